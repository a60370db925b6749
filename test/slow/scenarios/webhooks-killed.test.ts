/** A process that is killed while it posts events: every event comes, and what comes twice has the id that it had. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '../../support/closing.ts';
import { mime } from '../../support/conversation.ts';
import type { Json } from '../../support/postroom.ts';
import { eventually } from '../../support/postroom.ts';
import { type RunningPostroom, startProcess } from '../../support/process.ts';
import { isShared, makeDatabase } from '../../support/test-database.ts';
import { encoded, postWebhook, rawForm } from '../../support/webhook.ts';
import { compared, HOOKS_ENV, newEndpoint, startReceiver, verify } from '../../support/webhook-receiver.ts';

/** Where instances share the store, what a killed one had belongs to it for a minute. */
const KILLS = isShared ? 2 : 20;

/** In a round: telling takes some milliseconds each, and goes on for as long after the last kill. */
const MOST_MAILS = 150;

test(`it is killed ${KILLS} times over its work: nothing is missing, and repeats have the same id and the same event`, async () => {
  const dataDir = await scratchFolder();
  const database = await makeDatabase(dataDir);
  const env = { ...database.env, ...HOOKS_ENV };
  const [receiver, failing, woken] = [await startReceiver(), await startReceiver(), await startReceiver()];
  let answers = 0;
  // Slow enough that a kill meets requests under way, before and after their answer.
  receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 10 * (answers++ % 4));
  failing.answer = (response) => void response.writeHead(answers++ % 3 === 0 ? 500 : 204).end();
  let room = await startProcess(dataDir, env);
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const types = ['email.received'];
  const { secret } = await newEndpoint(room, { url: receiver.url, types });
  await newEndpoint(room, { url: failing.url, types, payload: 'thin' });
  await newEndpoint(room, { url: woken.url, types, wake: { only: ['any'] } });
  let repeats = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const before = receiver.received.length;
    const posting = keepPosting(room, inbox.address, kill);
    await came('more', () => receiver.received.length >= before + 6);
    await pause(7 * kill);
    await room.end('SIGKILL');
    await posting;
    room = await startProcess(dataDir, env);
  }
  const expected = await received(room);
  assert.ok(expected.length >= 6 * KILLS, `${expected.length} mails`);
  await came('all', () => compared(receiver.received, expected).missing.length === 0);
  const result = compared(receiver.received, expected);
  assert.deepEqual(result.missing, []);
  repeats += result.repeated;
  // One request is under way at a time, so a kill repeats one at most.
  assert.ok(repeats <= KILLS, `${repeats} repeats`);
  for (const one of receiver.received) verify(secret, one);
  const subjects = new Map<string, unknown>();
  for (const { id, body } of receiver.received) {
    assert.equal(subjects.get(id) ?? body.data.id, body.data.id);
    subjects.set(id, body.data.id);
  }
  assert.deepEqual([...subjects.keys()].toSorted(), expected.toSorted());
  await came('retries', () => compared(failing.received, expected).missing.length === 0);
  assert.deepEqual(compared(failing.received, expected).missing, []);
  await came('wakes', () => compared(woken.received, expected).missing.length === 0);
  assert.ok(compared(woken.received, expected).repeated <= KILLS);
  assert.equal((await room.end('SIGTERM')).code, 0);
});

/** Within three minutes. */
async function came(what: string, isSo: () => boolean): Promise<void> {
  for (let minute = 0; minute < 2; minute++) if (await eventually(what, async () => isSo()).catch(() => false)) return;
  await eventually(what, async () => isSo());
}

/** Until the process no longer answers, or there is enough to tell. */
async function keepPosting({ url }: RunningPostroom, to: string, round: number): Promise<void> {
  for (let n = 0; n < MOST_MAILS; n++) {
    const subject = `${round}-${n}`;
    const form = rawForm(
      { recipient: to, mime: Buffer.from(mime({ to, subject, text: subject, messageId: `<${subject}@example.org>` })) },
      {},
    );
    const isTaken = await postWebhook(`${url}/webhooks/provider/inbound`, encoded(form, 'multipart')).then(
      () => true,
      () => false,
    );
    if (!isTaken) return;
  }
}

/** Ids of all events of received mail. */
async function received(room: RunningPostroom): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { body } = await room.rest('GET', `/events?types=email.received&limit=100${after && `&after=${after}`}`);
    ids.push(...body.data.map(({ id }: Json) => id));
    if (body.data.length === 0) return ids;
    after = body.nextCursor;
  }
}
