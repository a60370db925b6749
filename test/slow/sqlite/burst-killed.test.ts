/** A server that is killed in the middle of a burst of webhooks, of which many are accepted in one commit: what it answered is there once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

/** More at a time than those with which an account is no longer late. */
const AT_ONCE = 150;
const MAILS = 600;
/** Answers after which each process is killed. */
const KILLED_AFTER = [1, 70, 180];

/** Every mail is late, so the next are accepted at once. */
const LATE = { ACCEPT_AFTER_MS: '0' };

test('each mail that was answered, and each that is posted again, is filed once', async () => {
  const folder = await scratchFolder();
  const answered = new Set<string>();
  let address = '';
  let inboxId = '';

  async function post({ url }: RunningPostroom, name: string): Promise<Record<string, unknown>> {
    const mail = {
      recipient: address,
      mime: mime({ to: address, subject: name, text: name, messageId: `<${name}@example.org>` }),
    };
    const { status, json } = await postMail(`${url}/webhooks/provider/inbound`, mail, { token: `token-of-${name}` });
    assert.equal(status, 200);
    return json;
  }

  /** Posts what was not answered yet, and ends when all is, or when the process does. */
  async function burst(room: RunningPostroom, killedAfter: number): Promise<void> {
    const left = Array.from({ length: MAILS }, (_, n) => `mail-${n}`).filter((name) => !answered.has(name));
    let before = 0;
    const sender = async () => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) {
        await post(room, name);
        answered.add(name);
        before += 1;
        if (before === killedAfter) void room.end('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: AT_ONCE }, sender));
  }

  for (const killedAfter of KILLED_AFTER) {
    const room = await startProcess(folder, LATE);
    if (address === '') ({ id: inboxId, address } = (await room.rest('POST', '/inboxes', {})).body);
    await burst(room, killedAfter);
    await eventually('it is gone', async () => !room.running());
  }
  assert.ok(answered.size < MAILS, 'the kills came in the middle');

  const room = await startProcess(folder, LATE);
  const early = [...answered].slice(0, AT_ONCE);
  await burst(room, Number.POSITIVE_INFINITY);
  assert.equal(answered.size, MAILS);
  assert.deepEqual(
    [...new Set((await Promise.all(early.map((name) => post(room, name)))).map(({ duplicate }) => duplicate))],
    [true],
  );
  await eventually('all is filed', async () => (await room.rest('GET', '/metrics')).body.backlog.mails === 0);
  const subjects: string[] = [];
  for (let cursor = ''; ; ) {
    const { data, nextCursor } = (await room.rest('GET', `/emails?inboxId=${inboxId}&limit=100${cursor}`)).body;
    subjects.push(...data.map(({ subject }: { subject: string }) => subject));
    if (!nextCursor) break;
    cursor = `&cursor=${nextCursor}`;
  }
  assert.deepEqual(subjects.sort(), [...answered].sort());
  await room.end('SIGTERM');
});
