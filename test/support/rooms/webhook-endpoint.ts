/** The inbound webhook alone on a real server, recording what reaches it, and a client that writes raw HTTP. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { ReceiveOutcome } from '../../../src/core/inbound/answers.ts';
import {
  type Door,
  doorWithin,
  type UnverifiedLimits,
  unverifiedWithin,
  type VerifiedLimits,
} from '../../../src/webhook/admission.ts';
import type { Bounds } from '../../../src/webhook/crowd.ts';
import { type InboundWebhookOptions, inboundWebhook } from '../../../src/webhook/mailgun/inbound.ts';
import type { InboundMail } from '../../../src/webhook/mailgun/mail-form.ts';
import { composeParsedFields } from '../../../src/webhook/posts/parsed-fields.ts';
import { openSpool, type Spool } from '../../../src/webhook/posts/spool.ts';
import { type Encoding, SIGNING_KEY, type WebhookBody, type WebhookPart } from '../providers/webhook.ts';

const MEGABYTE = 1024 * 1024;

export const ENCODINGS: Encoding[] = ['urlencoded', 'multipart'];
export const MAIL = 'From: sender@example.org\r\nTo: agent@post.test\r\nSubject: Hello\r\n\r\nHello.\r\n';
export const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

type Limits = { verified: VerifiedLimits; unverified: UnverifiedLimits };

export async function openEndpoint(
  t: TestContext,
  { limits = limitsOf({ verified: 8 * MEGABYTE }), ...options }: Partial<InboundWebhookOptions> & { limits?: Limits } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'postroom-endpoint-'));
  const received: InboundMail[] = [];
  const counted: string[] = [];
  const logged: string[] = [];
  const log = (fields: object, message: string) => logged.push(JSON.stringify(fields) + message);
  const spool = openSpool(folder, assert.fail);
  const handler = inboundWebhook({
    provider: 'mailgun',
    signing: { keys: [SIGNING_KEY], unsigned: 'refused' },
    maxBytes: MEGABYTE,
    door: admitting(limits, spool),
    spool,
    arrivalMs: 30_000,
    clientAddress: ({ headers, socket }) => String(headers['x-test-address'] ?? socket.remoteAddress),
    now: () => new Date(),
    newId: () => 'request-1',
    otherTime: async () => null,
    async receive(mail): Promise<ReceiveOutcome> {
      received.push(mail);
      return { outcome: 'stored', emailIds: [] };
    },
    compose: composeParsedFields,
    count: (outcome) => counted.push(outcome),
    log: { debug: log, info: log, warn: log, error: log },
    ...options,
  });
  const server = createServer((req, res) => void handler(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const address = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}/webhooks/provider/inbound`;
  return { url, port: address.port, folder, received, counted, logged };
}

export function admitting({ verified, unverified }: Limits, spool: Pick<Spool, 'room'>, now?: () => number): Door {
  return doorWithin(verified, unverifiedWithin(unverified, spool), now);
}

/** Bytes in all; what is unverified is in memory and as bounded as what is verified, unless a test says otherwise. */
export function limitsOf({
  verified,
  small = verified,
  disk,
  loaded = verified,
  ...memory
}: {
  verified: number;
  small?: number;
  disk?: Partial<Bounds>;
  loaded?: number;
} & Partial<Bounds>): Limits {
  const unbounded = { bytes: verified, bytesPerAddress: verified, requests: 1000, requestsPerAddress: 1000 };
  const unverified = {
    small,
    loaded,
    memory: { ...unbounded, first: 'largest', ...memory },
    disk: { ...unbounded, first: 'oldest', ...disk },
  } as const;
  return { verified: { bytes: verified, requests: 1000, waitMs: 5000 }, unverified };
}

export function only(received: InboundMail[]): InboundMail {
  const [mail, ...more] = received;
  assert.ok(mail, 'one mail was received');
  assert.equal(more.length, 0);
  return mail;
}

/** Writes raw HTTP; `answered` resolves to all that came back once `until` is in it. */
export function wire(t: TestContext, port: number) {
  const socket = connect(port, '127.0.0.1');
  t.after(() => socket.destroy());
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  return {
    socket,
    answered: async (until: string) => {
      while (!answer.includes(until)) {
        assert.ok(!socket.closed, 'the connection was closed without an answer');
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      }
      return answer;
    },
    closed: async () => {
      if (!socket.closed) await once(socket, 'close');
    },
  };
}

export function head(form: WebhookBody, length: number | 'chunked'): string {
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  return `POST /webhooks/provider/inbound HTTP/1.1\r\nHost: post.test\r\nContent-Type: ${form.contentType}\r\n${size}\r\n\r\n`;
}

export function without(parts: WebhookPart[], ...names: string[]): WebhookPart[] {
  return parts.filter((part) => !names.includes(part.name));
}

/** Tries until the assertion holds, or fails as it does after a minute. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 60_000; ; ) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** Sends a form from an address (`X-Test-Address`) without its last bytes, and leaves the request open. */
export async function stall(t: TestContext, port: number, form: WebhookBody, address: string) {
  const line = wire(t, port);
  await once(line.socket, 'connect');
  const named = head(form, form.body.length).replace('\r\n', `\r\nX-Test-Address: ${address}\r\n`);
  line.socket.write(Buffer.concat([Buffer.from(named), form.body.subarray(0, form.body.length - 1200)]));
  return line;
}

/** Whether it is neither answered nor closed. */
export function isOpen({ socket }: { socket: Socket }): boolean {
  return socket.bytesRead === 0 && !socket.closed;
}
