/** Files that wait to be read outlive the process that was to read them, and those of mail that is stored already are read too. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { type File, mailWithFiles, pdf } from '../../support/mails/documents.ts';
import { makeDatabase } from '../../support/postgres/test-database.ts';
import { POSTROOM, startProcess } from '../../support/processes/process.ts';
import { type Answer, eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { forgetPass, settled } from '../../support/store/older-reader.ts';

const run = promisify(execFile);

const file = (filename: string, contentType: string, content: Buffer | string): File => ({
  filename,
  contentType,
  content: Buffer.from(content),
});

/** Takes a second or more to read. */
const slow = () => file('a.pdf', 'application/pdf', pdf(Array(6).fill('q Q '.repeat(400_000))));

async function receive(room: Postroom, inbox: Json, ...files: File[]): Promise<string> {
  assert.deepEqual((await room.inbound(String(inbox.address), mailWithFiles(...files))).json, { ok: true });
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data[0].id;
}

type Running = { rest(method: string, path: string): Promise<Answer> };

const found = async (room: Running, q: string): Promise<string[]> =>
  (await room.rest('GET', `/emails/search?q=${q}`)).body.data.map(({ id }: Json) => id);

test('mail that is stored already is read in the background after an upgrade, and by the command', async () => {
  const room = await startPostroom();
  const inbox: Json = (await room.rest('POST', '/inboxes', {})).body;
  const id = await receive(room, inbox, file('a.csv', 'text/csv', 'potoroo;1'));
  const attachments = [{ filename: 'b.txt', contentType: 'text/plain', content: Buffer.from('potoroo').toString('base64') }];
  const mail = { inboxId: inbox.id, to: [inbox.address], subject: 'sent', text: 'see', attachments };
  assert.equal((await room.rest('POST', '/emails/send', mail)).status, 202);
  /** What was received, what was sent, and what was received of that. */
  const ids = await eventually('all are there', async () => {
    const listed: string[] = (await room.rest('GET', '/emails')).body.data.map((one: Json) => one.id);
    return listed.length === 3 && listed.sort();
  });
  assert.ok(ids.includes(id));
  const searched = () => eventually('all are found', async () => (await found(room, 'potoroo')).sort().join() === ids.join());
  /** As a release stored it that read no files. */
  const forget = async () => {
    await room.sql('delete from attachment_texts returning email_id');
    await room.sql('update emails set indexed = null returning id');
    const { store } = await room.registry();
    try {
      await store.write(async (tx) => {
        for (const one of ids) {
          const [row, body] = [await tx.emails.row(one), await tx.emails.body(one)];
          assert.ok(row && body);
          await tx.emails.indexAgain(row, body);
        }
      });
    } finally {
      await store.close();
    }
    assert.deepEqual(await found(room, 'potoroo'), []);
  };
  await searched();
  await forget();
  await forgetPass(room);
  await room.restart();
  await settled(room);
  await searched();

  await forget();
  const { stdout } = await run(process.execPath, [...POSTROOM, 'reindex'], { env: { ...process.env, ...room.env } });
  assert.match(stdout, /^read 3 mails again/);
  await searched();
  await room.close();
});

test('files that wait when the process is killed are read after the next start', async () => {
  const dataDir = await scratchFolder();
  const database = await makeDatabase(dataDir);
  const first = await startProcess(dataDir, database.env);
  const { body: inbox } = await first.rest('POST', '/inboxes', { localPart: 'ada' });
  const other = (await first.rest('POST', '/inboxes', { localPart: 'bob' })).body;
  const attach = (one: File) => ({
    filename: one.filename,
    contentType: one.contentType,
    content: one.content.toString('base64'),
  });
  const send = (one: File) =>
    first.rest('POST', '/emails/send', {
      inboxId: other.id,
      to: [inbox.address],
      subject: 's',
      text: 't',
      attachments: [attach(one)],
    });
  // It is being read, so the others wait.
  await send(slow());
  for (const word of ['bilby', 'quoll']) assert.equal((await send(file('a.txt', 'text/plain', word))).status, 202);
  const { data } = (await first.rest('GET', '/emails')).body;
  assert.ok(data.some(({ indexed }: Json) => indexed === 'pending'));
  assert.equal((await first.end('SIGKILL')).code, null);
  const again = await startProcess(dataDir, database.env);
  for (const word of ['bilby', 'quoll']) await eventually(`${word} is found`, async () => (await found(again, word)).length > 0);
  assert.equal((await again.end('SIGTERM')).code, 0);
});
