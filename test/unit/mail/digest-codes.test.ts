/** One-time codes in a mail: found in many shapes and languages, and never taken from other numbers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DigestCode } from '../../../src/core/ports/mail-reader.ts';
import { startParser } from '../../../src/mail/parser.ts';
import { closedAtEnd } from '../../support/closing.ts';
import { type CodeMail, codeMails } from '../../support/code-mails.ts';
import { heldOutCodeMails } from '../../support/code-mails-held-out.ts';
import { codeMime, scoreCodes } from '../../support/code-score.ts';

const parser = closedAtEnd(startParser());

let asked = 0;
async function codesOf(mail: Omit<CodeMail, 'name' | 'codes'>): Promise<DigestCode[]> {
  asked += 1;
  return (await parser.digest(codeMime({ name: '', codes: [], ...mail }), `mail-${asked}`)).codes;
}
const valuesOf = async (mail: CodeMail) => (await codesOf(mail)).map((code) => code.value);

describe('the labelled mails', () => {
  for (const [what, mails] of [
    ['the mails written before the rules', codeMails],
    ['the mails written after the rules', heldOutCodeMails],
  ] as const) {
    test(`${what}: at least 95 % of the answers are codes, and 95 % of the codes are answered`, async () => {
      const { precision, recall, wrong } = await scoreCodes(mails, valuesOf);
      assert.ok(precision >= 0.95 && recall >= 0.95, `precision ${precision}, recall ${recall}\n${wrong.join('\n')}`);
    });
  }

  test('there are enough of them, with codes and without', () => {
    const all = [...codeMails, ...heldOutCodeMails];
    assert.ok(all.filter((mail) => mail.codes.length > 0).length >= 30);
    assert.ok(all.filter((mail) => mail.codes.length === 0).length >= 30);
    assert.equal(new Set(all.map((mail) => mail.name)).size, all.length);
  });
});

describe('what is answered', () => {
  test('a code comes with the line it stands on and with the surest first', async () => {
    const codes = await codesOf({
      subject: 'Your sign-in code',
      text: 'Your Tallow code is 482913.\n\nBackup verification code:\n\n771204\n',
    });
    assert.deepEqual(
      codes.map((code) => [code.value, code.context]),
      [
        ['771204', '771204'],
        ['482913', 'Your Tallow code is 482913.'],
      ],
    );
    assert.ok(codes.every((code) => code.confidence >= 0.5 && code.confidence <= 1));
  });

  test('the context of a code in a long line is at most 120 characters around it', async () => {
    const words = 'so many words '.repeat(30);
    const [code] = await codesOf({ subject: 'Hello', text: `${words}your security code is 482913 ${words}` });
    assert.equal(code?.value, '482913');
    assert.ok((code?.context.length ?? 0) <= 120);
    assert.match(code?.context ?? '', /security code is 482913/);
  });

  test('a code that is there twice is answered once, and ten at most', async () => {
    const twice = await codesOf({ subject: '482913 is your login code', text: 'Your login code is 482 913.' });
    assert.deepEqual(
      twice.map((code) => code.value),
      ['482913'],
    );
    const many = Array.from({ length: 30 }, (_, at) => `Verification code: ${481000 + at}`).join('\n');
    assert.equal((await codesOf({ subject: 'Codes', text: many })).length, 10);
  });

  test('dashes and spaces that only group digits are left out, those between letters stay, and so does no prefix of the form', async () => {
    const typed: Record<string, string> = {
      '123-456': '123456',
      '1234 5678': '12345678',
      '8 2 0 4 4 6': '820446',
      'G-550731': '550731',
      'X7K2-PQ9R': 'X7K2-PQ9R',
      AB12CD: 'AB12CD',
      '０９１４２２': '091422',
    };
    for (const [written, value] of Object.entries(typed)) {
      const codes = await codesOf({ subject: 'Sign in', text: `Your verification code is ${written}\n` });
      assert.deepEqual([written, ...codes.map((code) => code.value)], [written, value]);
    }
  });

  test('a code hidden from people, in a web address or in the mail that is answered is none', async () => {
    const hidden = await codesOf({
      subject: 'Sign in',
      html: '<p>Your verification code is <span style="display:none">115290</span><b>482913</b></p><p>https://tallow.example/verify/code/660318</p>',
    });
    assert.deepEqual(
      hidden.map((code) => code.value),
      ['482913'],
    );
    const answer = await codesOf({
      subject: 'Re: 115290 is your verification code',
      text: 'Thanks!\n\n> Your verification code is 115290\n',
    });
    assert.deepEqual(answer, []);
  });

  test('a number is no code when it only stands in a sentence that speaks of codes', async () => {
    for (const text of [
      'One-time passcodes are on for 3101 of our people.',
      'I waited for the verification code from 0915 on.',
      'The code review found 48213 faults.',
      'Approval code 20817 was recorded.',
    ]) {
      assert.deepEqual(await codesOf({ subject: 'Hello', text }), [], text);
    }
  });
});
