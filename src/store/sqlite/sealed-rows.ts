/** Encrypts the secrets of a SQLite file that are not encrypted with the first key yet, and leaves no trace of what they were. */
import { BEGINNING, SEALED_COLUMNS, type SealedColumn, type Sealing } from '../encryption/sealing.ts';
import type { Database } from './driver.ts';

/** Throws as `Sealing.open` when a value cannot be decrypted; then nothing was changed. */
export function sealRows(connection: Database, sealing: Sealing): void {
  const changes = SEALED_COLUMNS.flatMap((column) => changesOf(connection, sealing, column));
  if (changes.length === 0) return;
  // What is overwritten would stay in free pages of the file, and in the log.
  connection.pragma('secure_delete = on');
  connection.transaction(() => {
    for (const change of changes) change();
  })();
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.pragma('secure_delete = off');
}

/** Functions that each write one row. */
function changesOf(connection: Database, sealing: Sealing, column: SealedColumn): (() => void)[] {
  const { table, column: name, boundTo, large } = column;
  const shown = large ? `substr(${name}, 1, ${BEGINNING})` : name;
  const listed = connection.prepare(`select ${boundTo.join()}, ${shown} from ${table} where ${name} is not null`).raw();
  const whole = connection.prepare(`select ${name} from ${table} where ${boundTo[0]} = ?`).pluck();
  const change = connection.prepare(`update ${table} set ${name} = ? where ${boundTo[0]} = ?`);
  const changes: (() => void)[] = [];
  for (const values of listed.all() as (string | Buffer)[][]) {
    const row = values.slice(0, -1).map(String);
    const value = values.at(-1) ?? '';
    if (large) {
      if (sealing.isOld(value)) changes.push(() => change.run(sealing.renewed(column, row, whole.get(row[0]) as Buffer), row[0]));
      continue;
    }
    const renewed = sealing.renewed(column, row, value);
    if (renewed !== null) changes.push(() => change.run(renewed, row[0]));
  }
  return changes;
}
