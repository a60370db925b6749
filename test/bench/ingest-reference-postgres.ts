/**
 * The reference for ingest on PostgreSQL: the references' webhook, and one transaction a mail with the record, a full-text index
 * and the raw MIME, over a pool of connections whose commits PostgreSQL itself may write together. Environment: DATABASE_URL,
 * SIGNING_KEY, ADDRESS. Prints `LISTEN <port>`.
 */
import pg from 'pg';
import { type Fields, type Mail, serveWebhook } from './reference-webhook.ts';

const { DATABASE_URL = '', ADDRESS = '' } = process.env;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query(`
  create table inbox(id bigint generated always as identity primary key, address text not null unique);
  create table message(
    id bigint generated always as identity primary key, inbox_id bigint not null references inbox(id), message_id text not null,
    thread_id text, sender text not null, subject text not null, body text not null, html text not null,
    received_at timestamptz not null default now(), unread boolean not null default true,
    words tsvector generated always as (to_tsvector('simple', subject || ' ' || body || ' ' || sender)) stored
  );
  create index message_list on message(inbox_id, received_at desc, id desc);
  create unique index message_dedupe on message(inbox_id, message_id);
  create index message_words on message using gin(words);
  create table raw(message_id bigint primary key references message(id), mime bytea not null);
  create table seen(token text primary key);
`);
await pool.query('insert into inbox(address) values ($1)', [ADDRESS]);
serveWebhook(store);

async function store(fields: Fields, mail: Mail, mime: Buffer): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const id = await storeIn(client, fields, mail, mime);
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Each statement is prepared once for a connection. */
async function storeIn(client: pg.PoolClient, { token = '', recipient = '' }: Fields, mail: Mail, mime: Buffer): Promise<number> {
  const ask = async (name: string, text: string, values: unknown[]) => await client.query({ name, text, values });
  const seen = await ask('seen', 'insert into seen values ($1) on conflict do nothing', [token]);
  if (seen.rowCount === 0) return 0;
  const [inbox] = (await ask('inbox', 'select id from inbox where address = $1', [recipient])).rows;
  if (!inbox) return -1;
  const { messageId, from, subject, text, html, references } = mail;
  const parents = 'select thread_id from message where inbox_id = $1 and message_id = any($2) limit 1';
  const [parent] = references.length > 0 ? (await ask('parent', parents, [inbox.id, references])).rows : [];
  const insert =
    'insert into message(inbox_id, message_id, thread_id, sender, subject, body, html) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id';
  const values = [inbox.id, messageId, parent?.thread_id ?? messageId, from, subject, text, html];
  const [inserted] = (await ask('insert', insert, values)).rows;
  if (!inserted) return 0;
  await ask('raw', 'insert into raw values ($1, $2)', [inserted.id, mime]);
  return Number(inserted.id);
}
