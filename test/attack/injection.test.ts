/** Bad input to what makes mail: refused naming the field, and nothing of it is sent or stored. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../support/clients/problem.ts';
import { type Answer, eventually, type Json } from '../support/rooms/postroom.ts';
import { startRelayedRoom } from '../support/rooms/relayed-room.ts';

const BREAKS = ['\r\n', '\n', '\r', '\u0000', '\u0085', '\u2028'];

const { room, sink } = await startRelayedRoom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;

describe('a line break or NUL', () => {
  const at = (value: string) => `a${value}Bcc: evil@example.net`;
  const places: Record<string, (text: string) => Json> = {
    to: (text) => ({ to: `bob@example.org${text}` }),
    'to, in a name': (text) => ({ to: `"${text}" <bob@example.org>` }),
    'to, in a list': (text) => ({ to: ['bob@example.org', `carol@example.org${text}`] }),
    cc: (text) => ({ cc: [`carol@example.org${text}`] }),
    bcc: (text) => ({ bcc: [`carol@example.org${text}`] }),
    replyTo: (text) => ({ replyTo: `carol@example.org${text}` }),
    'replyTo, in a list': (text) => ({ replyTo: [`carol@example.org${text}`] }),
    subject: (text) => ({ subject: text }),
    'a header value': (text) => ({ headers: { 'X-Note': text } }),
    'a header name': (text) => ({ headers: { [text]: 'x' } }),
    'In-Reply-To': (text) => ({ headers: { 'In-Reply-To': `<a@b>${text}` } }),
    'a file name': (text) => ({ attachments: [{ filename: text, content: '' }] }),
    'a media type': (text) => ({ attachments: [{ filename: 'a', content: '', contentType: `text/plain${text}` }] }),
    'a content id': (text) => ({ attachments: [{ filename: 'a', content: '', contentId: text }] }),
    'a label': (text) => ({ labels: [text] }),
  };
  for (const [place, mail] of Object.entries(places)) {
    test(`in ${place} is refused, and nothing is sent`, async () => {
      for (const separator of BREAKS) {
        // A label is no header: only what breaks a line of ASCII is refused there.
        if (place === 'a label' && /[\u0085\u2028]/.test(separator)) continue;
        problem(await send(mail(at(separator))), 400, 'invalid_request');
      }
    });
  }

  test('in a name or address of an inbox, a key or a domain is refused', async () => {
    for (const separator of BREAKS.slice(0, 4)) {
      const text = `x${separator}y`;
      problem(await room.rest('POST', '/inboxes', { localPart: text }), 400, 'invalid_request');
      problem(await room.rest('POST', '/inboxes', { displayName: text }), 400, 'invalid_request');
      problem(await room.rest('POST', '/inboxes', { domain: `${text}.example` }), 400, 'invalid_request');
      problem(await room.rest('PATCH', `/inboxes/${inboxId}`, { displayName: text }), 400, 'invalid_request');
      problem(await room.rest('POST', '/api-keys', { name: text }), 400, 'invalid_request');
      problem(await room.rest('POST', '/domains', { domain: `${text}.example.com` }), 400, 'invalid_request');
    }
  });
});

test('one recipient string holds one recipient: lists, groups, routes, comments and tricks are refused', async () => {
  const tricks = [
    'a@example.org, b@example.org',
    'a@example.org; b@example.org',
    'a@example.org b@example.org',
    'Friends: a@example.org, b@example.org;',
    'undisclosed-recipients:;',
    '<@relay.example,@b.example:a@example.org>',
    'a%example.net@example.org',
    'relay.example!a@example.org',
    'a@example.org@example.net',
    'a@example.org <b@example.net>',
    '<a@example.org> <b@example.org>',
    '"a@example.net, b"@example.org',
    'a(b@example.net)@example.org',
    'a@[127.0.0.1]',
    'a@localhost\\',
    'a@exa mple.org',
    'a@',
    '@example.org',
    'a',
    '',
    '=?utf-8?q?a=40example.net=2C?= <b@example.org>',
    'a\u202e@example.org',
    'ä@example.org',
    'a@127.0.0.1',
    `${'a'.repeat(65)}@example.org`,
  ];
  for (const to of tricks) {
    problem(await send({ to }), 400, 'invalid_request');
    problem(await send({ to: ['bob@example.org', to] }), 400, 'invalid_request');
    problem(await send({ cc: [to] }), 400, 'invalid_request');
  }
});

test('headers that Postroom or a server writes cannot be given, in any case', async () => {
  const names = [
    'From',
    'SENDER',
    'to',
    'Cc',
    'bcc',
    'Reply-To',
    'Subject',
    'Date',
    'Message-ID',
    'Content-Type',
    'MIME-Version',
  ];
  for (const name of [...names, 'Received', 'Return-Path', 'DKIM-Signature', 'Resent-To', 'X A', 'X:A', ''])
    problem(await send({ headers: Object.fromEntries([[name, 'x@example.net']]) }), 400, 'invalid_request');
});

test('an attachment that asks for a file or an address, or is no base64, is refused', async () => {
  for (const extra of [
    { path: '/etc/passwd' },
    { href: 'http://127.0.0.1/' },
    { content: { path: '/etc/passwd' } },
    { content: '***' },
  ])
    problem(await send({ attachments: [{ filename: 'a', content: '', ...extra }] }), 400, 'invalid_request');
  for (const filename of ['../a', 'a/b', 'a\\b', ' '])
    problem(await send({ attachments: [{ filename, content: '' }] }), 400, 'invalid_request');
});

test('after all of it nothing was sent, nothing stored, and a good mail still goes out', async () => {
  assert.deepEqual(sink.mails, []);
  const { emails } = (await room.rest('GET', '/metrics')).body;
  assert.deepEqual([emails.outbound, emails.storedBytes], [0, 0]);
  assert.equal((await send({ to: 'bob@example.org' })).status, 202);
  await eventually('the good mail goes out', async () => sink.mails.length === 1);
});

function send(mail: Json): Promise<Answer> {
  return room.rest('POST', '/emails/send', { inboxId, to: 'bob@example.org', subject: 'Hello', text: 'Hello', ...mail });
}
