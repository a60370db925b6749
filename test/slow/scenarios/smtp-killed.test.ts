/** A process that is killed while mails come in over SMTP: what was answered 250 is there, and once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scratchFolder } from '../../support/closing.ts';
import { killWhileTaking } from '../../support/smtp-kills.ts';
import { isShared, makeDatabase } from '../../support/test-database.ts';

/** Where instances share the store, what a killed one had belongs to it for a minute. `npm run bench -- --kills` kills 200 times, and `KILLS` as often as it says. */
const KILLS = Number(process.env.KILLS ?? (isShared ? 4 : 10));

test(`it is killed ${KILLS} times while it takes mails: each 250 is there once, also when the mail came again`, async () => {
  const dataDir = await scratchFolder();
  const { taken, again } = await killWhileTaking(KILLS, dataDir, (await makeDatabase(dataDir)).env);
  assert.ok(taken >= 6 * KILLS, `${taken} mails`);
  assert.ok(again >= 1, 'no kill met a mail without its answer');
});
