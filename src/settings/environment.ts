/** The environment as Postroom takes it: the process's own, then what Postroom's `.env` or the file of --env-file adds to it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { codeOf } from '../core/base/code-of.ts';
import { nameFaults } from './names.ts';

/** The file beside package.json. The current folder may be that of another application, with a DATABASE_URL of its own. */
const OWN_FILE = fileURLToPath(new URL('../../.env', import.meta.url));

/**
 * Adds to `env` what the file says and `env` does not, so that packages find it there too. `named` = the file of --env-file, which is read
 * in place of Postroom's own. `told` = a sentence for each name that is probably a mistake. Throws an Error with a sentence when the file
 * cannot be read, or when `named` is not there.
 */
export function environment(env: NodeJS.ProcessEnv, named: string | null): { env: NodeJS.ProcessEnv; told: string[] } {
  const path = named ?? OWN_FILE;
  const text = read(path, named);
  const values = text === null ? {} : parseEnv(text);
  for (const [name, value] of Object.entries(values)) env[name] ??= value;
  return { env, told: nameFaults(env, { path, names: Object.keys(values) }) };
}

function read(path: string, named: string | null): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    if (code === 'ENOENT' && named === null) return null;
    if (code === 'ENOENT') throw new Error(`There is no file ${path}, which --env-file names.`, { cause: error });
    throw new Error(`${path} cannot be read (${code}). Let this user read it, or name another file with --env-file.`, {
      cause: error,
    });
  }
}
