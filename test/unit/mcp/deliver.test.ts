/** Streams of events to clients that do not read: cut off before much waits for them, while large answers arrive whole. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { deliver } from '../../../src/mcp/deliver.ts';
import { closedAtEnd } from '../../support/closing.ts';

const MB = 1024 * 1024;
const EVENT = Buffer.from(`data: ${'x'.repeat(32 * 1024)}\n\n`);

type Stream = { events: ReadableStreamDefaultController<Uint8Array>; cancelled: Promise<void>; unsent(): number };

/** A server whose one answer is a stream that the test fills, and a client that has read nothing but its headers. */
async function streaming(method: string): Promise<Stream & { response: IncomingMessage }> {
  let opened: (stream: Stream) => void = () => {};
  const stream = new Promise<Stream>((resolve) => {
    opened = resolve;
  });
  const server = createServer((_req, res) => {
    let over = () => {};
    const cancelled = new Promise<void>((resolve) => {
      over = resolve;
    });
    const body = new ReadableStream<Uint8Array>({
      start: (events) => opened({ events, cancelled, unsent: () => res.writableLength }),
      cancel: () => over(),
    });
    void deliver(new Response(body, { headers: { 'content-type': 'text/event-stream' } }), res);
  }).listen(0, '127.0.0.1');
  closedAtEnd({
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  });
  await once(server, 'listening');
  const sent = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method }).end();
  const { events, ...rest } = await stream;
  events.enqueue(Buffer.from(': hello\n\n'));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  return { events, ...rest, response };
}

for (const method of ['GET', 'POST']) {
  test(`a stream whose client does not read is cut off at 1 MB unsent: ${method}`, async () => {
    const { events, cancelled, unsent } = await streaming(method);
    let isOver = false;
    let most = 0;
    void cancelled.then(() => {
      isOver = true;
    });
    for (let n = 0; !isOver && n < 10_000; n++) {
      events.enqueue(EVENT);
      await new Promise((next) => setImmediate(next));
      most = Math.max(most, unsent());
    }
    assert.ok(isOver, `${most} bytes wait for a client that reads nothing`);
    assert.ok(most <= MB + 2 * EVENT.length, `${most} bytes waited`);
  });
}

test('one event that is larger than that reaches a client that is slow to read it', async () => {
  const { events, response } = await streaming('POST');
  const large = Buffer.alloc(20 * MB, 'y');
  events.enqueue(large);
  events.close();
  let received = 0;
  for await (const chunk of response) received += (chunk as Buffer).length;
  assert.equal(received, ': hello\n\n'.length + large.length);
});
