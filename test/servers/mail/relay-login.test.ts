/** Scenarios of logging in at the next server: how SMTP_URL is read, and that its password never leaks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { smtpRelay } from '../../../src/mail/relay.ts';
import { checkRelayUrl } from '../../../src/mail/smtp/url.ts';
import {
  attemptDelivery,
  brief,
  EMAIL_ID,
  FROM,
  listen,
  MIME,
  startScript,
  TIMEOUTS,
} from '../../support/rooms/delivery-attempt.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

test('the user and password of the URL are used, with special characters', async () => {
  const auth = { user: 'agent@example.com', pass: 'p/a:s@s #1%ü' };
  const { answers, mails } = await attemptDelivery({ auth, tls: true });
  assert.deepEqual([answers[0]?.outcome, mails[0]?.auth], ['sent', auth.user]);
});

test('a wrong password defers, is logged as an error and shows nowhere', async () => {
  const secret = 'Hunter+2';
  const { answers, mails, lines } = await attemptDelivery(
    { auth: { user: 'u', pass: 'right' } },
    { recipients: ['a@example.com', 'b@example.com'], url: (url) => url.replace('u:right', `u:${encodeURIComponent(secret)}`) },
  );
  assert.deepEqual(
    [brief(answers), mails],
    [
      [
        ['a@example.com', 'deferred', 535],
        ['b@example.com', 'deferred', 535],
      ],
      [],
    ],
  );
  assert.deepEqual(
    lines.map(({ level }) => level),
    ['error'],
  );
  assert.equal(answers[0]?.reply, 'The relay did not take the login of this server.');
  const all = JSON.stringify({ answers, lines });
  for (const form of [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
    Buffer.from(`\0u\0${secret}`).toString('base64'),
  ])
    assert.ok(!all.includes(form), form);
});

test('what is logged of a failed attempt names the mail, so that its deliveries can be looked at', async () => {
  for (const [options, level] of [
    [{ auth: { user: 'u', pass: 'p' } }, 'error'],
    [{ onRcpt: () => ({ responseCode: 450, message: '4.2.1 Later' }) }, 'warn'],
  ] as const) {
    const { lines } = await attemptDelivery(options, { url: (url) => url.replace('u:p@', '') });
    assert.deepEqual(
      lines.map(({ level, fields }) => [level, 'emailId' in fields && fields.emailId]),
      [[level, EMAIL_ID]],
    );
  }
});

test('a server that wants a login we do not have defers and logs an error', async () => {
  const { answers, lines } = await attemptDelivery({ auth: { user: 'u', pass: 'p' } }, { url: (url) => url.replace('u:p@', '') });
  assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', 530]]);
  assert.deepEqual(
    lines.map(({ level }) => level),
    ['error'],
  );
});

test('a reply is one short line without control characters, and never holds the password', async () => {
  const secret = 'Open#Sesame';
  const plain = Buffer.from(`\0u\0${secret}`).toString('base64');
  const lines = [
    `550-5.7.1 you said ${secret}`,
    `550-5.7.1 or ${encodeURIComponent(secret)} or ${plain} \u001b[31m\u0007`,
    `550 5.7.1 ${'long '.repeat(300)}`,
  ];
  const script = await startScript('220 hi\r\n', (line) => {
    if (line.startsWith('EHLO')) return '250-hi\r\n250 AUTH PLAIN\r\n';
    if (line.startsWith('AUTH')) return '235 ok\r\n';
    return line.startsWith('RCPT') ? `${lines.join('\r\n')}\r\n` : '250 ok\r\n';
  });
  const heard = listen();
  const relay = closedAtEnd(
    smtpRelay(script.url.replace('//', `//u:${encodeURIComponent(secret)}@`), { log: heard.log, timeouts: TIMEOUTS }),
  );
  const [answer] = await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
  await relay.close();
  await script.close();
  assert.deepEqual([answer?.outcome, answer?.code, answer?.reply.length], ['failed', 550, 500]);
  assert.match(
    answer?.reply ?? '',
    /^550-5\.7\.1 you said \[redacted\] 5\.7\.1 or \[redacted\] or \[redacted\] \[31m 5\.7\.1 long /,
  );
  const all = JSON.stringify({ answer, lines: heard.lines });
  for (const form of [secret, encodeURIComponent(secret), plain]) assert.ok(!all.includes(form), form);
});

test('an SMTP_URL is checked, and what is wrong is told without quoting it', () => {
  for (const url of [
    'smtp://mail.example.com',
    'smtps://u:p@mail.example.com:465/',
    'smtp://u%40x:p%2F@[::1]:25?requireTLS=true&tls.rejectUnauthorized=false',
    'smtp://127.0.0.1:2525',
    'smtp://bücher.example',
    'smtp://relay?name=mx.example.com&maxMessages=10',
  ]) {
    assert.equal(checkRelayUrl(url), null, url);
  }
  const bad = [
    '',
    'mail.example.com:25',
    'http://u:SECRET@mail.example.com',
    'smtp://',
    'smtp://u:SECRET@',
    'smtp://u@mail.example.com',
    'smtp://:SECRET@mail.example.com',
    'smtp://u:SE#CRET@mail.example.com',
    'smtp://u:12#SECRET@mail.example.com',
    'smtp://u:12/SECRET@mail.example.com',
    'smtp://u:12?SECRET@mail.example.com',
    'smtp://u:SECRET%zz@mail.example.com',
    'smtp://mail.example.com:99999',
    'smtp://mail.example.com:0',
    'smtp://mail%00.example.com',
    'smtp://mail example.com',
    'smtp://mail.example.com?requireTLS=yes',
    'smtp://mail.example.com?logger=true',
    'smtp://mail.example.com?pool=false',
    'smtp://mail.example.com?disableFileAccess=false',
    'smtp://mail.example.com?tls.ca=x',
    'smtp://mail.example.com?requireTLS=true&requireTLS=false',
    'smtp://mail.example.com?__proto__=x',
  ];
  for (const url of bad) {
    const problem = checkRelayUrl(url);
    assert.ok(problem !== null && !/SE|CRET/.test(problem), `${url}: ${problem}`);
    assert.throws(
      () => smtpRelay(url, { log: listen().log }),
      (error: unknown) => error instanceof PostroomError && !/SE|CRET/.test(error.message),
      url,
    );
  }
});
