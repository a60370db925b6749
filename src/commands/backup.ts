/** The command that copies the database, also while the server runs. */
import { join } from 'node:path';
import { PostroomError } from '../core/base/errors.ts';
import { OWN_KEY } from '../store/encryption/own-key.ts';
import { backupSqlite } from '../store/sqlite/backup.ts';
import type { LongCommand } from './command.ts';
import { refuseMissing } from './folder.ts';

export const backup: LongCommand = {
  words: 'backup',
  does: 'a copy of the whole database as it is now, also while the server runs',
  options: [{ name: 'to', value: 'FILE', meaning: 'the file to write', need: 'Name the file to write.' }],
  runHere: async ({ to = '' }, configured, { tell }) => {
    const config = configured();
    if (config.databaseUrl !== null) {
      throw new PostroomError('invalid_request', 'This copies SQLite databases only.', {
        hint: 'Back PostgreSQL up with pg_dump, or with what your provider offers.',
      });
    }
    refuseMissing(config.dataDir);
    await backupSqlite(config.dataDir, to, (done, total) =>
      tell({ doing: 'copying', table: 'postroom.db', rows: 0, total, done, before: 0 }),
    );
    const key = config.secretKeys.length > 0 ? 'POSTROOM_SECRET_KEY' : join(config.dataDir, OWN_KEY);
    return `copied to ${to}\nA server that is restored from it needs ${key} too, which is not in it.\n`;
  },
};
