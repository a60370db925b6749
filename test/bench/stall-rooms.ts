/** Rooms so full that a call may take long: made by SQL, as posting a million mails would take an hour. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { SQLite } from '../../src/store/sqlite/driver.ts';
import { postMail } from '../support/providers/webhook.ts';
import { mime } from '../support/rooms/conversation.ts';
import { SIGNING_KEY } from '../support/rooms/postroom.ts';
import { copyMail } from '../support/store/many-mails.ts';
import { rawSql } from '../support/store/raw-sql.ts';
import { fillSqlite } from './archive-fill.ts';
import type { Product } from './product.ts';

type Place = { inboxId: string; threadId: string };

/** Inboxes of as many mails: each mail in a thread of its own, all in one thread, and all drafts. Its endpoint is paused. */
export type FullRoom = { inboxId: string; joined: Place; drafts: Place; endpointId: string };

/** The most mails of a thread that change at once. */
const MAILS_OF_A_THREAD = 1000;
/** Threads of so many mails, each of which may be changed or deleted. */
const THREADS = 4;

/** What is kept at most: templates of an account, attempts at an endpoint and its wakes (src/core/sending/templates.ts, webhooks/record.ts, wake/record.ts). */
const MOST = { templates: 1_000, attempts: 1_000, wakes: 10_000 };

type First = { id: string; threadId: string };

/** The id of the mail with this number, from 1 on; the last ones of an inbox are in no thread with others. */
export function mailAt(n: number): string {
  return `00000000-0000-7000-8000-${hex(n)}`;
}

/** The id of one of the threads with as many mails as may change at once. */
export function threadAt(which: number): string {
  assert.ok(which < THREADS, 'there are so many');
  return `00000000-0000-7000-9000-${hex(firstOfThread(which))}`;
}

/** Beside the mails there are as many events, quarantined mails and suppressed addresses, and the most that is kept of templates, and of attempts at an endpoint and its wakes. */
export async function fillRoom(product: Product, mails: number): Promise<FullRoom> {
  assert.ok(mails > firstOfThread(THREADS), 'the threads take some thousand mails');
  const [full, joined, drafts] = [await product.inbox('full'), await product.inbox('joined'), await product.inbox('drafts')];
  const [one, other, draft] = [await postOne(product, full), await postOne(product, joined), await postOne(product, drafts)];
  const asked = { url: 'https://hooks.bench.example/in', types: ['email.received'] };
  const { status, body: endpoint } = await product.rest('POST', '/webhook-endpoints', asked);
  assert.equal(status, 201);
  assert.equal((await product.rest('POST', `/webhook-endpoints/${endpoint.id}/pause`)).status, 200);
  await product.betweenStarts(async (dataDir) => {
    const sql = (text: string, ...values: unknown[]) => rawSql({ DATA_DIR: dataDir }, text, values);
    await copyMail(sql, one.id, mails - 1, false);
    await copyMail(sql, other.id, mails - 1, false, { first: mails, sameThread: true });
    await copyMail(sql, draft.id, mails - 1, false, { first: 2 * mails });
    fillTables(dataDir, { full: full.id, drafts: drafts.id, endpoint: endpoint.id, mails });
  });
  return {
    inboxId: full.id,
    joined: { inboxId: joined.id, threadId: other.threadId },
    drafts: { inboxId: drafts.id, threadId: draft.threadId },
    endpointId: endpoint.id,
  };
}

/** Mails of many words, whose files are all PDF. Answers the id of the inbox. */
export async function fillArchive(product: Product, mails: number): Promise<string> {
  const { id } = await product.inbox('archive');
  await product.betweenStarts((dataDir) =>
    fillSqlite(dataDir, { inboxId: id, mails, from: new Date(Date.now() - mails * 60_000) }),
  );
  return id;
}

function firstOfThread(which: number): number {
  return (which + 1) * MAILS_OF_A_THREAD;
}

function hex(n: number): string {
  return n.toString(16).padStart(12, '0');
}

/** One mail in very many copies, which search does not know. */
async function postOne(product: Product, { id, address }: { id: string; address: string }): Promise<First> {
  const { port, path } = product.webhook(address);
  const raw = mime({ to: address, subject: 'one of many', text: 'Your code is 493217.', messageId: `<${id}@bench.example>` });
  const posted = await postMail(`http://127.0.0.1:${port}${path}`, { recipient: address, mime: raw }, { key: SIGNING_KEY });
  assert.equal(posted.status, 200);
  const [first] = (await product.rest('GET', `/emails?inboxId=${id}`)).body.data;
  return first;
}

function fillTables(dataDir: string, of: { full: string; drafts: string; endpoint: string; mails: number }): void {
  const file = new SQLite(join(dataDir, 'postroom.db'));
  const names = (table: string) =>
    (file.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[]).map((name) => `"${name}"`);
  const given: Record<string, string> = {
    '"id"': `replace(id, '-8000-', '-b000-')`,
    '"status"': `'quarantined'`,
    '"check_at"': 'null',
  };
  const quarantined = names('quarantine');
  const own = (kind: string) => `printf('00000000-0000-7000-${kind}-%012x', n)`;
  const now = Date.now();
  file.pragma('cache_size = -500000');
  const ranges = Array.from({ length: THREADS }, (_, which) => {
    const [first, last] = [firstOfThread(which), firstOfThread(which) + MAILS_OF_A_THREAD - 1];
    return `update emails set thread_id = '${threadAt(which)}' where id between '${mailAt(first)}' and '${mailAt(last)}';`;
  });
  file.exec(`
    begin;
    update emails set status = 'draft', direction = 'outbound' where inbox_id = '${of.drafts}';
    ${ranges.join('\n')}
    insert or ignore into threads(id, account_id, inbox_id, subject, conversation, labels, created_at, last_email_at)
      select thread_id, account_id, inbox_id, subject, 'one of many', '[]', created_at, created_at from emails
      where inbox_id in ('${of.full}', '${of.drafts}');
    create temp table numbers as
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${of.mails}) select n from numbers;
    create temp table account as select account_id from inboxes where id = '${of.full}';
    insert into events(id, account_id, type, inbox_id, subject_id, created_at, thread_id)
      select replace(id, '-8000-', '-a000-'), account_id, 'email.received', inbox_id, id, ${now}, thread_id
      from emails where inbox_id = '${of.full}';
    insert into quarantine(${quarantined.join()})
      select ${quarantined.map((name) => given[name] ?? name).join()} from emails where inbox_id = '${of.full}';
    insert into suppressions(id, account_id, address, reason, created_at)
      select ${own('c000')}, account_id, 'a' || n || '@bench.example', 'bounce', ${now} - n from numbers, account;
    insert into templates(id, account_id, name, subject, variables, created_at, updated_at, text)
      select ${own('d000')}, account_id, 'template ' || n, 'Hello', '[]', ${now} - n, ${now} - n, 'Hello.'
      from numbers, account where n <= ${MOST.templates};
    insert into webhook_deliveries(endpoint_id, account_id, event_id, type, attempt, at, status, ms)
      select '${of.endpoint}', account_id, ${own('a000')}, 'email.received', 1, ${now}, 200, 5 from numbers, account where n <= ${MOST.attempts};
    insert into webhook_wakes(endpoint_id, account_id, email_id, inbox_id, thread_id, sender, position, outcome, at)
      select '${of.endpoint}', account_id, ${own('8000')}, '${of.full}', ${own('9000')}, 'ada@sender.example', n, 'not_known', ${now}
      from numbers, account where n <= ${MOST.wakes};
    commit;
  `);
  file.close();
}
