/**
 * Accepts a written mail for sending: it is composed once, checked by every rule, and queued in the transaction that stores its
 * record.
 */
import { type Actor, lineOf } from '../base/actor.ts';
import { changesOf } from '../base/changes.ts';
import { gauge, tally } from '../base/counts.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commitRead } from '../base/idempotency.ts';
import { withBytes } from '../base/pieces.ts';
import { readTogether } from '../base/read-together.ts';
import { ownInbox, refusePaused } from '../inboxes/inboxes.ts';
import { approvalHash } from '../policy/approval.ts';
import { permit } from '../policy/permit.ts';
import { spend } from '../policy/quotas.ts';
import { noteWriting } from '../policy/reply-loops.ts';
import type { ProposedMail } from '../policy/rule.ts';
import { refuseFullStorage } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import type { DkimSigner } from '../ports/mail-composer.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import type { ApiKeyRow } from '../store/api-keys.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { EmailRow, Held } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { answeredBy } from '../threads/answered.ts';
import { type Belonging, belongingOf, placeAt } from '../threads/threading.ts';
import { type Composition, compose, listOf, recordOf, type WrittenMail } from './compose.ts';
import { deliveryRow, type Route, refuseTooMany, routesOf } from './route.ts';
import { currentDraft, removeDraft } from './saved-drafts.ts';

export type { WrittenMail } from './compose.ts';

export type AcceptOptions = {
  labels: string[];
  /** The email of the inbox that it answers or forwards. */
  about?: EmailRow;
  /** Whether it answers `about`; without `about`, its headers tell what it answers. */
  answers?: boolean;
  /** The caller knows that it answers automatic mail. */
  allowAutomated?: boolean;
  onUnknown?: EmailRow['onUnknown'];
  /** No delivery attempt begins before; null or left out = immediately. */
  sendAt?: Date | null;
  /** Canceled when an answer comes in its thread before it goes out. */
  unlessAnswered?: boolean;
  /** The draft that the mail replaces, as it was read. */
  saved?: EmailRow;
  /** Runs in the same transaction, and only reads; when it throws, the mail is refused. Answers what is to be changed besides, if anything. */
  alongside?: (tx: ReadTx) => Promise<Alongside | null>;
};

/** Changes what goes with a mail that is accepted; `id` is the mail's. */
type Alongside = (tx: WriteTx, id: string) => Promise<void>;

/** Accepts a written mail as `sendEmail` does. */
export async function acceptMail(
  core: Core,
  actor: Actor,
  inboxId: string,
  mail: WrittenMail,
  options: AcceptOptions,
): Promise<EmailRecord> {
  const composed = await composeMail(core, actor, inboxId, mail, options);
  const { id, mime } = composed;
  // The bytes of the draft stand under its id until the mail is stored.
  return await withBytes(core, { mime, id: options.saved ? undefined : id }, (bytes) =>
    commitRead(
      core,
      actor,
      (tx) => judgedMail(core, tx, actor, composed, options),
      (tx, judged) => storeMail(core, tx, actor, composed, options, judged, bytes),
      { bytes: mime.length },
    ),
  );
}

/** A mail as it will be sent. */
export type ComposedMail = Composition & {
  routes: Route[];
  /** The email of the inbox that it answers; null when it answers none. */
  answers: EmailRow | null;
};

/** Composes the mail and stores nothing. Throws as `sendEmail`, except for what the rules refuse. */
export async function composeMail(
  core: Core,
  actor: Actor,
  inboxId: string,
  mail: WrittenMail,
  options: Pick<AcceptOptions, 'about' | 'answers' | 'saved' | 'sendAt'>,
): Promise<ComposedMail> {
  refuseTooMany(mail);
  const { inbox, routes, signer, about } = await core.store.read(async (tx) => {
    const sender = await senderOf(tx, actor, inboxId);
    const routes = await routesOf(core, tx, mail);
    const about = options.about ?? (await answeredBy(tx, sender.id, mail));
    return { inbox: sender, routes, signer: await signerOf(core, tx, sender), about };
  });
  const composition = await compose(core, inbox, mail, {
    id: options.saved?.id ?? core.ids.next(),
    hops: about ? about.hops + 1 : 0,
    signer,
    due: options.sendAt ?? null,
  });
  const answers = (options.answers ?? !options.about) ? about : null;
  return { ...composition, routes, answers };
}

