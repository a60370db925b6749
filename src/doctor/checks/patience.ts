/** The check of time: how long each provider goes on posting, beside how long a start takes. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { patienceOf } from '../../providers/patience.ts';
import { postersOf } from '../../providers/secrets.ts';
import { defineCheck } from '../finding.ts';

/** Bytes of a database from which on a migration may well outlast the first pause of the provider. */
const LARGE = 10 * 1024 * 1024 * 1024;
/** Seconds of patience that an ordinary upgrade may need. */
const SHORT = 600;

export const patience = defineCheck({
  name: 'patience',
  asks: 'Does the provider go on posting for longer than a start takes?',
  says: {
    fine: {
      status: 'ok',
      when: 'Each provider that is set up posts again for longer than a start takes, which is seconds.',
    },
    short: {
      status: 'warning',
      when: 'A provider gives a mail up within minutes, such as MailerSend.',
      fix: 'Keep stops shorter than that, or let two instances share a database and stop one after the other. docs/receiving.md has providers that wait longer.',
    },
    none: {
      status: 'ok',
      when: 'No provider is set up.',
    },
    unsure: {
      status: 'ok',
      when: 'A provider does not say for how long it posts a mail again.',
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
  find: async (tell, { config, store }) => {
    const { databaseUrl, dataDir } = config;
    const looked = await store().catch(() => null);
    if (looked === null)
      return [tell('unread', 'The database cannot be read, so it is not known what the next start has to do.')];
    const file = databaseUrl === null ? await stat(join(dataDir, 'postroom.db')).catch(() => null) : null;
    if (looked.state === 'older' && (file?.size ?? 0) > LARGE)
      return [tell('migration', 'The next start brings a large database up to date, which may take long.')];
    const posters = postersOf(config);
    if (posters.length === 0) return [tell('none', 'No provider is set up that would post mail here.')];
    return posters.map((provider) => {
      const { seconds, says } = patienceOf(provider, config);
      if (seconds === null) return tell('unsure', says, provider);
      if (seconds < SHORT) return tell('short', `${says} A longer stop loses mail.`, provider);
      return tell('fine', `${says} A shorter stop loses none.`, provider);
    });
  },
});
