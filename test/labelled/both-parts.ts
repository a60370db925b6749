/** A whole mail with its header and two parts, text and HTML, as most services send theirs. */

export type BothParts = {
  from: string;
  subject: string;
  text: string;
  html: string;
  encoding: 'quoted-printable' | 'base64';
  /** Further lines of the header. */
  header?: readonly string[];
};

/** The subject of a labelled mail and its `raw`. */
export function bothParts({ from, subject, text, html, encoding, header = [] }: BothParts): { subject: string; raw: string } {
  const boundary = `----=_Part_${Buffer.from(from).toString('hex').slice(0, 16)}`;
  const encode = encoding === 'base64' ? base64 : quotedPrintable;
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=UTF-8`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encode(body),
  ];
  const lines = [
    `From: ${from}`,
    'To: robin@postroom.localhost',
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    ...header,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ];
  return { subject, raw: lines.join('\r\n') };
}

function base64(body: string): string {
  return (
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
}

function quotedPrintable(body: string): string {
  return body
    .split('\n')
    .map((line) => {
      const rows = [''];
      const bytes = Buffer.from(line);
      for (const [at, byte] of bytes.entries()) {
        const plain = byte >= 32 && byte <= 126 && byte !== 61 && !(byte === 32 && at === bytes.length - 1);
        const unit = plain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        const row = rows.at(-1) ?? '';
        if (row.length + unit.length > 75) rows.push(unit);
        else rows[rows.length - 1] = row + unit;
      }
      return rows.join('=\r\n');
    })
    .join('\r\n');
}
