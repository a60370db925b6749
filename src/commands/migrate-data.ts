/** The command that moves everything of a SQLite file into an empty PostgreSQL database. */
import { PostroomError } from '../core/base/errors.ts';
import { SETTINGS } from '../settings/all.ts';
import { number, size } from '../store/amounts.ts';
import type { Moved } from '../store/moving/move.ts';
import type { LongCommand } from './command.ts';

/** Opens no store of its own: the move decides what may be opened. */
export const migrateData: LongCommand = {
  words: 'migrate-data',
  does: 'everything of a SQLite file into an empty PostgreSQL database',
  options: [
    { name: 'from', value: 'FILE', meaning: 'the SQLite file', need: 'Name the file, such as data/postroom.db.' },
    { name: 'to', value: 'URL', meaning: 'the database', need: 'Give its URL: postgres://user:password@host:5432/postroom.' },
  ],
  runHere: async ({ from = '', to }, _configured, work) => {
    const target = SETTINGS.databaseUrl.schema.safeParse(to);
    if (!target.success) {
      throw new PostroomError('invalid_request', '--to names no PostgreSQL database.', {
        hint: 'Give its URL: postgres://user:password@host:5432/postroom.',
      });
    }
    const { move } = await import('../store/moving/move.ts');
    return movedReport(from, await move({ from, to: target.data, ...work }));
  },
};

function movedReport(from: string, { tables, bytes, texts }: Moved): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    ...tables.map((table) => {
      const checksum = table.checksum.toString(16).padStart(64, '0').slice(0, 16);
      return `${table.name.padEnd(width)}  ${number(table.rows).padStart(12)} rows  checksum ${checksum}\n`;
    }),
    `moved ${number(rows)} rows, ${size(bytes)}: counts and checksums are the same on both sides\n`,
    texts === 0
      ? ''
      : `${number(texts)} texts had to change: a NUL is U+FFFD in PostgreSQL, and of a Message-ID over 2 KB a hash stands for the end\n`,
    `${from} is as it was. Start Postroom with DATABASE_URL from now on, and put the file away: what came in there would stay there.\n`,
  ].join('');
}
