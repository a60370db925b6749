/** The words of attached files: names are found at once, texts once they are read, each by its own account only. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { docx, type File, mailWithFiles, pageOf, pdf } from '../../support/mails/documents.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { ONLY_VERIFIED } from '../../support/rooms/quarantine-room.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const room = await startPostroom();
const inbox: Json = (await room.rest('POST', '/inboxes', {})).body;

const file = (filename: string, contentType: string, content: Buffer | string): File => ({
  filename,
  contentType,
  content: Buffer.from(content),
});

async function receive(...files: File[]): Promise<string> {
  assert.deepEqual((await room.inbound(String(inbox.address), mailWithFiles(...files))).json, { ok: true });
  return (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data[0].id;
}

async function found(q: string, key?: string): Promise<Stored[]> {
  const answer = await room.rest('GET', `/emails/search?q=${encodeURIComponent(q)}`, undefined, key ? { key } : {});
  assert.equal(answer.status, 200);
  return answer.body.data;
}

const ids = (some: Json[]) => some.map(({ id }) => id);

async function indexed(id: string): Promise<string | null> {
  return (await room.rest('GET', `/emails/${id}`)).body.indexed;
}

const settled = (id: string) => eventually('its files are read', async () => (await indexed(id)) !== 'pending');

describe('a search finds', () => {
  test('the words of a PDF, a DOCX, a CSV, a page and a calendar, and names the file', async () => {
    const id = await receive(
      file('quote.pdf', 'application/pdf', pdf([pageOf('The total is quagga 42')])),
      file('terms.docx', DOCX, docx(['Payment within okapi days'])),
      file('items.csv', 'text/csv', 'item;price\r\ntapir;7'),
      file('page.html', 'text/html', '<p>A <b>numbat</b> &amp; more</p>'),
      file('invite.ics', 'application/octet-stream', 'BEGIN:VCALENDAR\r\nSUMMARY:Dugong feeding\r\nEND:VCALENDAR\r\n'),
    );
    await settled(id);
    assert.equal(await indexed(id), null);
    const words = { quagga: 'quote.pdf', okapi: 'terms.docx', tapir: 'items.csv', numbat: 'page.html', dugong: 'invite.ics' };
    for (const [word, filename] of Object.entries(words)) {
      const [email, ...others] = await found(word);
      assert.deepEqual([email?.id, others], [id, []], word);
      const [inFile, ...more] = email.inFiles;
      assert.deepEqual([inFile.filename, more], [filename, []]);
      assert.match(inFile.snippet, new RegExp(word, 'i'));
    }
    assert.deepEqual(ids(await found('"okapi days"')), [id]);
    assert.deepEqual(await found('subject:okapi'), []);
    const agent = await room.mcp();
    const result = await agent.client.callTool({ name: 'search_emails', arguments: { q: 'tapir' } });
    const { data, fence } = JSON.parse(String((result.content as Json[])[0]?.text));
    assert.deepEqual([data.length, data[0].id, 'indexed' in data[0]], [1, id, false]);
    assert.equal(data[0].inFiles[0].filename, `<${fence}>items.csv</${fence}>`);
    assert.ok(data[0].inFiles[0].snippet.startsWith(`<${fence}>item;price`));
  });

  test('words beside half a surrogate pair and bytes that are no UTF-8, and none where a NUL says that it is no text', async () => {
    const halves = Buffer.from([0xed, 0xa0, 0x80, 0xff]);
    const odd = Buffer.concat([Buffer.from('kakapo '), halves, Buffer.from(' solenodon')]);
    const id = await receive(file('odd.csv', 'text/csv', odd), file('none.csv', 'text/csv', 'gharial\0'));
    await settled(id);
    assert.deepEqual([ids(await found('kakapo')), ids(await found('solenodon')), await found('gharial')], [[id], [id], []]);
  });

  test('the name of any file at once, and of mail without files what it did before', async () => {
    const id = await receive(file('walrus-photo.bin', 'image/x-unknown', Buffer.from([0, 1, 2])));
    const [email] = await found('walrus');
    assert.deepEqual([email?.id, email?.indexed, await indexed(id)], [id, null, null]);
    assert.deepEqual(email.inFiles[0], {
      id: email.attachments[0].id,
      filename: 'walrus-photo.bin',
      snippet: null,
    });
  });

  test('the files of mail that was sent, here and there, and not those of drafts', async () => {
    const other: Json = (await room.rest('POST', '/inboxes', {})).body;
    const attachments = [{ filename: 'a.txt', contentType: 'text/plain', content: Buffer.from('wombat').toString('base64') }];
    const mail = { to: [other.address], subject: 'sent', text: 'see', attachments };
    const draft = (await room.rest('POST', '/drafts', { ...mail, inboxId: inbox.id })).body;
    const sent = (await room.rest('POST', '/emails/send', { ...mail, inboxId: inbox.id })).body;
    assert.equal(sent.indexed, 'pending');
    const hits = await eventually('both are found', async () => {
      const some = await found('wombat');
      return some.length >= 2 && some;
    });
    assert.deepEqual(hits.map(({ direction }) => direction).sort(), ['inbound', 'outbound']);
    assert.notEqual(draft.id, undefined);
    assert.ok(!ids(hits).includes(draft.id));
  });
});

test('a deleted mail takes its words along, and another account never finds them', async () => {
  const id = await receive(file('a.txt', 'text/plain', 'axolotl'));
  await settled(id);
  assert.deepEqual(ids(await found('axolotl')), [id]);
  const stranger = await room.account();
  assert.deepEqual(await found('axolotl', stranger), []);
  assert.deepEqual(await found('a.txt', stranger), []);
  assert.equal((await room.rest('DELETE', `/emails/${id}`)).status, 200);
  assert.deepEqual(await found('axolotl'), []);
  assert.deepEqual(await room.sql(`select email_id from attachment_texts where email_id = '${id}'`), []);
});

test('mail in quarantine is not read until it is let in', async () => {
  const careful: Json = (await room.rest('POST', '/inboxes', { rules: ONLY_VERIFIED })).body;
  await room.inbound(
    String(careful.address),
    Buffer.concat([Buffer.from('From: a@bank.test\r\n'), mailWithFiles(file('a.txt', 'text/plain', 'pangolin'))]),
  );
  const path = `/emails?inboxId=${careful.id}&status=quarantined`;
  const [waiting] = await eventually('it waits', async () => {
    const { data } = (await room.rest('GET', path)).body;
    return data.length > 0 && data;
  });
  assert.equal(waiting.indexed, null);
  assert.deepEqual(await room.sql(`select email_id from attachment_texts where email_id = '${waiting.id}'`), []);
  assert.deepEqual(await found('pangolin'), []);
  assert.equal((await room.rest('PATCH', `/emails/${waiting.id}`, { status: 'received' })).status, 200);
  await eventually('it is found', async () => (await found('pangolin')).length === 1);
});
