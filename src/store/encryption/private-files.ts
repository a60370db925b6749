/** Files that only the user of the server may read: they hold mail and keys. */
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../core/base/code-of.ts';

/** Read, write or search for the group or for others. */
const OTHERS = 0o077;
/** The mode bit of a folder that every user writes to, such as /tmp. */
const STICKY = 0o1000;

/**
 * Takes the rights of the group and of others from the folder, and from those of its files that are there. `warn` gets a sentence for each that
 * cannot be changed.
 */
export function keepPrivate(folder: string, files: readonly string[], warn: (sentence: string) => void): void {
  for (const path of [folder, ...files.map((name) => join(folder, name))]) {
    const fault = tightened(path);
    if (fault !== null) {
      warn(
        `${path} can be used by other users of this machine (${fault}). Give it to the user of the server, with the mode ${path === folder ? 700 : 600}.`,
      );
    } else if (path !== folder && isOfAnother(path)) {
      warn(
        `${path} belongs to another user, such as one who ran a command. Give it to the user of the server, with the mode 600.`,
      );
    }
  }
}

/** What root made there with a command, the server would not open when it needs it. */
function isOfAnother(path: string): boolean {
  const user = process.geteuid?.() ?? 0;
  const { uid } = statSync(path, { throwIfNoEntry: false }) ?? { uid: user };
  return user !== 0 && uid !== user;
}

/** Null when no other user may use it any more; else why they still may. */
function tightened(path: string): string | null {
  // Windows has no such modes.
  if (process.platform === 'win32') return null;
  const { mode } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & OTHERS) === 0) return null;
  if ((mode & STICKY) !== 0) return 'the folder is shared by design';
  try {
    chmodSync(path, mode & ~OTHERS & 0o7777);
  } catch (error) {
    return codeOf(error) || 'it cannot be changed';
  }
  return (statSync(path).mode & OTHERS) === 0 ? null : 'the file system keeps its mode';
}
