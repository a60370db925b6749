/** What the provider tells of mail it took from here: the status of each recipient, and addresses not to be written to again. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { eventOf, failure, postEvents, signature } from '../../support/providers/provider-events.ts';
import { walk } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const { room, sink } = await startRelayedRoom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;
const url = `${room.url}/webhooks/provider/events`;

type Sent = { id: string; messageId: string; recipient: string };

/** A mail to somebody new that the relay has taken. */
async function sent(more: Json = {}): Promise<Sent> {
  const recipient = `r-${randomUUID().slice(0, 8)}@example.org`;
  const { body } = await room.rest('POST', '/emails/send', { inboxId, to: recipient, subject: 'x', text: 'y', ...more });
  await eventually('the relay has the mail', async () => (await statusOf(body.id)) === 'sent');
  return { id: body.id, messageId: body.messageId, recipient };
}

const statusOf = async (id: string) => (await room.rest('GET', `/emails/${id}`)).body.status;
const tell = (mail: { messageId: string; recipient: string }, event: Json, proof = signature()) =>
  postEvents(url, { signature: proof, 'event-data': eventOf(mail, event) });
const TAKEN = { ok: true };

async function suppressionOf(address: string, key = API_KEY): Promise<Json | undefined> {
  const { body } = await room.rest('GET', '/suppressions?limit=100', undefined, { key });
  return body.data.find((row: Json) => row.address === address.toLowerCase());
}

/** What the provider has told of a mail, as its lifecycle shows it. */
async function stepsOf(mail: Sent): Promise<unknown[]> {
  const { body } = await room.rest('GET', `/emails/${mail.id}/deliveries`);
  const steps = body.data.flatMap((delivery: Json) => delivery.steps as Json[]).filter((one: Json) => one.source === 'provider');
  return steps.map((one: Json) => [one.status, one.code, one.statusCode, one.reason]);
}

/** The types of what was recorded of a record, in order. */
async function factsOf(id: string): Promise<unknown[]> {
  return (await walk(room, '/events', 'after')).filter((fact) => fact.subjectId === id).map((fact) => fact.type);
}

async function becomes(mail: Sent, event: Json, status: string): Promise<void> {
  const answer = await tell(mail, event);
  assert.deepEqual([answer.status, answer.json], [200, TAKEN]);
  assert.equal(await statusOf(mail.id), status);
}

