/** The bundle: a program and its packages in a few files that load fast, made from the sources once and kept under their hash. */
// @ts-check
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, filesIn, here } from './compile.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, 'node_modules', '.cache', 'postroom');

/** Besides the sources, these decide the hash of a bundle; the second is npm's record of what is installed. */
const ALSO = ['package.json', 'node_modules/.package-lock.json', 'tsconfig.json'];

/** A bundle that no process uses is removed when another is made, but not before this time, because a process may be about to use it. */
const UNUSED_MS = 300_000;

/** What `npm start` and `npm run postroom` run on. */
export const APP = { name: 'app', sources: ['src', 'tools'], entries: () => ['src/main.ts', 'src/cli.ts'] };

/**
 * Answers the folder of the bundle, in which `src/main.ts` is `src/main.js`, and makes it when it is missing; it stays for as long as this
 * process lives. `sources` are folders of the project, `entries` files in them. Where the project's folder cannot be written to, the bundle
 * is made in the folder for temporary files, for this process alone. Rejects with an Error when the sources cannot be bundled.
 *
 * @param {{ name: string, sources: string[], entries: (files: string[]) => string[] }} wanted
 * @returns {Promise<string>}
 */
export async function bundle({ name, sources, entries }) {
  const files = sources.flatMap(filesIn).sort();
  const chosen = entries(files);
  const hash = createHash('sha256').update(`${ROOT}\0${chosen}`);
  for (const file of [...files, ...ALSO]) hash.update(`\0${file}\0`).update(existsSync(join(ROOT, file)) ? read(file) : '');
  const folder = join(KEPT, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    const making = workplace();
    if (making === null) return await unkept(chosen);
    await build(chosen, making, folder).catch((error) => {
      rmSync(making, { recursive: true, force: true });
      throw error;
    });
    settle(making, folder);
    removeUnused(name, folder);
  }
  use(folder);
  return folder;
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(ROOT, file));
}

/** A folder of our own beside the bundles, so that no half of one ever bears a bundle's name; null where nothing can be written. */
function workplace() {
  try {
    mkdirSync(KEPT, { recursive: true });
    const making = mkdtempSync(join(realpathSync(KEPT), 'making-'));
    chmodSync(making, 0o755);
    return making;
  } catch {
    return null;
  }
}

/** @param {string[]} entries */
async function unkept(entries) {
  const folder = mkdtempSync(join(tmpdir(), 'postroom-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await build(entries, folder, folder);
  return folder;
}

/**
 * Another process may have made the same bundle meanwhile; either will do.
 *
 * @param {string} making
 * @param {string} folder
 */
function settle(making, folder) {
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Says that this process runs on the bundle, as far as its folder can be written to.
 *
 * @param {string} folder
 */
function use(folder) {
  const mark = join(folder, `used-by-${process.pid}`);
  try {
    writeFileSync(mark, '');
    utimesSync(folder, new Date(), new Date());
    process.once('exit', () => rmSync(mark, { force: true }));
  } catch {
    // The folder is read-only, as in an image, where nothing removes the bundle.
  }
}

/**
 * @param {string} name
 * @param {string} folder
 */
function removeUnused(name, folder) {
  for (const other of readdirSync(KEPT)) {
    const path = join(KEPT, other);
    if (path === folder || !(other.startsWith(`${name}-`) || other.startsWith('making-'))) continue;
    try {
      const users = readdirSync(path).flatMap((file) => /^used-by-(\d+)$/.exec(file)?.[1] ?? []);
      if (Date.now() - statSync(path).mtimeMs < UNUSED_MS || users.some((pid) => isRunning(Number(pid)))) continue;
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another process was quicker.
    }
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Writes to `outdir` what will be read from `folder`.
 *
 * @param {string[]} entries
 * @param {string} outdir
 * @param {string} folder
 */
async function build(entries, outdir, folder) {
  await compile(entries, outdir, here(folder));
  // Without it, no package.json below node_modules says what a .js file is, and Node before 20.19 does not look into the file.
  writeFileSync(join(outdir, 'package.json'), '{"type":"module"}\n');
}
