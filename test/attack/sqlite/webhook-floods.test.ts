/** Strangers who post a lot and prove nothing: the provider's mail comes in meanwhile, from their address and from any other. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { multipart, postWebhook, rawForm, type WebhookBody, type WebhookPart } from '../../support/providers/webhook.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { atEnd } from '../../support/running/closing.ts';

const MB = 1024 * 1024;
const MAIL = 'From: ann@example.org\r\nSubject: Hello\r\n\r\nHi.\r\n';

const room = await startPostroom();
const { body: inbox } = await room.rest('POST', '/inboxes', {});

/** Without a proof, or with one that the last bytes were to bring. */
const FORMS: Record<string, [connections: number, path: string, form: WebhookBody]> = {
  'seven mails of 38 MB with the signature behind': [7, 'inbound', largeForm(38 * MB)],
  'seven forms of 38 MB of nothing': [
    7,
    'inbound',
    { contentType: 'multipart/form-data; boundary=x', body: Buffer.alloc(38 * MB, 0x20) },
  ],
  'three hundred posts that stop after the first field': [300, 'inbound', largeForm(3000)],
  'three hundred events that never end': [300, 'events', { contentType: 'application/json', body: Buffer.alloc(60_000, 0x20) }],
};

describe('a signed mail is taken while a stranger stalls', () => {
  for (const [what, [connections, path, form]] of Object.entries(FORMS)) {
    test(what, async () => {
      const stalled = await Promise.all(Array.from({ length: connections }, () => stall(path, form)));
      for (const parts of [(all: WebhookPart[]) => all, (all: WebhookPart[]) => all.toReversed()]) {
        const signed = rawForm({ recipient: inbox.address, mime: MAIL });
        assert.deepEqual((await postWebhook(room.webhook, multipart(parts(signed)))).json, { ok: true });
      }
      const large = rawForm({ recipient: inbox.address, mime: `${MAIL}${'x'.repeat(5 * MB)}` });
      assert.deepEqual((await postWebhook(room.webhook, multipart(large))).json, { ok: true });
      for (const socket of stalled) socket.destroy();
    });
  }
});

test('what strangers held is free again when they are gone', async () => {
  await eventually('a large mail with its signature behind comes in', async () => {
    const form = multipart(rawForm({ recipient: inbox.address, mime: `${MAIL}${'x'.repeat(30 * MB)}` }).toReversed());
    return (await postWebhook(room.webhook, form)).status === 200;
  });
});

function largeForm(size: number): WebhookBody {
  return multipart(rawForm({ recipient: inbox.address, mime: Buffer.alloc(size, 0x78) }).toReversed());
}

/** Sends all but the end, and resolves when the other side has read it, or has had enough. */
async function stall(path: string, { contentType, body }: WebhookBody): Promise<Socket> {
  const { hostname, port } = new URL(room.url);
  const socket = connect(Number(port), hostname);
  atEnd(() => socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `POST /webhooks/provider/${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await Promise.race([
    new Promise((sent) => socket.write(body.subarray(0, body.length - 1200), sent)),
    once(socket, 'data').catch(() => {}),
    once(socket, 'close'),
  ]);
  return socket;
}
