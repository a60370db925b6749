/** The media type of a file that is sent: as its sender gave it, or as the end of its name says, and with the METHOD of an invitation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const agent = await room.mcp();
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'files' })).body;
const content = Buffer.from('A file.').toString('base64');
const invitation = (method: string) =>
  Buffer.from(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${method}BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Café\r\nDESCRIPTION:METHOD\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ).toString('base64');

const mail = { inboxId: inbox.id, subject: 'Files', text: 'They are attached.' };

async function sent(attachments: Json[]): Promise<{ types: unknown[]; raw: string }> {
  const { status, body } = await room.rest('POST', '/emails/send', { ...mail, to: inbox.address, attachments });
  assert.equal(status, 202, JSON.stringify(body));
  const raw = (await room.download(`/emails/${body.id}/raw`)).bytes.toString('latin1');
  // What is sent: a reader tells the type of opaque bytes by their name too.
  const parts = raw.split(/\r\n--/).filter((part) => /Content-Disposition: attachment/i.test(part));
  return { types: parts.map((part) => /^Content-Type:\s+([^;\s]+)/im.exec(part)?.[1]), raw };
}

test('is told by the end of its name, where nobody gave it', async () => {
  const names = ['a.pdf', 'B.DOCX', 'c.png', 'd.csv', 'e.unknown', 'f'];
  const { types } = await sent(names.map((filename) => ({ filename, content })));
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const opaque = 'application/octet-stream';
  assert.deepEqual(types, ['application/pdf', docx, 'image/png', 'text/csv', opaque, opaque]);
});

test('is the one that was given', async () => {
  const { types } = await sent([{ filename: 'a.pdf', content, contentType: 'application/octet-stream' }]);
  assert.deepEqual(types, ['application/octet-stream']);
});

test('of a draft over MCP is told by its name too', async () => {
  const { body } = await agent.call('save_draft', {
    inboxId: inbox.id,
    text: 'x',
    attachments: [{ filename: 'a.pdf', content }],
  });
  const [file] = (await room.rest('GET', `/emails/${body.id}`)).body.attachments;
  assert.equal(file.contentType, 'application/pdf');
});

test('of an invitation says its METHOD, as calendars want it', async () => {
  const typeIn = (raw: string) => /^Content-Type: text\/calendar.*(?:\r\n\s.*)*/im.exec(raw)?.[0] ?? '';
  const asked = await sent([{ filename: 'invite.ics', content: invitation('METHOD:REQUEST\r\n') }]);
  assert.deepEqual(asked.types, ['text/calendar']);
  assert.match(typeIn(asked.raw), /method=REQUEST/);
  const given = await sent([{ filename: 'x', contentType: 'text/calendar', content: invitation('METHOD:reply\r\n') }]);
  assert.match(typeIn(given.raw), /method=REPLY/);
  const none = await sent([{ filename: 'invite.ics', content: invitation('') }]);
  assert.doesNotMatch(typeIn(none.raw), /method/);
  const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound&limit=5`)).body;
  for (const { id } of data) assert.ok((await room.rest('GET', `/emails/${id}`)).body.attachments.length >= 1);
});
