/**
 * Statements that a unit of work sends before it is known whether the unit before it succeeded. PostgreSQL answers in order. If the unit before
 * succeeded, their answers are true; if it failed, PostgreSQL refused them, and they are sent again.
 */

export type Ahead = {
  /** Sends a statement, now or in its turn. What it answers is heard when the unit before is known to be kept or undone. */
  inTurn<T>(send: () => Promise<T>): Promise<T>;
  /** The unit before is ended, and not known to be kept yet. */
  hold(): void;
  /** It is kept. */
  kept(): void;
  /** It failed, and is being undone. Nothing is sent meanwhile: the driver takes statements for prepared until it hears that PostgreSQL refused them. */
  undoing(): void;
  /** It is undone, or the transaction is over. */
  undone(): void;
};

type Held = { sent: Promise<unknown> | null; send(): Promise<unknown>; hear(answer: Promise<unknown>): void };

export function sendingAhead(): Ahead {
  /** Null = all that came before is known to be kept or undone. */
  let held: Held[] | null = null;
  let isUndoing = false;

  function hear(answerOf: (one: Held) => Promise<unknown>): void {
    const all = held ?? [];
    held = null;
    isUndoing = false;
    for (const one of all) one.hear(answerOf(one));
  }

  return {
    inTurn: <T>(send: () => Promise<T>) => {
      const before = held;
      if (!before) return send();
      const sent = isUndoing ? null : send();
      sent?.catch(() => {});
      return new Promise<T>((hear) => before.push({ sent, send, hear: (answer) => hear(answer as Promise<T>) }));
    },
    hold: () => {
      held = [];
    },
    kept: () => hear(({ sent, send }) => sent ?? send()),
    undoing: () => {
      isUndoing = true;
    },
    undone: () => hear(({ send }) => send()),
  };
}
