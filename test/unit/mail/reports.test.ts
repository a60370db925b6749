/** Bounces in the forms mail systems write them: who did not get the mail, why, and whether the address is of any use still. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { statusNotification } from '../../support/mails/reports.ts';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

type Expected = [address: string, action: string, statusCode: string | null, hard: boolean];

const SYSTEM = 'Mail Delivery System <Mailer-Daemon@mx.example.org>';
const RETURNED = [
  'Received: from desk by mx.example.org',
  'Message-ID: <offer@desk.example>',
  'From: desk@desk.example',
  'To: bob@example.org',
];

const written: Record<string, { subject: string; lines: string[]; expected: Expected[] }> = {
  Exim: {
    subject: 'Mail delivery failed: returning message to sender',
    lines: [
      'A message that you sent could not be delivered to one or more of its recipients.',
      '',
      '  bob@example.org',
      '    host mx.example.org [192.0.2.1]: 550 5.1.1 <bob@example.org>: no such user here',
      '  carol@example.net',
      '    retry timeout exceeded',
      '',
      '------ This is a copy of the message, including all the headers. ------',
    ],
    expected: [
      ['bob@example.org', 'failed', '5.1.1', true],
      ['carol@example.net', 'failed', '4.4.7', false],
    ],
  },
  'the transcript of a session': {
    subject: 'Returned mail: Host unknown',
    lines: [
      '   ----- Transcript of session follows -----',
      '554 <bob@example.org>... 550 Host unknown',
      '   ----- Unsent message follows -----',
    ],
    expected: [['bob@example.org', 'failed', '5.1.2', true]],
  },
  'a sentence without a code': {
    subject: 'Undeliverable message',
    lines: ['Your message was not delivered to bob@example.org because the mailbox is full.'],
    expected: [['bob@example.org', 'failed', '5.2.2', false]],
  },
  'nothing but that it failed': {
    subject: 'Undelivered Mail Returned to Sender',
    lines: ['Your message could not be delivered.', '', 'bob@example.org'],
    expected: [['bob@example.org', 'failed', '5.0.0', false]],
  },
  'a delay': {
    subject: 'Warning: message delayed 24 hours',
    lines: [
      'A message that you sent has not yet been delivered to:',
      '',
      '  bob@example.org',
      '    450 4.2.0 greylisted',
      '',
      'Delivery attempts will continue.',
    ],
    expected: [['bob@example.org', 'delayed', '4.2.0', false]],
  },
  'fields in its text': {
    subject: 'Delivery Status Notification (Failure)',
    lines: [
      'Technical report:',
      '',
      'Action: failed',
      'Final-Recipient: rfc822; bob@example.org',
      'Status: 5.2.1',
      '',
      'Thank you.',
    ],
    expected: [['bob@example.org', 'failed', '5.2.1', true]],
  },
  'whom to turn to': {
    subject: 'failure notice',
    lines: [
      'Contact help@mx.example.org for assistance.',
      'Your mail for bob@example.org:',
      'Sorry, no mailbox here by that name. (#5.1.1)',
    ],
    expected: [['bob@example.org', 'failed', '5.1.1', true]],
  },
};

describe('a bounce that is only text, as', () => {
  for (const [form, { subject, lines, expected }] of Object.entries(written))
    test(form, async () => {
      const report = await read([
        `From: ${SYSTEM}`,
        'To: desk@desk.example',
        `Subject: ${subject}`,
        '',
        ...lines,
        '',
        ...RETURNED,
        '',
        'Hello bob2@example.org',
      ]);
      assert.deepEqual(
        report?.recipients.map(({ address, action, statusCode, hard }) => [address, action, statusCode, hard]),
        expected,
      );
      assert.equal(report?.originalMessageId, '<offer@desk.example>');
    });

  test('that a person forwards, is none', async () => {
    const lines = written.Exim?.lines ?? [];
    assert.equal(
      await read(['From: Carol <carol@example.org>', 'Subject: Fwd: Mail delivery failed', '', ...lines, ...RETURNED]),
      null,
    );
  });

  test('that a postmaster writes of other things, is none, though one word of it could be one', async () => {
    const from = 'From: postmaster@example.org';
    const parcel = ['Subject: Delivery notification: your parcel', '', 'It comes on Monday. Questions: bob@example.org'];
    assert.equal(await read([from, ...parcel]), null);
    assert.equal(await read([from, 'Subject: Your filter', '', 'bob@example.org is blocked from now on, as you asked.']), null);
  });
});

/** What a mail system reports, and whether nobody should write to the address again. */
const verdicts: [status: string, diagnostic: string, hard: boolean][] = [
  ['5.1.1', '550 5.1.1 User unknown', true],
  ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound', true],
  ['5.4.4', 'Host or domain name not found', true],
  ['5.0.0', '550 No such user', true],
  ['5.0.0', '554 Service currently unavailable', false],
  ['5.1.8', "550 5.1.8 Sender's domain does not exist", false],
  ['5.2.2', '552 5.2.2 Mailbox full', false],
  ['5.3.4', '552 5.3.4 Message too large', false],
  ['5.7.1', '550 5.7.1 Rejected as spam', false],
  ['5.1.1', '550 5.7.1 IP address blacklisted', false],
  ['4.4.7', '450 4.4.7 Delivery time expired', false],
];

describe('an address is given up', () => {
  for (const [status, diagnostic, hard] of verdicts)
    test(`${hard ? 'for' : 'not for'} ${status}: ${diagnostic}`, async () => {
      const report = await read([
        statusNotification('desk@desk.example', { messageId: null }, [{ recipient: 'bob@example.org', status, diagnostic }]),
      ]);
      assert.deepEqual(
        report?.recipients.map((one) => one.hard),
        [hard],
      );
    });
});

test('a report inside a report inside a report says nothing of its own', async () => {
  const inner = statusNotification('x@example.org', { messageId: '<inner@example.org>' }, [{ recipient: 'inner@example.org' }]);
  const mail = { messageId: '<offer@desk.example>' };
  const outer = statusNotification('desk@desk.example', mail, [{ recipient: 'outer@example.org' }])
    .replace('Content-Type: text/rfc822-headers', 'Content-Type: message/rfc822')
    .replaceAll(/--b\b|"b"/g, (found) => (found === '"b"' ? '"outer"' : '--outer'))
    .replace(
      'MIME-Version: 1.0\r\n\r\n--outer--',
      `MIME-Version: 1.0\r\n${inner.slice(inner.indexOf('Content-Type'))}\r\n--outer--`,
    );
  assert.ok(outer.includes('inner@example.org'));
  const report = await read([outer]);
  assert.deepEqual(
    [report?.recipients.map(({ address }) => address), report?.originalMessageId],
    [['outer@example.org'], mail.messageId],
  );
});

async function read(lines: string[]) {
  return (await parser.parse(Buffer.from(lines.join('\r\n')))).report;
}
