/** Ordinary mail that is read straight from its bytes reads as the MIME parser's library reads it. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import { base64Stream, decodeBase64 } from '../../../src/mail/mime/base64.ts';
import { trimBoundaryLines } from '../../../src/mail/mime/boundaries.ts';
import { readHeaderBlock } from '../../../src/mail/mime/headers.ts';
import { readWithLibrary } from '../../../src/mail/mime/library-parts.ts';
import { readDirectly } from '../../../src/mail/mime/part-reader.ts';
import type { FoundParts, Part } from '../../../src/mail/mime/parts.ts';
import { tries } from '../../support/running/tries.ts';

const CORPUS = join(process.cwd(), '../shared/corpus');
const WORDS = [
  'Hello',
  'Zürich',
  '日本',
  'a=b',
  '--',
  'x'.repeat(90),
  '\n',
  ' ',
  '\t',
  '.',
  '<p>',
  '&amp;',
  '=3D',
  '=',
  '--b',
  '--b--',
];
const LINES = [
  ...[
    '--b',
    '--b--',
    '--b ',
    '--bb',
    '--a',
    '--a--',
    '',
    ' ',
    'text',
    'Zürich',
    'YQ==',
    'YW',
    'a=',
    'a=C3=BC',
    'a=4',
    'a= ',
    'From x',
  ],
  ...['Content-Type: text/plain', 'Content-Type: TEXT/HTML; charset=utf-8', 'Content-Type: multipart/alternative; boundary=a'],
  ...[
    'Content-Type: multipart/related; boundary="a"; start="<i@x>"',
    'Content-Type: text/plain; charset=iso-8859-1; format=flowed',
  ],
  ...[
    'Content-Type: application/pdf; name="a.pdf"',
    'Content-Type: application/octet-stream; name=b',
    'Content-Type: application/octet-stream; name="Report. PDF"',
    'Content-Type: application/octet-stream; name=a.constructor',
    'Content-Type: message/rfc822',
  ],
  ...['Content-Transfer-Encoding: base64', 'Content-Transfer-Encoding: Quoted-Printable', 'Content-Transfer-Encoding: x-other'],
  ...[
    'Content-Disposition: attachment; filename="a b.txt"',
    'Content-Disposition: inline',
    'Content-ID: <i@x>',
    'Content-ID: i@x',
  ],
];

test('mail that a mail program writes is read straight from its bytes, as the library reads it', async () => {
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '));
  const mail = fc.record(
    {
      text,
      html: text.map((inner) => `<p>${inner}</p>`),
      textEncoding: fc.constantFrom('quoted-printable', 'base64'),
      attachments: fc.array(
        fc.record({
          filename: fc.constantFrom('a.pdf', 'a b.png'),
          content: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          contentType: fc.constantFrom('application/pdf', 'image/png'),
          contentDisposition: fc.constantFrom('inline', 'attachment'),
        }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['text', 'textEncoding'] },
  );
  let direct = 0;
  await fc.assert(
    fc.asyncProperty(mail, async (fields) => {
      if (await readsAlike(await written(fields))) direct += 1;
    }),
    tries(300),
  );
  assert.ok(direct > 200, `${direct} of 300`);
});

test('lines in any order read as the library reads them, or are left to it', async () => {
  const body = fc.array(fc.constantFrom(...LINES), { maxLength: 14 });
  const lineEnd = fc.constantFrom('\r\n', '\n');
  const head = fc.constantFrom(
    'multipart/mixed; boundary=b',
    'multipart/alternative; boundary="b"',
    'text/plain',
    'text/html; boundary=b',
  );
  let direct = 0;
  await fc.assert(
    fc.asyncProperty(head, body, lineEnd, fc.boolean(), async (type, lines, end, isWhole) => {
      const whole = isWhole ? ['--b', ...lines, '--b--', ''] : lines;
      if (await readsAlike(Buffer.from([`Content-Type: ${type}`, '', ...whole].join(end)))) direct += 1;
    }),
    tries(3_000),
  );
  assert.ok(direct > 300, `${direct} of 3000`);
});

test('base64 in one piece reads as it does in a stream', async () => {
  const characters = fc.constantFrom(
    'Y',
    'W',
    'Q',
    'a',
    '9',
    '+',
    '/',
    '=',
    '==',
    '=\r\n',
    '\r\n',
    '-',
    '_',
    ' ',
    '*',
    'é',
    'YWJj'.repeat(20),
  );
  const text = fc.array(characters, { maxLength: 30 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('latin1', 'utf8'), async (written, encoding) => {
      const bytes = Buffer.from(written, encoding);
      const streamed = await Readable.from([bytes]).pipe(base64Stream()).toArray();
      assert.equal(decodeBase64(bytes).toString('hex'), Buffer.concat(streamed).toString('hex'));
    }),
    tries(2_000),
  );
});

test('real mail reads as the library reads it', { skip: !existsSync(CORPUS) && 'the corpus is not there' }, async () => {
  let direct = 0;
  for (const file of readdirSync(CORPUS).filter((name) => name.endsWith('.eml'))) {
    if (await readsAlike(readFileSync(join(CORPUS, file)), file)) direct += 1;
  }
  assert.ok(direct > 300, `${direct} mails`);
});

/** Whether the mail is read straight from its bytes. Fails when that reads otherwise. */
async function readsAlike(mail: Buffer, name = ''): Promise<boolean> {
  const trimmed = trimBoundaryLines(Buffer.from(mail));
  const header = readHeaderBlock(trimmed, 1_000_000);
  const mime = Buffer.concat([Buffer.from(`${header.structure}\r\n`, 'latin1'), trimmed.subarray(header.bodyStart)]);
  const direct = await readDirectly(mime);
  if (!direct) return false;
  assert.deepEqual(said(direct), said(await readWithLibrary(mime)), name);
  return true;
}

function said({ tree, files }: FoundParts) {
  return {
    tree: tree && saidBy(tree),
    files: files.map((file) => ({ ...file, content: Buffer.from(file.content).toString('hex') })),
  };
}

function saidBy({ contentType, textContent, headers, children }: Part): unknown {
  const type = headers.get('content-type');
  return {
    contentType,
    text: textContent ?? '',
    start: typeof type === 'object' && 'params' in type ? (type.params.start ?? '') : '',
    id: headers.get('content-id') || '',
    children: children.map(saidBy),
  };
}

async function written(fields: ConstructorParameters<typeof MailComposer>[0]): Promise<Buffer> {
  return await new MailComposer({ from: 'a@x.example', to: 'b@x.example', subject: 'S', ...fields }).compile().build();
}
