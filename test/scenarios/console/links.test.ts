/** The link that signs the operator in: once, within five minutes, as the key that the operator's process acts with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleClient } from '../../support/clients/console-client.ts';
import { problem } from '../../support/clients/problem.ts';
import { standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const MINUTE = 60_000;
const clock = standInClock();
const nothing = () => {};
/** What was said in place of a link. */
const refused: string[] = [];
const warn = ({ err }: { err?: Error }) => void refused.push(err?.message ?? '');
const room = await startPostroom({}, { clock, log: { debug: nothing, info: nothing, warn, error: console.error } });

async function newLink(): Promise<string> {
  const url = (await room.app.consoleLink()) ?? '';
  assert.match(url, new RegExp(`^${room.url}/sign-in#[0-9A-Za-z]{43}$`));
  return url.split('#')[1] ?? '';
}

const signIn = async (link: string) => consoleClient(room.url).signIn({ link });

test('it signs in as POSTROOM_API_KEY, and not a second time', async () => {
  const link = await newLink();
  const browser = consoleClient(room.url);
  const opened = await browser.signIn({ link });
  assert.equal(opened.status, 201);
  assert.equal((await browser.call('GET', '/api/v1/whoami')).body.key.name, 'POSTROOM_API_KEY');
  problem(await signIn(link), 401, 'unauthenticated');
  assert.equal((await browser.call('GET', '/api/v1/whoami')).status, 200);
});

test('of many at the same time one is let in', async () => {
  const link = await newLink();
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(link)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array.from({ length: 7 }, () => 401)]);
});

test('it is over after five minutes', async () => {
  const [early, late] = [await newLink(), await newLink()];
  clock.pass(5 * MINUTE - 1);
  assert.equal((await signIn(early)).status, 201);
  clock.pass(1);
  problem(await signIn(late), 401, 'unauthenticated');
});

test('a visit of its page uses nothing up', async () => {
  const link = await newLink();
  const browser = consoleClient(room.url);
  await browser.call('GET', '/sign-in');
  problem(await browser.signIn({ link }, { headers: { origin: 'https://evil.example' } }), 403, 'forbidden');
  assert.equal((await browser.signIn({ link })).status, 201);
});

test('it is over with its key', async () => {
  const link = await newLink();
  const { key } = (await room.rest('GET', '/whoami')).body;
  const spare = (await room.rest('POST', '/api-keys', { name: 'spare' })).body;
  await room.rest('POST', `/api-keys/${key.id}/revoke`, {}, { key: spare.key });
  problem(await signIn(link), 401, 'unauthenticated');
  assert.equal(await room.app.consoleLink(), null);
  assert.match(
    refused.at(-1) ?? '',
    /^POSTROOM_API_KEY of the server is a key that was revoked or has expired\. Set it to a new one/,
  );
});

test('it names localhost where the server listens on every address and has no other name', async () => {
  const everywhere = await startPostroom({ HOST: '0.0.0.0' });
  const link = (await everywhere.app.consoleLink()) ?? '';
  const { origin, hash, port } = new URL(link);
  assert.equal(origin, `http://localhost:${port}`);
  const browser = consoleClient(everywhere.url, { origin, sent: { host: `localhost:${port}` } });
  assert.equal((await browser.signIn({ link: hash.slice(1) })).status, 201);
  const named = await startPostroom({ HOST: '0.0.0.0', APP_URL: 'https://mail.example.com' });
  assert.match((await named.app.consoleLink()) ?? '', /^https:\/\/mail\.example\.com\/sign-in#/);
});

test('without POSTROOM_API_KEY it is for the oldest key of the operator that has every right', async () => {
  const other = await startPostroom({ POSTROOM_API_KEY: '' });
  const key = other.app.madeKeys?.operator ?? '';
  await other.rest('POST', '/api-keys', { name: 'newer' }, { key });
  const browser = consoleClient(other.url);
  const link = (await other.app.consoleLink())?.split('#')[1];
  assert.equal((await browser.signIn({ link })).status, 201);
  assert.equal((await browser.call('GET', '/api/v1/whoami')).body.key.name, 'first key');
});
