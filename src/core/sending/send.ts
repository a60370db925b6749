/** Sending new mail: every address, header and file that the caller gives is checked before the mail is composed. */
import type { Actor } from '../base/actor.ts';
import { MAX_SUBJECT } from '../base/limits.ts';
import { refusedFields } from '../base/refused-fields.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRecord } from '../reading/email-record.ts';
import type { Address } from '../store/address.ts';
import type { EmailRow } from '../store/emails.ts';
import { acceptMail } from './accept.ts';
import { refuseBlank } from './blank.ts';
import type { WrittenMail } from './compose.ts';
import { type DryRun, dryRunMail } from './dry-run.ts';
import { type FileInput, readFiles } from './files.ts';
import { type Timing, timingOf } from './schedule.ts';
import { type Words, type WordsInput, written } from './templates.ts';

export type SendInput = WordsInput &
  Timing & {
    inboxId: string;
    to: string | string[];
    cc?: string[] | undefined;
    bcc?: string[] | undefined;
    replyTo?: string | string[] | undefined;
    attachments?: FileInput[] | undefined;
    headers?: Record<string, string> | undefined;
    labels?: string[] | undefined;
    /** What to do when it is unknown whether the relay took the mail; `retry` when absent. */
    onUnknown?: EmailRow['onUnknown'] | undefined;
    /** Sends nothing, and only reports what would happen. */
    dryRun?: boolean | undefined;
  };

type AddressField = 'to' | 'cc' | 'bcc' | 'replyTo';

type AddressInput = { [field in AddressField]?: SendInput[field] | undefined };

type AddressFields = Pick<WrittenMail, AddressField>;

/**
 * Accepts one mail. When this resolves, the mail is durable, with status `queued`, or `held` when a rule holds it; also when it
 * is to go out later, because the rules are checked now. Throws `unavailable` when a recipient is on another server and no relay
 * is configured, `invalid_request` for bad addresses or headers and for a mail that says nothing, `too_large` for the composed mail, `rate_limited` when a limit
 * of the plan or the key is used up until later, and `forbidden` for what other rules refuse. A dry run throws and answers as
 * `dryRunMail`.
 */
export async function sendEmail(core: Core, actor: Actor, input: SendInput): Promise<EmailRecord | DryRun> {
  const words = await written(core, actor, input);
  const mail = await readInput(core, actor, input, words);
  refuseBlank(mail, input.template ? 'template' : undefined);
  const accept = input.dryRun ? dryRunMail : acceptMail;
  return await accept(core, actor, input.inboxId, mail, {
    words,
    labels: input.labels ?? [],
    ...timingOf(core, input),
    ...(input.onUnknown ? { onUnknown: input.onUnknown } : {}),
  });
}

/**
 * The addresses of each field, which has one, or a list with one in each item; none where it is left out. Throws `invalid_request`,
 * naming every one that is not valid.
 */
export function readAddresses(core: Core, { to, cc, bcc, replyTo }: AddressInput): AddressFields {
  const refused = refusedFields();
  const read = (given: string | string[] | undefined, field: AddressField): Address[] => {
    const parsed = (value: string, path: string) => refused.orRefused(() => core.addresses.parse(value, path)) ?? [];
    if (typeof given === 'string') return [parsed(given, field)].flat();
    return (given ?? []).flatMap((value, index) => parsed(value, `${field}.${index}`));
  };
  const addresses = { to: read(to, 'to'), cc: read(cc, 'cc'), bcc: read(bcc, 'bcc'), replyTo: read(replyTo, 'replyTo') };
  refused.throwAny();
  return addresses;
}

/**
 * Separates In-Reply-To and References from all other headers. Throws `invalid_request`, naming a header that callers may not
 * set.
 */
export function readHeaders(core: Core, given: SendInput['headers']): Pick<WrittenMail, 'headers' | 'inReplyTo' | 'references'> {
  const headers = core.mailComposer.checkHeaders(given ?? {}, 'headers');
  const threading = new Map(headers.map((header) => [header.name.toLowerCase(), header.value]));
  return {
    headers: headers.filter((header) => !['in-reply-to', 'references'].includes(header.name.toLowerCase())),
    inReplyTo: messageIds(threading.get('in-reply-to')).at(0) ?? null,
    references: messageIds(threading.get('references') ?? threading.get('in-reply-to')),
  };
}

async function readInput(core: Core, actor: Actor, input: Omit<SendInput, keyof WordsInput>, words: Words): Promise<WrittenMail> {
  return {
    ...readAddresses(core, input),
    subject: core.mailComposer.checkLine(words.subject, 'subject', MAX_SUBJECT),
    text: words.text,
    html: words.html,
    attachments: await readFiles(core, actor, input.attachments),
    ...readHeaders(core, input.headers),
  };
}

function messageIds(value: string | undefined): string[] {
  return (value ?? '').match(/<[^<>\s]+>/g) ?? [];
}
