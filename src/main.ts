/** The process: starts one app, and ends it on SIGTERM, SIGINT or, with `--stdio`, when standard input ends. */
import { configure, startApp } from './app.ts';
import { readStart } from './commands/words.ts';
import { environment } from './environment.ts';
import { createLog } from './log.ts';
import { welcome } from './welcome.ts';

// Whatever it writes holds mail or keys.
process.umask(0o077);

const started = readStart(process.argv.slice(2));
if ('exit' in started) process.exit(started.exit);

try {
  const { env, told } = environment(process.env, started.envFile);
  const config = configure(env);
  const log = createLog(config.logLevel);
  for (const sentence of told) log.warn({}, sentence);
  const app = await startApp(config, { log });
  let ending = false;
  const end = (cause: string) => {
    ending = true;
    log.info({ cause }, 'closing');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the end was not orderly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      end(signal);
    });
  }
  if (started.stdio) {
    // Standard output belongs to the protocol.
    process.stderr.write(welcome(app, config));
    const session = await app.stdio({ input: process.stdin, output: process.stdout });
    void session.ended.then(() => ending || end('the end of standard input'));
  }
  // Last, because a program that reads this line may send its signal at once.
  else process.stdout.write(welcome(app, config));
} catch (error) {
  process.stderr.write(`Postroom could not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
