/** Queries over the instances that share the store, and over the delivery attempts they began per domain. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DomainStartWrites, InstanceWrites } from '../../core/store/instances.ts';
import type { Presence } from '../../core/store/store.ts';
import { bound, type Database, insertNumbered } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';
import { holdersQuery } from './deliveries.ts';

export function instanceChanges(db: Database, t: Tables): InstanceWrites {
  const { instances } = t;
  const beat = db
    .insert(instances)
    .values({ id: sql.placeholder('id'), beats: 1, startedAt: sql.placeholder('startedAt') })
    .onConflictDoUpdate({ target: instances.id, set: { beats: sql`${instances.beats} + 1` } })
    .prepare();
  const all = db.select().from(instances).orderBy(asc(instances.id)).prepare();
  const one = db
    .select()
    .from(instances)
    .where(eq(instances.id, sql.placeholder('id')))
    .prepare();
  const remove = db
    .delete(instances)
    .where(eq(instances.id, sql.placeholder('id')))
    .prepare();
  return {
    beat: async (id, startedAt) => {
      await beat.execute({ id, startedAt });
    },
    get: async (id) => (await one.execute({ id }))[0] ?? null,
    list: async () => await all.execute(),
    remove: async (id) => {
      await remove.execute({ id });
    },
  };
}

/** Holders are read before instances: one that claims between the two is then in both, and not taken for one without a row. */
export function presenceQueries(db: Database, t: Tables): (id: string, startedAt: Date) => Promise<Presence> {
  const instances = instanceChanges(db, t);
  const holding = holdersQuery(db, t);
  return async (id, startedAt) => {
    await instances.beat(id, startedAt);
    const holders = await holding();
    return { instances: await instances.list(), holders };
  };
}

export function domainStartChanges(db: Database, t: Tables): DomainStartWrites {
  const { domainStarts } = t;
  const insert = insertNumbered(db, domainStarts, domainStarts.seq);
  const later = db
    .select()
    .from(domainStarts)
    .where(and(gt(domainStarts.seq, sql.placeholder('seq')), gt(domainStarts.at, bound(domainStarts.at, 'since'))))
    .orderBy(asc(domainStarts.seq))
    .prepare();
  const sweep = db
    .delete(domainStarts)
    .where(lte(domainStarts.at, bound(domainStarts.at, 'before')))
    .prepare();
  return {
    insert: async (row) => {
      await insert(row);
    },
    after: async (seq, since) => await later.execute({ seq, since }),
    sweep: async (before) => {
      await sweep.execute({ before });
    },
  };
}
