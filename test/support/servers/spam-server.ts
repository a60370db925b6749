/** An HTTP server on loopback that answers /checkv2 as rspamd does, with what a test wants. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closedAtEnd } from '../running/closing.ts';

export type SpamAnswer = { status?: number; body: unknown } | 'silence';

/** An answer with these symbols, whose scores add up. */
export function scored(symbols: Record<string, number>): SpamAnswer {
  const all = Object.entries(symbols).map(([name, score]) => [name, { name, score, metric_score: score, options: ['x'] }]);
  const score = Object.values(symbols).reduce((sum, one) => sum + one, 0);
  const body = {
    is_skipped: false,
    score,
    required_score: 15,
    action: 'no action',
    symbols: Object.fromEntries(all),
    messages: {},
  };
  return { body };
}

export async function startSpamServer() {
  const asked: { url: string; headers: IncomingHttpHeaders; mime: string }[] = [];
  let answer: SpamAnswer = scored({});
  const server = createServer(async (request, response) => {
    asked.push({ url: `${request.method} ${request.url}`, headers: request.headers, mime: await text(request) });
    if (answer === 'silence') return;
    const { status = 200, body } = answer;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return closedAtEnd({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers(next: SpamAnswer) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
