/** One-time codes in a mail: found in many shapes, and never taken from what a person does not see. `slow/unit/held-out` judges how well. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Digest } from '../../../src/core/ports/mail-reader.ts';
import { findCodes } from '../../../src/mail/digest/codes.ts';
import { type FamilyMail, mimeOf } from '../../labelled/labelled-mail.ts';
import { openPatientParser } from '../../support/running/kept-threads.ts';

const parser = openPatientParser();

let asked = 0;
async function digestOf(mail: Pick<FamilyMail, 'subject' | 'text' | 'html' | 'raw'>): Promise<Digest> {
  asked += 1;
  return await parser.digest(mimeOf({ name: '', language: 'en', codes: [], links: [], best: null, ...mail }), `mail-${asked}`);
}
const valuesOf = async (mail: Parameters<typeof digestOf>[0]) => (await digestOf(mail)).codes.map((code) => code.value);

test('a code comes with the line it stands on, with the surest first, and the first is the one to use', async () => {
  const { codes, best } = await digestOf({
    subject: 'Your sign-in code',
    text: 'Your Tallow code is 482913.\n\nBackup verification code:\n\n771204\n',
  });
  assert.deepEqual(codes.map((code) => [code.value, code.context]).sort(), [
    ['482913', 'Your Tallow code is 482913.'],
    ['771204', '771204'],
  ]);
  const [first, second] = codes.map(({ confidence }) => confidence);
  assert.ok(first !== undefined && second !== undefined && 1 >= first && first >= second && second >= 0.5);
  assert.deepEqual(best, { code: codes[0]?.value });
});

test('a mail without a code or a link to press names nothing to use', async () => {
  const { best, codes } = await digestOf({ subject: 'Lunch', text: 'Shall we meet at 12:30? See https://lunch.example/menu' });
  assert.deepEqual([best, codes], [null, []]);
});

test('a link to press is the one to use where there is no code, and the code where both do the same', async () => {
  const button =
    '<p><a href="https://tallow.example/verify?t=9f8e7d6c5b4a39281706" style="background:#06c;padding:12px">Confirm my email</a></p>';
  const asks = '<p>Click the button below to confirm your email address and finish signing up.</p>';
  const { best, links } = await digestOf({ subject: 'Confirm your email address', html: `${asks}${button}` });
  assert.deepEqual(best, { link: 1 });
  assert.ok((links[0]?.confidence ?? 0) >= 0.5);
  const both = await digestOf({
    subject: 'Confirm your email address',
    html: `${asks}${button}<p>Or enter this verification code:</p><p style="font-size:30px"><b>482913</b></p>`,
  });
  assert.equal(both.best && 'code' in both.best && both.best.code, '482913');
});

test('what stands in the name of a host is no word: a host that is called an example says nothing of the code', async () => {
  const at = async (host: string) =>
    (
      await digestOf({
        subject: 'Your purchase',
        text: `Purchase of 182.51 EUR at ${host} with your card. Security code: 469779`,
      })
    ).codes;
  const [like, unlike] = [await at('coolzone.example'), await at('coolzone.shop')];
  assert.deepEqual(
    like.map(({ confidence }) => confidence),
    unlike.map(({ confidence }) => confidence),
  );
});

test('a code is told in languages that few services write', async () => {
  for (const [subject, text] of [
    ['Egiaztapen kodea', 'Kaixo,\n\nSaioa hasteko, idatzi kode hau webgunean: 482913\n\nHamar minutu balio du.'],
    ['Código de verificación', 'Ola,\n\nPara acceder, escriba este código na pantalla: 482913\n\nÉ válido durante 10 minutos.'],
    ['Tasdiqlash kodi', 'Salom!\n\nKirish uchun ushbu kodni kiriting: 482913\n\nKod 10 daqiqa amal qiladi. Hech kimga aytmang.'],
    ['Kodi i verifikimit', 'Përshëndetje,\n\nPër të hyrë, shkruani këtë kod në faqe: 482913\n\nI vlefshëm 10 minuta.'],
  ] as const)
    assert.deepEqual(await valuesOf({ subject, text }), ['482913'], subject);
});

test('the context of a code in a long line is at most 120 characters around it', async () => {
  const words = 'so many words '.repeat(30);
  const { codes } = await digestOf({ subject: 'Sign in', text: `${words}your security code is 482913 ${words}` });
  assert.equal(codes[0]?.value, '482913');
  assert.ok((codes[0]?.context.length ?? 0) <= 120);
  assert.match(codes[0]?.context ?? '', /security code is 482913/);
});

test('a code that is there twice is answered once, and ten at most', async () => {
  assert.deepEqual(await valuesOf({ subject: '482913 is your login code', text: 'Your login code is 482 913.' }), ['482913']);
  const many = Array.from({ length: 30 }, (_, at) => `Verification code: ${481000 + at}`).join('\n');
  const source = { subject: 'Codes', to: '', text: many, emphasis: [], links: [], isNew: () => true };
  assert.equal(findCodes(source, { bias: 3, weights: {} }).length, 10);
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
    '٤٨٢٩١٣': '482913',
    '४८२९१३': '482913',
    '๔๘๒๙๑๓': '482913',
    '48\u00ad29\u00ad13': '482913',
  };
  for (const [written, value] of Object.entries(typed)) {
    const text = `Your verification code is ${written}\n\nEnter it to sign in. It expires in 10 minutes.\n`;
    assert.deepEqual([written, ...(await valuesOf({ subject: 'Sign in', text }))], [written, value]);
  }
});

test('a prefix is left out that the mail shows the code without, and a code of many capitals and digits is whole', async () => {
  const text = 'To complete it, please confirm your account with this code:\n\nCB-56524\n\nIt expires in 10 minutes.\n';
  assert.deepEqual(await valuesOf({ subject: '56524 is your Tallow confirmation code', text }), ['56524']);
  const long = 'Enter this security code to open the document:\n\nE258EC04669E868D81C9B73E993A1F479\n';
  assert.deepEqual(await valuesOf({ subject: 'Your security code', text: long }), ['E258EC04669E868D81C9B73E993A1F479']);
});

test("the reader's own name with another word is no code, and neither is a year of the calendar that a language uses", () => {
  const found = (text: string) => {
    const source = { subject: 'Code', to: 'Robin <robin@postroom.localhost>', text, emphasis: [], links: [], isNew: () => true };
    return findCodes(source, { bias: 3, weights: { 'kind year of now': -9 } }).map(({ value }) => value);
  };
  assert.deepEqual(found('robin-laptop\ncoral-fox\n'), ['coral-fox']);
  assert.deepEqual(found('12 สิงหาคม 2569\n'), []);
  assert.deepEqual(found('۲۱ مرداد ۱۴۰۵\n'), []);
  assert.deepEqual(found('the code 2569\n'), ['2569']);
});

test('a code hidden from people, in a web address or in the mail that is answered is none', async () => {
  const hidden = await valuesOf({
    subject: 'Sign in',
    html: '<p>Your verification code is <span style="display:none">115290</span><b>482913</b></p><p>https://tallow.example/verify/code/660318</p>',
  });
  assert.deepEqual(hidden, ['482913']);
  const answer = { subject: 'Re: 115290 is your verification code', text: 'Thanks!\n\n> Your verification code is 115290\n' };
  assert.deepEqual(await valuesOf(answer), []);
  assert.deepEqual(await valuesOf({ ...answer, text: '> Your verification code is 115290\n' }), []);
});

test('a code in a mail that is attached counts where the mail itself has none, but not one that is returned in a report', async () => {
  const forward = (type: string) =>
    [
      'From: ada@sender.example',
      'Subject: Fwd: for you',
      'MIME-Version: 1.0',
      `Content-Type: ${type}; boundary=b`,
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'As you asked, see the attached mail.',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'From: no-reply@tallow.example',
      'Subject: Your sign-in code',
      'Content-Type: text/plain',
      '',
      'Your verification code is 482913. It expires in 10 minutes.',
      '--b--',
      '',
    ].join('\r\n');
  assert.deepEqual(await valuesOf({ subject: '', raw: forward('multipart/mixed') }), ['482913']);
  assert.deepEqual(await valuesOf({ subject: '', raw: forward('multipart/report; report-type=delivery-status') }), []);
});

test('a number is no code when it only stands in a sentence that speaks of codes', async () => {
  for (const text of [
    'One-time passcodes are on for 3101 of our people.',
    'I waited for the verification code from 0915 on.',
    'The code review found 48213 faults.',
    'Approval code 20817 was recorded.',
  ]) {
    assert.deepEqual(await valuesOf({ subject: 'Hello', text }), [], text);
  }
});

test('a prefix that the mail names by itself is left out, as the form shows it', async () => {
  const text = 'Your verification code:\n\nTW-340137\n\nThe form shows “TW-” already.';
  assert.deepEqual(await valuesOf({ subject: 'Verify your email', text }), ['340137']);
  assert.deepEqual(await valuesOf({ subject: 'Verify your email', text: text.replace('“TW-”', 'a field') }), ['TW-340137']);
});

test('stars on both sides are emphasis, and stars before a number hide its beginning', async () => {
  const withLine = (line: string) => ({ subject: 'Sign in', text: `This is your one-time code for Tallow:\n\n${line}\n` });
  assert.deepEqual(await valuesOf(withLine('** 739154 **')), ['739154']);
  assert.deepEqual(await valuesOf(withLine('** 739154')), []);
});

test('halves of a code with a dash between keep it, though one has no digit', async () => {
  const text = 'Enter this code to pair your doorbell:\n\n   3CW8 - MBKE\n';
  assert.deepEqual(await valuesOf({ subject: 'Pair your doorbell', text }), ['3CW8-MBKE']);
});
