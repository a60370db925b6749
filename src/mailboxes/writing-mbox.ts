/** Writes an mboxrd file, and beside it the file of flags, by which an export goes on where it was. */
import { type FileHandle, open } from 'node:fs/promises';
import { PostroomError } from '../core/base/errors.ts';
import { type Flagged, flagged, flagsPath, sha256 } from './flags.ts';
import { mboxrdOf } from './mbox.ts';
import type { Target } from './target.ts';

export async function openMbox(path: string): Promise<Target> {
  const mbox = await openFile(path);
  const flags = await openFile(flagsPath(path)).catch(async (error: unknown) => {
    await mbox.close();
    throw error;
  });
  const written = await goneOn(path, mbox, flags).catch(async (error: unknown) => {
    await Promise.all([mbox.close(), flags.close()]);
    throw error;
  });
  const { size } = written;
  let { end, flagsEnd } = written;
  return {
    has: (id) => written.ids.has(id),
    write: async ({ id, createdAt, isRead, sender }, mime) => {
      const part = mboxrdOf(mime, sender, createdAt);
      // A run that was killed may have left a part of this very mail. Anything else was written by another program.
      const held = Buffer.alloc(Math.max(0, Math.min(part.length, size - end)));
      await mbox.read(held, 0, held.length, end);
      if (!held.equals(part.subarray(0, held.length))) throw notOurs(path, end);
      await mbox.write(part, 0, part.length, end);
      end += part.length;
      const line = Buffer.from(`${JSON.stringify({ id, sha256: sha256(mime), seen: isRead, end } satisfies Flagged)}\n`);
      await flags.truncate(flagsEnd);
      await flags.write(line, 0, line.length, flagsEnd);
      flagsEnd += line.length;
    },
    close: async () => {
      try {
        await mbox.sync();
        await flags.sync();
      } finally {
        await Promise.all([mbox.close(), flags.close()]);
      }
    },
  };
}

/** To read and write, made where it is missing, and never cut. */
async function openFile(path: string): Promise<FileHandle> {
  return await open(path, 'a').then(async (made) => {
    await made.close();
    return await open(path, 'r+');
  });
}

/** The last mail that is whole in both files: where it ends in each, and those up to it. */
async function goneOn(path: string, mbox: FileHandle, flags: FileHandle) {
  const { size } = await mbox.stat();
  const ids = new Set<string>();
  let [end, flagsEnd] = [0, 0];
  for await (const { id, end: ends, line } of flagged(path)) {
    if (ends > size) break;
    ids.add(id);
    end = ends;
    flagsEnd += Buffer.byteLength(line) + 1;
  }
  if (size > 0 && ids.size === 0 && (await flags.stat()).size === 0) {
    throw new PostroomError('conflict', `${path} is there already, and no export wrote it.`, {
      hint: 'Name a file that is not there yet, or one that an earlier export wrote, with its file of flags beside it.',
    });
  }
  return { ids, end, flagsEnd, size };
}

function notOurs(path: string, at: number): PostroomError {
  return new PostroomError('conflict', `${path} holds something at byte ${at} that no export of this inbox wrote.`, {
    hint: 'Nothing of it was changed. Name a file that is not there yet.',
  });
}
