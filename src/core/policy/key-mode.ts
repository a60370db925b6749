/** The mode of an API key: whether it may send anything, send only replies, or only write drafts. */
import { PostroomError } from '../base/errors.ts';
import type { Core } from '../ports/core.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import { KEY_MODES, type KeyMode } from '../store/rules.ts';
import type { EmailStatus } from '../store/statuses.ts';
import type { ReadTx } from '../store/store.ts';
import { isOwn } from '../threads/threading.ts';
import { recipientsAndReplyTo } from './address-rules.ts';
import { comparableAddress, MAX_LIST, mailboxesIn } from './comparable-address.ts';
import { leadingElsewhere } from './leading-headers.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';
import { senderVerdict } from './sender-verdict.ts';

/** Recipients are looked for in this many of a thread's newest emails and in as many of its oldest. */
const MOST_EMAILS = 200;

const PAGE = 50;

/** The most characters of address lists that are parsed to check one mail. */
const MAX_LOOKED_THROUGH = 1_000_000;

/** Whether a key of mode `one` may do what a key of mode `other` may not. An unknown mode is the narrowest. */
export function isWiderMode(one: KeyMode, other: KeyMode): boolean {
  const width = (mode: KeyMode) => KEY_MODES.toReversed().indexOf(mode);
  return width(one) > width(other);
}

/** Whether approval, mode and rules all leave the key free to send, so that it may decide about mail of other keys. */
export function sendsFreely({ approval, mode, rules }: ApiKeyRow): boolean {
  return approval === 'none' && mode === 'full' && rules.length === 0;
}

/** Whether the key sends nothing at all. A key with an unknown mode does not send either. */
export function writesDraftsOnly({ mode }: ApiKeyRow): boolean {
  return mode !== 'full' && mode !== 'reply-only';
}

/**
 * A rule of what may go out. A `reply-only` key writes only in a thread that someone other than the inbox began, and only to addresses that an
 * email of the thread names; with trust `verified`, an email that came in counts only when its sender is verified. A `draft-only` key, and one
 * with an unknown mode, sends nothing. The rule checks who gets the mail, not which tool sends it.
 */
export async function withinKeyMode(core: Core, tx: ReadTx, draft: ProposedMail): Promise<Verdict> {
  const { actor, inbox } = draft;
  const { mode } = actor.key;
  if (mode === 'full') return PASS;
  if (writesDraftsOnly(actor.key)) {
    const error = new PostroomError('forbidden', 'This API key writes drafts; it does not send.', {
      hint: 'Keep the mail with save_draft. A person whose key may send can then send it.',
    });
    return { outcome: 'refuse', error };
  }
  const threadId = await draft.threadId;
  if (threadId === null || !(await begunByOthers(core, tx, inbox, threadId))) {
    const error = new PostroomError('forbidden', 'This API key only answers: it writes in threads that others began.', {
      hint: 'Nothing was sent. Answer a mail that came in with reply_to_email; to write to a new address, ask a person whose key may.',
    });
    return { outcome: 'refuse', error };
  }
  return await onlyToParticipants(core, tx, draft, threadId);
}

/**
 * Whether someone other than the inbox wrote the oldest mail of the thread. A mail whose From names only the inbox does not count.
 */
async function begunByOthers(core: Core, tx: ReadTx, inbox: InboxRow, threadId: string): Promise<boolean> {
  const oldest = await oldestOfHere(tx, threadId);
  if (oldest?.direction !== 'inbound' || oldest.kind !== 'message') return false;
  return core.addresses.mailboxes(oldest.from).some(({ address }) => !isOwn(inbox, address));
}

/** The oldest email of the thread that was not imported, as far as is looked. */
async function oldestOfHere(tx: ReadTx, threadId: string): Promise<EmailRow | null> {
  let last: EmailRow | null = null;
  for (let read = 0; read < MOST_EMAILS; read += PAGE) {
    const emails: EmailRow[] = await tx.emails.ofThread(threadId, last, PAGE);
    const found = emails.find(({ importedAt }) => importedAt === null);
    if (found || emails.length < PAGE) return found ?? null;
    last = emails.at(-1) ?? null;
  }
  return null;
}

