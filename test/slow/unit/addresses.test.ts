/** Whatever is taken as an address reads as this one address alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AddressObject, simpleParser } from 'mailparser';
import addressparser from 'nodemailer/lib/addressparser';
import { addressParser as secondReader } from 'postal-mime';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { compose } from '../../../src/mail/composer.ts';
import { parseAddress } from '../../../src/mail/parse-address.ts';
import { seeded } from '../../support/running/seeded.ts';

const at = (value: string) => parseAddress(value, 'to.0');

const refusal = (path: string) => (error: unknown) =>
  error instanceof PostroomError &&
  error.code === 'invalid_request' &&
  error.errors?.[0]?.path === path &&
  error.hint !== undefined;

const listed = (value: AddressObject | AddressObject[] | undefined) =>
  [value ?? []].flat().flatMap((list) => list.value.map(({ name, address }) => ({ name, address })));

test('whatever is taken as an address reads as this one address alone, in every reader and every list', async () => {
  const random = seeded(20260203);
  const next = (below: number) => Math.floor(random() * below);
  const pieces = [
    ...'"<>@,;:()[]\\%!. =?\'\t\r\n\0_-*&/',
    '\\"',
    '""',
    '"" ',
    ' <',
    '>, ',
    'a@b.example',
    '<x@evil.example>',
    '"<x@evil.example>"',
    '=?utf-8?q?x?=',
    'Ann',
    'Bee',
    'é',
    '山',
    '\u00a0',
    '\u3000',
    '\u200d',
    '\u202e',
    '🙂',
    'group:',
    'evil.example',
    'localhost',
  ];
  const piece = () => pieces[next(pieces.length)] ?? '';
  const soup = (most: number) => Array.from({ length: next(most) }, piece).join('');
  const kinds = [
    () => soup(8),
    () => `${soup(5)} <a@b.example>`,
    () => `"${soup(6)}" <a@b.example>`,
    () => `"${soup(6).replace(/["\\]/g, '\\$&')}" <a@b.example>`,
    () => `Ann ${soup(3)} <${soup(2)}a@b.example${soup(2)}>`,
    () => `a${soup(3)}@b.example`,
  ];
  const taken: string[] = [];
  for (let turn = 0; turn < 12_000; turn += 1) {
    const value = kinds[next(kinds.length)]?.() ?? '';
    let read: ReturnType<typeof at>;
    try {
      read = at(value);
    } catch (error) {
      assert.ok(refusal('to.0')(error), JSON.stringify(value));
      continue;
    }
    taken.push(value);
    const { name, address, header } = read;
    const entry = { address, name: name ?? '' };
    const other = { address: 'z@z.example', name: '' };
    for (const reader of [addressparser, secondReader]) {
      assert.deepEqual(reader(header), [entry], JSON.stringify({ value, header }));
      assert.deepEqual(reader(`${header}, z@z.example`), [entry, other], JSON.stringify({ value, header }));
      assert.deepEqual(reader(`z@z.example, ${header}`), [other, entry], JSON.stringify({ value, header }));
    }
  }
  assert.ok(taken.length > 1000, `only ${taken.length} were taken`);
  for (let start = 0; start < 1000; start += 50) {
    const to = taken.slice(start, start + 50).map(at);
    const from = at('agent@postroom.localhost');
    const rest = {
      cc: [],
      bcc: [],
      replyTo: [],
      text: 'x',
      html: null,
      attachments: [],
      headers: [],
      inReplyTo: null,
      references: [],
      hops: 0,
    };
    const mail = { from, to, subject: 'x', messageId: '<x@postroom.localhost>', date: new Date(0), ...rest };
    const parsed = await simpleParser(await compose(mail, null));
    assert.deepEqual(
      listed(parsed.to),
      to.map(({ name, address }) => ({ name: name ?? '', address })),
    );
  }
});
