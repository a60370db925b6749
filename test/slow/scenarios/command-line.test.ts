/** The operator's commands beside a running Postroom, on either engine: what they do is true for callers at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { consoleClient } from '../../support/clients/console-client.ts';
import { inPipe, inThisProcess } from '../../support/processes/command-line.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const dns = await startDnsServer();
const room = await startPostroom({ DNS_SERVERS: dns.address });
const env = { ...room.env, DNS_SERVERS: dns.address };
const command = (...words: string[]) => inThisProcess(env, ...words);

async function done(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await command(...words);
  assert.deepEqual([code, stderr], [0, ''], words.join(' '));
  return stdout;
}

const made = async (...words: string[]) => {
  const printed = await done(...words);
  return { id: /^(?:account|key) ([\w-]+)/.exec(printed)?.[1] ?? '', key: /only now: (\S+)$/m.exec(printed)?.[1] ?? '' };
};
const statusOf = async (key: string) => (await room.rest('GET', '/whoami', undefined, { key })).status;
const told = async (...words: string[]) => {
  const { code, stdout, stderr } = await command(...words);
  assert.equal(stdout, '', words.join(' '));
  return [code, stderr];
};

describe('the command line', { skip: process.env.TEST_DATABASE === 'pglite' ? 'PGlite is for one process' : false }, () => {
  test('makes an account, lists it, and gives it another plan', async () => {
    const { id, key } = await made('accounts', 'create', '--name', 'acme', '--plan', 'free');
    const plan = async () => (await room.rest('GET', '/whoami', undefined, { key })).body.plan.name;
    assert.equal(await plan(), 'free');
    const listed = await inPipe(env, 'accounts', 'list');
    assert.deepEqual([listed.code, listed.stderr], [0, '']);
    assert.match(listed.stdout, new RegExp(`^${id}  active    free {7}acme$`, 'm'));
    assert.equal(await done('accounts', 'plan', id, 'unlimited'), 'acme has the plan unlimited\n');
    assert.equal(await plan(), 'unlimited');
  });

  test('makes a link that signs in to the console of the server that runs', async () => {
    // On PostgreSQL the command does not ask the server, and knows its address by APP_URL alone.
    const [, place, link] = /^(\S+)\/sign-in#(\w{43})\n$/.exec(await done('console-link')) ?? [];
    if (!room.env.DATABASE_URL) assert.equal(place, room.url);
    const browser = consoleClient(room.url);
    assert.equal((await browser.signIn({ link })).status, 201);
    assert.equal((await browser.call('GET', '/api/v1/whoami')).body.key.name, 'POSTROOM_API_KEY');
    assert.equal((await browser.signIn({ link })).status, 401);
  });

  test('makes, lists, rotates and revokes keys of any account', async () => {
    const account = await made('accounts', 'create', '--name', 'acme', '--plan', 'unlimited');
    const first = await made('keys', 'create', '--account', account.id, '--name', 'robot');
    assert.equal(await statusOf(first.key), 200);
    const list = () => done('keys', 'list', '--account', account.id);
    const lines = (await list()).trimEnd().split('\n');
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /^[\w-]{36} {2}active {3}pr_\w{8}… {2}made \d{4}-\d\d-\d\d {2}used \S+ +robot$/);
    const [id = ''] = (lines[0] ?? '').split(' ');

    const second = await made('keys', 'rotate', id, '--grace', '600');
    assert.deepEqual([await statusOf(first.key), await statusOf(second.key)], [200, 200]);
    const third = await made('keys', 'rotate', second.id);
    assert.deepEqual([await statusOf(second.key), await statusOf(third.key)], [401, 200]);
    const child = await room.rest('POST', '/api-keys', { name: 'child' }, { key: third.key });
    assert.equal(
      await done('keys', 'revoke', third.id),
      'robot is revoked\n1 key that stems from it goes on; keys list shows it\n',
    );
    assert.deepEqual([await statusOf(third.key), await statusOf(child.body.key)], [401, 200]);
    assert.match(await list(), new RegExp(`^${third.id}  revoked  `, 'm'));
    const { body } = await room.rest('GET', `/api-keys?limit=100`, undefined, { key: account.key });
    const robots = body.data.filter(({ name }: { name: string }) => name === 'robot');
    assert.deepEqual(
      robots.map(({ status, madeBy }: { status: string; madeBy: null }) => [status, madeBy]),
      [
        ['revoked', null],
        ['rotated', null],
        ['rotated', null],
      ],
    );
  });

  test('verifies a domain by its name, and says what is to be published', async () => {
    const { key, id } = await made('accounts', 'create', '--name', 'acme', '--plan', 'unlimited');
    const domain = await room.rest('POST', '/domains', { domain: 'Acme.example' }, { key });
    assert.equal(domain.status, 201);
    const failed = await done('domains', 'verify', 'ACME.example.');
    assert.match(failed, /^acme\.example is failed\n/);
    assert.match(failed, /^ {2}missing {5}required {2}TXT \S+ \S+/m);
    assert.match(failed, /\nPublish what is required and not found/);
    for (const { type, name, value } of domain.body.records)
      if (type === 'MX') dns.set(name, 'MX', [{ exchange: 'elsewhere.example' }]);
      else dns.set(name, 'TXT', [value]);
    assert.match(await done('domains', 'verify', 'acme.example'), /mismatch.* MX .*\n {4}there is: .*elsewhere\.example/);
    for (const { type, name, value } of domain.body.records) if (type === 'MX') dns.set(name, 'MX', [{ exchange: value }]);
    assert.match(await done('domains', 'verify', 'acme.example'), /^acme\.example is verified\n/);

    const other = await made('accounts', 'create', '--name', 'other', '--plan', 'unlimited');
    await room.rest('POST', '/domains', { domain: 'acme.example' }, { key: other.key });
    const [code, said] = await told('domains', 'verify', 'acme.example');
    assert.deepEqual([code, /Several accounts .*--account: /.test(String(said))], [1, true], String(said));
    assert.match(await done('domains', 'verify', 'acme.example', '--account', id), /is verified/);
  });

  test('says what is wrong, and what to do', async () => {
    const lost = '00000000-0000-7000-8000-000000000000';
    const noAccount = [1, 'No account with this id. accounts list shows the ids.\n'];
    assert.deepEqual(await told('accounts', 'plan', lost, 'free'), noAccount);
    assert.deepEqual(await told('keys', 'list', '--account', lost), noAccount);
    assert.deepEqual(await told('keys', 'create', '--account', lost), noAccount);
    assert.deepEqual(await told('sending', 'off', '--account', lost), noAccount);
    const noKey = [1, 'No API key with this id. keys list --account ID shows the ids.\n'];
    assert.deepEqual(await told('keys', 'revoke', lost), noKey);
    assert.deepEqual(await told('keys', 'rotate', lost), noKey);
    assert.deepEqual(await told('keys', 'rotate', lost, '--grace', '1h'), [1, '--grace must be 0 to 604800, whole seconds.\n']);
    assert.deepEqual(await told('domains', 'verify', 'none.example'), [
      1,
      'No account has added none.example. It is added with add_domain, or POST /domains.\n',
    ]);
  });

  test('prints nothing that moves the cursor of a terminal', async () => {
    await made('accounts', 'create', '--name', 'evil\u001b[2Jname', '--plan', 'free');
    assert.match(await done('accounts', 'list'), /evil\[2Jname$/m);
  });
});
