/** Queries over the pass that reads stored mail again. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { ReaderPassReads, ReaderPassWrites } from '../../core/store/reader-passes.ts';
import { type Database, insertOnce, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** The id of the one row. */
const ID = 'mail';

export function readerPassQueries(db: Database, t: Tables): ReaderPassReads {
  const { id, ...columns } = getTableColumns(t.readerPasses);
  const find = db
    .select(columns)
    .from(t.readerPasses)
    .where(eq(id, sql.placeholder('id')))
    .prepare();
  return { get: async () => (await find.execute({ id: ID }))[0] ?? null };
}

export function readerPassChanges(db: Database, t: Tables): ReaderPassWrites {
  const insert = insertOnce(db, t.readerPasses, t.readerPasses.id);
  const update = updateRow(db, t.readerPasses, t.readerPasses.id);
  return {
    ...readerPassQueries(db, t),
    put: async (row) => {
      if (!(await insert({ id: ID, ...row }))) await update(ID, row);
    },
  };
}
