/** Queries over what the waits of an API key were answered with. */
import { and, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { WaitAnswerReads, WaitAnswerWrites } from '../../core/store/wait-answers.ts';
import { bound, type Database } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

export function waitAnswerQueries(db: Database, t: Tables): WaitAnswerReads {
  const { waitAnswers } = t;
  const once = db
    .select({ emailId: waitAnswers.emailId })
    .from(waitAnswers)
    .where(
      and(
        eq(waitAnswers.keyId, sql.placeholder('keyId')),
        eq(waitAnswers.call, sql.placeholder('call')),
        gt(waitAnswers.answeredAt, bound(waitAnswers.answeredAt, 'since')),
        not(waitAnswers.again),
      ),
    )
    // What a client lost is the last that it was answered.
    .orderBy(desc(waitAnswers.answeredAt))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    once: async (keyId, call, since, limit) => (await once.execute({ keyId, call, since, limit })).map((row) => row.emailId),
  };
}

export function waitAnswerChanges(db: Database, t: Tables): WaitAnswerWrites {
  const { waitAnswers } = t;
  const changed = ['call', 'answeredAt', 'until', 'again'] as const;
  const put = db
    .insert(waitAnswers)
    .values({
      keyId: sql.placeholder('keyId'),
      emailId: sql.placeholder('emailId'),
      call: sql.placeholder('call'),
      answeredAt: sql.placeholder('answeredAt'),
      until: sql.placeholder('until'),
      again: sql.placeholder('again'),
    })
    .onConflictDoUpdate({
      target: [waitAnswers.keyId, waitAnswers.emailId],
      set: Object.fromEntries(changed.map((name) => [name, sql`excluded.${sql.identifier(waitAnswers[name].name)}`])),
    })
    .prepare();
  return {
    ...waitAnswerQueries(db, t),
    put: async (row) => {
      await put.execute(row);
    },
    sweep: async (before, limit) => {
      const { keyId, emailId } = waitAnswers;
      const old = await db.select({ keyId, emailId }).from(waitAnswers).where(lt(waitAnswers.until, before)).limit(limit);
      for (const key of new Set(old.map((row) => row.keyId))) {
        const ids = old.filter((row) => row.keyId === key).map((row) => row.emailId);
        await db.delete(waitAnswers).where(and(eq(keyId, key), inArray(emailId, ids), lt(waitAnswers.until, before)));
      }
      return old.length;
    },
  };
}
