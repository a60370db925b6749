/** Queries over the log of arrivals. */
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ArrivalLogReads, ArrivalLogWrites } from '../../core/store/arrival-log.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { byShape, type Database, insertIgnore } from '../statements/prepared.ts';
import { removeSome } from '../statements/remove-some.ts';
import type { Tables } from '../tables.ts';

export function arrivalLogQueries(db: Database, t: Tables): ArrivalLogReads {
  const { arrivalLog } = t;
  const ownerOf = {
    inbox: eq(arrivalLog.inboxId, sql.placeholder('inboxId')),
    account: eq(arrivalLog.accountId, sql.placeholder('accountId')),
    nobody: isNull(arrivalLog.accountId),
  };
  const pages = byShape((parts) =>
    db
      .select()
      .from(arrivalLog)
      .where(
        and(
          ...Object.entries(ownerOf).flatMap(([name, condition]) => (parts.has(name) ? [condition] : [])),
          eq(arrivalLog.outcome, sql.placeholder('outcome')),
          parts.has('before') ? olderThan(arrivalLog.createdAt, arrivalLog.id) : undefined,
        ),
      )
      .orderBy(desc(arrivalLog.createdAt), desc(arrivalLog.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    page: async ({ accountId, inboxId }, outcome, page) => {
      const owner = inboxId !== null ? 'inbox' : accountId !== null ? 'account' : 'nobody';
      const statement = pages([owner, ...pageShape(page)]);
      return await statement.execute({ accountId, inboxId, outcome, ...pageParameters(page) });
    },
  };
}

export function arrivalLogChanges(db: Database, t: Tables): ArrivalLogWrites {
  const { arrivalLog } = t;
  return {
    ...arrivalLogQueries(db, t),
    add: insertIgnore(db, arrivalLog),
    sweep: (before, limit) => removeSome(db, arrivalLog, arrivalLog.id, lt(arrivalLog.createdAt, before), limit),
  };
}
