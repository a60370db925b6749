/** Encrypts the secrets of a PostgreSQL database that are not encrypted with the first key yet, one instance at a time. */
import { SEALED_COLUMNS, type Sealing } from '../sealing.ts';
import { type Connections, LOCKS, type Query } from './connections.ts';

/** Throws as `Sealing.open` when a value cannot be decrypted; then nothing was changed. */
export async function sealRows(connections: Connections, sealing: Sealing): Promise<void> {
  await connections.alone(LOCKS.once('sealed rows'), async (query) => {
    await query('begin', []);
    try {
      await query(`select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`, []);
      await renewAll(query, sealing);
      await query('commit', []);
    } catch (error) {
      await query('rollback', []);
      throw error;
    }
  });
}

async function renewAll(query: Query, sealing: Sealing): Promise<void> {
  for (const column of SEALED_COLUMNS) {
    const { table, column: name, boundTo } = column;
    const { rows } = await query(`select ${boundTo.join()}, ${name} from ${table}`, []);
    for (const values of rows) {
      const row = values.slice(0, -1).map(String);
      const renewed = sealing.renewed(column, row, stored(values.at(-1)));
      if (renewed !== null) await query(`update ${table} set ${name} = $1 where ${boundTo[0]} = $2`, [renewed, row[0]]);
    }
  }
}

/** A text, or bytes as either driver gives them. */
function stored(value: unknown): string | Buffer {
  return value instanceof Uint8Array ? Buffer.from(value) : String(value);
}
