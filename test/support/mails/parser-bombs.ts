/** Mails of about 1 MB that are made to keep their readers busy, or to fill memory. */

/** A row: what it is, and the mail. */
export type ParserBomb = [name: string, mime: () => Buffer];

const SIZE = 1024 * 1024;

/** The header lines, and a body that repeats one piece. */
function bomb(lines: string[], piece: string): Buffer {
  return withBody(lines, piece.repeat(Math.floor(SIZE / piece.length)));
}

function withBody(lines: string[], body: string): Buffer {
  const head = [
    'From: bomb@sender.example',
    'To: agent@postroom.example',
    'Subject: Re: the boat',
    'MIME-Version: 1.0',
    ...lines,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

/** What an ordinary mail of the size costs, which the others are compared with. */
export const ORDINARY: ParserBomb = [
  'prose',
  () => text('Thank you for the update on order 48213. The invoice is attached, and the total is as agreed.\r\n'),
];

/** Half a million pieces of base64, each padded: what it decodes to is empty. */
export const PADDED_BASE64: ParserBomb = ['base64 that pads everywhere', () => encoded('base64', '=A')];

/** Add what an attack finds. */
export const PARSER_BOMBS: ParserBomb[] = [
  PADDED_BASE64,
  ['base64 that pads after each letter', () => encoded('base64', 'A=')],
  ['base64 of HTML that pads everywhere', () => encoded('base64', '=A', 'text/html')],
  ['base64 of a file that pads everywhere', () => encoded('base64', '=A', 'application/octet-stream')],
  ['base64 of one letter a line', () => encoded('base64', 'A\r\n')],
  ['base64 with padding in parts that only the second parser finds', () => split('Content-Transfer-Encoding: base64', '=A')],
  ['quoted-printable of soft line breaks', () => encoded('quoted-printable', '=\r\n')],
  ['UTF-7 that shifts for each letter', () => text('+AAA-', 'utf-7')],
  ['UTF-7 that shifts to nothing', () => text('+A ', 'unicode-1-1-utf-7')],
  ['the UTF-7 of IMAP', () => text('&A-', 'utf-7-imap')],
  ['bytes that could begin a letter of UTF-8', () => text('\xe9')],
  ['letters of UTF-8 that are cut', () => text('\xe9\xa9')],
  ['ISO-2022-JP of escapes', () => text('\x1b', 'iso-2022-jp')],
  ['lines of attributions', () => text('On Mon, a wrote:\r\n')],
  ['lines of dated attributions', () => text('On 1.1.2026 a@b.example wrote:\r\n')],
  ['lines that could begin an attribution', () => text('On\r\n')],
  ['lines of one digit', () => text('1\r\n')],
  ['lines of headers', () => text('From: a\r\nDate: b\r\n\r\n')],
  ['lines of signature rules', () => text('-- \r\n')],
  ['links', () => text('http://a.example/ ')],
  ['parts without end', () => bomb(['Content-Type: multipart/mixed; boundary=b'], '--b\r\n\r\na\r\n')],
  ['delimiter lines with blanks', () => bomb(['Content-Type: multipart/mixed; boundary=b'], '--b \r\n')],
  ['mails within mails', () => bomb(['Content-Type: message/rfc822'], 'Content-Type: message/rfc822\r\n\r\n')],
  ['multiparts within multiparts', nested],
  ['parameters of the type', () => withBody([`Content-Type: text/plain${'; a=b'.repeat(150_000)}`], 'x')],
  [
    'events that recur each second',
    () => bomb(['Content-Type: text/calendar'], 'BEGIN:VEVENT\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\n'),
  ],
];

function text(piece: string, charset = 'utf-8'): Buffer {
  return bomb([`Content-Type: text/plain; charset=${charset}`], piece);
}

function encoded(encoding: string, piece: string, type = 'text/plain; charset=utf-8'): Buffer {
  return bomb([`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`], piece);
}

/** The boundary is given in two parameters (RFC 2231), which the first parser does not join. */
function split(line: string, piece: string): Buffer {
  const part = `--firstsecond\r\n${line}\r\n\r\n${piece.repeat(SIZE / piece.length)}\r\n--firstsecond--\r\n`;
  return withBody(['Content-Type: multipart/mixed; boundary*0=first; boundary*1=second'], part);
}

function nested(): Buffer {
  const levels = Array.from(
    { length: 9_000 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  );
  return withBody(['Content-Type: multipart/mixed; boundary=b0'], levels.join(''));
}
