/** Events with their records: each type as the catalogue describes it, and only what the key may read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseAccount, resumeAccount } from '../../../src/core/access/account-states.ts';
import { EVENT_TYPES, type EventType } from '../../../src/core/base/events.ts';
import { finishImport } from '../../../src/core/inbound/import.ts';
import { CATALOGUE } from '../../../tools/events/catalogue.ts';
import { eventStream } from '../../support/clients/event-stream.ts';
import { feedbackReport, statusNotification } from '../../support/mails/reports.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { HOOKS_ENV, startReceiver } from '../../support/servers/webhook-receiver.ts';

const dns = await startDnsServer();
const refusal = { responseCode: 550, message: '5.1.1 no such user' };
const busy = { responseCode: 451, message: '4.3.0 try again later' };
const { room } = await startRelayedRoom(
  { ...HOOKS_ENV, DNS_SERVERS: dns.address },
  { heartbeatMs: 40 },
  { onRcpt: (address) => (address.startsWith('nobody@') ? refusal : address.startsWith('busy@') ? busy : undefined) },
);

type Json = Answer['body'];

async function done(method: string, path: string, body?: Json): Promise<Json> {
  const answer = await room.rest(method, path, body);
  assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const ada = await done('POST', '/inboxes', { localPart: 'ada' });
const bob = await done('POST', '/inboxes', { localPart: 'bob' });

async function told(query: string, key?: string): Promise<Json> {
  const { status, body } = await room.rest('GET', `/events?payload=full&${query}`, undefined, key ? { key } : {});
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** All events there are, page by page. */
async function all(query = '', key?: string): Promise<Json[]> {
  const events: Json[] = [];
  for (let after = ''; ; ) {
    const page = await told(`limit=100${query}${after}`, key);
    events.push(...page.data);
    if (page.data.length === 0) return events;
    after = `&after=${page.nextCursor}`;
  }
}

const send = (inbox: Json, to: string, more: Json = {}) =>
  done('POST', '/emails/send', { inboxId: inbox.id, to, subject: 'lunch', text: 'noon?', ...more });
const came = (type: string, id: string) =>
  eventually(`${type} of ${id}`, async () =>
    (await room.rest('GET', `/events?limit=100&types=${type}`)).body.data.find(({ subjectId }: Json) => subjectId === id),
  );
const received = async (inbox: Json, subject: string) => {
  const text = 'Your code is 482913.';
  assert.equal((await room.inbound(inbox.address, mime({ to: inbox.address, subject, text }))).status, 200);
  return await eventually(subject, async () => (await done('GET', `/emails?inboxId=${inbox.id}&subject=${subject}`)).data[0]);
};

