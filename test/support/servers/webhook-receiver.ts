/** A real HTTP server that takes what Postroom posts to it, and verifies it as a program would that uses the package `standardwebhooks`. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { eventually, type Json, type Postroom } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';

/** What a room needs to post to receivers on this machine, and on PostgreSQL to keep their secrets. */
export const HOOKS_ENV = { OUTGOING_ALLOW: '127.0.0.0/8,::1', POSTROOM_SECRET_KEY: randomBytes(32).toString('base64') };

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came the way an untyped program would
export type Received = { path: string; id: string; headers: IncomingHttpHeaders; text: string; body: any };

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** How a request is answered: a status, or by hand, or never. */
export type Answering = number | ((response: ServerResponse, received: Received) => void);

export async function startReceiver() {
  const received: Received[] = [];
  const open = new Set<ServerResponse>();
  const state = {
    /** The answer to each request from now on. */
    answer: 204 as Answering,
    received,
    /** Requests that are not answered yet. */
    open,
    /** The most requests that were under way at the same time. */
    together: 0,
    url: '',
    of: (type: string) => received.filter((one) => one.body.type === type),
    /** Until so many have come, at most a minute. */
    waitFor: (count: number, type?: string) =>
      eventually(`${count} of ${type ?? 'any type'} came, of ${received.length}`, async () => {
        const found = type === undefined ? received : state.of(type);
        return found.length >= count && found;
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    state.together = Math.max(state.together, open.size);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      const one: Received = { path, id: String(headers['webhook-id']), headers, text, body: JSON.parse(text) };
      received.push(one);
      if (typeof state.answer === 'function') state.answer(response, one);
      else response.writeHead(state.answer).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return closedAtEnd(state);
}

/** The endpoint as it was made. */
export async function newEndpoint(
  room: Pick<Postroom, 'rest'>,
  body: Json,
  key?: string,
): Promise<Json & { id: string; secret: string }> {
  const { status, body: made } = await room.rest('POST', '/webhook-endpoints', body, key === undefined ? {} : { key });
  assert.equal(status, 201, JSON.stringify(made));
  return made;
}

/** Throws when the request was not signed with the secret, or not in the last five minutes. */
export function verify(secret: string, { text, headers }: Received): void {
  new Webhook(secret).verify(text, headers as Record<string, string>);
}

/** The same where the clock of the room stands elsewhere. */
export function verifyAtAnyTime(secret: string, { text, headers, id }: Received): void {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(id, at, text);
  assert.ok(String(headers['webhook-signature']).split(' ').includes(signature), `signed with ${secret}`);
}

/** Ids of those that came more than once, and of those that did not come. */
export function compared(received: Received[], expected: string[]): { missing: string[]; repeated: number } {
  const ids = received.map(({ id }) => id);
  const came = new Set(ids);
  return { missing: expected.filter((id) => !came.has(id)), repeated: ids.length - came.size };
}
