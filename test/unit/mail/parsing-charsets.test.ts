/** How the bytes of a text become letters when its charset or its kind is not told, or is not the one that was told. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPatientParser } from '../../support/running/kept-threads.ts';

const parser = openPatientParser();

/** The text of a mail with these bytes below this Content-Type. */
async function textOf(type: string, body: Buffer | string, more = ''): Promise<string | null> {
  const head = `From: a@x.example\r\nSubject: x\r\n${type === '' ? '' : `Content-Type: ${type}\r\n`}${more}\r\n`;
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  return (await parser.parse(Buffer.concat([Buffer.from(head), bytes]))).text;
}

const FRENCH = 'D\xe9j\xe0 re\xe7u, le co\xfbt est de 12 \x80 \x96 \xab\xa0na\xefvet\xe9\xa0\xbb';
const READ = 'Déjà reçu, le coût est de 12 € – «\xa0naïveté\xa0»';

describe('a text that is not the UTF-8 it says it is', () => {
  for (const type of [
    'text/plain; charset=utf-8',
    'text/plain; charset="UTF8"',
    'text/plain; charset=us-ascii',
    'text/plain',
    '',
    // What the library reads, as lines flow.
    'text/plain; charset=utf-8; format=flowed',
    'text/plain; format=flowed',
  ])
    test(`is read as Windows-1252: ${type || 'without a Content-Type'}`, async () => {
      assert.equal(await textOf(type, FRENCH), READ);
    });

  test('is read so when it is quoted-printable or base64, and when it is HTML', async () => {
    const quoted = 'Content-Transfer-Encoding: quoted-printable\r\n';
    assert.equal(await textOf('text/plain; charset=utf-8', 'Caf=E9, s=92il vous pla=EEt', quoted), 'Café, s’il vous plaît');
    const base64 = 'Content-Transfer-Encoding: base64\r\n';
    const written = Buffer.from('Caf\xe9 f\xfcr zwei', 'latin1').toString('base64');
    assert.equal(await textOf('text/plain; charset=utf-8', written, base64), 'Café für zwei');
    assert.equal(await textOf('text/html; charset=utf-8', '<p>Caf\xe9 f\xfcr zwei</p>'), 'Café für zwei');
  });

  test('is read so in a part, beside one that is UTF-8, and in a body that has no part which can be read', async () => {
    const parts = [
      '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGr\xfc\xdfe\r\n',
      `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${Buffer.from('Grüße').toString('latin1')}\r\n--b--\r\n`,
    ];
    assert.equal(await textOf('multipart/mixed; boundary=b', parts.join('')), 'Grüße\nGrüße');
    assert.equal(await textOf('multipart/mixed; boundary=c', 'Gr\xfc\xdfe'), 'Grüße');
  });

  test('is read as UTF-8 as far as it goes where it is damaged UTF-8, or a charset of other letters', async () => {
    const damaged = Buffer.concat([Buffer.from('Zürich, Köln, Łódź '), Buffer.from([0xc3]), Buffer.from(' Málaga')]);
    assert.equal(await textOf('text/plain; charset=utf-8', damaged), 'Zürich, Köln, Łódź \ufffd Málaga');
    for (const [name, bytes] of Object.entries({
      'KOI8-R': '\xf0\xd2\xc9\xd7\xc5\xd4, \xcd\xc9\xd2',
      GB2312: '\xc4\xe3\xba\xc3 \xca\xc0\xbd\xe7',
      'Shift JIS': '\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd\x81A\x90\xa2\x8aE',
    }))
      assert.match((await textOf('text/plain; charset=utf-8', bytes)) ?? '', /\ufffd/, name);
  });

  test('is read with the charset that it names, when that is another one', async () => {
    assert.equal(await textOf('text/plain; charset=koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4'), 'Привет');
    assert.equal(await textOf('text/plain; charset=iso-8859-2', '\xa3\xf3d\xbc'), 'Łódź');
  });
});

test('a text that says it is Latin-1 is read as Windows-1252, as every mail program does: Latin-1 has no quotes and no dashes', async () => {
  for (const charset of ['iso-8859-1', 'ISO-8859-1; format=flowed', 'latin1'])
    assert.equal(
      await textOf(`text/plain; charset=${charset}`, 'It\x92s \x93na\xefve\x94 \x96 12 \x80'),
      'It’s “naïve” – 12 €',
      charset,
    );
});

describe('a text of a kind that no mail program knows', () => {
  for (const type of ['text', 'text; charset=utf-8', 'text/markdown; charset=utf-8', 'text/x-note'])
    test(`is shown when it is the whole mail: ${type}`, async () => {
      const { text, preview, attachments } = await parser.parse(Buffer.from(`Content-Type: ${type}\r\n\r\nHello there`));
      assert.deepEqual([text, preview, attachments], ['Hello there', 'Hello there', []]);
    });

  for (const [what, head] of Object.entries({
    'has a name': 'Content-Type: text/x-log; name=a.log',
    'is attached': 'Content-Type: text/markdown\r\nContent-Disposition: attachment; filename=a.md',
    'is an invitation': 'Content-Type: text/calendar; method=REQUEST',
    'is a table': 'Content-Type: text/csv',
    'is no text': 'Content-Type: application/json',
  }))
    test(`is a file when it ${what}`, async () => {
      const { text, attachments } = await parser.parse(Buffer.from(`${head}\r\n\r\nHello there`));
      assert.deepEqual([text, attachments.length], [null, 1]);
    });
});

test('the preview of a mail that is one address alone names its host', async () => {
  for (const text of ['[https://shop.example/campaigns/2026/11/a-long-name-of-an-offer]', '\u200b[https://shop.example/o]\r\n'])
    assert.match(
      (await parser.parse(Buffer.from(`Subject: x\r\n\r\n${text}`))).preview,
      /^https:\/\/shop\.example\/o$|^shop\.example\/…$/,
    );
});