test('the record of each type is as the catalogue describes it', async () => {
  const mail = await received(ada, 'code');
  await came('email.authenticated', mail.id);
  await done('PATCH', `/emails/${mail.id}/read`, { isRead: true });
  await done('PATCH', `/threads/${mail.threadId}`, { addLabels: ['urgent'] });
  const out = await send(ada, 'carl@example.org');
  await came('email.sent', out.id);
  const complained = await send(ada, 'dora@example.org');
  const delivered = await send(ada, 'emil@example.org');
  const failed = await send(ada, 'nobody@example.org');
  for (const one of [complained, delivered]) await came('email.sent', one.id);
  await came('email.failed', failed.id);
  const deferred = await send(ada, 'busy@example.org');
  await came('email.deferred', deferred.id);
  const list = ['List-Unsubscribe: <mailto:leave@example.org>'];
  assert.equal(
    (await room.inbound(ada.address, mime({ to: ada.address, subject: 'list', text: 'x', headers: list }))).status,
    200,
  );
  const [listed] = (await done('GET', `/emails?inboxId=${ada.id}&subject=list`)).data;
  await came('email.authenticated', listed.id);
  await done('POST', `/emails/${listed.id}/unsubscribe`);
  const report = async (text: string) => assert.equal((await room.inbound(ada.address, text)).status, 200);
  const sent = ({ id }: Json) => done('GET', `/emails/${id}?view=full`);
  await report(statusNotification(ada.address, await sent(out), [{ recipient: 'carl@example.org' }]));
  await report(
    statusNotification(ada.address, await sent(delivered), [
      { recipient: 'emil@example.org', action: 'delivered', status: '2.0.0' },
    ]),
  );
  await report(feedbackReport(ada.address, await sent(complained), ['dora@example.org']));
  await done('PATCH', `/inboxes/${bob.id}`, { approval: 'required' });
  // Nobody approves what was sent with the same key.
  const sender = (await done('POST', '/api-keys', { name: 'sender', scopes: ['emails:send'] })).key;
  const fred = { inboxId: bob.id, to: 'fred@example.org', subject: 'hello', text: 'Hello.' };
  const { body: held } = await room.rest('POST', '/emails/send', fred, { key: sender });
  const { body: refused } = await room.rest('POST', '/emails/send', fred, { key: sender });
  const { hash } = (await done('GET', `/emails/${held.id}?view=full`)).held;
  await done('POST', `/emails/${held.id}/approve`, { hash });
  await done('POST', `/emails/${refused.id}/reject`, { reason: 'no' });
  await done('PATCH', `/inboxes/${bob.id}`, { approval: 'none' });
  const later = await send(ada, 'gina@example.org', { sendAt: new Date(Date.now() + 3600_000).toISOString() });
  await done('POST', `/emails/${later.id}/cancel`);
  await done('DELETE', `/emails/${later.id}`);
  const draft = await done('POST', '/drafts', { inboxId: ada.id, to: 'x@example.org', subject: 'd', text: 'x' });
  await done('DELETE', `/emails/${draft.id}`);
  const key = await done('POST', '/api-keys', { name: 'k', scopes: ['emails:read'] });
  const next = await done('POST', `/api-keys/${key.id}/rotate`, {});
  await done('POST', `/api-keys/${next.id}/revoke`);
  const domain = await done('POST', '/domains', { domain: 'acme.test' });
  await done('POST', `/domains/${domain.id}/verify`);
  for (const { type, name, value } of domain.records) {
    if (type === 'MX') dns.set(name, 'MX', [{ exchange: value, preference: 10 }]);
    else dns.set(name, 'TXT', [value]);
  }
  await done('POST', `/domains/${domain.id}/verify`);
  const gone = await done('POST', '/domains', { domain: 'gone.test' });
  await done('DELETE', `/domains/${gone.id}`);
  await done('POST', '/suppressions', { address: 'hans@example.org' });
  await done('DELETE', '/suppressions/hans@example.org');
  const template = await done('POST', '/templates', { name: 't', subject: 'Hi {{who}}', text: 'x' });
  await done('PATCH', `/templates/${template.id}`, { text: 'y' });
  const old = await done('POST', '/templates', { name: 'old', subject: 's', text: 'x' });
  await done('DELETE', `/templates/${old.id}`);
  const closed = await done('POST', '/inboxes', { localPart: 'closed' });
  await done('DELETE', `/inboxes/${closed.id}`);
  const receiver = await startReceiver();
  receiver.answer = 410;
  const endpoint = await done('POST', '/webhook-endpoints', { url: receiver.url, types: ['inbox.created'] });
  await done('POST', '/inboxes', { localPart: 'told' });
  await done('POST', '/account/sending', { enabled: false });
  await done('POST', '/account/sending', { enabled: true });
  const registry = await room.registry();
  const account = await registry.store.read((tx) => tx.accounts.operator());
  const inbox = account && (await registry.store.read((tx) => tx.inboxes.get(account.id, ada.id)));
  assert.ok(account && inbox);
  await finishImport(registry, inbox);
  await pauseAccount(registry, account.id);
  await resumeAccount(registry, account.id);
  await registry.store.close();
  for (const [type, id] of [
    ['email.bounced', out.id],
    ['email.complained', complained.id],
    ['email.delivered', delivered.id],
    ['endpoint.disabled', endpoint.id],
  ])
    await came(type, id);

  const events = await all();
  const types = new Set(events.map(({ type }) => type));
  assert.deepEqual(
    EVENT_TYPES.filter((type) => !types.has(type)),
    [],
  );
  for (const { type, data, subjectId } of events) {
    const read = CATALOGUE[type as EventType].data.safeParse(data);
    assert.ok(read.success, `${type}: ${JSON.stringify(data)}`);
    assert.deepEqual(read.data, data, `${type} has fields that nothing describes`);
    assert.equal(data.id, subjectId, type);
  }
  const find = (type: string, id: string) => events.find((one) => one.type === type && one.subjectId === id)?.data;
  const { html, possiblyHiddenText, ...shown } = await done('GET', `/emails/${mail.id}`);
  for (const type of ['email.received', 'email.authenticated']) assert.deepEqual(find(type, mail.id), shown);
  assert.equal(shown.extracted.codes[0].value, '482913');
  assert.deepEqual(find('inbox.created', ada.id), await done('GET', `/inboxes/${ada.id}`));
  assert.equal(find('api_key.revoked', next.id).status, 'revoked');
  assert.equal(find('thread.updated', mail.threadId).labels[0], 'urgent');
  assert.equal(find('domain.verified', domain.id).status, 'verified');
  assert.deepEqual(find('import.finished', ada.id), { id: ada.id });
  // What happened to a mail before it was deleted tells no more than its id.
  for (const type of ['email.queued', 'email.canceled', 'email.deleted'])
    assert.deepEqual(find(type, later.id), { id: later.id, deleted: true });
  assert.ok(!JSON.stringify(events).includes(next.key));
});

