#!/usr/bin/env node
/**
 * What `npm start`, `npm run postroom` and, of a package, `postroom` run: `[cli | bundle] [argument …]`. It starts the server, the command line
 * (`cli`), or makes the bundle of both and ends (`bundle`). Written so that any Node that knows modules can read it, and be told that it is too
 * old.
 */
// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);
/** An MTA tries a mail again after 75 (sysexits.h), and bounces it after 1: whatever keeps `deliver` from starting is put right one day. */
const FAILED = process.argv.includes('deliver') ? 75 : 1;

if (major < 20 || (major === 20 && (minor < 18 || (minor === 18 && patch < 1)))) {
  process.stderr.write(`Postroom needs Node 20.18.1 or newer, and this is Node ${process.versions.node}.\n`);
  process.exit(FAILED);
}

/** Of a package. That of the commands follows. */
const HELP = `postroom             starts the server, with its data in DATA_DIR, or else in the folder data where it is started
postroom --stdio     starts it for a program that speaks MCP over standard input and output
postroom --version   tells its version
postroom COMMAND     does what the operator asks for:

`;

const command = process.argv[2];
if (command === 'cli' || command === 'bundle') process.argv.splice(2, 1);

compiled()
  .then(async ({ folder, isCommand }) => {
    if (command === 'bundle') return;
    process.setSourceMapsEnabled(true);
    keepBytecode(join(folder, 'bytecode'));
    await import(pathToFileURL(join(folder, isCommand ? 'cli.js' : 'main.js')).href);
  })
  .catch((error) => {
    process.stderr.write(`Postroom could not start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(FAILED);
  });

/** A checkout holds the sources, and is compiled when that was not done yet. A package holds what they became, and takes commands as they are. */
async function compiled() {
  const [first = '', second, third] = process.argv.slice(2);
  const word = first === '--env-file' ? third : first.startsWith('--env-file=') ? second : first;
  if (word === '--version') {
    process.stdout.write(`${JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version}\n`);
    process.exit(0);
  }
  if (existsSync(new URL('./main.ts', import.meta.url))) {
    const { APP, bundle } = await import('./building/bundle.mjs');
    const folder = `${await bundle(APP)}/src`;
    if (command !== 'cli') await page();
    return { folder, isCommand: command === 'cli' };
  }
  if (word === '--help') process.stdout.write(HELP);
  return {
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    isCommand: command === 'cli' || /^(--help$|[a-z])/.test(word ?? ''),
  };
}

/**
 * What V8 compiled is there for the next start, which takes a quarter less of a processor then. Node 20 cannot; where the folder cannot be
 * written to, Node does without.
 *
 * @param {string} folder
 */
function keepBytecode(folder) {
  const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module);
  enableCompileCache?.(folder);
}

/** Where it cannot be made, the rest of the server is of use all the same. */
async function page() {
  const { buildPage } = await import('./building/page.mjs');
  await buildPage().catch((error) => {
    process.stderr.write(`The console's page could not be made. ${error instanceof Error ? error.message : String(error)}\n`);
  });
}
