/** Queries over failed authentications by address. */
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FailureWrites } from '../../core/store/failures.ts';
import { type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** How many rows whose period is over are removed with a new row. */
const REMOVED_AT_ONCE = 20;

export function failureChanges(db: Database, t: Tables): FailureWrites {
  const { failures } = t;
  const find = db
    .select()
    .from(failures)
    .where(eq(failures.address, sql.placeholder('address')))
    .prepare();
  const insert = insertRow(db, failures);
  const update = updateRow(db, failures, failures.address);
  const clear = async (now: Date) => {
    const over = await db
      .select({ address: failures.address })
      .from(failures)
      .where(lte(failures.until, now))
      .orderBy(asc(failures.until))
      .limit(REMOVED_AT_ONCE);
    const addresses = over.map((row) => row.address);
    if (addresses.length > 0) await db.delete(failures).where(inArray(failures.address, addresses));
  };
  return {
    async add(address, now, until) {
      const [known] = await find.execute({ address });
      const row = known && known.until > now ? { ...known, failures: known.failures + 1 } : { address, failures: 1, until };
      if (known) await update(address, { failures: row.failures, until: row.until });
      else {
        await clear(now);
        await insert(row);
      }
      return row;
    },
  };
}
