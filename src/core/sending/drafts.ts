/** Drafts: mail that is stored as an email of status `draft` until it is ready, and then sent once. */
import type { Actor } from '../base/actor.ts';
import { gauge } from '../base/counts.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { MAX_SUBJECT } from '../base/limits.ts';
import { withBytes } from '../base/pieces.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import { refuseFullStorage } from '../policy/storage.ts';
import type { Core } from '../ports/core.ts';
import { type EmailRecord, emailRecord } from '../reading/email-record.ts';
import { ownEmail } from '../reading/own-email.ts';
import type { Address } from '../store/address.ts';
import type { MailBytes } from '../store/arriving.ts';
import type { EmailRow, NewEmail } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';
import { belongingOf, type Place } from '../threads/threading.ts';
import { acceptMail } from './accept.ts';
import { type Composition, compose, listOf, recordOf, type WrittenMail } from './compose.ts';
import { refuseChanged, refuseIncomplete, refuseLongSubject, refuseUnread } from './draft-refusals.ts';
import { type DryRun, dryRunMail } from './dry-run.ts';
import { readFiles } from './files.ts';
import { forwarded } from './forward.ts';
import { answerTo, original, recipientsOf } from './reply.ts';
import { refuseTooMany } from './route.ts';
import { currentDraft, removeDraft, type SavedDraft, savedDraft } from './saved-drafts.ts';
import { type Timing, timingOf } from './schedule.ts';
import { readAddresses, readHeaders, type SendInput } from './send.ts';

/** What is left out stays as it is, and is empty in a new draft; '' and empty lists remove what was there. */
export type DraftInput = Pick<SendInput, 'cc' | 'bcc' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments' | 'headers'> &
  Pick<SendInput, 'labels' | 'onUnknown'> & { to?: SendInput['to'] | undefined };

export type NewDraftInput = DraftInput & {
  inboxId?: string | undefined;
  /** Id of the email to answer. It gives the draft its thread, and its recipients and subject unless the caller does. */
  answers?: string | undefined;
  /** Id of the email to forward. It gives the draft its thread, subject and files, and its text below the caller's own. */
  forwards?: string | undefined;
};

export type SendDraftInput = {
  id: string;
  /** `updatedAt` of the draft that the caller has read. */
  updatedAt?: Date | undefined;
  /** The caller knows that it answers automatic mail. */
  allowAutomated?: boolean | undefined;
  /** Sends nothing, and only reports what would happen. */
  dryRun?: boolean | undefined;
};

const BLANK: WrittenMail = {
  to: [],
  cc: [],
  bcc: [],
  replyTo: [],
  subject: '',
  text: null,
  html: null,
  attachments: [],
  headers: [],
  inReplyTo: null,
  references: [],
};

/**
 * Stores a mail without sending it: with status `draft`, in the thread of the email it answers or in one of its own. Any part may
 * be missing, but what is there must be as `sendEmail` takes it. No rule is checked, and a paused inbox takes drafts as well.
 * Throws `not_found` for an inbox or email that the key does not see, `conflict` for one draft too many, and what a reply to that
 * email throws.
 */
export async function createDraft(core: Core, actor: Actor, input: NewDraftInput): Promise<EmailRecord> {
  const { inbox, base, about, isForward } = await beginning(core, actor, input);
  // In a forward, the text that was given is part of `base` already.
  const given = isForward ? { ...input, text: undefined } : input;
  const mail = await changed(core, actor, base, given, about !== null && !isForward);
  refuseTooMany(mail);
  const composition = await compose(core, inbox, mail, { id: core.ids.next(), hops: 0, signer: null });
  return await commitDraft(core, actor, composition, composition.id, async (tx, bytes) => {
    await ownInbox(tx, actor, inbox.id);
    await refuseTooManyDrafts(tx, inbox.accountId);
    await refuseFullStorage(tx, actor.account);
    if (about) await ownEmail(tx, actor, about.id);
    const place = await placeOf(core, tx, composition, about);
    const { labels = [], onUnknown = 'retry' } = input;
    const row = { ...recordOf(composition, place, { ...DRAFT, labels, onUnknown, writtenBy: actor.key.id }), messageId: null };
    const id = about?.id ?? null;
    const named = isForward ? { answers: null, forwards: id } : { answers: id, forwards: null };
    return await store(core, tx, row, composition, bytes, named);
  });
}