describe('the event', () => {
  test('delivered makes the mail delivered, with the words of the server in its lifecycle', async () => {
    const mail = await sent();
    const status = { code: 250, message: '2.0.0 OK  1718 x1 - gsmtp', 'enhanced-code': '' };
    await becomes(mail, { event: 'delivered', 'delivery-status': status }, 'delivered');
    assert.equal((await factsOf(mail.id)).at(-1), 'email.delivered');
    assert.deepEqual(await stepsOf(mail), [['delivered', 250, null, '2.0.0 OK  1718 x1 - gsmtp']]);
    assert.equal(await suppressionOf(mail.recipient), undefined);
  });

  test('failed for good makes it bounced, and suppresses an address that is not there', async () => {
    const mail = await sent();
    await becomes(mail, failure('permanent', 550, '5.1.1', '5.1.1 The account does not exist'), 'bounced');
    const row = await suppressionOf(mail.recipient);
    assert.deepEqual([row?.reason, row?.emailId, row?.detail], ['bounce', mail.id, '5.1.1 The account does not exist']);
    const again = await room.rest('POST', '/emails/send', { inboxId, to: mail.recipient, subject: 'x', text: 'y' });
    assert.deepEqual([again.status, again.body.errors[0].path], [403, 'to.0']);
    await room.rest('DELETE', `/suppressions/${encodeURIComponent(mail.recipient)}`);
    const free = await room.rest('POST', '/emails/send', { inboxId, to: mail.recipient, subject: 'x', text: 'y' });
    assert.equal(free.status, 202);
  });

  test('failed for now leaves it sent, and no second copy is sent', async () => {
    const mail = await sent();
    const handed = sink.mails.length;
    await becomes(mail, failure('temporary', 452, '4.2.2', '4.2.2 over quota', 'generic'), 'sent');
    const next = await sent();
    assert.equal(sink.mails.length, handed + 1, 'only the other mail was sent');
    assert.equal(await statusOf(next.id), 'sent');
    await becomes(mail, { event: 'delivered' }, 'delivered');
    assert.deepEqual(await stepsOf(mail), [
      ['deferred', 452, '4.2.2', '4.2.2 over quota'],
      ['delivered', null, null, null],
    ]);
  });

  test('failed because the provider tried for hours, or has a list of its own, suppresses no address', async () => {
    const [old, listed] = [await sent(), await sent()];
    await becomes(old, failure('temporary', 498, '', 'No MX for [example.org]', 'old'), 'failed');
    const reason = 'Not delivering to previously bounced address';
    await becomes(listed, failure('permanent', 605, '', reason, 'suppress-bounce'), 'failed');
    for (const mail of [old, listed]) assert.equal(await suppressionOf(mail.recipient), undefined);
  });

  test('complained makes it complained and suppresses, whatever was said before', async () => {
    const mail = await sent();
    await becomes(mail, { event: 'delivered' }, 'delivered');
    await room.rest('POST', '/suppressions', { address: mail.recipient });
    await becomes(mail, { event: 'complained' }, 'complained');
    const row = await suppressionOf(mail.recipient);
    assert.deepEqual([row?.reason, row?.emailId], ['complaint', mail.id]);
  });

  test('unsubscribed suppresses and says nothing of the mail', async () => {
    const mail = await sent();
    await becomes(mail, { event: 'unsubscribed' }, 'sent');
    assert.equal((await suppressionOf(mail.recipient))?.reason, 'unsubscribe');
  });

  test('of one recipient is not of the others', async () => {
    const other = `other-${randomUUID().slice(0, 8)}@example.org`;
    const mail = await sent({ cc: [other] });
    await becomes(mail, { event: 'delivered', recipient: mail.recipient.toUpperCase() }, 'sent');
    await becomes({ ...mail, recipient: other }, failure('permanent', 550, '5.1.1', 'no such user'), 'bounced');
    assert.equal(await suppressionOf(mail.recipient), undefined);
    assert.equal((await suppressionOf(other))?.reason, 'bounce');
  });

  for (const [code, enhanced, message, hard] of [
    [550, '5.1.10', 'RESOLVER.ADR.RecipientNotFound', true],
    [550, '5.2.1', 'The email account that you tried to reach is disabled', true],
    [550, '', '550 5.1.1 <x@example.org>: Recipient address rejected', true],
    [550, '', 'Requested action not taken: mailbox unavailable', true],
    [550, '5.1.0', 'Address rejected', true],
    [556, '5.1.10', 'Domain does not accept mail', true],
    [550, '5.7.1', 'Message rejected: user unknown to our policy', false],
    [550, '5.7.26', 'Unauthenticated email is not accepted', false],
    [550, '', 'Your message looks like spam; invalid', false],
    [550, '', 'Relay Not Permitted', false],
    [552, '5.2.2', 'Mailbox full', false],
    [552, '5.3.4', 'Message too big', false],
    [550, '5.1.8', 'Sender address rejected: domain not found', false],
    [554, '', 'No such user', false],
  ] as const)
    test(`failed with ${code} ${enhanced} ${message} ${hard ? 'suppresses' : 'does not suppress'} the address`, async () => {
      const mail = await sent();
      await becomes(mail, failure('permanent', code, enhanced, message), 'bounced');
      assert.equal((await suppressionOf(mail.recipient))?.reason, hard ? 'bounce' : undefined);
    });
});

describe('events that come twice or out of order', () => {
  test('change nothing the second time: the same token, the same event with a new one, the same news', async () => {
    const mail = await sent();
    const [event, proof] = [eventOf(mail, { event: 'complained' }), signature()];
    const post = (signed: Json) => postEvents(url, { signature: signed, 'event-data': event });
    assert.deepEqual((await post(proof)).json, TAKEN);
    await room.rest('DELETE', `/suppressions/${encodeURIComponent(mail.recipient)}`);
    for (const again of [await post(proof), await post(signature())])
      assert.deepEqual([again.status, again.json], [200, { ok: true, duplicate: true }]);
    assert.equal(await suppressionOf(mail.recipient), undefined);

    const other = await sent();
    for (let n = 0; n < 3; n++) await becomes(other, { event: 'delivered' }, 'delivered');
    assert.deepEqual(
      (await factsOf(other.id)).filter((type) => type === 'email.delivered'),
      ['email.delivered'],
    );
    assert.deepEqual(await stepsOf(other), [['delivered', null, null, null]]);
  });

  test('do not go back: a complaint and a bounce stay, whatever was late', async () => {
    const mail = await sent();
    await becomes(mail, { event: 'complained' }, 'complained');
    await becomes(mail, { event: 'delivered' }, 'complained');
    await becomes(mail, failure('permanent', 550, '5.1.1', 'no such user'), 'complained');
    assert.equal((await suppressionOf(mail.recipient))?.reason, 'complaint');
    const bounced = await sent();
    await becomes(bounced, { event: 'delivered' }, 'delivered');
    await becomes(bounced, failure('permanent', 550, '5.1.1', 'no such user'), 'bounced');
    await becomes(bounced, failure('temporary', 451, '4.3.0', 'later'), 'bounced');
    await becomes(bounced, { event: 'delivered' }, 'bounced');
  });

  test('are not proved by the token of a mail that came in', async () => {
    const mail = await sent();
    const token = 'a-token-of-both';
    const { body } = await room.rest('POST', '/inboxes', {});
    await room.inbound(body.address, 'Subject: x\r\n\r\ny\r\n', { token });
    const answer = await tell(mail, { event: 'complained' }, signature({ token }));
    assert.deepEqual([answer.status, answer.json.code], [401, 'unauthenticated']);
    assert.equal(await statusOf(mail.id), 'sent');
  });
});

