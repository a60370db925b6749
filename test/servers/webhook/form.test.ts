/** The inbound webhook: what the provider posts reaches Postroom byte for byte. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { test } from 'node:test';
import type { ReceiveOutcome } from '../../../src/core/inbound/answers.ts';
import { encoded, multipart, postMail, postWebhook, rawForm, SIGNING_KEY, urlencoded } from '../../support/providers/webhook.ts';
import {
  ALL_BYTES,
  ENCODINGS,
  eventually,
  head,
  MAIL,
  only,
  openEndpoint,
  wire,
  without,
} from '../../support/rooms/webhook-endpoint.ts';

for (const encoding of ENCODINGS) {
  test(`a raw mail reaches Postroom with its envelope and token (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const answer = await postMail(
      endpoint.url,
      { recipient: 'agent@post.test', sender: 'bounce+1@example.org', mime: MAIL },
      { encoding, token: 'token-1' },
    );
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.json, { ok: true });
    assert.equal(answer.headers.get('content-type'), 'application/json');
    const mail = only(endpoint.received);
    assert.deepEqual(mail.recipients, ['agent@post.test']);
    assert.equal(mail.envelopeFrom, 'bounce+1@example.org');
    assert.equal(mail.token, 'token-1');
    assert.equal(mail.mime.toString(), MAIL);
    assert.deepEqual(endpoint.counted, []);
  });

  const mails: [string, Buffer][] = [
    ['every byte value', Buffer.concat([Buffer.from(MAIL), ALL_BYTES, ALL_BYTES])],
    ['lone CR, LF and NUL', Buffer.from('A: b\r\n\r\none\rtwo\nthree\0\r\r\n\n\r\n\r', 'latin1')],
    ['Latin-1', Buffer.from('Subject: caf\xe9\r\n\r\nna\xefve \xff\xfe\r\n', 'latin1')],
    ['UTF-8', Buffer.from('\ufeffSubject: Grüße 你好 🙂\r\n\r\n=?utf-8?Q?not_a_word?= 100% a+b&c=d;e\r\n')],
    ['a body of blank lines', Buffer.from('\r\n\r\n\r\n')],
    ['200 KB of mixed bytes', Buffer.concat(Array.from({ length: 800 }, () => ALL_BYTES))],
  ];
  for (const [what, mime] of mails) {
    test(`a mail with ${what} arrives byte for byte (${encoding})`, async (t) => {
      const endpoint = await openEndpoint(t);
      assert.equal((await postMail(endpoint.url, { recipient: 'agent@post.test', mime }, { encoding })).status, 200);
      assert.ok(mime.equals(only(endpoint.received).mime));
    });
  }

  test(`a form that arrives one byte at a time is read as a whole (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const mime = Buffer.concat([Buffer.from('\r\n--\r\n-\r\n--tricky\r\n'), ALL_BYTES]);
    const form = encoded(rawForm({ recipient: 'agent@post.test', mime }), encoding);
    const posted = request(endpoint.url, { method: 'POST', headers: { 'content-type': form.contentType } });
    for (const byte of form.body) posted.write(Buffer.from([byte]));
    posted.end();
    const [answer] = await once(posted, 'response');
    answer.resume();
    assert.equal(answer.statusCode, 200);
    assert.ok(mime.equals(only(endpoint.received).mime));
  });

  test(`fields in UTF-8 are read as such, whatever charset the form claims (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const form = encoded(rawForm({ recipient: 'zoë@post.test', sender: 'rené@example.org', mime: ALL_BYTES }), encoding);
    const answer = await postWebhook(endpoint.url, { ...form, contentType: `${form.contentType}; charset=iso-8859-1` });
    assert.equal(answer.status, 200);
    const mail = only(endpoint.received);
    assert.deepEqual(mail.recipients, ['zoë@post.test']);
    assert.equal(mail.envelopeFrom, 'rené@example.org');
    assert.ok(ALL_BYTES.equals(mail.mime));
  });

  test(`a mail to 20 recipients is received once, for all of them (${encoding})`, async (t) => {
    const endpoint = await openEndpoint(t);
    const addresses = Array.from({ length: 20 }, (_, at) => `agent${at}@post.test`);
    const list = addresses.slice(0, 18).join(', ');
    const form = rawForm({ recipient: `${list},Agent3@post.test, ,`, mime: MAIL });
    form.push(
      { name: 'recipient', value: ` ${addresses[18]} ` },
      { name: 'recipient', value: `${addresses[19]},agent0@post.test` },
    );
    assert.equal((await postWebhook(endpoint.url, encoded(form, encoding))).status, 200);
    assert.deepEqual(only(endpoint.received).recipients, addresses);
  });
}

test('a mail labelled with a charset it is not in arrives byte for byte', async (t) => {
  const endpoint = await openEndpoint(t);
  for (const contentType of [
    'text/plain; charset=utf-8',
    'text/plain; charset="utf-16le"',
    'message/rfc822',
    'multipart/mixed',
  ]) {
    const form = without(rawForm({ recipient: 'agent@post.test', mime: '' }), 'body-mime');
    form.push({ name: 'body-mime', value: ALL_BYTES, contentType });
    assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
  }
  const form = without(rawForm({ recipient: 'agent@post.test', mime: '' }), 'body-mime');
  form.push({ name: 'body-mime', value: ALL_BYTES, filename: 'mail.eml', contentType: 'application/octet-stream' });
  assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
  assert.equal(endpoint.received.length, 5);
  for (const { mime } of endpoint.received) assert.ok(ALL_BYTES.equals(mime));
});

test('lines that only resemble the boundary stay part of the mail', async (t) => {
  const endpoint = await openEndpoint(t);
  const mime = Buffer.from(
    ['-edge', 'x--edge--', '--edg', '--edg\rx', '-', '--', '\n--edge', '\r--edge\r', '--e', ''].join('\r\n'),
  );
  assert.equal((await postWebhook(endpoint.url, multipart(rawForm({ recipient: 'agent@post.test', mime }), 'edge'))).status, 200);
  assert.ok(mime.equals(only(endpoint.received).mime));
});

test('what may stand around the parts of a form changes nothing', async (t) => {
  const endpoint = await openEndpoint(t);
  const form = multipart(rawForm({ recipient: 'agent@post.test', sender: '', mime: MAIL }), 'edge');
  const folded = form.body.toString('latin1').replaceAll('; name', ';\r\n name');
  const body = Buffer.from(`a preamble\r\n${folded}an epilogue\r\n--edge\r\n`, 'latin1');
  assert.equal((await postWebhook(endpoint.url, { contentType: 'multipart/form-data; boundary="edge"', body })).status, 200);
  assert.equal(only(endpoint.received).envelopeFrom, '');
  assert.equal(only(endpoint.received).mime.toString(), MAIL);
});

test('a part with a hostile head is one more part', async (t) => {
  const endpoint = await openEndpoint(t);
  const names = ['__proto__', 'constructor', 'x"; __proto__*0="y', 'x"; constructor*0*="utf-8\'\'%zz'];
  const hostile = names.map((name) => ({ name, value: 'x', contentType: 'a/b\r\n__proto__: x\r\nconstructor: y' }));
  const form = [...hostile, ...rawForm({ recipient: 'agent@post.test', mime: MAIL })];
  assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
  assert.equal(only(endpoint.received).mime.toString(), MAIL);
  assert.deepEqual(Object.keys(Object.prototype), []);
});

test('a long field in front of the others holds none of them up', async (t) => {
  const endpoint = await openEndpoint(t);
  const long = { name: 'X-Header', value: 'x'.repeat(40_000) };
  const form = [long, long, ...rawForm({ recipient: 'agent@post.test', mime: ALL_BYTES }), long];
  assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
  assert.ok(ALL_BYTES.equals(only(endpoint.received).mime));
});

test('a form made by another client is read the same', async (t) => {
  const endpoint = await openEndpoint(t);
  const multi = new FormData();
  const encodedForm = new URLSearchParams();
  for (const { name, value } of rawForm({ recipient: 'zoë@post.test', mime: MAIL })) {
    if (name === 'body-mime') multi.append(name, new Blob([ALL_BYTES]), 'naïve "mail".eml');
    else multi.append(name, String(value));
  }
  for (const { name, value } of rawForm({ recipient: 'zoë@post.test', mime: MAIL })) encodedForm.append(name, String(value));
  assert.equal((await fetch(endpoint.url, { method: 'POST', body: multi })).status, 200);
  assert.equal((await fetch(endpoint.url, { method: 'POST', body: encodedForm })).status, 200);
  assert.deepEqual(
    endpoint.received.map(({ recipients }) => recipients),
    [['zoë@post.test'], ['zoë@post.test']],
  );
  assert.ok(endpoint.received[0]?.mime.equals(ALL_BYTES));
  assert.equal(endpoint.received[1]?.mime.toString(), MAIL);
});

test('a stray percent sign in a urlencoded form stands for itself', async (t) => {
  const endpoint = await openEndpoint(t);
  const form = urlencoded(rawForm({ recipient: 'agent@post.test', mime: '' }));
  const body = Buffer.concat([form.body, Buffer.from('100%25 is 100% and %zz %4 %'), Buffer.from('%')]);
  assert.equal((await postWebhook(endpoint.url, { ...form, body })).status, 200);
  assert.equal(only(endpoint.received).mime.toString(), '100% is 100% and %zz %4 %%');
});

test('the null sender is an empty address, and an absent token null', async (t) => {
  const endpoint = await openEndpoint(t, { signing: { keys: [], unsigned: 'loopback' } });
  for (const sender of ['', '<>']) {
    const form = without(rawForm({ recipient: 'agent@post.test', sender, mime: MAIL }), 'token', 'signature', 'timestamp');
    assert.equal((await postWebhook(endpoint.url, urlencoded(form))).status, 200);
  }
  assert.deepEqual(
    endpoint.received.map(({ envelopeFrom, token }) => ({ envelopeFrom, token })),
    [
      { envelopeFrom: '', token: null },
      { envelopeFrom: '', token: null },
    ],
  );
});

test('the provider’s word on SPF counts in a signed form only, and an envelope address only as long as addresses are', async (t) => {
  const spf = { name: 'X-Mailgun-Spf', value: ' SoftFail\r\n' };
  for (const keys of [[SIGNING_KEY], []]) {
    const endpoint = await openEndpoint(t, { signing: { keys, unsigned: 'loopback' } });
    for (const sender of [`<${'a'.repeat(307)}@example.test>`, `${'a'.repeat(308)}@example.test.`]) {
      const form = [...rawForm({ recipient: 'agent@post.test', sender, mime: MAIL }), spf];
      assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
    }
    assert.deepEqual(
      endpoint.received.map((mail) => [mail.spf, mail.envelopeFrom?.length, mail.rawFidelity]),
      [
        [keys.length > 0 ? 'softfail' : null, 320, 'exact'],
        [keys.length > 0 ? 'softfail' : null, undefined, 'exact'],
      ],
    );
  }
});

test('without a signing key an unsigned form is taken where that is allowed, and its token still counts', async (t) => {
  const endpoint = await openEndpoint(t, { signing: { keys: [], unsigned: 'loopback' } });
  const form = rawForm({ recipient: 'agent@post.test', mime: MAIL }, { token: 'token-2', key: 'any' });
  assert.equal((await postWebhook(endpoint.url, multipart(form))).status, 200);
  assert.equal(only(endpoint.received).token, 'token-2');
});

test('a timestamp 23 hours old is taken: the provider retries for hours', async (t) => {
  const endpoint = await openEndpoint(t);
  const form = rawForm({ recipient: 'agent@post.test', mime: MAIL }, { at: new Date(Date.now() - 23 * 3_600_000) });
  assert.equal((await postWebhook(endpoint.url, urlencoded(form))).status, 200);
});

test('a duplicate answers 200 and an ignored mail 202 with the reason', async (t) => {
  const outcomes: ReceiveOutcome[] = [{ outcome: 'duplicate' }, { outcome: 'ignored', reason: 'no active inbox' }];
  const endpoint = await openEndpoint(t, { receive: async () => outcomes.shift() ?? { outcome: 'stored', emailIds: [] } });
  const duplicate = await postMail(endpoint.url, { recipient: 'agent@post.test', mime: MAIL });
  assert.equal(duplicate.status, 200);
  assert.deepEqual(duplicate.json, { ok: true, duplicate: true });
  const ignored = await postMail(endpoint.url, { recipient: 'agent@post.test', mime: MAIL });
  assert.equal(ignored.status, 202);
  assert.deepEqual(ignored.json, { ok: true, ignored: true, reason: 'no active inbox' });
});

test('a client that leaves while its mail is being stored does no harm', async (t) => {
  const finish: (() => void)[] = [];
  const endpoint = await openEndpoint(t, {
    receive: () => new Promise((resolve) => finish.push(() => resolve({ outcome: 'stored', emailIds: [] }))),
  });
  const form = urlencoded(rawForm({ recipient: 'agent@post.test', mime: MAIL }));
  const line = wire(t, endpoint.port);
  line.socket.write(head(form, form.body.length));
  line.socket.write(form.body);
  await eventually(async () => assert.equal(finish.length, 1));
  line.socket.destroy();
  await line.closed();
  finish[0]?.();
  const next = postWebhook(endpoint.url, urlencoded(rawForm({ recipient: 'agent@post.test', mime: MAIL })));
  await eventually(async () => assert.equal(finish.length, 2));
  finish[1]?.();
  assert.equal((await next).status, 200);
});
