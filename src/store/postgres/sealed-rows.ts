/** Encrypts the secrets of a PostgreSQL database that are not encrypted with the first key yet, one instance at a time. */
import { BEGINNING, SEALED_COLUMNS, type Sealing } from '../encryption/sealing.ts';
import { type Connections, LOCKS, type Query } from './connections.ts';

/** Throws as `Sealing.open` when a value cannot be decrypted; then nothing was changed. */
export async function sealRows(connections: Connections, sealing: Sealing): Promise<void> {
  await connections.alone(LOCKS.once('sealed rows'), async (query) => {
    // Most starts find nothing to do, and do not wait for those who write.
    if ((await due(query, sealing)).length === 0) return;
    await query('begin', []);
    try {
      await query(`select pg_advisory_xact_lock(${LOCKS.class}, ${LOCKS.writing})`, []);
      for (const { text, row, renewed } of await due(query, sealing)) {
        const value = await renewed();
        if (value !== null) await query(text, [value, row[0]]);
      }
      await query('commit', []);
    } catch (error) {
      await query('rollback', []);
      throw error;
    }
  });
}

/** A change reads its value, where that is large, once its turn comes. */
type Change = { text: string; row: string[]; renewed(): Promise<string | Buffer | null> };

async function due(query: Query, sealing: Sealing): Promise<Change[]> {
  const changes: Change[] = [];
  for (const column of SEALED_COLUMNS) {
    const { table, column: name, boundTo, large } = column;
    const shown = large ? `substring(${name} from 1 for ${BEGINNING})` : name;
    const { rows } = await query(`select ${boundTo.join()}, ${shown} from ${table} where ${name} is not null`, []);
    for (const values of rows) {
      const row = values.slice(0, -1).map(String);
      const value = stored(values.at(-1));
      const text = `update ${table} set ${name} = $1 where ${boundTo[0]} = $2`;
      if (large) {
        if (!sealing.isOld(value)) continue;
        const renewed = async () => {
          const whole = await query(`select ${name} from ${table} where ${boundTo[0]} = $1`, [row[0]]);
          const found = whole.rows[0]?.[0];
          return found instanceof Uint8Array ? sealing.renewed(column, row, stored(found)) : null;
        };
        changes.push({ text, row, renewed });
        continue;
      }
      const renewed = sealing.renewed(column, row, value);
      if (renewed !== null) changes.push({ text, row, renewed: async () => renewed });
    }
  }
  return changes;
}

/** A text, or bytes as either driver gives them. */
function stored(value: unknown): string | Buffer {
  return value instanceof Uint8Array ? Buffer.from(value) : String(value);
}
