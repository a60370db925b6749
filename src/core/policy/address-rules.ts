/** Allow and block lists as callers give them and as they are stored, and whom an inbox or an API key may write to. */
import { invalidField, PostroomError } from '../base/errors.ts';
import { type RefusedFields, refusedFields } from '../base/refused-fields.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { AddressList, AddressRules } from '../store/rules.ts';
import type { ReadTx } from '../store/store.ts';
import { isOwn } from '../threads/threading.ts';
import { comparable, type Mailbox, mailboxesIn, mailboxOf } from './comparable-address.ts';
import { leadingElsewhere } from './leading-headers.ts';
import { PASS, type ProposedMail, type Verdict } from './rule.ts';

/** Rules as a caller gives them; a list that is left out sets no rule. */
export type GivenRules = { [direction in keyof AddressRules]?: GivenList | null | undefined } & {
  receive?: { verified?: boolean | undefined; spamAbove?: number | null | undefined } | null | undefined;
};

type GivenList = { allow: string[] | null; block?: string[] | undefined };

/** The most entries of one list. */
export const MOST_ENTRIES = 500;

/** The most sets of rules of one key: its own, and those of the keys it was made with. */
const MOST_SETS = 10;

/**
 * The most entries of all lists of an inbox, or of all sets of a key, together: every mail that goes out is checked against them.
 */
const MOST_ENTRIES_IN_ALL = 1000;

/** The most characters of those entries together. */
const MOST_CHARACTERS = 32 * 1024;

const DIRECTIONS = ['send', 'reply', 'receive'] as const satisfies (keyof AddressRules)[];

/**
 * The rules as they are stored; null when they hold no list. Throws `invalid_request`, naming every invalid entry, or for too many
 * entries.
 */
export function readRules(core: Core, given: GivenRules | null): AddressRules | null {
  const refused = refusedFields();
  const [send, reply, receive] = DIRECTIONS.map((direction) =>
    readList(core, given?.[direction] ?? null, `rules.${direction}`, refused),
  );
  refused.throwAny();
  if (!send && !reply && !receive) return null;
  const verified = given?.receive?.verified ? { verified: true as const } : {};
  const spamAbove = given?.receive?.spamAbove;
  const spam = spamAbove == null ? {} : { spamAbove };
  const rules = { send: send ?? null, reply: reply ?? null, receive: receive ? { ...receive, ...verified, ...spam } : null };
  refuseTooLong([rules], 'Name domains in place of addresses, or leave entries out.');
  return rules;
}

/**
 * The rules of a key that is made with another key: the sets of that key (`held`), and its own. Throws `invalid_request` as
 * `readRules` does, for a receive list, and for one set too many.
 */
export function rulesUnder(core: Core, held: AddressRules[], given: GivenRules | undefined): AddressRules[] {
  if (given?.receive) throw invalidField('rules.receive', 'is for inboxes: an API key receives no mail', 'Set it on the inbox.');
  const own = given ? readRules(core, given) : null;
  if (own === null || includesRules(held, own)) return held;
  if (held.length < MOST_SETS) {
    const hint =
      'The rules of the key in use hold for it too. Name domains in place of addresses, or leave out what those say already.';
    refuseTooLong([...held, own], hint);
    return [...held, own];
  }
  throw invalidField(
    'rules',
    `would be set ${MOST_SETS + 1} of rules that hold for the key`,
    'Make the key with one that stems from fewer others, or leave rules out: those of the key in use hold for it anyway.',
  );
}

/** Whether one of the sets equals these rules; the order of entries does not matter. */
export function includesRules(held: AddressRules[], rules: AddressRules): boolean {
  return held.some((one) => sameRules(one, rules));
}

