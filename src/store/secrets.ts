/** Queries over the secrets that all instances on one store share. */
import { eq, sql } from 'drizzle-orm';
import type { SecretReads, SecretWrites } from '../core/store/secrets.ts';
import { type Database, insertOnce } from './prepared.ts';
import type { Tables } from './tables.ts';

export function secretQueries(db: Database, t: Tables): SecretReads {
  const find = db
    .select()
    .from(t.secrets)
    .where(eq(t.secrets.name, sql.placeholder('name')))
    .prepare();
  return { get: async (name) => (await find.execute({ name }))[0]?.value ?? null };
}

export function secretChanges(db: Database, t: Tables): SecretWrites {
  const insert = insertOnce(db, t.secrets, t.secrets.name);
  return { ...secretQueries(db, t), insert: (name, value) => insert({ name, value }) };
}
