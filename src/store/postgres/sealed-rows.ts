/** Encrypts the secrets of a PostgreSQL database that are not encrypted with the first key yet, one instance at a time. */
import { SEALED_COLUMNS, type Sealing } from '../sealing.ts';
import { type Connections, LOCKS, type Query } from './connections.ts';

/** Throws as `Sealing.open` when a value cannot be decrypted; then nothing was changed. */
export async function sealRows(connections: Connections, sealing: Sealing): Promise<void> {
  await connections.alone(LOCKS.once('sealed rows'), async (query) => {
    // Most starts find nothing to do, and do not wait for those who write.
    if ((await due(query, sealing)).length === 0) return;
    await query('begin', []);
    try {
      await query(`select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`, []);
      for (const { text, parameters } of await due(query, sealing)) await query(text, parameters);
      await query('commit', []);
    } catch (error) {
      await query('rollback', []);
      throw error;
    }
  });
}

async function due(query: Query, sealing: Sealing): Promise<{ text: string; parameters: unknown[] }[]> {
  const changes: { text: string; parameters: unknown[] }[] = [];
  for (const column of SEALED_COLUMNS) {
    const { table, column: name, boundTo } = column;
    const { rows } = await query(`select ${boundTo.join()}, ${name} from ${table}`, []);
    for (const values of rows) {
      const row = values.slice(0, -1).map(String);
      const renewed = sealing.renewed(column, row, stored(values.at(-1)));
      const text = `update ${table} set ${name} = $1 where ${boundTo[0]} = $2`;
      if (renewed !== null) changes.push({ text, parameters: [renewed, row[0]] });
    }
  }
  return changes;
}

/** A text, or bytes as either driver gives them. */
function stored(value: unknown): string | Buffer {
  return value instanceof Uint8Array ? Buffer.from(value) : String(value);
}
