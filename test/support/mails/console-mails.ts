/** Mails for the tests of the console, as they come in. */

export type Written = {
  from?: string;
  to: string;
  cc?: string;
  subject: string;
  text?: string;
  html?: string;
  headers?: string[];
  file?: string;
};

let count = 0;

/** A mail with a Message-ID of its own; `html` goes in place of the text, and `file` is the text of a file `notes.txt`. */
export function written({
  from = 'Ada <ada@example.com>',
  to,
  cc,
  subject,
  text = 'Hello.',
  html,
  headers = [],
  file,
}: Written): string {
  count += 1;
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    ...(cc === undefined ? [] : [`Cc: ${cc}`]),
    `Subject: ${subject}`,
    `Message-ID: <console-${count}@example.com>`,
    'MIME-Version: 1.0',
    ...headers,
  ];
  const body = [`Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`, '', html ?? text];
  if (file === undefined) return [...head, ...body, ''].join('\r\n');
  const parts = [
    '--part',
    ...body,
    '--part',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename="notes.txt"',
    '',
    file,
    '--part--',
    '',
  ];
  return [...head, 'Content-Type: multipart/mixed; boundary=part', '', ...parts].join('\r\n');
}
