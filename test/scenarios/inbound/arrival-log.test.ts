/** Mail that does not appear is explained: each arrival is in the log of arrivals of those who may know of it, with the reason. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mime, unfenced } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const DAY = 24 * 3600_000;
const clock = standInClock();
const room = await startPostroom({}, { clock });
const tenant = await room.account();
let mails = 0;

async function inbox(key?: string, more: Json = {}): Promise<{ id: string; address: string }> {
  const { status, body } = await room.rest('POST', '/inboxes', more, key ? { key } : {});
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function post(recipient: string, more: { text?: string; id?: string; token?: string; key?: string } = {}): Promise<number> {
  mails += 1;
  const { text = 'Hello.', id = `arrival-${mails}`, ...signing } = more;
  const raw = mime({ to: recipient, subject: 'News', text, messageId: `<${id}@example.org>` });
  return (await room.inbound(recipient, raw, { at: clock.now(), ...signing })).status;
}

async function arrivals(query = '', key?: string): Promise<Json[]> {
  const { status, body } = await room.rest('GET', `/arrivals${query}`, undefined, key ? { key } : {});
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
}

/** Those of the inbox, once the sender of each is checked. */
async function checkedArrivals(inboxId: string): Promise<Json[]> {
  return await eventually('every sender is checked', async () => {
    const found = await arrivals(`?inboxId=${inboxId}`);
    return found.every(({ senderVerdict }) => senderVerdict !== 'pending') && found;
  });
}

const told = ({ outcome, reason, recipient }: Json) => [outcome, reason, recipient];

describe('an arrival', () => {
  test('that was stored is told from the mail’s own row: time, way in, envelope, size and id', async () => {
    const { id: inboxId, address } = await inbox();
    await post(address.replace('@', '+shop@'));
    const [arrival] = await checkedArrivals(inboxId);
    const [email] = (await room.rest('GET', `/emails?inboxId=${inboxId}`)).body.data;
    assert.deepEqual(arrival, {
      id: email.id,
      at: email.createdAt,
      provider: 'mailgun',
      envelopeFrom: 'sender@example.org',
      recipient: address.replace('@', '+shop@'),
      inboxId,
      outcome: 'accepted',
      reason: null,
      emailId: email.id,
      size: email.size,
      rawFidelity: 'exact',
      senderVerdict: 'unknown',
    });
    assert.equal(
      (await room.sql('select count(*) as n from arrival_log')).every(({ n }) => Number(n) === 0),
      true,
    );
    assert.equal('envelopeTo' in email || 'provider' in email, false);
  });

  test('that was ignored says why: no inbox, a paused one, a sender who is not let in', async () => {
    assert.equal(await post('nobody@postroom.localhost'), 202);
    const paused = await inbox();
    await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
    await post(paused.address);
    const choosy = await inbox(undefined, { rules: { receive: { allow: ['friends.test'] } } });
    await post(choosy.address);
    assert.deepEqual((await arrivals('?outcome=ignored&limit=3')).map(told), [
      ['ignored', 'the inbox does not take mail from this sender', choosy.address],
      ['ignored', 'the inbox is paused', paused.address],
      ['ignored', 'no inbox has this address', 'nobody@postroom.localhost'],
    ]);
  });

  test('that came before says so: by the same proof, by the same mail, and by a second recipient of one inbox', async () => {
    const { id: inboxId, address } = await inbox();
    const other = address.replace('@', '+again@');
    await post(address, { id: 'twice', token: 'b'.repeat(50) });
    await post(address, { id: 'twice', token: 'b'.repeat(50) });
    await post(address, { id: 'twice' });
    await post(`${address},${other},nobody@postroom.localhost`);
    const found = await arrivals(`?inboxId=${inboxId}`);
    assert.deepEqual(found.map(told).sort(), [
      ['accepted', null, address],
      ['accepted', null, address],
      ['duplicate', 'the inbox has this mail already', address],
      ['duplicate', 'the mail reached this inbox by another of its recipients', other],
      ['duplicate', 'the provider posted this mail before', address],
    ]);
    const first = found.at(-1);
    assert.equal(found.find(({ reason }) => reason === 'the inbox has this mail already')?.emailId, first?.emailId);
    assert.deepEqual((await arrivals('?outcome=ignored&limit=1')).map(told), [
      ['ignored', 'no inbox has this address', 'nobody@postroom.localhost'],
    ]);
  });

  test('that was refused for its signature is told without what it says', async () => {
    const { address } = await inbox();
    assert.equal(await post(address, { key: 'not-the-key', text: 'Zanzibar' }), 401);
    const found = await eventually('it is written', async () => (await arrivals('?outcome=refused'))[0]);
    const { id: _, at: __, ...rest } = found;
    assert.deepEqual(rest, {
      provider: 'mailgun',
      envelopeFrom: null,
      recipient: null,
      inboxId: null,
      outcome: 'refused',
      reason: 'The signature does not match',
      emailId: null,
      size: null,
      rawFidelity: null,
      senderVerdict: null,
    });
  });

  test('tells an address that a stranger made up as one line, whether it leads to an inbox or not', async () => {
    const { id: inboxId, address } = await inbox();
    const nasty = '+\u0000\r\nBcc: \u202ex@';
    assert.equal(await post(address.replace('@', nasty)), 200);
    assert.equal(await post(`nobody${nasty}${'y'.repeat(4000)}.test`), 202);
    const [stored] = await arrivals(`?inboxId=${inboxId}`);
    const [ignored] = await arrivals('?outcome=ignored&limit=1');
    for (const one of [stored, ignored]) assert.match(String(one?.recipient), /^[^\p{Cc}\p{Cf}]{1,320}$/u);
  });

  test('from another inbox here is one too', async () => {
    const [from, to] = [await inbox(), await inbox()];
    const mail = { inboxId: from.id, to: to.address, subject: 'x', text: 'y' };
    assert.equal((await room.rest('POST', '/emails/send', mail)).status, 202);
    const found = await eventually('it is delivered', async () => (await arrivals(`?inboxId=${to.id}`))[0]);
    assert.deepEqual([found.provider, found.outcome, found.recipient], ['here', 'accepted', to.address]);
  });

  test('outlives its mail, for as long as arrivals are kept', async () => {
    const { id: inboxId, address } = await inbox();
    await post(address);
    await post(address);
    const [second, first] = await checkedArrivals(inboxId);
    assert.equal((await room.rest('DELETE', `/emails/${first?.emailId}`)).status, 200);
    const deleted = { ...first, reason: 'the email was deleted', senderVerdict: null };
    assert.deepEqual(await arrivals(`?inboxId=${inboxId}`), [second, deleted]);
    assert.deepEqual(await arrivals(`?inboxId=${inboxId}&outcome=accepted`), [second, deleted]);
    clock.pass(29 * DAY);
    assert.equal((await arrivals(`?inboxId=${inboxId}`)).length, 2);
    clock.pass(DAY + 1);
    assert.deepEqual(await arrivals(`?inboxId=${inboxId}`), [], 'also that of the mail that is there');
  });

  test('in the quarantine says that it waits there, or after its check why it stays', async () => {
    const { id, address } = await inbox(undefined, { rules: { receive: { allow: null, verified: true } } });
    await post(address);
    const reasonOf = async () => {
      const [arrival] = await arrivals(`?inboxId=${id}`);
      assert.equal(arrival?.outcome, 'accepted');
      return String(arrival.reason);
    };
    const waits = 'it waits in the quarantine until its sender is verified';
    const stays = 'it stays in the quarantine: neither DKIM nor SPF shows that its sender wrote it';
    // Its check may be over by now.
    assert.ok([waits, stays].includes(await reasonOf()));
    await eventually('it is checked', async () => (await reasonOf()) === stays);
  });
});

