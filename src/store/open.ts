/** Opens the store with the engine that the configuration names. */
import { type Meters, NO_METERS } from '../core/ports/meters.ts';
import type { Store } from '../core/store/store.ts';
import type { Warn } from './commits/listeners.ts';
import { QUEUE_BOUNDS, type QueueBounds } from './commits/waiting-room.ts';
import { ensureOwnKey, ownKey } from './encryption/own-key.ts';
import { sealingWith } from './encryption/sealing.ts';
import { migrateInThread } from './sqlite/migrating.ts';
import { explained, openSqlite } from './sqlite/open.ts';

export type Place = {
  /** postgres://…, or in tests pglite:FOLDER; null = SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Reading connections to a PostgreSQL server, at most. */
  databasePool: number;
  dataDir: string;
  /** Keys of 32 bytes for the secrets in the store: the first encrypts, and any of them decrypts. None = they are stored as they are. */
  secretKeys?: readonly Buffer[];
  /** Shows the operator a sentence, and the error behind it. */
  warn?: Warn;
  /** Shows the operator how far a migration is. */
  tell?(sentence: string): void;
  /** Called before a migration of tables that hold mail, which may take minutes. */
  beforeMigrating?(): Promise<void>;
  /** How much of the queue of writes requests may fill. */
  bounds?: QueueBounds;
  meters?: Meters;
};

/**
 * `serving` = opened by a server, which may migrate the tables, and encrypts secrets that are not encrypted yet. Throws an Error with a
 * plain sentence when the store cannot be opened.
 */
export async function openStore({ databaseUrl, databasePool, dataDir, ...place }: Place, serving: boolean): Promise<Store> {
  const { secretKeys = [] } = place;
  const { warn = () => {}, bounds = QUEUE_BOUNDS, meters = NO_METERS } = place;
  const { tell = () => {}, beforeMigrating: begins = async () => {} } = place;
  if (databaseUrl === null) {
    // First: it says in plain words what is wrong with the folder.
    if (serving) await migrateInThread(dataDir, { begins, tell });
    const makesKey = serving && secretKeys.length === 0;
    const sealing = sealingWith(secretKeys, keyOfFolder(dataDir, makesKey));
    return openSqlite({ dataDir, exclusive: serving, sealing, warn, bounds, meters });
  }
  const { openPostgres } = await import('./postgres/open.ts');
  return await openPostgres({
    url: databaseUrl,
    migrate: serving,
    readers: databasePool,
    // Instances do not share the key of one folder: here it only decrypts what was moved from there.
    sealing: sealingWith(secretKeys, null, ownKey(dataDir)),
    warn,
    bounds,
    meters,
    migrating: { begins, tell },
  });
}

function keyOfFolder(dataDir: string, isMade: boolean): Buffer | null {
  try {
    return isMade ? ensureOwnKey(dataDir) : ownKey(dataDir);
  } catch (error) {
    throw explained(error, dataDir);
  }
}
