/** Who is calling, what the key allows, and what is not configured on this server. */
import { type Actor, scopesOf } from '../base/actor.ts';
import { mostRecipients, quotasOf } from '../policy/quotas.ts';
import type { Core } from '../ports/core.ts';
import type { AccountRow } from '../store/accounts.ts';
import { getPlanUse } from './metrics.ts';

export async function whoami(core: Core, actor: Actor) {
  const { account, key } = actor;
  return await core.store.read(async (tx) => ({
    account: accountRecord(account),
    key: {
      id: key.id,
      name: key.name,
      scopes: [...scopesOf(key)],
      inboxIds: key.inboxIds,
      tools: key.tools,
      readOnly: key.readOnly,
      approval: key.approval,
      mode: key.mode,
      trust: key.trust,
      rules: key.rules,
      recipientsPerMail: mostRecipients(actor),
      expiresAt: key.expiresAt?.toISOString() ?? null,
    },
    plan: await getPlanUse(core, tx, actor),
    quotas: (await quotasOf(core, tx, actor)).map(({ name, limit, left, resetsAt }) => ({
      name,
      limit,
      left,
      resetsAt: resetsAt?.toISOString() ?? null,
    })),
    server: { sharedDomain: core.settings.sharedDomain, baseUrl: core.settings.baseUrl, appUrl: core.settings.appUrl },
    notConfigured: missing(core),
  }));
}

/** What every key is told of its account. */
export function accountRecord({ id, name, sendingStoppedAt }: AccountRow) {
  return { id, name, sendingStoppedAt: sendingStoppedAt?.toISOString() ?? null };
}

/** The settings that are not configured, and what does not work without them. */
function missing(core: Core): { setting: string; blocks: string }[] {
  const relay = { setting: 'SMTP_URL', blocks: 'Mail to addresses outside this post room is refused.' };
  const signing = { setting: 'PROVIDER_WEBHOOK_SIGNING_KEY', blocks: 'Inbound mail posted to the webhook is not verified.' };
  return [...(core.settings.relay ? [] : [relay]), ...(core.settings.signedWebhook ? [] : [signing])];
}
