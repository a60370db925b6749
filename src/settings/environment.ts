/** The environment as Postroom takes it: the process's own, then what Postroom's `.env` or the file of --env-file adds to it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
  const { values, lost } = text === null ? { values: {}, lost: 0 } : parsed(text);
  for (const [name, value] of Object.entries(values)) env[name] ??= value;
  const told = nameFaults(env, { path, names: Object.keys(values) });
  if (lost > 0) told.unshift(`Lines of ${path} that have no = behind the name, and are not read: ${lost}.`);
  return { env, told };
}

/**
 * Adds to `env` that SQLite sorts large tables beside the data, where there is room and what may be written, unless `env` names a folder for
 * that. SQLite itself reads it when the process opens its first database. Answers the configuration.
 */
export function sortingBeside<C extends { databaseUrl: string | null; dataDir: string }>(env: NodeJS.ProcessEnv, config: C): C {
  if (config.databaseUrl === null && !env.SQLITE_TMPDIR && !env.TMPDIR) env.SQLITE_TMPDIR = resolve(config.dataDir);
  return config;
}

/** Stands behind the last line, so that this one is read as those before it. */
const END = 'END_OF_THE_FILE';

/** To Node a line without = is the beginning of the next name: the setting there would be lost with it. `lost` = how many such lines there are. */
function parsed(text: string): { values: Record<string, string>; lost: number } {
  const values: Record<string, string> = {};
  let lost = 0;
  for (const [name, value = ''] of Object.entries(parseEnv(`${text}\n${END}=`))) {
    const lines = name.split('\n').map((line) => line.trim());
    const last = (lines.pop() ?? '').replace(/^export\s+/, '');
    lost += lines.filter((line) => line !== '' && !line.startsWith('#')).length;
    if (last !== END) values[last] = value;
  }
  return { values, lost };
}

/** Null when Postroom's own file is not there. */
function read(path: string, named: string | null): string | null {
  const text = contentOf(path, named);
  // As PowerShell writes it.
  if (text?.includes('\0')) throw new Error(`${path} is not written in UTF-8. Save it in that encoding.`);
  // Editors on Windows begin a file in UTF-8 with this mark, and it would count as a letter of the first name.
  return text?.replace(/^\uFEFF/, '') ?? null;
}

function contentOf(path: string, named: string | null): string | null {
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
