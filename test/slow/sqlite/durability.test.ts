/** What was answered outlives a killed process. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killUnderLoad } from '../../bench/kills.ts';

test('20 kills under load lose nothing that was answered, double nothing that is retried, and tell which attempts they cut off', async (t) => {
  const found = await killUnderLoad(20, 1);
  t.diagnostic(JSON.stringify(found));
  assert.equal(found.kills, 20);
  assert.ok(found.posted >= 300, `the load was real: ${found.posted} mails`);
  assert.ok(found.sent >= 100, `the load was real: ${found.sent} sends`);
  assert.ok(found.relayed >= 50, `the relay had work: ${found.relayed} mails`);
  assert.ok(found.retried >= 20, `kills cut requests off: ${found.retried} were retried`);
  assert.ok(found.resent >= 40, `keys came again: ${found.resent}`);
  // A kill while the next server had a mail and had not answered leaves no other way than a second copy, or to ask.
  assert.ok(found.copies >= 1, 'a kill fell between the 250 of the next server and our commit');
  assert.ok(found.held >= 1, 'one of them fell on a mail that is to be held then');
  assert.ok(found.unknown >= found.copies + found.held, `${found.unknown} attempts are told as unknown`);
});
