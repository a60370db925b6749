/** Who sent an email, as far as that can be known: what the headers claim, and what was checked. */
import { asciiDomain } from '../base/ascii-domain.ts';
import { withoutInvisible } from '../base/invisible.ts';
import { type SenderVerdict, senderVerdict } from '../policy/sender-verdict.ts';
import type { Core } from '../ports/core.ts';
import type { Authentication } from '../store/authentication.ts';
import type { NewEmail } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';

export type Sender = {
  /**
   * From the From header, in lower case; null when it names no address. The domain is in A-labels (RFC 5890), in which letters that look like
   * those of another alphabet are not taken for them.
   */
  address: string | null;
  displayName: string | null;
  /** The display name contains an address that is not the sender's own. */
  displayNameHasOtherAddress: boolean;
  /** A reply would go to an address other than the sender's. */
  replyToDiffers: boolean;
  /** This inbox has written to the address before. */
  knownCorrespondent: boolean;
  authentication: SenderAuthentication;
};

export type SenderAuthentication = {
  status: Authentication['status'];
  verdict: SenderVerdict;
  dmarc: NonNullable<Authentication['dmarc']>['result'] | null;
  spf: NonNullable<Authentication['spf']>['result'] | null;
  dkim: { domain: string; result: string; aligned: boolean }[];
  arc: NonNullable<Authentication['arc']>['result'] | null;
};

/** Nobody spells one address in more ways, and each takes up to a millisecond. */
const MOST_SPELLINGS = 10;
const ADDRESS_IN_NAME = /[^\s<>"'()[\],;:]+[@＠][^\s<>"'()[\],;:]+/gu;

export async function senderOf(core: Core, tx: ReadTx, row: NewEmail): Promise<Sender> {
  const [first] = core.addresses.mailboxes(row.from);
  const address = first ? inAscii(first.address) : null;
  const name = withoutInvisible(first?.name ?? '').text.trim();
  const replyTo = core.addresses.mailboxes(row.replyTo).map((one) => one.address);
  const named = (first ? name : withoutInvisible(row.from).text).normalize('NFKC').match(ADDRESS_IN_NAME) ?? [];
  const known =
    row.direction === 'inbound' && address ? await tx.correspondents.known(row.inboxId, [address]) : new Set<string>();
  return {
    address,
    displayName: name || null,
    displayNameHasOtherAddress: haveOther(named, address),
    replyToDiffers: haveOther(replyTo, address),
    knownCorrespondent: known.size > 0,
    authentication: authenticationOf(row),
  };
}

/** Whether one of them is another address. */
function haveOther(addresses: string[], own: string | null): boolean {
  const spellings = new Set(addresses.map((one) => one.toLowerCase()));
  return spellings.size > MOST_SPELLINGS || [...spellings].some((one) => inAscii(one) !== own);
}

/** With its domain in A-labels; unchanged where it has none. */
function inAscii(address: string): string {
  const at = address.search(/[@＠][^@＠]*$/);
  const ascii = at === -1 ? '' : asciiDomain(address.slice(at + 1));
  return ascii === '' ? address : `${address.slice(0, at)}@${ascii}`;
}

function authenticationOf(row: NewEmail): SenderAuthentication {
  const { status, dmarc, spf, dkim, arc } = row.authentication;
  return {
    status,
    verdict: senderVerdict(row),
    dmarc: dmarc?.result ?? null,
    spf: spf?.result ?? null,
    dkim: dkim.map(({ domain, result, aligned }) => ({ domain, result, aligned })),
    arc: arc?.result ?? null,
  };
}
