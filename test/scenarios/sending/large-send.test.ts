/** A mail with a large file is stored in pieces, with its sender and with an inbox here; what is refused or sent again leaves none. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const [from, to] = await Promise.all([room.rest('POST', '/inboxes', {}), room.rest('POST', '/inboxes', {})]);
const content = randomBytes(2_000_000);
const attachments = [{ filename: 'plan.pdf', contentType: 'application/pdf', content: content.toString('base64') }];
const mail = { inboxId: from.body.id, to: to.body.address, subject: 'the plan', text: 'See the file.', attachments };

async function pieces(): Promise<{ arriving: number; mails: number; whole: number }> {
  const count = async (what: string) => Number((await room.sql(`select count(${what}`))[0]?.n);
  const [arriving, mails] = [await count('*) as n from arriving'), await count('distinct email_id) as n from email_pieces')];
  return { arriving, mails, whole: await count('*) as n from email_mimes') };
}

async function arrived(subject: string): Promise<Buffer> {
  const path = `/emails/wait?inboxId=${to.body.id}&subject=${encodeURIComponent(subject)}&since=2020-01-01T00:00:00Z&timeoutSeconds=60`;
  const { email } = (await room.rest('GET', path)).body;
  const { attachments: files } = (await room.rest('GET', `/emails/${email.id}`)).body;
  return (await room.download(`/emails/${email.id}/attachments/${files[0].id}`)).bytes;
}

test('it arrives as it was given, and a retry under its idempotency key leaves nothing', async () => {
  const headers = { 'idempotency-key': 'one-large-mail' };
  const sent = await room.rest('POST', '/emails/send', mail, { headers });
  assert.equal(sent.status, 202);
  assert.ok((await arrived('the plan')).equals(content));
  assert.deepEqual(await pieces(), { arriving: 0, mails: 2, whole: 0 });
  assert.deepEqual((await room.rest('POST', '/emails/send', mail, { headers })).body, sent.body);
  assert.deepEqual(await pieces(), { arriving: 0, mails: 2, whole: 0 });
});

test('one that a rule refuses leaves nothing', async () => {
  const { status } = await room.rest('PATCH', `/inboxes/${from.body.id}`, { rules: { send: { allow: ['nobody@example.org'] } } });
  assert.equal(status, 200);
  assert.equal((await room.rest('POST', '/emails/send', mail)).status, 403);
  assert.deepEqual(await pieces(), { arriving: 0, mails: 2, whole: 0 });
  await room.rest('PATCH', `/inboxes/${from.body.id}`, { rules: null });
});

test('a draft is sent with its file', async () => {
  const draft = (await room.rest('POST', '/drafts', { ...mail, subject: 'the draft' })).body;
  assert.equal((await room.rest('POST', `/drafts/${draft.id}/send`, {})).status, 202);
  assert.ok((await arrived('the draft')).equals(content));
  await eventually('nothing arrives any more', async () => (await pieces()).arriving === 0);
});
