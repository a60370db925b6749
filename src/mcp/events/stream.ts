/** events/stream: what happens, as notifications on the answer to the request (SEP-3415, push-based delivery). */
import type { PostroomError } from '../../core/base/errors.ts';
import { eventCursor } from '../../core/base/pages.ts';
import type { FullEventRecord } from '../../core/events/list.ts';
import type { EventReader } from '../../core/events/stream.ts';
import type { RequestId } from '../sessions/in-flight.ts';
import type { Occurrence } from './occurrences.ts';

/** The answer to the request while it is open. */
export type OpenAnswer = {
  requestId: RequestId;
  send(method: string, params: object): Promise<void>;
  /** Resolves when the client has taken most of what was sent, or is gone. */
  taken(): Promise<void>;
};

/** Which request a notification belongs to (MCP 2026-07-28, subscriptions). */
const SUBSCRIPTION = 'io.modelcontextprotocol/subscriptionId';

export type NotifyingReader = EventReader & {
  /** Tells why the subscription is over. Resolves when all was sent. */
  terminate(error: { code: number; message: string; data?: object | undefined }): Promise<void>;
  /** Resolves when all was sent. */
  sent(): Promise<void>;
};

/** `occurrence` makes what is told of an event. A notification that cannot be sent has no reader any more. */
export function notifyingReader(
  position: number,
  answer: OpenAnswer,
  occurrence: (event: FullEventRecord) => Promise<Occurrence>,
): NotifyingReader {
  let isActive = false;
  let turn: Promise<void> = Promise.resolve();
  const send = (name: string, params: object) =>
    answer.send(`notifications/events/${name}`, { ...params, _meta: { [SUBSCRIPTION]: answer.requestId } });
  // What is told has to be read from the store, so each notification waits for the one before.
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => undefined);
    return turn;
  };
  const activate = (at: number, truncated: boolean) => {
    isActive = true;
    void inTurn(() => send('active', { cursor: eventCursor(at), truncated }));
  };
  // Whether something was missed is known after the first look, and the first notification says so.
  const begin = () => {
    if (!isActive) activate(position, false);
  };
  return {
    events() {
      throw new Error('Events are told over MCP with their records');
    },
    fullEvents(events) {
      begin();
      for (const event of events)
        void inTurn(async () => send('event', { ...(await occurrence(event)), cursor: eventCursor(event.sequence) }));
    },
    gap: (at) => activate(at, true),
    beat(at) {
      // Before the first look has ended, nothing is known of what was missed.
      if (isActive) void inTurn(() => send('heartbeat', { cursor: eventCursor(at) }));
    },
    async taken() {
      begin();
      await turn;
      await answer.taken();
    },
    terminate: (error) => inTurn(() => send('terminated', { error })),
    sent: () => turn,
  };
}

/** Whether a client that connects again from its cursor would be let in. */
export function goesOn({ code }: PostroomError): boolean {
  return code === 'unavailable' || code === 'internal';
}
