/** How soon a webhook endpoint is told what was committed, alone and beside endpoints that hang, and how fast it catches up. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { HOOKS_ENV, newEndpoint, type Receiver, startReceiver } from '../support/servers/webhook-receiver.ts';
import { type Product, startProduct } from './product.ts';
import { quantile, type Row } from './rounds.ts';

/** Mails that are timed each way, and mails that an endpoint catches up with. */
export type WebhooksEffort = { mails: number; backlog: number };

/** Fifty in all. Those of another account have other mail, so that they are told apart from the good one. */
const HANGING_BESIDE = 25;
const HANGING_ELSEWHERE = 25;

type Box = { id: string; address: string };

export async function measureWebhooks({ mails, backlog }: WebhooksEffort): Promise<Row[]> {
  const product = await startProduct(HOOKS_ENV);
  const [good, hanging] = [await startReceiver(), await startReceiver()];
  hanging.answer = () => {};
  try {
    const otherKey = await product.account();
    const [box, other] = [await product.inbox('told'), await product.inbox('other', otherKey)];
    const endpoint = await make(product, good.url);
    await delays(product, good, [box], 5);
    const alone = await delays(product, good, [box, other], mails);
    for (let n = 0; n < HANGING_BESIDE; n++) await make(product, `${hanging.url}/${n}`);
    for (let n = 0; n < HANGING_ELSEWHERE; n++) await make(product, `${hanging.url}/other/${n}`, otherKey);
    const beside = await delays(product, good, [box, other], mails);
    assert.ok(hanging.received.length >= HANGING_BESIDE, 'nothing hung');
    const perSecond = await caughtUp(product, good, box, endpoint.id, backlog);
    const told = (waits: number[]) =>
      [0.5, 0.99, 1].map((share, n) => `${['p50', 'p99', 'worst'][n]} ${quantile(waits, share).toFixed(1)} ms`).join(', ');
    return [
      {
        what: `from commit to a webhook endpoint, beside ${HANGING_BESIDE} endpoints of its account and ${HANGING_ELSEWHERE} of another that hang; reference: alone`,
        postroom: told(beside),
        reference: told(alone),
        ratio: `p99 +${(quantile(beside, 0.99) - quantile(alone, 0.99)).toFixed(0)} ms`,
        wanted: '< 100 ms more',
      },
      {
        what: `events that one endpoint catches up with, one request after the other, of ${backlog.toLocaleString('en')}`,
        postroom: `${perSecond.toFixed(0)} a second`,
        reference: '',
        ratio: '',
        wanted: '',
      },
    ];
  } finally {
    await Promise.all([good.close(), hanging.close()]);
    await product.end();
  }
}

const make = (product: Product, url: string, key = product.apiKey) =>
  newEndpoint(
    { rest: (method, path, body) => product.rest(method, path, body, { authorization: `Bearer ${key}` }) },
    { url, types: ['email.received'] },
  );

/** Milliseconds from the answer to a mail, which follows the commit, to the request; a mail comes to each of the inboxes. */
async function delays(product: Product, good: Receiver, boxes: Box[], mails: number): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < mails; n++) {
    const before = good.received.length;
    const came = new Promise<number>((resolve) => {
      good.answer = (response) => {
        resolve(performance.now());
        response.writeHead(204).end();
      };
    });
    for (const box of boxes.slice(1)) await arrives(product, box.address);
    await arrives(product, boxes[0]?.address ?? '');
    const stored = performance.now();
    waits.push(Math.max(0, (await came) - stored));
    assert.equal(good.received.length, before + 1);
    // The rest of what comes with a mail should not meet the next one.
    await pause(50);
  }
  return waits;
}

async function caughtUp(product: Product, good: Receiver, box: Box, id: string, backlog: number): Promise<number> {
  const ask = (what: string) => product.rest('POST', `/webhook-endpoints/${id}/${what}`, {});
  assert.equal((await ask('pause')).status, 200);
  for (let n = 0; n < backlog; n++) await arrives(product, box.address);
  const before = good.received.length;
  const began = performance.now();
  good.answer = 204;
  assert.equal((await ask('resume')).status, 200);
  while (good.received.length < before + backlog) await pause(5);
  return (backlog / (performance.now() - began)) * 1000;
}

async function arrives(product: Product, address: string): Promise<void> {
  const messageId = `<${performance.now()}@bench.example>`;
  const raw = mime({ to: address, subject: 'Told', text: 'The meadow is dry.', messageId });
  const { port, path } = product.webhook(address);
  const { status } = await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  assert.equal(status, 200);
}