/** Without a change the draft stays as it is. Throws `not_found`, and `conflict` when it has been sent, or another caller saved it at the same moment. */
export async function updateDraft(core: Core, actor: Actor, input: DraftInput & { id: string }): Promise<EmailRecord> {
  const found = await savedDraft<EmailRecord>(core, actor, input.id);
  if ('replayed' in found) return found.replayed;
  const { row: read, inbox, draft, body } = found.saved;
  const { id: _, ...given } = input;
  if (Object.values(given).every((value) => value === undefined))
    return await commit(core, actor, async (tx) => emailRecord(await currentDraft(tx, actor, read), body));
  const mail = await changed(core, actor, mailOf(found.saved), input, draft.answers !== null);
  refuseTooMany(mail);
  const composition = await compose(core, inbox, mail, { id: read.id, hops: 0, signer: null });
  // The bytes of the draft keep their id until it is replaced, so the new ones are written under another.
  return await commitDraft(core, actor, composition, undefined, async (tx, bytes) => {
    const current = await currentDraft(tx, actor, read);
    await refuseFullStorage(tx, actor.account);
    const { labels = current.labels, onUnknown = current.onUnknown } = input;
    const { threadId, threadReason, isRead, createdAt } = current;
    await removeDraft(tx, current);
    if (threadReason === 'new') await tx.threads.update(threadId, { subject: mail.subject });
    const state = { ...DRAFT, labels, onUnknown, writtenBy: actor.key.id };
    const composed = recordOf(composition, { threadId, threadReason }, state);
    const about = { answers: draft.answers, forwards: draft.written.forwards ?? null };
    return await store(core, tx, { ...composed, messageId: null, isRead, createdAt }, composition, bytes, about);
  });
}

/** For callers that have one operation to save: updates the draft with this `id`, or creates one without `id`. */
export async function saveDraft(
  core: Core,
  actor: Actor,
  input: NewDraftInput & { id?: string | undefined },
): Promise<EmailRecord> {
  const { id, inboxId, answers, ...given } = input;
  if (id === undefined) return await createDraft(core, actor, input);
  for (const [name, value] of Object.entries({ inboxId, answers })) {
    if (value !== undefined) throw invalidField(name, 'cannot be changed', 'Leave it out, or save a new draft without id.');
  }
  return await updateDraft(core, actor, { id, ...given });
}

/**
 * Accepts the draft as `sendEmail` accepts a mail: it is composed again as of now, under the same id, and every rule is checked
 * for the caller. When several callers send it, only one succeeds. With `updatedAt` it is sent only if it is unchanged since
 * then, so that no caller sends something other than what it has read; it is required when a key of another line saved the draft
 * last, and then that key's rules count too. Throws as `sendEmail`, `invalid_request` for what is
 * missing, and `conflict` when it is no draft any more. A refused mail stays a draft. A dry run throws and answers as
 * `dryRunMail`.
 */
export async function sendDraft(core: Core, actor: Actor, input: Timing & SendDraftInput): Promise<EmailRecord | DryRun> {
  const found = await savedDraft<EmailRecord>(core, actor, input.id);
  if ('replayed' in found) return found.replayed;
  const { row, answers, forwards } = found.saved;
  refuseChanged(row, input.updatedAt);
  if (input.updatedAt === undefined) await refuseUnread(core, actor, row);
  const timing = timingOf(core, input);
  const mail = mailOf(found.saved);
  refuseIncomplete(mail);
  refuseLongSubject(mail);
  const accept = input.dryRun ? dryRunMail : acceptMail;
  return await accept(core, actor, row.inboxId, mail, {
    words: { subject: answers ? null : mail.subject, text: mail.text, html: mail.html },
    labels: row.labels,
    onUnknown: row.onUnknown,
    saved: row,
    ...timing,
    allowAutomated: input.allowAutomated ?? false,
    ...(answers ? { about: answers, answers: true } : forwards ? { about: forwards } : {}),
  });
}

/** The most drafts of one account. */
const MAX_DRAFTS = 1000;

async function refuseTooManyDrafts(tx: WriteTx, accountId: string): Promise<void> {
  if ((await tx.drafts.count(accountId)) < MAX_DRAFTS) return;
  throw new PostroomError('conflict', `This account has ${MAX_DRAFTS} drafts, which is as many as it may have.`, {
    hint: 'Send drafts, or delete those that are not needed any more; list_emails with status draft lists them.',
  });
}

const DRAFT = { status: 'draft', held: null, sendAt: null, unlessAnswered: false } as const;

/** `about` = the email that it answers or forwards. */
type Beginning = { inbox: InboxRow; base: WrittenMail; about: EmailRow | null; isForward: boolean };

async function beginning(core: Core, actor: Actor, input: NewDraftInput): Promise<Beginning> {
  const { inboxId, answers, forwards, to } = input;
  if (answers !== undefined && forwards !== undefined)
    throw invalidField('forwards', 'goes without answers', 'Give one of them.');
  if (forwards !== undefined) {
    const { row, inbox, ...sent } = await forwarded(core, actor, forwards, { text: input.text, attachments: true });
    refuseOtherInbox(inboxId, inbox, 'forward');
    return { inbox, base: { ...BLANK, ...sent }, about: row, isForward: true };
  }
  if (answers === undefined) {
    if (inboxId === undefined) throw invalidField('inboxId', 'is missing', 'Give inboxId, or answers for an answer.');
    return { inbox: await core.store.read((tx) => ownInbox(tx, actor, inboxId)), base: BLANK, about: null, isForward: false };
  }
  const { row, inbox } = await original(core, actor, answers, false);
  refuseOtherInbox(inboxId, inbox, 'answer');
  const recipients = to === undefined ? recipientsOf(core, row, inbox, false).to : [];
  return { inbox, base: { ...BLANK, ...answerTo(row), to: recipients }, about: row, isForward: false };
}

