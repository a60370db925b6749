/** `npm run demo`: a post room with a week of mail, in a folder of its own, until Ctrl-C. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Demo, startDemo } from './demo.ts';
import { demoFolder } from './folder.ts';

const USAGE = `npm run demo -- [--folder PATH] [--port N] [--quiet]
  --folder  where its mail is kept, empty or not there yet; it stays afterwards. Without it: a temporary folder, which is removed
  --port    where it listens; without it, 3020
  --quiet   no more mail comes in once the week is told
`;

// What it writes is nobody else's business, though no mail in it is real.
process.umask(0o077);

const ending = new AbortController();
/** A terminal sends Ctrl-C to npm too, which may pass it on: only a second one after this many milliseconds is meant as one. */
const MEANT_AFTER = 1000;
let demo: Demo | null = null;
let asked = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

try {
  const { folder, port, quiet } = options();
  process.stdout.write('A demo: every mail in it is made up, and none leaves this machine.\n');
  demo = await startDemo({
    folder: await demoFolder(folder),
    port,
    goesOn: !quiet,
    ending: ending.signal,
    tell: (done, all) => {
      if (process.stdout.isTTY) process.stdout.write(`\rA week of mail comes in: ${done} of ${all}`);
    },
  });
  if (demo && ending.signal.aborted) await demo.close();
  else if (demo) process.stdout.write(greeting(demo, await demo.app.consoleLink(), quiet));
} catch (error) {
  process.stderr.write(`The demo could not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function greeting({ app, key }: Demo, link: string | null, quiet: boolean): string {
  return [
    '',
    `The demo listens on ${app.url}. Open the console; this link signs in once, within 5 minutes:`,
    '',
    `  ${link}`,
    '',
    `Later, sign in at ${app.url}/ with the key ${key}`,
    ...(quiet ? [] : ['A mail comes in every few seconds, for an hour.']),
    'Ctrl-C ends it.',
    '',
  ].join('\n');
}

function options(): { folder: string | null; port: number; quiet: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        folder: { type: 'string' },
        port: { type: 'string', default: '3020' },
        quiet: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new Error('--port takes a port number.');
    // npm changes into the checkout, and says where the command was typed.
    const folder = values.folder === undefined ? null : resolve(process.env.INIT_CWD ?? '', values.folder);
    return { folder, port, quiet: values.quiet };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** The server holds the process open, so it is gone once all is closed. */
function end(): void {
  if (asked > 0 && Date.now() - asked > MEANT_AFTER) process.exit(1);
  if (asked > 0) return;
  asked = Date.now();
  ending.abort();
  process.stdout.write('\nThe demo ends.\n');
  void demo?.close().catch((error: unknown) => {
    process.stderr.write(`The end was not orderly. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
