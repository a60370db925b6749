/** Scenarios of handing mail to the next server: what is sent, deferred or failed, and what never leaks. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import { PostroomError } from '../src/core/errors.ts';
import type { HandOver, Log } from '../src/core/ports.ts';
import { checkRelayUrl, type RelayOptions, smtpRelay } from '../src/mail/relay.ts';
import { type Refusal, type SmtpSinkOptions, startSmtpSink } from './support/smtp-sink.ts';

const FROM = 'agent@postroom.localhost';
const MIME = Buffer.from('Subject: hello\r\n\r\n.dot\r\n..\r\nFrom here\r\n');
const TIMEOUTS = { connection: 10_000, greeting: 10_000, socket: 10_000, total: 20_000, close: 10_000 };
/** For servers that never answer; anywhere else a busy machine could meet it. */
const SHORT = 200;
/** Ends a test that waits for the wrong limit. */
const GUARD = { timeout: 9000 };

type Line = { level: string; fields: object; message: string };

function listen(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } };
}

type Scene = {
  url?: (url: string) => string;
  recipients?: string[];
  mime?: Buffer;
  from?: string;
  relay?: Partial<RelayOptions>;
};

/** One hand-over to a sink: what it answered, what the sink holds and what was logged. */
async function handOver(options: SmtpSinkOptions, scene: Scene = {}) {
  const sink = await startSmtpSink(options);
  const { log, lines } = listen();
  const relay = smtpRelay(scene.url?.(sink.url) ?? sink.url, { log, timeouts: TIMEOUTS, ...scene.relay });
  try {
    const mail = { from: scene.from ?? FROM, recipients: scene.recipients ?? ['ann@example.com'], mime: scene.mime ?? MIME };
    return { answers: await relay.handOver(mail), mails: sink.mails, lines };
  } finally {
    await relay.close();
    await sink.close();
  }
}

/** A server that follows a script: its greeting, then one answer a line received; null closes the connection. */
async function startScript(greeting: string | null, answer: (line: string, turn: number) => string | null) {
  const server = net.createServer((socket) => {
    let turn = 0;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const reply = answer(line, turn);
        turn += 1;
        if (reply === null) socket.destroy();
        else socket.write(reply);
      }
    });
    if (greeting === null) socket.destroy();
    else socket.write(greeting);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

const brief = (answers: HandOver[]) => answers.map(({ recipient, outcome, code }) => [recipient, outcome, code]);

test('a mail is handed over byte for byte, with its envelope and the name of this server', async () => {
  const { answers, mails, lines } = await handOver(
    {},
    { recipients: ['Ann.B@example.com', 'bob@xn--bcher-kva.example'], relay: { name: 'mx.postroom.localhost' } },
  );
  assert.deepEqual(brief(answers), [
    ['Ann.B@example.com', 'sent', 250],
    ['bob@xn--bcher-kva.example', 'sent', 250],
  ]);
  assert.match(answers[0]?.reply ?? '', /^250 \S/);
  assert.deepEqual(mails, [
    { from: FROM, recipients: ['Ann.B@example.com', 'bob@xn--bcher-kva.example'], mime: MIME, auth: null, secure: false },
  ]);
  assert.deepEqual(lines, []);
});

test('a bounce goes out with an empty sender, and no recipients need no connection', async () => {
  const { answers, mails } = await handOver({}, { from: '' });
  assert.deepEqual([answers[0]?.outcome, mails[0]?.from], ['sent', '']);
  assert.deepEqual(await handOver({ onConnect: () => ({ responseCode: 421, message: 'no' }) }, { recipients: [] }), {
    answers: [],
    mails: [],
    lines: [],
  });
});

test('a recipient that looks like a list stays one recipient and reaches nobody else', async () => {
  const { answers, mails } = await handOver(
    {},
    { recipients: ['ann@example.com', 'x@good.example, y@evil.example', 'x: e@evil.example;'] },
  );
  assert.equal(answers.length, 3);
  assert.ok(
    mails.every((mail) => mail.recipients.every((recipient) => !/^[ye]@evil/.test(recipient))),
    JSON.stringify(mails.map((mail) => mail.recipients)),
  );
});

test('STARTTLS is used when offered, and a certificate nobody vouches for is refused unless the URL allows it', async () => {
  const taken = await handOver({ tls: true });
  assert.deepEqual([taken.answers[0]?.outcome, taken.mails[0]?.secure], ['sent', true]);
  const refused = await handOver({ tls: true }, { url: (url) => url.split('?')[0] ?? url });
  assert.deepEqual([brief(refused.answers), refused.mails], [[['ann@example.com', 'deferred', null]], []]);
});

