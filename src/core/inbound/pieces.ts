/** Writes the bytes of large mail before it is stored, piece by piece, so that nobody who writes meanwhile waits for all of them. */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';

/** In bytes. Each is a commit of its own. */
const PIECE = 1024 * 1024;

/** Milliseconds after which what began is given up: the process that wrote it has ended. */
const GIVEN_UP = 3600 * 1000;

/** Whether to write it at once would keep others waiting. */
export function isLarge(mime: Buffer): boolean {
  return mime.length > 2 * PIECE;
}

/**
 * Writes the bytes under each of these ids, and does `work`, whose transactions take them with `takePieces` for the mail of the id. What
 * they did not take is removed.
 */
export async function withPieces<T>(core: Core, mime: Buffer, ids: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    for (const id of ids) await writePieces(core, id, mime);
    return await work();
  } finally {
    // What cannot be removed now is swept.
    for (const id of ids) await core.store.write((tx) => tx.arriving.remove(id), { later: true }).catch(() => {});
  }
}

/** The pieces are the bytes of the mail of this id once `tx` is committed. Throws `unavailable` when they were given up meanwhile. */
export async function takePieces(tx: WriteTx, id: string): Promise<void> {
  if (!(await tx.arriving.end(id))) throw new PostroomError('unavailable', 'The mail took too long to be stored.');
}

/** Removes what was given up, at most `limit`; returns how many were removed. */
export async function sweepPieces(core: Core, tx: WriteTx, limit: number): Promise<number> {
  const ids = await tx.arriving.begunBefore(new Date(core.clock.now().getTime() - GIVEN_UP), limit);
  for (const id of ids) await tx.arriving.remove(id);
  return ids.length;
}

async function writePieces(core: Core, id: string, mime: Buffer): Promise<void> {
  const since = await core.store.time();
  for (let piece = 0; piece * PIECE < mime.length; piece++) {
    const bytes = mime.subarray(piece * PIECE, (piece + 1) * PIECE);
    await core.store.write(
      async (tx) => {
        if (piece === 0) await tx.arriving.begin(id, since);
        await tx.arriving.add(id, piece, bytes);
      },
      { bytes: bytes.length },
    );
  }
}
