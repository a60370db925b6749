/** Starts an app where another process may be in its way: a window that serves the folder, or a program that has the port. */
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../app.ts';
import type { Config } from '../settings/config.ts';
import { FolderInUse } from '../store/sqlite/open.ts';
import { askToGiveWay } from './joining.ts';

/** What a window may take to end its app, in milliseconds. */
const WINDOW_ENDS = 20_000;

/** How long the folder may be in use while no window answers, as when one is starting, in milliseconds. */
const NOBODY_ANSWERS = 3_000;

const LOOK_EVERY = 100;

/** For a start of the server itself: windows that serve the folder give way to it. Throws as `start`. */
export async function startBeforeWindows(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  start: () => Promise<App>,
): Promise<App> {
  if (databaseUrl !== null) return await start();
  const since = Date.now();
  let given = await askToGiveWay(dataDir);
  let until = since + (given ? WINDOW_ENDS : NOBODY_ANSWERS);
  for (;;) {
    try {
      return await start();
    } catch (error) {
      const passes = error instanceof FolderInUse || (until > since + NOBODY_ANSWERS && isPortTaken(error));
      if (given === false || !passes || Date.now() > until) throw error;
    }
    await delay(LOOK_EVERY);
    given = await askToGiveWay(dataDir);
    if (given) until = since + WINDOW_ENDS;
  }
}

/** For a window that takes over: a port that is taken meanwhile ends no session. */
export async function startOnAnyPort(config: Config, start: (config: Config) => Promise<App>, warn: (sentence: string) => void) {
  try {
    return await start(config);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    const { metricsListen } = config;
    const app = await start({ ...config, port: 0, metricsListen: metricsListen && { ...metricsListen, port: 0 } });
    const metrics = app.metricsUrl === null ? '' : `, with its metrics on ${app.metricsUrl}`;
    warn(`The port is taken, so this window serves HTTP on ${app.url}${metrics}, until it ends.`);
    return app;
  }
}

function isPortTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
}
