#!/usr/bin/env node
/**
 * What `npm start`, `npm run postroom` and, in a package, `postroom` run: `[cli | bundle] [argument …]`. It starts the server, runs the command
 * line (`cli`), or builds the bundle of both and ends (`bundle`). The syntax is one that any Node with ES modules can read, so that an old one
 * is told that it is too old.
 */
// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);
/** An MTA retries after exit code 75 (sysexits.h) and bounces after 1. Whatever keeps `deliver` from starting can be repaired; the mail waits. */
const FAILED = process.argv.includes('deliver') ? 75 : 1;

if (major < 20 || (major === 20 && (minor < 18 || (minor === 18 && patch < 1)))) {
  process.stderr.write(`Postroom needs Node 20.18.1 or newer, and this is Node ${process.versions.node}.\n`);
  process.exit(FAILED);
}

/** The help of a package; the help of the commands is printed after it. */
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

/** A checkout is compiled first, unless that was done already. A package holds the compiled files, and takes commands without `cli`. */
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
 * Keeps the bytecode that V8 compiles, so that the next start takes a quarter less CPU time. Node 20 cannot do this. Where the folder cannot be
 * written to, Node does without.
 *
 * @param {string} folder
 */
function keepBytecode(folder) {
  const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module);
  enableCompileCache?.(folder);
}

/** The server starts even if the page cannot be built: only the console needs it. */
async function page() {
  const { buildPage } = await import('./building/page.mjs');
  await buildPage().catch((error) => {
    process.stderr.write(`The console's page could not be made. ${error instanceof Error ? error.message : String(error)}\n`);
  });
}
