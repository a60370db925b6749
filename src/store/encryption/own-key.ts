/** The key that a server on SQLite makes for itself, in a file of its folder that only its user may read. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../core/base/code-of.ts';
import { makePrivateFolder } from '../../private-folder.ts';

/** The file of the key; its content has the form of POSTROOM_SECRET_KEY. */
export const OWN_KEY = 'postroom.key';

const BYTES = 32;

/** The key in the folder; null = there is none. Throws an Error with a plain sentence when the file cannot be read, or holds something else. */
export function ownKey(dataDir: string): Buffer | null {
  const path = join(dataDir, OWN_KEY);
  const text = read(path);
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === BYTES) return key;
  throw new Error(
    `${path} does not hold a key: restore it from a backup, or remove it and rotate the secret of each webhook endpoint.`,
  );
}

/** The key in the folder, which is made when there is none: whole or not at all, and the same for all who make it at a time. */
export function ensureOwnKey(dataDir: string): Buffer {
  const there = ownKey(dataDir);
  if (there) return there;
  makePrivateFolder(dataDir);
  const path = join(dataDir, OWN_KEY);
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(BYTES).toString('base64')}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
  return ownKey(dataDir) ?? ensureOwnKey(dataDir);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new Error(`${path} cannot be read (${code}). Run this as the user that Postroom runs as.`, { cause: error });
  }
}
