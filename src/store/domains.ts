/** Queries over custom domains. */

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DomainReads, DomainWrites } from '../core/store/domains.ts';
import { olderThan, pageParameters, pageShape } from './pages.ts';
import { byShape, type Database, insertRow, updateRow } from './prepared.ts';
import type { Tables } from './tables.ts';

export function domainQueries(db: Database, t: Tables): DomainReads {
  const { domains } = t;
  const ofAccount = eq(domains.accountId, sql.placeholder('accountId'));
  const get = db
    .select()
    .from(domains)
    .where(and(eq(domains.id, sql.placeholder('id')), ofAccount))
    .prepare();
  const byName = db
    .select()
    .from(domains)
    .where(and(eq(domains.domain, sql.placeholder('domain')), ofAccount))
    .prepare();
  const verified = db
    .select()
    .from(domains)
    .where(and(eq(domains.domain, sql.placeholder('domain')), isNotNull(domains.verifiedAt)))
    .prepare();
  const list = byShape((parts) =>
    db
      .select()
      .from(domains)
      .where(and(ofAccount, parts.has('before') ? olderThan(domains.createdAt, domains.id) : undefined))
      .orderBy(desc(domains.createdAt), desc(domains.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    byName: async (accountId, domain) => (await byName.execute({ accountId, domain }))[0] ?? null,
    verified: async (domain) => (await verified.execute({ domain }))[0] ?? null,
    list: async (accountId, page) => await list(pageShape(page)).execute({ accountId, ...pageParameters(page) }),
  };
}

export function domainChanges(db: Database, t: Tables): DomainWrites {
  const remove = db
    .delete(t.domains)
    .where(eq(t.domains.id, sql.placeholder('id')))
    .prepare();
  return {
    ...domainQueries(db, t),
    insert: insertRow(db, t.domains),
    update: updateRow(db, t.domains, t.domains.id),
    remove: async (id) => {
      await remove.execute({ id });
    },
  };
}
