/** Attachments over REST and MCP: what an agent reads of them, and what is downloaded. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import {
  docx,
  type File,
  images,
  lockedPdf,
  mailWithFiles,
  packedSpaces,
  pageOf,
  pdf,
  zip,
} from '../../support/mails/documents.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const MB = 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const LINK = /^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/files\/[\w.-]+$/;

const room = await startPostroom();
const agent = await room.mcp();
const inbox: Json = (await room.rest('POST', '/inboxes', {})).body;

const file = (filename: string, contentType: string, content: Buffer | string): File => ({
  filename,
  contentType,
  content: Buffer.from(content),
});

/** Takes a mail with one file in; answers the file's record, and the ids to ask for it. */
async function received(one: File): Promise<{ attachment: Json; ids: { id: string; attachmentId: string }; path: string }> {
  assert.deepEqual((await room.inbound(String(inbox.address), mailWithFiles(one))).json, { ok: true });
  const [email] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data;
  const [attachment] = email.attachments;
  return {
    attachment,
    ids: { id: email.id, attachmentId: attachment.id },
    path: `/emails/${email.id}/attachments/${attachment.id}`,
  };
}

/** What an agent is shown, without the marks around what the sender wrote; and the blocks beside it. */
async function shown(input: Json): Promise<{ answer: Json; blocks: Json[] }> {
  const result = await agent.client.callTool({ name: 'get_attachment', arguments: input });
  const [first, ...blocks] = result.content as Json[];
  const text = String(first?.text);
  const { fence } = JSON.parse(text) as { fence?: string };
  return { answer: JSON.parse(fence ? text.replaceAll(`<${fence}>`, '').replaceAll(`</${fence}>`, '') : text), blocks };
}

