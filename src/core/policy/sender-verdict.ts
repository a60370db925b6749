/** What the checks of a mail say of its sender, in one word. */
import type { Authentication } from '../store/authentication.ts';
import type { EmailRow } from '../store/emails.ts';

/** Every verdict, in the order in which documents explain them. */
export const SENDER_VERDICTS = ['verified', 'forwarded', 'list', 'failed', 'unknown', 'pending'] as const;

/**
 * `verified` = the mail comes from the domain in From, by a DKIM or SPF result that is aligned with it, whether or not the domain has a
 * DMARC policy, or it comes from this server; `forwarded` = only a forwarder vouches for it, `list` = only a mailing list does;
 * `failed` = the domain's DMARC policy says that it does not come from there; `unknown` = it cannot be told; `pending` = not checked
 * yet. Only `verified` is a reason to trust.
 */
export type SenderVerdict = (typeof SENDER_VERDICTS)[number];

/**
 * Forwarders and lists break SPF, and often DKIM (RFC 7960), so their mail fails DMARC through no fault of its author. That is told
 * apart from `failed`, but a stranger can sign and seal with a domain of his own, so it proves nothing about the author.
 */
export function senderVerdict({ authentication, automated, envelopeFrom }: Checked): SenderVerdict {
  const { status, dmarc } = authentication;
  if (status === 'pending') return 'pending';
  if (status === 'exempt' || dmarc?.result === 'pass') return 'verified';
  // With any other result it is open who the author is, or whether a signature of the author holds.
  if (dmarc?.result !== 'fail' && dmarc?.result !== 'none') return 'unknown';
  if (automated === 'list' && authentication.dkim.some(({ result }) => result === 'pass')) return 'list';
  if (authentication.arc?.result === 'pass' || isRewritten(authentication, envelopeFrom)) return 'forwarded';
  return dmarc.result === 'fail' ? 'failed' : 'unknown';
}

type Checked = Pick<EmailRow, 'authentication' | 'automated' | 'envelopeFrom'>;

/** Envelope senders as forwarders write them, so that SPF passes for their own domain: SRS, and Gmail's form. */
const REWRITTEN = /^SRS[01][=+-]|\+caf_=/i;

function isRewritten({ spf }: Authentication, envelopeFrom: string | null): boolean {
  return spf?.result === 'pass' && envelopeFrom !== null && REWRITTEN.test(envelopeFrom);
}
