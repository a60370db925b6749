/** Compiles TypeScript, with the packages it imports, to a few files of JavaScript that load fast and need no loader. */
// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that hold a binary, start threads or programs from files of their own, or are not needed by the compiled code. */
export const LEFT_OUT = [
  'better-sqlite3',
  'better-sqlite3-node24',
  'piscina',
  '@electric-sql/pglite',
  'pg-native',
  'drizzle-kit',
  'esbuild',
  'playwright-core',
  'tsx',
];

/** These packages read files with a `require` that they create themselves. Without that line, esbuild compiles those files in. */
const WITH_FILES = /[\\/]node_modules[\\/](css-tree|email-reply-parser)[\\/].*\.js$/;
const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';

/** What Node gives CommonJS modules, for those among the packages. */
const COMMONJS = [
  "import { createRequire as bundleRequire } from 'node:module';",
  "import { dirname as bundleDirname } from 'node:path';",
  "import { fileURLToPath as bundlePath } from 'node:url';",
  'const require = bundleRequire(import.meta.url);',
  'const __filename = bundlePath(import.meta.url);',
  'const __dirname = bundleDirname(__filename);',
].join('');

/**
 * Where what is compiled finds its files. `out` is the name of an output, without its extension, for a file of the project. `place` is the
 * expression that a source has in place of its `import.meta.url`, and `thread` the one that leads to the file a thread starts on; both get the
 * source's path, absolute. `words` changes what a source says, and `legal` is where comments on licences go.
 *
 * @typedef {{
 *   out(path: string): string,
 *   place(source: string): string,
 *   thread(source: string, name: string): string,
 *   words?(text: string): string,
 *   legal: 'none' | 'eof',
 * }} Places
 */

/**
 * For output that stays on this machine, beside the project it was made from, and is read from `folder`.
 *
 * @param {string} folder
 * @returns {Places}
 */
export function here(folder) {
  return {
    legal: 'none',
    out: (path) => path,
    place: (source) => url(source),
    thread: (source, name) => `new URL(${url(join(folder, relative(ROOT, dirname(source)), `${name}.cjs`))})`,
  };
}

/**
 * For output that is installed elsewhere: all of it in one folder, beside `src` with the files that are no code.
 *
 * @returns {Places}
 */
export function anywhere() {
  return {
    legal: 'eof',
    out: (path) => basename(path),
    place: (source) => `new URL(${JSON.stringify(`../${slashes(relative(ROOT, source))}`)}, import.meta.url).href`,
    thread: (_source, name) => `new URL(${JSON.stringify(`./${name}.cjs`)}, import.meta.url)`,
    words: (text) => text.replaceAll('npm run postroom --', 'postroom').replaceAll('npm start --', 'postroom'),
  };
}

/**
 * Writes to `outdir`, and answers the paths of all files that are compiled in, relative to the project. `entries` are files of the project.
 * Rejects with an Error when the sources cannot be compiled.
 *
 * @param {string[]} entries
 * @param {string} outdir
 * @param {Places} places
 * @returns {Promise<string[]>}
 */
export async function compile(entries, outdir, places) {
  const esbuild = await compiler();
  // Each thread starts on a file of its own, which is made from the task that the .mjs file in the sources names.
  const threads = filesIn('src').filter((path) => path.endsWith('-worker.mjs'));
  const tasks = threads.map((path) => path.replace('-worker.mjs', '-task.ts'));
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    outdir,
    entryPoints: [...entries, ...tasks].map((path) => ({ in: path, out: places.out(path.replace(/\.ts$/, '')) })),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: LEFT_OUT,
    banner: { js: COMMONJS },
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: places.legal,
    logLevel: 'silent',
    metafile: true,
    plugins: [{ name: 'places', setup: (build) => keepPlaces(build, places) }],
  });
  for (const path of threads) {
    const name = basename(path, '-worker.mjs');
    writeFileSync(join(outdir, `${places.out(path.replace(/\.mjs$/, ''))}.cjs`), threadOn(name));
  }
  return Object.keys(metafile.inputs);
}

/**
 * The files of a folder of the project that decide what is compiled, relative to the project.
 *
 * @param {string} folder
 */
export function filesIn(folder) {
  return below(folder).filter((path) => /\.(ts|mjs|json)$/.test(path));
}

/**
 * Five times as quick as `readdirSync` with `recursive`, and each command waits for it.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function below(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? below(`${folder}/${entry.name}`) : `${folder}/${entry.name}`,
  );
}

/**
 * Rejects with an Error that says what to do when it is not installed.
 *
 * @returns {Promise<typeof import('esbuild')>}
 */
export async function compiler() {
  try {
    return await import('esbuild');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const cure = 'Run `npm ci --include=dev`, or install the package that `npm pack` makes, which holds it compiled.';
    throw new Error(`esbuild is missing, which compiles a checkout. ${cure}`, { cause: error });
  }
}

/**
 * Piscina requires the file that a thread starts on. It is CommonJS, because Node 20 aborts the process when a thread is stopped while it
 * requires an ES module.
 *
 * @param {string} name
 */
function threadOn(name) {
  return [
    "'use strict';",
    `const task = import(${JSON.stringify(`./${name}-task.js`)});`,
    '// Each task that needs it is told that it could not be loaded.',
    'task.catch(() => {});',
    'module.exports = async (given) => (await task).default(given);',
    '',
  ].join('\n');
}

/**
 * Lets modules still find the files that lie beside their source.
 *
 * @param {import('esbuild').PluginBuild} build
 * @param {Places} places
 */
function keepPlaces(build, { place, thread, words = (text) => text }) {
  const own = new RegExp(`^${ROOT.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(src|tools|test)[\\\\/].*\\.ts$`);
  const spoken = /new URL\('\.\/([\w-]+-worker)\.mjs', import\.meta\.url\)|import\.meta\.url/g;
  build.onLoad({ filter: own }, ({ path }) => ({
    contents: words(readFileSync(path, 'utf8')).replace(spoken, (_, name) => (name ? thread(path, name) : place(path))),
    loader: 'ts',
  }));
  build.onLoad({ filter: WITH_FILES }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replace(OWN_REQUIRE, ''),
    loader: 'js',
  }));
}

/** @param {string} path */
function url(path) {
  return JSON.stringify(pathToFileURL(path).href);
}

/** @param {string} path */
function slashes(path) {
  return path.replaceAll('\\', '/');
}
