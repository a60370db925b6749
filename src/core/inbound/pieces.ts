/** Writes the bytes of large mail before it is taken, piece by piece, so that nobody who writes meanwhile waits for all of them. */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { WriteTx } from '../store/store.ts';
import type { Target } from './recipients.ts';

/** In bytes. Each is a commit of its own. */
const PIECE = 1024 * 1024;

/** Milliseconds after which what began is given up: the process that wrote it has ended. */
const GIVEN_UP = 3600 * 1000;

/** By inbox, the id under which the bytes of its mail stand. */
export type Standing = ReadonlyMap<string, string>;

/** Whether to write it at once would keep others waiting. */
export function isLarge(mime: Buffer): boolean {
  return mime.length > 2 * PIECE;
}

/** Writes the bytes once for each target. Each is taken with `takeStanding`, or removed with `dropStanding`. */
export async function writePieces(core: Core, mime: Buffer, targets: readonly Target[]): Promise<Standing> {
  const standing = new Map<string, string>();
  try {
    for (const { inbox } of targets) {
      const id = core.ids.next();
      standing.set(inbox.id, id);
      await writeOne(core, id, mime);
    }
  } catch (error) {
    await dropStanding(core, standing);
    throw error;
  }
  return standing;
}

/** The pieces are the bytes of the mail of this id once `tx` is committed. Throws `unavailable` when they were given up meanwhile. */
export async function takeStanding(tx: WriteTx, id: string): Promise<void> {
  if (!(await tx.arriving.end(id))) throw new PostroomError('unavailable', 'The mail took too long to be stored.');
}

/** Removes the pieces that no mail has taken. What cannot be removed now is swept. */
export async function dropStanding(core: Core, standing: Standing): Promise<void> {
  for (const id of standing.values()) await core.store.write((tx) => tx.arriving.remove(id), { later: true }).catch(() => {});
}

/** Removes what was given up, at most `limit`; returns how many were removed. */
export async function sweepPieces(core: Core, tx: WriteTx, limit: number): Promise<number> {
  const ids = await tx.arriving.begunBefore(new Date(core.clock.now().getTime() - GIVEN_UP), limit);
  for (const id of ids) await tx.arriving.remove(id);
  return ids.length;
}

async function writeOne(core: Core, id: string, mime: Buffer): Promise<void> {
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
