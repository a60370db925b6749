/** Whether a permanent refusal is about the recipient's address itself. */
import { MAX_REASON } from '../base/limits.ts';

/**
 * Whether a permanent refusal is about the address itself, so that every later mail would be refused too (RFC 3463 3.2, 3.3): a
 * mailbox or domain that does not exist, is disabled, has moved or takes no mail (RFC 7505). False when it is about the mail (too
 * large, spam), its sender or a policy. Without a specific enhanced status code, the provider's own word of it (`ofAddress`)
 * decides, unless the server speaks of a policy, and else the SMTP reply code and the server's words.
 */
export function speaksOfAddress(refusal: {
  code: number | null;
  statusCode: string | null;
  reason: string | null;
  ofAddress?: boolean;
}): boolean {
  const words = (refusal.reason ?? '').slice(0, MAX_REASON);
  const statusCode = refusal.statusCode ?? /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(words)?.[0] ?? null;
  if (statusCode !== null && OF_ADDRESS.has(statusCode)) return true;
  if (statusCode !== null && !UNTELLING.has(statusCode)) return false;
  if (POLICY.test(words)) return false;
  return refusal.ofAddress === true || (refusal.code !== null && REFUSED_MAILBOX.has(refusal.code) && UNKNOWN.test(words));
}

const OF_ADDRESS = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
const UNTELLING = new Set(['5.0.0', '5.1.0', '5.2.0', '5.3.0', '5.5.0']);
/** RFC 5321 4.2.3: mailbox unavailable, user not local, mailbox name not allowed. */
const REFUSED_MAILBOX = new Set([550, 551, 553]);
const UNKNOWN =
  /\b(?:unknown|invalid|no such|not found|(?:does not|doesn't) exist|no (?:such |valid )?(?:mailbox|user|recipient|account)|(?:mailbox|address|recipient|user|account) (?:unavailable|unknown|rejected|disabled|inactive|not found|invalid))\b/i;
const POLICY =
  /\b(?:spam|policy|block|blocked|blacklist|blacklisted|blocklist|listed|reputation|relay|relaying|sender|spf|dkim|dmarc|virus)\b/i;
