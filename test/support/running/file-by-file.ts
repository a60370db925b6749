/** What a test process does: it runs the files that its runner hands it, one after another, each as a suite of its own. */
import './left-open.ts';
import { after, describe } from 'node:test';
import { inspect } from 'node:util';
import { closeTheRest } from './closing.ts';
import { follow, followNoMore } from './following.ts';
import { allowServers } from './no-servers.ts';
import type { Told } from './telling.ts';

/** What the runner sends: the URL of a test file. It sends the next when `telling` has told it that this one is over. */
export type Handed = string;

// The runner is gone, so its results would be lost.
process.once('disconnect', () => process.exit(1));
process.on('message', (file: Handed) => {
  // From here on only what the file opens keeps the process alive, so that a test that waits for nothing fails at once.
  process.channel?.unref();
  allowServers(file);
  follow();
  describe(file, async () => {
    after(closeTheRest);
    await import(file);
    followNoMore();
  });
});

// `node:test` cannot tell which test such an error belongs to, and a test that needs the failed work would wait for long.
process.on('uncaughtException', breakOff);
process.on('unhandledRejection', breakOff);

function breakOff(error: unknown): void {
  process.send?.({ what: 'broken', error: inspect(error) } satisfies Told, () => process.exit(1));
}
