/** Queries over the bytes of mails: those of one in a row, or in pieces where they were written piece by piece. */
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { othersTurn } from '../core/base/turns.ts';
import type { ArrivingWrites } from '../core/store/arriving.ts';
import { bound, type Database, insertRow } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Answers a mail's bytes by its id. Others have their turn between two pieces. */
export function mimeOf(db: Database, { emailMimes, emailPieces }: Tables): (id: string) => Promise<Buffer | null> {
  const whole = db
    .select({ mime: emailMimes.mime })
    .from(emailMimes)
    .where(eq(emailMimes.emailId, sql.placeholder('id')))
    .prepare();
  const ofMail = eq(emailPieces.emailId, sql.placeholder('id'));
  const lengths = db
    .select({ piece: emailPieces.piece, length: sql<number>`length(${emailPieces.bytes})` })
    .from(emailPieces)
    .where(ofMail)
    .orderBy(asc(emailPieces.piece))
    .prepare();
  const one = db
    .select({ bytes: emailPieces.bytes })
    .from(emailPieces)
    .where(and(ofMail, eq(emailPieces.piece, sql.placeholder('piece'))))
    .prepare();
  return async (id) => {
    const [row] = await whole.execute({ id });
    if (row) return row.mime;
    const parts = await lengths.execute({ id });
    if (parts.length === 0) return null;
    const mime = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const { piece } of parts) {
      const [read] = await one.execute({ id, piece });
      // The mail was deleted meanwhile.
      if (!read) return null;
      at += read.bytes.copy(mime, at);
      await othersTurn();
    }
    return mime;
  };
}

export function mimeChanges(db: Database, { emailMimes, emailPieces }: Tables) {
  const insert = insertRow(db, emailMimes);
  return {
    insert: (emailId: string, mime: Buffer) => insert({ emailId, mime }),
    remove: async (ids: string[]) => {
      await db.delete(emailMimes).where(inArray(emailMimes.emailId, ids));
      await db.delete(emailPieces).where(inArray(emailPieces.emailId, ids));
    },
  };
}

export function arrivingChanges(db: Database, { arriving, emailPieces }: Tables): ArrivingWrites {
  const begin = insertRow(db, arriving);
  const add = insertRow(db, emailPieces);
  const end = db
    .delete(arriving)
    .where(eq(arriving.id, sql.placeholder('id')))
    .returning({ id: arriving.id })
    .prepare();
  const removePieces = db
    .delete(emailPieces)
    .where(eq(emailPieces.emailId, sql.placeholder('id')))
    .prepare();
  const begun = db
    .select({ id: arriving.id })
    .from(arriving)
    .where(lt(arriving.since, bound(arriving.since, 'before')))
    .orderBy(asc(arriving.since))
    .limit(sql.placeholder('limit'))
    .prepare();
  return {
    begin: (id, since) => begin({ id, since }),
    add: (emailId, piece, bytes) => add({ emailId, piece, bytes }),
    end: async (id) => (await end.execute({ id })).length > 0,
    remove: async (id) => {
      if ((await end.execute({ id })).length > 0) await removePieces.execute({ id });
    },
    begunBefore: async (before, limit) => (await begun.execute({ before, limit })).map(({ id }) => id),
  };
}
