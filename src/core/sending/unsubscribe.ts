/** Leaving a mailing list by the ways that its mail names: a request (RFC 8058), or else a mail (RFC 2369). Never by a link of the body. */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { type OpenSlots, openSlots } from '../base/open-slots.ts';
import { refusePaused } from '../inboxes/inboxes.ts';
import { writesDraftsOnly } from '../policy/key-mode.ts';
import { spend, usedUp } from '../policy/quotas.ts';
import type { Core } from '../ports/core.ts';
import type { Web } from '../ports/web.ts';
import { digestKey, ownEmail, ownerOf } from '../reading/own-email.ts';
import type { EmailRow, Unsubscribed } from '../store/emails.ts';
import type { InboxRow } from '../store/inboxes.ts';
import type { WriteTx } from '../store/store.ts';
import { acceptMail } from './accept.ts';
import { dryRunMail } from './dry-run.ts';
import { original } from './reply.ts';

export type UnsubscribeResult = {
  id: string;
  method: 'request' | 'mail';
  /** The https address that is asked, or the address that is written to. */
  target: string;
  /** `requested`, or the status of the mail; null for a dry run. */
  status: string | null;
  /** The mail that asks for it; null for a request. */
  emailId: string | null;
  /** Why a dry run would be refused; null = it would not. */
  problem: string | null;
};

/** What a request needs: header fields that a signature must cover (RFC 8058 4). */
const SIGNED = ['list-unsubscribe', 'list-unsubscribe-post'];

/** What RFC 8058 3.2 posts. */
const FORM = { 'List-Unsubscribe': 'One-Click' };

/** Requests at the same time; each may take 10 s. */
const MOST = { perKey: 4, perAccount: 4, total: 50 };

/** Characters of the subject and of the text that a mailto: address may give the mail. */
const MAX_WORDS = 1000;

const underWay = new WeakMap<Web, OpenSlots>();

/**
 * Asks the list to send nothing more, once a mail: a repeated call answers what was done. Throws `conflict` when the header names no way,
 * or the signature is not checked yet; `forbidden` for a way that this key, the inbox or the signature does not allow; `upstream` when the
 * list's server does not agree; `rate_limited` or `forbidden` when the limits of the key and the plan, in which a request counts as one mail,
 * are used up; and for a mail what `sendEmail` throws.
 */
export async function unsubscribe(
  core: Core,
  actor: Actor,
  { id, dryRun }: { id: string; dryRun: boolean },
): Promise<UnsubscribeResult> {
  const { row, inbox, mime } = await original(core, actor, id, true);
  if (writesDraftsOnly(actor.key)) throw forbidden('This API key writes drafts; it does not send.');
  if (row.unsubscribed) return await done(core, row, row.unsubscribed);
  refusePaused(inbox);
  const names = mime ? (await core.mailReader.digest(mime, digestKey(row), ownerOf(row))).unsubscribe : null;
  if (!mime || !names || row.direction !== 'inbound') throw namesNoWay();
  const refusal = names.oneClick ? requestRefusal(core, actor, { row, inbox, mime }) : null;
  if (names.oneClick && names.url !== null && refusal === null) {
    if (dryRun) {
      const problem = (await core.store.read((tx) => usedUp(core, tx, actor)))?.message ?? null;
      return { id, method: 'request', target: names.url, status: null, emailId: null, problem };
    }
    return await byRequest(core, actor, row, names.url);
  }
  if (names.mailto === null) throw refusal ?? namesNoWay();
  return await byMail(core, actor, { row, inbox, mailto: names.mailto, dryRun });
}

/** Why the list may not be asked by a request, as an error; null when it may. */
function requestRefusal(
  core: Core,
  { account, key }: Actor,
  { row, inbox, mime }: { row: EmailRow; inbox: InboxRow; mime: Buffer },
): PostroomError | null {
  if (row.authentication.status === 'pending') {
    return new PostroomError('conflict', 'The signature of the mail is still being checked.', {
      hint: 'Nothing was asked. Try again in 5 s; when DNS does not answer, it can take an hour.',
      retryAfter: 5,
    });
  }
  if (!core.authenticator.covers(mime, row.authentication, SIGNED)) {
    return forbidden('No signature covers the way to unsubscribe that the mail names, so a stranger may have written it.');
  }
  if (key.approval === 'required' || inbox.approval === 'required') {
    return forbidden('What is sent from here needs approval, and a request to a web server cannot be held.');
  }
  if (account.sendingStoppedAt !== null) return forbidden('The sending of this account is stopped.');
  return null;
}

