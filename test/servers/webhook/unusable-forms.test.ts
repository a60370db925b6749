/** The inbound webhook: forms that hold no mail that could be taken, each refused in words that say what to do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  multipart,
  parsedForm,
  postWebhook,
  rawForm,
  signatureParts,
  urlencoded,
  type WebhookBody,
  type WebhookPart,
} from '../../support/providers/webhook.ts';
import { MAIL, openEndpoint, without } from '../../support/rooms/webhook-endpoint.ts';

const unusable: [string, WebhookBody, number, RegExp][] = [
  ['another content type', { contentType: 'application/json', body: Buffer.from('{}') }, 401, /forward\(\)/],
  ['no usable content type', { contentType: ';', body: Buffer.from('x=y') }, 401, /forward\(\)/],
  ['a multipart type without a boundary', { ...multipart([]), contentType: 'multipart/form-data' }, 400, /again/],
  ['a multipart body cut short', cutShort(multipart(rawForm({ recipient: 'a@post.test', mime: MAIL }))), 400, /again/],
  ['a multipart body cut short in the head of a part', endingWith('Content-Disposition: form-da'), 400, /again/],
  ['a part without a name', endingWith('X-Unnamed: part\r\n\r\nx\r\n--edge--'), 400, /again/],
  ['a part whose head never ends', endingWith('Content-Disposition: form-data; name="x"\r\n--edge--'), 400, /again/],
  [
    'a mail in which a line starts with the boundary',
    multipart(rawForm({ recipient: 'a@post.test', mime: 'a\r\n--edgeway\r\nb' }), 'edge'),
    400,
    /again/,
  ],
  ['no recipient', urlencoded(without(rawForm({ recipient: '', mime: MAIL }), 'recipient')), 400, /recipient/],
  ['an empty recipient', urlencoded(rawForm({ recipient: ' , ', mime: MAIL })), 400, /recipient/],
  ['more than 1,000 recipients', multipart(rawForm({ recipient: manyAddresses(1_001), mime: MAIL })), 400, /1000/],
  [
    'neither form of a mail',
    urlencoded(without(rawForm({ recipient: 'a@post.test', mime: '' }), 'body-mime')),
    400,
    /forward\(\)/,
  ],
  [
    'two mails',
    multipart([...rawForm({ recipient: 'a@post.test', mime: MAIL }), { name: 'body-mime', value: MAIL }]),
    400,
    /one mail/,
  ],
  [
    'the notification of a store() route',
    urlencoded([
      ...without(rawForm({ recipient: 'a@post.test', mime: '' }), 'body-mime'),
      { name: 'message-url', value: 'https://storage.provider.test/1' },
    ]),
    400,
    /Set the route's action to forward\(\)/,
  ],
  [
    'the notification of a store() route that lists files in place of posting them',
    urlencoded([
      ...parsedForm({ recipient: 'a@post.test', text: 'See the file.' }),
      { name: 'message-url', value: 'https://storage.provider.test/1' },
      { name: 'attachments', value: '[{"url": "https://storage.provider.test/1/0", "name": "a.pdf", "size": 9}]' },
    ]),
    400,
    /Set the route's action to forward\(\)/,
  ],
  ['more than 1,000 parts', multipart([...manyParts(1_001), ...signatureParts()]), 413, /^/],
  ['more than 1,000 fields', urlencoded([...manyParts(1_001), ...signatureParts()]), 413, /^/],
  [
    'nothing but separators',
    { contentType: 'application/x-www-form-urlencoded', body: Buffer.from('&'.repeat(100_000)) },
    413,
    /^/,
  ],
  ['a recipient that is no address list', urlencoded(rawForm({ recipient: 'a'.repeat(600_000), mime: MAIL })), 400, /1000/],
  ['a name of 20 KB', urlencoded([{ name: 'x'.repeat(20_000), value: '' }, ...signatureParts()]), 400, /again/],
  ['a part with a head of 20 KB', multipart([{ name: 'x', value: '', contentType: 'x'.repeat(20_000) }]), 400, /again/],
];
for (const [what, form, status, hint] of unusable) {
  test(`a form with ${what} is refused with ${status}`, async (t) => {
    const endpoint = await openEndpoint(t);
    const answer = await postWebhook(endpoint.url, form);
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get('content-type'), 'application/problem+json');
    assert.equal(answer.json.status, status);
    assert.match(String(answer.json.hint ?? ''), hint);
    assert.deepEqual(endpoint.received, []);
    assert.deepEqual(endpoint.counted, ['rejected']);
  });
}

function cutShort(form: WebhookBody): WebhookBody {
  return { ...form, body: form.body.subarray(0, -10) };
}

/** A signed form, complete but for its last part. */
function endingWith(lastPart: string): WebhookBody {
  const form = multipart(rawForm({ recipient: 'a@post.test', mime: MAIL }), 'edge');
  return { ...form, body: Buffer.concat([form.body.subarray(0, -'--\r\n'.length), Buffer.from(`\r\n${lastPart}`)]) };
}

function manyAddresses(count: number): string {
  return Array.from({ length: count }, (_, at) => `agent${at}@post.test`).join(',');
}

function manyParts(count: number): WebhookPart[] {
  return Array.from({ length: count }, (_, at) => ({ name: `X-Header-${at}`, value: 'x' }));
}