describe('an attachment', () => {
  test('that has text is read in pieces, alike over REST and MCP', async () => {
    const { attachment, ids, path } = await received(
      file('a.csv', 'text/csv; charset=iso-8859-1', Buffer.from('caf\xe9;1\r\nth\xe9;2', 'latin1')),
    );
    const { status, body } = await room.rest('GET', `${path}/text`);
    assert.equal(status, 200);
    const whole = {
      text: 'café;1\nthé;2',
      nextOffset: null,
      truncated: false,
      hiddenTextRemoved: 0,
      possiblyHidden: 0,
      url: null,
      urlExpiresAt: null,
    };
    assert.deepEqual(body, { ...attachment, ...whole });
    const { answer, blocks } = await shown(ids);
    assert.deepEqual([answer.id, answer.filename, answer.size, answer.text], [attachment.id, 'a.csv', 13, 'café;1\nthé;2']);
    assert.deepEqual([answer.truncated, answer.url, blocks.length], [false, undefined, 0]);

    let pieces = '';
    for (let offset = 0, calls = 1; ; calls++) {
      const { answer: piece } = await shown({ ...ids, maxChars: 5, offset });
      pieces += piece.text;
      if (!piece.nextOffset) {
        assert.equal(calls, 3);
        break;
      }
      offset = Number(piece.nextOffset);
    }
    assert.equal(pieces, 'café;1\nthé;2');
    const beyond = (await room.rest('GET', `${path}/text?offset=999`)).body;
    assert.deepEqual([beyond.text, beyond.nextOffset], ['', null]);
  });

  test('that holds more text than can be read comes as a link too, where the text ends', async () => {
    const content = 'a,b,c\n'.repeat(200_000);
    const { ids, path } = await received(file('large.csv', 'text/csv', content));
    const last = 1_000_000 - 100;
    const before = (await shown({ ...ids, offset: 8000 })).answer;
    assert.deepEqual([before.nextOffset, before.truncated, before.url], [16_000, true, undefined]);
    for (const offset of [last, last + 500]) {
      const { answer } = await shown({ ...ids, offset });
      assert.deepEqual([answer.nextOffset, answer.truncated], [undefined, true]);
      assert.match(String(answer.url), LINK);
    }
    const { body } = await room.rest('GET', `${path}/text?offset=${last}`);
    assert.equal(body.text, content.slice(last, 1_000_000));
    assert.equal((await (await fetch(body.url)).text()).length, content.length);
  });

  test('is never cut within a character, and always read on', async () => {
    const { path } = await received(file('a.txt', 'text/plain; charset=utf-8', 'a💌💌b'));
    const read = async (query: string) => {
      const { text, nextOffset } = (await room.rest('GET', `${path}/text?${query}`)).body;
      return [text, nextOffset];
    };
    assert.deepEqual(await read('maxChars=2'), ['a', 1]);
    assert.deepEqual(await read('maxChars=1&offset=1'), ['💌', 3]);
    assert.deepEqual(await read('maxChars=3&offset=2'), ['💌', 3]);
    assert.deepEqual(await read('maxChars=3&offset=3'), ['💌b', null]);
  });

  test('that is a PDF or a DOCX is read as text', async () => {
    const invoice = await received(file('invoice.pdf', 'application/pdf', pdf([pageOf('Invoice 4711')])));
    assert.equal((await shown(invoice.ids)).answer.text, 'Invoice 4711');
    const offer = await received(file('offer.docx', DOCX, docx(['Dear Ann,', 'the offer.'])));
    assert.equal((await room.rest('GET', `${offer.path}/text`)).body.text, 'Dear Ann,\n\nthe offer.');
  });

  test('that is an image of up to 1 MB is shown to an agent, whatever its sender calls it', async () => {
    for (const [mimeType, content] of Object.entries(images)) {
      const large = Buffer.concat([content, Buffer.alloc(MB - content.length)]);
      for (const one of [
        file('a', mimeType, large),
        file('a.bin', 'application/octet-stream', content),
        file('a.txt', 'text/plain', content),
      ]) {
        const { ids, path } = await received(one);
        const { answer, blocks } = await shown(ids);
        assert.deepEqual(blocks, [{ type: 'image', data: one.content.toString('base64'), mimeType }]);
        assert.equal(answer.text, undefined);
        const { body } = await room.rest('GET', `${path}/text`);
        assert.deepEqual([body.text, body.content], [null, undefined]);
        assert.match(body.url, LINK);
      }
    }
  });

  test('that can neither be read nor shown comes as a link', async () => {
    const png = images['image/png'];
    const others = [
      file('large.png', 'image/png', Buffer.concat([png, Buffer.alloc(MB - png.length + 1)])),
      file('page.png', 'image/png', '<script>alert(1)</script>'),
      file('script.html', 'text/html', '<script>alert(1)</script>'),
      file('empty.txt', 'text/plain', ''),
      file('drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      file('locked.pdf', 'application/pdf', lockedPdf()),
      file('cut.pdf', 'application/pdf', pdf([pageOf('Hello')]).subarray(0, 200)),
      file('bomb.docx', DOCX, docx([], [], { packed: packedSpaces(1024), declared: 1000 })),
      file('a.zip', 'application/zip', zip([{ name: 'a.txt', content: 'hello' }])),
      file('a.tar', 'application/x-tar', Buffer.concat([Buffer.from('a.txt'), Buffer.alloc(2048)])),
      file('a.7z', 'application/x-7z-compressed', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')),
    ];
    for (const one of others) {
      const { attachment, ids } = await received(one);
      const { answer, blocks } = await shown(ids);
      assert.deepEqual([answer.id, answer.text, blocks], [attachment.id, undefined, []], one.filename);
      assert.match(String(answer.url), LINK);
      const linked = await fetch(String(answer.url));
      assert.ok(Buffer.from(await linked.arrayBuffer()).equals(one.content), one.filename);
    }
  });

  test('comes with a link beside its text when one is asked for', async () => {
    const { ids, path } = await received(file('a.txt', 'text/plain', 'hello'));
    const { answer } = await shown({ ...ids, link: true, linkSeconds: 60 });
    assert.equal(answer.text, 'hello');
    assert.equal(await (await fetch(String(answer.url))).text(), 'hello');
    const { body } = await room.rest('GET', `${path}/text?link=true`);
    assert.equal(body.text, 'hello');
    assert.match(body.url, LINK);
  });

  test('is not there for another account, for a key that sees other inboxes, or under another email', async () => {
    const { ids, path } = await received(file('a.txt', 'text/plain', 'hello'));
    const other = await room.account();
    const elsewhere = (await room.rest('POST', '/inboxes', {})).body.id;
    const bound = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [elsewhere] })).body.key;
    const second = await received(file('b.txt', 'text/plain', 'other'));
    for (const key of [other, bound])
      for (const at of [path, `${path}/text`]) problem(await room.rest('GET', at, undefined, { key }), 404, 'not_found');
    problem(await room.rest('GET', `/emails/${second.ids.id}/attachments/${ids.attachmentId}/text`), 404, 'not_found');
    const stranger = await room.mcp(other);
    assert.equal((await stranger.call('get_attachment', ids)).body.code, 'not_found');
    await stranger.close();
  });

  test('is asked for within limits', async () => {
    const { path } = await received(file('a.txt', 'text/plain', 'hello'));
    for (const query of [
      'maxChars=0',
      'maxChars=100001',
      'offset=-1',
      'link=maybe',
      'linkSeconds=59',
      'linkSeconds=86401',
      'inline=true',
    ])
      problem(await room.rest('GET', `${path}/text?${query}`), 400, 'invalid_request');
  });

  test('is downloaded to be saved, under a name that is only a name', async () => {
    const names: [given: string, kept: string | null][] = [
      ['../../etc/passwd', '_.._etc_passwd'],
      ['..\\\\..\\\\boot.ini', '_.._boot.ini'],
      ['C:\\\\temp\\\\a.txt', 'C__temp_a.txt'],
      [`=?utf-8?B?${Buffer.from('invoice\u202efdp.exe').toString('base64')}?=`, 'invoicefdp.exe'],
      [`=?utf-8?B?${Buffer.from('a\u200b\u0007b\r\nc.txt').toString('base64')}?=`, 'a b c.txt'],
      ['.htaccess', 'htaccess'],
      ['nul.txt', '_nul.txt'],
      ['report.pdf. . .', 'report.pdf'],
      [`=?utf-8?B?${Buffer.from(`${'ü'.repeat(200)}.pdf`).toString('base64')}?=`, `${'ü'.repeat(125)}.pdf`],
      ['...', null],
    ];
    for (const [given, kept] of names) {
      const { attachment, path } = await received(file(given, 'text/html', '<script>alert(1)</script>'));
      assert.equal(attachment.filename, kept, given);
      assert.ok(Buffer.byteLength(kept ?? '') <= 255);
      const { status, headers, bytes } = await room.download(path);
      assert.deepEqual([status, bytes.toString()], [200, '<script>alert(1)</script>']);
      const disposition = headers.get('content-disposition') ?? '';
      assert.match(disposition, /^attachment; filename=(?:[\w.-]+|"[^"/\\]*")(?:; filename\*=UTF-8''[\w%.-]*)?$/);
      const extended = /filename\*=UTF-8''(.*)$/.exec(disposition)?.[1];
      assert.equal(extended ? decodeURIComponent(extended) : /filename="?([^"]*)/.exec(disposition)?.[1], kept ?? 'attachment');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
    }
  });
});
