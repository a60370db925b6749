/** The check of raw mail: whether each provider that can hand over what its sender wrote does so. */
import { RAW_MISSING } from '../../core/inbound/answers.ts';
import type { EmailOrigin } from '../../core/store/email-queries.ts';
import type { ReadTx } from '../../core/store/store.ts';
import { defineCheck } from '../finding.ts';

/** The newest rows that are looked at, of emails and of refused posts. */
const LOOKED_AT = 1000;
/** Milliseconds for which a post without raw mail is told. */
const TOLD_FOR = 24 * 3600_000;

/** They hand over fields, whatever is set there. */
const WITHOUT_RAW = new Set(['brevo', 'mailjet']);

type Found = { provider: string; createdAt: Date };
type Refused = Found & { reason: string };

export const rawMail = defineCheck({
  name: 'raw mail',
  asks: 'Does each provider hand over the raw mail, where it can?',
  says: {
    fine: { status: 'ok', when: 'No newest mail of a provider that has the raw one was composed from fields.' },
    reconstructed: {
      status: 'warning',
      when: 'The newest mail of a provider that can hand over the raw one was composed here from fields, so that no DKIM signature can be checked.',
      fix: 'Have it post the raw mail: docs/receiving.md says for each provider what to set.',
    },
    missing: {
      status: 'warning',
      when: 'A provider posted without the raw mail within 24 hours. Its posts are put off with 503, until it gives the mail up.',
      fix: 'Set the option that the sentence names. `GET /arrivals?outcome=refused` has each of these posts.',
    },
    unread: {
      status: 'unknown',
      when: 'The database cannot be read, so it is not known how mail came in.',
      fix: 'See what the check of the database says.',
    },
  },
  find: async (tell, { store }) => {
    const looked = await store().catch(() => null);
    if (looked?.state === 'none') return [tell('fine', 'No mail has come in yet.')];
    if (looked?.state !== 'current')
      return [tell('unread', 'The database cannot be read, so it is not known whether raw mail comes in.')];
    const [composed, refused] = await looked.read(async (tx) => [await composedOf(tx), await refusedOf(tx)] as const);
    const found = [
      ...refused.map(({ provider, reason, createdAt }) =>
        tell('missing', `${provider} posted at ${createdAt.toISOString()}, and was put off: ${reason}.`, provider),
      ),
      ...composed.map(({ provider, createdAt }) =>
        tell(
          'reconstructed',
          `The newest mail from ${provider}, of ${createdAt.toISOString()}, was composed from fields.`,
          provider,
        ),
      ),
    ];
    return found.length > 0 ? found : [tell('fine', 'Where a provider has the raw mail, it hands it over.')];
  },
});

/** The newest mail of each provider that could have handed over the raw one, where it was composed here. */
async function composedOf(tx: ReadTx): Promise<Found[]> {
  const named = (one: EmailOrigin): one is EmailOrigin & Found => one.provider !== null && !WITHOUT_RAW.has(one.provider);
  return newestOfEach((await tx.emails.newestOrigins(LOOKED_AT)).filter(named)).filter(
    ({ rawFidelity }) => rawFidelity === 'reconstructed',
  );
}

/** The newest post of each provider that was put off for want of the raw mail. */
async function refusedOf(tx: ReadTx): Promise<Refused[]> {
  const rows = await tx.arrivalLog.page({ accountId: null, inboxId: null }, 'refused', { limit: LOOKED_AT, before: null });
  const [sentence = ''] = RAW_MISSING.split('.');
  const found = rows.flatMap(({ provider, reason, createdAt }) =>
    provider !== null && reason?.startsWith(sentence) && Date.now() - createdAt.getTime() < TOLD_FOR
      ? [{ provider, reason, createdAt }]
      : [],
  );
  return newestOfEach(found);
}

/** Of rows that are ordered newest first. */
function newestOfEach<Row extends Found>(rows: Row[]): Row[] {
  const newest = new Map<string, Row>();
  for (const row of rows) if (!newest.has(row.provider)) newest.set(row.provider, row);
  return [...newest.values()];
}
