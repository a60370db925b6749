/**
 * Dry runs: what would happen to a mail if it were sent now. The store is only read: nothing is stored, counted or recorded as an
 * event.
 */
import type { Actor } from '../base/actor.ts';
import type { FieldError, PostroomError } from '../base/errors.ts';
import { readTogether } from '../base/read-together.ts';
import { permit, type RULE_NAMES, verdictsOn } from '../policy/permit.ts';
import { type Quota, quotasOf } from '../policy/quotas.ts';
import type { Verdict } from '../policy/rule.ts';
import type { Core } from '../ports/core.ts';
import type { EmailRecord } from '../reading/email-record.ts';
import type { ThreadReason } from '../store/emails.ts';
import { type AcceptOptions, type ComposedMail, composeMail, draftOf, senderOf } from './accept.ts';
import type { WrittenMail } from './compose.ts';
import { type OwnWords, type Warning, warningsOn } from './warnings.ts';

/** The answer in place of the mail's record. */
export type DryRun = { dryRun: DryRunReport };

export type DryRunReport = {
  dryRun: true;
  /** The status the mail would have; `refused` = the call would be answered with the error in `refusal`. */
  wouldBe: 'queued' | 'held' | 'refused';
  refusal: Refusal | null;
  held: Omit<NonNullable<EmailRecord['held']>, 'hash' | 'sentBy'> | null;
  /** Each recipient once, in the order of To, Cc and Bcc, with the first field that names it. */
  recipients: { address: string; field: 'to' | 'cc' | 'bcc'; local: boolean }[];
  /** The verdict of every rule, also of those after one that refuses. */
  rules: { rule: (typeof RULE_NAMES)[number]; outcome: Verdict['outcome']; reason: string | null; errors: FieldError[] }[];
  /** The quotas before this mail is counted. */
  quota: QuotaRecord[];
  /** `id` null = the mail would begin a new thread. */
  thread: { id: string | null; reason: ThreadReason };
  subject: string;
  /** Bytes of the MIME. */
  size: number;
  /** When it would go out at the earliest; null = immediately. */
  sendAt: string | null;
  warnings: Warning[];
};

type QuotaRecord = Omit<Quota, 'resetsAt'> & { resetsAt: string | null };

type Refusal = Pick<PostroomError, 'code' | 'message' | 'hint' | 'errors' | 'retryAfter'>;

export type DryRunOptions = AcceptOptions & { words: OwnWords };

/** Throws as `acceptMail`, except when a rule or a limit refuses the mail: the report says so instead. */
export async function dryRunMail(
  core: Core,
  actor: Actor,
  inboxId: string,
  mail: WrittenMail,
  options: DryRunOptions,
): Promise<DryRun> {
  const composed = await composeMail(core, actor, inboxId, mail, options);
  const dryRun = await core.store.read(async (tx) => {
    const inbox = await senderOf(tx, actor, inboxId);
    await options.alongside?.(tx);
    const { draft, belonging } = draftOf(core, tx, actor, inbox, composed, options);
    const [{ threadId, threadReason }, verdicts] = await readTogether([belonging, verdictsOn(core, tx, draft)]);
    const { saved, sendAt = null } = options;
    const refusal = verdicts.flatMap(({ verdict }) => (verdict.outcome === 'refuse' ? [verdict.error] : []))[0] ?? null;
    const held = refusal ? null : await permit(core, tx, draft);
    const { outgoing, answers, mime } = composed;
    return {
      dryRun: true as const,
      wouldBe: refusal ? ('refused' as const) : held ? ('held' as const) : ('queued' as const),
      refusal: refusal && refusalOf(refusal),
      held: held && { rule: held.rule, reason: held.reason, until: held.until },
      recipients: recipientsOf(composed),
      rules: verdicts.map(({ rule, verdict }) => ({ rule, ...verdictRecord(verdict) })),
      quota: (await quotasOf(core, tx, actor)).map(quotaRecord),
      thread: { id: threadId, reason: saved?.threadId === threadId ? saved.threadReason : threadReason },
      subject: outgoing.subject,
      size: mime.length,
      sendAt: sendAt?.toISOString() ?? null,
      warnings: await warningsOn(core, tx, { inbox, mail: outgoing, answers, size: mime.length, words: options.words }),
    };
  });
  return { dryRun };
}

function refusalOf({ code, message, hint, errors, retryAfter }: PostroomError): Refusal {
  return { code, message, hint, errors, retryAfter };
}

function verdictRecord(verdict: Verdict): { outcome: Verdict['outcome']; reason: string | null; errors: FieldError[] } {
  if (verdict.outcome === 'pass') return { outcome: 'pass', reason: null, errors: [] };
  if (verdict.outcome === 'hold') return { outcome: 'hold', reason: verdict.reason, errors: [] };
  return { outcome: 'refuse', reason: verdict.error.message, errors: verdict.error.errors ?? [] };
}

function quotaRecord({ name, limit, left, window, resetsAt }: Quota): QuotaRecord {
  return { name, limit, left, window, resetsAt: resetsAt?.toISOString() ?? null };
}

/** The recipients as the mail's deliveries would be. */
function recipientsOf({ outgoing, routes }: ComposedMail): DryRunReport['recipients'] {
  const fields = new Map<string, 'to' | 'cc' | 'bcc'>();
  for (const field of ['bcc', 'cc', 'to'] as const)
    for (const { address } of outgoing[field]) fields.set(address.toLowerCase(), field);
  return routes.map(({ recipient: { address }, local }) => ({
    address,
    field: fields.get(address.toLowerCase()) ?? 'to',
    local,
  }));
}
