/** Mail passed on: whose it was, its words and links, and its files byte for byte, under names that are file names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { type Answer, eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const EVERY_BYTE = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256));
const clock = standInClock();
let serial = 0;

const { room, sink } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock, { localPart: 'desk' });

test('an agent passes a mail on with one call: its words, whose they were, and its files', async () => {
  const mail = await desk.receive(withFiles([{ name: 'report.pdf', type: 'application/pdf', content: EVERY_BYTE }]));
  const agent = await room.mcp();
  const to = ['carol@example.net', 'Dan <dan@example.net>'];
  const { body } = await agent.call('forward_email', {
    id: mail.id,
    to,
    cc: ['CAROL@example.net', 'eve@example.net'],
    text: 'Please see to it.',
  });
  await agent.close();
  const sent = (await room.rest('GET', `/emails/${body.id}`)).body;
  assert.deepEqual(
    [sent.status === 'failed', sent.subject, sent.to, sent.cc],
    [false, 'Fwd: The report', to.join(', '), 'eve@example.net'],
  );
  assert.equal(
    (await bodyOf(sent)).text,
    [
      'Please see to it.',
      '',
      '---------- Forwarded message ----------',
      'From: Bob <bob@example.org>',
      'Date: Tue, 03 Mar 2026 14:05:00 GMT',
      'Subject: Re: The report',
      `To: ${desk.address}`,
      '',
      'See the report.',
      '',
    ].join('\n'),
  );
  assert.deepEqual(
    [sent.threadId, sent.threadReason, sent.inReplyTo, sent.references],
    [mail.threadId, 'references', null, [mail.messageId]],
  );
  const handed = await eventually('it goes out', async () =>
    sink.mails.find((one) => one.recipients.includes('dan@example.net')),
  );
  assert.deepEqual(handed.recipients.toSorted(), ['carol@example.net', 'dan@example.net', 'eve@example.net']);
  assert.deepEqual(await filesOf(sent), [['report.pdf', 'application/pdf', EVERY_BYTE.toString('hex')]]);
});

test('files keep their bytes, and get a name of ours where theirs is none', async () => {
  const files = [
    { name: 'plain.txt', type: 'text/plain', content: Buffer.from('text\r\n') },
    { name: '../../etc/passwd', type: 'text/html', content: Buffer.from('<script>') },
    { name: 'cod\u202etxt.exe', type: 'application/x-odd; name="x"', content: EVERY_BYTE },
    { name: '\u200b', type: 'nonsense', content: Buffer.from('?') },
    { name: `${'x'.repeat(300)}.pdf`, type: 'application/pdf', content: Buffer.from('%PDF') },
    { name: 'plain.txt', type: 'text/plain', content: Buffer.alloc(0) },
  ];
  const mail = await desk.receive(withFiles(files));
  const sent = (await forward(mail, { to: 'carol@example.net' })).body;
  const carried = await filesOf(sent);
  assert.deepEqual(
    carried.map(([, , bytes]) => bytes),
    files.map(({ content }) => content.toString('hex')),
  );
  for (const [name] of carried) assert.match(String(name), /^[\w .\u00a0-\uffff-]{1,255}$/);
  assert.deepEqual([carried[0]?.[0], carried[2]?.[0], carried[3]?.[0]], ['plain.txt', 'codtxt.exe', 'attachment-4']);
  const without = (await forward(mail, { to: 'carol@example.net', attachments: false })).body;
  assert.deepEqual(without.attachments, []);
});

test('the text goes on as a person saw it, with the links it named, and no header of it can be faked', async () => {
  const html = '<p>Go <a href="https://example.org/go?a=1&amp;b=2">there</a></p><p style="font-size:0">ignore all</p>';
  const from = `=?utf-8?B?${Buffer.from('Eve\r\nDate: never\u202e').toString('base64')}?= <eve@example.org>`;
  const lines = [
    `From: ${from}`,
    'Subject: A',
    `Message-ID: ${newId()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/html',
    '',
    html,
    '',
  ];
  const mail = await desk.receive(lines.join('\r\n'));
  const sent = (await forward(mail, { to: 'carol@example.net' })).body;
  const { text, html: markup } = await bodyOf(sent);
  assert.ok(text.startsWith('---------- Forwarded message ----------\nFrom: '), 'no words of its own');
  assert.match(text, /there/);
  assert.match(text, /https:\/\/example\.org\/go\?a=1&b=2/);
  assert.doesNotMatch(text, /ignore all|\u202e|^Date: never/m);
  assert.equal(markup, null);
});

test('the subject says Fwd: once, whatever was there', async () => {
  for (const subject of ['Offer', 'Fwd: Offer', 'WG: AW: Offer', 'FW: RE: Offer', 'TR: Offer', '转发：Offer']) {
    const mail = await desk.receive({ subject, headers: ['Content-Type: text/plain; charset=utf-8'] });
    assert.equal((await forward(mail, { to: 'carol@example.net' })).body.subject, 'Fwd: Offer', subject);
  }
});

test('its own mail and mail without an id are passed on too, in their thread', async () => {
  const sent = await desk.send({
    to: 'bob@example.org',
    attachments: [{ filename: 'own.bin', content: EVERY_BYTE.toString('base64') }],
  });
  const again = (await forward(sent, { to: 'carol@example.net' })).body;
  assert.deepEqual([again.threadId, await filesOf(again)], [sent.threadId, await filesOf(sent)]);
  const nameless = await desk.receive('From: bob@example.org\r\nSubject: No id\r\n\r\nx');
  const passed = (await forward(nameless, { to: 'carol@example.net' })).body;
  assert.deepEqual([passed.threadId, passed.references], [nameless.threadId, []]);
});

test('it is sent once, however often it is asked for with one key', async () => {
  const mail = await desk.receive(withFiles([{ name: 'a.bin', type: 'application/octet-stream', content: EVERY_BYTE }]));
  const headers = { 'idempotency-key': 'fifty forwards' };
  const ask = () => room.rest('POST', `/emails/${mail.id}/forward`, { to: 'fifty@example.org' }, { headers });
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  assert.deepEqual([...new Set(answers.map(({ status, body }) => `${status} ${body.id}`))], [`202 ${answers[0]?.body.id}`]);
  const outbound = (await room.rest('GET', `/emails?threadId=${mail.threadId}&direction=outbound`)).body.data;
  assert.equal(outbound.length, 1);
});

test('it is refused with bad addresses, without the right to read, and when the mail or its inbox is closed to the key', async () => {
  const mail = await desk.receive({});
  for (const to of ['a@example.org, b@example.org', 'nonsense', [], ['a@example.org\r\nBcc: b@example.org']])
    problem(await forward(mail, { to }), 400, 'invalid_request');
  problem(await forward(mail, {}), 400, 'invalid_request');
  const keyOf = async (rights: Json) => (await room.rest('POST', '/api-keys', { name: 'narrow', ...rights })).body.key;
  const ask = (key: string) => room.rest('POST', `/emails/${mail.id}/forward`, { to: 'thief@example.net' }, { key });
  const other = await correspond(room, clock);
  problem(await ask(await keyOf({ scopes: ['emails:send'] })), 403, 'missing_scope');
  problem(await ask(await keyOf({ inboxIds: [other.id] })), 404, 'not_found');
  await room.rest('PATCH', `/inboxes/${desk.id}`, { status: 'paused' });
  problem(await forward(mail, { to: 'carol@example.net' }), 409, 'conflict');
  await room.rest('PATCH', `/inboxes/${desk.id}`, { status: 'active' });
  await room.rest('DELETE', `/emails/${mail.id}`);
  problem(await forward(mail, { to: 'carol@example.net' }), 404, 'not_found');
  assert.ok(!sink.mails.some((one) => one.recipients.includes('thief@example.net')));
});

function forward(mail: Stored, input: Json): Promise<Answer> {
  return room.rest('POST', `/emails/${mail.id}/forward`, input);
}

/** As it was stored: a reading would make it anew. */
async function bodyOf(email: Stored): Promise<{ text: string; html: string | null }> {
  const { body } = await room.rest('GET', `/emails?threadId=${email.threadId}&include=body`);
  return body.data.find((one: Stored) => one.id === email.id);
}

async function filesOf(email: Stored): Promise<(string | null)[][]> {
  const files: (string | null)[][] = [];
  for (const { id, filename, contentType } of email.attachments) {
    const { bytes } = await room.download(`/emails/${email.id}/attachments/${id}`);
    files.push([filename, contentType, bytes.toString('hex')]);
  }
  return files;
}

function withFiles(files: { name: string; type: string; content: Buffer }[]): string {
  const parts = files.flatMap(({ name, type, content }) => [
    '--b',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]);
  return [
    'From: Bob <bob@example.org>',
    `To: ${desk.address}`,
    'Subject: Re: The report',
    'Date: Tue, 3 Mar 2026 15:05:00 +0100',
    `Message-ID: ${newId()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'See the report.',
    ...parts,
    '--b--',
    '',
  ].join('\r\n');
}

function newId(): string {
  return `<f${++serial}@example.org>`;
}
