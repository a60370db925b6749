/** The conditions of a search on the rows of the emails that the index found. */
import { eq, gte, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { FILE_KINDS, type RowCondition, type SearchBranch } from '../../core/store/email-filters.ts';
import type { AttachmentRow, EmailRow } from '../../core/store/emails.ts';
import { hasLabel, hasPart, inLiveInbox, labelParameter, partParameter } from '../statements/conditions.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

type Condition = SearchBranch['rows'][number];

/** Whether hardly any of the emails that the index finds may meet the conditions, and each is slow to tell. */
export function findsFew({ rows }: SearchBranch): boolean {
  return rows.some(({ is }) => is === 'file' || is === 'fileKind' || is === 'size');
}

/** Names the parts of the statement that `conditionsOf` makes: the conditions in one order, numbered. */
export function searchShape(branch: SearchBranch): string[] {
  return ordered(branch).map(({ is, not }, n) => `${not ? 'not' : ''} ${is} ${n}`);
}

export function conditionsOf(db: Database, t: Tables, parts: ReadonlySet<string>): SQL[] {
  const wanted = [...parts].flatMap((part) => {
    const [negated, is, n] = part.split(' ');
    return conditionOf(t, is as Condition['is'], negated === 'not', `c${n}`);
  });
  return [eq(t.emails.kind, 'message'), ...wanted, inLiveInbox(db, t)];
}

export function conditionParameters(branch: SearchBranch): Record<string, unknown> {
  return Object.fromEntries(ordered(branch).map((row, n) => [`c${n}`, parameterOf(row)]));
}

/** The narrowest times that the emails must be stored in. */
export function timesOf({ rows }: SearchBranch): { since: Date | null; until: Date | null } {
  const times = (negated: boolean) =>
    rows.flatMap((row) => (row.is === 'since' && row.not === negated ? [row.at.getTime()] : []));
  const [since, until] = [times(false), times(true)];
  return {
    since: since.length > 0 ? new Date(Math.max(...since)) : null,
    until: until.length > 0 ? new Date(Math.min(...until)) : null,
  };
}

/** `isExact` = the statement answers the same as `matches`. Attachments are JSON, which the engines read differently where it holds half characters. */
export function hasFiles({ rows }: SearchBranch): { isExact: boolean; matches(row: EmailRow): boolean } {
  const asked = rows.filter((row) => row.is === 'file' || row.is === 'fileKind');
  return {
    isExact: asked.length === 0,
    matches: ({ attachments }) => asked.every((row) => attachments.some((file) => isFile(file, row)) !== row.not),
  };
}

function isFile({ filename, contentType }: AttachmentRow, row: RowCondition): boolean {
  const name = (filename ?? '').toLowerCase();
  if (row.is === 'file') return name.includes(row.name.toLowerCase());
  if (row.is !== 'fileKind') return false;
  const { types, ends } = FILE_KINDS[row.kind];
  const type = contentType.toLowerCase();
  return types.some((one) => type.startsWith(one)) || ends.some((end) => name.endsWith(end));
}

function ordered({ rows }: SearchBranch): Condition[] {
  return rows.toSorted((a, b) => (a.is === b.is ? Number(a.not) - Number(b.not) : a.is < b.is ? -1 : 1));
}

function conditionOf({ emails }: Tables, is: Condition['is'], negated: boolean, name: string): SQL[] {
  switch (is) {
    case 'read':
      return [negated ? not(emails.isRead) : sql`${emails.isRead}`];
    case 'label':
      return [negated ? not(hasLabel(emails.labels, name)) : hasLabel(emails.labels, name)];
    case 'since':
      return [(negated ? lt : gte)(emails.createdAt, bound(emails.createdAt, name))];
    case 'size':
      return [(negated ? lt : gte)(emails.size, sql.placeholder(name))];
    case 'inbox':
      return [(negated ? ne : eq)(emails.inboxId, sql.placeholder(name))];
    // Leaves out what cannot match, so that it is not read.
    case 'file':
    case 'fileKind':
      return negated ? [] : [hasPart(emails.attachments, name)];
  }
}

function parameterOf(row: RowCondition): unknown {
  switch (row.is) {
    case 'label':
      return labelParameter(row.label);
    case 'since':
      return row.at;
    case 'size':
      return row.atLeast;
    case 'inbox':
      return row.id;
    case 'file':
      return partParameter(JSON.stringify(row.name).slice(1, -1));
    case 'fileKind':
      return partParameter(FILE_KINDS[row.kind].part);
    case 'read':
      return null;
  }
}
