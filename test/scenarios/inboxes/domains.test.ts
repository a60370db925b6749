/** A custom domain over REST and MCP: added, published in a real DNS, verified, given an inbox, and signing its mail. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { test } from 'node:test';
import { dkimVerify } from 'mailauth';
import type { Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

type Published = { type: 'MX' | 'TXT'; name: string; value: string; priority: number; purpose: string };

const dns = await startDnsServer();
const { room, sink } = await startRelayedRoom({ DNS_SERVERS: dns.address, MAIL_HOST: 'mx.postroom.example' });

function publish(records: Published[]): void {
  for (const record of records) {
    if (record.type === 'MX') dns.set(record.name, 'MX', [{ exchange: record.value, preference: record.priority }]);
    else dns.set(record.name, 'TXT', [record.value]);
  }
}

async function add(domain: string, key?: string) {
  return await room.rest('POST', '/domains', { domain }, key ? { key } : {});
}

test('a domain is added, fails while DNS is empty, and is verified once its records are published', async () => {
  const added = await add('Agents.Example.ORG.');
  assert.equal(added.status, 201);
  assert.equal(added.body.domain, 'agents.example.org');
  assert.equal(added.body.status, 'pending');
  const purposes = added.body.records.map((record: Published) => record.purpose);
  assert.deepEqual(purposes.toSorted(), ['dkim', 'dmarc', 'inbound', 'ownership', 'spf']);
  assert.ok(!JSON.stringify(added.body).includes('PRIVATE'));

  const early = await room.rest('POST', `/domains/${added.body.id}/verify`);
  assert.equal(early.status, 200);
  assert.equal(early.body.status, 'failed');
  assert.ok(early.body.records.every((record: { status: string }) => record.status === 'missing'));

  publish(added.body.records);
  const agent = await room.mcp();
  const verified = await agent.call('verify_domain', { id: added.body.id });
  assert.equal(verified.body.status, 'verified');
  assert.ok(verified.body.verifiedAt);
  assert.ok(verified.body.records.every((record: { status: string }) => record.status === 'found'));
  assert.equal((await agent.call('list_domains')).body.data[0].id, added.body.id);
  const [listed] = (await room.rest('GET', '/domains')).body.data;
  assert.deepEqual((await room.rest('GET', `/domains/${added.body.id}`)).body, listed);
  assert.equal((await room.rest('GET', `/domains/${randomUUID()}`)).status, 404);
  await agent.close();
});

test('mail from an inbox on a verified domain carries a DKIM signature that verifies through DNS, also when it was moved to another time', async () => {
  const inbox = await room.rest('POST', '/inboxes', { localPart: 'ada', domain: 'agents.example.org', displayName: 'Ada' });
  assert.equal(inbox.status, 201);
  assert.equal(inbox.body.address, 'ada@agents.example.org');
  const letter = { inboxId: inbox.body.id, to: 'grace@elsewhere.example', subject: 'Signed', text: 'Grüße' };
  const sent = await room.rest('POST', '/emails/send', letter);
  assert.equal(sent.status, 202);
  await sink.waitFor(1);
  const sendAt = new Date(Date.now() + 24 * 3600_000).toISOString();
  const later = await room.rest('POST', '/emails/send', { ...letter, sendAt });
  const now = await room.rest('PATCH', `/emails/${later.body.id}`, { sendAt: new Date().toISOString() });
  assert.equal(now.status, 200, JSON.stringify(now.body));
  await sink.waitFor(2);
  const resolver = new Resolver();
  resolver.setServers([dns.address]);
  const resolve = (name: string, type: string) => resolver.resolve(name, type) as Promise<string[][]>;
  for (const [at, { body }] of [sent, later].entries()) {
    const mail = sink.mails[at];
    assert.ok(mail);
    const { results } = await dkimVerify(mail.mime, { resolver: resolve });
    assert.equal(results.length, 1);
    assert.equal(results[0]?.status.result, 'pass');
    assert.equal(results[0]?.signingDomain, 'agents.example.org');
    const raw = await room.download(`/emails/${body.id}/raw`);
    assert.ok(raw.bytes.equals(mail.mime), 'the stored bytes are the bytes that went out');
  }
});

test('mail to an inbox on a custom domain arrives by the webhook and locally', async () => {
  const posted = await room.inbound('Ada+news@AGENTS.example.org', 'From: x@y.example\r\nSubject: in\r\n\r\nhi\r\n');
  assert.deepEqual(posted.json, { ok: true });
});

test('a record that is taken away fails the next check, and sending waits until it is back', async () => {
  const [domain] = (await room.rest('GET', '/domains')).body.data;
  const dkim = domain.records.find((record: Published) => record.purpose === 'dkim');
  dns.clear(dkim.name);
  const failed = await room.rest('POST', `/domains/${domain.id}/verify`);
  assert.equal(failed.body.status, 'failed');
  const [inbox] = (await room.rest('GET', '/inboxes')).body.data;
  const refused = await room.rest('POST', '/emails/send', { inboxId: inbox.id, to: 'a@b.example', subject: 's', text: 't' });
  assert.equal(refused.status, 409);
  publish([dkim]);
  assert.equal((await room.rest('POST', `/domains/${domain.id}/verify`)).body.status, 'verified');
});

test('a name server that is down leaves what was reached before', async () => {
  const [domain] = (await room.rest('GET', '/domains')).body.data;
  for (const record of domain.records) dns.fail(record.name, 'SERVFAIL');
  const checked = await room.rest('POST', `/domains/${domain.id}/verify`);
  assert.equal(checked.body.status, 'verified');
  assert.ok(checked.body.records.every((record: { status: string }) => record.status === 'unreachable'));
  dns.clear();
  publish(domain.records);
});

test('an inbox cannot be made on a domain that is not verified, nor the domain deleted while inboxes live on it', async () => {
  const pending = await add('pending.example.org');
  const early = await room.rest('POST', '/inboxes', { localPart: 'ada', domain: 'pending.example.org' });
  assert.equal(early.status, 400);
  assert.equal(early.body.errors[0].path, 'domain');
  assert.deepEqual((await room.rest('DELETE', `/domains/${pending.body.id}`)).body, { id: pending.body.id, deleted: true });
  const lived = (await room.rest('GET', '/domains')).body.data.find((one: Json) => one.domain === 'agents.example.org');
  const refused = await room.rest('DELETE', `/domains/${lived.id}`);
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, 'conflict');
});

test('a domain verified by one account is not verified by another, even with records of its own', async () => {
  const other = await room.account();
  const added = await add('agents.example.org', other);
  assert.equal(added.status, 201);
  const refused = await room.rest('POST', `/domains/${added.body.id}/verify`, undefined, { key: other });
  assert.equal(refused.body.status, 'failed', 'the ownership record is not its own');
  const ownership = added.body.records.find((record: Published) => record.purpose === 'ownership');
  const dkim = added.body.records.find((record: Published) => record.purpose === 'dkim');
  publish([ownership, dkim]);
  const taken = await room.rest('POST', `/domains/${added.body.id}/verify`, undefined, { key: other });
  assert.equal(taken.status, 409);
});

for (const [domain, why] of [
  ['co.uk', 'a public suffix'],
  ['localhost', 'a single label'],
  ['127.0.0.1', 'an address'],
  ['https://example.org', 'a URL'],
  ['a@example.org', 'an e-mail address'],
  ['ex\r\nample.org', 'a line break'],
] as const) {
  test(`${why} is refused as a domain`, async () => {
    const refused = await add(domain);
    assert.equal(refused.status, 400);
    assert.equal(refused.body.errors[0].path, 'domain');
  });
}

test('the shared domain and a domain added twice are conflicts; an international name is kept in A-labels', async () => {
  assert.equal((await add('postroom.localhost')).status, 409);
  assert.equal((await add('bücher.example')).body.domain, 'xn--bcher-kva.example');
  assert.equal((await add('bücher.example')).status, 409);
});

test('the plan free has no custom domains', async () => {
  const refused = await add('free.example.org', await room.account('free'));
  assert.equal(refused.status, 403);
  assert.equal(refused.body.code, 'plan_required');
});
