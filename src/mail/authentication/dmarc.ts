/** DMARC (RFC 7489): the author domain's policy, which domains are aligned with it, and the verdict. */
import { getDomain } from 'tldts';
import type { Authentication } from '../../core/store/authentication.ts';
import type { TextAnswer } from './dns.ts';

/** `strict*` are adkim and aspf; `action` is what the domain's owner asks for when mail of exactly this domain fails. */
export type Policy = { action: 'none' | 'quarantine' | 'reject'; strictDkim: boolean; strictSpf: boolean };

type Verdict = NonNullable<Authentication['dmarc']>;
/** The results of one kind of check, and whether each is aligned with the author's domain. */
type Evidence = { result: string; aligned: boolean }[];

/** The policy of the domain or, when it has none, of its organisation (6.6.3); `trouble` when DNS gave no answer. */
export async function findPolicy(
  domain: string,
  texts: (name: string) => Promise<TextAnswer>,
): Promise<Policy | 'none' | 'trouble'> {
  const owner = organisation(domain);
  // Both at the same time: DNS that is slow for one of them is slow for both.
  const [own, owners] = await Promise.all([texts(`_dmarc.${domain}`), owner === domain ? [] : texts(`_dmarc.${owner}`)]);
  if (own === null) return 'trouble';
  const policy = readPolicy(own, 'p');
  if (policy !== null) return policy;
  return owners === null ? 'trouble' : (readPolicy(owners, 'sp') ?? 'none');
}

/** Whether a domain that passed is aligned with the author's (3.1): of the same organisation or, when strict, the same domain. */
export function isAligned(domain: string, author: string | null, strict: boolean): boolean {
  if (author === null) return false;
  return domain === author || (!strict && organisation(domain) === organisation(author));
}

/**
 * One aligned pass is enough, with a policy or without. `dkim` and `spf` hold every result. A result that is missing, and could
 * have been the pass, leaves the verdict open: `temperror`, or `permerror` when it can never be had (`unverifiable`).
 */
export function judge(author: string | null, policy: Policy | 'none' | 'trouble', evidence: Evidence): Verdict {
  const verdict = (result: Verdict['result']): Verdict => {
    return { result, domain: author, policy: typeof policy === 'string' ? null : policy.action };
  };
  if (author === null) return verdict('permerror');
  // Alignment may have been judged too leniently without the policy.
  if (policy === 'trouble') return verdict('temperror');
  const aligned = evidence.filter((one) => one.aligned);
  if (aligned.some(({ result }) => result === 'pass')) return verdict('pass');
  if (policy === 'none') return verdict('none');
  if (aligned.some(({ result }) => result === 'temperror')) return verdict('temperror');
  return verdict(aligned.some(({ result }) => result === 'unverifiable') ? 'permerror' : 'fail');
}

/** The domain's registrable part (3.2), with both sections of the public suffix list; the domain itself when it has none. */
function organisation(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain;
}

/** Null unless there is one record of version DMARC1 that names a policy, or asks for reports (6.6.3). */
function readPolicy(texts: string[], tag: 'p' | 'sp'): Policy | null {
  const [record, ...more] = texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text.trim()));
  if (record === undefined || more.length > 0) return null;
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    const [name = '', ...value] = part.split('=');
    if (!tags.has(name.trim().toLowerCase())) tags.set(name.trim().toLowerCase(), value.join('=').trim().toLowerCase());
  }
  const reports = /^mailto:/.test(tags.get('rua') ?? '') ? 'none' : null;
  const action = asAction(tags.get('p')) ?? reports;
  if (action === null) return null;
  return {
    action: (tag === 'sp' ? asAction(tags.get('sp')) : null) ?? action,
    strictDkim: tags.get('adkim') === 's',
    strictSpf: tags.get('aspf') === 's',
  };
}

function asAction(value: string | undefined): Policy['action'] | null {
  return value === 'none' || value === 'quarantine' || value === 'reject' ? value : null;
}
