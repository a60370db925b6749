/** Streams of events to clients that do not read: cut off before much waits for them, while large answers arrive whole. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { leaving } from '../../../src/http/leaving.ts';
import { deliver, deliverAnswer } from '../../../src/mcp/deliver.ts';
import type { AnswerStream, Reader } from '../../../src/mcp/sessions/answer.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const MB = 1024 * 1024;
const EVENT = `data: ${'x'.repeat(32 * 1024)}\n\n`;

/** As many bytes, in a third as many characters. */
const BEYOND_ASCII = `data: ${'語'.repeat((32 * 1024) / 3)}\n\n`;

type Stream = { write(text: string): void; end(): void; cancelled: Promise<void>; unsent(): number };

const headers = { 'content-type': 'text/event-stream' };

/** Each answers with a stream of its kind. */
const KINDS = {
  'of an SDK': (res: ServerResponse): Stream => {
    let over = () => {};
    const cancelled = new Promise<void>((resolve) => {
      over = resolve;
    });
    let events: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        events = controller;
      },
      cancel: () => over(),
    });
    void deliver(new Response(body, { headers }), res);
    const write = (text: string) => events?.enqueue(Buffer.from(text));
    return { write, end: () => events?.close(), cancelled, unsent: () => res.writableLength };
  },
  'of a session': (res: ServerResponse): Stream => {
    let reader: Reader | undefined;
    const left = leaving(res);
    const cancelled = new Promise<void>((resolve) => {
      const readBy: AnswerStream['readBy'] = (by) => {
        reader = by;
      };
      const body = { send: () => {}, end: () => {}, readBy, cut: resolve };
      void deliverAnswer({ status: 200, headers, body }, res, left);
    });
    return { write: (text) => reader?.write(text), end: () => reader?.end(''), cancelled, unsent: () => res.writableLength };
  },
};

/** A server whose one answer is a stream that the test fills, and a client that has read nothing but its headers. */
async function streaming(kind: keyof typeof KINDS, method: string): Promise<Stream & { response: IncomingMessage }> {
  let opened: (stream: Stream) => void = () => {};
  const stream = new Promise<Stream>((resolve) => {
    opened = resolve;
  });
  const server = createServer((_req, res) => opened(KINDS[kind](res))).listen(0, '127.0.0.1');
  closedAtEnd({
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  });
  await once(server, 'listening');
  const sent = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method }).end();
  const filled = await stream;
  filled.write(': hello\n\n');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  return { ...filled, response };
}

/** How many events were written until the stream was cut off, and the most that waited then. */
async function writtenUntilCut(
  kind: keyof typeof KINDS,
  method: string,
  event: string,
): Promise<{ events: number; most: number }> {
  const { write, cancelled, unsent } = await streaming(kind, method);
  let isOver = false;
  let most = 0;
  let events = 0;
  void cancelled.then(() => {
    isOver = true;
  });
  for (; !isOver && events < 10_000; events++) {
    write(event);
    await new Promise((next) => setImmediate(next));
    most = Math.max(most, unsent());
  }
  assert.ok(isOver, `${most} bytes wait for a client that reads nothing`);
  return { events, most };
}

for (const kind of ['of an SDK', 'of a session'] as const) {
  for (const method of ['GET', 'POST']) {
    test(`a stream ${kind} whose client does not read is cut off at 1 MB unsent: ${method}`, async () => {
      const { events, most } = await writtenUntilCut(kind, method, EVENT);
      assert.ok(most <= MB + 2 * EVENT.length, `${most} bytes waited`);
      // What the system takes for a client is out of sight here, so text beyond ASCII is compared with text of one byte a character.
      const beyond = await writtenUntilCut(kind, method, BEYOND_ASCII);
      const more = (beyond.events - events) * EVENT.length;
      assert.ok(more < MB, `${more} bytes more of text beyond ASCII`);
    });
  }

  test(`one event ${kind} that is larger than that reaches a client that is slow to read it`, async () => {
    const { write, end, response } = await streaming(kind, 'POST');
    const large = 'y'.repeat(20 * MB);
    write(large);
    end();
    let received = 0;
    for await (const chunk of response) received += (chunk as Buffer).length;
    assert.equal(received, ': hello\n\n'.length + large.length);
  });
}
