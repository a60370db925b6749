/** Webhooks are verified as Standard Webhooks has it: signed by its own library, read by the client. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { InvalidWebhook, verifyWebhook } from '../../../packages/client/src/index.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const other = `whsec_${randomBytes(32).toString('base64')}`;
const payload = JSON.stringify({ id: 'e1', type: 'email.received', data: { id: 'm1', subject: 'Grüße ✉' } });

function signed({ by = [secret], at = new Date(), id = 'e1' } = {}): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': by.map((one) => new Webhook(one).sign(id, at, payload)).join(' '),
  };
}

test('a signed event is answered, however its body and its headers come', async () => {
  const headers = signed();
  const named = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]);
  for (const one of [headers, new Headers(headers), Object.fromEntries(named)]) {
    for (const body of [payload, new TextEncoder().encode(payload), Buffer.from(payload)]) {
      const event = await verifyWebhook({ payload: body, headers: one, secret });
      assert.ok(event.type === 'email.received' && event.data && 'subject' in event.data);
      assert.equal(event.data.subject, 'Grüße ✉');
    }
  }
});

test('one secret of several and one signature of several are enough', async () => {
  for (const [by, secrets] of [
    [[secret], [other, secret]],
    [[other, secret], secret],
    [[other, secret], [secret]],
  ] as const)
    assert.equal((await verifyWebhook({ payload, headers: signed({ by: [...by] }), secret: secrets })).id, 'e1');
  const headers = signed();
  const later = { ...headers, 'webhook-signature': `v1a,AAAA v2,AAAA ${headers['webhook-signature']}` };
  assert.equal((await verifyWebhook({ payload, headers: later, secret })).id, 'e1');
});

test('what is forged, old or without a signature is refused', async () => {
  const headers = signed();
  const at = (seconds: number) => signed({ at: new Date(Date.now() + seconds * 1000) });
  const signature = headers['webhook-signature'] ?? '';
  const tries: [string, object][] = [
    ['another secret', { secret: other }],
    ['another body', { payload: payload.replace('m1', 'm2') }],
    ['another id', { headers: { ...headers, 'webhook-id': 'e2' } }],
    ['another time', { headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) } }],
    ['too old', { headers: at(-302) }],
    ['too new', { headers: at(302) }],
    ['no time', { headers: { ...headers, 'webhook-timestamp': 'now' } }],
    ['no headers', { headers: {} }],
    ['no signature', { headers: { ...headers, 'webhook-signature': '' } }],
    ['a cut signature', { headers: { ...headers, 'webhook-signature': signature.slice(0, -4) } }],
    ['no base64', { headers: { ...headers, 'webhook-signature': 'v1,%%%' } }],
    ['another version', { headers: { ...headers, 'webhook-signature': signature.replace('v1,', 'v2,') } }],
    ['no secret', { secret: [] }],
  ];
  for (const [what, change] of tries)
    await assert.rejects(verifyWebhook({ payload, headers, secret, ...change }), InvalidWebhook, what);
  assert.equal((await verifyWebhook({ payload, headers: at(-302), secret, toleranceSeconds: 600 })).id, 'e1');
  await assert.rejects(verifyWebhook({ payload, headers, secret: 'whsec_' }), TypeError);
});
