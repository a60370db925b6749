/** What a command tells of a data folder before it opens anything there. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../core/base/code-of.ts';

/** Throws an Error with a sentence unless there is a database. A command never creates one, because a mistyped folder would get it. */
export function refuseMissing(dataDir: string): void {
  try {
    statSync(join(dataDir, 'postroom.db'));
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new Error(`There is no Postroom in ${dataDir} yet; start it first, or set DATA_DIR.`, { cause: error });
    throw new Error(`${dataDir} cannot be read (${code}). Run the command as the user that Postroom runs as.`, { cause: error });
  }
}
