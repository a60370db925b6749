/** Queries over whom an inbox has written to, and over the secrets the server keeps for itself. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CorrespondentReads, CorrespondentWrites } from '../core/store/correspondents.ts';
import type { SecretReads, SecretWrites } from '../core/store/secrets.ts';
import { claimer, type Database, filler } from './prepared.ts';
import type { Tables } from './tables.ts';

export function correspondentQueries(db: Database, t: Tables): CorrespondentReads {
  const { correspondents } = t;
  return {
    known: async (inboxId, addresses) => {
      if (addresses.length === 0) return new Set();
      const found = await db
        .select({ address: correspondents.address })
        .from(correspondents)
        .where(and(eq(correspondents.inboxId, inboxId), inArray(correspondents.address, addresses)));
      return new Set(found.map((row) => row.address));
    },
  };
}

export function correspondentChanges(db: Database, t: Tables): CorrespondentWrites {
  const { correspondents } = t;
  const add = filler(db, correspondents);
  return {
    ...correspondentQueries(db, t),
    add: async (inboxId, addresses, firstAt) => {
      for (const address of addresses) await add({ inboxId, address, firstAt });
    },
  };
}

export function secretQueries(db: Database, t: Tables): SecretReads {
  const find = db
    .select()
    .from(t.secrets)
    .where(eq(t.secrets.name, sql.placeholder('name')))
    .prepare();
  return { get: async (name) => (await find.execute({ name }))[0]?.value ?? null };
}

export function secretChanges(db: Database, t: Tables): SecretWrites {
  const insert = claimer(db, t.secrets, t.secrets.name);
  return { ...secretQueries(db, t), insert: (name, value) => insert({ name, value }) };
}
