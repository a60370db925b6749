/** Words are found in languages that write them without spaces between, hang endings on them, or spell them in two ways. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';

const TEXTS: Record<string, string> = {
  Japanese: '来週の会議は東京で開催されます。請求書を送ってください。',
  Chinese: '请于下周一之前付款。发票已附上。',
  Korean: '다음 주 회의는 서울에서 열립니다',
  Thai: 'กรุณาชำระเงินภายในวันศุกร์',
  German: 'Die Lieferung geht an die Große Straße 5.',
  Polish: 'Spotkanie w mieście Łódź',
  Danish: 'Vi ses i København på tirsdag',
  Greek: 'Παρακαλώ πληρώστε το τιμολόγιο',
  Russian: 'Пожалуйста, оплатите счёт, мой друг',
};

const FOUND: [q: string, languages: string[]][] = [
  ['会議', ['Japanese']],
  ['東京', ['Japanese']],
  ['"請求書を送"', ['Japanese']],
  ['京東', []],
  ['会議 東京', ['Japanese']],
  ['-会議 付款', ['Chinese']],
  ['发票', ['Chinese']],
  ['下周*', ['Chinese']],
  ['subject:会議', []],
  ['회의', ['Korean']],
  ['서울', ['Korean']],
  ['ชำระเงิน', ['Thai']],
  ['strasse', ['German']],
  ['GROSSE', ['German']],
  ['STRAẞE', ['German']],
  ['lodz', ['Polish']],
  ['kobenhavn', ['Danish']],
  ['τιμολογιο', ['Greek']],
  ['ΠΛΗΡΩΣΤΕ', ['Greek']],
  ['счет', ['Russian']],
  ['счёт', ['Russian']],
  ['мои', []],
];

const room = await startPostroom();

describe('a search', () => {
  let inbox: Json;

  before(async () => {
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'languages' })).body;
    for (const [subject, text] of Object.entries(TEXTS)) {
      const headers = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];
      const mail = mime({
        from: 'ada@example.org',
        to: String(inbox.address),
        subject,
        messageId: `<${subject}@example.org>`,
        text,
        headers,
      });
      assert.equal((await room.inbound(String(inbox.address), mail)).status, 200);
    }
  });

  for (const [q, languages] of FOUND)
    test(`for ${q} finds ${languages.join() || 'nothing'}`, async () => {
      const { body } = await room.rest('GET', `/emails/search?q=${encodeURIComponent(q)}`);
      assert.deepEqual(
        body.data.map((email: Json) => email.subject),
        languages,
      );
    });

  test('shows the piece of the text in which the words are', async () => {
    const { body } = await room.rest('GET', `/emails/search?q=${encodeURIComponent('東京')}`);
    const [{ snippet, highlights }] = body.data;
    const [[from, to]] = highlights.find((one: Json) => one.field === 'snippet').ranges;
    assert.equal(snippet.slice(from, to), '東京');
  });
});
