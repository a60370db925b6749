/** Metrics for Prometheus on an address of their own: without a key, so that only the Prometheus server should reach it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../core/ports/core.ts';
import { type Meters, NO_METERS } from '../core/ports/meters.ts';
import type { StoreFigures } from '../core/upkeep/store-figures.ts';
import { closeServer, hostOf, listen, type Place } from '../listening/ports.ts';
import { watchEventLoop } from './event-loop.ts';
import { registries } from './registries.ts';

/** What is asked for each scrape; none of these rejects. */
export type Sources = {
  /** Whether mail can be stored now. */
  up(): Promise<boolean>;
  /** Null while the store does not answer. */
  figures(): Promise<StoreFigures | null>;
  waits(): number;
  sessions(): number;
};

export type Metrics = {
  meters: Meters;
  /** Where a scrape is had; null when metrics are off. */
  url: string | null;
  /** Until it is called, a scrape says that the store is not there. */
  watch(sources: Sources): void;
  close(): Promise<void>;
};

const OFF: Metrics = { meters: NO_METERS, url: null, watch() {}, async close() {} };

const STARTING: Sources = { up: async () => false, figures: async () => null, waits: () => 0, sessions: () => 0 };

/** `place` null = metrics are off, and nothing is counted. Throws an Error with a plain sentence when it cannot listen there. */
export async function startMetrics(place: Place | null, log: Log): Promise<Metrics> {
  if (place === null) return OFF;
  const { meters, late, scrape, contentType } = registries();
  let sources = STARTING;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' || !/^\/metrics\/?(?:\?|$)/.test(request.url ?? '')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Here is only GET /metrics.\n');
      return;
    }
    const [up, figures] = await Promise.all([sources.up(), sources.figures()]);
    const loopActiveSeconds = loop.activeSeconds();
    const text = await scrape({ up, figures, waits: sources.waits(), sessions: sources.sessions(), loopActiveSeconds });
    response.writeHead(200, { 'content-type': contentType }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'a scrape of the metrics failed');
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('The scrape failed; the log says why.\n');
    });
  });
  await listen(server, place, 'METRICS_LISTEN');
  const loop = watchEventLoop(late);
  const url = `http://${hostOf(place.host)}:${(server.address() as AddressInfo).port}/metrics`;
  log.info({ url }, 'metrics are served');
  return {
    meters,
    url,
    watch: (given) => {
      sources = given;
    },
    close: async () => {
      loop.stop();
      await closeServer(server);
    },
  };
}
