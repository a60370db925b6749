/** The check of the data folder: that it can be written, has room, and that no other user can read it. */
import { constants } from 'node:fs';
import { access, lstat, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../../core/base/code-of.ts';
import { defineCheck, type Finding, type Tell } from '../finding.ts';

const MB = 1024 * 1024;

/** Read, write or search for the group or for others. */
const OTHERS = 0o077;

type Code = 'fine' | 'unused' | 'new' | 'unwritable' | 'full' | 'low' | 'open';

export const dataFolder = defineCheck<Code>({
  name: 'data folder',
  asks: 'Can DATA_DIR be written, has it room, and can nobody else read it?',
  says: {
    fine: { status: 'ok', when: 'It can be written, has room, and nobody else can read it.' },
    unused: { status: 'ok', when: 'Everything is in PostgreSQL.' },
    new: { status: 'ok', when: 'It is not there yet: the first start makes it.' },
    unwritable: {
      status: 'failed',
      when: 'It is no folder, or this user may not write to it or to the database in it.',
      fix: 'Give the folder and its files to the user of the server, or set DATA_DIR to another.',
    },
    full: {
      status: 'failed',
      when: 'Its disk has less than 100 MB left. When it is full, mail in is answered 503.',
      fix: 'Make room on the disk now.',
    },
    low: {
      status: 'warning',
      when: 'Its disk has less than 1 GB, or less than a tenth, left.',
      fix: 'Make room on the disk soon.',
    },
    open: {
      status: 'warning',
      when: 'Other users of this machine can read the folder or the database.',
      fix: 'Start the server, which takes that from them, or give the folder the mode 700 and the file 600.',
    },
  },
  find: async (tell, { config: { dataDir, databaseUrl } }) => {
    if (databaseUrl !== null)
      return [tell('unused', 'Everything is in PostgreSQL. Only large posts wait in DATA_DIR until they are verified.')];
    const folder = resolve(dataDir);
    const fault = await writingFault(folder);
    if (fault === 'missing') return [...(await roomIn(nearest(folder), tell)), tell('new', `${dataDir} is not there yet.`)];
    if (fault !== null) return [tell('unwritable', `${dataDir} cannot be written (${fault}).`)];
    const file = join(dataDir, 'postroom.db');
    const closed = await access(file, constants.R_OK | constants.W_OK).then(
      () => false,
      (error: unknown) => codeOf(error) === 'EACCES',
    );
    if (closed) return [tell('unwritable', `${file} cannot be written by this user (EACCES).`)];
    const found = [...(await roomIn(Promise.resolve(folder), tell)), ...(await openFiles(folder, tell))];
    return found.length > 0 ? found : [tell('fine', `${dataDir} can be written, has room, and is nobody else's to read.`)];
  },
});

/** Null when there is room; bytes. */
export function lackOfRoom(free: number, total: number): 'full' | 'low' | null {
  if (free < 100 * MB) return 'full';
  return free < 1024 * MB || free < total / 10 ? 'low' : null;
}

/** Null = it can be written. Asks, and writes nothing. */
async function writingFault(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return 'it is no folder';
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return codeOf(error);
    return await access(await nearest(folder), constants.W_OK | constants.X_OK).then(
      () => 'missing',
      (error: unknown) => codeOf(error),
    );
  }
}

/** The folder itself, or the one above it that is there; or a link that leads nowhere, where no start makes a folder. */
async function nearest(folder: string): Promise<string> {
  for (let path = folder; ; path = dirname(path)) {
    const isThere = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isThere || path === dirname(path)) return path;
  }
}

async function roomIn(folder: Promise<string>, tell: Tell<Code>): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(await folder);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const lack = lackOfRoom(free, total);
  const left = `${Math.floor(free / MB).toLocaleString('en-US')} MB (${Math.floor((100 * free) / Math.max(1, total))} %)`;
  return lack === null ? [] : [tell(lack, `The disk of the data folder has ${left} left.`)];
}

async function openFiles(folder: string, tell: Tell<Code>): Promise<Finding[]> {
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const paths = [folder, join(folder, 'postroom.db')];
  const modes = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
  return paths.flatMap((path, index) => {
    const mode = modes[index]?.mode ?? 0;
    return (mode & OTHERS) === 0
      ? []
      : [tell('open', `${path} can be used by other users of this machine (mode ${(mode & 0o777).toString(8)}).`)];
  });
}
