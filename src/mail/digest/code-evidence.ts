/** Evidence in a whole mail: words about proving one's identity, as mails with codes have them, and sums of money, as receipts have them. */
import type { CueKind } from './cues/all-cues.ts';

/** Cues of which a mail with a code has several, and a mail with other numbers few. */
const EVIDENCE: ReadonlySet<CueKind> = new Set<CueKind>([
  'proof',
  'secrecy',
  'disregard',
  'lifetime',
  'asked',
  'enter',
  'field',
  'signs in',
  'confirms',
  'resets',
]);
/** Higher counts say no more. */
const MOST = 7;
const AMOUNT =
  /[$€£¥₩₽₹]\s?\d|\d\s?(?:[$€£¥₩₽₹元円원]|kr\b|zł|Kč|Ft\b|lei\b|грн|TL\b|EUR|USD|GBP|VND|đ|Rp)|(?:EUR|USD|GBP|CHF|Rp|R\$) ?\d/g;

/** How many kinds of words about proving one's identity the mail has; 0 to 7. */
export function evidenceIn(kinds: readonly CueKind[]): number {
  return Math.min(kinds.filter((kind) => EVIDENCE.has(kind)).length, MOST);
}

/** How many sums of money it names. */
export function amountsIn(lines: readonly { plain: string }[]): '0' | '1' | 'many' {
  let amounts = 0;
  for (const { plain } of lines) {
    amounts += plain.match(AMOUNT)?.length ?? 0;
    if (amounts > 1) return 'many';
  }
  return amounts === 0 ? '0' : '1';
}
