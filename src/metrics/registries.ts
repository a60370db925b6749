/** The metrics of one app in the hands of prom-client, in registries of its own: one process may run many apps. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meters } from '../core/ports/meters.ts';
import type { StoreFigures } from '../core/upkeep/store-figures.ts';
import { type Metric, OF_PROCESS, OF_STORE } from './definitions.ts';

/** What is looked up for each scrape. `figures` null = the store does not answer. */
export type Now = { up: boolean; waits: number; sessions: number; loopActiveSeconds: number; figures: StoreFigures | null };

export type Registries = {
  meters: Meters;
  /** Counts by how many seconds the event loop was late. */
  late(seconds: number): void;
  /** A scrape in the text format of Prometheus, version 0.0.4. */
  scrape(now: Now): Promise<string>;
  contentType: string;
};

export function registries(): Registries {
  const ofProcess = new Registry();
  const ofStore = new Registry();
  const arrivals = counter(ofProcess, OF_PROCESS.arrivals);
  const providerEvents = counter(ofProcess, OF_PROCESS.providerEvents);
  const smtpCrowded = counter(ofProcess, OF_PROCESS.smtpCrowded);
  const senderVerdicts = counter(ofProcess, OF_PROCESS.senderVerdicts);
  const fetches = counter(ofProcess, OF_PROCESS.fetches);
  const parse = histogram(ofProcess, OF_PROCESS.parse);
  const commit = histogram(ofProcess, OF_PROCESS.commit);
  const commitUnits = counter(ofProcess, OF_PROCESS.commitUnits);
  const attempts = counter(ofProcess, OF_PROCESS.attempts);
  const storeErrors = counter(ofProcess, OF_PROCESS.storeErrors);
  const storeUp = gauge(ofProcess, OF_PROCESS.storeUp);
  const waits = gauge(ofProcess, OF_PROCESS.waits);
  const sessions = gauge(ofProcess, OF_PROCESS.sessions);
  const loopDelay = histogram(ofProcess, OF_PROCESS.loopDelay);
  const loopActive = counter(ofProcess, OF_PROCESS.loopActive);
  const deliveries = gauge(ofStore, OF_STORE.deliveries);
  const oldestDue = gauge(ofStore, OF_STORE.oldestDue);
  const held = gauge(ofStore, OF_STORE.held);
  const backlogMails = gauge(ofStore, OF_STORE.backlogMails);
  const backlogBytes = gauge(ofStore, OF_STORE.backlogBytes);
  const backlogOldest = gauge(ofStore, OF_STORE.backlogOldest);
  const fetchesWaiting = gauge(ofStore, OF_STORE.fetchesWaiting);
  const fetchesOldest = gauge(ofStore, OF_STORE.fetchesOldest);

  function set({ backlog, toFetch, ...figures }: StoreFigures): void {
    for (const state of OF_STORE.deliveries.labels.state) deliveries.set({ state }, figures[state]);
    oldestDue.set(figures.oldestDueSeconds);
    held.set(figures.held);
    backlogMails.set(backlog.mails);
    backlogBytes.set(backlog.bytes);
    backlogOldest.set(backlog.oldestSeconds);
    fetchesWaiting.set(toFetch.mails);
    fetchesOldest.set(toFetch.oldestSeconds);
  }

  return {
    meters: {
      arrival: (provider, outcome) => arrivals.inc({ provider, outcome }),
      providerEvent: (provider, outcome) => providerEvents.inc({ provider, outcome }),
      smtpCrowded: (by) => smtpCrowded.inc({ by }),
      senderChecked: (verdict) => senderVerdicts.inc({ verdict }),
      fetch: (result) => fetches.inc({ result }),
      deliveryAttempt: (to, result) => attempts.inc({ to, result }),
      parsed: (seconds, status) => parse.observe({ status }, seconds),
      committed: (seconds, units) => {
        commit.observe(seconds);
        commitUnits.inc(units);
      },
      storeError: (kind) => storeErrors.inc({ kind }),
    },
    late: (seconds) => loopDelay.observe(seconds),
    scrape: async (now) => {
      storeUp.set(now.up ? 1 : 0);
      waits.set(now.waits);
      sessions.set(now.sessions);
      loopActive.reset();
      loopActive.inc(now.loopActiveSeconds);
      const text = ofProcess.metrics();
      if (now.figures === null) return await text;
      set(now.figures);
      return (await Promise.all([text, ofStore.metrics()])).join('\n');
    },
    contentType: ofProcess.contentType,
  };
}

function counter(registry: Registry, { name, help, labels }: Metric): Counter {
  const made = new Counter({ name, help, labelNames: Object.keys(labels), registers: [registry] });
  // Without a first sample of 0, Prometheus does not see the first increase of a series.
  for (const values of combinations(labels)) made.inc(values, 0);
  return made;
}

function histogram(registry: Registry, { name, help, labels, buckets = [] }: Metric): Histogram {
  const options = { name, help, labelNames: Object.keys(labels), buckets: [...buckets], registers: [registry] };
  const made = new Histogram(options);
  for (const values of combinations(labels)) made.zero(values);
  return made;
}

function gauge(registry: Registry, { name, help, labels }: Metric): Gauge {
  return new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] });
}

/** Every way to give each label one of its values. */
function combinations(labels: Metric['labels']): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [label, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
}
