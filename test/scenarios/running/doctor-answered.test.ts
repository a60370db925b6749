/** What `doctor` finds, answered by the running server: to the operator alone, kept for five minutes, and while it answers everybody else. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { API_KEY, eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const MINUTE = 60_000;
const clock = standInClock();
const dns = await startDnsServer();
const slow = await startSlowServer();
/** What Node warns of. */
const warnings: Error[] = [];
process.on('warning', (warning) => warnings.push(warning));
const room = await startPostroom({ DNS_SERVERS: dns.address, APP_URL: slow.url }, { clock });
const ask = (key = API_KEY) => room.rest('GET', '/doctor', undefined, { key });

test('it is found once for all who ask, while the server answers others, and asks itself for a proof', async () => {
  let ended = 0;
  const asked = [ask(), ask()].map(async (answer) => {
    const one = await answer;
    ended += 1;
    return one;
  });
  await eventually('it asks for a proof there', async () => slow.waiting.length > 0);
  for (let n = 0; n < 5; n += 1) assert.equal((await room.rest('GET', '/whoami')).status, 200);
  assert.equal(ended, 0, 'it waits for the server that is slow');
  slow.answer();
  const [first, second] = await Promise.all(asked);
  assert.equal(first?.status, 200, JSON.stringify(first?.body));
  assert.deepEqual(first?.body, second?.body);
  const of = (check: string): string[] =>
    first?.body.data.filter((one: Json) => one.check === check).map(({ status, code }: Json) => `${status} ${code}`);
  assert.deepEqual(of('server'), ['ok ready']);
  assert.deepEqual(of('database'), ['ok fine']);
  const wrong = first?.body.data.filter(({ status }: Json) => status !== 'ok');
  assert.ok(wrong.length > 0 && wrong.every(({ what, fix }: Json) => what && fix), JSON.stringify(wrong));
  assert.equal(slow.asked(), 1);
});

test('it is kept for five minutes', async () => {
  const at = async () => (await ask()).body.examinedAt;
  const first = await at();
  clock.pass(4 * MINUTE);
  assert.equal(await at(), first);
  clock.pass(MINUTE);
  assert.equal(Date.parse(await at()) - Date.parse(first), 5 * MINUTE);
});

test('other keys are refused', async () => {
  problem(await ask(await room.account()), 403, 'forbidden');
  const inbox = (await room.rest('POST', '/inboxes', {})).body;
  const keyOf = async (input: Json) => (await room.rest('POST', '/api-keys', { name: 'agent', ...input })).body.key;
  problem(await ask(await keyOf({ inboxIds: [inbox.id] })), 403, 'forbidden');
  problem(await ask(await keyOf({ scopes: ['emails:read', 'metrics:read'] })), 403, 'missing_scope');
});

test('however often it was found, Node warns of no leak', () => assert.deepEqual(warnings, []));

/** Its first answers wait until they are let go. */
async function startSlowServer() {
  const waiting: ServerResponse[] = [];
  let isOpen = false;
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    if (isOpen) response.end('{}');
    else waiting.push(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return closedAtEnd({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting,
    asked: () => count,
    answer: () => {
      isOpen = true;
      for (const response of waiting.splice(0)) response.end('{}');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
