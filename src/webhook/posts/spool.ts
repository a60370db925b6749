/** Keeps bodies that are not verified yet in files without a name, so that a slow client takes no memory. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, open, statfs, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../core/base/code-of.ts';
import { PostroomError } from '../../core/base/errors.ts';
import { makePrivateFolder } from '../../private-folder.ts';

export type Spool = {
  /** Throws `unavailable` where no file can be made. */
  open(): Promise<SpooledBody>;
  /** How many bytes all files together may have, so that the disk keeps room for the mail itself; without end while it is not known. */
  room(): number;
};

export type SpooledBody = {
  /** One at a time. Throws `unavailable` where the disk is full or fails. */
  write(chunk: Buffer): Promise<void>;
  /** All of it from its first byte, each piece in a buffer of its own. */
  read(): AsyncIterable<Buffer>;
  /** What was written is gone. */
  close(): Promise<void>;
};

/** In the data folder. */
const FOLDER = 'unverified';
/** The share of the free disk that bodies may take. */
const SHARE = 1 / 4;
/** Milliseconds for which that is known: each write looks again when it is not. */
const KNOWN = 1000;
const PIECE = 1024 * 1024;
/** Errors of a data folder that cannot be written, which is allowed where the store is PostgreSQL. */
const CLOSED = ['EACCES', 'ENOENT', 'EPERM', 'EROFS'];

/** Empties the folder of what an earlier process left. `warn` gets a sentence when that fails. */
export function openSpool(dataDir: string, warn: (sentence: string) => void): Spool {
  const folder = join(dataDir, FOLDER);
  let room = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const isKnown = () => performance.now() - lookedAt < KNOWN;
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    warn(`${folder} holds what an earlier process left there, and could not be emptied.`);
  }

  async function create(where: string): Promise<SpooledBody> {
    const path = join(where, randomUUID());
    const file = await open(path, 'wx+', 0o600);
    // Without a name it is gone whenever this process ends. Some systems keep the name of a file that is open.
    const isNamed = await unlink(path).then(
      () => false,
      () => true,
    );
    return bodyIn(file, isNamed ? path : null, async () => {
      if (isKnown()) return;
      lookedAt = performance.now();
      const { bavail, bsize } = await statfs(where).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }));
      room = bavail * bsize * SHARE;
    });
  }

  return {
    open: () =>
      onDisk(async () => {
        try {
          return await create(folder).catch((error: unknown) => {
            if (codeOf(error) !== 'ENOENT') throw error;
            makePrivateFolder(folder);
            return create(folder);
          });
        } catch (error) {
          if (!CLOSED.includes(codeOf(error))) throw error;
          return await create(tmpdir());
        }
      }),
    room: () => (isKnown() ? room : Number.POSITIVE_INFINITY),
  };
}

/** `path` = where its name has to be taken away at the end; null = it has none. `look` is called before each write. */
function bodyIn(file: FileHandle, path: string | null, look: () => Promise<void>): SpooledBody {
  let size = 0;
  return {
    write: (chunk) =>
      onDisk(async () => {
        await look();
        for (let done = 0; done < chunk.length; ) {
          const { bytesWritten } = await file.write(chunk, done, chunk.length - done, size);
          done += bytesWritten;
          size += bytesWritten;
        }
      }),
    async *read() {
      for (let at = 0; at < size; ) {
        const piece = Buffer.allocUnsafeSlow(Math.min(PIECE, size - at));
        const { bytesRead } = await onDisk(() => file.read(piece, 0, piece.length, at));
        if (bytesRead === 0) throw troubled('ends too early', null);
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      }
    },
    async close() {
      await file.close();
      if (path !== null) await unlink(path).catch(() => {});
    },
  };
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw troubled(['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(cause)) ? 'is full' : 'fails', cause);
  }
}

function troubled(how: string, cause: unknown): PostroomError {
  const hint = 'Post it again later; nothing was stored. The operator should look at the disk and at its free space.';
  return new PostroomError('unavailable', `The disk that posts wait on until they are verified ${how}.`, { hint, cause });
}