export function sameRules(one: AddressRules | null, other: AddressRules | null): boolean {
  const sorted = (_key: string, value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/**
 * A rule of what may go out: every recipient must pass the rules of the inbox and every set of the key, or the mail is refused as
 * a whole. In a reply, recipients whom the answered mail names need only be allowed by the reply rules, where there are any, not
 * by the send rules. The block lists of both apply to every recipient. Rules that cannot be read refuse every mail.
 */
export async function withinAddressRules(core: Core, _tx: ReadTx, draft: ProposedMail): Promise<Verdict> {
  const { actor, inbox, mail, answers } = draft;
  const ofKey: unknown = actor.key.rules;
  if (inbox.rules === null && Array.isArray(ofKey) && ofKey.length === 0) return PASS;
  const sets = [
    ...(inbox.rules === null ? [] : [{ of: 'the inbox', judge: judgeOf(inbox.rules) }]),
    ...(Array.isArray(ofKey) ? ofKey : [ofKey]).map((rules) => ({ of: 'the API key', judge: judgeOf(rules) })),
  ];
  const named = namedIn(core, answers);
  const errors = recipientsAndReplyTo(inbox, mail).flatMap(({ path, address }) => {
    const mailbox = mailboxOf(core, address);
    const whys = sets.flatMap(({ of, judge }) => {
      const why = recipientRefusal(judge, mailbox, named);
      return why === null ? [] : [{ path, message: `${why} of ${of}` }];
    });
    return whys.slice(0, 1);
  });
  errors.push(...leadingElsewhere(mail));
  if (errors.length === 0) return PASS;
  const who = errors.length === 1 ? 'An address is' : `${errors.length} addresses are`;
  const error = new PostroomError('forbidden', `${who} not to be written to, by the rules of the inbox or of the API key.`, {
    hint: 'Nothing was sent. Leave out what is listed in errors, or ask a person whose key holds emails:approve.',
    errors,
  });
  return { outcome: 'refuse', error };
}

/**
 * The addresses that are written to because of a mail: its recipients, and its Reply-To unless that is the inbox itself.
 * `path` is the field in which the caller named the address.
 */
export function recipientsAndReplyTo(inbox: InboxRow, mail: ProposedMail['mail']): { path: string; address: string }[] {
  return (['to', 'cc', 'bcc', 'replyTo'] as const).flatMap((field) => {
    const all = mail[field].map(({ address }, index) => ({ path: `${field}.${index}`, address }));
    return field === 'replyTo' ? all.filter(({ address }) => !isOwn(inbox, address.toLowerCase())) : all;
  });
}

/** Throws `conflict` when the rules that the inbox has now refuse a recipient of a mail that was held. */
export async function refuseRuledOut(
  core: Core,
  tx: ReadTx,
  { inbox, row, recipients }: { inbox: InboxRow; row: EmailRow; recipients: string[] },
): Promise<void> {
  if (inbox.rules === null) return;
  const judge = judgeOf(inbox.rules);
  const named = namedIn(core, await answeredBy(tx, row));
  if (recipients.every((recipient) => recipientRefusal(judge, mailboxOf(core, recipient), named) === null)) return;
  throw new PostroomError('conflict', 'The rules of the inbox were changed while the email waited, and refuse a recipient now.', {
    hint: 'Reject the email, or change the rules of the inbox first.',
  });
}

/** An entry as `readRules` stores it. */
const ENTRY = /^(?:\*\.|[^\sA-Z@]{1,64}@)?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** The addresses in `block` are without tags (RFC 5233). */
type Lists = { allow: Set<string> | null; block: Set<string> };

type Judge = Record<(typeof DIRECTIONS)[number], Lists | null>;

/**
 * The email that a held mail answers, as recorded when the mail was accepted: its headers may name another one. Mail that was
 * held before this was recorded has only its headers.
 */
async function answeredBy(tx: ReadTx, { accountId, inboxId, held, inReplyTo }: EmailRow): Promise<EmailRow | null> {
  const answers = held?.answers;
  if (answers !== undefined) return answers === null ? null : await tx.emails.get(accountId, answers);
  return inReplyTo === null ? null : await tx.emails.byMessageId(inboxId, inReplyTo, 'inbound');
}

function refuseTooLong(sets: AddressRules[], hint: string): void {
  const lists = sets.flatMap((rules) => DIRECTIONS.map((direction) => rules[direction]));
  const entries = lists.flatMap((list) => [...(list?.allow ?? []), ...(list?.block ?? [])]);
  if (entries.length > MOST_ENTRIES_IN_ALL) throw invalidField('rules', `may hold ${MOST_ENTRIES_IN_ALL} entries together`, hint);
  const characters = entries.reduce((sum, entry) => sum + entry.length, 0);
  if (characters > MOST_CHARACTERS) throw invalidField('rules', `may hold ${MOST_CHARACTERS} characters together`, hint);
}

function readList(core: Core, given: GivenList | null, path: string, refused: RefusedFields): AddressList | null {
  if (given === null) return null;
  const { allow, block = [] } = given;
  const read = (entries: string[], list: 'allow' | 'block') => readEntries(core, entries, `${path}.${list}`, refused);
  return { allow: allow && read(allow, 'allow'), block: read(block, 'block') };
}

function readEntries(core: Core, given: string[], path: string, refused: RefusedFields): string[] {
  if (given.length > MOST_ENTRIES)
    throw invalidField(path, `may hold ${MOST_ENTRIES} entries`, 'Name domains in place of addresses.');
  return [...new Set(given.flatMap((entry, index) => refused.orRefused(() => readEntry(core, entry, `${path}.${index}`)) ?? []))];
}

function readEntry(core: Core, entry: string, path: string): string {
  const wild = entry.startsWith('*.') && !entry.includes('@');
  const address = entry.includes('@') ? entry : `x@${wild ? entry.slice(2) : entry}`;
  const { name, local, domain } = core.addresses.parse(address, path);
  const form = 'Give an address, a domain for all of its addresses, or *.domain for its subdomains.';
  if (name !== null || address.includes('<')) throw invalidField(path, 'has more than an address', form);
  // RFC 5322 allows a * in the local part, but the caller means a wildcard here, and the entry would match no address.
  if (local.includes('*')) throw invalidField(path, 'has a * in the local part', form);
  if (entry.includes('@')) return `${local.toLowerCase()}@${domain}`;
  return wild ? `*.${domain}` : domain;
}

/** Null for stored rules that `readRules` did not make: it is unknown what they should refuse. */
export function judgeOf(rules: unknown): Judge | null {
  if (typeof rules !== 'object' || rules === null) return null;
  const given: { [direction: string]: unknown } = { ...rules };
  const judge: Judge = { send: null, reply: null, receive: null };
  for (const direction of DIRECTIONS) {
    const list = given[direction];
    if (list === null) continue;
    if (!isList(list)) return null;
    judge[direction] = { allow: list.allow && new Set(list.allow), block: new Set(list.block.map(untaggedEntry)) };
  }
  return judge;
}

function isList(list: unknown): list is AddressList {
  if (typeof list !== 'object' || list === null || !('allow' in list) || !('block' in list)) return false;
  if ('verified' in list && list.verified !== true) return false;
  if ('spamAbove' in list && typeof list.spamAbove !== 'number') return false;
  return [list.allow ?? [], list.block].every(
    (entries) => Array.isArray(entries) && entries.every((entry) => typeof entry === 'string' && ENTRY.test(entry)),
  );
}

/**
 * Why the mailbox may not be written to, as the beginning of a message that ends in "of the inbox" or the like; null = it may be.
 */
function recipientRefusal(judge: Judge | null, mailbox: Mailbox | null, named: ReadonlySet<string>): string | null {
  if (judge === null) return 'cannot be held against the unreadable rules';
  if (mailbox === null) return 'cannot be held against the rules';
  for (const direction of ['send', 'reply'] as const) {
    if (isBlocked(judge[direction]?.block ?? new Set(), mailbox)) return `is on the ${direction} block list`;
  }
  const by = judge.reply && named.has(comparable(mailbox)) ? 'reply' : 'send';
  const allow = judge[by]?.allow ?? null;
  return allow === null || isAllowed(allow, mailbox) ? null : `is not on the ${by} allow list`;
}

/**
 * The mailboxes that the answered mail names. A reply to the inbox's own mail does not count as a reply: its recipients were
 * chosen by the sender itself. Neither does one to imported mail, which was not sent here.
 */
function namedIn(core: Core, answers: EmailRow | null): Set<string> {
  if (answers?.direction !== 'inbound' || answers.importedAt !== null) return new Set();
  return mailboxesIn(core, [answers.from, answers.replyTo, answers.to, answers.cc]);
}

/** An allowed address is allowed with any tag too, because a subaddress (RFC 5233) reaches the same mailbox. */
export function isAllowed(allow: ReadonlySet<string>, { local, domain }: Mailbox): boolean {
  return allow.has(`${local}@${domain}`) || allow.has(`${untagged(local)}@${domain}`) || hasDomain(allow, domain);
}

/** A blocked address is blocked with any tag. */
export function isBlocked(block: ReadonlySet<string>, { local, domain }: Mailbox): boolean {
  return block.has(`${untagged(local)}@${domain}`) || hasDomain(block, domain);
}

function hasDomain(entries: ReadonlySet<string>, domain: string): boolean {
  if (entries.has(domain)) return true;
  for (let dot = domain.indexOf('.'); dot !== -1; dot = domain.indexOf('.', dot + 1)) {
    if (entries.has(`*.${domain.slice(dot + 1)}`)) return true;
  }
  return false;
}

function untagged(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}

function untaggedEntry(entry: string): string {
  const at = entry.indexOf('@');
  return at === -1 ? entry : untagged(entry.slice(0, at)) + entry.slice(at);
}
