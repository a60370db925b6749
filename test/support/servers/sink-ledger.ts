/** What the next server accepted, on disk before it answered, compared with what Postroom tells of its delivery attempts. */
import assert from 'node:assert/strict';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { z } from 'zod';
import type { EmailRecord } from '../../../src/core/reading/email-record.ts';
import type { RunningPostroom } from '../processes/process.ts';
import { eventually, type Json } from '../rooms/postroom.ts';

/** A process, or several that stand for one another. */
export type Asked = Pick<RunningPostroom, 'url' | 'rest'>;

/** A mail the sink took: during which life of the process, and its bytes. */
export type Arrival = { life: number; messageId: string; mime: Buffer };

/** The steps of the deliveries to elsewhere, by Message-ID. */
type Steps = Map<string, string[]>;

const LINE = z.object({ life: z.number(), mime: z.string() });

/** A file of arrivals, one a line; `take` returns when its line is on the disk, so a 250 that is sent after it is true. */
export function openSinkLedger(path: string) {
  const file = openSync(path, 'a');
  return {
    take(life: number, mime: Buffer): void {
      writeSync(file, `${JSON.stringify({ life, mime: mime.toString('base64') })}\n`);
      fsyncSync(file);
    },
    arrivals(): Arrival[] {
      const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => {
        const { life, mime } = LINE.parse(JSON.parse(line));
        const bytes = Buffer.from(mime, 'base64');
        return { life, messageId: messageIdOf(bytes), mime: bytes };
      });
    },
    close: () => closeSync(file),
  };
}

export function messageIdOf(mime: Buffer): string {
  return /^message-id:\s*(<[^>]+>)/im.exec(mime.toString('latin1'))?.[1] ?? '';
}

/** Waits until nothing is left to be sent, apart from held mail. */
export async function allSent(room: Asked): Promise<void> {
  const look = async () => {
    const { queued, sending, deferred, failed } = (await room.rest('GET', '/metrics')).body.deliveries;
    return queued + sending + deferred + failed === 0;
  };
  // What a slow machine defers is tried again after a minute or two.
  await eventually('everything queued is sent', look, 10);
}

/**
 * Does what a person does with mail that is held because the result of its attempt is unknown: looks into the log of the next
 * server, and releases only mail that this has not got. Resolves how many mails were held.
 */
export async function decideOnHeld(room: Asked, arrivals: Arrival[]): Promise<number> {
  const taken = new Set(arrivals.map(({ messageId }) => messageId));
  for (let held = 0; ; ) {
    const { body } = await room.rest('GET', '/emails/held?limit=100');
    if (body.data.length === 0) return held;
    for (const { id, messageId, held: why } of body.data) {
      assert.equal(why.rule, 'unknown_outcome');
      const { status } = await room.rest('POST', `/emails/${id}/${taken.has(messageId) ? 'reject' : 'approve'}`);
      assert.equal(status, 200);
      held += 1;
    }
  }
}

/** What the record of each of these emails tells of its delivery attempts. */
export async function stepsOf(room: Asked, emails: { id: string; messageId: string | null }[]): Promise<Steps> {
  const left = [...emails];
  const found: Steps = new Map();
  const reader = async () => {
    for (let email = left.pop(); email; email = left.pop()) {
      const { status, body } = await room.rest('GET', `/emails/${email.id}/deliveries`);
      assert.equal(status, 200);
      found.set(
        String(email.messageId),
        body.data.flatMap(({ steps }: { steps: Json[] }) => steps.map((step) => String(step.status))),
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return found;
}

/**
 * Each extra copy of a mail must be one whose attempt was under way when the process was killed: taken by the sink in that life,
 * and not yet recorded by Postroom (`underWay` holds the Message-IDs of those, by life). Every copy but the last is recorded as
 * an attempt that is `unknown`, and no attempt is recorded so that no kill cut off. Returns how many extra copies there were, and
 * how many such attempts.
 */
export function checkCopies(
  arrivals: Arrival[],
  underWay: Map<number, Set<string>>,
  steps: Steps,
): { copies: number; unknown: number } {
  const lives = new Map<string, number[]>();
  for (const { messageId, life } of arrivals) lives.set(messageId, [...(lives.get(messageId) ?? []), life]);
  const first = new Map<string, Buffer>();
  for (const { messageId, mime } of arrivals) {
    assert.ok(mime.equals(first.get(messageId) ?? mime), 'a second copy has the bytes of the first');
    first.set(messageId, mime);
  }
  let copies = 0;
  let unknown = 0;
  for (const [messageId, [one, ...more]] of lives) {
    let before = one ?? 0;
    for (const life of more) {
      assert.ok(life > before, 'one process handed the same mail over twice');
      assert.ok(underWay.get(before)?.has(messageId), 'a mail was sent again although its attempt had been recorded');
      before = life;
      copies += 1;
    }
    const cut = [...underWay.values()].filter((ids) => ids.has(messageId)).length;
    const told = (steps.get(messageId) ?? []).filter((status) => status === 'unknown').length;
    assert.ok(told >= more.length, 'every copy but the last is told as unknown');
    assert.ok(told <= cut, 'no attempt is told as unknown that no kill cut off');
    unknown += told;
  }
  return { copies, unknown };
}

/** Mail that asks to be held when its outcome is unknown is at the sink once, however often the process was killed. */
export function checkHeldOnce(arrivals: Arrival[], emails: Pick<EmailRecord, 'messageId' | 'onUnknown'>[]): void {
  const asked = new Set(emails.flatMap(({ messageId, onUnknown }) => (onUnknown === 'hold' ? [messageId] : [])));
  const taken = arrivals.flatMap(({ messageId }) => (asked.has(messageId) ? [messageId] : []));
  assert.equal(new Set(taken).size, taken.length, 'a mail that was to be held went out a second time');
}
