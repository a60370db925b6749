/** Attached texts of more than a million characters are read so far, and say so. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailWithFiles } from '../../support/mails/documents.ts';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

let serial = 0;
const read = (content: string) =>
  parser.attachmentText(
    mailWithFiles({ filename: 'a.txt', contentType: 'text/plain', content: Buffer.from(content) }),
    0,
    `file ${++serial}`,
  );

describe('text files', () => {
  test('are read up to a million characters, and say so', async () => {
    const long = await read('ä'.repeat(1_000_001));
    assert.deepEqual([long?.text.length, long?.truncated], [1_000_000, true]);
    const whole = await read('ä'.repeat(1_000_000));
    assert.deepEqual([whole?.text.length, whole?.truncated], [1_000_000, false]);
    const cut = await read('💌'.repeat(2_000_000));
    assert.deepEqual([cut?.text.length, cut?.truncated, cut?.text.includes('\ufffd')], [1_000_000, true, false]);
  });
});
