/** Emails: taken in from the provider, read, downloaded, marked, answered and deleted, over REST and MCP. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { mime, unfenced, walk } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();

const { room, sink } = await startRelayedRoom({}, { clock });

test('an agent gets an address, reads a mail over MCP, marks it, answers it, reads the reply in the thread, deletes it', async () => {
  const agent = await room.mcp();
  const { body: inbox } = await agent.call('create_inbox', { localPart: 'Ada', displayName: 'Ada, the agent' });
  assert.equal(inbox.address, 'ada@postroom.localhost');
  const question = mime({ to: inbox.address, subject: 'Which day?', messageId: '<q1@example.org>', text: 'Monday or Tuesday?' });
  assert.deepEqual((await room.inbound(inbox.address, question)).json, { ok: true });

  const { body: unread } = await agent.call('list_emails', { inboxId: inbox.id, isRead: false });
  assert.deepEqual([unread.data.length, unread.nextCursor], [1, null]);
  const [{ id, text }] = unread.data;
  assert.equal(text, undefined);
  const read = unfenced((await agent.call('get_email', { id, view: 'full' })).body);
  assert.deepEqual(
    [read.subject, read.text.trim(), read.from, read.direction, read.status, read.isRead, read.messageId],
    ['Which day?', 'Monday or Tuesday?', 'Bob <bob@example.org>', 'inbound', 'received', false, '<q1@example.org>'],
  );
  assert.equal((await agent.call('update_emails', { ids: [id], isRead: true })).body.updated, 1);
  assert.deepEqual((await agent.call('list_emails', { inboxId: inbox.id, isRead: false })).body.data, []);

  const { body: answer } = await agent.call('send_email', {
    inboxId: inbox.id,
    to: read.from,
    subject: `Re: ${read.subject}`,
    text: 'Tuesday.',
    headers: { 'In-Reply-To': read.messageId },
    idempotencyKey: 'answer-q1',
  });
  assert.deepEqual([answer.status, answer.threadId], ['queued', read.threadId]);
  await sink.waitFor(1);
  const [handed] = sink.mails;
  assert.ok(handed);
  assert.deepEqual([handed.from, handed.recipients], [inbox.address, ['bob@example.org']]);
  assert.match(handed.mime.toString(), /^In-Reply-To: <q1@example\.org>\r$/m);
  assert.match(handed.mime.toString(), /^References: <q1@example\.org>\r$/m);
  assert.match(handed.mime.toString(), /^From: "Ada, the agent" <ada@postroom\.localhost>\r$/m);
  await eventually('the answer is sent', async () => (await agent.call('get_email', { id: answer.id })).body.status === 'sent');

  const reply = mime({
    to: inbox.address,
    subject: 'Re: Which day?',
    text: 'Fine.',
    headers: [`References: ${handed.mime.toString().match(/^Message-ID: (\S+)/m)?.[1]}`],
  });
  await room.inbound(inbox.address, reply);
  const { body: thread } = await agent.call('list_emails', { threadId: read.threadId });
  // A row says its direction unless it was received.
  assert.deepEqual(thread.data.map((email: Json) => email.direction ?? 'inbound').sort(), ['inbound', 'inbound', 'outbound']);

  assert.deepEqual((await agent.call('delete_emails', { ids: [id] })).body.data, [{ id, deleted: true }]);
  assert.equal((await agent.call('get_email', { id })).body.code, 'not_found');
  assert.equal((await agent.call('list_emails', { threadId: read.threadId })).body.data.length, 2);
  await agent.close();
});

describe('one email', () => {
  let address: string;
  let inboxId: string;

  before(async () => {
    const { body } = await room.rest('POST', '/inboxes', { localPart: 'files' });
    ({ address, id: inboxId } = body);
  });

  test('gives its raw bytes back byte for byte, as a download', async () => {
    const raw = Buffer.concat([
      Buffer.from('Subject: bytes\nX-Odd:\t\n\n'),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ]);
    const email = await takeIn(raw);
    const { status, headers, bytes } = await room.download(`/emails/${email.id}/raw`);
    assert.deepEqual([status, headers.get('content-type')], [200, 'message/rfc822']);
    assert.ok(bytes.equals(raw));
    assert.equal(email.size, raw.length);
    assert.equal(headers.get('content-disposition'), `attachment; filename=${email.id}.eml`);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  test('gives an attachment as bytes to save, whatever its sender named it', async () => {
    const hostile = `../../etc/"pass\\wd;\u202egnp.html\u00e9\u0007`;
    const content = Buffer.from('<script>alert(1)</script>\u0000\u00ff', 'latin1');
    const email = await takeIn(withAttachment(`=?utf-8?B?${Buffer.from(hostile).toString('base64')}?=`, 'text/html', content));
    const [attachment] = email.attachments;
    assert.deepEqual(
      [attachment.size, attachment.contentType, attachment.disposition],
      [content.length, 'text/html', 'attachment'],
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what must be gone
    assert.doesNotMatch(attachment.filename, /[/\\\u0000-\u001f]|\.\.\//);
    const { status, headers, bytes } = await room.download(`/emails/${email.id}/attachments/${attachment.id}`);
    assert.equal(status, 200);
    assert.ok(bytes.equals(content));
    assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="[^/]*"(?:; filename\*=UTF-8''[\w%.-]*)?$/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
  });

  test('gives an attachment whose name holds half a character, or far too many', async () => {
    const half = ["filename*=utf-16le''%00%d8", 'filename="=?utf-16le?B?ANg=?="', "filename*=utf-7''a%2B2AA-.txt"];
    for (const name of [...half, `filename="${'💌'.repeat(300)}"`, `filename="${'x'.repeat(60_000)}.pdf"`]) {
      const email = await takeIn(withAttachment('x', 'text/plain', Buffer.from('bytes')).replace('filename="x"', name));
      const [attachment] = email.attachments;
      assert.ok((attachment.filename ?? '').length <= 255);
      const { status, bytes } = await room.download(`/emails/${email.id}/attachments/${attachment.id}`);
      assert.deepEqual([status, bytes.toString()], [200, 'bytes'], name.slice(0, 40));
    }
  });

  test('is marked as read and unread, and says so once', async () => {
    const email = await takeIn(mime({ to: address, subject: 'flag', text: 'x' }));
    const mark = (isRead: boolean) => room.rest('PATCH', `/emails/${email.id}/read`, { isRead });
    const first = await mark(true);
    assert.deepEqual([first.status, first.body.isRead, first.body.id, first.body.text.trim()], [200, true, email.id, 'x']);
    assert.deepEqual((await mark(true)).body, first.body);
    assert.equal((await mark(false)).body.isRead, false);
    assert.equal((await room.rest('GET', `/emails/${email.id}`)).body.isRead, false);
    const changes = (await walk(room, '/events', 'after')).filter(
      (event) => event.subjectId === email.id && event.type !== 'email.authenticated',
    );
    assert.deepEqual(
      changes.map((event) => event.type),
      ['email.received', 'email.updated', 'email.updated'],
    );
  });

  test('that is deleted is gone from every place', async () => {
    const email = await takeIn(withAttachment('a.txt', 'text/plain', Buffer.from('a')));
    const { status, body } = await room.rest('DELETE', `/emails/${email.id}`);
    assert.deepEqual([status, body], [200, { id: email.id, deleted: true }]);
    for (const path of ['', '/raw', `/attachments/${email.attachments[0].id}`])
      assert.equal((await room.rest('GET', `/emails/${email.id}${path}`)).status, 404);
    assert.equal((await room.rest('PATCH', `/emails/${email.id}/read`, { isRead: true })).status, 404);
    assert.equal((await room.rest('DELETE', `/emails/${email.id}`)).status, 404);
    assert.ok(!(await walk(room, `/emails?inboxId=${inboxId}`)).some((one) => one.id === email.id));
  });

  async function takeIn(raw: string | Buffer) {
    clock.pass(1);
    assert.deepEqual((await room.inbound(address, raw, { at: clock.now() })).json, { ok: true });
    const { body } = await room.rest('GET', `/emails?inboxId=${inboxId}&limit=1`);
    return body.data[0];
  }
});

function withAttachment(filename: string, contentType: string, content: Buffer): string {
  return [
    'Subject: a file',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'See the file.',
    '--b',
    `Content-Type: ${contentType}`,
    `Content-Disposition: attachment; filename="${filename}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--b--',
    '',
  ].join('\r\n');
}