async function byRequest(core: Core, actor: Actor, row: EmailRow, target: string): Promise<UnsubscribeResult> {
  const slots = underWay.get(core.web) ?? openSlots(MOST);
  underWay.set(core.web, slots);
  const slot = slots.take(actor);
  if (!('free' in slot)) {
    throw new PostroomError('rate_limited', 'Too many such requests are under way.', { hint: 'Try again soon.', retryAfter: 10 });
  }
  const { status } = await spendOne(core, actor)
    .then(() => core.web.post(target, FORM))
    .finally(slot.free);
  if (status < 200 || status > 299) {
    throw new PostroomError('upstream', `The server of the list answered ${status}.`, {
      hint: 'It may not have unsubscribed the address. Try again later, or tell the person you work for.',
    });
  }
  await core.store.write(async (tx) => {
    await ownEmail(tx, actor, row.id);
    await noteUnsubscribed(core, tx, row, { target, emailId: null });
  });
  return { id: row.id, method: 'request', target, status: 'requested', emailId: null, problem: null };
}

/** A request counts as one mail, also when it fails: it reaches a server of the sender's choice. Throws when nothing is left. */
async function spendOne(core: Core, actor: Actor): Promise<void> {
  await core.store.write(async (tx) => {
    const refusal = await usedUp(core, tx, actor);
    if (refusal) throw refusal;
    await spend(core, tx, actor);
  });
}

type ByMail = { row: EmailRow; inbox: InboxRow; mailto: string; dryRun: boolean };

async function byMail(core: Core, actor: Actor, { row, inbox, mailto, dryRun }: ByMail): Promise<UnsubscribeResult> {
  const { target, subject, text } = readMailto(mailto);
  const mail = {
    to: [addressOf(core, target)],
    cc: [],
    bcc: [],
    replyTo: [],
    subject,
    text,
    html: null,
    attachments: [],
    headers: [],
    inReplyTo: null,
    references: [],
  };
  const result = { id: row.id, method: 'mail' as const, target };
  if (dryRun) {
    const report = await dryRunMail(core, actor, inbox.id, mail, { words: { subject, text, html: null }, labels: [] });
    return { ...result, status: null, emailId: null, problem: report.dryRun.refusal?.message ?? null };
  }
  // Not under the caller's idempotency key: the answer to it is this result, not the mail's record.
  const sent = await acceptMail(core, { ...actor, once: null }, inbox.id, mail, {
    labels: [],
    alongside: async (tx) => {
      const now = await ownEmail(tx, actor, row.id);
      if (now.unsubscribed) {
        throw new PostroomError('conflict', 'Another call has just unsubscribed.', { hint: 'Call again to see what it did.' });
      }
      return (tx, emailId) => noteUnsubscribed(core, tx, row, { target, emailId });
    },
  });
  return { ...result, status: sent.status, emailId: sent.id, problem: null };
}

/** The caller did not write it, so it is not the caller's input that is wrong. */
function addressOf(core: Core, target: string) {
  try {
    return core.addresses.parse(target, 'target');
  } catch (error) {
    if (!(error instanceof PostroomError)) throw error;
  }
  throw new PostroomError('conflict', 'The mail address that the header names to unsubscribe is none.', {
    hint: 'Nothing was sent. Tell the person you work for.',
  });
}

/** One recipient, a subject and a text of what a mailto: address names (RFC 6068); whatever else it names is left out. */
function readMailto(mailto: string): { target: string; subject: string; text: string } {
  const [addresses = '', query = ''] = mailto.slice('mailto:'.length).split('?', 2);
  const named = new Map(
    query.split('&').map((part) => [part.split('=', 1)[0]?.toLowerCase(), part.slice(part.indexOf('=') + 1)]),
  );
  const [target = ''] = decoded(addresses).split(',');
  const words = (name: string) => decoded(named.get(name) ?? '').slice(0, MAX_WORDS);
  const subject = words('subject')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return { target: target.trim(), subject: subject || 'unsubscribe', text: words('body') || 'unsubscribe' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an earlier call did, and what became of it since. */
async function done(core: Core, { id, accountId }: EmailRow, { target, emailId }: Unsubscribed): Promise<UnsubscribeResult> {
  if (emailId === null) return { id, method: 'request', target, status: 'requested', emailId, problem: null };
  const sent = await core.store.read((tx) => tx.emails.get(accountId, emailId));
  return { id, method: 'mail', target, status: sent?.status ?? null, emailId, problem: null };
}

function namesNoWay(): PostroomError {
  return new PostroomError('conflict', 'The header of this mail names no way to unsubscribe.', {
    hint: 'Links in the text are not followed. Tell the person you work for.',
  });
}

function forbidden(why: string): PostroomError {
  return new PostroomError('forbidden', why, { hint: 'Nothing was asked. Tell the person you work for.' });
}

/** `emailId` = the mail that unsubscribed; null = a request did. */
async function noteUnsubscribed(
  core: Core,
  tx: WriteTx,
  { id, accountId, inboxId, threadId }: EmailRow,
  by: { target: string; emailId: string | null },
): Promise<void> {
  await tx.emails.update(id, { unsubscribed: { ...by, at: core.clock.now().toISOString() } });
  await recordEvent(core, tx, { accountId, type: 'email.unsubscribed', inboxId, subjectId: id, threadId });
}
