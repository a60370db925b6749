/** The check of mail that its provider only named: whether it is fetched from there. */
import { defineCheck } from '../finding.ts';

/** In milliseconds: the first tries are within it. */
const LATE = 10 * 60_000;

export const fetches = defineCheck({
  name: 'fetches',
  asks: 'Is the mail fetched that a provider only names in its posts?',
  says: {
    fine: { status: 'ok', when: 'No mail has waited for 10 minutes to be fetched.' },
    late: {
      status: 'warning',
      when: 'Mail waits to be fetched from its provider; the sentence says why. It is tried for three days.',
      fix: 'Mend what the sentence names, such as a key or a firewall, or see that the server runs. It is tried again within an hour.',
    },
    unread: {
      status: 'unknown',
      when: 'The database cannot be read, so it is not known whether mail waits.',
      fix: 'See what the check of the database says.',
    },
  },
  find: async (tell, { store }) => {
    const looked = await store().catch(() => null);
    if (looked?.state !== 'none' && looked?.state !== 'current')
      return [tell('unread', 'The database cannot be read, so it is not known whether mail waits to be fetched.')];
    const oldest = looked.state === 'current' ? await looked.read((tx) => tx.fetches.oldest()) : null;
    if (oldest === null || Date.now() - oldest.createdAt.getTime() < LATE)
      return [tell('fine', 'No mail has waited for long to be fetched from its provider.')];
    const { provider, tries, lastError, createdAt } = oldest;
    const since = `Mail from ${provider} has waited to be fetched since ${createdAt.toISOString()}`;
    return [
      tell('late', lastError === null ? `${since}: it was not tried yet.` : `${since}; tries so far: ${tries}. ${lastError}`),
    ];
  },
});