function refuseOtherInbox(inboxId: string | undefined, { id }: InboxRow, what: 'answer' | 'forward'): void {
  if (inboxId === undefined || inboxId === id) return;
  throw invalidField('inboxId', `is not the inbox of the email to ${what}`, 'Leave it out.');
}

/**
 * The mail after a change. A reply keeps In-Reply-To and References when the caller's headers replace the others without naming a
 * mail.
 */
async function changed(core: Core, actor: Actor, base: WrittenMail, input: DraftInput, isAnswer: boolean): Promise<WrittenMail> {
  const given = readAddresses(core, input);
  const addresses = (field: keyof typeof given): Address[] => (input[field] === undefined ? base[field] : given[field]);
  const { headers, ...threading } = input.headers === undefined ? base : readHeaders(core, input.headers);
  const named = threading.inReplyTo !== null || threading.references.length > 0;
  const { inReplyTo, references } = isAnswer && !named ? base : threading;
  const word = (given: string | undefined, before: string | null) => (given === undefined ? before : given || null);
  return {
    to: addresses('to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    replyTo: addresses('replyTo'),
    subject: input.subject === undefined ? base.subject : core.mailComposer.checkLine(input.subject, 'subject', MAX_SUBJECT),
    text: word(input.text, base.text),
    html: word(input.html, base.html),
    attachments: input.attachments === undefined ? base.attachments : await readFiles(core, actor, input.attachments),
    headers,
    inReplyTo,
    references,
  };
}

/**
 * The thread of a draft. A thread that exists is not updated, because the draft is no message yet; without one, a new thread is
 * made.
 */
async function placeOf(core: Core, tx: WriteTx, { inbox, outgoing }: Composition, about: EmailRow | null): Promise<Place> {
  const { subject, inReplyTo, references, to, cc } = outgoing;
  const placed = { subject, messageId: null, inReplyTo, references, lists: [listOf(to), listOf(cc)], about: about?.id };
  const { threadId, threadReason } = await belongingOf(core, tx, inbox, placed);
  if (threadId !== null) return { threadId, threadReason };
  const now = core.clock.now();
  const { id: inboxId, accountId } = inbox;
  const begun = {
    id: core.ids.next(),
    accountId,
    inboxId,
    subject,
    conversation: '',
    labels: [],
    createdAt: now,
    lastEmailAt: now,
  };
  await tx.threads.insert(begun);
  return { threadId: begun.id, threadReason: 'new' };
}

/** Stores a draft in one transaction, with its bytes and files as `work` is to store them. */
async function commitDraft(
  core: Core,
  actor: Actor,
  { mime, outgoing }: Composition,
  id: string | undefined,
  work: (tx: WriteTx, bytes: MailBytes) => Promise<EmailRecord>,
): Promise<EmailRecord> {
  const files = outgoing.attachments.map(({ content }) => content);
  return await withBytes(core, { mime, files, id }, (bytes) => commit(core, actor, (tx) => work(tx, bytes)));
}

/**
 * Stores a draft. Its record has no Message-ID, so that no mail or report that names the future Message-ID finds an unsent mail.
 */
async function store(
  core: Core,
  tx: WriteTx,
  row: NewEmail,
  { outgoing }: Composition,
  bytes: MailBytes,
  { answers, forwards }: { answers: string | null; forwards: string | null },
): Promise<EmailRecord> {
  const { to, cc, bcc, replyTo, headers, inReplyTo, references } = outgoing;
  const body = { text: outgoing.text, html: outgoing.html, visible: null };
  await tx.emails.insert(row, body, bytes);
  const written = { to, cc, bcc, replyTo, headers, inReplyTo, references, ...(forwards === null ? {} : { forwards }) };
  await tx.drafts.insert({ emailId: row.id, answers, written }, outgoing.attachments, !Buffer.isBuffer(bytes));
  const files = outgoing.attachments.reduce((bytes, { content }) => bytes + content.length, 0);
  gauge(tx, row.accountId, 'emails.storedBytes', row.size + files);
  await recordEvent(core, tx, {
    accountId: row.accountId,
    type: 'draft.saved',
    inboxId: row.inboxId,
    subjectId: row.id,
    threadId: row.threadId,
  });
  return emailRecord(row, body);
}

/** The mail as it was saved. */
function mailOf({ row, draft, body, files }: SavedDraft): WrittenMail {
  const { forwards: _, ...written } = draft.written;
  return { ...written, subject: row.subject, text: body.text, html: body.html, attachments: files };
}
