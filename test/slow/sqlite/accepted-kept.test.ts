/** Accepted mail that is not filed yet, or waits for its files: a kill loses none of it and doubles none, and a backup holds it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { backupSqlite } from '../../../src/store/sqlite/backup.ts';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { brevoEnv, brevoPost, startBrevoApi } from '../../support/providers/brevo.ts';
import { mailIn, newInbox, post } from '../../support/providers/provider-posts.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { rawSql } from '../../support/store/raw-sql.ts';

const ACCEPT = { ACCEPT_AFTER_MS: '0' };

const plain = (to: string, name: string) => mime({ to, subject: name, text: name, messageId: `<${name}@example.org>` });

async function filedBy({ rest }: RunningPostroom, inboxId: string): Promise<string[]> {
  await eventually('all is filed', async () => (await rest('GET', '/metrics')).body.backlog.mails === 0);
  const { data } = (await rest('GET', `/emails?inboxId=${inboxId}&limit=100`)).body;
  return data.map(({ subject }: { subject: string }) => subject).sort();
}

test('what was accepted by a process that is killed is filed by the next, once, and known when it comes again', async () => {
  const folder = await scratchFolder();
  const killed = await startProcess(folder, ACCEPT);
  const inbox = (await killed.rest('POST', '/inboxes', {})).body;
  const names = Array.from({ length: 60 }, (_, n) => `mail-${String(n).padStart(2, '0')}`);
  const told = (room: RunningPostroom, name: string) => {
    const mail = { recipient: inbox.address, mime: plain(inbox.address, name) };
    return postMail(`${room.url}/webhooks/provider/inbound`, mail, { token: `token-of-${name}` });
  };
  const answers = await Promise.all(names.map((name) => told(killed, name)));
  assert.ok(answers.every(({ json }) => json.accepted === true));
  assert.deepEqual(await killed.end('SIGKILL'), { code: null, signal: 'SIGKILL' });

  const next = await startProcess(folder, ACCEPT);
  const again = await Promise.all(names.map((name) => told(next, name)));
  assert.ok(again.every(({ json }) => json.duplicate === true));
  assert.deepEqual(await filedBy(next, inbox.id), names);
  await next.end('SIGTERM');
});

test('a backup holds what waits, and a server on it files it', async () => {
  const room = await startPostroom(ACCEPT);
  const inbox = (await room.rest('POST', '/inboxes', {})).body;
  // Rules that cannot be read keep the mail waiting.
  await room.sql('UPDATE inboxes SET rules = ? WHERE id = ? RETURNING id', '"example.com"', inbox.id);
  assert.equal((await room.inbound(inbox.address, plain(inbox.address, 'waiting'))).json.accepted, true);
  const folder = await scratchFolder();
  await backupSqlite(room.dataDir, join(folder, 'postroom.db'));
  await room.close();

  const copy = await startPostroom({ DATA_DIR: folder });
  await rawSql({ DATA_DIR: folder }, 'UPDATE inboxes SET rules = NULL WHERE id = ? RETURNING id', [inbox.id]);
  await eventually('it is filed', async () => (await copy.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data.length === 1);
  assert.equal((await copy.rest('GET', '/metrics')).body.backlog.mails, 0);
  await copy.close();
});

test('a backup holds what waits for its files, and a server on it files it with them', async () => {
  const api = await startBrevoApi();
  api.answering = 503;
  const env = { ...brevoEnv(api), POSTROOM_SECRET_KEY: Buffer.alloc(32, 1).toString('base64') };
  const room = await startPostroom(env);
  const inbox = await newInbox(room);
  const files = [api.keep({ name: 'plan.txt', content: 'the plan' })];
  const { body, headers } = brevoPost({ to: [inbox.address], files });
  assert.deepEqual((await post(room, 'brevo/inbound', body, headers)).body, { ok: true, accepted: true });
  const folder = await scratchFolder();
  await backupSqlite(room.dataDir, join(folder, 'postroom.db'));
  await room.close();

  api.answering = 'well';
  const copy = await startPostroom({ ...env, DATA_DIR: folder });
  const [email] = await eventually('it is filed', async () => {
    const mails = await mailIn(copy, inbox);
    return mails.length > 0 && mails;
  });
  const { attachments } = (await copy.rest('GET', `/emails/${email?.id}`)).body;
  const { bytes } = await copy.download(`/emails/${email?.id}/attachments/${attachments[0].id}`);
  assert.deepEqual([attachments.length, String(bytes)], [1, 'the plan']);
  assert.deepEqual((await post(copy, 'brevo/inbound', body, headers)).body, { ok: true, duplicate: true });
  await copy.close();
});
