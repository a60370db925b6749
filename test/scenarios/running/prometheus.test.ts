/** Metrics for Prometheus: what a known load changes in a scrape, what no scrape tells, and where there is none. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { METRICS } from '../../../src/metrics/definitions.ts';
import { type Scrape, scrape } from '../../support/clients/scrape.ts';
import { refusedStart } from '../../support/processes/process.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const ON = { METRICS_LISTEN: '127.0.0.1:0' };
/** 550 for whom `gone` names, 451 for `busy`. */
const onRcpt = (address: string) => {
  if (address.startsWith('gone@')) return { responseCode: 550, message: '5.1.1 there is no such user' };
  return address.startsWith('busy@') ? { responseCode: 451, message: '4.3.2 come again later' } : undefined;
};

/** What a scrape says of attempts, mails that were read, and what waits. */
function said({ value }: Scrape) {
  const attempts = (to: string, result: string) => value('postroom_delivery_attempts_total', { to, result });
  const waiting = (state: string) => value('postroom_outbox_deliveries', { state });
  const arrivals = (outcome: string) => value('postroom_arrivals_total', { provider: 'mailgun', outcome });
  const senders = (verdict: string) => value('postroom_sender_verdicts_total', { verdict });
  return {
    arrivals: ['stored', 'accepted', 'duplicate', 'ignored', 'refused', 'failed'].map(arrivals),
    senders: ['verified', 'forwarded', 'list', 'failed', 'unknown'].map(senders),
    relay: ['sent', 'deferred', 'failed', 'unknown'].map((result) => attempts('relay', result)),
    here: ['sent', 'deferred', 'failed', 'unknown'].map((result) => attempts('here', result)),
    parsed: value('postroom_parse_seconds_count', { status: 'parsed' }),
    otherwiseParsed: value('postroom_parse_seconds_count') - value('postroom_parse_seconds_count', { status: 'parsed' }),
    waiting: ['due', 'later', 'sending'].map(waiting),
    held: value('postroom_held_emails'),
    calls: value('postroom_waiting_calls'),
    sessions: value('postroom_mcp_sessions'),
    errors: value('postroom_store_errors_total'),
    up: value('postroom_store_up'),
    backlog: ['mails', 'bytes', 'oldest_seconds'].map((what) => value(`postroom_backlog_${what}`)),
  };
}

