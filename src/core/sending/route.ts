/** Where a mail goes: which of its recipients are inboxes of this server, and one delivery for each recipient. */
import { invalidField, PostroomError } from '../base/errors.ts';
import { MAX_RECIPIENTS } from '../base/limits.ts';
import { refusedFields } from '../base/refused-fields.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import type { Core } from '../ports/core.ts';
import type { OutgoingMail } from '../ports/mail-composer.ts';
import type { Address } from '../store/address.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx } from '../store/store.ts';

/** `local` = an inbox of this server. */
export type Route = { recipient: Address; local: boolean };

type Recipients = Pick<OutgoingMail, 'to' | 'cc' | 'bcc'>;

export function refuseTooMany({ to, cc, bcc }: Recipients): void {
  if (to.length + cc.length + bcc.length <= MAX_RECIPIENTS) return;
  throw invalidField(
    'to',
    `to, cc and bcc may name ${MAX_RECIPIENTS} recipients together`,
    'Send to fewer recipients at a time.',
  );
}

/**
 * Where each recipient's delivery goes. Throws `unavailable` when a recipient is on another server and no relay is configured,
 * before anything is stored, and `invalid_request` for every address on this server that takes no mail.
 */
export async function routesOf(core: Core, tx: ReadTx, mail: Recipients): Promise<Route[]> {
  const routes = new Map<string, Route>();
  const refused = refusedFields();
  for (const field of ['to', 'cc', 'bcc'] as const) {
    for (const [index, recipient] of mail[field].entries()) {
      const place = await placeOf(core, tx, recipient);
      if (place === 'nowhere') refused.add(noInbox(`${field}.${index}`));
      if (place === 'elsewhere' && !core.settings.relay) throw noRelay();
      routes.set(recipient.address.toLowerCase(), { recipient, local: place === 'here' });
    }
  }
  refused.throwAny();
  if (routes.size === 0) throw invalidField('to', 'names no recipient', 'Give at least one address.');
  return [...routes.values()];
}

/** The delivery to one recipient; `due` null = now. */
export function deliveryRow(core: Core, inbox: InboxRow, emailId: string, route: Route, due: Date | null): DeliveryRow {
  const now = core.clock.now();
  return {
    id: core.ids.next(),
    accountId: inbox.accountId,
    emailId,
    recipient: route.recipient.address,
    local: route.local,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: due ?? now,
    lastReply: null,
    lastCode: null,
    lastStatusCode: null,
    createdAt: now,
    updatedAt: now,
    domain: route.local ? '' : route.recipient.domain,
    claimedBy: null,
    waitsSince: due ?? now,
  };
}

/** `nowhere` = its server is this one, where no inbox takes mail at the address. */
async function placeOf(core: Core, tx: ReadTx, recipient: Address): Promise<'here' | 'elsewhere' | 'nowhere'> {
  const shared = recipient.domain === core.settings.sharedDomain;
  if (!shared && !(await tx.domains.verified(recipient.domain))) return 'elsewhere';
  const inbox = await inboxAt(tx, recipient.address);
  if (inbox?.status === 'active') return 'here';
  // A custom domain may have mailboxes on another server; the shared domain has none.
  return !shared && !inbox ? 'elsewhere' : 'nowhere';
}

function noInbox(path: string): PostroomError {
  return invalidField(path, 'no inbox here takes mail at this address', 'Check the address; list_inboxes shows your own.');
}

function noRelay(): PostroomError {
  return new PostroomError('unavailable', 'This post room has no SMTP relay, so it can only write to its own inboxes.', {
    hint: 'Ask the operator to set SMTP_URL. Nothing was stored.',
  });
}
