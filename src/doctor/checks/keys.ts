/** The check of keys: what webhooks are signed with, and what encrypts the keys in the database. */
import { SHARED_SECRETS } from '../../core/base/shared-secrets.ts';
import { SIGNING_SECRET } from '../../core/inbound/signing-key.ts';
import type { ReadTx } from '../../core/store/store.ts';
import { postersOf } from '../../providers/secrets.ts';
import type { Config } from '../../settings/config.ts';
import { defineCheck } from '../finding.ts';
import { domainsOf } from '../stored-domains.ts';

export const keys = defineCheck({
  name: 'keys',
  asks: 'Is there a signing key of the webhooks, and can the keys in the database be opened?',
  says: {
    signed: { status: 'ok', when: 'Webhooks are signed.' },
    'will be made': { status: 'ok', when: 'The first start makes a signing key, and prints it once.' },
    'own key': {
      status: 'warning',
      when: 'Webhooks are signed with the key that the first start made. A provider signs with a key of its own.',
      fix: "If a provider posts here, set PROVIDER_WEBHOOK_SIGNING_KEY to the provider's key. If you post yourself, this is as it should be.",
    },
    refused: {
      status: 'failed',
      when: 'There is no signing key: all webhooks are answered 503.',
      fix: "Set PROVIDER_WEBHOOK_SIGNING_KEY to your provider's webhook signing key, and start again.",
    },
    unsigned: {
      status: 'warning',
      when: 'There is no signing key, and unsigned webhooks are taken: anyone who reaches them can post mail.',
      fix: "Set PROVIDER_WEBHOOK_SIGNING_KEY to your provider's webhook signing key, and start again.",
    },
    plain: {
      status: 'warning',
      when: 'POSTROOM_SECRET_KEY is not set: who gets the database or a backup gets the keys in it.',
      fix: 'Set POSTROOM_SECRET_KEY to what `openssl rand -base64 32` prints, keep it apart from the backups, and start again.',
    },
    encrypted: { status: 'ok', when: 'The keys in the database are encrypted, and can be opened.' },
    locked: {
      status: 'failed',
      when: 'Keys in the database are encrypted with a key that POSTROOM_SECRET_KEY lacks, or were changed.',
      fix: 'Set POSTROOM_SECRET_KEY to the key they were encrypted with, beside newer ones; the sentence says which is missing.',
    },
    lost: {
      status: 'warning',
      when: 'Secrets of webhook endpoints are encrypted with a key that is not here: nothing can be posted to them.',
      fix: 'Put back the `postroom.key` that was in DATA_DIR, or add what it holds to the list of POSTROOM_SECRET_KEY, and start again. Where it is lost, rotate the secret of each endpoint, and resume it.',
    },
    beside: {
      status: 'ok',
      when: "A provider with a setting of its own is set up. Only Mailgun's webhook has the key that the first start made.",
    },
    'no store': {
      status: 'unknown',
      when: 'The database cannot be read, so the keys in it cannot either.',
      fix: 'See what the check of the database says.',
    },
  },
  find: async (tell, { config, store }) => {
    const looked = await store().catch(() => null);
    const sealing =
      config.secretKeys.length === 0
        ? tell('plain', 'POSTROOM_SECRET_KEY is not set: keys are stored in the database as they are.')
        : tell('encrypted', 'POSTROOM_SECRET_KEY encrypts the keys in the database.');
    const isConfigured = config.signingKeys.length > 0;
    const configured = tell('signed', 'Webhooks are signed with PROVIDER_WEBHOOK_SIGNING_KEY.');
    if (looked?.state === 'none') {
      const first = config.makesSigningKey
        ? tell('will be made', 'The first start makes a signing key, and prints it once.')
        : unsigned(config);
      return [isConfigured ? configured : first, sealing];
    }
    if (looked?.state !== 'current') {
      return [
        ...(isConfigured ? [configured] : []),
        tell('no store', 'The database cannot be read: its keys were not looked at.'),
      ];
    }
    try {
      const { kept, hasMail, lost } = await looked.read(async (tx) => {
        await openAll(tx);
        return {
          kept: await tx.secrets.get(SIGNING_SECRET),
          hasMail: await tx.emails.any(),
          lost: await tx.webhookEndpoints.countLost(),
        };
      });
      const sealings = [
        sealing,
        ...(lost === 0
          ? []
          : [tell('lost', `Webhook endpoints whose secrets are encrypted with a key that is not here: ${lost}.`)]),
      ];
      if (isConfigured) return [configured, ...sealings];
      if (!config.makesSigningKey) return [unsigned(config), ...sealings];
      if (kept && postersOf(config).length > 0)
        return [
          tell('beside', "Mail comes in from other providers; only Mailgun's webhook has the key that the first start printed."),
          ...sealings,
        ];
      if (kept) return [tell('own key', 'Webhooks are signed with the key that the first start printed.'), ...sealings];
      if (hasMail) return [unsigned(config), ...sealings];
      return [tell('will be made', 'The next start makes a signing key, and prints it once.'), ...sealings];
    } catch (error) {
      return [...(isConfigured ? [configured] : []), tell('locked', error instanceof Error ? error.message : String(error))];
    }

    function unsigned({ unsigned: taken }: Config) {
      if (taken === 'refused') return tell('refused', 'There is no signing key: the webhooks answer 503 until one is set.');
      const who = taken === 'anywhere' ? 'anyone who reaches the webhooks' : 'any program on this machine';
      return tell(
        'unsigned',
        `There is no signing key: ${who} can post mail${taken === 'loopback' ? ', and a provider cannot' : ''}.`,
      );
    }
  },
});

/** Rejects with the store's sentence when one of them cannot be opened. */
async function openAll(tx: ReadTx): Promise<void> {
  for (const name of SHARED_SECRETS) await tx.secrets.get(name);
  await domainsOf(tx);
}
