/** A Postroom whose only relay misbehaves, with a clock that stands still until a test moves it. */
import assert from 'node:assert/strict';
import { type MisbehavingRelay, startMisbehavingRelay } from '../servers/misbehaving-relay.ts';
import { eventually, type Json, type Postroom, standInClock, startPostroom } from './postroom.ts';

export const MINUTE = 60_000;

export type Step = { status: string; source: string; code: number | null; statusCode: string | null; reason: string | null };

export type Delivery = {
  recipient: string;
  status: string;
  attempts: number;
  nextAttemptAt: string | null;
  lastCode: number | null;
  lastStatusCode: string | null;
  lastReply: string | null;
  steps: Step[];
};

export type TroubledRoom = {
  room: Postroom;
  relay: MisbehavingRelay;
  clock: ReturnType<typeof standInClock>;
  /** Sends a mail, over REST and MCP in turn; resolves its record. */
  send(mail: Json): Promise<Json & { id: string }>;
  deliveriesOf(id: string): Promise<Delivery[]>;
  /** Waits until an attempt of the first recipient is over; `meanwhile` is done before every look. */
  attempted(id: string, attempts: number, meanwhile?: () => void): Promise<Delivery>;
  /** Minutes until the next attempt; -1 when there is none. */
  wait(delivery: Delivery): number;
  /** Makes the outbox read what is due, by a mail within the server, which needs no relay. */
  lookAgain(): Promise<void>;
  close(): Promise<void>;
};

export async function startTroubledRoom(env: Record<string, string> = {}): Promise<TroubledRoom> {
  const clock = standInClock();
  const relay = await startMisbehavingRelay();
  const room = await startPostroom({ SMTP_URL: relay.url, ...env }, { clock });
  const inboxId = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;
  const here = (await room.rest('POST', '/inboxes', { localPart: 'here' })).body.address;
  const agent = await room.mcp();
  let sent = 0;
  const deliveriesOf = async (id: string): Promise<Delivery[]> => {
    const { status, body } = await room.rest('GET', `/emails/${id}/deliveries`);
    assert.equal(status, 200);
    return body.data;
  };
  return {
    room,
    relay,
    clock,
    deliveriesOf,
    send: async (mail) => {
      const whole = { inboxId, subject: 'Hello', text: 'Hello.\n.\n..', ...mail };
      sent += 1;
      const overMcp = sent % 2 === 0;
      const { status, body } = overMcp ? await agent.call('send_email', whole) : await room.rest('POST', '/emails/send', whole);
      assert.equal(status, overMcp ? 200 : 202, JSON.stringify(body));
      return body;
    },
    attempted: (id, attempts, meanwhile) =>
      eventually(`attempt ${attempts}`, async () => {
        meanwhile?.();
        const [delivery] = await deliveriesOf(id);
        return delivery?.attempts === attempts && delivery.status !== 'sending' && delivery;
      }),
    wait: ({ nextAttemptAt }) => (nextAttemptAt === null ? -1 : (Date.parse(nextAttemptAt) - clock.now().getTime()) / MINUTE),
    lookAgain: async () => {
      const { body } = await room.rest('POST', '/emails/send', { inboxId, to: here, subject: 'x', text: 'x' });
      await eventually('it is delivered here', async () => (await deliveriesOf(body.id))[0]?.status === 'delivered');
    },
    close: async () => {
      await agent.close();
      await room.close();
      await relay.close();
    },
  };
}
