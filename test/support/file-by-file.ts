/** What a test process does: it runs the files that its runner hands it, one after another, each as a suite of its own. */
import './left-open.ts';
import { after, describe } from 'node:test';
import { closeTheRest } from './closing.ts';

/** What the runner sends: the URL of a test file. It sends the next when `telling` has told it that this one is over. */
export type Handed = string;

// Without its runner, a test has nobody to work for.
process.once('disconnect', () => process.exit(1));
process.on('message', (file: Handed) => {
  // From here on only what the file opens keeps the process, so that a test that waits for nothing fails at once.
  process.channel?.unref();
  describe(file, async () => {
    after(closeTheRest);
    await import(file);
  });
});
