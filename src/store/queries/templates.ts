/** Queries over templates. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { TemplateReads, TemplateWrites } from '../../core/store/templates.ts';
import { olderThan, pageParameters, pageShape } from '../statements/pages.ts';
import { byShape, type Database, insertRow, updateRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function templateQueries(db: Database, t: Tables): TemplateReads {
  const { templates } = t;
  const ofAccount = eq(templates.accountId, sql.placeholder('accountId'));
  const get = db
    .select()
    .from(templates)
    .where(and(eq(templates.id, sql.placeholder('id')), ofAccount))
    .prepare();
  const byName = db
    .select({ id: templates.id })
    .from(templates)
    .where(and(ofAccount, eq(templates.name, sql.placeholder('name'))))
    .prepare();
  const { id, accountId, name, subject, variables, createdAt, updatedAt } = templates;
  const list = byShape((parts) =>
    db
      .select({ id, accountId, name, subject, variables, createdAt, updatedAt })
      .from(templates)
      .where(and(ofAccount, parts.has('before') ? olderThan(createdAt, id) : undefined))
      .orderBy(desc(createdAt), desc(id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
  const counted = db.select({ rows: count() }).from(templates).where(ofAccount).prepare();
  return {
    get: async (accountId, id) => (await get.execute({ accountId, id }))[0] ?? null,
    byName: async (accountId, name) => (await byName.execute({ accountId, name }))[0] ?? null,
    list: async (accountId, page) => await list(pageShape(page)).execute({ accountId, ...pageParameters(page) }),
    count: async (accountId) => (await counted.execute({ accountId }))[0]?.rows ?? 0,
  };
}

export function templateChanges(db: Database, t: Tables): TemplateWrites {
  const { templates } = t;
  const remove = db
    .delete(templates)
    .where(eq(templates.id, sql.placeholder('id')))
    .prepare();
  return {
    ...templateQueries(db, t),
    insert: insertRow(db, templates),
    update: updateRow(db, templates, templates.id),
    remove: async (id) => {
      await remove.execute({ id });
    },
  };
}
