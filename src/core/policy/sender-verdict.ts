/** What the checks of a mail say of its sender, in one word. */
import type { Authentication } from '../store/authentication.ts';

/**
 * `verified` = the mail comes from the domain in From, by a DKIM or SPF result that is aligned with it, whether or not the domain has a
 * DMARC policy, or it comes from this server; `failed` = the domain's DMARC policy says it does not; `unknown` = it cannot be told;
 * `pending` = not checked yet.
 */
export type SenderVerdict = 'verified' | 'failed' | 'unknown' | 'pending';

export function senderVerdict({ status, dmarc }: Authentication): SenderVerdict {
  if (status === 'pending') return 'pending';
  if (status === 'exempt' || dmarc?.result === 'pass') return 'verified';
  return dmarc?.result === 'fail' ? 'failed' : 'unknown';
}
