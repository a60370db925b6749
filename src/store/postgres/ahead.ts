/**
 * Statements that a unit of work sends before it is known whether the unit before it succeeded. PostgreSQL answers in order, so what they
 * answer is true if it did; if it did not, PostgreSQL refused them, and they are sent again.
 */

export type Ahead = {
  /** Sends a statement, now or in its turn. What it answers is heard when the unit before is known to be kept or undone. */
  inTurn<T>(send: () => Promise<T>): Promise<T>;
  /** The unit before is ended, and not known to be kept yet. */
  hold(): void;
  /** It is kept. */
  kept(): void;
  /** It failed, and is being undone: nothing is sent meanwhile. */
  undoing(): void;
  /** It is undone. */
  undone(): void;
  /** It could not be undone, so the transaction is over. */
  over(error: unknown): void;
};

type Waiting = { sent: Promise<unknown> | null; send(): Promise<unknown>; hear(answer: Promise<unknown>): void };

export function sendingAhead(): Ahead {
  /** Null = all that came before is known to be kept. */
  let waiting: Waiting[] | null = null;
  let isUndoing = false;

  function end(answerOf: (one: Waiting) => Promise<unknown>): void {
    const all = waiting ?? [];
    waiting = null;
    isUndoing = false;
    for (const one of all) one.hear(answerOf(one));
  }

  return {
    inTurn: <T>(send: () => Promise<T>) => {
      const held = waiting;
      if (!held) return send();
      const sent = isUndoing ? null : send();
      sent?.catch(() => {});
      return new Promise<T>((hear) => held.push({ sent, send, hear: (answer) => hear(answer as Promise<T>) }));
    },
    hold: () => {
      waiting = [];
    },
    kept: () => end(({ sent, send }) => sent ?? send()),
    undoing: () => {
      isUndoing = true;
    },
    undone: () => end(({ send }) => send()),
    over: (error) => end(() => Promise.reject(error)),
  };
}
