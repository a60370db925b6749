/** Encrypts the secrets of a SQLite file that are not encrypted with the first key yet, and leaves no trace of what they were. */
import { SEALED_COLUMNS, type Sealing } from '../sealing.ts';
import type { Database } from './driver.ts';

/** Throws as `Sealing.open` when a value cannot be decrypted; then nothing was changed. */
export function sealRows(connection: Database, sealing: Sealing): void {
  const changes = SEALED_COLUMNS.flatMap((column) => {
    const { table, column: name, boundTo } = column;
    const rows = connection.prepare(`select ${boundTo.join()}, ${name} from ${table}`).raw().all() as (string | Buffer)[][];
    const change = connection.prepare(`update ${table} set ${name} = ? where ${boundTo[0]} = ?`);
    return rows.flatMap((values) => {
      const row = values.slice(0, -1).map(String);
      const renewed = sealing.renewed(column, row, values.at(-1) ?? '');
      return renewed === null ? [] : [() => change.run(renewed, row[0])];
    });
  });
  if (changes.length === 0) return;
  // What is overwritten would stay in free pages of the file, and in the log.
  connection.pragma('secure_delete = on');
  connection.transaction(() => {
    for (const change of changes) change();
  })();
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.pragma('secure_delete = off');
}
