/** What reads a stranger's or a caller's text, on texts that nobody thought of: it ends, it answers or refuses, and it means one thing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { PostroomError } from '../../../src/core/base/errors.ts';
import {
  eventCursor,
  type ListName,
  numbersCursor,
  pageOf,
  pageRequest,
  readEventCursor,
  readNumbersCursor,
} from '../../../src/core/base/pages.ts';
import { readSearch } from '../../../src/core/reading/search/query.ts';
import { addressList, mailboxes } from '../../../src/mail/mime/address-lists.ts';
import { readHeaderBlock, readHeaderFields } from '../../../src/mail/mime/headers.ts';
import { parseAddress } from '../../../src/mail/parse-address.ts';
import { tries } from '../../support/running/tries.ts';

const RUNS = tries(3_000);

/** Pieces of a grammar, in any order, with any text between them. */
const made = (...pieces: string[]) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'grapheme', maxLength: 4 })), {
      maxLength: 14,
    })
    .map((all) => all.join(''));

const address = made(
  'a',
  'bob',
  '@',
  '.',
  'example.org',
  '<',
  '>',
  '"',
  '\\',
  ',',
  ';',
  ':',
  '(',
  ')',
  '[',
  ']',
  ' ',
  '=?utf-8?q?a?=',
  '\r\n',
  '\t',
  'é',
  '\u200b',
  '%',
  '!',
);

/** The answer, or null for a refusal in our own words. Anything else that is thrown fails the test. */
function refusable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PostroomError)) throw error;
    assert.equal(error.code, 'invalid_request');
    return null;
  }
}

describe('an address', () => {
  test('that is taken is one mailbox to every reader of its header, and the same when it is read again', () => {
    fc.assert(
      fc.property(address, (text) => {
        const read = refusable(() => parseAddress(text, 'to'));
        if (!read) return;
        assert.ok(!/[\r\n\0]/.test(read.header));
        assert.deepEqual(parseAddress(read.header, 'to'), read);
        assert.deepEqual(
          mailboxes(addressList(read.header).list).map((one) => one.address),
          [read.address.toLowerCase()],
        );
      }),
      RUNS,
    );
  });

  test('that is whole is taken, with any name', () => {
    const atom = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    const name = fc.string({ unit: fc.constantFrom(...'abcXYZ 019,;:"\\\'().-_é'), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(atom, atom, name, (local, domain, given) => {
        const quoted = `"${given.replace(/["\\]/g, '\\$&')}" <${local}@${domain}.example>`;
        assert.equal(parseAddress(quoted, 'to').address, `${local}@${domain}.example`);
      }),
      RUNS,
    );
  });

  test('list in a header ends as a list whose every part reads alike a second time', () => {
    const same = (text: string) => {
      const { list } = addressList(text);
      assert.ok(!/[\r\n]/.test(list));
      assert.deepEqual(mailboxes(addressList(list).list), mailboxes(list));
    };
    same('@"[(]"');
    fc.assert(fc.property(address, same), RUNS);
  });
});

describe('a header', () => {
  const lines = made(
    'From: a@b.example',
    'From',
    'To: ',
    'Subject: ',
    'References: <',
    '>',
    ':',
    ' ',
    '\t',
    '\r\n',
    '\n',
    '\r',
    '\r\n\r\n',
    '=?utf-8?b?',
    '?=',
    '\0',
    'Date: Mon, 99 Foo',
  );

  test('of any bytes is read, and no value of it holds a line end', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          lines.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 200 }).map(Buffer.from),
        ),
        (bytes) => {
          const block = readHeaderBlock(bytes, 1000);
          assert.ok(block.bodyStart >= 0 && block.bodyStart <= bytes.length);
          const { date, hops, references, ...texts } = readHeaderFields(block);
          assert.ok(date === null || !Number.isNaN(date.getTime()));
          assert.ok(hops === null || hops === undefined || Number.isInteger(hops));
          for (const text of [...Object.values(texts), ...references])
            assert.ok(!/[\r\n\0]/.test(String(text)), JSON.stringify(text));
        },
      ),
      RUNS,
    );
  });
});

const NOW = new Date('2026-05-31T12:00:00Z');

describe('a search', () => {
  const query = made(
    'word',
    '"',
    '-',
    '*',
    'from:',
    'subject:',
    'in:',
    'is:read',
    'has:attachment',
    'before:',
    '2026-01-01',
    ' ',
    '://',
    'label:',
    'é',
    '\0',
    '(',
    "'",
    '%',
    '_',
    ' OR ',
    ' (',
    ')',
    'a:b',
    'newer_than:',
    '-older_than:3m',
    'larger:5M',
    'has:pdf',
    'filename:',
    'not_known:x',
    '10:30',
    're: ',
  );

  test('is read or refused, and what is read holds no more than is allowed', () => {
    fc.assert(
      fc.property(query, (text) => {
        const read = refusable(() => readSearch(text, NOW));
        if (!read) return;
        assert.ok(read.terms.flatMap(({ words }) => words).length <= 32);
        assert.ok(read.branches.length >= 1 && read.branches.length <= 16);
        for (const { rows } of read.branches) assert.ok(rows.length <= 16);
        assert.deepEqual(readSearch(`  ${text} `, NOW), read, 'blanks around it mean nothing');
      }),
      RUNS,
    );
  });
});

describe('a cursor', () => {
  const LISTS: ListName[] = [
    'api-keys',
    'domains',
    'emails',
    'held',
    'inboxes',
    'suppressions',
    'templates',
    'thread',
    'threads',
  ];
  const list = fc.constantFrom(...LISTS);
  const row = fc.record({ createdAt: fc.date({ noInvalidDate: true }), id: fc.uuid() }, { noNullPrototype: true });

  test('leads to the place it was made for, in its own list only', () => {
    fc.assert(
      fc.property(list, list, row, (own, other, last) => {
        const { nextCursor } = pageOf(own, [last, last], { limit: 1 }, (one) => one);
        const input = { limit: 1, cursor: String(nextCursor) };
        assert.deepEqual(pageRequest(own, input), { limit: 2, before: last });
        if (own !== other)
          assert.equal(
            refusable(() => pageRequest(other, input)),
            null,
          );
        assert.equal(
          refusable(() => readEventCursor(String(nextCursor))),
          null,
        );
      }),
      RUNS,
    );
  });

  test('of numbers leads to them, in its own list only', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, two) => {
        assert.equal(readEventCursor(eventCursor(one)), one);
        assert.deepEqual(readNumbersCursor('email', numbersCursor('email', [one, two]), 'since', 2), [one, two]);
        for (const name of LISTS)
          assert.equal(
            refusable(() => pageRequest(name, { limit: 1, cursor: eventCursor(one) })),
            null,
          );
        assert.equal(
          refusable(() => readNumbersCursor('search', numbersCursor('email', [one]), 'cursor', 1)),
          null,
        );
      }),
      RUNS,
    );
  });

  test('of any text, or of any JSON, is refused or leads somewhere', () => {
    const json = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), json), list, (cursor, name) => {
        refusable(() => pageRequest(name, { limit: 1, cursor }));
        refusable(() => readEventCursor(cursor));
      }),
      RUNS,
    );
  });
});
