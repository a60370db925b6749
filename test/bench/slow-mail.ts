/** What slow mail to one account costs another: answers to ordinary mail while bombs come in, against the same without them, and memory. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PADDED_BASE64 } from '../support/mails/parser-bombs.ts';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { residentMegabytes, restingMegabytes } from './memory.ts';
import { type Product, startProduct } from './product.ts';
import { quantile, type Row, steadily } from './rounds.ts';

/** For how long bombs come in, and ordinary mail in the idle phase before. */
export type SlowMailEffort = { seconds: number };

const BOMBS_A_SECOND = 10;
const ORDINARY_A_SECOND = 20;
const LOOK_EVERY_MS = 200;
/** How long after the last bomb the memory is looked at again. */
const AFTER_MS = 30_000;

export async function measureSlowMail({ seconds }: SlowMailEffort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const attacked = await product.inbox('attacked');
    const key = await product.account();
    const other = await product.inbox('other', key);
    await ordinaryMail(product, other.address, 2);
    const idle = await ordinaryMail(product, other.address, seconds);

    let peak = 0;
    const looks = setInterval(async () => {
      peak = Math.max(peak, await residentMegabytes(product.pid()).catch(() => 0));
    }, LOOK_EVERY_MS);
    const bombs = bombsAt(product, attacked.address, seconds);
    const attackedTimes = await ordinaryMail(product, other.address, seconds);
    const taken = await bombs;
    clearInterval(looks);
    await pause(AFTER_MS);
    return rows(idle, attackedTimes, taken, { peak, after: await restingMegabytes(product.pid()) });
  } finally {
    await product.end();
  }
}

type Taken = { stored: number; refused: number };

function rows(idle: number[], attacked: number[], { stored, refused }: Taken, memory: { peak: number; after: number }): Row[] {
  const p99 = (times: number[]) => quantile(times, 0.99);
  const shown = (times: number[]) => `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${p99(times).toFixed(0)} ms`;
  const what = `while ${BOMBS_A_SECOND} mails a second of 1 MB of padding come in for another account`;
  return [
    {
      what: `ordinary mail ${what}, ${stored} stored and ${refused} put off; reference: without them`,
      postroom: shown(attacked),
      reference: shown(idle),
      ratio: `${(p99(attacked) / p99(idle)).toFixed(2)}x`,
      wanted: '< 4x',
    },
    {
      what: `most resident memory ${what}; reference: 30 s later`,
      postroom: `${memory.peak.toFixed(0)} MB`,
      reference: `${memory.after.toFixed(0)} MB`,
      ratio: `${(memory.peak / memory.after).toFixed(2)}x`,
      wanted: '< 600 MB',
    },
  ];
}

/** Milliseconds until each mail was answered, posted at a steady pace whether or not those before it were. */
async function ordinaryMail(product: Product, recipient: string, seconds: number): Promise<number[]> {
  return await steadily(ORDINARY_A_SECOND, seconds, async () => {
    const raw = mime({
      to: recipient,
      subject: 'ordinary',
      text: 'Your code is 493217.',
      messageId: `<${randomUUID()}@bench.example>`,
    });
    const began = performance.now();
    assert.equal(await post(product, recipient, raw), 200);
    return performance.now() - began;
  });
}

async function bombsAt(product: Product, recipient: string, seconds: number): Promise<Taken> {
  const body = PADDED_BASE64[1]();
  const statuses = await steadily(BOMBS_A_SECOND, seconds, async () =>
    post(product, recipient, Buffer.concat([Buffer.from(`Message-ID: <${randomUUID()}@bench.example>\r\n`), body])),
  );
  for (const status of statuses) assert.ok(status === 200 || status === 503, String(status));
  const stored = statuses.filter((status) => status === 200).length;
  return { stored, refused: statuses.length - stored };
}

async function post(product: Product, recipient: string, raw: string | Buffer): Promise<number> {
  const { port, path } = product.webhook(recipient);
  const { status } = await postMail(`http://127.0.0.1:${port}${path}`, { recipient, mime: raw }, { key: SIGNING_KEY });
  return status;
}
