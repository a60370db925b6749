/** Hostile documents take no more than their share of time and memory. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { type Parser, startParser } from '../../../src/mail/parser.ts';
import { docx, type File, mailWithFiles, packedSpaces, pageOf, pdf, pdfBomb } from '../../support/mails/documents.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { costOf } from '../../support/running/costs.ts';

const parser = closedAtEnd(startParser());

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const GUARD = { timeout: 200_000 };

let serial = 0;
const read = (filename: string, contentType: string, content: Buffer | string, more: Partial<File> = {}, own: Parser = parser) =>
  own.attachmentText(mailWithFiles({ filename, contentType, content: Buffer.from(content), ...more }), 0, `file ${++serial}`);
const textOf = async (...file: Parameters<typeof read>) => (await read(...file))?.text;

describe('hostile documents', GUARD, () => {
  test('a DOCX that unpacks to a gigabyte, or says so, or hides it, is not unpacked', async () => {
    const packed = packedSpaces(1024);
    assert.ok(packed.length < 2 * 1024 * 1024);
    const noise = Buffer.concat(Array.from({ length: 400 }, () => randomBytes(1024)));
    const picture = (index: number) => ({ name: `word/media/${index}.png`, content: noise, declared: 30 * 1024 ** 2 });
    const bombs = {
      honest: docx([], [], { packed, declared: 1024 ** 3 }),
      lying: docx([], [], { packed, declared: 1000 }),
      boasting: docx(['Hello'], [], { declared: 900 * 1024 }),
      beside: docx(['Hello'], [{ name: 'word/media/a.png', content: '', packed, declared: 1024 ** 3 }]),
      'in two': docx(['Hello'], [picture(1), picture(2)]),
      'too well packed': docx(['Hello', ' '.repeat(20 * 1024 ** 2)]),
      'crowded with parts': docx(
        ['Hello'],
        Array.from({ length: 2000 }, (_, index) => ({ name: `word/${index}.xml`, content: '' })),
      ),
    };
    assert.equal(await textOf('a.docx', DOCX, docx(['Hello'], [picture(1)])), 'Hello');
    await textOf('warm.docx', DOCX, docx(['warm']));
    const { megabytes: grown } = await costOf(async () => {
      for (const [name, file] of Object.entries(bombs)) assert.equal(await read('a.docx', DOCX, file), null, name);
    });
    assert.ok(grown < 200, `${grown} MB more`);
  });

  test('a broken archive is no document: cut short, without a directory, or with one that points anywhere', async () => {
    const whole = docx(['Hello']);
    const directory = whole.indexOf('PK\x01\x02');
    const wild = Buffer.from(whole);
    wild.writeUInt32LE(0xfffffff0, directory + 42);
    const far = Buffer.from(whole);
    far.writeUInt32LE(0xfffffff0, whole.length - 6);
    for (const file of [whole.subarray(0, 100), whole.subarray(0, whole.length - 1), Buffer.from('PK\x03\x04'), wild, far])
      assert.equal(await read('a.docx', DOCX, file), null);
  });

  test('a PDF is read until it has unpacked to the limit, and says that it holds more', async () => {
    const packed = (content: string) => deflateSync(content);
    const filter = { filter: '/FlateDecode' };
    // Machines differ in how long the limit takes them; what is meant here is that it is the limit that ends the reading.
    const patient = closedAtEnd(startParser({ timeoutMs: 120_000 }));
    const broken = Buffer.concat([deflateSync('q Q '.repeat(15_000_000)).subarray(0, -4), Buffer.alloc(4)]);
    for (const rest of [packed('q Q '.repeat(15_000_000)), packed(' '.repeat(60_000_000)), broken]) {
      const found = await read(
        'a.pdf',
        'application/pdf',
        pdf([packed(pageOf('First')), rest, packed(pageOf('Last'))], filter),
        {},
        patient,
      );
      assert.deepEqual([found?.text.trim(), found?.truncated], ['First', true]);
    }
    const whole = await read('a.pdf', 'application/pdf', pdf(Array(50).fill(packed(pageOf('page'))), filter), {}, patient);
    assert.deepEqual([whole?.text.split('page').length, whole?.truncated], [51, false]);
  });

  test('of a PDF that unpacks to a gigabyte little is unpacked, and others are read on', async () => {
    const bomb = pdfBomb();
    assert.ok(bomb.length < 64 * 1024, String(bomb.length));
    await textOf('warm.pdf', 'application/pdf', pdf([pageOf('warm')]));
    const { megabytes: grown } = await costOf(async () => {
      const both = await Promise.all([read('a.pdf', 'application/pdf', bomb), textOf('a.txt', 'text/plain', 'small')]);
      assert.deepEqual(both, [{ text: '', truncated: true, hiddenTextRemoved: 0, possiblyHidden: 0 }, 'small']);
    });
    assert.ok(grown < 800, `${grown} MB more`);
    assert.equal(await textOf('a.pdf', 'application/pdf', pdf([pageOf('after')])), 'after');
  });

  test('one that takes too long, or more heap than there is, has no text, and the next is read', async () => {
    // Of what unpacks to the limit, empty texts take longest: ten times the bound on a fast machine.
    const slow = pdf(Array(200).fill(deflateSync('BT () Tj ET '.repeat(170_000))), { filter: '/FlateDecode' });
    const greedy = pdf([`BT /F1 12 Tf ${'1 0 0 1 72 700 Tm (word) Tj 1 0 0 1 72 300 Tm (word) Tj '.repeat(200_000)} ET`]);
    for (const [file, own] of [
      [slow, startParser({ timeoutMs: 1_500 })],
      [greedy, startParser({ maxGrowthMb: 64 })],
    ] as const) {
      assert.equal(await read('a.pdf', 'application/pdf', file, {}, own), null);
      assert.equal(await textOf('a.pdf', 'application/pdf', pdf([pageOf('after')]), {}, own), 'after');
      await own.close();
    }
  });
});
