/** Where the server of a data folder listens for commands: a Unix socket in the folder, or in one for temporary files where that cannot be. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The system takes 104 bytes or 108, with a NUL at the end. */
const MOST_BYTES = 100;

const NAME = 'postroom.sock';

/** The file in the data folder that says where the socket is, when it is elsewhere. */
const NOTE = 'postroom.sock.path';

const AWAY = 'postroom-socket-';

/** The place in the data folder; null where its path is too long for a socket. */
export function socketIn(dataDir: string): string | null {
  const path = join(dataDir, NAME);
  return Buffer.byteLength(path) > MOST_BYTES ? null : path;
}

/** A new place in a folder of its own, which only this user enters, and a note of it in the data folder. */
export function socketAway(dataDir: string): string {
  const folder = mkdtempSync(join(tmpdir(), AWAY));
  const path = join(folder, NAME);
  writeFileSync(join(dataDir, NOTE), path, { mode: 0o600 });
  return path;
}

/** Where a server listens, if there is one. */
export function socketOf(dataDir: string): string | null {
  return noted(dataDir) ?? socketIn(dataDir);
}

/** Removes what a server of this folder left when it was killed. Only the holder of the folder's lock may call it. */
export function removeSocket(dataDir: string): void {
  const away = noted(dataDir);
  // The note may have been restored with a backup: nothing but a folder that was made above is removed.
  if (away !== null && basename(away) === NAME && basename(dirname(away)).startsWith(AWAY)) {
    rmSync(away, { force: true });
    rmSync(dirname(away), { recursive: true, force: true });
  }
  rmSync(join(dataDir, NOTE), { force: true });
  rmSync(join(dataDir, NAME), { force: true });
}

function noted(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, NOTE), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
