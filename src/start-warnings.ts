/** What the log of each start warns of: keys, secrets and inboxes that do not do what the operator believes. */
import type { Core } from './core/ports/core.ts';

const OLDER_KEYS =
  'what POSTROOM_API_KEY was before still works as a key: `keys list` shows it under that name, and `keys revoke` ends it';
const ENDED_KEY = 'POSTROOM_API_KEY is a key that was revoked or has expired, so it opens nothing: set it to a new one';
const UNSIGNED = 'no PROVIDER_WEBHOOK_SIGNING_KEY is set, so the webhooks cannot tell who posts to them';
const SECRETS_LOST =
  'nothing can be posted to webhook endpoints whose secrets are encrypted with a key that is not here: put postroom.key back into DATA_DIR, or what it ' +
  'holds into the list of POSTROOM_SECRET_KEY, and start again; where it is lost, rotate their secrets';
const STRANDED =
  'inboxes are on a domain that is neither SHARED_DOMAIN nor a domain of their account, so they cannot send, and the SMTP port refuses their mail: set ' +
  'SHARED_DOMAIN back to it, or add it with add_domain';

/** `older` and `ended` as `ensureOperator` answers them. */
export async function warnAtStart(
  { store, settings, log }: Core,
  { older, ended }: { older: number; ended: boolean },
): Promise<void> {
  if (older > 0) log.warn({ keys: older }, OLDER_KEYS);
  if (ended) log.warn({}, ENDED_KEY);
  if (!settings.signedWebhook) log.warn({}, UNSIGNED);
  const [lost, stranded] = await store.read(
    async (tx) => [await tx.webhookEndpoints.countLost(), await tx.inboxes.stranded(settings.sharedDomain)] as const,
  );
  if (lost > 0) log.warn({ endpoints: lost }, SECRETS_LOST);
  for (const { domain, inboxes } of stranded) log.warn({ domain, inboxes, sharedDomain: settings.sharedDomain }, STRANDED);
}
