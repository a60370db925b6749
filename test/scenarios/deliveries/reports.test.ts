/** Reports that come in as mail: they tell on the mail they are about, and stand apart from what people write. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { feedbackReport, statusNotification, writtenBounce } from '../../support/mails/reports.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const DESK = 'desk@postroom.localhost';

const { room } = await startRelayedRoom();
const desk: Json = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;

describe('a delivery status notification', () => {
  test('marks the delivery and the mail as bounced, with the code, and suppresses the address', async () => {
    const mail = await sent('gone@example.org');
    await take(
      statusNotification(DESK, mail, [
        { recipient: 'gone@example.org', status: '5.1.1', diagnostic: '550 5.1.1 <gone@example.org>: User unknown' },
      ]),
    );
    assert.equal((await read(mail)).status, 'bounced');
    const kept = await suppressed('gone@example.org');
    assert.deepEqual([kept?.reason, kept?.emailId], ['bounce', mail.id]);
    assert.match(String(kept?.detail), /550 5\.1\.1 .*User unknown/);
    const facts = (await room.rest('GET', '/events?limit=100')).body.data.map((event: Json) => [event.type, event.subjectId]);
    assert.ok(facts.some(([type, id]: string[]) => type === 'email.bounced' && id === mail.id));
    const report = await newestReport('bounce');
    assert.ok(facts.some(([type, id]: string[]) => type === 'report.received' && id === report.id));
    assert.ok(!facts.some(([type, id]: string[]) => type === 'email.received' && id === report.id));
  });

  test('of one recipient leaves the others as they are', async () => {
    const mail = await sent('full@example.org', 'fine@example.org');
    await take(
      statusNotification(DESK, mail, [{ recipient: 'FULL@example.org', status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }]),
    );
    assert.deepEqual(await deliveries(mail), { 'full@example.org': ['bounced', '5.2.2'], 'fine@example.org': ['sent', null] });
    assert.equal((await read(mail)).status, 'bounced');
    assert.equal(await suppressed('full@example.org'), undefined, 'a full mailbox is emptied one day');
  });

  test('of a delay is a step and no more; of a success it says delivered; and what bounced stays bounced', async () => {
    const mail = await sent('slow@example.org');
    const say = (action: string, status: string) =>
      take(statusNotification(DESK, mail, [{ recipient: 'slow@example.org', action, status }]));
    await say('delayed', '4.4.1');
    assert.deepEqual(await deliveries(mail), { 'slow@example.org': ['sent', null] });
    await say('relayed', '2.0.0');
    assert.deepEqual(await deliveries(mail), { 'slow@example.org': ['sent', null] });
    await say('delivered', '2.1.5');
    assert.equal((await read(mail)).status, 'delivered');
    const [{ steps }] = (await room.rest('GET', `/emails/${mail.id}/deliveries`)).body.data;
    assert.deepEqual(
      steps.filter((step: Json) => step.source === 'report').map((step: Json) => [step.status, step.statusCode]),
      [
        ['deferred', '4.4.1'],
        ['sent', '2.0.0'],
        ['delivered', '2.1.5'],
      ],
    );
    await say('failed', '4.4.7');
    assert.deepEqual(await deliveries(mail), { 'slow@example.org': ['bounced', '4.4.7'] });
    await say('delivered', '2.1.5');
    assert.equal((await read(mail)).status, 'bounced');
  });

  test('counts for the address the mail was sent to, wherever it was passed on', async () => {
    const mail = await sent('alias@example.org');
    await take(statusNotification(DESK, mail, [{ recipient: 'real@elsewhere.example', original: 'alias@example.org' }]));
    assert.equal((await read(mail)).status, 'bounced');
  });

  test('that returns nothing is matched by what it answers', async () => {
    const mail = await sent('bare@example.org');
    const report = statusNotification(DESK, { messageId: null }, [{ recipient: 'bare@example.org' }]);
    await take(report.replace('MIME-Version: 1.0', `MIME-Version: 1.0\r\nReferences: ${mail.messageId}`));
    assert.equal((await read(mail)).status, 'bounced');
  });
});

test('a bounce that is only text counts as well', async () => {
  const mail = await sent('nobody@example.org');
  await take(writtenBounce(DESK, mail, 'nobody@example.org', '550 5.1.1 <nobody@example.org>: User unknown'));
  assert.deepEqual(await deliveries(mail), { 'nobody@example.org': ['bounced', '5.1.1'] });
  assert.equal((await suppressed('nobody@example.org'))?.reason, 'bounce');
});

describe('a feedback report', () => {
  test('marks the mail as complained of, and suppresses who complained', async () => {
    const mail = await sent('angry@example.org', 'calm@example.org');
    await take(feedbackReport(DESK, mail, ['angry@example.org']));
    assert.deepEqual(await deliveries(mail), { 'angry@example.org': ['complained', null], 'calm@example.org': ['sent', null] });
    assert.equal((await read(mail)).status, 'complained');
    assert.equal((await suppressed('angry@example.org'))?.reason, 'complaint');
    assert.equal(await suppressed('calm@example.org'), undefined);
    assert.deepEqual((await newestReport('complaint')).automated, { is: true, reason: 'complaint' });
  });

  test('that the mail is no junk is no complaint', async () => {
    const mail = await sent('happy@example.org');
    await take(feedbackReport(DESK, mail, ['happy@example.org'], 'not-spam'));
    assert.equal((await read(mail)).status, 'sent');
  });
});

describe('reports stand apart', () => {
  test('from the lists, the search, the unread, the waits and the claims of ordinary mail', async () => {
    const box = (await room.rest('POST', '/inboxes', { localPart: 'apart' })).body;
    const address = String(box.address);
    const mail = await sentFrom(box, 'someone@example.org');
    const thread = (await room.rest('GET', `/threads/${mail.threadId}`)).body;
    const unread = async () => (await room.rest('GET', '/metrics')).body.emails.unread;
    const before = await unread();
    const waiting = room.rest('GET', `/emails/wait?inboxId=${box.id}&timeoutSeconds=30`);
    await take(statusNotification(address, mail, [{ recipient: 'someone@example.org' }]), address);
    const listed = async (query: string) =>
      (await room.rest('GET', `/emails?inboxId=${box.id}${query}`)).body.data.map((email: Json) => email.kind);
    assert.deepEqual(await listed('&direction=inbound'), []);
    assert.deepEqual(await listed('&kind=bounce'), ['bounce']);
    assert.deepEqual(await listed('&kind=complaint'), []);
    assert.deepEqual(await listed('&kind=any'), ['bounce', 'message']);
    assert.deepEqual((await room.rest('GET', '/emails/search?q=undelivered')).body.data, []);
    assert.equal(await unread(), before);
    assert.equal((await room.rest('POST', '/emails/claim', { inboxId: box.id })).body.email, null);
    await room.inbound(address, mime({ to: address, subject: 'A person writes', text: 'Hello' }));
    assert.equal((await waiting).body.email.subject, 'A person writes', 'the bounce woke nobody');

    const [report] = (await room.rest('GET', `/emails?inboxId=${box.id}&kind=bounce`)).body.data;
    assert.deepEqual([report.threadId, report.isRead], [mail.threadId, true]);
    assert.match((await room.rest('GET', `/emails/${report.id}`)).body.text, /mail system at mx\.example\.org/);
    const after = (await room.rest('GET', `/threads/${mail.threadId}`)).body;
    assert.deepEqual(
      [after.lastEmailAt, after.unread, after.preview, after.lastDirection],
      [thread.lastEmailAt, 0, thread.preview, 'outbound'],
    );
  });

  test('one about no mail of the inbox has a thread of its own, which is listed nowhere', async () => {
    const box = (await room.rest('POST', '/inboxes', { localPart: 'alone' })).body;
    const address = String(box.address);
    await room.inbound(address, mime({ to: address, subject: 'Hello', text: 'Hi', messageId: '<a@example.org>' }));
    const [kept] = (await room.rest('GET', `/threads?inboxId=${box.id}`)).body.data;
    const foreign = statusNotification(address, { messageId: '<a@example.org>' }, [{ recipient: 'x@example.org' }]);
    await take(foreign.replace('MIME-Version: 1.0', 'MIME-Version: 1.0\r\nReferences: <a@example.org>'), address);
    const [report] = (await room.rest('GET', `/emails?inboxId=${box.id}&kind=bounce`)).body.data;
    assert.notEqual(report.threadId, kept.id);
    assert.deepEqual((await room.rest('GET', `/threads?inboxId=${box.id}`)).body.data, [kept]);
    assert.equal((await room.rest('GET', `/threads/${report.threadId}`)).body.data.length, 1, 'it is read when asked for');
    await room.rest('DELETE', `/emails/${report.id}`);
    assert.equal((await room.rest('GET', `/threads/${report.threadId}`)).status, 404);
  });
});

type Sent = { id: string; threadId: string; messageId: string; to: string };

/** A mail that the next server has taken for each of the addresses. */
async function sentFrom(box: Json, ...to: string[]): Promise<Sent> {
  const { status, body } = await room.rest('POST', '/emails/send', { inboxId: box.id, to, subject: 'An offer', text: 'Hello' });
  assert.equal(status, 202, JSON.stringify(body));
  await eventually('the mail is sent', async () => (await read(body)).status === 'sent');
  return body;
}

function sent(...to: string[]): Promise<Sent> {
  return sentFrom(desk, ...to);
}

async function take(report: string, address = DESK): Promise<void> {
  const answer = await room.inbound(address, report);
  assert.deepEqual([answer.status, answer.json], [200, { ok: true }]);
}

async function read({ id }: Json): Promise<Json> {
  return (await room.rest('GET', `/emails/${id}`)).body;
}

async function deliveries({ id }: Json): Promise<Record<string, [string, string | null]>> {
  const { body } = await room.rest('GET', `/emails/${id}/deliveries`);
  return Object.fromEntries(body.data.map((one: Json) => [one.recipient, [one.status, one.lastStatusCode]]));
}

async function suppressed(address: string): Promise<Json | undefined> {
  return (await room.rest('GET', '/suppressions?limit=100')).body.data.find((one: Json) => one.address === address);
}

async function newestReport(kind: string): Promise<Json> {
  return (await room.rest('GET', `/emails?inboxId=${desk.id}&kind=${kind}&limit=1`)).body.data[0];
}
