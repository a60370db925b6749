/** What wakes an agent over MCP Events: a subscription has the wake policy of its key, and polls tell everything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsClient, REVISIONS, type Told } from '../../support/clients/mcp-events.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { newSecret, startCallback } from '../../support/servers/mcp-callback.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';

const HALF_A_MINUTE = 30_000;
const clock = standInClock();
const room = await startPostroom(HOOKS_ENV, { clock });
const [ada, bob] = await Promise.all(
  ['ada', 'bob'].map(async (localPart) => (await room.rest('POST', '/inboxes', { localPart })).body),
);
const subject = ({ data }: Told) => data.subject.replace(/<\/?u-\w+>/g, '');

test('unless its key says otherwise, only verified and known senders wake, and the next wake says how much was held back', async () => {
  const { key } = (await room.rest('POST', '/api-keys', { name: 'agent' })).body;
  const client = await eventsClient(room.url, REVISIONS[1], key);
  const callback = await startCallback();
  const asked = { name: 'email.received', arguments: { inbox: bob.address } };
  const delivery = { mode: 'webhook', url: callback.url, secret: newSecret() };
  const { id } = await client.ask('events/subscribe', { ...asked, delivery, cursor: null });
  const { cursor } = await client.ask('events/poll', asked);
  const outcomes = async () => (await room.sql('select outcome from webhook_wakes')).map(({ outcome }) => outcome);
  const stranger = mime({ to: bob.address, subject: 'a stranger', text: 'Hello.' });
  assert.equal((await room.inbound(bob.address, stranger, { at: clock.now() })).status, 200);
  await eventually('it is looked at', async () => (await outcomes()).length > 0);
  clock.pass(HALF_A_MINUTE + 1);
  await eventually('it is held back', async () => (await outcomes()).includes('not_verified'));
  const sent = { inboxId: ada.id, to: [bob.address], subject: 'a colleague', text: 'Hello.' };
  assert.equal((await room.rest('POST', '/emails/send', sent)).status, 202);
  const [one] = await callback.waitFor(1);
  assert.deepEqual(
    callback.events().map(({ body }) => subject(body)),
    ['a colleague'],
  );
  assert.equal(one?.headers['x-mcp-subscription-id'], id);
  assert.equal(one?.body._meta.suppressed.count, 1);
  const listed = async (what: string, asking?: string) =>
    (await room.rest('GET', `/webhook-endpoints/${id}/${what}`, undefined, asking ? { key: asking } : {})).body;
  // The wake is recorded once the callback has answered.
  const { data: held } = await eventually('the wake is recorded', async () => {
    const list = await listed('suppressed');
    return list.sinceWake === 0 && list;
  });
  assert.deepEqual(
    held.map(({ reason, sender }: Told) => [reason, sender]),
    [['not_verified', 'bob@example.org']],
  );
  const attempts = await eventually('the attempt is recorded', async () => {
    const { data } = await listed('deliveries');
    return data.length > 0 && data;
  });
  assert.deepEqual(
    attempts.map(({ status }: Told) => status),
    [204],
  );
  for (const what of ['suppressed', 'deliveries']) assert.equal((await listed(what, await room.account())).code, 'not_found');
  const { events } = await client.ask('events/poll', { ...asked, cursor });
  assert.deepEqual(events.map(subject), ['a stranger', 'a colleague']);
});

test('approvals wake whatever the policy is', async () => {
  const { key } = (await room.rest('POST', '/api-keys', { name: 'agent', wake: { only: ['verified'] } })).body;
  const client = await eventsClient(room.url, REVISIONS[1], key);
  const callback = await startCallback();
  const delivery = { mode: 'webhook', url: callback.url, secret: newSecret() };
  await client.ask('events/subscribe', { name: 'approval.requested', delivery, cursor: null });
  const held = (await room.rest('POST', '/api-keys', { name: 'held', approval: 'required' })).body;
  const sent = { inboxId: ada.id, to: [bob.address], subject: 'to be approved', text: 'Hello.' };
  assert.equal((await room.rest('POST', '/emails/send', sent, { key: held.key })).status, 202);
  const [one] = await callback.waitFor(1);
  assert.deepEqual([one?.body.name, subject(one?.body)], ['approval.requested', 'to be approved']);
});
