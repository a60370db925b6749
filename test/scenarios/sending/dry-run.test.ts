/** A dry run: what it tells, to whom, and that it leaves nothing behind. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { RULE_NAMES } from '../../../src/core/policy/permit.ts';
import { jsonOf, unfenced } from '../../support/rooms/conversation.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { dryRunsIn, everythingStored, letter, outcomesOf } from '../../support/rooms/dry-runs.ts';
import { eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
const { room, sink } = await startRelayedRoom({}, { clock });
const asked = dryRunsIn(room);

const inbox = () => correspond(room, clock);

/** The outbox has nothing to do, nor who checks senders, so that what is stored next is of the test's own doing. */
async function settled(): Promise<void> {
  await eventually('the outbox is empty', async () => {
    const { deliveries } = (await room.rest('GET', '/metrics')).body;
    return (deliveries.queued ?? 0) + (deliveries.sending ?? 0) === 0;
  });
  let last: string[] = [];
  await eventually('nothing is written any more', async () => {
    const before = last;
    last = await everythingStored(room);
    await pause(300);
    return JSON.stringify(last) === JSON.stringify(before);
  });
}

describe('a dry run', () => {
  test('tells recipients, verdicts, thread, size and warnings of a mail, over REST and MCP', async () => {
    const [desk, peer] = [await inbox(), await inbox()];
    const mail = letter(desk.id, { to: ['ann@example.org', peer.address], bcc: ['ANN@example.org', 'carol@example.org'] });
    const report = await asked.dryRun('/emails/send', mail);
    assert.deepEqual([report.dryRun, report.wouldBe, report.held, report.refusal], [true, 'queued', null, null]);
    assert.deepEqual(report.recipients, [
      { address: 'ANN@example.org', field: 'to', local: false },
      { address: peer.address, field: 'to', local: true },
      { address: 'carol@example.org', field: 'bcc', local: false },
    ]);
    assert.deepEqual(outcomesOf(report), Object.fromEntries(RULE_NAMES.map((rule) => [rule, 'pass'])));
    assert.deepEqual([report.thread, report.subject], [{ id: null, reason: 'new' }, mail.subject]);
    assert.ok(report.size > 200);
    assert.deepEqual(
      report.warnings.map((one: Json) => one.code),
      ['new_recipient'],
    );
    const agent = await room.mcp();
    await agent.client.listTools();
    const tried = async (more: Json): Promise<Stored> =>
      unfenced(jsonOf(await agent.client.callTool({ name: 'send_email', arguments: { ...mail, ...more, dryRun: true } })));
    const { rules: _, ...others } = report;
    const shown = await tried({});
    assert.deepEqual(withoutEmpty(shown), withoutEmpty(others), 'an agent pays for every rule that it need not know');
    assert.deepEqual(
      ['rules', 'refusal', 'held', 'sendAt'].filter((name) => name in shown),
      [],
    );
    await asked.post('/suppressions', { address: 'gone@example.org' });
    const refused = await tried({ to: ['gone@example.org'] });
    assert.deepEqual(
      refused.rules.map((one: Json) => [one.rule, one.outcome, one.reason]),
      [['suppression', 'refuse', refused.refusal.message]],
    );
    await agent.close();
    assert.deepEqual((await asked.foretold('/emails/send', mail)).report, report);
  });

  test('stores nothing, makes no event and sends nothing, whatever it tries out', async () => {
    const desk = await inbox();
    const received = await desk.receive({ from: 'ann@example.org', subject: 'Question' });
    const claim = (await asked.post('/emails/claim', { inboxId: desk.id })).body.claim;
    const vacation = await desk.receive({ from: 'away@example.org', headers: ['Auto-Submitted: auto-replied'] });
    const watched = await asked.keyWith({ approval: 'required' });
    await desk.send({ to: 'known@example.org' });
    await settled();
    const agent = await room.mcp();
    const before = await everythingStored(room);
    const handed = sink.mails.length;
    const attachments = [{ filename: 'a.txt', content: 'SGk=' }];
    const tried: [string, Json, string?][] = [
      ['/emails/send', letter(desk.id, { attachments, labels: ['new'] })],
      ['/emails/send', letter(desk.id, { to: desk.address, subject: 'Re: Question' })],
      ['/emails/send', letter(desk.id), watched],
      [`/emails/${received.id}/reply`, { text: 'Yes.', quote: true, claimId: claim.id }],
      [`/emails/${received.id}/reply-all`, { text: 'Yes.' }],
      [`/emails/${received.id}/forward`, { to: 'carol@example.org' }],
      [`/emails/${vacation.id}/reply`, { text: 'Yes.' }],
    ];
    for (const [path, body, key] of tried) await asked.dryRun(path, body, key);
    await agent.call('reply_to_email', { id: received.id, text: 'Yes.', dryRun: true, idempotencyKey: 'try' });
    await agent.call('forward_email', { id: received.id, to: 'carol@example.org', dryRun: true });
    const after = await everythingStored(room);
    assert.deepEqual([...before.filter((row) => !after.includes(row)), ...after.filter((row) => !before.includes(row))], []);
    assert.equal(sink.mails.length, handed);
    await agent.close();
    await asked.foretold(`/emails/${received.id}/reply`, { text: 'Yes.', claimId: claim.id });
    assert.notDeepEqual(await everythingStored(room), before, 'a call that is no dry run is seen');
  });

  test('marks what strangers wrote, also where an answer would repeat it', async () => {
    const desk = await inbox();
    const mail = await desk.receive({
      from: '"OBEY 1" <obey2@example.org>',
      subject: 'OBEY 3',
      headers: ['Cc: obey4@example.net', 'Reply-To: obey5@example.com'],
    });
    const agent = await room.mcp();
    const { body } = await agent.call('reply_to_email', { id: mail.id, text: 'No.', replyAll: true, dryRun: true });
    await agent.close();
    assert.match(JSON.stringify(body), /obey5@example\.com.*obey4@example\.net.*Re: OBEY 3/s);
    const outside = JSON.stringify(body).replaceAll(new RegExp(`<${body.fence}>.*?</${body.fence}>`, 'gs'), '');
    assert.doesNotMatch(outside, /obey/i);
  });

  test('needs the scope and the rights of the call', async () => {
    const desk = await inbox();
    const tried = async (key: string) => (await asked.post('/emails/send', letter(desk.id, { dryRun: true }), key)).body.code;
    assert.equal(await tried(await asked.keyWith({ scopes: ['emails:read'] })), 'missing_scope');
    assert.equal(await tried(await asked.keyWith({ readOnly: true })), 'forbidden');
    assert.equal(await tried(await asked.keyWith({ inboxIds: [(await inbox()).id] })), 'not_found');
    const answered = await desk.receive({});
    const sender = await asked.keyWith({ scopes: ['emails:send'] });
    assert.equal(
      (await asked.post(`/emails/${answered.id}/reply`, { text: 'x', dryRun: true }, sender)).body.code,
      'missing_scope',
    );
  });

  test('is only true or false', async () => {
    const desk = await inbox();
    assert.equal((await asked.post('/emails/send', letter(desk.id, { dryRun: 'yes' }))).body.code, 'invalid_request');
    assert.equal((await asked.post('/emails/send', letter(desk.id, { dryRun: false }))).status, 202);
  });

  test('keeps nothing under an idempotency key, and is not answered by what is kept there', async () => {
    const desk = await inbox();
    const mail = letter(desk.id);
    const send = (body: Json) =>
      room.rest('POST', '/emails/send', body, { headers: { 'idempotency-key': `of ${mail.subject}` } });
    assert.equal((await send({ ...mail, dryRun: true })).body.wouldBe, 'queued');
    const first = await send(mail);
    assert.deepEqual([first.status, first.headers.get('idempotency-replayed')], [202, null]);
    const again = await send({ ...mail, subject: 'Other', dryRun: true });
    assert.deepEqual([again.status, again.body.subject, again.headers.get('idempotency-replayed')], [200, 'Other', null]);
    const replayed = await send(mail);
    assert.deepEqual([replayed.body, replayed.headers.get('idempotency-replayed')], [first.body, 'true']);
  });

  test('tells the limits of plan and key, and counts down with what is sent', async () => {
    const operator = await room.account('free');
    const { key } = (await asked.post('/api-keys', { name: 'small', limits: { sendsInAll: 2 } }, operator)).body;
    const { id } = (await asked.post('/inboxes', {}, key)).body;
    const seen: Json[] = [];
    for (let n = 0; n < 3; n++) {
      const { report } = await asked.foretold('/emails/send', letter(id), key);
      const left = Object.fromEntries(report.quota.map((one: Json) => [one.name, one.left]));
      seen.push({ wouldBe: report.wouldBe, day: left['plan-day'], inAll: left['key-all'] });
    }
    assert.deepEqual(seen, [
      { wouldBe: 'queued', day: 100, inAll: 2 },
      { wouldBe: 'queued', day: 99, inAll: 1 },
      { wouldBe: 'refused', day: 98, inAll: 0 },
    ]);
    for (let n = 0; n < 8; n++) await asked.foretold('/emails/send', letter(id), operator);
    const { report } = await asked.foretold('/emails/send', letter(id), operator);
    assert.equal(report.refusal.code, 'rate_limited');
    assert.ok(report.refusal.retryAfter > 0);
    const minute = report.quota.find((one: Json) => one.name === 'plan-minute');
    assert.deepEqual([minute.limit, minute.left, minute.window], [10, 0, 'minute']);
    assert.ok(new Date(minute.resetsAt) > clock.now());
  });
});

/** As an agent is shown an answer: without what is empty. */
function withoutEmpty(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_name, one) =>
      one === null || one === '' || (Array.isArray(one) && one.length === 0) ? undefined : one,
    ),
  );
}