/** The inbox that is to send. Throws `not_found`, and `conflict` while it is paused. */
export async function senderOf(tx: ReadTx, actor: Actor, inboxId: string): Promise<InboxRow> {
  const inbox = await ownInbox(tx, actor, inboxId);
  refusePaused(inbox);
  return inbox;
}

/** The mail in the form that the rules check, and where it belongs. What is not known yet is being read; whoever waits for it is told when that fails. */
export function draftOf(
  core: Core,
  tx: ReadTx,
  actor: Actor,
  inbox: InboxRow,
  { outgoing, answers }: ComposedMail,
  {
    about,
    saved,
    allowAutomated = false,
    unlessAnswered = false,
  }: Pick<AcceptOptions, 'about' | 'saved' | 'allowAutomated' | 'unlessAnswered'>,
): { draft: ProposedMail; belonging: Promise<Belonging> } {
  const { subject, messageId, inReplyTo, references } = outgoing;
  const lists = [listOf(outgoing.to), listOf(outgoing.cc)];
  const isAbout = saved ?? about;
  const placed = { subject, messageId, inReplyTo, references, lists, about: isAbout?.id };
  const belonging = belongingOf(core, tx, inbox, placed).then((found) => {
    // The draft has been in this thread since it was written, so its reason stays.
    if (saved?.threadId === found.threadId) found.threadReason = saved.threadReason;
    if (actor.key.mode !== 'full') mergeNothing(found, isAbout?.threadId);
    return found;
  });
  const threadId = belonging.then((found) => found.threadId);
  const author = saved ? otherAuthor(tx, actor, saved) : Promise.resolve(null);
  for (const reading of [threadId, author]) reading.catch(() => {});
  const likelyThreadId = (isAbout ?? answers)?.threadId ?? null;
  const draft = { actor, author, inbox, mail: outgoing, answers, allowAutomated, unlessAnswered, threadId, likelyThreadId };
  return { draft, belonging };
}

/** The key that saved the draft last; null when it is of the actor's line. A key that is unknown has no rules that could be asked. */
async function otherAuthor(tx: ReadTx, { account, key }: Actor, { writtenBy }: EmailRow): Promise<ApiKeyRow | null> {
  const author = writtenBy === null ? null : await tx.apiKeys.get(account.id, writtenBy);
  return author && lineOf(author) !== lineOf(key) ? author : null;
}

/**
 * A key with a restricted mode merges no threads: it could merge a thread's participants into another thread, and then be allowed
 * to write to them.
 */
function mergeNothing(belonging: Belonging, own: string | undefined): void {
  belonging.threadId = own ?? belonging.threadId;
  belonging.merged = [];
  belonging.labels = null;
}

/** What the rules say of a mail: where it belongs, and why it is held; null when it may go out. */
type Judgment = { belonging: Belonging; held: Held | null };

/** A mail that may be stored, as it stands in this transaction. */
type JudgedMail = Judgment & { saved: EmailRow | null; change: Alongside | null };

/**
 * Whether the mail may be stored; throws what refuses it. All is read together: the rules are asked about the inbox as it was when the mail was
 * composed, and asked again in the rare case that it has changed since.
 */
