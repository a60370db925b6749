/** A process that is killed while it posts events: every event comes, and what comes twice has the id that it had. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShared, makeDatabase } from '../../support/postgres/test-database.ts';
import { killWhilePosting } from '../../support/processes/webhook-kills.ts';
import { scratchFolder } from '../../support/running/closing.ts';

/** Where instances share the store, what a killed one had belongs to it for a minute. */
const KILLS = isShared ? 2 : 20;

test(`it is killed ${KILLS} times over its work: nothing is missing, and repeats have the same id and the same event`, async () => {
  const dataDir = await scratchFolder();
  const { events } = await killWhilePosting(KILLS, dataDir, (await makeDatabase(dataDir)).env);
  assert.ok(events >= 6 * KILLS);
});
