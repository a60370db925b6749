/** The process: configuration in, one app, and an orderly end on SIGTERM and SIGINT. */
import { configure, startApp } from './app.ts';
import { createLog } from './log.ts';
import { welcome } from './welcome.ts';

try {
  const config = configure(process.env);
  const log = createLog(config.logLevel);
  const app = await startApp(config, { log });
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      log.info({ signal }, 'closing');
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the end was not orderly');
          process.exit(1);
        },
      );
    });
  }
  // Last: who reads that it listens may end it the next moment.
  process.stdout.write(welcome(app, config));
} catch (error) {
  process.stderr.write(`Postroom could not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