test('requireTLS defers instead of sending in clear text', async () => {
  const { answers, mails } = await handOver({}, { url: (url) => `${url}?requireTLS=true` });
  assert.deepEqual([answers[0]?.outcome, mails], ['deferred', []]);
});

test('the user and password of the URL are used, with special characters', async () => {
  const auth = { user: 'agent@example.com', pass: 'p/a:s@s #1%ü' };
  const { answers, mails } = await handOver({ auth, tls: true });
  assert.deepEqual([answers[0]?.outcome, mails[0]?.auth], ['sent', auth.user]);
});

test('a wrong password defers, is logged as an error and shows nowhere', async () => {
  const secret = 'Hunter+2';
  const { answers, mails, lines } = await handOver(
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

test('a server that wants a login we do not have defers and logs an error', async () => {
  const { answers, lines } = await handOver({ auth: { user: 'u', pass: 'p' } }, { url: (url) => url.replace('u:p@', '') });
  assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', 530]]);
  assert.deepEqual(
    lines.map(({ level }) => level),
    ['error'],
  );
});

const verdicts: Record<string, Refusal> = {
  'gone@example.com': { responseCode: 550, message: '5.1.1 no such user' },
  'full@example.com': { responseCode: 450, message: '4.2.2 mailbox full' },
};
const onRcpt = (address: string) => verdicts[address];

test('of three recipients one is sent, one is refused and one is deferred', async () => {
  const { answers, mails } = await handOver(
    { onRcpt },
    { recipients: ['gone@example.com', 'ann@example.com', 'full@example.com'] },
  );
  assert.deepEqual(brief(answers), [
    ['gone@example.com', 'failed', 550],
    ['ann@example.com', 'sent', 250],
    ['full@example.com', 'deferred', 450],
  ]);
  assert.match(answers[0]?.reply ?? '', /no such user/);
  assert.deepEqual(
    mails.map((mail) => mail.recipients),
    [['ann@example.com']],
  );
});

test('when no recipient is taken, each keeps its own answer', async () => {
  const { answers } = await handOver({ onRcpt }, { recipients: ['full@example.com', 'gone@example.com', 'gone@EXAMPLE.com'] });
  assert.deepEqual(
    answers.map(({ outcome }) => outcome),
    ['deferred', 'failed', 'failed'],
  );
});

test('an answer to the content is for all recipients', async () => {
  const recipients = ['a@example.com', 'b@example.com'];
  for (const [responseCode, outcome] of [
    [554, 'failed'],
    [552, 'failed'],
    [452, 'deferred'],
    [503, 'deferred'],
  ] as const) {
    const { answers } = await handOver({ onData: () => ({ responseCode, message: 'because' }) }, { recipients });
    assert.deepEqual(
      brief(answers),
      recipients.map((recipient) => [recipient, outcome, responseCode]),
    );
  }
});

test('a server that says 421 or 554 on connect defers', async () => {
  for (const responseCode of [421, 554]) {
    const { answers } = await handOver({ onConnect: () => ({ responseCode, message: 'go away' }) });
    assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', responseCode]]);
    assert.match(answers[0]?.reply ?? '', /go away/);
  }
});

test('a server that is gone, or whose name is not known, defers without naming the inside', async () => {
  const sink = await startSmtpSink();
  await sink.close();
  for (const url of [sink.url, 'smtp://no-such-host.invalid:25']) {
    const { log, lines } = listen();
    const relay = smtpRelay(url, { log, timeouts: TIMEOUTS });
    const answers = await relay.handOver({ from: FROM, recipients: ['ann@example.com'], mime: MIME });
    await relay.close();
    assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
    assert.doesNotMatch(answers[0]?.reply ?? '', /127\.0\.0\.1|invalid|[0-9]{4}/);
    assert.deepEqual(
      lines.map(({ level }) => level),
      ['warn'],
    );
  }
});

test('a connection that drops during DATA, or before the last answer, defers', async () => {
  const mime = Buffer.concat([MIME, Buffer.alloc(2_000_000, `${'x'.repeat(70)}\r\n`)]);
  for (const options of [{ dropAfterBytes: 100_000 }, { onData: () => 'drop' as const }]) {
    const { answers, mails } = await handOver(options, { mime });
    assert.deepEqual([brief(answers), mails], [[['ann@example.com', 'deferred', null]], []]);
  }
});

test('a server that falls silent, or hangs up before its greeting, defers in bounded time', GUARD, async () => {
  const silentAfter = (last: string) => (line: string) => (line.startsWith(last) ? '' : '250 hi\r\n');
  for (const [greeting, answer, limit] of [
    ['', silentAfter('EHLO'), { greeting: SHORT }],
    [null, silentAfter('EHLO'), {}],
    ['220 hi\r\n', silentAfter('MAIL'), { socket: SHORT }],
  ] as const) {
    const script = await startScript(greeting, answer);
    const { log } = listen();
    const relay = smtpRelay(script.url, { log, timeouts: { ...TIMEOUTS, ...limit } });
    const answers = await relay.handOver({ from: FROM, recipients: ['ann@example.com'], mime: MIME });
    await relay.close();
    await script.close();
    assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
  }
});

test('a server that keeps the line busy without ever finishing defers when the time for the whole is up', GUARD, async () => {
  const script = await startScript('220 hi\r\n', (line) => (line.startsWith('EHLO') ? '250 hi\r\n' : '250-still\r\n'));
  const { log } = listen();
  const relay = smtpRelay(script.url, { log, timeouts: { ...TIMEOUTS, total: SHORT } });
  const answers = await relay.handOver({ from: FROM, recipients: ['ann@example.com'], mime: MIME });
  await relay.close();
  await script.close();
  assert.deepEqual(brief(answers), [['ann@example.com', 'deferred', null]]);
  assert.match(answers[0]?.reply ?? '', /in time/);
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
  const relay = smtpRelay(script.url.replace('//', `//u:${encodeURIComponent(secret)}@`), { log: heard.log, timeouts: TIMEOUTS });
  const [answer] = await relay.handOver({ from: FROM, recipients: ['ann@example.com'], mime: MIME });
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

test('connections are used again, and a mail goes out though the server had closed the idle one', async () => {
  const sink = await startSmtpSink();
  const { log } = listen();
  const relay = smtpRelay(sink.url, { log, timeouts: TIMEOUTS, maxConnections: 1 });
  const send = () => relay.handOver({ from: FROM, recipients: ['ann@example.com'], mime: MIME });
  const outcomes = [await send(), await send()];
  assert.equal(sink.connections(), 1);
  sink.dropConnections();
  outcomes.push(await send());
  outcomes.push(...(await Promise.all([send(), send(), send()])));
  await sink.waitFor(6);
  assert.deepEqual(
    outcomes.map(([answer]) => answer?.outcome),
    Array(6).fill('sent'),
  );
  assert.equal(sink.mails.length, 6);
  await relay.close();
  await sink.close();
});

test('a mail the server deferred is taken when it is handed over again', async () => {
  const sink = await startSmtpSink({ failFirst: 2 });
  const { log } = listen();
  const relay = smtpRelay(sink.url, { log, timeouts: TIMEOUTS });
  const outcomes: unknown[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    outcomes.push((await relay.handOver({ from: FROM, recipients: ['ann@example.com'], mime: MIME }))[0]?.outcome);
  assert.deepEqual([outcomes, sink.mails.length], [['deferred', 'deferred', 'sent'], 1]);
  await relay.close();
  await sink.close();
});

test('closing lets a running hand-over finish, cuts one that hangs, and defers what comes later', GUARD, async () => {
  const sink = await startSmtpSink();
  const heard = listen();
  const relay = smtpRelay(sink.url, { log: heard.log, timeouts: TIMEOUTS });
  const mail = { from: FROM, recipients: ['ann@example.com'], mime: MIME };
  await relay.handOver(mail);
  const running = relay.handOver(mail);
  await new Promise((resolve) => setImmediate(resolve));
  let finished = false;
  const watched = running.then(() => {
    finished = true;
  });
  await relay.close();
  assert.ok(finished, 'closed before the running hand-over was done');
  await watched;
  assert.equal((await running)[0]?.outcome, 'sent');
  assert.equal((await relay.handOver(mail))[0]?.outcome, 'deferred');
  await sink.close();

  const script = await startScript('220 hi\r\n', (line) => (line.startsWith('EHLO') ? '250 hi\r\n' : ''));
  const stuck = smtpRelay(script.url, { log: heard.log, timeouts: { ...TIMEOUTS, close: SHORT } });
  const hanging = stuck.handOver(mail);
  await new Promise((resolve) => setImmediate(resolve));
  await stuck.close();
  assert.equal((await hanging)[0]?.outcome, 'deferred');
  await script.close();
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
