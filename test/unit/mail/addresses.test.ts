/** Scenarios of reading an address a caller wrote: one mailbox is taken, and nothing that could be read as anything else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { checkDisplayName, parseAddress } from '../../../src/mail/parse-address.ts';

const at = (value: string) => parseAddress(value, 'to.0');

const refusal = (path: string) => (error: unknown) =>
  error instanceof PostroomError &&
  error.code === 'invalid_request' &&
  error.errors?.[0]?.path === path &&
  error.hint !== undefined;

test('an address is taken bare, in angle brackets, and with a plain or quoted name', () => {
  const expected = { local: 'Ann.B+tag', domain: 'example.com', address: 'Ann.B+tag@example.com' };
  for (const [given, name, header] of [
    ['Ann.B+tag@EXAMPLE.com', null, 'Ann.B+tag@example.com'],
    ['  <Ann.B+tag@example.com> ', null, 'Ann.B+tag@example.com'],
    ['"" <Ann.B+tag@example.com>', null, 'Ann.B+tag@example.com'],
    ['Ann  Bee <Ann.B+tag@example.com>', 'Ann Bee', 'Ann Bee <Ann.B+tag@example.com>'],
    [
      '"Bee, Ann (HR): \\"A\\\\B\\"" <Ann.B+tag@example.com>',
      'Bee, Ann (HR): "A\\B"',
      '"Bee, Ann (HR): \\"A\\\\B\\"" <Ann.B+tag@example.com>',
    ],
    ['"ann@example.com" <Ann.B+tag@example.com>', 'ann@example.com', '"ann@example.com" <Ann.B+tag@example.com>'],
    ["Ann O'Bee Jr. <Ann.B+tag@example.com>", "Ann O'Bee Jr.", '"Ann O\'Bee Jr." <Ann.B+tag@example.com>'],
    ['Ånn 山田　太郎 <Ann.B+tag@example.com>', 'Ånn 山田　太郎', '"Ånn 山田　太郎" <Ann.B+tag@example.com>'],
    ['José Núñez <Ann.B+tag@example.com>', 'José Núñez', 'José Núñez <Ann.B+tag@example.com>'],
  ] as const) {
    assert.deepEqual(at(given), { ...expected, name, header }, given);
  }
});

test('a domain may be international, long or localhost', () => {
  assert.equal(at('a@BÜCHER.example').address, 'a@xn--bcher-kva.example');
  assert.equal(at('a@xn--bcher-kva.example').domain, 'xn--bcher-kva.example');
  assert.equal(at('a@localhost').domain, 'localhost');
  assert.equal(at('a@postroom.localhost').domain, 'postroom.localhost');
  assert.equal(at(`${'l'.repeat(64)}@${'d'.repeat(63)}.example`).local.length, 64);
  const long = (last: number) => `${'l'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(last)}.example`;
  assert.equal(at(long(53)).address.length, 254);
  assert.throws(() => at(long(54)), refusal('to.0'));
});

const REFUSED: Record<string, string[]> = {
  'control characters': [
    'a@b.example\r\nBcc: x@evil.example',
    'a\n@b.example',
    'a\0@b.example',
    'A\tB <a@b.example>',
    'A\u0085 <a@b.example>',
    'a@b.example\u2028',
    '\ud800 <a@b.example>',
    'A\u007f <a@b.example>',
  ],
  lists: [
    'a@b.example, c@d.example',
    'a@b.example; c@d.example',
    'Na, me <a@b.example>',
    'a@b.example c@d.example',
    '<a@b.example> <c@d.example>',
    '<a@b.example>, <c@d.example>',
    'a@b.example,',
  ],
  groups: ['x: a@b.example;', 'x:;', 'x: a@b.example', 'undisclosed-recipients:;'],
  routes: [
    '<@a.example,@b.example:c@d.example>',
    '<@a.example:c@d.example>',
    'user%other.example@b.example',
    'other.example!user@b.example',
  ],
  'a second @': ['a@b@c.example', '"A" <a@evil.example@b.example>', 'a@evil.example <a@b.example>', '<a@@b.example>'],
  'quoted local parts': [
    '"a b"@b.example',
    '"<x@evil.example>"@good.example',
    '"x@evil.example"@good.example',
    '<"a"@b.example>',
    '"A" "x"@b.example',
    '"<x@evil.example>" @good.example',
  ],
  'domain literals': ['a@[127.0.0.1]', 'a@[IPv6:::1]', 'a@[x@evil.example]'],
  'IP addresses': ['a@127.0.0.1', 'a@0x7f.1', 'a@1.2.3.4.'],
  comments: ['a(x)@b.example', 'a@b.example (Ann)', '(x) <a@b.example>', 'a@(x)b.example', 'A (B) <a@b.example>'],
  'encoded words': ['=?utf-8?Q?a=40evil.example?= <a@b.example>', '=?utf-8?B?YQ==?=@b.example', '"=?utf-8?q?x?=" <a@b.example>'],
  'no address': [
    '',
    '   ',
    '<>',
    'Ann',
    '@b.example',
    'a@',
    '"Ann"',
    'Ann <>',
    'Ann <a@b.example',
    'a@b.example>',
    '<<a@b.example>>',
    '"Ann <a@b.example>',
    'Ann <a@b.example> x',
  ],
  'bad local parts': [
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a b@c.example',
    'jürgen@b.example',
    'a\\b@c.example',
    `${'l'.repeat(65)}@b.example`,
    '< a@b.example>',
  ],
  'bad domains': [
    'a@example',
    'a@.example',
    'a@b..example',
    'a@b.example.',
    'a@-b.example',
    'a@b-.example',
    'a@-é.example',
    'a@é-.example',
    'a@b_c.example',
    'a@b%2eexample',
    'a@ex%61mple.com',
    'a@evil。example',
    'a@a⒈com',
    'a@xn--a.example',
    `a@${'d'.repeat(64)}.example`,
    'a@b.example/x',
    'a@☃.example',
  ],
  'too long': [
    `${'l'.repeat(64)}@${'d.'.repeat(95)}d`,
    `a@${'d.'.repeat(130)}example`,
    `${'n'.repeat(201)} <a@b.example>`,
    'n'.repeat(1001),
  ],
  'invisible characters': [
    'A\u202eB <a@b.example>',
    'A\u200bB <a@b.example>',
    'A\ufeff <a@b.example>',
    'a@b\u00ad.example',
    'A\u2066 <a@b.example>',
    '\u3164 <a@b.example>',
  ],
  'angle brackets in a name': ['"x <e@evil.example>" <a@b.example>', '">" <a@b.example>'],
};
for (const [what, values] of Object.entries(REFUSED)) {
  test(`an address is refused for ${what}`, () => {
    for (const value of values) assert.throws(() => at(value), refusal('to.0'), JSON.stringify(value));
  });
}

test('a refused address is told by its path and never quoted', () => {
  assert.throws(
    () => at('secret@evil@example.com'),
    (error: unknown) =>
      error instanceof PostroomError && error.message.startsWith('to.0: ') && !`${error.message}${error.hint}`.includes('secret'),
  );
  assert.throws(
    () => at('jürgen@b.example'),
    (error: unknown) => error instanceof PostroomError && /SMTPUTF8/.test(error.hint ?? ''),
  );
});

test('a display name is checked on its own', () => {
  assert.equal(checkDisplayName('  Ann   Bee ', 'displayName'), 'Ann Bee');
  for (const name of ['a\r\nBcc: x@evil.example', 'a\u202e', '<a@b.example>', '=?utf-8?q?x?=', 'n'.repeat(201)]) {
    assert.throws(() => checkDisplayName(name, 'displayName'), refusal('displayName'), name);
  }
});