test('a known load changes a scrape by what it did, and no label tells whose it was', async () => {
  const { room } = await startRelayedRoom(ON, {}, { onRcpt });
  const url = room.app.metricsUrl;
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const { body: other } = await room.rest('POST', '/inboxes', { localPart: 'grace' });
  const { body: bound } = await room.rest('POST', '/inboxes', { localPart: 'bound' });
  assert.equal((await room.rest('PATCH', `/inboxes/${bound.id}`, { approval: 'required' })).status, 200);
  const before = await eventually('nothing is under way', async () => {
    const found = await scrape(url);
    return found.metrics.includes('postroom_held_emails') && found;
  });
  const nothing = [0, 0, 0, 0];
  assert.deepEqual(said(before), {
    arrivals: [0, 0, 0, 0, 0, 0],
    senders: [0, 0, 0, 0, 0],
    ...{ relay: nothing, here: nothing, parsed: 0, otherwiseParsed: 0, waiting: [0, 0, 0], held: 0, calls: 0, sessions: 0 },
    ...{ errors: 0, up: 1, backlog: [0, 0, 0] },
  });

  for (const n of [1, 2, 3])
    assert.equal(
      (await room.inbound(inbox.address, mime({ to: inbox.address, subject: `Mail ${n}`, text: 'Hello.' }))).status,
      200,
    );
  const hello = mime({ to: inbox.address, subject: 'Mail 1', text: 'Hello.', messageId: '<again@example.org>' });
  for (const status of [200, 200]) assert.equal((await room.inbound(inbox.address, hello)).status, status);
  assert.equal((await room.inbound('nobody@postroom.localhost', hello)).status, 202);
  assert.equal((await room.inbound(inbox.address, hello, { key: 'wrong' })).status, 401);
  const send = async (to: string, more: object = {}) => {
    const mail = { inboxId: inbox.id, to, subject: 'Hello', text: 'Hello.', ...more };
    assert.equal((await room.rest('POST', '/emails/send', mail)).status, 202, to);
  };
  await send('one@elsewhere.example');
  await send('two@elsewhere.example');
  await send('gone@elsewhere.example');
  await send('busy@elsewhere.example');
  await send(other.address);
  await send('late@elsewhere.example', { sendAt: new Date(Date.now() + 3600_000).toISOString() });
  const { body: narrow } = await room.rest('POST', '/api-keys', { name: 'narrow', scopes: ['emails:send'] });
  const mail = { inboxId: bound.id, to: 'held@elsewhere.example', subject: 'Hello', text: 'Hello.' };
  assert.equal((await room.rest('POST', '/emails/send', mail, { key: narrow.key })).body.status, 'held');
  await room.mcp();
  const waiting = room.rest('GET', `/emails/wait?inboxId=${other.id}&subject=Never&timeoutSeconds=60`).catch(() => null);

  const wanted = {
    ...{
      arrivals: [4, 0, 1, 1, 1, 0],
      // Nothing signs those four, and the mail from here needs no check.
      senders: [0, 0, 0, 0, 4],
      relay: [2, 1, 1, 0],
      here: [1, 0, 0, 0],
      parsed: 6,
      otherwiseParsed: 0,
      waiting: [0, 2, 0],
      held: 1,
      calls: 1,
      sessions: 1,
    },
    ...{ errors: 0, up: 1, backlog: [0, 0, 0] },
  };
  let after = before;
  await eventually('all of it is told', async () => {
    after = await scrape(url);
    return said(after).senders[4] === 4 && said(after).waiting[1] === 2 && said(after).calls === 1 && said(after).held === 1;
  });
  assert.deepEqual(said(after), wanted);
  const units = after.value('postroom_commit_units_total') - before.value('postroom_commit_units_total');
  assert.ok(units >= 10, `seven mails posted, seven to send: ${units} units of work`);
  for (const timed of ['postroom_commit_seconds', 'postroom_parse_seconds', 'postroom_event_loop_delay_seconds']) {
    assert.ok(after.value(`${timed}_count`) > before.value(`${timed}_count`), timed);
    assert.ok(after.value(`${timed}_sum`) > before.value(`${timed}_sum`), timed);
    assert.equal(after.value(`${timed}_bucket`, { le: '+Inf' }), after.value(`${timed}_count`), timed);
  }
  const active = 'postroom_event_loop_active_seconds_total';
  assert.ok(after.value(active) > before.value(active));

  const labels = new Map(METRICS.map((metric) => [metric.name, metric.labels]));
  for (const { name, labels: given, value } of after.samples) {
    const { le, ...own } = given;
    const known = labels.get(name) ?? labels.get(name.replace(/_(?:bucket|sum|count)$/, '')) ?? assert.fail(name);
    assert.deepEqual(Object.keys(own).sort(), Object.keys(known).sort(), name);
    for (const [label, text] of Object.entries(own)) assert.ok(known[label]?.includes(text), `${name} ${label}=${text}`);
    assert.ok(le === undefined || /^(?:[\d.]+|\+Inf)$/.test(le), name);
    assert.ok(Number.isFinite(value), name);
  }
  assert.deepEqual(after.metrics.toSorted(), METRICS.map(({ name }) => name).toSorted());
  for (const [row] of [await room.sql('select id from accounts'), await room.sql('select id from inboxes')])
    assert.ok(!after.text.includes(String(row?.id)));
  assert.ok(!/@|example|localhost|ada|grace/i.test(after.text));
  await room.app.close();
  await waiting;
});

test('a scrape comes from its path alone, and not from where everybody comes', async () => {
  const room = await startPostroom(ON);
  const url = room.app.metricsUrl ?? '';
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const answers = [
    fetch(url.replace(/metrics$/, '')),
    fetch(`${url}/all`),
    fetch(url, { method: 'POST' }),
    fetch(`${room.url}/metrics`),
  ];
  for (const answer of await Promise.all(answers)) {
    assert.equal(answer.status, 404, answer.url);
    assert.ok(!(await answer.text()).includes('postroom_'), answer.url);
  }
});

test('there are no metrics unless METRICS_LISTEN says where', async () => {
  const room = await startPostroom();
  assert.equal(room.app.metricsUrl, null);
  assert.equal((await fetch(`${room.url}/metrics`)).status, 404);
});

test('an address that is taken is told at start', async () => {
  const folder = await scratchFolder();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const taken = await refusedStart(folder, { METRICS_LISTEN: `127.0.0.1:${port}` });
  other.close();
  assert.equal(taken.code, 1);
  assert.match(taken.stderr, new RegExp(`cannot listen on 127\\.0\\.0\\.1 port ${port}\\. Set METRICS_LISTEN to another`));
});