test('without payload, and with thin, an event is what it was', async () => {
  const { data } = (await room.rest('GET', '/events?limit=5')).body;
  assert.deepEqual(Object.keys(data[0]), ['id', 'type', 'inboxId', 'threadId', 'subjectId', 'sequence', 'createdAt']);
  assert.deepEqual((await room.rest('GET', '/events?limit=5&payload=thin')).body.data, data);
});

test('a stream tells what comes with its record, as the list does, and in order', async () => {
  const stream = await eventStream(room.url, { query: 'payload=full' });
  const { id: begin } = await stream.until('ready', (all) => all[0]);
  const mails: Json[] = [];
  for (const subject of ['one.', 'two.', 'three.']) mails.push(await received(ada, subject));
  await done('PATCH', `/inboxes/${bob.id}`, { displayName: 'Bob' });
  for (const { id } of mails) await came('email.authenticated', id);
  await done('POST', '/suppressions', { address: 'last@example.org' });
  await stream.until('the last', () => stream.facts().find(({ event }) => event === 'suppression.added'));
  const listed = (await told(`limit=100&after=${begin}`)).data;
  const facts = stream.facts();
  const bare = ({ data: _, ...event }: Json) => event;
  assert.deepEqual(
    facts.map(({ data }) => bare(data)),
    listed.map(bare),
  );
  // Since the record may have changed after the stream told it, only those that nothing changed are compared.
  for (const [at, { event, data }] of facts.entries()) {
    assert.equal(data.data.id, data.subjectId);
    if (event === 'inbox.updated' || event === 'suppression.added') assert.deepEqual(data, listed[at]);
    if (event === 'email.received') assert.equal(data.data.extracted.codes[0].value, '482913');
  }
  stream.close();
});

test('a key is told the records that it may read, in a list and in a stream alike', async () => {
  const make = async (more: Json) => (await done('POST', '/api-keys', { name: 'reader', ...more })).key;
  const bound = await make({ scopes: ['emails:read', 'inboxes:read'], inboxIds: [ada.id] });
  const events = await all('', bound);
  assert.ok(events.length > 0);
  assert.ok(events.every(({ inboxId, data }) => inboxId === ada.id && (data.inboxId ?? data.id ?? ada.id) !== bob.id));
  assert.ok(events.every(({ data }) => data.inboxId === undefined || data.inboxId === ada.id));
  // A choice of tools is a right as well: without get_email no mail is read here either.
  const few = await make({ scopes: ['emails:read'], tools: ['list_events', 'get_thread'] });
  const mail = await all('&types=email.*', few);
  assert.ok(mail.length > 0 && mail.every((event) => !('data' in event)));
  assert.ok((await all('&types=thread.updated', few)).every((event) => 'data' in event));
  for (const [key, expected] of [
    [bound, await all('&types=email.received', bound)],
    [few, await all('&types=email.received', few)],
  ] as const) {
    const stream = await eventStream(room.url, { key, query: 'payload=full&after=beginning&types=email.received' });
    await stream.until('all', () => stream.facts().length >= expected.length);
    assert.deepEqual(
      stream.facts().map(({ data }) => data),
      expected,
    );
    stream.close();
  }
});

test('an unknown payload is refused with those there are', async () => {
  for (const path of ['/events?payload=whole', '/events/stream?payload=whole']) {
    const { status, body } = await room.rest('GET', path);
    assert.equal(status, 400, path);
    assert.equal(body.errors[0].path, 'payload');
    assert.match(body.errors[0].message, /thin or full/);
  }
});
