/** The metrics' own endpoint: what it is told is in its scrape, and what cannot be known is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '../../src/app.ts';
import {
  ARRIVAL_OUTCOMES,
  ARRIVAL_PROVIDERS,
  ATTEMPT_RESULTS,
  EVENT_OUTCOMES,
  EVENT_PROVIDERS,
  NEXT_HOPS,
  STORE_ERRORS,
} from '../../src/core/ports/meters.ts';
import { PARSE_STATUSES } from '../../src/core/store/emails.ts';
import { createLog } from '../../src/log.ts';
import { METRICS, OF_STORE } from '../../src/metrics/definitions.ts';
import { type Sources, startMetrics } from '../../src/metrics/endpoint.ts';
import { scrape } from '../support/clients/scrape.ts';
import { closedAtEnd } from '../support/running/closing.ts';

const FIGURES = {
  due: 1,
  later: 2,
  sending: 3,
  held: 4,
  oldestDueSeconds: 5.5,
  backlog: { mails: 6, bytes: 7, oldestSeconds: 8 },
  toFetch: { mails: 11, oldestSeconds: 12 },
};
const SOURCES: Sources = { up: async () => true, figures: async () => FIGURES, waits: () => 9, sessions: () => 10 };

const started = async () => closedAtEnd(await startMetrics({ host: '127.0.0.1', port: 0 }, createLog('silent')));

test('whatever is counted is in the next scrape, every label of it from 0 on', async () => {
  const { url, meters, watch } = await started();
  watch(SOURCES);
  const { value, samples } = await scrape(url);
  for (const { name, value: first } of samples)
    if (/_total$|_count$/.test(name) && !name.includes('event_loop')) assert.equal(first, 0, name);
  const gauges = samples.filter(({ name }) => /_(?:backlog|fetches|outbox|held)_(?!total)/.test(name)).map((one) => one.value);
  assert.deepEqual([...gauges, value('postroom_waiting_calls')], [1, 2, 3, 5.5, 4, 6, 7, 8, 11, 12, 9]);

  for (const [n, provider] of ARRIVAL_PROVIDERS.entries())
    for (const outcome of ARRIVAL_OUTCOMES) for (let times = 0; times <= n; times++) meters.arrival(provider, outcome);
  for (const [n, provider] of EVENT_PROVIDERS.entries())
    for (const outcome of EVENT_OUTCOMES) for (let times = 0; times <= n; times++) meters.providerEvent(provider, outcome);
  for (const to of NEXT_HOPS) for (const result of ATTEMPT_RESULTS) meters.deliveryAttempt(to, result);
  for (const status of PARSE_STATUSES) meters.parsed(0.3, status);
  for (const kind of STORE_ERRORS) meters.storeError(kind);
  meters.committed(0.004, 12);
  const after = await scrape(url);
  for (const [n, provider] of ARRIVAL_PROVIDERS.entries())
    for (const outcome of ARRIVAL_OUTCOMES) assert.equal(after.value('postroom_arrivals_total', { provider, outcome }), n + 1);
  for (const [n, provider] of EVENT_PROVIDERS.entries())
    for (const outcome of EVENT_OUTCOMES)
      assert.equal(after.value('postroom_provider_events_total', { provider, outcome }), n + 1);
  assert.equal(after.value('postroom_delivery_attempts_total'), NEXT_HOPS.length * ATTEMPT_RESULTS.length);
  assert.equal(after.value('postroom_store_errors_total'), STORE_ERRORS.length);
  for (const status of PARSE_STATUSES) {
    assert.equal(after.value('postroom_parse_seconds_bucket', { status, le: '0.25' }), 0);
    assert.equal(after.value('postroom_parse_seconds_bucket', { status, le: '0.5' }), 1);
  }
  assert.equal(after.value('postroom_commit_seconds_sum'), 0.004);
  assert.equal(after.value('postroom_commit_units_total'), 12);
});

test('what the store does not tell is left out, and so it is before the store is there', async () => {
  const { url, watch } = await started();
  const ofStore: string[] = Object.values(OF_STORE).map(({ name }) => name);
  const left = METRICS.map(({ name }) => name).filter((name) => !ofStore.includes(name));
  for (const sources of [null, { ...SOURCES, up: async () => false, figures: async () => null }]) {
    if (sources) watch(sources);
    const { metrics, value } = await scrape(url);
    assert.deepEqual(metrics, left);
    assert.equal(value('postroom_store_up'), 0);
  }
  watch(SOURCES);
  assert.deepEqual((await scrape(url)).metrics, [...left, ...ofStore]);
});

test('a scrape that fails is answered 500, and the next one is answered', async () => {
  const { url, watch } = await started();
  watch({ ...SOURCES, up: () => Promise.reject(new Error('it broke')) });
  const failed = await fetch(url ?? '');
  assert.equal(failed.status, 500);
  assert.ok(!(await failed.text()).includes('it broke'));
  watch(SOURCES);
  assert.equal((await scrape(url)).value('postroom_mcp_sessions'), 10);
});

test('the names are as Prometheus would have them', () => {
  for (const { name, kind, help, labels } of METRICS) {
    assert.match(name, /^postroom_[a-z]+(?:_[a-z]+)+$/);
    assert.equal(name.endsWith('_total'), kind === 'counter', name);
    if (kind === 'histogram') assert.match(name, /_seconds$/);
    assert.match(help, /^[A-Z1].*\.$/);
    assert.ok(
      Object.values(labels).every((values) => values.length > 0),
      name,
    );
  }
});

test('METRICS_LISTEN is an address and a port', () => {
  for (const METRICS_LISTEN of ['9464', 'localhost', '127.0.0.1:99999', '::1:9464', ':9464', '127.0.0.1:'])
    assert.throws(
      () => configure({ METRICS_LISTEN }),
      /METRICS_LISTEN: must be an address and a port, such as 127/,
      METRICS_LISTEN,
    );
  for (const [METRICS_LISTEN, host, port] of [
    ['127.0.0.1:9464', '127.0.0.1', 9464],
    ['[::1]:0', '::1', 0],
    ['localhost:80', 'localhost', 80],
  ] as const)
    assert.deepEqual(configure({ METRICS_LISTEN }).metricsListen, { host, port });
  assert.equal(configure({}).metricsListen, null);
});
