/** A demo from its folder to its end: the real server, a week of mail, and what goes on afterwards. */
import { randomBytes } from 'node:crypto';
import { type App, configure, startApp } from '../../src/app.ts';
import { buildPage } from '../../src/building/page.mjs';
import { createLog } from '../../src/log.ts';
import { chanceOf } from './chance.ts';
import { doorsOf } from './doors.ts';
import type { DemoFolder } from './folder.ts';
import { movingClock } from './moving-clock.ts';
import { startNeighbours } from './neighbours.ts';
import { hireStaff } from './staff.ts';
import { startTrickle } from './trickle.ts';
import { tellWeek, WEEK } from './week.ts';

export type Demo = {
  app: App;
  /** The operator's. */
  key: string;
  close(): Promise<void>;
};

export type DemoOptions = {
  folder: DemoFolder;
  /** 0 = one that is free. */
  port: number;
  /** Whether mail goes on coming after the week. */
  goesOn: boolean;
  /** Ends the demo, also while the week is told. */
  ending: AbortSignal;
  tell(done: number, all: number): void;
};

const SEED = 20;

/** Null when it was ended before the week was told. Whatever happens, nothing stays open and the folder is left. */
export async function startDemo({ folder, port, goesOn, ending, tell }: DemoOptions): Promise<Demo | null> {
  const opened: (() => Promise<unknown>)[] = [folder.leave];
  const close = async () => {
    for (const step of opened.splice(0).reverse()) await step();
  };
  try {
    await buildPage();
    // New each time, since other programs of this machine reach the server too.
    const key = `pr_demo_${randomBytes(18).toString('base64url')}`;
    const signingKey = randomBytes(24).toString('hex');
    const clock = movingClock(new Date(Date.now() - WEEK));
    const neighbours = await startNeighbours();
    opened.push(neighbours.close);
    const config = configure({
      PORT: String(port),
      DATA_DIR: folder.path,
      SHARED_DOMAIN: 'kestrel.example',
      POSTROOM_API_KEY: key,
      PROVIDER_WEBHOOK_SIGNING_KEY: signingKey,
      SMTP_URL: neighbours.smtp,
      DNS_SERVERS: neighbours.dns,
      OUTGOING_ALLOW: '127.0.0.0/8',
      LOG_LEVEL: 'error',
      // A mail is there when its webhook is answered, so that the week keeps its order.
      ACCEPT_AFTER_MS: '999999',
    });
    const log = createLog(config.logLevel);
    const app = await startApp(config, { log, clock });
    opened.push(app.close);
    const doors = doorsOf({ url: app.url, key, signingKey }, clock, neighbours);
    const stage = { doors, clock, chance: chanceOf(SEED), staff: await hireStaff(doors, neighbours) };
    await tellWeek(stage, tell, () => ending.aborted);
    if (ending.aborted) {
      await close();
      return null;
    }
    if (goesOn) {
      const trickle = startTrickle(stage, (error) => log.error({ err: error }, 'a mail of the demo did not come in'));
      opened.push(trickle.close);
    }
    return { app, key, close };
  } catch (error) {
    await close();
    throw error;
  }
}
