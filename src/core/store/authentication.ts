/** The result of checking where an email comes from (SPF, DKIM, DMARC, ARC). */

/** The result for mail that was sent from here: there is nothing to check. */
export const EXEMPT: Authentication = { status: 'exempt', dmarc: null, dkim: [], spf: null, arc: null };

export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror';

/** The results of RFC 8601 2.7.1, and `unverifiable`: it does not hold, but the provider may have changed the bytes. */
export type DkimResult = 'pass' | 'fail' | 'neutral' | 'temperror' | 'permerror' | 'unverifiable';

/** What a spam filter said: the higher, the more it looks like spam. The symbols that weigh most, heaviest first. */
export type SpamScore = { score: number; symbols: { name: string; score: number }[] };

/** Our own findings; Authentication-Results headers of the mail are not used. Domains are lower-case A-labels. */
export type Authentication = {
  /** `pending` until checked; `exempt` for mail that was sent from here. */
  status: 'pending' | 'checked' | 'exempt';
  /** RFC 7489: `pass` when DKIM or SPF passed for a domain aligned with From; `none` when the domain has no policy. */
  dmarc: { result: 'pass' | 'fail' | 'none' | 'temperror' | 'permerror'; domain: string | null; policy: string | null } | null;
  /** One entry for each signature, at most 10. */
  dkim: { domain: string; selector: string; result: DkimResult; aligned: boolean }[];
  /** From the field that the inbound provider adds; null when the provider sent none. */
  spf: { result: SpfResult; domain: string | null; aligned: boolean } | null;
  arc: { result: 'pass' | 'fail' | 'none' | 'temperror'; sealer: string | null } | null;
  /** Absent where no filter was asked, or it did not answer. */
  spam?: SpamScore;
};
