/** A search without the terms that hold no word: the index knows none, so they say nothing. */
import { wordsOf } from '../../core/base/index-words.ts';
import type { IndexQuery } from '../../core/store/email-filters.ts';

/** Null when nothing is found: no term that is wanted holds a word, or the same is wanted and left out. `split` makes words of a word as a caller wrote it. */
export function withWords(query: IndexQuery, split: (word: string) => string[] = wordsOf): IndexQuery | null {
  const kept = pruned(query, split);
  if (kept !== undefined) return isContradiction(kept) ? null : kept;
  return hasTerm(query) ? null : { all: [] };
}

/** Undefined when nothing is left. */
function pruned(query: IndexQuery, split: (word: string) => string[]): IndexQuery | undefined {
  if ('flag' in query) return query;
  if ('term' in query) {
    const words = query.term.words.flatMap(split);
    return words.length > 0 ? { term: { ...query.term, words } } : undefined;
  }
  if ('not' in query) {
    const left = pruned(query.not, split);
    return left && { not: left };
  }
  const isAll = 'all' in query;
  const parts = isAll ? query.all : query.any;
  const kept = parts.map((part) => pruned(part, split)).filter((part) => part !== undefined);
  if (kept.length === 0 && parts.length > 0) return undefined;
  return isAll ? { all: kept } : { any: kept };
}

/** Otherwise the index would look through all that has the word. */
function isContradiction(query: IndexQuery): boolean {
  if (!('all' in query)) return false;
  const wanted = new Set(query.all.map((part) => JSON.stringify(part)));
  return query.all.some((part) => 'not' in part && wanted.has(JSON.stringify(part.not)));
}

function hasTerm(query: IndexQuery): boolean {
  if ('term' in query) return true;
  return ('all' in query ? query.all : 'any' in query ? query.any : []).some(hasTerm);
}
