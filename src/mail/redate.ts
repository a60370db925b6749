/** Gives a mail that was composed here another Date, and signs it anew. */
import type { DkimSigner } from '../core/ports/mail-composer.ts';
import { sign } from './composer.ts';

/** The lines of the header and no others: a folded line begins with a blank (RFC 5322 2.2.3). */
const SIGNATURE = /^DKIM-Signature:.*(?:\r\n[ \t].*)*\r\n/;
const DATE = /^Date:.*\r$/m;

export async function redate(mime: Buffer, date: Date, signer: DkimSigner | null): Promise<Buffer> {
  const end = mime.indexOf('\r\n\r\n') + 2;
  const header = mime.toString('latin1', 0, end).replace(SIGNATURE, '');
  if (!DATE.test(header)) throw new Error('a mail that was composed here has no Date');
  const written = date.toUTCString().replace('GMT', '+0000');
  const dated = Buffer.concat([Buffer.from(header.replace(DATE, `Date: ${written}\r`), 'latin1'), mime.subarray(end)]);
  return signer === null ? dated : await sign(dated, signer);
}
