/** Replying to an email: recipients, subject, thread and quotation are taken from the email. */
import { type Actor, requireScope, requireWriting } from '../base/actor.ts';
import { invalidField, PostroomError } from '../base/errors.ts';
import { ownInbox } from '../inboxes/inboxes.ts';
import type { Core } from '../ports/core.ts';
import type { Digest } from '../ports/mail-reader.ts';
import { claimedEmail, settleClaimed } from '../reading/claim.ts';
import { digestOf } from '../reading/digest.ts';
import type { EmailRecord } from '../reading/email-record.ts';
import { mimeOf, ownEmail } from '../reading/own-email.ts';
import type { Address } from '../store/address.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import { isOwn } from '../threads/threading.ts';
import { acceptMail } from './accept.ts';
import { refuseBlank } from './blank.ts';
import type { WrittenMail } from './compose.ts';
import { type DryRun, dryRunMail } from './dry-run.ts';
import { readFiles } from './files.ts';
import { attribution, quotedHtml, quotedText, replySubject } from './quote.ts';
import { refuseDraft } from './saved-drafts.ts';
import { type Timing, timingOf } from './schedule.ts';
import { readAddresses, type SendInput } from './send.ts';

export type ReplyInput = Pick<SendInput, 'text' | 'html' | 'cc' | 'attachments' | 'labels' | 'dryRun' | keyof Timing> & {
  id: string;
  /** Also to the other recipients of the email. */
  replyAll: boolean;
  /** Quotes the email below the reply. */
  quote: boolean;
  /** A claim on the email, which the reply settles in the same transaction. */
  claimId?: string | undefined;
  /** The caller knows that it answers automatic mail. */
  allowAutomated?: boolean | undefined;
  /** Sets the Auto-Submitted header, which says that a machine replies by itself (RFC 3834 5). */
  autoSubmitted?: boolean | undefined;
};

/** The most references besides the first that a reply keeps (RFC 5322 3.6.4 sets no limit). */
const LAST_REFERENCES = 20;

const ELSEWHERE = 'Write to an address of your own choice with send_email.';

/**
 * Accepts a reply as `sendEmail` accepts a mail. Also throws `not_found`, `conflict` when the claim is not held any more,
 * `invalid_request` when the email names no address that can be answered, and `forbidden` when it is automatic mail.
 */
export async function replyToEmail(core: Core, actor: Actor, input: ReplyInput): Promise<EmailRecord | DryRun> {
  const { row, inbox, mime } = await original(core, actor, input.id, input.quote);
  const { claimId } = input;
  if (claimId !== undefined) requireWriting(actor);
  if (input.text === undefined && input.html === undefined) throw invalidField('text', 'is missing', 'Give text, html or both.');
  const digest = mime ? await digestOf(core, row, mime) : null;
  const { to, cc } = recipientsOf(core, row, inbox, input.replyAll);
  const mail: WrittenMail = {
    to,
    cc: without([...cc, ...readAddresses(core, { cc: input.cc }).cc], to),
    bcc: [],
    replyTo: [],
    ...answerTo(row),
    ...bodyOf(core, row, input, digest),
    attachments: await readFiles(core, actor, input.attachments),
    headers: input.autoSubmitted ? [{ name: 'Auto-Submitted', value: 'auto-replied' }] : [],
  };
  const words = { subject: null, text: input.text ?? null, html: input.html ?? null };
  refuseBlank({ ...words, attachments: mail.attachments });
  const accept = input.dryRun ? dryRunMail : acceptMail;
  return await accept(core, actor, inbox.id, mail, {
    words,
    labels: input.labels ?? [],
    about: row,
    answers: true,
    allowAutomated: input.allowAutomated ?? false,
    ...timingOf(core, input),
    alongside: async (tx) => {
      if (claimId === undefined) {
        await ownEmail(tx, actor, row.id);
        return null;
      }
      const claimed = await claimedEmail(tx, actor, row.id, claimId);
      return async (tx) => void (await settleClaimed(core, tx, claimed, 'ack'));
    },
  });
}

/** What a reply takes from the email, except its recipients. */
export function answerTo(row: EmailRow): Pick<WrittenMail, 'subject' | 'inReplyTo' | 'references'> {
  return { subject: replySubject(row.subject), inReplyTo: row.messageId, references: referencesFor(row) };
}

/**
 * The email that is answered or forwarded, with its bytes if `whole`. A reply shows parts of the email to the caller, so this
 * needs the scope `emails:read`. Throws `missing_scope`, `not_found`, and `conflict` for a draft.
 */
