/** Kills the real process while it posts events, and compares what came with the events that there are. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { encoded, postWebhook, rawForm } from '../providers/webhook.ts';
import { mime } from '../rooms/conversation.ts';
import { eventually, type Json } from '../rooms/postroom.ts';
import { compared, HOOKS_ENV, newEndpoint, startReceiver, verifyAtAnyTime } from '../servers/webhook-receiver.ts';
import { type RunningPostroom, startProcess } from './process.ts';

/** In a round: telling takes some milliseconds each, and goes on for as long after the last kill. */
const MOST_MAILS = 150;

/** `events` of each of three endpoints; `repeats`: what came twice at the one that always answers, with the same id and the same event. */
export type WebhookKills = { events: number; repeats: number };

/** Throws an AssertionError when an endpoint lacks an event, or got more repeats than there were kills. */
export async function killWhilePosting(
  kills: number,
  dataDir: string,
  databaseEnv: Record<string, string>,
): Promise<WebhookKills> {
  const env = { ...databaseEnv, ...HOOKS_ENV };
  const [steady, failing, woken] = [await startReceiver(), await startReceiver(), await startReceiver()];
  let answers = 0;
  // Slow enough that a kill meets requests under way, before and after their answer.
  steady.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 10 * (answers++ % 4));
  const tried = new Set<string>();
  failing.answer = (response, { id }) => {
    // Once: the third attempt is minutes later.
    const fails = !tried.has(id) && tried.size % 3 === 0;
    tried.add(id);
    response.writeHead(fails ? 500 : 204).end();
  };
  let room = await startProcess(dataDir, env);
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const types = ['email.received'];
  const { secret } = await newEndpoint(room, { url: steady.url, types });
  await newEndpoint(room, { url: failing.url, types, payload: 'thin' });
  await newEndpoint(room, { url: woken.url, types, wake: { only: ['any'] } });
  for (let kill = 0; kill < kills; kill++) {
    const before = steady.received.length;
    const posting = keepPosting(room, inbox.address, kill);
    await came('more', () => steady.received.length >= before + 6);
    await pause(7 * (kill % 20));
    await room.end('SIGKILL');
    await posting;
    room = await startProcess(dataDir, env);
  }
  const expected = await received(room);
  assert.ok(expected.length >= 6 * kills, `${expected.length} mails`);
  for (const receiver of [steady, failing, woken])
    await came('all', () => compared(receiver.received, expected).missing.length === 0);
  const { repeated: repeats } = compared(steady.received, expected);
  // One request is under way at a time, so a kill repeats one at most.
  assert.ok(repeats <= kills, `${repeats} repeats`);
  assert.ok(compared(woken.received, expected).repeated <= kills);
  for (const one of steady.received) verifyAtAnyTime(secret, one);
  const mails = new Map<string, unknown>();
  for (const { id, body } of steady.received) {
    assert.equal(mails.get(id) ?? body.data.id, body.data.id);
    mails.set(id, body.data.id);
  }
  assert.deepEqual([...mails.keys()].toSorted(), expected.toSorted());
  assert.equal((await room.end('SIGTERM')).code, 0);
  await Promise.all([steady.close(), failing.close(), woken.close()]);
  return { events: expected.length, repeats };
}

/** Within ten minutes: telling goes on for as long as mail came in before, on a machine that may do much else. */
async function came(what: string, isSo: () => boolean): Promise<void> {
  await eventually(what, async () => isSo(), 10);
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
