/** Queries over custom domains. */
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { DomainReads, DomainRow, DomainWrites } from '../../core/store/domains.ts';
import { DKIM_KEY, type Sealing } from '../encryption/sealing.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { byShape, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function domainQueries(db: Database, t: Tables, sealing: Sealing): DomainReads {
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
  const named = db
    .select()
    .from(domains)
    .where(eq(domains.domain, sql.placeholder('domain')))
    .orderBy(desc(domains.createdAt), desc(domains.id))
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
  const ofAll = byShape((parts) =>
    db
      .select()
      .from(domains)
      .where(parts.has('after') ? gt(domains.id, sql.placeholder('after')) : undefined)
      .orderBy(asc(domains.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  const opened = (row: DomainRow): DomainRow => ({
    ...row,
    dkimPrivateKey: sealing.open(DKIM_KEY, boundTo(row), row.dkimPrivateKey),
  });
  const first = ([row]: DomainRow[]) => (row ? opened(row) : null);
  return {
    get: async (accountId, id) => first(await get.execute({ accountId, id })),
    byName: async (accountId, domain) => first(await byName.execute({ accountId, domain })),
    named: async (domain) => (await named.execute({ domain })).map(opened),
    verified: async (domain) => first(await verified.execute({ domain })),
    list: async (accountId, page) => (await list(pageShape(page)).execute({ accountId, ...pageParameters(page) })).map(opened),
    ofAll: async (after, limit) => (await ofAll(after === null ? [] : ['after']).execute({ after, limit })).map(opened),
  };
}

export function domainChanges(db: Database, t: Tables, sealing: Sealing): DomainWrites {
  const insert = insertRow(db, t.domains);
  const remove = db
    .delete(t.domains)
    .where(eq(t.domains.id, sql.placeholder('id')))
    .prepare();
  return {
    ...domainQueries(db, t, sealing),
    insert: (row) => insert({ ...row, dkimPrivateKey: sealing.seal(DKIM_KEY, boundTo(row), row.dkimPrivateKey) }),
    update: updateRow(db, t.domains, t.domains.id),
    remove: async (id) => {
      await remove.execute({ id });
    },
  };
}

/** The values of `DKIM_KEY.boundTo`. */
function boundTo({ id, domain, dkimSelector }: DomainRow): string[] {
  return [id, domain, dkimSelector];
}
