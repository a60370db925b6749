/** Searches as the store's tests write them: terms that must all match, and what is known of the mail besides. */
import type { IndexQuery, SearchBranch, SearchFilter, SearchTerm } from '../../../src/core/store/email-filters.ts';

export type Term = SearchTerm & { not: boolean };

export type FlatSearch = {
  inboxIds?: string[] | null;
  terms?: (string | Term)[];
  direction?: 'inbound' | 'outbound';
  isRead?: boolean;
  hasAttachment?: boolean;
  labels?: string[];
  since?: Date;
  until?: Date;
};

/** A page of a search that looks at no more of what the index finds than this. */
export const ENTRIES = 1000;

export function flatSearch(accountId: string, asked: FlatSearch): SearchFilter {
  const { inboxIds = null, terms = [], direction, isRead, hasAttachment, labels = [], since, until } = asked;
  const attachment: IndexQuery = { flag: 'attachment' };
  const index: IndexQuery[] = [
    ...terms.map((term) => queryOf(typeof term === 'string' ? aTerm(term) : term)),
    ...(direction ? [{ flag: direction }] : []),
    ...(hasAttachment === undefined ? [] : [hasAttachment ? attachment : { not: attachment }]),
  ];
  const rows: SearchBranch['rows'] = [
    ...labels.map((label) => ({ is: 'label' as const, label, not: false })),
    ...(isRead === undefined ? [] : [{ is: 'read' as const, not: !isRead }]),
    ...(since ? [{ is: 'since' as const, at: since, not: false }] : []),
    ...(until ? [{ is: 'since' as const, at: until, not: true }] : []),
  ];
  return { accountId, branches: [{ inboxIds, index: { all: index }, rows }] };
}

/** A term as it is written: `subject:"two words"`, `-not`, `begin*`. */
export function aTerm(written: string): Term {
  const [, minus = '', field = '', words = '', star = ''] =
    /^(-?)(?:(from|to|subject|text):)?"?(.*?)"?(\*?)$/s.exec(written) ?? [];
  const named = (['from', 'to', 'subject', 'text'] as const).find((one) => one === field) ?? null;
  return { field: named, words: words.split(' '), prefix: star !== '', not: minus !== '' };
}

function queryOf({ not, ...term }: Term): IndexQuery {
  return not ? { not: { term } } : { term };
}
