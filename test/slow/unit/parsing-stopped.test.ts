/** A mail whose thread gets no processor is not slow: it is read where others are, and its sender's next mail too. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownThread } from '../../../src/mail/processor-time.ts';
import { watchCost } from '../../../src/mail/watch-cost.ts';

const READING = fileURLToPath(new URL('../../support/processes/reading-process.ts', import.meta.url));
const untold = ownThread() === null && 'the system does not tell what a thread had of a processor';

/** Longer than a mail may take where small mail is read. */
const STOPPED_MS = 1_500;

test('a process that was stopped reads on as before', { skip: untold }, async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', READING], { stdio: ['ignore', 'pipe', 'inherit'] });
  after(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    for (let read = 0; read < 5; read += 1) assert.equal((await lines.next()).value, 'read');
  };
  await next();
  // It may be stopped just between two mails.
  for (let stop = 0; stop < 3; stop += 1) {
    child.kill('SIGSTOP');
    await pause(STOPPED_MS);
    child.kill('SIGCONT');
    await next();
  }
});

test('the time of a thread is what it had of a processor', async () => {
  let looks = 0;
  const spent = () => {
    looks += 1;
    return looks < 5 ? 0 : 300;
  };
  assert.equal(await new Promise((over) => watchCost({ timeMs: 300, growthMb: 4_000 }, over, spent)), 'time');
  assert.equal(looks, 5);
});

test('one that hangs has none, and ends all the same', async () => {
  assert.equal(await new Promise((over) => watchCost({ timeMs: 60, growthMb: 4_000 }, over, () => 0)), 'time');
});
