/** The page of the console: its scripts and styles, compiled to files whose names hold a hash, and made anew only when a source changed. */
// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compiler } from './compile.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BROWSER = 'src/console/browser';
const SCRIPT = `${BROWSER}/main.tsx`;
const STYLE = `${BROWSER}/app.css`;

/** The page at `/`, and the one that is a part of the first script. */
const HOME = 'overview';
const AT_START = 'sign-in';

/** They decide what the page is, beside what is in its folder; the last is npm's record of what is installed. */
const ALSO = [
  'src/building/page.mjs',
  'src/console/pages.ts',
  'src/console/unattended.ts',
  'package.json',
  'node_modules/.package-lock.json',
];

/** Milliseconds for which files of an older page stay, as a browser may still load them. */
const STAYS = 24 * 3600_000;

/**
 * Writes the page to `dist/console/`, with a manifest that is written last: `script` and `style` are what a browser loads first, `needs` the further
 * scripts that each page of the console shows itself with, by the page's path, and `sources` a hash of what all was made from. Does nothing when that hash is there already. Answers the paths of all files that were compiled in, relative to the
 * project; none when nothing was done. Rejects with an Error when the sources cannot be compiled, or the folder cannot be written to.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string[]>}
 */
export async function buildPage(root = ROOT) {
  const folder = join(root, 'dist', 'console');
  const manifest = join(folder, 'manifest.json');
  const sources = hashOfSources(root);
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).sources === sources) return [];
  const esbuild = await compiler();
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    tsconfig: join(root, BROWSER, 'tsconfig.json'),
    outdir: folder,
    entryPoints: [
      { in: SCRIPT, out: 'app' },
      { in: STYLE, out: 'app' },
    ],
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    put(path, contents);
    if (path.endsWith('.map')) continue;
    put(`${path}.gz`, gzipSync(contents, { level: 9 }));
    put(`${path}.br`, brotliCompressSync(contents));
  }
  const outputOf = (/** @type {string} */ entry) => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
    if (!found) throw new Error(`the page has no file made from ${entry}`);
    return found[0];
  };
  const start = outputOf(SCRIPT);
  const needs = Object.fromEntries(
    pagesIn(root).map((name) => {
      const scripts = importedBy([start, outputOf(`${BROWSER}/pages/${name}/${name}.tsx`)], metafile.outputs);
      return [name === HOME ? '/' : `/${name}`, scripts.filter((path) => path !== start).map(nameOf)];
    }),
  );
  put(manifest, JSON.stringify({ script: nameOf(start), style: nameOf(outputOf(STYLE)), needs, sources }));
  removeOld(folder, new Set(outputFiles.map(({ path }) => path)));
  return Object.keys(metafile.inputs);
}

/** The pages that are loaded when they are first shown. @param {string} root */
function pagesIn(root) {
  const folders = readdirSync(join(root, BROWSER, 'pages'));
  return folders.filter((name) => name !== AT_START && existsSync(join(root, BROWSER, 'pages', name, `${name}.tsx`)));
}

/**
 * These files and all that they import at once, so what is loaded only on demand is left out. `outputs` are those of the build's metafile.
 *
 * @param {string[]} paths
 * @param {Record<string, { imports: { path: string, kind: string }[] }>} outputs
 */
function importedBy(paths, outputs) {
  const all = new Set(paths);
  for (const path of all) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') all.add(imported);
  }
  return [...all];
}

/** @param {string} path */
function nameOf(path) {
  return path.replace(/^.*\//, '');
}

/** Another process may read it at the same time, or write the same. @param {string} path @param {string | Uint8Array} contents */
function put(path, contents) {
  const making = `${path}.${process.pid}`;
  writeFileSync(making, contents);
  renameSync(making, path);
}

/** @param {string} root */
function hashOfSources(root) {
  const files = readdirSync(join(root, BROWSER), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css|json)$/.test(path))
    .map((path) => `${BROWSER}/${path.replaceAll('\\', '/')}`)
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, ...ALSO]) {
    const path = join(root, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

/** @param {string} folder @param {Set<string>} kept */
function removeOld(folder, kept) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === 'manifest.json' || kept.has(path.replace(/\.(gz|br)$/, ''))) continue;
    try {
      if (Date.now() - statSync(path).mtimeMs > STAYS) rmSync(path, { force: true });
    } catch {
      // Another process was quicker.
    }
  }
}
