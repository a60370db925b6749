/** Databases on a PostgreSQL server, one for each Postroom of a test, copied from templates that are made once. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A template that databases are copied from: `prepare` fills the first one of that name, once a server, and closes its
 * connections.
 */
export type Template = { name: string; prepare(url: string): Promise<void> };

/** Makes an empty database, or a copy of the template, on the server at `url`; answers its own URL. */
export async function createDatabase(url: string, template?: Template): Promise<string> {
  const name = `room_${randomBytes(8).toString('hex')}`;
  await asAdministrator(url, async (client) => {
    if (template) await ensureTemplate(client, url, template);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template ? quoted(template.name) : 'template0'}`);
  });
  return withDatabase(url, name);
}

/** Removes the database that `url` names, and cuts clients that are still connected; a missing database is no error. */
export async function dropDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await asAdministrator(url, (client) => client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`));
}

async function ensureTemplate(client: pg.Client, url: string, { name, prepare }: Template): Promise<void> {
  const there = async () => (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1;
  if (await there()) return;
  // Test files run at the same time: one of them makes the template.
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  if (await there()) return;
  const draft = `${name}_${randomBytes(4).toString('hex')}`;
  await client.query(`CREATE DATABASE ${quoted(draft)} TEMPLATE template0`);
  await prepare(withDatabase(url, draft));
  // No client may connect to a template any more, or a copy of it would have to wait.
  await client.query(`ALTER DATABASE ${quoted(draft)} WITH ALLOW_CONNECTIONS false`);
  await client.query(`ALTER DATABASE ${quoted(draft)} RENAME TO ${quoted(name)}`);
}

async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
