/** `--stdio` beside a server that hangs: whoever asks is told so within a bounded time, and no session waits in silence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWindow } from '../../support/clients/stdio-window.ts';
import { startProcess } from '../../support/processes/process.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';

/** Milliseconds until a session gives a silent server up, and until a new window is refused; both with room for a slow machine. */
const GIVEN_UP = 120_000;
const REFUSED = 60_000;

test('a call to a server that hangs is answered with an error, and the window ends with a sentence', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  const window = await openWindow(dataDir);
  const { id } = await window.call('create_inbox', { localPart: 'ada' });
  assert.deepEqual(await window.inboxes(), ['ada']);

  process.kill(server.pid, 'SIGSTOP');
  atEnd(() => process.kill(server.pid, 'SIGKILL'));
  const since = Date.now();
  const options = { timeout: 2 * GIVEN_UP };
  const sent = { inboxId: id, to: ['bob@example.org'], subject: 'Tea', text: 'Now?' };
  const calls = [
    window.client.callTool({ name: 'send_email', arguments: sent }, undefined, options),
    window.client.callTool({ name: 'list_inboxes', arguments: {} }, undefined, options),
  ];
  const [sending, listing] = await Promise.allSettled(calls);
  assert.match(String(sending?.status === 'rejected' && sending.reason), /not known whether this was carried out/);
  assert.equal(listing?.status, 'rejected');
  assert.ok(Date.now() - since < GIVEN_UP, `it took ${Date.now() - since} ms`);
  await window.says(/has not answered for 10 s: the server that listens there hangs/);

  const again = Date.now();
  await assert.rejects(openWindow(dataDir), /the server that listens there hangs/);
  assert.ok(Date.now() - again < REFUSED, `it took ${Date.now() - again} ms`);
});

test('a server that is silent for a while, and an idle one, keep their session', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  const window = await openWindow(dataDir);
  const inbox = await window.call('create_inbox', { localPart: 'ada' });
  const waited = window.call('wait_for_email', { inboxId: inbox.id, timeoutSeconds: 50 });
  await eventually('it waits', async () => (await server.rest('GET', '/inboxes')).status === 200);
  process.kill(server.pid, 'SIGSTOP');
  const since = Date.now();
  await eventually('seven seconds are over', async () => Date.now() - since > 7_000);
  process.kill(server.pid, 'SIGCONT');
  assert.equal((await waited).timedOut, true);
  assert.deepEqual(await window.inboxes(), ['ada']);
  assert.doesNotMatch(window.stderr(), /hangs|listens on/);
  await window.close();
  await server.end('SIGTERM');
});
