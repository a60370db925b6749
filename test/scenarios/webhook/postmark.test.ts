/** Mail that Postmark posts: raw where its option is ticked, and else composed from its fields. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  basic,
  mailIn,
  mailOf,
  newInbox,
  OLD_POSTMARK_SECRET,
  POSTMARK_SECRET,
  post,
  rawOf,
  SECRETS,
} from '../../support/providers/provider-posts.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom(SECRETS);

describe('a post with the raw mail', () => {
  test('is stored as text, with the envelope that Postmark tells', async () => {
    const inbox = await newInbox(room);
    const mime = mailOf('Grüße 你好');
    const answer = await posted(rawPost(inbox.address, mime));
    assert.deepEqual([answer.status, answer.body], [200, { ok: true }]);
    const [email] = await mailIn(room, inbox);
    assert.equal(email?.rawFidelity, 'text');
    assert.equal((await rawOf(room, email)).toString(), mime);
    const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
    assert.deepEqual([arrival.provider, arrival.envelopeFrom], ['postmark', 'bounces@example.org']);
  });

  test('reaches a blind copy, which only OriginalRecipient names', async () => {
    const inbox = await newInbox(room);
    const mime = mailOf('blind').replace('Subject', 'To: somebody@else.example\r\nSubject');
    assert.equal((await posted(rawPost(inbox.address, mime))).status, 200);
    assert.equal((await mailIn(room, inbox)).length, 1);
  });

  test('reaches all of its addresses where OriginalRecipient is missing', async () => {
    const [to, cc] = [await newInbox(room), await newInbox(room)];
    const fields = { ToFull: [{ Email: to.address }, { Email: 'x@else.example' }], CcFull: [{ Email: cc.address }] };
    assert.equal((await posted({ ...rawPost('', mailOf('all')), ...fields })).status, 200);
    for (const inbox of [to, cc]) assert.equal((await mailIn(room, inbox)).length, 1);
  });
});

test('a post without the raw mail is composed from its fields, with its header fields and files', async () => {
  const inbox = await newInbox(room);
  const file = Buffer.from([0, 1, 2, 0xff]);
  const answer = await posted({
    ...rawPost(inbox.address, ''),
    From: 'Zoë <zoe@example.org>',
    To: inbox.address,
    Subject: 'Fields ✓',
    Date: 'Thu, 26 Nov 2026 10:00:00 +0000',
    TextBody: 'Plain ✓',
    HtmlBody: '<b>Rich ✓</b>',
    Headers: [
      { Name: 'Return-Path', Value: '<bounces@example.org>' },
      { Name: 'Message-ID', Value: '<fields@example.org>' },
      { Name: 'X-Own', Value: 'one\r\nBcc: two@example.org' },
    ],
    Attachments: [{ Name: 'données.bin', ContentType: 'image/png', ContentID: '', Content: file.toString('base64') }],
  });
  assert.equal(answer.status, 200);
  const [listed] = await mailIn(room, inbox);
  const { body: email } = await room.rest('GET', `/emails/${listed?.id}?view=full`);
  assert.deepEqual(
    [email.from, email.subject, email.text.trim(), email.messageId, email.rawFidelity, email.bcc],
    ['Zoë <zoe@example.org>', 'Fields ✓', 'Rich ✓', '<fields@example.org>', 'reconstructed', ''],
  );
  assert.deepEqual(
    email.attachments.map((one: Json) => [one.filename, one.size]),
    [['données.bin', file.length]],
  );
});

describe('the password of the address', () => {
  test('may be either of two, with any user', async () => {
    const inbox = await newInbox(room);
    for (const headers of [basic(POSTMARK_SECRET), basic(OLD_POSTMARK_SECRET, 'anybody')])
      assert.equal((await posted(rawPost(inbox.address, mailOf('in')), headers)).status, 200);
    assert.equal((await mailIn(room, inbox)).length, 2);
  });

  test('that is wrong, empty or missing is answered 401, and stores nothing', async () => {
    const inbox = await newInbox(room);
    for (const headers of [
      basic(`${POSTMARK_SECRET}x`),
      basic(''),
      [],
      [['authorization', 'Basic']] satisfies [string, string][],
    ])
      assert.equal((await posted(rawPost(inbox.address, mailOf('out')), headers)).status, 401);
    assert.equal((await mailIn(room, inbox)).length, 0);
  });

  test('of fewer than 24 characters, or a third one, is a mistake of the settings', async () => {
    for (const POSTMARK_INBOUND_SECRET of ['short', `${'a'.repeat(24)},${'b'.repeat(24)},${'c'.repeat(24)}`])
      await assert.rejects(startPostroom({ POSTMARK_INBOUND_SECRET }), /POSTMARK_INBOUND_SECRET: must be/);
  });
});

test('a post that comes again is a duplicate', async () => {
  const inbox = await newInbox(room);
  const again = rawPost(inbox.address, mailOf('again'));
  assert.deepEqual((await posted(again)).body, { ok: true });
  assert.deepEqual((await posted(again)).body, { ok: true, duplicate: true });
  assert.equal((await mailIn(room, inbox)).length, 1);
});

test('the same mail for two recipients is posted under one MessageID, and reaches both', async () => {
  const [one, other] = [await newInbox(room), await newInbox(room)];
  const mail = rawPost(one.address, mailOf('both'));
  for (const inbox of [one, other]) {
    assert.equal((await posted({ ...mail, OriginalRecipient: inbox.address })).body.duplicate, undefined);
    assert.equal((await mailIn(room, inbox)).length, 1);
  }
});

test('403, after which Postmark stops, answers an unknown recipient and what is no post of its own; a paused inbox 200', async () => {
  assert.equal((await posted(rawPost('nobody@postroom.localhost', mailOf('unknown')))).status, 403);
  for (const body of ['', 'no json', '[]', '{}']) assert.equal((await posted(body)).status, 403);
  const inbox = await newInbox(room);
  await room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'paused' });
  assert.equal((await posted(rawPost(inbox.address, mailOf('paused')))).status, 200);
});

function posted(body: Json | string, headers = basic(POSTMARK_SECRET)) {
  return post(room, 'postmark/inbound', typeof body === 'string' ? body : JSON.stringify(body), headers);
}

/** As far as Postroom reads it: Postmark, "Inbound webhook". */
function rawPost(recipient: string, mime: string): Json {
  return {
    FromName: 'Ann',
    MessageStream: 'inbound',
    From: 'ann@example.org',
    FromFull: { Email: 'ann@example.org', Name: 'Ann', MailboxHash: '' },
    To: recipient,
    ToFull: [{ Email: 'header@else.example', Name: '', MailboxHash: '' }],
    Cc: '',
    CcFull: [],
    BccFull: [],
    OriginalRecipient: recipient,
    Subject: 'as Postmark reads it',
    MessageID: randomUUID(),
    TextBody: 'Hello.',
    HtmlBody: '',
    RawEmail: mime,
    Headers: [{ Name: 'Return-Path', Value: '<bounces@example.org>' }],
    Attachments: [],
  };
}