async function onlyToParticipants(
  core: Core,
  tx: ReadTx,
  { actor, inbox, mail, answers }: ProposedMail,
  threadId: string,
): Promise<Verdict> {
  const recipients = recipientsAndReplyTo(inbox, mail).map(({ path, address }) => ({
    path,
    address: comparableAddress(core, address),
  }));
  const known = new Set<string>();
  /** Named by mail that does not count, or does not count yet. */
  const [unverified, unchecked] = [new Set<string>(), new Set<string>()];
  const namedBy = (email: EmailRow) => {
    const verdict = actor.key.trust === 'any' || email.direction === 'outbound' ? 'verified' : senderVerdict(email);
    return verdict === 'verified' ? known : verdict === 'pending' ? unchecked : unverified;
  };
  const strangers = () => recipients.filter(({ address }) => address === null || !known.has(address));
  let left = MAX_LOOKED_THROUGH;
  const addNamed = (emails: EmailRow[]) => {
    for (const email of emails)
      for (const list of namesOf(email)) {
        if (list.length > MAX_LIST) continue;
        left -= list.length;
        if (left < 0) return;
        for (const mailbox of mailboxesIn(core, [list])) namedBy(email).add(mailbox);
      }
  };
  // The answered mail nearly always names every recipient.
  if (answers?.threadId === threadId) addNamed([answers]);
  for await (const emails of pagesOf(tx, inbox, threadId, () => left > 0 && strangers().length > 0)) addNamed(emails);
  const outside = strangers();
  const leading = leadingElsewhere(mail);
  if (outside.length === 0 && leading.length === 0) return PASS;
  const isIn = (names: Set<string>, address: string | null) => address !== null && names.has(address);
  if (leading.length === 0 && outside.every(({ address }) => isIn(unchecked, address))) {
    return { outcome: 'refuse', error: notCheckedYet() };
  }
  const errors = outside.map(({ path, address }) => {
    const doubtful = isIn(unverified, address) || isIn(unchecked, address);
    return {
      path,
      message: doubtful ? 'is named only by mail whose sender is not verified' : 'is named by no email of the thread',
    };
  });
  errors.push(...leading);
  const error = new PostroomError('forbidden', 'This API key only answers: it writes to those who take part in the thread.', {
    hint: 'Nothing was sent. Leave out what is listed in errors, or ask a person whose key may write to them.',
    errors,
  });
  return { outcome: 'refuse', error };
}

/** In seconds; most checks take less than one. */
const CHECK_AGAIN = 5;

function notCheckedYet(): PostroomError {
  return new PostroomError('conflict', 'The sender of the mail is still being checked.', {
    hint: `Nothing was sent. Try again in ${CHECK_AGAIN} s; when DNS does not answer, it can take an hour.`,
    retryAfter: CHECK_AGAIN,
  });
}

/** Pages of the thread's emails: from the newest on, then from the oldest on, as long as `wanted` says so. */
async function* pagesOf(tx: ReadTx, inbox: InboxRow, threadId: string, wanted: () => boolean): AsyncGenerator<EmailRow[]> {
  const filter = { accountId: inbox.accountId, inboxIds: [inbox.id], threadId };
  const newest = (last: EmailRow | null) => tx.emails.list(filter, { limit: PAGE, before: last });
  const oldest = (last: EmailRow | null) => tx.emails.ofThread(threadId, last, PAGE);
  for (const next of [newest, oldest]) {
    let last: EmailRow | null = null;
    for (let read = 0; read < MOST_EMAILS && wanted(); read += PAGE) {
      const emails: EmailRow[] = await next(last);
      yield emails;
      last = emails.at(-1) ?? null;
      if (emails.length < PAGE) return;
    }
  }
}

/**
 * Mail that went out, or is about to. Drafts are left out because their writer may name any address, and held or canceled mail
 * because it was never released.
 */
const SENT: ReadonlySet<EmailStatus> = new Set<EmailStatus>([
  'queued',
  'sending',
  'sent',
  'delivered',
  'deferred',
  'failed',
  'bounced',
  'complained',
]);

/**
 * The address lists that make an address a participant. Imported mail has none, since its origin was not checked. The Reply-To of our own
 * mail is left out, since its writer may name any address.
 */
function namesOf({ direction, kind, status, importedAt, from, replyTo, to, cc }: EmailRow): string[] {
  if (importedAt !== null) return [];
  if (direction === 'outbound') return SENT.has(status) ? [to, cc] : [];
  return kind === 'message' ? [from, replyTo, to, cc] : [];
}
