/** Files of mail that is here already: they are sent on by naming them, and read by an agent without naming the only one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const EVERY_BYTE = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256));
const TEXT = {
  headers: ['Content-Type: text/plain', 'Content-Disposition: attachment; filename="notes.txt"'],
  content: 'Notes.',
};
const INVOICE = {
  headers: ['Content-Type: application/pdf', "Content-Disposition: attachment; filename*=utf-8''invoice%20%E2%82%AC.pdf"],
  content: EVERY_BYTE,
};
const LOGO = {
  headers: ['Content-Type: image/png', 'Content-Disposition: inline; filename="logo.png"', 'Content-ID: <logo@x>'],
  content: 'png',
};
const clock = standInClock();

const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock, { localPart: 'desk' });
const invoiced = await desk.receive(mailWith(LOGO, INVOICE));
const invoice = invoiced.attachments.find((one: Stored) => one.contentType === 'application/pdf');

test('a file of one email goes out with another, byte for byte, without passing through the caller', async () => {
  const agent = await room.mcp();
  const carol = { inboxId: desk.id, to: 'carol@example.net', subject: 'Invoice', text: 'Here.' };
  const named = [{ emailId: invoiced.id, attachmentId: invoice.id }];
  const sent = [
    (await agent.call('send_email', { ...carol, attachments: named })).body,
    (await agent.call('send_email', { ...carol, attachments: [{ emailId: invoiced.id }] })).body,
    (await agent.call('reply_to_email', { id: invoiced.id, text: 'Is it this?', attachments: named })).body,
  ];
  const draft = (await agent.call('save_draft', { ...carol, attachments: named })).body;
  sent.push((await agent.call('send_draft', { id: draft.id })).body);
  await agent.close();
  for (const { id } of sent) {
    assert.deepEqual(await filesOf(id), [['invoice €.pdf', 'application/pdf', EVERY_BYTE.toString('hex')]]);
  }
});

test('a forward takes it beside the files of the mail, or alone', async () => {
  const noted = await desk.receive(mailWith(TEXT));
  const none = await desk.receive({});
  const forward = (more: Json) => room.rest('POST', `/emails/${noted.id}/forward`, { to: 'carol@example.net', ...more });
  const namesOf = async (more: Json) => (await filesOf((await forward(more)).body.id)).map(([name]) => name);
  const files = [{ emailId: invoiced.id }];
  assert.deepEqual(await namesOf({ files }), ['notes.txt', 'invoice €.pdf']);
  assert.deepEqual(await namesOf({ files, attachments: false }), ['invoice €.pdf']);
  problem(await forward({ files: [{ emailId: none.id }] }), 400, 'invalid_request');
  const { body } = await forward({ files: [{ emailId: none.id }] });
  assert.equal(body.errors[0].path, 'files.0.attachmentId');
});

test('the caller may give it another name and type, and add files of its own', async () => {
  const { id } = await desk.send({
    to: 'carol@example.net',
    attachments: [
      { filename: 'a.txt', content: Buffer.from('A').toString('base64'), contentType: 'text/plain' },
      { emailId: invoiced.id, attachmentId: invoice.id, filename: '2026-03.pdf', contentType: 'application/x-invoice' },
    ],
  });
  assert.deepEqual(await filesOf(id), [
    ['a.txt', 'text/plain', Buffer.from('A').toString('hex')],
    ['2026-03.pdf', 'application/x-invoice', EVERY_BYTE.toString('hex')],
  ]);
});

test('what names no file, or two, is told how a file is named', async () => {
  const content = Buffer.from('A').toString('base64');
  const several = await desk.receive(mailWith(INVOICE, TEXT));
  const none = await desk.receive({});
  for (const [file, path, says] of [
    [{ filename: 'a.txt' }, 'content', 'is required'],
    [{ content }, 'filename', 'is required'],
    [{ attachmentId: invoice.id }, 'emailId', 'is required with attachmentId'],
    [{ emailId: invoiced.id, filename: 'a.txt', content }, 'content', 'is given beside emailId'],
    [{ emailId: several.id }, 'attachmentId', 'is required: the email has 2 of them'],
    [{ emailId: none.id }, 'attachmentId', 'cannot be found: the email has no attachment'],
    [{ emailId: invoiced.id, filename: '../x' }, 'filename', ''],
  ] as const) {
    const { errors } = problem(await sendWith([file]), 400, 'invalid_request');
    assert.equal(errors[0]?.path, `attachments.0.${path}`);
    assert.ok(errors[0]?.message.startsWith(says), errors[0]?.message);
  }
});

test('only files that the key may read are sent', async () => {
  const file = { emailId: invoiced.id, attachmentId: invoice.id };
  const other = await correspond(room, clock, { localPart: 'other' });
  const keyOf = async (rights: Json) => (await room.rest('POST', '/api-keys', { name: 'narrow', ...rights })).body.key;
  problem(await sendWith([file], { key: await keyOf({ scopes: ['emails:send'] }) }), 403, 'missing_scope');
  problem(await sendWith([file], { key: await keyOf({ inboxIds: [other.id] }), inboxId: other.id }), 404, 'not_found');
  problem(await sendWith([{ ...file, attachmentId: other.id }]), 404, 'not_found');
});

test('an agent reads the only document without its id, and is told when there are more', async () => {
  const agent = await room.mcp();
  const one = await desk.receive(mailWith(LOGO, TEXT));
  assert.equal((await agent.call('get_attachment', { id: one.id })).body.text.includes('Notes.'), true);
  const two = await desk.receive(mailWith(TEXT, TEXT));
  const refused = await agent.call('get_attachment', { id: two.id });
  assert.equal(refused.body.code, 'invalid_request');
  assert.match(refused.body.hint, /get_email/);
  await agent.close();
});

async function sendWith(attachments: Json[], { key, inboxId = desk.id }: { key?: string; inboxId?: string } = {}) {
  const mail = { inboxId, to: 'carol@example.net', subject: 'S', text: 'T', attachments };
  return await room.rest('POST', '/emails/send', mail, key === undefined ? {} : { key });
}

async function filesOf(id: string): Promise<(string | null)[][]> {
  const { body } = await room.rest('GET', `/emails/${id}`);
  const files: (string | null)[][] = [];
  for (const file of body.attachments) {
    const { bytes } = await room.download(`/emails/${id}/attachments/${file.id}`);
    files.push([file.filename, file.contentType, bytes.toString('hex')]);
  }
  return files;
}

function mailWith(...parts: { headers: string[]; content: string | Buffer }[]): string {
  return [
    'From: Bob <bob@example.org>',
    `To: ${desk.address}`,
    'Subject: Your invoice',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'Here it is.',
    ...parts.flatMap(({ headers, content }) => [
      '--b',
      ...headers,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
    '--b--',
    '',
  ].join('\r\n');
}
