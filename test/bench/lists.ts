/** The time of a page of a list, in a full inbox against one that is nearly empty. */
import assert from 'node:assert/strict';
import { timeOrderedIds } from '../../src/core/base/ids.ts';
import type { ParsedMail } from '../../src/core/ports/mail-reader.ts';
import { EXEMPT } from '../../src/core/store/authentication.ts';
import { type EmailRow, type NewEmail, newEmail } from '../../src/core/store/emails.ts';
import type { Store } from '../../src/core/store/store.ts';
import { startParser } from '../../src/mail/parser.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { type HttpClient, httpClient } from './http-load.ts';
import { type Product, startProduct } from './product.ts';
import { alternate, median, type Row, ratioOf } from './rounds.ts';
import { sampleMail } from './sample-mail.ts';

/** `mails` in the full inbox; `pages` of every kind are asked for in each of the `rounds`. */
export type ListEffort = { mails: number; rounds: number; pages: number };

const FEW = 100;
const PAGE = 50;
const MAILS_PER_COMMIT = 500;

/** Both inboxes lie in one data folder; each case of a round asks over one connection, page after page. */
export async function measureLists(effort: ListEffort): Promise<Row[]> {
  const product = await startProduct();
  try {
    const full = await product.inbox('full');
    const few = await product.inbox('few');
    await product.betweenStarts(async (dataDir) => {
      await fill(dataDir, full.id, effort.mails);
      await fill(dataDir, few.id, FEW);
    });
    const client = httpClient(product.port(), 1);
    try {
      const first = { full: pathOf(full.id, PAGE), few: pathOf(few.id, PAGE) };
      const deep = {
        full: await pathAfter(client, product, full.id, effort.mails / 2),
        few: await pathAfter(client, product, few.id, FEW / 2),
      };
      const inbox = `inbox of ${effort.mails.toLocaleString('en')} mails; reference: one of ${FEW}`;
      return [
        await compare(`first page of ${PAGE}, ${inbox}`, client, product, first, effort),
        await compare(`page of ${PAGE} in the middle, by cursor, ${inbox}`, client, product, deep, effort),
      ];
    } finally {
      client.close();
    }
  } finally {
    await product.end();
  }
}

async function compare(
  what: string,
  client: HttpClient,
  product: Product,
  paths: { full: string; few: string },
  effort: ListEffort,
): Promise<Row> {
  const timed = async (path: string) => {
    const times: number[] = [];
    for (let page = 0; page < effort.pages; page++) {
      const began = performance.now();
      await ask(client, product, path);
      times.push(performance.now() - began);
    }
    return median(times);
  };
  for (const path of Object.values(paths)) assert.equal((await ask(client, product, path)).data.length, PAGE);
  // One round that does not count: the pages come into the caches, and the code is compiled.
  await alternate(1, { full: () => timed(paths.full), few: () => timed(paths.few) });
  const found = await alternate(effort.rounds, { full: () => timed(paths.full), few: () => timed(paths.few) });
  const ms = (times: number[]) => `${median(times).toFixed(2)} ms`;
  const ratio = `${ratioOf(found.full, found.few).toFixed(2)}x`;
  return { what, postroom: ms(found.full), reference: ms(found.few), ratio, wanted: '≤ 1.3x' };
}

function pathOf(inboxId: string, limit: number): string {
  return `/api/v1/emails?inboxId=${inboxId}&limit=${limit}`;
}

/** The page that begins `depth` mails down, found as a caller would: page by page. */
async function pathAfter(client: HttpClient, product: Product, inboxId: string, depth: number): Promise<string> {
  let cursor = '';
  for (let passed = 0; passed < depth; passed += PAGE) {
    const path = pathOf(inboxId, PAGE) + (cursor && `&cursor=${cursor}`);
    const { nextCursor } = await ask(client, product, path);
    assert.ok(nextCursor, 'the list goes on');
    cursor = nextCursor;
  }
  return `${pathOf(inboxId, PAGE)}&cursor=${cursor}`;
}

async function ask(client: HttpClient, product: Product, path: string): Promise<{ data: unknown[]; nextCursor: string | null }> {
  const { status, text } = await client.ask('GET', path, { authorization: `Bearer ${product.apiKey}` });
  assert.equal(status, 200, text.slice(0, 500));
  return JSON.parse(text);
}

/** Through the store, as posting them all would take minutes: the sample mail again and again, a minute between each two. */
async function fill(dataDir: string, inboxId: string, mails: number): Promise<void> {
  const mime = await sampleMail();
  const parser = startParser();
  const parsed = await parser.parse(mime);
  await parser.close();
  const store = openSqlite({ dataDir, exclusive: true });
  try {
    const accountId = await store.read(async (tx) => (await tx.accounts.operator())?.id);
    assert.ok(accountId, 'the first start made an account');
    let now = Date.now() - mails * 60_000;
    const ids = timeOrderedIds({ now: () => new Date(now) });
    const nextRow = (): NewEmail => {
      now += 60_000;
      return rowOf({ accountId, inboxId, id: ids.next(), threadId: ids.next() }, parsed, mime.length, new Date(now));
    };
    for (let filled = 0; filled < mails; filled += MAILS_PER_COMMIT) {
      await addMails(store, Array.from({ length: Math.min(MAILS_PER_COMMIT, mails - filled) }, nextRow), parsed, mime);
    }
  } finally {
    await store.close();
  }
}

async function addMails(store: Store, rows: NewEmail[], { text, html }: ParsedMail, mime: Buffer): Promise<void> {
  await store.write(async (tx) => {
    for (const row of rows) await tx.emails.insert(row, { text, html, visible: null }, mime);
  });
}

type Keys = Pick<EmailRow, 'id' | 'accountId' | 'inboxId' | 'threadId'>;

function rowOf(keys: Keys, parsed: ParsedMail, size: number, at: Date): NewEmail {
  const { text: _text, html: _html, ...fields } = parsed;
  return newEmail({
    ...fields,
    ...keys,
    threadReason: 'new',
    direction: 'inbound',
    status: 'received',
    isRead: false,
    attachments: [],
    messageId: `<${keys.id}@sender.example>`,
    size,
    envelopeFrom: null,
    authentication: EXEMPT,
    createdAt: at,
  });
}