export async function original(
  core: Core,
  actor: Actor,
  id: string,
  whole: boolean,
): Promise<{ row: EmailRow; inbox: InboxRow; mime: Buffer | null }> {
  return await core.store.read(async (tx) => {
    const row = await ownEmail(tx, actor, id);
    requireScope(actor, 'emails:read');
    refuseDraft(row);
    return { row, inbox: await ownInbox(tx, actor, row.inboxId), mime: whole ? await mimeOf(tx, id) : null };
  });
}

/**
 * The author in To, and with `replyAll` the other recipients in Cc (RFC 5322 3.6.3). A reply to the inbox's own mail goes to that
 * mail's recipients. Throws `invalid_request` when the email names no address that can be answered.
 */
export function recipientsOf(core: Core, row: EmailRow, inbox: InboxRow, replyAll: boolean): { to: Address[]; cc: Address[] } {
  const others = (list: string) => {
    const written = writtenIn(list);
    const found = core.addresses.mailboxes(list).filter(({ address }) => !isOwn(inbox, address));
    return without(
      found.map((one) => addressOf(core, one.name, written.get(one.address) ?? one.address)),
      [],
    );
  };
  const repliesTo = others(row.replyTo);
  const author = repliesTo.length > 0 ? repliesTo : others(row.from);
  const mine = row.direction === 'outbound' || (row.authentication.status === 'exempt' && author.length === 0);
  const to = mine ? others(row.to) : author;
  if (to.length === 0) throw invalidField('id', 'is an email that names no address to answer', ELSEWHERE);
  if (!replyAll) return { to, cc: [] };
  return { to, cc: without([...(mine ? [] : others(row.to)), ...others(row.cc)], to) };
}

/**
 * An address from a header that a stranger wrote, with its name if that is a valid display name. Throws `invalid_request` for an
 * address that would be refused from a caller too.
 */
function addressOf(core: Core, name: string, address: string): Address {
  if (name !== '') {
    try {
      return core.addresses.parse(
        `"${core.addresses.checkDisplayName(name, 'id').replace(/["\\]/g, '\\$&')}" <${address}>`,
        'id',
      );
    } catch {
      // The name is not valid: the address is used without it.
    }
  }
  try {
    return core.addresses.parse(address, 'id');
  } catch (error) {
    const why = error instanceof PostroomError ? error.errors?.[0]?.message : undefined;
    throw invalidField('id', `is an email with an address that is not answered: it ${why ?? 'is none'}`, ELSEWHERE);
  }
}

/**
 * The addresses of a list by their lower-case form, each as the list spells it. Local parts may be case-sensitive (RFC 5321 2.4),
 * and addresses with a ticket number in them often are.
 */
function writtenIn(list: string): Map<string, string> {
  const words = list.match(/[^\s<>,;:"()[\]\\]+/g) ?? [];
  return new Map(words.filter((word) => word.includes('@')).map((word) => [word.toLowerCase(), word]));
}

/** The addresses that are not in `others`, each once. */
export function without(addresses: Address[], others: Address[]): Address[] {
  const seen = new Set(others.map((one) => one.address.toLowerCase()));
  return addresses.filter(({ address }) => !seen.has(address.toLowerCase()) && seen.add(address.toLowerCase()));
}

function bodyOf(
  core: Core,
  row: EmailRow,
  { text, html }: ReplyInput,
  digest: Digest | null,
): Pick<WrittenMail, 'text' | 'html'> {
  if (!digest) return { text: text ?? null, html: html ?? null };
  const [author] = core.addresses.mailboxes(row.from);
  const wrote = attribution(row, author);
  return {
    text: text === undefined ? null : `${text}\n\n${quotedText(wrote, digest.text)}`,
    html: html === undefined ? null : `${html}\n${quotedHtml(wrote, digest.text)}`,
  };
}

/** The References of a reply (RFC 5322 3.6.4); in a long conversation only the first and the last ones. */
export function referencesFor({ references, inReplyTo, messageId }: EmailRow): string[] {
  const earlier = references.length > 0 || inReplyTo === null ? references : [inReplyTo];
  const all = [...new Set([...earlier.filter((id) => id !== messageId), ...(messageId === null ? [] : [messageId])])];
  return all.length > LAST_REFERENCES + 1 ? [...all.slice(0, 1), ...all.slice(-LAST_REFERENCES)] : all;
}
