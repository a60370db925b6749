/** A process that is killed while it writes a draft with large files piece by piece: what was saved before stays as it was. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { API_KEY } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const LARGE = randomBytes(15_000_000);
const SMALLER = randomBytes(3_000_000);

const file = (content: Buffer) => ({
  filename: 'plan.pdf',
  contentType: 'application/pdf',
  content: content.toString('base64'),
});

test('neither half a draft nor half a change is left', async () => {
  const folder = await scratchFolder();
  const first = await startProcess(folder);
  const inboxId = (await first.rest('POST', '/inboxes', {})).body.id;
  const database = new SQLite(join(folder, 'postroom.db'), { readonly: true });
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const draft = (content: Buffer) => ({ inboxId, to: 'ann@example.org', subject: 'x', attachments: [file(content)] });

  /** Kills the process once it has written some pieces of what it was asked for. */
  async function killedWithin(room: RunningPostroom, method: string, path: string, body: object): Promise<void> {
    const [before, begun] = [count('email_pieces'), count('arriving')];
    const cut = assert.rejects(room.rest(method, path, body));
    // Without a pause, in which a quick disk could write the rest.
    while (count('email_pieces') === before) await setImmediate();
    await room.end('SIGKILL');
    await cut;
    assert.equal(count('arriving'), begun + 1, 'it was not done');
  }

  await killedWithin(first, 'POST', '/drafts', draft(LARGE));
  assert.deepEqual([count('emails'), count('drafts'), count('draft_files')], [0, 0, 0]);

  const second = await startProcess(folder);
  const saved = (await second.rest('POST', '/drafts', draft(SMALLER))).body;
  const rawOf = async (room: RunningPostroom) => {
    const path = `${room.url}/api/v1/emails/${saved.id}/raw`;
    return Buffer.from(await (await fetch(path, { headers: { authorization: `Bearer ${API_KEY}` } })).arrayBuffer());
  };
  const raw = await rawOf(second);
  await killedWithin(second, 'PATCH', `/drafts/${saved.id}`, { attachments: [file(LARGE)] });

  const third = await startProcess(folder);
  assert.deepEqual((await third.rest('GET', `/emails/${saved.id}`)).body.updatedAt, saved.updatedAt);
  assert.ok((await rawOf(third)).equals(raw));
  assert.equal((await third.rest('PATCH', `/drafts/${saved.id}`, { text: 'See the file.' })).status, 200);
  const { attachments } = (await third.rest('GET', `/emails/${saved.id}`)).body;
  const path = `${third.url}/api/v1/emails/${saved.id}/attachments/${attachments[0].id}`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${API_KEY}` } });
  assert.ok(Buffer.from(await answer.arrayBuffer()).equals(SMALLER));
  await killedWithin(third, 'PATCH', `/drafts/${saved.id}`, { attachments: [file(LARGE)] });

  const last = await startProcess(folder);
  assert.equal((await last.rest('DELETE', `/emails/${saved.id}`)).status, 200);
  const left = database.prepare('select distinct email_id as id from email_pieces order by id').pluck().all();
  const begun = database.prepare('select id from arriving order by id').pluck().all();
  assert.equal(begun.length, 3);
  assert.deepEqual(left, begun, 'what was begun, which the sweep finds, and nothing else');
  database.close();
  await last.end('SIGTERM');
});
