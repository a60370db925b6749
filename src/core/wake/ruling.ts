/** Whether a mail wakes an endpoint or a stream now, by its policy and by earlier decisions, which are kept elsewhere. */
import { senderVerdict } from '../policy/sender-verdict.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRow } from '../store/emails.ts';
import type { ReadTx } from '../store/store.ts';
import type { WebhookEndpointRow } from '../store/webhook-endpoints.ts';
import type {
  NewWebhookWakeRow,
  WakeDecisions,
  WakeOutcome,
  WakePolicy,
  WakeReason,
  WebhookWakeRow,
} from '../store/webhook-wakes.ts';
import { asksForSender, isGoverned } from './policy.ts';
import { type Missed, missedBefore } from './suppressed.ts';
import type { TriggerRow } from './triggers.ts';

/** `row`: what is to be stored with it; null = nothing changes. `missed`: what was held back since the wake before. */
export type Ruling = { tells: boolean; row: NewWebhookWakeRow | null; missed: Missed | null };

type Endpoint = Pick<WebhookEndpointRow, 'id' | 'accountId' | 'wake'>;

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Milliseconds for which the check of a sender is waited for. */
const PATIENCE = 30 * SECOND;

/** Characters of an address: longer ones cannot be written to, and an index holds no text of any length. */
const LONGEST_SENDER = 254;

const TOLD: Ruling = { tells: true, row: null, missed: null };
const PASSED_OVER: Ruling = { tells: false, row: null, missed: null };

/**
 * Rules on an event that the endpoint reaches for the first time, or again after a crash or from an earlier cursor. `memory`: the decisions
 * before; null = the rows have them.
 */
export async function rulingOf(
  core: Core,
  endpoint: Endpoint,
  event: TriggerRow,
  now: Date,
  memory: WakeDecisions | null = null,
): Promise<Ruling> {
  const { wake } = endpoint;
  if (wake === null || !isGoverned(event.type)) return TOLD;
  return await core.store.read(async (tx) => {
    const decided = memory ?? tx.webhookWakes;
    const before = await decided.get(endpoint.id, event.subjectId);
    if (before?.outcome === 'woke') {
      if (before.position !== event.seq) return PASSED_OVER;
      return { tells: true, row: null, missed: await missedBefore(decided, endpoint.id, before.seq) };
    }
    if (before && before.outcome !== 'checking') return PASSED_OVER;
    // The end of a check only decides mail that waits for it. Mail without a decision came before the policy, and was told then.
    if ((before !== null) !== (event.isChecked === true)) return PASSED_OVER;
    const mail = await mailOf(tx, endpoint, event.subjectId);
    if (mail === null) return PASSED_OVER;
    const waits = event.isChecked !== true && mail.authentication.status !== 'exempt';
    const about = { mail, position: event.seq, isCode: event.isCode === true, waits, now };
    return await ruled(core, { tx, decided }, endpoint, wake, about);
  });
}

/** Rules on mail that was held back and is due. Null = it is gone. */
export async function rulingOfHeld(
  core: Core,
  endpoint: Endpoint,
  held: WebhookWakeRow,
  { isCode, now }: Pick<About, 'isCode' | 'now'>,
  memory: WakeDecisions | null = null,
): Promise<Ruling | null> {
  const { wake } = endpoint;
  return await core.store.read(async (tx) => {
    const mail = await mailOf(tx, endpoint, held.emailId);
    if (mail === null) return null;
    const about = { mail, position: held.position, isCode, waits: false, now };
    if (wake === null) return { tells: true, row: rowOf(core, endpoint, about, 'woke', null), missed: null };
    return await ruled(core, { tx, decided: memory ?? tx.webhookWakes }, endpoint, wake, about);
  });
}

/** When events are told again by hand, keeps each mail only at the event where it was decided; otherwise it would come twice. */
export async function asDecided(core: Core, { id, wake }: Endpoint, events: TriggerRow[]): Promise<TriggerRow[]> {
  if (wake === null) return events;
  return await core.store.read(async (tx) => {
    const kept: TriggerRow[] = [];
    for (const event of events) {
      const row = isGoverned(event.type) ? await tx.webhookWakes.get(id, event.subjectId) : null;
      if (row === null ? event.isChecked !== true : row.position === event.seq) kept.push(event);
    }
    return kept;
  });
}

