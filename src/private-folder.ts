/** Makes the folders that hold mail and keys: for the user of the server alone. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder, and those above it, where they are missing. Throws the error of the system. Node's own recursive `mkdir` never ends where
 * the folder above is there and takes none, as below `/proc`.
 */
export function makePrivateFolder(path: string): void {
  if (made(path)) return;
  makePrivateFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** False where the folder above has to be made first. */
function made(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && !existsSync(dirname(path))) return false;
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
  return true;
}
