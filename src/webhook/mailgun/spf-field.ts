/** The provider's SPF result (RFC 7208) for a mail, taken only where the sender cannot have forged it. */
import type { SpfResult } from '../../core/store/authentication.ts';

/** The provider's form field, in lower case. */
export const SPF_FIELD = 'x-mailgun-spf';

const RESULTS = new Set<string>(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'] satisfies SpfResult[]);
const MAX_HEADER_BYTES = 512 * 1024;

/**
 * The result, or null. The provider posts a mail's own header fields as form fields too. A sender's header field of this name
 * therefore makes the form field come twice, or once where the provider adds none. So a form field counts only when it comes
 * once, and only when the mail has no such header field, or has it above every Received, where no sender can write.
 */
export function spfResult(values: Buffer[], mime: Buffer): SpfResult | null {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0 || value.length > 100) return null;
  const result = value.toString('latin1').trim().toLowerCase();
  return isResult(result) && !sentWithTheMail(mime) ? result : null;
}

function isResult(value: string): value is SpfResult {
  return RESULTS.has(value);
}

function sentWithTheMail(mime: Buffer): boolean {
  const start = mime.toString('latin1', 0, MAX_HEADER_BYTES);
  const end = start.search(/\n\r?\n/);
  if (end === -1 && mime.length > MAX_HEADER_BYTES) return true;
  const fields = [...start.slice(0, end === -1 ? undefined : end).matchAll(/^(x-mailgun-spf|received)[ \t]*:/gim)];
  const [first, ...others] = fields.map(([, name]) => name?.toLowerCase());
  const own = others.filter((name) => name === SPF_FIELD).length;
  return own > 0 || (first === SPF_FIELD && others.length === 0);
}