/** `waits`: the sender's check may still end. */
type About = { mail: EmailRow; position: number; isCode: boolean; waits: boolean; now: Date };

/** Where it is read from. */
type Reads = { tx: ReadTx; decided: WakeDecisions };

async function ruled(core: Core, { tx, decided }: Reads, endpoint: Endpoint, wake: WakePolicy, about: About): Promise<Ruling> {
  const { waits, now } = about;
  const refused = await ofTheMail(core, tx, wake, about);
  if (refused !== null) return held(refused, null);
  if (asksForSender(wake)) {
    if (waits) return held('checking', new Date(now.getTime() + PATIENCE));
    const untrusted = await ofTheSender(core, tx, wake, about.mail);
    if (untrusted !== null) return held(untrusted, null);
  }
  const limited = await ofTheLimits(core, decided, endpoint, wake, about);
  if (limited !== null) return held(limited, null);
  const last = await decided.lastWoke(endpoint.id, null);
  const until = last === null ? 0 : last.at.getTime() + (wake.minIntervalSeconds ?? 0) * SECOND;
  if (now.getTime() < until) return held('interval', new Date(until));
  return { tells: true, row: rowOf(core, endpoint, about, 'woke', null), missed: await missedBefore(decided, endpoint.id, null) };

  function held(outcome: WakeOutcome, dueAt: Date | null): Ruling {
    return { tells: false, row: rowOf(core, endpoint, about, outcome, dueAt), missed: null };
  }
}

/** Machines send codes, so a client that asks for codes by name gets them from machines too. */
async function ofTheMail(core: Core, tx: ReadTx, wake: WakePolicy, { mail, isCode }: About): Promise<WakeReason | null> {
  if (mail.automated !== null && !wake.automated && !isCode) return 'automated';
  return wake.only.includes('to_me') && !(await isToInbox(core, tx, mail)) ? 'not_to_me' : null;
}

/** A sender whose check is still pending counts as unverified, not as failed. */
async function ofTheSender(core: Core, tx: ReadTx, { only }: WakePolicy, mail: EmailRow): Promise<WakeReason | null> {
  const verdict = senderVerdict(mail);
  if (only.includes('verified') && verdict === 'verified') return null;
  if (!only.includes('known')) return 'not_verified';
  const sender = senderOf(core, mail);
  const isKnown = sender !== '' && (await tx.correspondents.known(mail.inboxId, [sender])).size > 0;
  if (isKnown && verdict !== 'failed') return null;
  return only.includes('verified') || isKnown ? 'not_verified' : 'not_known';
}

async function ofTheLimits(
  core: Core,
  decided: WakeDecisions,
  { id }: Endpoint,
  { maxPerThreadPerDay, maxPerSenderPerHour }: WakePolicy,
  { mail, now }: About,
): Promise<WakeReason | null> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  if (maxPerThreadPerDay !== null && (await decided.wokeInThread(id, mail.threadId, since(DAY))) >= maxPerThreadPerDay)
    return 'thread_limit';
  if (maxPerSenderPerHour === null) return null;
  const many = await decided.wokeBySender(id, senderOf(core, mail), since(HOUR));
  return many >= maxPerSenderPerHour ? 'sender_limit' : null;
}

function rowOf(
  core: Core,
  { id: endpointId, accountId }: Endpoint,
  { mail, position, now }: About,
  outcome: WakeOutcome,
  dueAt: Date | null,
): NewWebhookWakeRow {
  const { id: emailId, inboxId, threadId } = mail;
  const sender = senderOf(core, mail);
  return { endpointId, accountId, emailId, inboxId, threadId, sender, position, outcome, at: now, dueAt };
}

async function mailOf(tx: ReadTx, { accountId }: Endpoint, id: string): Promise<EmailRow | null> {
  const [mail] = await tx.emails.some(accountId, [id]);
  return mail ?? null;
}

function senderOf(core: Core, { from }: EmailRow): string {
  return core.addresses.mailboxes(from)[0]?.address.slice(0, LONGEST_SENDER) ?? '';
}

/** Whether To names the address of the inbox, under any tag (RFC 5233). */
async function isToInbox(core: Core, tx: ReadTx, { to, inboxId }: EmailRow): Promise<boolean> {
  const own = await tx.inboxes.addressOf(inboxId);
  const untagged = (address: string) => address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
  return core.addresses.mailboxes(to).some(({ address }) => untagged(address) === own?.toLowerCase());
}