describe('who sees an arrival', () => {
  test('a tenant those of its own inboxes and domain, the operator its own and those of no account', async () => {
    const domain = 'tenant-mail.test';
    assert.equal((await room.rest('POST', '/domains', { domain }, { key: tenant })).status, 201);
    await room.sql('update domains set verified_at = created_at where domain = ? returning id', domain);
    const own = await inbox(tenant);
    await post(own.address);
    await post(`typo@${domain}`);
    await post('nobody-at-all@postroom.localhost');
    assert.deepEqual((await arrivals('', tenant)).map(told), [
      ['ignored', 'no inbox has this address', `typo@${domain}`],
      ['accepted', null, own.address],
    ]);
    const operators = JSON.stringify(await arrivals('?limit=100'));
    assert.match(operators, /nobody-at-all@/);
    assert.ok(!operators.includes(domain) && !operators.includes(own.address));
    problem(await room.rest('GET', `/arrivals?inboxId=${own.id}`), 404, 'not_found');
  });

  test('a key that is bound to inboxes those of these, and none without the scope', async () => {
    const [mine, other] = [await inbox(), await inbox()];
    for (const { address } of [mine, other]) await post(address);
    const make = async (more: Json) => (await room.rest('POST', '/api-keys', { name: 'k', ...more })).body.key as string;
    const bound = await make({ scopes: ['arrivals:read'], inboxIds: [mine.id] });
    assert.deepEqual(
      (await arrivals('', bound)).map(({ recipient }) => recipient),
      [mine.address],
    );
    problem(await room.rest('GET', `/arrivals?inboxId=${other.id}`, undefined, { key: bound }), 404, 'not_found');
    const reader = await make({ scopes: ['emails:read'] });
    problem(await room.rest('GET', '/arrivals', undefined, { key: reader }), 403, 'missing_scope');
  });

  test('an agent platform sees over MCP what REST shows, with addresses as strangers’ text', async () => {
    const own = await inbox(tenant);
    await post(own.address);
    const [platform, stranger] = [await room.mcp(tenant), await room.mcp()];
    const { body } = await platform.call('list_arrivals', { inboxId: own.id });
    const [shown] = unfenced(body).data as Json[];
    const [listed] = await arrivals(`?inboxId=${own.id}`, tenant);
    assert.deepEqual([shown?.id, shown?.outcome, shown?.recipient], [listed?.id, 'accepted', own.address]);
    assert.match(JSON.stringify(body), /<(u-[\w-]+)>sender@example\.org<\/\1>/);
    assert.equal((await stranger.call('list_arrivals', { inboxId: own.id })).body.code, 'not_found');
    const { nextCursor } = (await room.rest('GET', '/arrivals?limit=1')).body;
    problem(await room.rest('GET', `/emails?cursor=${nextCursor}`), 400, 'invalid_request');
    for (const query of [
      'outcome=lost',
      'limit=1000',
      `cursor=${'x'.repeat(5000)}`,
      'since=tomorrow',
      'since=in%203%20days',
      'inboxId=%0d%0a',
    ])
      problem(await room.rest('GET', `/arrivals?${query}`), 400, 'invalid_request');
  });
});
