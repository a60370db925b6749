/** The check of time: how long the provider goes on posting, beside how long a start takes. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCheck } from '../finding.ts';

/** Bytes of a database from which on a migration may well outlast the first pause of the provider. */
const LARGE = 10 * 1024 * 1024 * 1024;

export const patience = defineCheck({
  name: 'patience',
  asks: 'Does the provider go on posting for longer than a start takes?',
  says: {
    fine: {
      status: 'ok',
      when: 'Mailgun posts again for about 8 hours, the first time after 10 minutes; a start takes seconds.',
    },
    migration: {
      status: 'warning',
      when: 'The next start brings a database of more than 10 GB up to date, which may take long. Mail in waits at the provider meanwhile.',
      fix: 'Upgrade when little mail comes, and let it end: the provider gives up after about 8 hours.',
    },
    unread: {
      status: 'unknown',
      when: 'The database cannot be read, so it is not known what the next start has to do.',
      fix: 'See what the check of the database says.',
    },
  },
  find: async (tell, { config: { databaseUrl, dataDir }, store }) => {
    const looked = await store().catch(() => null);
    if (looked === null)
      return [tell('unread', 'The database cannot be read, so it is not known what the next start has to do.')];
    const file = databaseUrl === null ? await stat(join(dataDir, 'postroom.db')).catch(() => null) : null;
    if (looked.state === 'older' && (file?.size ?? 0) > LARGE)
      return [tell('migration', 'The next start brings a large database up to date, which may take long.')];
    const waits = 'A provider such as Mailgun posts again for about 8 hours, the first time after 10 minutes';
    return [tell('fine', `${waits}: a stop that is shorter loses no mail.`)];
  },
});
