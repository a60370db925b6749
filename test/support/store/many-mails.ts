/** A full inbox: one mail of it copied by SQL, as posting so many would take minutes. */
import assert from 'node:assert/strict';
import type { Row } from './raw-sql.ts';

type Sql = (text: string, ...values: unknown[]) => Promise<Row[]>;

/** `first` = the number of the first copy, which no other copy may have. */
type Into = { first?: number; sameThread?: boolean };

/**
 * Copies the mail `count` times with its texts, each a millisecond older than the one before it: unread mail that search does not know.
 * `postgres` tells which engine's SQL is meant.
 */
export async function copyMail(sql: Sql, emailId: string, count: number, postgres: boolean, into: Into = {}): Promise<void> {
  const { first = 1, sameThread = false } = into;
  const own: Record<string, string> = postgres
    ? {
        id: `'00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0')`,
        thread_id: `'00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0')`,
        created_at: `created_at - n * interval '1 millisecond'`,
      }
    : {
        id: `printf('00000000-0000-7000-8000-%012x', n)`,
        thread_id: `printf('00000000-0000-7000-9000-%012x', n)`,
        created_at: 'created_at - n',
      };
  if (sameThread) delete own.thread_id;
  const columns = postgres
    ? await sql(`select column_name as name from information_schema.columns where table_name = 'emails'`)
    : await sql(`select name from pragma_table_info('emails')`);
  const names = columns.map(({ name }) => String(name)).filter((name) => !['seq', 'check_at', 'content_hash'].includes(name));
  assert.ok(names.length > 10);
  const quoted = names.map((name) => `"${name}"`).join();
  const values = names.map((name) => own[name] ?? `"${name}"`).join();
  const numbers = `(with recursive numbers(n) as (select ${first} union all select n + 1 from numbers where n < ${first + count - 1}) select n from numbers) numbers`;
  const copied = await sql(
    `insert into emails(${quoted}) select ${values} from ${numbers} cross join emails where id = ? returning seq`,
    emailId,
  );
  assert.equal(copied.length, count);
  await sql(
    `insert into email_bodies(email_id, text, html, visible) select ${own.id}, text, html, visible from ${numbers} cross join email_bodies where email_id = ? returning 1 as one`,
    emailId,
  );
}
