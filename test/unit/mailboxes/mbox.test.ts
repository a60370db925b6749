/** The mbox format: what is written reads back byte for byte, and files of other programs come apart where their mails do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mailsOfMbox, mboxrdOf } from '../../../src/mailboxes/mbox.ts';

const AT = new Date('2026-11-05T07:08:09Z');
const MOST = 1_000_000;

async function* inChunks(file: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

async function read(file: Buffer | string, { chunk = 7, most = MOST } = {}): Promise<(string | null)[]> {
  const mails: (string | null)[] = [];
  for await (const { mime } of mailsOfMbox(inChunks(Buffer.from(file), chunk), most))
    mails.push(mime === null ? null : mime.toString('latin1'));
  return mails;
}

const written = (...mails: string[]) =>
  Buffer.concat(mails.map((mail) => mboxrdOf(Buffer.from(mail, 'latin1'), 'ada@example.org', AT)));

test('mails are written as mboxrd, and read back byte for byte', async () => {
  const mails = [
    'Subject: one\n\nFrom here on\n>From there\n>>From far\n',
    'From: x\r\n\r\nFrom the start\r\n\r\nFrom ada@example.org Thu Nov  5 07:08:09 2026\r\n',
    'A: no line end',
    'A: NUL \0 and \xff\n\n\n\n',
    'A: b\n\n\r',
    '>From begins it\nA: b\r\n\r',
    'A: b\r\n\r\n',
  ];
  const file = written(...mails);
  assert.match(
    file.toString('latin1'),
    /^From ada@example\.org Thu Nov {2}5 07:08:09 2026\nSubject: one\n\n>From here on\n>>From there\n>>>From far\n\nFrom /,
  );
  for (const chunk of [1, 2, 3, 50, 10_000]) assert.deepEqual(await read(file, { chunk }), mails, `in chunks of ${chunk}`);
});

test('any mail comes back, in whatever chunks the file is read', async () => {
  const piece = fc.constantFrom('From ', '>From ', '\n', '\r\n', '\r', '\n\n', 'From a 10:00', 'x', '\0', ' ', 'A: b\n', '>');
  const mail = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(mail, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 40 }), async (mails, chunk) => {
      assert.deepEqual(await read(written(...mails), { chunk }), mails);
    }),
    { numRuns: 500 },
  );
});

const foreign: Record<string, [file: string, mails: string[]]> = {
  'mboxo quotes once': [
    'From a Thu Nov  5 07:08:09 2026\nA: 1\n\n>From me\n\nFrom b Thu Nov  5 07:08:09 2026\nA: 2\n\n',
    ['A: 1\n\nFrom me\n', 'A: 2\n'],
  ],
  'Thunderbird names no sender': [
    'From - Thu Nov  5 07:08:09 2026\nA: 1\n\nFrom - Thu Nov  5 07:08:09 2026\nA: 2\n',
    ['A: 1\n', 'A: 2\n'],
  ],
  'CRLF throughout': [
    'From a Thu Nov  5 07:08:09 2026\r\nA: 1\r\n\r\nhi\r\n\r\nFrom b Thu Nov  5 07:08:09 2026\r\nA: 2\r\n',
    ['A: 1\r\n\r\nhi\r\n', 'A: 2\r\n'],
  ],
  'an unquoted From in the text': [
    'From a Thu Nov  5 07:08:09 2026\nA: 1\n\nFrom then on.\n\nFrom 10 to 12.\n',
    ['A: 1\n\nFrom then on.\n\nFrom 10 to 12.\n'],
  ],
  'a time zone in the From line': [
    'From 1@xxx Fri Jan 05 10:00:00 +0000 2024\nA: 1\n\nFrom 2@xxx Fri Jan 05 10:00:00 +0000 2024\nA: 2\n',
    ['A: 1\n', 'A: 2\n'],
  ],
};

for (const [title, [file, mails]] of Object.entries(foreign)) {
  test(title, async () => {
    assert.deepEqual(await read(file), mails);
  });
}

test('a mail that is too large is passed over with its place, and the next one is read', async () => {
  const file = written('A: 1\n', `A: 2\n\n${'x\n\n'.repeat(5000)}`, 'A: 3\n');
  const parts: [number, number, string | null][] = [];
  for await (const { at, size, mime } of mailsOfMbox(inChunks(file, 100), 1000))
    parts.push([at, size, mime === null ? null : mime.toString()]);
  const sizes = [written('A: 1\n'), written(`A: 2\n\n${'x\n\n'.repeat(5000)}`), written('A: 3\n')].map(({ length }) => length);
  const [first = 0, second = 0] = sizes;
  assert.deepEqual(parts, [
    [0, first, 'A: 1\n'],
    [first, second, null],
    [first + second, sizes[2], 'A: 3\n'],
  ]);
});
