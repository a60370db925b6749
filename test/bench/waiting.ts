/** What a thousand waiting agents cost, and how soon one of them has its mail. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { type HttpAnswer, type HttpClient, httpClient } from './http-load.ts';
import { restingMegabytes } from './memory.ts';
import { type Product, startProduct } from './product.ts';
import { quantile, type Row } from './rounds.ts';

/** Agents that wait at the same time, each on an inbox of its own, and how many of them get a mail. */
export type WaitingEffort = { waiters: number; mails: number };

const WAITS_PER_KEY = 100;
const SETTLE_MS = 1_500;

type Box = { id: string; address: string };

export async function measureWaiting({ waiters, mails }: WaitingEffort): Promise<Row[]> {
  const product = await startProduct();
  const client = httpClient(product.port(), waiters + 50);
  try {
    const keys = await makeKeys(product, Math.ceil(waiters / WAITS_PER_KEY));
    const boxes: Box[] = [];
    for (let n = 0; n < waiters; n++) boxes.push(await product.inbox(`waiter-${n}`));
    // So that what a server of this traffic holds anyway is not taken for the cost of waiting.
    const [first] = boxes;
    assert.ok(first);
    await post(product, first, 'warm');
    const before = await restingAfter(product, keys, first, waiters);

    const since = new Date().toISOString();
    const answers = boxes.map((box, n) => timed(wait(client, keys[n % keys.length] ?? '', box, since)));
    await pause(SETTLE_MS);
    const megabytes = (await restingMegabytes(product.pid())) - before;

    const delays: number[] = [];
    for (let n = 0; n < mails; n++) delays.push(await wakeUp(product, boxes, answers, n * Math.floor(waiters / mails)));
    for (const [n, box] of boxes.entries()) if (n % Math.floor(waiters / mails) !== 0) await post(product, box, 'the rest');
    const all = await Promise.all(answers);
    assert.ok(all.every(({ answer }) => answer.status === 200));
    return rows(waiters, megabytes, delays, await wakeAll(product, client, keys, first, waiters));
  } finally {
    client.close();
    await product.end();
  }
}

/** Resident memory after as many answers, on as many connections that are gone again. */
async function restingAfter(product: Product, keys: string[], box: Box, answers: number): Promise<number> {
  const client = httpClient(product.port(), answers);
  const given = await Promise.all(Array.from({ length: answers }, (_, n) => wait(client, keys[n % keys.length] ?? '', box)));
  assert.ok(given.every(({ status }) => status === 200));
  client.close();
  await pause(SETTLE_MS);
  return await restingMegabytes(product.pid());
}

function rows(waiters: number, megabytes: number, delays: number[], together: number): Row[] {
  const many = waiters.toLocaleString('en');
  const row = (what: string, postroom: string, wanted: string): Row => ({ what, postroom, reference: '', ratio: '', wanted });
  const ms = (share: number) => quantile(delays, share).toFixed(1);
  return [
    row(`memory of ${many} waits, each with its connection`, `${megabytes.toFixed(1)} MB`, '< 30 MB'),
    row(
      `from the webhook's 200 to the waiter's whole answer, ${many} waiting`,
      `p50 ${ms(0.5)} ms, p95 ${ms(0.95)} ms, worst ${ms(1)} ms`,
      '< 50 ms',
    ),
    row(`the same, until the last of ${many} who wait for one mail has it`, `${together.toFixed(0)} ms`, ''),
  ];
}

async function wakeUp(product: Product, boxes: Box[], answers: Promise<Timed>[], n: number): Promise<number> {
  const [box, answer] = [boxes[n], answers[n]];
  assert.ok(box && answer);
  const stored = await post(product, box, `mail ${n}`);
  const { answer: answered, at } = await answer;
  assert.equal(JSON.parse(answered.text).email.subject, `mail ${n}`);
  return Math.max(0, at - stored);
}

/** Milliseconds from the webhook's answer to the answer of the last agent that waits on one inbox. */
async function wakeAll(product: Product, client: HttpClient, keys: string[], box: Box, waiters: number): Promise<number> {
  const since = new Date().toISOString();
  const answers = Array.from({ length: waiters }, (_, n) => timed(wait(client, keys[n % keys.length] ?? '', box, since)));
  await pause(SETTLE_MS);
  const stored = await post(product, box, 'for all');
  const all = await Promise.all(answers);
  assert.ok(all.every(({ answer }) => answer.status === 200));
  return Math.max(...all.map(({ at }) => at)) - stored;
}

type Timed = { answer: HttpAnswer; at: number };

async function timed(asked: Promise<HttpAnswer>): Promise<Timed> {
  return { answer: await asked, at: performance.now() };
}

function wait(client: HttpClient, key: string, box: Box, since = ''): Promise<HttpAnswer> {
  const query = `inboxId=${box.id}&timeoutSeconds=300${since && `&since=${since}`}`;
  return client.ask('GET', `/api/v1/emails/wait?${query}`, { authorization: `Bearer ${key}` });
}

/** Posts a mail; when it was answered. */
async function post(product: Product, { address }: Box, subject: string): Promise<number> {
  const raw = mime({
    to: address,
    subject,
    text: 'Your verification code is 493217.',
    messageId: `<${performance.now()}@bench.example>`,
  });
  const { port, path } = product.webhook(address);
  const { status } = await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  const at = performance.now();
  assert.equal(status, 200);
  return at;
}

async function makeKeys(product: Product, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let n = 0; n < count; n++) keys.push((await product.rest('POST', '/api-keys', { name: `waiters ${n}` })).body.key);
  return keys;
}
