/** Words of lists are found in the text of a mail, in whatever way it writes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cueFinder } from '../../../src/mail/digest/cues/cue-finder.ts';
import { folded, withAsciiDigits } from '../../../src/mail/digest/cues/folding.ts';

const find = cueFinder({
  code: { en: 'one time code | code', de: '*kennung | bestätigungscod*', ja: '認証コード', ko: '인증번호*' },
  order: { en: 'order number | order*' },
});
const found = (text: string) => find(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

test('entries match whole words; a star lets letters go before or behind', () => {
  assert.deepEqual(found('My CODE, encoded; a codec'), ['code: CODE']);
  assert.deepEqual(found('Ihre Zugangskennung und Bestätigungscodes'), ['code: kennung', 'code: Bestätigungscodes']);
  assert.deepEqual(found('orders'), ['order: orders']);
});

test('the longest entry counts, and each kind for itself', () => {
  assert.deepEqual(found('one-time   code of order number 5'), ['code: one-time   code', 'order: order number']);
});

test('accents, width and the kind of dash make no difference', () => {
  assert.deepEqual(found('BESTATIGUNGSCODE'), ['code: BESTATIGUNGSCODE']);
  assert.deepEqual(found('ｏｎｅ‑ｔｉｍｅ ｃｏｄｅ'), ['code: ｏｎｅ‑ｔｉｍｅ ｃｏｄｅ']);
});

test('scripts without blanks between words match anywhere', () => {
  assert.deepEqual(found('お客様の認証コードは482913です'), ['code: 認証コード']);
  assert.deepEqual(found('인증번호는 482913입니다'), ['code: 인증번호는']);
});

test('folding keeps offsets, and digits of every script become ASCII', () => {
  for (const text of ['Überprüfung – ÇĞŞİ', 'ΚΩΔΙΚΌΣ', 'كود أكيد', '한국어 텍스트', '🎉 ａｂｃ', 'ﬁne'])
    assert.equal(folded(text).length, text.length);
  const digits = ['٤٨٢٩١٣', '۴۸۲۹۱۳', '४८२९१३', '৪৮২৯১৩', '๔๘๒๙๑๓', '４８２９１３', '௪௮௨௯௧௩', '၄၈၂၉၁၃'];
  for (const written of digits) assert.equal(withAsciiDigits(written), '482913');
  assert.equal(withAsciiDigits('𝟒𝟖').length, 4);
});
