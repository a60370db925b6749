/** Tells a second copy of a mail from another mail under the same Message-ID: by hashes of what both say. */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { MailOwner, MailReader } from '../ports/mail-reader.ts';
import type { HeldEmail } from '../store/email-queries.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';

/** Content hashes known so far: of the mail that comes in (null = not yet), and of stored ones by their ids. */
export type Hashes = { incoming: string | null; stored: Map<string, string> };

/** What a transaction answers, before it has changed anything, when it needs the hashes of the mail and of these stored ones. */
export class Unhashed {
  readonly ids: string[];

  constructor(ids: string[]) {
    this.ids = ids;
  }
}

/** `first`: no other mail has its Message-ID. `copy`: it is stored. `other`: only the Message-ID is the same. */
export type Sameness = { is: 'first' } | { is: 'copy' | 'other'; incoming: string; stored: HeldEmail; storedHash: string };

/** A hash that is stored stays, so each try hashes one more mail at most. */
const MOST_TRIES = 5;

/**
 * Calls `attempt`, which runs one transaction, until it needs no more hashes. Mail is hashed between the transactions, because
 * that takes time, and only when another mail has its Message-ID, which is rare.
 */
export async function withHashes<T>(
  core: Pick<Core, 'store'> & { mailReader: Pick<MailReader, 'contentHash'> },
  mime: Buffer,
  owner: MailOwner,
  attempt: (hashes: Hashes) => Promise<T | Unhashed>,
): Promise<T> {
  const hashes: Hashes = { incoming: null, stored: new Map() };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await attempt(hashes);
    if (!(answer instanceof Unhashed)) return answer;
    hashes.incoming ??= await core.mailReader.contentHash(mime, owner);
    for (const id of answer.ids) {
      const stored = await core.store.read((tx) => tx.emails.mime(id));
      // A mail that was deleted meanwhile is asked for no more.
      if (stored) hashes.stored.set(id, await core.mailReader.contentHash(stored, owner));
    }
  }
  throw new PostroomError('unavailable', 'The mails under this Message-ID change too fast to be compared.');
}

/**
 * Whether the inbox received the mail before; changes nothing. Writing transactions run one after the other, so what is answered
 * holds until the end of this one. Only the oldest mail under a Message-ID can be without a hash: all others came in while it was
 * there.
 */
export async function samenessOf(
  tx: WriteTx,
  inbox: InboxRow,
  messageId: string | null,
  held: HeldEmail[],
  { incoming, stored }: Hashes,
): Promise<Sameness | Unhashed> {
  const oldest = held.find(({ direction }) => direction === 'inbound');
  if (messageId === null || oldest === undefined) return { is: 'first' };
  const storedHash = oldest.contentHash ?? stored.get(oldest.id);
  if (storedHash === undefined) return new Unhashed([oldest.id]);
  if (incoming === null) return new Unhashed([]);
  const isCopy = storedHash === incoming || (await tx.emails.holdsContent(inbox.id, messageId, incoming));
  return { is: isCopy ? 'copy' : 'other', incoming, stored: oldest, storedHash };
}

/** Keeps the hash that was made of the stored mail, so that it is made once. */
export async function keepHash(tx: WriteTx, sameness: Sameness): Promise<void> {
  if (sameness.is === 'first' || sameness.stored.contentHash !== null) return;
  await tx.emails.update(sameness.stored.id, { contentHash: sameness.storedHash });
}