describe('a mail whose attempt was cut off before its answer', () => {
  for (const [event, status] of [
    [{ event: 'delivered' }, 'delivered'],
    [failure('temporary', 451, '4.3.0', 'later'), 'sent'],
    [failure('permanent', 550, '5.1.1', 'no such user'), 'bounced'],
  ] as const)
    test(`is not sent again once the provider says ${event.event} ${status}`, async () => {
      const clock = standInClock();
      let cut = 0;
      const dropping = await startSmtpSink({
        onData: ({ recipients }) => (recipients[0] === lost && ++cut ? 'drop' : undefined),
      });
      const lost = 'lost@example.org';
      const other = await startPostroom({ SMTP_URL: dropping.url }, { clock });
      const inbox = (await other.rest('POST', '/inboxes', {})).body.id;
      const send = async (to: string) =>
        (await other.rest('POST', '/emails/send', { inboxId: inbox, to, subject: 'x', text: 'y' })).body;
      const is = async (id: string) => (await other.rest('GET', `/emails/${id}`)).body.status;
      const mail = await send(lost);
      await eventually('the attempt failed', async () => (await is(mail.id)) === 'deferred');
      const told = { signature: signature(), 'event-data': eventOf({ messageId: mail.messageId, recipient: lost }, event) };
      const answer = await postEvents(`${other.url}/webhooks/provider/events`, told);
      assert.deepEqual([answer.status, answer.json], [200, TAKEN]);
      assert.equal(await is(mail.id), status);
      const attempts = cut;
      clock.pass(3_600_000);
      const next = await send('next@example.org');
      await eventually('the outbox went through what is due', async () => (await is(next.id)) === 'sent');
      assert.deepEqual([cut, await is(mail.id)], [attempts, status]);
      await other.close();
      await dropping.close();
    });
});

describe('an event that is not for us', () => {
  const isIgnored = async (answer: Awaited<ReturnType<typeof tell>>, why: RegExp) => {
    assert.deepEqual([answer.status, answer.json.ok, answer.json.ignored], [200, true, true]);
    assert.match(String(answer.json.reason), why);
  };

  test('is ignored with the reason: another kind, no recipient, a mail or a recipient we do not know', async () => {
    const mail = await sent();
    for (const event of ['accepted', 'opened', 'clicked', 'stored', 'something-new'])
      await isIgnored(await tell(mail, { event }), /kind/);
    await isIgnored(await tell(mail, { event: 'complained', recipient: null }), /no recipient/);
    await isIgnored(await tell({ ...mail, recipient: 'other@example.org' }, { event: 'complained' }), /no mail/);
    for (const messageId of [
      `<${randomUUID()}@postroom.localhost>`,
      '<20130503192659.1@mailgun.example>',
      '',
      `${'x'.repeat(900)}@y`,
    ])
      await isIgnored(await tell({ ...mail, messageId }, { event: 'complained' }), /no mail/);
    await isIgnored(await tell(mail, { event: 'complained', message: null }), /no mail/);
    assert.equal(await statusOf(mail.id), 'sent');
    assert.equal(await suppressionOf(mail.recipient), undefined);
  });

  test('may be of a mail that was deleted meanwhile', async () => {
    const mail = await sent();
    await room.rest('DELETE', `/emails/${mail.id}`);
    await isIgnored(await tell(mail, { event: 'complained' }), /no mail/);
  });

  test('is not one that names our mail in a variable, where the Message-ID is another', async () => {
    const mail = await sent();
    const variables = { 'user-variables': { 'postroom-email-id': mail.id } };
    await becomes({ ...mail, messageId: '<rewritten@provider.example>' }, { event: 'delivered', ...variables }, 'delivered');
    // Whoever writes a mail can give it a variable, but not the Message-ID of another.
    const forged = await sent();
    const forging = { event: 'complained', 'user-variables': { 'postroom-email-id': mail.id } };
    await isIgnored(await tell({ messageId: forged.messageId, recipient: mail.recipient }, forging), /no mail/);
    assert.equal(await statusOf(mail.id), 'delivered');
  });

  test('is not one of a recipient who lives here', async () => {
    const { address } = (await room.rest('POST', '/inboxes', {})).body;
    const { body } = await room.rest('POST', '/emails/send', { inboxId, to: address, subject: 'x', text: 'y' });
    await eventually('delivered here', async () => (await statusOf(body.id)) === 'delivered');
    await isIgnored(await tell({ messageId: body.messageId, recipient: address }, { event: 'complained' }), /no mail/);
  });

  test('suppresses for the account that sent, and no other', async () => {
    const stranger = await room.account();
    const mail = await sent();
    await becomes(mail, { event: 'complained' }, 'complained');
    assert.equal(await suppressionOf(mail.recipient, stranger), undefined);
  });
});
