/** Compares a table on both sides: the number of rows, and a checksum over all values as they are read back. */
import { createHash } from 'node:crypto';
import { type MovedColumn, type MovedTable, quoted } from './moved-tables.ts';
import type { Source } from './source.ts';
import type { Target } from './target.ts';

/** `checksum` is the sum of the rows' SHA-256. It does not depend on their order, and identical rows count each time. */
export type Sum = { rows: number; checksum: bigint };

/** Texts of more bytes, and all bytes columns, are compared by their SHA-256, which PostgreSQL computes from what it stored. */
const LONG = 4096;

/** `texts` counts the texts that PostgreSQL cannot store as they are. `see` is called as rows are read. */
export async function sumOfSource(
  source: Source,
  table: MovedTable,
  see: (rows: number, bytes: number) => Promise<void>,
): Promise<Sum & { texts: number }> {
  const sum = { rows: 0, checksum: 0n, texts: 0 };
  for (let batch = source.batch(table, 0); batch; batch = source.batch(table, batch.last)) {
    for (const row of batch.rows) {
      const kept = table.columns.map((column, n) => column.kept(row[n]));
      sum.texts += kept.filter((value, n) => value !== row[n]).length;
      add(
        sum,
        table.columns.map((column, n) => comparable(column, kept[n])),
      );
    }
    await see(batch.rows.length, batch.bytes);
  }
  return sum;
}

export async function sumOfTarget(target: Target, table: MovedTable, see: (rows: number) => void): Promise<Sum> {
  const sum = { rows: 0, checksum: 0n };
  const select = `select ${table.columns.map(expression).join()} from ${quoted(table.name)}`;
  await target.read(table.name, select, (rows) => {
    for (const row of rows)
      add(
        sum,
        table.columns.map((column, n) => (column.kind === 'plain' ? column.readBack(row[n]) : row[n])),
      );
    see(rows.length);
  });
  return sum;
}

function add(sum: Sum, values: unknown[]): void {
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  sum.rows += 1;
  sum.checksum = BigInt.asUintN(256, sum.checksum + BigInt(`0x${digest}`));
}

/** The value in the form in which `expression` makes PostgreSQL answer it. */
function comparable({ kind }: MovedColumn, value: unknown): unknown {
  if (value === null || kind === 'plain') return value;
  if (Buffer.isBuffer(value)) return sha256(value);
  const text = String(value);
  return Buffer.byteLength(text) > LONG ? `#${sha256(text)}` : `=${text}`;
}

function expression({ kind, name }: MovedColumn): string {
  const column = quoted(name);
  if (kind === 'bytes') return `encode(sha256(${column}), 'hex')`;
  if (kind === 'plain') return column;
  const long = `'#' || encode(sha256(convert_to(${column}, 'UTF8')), 'hex')`;
  return `case when octet_length(${column}) > ${LONG} then ${long} else '=' || ${column} end`;
}

function sha256(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}
