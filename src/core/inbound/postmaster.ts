/** The inbox of the postmaster, without which no SMTP port opens. */
import type { Actor } from '../base/actor.ts';
import { inboxAt } from '../inboxes/addressing.ts';
import { createInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';

/** Makes the inbox on the shared domain, for the operator, when it is not there. Throws where no inbox has the address and none can be made. */
export async function ensurePostmaster(core: Core, operator: () => Promise<Actor>, address: string): Promise<void> {
  if (await core.store.read((tx) => inboxAt(tx, address))) return;
  const at = address.lastIndexOf('@');
  await createInbox(core, await operator(), { localPart: address.slice(0, at), domain: address.slice(at + 1) });
}
