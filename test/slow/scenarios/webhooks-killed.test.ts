/** A process that is killed while it posts events: every event comes, and what comes twice has the id that it had. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scratchFolder } from '../../support/closing.ts';
import { isShared, makeDatabase } from '../../support/test-database.ts';
import { killWhilePosting } from '../../support/webhook-kills.ts';

/** Where instances share the store, what a killed one had belongs to it for a minute. `npm run bench -- --kills` kills 200 times, and `KILLS` as often as it says. */
const KILLS = Number(process.env.KILLS ?? (isShared ? 2 : 10));

test(`it is killed ${KILLS} times over its work: nothing is missing, and repeats have the same id and the same event`, async () => {
  const dataDir = await scratchFolder();
  const { events } = await killWhilePosting(KILLS, dataDir, (await makeDatabase(dataDir)).env);
  assert.ok(events >= 6 * KILLS);
});
