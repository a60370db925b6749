/** Who serves the windows of a data folder: a server that runs already, or else one of the windows, in its own process. */
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../app.ts';
import type { Config } from '../settings/config.ts';
import { CHOICE, FOLDER, FolderInUse, takeLockIn } from '../store/sqlite/open.ts';
import { join, type Link } from './joining.ts';
import { windowOn } from './windows.ts';

export type Serving = {
  /** A link to the server, whichever it is. Null when `isOver` and there is none. Throws an Error with a sentence when none can be had. */
  reach(isOver: () => boolean): Promise<Link | null>;
  /** Ends the app, if it runs in this process. Rejects when that was not orderly. */
  close(): Promise<void>;
};

export type Starting = {
  /** Starts the app in this process. `again` = the window has had a server before, so that a port that is taken must not end it. */
  start(giveWay: () => void, again: boolean): Promise<App>;
  /** Gets a sentence for the operator. */
  tell(sentence: string): void;
  /** The app did not end orderly, and another one serves from now on. */
  failed(error: unknown): void;
};

/** Milliseconds between two attempts to find a server. */
const LOOK_EVERY = 100;

/** How long the folder may be in use by a process that answers no windows, such as a server that starts, in milliseconds. */
const PATIENCE = 15_000;

/** How long the server that asked this window to give way may take to start, in milliseconds. */
const FOR_ANOTHER = 10_000;

/** On PostgreSQL every window serves itself, because any number of processes share that database. */
export function servingIn(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'firstKey'>, parts: Starting): Serving {
  const { dataDir, databaseUrl, firstKey } = config;
  const { start, tell, failed } = parts;

  /** Held from before the start of the app until another serves: no other window starts one meanwhile. */
  let choice: { close(): void } | null = null;
  let app: App | null = null;
  let leaving: Promise<void> = Promise.resolve();
  let reservedUntil = 0;
  let again = false;

  async function reach(isOver: () => boolean): Promise<Link | null> {
    const since = Date.now();
    do {
      await leaving;
      if (databaseUrl !== null) app ??= await start(giveWay, again);
      const link = app ? await direct(app) : ((await joined()) ?? (await served(since)));
      if (link) {
        again = true;
        return link;
      }
      await delay(LOOK_EVERY);
    } while (!isOver());
    return null;
  }

  async function joined(): Promise<Link | null> {
    const link = await join(dataDir, firstKey);
    if (!link) return null;
    choice?.close();
    choice = null;
    tell(`Postroom runs on ${dataDir} already, and this window talks to it.`);
    return link;
  }

  async function served(since: number): Promise<Link | null> {
    if (Date.now() < reservedUntil) return null;
    choice ??= takeLockIn(dataDir, CHOICE);
    if (!choice) return null;
    try {
      const folder = takeLockIn(dataDir, FOLDER);
      if (!folder) throw new FolderInUse(dataDir);
      folder.close();
      app = await start(giveWay, again);
      return await direct(app);
    } catch (error) {
      if (app === null) {
        choice.close();
        choice = null;
      }
      if (error instanceof FolderInUse && Date.now() < since + PATIENCE) return null;
      throw error;
    }
  }

  function giveWay(): void {
    tell('Another Postroom starts on this data folder: it serves this window from now on.');
    leaving = endApp()
      .catch(failed)
      .then(() => {
        reservedUntil = Date.now() + FOR_ANOTHER;
      });
  }

  async function endApp(): Promise<void> {
    const ending = app;
    app = null;
    await ending?.close();
  }

  async function close(): Promise<void> {
    await endApp();
    await leaving;
    choice?.close();
    choice = null;
  }

  return { reach, close };
}

async function direct(app: App): Promise<Link> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { ended } = await app.stdio(windowOn(input, output));
  void ended.then(() => output.end());
  return { toServer: input, fromServer: output };
}