async function judgedMail(
  core: Core,
  tx: WriteTx,
  actor: Actor,
  composed: ComposedMail,
  options: AcceptOptions,
): Promise<JudgedMail> {
  const { inbox } = composed;
  const judging = judgmentOf(core, tx, actor, inbox, composed, options);
  // In the order in which they are told: of several reasons to refuse the mail, the first is thrown.
  const [current, saved, change] = await readTogether([
    senderOf(tx, actor, inbox.id),
    options.saved ? currentDraft(tx, actor, options.saved) : null,
    options.alongside?.(tx),
    refuseFullStorage(tx, actor.account),
    judging.catch(() => {}),
  ]);
  const isUnchanged = changesOf(inbox, current) === null;
  const judgment = isUnchanged ? await judging : await judgmentOf(core, tx, actor, current, composed, options);
  return { ...judgment, saved, change: change ?? null };
}

async function judgmentOf(
  core: Core,
  tx: ReadTx,
  actor: Actor,
  inbox: InboxRow,
  composed: ComposedMail,
  options: AcceptOptions,
): Promise<Judgment> {
  const { draft, belonging } = draftOf(core, tx, actor, inbox, composed, options);
  const [place, held] = await readTogether([belonging, permit(core, tx, draft)]);
  return { belonging: place, held };
}

async function storeMail(
  core: Core,
  tx: WriteTx,
  actor: Actor,
  composed: ComposedMail,
  options: AcceptOptions,
  { belonging, held, saved, change }: JudgedMail,
  bytes: MailBytes,
): Promise<EmailRecord> {
  const { id, inbox, routes, outgoing, mime } = composed;
  await change?.(tx, id);
  await spend(core, tx, actor);
  const { subject } = outgoing;
  const place = await placeAt(core, tx, inbox, subject, belonging);
  const { onUnknown = 'retry' } = options;
  const sendAt = options.sendAt ?? null;
  const labels = saved?.labels ?? options.labels;
  const writtenBy = actor.key.id;
  const { unlessAnswered = false } = options;
  const row = recordOf(composed, place, {
    status: held ? 'held' : 'queued',
    labels,
    onUnknown,
    held,
    sendAt,
    unlessAnswered,
    writtenBy,
  });
  if (row.held) row.held.hash = approvalHash(row, mime);
  if (saved) await removeDraft(tx, saved);
  const body = { text: outgoing.text, html: outgoing.html, visible: null };
  await tx.emails.insert(row, body, bytes);
  const status = held ? 'held' : 'queued';
  await tx.deliveries.insert(routes.map((route) => ({ ...deliveryRow(core, inbox, id, route, sendAt), status })));
  const recipients = [...outgoing.to, ...outgoing.cc, ...outgoing.bcc].map(({ address }) => address.toLowerCase());
  if (!held) await noteWriting(core, tx, inbox.id, recipients);
  gauge(tx, row.accountId, 'emails.storedBytes', row.size);
  gauge(tx, row.accountId, `deliveries.${status}`, routes.length);
  tally(core, tx, row.accountId, 'emails.outbound');
  const type = held ? 'email.held' : 'email.queued';
  await recordEvent(core, tx, { accountId: row.accountId, type, inboxId: inbox.id, subjectId: id, threadId: row.threadId });
  if (!held) tx.wake('outbox');
  if (row.indexed) tx.wake('attachments');
  return emailRecord(row, body);
}

/** Mail from a custom domain is signed with that domain's key, and only while the domain is verified. */
export async function signerOf(core: Core, tx: ReadTx, inbox: InboxRow): Promise<DkimSigner | null> {
  if (inbox.domain === core.settings.sharedDomain) return null;
  const domain = await tx.domains.byName(inbox.accountId, inbox.domain);
  if (domain?.status !== 'verified') {
    throw domain
      ? new PostroomError('conflict', 'The domain of this inbox is not verified any more.', {
          hint: 'Publish its DNS records again and verify the domain, then send.',
        })
      : new PostroomError(
          'conflict',
          'The domain of this inbox is neither a domain of this account nor the shared domain any more.',
          {
            hint: `Add ${inbox.domain} with add_domain, publish its DNS records and verify it, then send.`,
          },
        );
  }
  return { domain: domain.domain, selector: domain.dkimSelector, privateKey: domain.dkimPrivateKey };
}
