/** Mail that a machine sent by itself is marked with the reason, and stays the mail it is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const ADDRESS = 'desk@postroom.localhost';

const { room, sink } = await startRelayedRoom();
const desk: Json = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;

type Mail = { subject?: string; from?: string; headers?: string[]; sender?: string };

const marked: [string, string, Mail][] = [
  [
    'auto_submitted',
    'an answer by RFC 3834',
    { headers: ['Auto-Submitted: auto-replied (vacation); owner-email="x@y.example"'] },
  ],
  ['auto_submitted', 'a mail that a timer sent', { headers: ['Auto-Submitted: AUTO-GENERATED'] }],
  [
    'auto_submitted',
    'a receipt for a mail that was shown',
    { headers: ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b'] },
  ],
  ['list', 'a mail of a list', { headers: ['List-Id: Cats <cats.example.org>'] }],
  ['list', 'a newsletter', { headers: ['List-Unsubscribe: <https://example.org/leave>'] }],
  ['precedence', 'bulk mail', { headers: ['Precedence: bulk'] }],
  ['precedence', 'an automatic answer of the old kind', { headers: ['Precedence: auto_reply'] }],
  ['null_sender', 'a mail that is never returned, as the envelope says', { sender: '' }],
  ['null_sender', 'a mail that is never returned, as its header says', { headers: ['Return-Path: <>'] }],
  ['auto_responder', 'the mark of a responder', { headers: ['X-Autoreply: yes'] }],
  ['auto_responder', 'another one', { headers: ['X-Autorespond: Re: An offer'] }],
  [
    'auto_responder',
    'a vacation subject on an answer',
    { subject: 'Automatic reply: An offer', headers: ['In-Reply-To: <offer@postroom.localhost>'] },
  ],
  [
    'auto_responder',
    'a German one with the mark of Exchange',
    { subject: 'Automatische Antwort: Angebot', headers: ['X-Auto-Response-Suppress: All'] },
  ],
  [
    'auto_responder',
    'an encoded one from nobody',
    { subject: '=?utf-8?B?UsOpcG9uc2UgYXV0b21hdGlxdWU6IE9mZnJl?=', from: 'no-reply@example.org' },
  ],
  [
    'auto_responder',
    'what a robot sends through a relay',
    { from: 'no-reply@shop.example', headers: ['Feedback-ID: 1:2:3:shop'] },
  ],
];

const unmarked: [string, Mail][] = [
  ['a mail of a person', {}],
  ['a mail that says it is of a person', { headers: ['Auto-Submitted: no'] }],
  ['ordinary mail of Exchange', { headers: ['X-Auto-Response-Suppress: DR, OOF, AutoReply'] }],
  ['mail through a relay', { headers: ['Feedback-ID: 1:2:3:relay'] }],
  ['a person writing of a holiday', { subject: 'Out of office next week: who takes over?' }],
  ['a first-class mail', { headers: ['Precedence: first-class'] }],
  ['a code from an address nobody reads', { subject: 'Your code is 493217', from: 'noreply@shop.example' }],
];

describe('a mail is marked', () => {
  for (const [reason, what, mail] of marked)
    test(`${reason}: ${what}`, async () => {
      const stored = await take(mail);
      assert.deepEqual(stored.automated, { is: true, reason });
      assert.deepEqual([stored.kind, stored.isRead], ['message', false], 'it is listed, waited for and read as any other');
    });

  for (const [what, mail] of unmarked)
    test(`in no way: ${what}`, async () => {
      assert.deepEqual((await take(mail)).automated, { is: false, reason: null });
    });

  test('own_message: what the inbox sent and gets back', async () => {
    const { body } = await room.rest('POST', '/emails/send', {
      inboxId: desk.id,
      to: 'loop@example.org',
      subject: 'Loop',
      text: 'Hi',
    });
    await eventually('the mail is sent', async () => sink.mails.length > 0);
    await room.inbound(ADDRESS, Buffer.concat([Buffer.from('Precedence: bulk\r\n'), sink.mails[0]?.mime ?? Buffer.alloc(0)]));
    const stored = await newest();
    assert.deepEqual([stored.messageId, stored.automated], [body.messageId, { is: true, reason: 'own_message' }]);
  });
});

test('a mail that an inbox writes to itself is no echo', async () => {
  const mail = { inboxId: desk.id, to: ADDRESS, subject: 'Note to self', text: 'Hi' };
  const { body } = await room.rest('POST', '/emails/send', mail);
  const copy = await eventually('the copy is there', async () =>
    (await room.rest('GET', `/emails?threadId=${body.threadId}&direction=inbound`)).body.data.at(0),
  );
  assert.deepEqual(copy.automated, { is: false, reason: null });
});

test('a sign-up code that a machine sent wakes who waits for it', async () => {
  const waiting = room.rest('GET', `/emails/wait?inboxId=${desk.id}&contains=sign-up&timeoutSeconds=30`);
  await take({
    subject: 'Your sign-up code is 493217',
    headers: ['Auto-Submitted: auto-generated', 'List-Unsubscribe: <mailto:x@y.example>'],
  });
  const { email } = (await waiting).body;
  assert.deepEqual(
    [email.kind, email.automated, email.extracted.codes[0]?.value],
    ['message', { is: true, reason: 'auto_submitted' }, '493217'],
  );
});

async function take({
  subject = 'Hello',
  from = 'Bob <bob@example.org>',
  headers = [],
  sender = 'bob@example.org',
}: Mail): Promise<Json> {
  const bytes = mime({ to: ADDRESS, subject, from, headers, text: 'Hello' });
  const answer = await postMail(room.webhook, { recipient: ADDRESS, sender, mime: bytes });
  assert.deepEqual(answer.json, { ok: true });
  return await newest();
}

async function newest(): Promise<Json> {
  return (await room.rest('GET', `/emails?inboxId=${desk.id}&direction=inbound&limit=1`)).body.data[0];
}
