/** Queries over the mail whose authentication is to be checked: emails, and quarantined mail. */
import { and, asc, eq, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { CheckedRow, CheckReads, CheckWrites } from '../../core/store/checks.ts';
import { isOneOf, list, skipLocked, withoutIndex } from '../statements/dialect.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

type Checked = Tables['emails'] | Tables['quarantine'];
type Due = { execute(asked: { now: Date; limit: number; except: string }): Promise<CheckedRow[]> };

export function checkQueries(db: Database, t: Tables): CheckReads {
  const due = [dueEmails(db, t).prepare(), dueQuarantined(db, t).prepare()];
  const next = [nextIn(db, t.emails), nextIn(db, t.quarantine)];
  return {
    due: async (now, limit, except = []) => await longestDue(due, now, limit, except),
    nextAt: async () => {
      const times = (await Promise.all(next.map((one) => one.execute()))).flatMap(([row]) => row?.at ?? []);
      return times.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
  };
}

export function checkChanges(db: Database, t: Tables): CheckWrites {
  const due = [skipLocked(dueEmails(db, t)).prepare(), skipLocked(dueQuarantined(db, t)).prepare()];
  const postpone = [postponeIn(db, t.emails), postponeIn(db, t.quarantine)];
  const row = db
    .select(checkedColumns(t.emails))
    .from(t.emails)
    .where(eq(t.emails.id, sql.placeholder('id')))
    .prepare();
  return {
    ...checkQueries(db, t),
    row: async (id) => (await row.execute({ id }))[0] ?? null,
    due: async (now, limit, except = []) => await longestDue(due, now, limit, except),
    postpone: async (ids, until) => {
      if (ids.length === 0) return;
      for (const statement of postpone) await statement.execute({ ids: list(ids), until });
    },
  };
}

async function longestDue(statements: Due[], now: Date, limit: number, except: string[]): Promise<CheckedRow[]> {
  const asked = { now, limit, except: list(except) };
  const found = await Promise.all(statements.map((statement) => statement.execute(asked)));
  const since = ({ checkAt }: CheckedRow) => checkAt?.getTime() ?? 0;
  return found
    .flat()
    .sort((a, b) => since(a) - since(b))
    .slice(0, limit);
}

function dueEmails(db: Database, { emails }: Tables) {
  return db
    .select(checkedColumns(emails))
    .from(emails)
    .where(isDue(emails))
    .orderBy(asc(emails.checkAt), asc(emails.seq))
    .limit(sql.placeholder('limit'));
}

function dueQuarantined(db: Database, { quarantine }: Tables) {
  return db
    .select(checkedColumns(quarantine))
    .from(quarantine)
    .where(isDue(quarantine))
    .orderBy(asc(quarantine.checkAt))
    .limit(sql.placeholder('limit'));
}

/** A row of mail has three times as many columns, and each mail is read twice for its check. */
function checkedColumns<T extends Checked>(table: T) {
  return {
    id: table.id,
    accountId: table.accountId,
    inboxId: table.inboxId,
    threadId: table.threadId,
    status: table.status,
    from: table.from,
    anomalies: table.anomalies,
    envelopeFrom: table.envelopeFrom,
    envelopeTo: table.envelopeTo,
    authentication: table.authentication,
    checkAt: table.checkAt,
    createdAt: table.createdAt,
    automated: table.automated,
    rawFidelity: table.rawFidelity,
  };
}

function isDue(table: Checked): SQL | undefined {
  return and(lte(table.checkAt, bound(table.checkAt, 'now')), not(isOneOf(table.id, 'except')));
}

function nextIn(db: Database, table: Checked) {
  return db
    .select({ at: table.checkAt })
    .from(table)
    .where(isNotNull(table.checkAt))
    .orderBy(asc(table.checkAt))
    .limit(1)
    .prepare();
}

function postponeIn(db: Database, table: Checked) {
  return db
    .update(table)
    .set({ checkAt: bound(table.checkAt, 'until') })
    .where(and(isOneOf(table.id, 'ids'), sql`${withoutIndex(table.checkAt)} is not null`))
    .prepare();
}
