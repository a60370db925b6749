/** Queries over the secrets that all instances on one store share. */
import { eq, sql } from 'drizzle-orm';
import type { SecretReads, SecretWrites } from '../../core/store/secrets.ts';
import { type Sealing, SHARED_SECRET } from '../encryption/sealing.ts';
import { type Database, insertOnce } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function secretQueries(db: Database, t: Tables, sealing: Sealing): SecretReads {
  const find = db
    .select()
    .from(t.secrets)
    .where(eq(t.secrets.name, sql.placeholder('name')))
    .prepare();
  return {
    get: async (name) => {
      const [row] = await find.execute({ name });
      return row ? sealing.open(SHARED_SECRET, [name], row.value) : null;
    },
  };
}

export function secretChanges(db: Database, t: Tables, sealing: Sealing): SecretWrites {
  const insert = insertOnce(db, t.secrets, t.secrets.name);
  return {
    ...secretQueries(db, t, sealing),
    insert: (name, value) => insert({ name, value: sealing.seal(SHARED_SECRET, [name], value) }),
  };
}
