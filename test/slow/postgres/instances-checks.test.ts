/** Scenarios of several instances that check who sent the mail in one store: each mail once, whoever of them lives. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isShared, sharedDatabase } from '../../support/postgres/test-database.ts';
import { startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mailFrom } from '../../support/rooms/authenticated-room.ts';
import { eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

/** Instances in processes of their own need a server: PGlite lives inside one. */
const onServer = isShared && process.env.TEST_DATABASE !== 'pglite';

describe('instances on one store', { skip: !isShared && 'SQLite has one instance' }, () => {
  test('ask the DNS once for each mail', async (t) => {
    const dns = await startDnsServer();
    const room = await startPostroom({ DNS_SERVERS: dns.address });
    t.after(async () => {
      await room.close();
      await dns.close();
    });
    const rooms = [room, await room.another(), await room.another()];
    const { address } = (await room.rest('POST', '/inboxes', {})).body;
    const names = Array.from({ length: 40 }, (_, n) => `sender-${n}.test`);
    for (const name of names) {
      dns.set(`_dmarc.${name}`, 'TXT', ['v=DMARC1; p=reject']);
      dns.delay(`_dmarc.${name}`, 50);
    }
    await Promise.all(names.map((name, n) => rooms[n % 3]?.inbound(address, mailFrom(`a@${name}`))));
    await within(60, async () => (await authenticated(room)) === names.length);
    const asked = dns.queries.filter(({ name }) => name.startsWith('_dmarc.sender-')).map(({ name }) => name);
    assert.deepEqual(asked.sort(), names.map((name) => `_dmarc.${name}`).sort());
  });

  test('leave to the others what one that closes has not checked', async (t) => {
    const [deaf, dns] = [await startDnsServer(), await startDnsServer()];
    const leaving = await startPostroom({ DNS_SERVERS: deaf.address });
    t.after(async () => {
      await leaving.close();
      await Promise.all([deaf.close(), dns.close()]);
    });
    const { address } = (await leaving.rest('POST', '/inboxes', {})).body;
    deaf.fail('_dmarc.sender.test', 'silent');
    dns.set('_dmarc.sender.test', 'TXT', ['v=DMARC1; p=reject']);
    await leaving.inbound(address, mailFrom('a@sender.test'));
    await eventually('it asks', async () => deaf.queries.some(({ name }) => name === '_dmarc.sender.test'));
    const staying = await leaving.another({ DNS_SERVERS: dns.address });
    await leaving.app.close();
    // Sooner than what it took would come back by itself.
    await within(20, async () => (await authenticated(staying)) === 1);
  });
});

describe('an instance that is killed', { skip: !onServer && 'instances of their own processes need a server' }, () => {
  test('leaves its checks to the others within half a minute', { timeout: 90_000 }, async (t) => {
    const database = await sharedDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'postroom-killed-'));
    const [deaf, dns] = [await startDnsServer(), await startDnsServer()];
    const dying = await startProcess(dataDir, { ...database.env, DNS_SERVERS: deaf.address });
    const open: Postroom[] = [];
    t.after(async () => {
      if (dying.running()) await dying.end('SIGKILL');
      await Promise.all([...open, deaf, dns].map((one) => one.close()));
      await rm(dataDir, { recursive: true, force: true });
      await database.remove();
    });
    deaf.fail('_dmarc.sender.test', 'silent');
    dns.set('_dmarc.sender.test', 'TXT', ['v=DMARC1; p=reject']);
    const { address } = (await dying.rest('POST', '/inboxes', {})).body;
    await postMail(`${dying.url}/webhooks/provider/inbound`, { recipient: address, mime: mailFrom('a@sender.test') });
    await eventually('it asks', async () => deaf.queries.some(({ name }) => name === '_dmarc.sender.test'));
    await dying.end('SIGKILL');
    const staying = await startPostroom({ ...database.env, DNS_SERVERS: dns.address });
    open.push(staying);
    await within(45, async () => (await authenticated(staying)) === 1);
  });
});

async function within(seconds: number, look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await look()); ) {
    assert.ok(Date.now() < end, `it did not happen within ${seconds} s`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** How many mails a verdict was recorded of. */
async function authenticated(room: Postroom): Promise<number> {
  const { data } = (await room.rest('GET', '/events?limit=100')).body;
  return data.filter((event: Json) => event.type === 'email.authenticated').length;
}
