/**
 * Fills a store with more mail than could be posted: some thousand mails through the store itself, and as many copies of them as are
 * wanted through SQL, each with a place, an age and a word of its own. The same number makes the same mails on both engines.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../../src/core/store/store.ts';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { SQLite } from '../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { FILE_NAME, mailOf } from './search.ts';

/** `mails` in all, a minute between each two, the first at `from`; `inboxId` is that of an empty Postroom. */
export type Archive = { inboxId: string; mails: number; from: Date };

/** Mails that are written by the store; a multiple of how often a search finds one of them. */
const WRITTEN = 5_000;
const MAILS_PER_COMMIT = 500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Of a mail, drawn from so many: the second half as often as the first, the third a third as often, and so on (Zipf). */
const WORDS = 60;
const VOCABULARY = 20_000;

/** What a copy has for itself, over its number `n`, which is its position less one. */
type Own = Record<string, string>;

export async function fillSqlite(dataDir: string, archive: Archive): Promise<void> {
  const open = async () => openSqlite({ dataDir, exclusive: true });
  await inStore(open, (store) => writeOnes(store, archive));
  const file = new SQLite(join(dataDir, 'postroom.db'));
  const [ms, day] = [`(${archive.from.getTime()} + n * ${MINUTE})`, `created_at / ${DAY}`];
  const id = (kind: number) => `printf('%08x-%04x-${kind}000-8000-%012x', ${ms} >> 16, ${ms} & 65535, n)`;
  const columns = file.prepare("select name from pragma_table_info('emails')").pluck().all() as string[];
  const owner = `replace(account_id, '-', '')`;
  file.pragma('cache_size = -500000');
  file.exec(`
    begin;
    create temp table ones as
      select e.*, substr(text, 1, length(text) - length(' ref' || (seq - 1))) stem from emails e join email_bodies on email_id = id;
    create temp table copies as
      with recursive numbers(n) as (select ${WRITTEN} union all select n + 1 from numbers where n + 1 < ${archive.mails}) select n from numbers;
    create index ones_seq on ones(seq);
    insert into emails(${quoted(columns)}) select ${values(columns, ownOf(id, ms))} from copies cross join ones on seq = n % ${WRITTEN} + 1;
    insert into email_bodies(email_id, text) select ${id(7)}, stem || ' ref' || n from copies cross join ones on seq = n % ${WRITTEN} + 1;
    insert into email_words(rowid, scope, title, sender, recipients, body)
      select n + 1, 'a' || ${owner} || ' i' || ${owner} || replace(inbox_id, '-', '') || ' ' || direction || iif(attachments = '[]', '', ' attachment'),
        subject, "from", "to" || ' ' || cc || ' ' || bcc, stem || ' ref' || n || iif(attachments = '[]', '', char(10) || '${FILE_NAME}')
      from copies cross join ones on seq = n % ${WRITTEN} + 1;
    delete from email_days;
    insert into email_days select ${day}, min(seq), max(seq) from emails group by 1;
    commit;
  `);
  file.close();
}

export async function fillPostgres(url: string, archive: Archive): Promise<void> {
  const open = () => openPostgres({ url, migrate: false, readers: 1 });
  await inStore(open, (store) => writeOnes(store, archive));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    // What SQL makes is what the store would have written, as far as the next mail shows.
    const words = await copyInPostgres(client, archive);
    const next = archive.mails;
    await inStore(open, async (store) => {
      await write(store, archive, next, 1);
      const same = `select w.words = ${words} as same from ${copies(next, next)} join email_words w on w.seq = n + 1`;
      assert.deepEqual((await client.query(same)).rows, [{ same: true }], 'the store keeps other words than this fill');
      await store.write(async (tx) => await tx.emails.remove([idOf(7, archive, next)]));
    });
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Answers the expression of a copy's words. */
async function copyInPostgres(client: pg.Client, { mails, from }: Archive): Promise<string> {
  const ms = `(${from.getTime()} + n::bigint * ${MINUTE})`;
  const day = `floor(extract(epoch from created_at) * 1000 / ${DAY})`;
  const hex = (number: string, digits: number) => `lpad(to_hex(${number}), ${digits}, '0')`;
  const id = (kind: number) =>
    `${hex(`${ms} >> 16`, 8)} || '-' || ${hex(`${ms} & 65535`, 4)} || '-${kind}000-8000-' || ${hex('n', 12)}`;
  const own = ownOf(id, `to_timestamp(${ms} / 1000.0)`);
  // As text, since the word stands before those of file names.
  const words = `concat_ws(' ', stem_words::text, ${namesOf('n')}, format('''bref%s'':%s', n, ref_at))::tsvector`;
  const inOrder = `from ${copies(WRITTEN, mails - 1)} order by n`;
  const found = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'emails' order by ordinal_position",
  );
  const columns = found.rows.map((row) => row.name);
  // Made anew in the end, which takes a tenth of the time.
  const indexes = await client.query<{ name: string; text: string }>(
    "select indexname as name, indexdef as text from pg_indexes where tablename = 'email_words' and indexdef like '% gin %'",
  );
  const statements = [
    `create temp table ones as
      select e.*, left(text, -length(' ref' || (e.seq - 1))) stem,
        ts_delete(words, tsvector_to_array(${namesOf('e.seq - 1')}::tsvector) || ('bref' || (e.seq - 1))) stem_words,
        (select positions[1] from unnest(words) where lexeme = 'bref' || (e.seq - 1)) ref_at
      from emails e join email_bodies on email_id = id join email_words w on w.seq = e.seq`,
    'create index on ones(seq)',
    'analyze ones',
    ...indexes.rows.map(({ name }) => `drop index ${name}`),
    `insert into emails(${quoted(columns)}) select ${values(columns, own)} ${inOrder}`,
    `insert into email_bodies(email_id, text) select ${id(7)}, stem || ' ref' || n ${inOrder}`,
    `insert into email_words(seq, words) select n + 1, ${words} ${inOrder}`,
    'delete from email_days',
    `insert into email_days select ${day}, min(seq), max(seq) from emails group by 1`,
    `select setval(pg_get_serial_sequence('emails', 'seq'), ${mails})`,
    ...indexes.rows.map(({ text }) => text),
    // As it would have been done meanwhile.
    ...['emails', 'email_bodies', 'email_words', 'email_days'].map((table) => `vacuum (analyze) ${table}`),
  ];
  for (const statement of statements) await client.query(statement);
  return words;
}

