/** Reports on mail as mail systems send them: delivery status notifications, feedback reports, and bounces that are only text. */

export type Status = { recipient: string; original?: string; action?: string; status?: string; diagnostic?: string };

type Sent = { messageId: string | null; to?: string };

/** A delivery status notification (RFC 3464) that returns the header of the mail. */
export function statusNotification(to: string, sent: Sent, statuses: Status[], messageId = anId()): string {
  const fields = statuses.map(({ recipient, original, action = 'failed', status = '5.1.1', diagnostic }) => [
    ...(original ? [`Original-Recipient: rfc822;${original}`] : []),
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic ? [`Diagnostic-Code: smtp; ${diagnostic}`] : []),
    '',
  ]);
  return multipart(to, 'delivery-status', messageId, [
    ['Content-Type: text/plain', '', 'This is the mail system at mx.example.org.'],
    ['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.org', '', ...fields.flat()],
    ['Content-Type: text/rfc822-headers', '', ...returned(sent)],
  ]);
}

/** A feedback report (RFC 5965). */
export function feedbackReport(to: string, sent: Sent, complaining: string[], type = 'abuse'): string {
  return multipart(to, 'feedback-report', anId(), [
    ['Content-Type: text/plain', '', 'This is an email abuse report.'],
    [
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: Loop/1.0',
      'Version: 1',
      ...complaining.map((address) => `Original-Rcpt-To: <${address}>`),
    ],
    ['Content-Type: message/rfc822', '', ...returned(sent), '', 'Hello'],
  ]);
}

/** What qmail sends (QSBMF): text for people, and a copy of the mail. */
export function writtenBounce(to: string, sent: Sent, recipient: string, reply: string): string {
  return [
    'From: MAILER-DAEMON@mx.example.org',
    `To: ${to}`,
    'Subject: failure notice',
    `Message-ID: ${anId()}`,
    '',
    'Hi. This is the qmail-send program at mx.example.org.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    `<${recipient}>:`,
    `192.0.2.25 does not like recipient.`,
    `Remote host said: ${reply}`,
    'Giving up on 192.0.2.25.',
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Return-Path: <someone@example.org>',
    'Received: (qmail 44656 invoked by uid 0); 24 Jun 2026 09:04:01 -0000',
    ...returned(sent),
    '',
    'Hello',
    '',
  ].join('\r\n');
}

function returned({ messageId, to }: Sent): string[] {
  return [
    'From: desk@postroom.localhost',
    ...(to ? [`To: ${to}`] : []),
    'Subject: An offer',
    ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
    'MIME-Version: 1.0',
  ];
}

function multipart(to: string, type: string, messageId: string, parts: string[][]): string {
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
    '',
    ...parts.flatMap((part) => ['--b', ...part, '']),
    '--b--',
    '',
  ].join('\r\n');
}

let made = 0;

function anId(): string {
  made += 1;
  return `<report-${made}@mx.example.org>`;
}
