/** What was answered outlives a killed process. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killUnderLoad } from './bench/kills.ts';

test('20 kills under load lose nothing that was answered and double nothing that is retried', async (t) => {
  const found = await killUnderLoad(20, 1);
  t.diagnostic(JSON.stringify(found));
  assert.equal(found.kills, 20);
  assert.ok(found.posted >= 300, `the load was real: ${found.posted} mails`);
  assert.ok(found.sent >= 100, `the load was real: ${found.sent} sends`);
  assert.ok(found.relayed >= 50, `the relay had work: ${found.relayed} mails`);
  assert.ok(found.retried >= 20, `kills cut requests off: ${found.retried} were retried`);
});
