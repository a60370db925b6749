/** Mail whose fields are longer than any that a mail program writes: it is stored all the same, once, on every engine. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const { body } = await room.rest('POST', '/inboxes', {});
const address: string = body.address;
const inboxId: string = body.id;

/** No two alike, so that nothing can be packed into less. */
function scattered(letters: number, from: number, count: number): string {
  let state = 7;
  return Array.from({ length: letters }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return String.fromCodePoint(from + ((state >> 8) % count));
  }).join('');
}

const cyrillic = scattered(990, 0x430, 32);
const cjk = scattered(990, 0x4e00, 8000);
const ascii = scattered(3000, 0x61, 26);

describe('a mail is stored once', () => {
  const fields: [string, string][] = [
    ['a Message-ID of 990 letters of two octets', `Message-ID: <${cyrillic}@a.test>`],
    ['a Message-ID of 990 letters of three octets', `Message-ID: <${cjk}>`],
    ['a bare Message-ID of the same', `Message-ID: ${cjk}`],
    ['an In-Reply-To of the same', `In-Reply-To: <${cjk}>`],
    ['References of the same', `References: <one@a.test> <${cjk}> <two@a.test>`],
    ['an author with a local part of 3,000 letters', `Sender: <${ascii}@a.test>`],
    ['a domain of 3,000 letters', `Reply-To: <ada@${ascii}.test>`],
    ['a subject of 3,000 letters of three octets', `Subject: Re: ${scattered(3000, 0x4e00, 8000)}`],
    ['a file name of the same', `Content-Disposition: attachment; filename="${scattered(3000, 0x4e00, 8000)}"`],
  ];
  for (const [what, field] of fields) {
    test(`with ${what}`, async () => {
      const from = what.startsWith('an author') ? `${ascii}@a.test` : 'bob@example.org';
      const mark = what.replace(/\W/g, '');
      const mime = `From: ${from}\r\nTo: ${address}\r\nX-Mark: ${mark}\r\n${field}\r\n\r\n${mark}`;
      const { status } = await room.inbound(address, mime);
      assert.equal(status, 200);
      const { body } = await room.rest('GET', `/emails?inboxId=${inboxId}&limit=100`);
      const kept = body.data.filter((email: Json) => String(email.preview).includes(mark));
      assert.ok(kept.length === 1 || what.startsWith('a file name'), JSON.stringify(kept));
    });
  }
});