function copies(first: number, last: number): string {
  return `generate_series(${first}, ${last}) n join ones on ones.seq = n % ${WRITTEN} + 1`;
}

/** Names of whose the mail is and where it stands, as src/store/postgres/tsvector.ts writes them. */
function namesOf(n: string): string {
  const owner = (id: string) => `replace(${id}, '-', '')`;
  const stretches = `(${n} + 1) / 4096, (${n} + 1) / 32768`;
  const text = "'A%1$s.x%3$s' 'A%1$s.y%4$s' 'I%2$s.x%3$s' 'I%2$s.y%4$s'".replaceAll("'", "''");
  return `format('${text}', ${owner('account_id')}, ${owner('inbox_id')}, ${stretches})`;
}

function ownOf(id: (kind: number) => string, at: string): Own {
  const own = { seq: 'n + 1', id: id(7), thread_id: id(8), message_id: "'<copy-' || n || '@sender.example>'" };
  return { ...own, date: at, created_at: at, updated_at: at };
}

function quoted(columns: string[]): string {
  return columns.map((name) => `"${name}"`).join();
}

function values(columns: string[], own: Own): string {
  return columns.map((name) => own[name] ?? `ones."${name}"`).join();
}

/** No store is open while SQL fills: it would look for mail each second among what is not committed. */
async function inStore(open: () => Promise<Store>, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await open();
  await work(store).finally(() => store.close());
}

async function writeOnes(store: Store, archive: Archive): Promise<void> {
  assert.ok(archive.mails >= WRITTEN && archive.mails % WRITTEN === 0, `${WRITTEN} mails are written at a time`);
  for (let n = 0; n < WRITTEN; n += MAILS_PER_COMMIT) await write(store, archive, n, MAILS_PER_COMMIT);
}

async function write(store: Store, archive: Archive, first: number, count: number): Promise<void> {
  const { inboxId, from } = archive;
  const accountId = await store.read(async (tx) => (await tx.accounts.operator())?.id);
  assert.ok(accountId, 'the first start made an account');
  await store.write(async (tx) => {
    for (let n = first; n < first + count; n++) {
      const at = new Date(from.getTime() + n * MINUTE);
      const one = n % WRITTEN;
      const [row, body] = mailOf(
        one,
        { id: idOf(7, archive, n), threadId: idOf(8, archive, n), accountId, inboxId },
        at,
        wordsOf(one),
      );
      const text = `${body.text} ref${n}`;
      await tx.emails.insert(row, { ...body, text }, Buffer.from(text));
    }
  });
}

/** As SQL makes it too: the time, the kind (7 of a mail, 8 of its thread) and the number. */
function idOf(kind: 7 | 8, { from }: Archive, n: number): string {
  const ms = (from.getTime() + n * MINUTE).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-${kind}000-8000-${n.toString(16).padStart(12, '0')}`;
}

function wordsOf(n: number): string[] {
  return Array.from({ length: WORDS }, (_, k) => `word${Math.floor(VOCABULARY ** fraction(n * WORDS + k)).toString(36)}`);
}

/** A number from 0 to 1 that looks like chance and is the same in every run (Weyl's sequence, twice). */
function fraction(n: number): number {
  return (((n * 0.618_033_988_749_895) % 1) * 1e4 + n * 0.754_877_666_246_693) % 1;
}
