/** `--stdio` beside other processes on the same folder: windows share one server, and their sessions go on when it ends. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { MOST_AWAY, openWindow } from '../../support/clients/stdio-window.ts';
import { refusedStart, startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';

const KILLED = { code: null, signal: 'SIGKILL' };
const ENDED = { code: 0, signal: null };

test('a window beside a server talks to that one, and goes on when it ends and starts again', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  const window = await openWindow(dataDir);
  await window.says(/Postroom runs on \S+ already, and this window talks to it/);
  await window.call('create_inbox', { localPart: 'bob' });
  const { id: inboxId } = await window.call('create_inbox', { localPart: 'ada' });
  await window.call('send_email', {
    inboxId,
    to: ['bob@postroom.localhost'],
    subject: 'Tea',
    text: 'Now?',
  });
  const { body } = await server.rest('GET', '/emails?direction=outbound');
  assert.deepEqual(
    body.data.map((email: Json) => email.subject),
    ['Tea'],
  );
  await server.rest('POST', '/inboxes', { localPart: 'cleo' });
  assert.deepEqual(await window.inboxes(), ['ada', 'bob', 'cleo']);

  assert.deepEqual(await server.end('SIGTERM'), ENDED);
  await window.goesOn(['ada', 'bob', 'cleo']);
  await window.says(/Postroom listens on/);

  const again = await startProcess(dataDir);
  await window.says(/Another Postroom starts on this data folder/);
  await window.goesOn(['ada', 'bob', 'cleo']);
  await window.call('create_inbox', { localPart: 'dora' });
  assert.equal((await again.rest('GET', '/inboxes')).body.data.length, 4);
  await window.close();
  assert.equal(again.running(), true);
  await again.end('SIGTERM');
});

test('of two windows either closes first, and the other one goes on', async () => {
  const dataDir = await scratchFolder();
  const serving = await openWindow(dataDir);
  await serving.says(/Postroom listens on/);
  const joined = await openWindow(dataDir);
  await joined.says(/this window talks to it/);
  await joined.call('create_inbox', { localPart: 'ada' });
  assert.deepEqual(await serving.inboxes(), ['ada']);

  const { data } = await joined.call('list_inboxes');
  const waited = joined.call('wait_for_email', { inboxId: data[0].id, timeoutSeconds: 60 });
  await joined.client.listTools();
  await serving.close();
  await joined.goesOn(['ada']);
  await joined.says(/Postroom listens on/);
  // The end of the first window did not cut it short.
  await postTo(joined.stderr(), 'ada@postroom.localhost');
  assert.equal((await waited).timedOut, false);

  const third = await openWindow(dataDir);
  await third.says(/this window talks to it/);
  assert.deepEqual(await third.inboxes(), ['ada']);
  await third.close();
  assert.deepEqual(await joined.inboxes(), ['ada']);
  await joined.close();
});

test('when the serving window is killed, one of the others serves: they subscribe again, wait on, and are told what is not known', async () => {
  const dataDir = await scratchFolder();
  const serving = await openWindow(dataDir);
  await serving.says(/Postroom listens on/);
  const others = await Promise.all([openWindow(dataDir), openWindow(dataDir)]);
  const [first, second] = others;
  const { id } = await first.call('create_inbox', { localPart: 'ada' });
  const uri = `postroom://inboxes/${id}`;
  const told: string[] = [];
  first.client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void told.push(params.uri));
  await first.client.subscribeResource({ uri });
  const waited = second.call('wait_for_email', { inboxId: id, timeoutSeconds: 60 });

  const lock = closedAtEnd(new SQLite(join(dataDir, 'postroom.db')));
  lock.exec('BEGIN IMMEDIATE');
  const withKey = first.call('create_inbox', { localPart: 'bob', idempotencyKey: 'bob-1' });
  const without = assert.rejects(
    first.call('create_inbox', { localPart: 'cleo' }),
    /not known whether this was carried out; look/,
  );
  // Answered after the others were sent, and nothing can be written.
  await first.client.listTools();
  await second.client.listTools();
  const killed = Date.now();
  process.kill(serving.pid, 'SIGKILL');
  lock.close();
  await without;
  assert.equal((await withKey).address, 'bob@postroom.localhost');
  assert.ok(Date.now() - killed < MOST_AWAY, `it took ${Date.now() - killed} ms`);
  assert.deepEqual(await second.inboxes(), ['ada', 'bob']);

  await eventually('another serves', async () => /listens on/.test(`${first.stderr()}${second.stderr()}`));
  await postTo(`${first.stderr()}${second.stderr()}`, 'ada@postroom.localhost');
  assert.equal((await waited).timedOut, false);
  await eventually('the mail is told', async () => told.includes(uri));
  for (const window of others) await window.close();
});

test('a window that takes over while its port is taken serves on another one, and says so', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  const taken = closedAtEnd(createServer());
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const both = { PORT: String(port), METRICS_LISTEN: `127.0.0.1:${port}` };
  const first = await openWindow(dataDir, { PORT: both.PORT });
  await first.says(/this window talks to it/);
  await server.end('SIGKILL');
  await first.goesOn([]);
  await first.says(/The port is taken, so this window serves HTTP on http:\S+, until it ends/);
  const second = await openWindow(dataDir, both);
  await second.says(/this window talks to it/);
  await first.close();
  await second.goesOn([]);
  await second.says(/The port is taken, so this window serves HTTP on http:\S+, with its metrics on http:\S+, until it ends/);
  await second.close();
});

test('a plain start gets the folder from windows that all could serve', async () => {
  const dataDir = await scratchFolder();
  const windows = await Promise.all([openWindow(dataDir), openWindow(dataDir), openWindow(dataDir)]);
  await windows[0]?.call('create_inbox', { localPart: 'ada' });
  for (const round of [1, 2]) {
    const server = await startProcess(dataDir);
    for (const window of windows) await window.goesOn(['ada']);
    assert.equal((await server.rest('GET', '/inboxes')).status, 200);
    assert.match((await refusedStart(dataDir)).stderr, /is in use by another Postroom process/);
    assert.deepEqual(await server.end(round === 1 ? 'SIGKILL' : 'SIGTERM'), round === 1 ? KILLED : ENDED);
    for (const window of windows) await window.goesOn(['ada']);
  }
  for (const window of windows) await window.close();
});

test('windows that are opened at the same time choose one of them', async () => {
  const dataDir = await scratchFolder();
  const windows = await Promise.all([openWindow(dataDir), openWindow(dataDir), openWindow(dataDir)]);
  await windows[0]?.call('create_inbox', { localPart: 'ada' });
  for (const window of windows) assert.deepEqual(await window.inboxes(), ['ada']);
  assert.equal(windows.filter((window) => /Postroom listens on/.test(window.stderr())).length, 1);
  for (const window of windows) await window.close();
});

test('a window acts with its own key, and beside a server is refused in the words of a window that serves', async () => {
  const dataDir = await scratchFolder();
  const server = await startProcess(dataDir);
  const wrong = await openWindow(dataDir, { POSTROOM_API_KEY: 'no-key-of-anyone-0123456789' });
  await assert.rejects(wrong.client.listTools(), /unknown, revoked or expired/);
  const { body } = await server.rest('POST', '/api-keys', { name: 'reader', scopes: ['inboxes:read'] });
  const reader = await openWindow(dataDir, { POSTROOM_API_KEY: body.key });
  assert.equal((await reader.call('whoami')).key.name, 'reader');
  const operator = await openWindow(dataDir, {}, ['POSTROOM_API_KEY']);
  const { key } = await operator.call('whoami');
  await operator.call('revoke_api_key', { id: key.id });
  const refused = await openWindow(dataDir, {}, ['POSTROOM_API_KEY']).catch((error: Error) => error);
  assert.match(String(refused), /could not start.*no full-scope API key that works.*keys create/);
  for (const window of [wrong, reader, operator]) await window.close();
  await server.end('SIGTERM');
});

/** A mail for `to` at the server of which the welcome tells. */
async function postTo(welcome: string, to: string): Promise<void> {
  const url = /listens on (\S+)/.exec(welcome)?.[1];
  await postMail(`${url}/webhooks/provider/inbound`, { recipient: to, mime: mime({ to, subject: 'Hi', text: 'Hello.' }) });
}
