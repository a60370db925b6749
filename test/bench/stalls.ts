/** How long others wait while a call looks through a full inbox with a filter that nothing matches. */
import assert from 'node:assert/strict';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { copyMail } from '../support/store/many-mails.ts';
import { rawSql } from '../support/store/raw-sql.ts';
import { fillSqlite } from './archive-fill.ts';
import { type HttpAnswer, type HttpClient, httpClient } from './http-load.ts';
import { type Product, startProduct } from './product.ts';
import type { Row } from './rounds.ts';

type Call = { what: string; method: string; path: string; body?: object };

/** To look through a million texts takes a while, with others served in between. */
const PATIENCE_MS = 600_000;

/** `mails` lie in one inbox. Beside each call, one other call after the other is asked and timed: the longest is the longest piece of work. */
export async function measureStalls({ mails }: { mails: number }): Promise<Row[]> {
  return process.env.ONLY_SEARCH
    ? await inRoom(fillArchive, worstSearches, mails)
    : [...(await inRoom(fillInbox, worst, mails)), ...(await inRoom(fillArchive, worstSearches, mails))];
}

async function inRoom(
  fill: (product: Product, mails: number) => Promise<string>,
  calls: (inboxId: string) => Call[],
  mails: number,
): Promise<Row[]> {
  const product = await startProduct();
  try {
    const inboxId = await fill(product, mails);
    const client = httpClient(product.port(), 1, PATIENCE_MS);
    const other = httpClient(product.port(), 1);
    try {
      const rows: Row[] = [];
      // One that does not count: the code is compiled, and the inbox comes into the caches.
      for (const call of calls(inboxId).slice(0, 1)) await beside(call, product, client, other, mails);
      for (const call of calls(inboxId)) rows.push(await beside(call, product, client, other, mails));
      return rows;
    } finally {
      client.close();
      other.close();
    }
  } finally {
    await product.end();
  }
}

/** One mail in very many copies, which search does not know. Answers the id of the inbox. */
async function fillInbox(product: Product, mails: number): Promise<string> {
  const { id, address } = await product.inbox('full');
  const { port, path } = product.webhook(address);
  const raw = mime({ to: address, subject: 'one of many', text: 'Your code is 493217.', messageId: '<1@bench.example>' });
  assert.equal(
    (await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY })).status,
    200,
  );
  const [first] = (await product.rest('GET', `/emails?inboxId=${id}`)).body.data;
  await product.betweenStarts(async (dataDir) => {
    await copyMail((text, ...values) => rawSql({ DATA_DIR: dataDir }, text, values), first.id, mails - 1, false);
  });
  return id;
}

/** Mails of many words, whose files are all PDF. Answers the id of the inbox. */
async function fillArchive(product: Product, mails: number): Promise<string> {
  const { id } = await product.inbox('archive');
  await product.betweenStarts((dataDir) =>
    fillSqlite(dataDir, { inboxId: id, mails, from: new Date(Date.now() - mails * 60_000) }),
  );
  return id;
}

function worstSearches(inboxId: string): Call[] {
  const common = 'invoice';
  return [
    'has:image',
    'has:pdf from:nobody',
    'filename:nothing',
    'larger:20M',
    `nowords OR (${common} label:none)`,
    'label:none',
    `${common} label:none`,
    'is:read',
    `-${common} is:read`,
    `${common} is:sent`,
    `${common} -${common}`,
    'before:2020-01-01',
  ].map((query) => get(`search_emails ${query}`, `/emails/search?inboxId=${inboxId}&q=${encodeURIComponent(query)}`));
}

function worst(inboxId: string): Call[] {
  const list = (filter: string) => get(`list_emails ${filter}`, `/emails?inboxId=${inboxId}&${filter}`);
  const wait = (filter: string) => get(`wait_for_email ${filter}`, `/emails/wait?inboxId=${inboxId}&timeoutSeconds=1&${filter}`);
  const claim = (filter: object): Call => ({
    what: `claim_email ${Object.keys(filter).join()}`,
    method: 'POST',
    path: '/emails/claim',
    body: { inboxId, filter },
  });
  return [
    ...['from=nobody', 'subject=nothing', 'label=none', 'isRead=true', 'direction=outbound', 'status=sent'].map(list),
    ...['automated=true', 'verified=true', 'kind=bounce', 'direction=outbound&isRead=true', 'until=2020-01-01T00:00:00Z'].map(
      list,
    ),
    get('list_labels', `/labels?inboxId=${inboxId}`),
    get('list_arrivals outcome', '/arrivals?outcome=refused'),
    get('list_arrivals recipient', '/arrivals?recipient=nobody@bench.example'),
    get('get_metrics', '/metrics'),
    get('list_inboxes', '/inboxes'),
    get('list_held_emails', '/emails/held'),
    get('list_events', '/events'),
    ...['contains=no+such+words', 'from=nobody', 'contains=no+such+words&since=2020-01-01T00:00:00Z'].map(wait),
    ...[{ from: 'nobody' }, { label: 'none' }].map(claim),
    ...['label=none', 'withoutLabel=none'].map((filter) =>
      get(`list_threads ${filter}`, `/threads?inboxId=${inboxId}&${filter}`),
    ),
    { what: 'delete_inbox, and its sweep for as long as a wait', method: 'DELETE', path: `/inboxes/${inboxId}` },
  ];
}

function get(what: string, path: string): Call {
  return { what, method: 'GET', path };
}

async function beside(call: Call, product: Product, client: HttpClient, other: HttpClient, mails: number): Promise<Row> {
  const ask = (by: HttpClient, { method, path, body }: Omit<Call, 'what'>): Promise<HttpAnswer> => {
    const headers = { authorization: `Bearer ${product.apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    return by.ask(method, `/api/v1${path}`, headers, body ? JSON.stringify(body) : undefined);
  };
  const began = performance.now();
  let over = false;
  const asked = ask(client, call).finally(() => {
    over = true;
  });
  let longest = 0;
  const until = call.method === 'DELETE' ? began + 5_000 : 0;
  while (!over || performance.now() < until) {
    const at = performance.now();
    assert.equal((await ask(other, { method: 'GET', path: '/whoami' })).status, 200);
    longest = Math.max(longest, performance.now() - at);
  }
  const took = performance.now() - began;
  assert.equal((await asked).status, 200, call.path);
  return {
    what: `longest wait of another call beside \`${call.what}\`, ${mails.toLocaleString('en')} mails in the inbox`,
    postroom: `${longest.toFixed(0)} ms`,
    reference: `the call: ${(took / 1000).toFixed(1)} s`,
    ratio: '',
    wanted: '≤ 50 ms',
  };
}
