/** A Postroom in which keys send under limits: its clock, its keys, and what answers say about the sends that are left. */
import assert from 'node:assert/strict';
import type { Stored } from './correspondence.ts';
import { type Answer, API_KEY, type Json, type Postroom, standInClock, startPostroom } from './postroom.ts';

export type BudgetRoom = Awaited<ReturnType<typeof openBudgetRoom>>;

export async function openBudgetRoom() {
  const clock = standInClock(new Date('2026-05-04T00:00:00Z'));
  const room: Postroom = await startPostroom({}, { clock });
  const inbox: Stored = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
  const other: Stored = (await room.rest('POST', '/inboxes', { localPart: 'other' })).body;
  return {
    room,
    clock,
    inbox,
    /** An address that takes mail. */
    to: String(other.address),
    /** Moves the clock to this time of the next day, so that no test meets what another one used. */
    nextDayAt(time: string): void {
      const day = new Date(clock.now().getTime() + 24 * 3600_000).toISOString().slice(0, 10);
      clock.pass(Date.parse(`${day}T${time}Z`) - clock.now().getTime());
    },
    async keyWith(more: Json, maker = API_KEY): Promise<Stored> {
      const { status, body } = await room.rest('POST', '/api-keys', { name: 'agent', ...more }, { key: maker });
      assert.equal(status, 201, JSON.stringify(body));
      return body;
    },
    send(key: string, more: Json = {}, headers: Record<string, string> = {}): Promise<Answer> {
      const mail = { inboxId: inbox.id, to: other.address, subject: 'Hello', text: 'Hi.', ...more };
      return room.rest('POST', '/emails/send', mail, { key, headers });
    },
    /** The remaining sends in the answer of whoami, by name. */
    async left(key: string): Promise<Record<string, number>> {
      const { body } = await room.rest('GET', '/whoami', undefined, { key });
      return Object.fromEntries(body.quotas.map((one: { name: string; left: number }) => [one.name, one.left]));
    },
    /** How many mails the inbox has sent. */
    async outbound(): Promise<number> {
      return (await room.rest('GET', `/emails?direction=outbound&limit=100&inboxId=${inbox.id}`)).body.data.length;
    },
  };
}

export function isSent({ status, body }: Answer): void {
  assert.equal(status, 202, JSON.stringify(body));
}

/** Refused until a window ends, in `retryAfter` seconds. */
export function isTooMuch({ status, body, headers }: Answer, retryAfter: number): void {
  assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'rate_limited', String(retryAfter)], body.detail);
  assert.match(body.hint, new RegExp(`Send again in ${retryAfter} s`));
}

/** Refused for good, at a field when one is named. */
export function isForbidden({ status, body, headers }: Answer, path?: string): void {
  assert.deepEqual([status, body.code, headers.get('retry-after')], [403, 'forbidden', null], JSON.stringify(body));
  assert.equal(body.errors?.[0].path, path);
}

/** The two fields as they stand in the answer, without the limit of requests, which every answer of such an account has. */
export function told({ headers }: Answer): { policy: string | null; limits: string | null } {
  const ofSends = (name: string) => headers.get(name)?.replace(/^"plan-second"[^,]*(?:, )?/, '') || null;
  return { policy: ofSends('ratelimit-policy'), limits: ofSends('ratelimit') };
}
