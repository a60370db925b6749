/** Attached texts of more than a million characters are read so far, and say so. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Parser } from '../../../src/mail/parser.ts';
import { type File, mailWithFiles } from '../../support/mails/documents.ts';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

let serial = 0;
const read = (filename: string, contentType: string, content: Buffer | string, more: Partial<File> = {}, own: Parser = parser) =>
  own.attachmentText(mailWithFiles({ filename, contentType, content: Buffer.from(content), ...more }), 0, `file ${++serial}`);
describe('text files', () => {
  test('are read up to a million characters, and say so', async () => {
    const long = await read('a.txt', 'text/plain', 'ä'.repeat(1_000_001));
    assert.deepEqual([long?.text.length, long?.truncated], [1_000_000, true]);
    const whole = await read('a.txt', 'text/plain', 'ä'.repeat(1_000_000));
    assert.deepEqual([whole?.text.length, whole?.truncated], [1_000_000, false]);
    const cut = await read('a.txt', 'text/plain', '💌'.repeat(2_000_000));
    assert.deepEqual([cut?.text.length, cut?.truncated, cut?.text.includes('\ufffd')], [1_000_000, true, false]);
  });
});
