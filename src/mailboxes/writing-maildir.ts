/** Writes a Maildir: a file for each mail, byte for byte, with its flags in the name. */
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostroomError } from '../core/base/errors.ts';
import type { Target } from './target.ts';

/** In the names of its files, behind the id. */
const OURS = 'postroom';
const NAME = new RegExp(`^\\d+\\.([0-9a-f-]{36})\\.${OURS}(?::2,[A-Za-z]*)?$`);

export async function openMaildir(path: string): Promise<Target> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? taken(path) : error;
  });
  if (names.length > 0 && !names.includes('cur')) throw taken(path);
  for (const part of ['cur', 'new', 'tmp']) await mkdir(join(path, part), { recursive: true });
  // What a run that was killed had not finished.
  for (const name of await readdir(join(path, 'tmp'))) if (NAME.test(name)) await rm(join(path, 'tmp', name), { force: true });
  const written = await writtenIn(path);
  return {
    has: (id, size) => written.get(id)?.size === size,
    write: async ({ id, createdAt, isRead }, mime) => {
      const name = `${Math.floor(createdAt.getTime() / 1000)}.${id}.${OURS}`;
      const unfinished = join(path, 'tmp', name);
      await writeFile(unfinished, mime);
      await utimes(unfinished, createdAt, createdAt);
      await rename(unfinished, written.get(id)?.path ?? join(path, 'cur', `${name}:2,${isRead ? 'S' : ''}`));
    },
    close: async () => {},
  };
}

/** With its size, as a computer that lost its power may have left a part of a file. */
async function writtenIn(path: string): Promise<Map<string, { path: string; size: number }>> {
  const written = new Map<string, { path: string; size: number }>();
  for (const part of ['cur', 'new']) {
    for (const name of await readdir(join(path, part))) {
      const id = NAME.exec(name)?.[1];
      if (id) written.set(id, { path: join(path, part, name), size: (await stat(join(path, part, name))).size });
    }
  }
  return written;
}

function taken(path: string): PostroomError {
  return new PostroomError('conflict', `${path} is there already, and is no Maildir.`, {
    hint: 'Name a folder that is not there yet, or the Maildir of an earlier export.',
  });
}
