/** Ids of raw posts that are made of the envelope: an id is signed, and the headers with the envelope are not. */
import { createHash } from 'node:crypto';

/** The values of Postroom-Mail-From and Postroom-Rcpt-To as they are on the wire, a character for each byte; several are joined as RFC 9110 5.3 does. */
export type EnvelopeFields = { mailFrom: string; rcptTo: string };

const PREFIX = 'envelope_';

/** An id that holds for this envelope of this mail alone. */
export function envelopeId({ mailFrom, rcptTo }: EnvelopeFields, mime: Buffer): string {
  const lines = `postroom-mail-from: ${mailFrom}\npostroom-rcpt-to: ${rcptTo}\n\n`;
  return `${PREFIX}${createHash('sha256').update(lines, 'latin1').update(mime).digest('hex')}`;
}

/** False for an id that was made of another envelope or mail; an id of any other form is of any envelope. */
export function isOfEnvelope(id: string, fields: EnvelopeFields, mime: Buffer): boolean {
  return !id.startsWith(PREFIX) || id === envelopeId(fields, mime);
}
