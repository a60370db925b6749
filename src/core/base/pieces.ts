/** Writes the bytes of large mail before it is stored, piece by piece, so that no other write waits for all of them. */
import type { Core } from '../ports/core.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { WriteTx } from '../store/store.ts';

/** In bytes. Each is a commit of its own. */
const PIECE = 1024 * 1024;

/** Milliseconds after which pieces that no mail has taken are given up: the process that wrote them has ended. */
const GIVEN_UP = 3600 * 1000;

/** Whether writing it in one commit would keep others waiting. */
export function isLarge(mime: Buffer): boolean {
  return mime.length > 2 * PIECE;
}

/**
 * Does `work`, which stores one mail with the bytes that it is given. `files` = the files of a draft, which are stored beside its MIME. `id` =
 * the mail's id, unless bytes are already stored under it.
 */
export async function withBytes<T>(
  core: Core,
  { mime, files = [], id = core.ids.next() }: { mime: Buffer; files?: readonly Buffer[]; id?: string | undefined },
  work: (bytes: MailBytes) => Promise<T>,
): Promise<T> {
  if (!isLarge(mime)) return await work(mime);
  return await withPieces(core, [mime, ...files], [id], () => work({ id, taken: false }));
}

/**
 * Writes the bytes under each of these ids, and does `work`, whose transactions store mail with them. Bytes that no mail has taken are removed
 * afterwards.
 */
export async function withPieces<T>(
  core: Core,
  parts: readonly Buffer[],
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    for (const id of ids) await writePieces(core, id, parts);
    return await work();
  } finally {
    // If removing fails now, the sweep does it later.
    for (const id of ids) await core.store.write((tx) => tx.arriving.remove(id), { later: true }).catch(() => {});
  }
}

/** Removes what was given up, at most `limit`; returns how many were removed. */
export async function sweepPieces(core: Core, tx: WriteTx, limit: number): Promise<number> {
  const ids = await tx.arriving.begunBefore(new Date(core.clock.now().getTime() - GIVEN_UP), limit);
  for (const id of ids) await tx.arriving.remove(id);
  return ids.length;
}

type Piece = { part: number; piece: number; bytes: Buffer };

async function writePieces(core: Core, id: string, parts: readonly Buffer[]): Promise<void> {
  const since = await core.store.time();
  let isFirst = true;
  for (const pieces of commitsOf(parts)) {
    const begins = isFirst;
    isFirst = false;
    await core.store.write(
      async (tx) => {
        if (begins) await tx.arriving.begin(id, since);
        for (const { part, piece, bytes } of pieces) await tx.arriving.add(id, part, piece, bytes);
      },
      { bytes: pieces.reduce((sum, { bytes }) => sum + bytes.length, 0) },
    );
  }
}

/** What is written at once: one piece, or as many small files as are no more than one. */
function* commitsOf(parts: readonly Buffer[]): Generator<Piece[]> {
  let pieces: Piece[] = [];
  let length = 0;
  for (const [part, whole] of parts.entries()) {
    for (let piece = 0; piece * PIECE < whole.length; piece++) {
      const bytes = whole.subarray(piece * PIECE, (piece + 1) * PIECE);
      if (length + bytes.length > PIECE && pieces.length > 0) {
        yield pieces;
        pieces = [];
        length = 0;
      }
      pieces.push({ part, piece, bytes });
      length += bytes.length;
    }
  }
  if (pieces.length > 0) yield pieces;
}
