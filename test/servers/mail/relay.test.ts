/** Scenarios of handing mail to the next server: what arrives there, and what its answers make of each recipient. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { smtpRelay } from '../../../src/mail/relay.ts';
import { attemptDelivery, brief, EMAIL_ID, FROM, listen, MIME, SHORT, TIMEOUTS } from '../../support/rooms/delivery-attempt.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { type Refusal, startSmtpSink } from '../../support/servers/smtp-sink.ts';

// Each has a server of its own.
describe('a relay', { concurrency: true }, () => {
  test('a mail is sent byte for byte, with its envelope and the name of this server', async () => {
    const { answers, mails, lines } = await attemptDelivery(
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
    const { answers, mails } = await attemptDelivery({}, { from: '' });
    assert.deepEqual([answers[0]?.outcome, mails[0]?.from], ['sent', '']);
    assert.deepEqual(await attemptDelivery({ onConnect: () => ({ responseCode: 421, message: 'no' }) }, { recipients: [] }), {
      answers: [],
      mails: [],
      lines: [],
    });
  });

  test('a recipient that looks like a list stays one recipient', async () => {
    const { answers, mails } = await attemptDelivery(
      {},
      { recipients: ['ann@example.com', 'x@good.example, y@evil.example', 'x: e@evil.example;'] },
    );
    assert.equal(answers.length, 3);
    assert.ok(
      mails.every((mail) => mail.recipients.every((recipient) => !/^[ye]@evil/.test(recipient))),
      JSON.stringify(mails.map((mail) => mail.recipients)),
    );
  });

  test('STARTTLS is used when offered, and a certificate that no authority signed is refused unless the URL allows it', async () => {
    const taken = await attemptDelivery({ tls: true });
    assert.deepEqual([taken.answers[0]?.outcome, taken.mails[0]?.secure], ['sent', true]);
    const refused = await attemptDelivery({ tls: true }, { url: (url) => url.split('?')[0] ?? url });
    assert.deepEqual([brief(refused.answers), refused.mails], [[['ann@example.com', 'deferred', null]], []]);
  });

  test('requireTLS defers instead of sending in clear text', async () => {
    const { answers, mails } = await attemptDelivery({}, { url: (url) => `${url}?requireTLS=true` });
    assert.deepEqual([answers[0]?.outcome, mails], ['deferred', []]);
  });

  const verdicts: Record<string, Refusal> = {
    'gone@example.com': { responseCode: 550, message: '5.1.1 no such user' },
    'full@example.com': { responseCode: 450, message: '4.2.2 mailbox full' },
  };
  const onRcpt = (address: string) => verdicts[address];

  test('of three recipients one is sent, one is refused and one is deferred', async () => {
    const { answers, mails } = await attemptDelivery(
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
    const { answers } = await attemptDelivery(
      { onRcpt },
      { recipients: ['full@example.com', 'gone@example.com', 'gone@EXAMPLE.com'] },
    );
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
      const { answers } = await attemptDelivery({ onData: () => ({ responseCode, message: 'because' }) }, { recipients });
      assert.deepEqual(
        brief(answers),
        recipients.map((recipient) => [recipient, outcome, responseCode]),
      );
    }
  });

  test('connections are used again, and a mail goes out though the server had closed the idle one', async () => {
    const sink = await startSmtpSink();
    const { log } = listen();
    const relay = closedAtEnd(smtpRelay(sink.url, { log, timeouts: TIMEOUTS, maxConnections: 1 }));
    const send = () => relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME });
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

  test('a mail the server deferred is taken when it is sent again', async () => {
    const sink = await startSmtpSink({ failFirst: 2 });
    const { log } = listen();
    const relay = closedAtEnd(smtpRelay(sink.url, { log, timeouts: TIMEOUTS }));
    const outcomes: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      outcomes.push(
        (await relay.attempt({ emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME }))[0]?.outcome,
      );
    assert.deepEqual([outcomes, sink.mails.length], [['deferred', 'deferred', 'sent'], 1]);
    await relay.close();
    await sink.close();
  });

  test('the URL may say how many mails go over a connection, and how many in a time', async () => {
    const sink = await startSmtpSink();
    const { log } = listen();
    const mail = { emailId: EMAIL_ID, from: FROM, recipients: ['ann@example.com'], mime: MIME };
    const few = closedAtEnd(smtpRelay(`${sink.url}?maxMessages=2`, { log, timeouts: TIMEOUTS, maxConnections: 1 }));
    for (let turn = 0; turn < 5; turn += 1) assert.equal((await few.attempt(mail))[0]?.outcome, 'sent');
    assert.equal(sink.connections(), 3);
    await few.close();

    const slow = closedAtEnd(
      smtpRelay(`${sink.url}?rateLimit=2&rateDelta=600000`, { log, timeouts: { ...TIMEOUTS, close: SHORT } }),
    );
    const begun = [slow.attempt(mail), slow.attempt(mail), slow.attempt(mail)];
    await sink.waitFor(7);
    await Promise.all(begun.slice(0, 2));
    await slow.close();
    assert.deepEqual(
      (await Promise.all(begun)).map(([answer]) => answer?.outcome),
      ['sent', 'sent', 'deferred'],
    );
    assert.equal(sink.mails.length, 7);
    await sink.close();
  });
});
