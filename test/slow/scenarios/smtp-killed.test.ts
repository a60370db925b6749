/** A process that is killed while mails come in over SMTP: what was answered 250 is there, and once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShared, makeDatabase } from '../../support/postgres/test-database.ts';
import { killWhileTaking } from '../../support/processes/smtp-kills.ts';
import { scratchFolder } from '../../support/running/closing.ts';

/** Where instances share the store, what a killed one had belongs to it for a minute. */
const KILLS = isShared ? 4 : 20;

test(`it is killed ${KILLS} times while it takes mails: each 250 is there once, also when the mail came again`, async () => {
  const dataDir = await scratchFolder();
  const { taken, again } = await killWhileTaking(KILLS, dataDir, (await makeDatabase(dataDir)).env);
  assert.ok(taken >= 6 * KILLS, `${taken} mails`);
  assert.ok(again >= 1, 'no kill met a mail without its answer');
});
