/** Addresses in a form that can be compared: which mailbox an address means, however its writer spelled it. */
import { MAX_ADDRESS } from '../base/limits.ts';
import type { Core } from '../ports/core.ts';

/** A list of addresses that is longer than this, in characters, is not parsed to check a rule; the addresses in it stay unknown. */
export const MAX_LIST = 10_000;

/** `local` in lower case and without quotes, `domain` in lower case and A-labels. */
export type Mailbox = { local: string; domain: string };

/** The mailboxes that these address headers name, as `local@domain` in lower case and A-labels. */
export function mailboxesIn(core: Core, lists: string[]): Set<string> {
  const found = lists.flatMap((list) => core.addresses.mailboxes(list)).map(({ address }) => mailboxOf(core, address));
  return new Set(found.flatMap((mailbox) => (mailbox ? [comparable(mailbox)] : [])));
}

/** An address in the form of `mailboxesIn`; null when it cannot be told which mailbox it means. */
export function comparableAddress(core: Core, address: string): string | null {
  const mailbox = mailboxOf(core, address);
  return mailbox && comparable(mailbox);
}

/**
 * The mailbox that an address means; null when it cannot be told. Addresses in incoming mail have forms that we never send to:
 * quoted local parts, Unicode, address literals.
 */
export function mailboxOf(core: Core, address: string): Mailbox | null {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > MAX_ADDRESS) return null;
  const local = address.slice(0, at).toLowerCase();
  const bare = /^".*"$/s.test(local) ? local.slice(1, -1).replace(/\\(.)/gs, '$1') : local;
  const domain = domainOf(core, address.slice(at + 1));
  return domain === null ? null : { local: bare, domain };
}

/** A mailbox in the form of `mailboxesIn`. */
export function comparable({ local, domain }: Mailbox): string {
  return `${local}@${domain}`;
}

/** A host name as it stands in an address, or an address literal (RFC 5321 4.1.3), in lower case. */
const PLAIN_DOMAIN = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[^[\]\s]*\])$/;

function domainOf(core: Core, written: string): string | null {
  const domain = written.toLowerCase().replace(/\.$/, '');
  if (PLAIN_DOMAIN.test(domain)) return domain;
  try {
    return core.addresses.parse(`x@${domain}`, 'domain').domain;
  } catch {
    return null;
  }
}
