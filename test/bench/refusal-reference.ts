/** A server that puts everything off at once, with an answer as large as Postroom's. Prints `LISTEN <port>`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BODY = JSON.stringify({
  type: 'urn:postroom:problem:unavailable',
  title: 'Postroom cannot do this now',
  status: 503,
  detail: 'Too much mail is arriving at once.',
  code: 'unavailable',
  hint: 'Post it again later; nothing was stored.',
  requestId: '01a202b9-f591-708a-9f4b-f111fe5946bc',
});
const HEADERS = { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(BODY), 'retry-after': '30' };

// Ends it in time when the process that started it has died.
setTimeout(() => process.exit(1), 15 * 60_000).unref();
const server = createServer((_request, response) => response.writeHead(503, HEADERS).end(BODY));
server.listen(0, '127.0.0.1', () => process.stdout.write(`LISTEN ${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => process.exit(0));
