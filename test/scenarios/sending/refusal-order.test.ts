/** Mail that several things refuse: which of them the caller is told, and that nothing is left behind. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { type Answer, API_KEY, eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const { room } = await startRelayedRoom();
const other: Stored = (await room.rest('POST', '/inboxes', { localPart: 'other' })).body;

async function made(path: string, body: Json, key = API_KEY): Promise<Stored> {
  const answer = await room.rest('POST', path, body, { key });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body;
}

const codeOf = ({ status, body }: Answer): string => (status === 202 ? 'sent' : body.code);

describe('a reply', () => {
  test('is refused for its claim, then for the storage of its account, then for its recipient', async () => {
    const key = await room.account('free');
    const desk = await made('/inboxes', { localPart: 'desk' }, key);
    await room.inbound(desk.address, mime({ to: desk.address, subject: 'Hi', text: 'x', messageId: '<asked@example.org>' }));
    const get = async (path: string): Promise<Stored> => (await room.rest('GET', path, undefined, { key })).body;
    const { email, claim } = (await room.rest('POST', '/emails/claim', { inboxId: desk.id }, { key })).body;
    const reply = async (claimId: string) =>
      codeOf(await room.rest('POST', `/emails/${email.id}/reply`, { text: 'Yes.', claimId }, { key }));
    const fill = (bytes: number) =>
      room.sql(
        "INSERT INTO counters (account_id, day, name, value) SELECT account_id, '', 'emails.storedBytes', ? FROM inboxes WHERE id = ? ON CONFLICT (account_id, day, name) DO UPDATE SET value = excluded.value RETURNING name",
        bytes,
        desk.id,
      );
    await fill(1_000_000_000);
    await made('/suppressions', { address: 'bob@example.org' }, key);
    const events = async () => (await room.rest('GET', '/events?limit=100', undefined, { key })).body;
    await eventually('its sender is checked', async () =>
      (await events()).data.some(({ type }: Json) => type === 'email.authenticated'),
    );
    const before = await events();
    assert.equal(await reply(desk.id), 'conflict', 'the claim of nobody');
    assert.equal(await reply(claim.id), 'plan_required');
    await fill(0);
    assert.equal(await reply(claim.id), 'forbidden', 'the recipient is suppressed');
    assert.deepEqual(await events(), before, 'nothing happened');
    assert.equal((await get(`/emails/${email.id}`)).isRead, false, 'and the claim is not settled');
    const { status } = await room.rest('DELETE', '/suppressions/bob@example.org', undefined, { key });
    assert.equal(status, 200);
    assert.equal(await reply(claim.id), 'sent', 'which still holds');
  });
});

describe('of two calls at once', () => {
  const mail = { inboxId: other.id, to: other.address, subject: 'Once', text: 'x' };

  test('the second with the same idempotency key gets the answer of the first, although that used the limit up', async () => {
    const { key } = await made('/api-keys', { name: 'one', limits: { sendsInAll: 1 } });
    const headers = { 'idempotency-key': 'both' };
    const send = (text: string) => room.rest('POST', '/emails/send', { ...mail, text }, { key, headers });
    const [one, two] = await Promise.all([send('x'), send('x')]);
    assert.deepEqual([one?.status, two?.status], [202, 202], JSON.stringify(two?.body));
    assert.deepEqual(one?.body, two?.body);
    assert.equal(codeOf(await room.rest('POST', '/emails/send', mail, { key })), 'forbidden', 'it is used up');
  });

  test('with one idempotency key for two mails, one hears that it is so, although the limit is used up too', async () => {
    const { key } = await made('/api-keys', { name: 'one', limits: { sendsInAll: 1 } });
    const headers = { 'idempotency-key': 'neither' };
    const send = (text: string) => room.rest('POST', '/emails/send', { ...mail, text }, { key, headers });
    const answers = await Promise.all([send('x'), send('y')]);
    assert.deepEqual(answers.map(codeOf).sort(), ['idempotency_mismatch', 'sent']);
  });

  test('that send one draft, one hears that it was sent, although the limit is used up too', async () => {
    const { key } = await made('/api-keys', { name: 'one', limits: { sendsInAll: 1 } });
    const draft = await made('/drafts', mail, key);
    const answers = await Promise.all([0, 1].map(() => room.rest('POST', `/drafts/${draft.id}/send`, {}, { key })));
    assert.deepEqual(answers.map(codeOf).sort(), ['conflict', 'sent']);
  });
});
