/** The check of the database: that it is there, can be read, and has this version's tables. Reads only. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../settings/config.ts';
import { defineCheck } from '../finding.ts';
import { NameTrouble } from '../names.ts';

export const database = defineCheck({
  name: 'database',
  asks: 'Is there a database, and are its tables of this version?',
  says: {
    fine: { status: 'ok', when: 'Its tables are of this version.' },
    none: {
      status: 'warning',
      when: 'There is no database yet: Postroom was not started here.',
      fix: 'Start Postroom. If it was started before, DATA_DIR or DATABASE_URL names another place than then.',
    },
    older: {
      status: 'warning',
      when: 'Its tables are of an earlier version. The next start brings them up to date, and mail in is answered 503 meanwhile.',
      fix: 'Make a backup, then start the server of this version, and let it end its work.',
    },
    newer: {
      status: 'failed',
      when: 'Its tables are of a newer version of Postroom.',
      fix: 'Start that version, or restore a backup that was made before it.',
    },
    unreadable: {
      status: 'failed',
      when: 'It is not reached, refuses, or is damaged.',
      fix: 'Look at the server of DATABASE_URL, run `doctor` as the user that Postroom runs as, or restore a backup of the file; the sentence says which.',
    },
    'no dns': {
      status: 'unknown',
      when: 'DNS did not answer for the name in DATABASE_URL.',
      fix: 'Look at the network, then run `doctor` again.',
    },
  },
  find: async (tell, context) => {
    const where = context.config.databaseUrl === null ? 'The database' : 'The PostgreSQL database';
    try {
      const { state } = await context.store();
      if (state === 'none') return [tell('none', 'There is no database yet: Postroom was not started here.')];
      if (state === 'older') return [tell('older', `${where} has tables of an earlier version${await sizeOf(context.config)}.`)];
      if (state === 'newer') return [tell('newer', `${where} was written by a newer version of Postroom.`)];
      return [tell('fine', `${where} has the tables of this version${await sizeOf(context.config)}.`)];
    } catch (error) {
      if (error instanceof NameTrouble && error.kind === 'silent')
        return [tell('no dns', `The database was not looked at: ${error.message}.`)];
      return [tell('unreadable', error instanceof Error ? error.message : String(error))];
    }
  },
});

async function sizeOf({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== null) return '';
  const file = await stat(join(dataDir, 'postroom.db')).catch(() => null);
  return file ? `, ${Math.ceil(file.size / 1024 / 1024).toLocaleString('en-US')} MB` : '';
}
