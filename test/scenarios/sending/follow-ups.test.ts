/** Follow-ups: a mail that is to go out later, and is dropped when somebody else writes in the thread first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { mailFrom, openAuthenticatedRoom, type Posted, spfField } from '../../support/rooms/authenticated-room.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { API_KEY, eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const DAY = 24 * 3600_000;
const sink = await startSmtpSink();
const clock = standInClock();
const here = await openAuthenticatedRoom({ clock }, { SMTP_URL: sink.url });
const { room } = here;
const inboxId: string = (await room.rest('GET', '/inboxes')).body.data[0].id;
const elsewhere: string = (await room.rest('POST', '/inboxes', {})).body.id;
const careful: string = (await room.rest('POST', '/api-keys', { name: 'careful', trust: 'verified' })).body.key;

const VERIFIED: Posted = { sender: 'ann@customer.test', fields: [spfField('Pass')] };
const FORGED: Posted = { fields: [spfField('Fail')] };

test('a follow-up goes out when no answer has come', async () => {
  const asked = await ask();
  const { body } = await followUp(asked);
  assert.deepEqual([body.status, body.unlessAnswered], ['queued', true]);
  await aDayLater();
  assert.equal((await read(body.id)).status, 'sent');
  assert.equal(await countSent(asked), 2);
});

test('it is dropped when an answer came in the thread before, and says why', async () => {
  const asked = await ask();
  const { body } = await followUp(asked);
  const answer = await here.post(answering(asked, 'ann@customer.test'), VERIFIED);
  await aDayLater();
  const dropped = await read(body.id);
  assert.deepEqual([dropped.status, dropped.rejected], ['canceled', `Answered: ${answer} came before it was sent.`]);
  const { data } = (await room.rest('GET', `/emails/${body.id}/deliveries`)).body;
  assert.deepEqual([data[0].status, data[0].steps.at(-1).reason], ['canceled', dropped.rejected]);
  assert.deepEqual(await eventsOf(body.id), ['email.queued', 'email.canceled']);
  assert.equal(await countSent(asked), 1);
});

test('an answer between a process that ends and the next one counts', async () => {
  const asked = await ask();
  const { body } = await followUp(asked);
  await here.post(answering(asked, 'ann@customer.test'), VERIFIED);
  await room.restart();
  await aDayLater();
  assert.equal((await read(body.id)).status, 'canceled');
});

test('automatic mail and reports are no answers, nor is what was said before', async () => {
  const asked = await ask();
  const early = await here.post(answering(asked, 'ann@customer.test'), VERIFIED);
  const { body: first } = await followUp(early);
  await here.post(answering(asked, 'ann@customer.test', 'Auto-Submitted: auto-replied'), VERIFIED);
  await aDayLater();
  assert.equal((await read(first.id)).status, 'sent');
});

test('what was answered already is refused at once, and a dry run foretells it', async () => {
  const asked = await ask();
  const answer = await here.post(answering(asked, 'ann@customer.test'), VERIFIED);
  const refused = await followUp(asked);
  problem(refused, 409, 'conflict');
  assert.match(refused.body.detail, new RegExp(answer));
  const { body } = await followUp(asked, { dryRun: true });
  assert.deepEqual([body.wouldBe, body.rules.find((one: Json) => one.rule === 'follow_up').outcome], ['refused', 'refuse']);
});

test('for a key that trusts verified mail only, a forged answer stops nothing', async () => {
  const asked = await ask(careful);
  const { body: forged } = await followUp(asked, {}, careful);
  await here.checked(await here.post(answering(asked, 'ann@customer.test'), FORGED));
  await aDayLater();
  assert.equal((await read(forged.id)).status, 'sent');
  const again = await ask(careful);
  const { body: real } = await followUp(again, {}, careful);
  await here.checked(await here.post(answering(again, 'ann@customer.test'), VERIFIED));
  await aDayLater();
  assert.equal((await read(real.id)).status, 'canceled');
});

test('a draft is sent so too, and without a time it is refused', async () => {
  const asked = await ask();
  const { body: draft } = await room.rest('POST', '/drafts', { answers: asked.id, to: 'ann@customer.test', text: 'Any news?' });
  problem(await room.rest('POST', `/drafts/${draft.id}/send`, { unlessAnswered: true }), 400, 'invalid_request');
  const sent = await room.rest('POST', `/drafts/${draft.id}/send`, { unlessAnswered: true, sendAt: inADay() });
  assert.equal(sent.status, 202, JSON.stringify(sent.body));
  await here.post(answering(asked, 'ann@customer.test'), VERIFIED);
  await aDayLater();
  assert.equal((await read(draft.id)).status, 'canceled');
});

/** The agent's question, which went out. */
async function ask(key = API_KEY): Promise<Stored> {
  clock.pass(60_000);
  const mail = { inboxId, to: 'ann@customer.test', subject: 'Offer', text: 'Shall we?' };
  const { body } = await room.rest('POST', '/emails/send', mail, { key });
  await settled(body.id);
  return await read(body.id);
}

function followUp(asked: Stored | string, more: Json = {}, key = API_KEY) {
  const id = typeof asked === 'string' ? asked : asked.id;
  const input = { text: 'Any news?', sendAt: inADay(), unlessAnswered: true, ...more };
  return room.rest('POST', `/emails/${id}/reply`, input, { key });
}

function answering(asked: Stored, from: string, ...headers: string[]): string {
  return mailFrom(from, `In-Reply-To: ${asked.messageId}`, ...headers);
}

/** What is due by then has been decided: a mail that is due later than all of it went out. */
async function aDayLater(): Promise<void> {
  clock.pass(DAY + 60_000);
  const mail = { inboxId: elsewhere, to: 'last@nudge.example', subject: 'last', text: 'x' };
  await settled((await room.rest('POST', '/emails/send', mail)).body.id);
  await eventually('nothing is on its way', async () => {
    const { deliveries } = (await room.rest('GET', '/metrics')).body;
    return deliveries.queued + deliveries.sending === 0;
  });
}

async function settled(id: string): Promise<void> {
  await eventually('it was sent', async () => (await read(id)).status === 'sent');
}

async function read(id: string): Promise<Stored> {
  return (await room.rest('GET', `/emails/${id}?view=full`)).body;
}

async function countSent(asked: Stored): Promise<number> {
  const { body } = await room.rest('GET', `/emails?threadId=${asked.threadId}&direction=outbound`);
  return body.data.filter((one: Stored) => one.status === 'sent').length;
}

async function eventsOf(id: string): Promise<string[]> {
  const { body } = await room.rest('GET', `/events?limit=100`);
  return body.data.filter((event: Json) => event.subjectId === id).map((event: Json) => event.type);
}

function inADay(): string {
  return new Date(clock.now().getTime() + DAY).toISOString();
}
