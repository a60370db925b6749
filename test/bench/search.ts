/** The time of a page of what a search finds among many mails: common and rare words, phrases, fields, labels. */
import assert from 'node:assert/strict';
import { timeOrderedIds } from '../../src/core/base/ids.ts';
import { EXEMPT } from '../../src/core/store/authentication.ts';
import { type EmailBody, type NewEmail, newEmail } from '../../src/core/store/emails.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { type HttpClient, httpClient } from './http-load.ts';
import { type Product, startProduct } from './product.ts';
import { alternate, median, type Row } from './rounds.ts';

/** `mails` in the inbox; every page is asked for `pages` times in each of the `rounds`. */
export type SearchEffort = { mails: number; rounds: number; pages: number };

export const PAGE = 50;
export const DEEP = 50;
const MAILS_PER_COMMIT = 500;
const MINUTE = 60_000;
const WORDS_OF_TEXT = 150;

/** What is looked for, and every how many mails hold it. */
export const CASES = {
  'a common word': { q: 'invoice', every: 2 },
  'two common words': { q: 'invoice window', every: 4 },
  'a rare word': { q: 'quokka', every: 5_000 },
  'a phrase': { q: '"delivery window"', every: 4 },
  'the beginning of a word': { q: 'invoi*', every: 2 },
  'a word of one field': { q: 'from:ada', every: 5 },
  'a word and a label': { q: 'invoice label:urgent', every: 20 },
  'flags only': { q: 'is:unread has:attachment', every: 10 },
} as const;

export async function measureSearch(effort: SearchEffort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const { id } = await product.inbox('searched');
    await product.betweenStarts((dataDir) => fill(dataDir, id, effort.mails));
    const client = httpClient(product.port(), 1);
    try {
      const rows: Row[] = [];
      for (const [what, { q, every }] of Object.entries(CASES)) {
        const isDeep = effort.mails / every > PAGE * DEEP;
        rows.push(await measure(client, product, what, q, isDeep, effort));
      }
      return rows;
    } finally {
      client.close();
    }
  } finally {
    await product.end();
  }
}

async function measure(client: HttpClient, product: Product, what: string, q: string, isDeep: boolean, effort: SearchEffort) {
  const first = `/api/v1/emails/search?${new URLSearchParams({ q, limit: String(PAGE) })}`;
  const deep = isDeep ? await pageAt(client, product, first) : first;
  const timed = (path: string) => async () => {
    const times: number[] = [];
    for (let n = 0; n < effort.pages; n++) {
      const began = performance.now();
      await ask(client, product, path);
      times.push(performance.now() - began);
    }
    return median(times);
  };
  assert.ok((await ask(client, product, first)).data.length > 0, q);
  await alternate(1, { first: timed(first), deep: timed(deep) });
  const found = await alternate(effort.rounds, { first: timed(first), deep: timed(deep) });
  const ms = (times: number[]) => `${median(times).toFixed(2)} ms`;
  return {
    what: `search for ${what} (\`${q}\`) among ${effort.mails.toLocaleString('en')} mails, page of ${PAGE}`,
    postroom: isDeep ? `${ms(found.first)}; ${DEEP}th page ${ms(found.deep)}` : ms(found.first),
    reference: '',
    ratio: '',
    wanted: what === 'a common word' ? '< 5 ms' : '',
  };
}

/** The path of the page so many pages down. */
export async function pageAt(client: HttpClient, product: Product, first: string): Promise<string> {
  let path = first;
  for (let n = 1; n < DEEP; n++) {
    const { nextCursor } = await ask(client, product, path);
    assert.ok(nextCursor, 'the search goes on');
    path = `${first}&cursor=${nextCursor}`;
  }
  return path;
}

export async function ask(
  client: HttpClient,
  product: Product,
  path: string,
): Promise<{ data: unknown[]; nextCursor: string | null }> {
  const { status, text } = await client.ask('GET', path, { authorization: `Bearer ${product.apiKey}` });
  assert.equal(status, 200, text.slice(0, 500));
  return JSON.parse(text);
}

/** Through the store, as posting them all would take minutes; a minute between each two. */
async function fill(dataDir: string, inboxId: string, mails: number): Promise<void> {
  const store = openSqlite({ dataDir, exclusive: true });
  try {
    const accountId = await store.read(async (tx) => (await tx.accounts.operator())?.id);
    assert.ok(accountId, 'the first start made an account');
    let now = Date.now() - mails * MINUTE;
    const ids = timeOrderedIds({ now: () => new Date(now) });
    for (let filled = 0; filled < mails; filled += MAILS_PER_COMMIT) {
      await store.write(async (tx) => {
        for (let n = filled; n < Math.min(filled + MAILS_PER_COMMIT, mails); n++) {
          now += MINUTE;
          const [row, body] = mailOf(n, { id: ids.next(), threadId: ids.next(), accountId, inboxId }, new Date(now));
          await tx.emails.insert(row, body, Buffer.from(body.text ?? ''));
        }
      });
    }
  } finally {
    await store.close();
  }
}

type Keys = Pick<NewEmail, 'id' | 'accountId' | 'inboxId' | 'threadId'>;

/** Of every mail with a file. */
export const FILE_NAME = 'a.pdf';

/** The `n`-th mail: its words, and among them those of the cases it falls under. */
export function mailOf(n: number, keys: Keys, at: Date, words = wordsOf(n)): [NewEmail, EmailBody] {
  const holds = (what: keyof typeof CASES) => n % CASES[what].every === 0;
  if (holds('a common word')) words.splice(40, 0, 'The', 'invoice,');
  if (holds('a phrase')) words.splice(80, 0, 'delivery', 'window');
  if (holds('a rare word')) words.splice(100, 0, 'quokka');
  const text = words.join(' ');
  const file = { id: keys.id, filename: FILE_NAME, contentType: 'application/pdf', size: 1, contentId: null };
  const row = newEmail({
    ...keys,
    threadReason: 'new',
    direction: 'inbound',
    status: 'received',
    from: holds('a word of one field') ? 'Ada Lovelace <ada@sender.example>' : `Robin <robin${n % 100}@sender.example>`,
    to: 'searched@postroom.localhost',
    cc: '',
    bcc: '',
    replyTo: '',
    subject: `Mail ${n} about ${words[3]}`,
    preview: text.slice(0, 200),
    isRead: false,
    labels: holds('a word and a label') ? ['urgent'] : [],
    attachments: holds('flags only') ? [{ ...file, disposition: 'attachment' }] : [],
    messageId: `<${keys.id}@sender.example>`,
    inReplyTo: null,
    references: [],
    date: at,
    size: text.length,
    parseStatus: 'parsed',
    envelopeFrom: null,
    authentication: EXEMPT,
    createdAt: at,
  });
  return [row, { text, html: null, visible: null }];
}

/** Some hundred drawn from many, each as frequent as the others. */
function wordsOf(n: number): string[] {
  return Array.from({ length: WORDS_OF_TEXT }, (_, k) => `word${((n * 7919 + k * k * 104_729) % 20_000).toString(36)}`);
}
