/** The process: starts one app, or with `--stdio` a window; it ends on SIGTERM and SIGINT, and a window at the end of standard input. */
import { type App, startApp } from './app.ts';
import { servingIn } from './bridge/serving.ts';
import { startBeforeWindows, startOnAnyPort } from './bridge/starting.ts';
import { openWindow } from './bridge/window.ts';
import { readStart } from './commands/words.ts';
import { configure } from './configure.ts';
import type { Log } from './core/ports/core.ts';
import { createLog } from './log.ts';
import { whenShellEnds } from './npm-shell.ts';
import type { Config } from './settings/config.ts';
import { environment, sortingBeside } from './settings/environment.ts';
import { welcome } from './welcome.ts';

// Every file written here may hold mail or keys.
process.umask(0o077);

const started = readStart(process.argv.slice(2));
if ('exit' in started) process.exit(started.exit);

try {
  const { env, told } = environment(process.env, started.envFile);
  const config = sortingBeside(env, configure(env));
  const log = createLog(config.logLevel);
  for (const sentence of [...told, ...config.idle]) log.warn({}, sentence);
  if (started.stdio) await serveWindow(config, log);
  else await serve(config, log);
} catch (error) {
  process.stderr.write(`Postroom could not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(config: Config, log: Log): Promise<void> {
  const app = await startBeforeWindows(config, () => startApp(config, { log }));
  onSignal((signal) => {
    log.info({ cause: signal }, 'closing');
    void exitAfter(app.close(), log);
  });
  // Last, because a program that reads this line may send its signal at once.
  process.stdout.write(welcome(app, config, process.stdout.isTTY ? await app.consoleLink() : null));
}

async function serveWindow(config: Config, log: Log): Promise<void> {
  // Standard output belongs to the protocol.
  const tell = (text: string) => void process.stderr.write(text);
  const start = async (giveWay: () => void, again: boolean): Promise<App> => {
    const begin = (on: Config) => startApp(on, { log, giveWay });
    const app = again ? await startOnAnyPort(config, begin, (sentence) => log.warn({}, sentence)) : await begin(config);
    tell(welcome(app, config, null));
    return app;
  };
  const failed = (error: unknown) => log.error({ err: error }, 'the end was not orderly');
  const serving = servingIn(config, { start, tell: (sentence) => tell(`${sentence}\n`), failed });
  let cause = 'the end of standard input';
  const window = openWindow({ input: process.stdin, output: process.stdout }, serving.reach);
  onSignal((signal) => {
    cause = signal;
    window.end();
  });
  await window.ended;
  log.info({ cause }, 'closing');
  await exitAfter(serving.close(), log);
}

/** A second signal ends the process at once. The end of npm's shell does not count as one: Ctrl+C ends the shell and signals this process too. */
function onSignal(end: (signal: string) => void): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      end(signal);
    });
  }
  whenShellEnds(process.env, () => {
    if (ending) return;
    ending = true;
    end("the end of npm's shell");
  });
}

async function exitAfter(closed: Promise<void>, log: Log): Promise<void> {
  try {
    await closed;
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the end was not orderly');
    process.exit(1);
  }
}
