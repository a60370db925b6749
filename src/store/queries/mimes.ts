/** Queries over the bytes of mails: those of one in a row, or in pieces where they were written piece by piece. */
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { PostroomError } from '../../core/base/errors.ts';
import { joined, othersTurn } from '../../core/base/turns.ts';
import type { ArrivingWrites, MailBytes, Standing } from '../../core/store/arriving.ts';
import { bound, type Database, insertEach, insertRow } from '../statements/prepared.ts';
import type { Tables } from '../tables.ts';

/** The pieces of each part of a mail are numbered from a multiple of this on. */
export const PART = 1_000_000;

/** Answers a mail's bytes by its id. Others have their turn between two pieces. */
export function mimeOf(db: Database, { drafts, emailMimes, emailPieces }: Tables): (id: string) => Promise<Buffer | null> {
  const whole = db
    .select({ mime: emailMimes.mime })
    .from(emailMimes)
    .where(eq(emailMimes.emailId, sql.placeholder('id')))
    .prepare();
  const isDraft = db
    .select({ id: drafts.emailId })
    .from(drafts)
    .where(eq(drafts.emailId, sql.placeholder('id')))
    .prepare();
  const ofMail = and(eq(emailPieces.emailId, sql.placeholder('id')), lt(emailPieces.piece, PART));
  const all = db.select({ bytes: emailPieces.bytes }).from(emailPieces).where(ofMail).orderBy(asc(emailPieces.piece)).prepare();
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

  async function pieceByPiece(id: string): Promise<Buffer | null> {
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
  }

  return async (id) => {
    const [row] = await whole.execute({ id });
    if (row) return row.mime;
    if ((await isDraft.execute({ id })).length === 0) return await pieceByPiece(id);
    // A draft may get other bytes between two pieces.
    const pieces = await all.execute({ id });
    return pieces.length > 0 ? await joined(pieces.map(({ bytes }) => bytes)) : null;
  };
}

/** Answers the files of a mail that stand in pieces, by their part. */
export function fileParts(db: Database, { emailPieces }: Tables): (id: string) => Promise<Map<number, Buffer>> {
  const pieces = db
    .select({ piece: emailPieces.piece, bytes: emailPieces.bytes })
    .from(emailPieces)
    .where(and(eq(emailPieces.emailId, sql.placeholder('id')), gte(emailPieces.piece, PART)))
    .orderBy(asc(emailPieces.piece))
    .prepare();
  return async (id) => {
    const parts = new Map<number, Buffer[]>();
    for (const { piece, bytes } of await pieces.execute({ id })) {
      const part = Math.floor(piece / PART);
      parts.set(part, [...(parts.get(part) ?? []), bytes]);
    }
    return new Map([...parts].map(([part, all]) => [part, Buffer.concat(all)]));
  };
}

export function mimeChanges(db: Database, t: Tables) {
  const { emailMimes, emailPieces } = t;
  const insert = insertRow(db, emailMimes);
  const insertAll = insertEach(db, emailMimes);
  const end = endOf(db, t);
  const move = db
    .update(emailPieces)
    .set({ emailId: sql`${sql.placeholder('to')}` })
    .where(eq(emailPieces.emailId, sql.placeholder('from')))
    .prepare();
  /** Throws `unavailable` when its pieces were given up meanwhile. */
  async function takeOver(emailId: string, bytes: Standing): Promise<void> {
    if (bytes.taken) return;
    if (!(await end(bytes.id))) throw new PostroomError('unavailable', 'The mail took too long to be stored.');
    if (bytes.id !== emailId) await move.execute({ from: bytes.id, to: emailId });
  }

  return {
    /** With `storeAll`, the one way in which a mail gets its bytes. Throws `unavailable` when its pieces were given up meanwhile. */
    store: async (emailId: string, bytes: MailBytes) => {
      await (Buffer.isBuffer(bytes) ? insert({ emailId, mime: bytes }) : takeOver(emailId, bytes));
    },
    storeAll: async (mails: readonly { emailId: string; bytes: MailBytes }[]) => {
      await insertAll(mails.flatMap(({ emailId, bytes }) => (Buffer.isBuffer(bytes) ? [{ emailId, mime: bytes }] : [])));
      for (const { emailId, bytes } of mails) if (!Buffer.isBuffer(bytes)) await takeOver(emailId, bytes);
    },
    remove: async (ids: string[]) => {
      await db.delete(emailMimes).where(inArray(emailMimes.emailId, ids));
      await db.delete(emailPieces).where(inArray(emailPieces.emailId, ids));
    },
  };
}

export function arrivingChanges(db: Database, t: Tables): ArrivingWrites {
  const { arriving, emailPieces } = t;
  const begin = insertRow(db, arriving);
  const add = insertRow(db, emailPieces);
  const end = endOf(db, t);
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
    add: (emailId, part, piece, bytes) => add({ emailId, piece: part * PART + piece, bytes }),
    remove: async (id) => {
      if (await end(id)) await removePieces.execute({ id });
    },
    begunBefore: async (before, limit) => (await begun.execute({ before, limit })).map(({ id }) => id),
  };
}

/** False where a mail has taken the pieces, or they were removed. */
function endOf(db: Database, { arriving }: Tables): (id: string) => Promise<boolean> {
  const end = db
    .delete(arriving)
    .where(eq(arriving.id, sql.placeholder('id')))
    .returning({ id: arriving.id })
    .prepare();
  return async (id) => (await end.execute({ id })).length > 0;
}
