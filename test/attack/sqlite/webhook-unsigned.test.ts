/** Webhooks without a signing key: a first start makes one, and where there is none no web page and no other machine can post. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { describe, test } from 'node:test';
import { encoded, postWebhook, rawForm, type WebhookBody } from '../../support/providers/webhook.ts';
import { type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { without } from '../../support/rooms/webhook-endpoint.ts';

const MAIL = 'From: eve@evil.example\r\nSubject: Hello\r\n\r\nYour code is 1.\r\n';
const PRODUCTION = { NODE_ENV: 'production' };
const ALLOWED = { PROVIDER_WEBHOOK_ALLOW_UNSIGNED: 'true' };

/** How a post comes, and what each room answers: with mail and no key, the same in production, and in production where it is allowed. */
const POSTS: Record<string, [headers: Record<string, string>, open: number, closed: number, allowed: number]> = {
  'to localhost': [{ host: 'localhost:3000' }, 200, 503, 200],
  'to 127.0.0.1': [{ host: '127.0.0.1:3000' }, 200, 503, 200],
  'to another address of the loopback net': [{ host: '127.1.2.3' }, 200, 503, 200],
  'to [::1]': [{ host: '[::1]:3000' }, 200, 503, 200],
  'to a name below localhost': [{ host: 'postroom.localhost' }, 200, 503, 200],
  'to a public name': [{ host: 'mail.example.com' }, 503, 503, 200],
  'to a name that a page has rebound to this machine': [{ host: 'rebound.evil.example:3000' }, 503, 503, 200],
  'to a name that only looks like this machine': [{ host: '127.0.0.1.evil.example' }, 503, 503, 200],
  'to a name that begins like this machine': [{ host: 'localhost.evil.example' }, 503, 503, 200],
  'to a name that ends like this machine': [{ host: 'evillocalhost' }, 503, 503, 200],
  'to an address of the network': [{ host: '192.168.0.7:3000' }, 503, 503, 200],
  'from a page': [{ host: 'localhost:3000', origin: 'https://evil.example' }, 403, 403, 403],
  'from a page without a name': [{ host: 'localhost:3000', origin: 'null' }, 403, 403, 403],
  'from a page of this machine': [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, 403, 403, 403],
  'from a page with an empty Origin': [{ host: 'localhost:3000', origin: '' }, 403, 403, 403],
};

const open = await withMailAndNoKey({});
const closed = await withMailAndNoKey(PRODUCTION);
const allowed = await withMailAndNoKey({ ...PRODUCTION, ...ALLOWED });

describe('an unsigned post', () => {
  for (const [what, [headers, ...statuses]] of Object.entries(POSTS)) {
    test(`${what} is answered ${statuses.join(', ')}`, async () => {
      for (const [index, room] of [open, closed, allowed].entries()) {
        const before = await countMails(room);
        const [status, retryAfter] = await post(room, '/inbound', headers, unsignedForm());
        assert.equal(status, statuses[index]);
        assert.equal(retryAfter !== undefined, status === 503, 'a provider keeps the mail');
        assert.equal((await countMails(room)) - before, status === 200 ? 1 : 0);
        const event = { contentType: 'text/plain', body: Buffer.from(JSON.stringify({ 'event-data': { event: 'opened' } })) };
        assert.equal((await post(room, '/events', headers, event))[0], statuses[index], 'an event');
      }
    });
  }
});

