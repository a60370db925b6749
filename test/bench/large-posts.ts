/** How long others wait while a provider posts a large mail, by provider, and while one is sent. */
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mailOf } from '../support/providers/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, type Sample } from '../support/providers/provider-samples.ts';
import { httpClient } from './http-load.ts';
import { type Product, startProduct } from './product.ts';
import { median, type Row } from './rounds.ts';

/** `mb`: the size of a mail, nearly all of it one file in Base64. */
export type LargePostsEffort = { mb: number; rounds: number };

/** Of each provider whose posts carry a mail as it was sent. */
export async function measureLargePosts({ mb, rounds }: LargePostsEffort): Promise<Row[]> {
  const product = await startProduct(ALL_SECRETS);
  try {
    const { id, address } = await product.inbox('large');
    const rows: Row[] = [];
    const measured = async (what: string, request: () => Request) => {
      const found = [];
      for (let round = 0; round <= rounds; round += 1) found.push(await beside(product, request()));
      // The first does not count: code is compiled.
      rows.push(rowOf(what, found.slice(1)));
    };
    for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
      // In the samples of the others, the whole body is one text.
      if (name === 'ses' || sample.fidelity === 'reconstructed') continue;
      await measured(`\`${name}\` posts a mail of ${mb} MB`, () => postOf(name, sample, address, mb));
    }
    await measured(`a mail of ${mb} MB is sent`, () => sendOf(product, id, address, mb));
    return rows;
  } finally {
    await product.end();
  }
}

type Request = { path: string; headers: Record<string, string>; body: Buffer; status: number };
type Found = { longest: number; took: number };

function postOf(name: string, sample: Sample, to: string, mb: number): Request {
  const { body, headers } = madeBy(sample, { mime: largeMail(to, mb), to: [to], from: 'bounces@example.org' });
  return { path: `/webhooks/${name}/inbound`, headers: Object.fromEntries(headers), body, status: 200 };
}

function sendOf({ apiKey }: Product, inboxId: string, to: string, mb: number): Request {
  // As large once it is written in lines of 76 characters.
  const content = randomBytes(Math.floor((mb * 1_000_000 * 57) / 78)).toString('base64');
  const mail = { inboxId, to, subject: 'large', text: 'The file is attached.', attachments: [{ filename: 'data.bin', content }] };
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  return { path: '/api/v1/emails/send', headers, body: Buffer.from(JSON.stringify(mail)), status: 202 };
}

async function beside(product: Product, { path, headers, body, status }: Request): Promise<Found> {
  const poster = httpClient(product.port(), 1);
  const other = httpClient(product.port(), 1);
  const key = { authorization: `Bearer ${product.apiKey}` };
  try {
    const began = performance.now();
    let over = false;
    const posted = poster.ask('POST', path, headers, body).finally(() => {
      over = true;
    });
    let longest = 0;
    while (!over) {
      const at = performance.now();
      assert.equal((await other.ask('GET', '/api/v1/whoami', key)).status, 200);
      longest = Math.max(longest, performance.now() - at);
    }
    const took = performance.now() - began;
    const answer = await posted;
    assert.equal(answer.status, status, `${path}: ${answer.text}`);
    return { longest, took };
  } finally {
    poster.close();
    other.close();
  }
}

export function largeMail(to: string, mb: number): Buffer {
  const boundary = randomUUID();
  const line = `${Buffer.alloc(57, randomUUID()).toString('base64')}\r\n`;
  const file = line.repeat(Math.ceil((mb * 1_000_000) / line.length));
  const parts = [
    `Content-Type: text/plain\r\n\r\nThe file is attached.`,
    `Content-Type: application/octet-stream; name=data.bin\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}`,
  ];
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  const mail = mailOf('large', `${body}--${boundary}--\r\n`).replace(
    'Subject:',
    `To: ${to}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\nSubject:`,
  );
  return Buffer.from(mail);
}

function rowOf(what: string, found: readonly Found[]): Row {
  const took = median(found.map((one) => one.took));
  return {
    what: `longest wait of another call while ${what}`,
    postroom: `${median(found.map(({ longest }) => longest)).toFixed(0)} ms`,
    reference: `the call: ${(took / 1000).toFixed(1)} s`,
    ratio: '',
    wanted: '≤ 50 ms',
  };
}
