/** A mail as it comes in, written line by line. */

/** The lines joined by CRLF, one octet a character. */
export function mail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