describe('a start without a signing key', () => {
  test('makes one on an empty store, which later starts and other instances use, and takes nothing that it does not sign', async () => {
    for (const env of [{}, PRODUCTION]) {
      const room = await startPostroom({ PROVIDER_WEBHOOK_SIGNING_KEY: '', ...env });
      const { signing } = room.app;
      assert.ok(signing.by === 'made' && /^[0-9a-f]{64}$/.test(signing.key));
      const { body: inbox } = await room.rest('POST', '/inboxes', {});
      const form = unsignedForm(inbox.address);
      assert.equal((await postWebhook(room.webhook, form)).status, 401);
      assert.equal((await room.inbound(inbox.address, MAIL)).status, 401);
      assert.equal((await room.inbound(inbox.address, MAIL, { key: signing.key })).status, 200);
      assert.deepEqual((await room.rest('GET', '/whoami')).body.notConfigured.length, 1);
      await room.restart();
      assert.deepEqual(room.app.signing, { by: 'earlier' });
      assert.equal((await room.inbound(inbox.address, MAIL, { key: signing.key })).status, 200);
      assert.equal((await postWebhook(room.webhook, form)).status, 401);
      await room.restart({ PROVIDER_WEBHOOK_SIGNING_KEY: 'of the provider' });
      assert.equal((await room.inbound(inbox.address, MAIL, { key: 'of the provider' })).status, 200);
      assert.equal((await room.inbound(inbox.address, MAIL, { key: signing.key })).status, 401);
      await room.close();
    }
  });

  test('makes one key when several instances start first together', async () => {
    const room = await startPostroom();
    if (!room.env.DATABASE_URL?.startsWith('postgres')) return;
    const env = { PROVIDER_WEBHOOK_SIGNING_KEY: '' };
    const instances = await Promise.all([room.another(env), room.another(env), room.another(env)]);
    const made = instances.flatMap(({ app: { signing } }) => (signing.by === 'made' ? [signing.key] : []));
    assert.equal(made.length, 1);
    const { body: inbox } = await room.rest('POST', '/inboxes', {});
    for (const one of instances) {
      assert.equal((await one.inbound(inbox.address, MAIL, { key: made[0] ?? '' })).status, 200);
      assert.equal((await postWebhook(one.webhook, unsignedForm(inbox.address))).status, 401);
    }
  });

  test('makes none where the operator allows unsigned posts, and none where mail came in without', async () => {
    const room = await startPostroom({ PROVIDER_WEBHOOK_SIGNING_KEY: '', ...ALLOWED });
    assert.deepEqual(room.app.signing, { by: 'none' });
    assert.equal((await postWebhook(room.webhook, unsignedForm(await anAddress(room)))).status, 200);
    await room.restart({ PROVIDER_WEBHOOK_ALLOW_UNSIGNED: '' });
    assert.deepEqual(room.app.signing, { by: 'none' });
    const { body: me } = await room.rest('GET', '/whoami');
    assert.ok(me.notConfigured.some((one: { setting: string }) => one.setting === 'PROVIDER_WEBHOOK_SIGNING_KEY'));
  });
});

/** As an upgrade finds it: its mail came in before keys were made. */
async function withMailAndNoKey(env: Record<string, string>): Promise<Postroom> {
  const room = await startPostroom(env);
  assert.equal((await room.inbound(await anAddress(room), MAIL)).status, 200);
  await room.restart({ PROVIDER_WEBHOOK_SIGNING_KEY: '' });
  assert.deepEqual(room.app.signing, { by: 'none' });
  return room;
}

async function anAddress(room: Postroom): Promise<string> {
  const { body } = await room.rest('GET', '/inboxes');
  return body.data[0]?.address ?? (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.address;
}

function unsignedForm(recipient = 'desk@postroom.localhost'): WebhookBody {
  return encoded(without(rawForm({ recipient, mime: MAIL }), 'timestamp', 'token', 'signature'), 'urlencoded');
}

async function countMails(room: Postroom): Promise<number> {
  return (await room.rest('GET', '/emails?limit=100')).body.data.length;
}

/** With headers that fetch does not let a program set. */
async function post(
  room: Postroom,
  path: string,
  headers: Record<string, string>,
  { contentType, body }: WebhookBody,
): Promise<[status: number, retryAfter: string | undefined]> {
  const sent = request(`${room.url}/webhooks/provider${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType, 'content-length': body.length },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  return [answer.statusCode, answer.headers['retry-after']];
}
