/** The digest of a mail: links by what they are for, how to leave a list, and broken mail. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Digest } from '../../../src/core/ports/mail-reader.ts';
import { openPatientParser } from '../../support/running/kept-threads.ts';

const parser = openPatientParser();

let asked = 0;
function digestOf(...lines: string[]): Promise<Digest> {
  asked += 1;
  return parser.digest(Buffer.from(lines.join('\r\n')), `mail-${asked}`);
}
const html = (body: string) => digestOf('Subject: x', 'Content-Type: text/html; charset=utf-8', '', body);

describe('links', () => {
  const links: [text: string, path: string, kind: string][] = [
    ['Verify your email address', 'a', 'verify'],
    ['Confirm my account', 'a', 'verify'],
    ['Sign in to Tallow', 'a', 'verify'],
    ['E-Mail-Adresse bestätigen', 'a', 'verify'],
    ['Confirmer mon adresse', 'a', 'verify'],
    ['メールアドレスを認証', 'a', 'verify'],
    ['Get started', 'users/confirmation?confirmation_token=k3', 'verify'],
    ['Button', 'auth/magic-link/8821', 'verify'],
    ['Reset your password', 'a', 'reset'],
    ['Passwort zurücksetzen', 'a', 'reset'],
    ['Restablecer contraseña', 'a', 'reset'],
    ['Click here', 'account/reset-password?token=1', 'reset'],
    ['Unsubscribe', 'a', 'unsubscribe'],
    ['Manage your email preferences', 'a', 'unsubscribe'],
    ['Newsletter abbestellen', 'a', 'unsubscribe'],
    ['Se désabonner', 'a', 'unsubscribe'],
    ['配信停止', 'a', 'unsubscribe'],
    ['here', 'u/unsubscribe?id=1', 'unsubscribe'],
    ['View your order', 'orders/8812', 'other'],
    ['Privacy policy', 'privacy', 'other'],
    ['Read the article', 'blog/how-we-verify', 'other'],
  ];
  test('are told apart by their words and their path, in several languages', async () => {
    const { links: found } = await html(
      links.map(([text, path], at) => `<p><a href="https://l${at}.example/${path}">${text}</a></p>`).join(''),
    );
    assert.deepEqual(
      found.map(({ text, kind }) => `${text}: ${kind}`),
      links.map(([text, , kind]) => `${text}: ${kind}`),
    );
  });

  test('that say nothing themselves are for what the sentence before them says', async () => {
    const { links: found } = await html(
      '<p>To confirm your email, click <a href="https://a.example/x1">here</a>. To unsubscribe from this list, click <a href="https://a.example/x2">here</a>. Our shop is <a href="https://a.example/x3">here</a>.</p>',
    );
    assert.deepEqual(
      found.map((link) => link.kind),
      ['verify', 'unsubscribe', 'other'],
    );
  });

  test('stand in the text by their number, with URL and host', async () => {
    const { text, links: found } = await html('<p>Please <a href="https://Tallow.example/verify?t=1">verify</a> now.</p>');
    assert.equal(text, 'Please verify [1] now.');
    const confidence = found[0]?.confidence ?? Number.NaN;
    assert.ok(confidence >= 0 && confidence <= 1);
    assert.deepEqual(found, [
      { text: 'verify', url: 'https://tallow.example/verify?t=1', host: 'tallow.example', kind: 'verify', confidence },
    ]);
  });
});

describe('leaving a list', () => {
  const unsubscribe = async (...lines: string[]) => (await digestOf(...lines, '', 'Hello')).unsubscribe;
  const POST = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';

  test('takes the web and the mail address of the header', async () => {
    assert.deepEqual(
      await unsubscribe('List-Unsubscribe: <mailto:leave@list.example?subject=stop>,', ' <https://list.example/u/', ' 1>', POST),
      {
        url: 'https://list.example/u/1',
        mailto: 'mailto:leave@list.example?subject=stop',
        oneClick: true,
      },
    );
    assert.equal(await unsubscribe('Subject: no list'), null);
    assert.equal(await unsubscribe('List-Unsubscribe: call us', POST), null);
  });

  test('is one click only with https and the header that says so', async () => {
    const oneClick = async (...lines: string[]) => (await unsubscribe(...lines))?.oneClick;
    assert.equal(await oneClick('List-Unsubscribe: <https://list.example/1>'), false);
    assert.equal(await oneClick('List-Unsubscribe: <http://list.example/1>', POST), false);
    assert.equal(await oneClick('List-Unsubscribe: <mailto:leave@list.example>', POST), false);
    assert.equal(await oneClick('List-Unsubscribe: <https://list.example/1>', 'List-Unsubscribe-Post: yes'), false);
    assert.equal(await unsubscribe('List-Unsubscribe: <javascript:alert(1)>, <ftp://x>'), null);
  });
});

describe('one reading', () => {
  test('of mail that is broken in any way is a digest', async () => {
    for (const bytes of [
      '',
      '\0',
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
      '\xff\xfe\x00',
      'Subject: =?x?q?=ff?=\r\n\r\n<html',
    ]) {
      asked += 1;
      const digest = await parser.digest(Buffer.from(bytes, 'latin1'), `broken-${asked}`);
      assert.deepEqual(digest.codes, []);
      assert.equal(digest.calendar, null);
    }
  });
});
