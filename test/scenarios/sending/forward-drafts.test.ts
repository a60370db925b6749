/** A forward that is saved as a draft first: its text, files and thread, what may be changed, and how it goes out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { written } from '../../support/mails/console-mails.ts';
import { eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
const { room, sink } = await startRelayedRoom({}, { clock });
const inbox = (await room.rest('POST', '/inboxes', {})).body;

test('it has the text and the files of its mail, and what is changed in it goes out', async () => {
  const mail = await receive('The notes');
  const made = await room.rest('POST', '/drafts', { forwards: mail.id, text: 'Look at this.' });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const { id, subject, text, threadId, attachments } = made.body;
  assert.deepEqual([subject, threadId, attachments[0].filename], ['Fwd: The notes', mail.threadId, 'notes.txt']);
  assert.match(text, /^Look at this\.\n\n-+ Forwarded message -+\nFrom: Ada[\s\S]*Hello\.\n$/);
  const changed = await room.rest('PATCH', `/drafts/${id}`, { to: ['carol@example.net'], text: `Changed. ${text}` });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  const sent = await room.rest('POST', `/drafts/${id}/send`, {});
  assert.equal(sent.status, 202, JSON.stringify(sent.body));
  const { threadId: thread, inReplyTo, references } = sent.body;
  assert.deepEqual([thread, inReplyTo, references], [mail.threadId, null, [mail.messageId]]);
  const out = await eventually('it goes out', async () =>
    sink.mails.find(({ recipients }) => recipients.includes('carol@example.net')),
  );
  const mime = out.mime.toString();
  assert.match(mime, /Changed\. Look at this/);
  assert.match(mime, /filename="?notes\.txt/);
});

test('it counts as a hop, as a forward that is sent at once does', async () => {
  const mail = await receive('Round and round', ['Postroom-Hops: 3']);
  const [now, drafted] = [
    await room.rest('POST', `/emails/${mail.id}/forward`, { to: ['dan@example.net'] }),
    await room.rest('POST', '/drafts', { forwards: mail.id, to: ['dan@example.net'] }),
  ];
  await room.rest('PATCH', `/drafts/${drafted.body.id}`, { cc: ['eve@example.net'] });
  const sent = await room.rest('POST', `/drafts/${drafted.body.id}/send`, {});
  assert.deepEqual([now.status, sent.status], [202, 202], JSON.stringify(sent.body));
  const hops = await room.sql("select id, hops from emails where direction = 'outbound'");
  const of = (id: unknown) => Number(hops.find((row) => row.id === id)?.hops);
  assert.equal(of(sent.body.id), of(now.body.id));
  assert.ok(of(sent.body.id) > 0);
});

test('what does not go together is refused', async () => {
  const mail = await receive('Refused');
  const other = (await room.rest('POST', '/inboxes', {})).body;
  for (const more of [{ answers: mail.id }, { inboxId: other.id }])
    problem(await room.rest('POST', '/drafts', { forwards: mail.id, ...more }), 400, 'invalid_request');
  problem(await room.rest('POST', '/drafts', { forwards: mail.threadId }), 404, 'not_found');
});

async function receive(subject: string, headers: string[] = []): Promise<Json & { id: string; threadId: string }> {
  clock.pass(1000);
  await room.inbound(inbox.address, written({ to: inbox.address, subject, headers, file: 'the notes' }), { at: clock.now() });
  const [email] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound`)).body.data;
  assert.equal(email.subject, subject);
  return email;
}
