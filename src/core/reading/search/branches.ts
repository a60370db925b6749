/** A search as a tree, and as branches for the store: each is an index query with conditions, and an email must match one branch. */
import type { IndexQuery, RowCondition, SearchBranch, SearchTerm } from '../../store/email-filters.ts';

/** `all` and `any` have at least one part. */
export type SearchNode =
  | { index: Extract<IndexQuery, { term: unknown } | { flag: unknown }> }
  | { row: RowCondition }
  | { all: SearchNode[] }
  | { any: SearchNode[] }
  | { not: SearchNode };

/** Inboxes are still conditions among the others. */
export type Branch = Omit<SearchBranch, 'inboxIds'>;

/** The index is asked once for each branch. */
const MOST_BRANCHES = 16;

/**
 * Null when there would be too many. Words are combined in the index, however deep; alternatives of which one is a condition on the row are
 * branches of their own.
 */
export function branchesOf(node: SearchNode, negated = false): Branch[] | null {
  const query = indexQuery(node);
  if (query) return [{ index: negated ? { not: query } : query, rows: [] }];
  if ('row' in node) return [conditionOf(node.row, negated)];
  if ('not' in node) return branchesOf(node.not, !negated);
  if ('index' in node) return null;
  const parts = 'all' in node ? node.all : node.any;
  return 'all' in node === negated ? alternatives(parts, negated) : combinations(parts, negated);
}

/** The terms that emails are to contain. */
export function wantedTerms(node: SearchNode, negated = false): SearchTerm[] {
  if ('index' in node) return 'term' in node.index && !negated ? [node.index.term] : [];
  if ('not' in node) return wantedTerms(node.not, !negated);
  if ('row' in node) return [];
  return ('all' in node ? node.all : node.any).flatMap((part) => wantedTerms(part, negated));
}

/** Null when the index alone does not answer it. */
function indexQuery(node: SearchNode): IndexQuery | null {
  if ('index' in node) return node.index;
  if ('row' in node) return null;
  if ('not' in node) {
    const query = indexQuery(node.not);
    return query && { not: query };
  }
  const parts = ('all' in node ? node.all : node.any).map(indexQuery);
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return 'all' in node ? { all: known } : { any: known };
}

/** A search for a file is a search for mail with attachments, which the index knows. */
function conditionOf(row: RowCondition, not: boolean): Branch {
  const isOfFile = (row.is === 'file' || row.is === 'fileKind') && !not;
  return { index: isOfFile ? { flag: 'attachment' } : { all: [] }, rows: [{ ...row, not }] };
}

/** The parts that the index can answer alone become one branch. */
function alternatives(parts: SearchNode[], negated: boolean): Branch[] | null {
  const words = parts.map(indexQuery).filter((query) => query !== null);
  const any = words.map((query) => (negated ? { not: query } : query));
  const branches: Branch[] = any.length > 0 ? [{ index: { any }, rows: [] }] : [];
  for (const part of parts.filter((one) => indexQuery(one) === null)) {
    const more = branchesOf(part, negated);
    if (!more || branches.length + more.length > MOST_BRANCHES) return null;
    branches.push(...more);
  }
  return branches;
}

function combinations(parts: SearchNode[], negated: boolean): Branch[] | null {
  let branches: Branch[] = [{ index: { all: [] }, rows: [] }];
  for (const part of parts) {
    const more = branchesOf(part, negated);
    if (!more || branches.length * more.length > MOST_BRANCHES) return null;
    branches = branches.flatMap((one) => more.map((other) => both(one, other)));
  }
  return branches;
}

function both(one: Branch, other: Branch): Branch {
  const parts = [one.index, other.index].flatMap((query) => ('all' in query ? query.all : [query]));
  return { index: { all: parts }, rows: [...one.rows, ...other.rows] };
}
