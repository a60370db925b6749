/**
 * What a caller may still send: the limits of its plan and its key, what each mail uses of them, and the refusal when one is used
 * up.
 */
import type { Actor } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { planOf } from '../base/plans.ts';
import type { Core } from '../ports/core.ts';
import type { Budget, SendLimits, SpendRow } from '../store/spends.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { least } from './budgets.ts';
import type { ProposedMail, Verdict } from './rule.ts';

/** What a plan or a key allows in one window; `resetsAt` null = the quota is never reset. */
export type Quota = {
  /** The name, such as `plan-day` or `key-minute`. */
  name: string;
  limit: number;
  left: number;
  window: SpendRow['window'];
  resetsAt: Date | null;
};

/** One limit that mail is counted against; `holder` says whether the plan or the key sets it. */
type Meter = { holder: 'plan' | 'key'; budgetId: string; window: SpendRow['window']; limit: number };

type Reading = Meter & { left: number; resetsAt: Date | null };

/** Lengths of the windows in milliseconds. */
const LENGTHS = { minute: 60_000, hour: 3600_000, day: 24 * 3600_000 };

const COUNTED = {
  minute: 'sendsPerMinute',
  hour: 'sendsPerHour',
  day: 'sendsPerDay',
  all: 'sendsInAll',
} as const satisfies Record<SpendRow['window'], keyof SendLimits>;

const WINDOWS = ['minute', 'hour', 'day', 'all'] as const;

/**
 * The limits that apply to the caller, the plan's first. A key with several budgets has one quota for each window: the least of
 * their limits, and what is left in the budget that has least left. Reads nothing when nothing is limited.
 */
export async function quotasOf(core: Core, tx: ReadTx, actor: Actor): Promise<Quota[]> {
  const readings = await read(core, tx, actor);
  return (['plan', 'key'] as const).flatMap((holder) =>
    WINDOWS.flatMap((window) => {
      const own = readings.filter((one) => one.holder === holder && one.window === window);
      const tightest = own.toSorted((a, b) => a.left - b.left)[0];
      if (!tightest) return [];
      const limit = Math.min(...own.map((one) => one.limit));
      return [{ name: `${holder}-${window}`, limit, left: tightest.left, window, resetsAt: tightest.resetsAt }];
    }),
  );
}

/** Like `quotasOf`, in a read transaction of its own. */
export async function readQuotas(core: Core, actor: Actor): Promise<Quota[]> {
  return metersOf(actor).length === 0 ? [] : await core.store.read((tx) => quotasOf(core, tx, actor));
}

/** The most recipients of one mail that the caller's plan and key allow; null = neither sets a limit. */
export function mostRecipients(actor: Actor): number | null {
  return least(budgetsOf(actor).map(({ limits }) => limits.recipientsPerMail));
}

/** A rule of what may go out: refuses a mail with too many recipients, and any mail once a limit is used up. */
export async function withinBudget(core: Core, tx: ReadTx, { actor, mail }: ProposedMail): Promise<Verdict> {
  const recipients = new Set([...mail.to, ...mail.cc, ...mail.bcc].map(({ address }) => address.toLowerCase()));
  const most = mostRecipients(actor);
  if (most !== null && recipients.size > most) return refused(tooManyRecipients(recipients.size, most));
  const error = await usedUp(core, tx, actor);
  return error ? refused(error) : { outcome: 'pass' };
}

/** The error of a caller that may send nothing now; null while it has something left. */
export async function usedUp(core: Core, tx: ReadTx, actor: Actor): Promise<PostroomError | null> {
  const without = (await read(core, tx, actor)).filter((one) => one.left === 0);
  const ever = without.find((one) => one.resetsAt === null);
  if (ever) return usedUpForGood(ever);
  const last = without.toSorted((a, b) => timeOf(b.resetsAt) - timeOf(a.resetsAt))[0];
  return last ? usedUpUntil(core, actor, last) : null;
}

/** Counts one mail against every limit, in the transaction that stores the mail, or one request, before it is made. Writes nothing when nothing is limited. */
export async function spend(core: Core, tx: WriteTx, actor: Actor): Promise<void> {
  for (const { budgetId, window } of metersOf(actor)) {
    const { startsAt, latest } = spanOf(window, core.clock.now());
    await tx.spends.add(budgetId, window, startsAt, latest);
  }
}

async function read(core: Core, tx: ReadTx, actor: Actor): Promise<Reading[]> {
  const meters = metersOf(actor);
  if (meters.length === 0) return [];
  const rows = await tx.spends.of([...new Set(meters.map(({ budgetId }) => budgetId))]);
  return meters.map((meter) => {
    const { startsAt, latest } = spanOf(meter.window, core.clock.now());
    const row = rows.find(({ budgetId, window }) => budgetId === meter.budgetId && window === meter.window);
    const goesOn = row !== undefined && row.startsAt >= startsAt && row.startsAt <= latest;
    const end = meter.window === 'all' ? null : new Date((goesOn ? row.startsAt : startsAt).getTime() + LENGTHS[meter.window]);
    return { ...meter, left: Math.max(0, meter.limit - (goesOn ? row.used : 0)), resetsAt: end };
  });
}

/**
 * When the window around `now` began, and the latest stored beginning that still counts as this window, which is one window later. So what was used
 * stays used when the clock is set back across the end of a window. And when the clock was far ahead, what was used then is ignored, so that no caller
 * is locked out for long.
 */
function spanOf(window: SpendRow['window'], now: Date): { startsAt: Date; latest: Date } {
  if (window === 'all') return { startsAt: new Date(0), latest: new Date(0) };
  const startsAt = Math.floor(now.getTime() / LENGTHS[window]) * LENGTHS[window];
  return { startsAt: new Date(startsAt), latest: new Date(startsAt + LENGTHS[window]) };
}

function metersOf(actor: Actor): Meter[] {
  return budgetsOf(actor).flatMap(({ id, limits }) =>
    WINDOWS.flatMap((window) => {
      const limit = limits[COUNTED[window]];
      return limit === null ? [] : [{ holder: id === actor.account.id ? 'plan' : 'key', budgetId: id, window, limit } as const];
    }),
  );
}

/** A plan is a budget that all of the account's keys share. */
function budgetsOf({ account, key }: Actor): Budget[] {
  const { limits } = planOf(account.plan);
  return [{ id: account.id, limits: { ...limits, sendsInAll: null } }, ...key.budgets];
}

function refused(error: PostroomError): Verdict {
  return { outcome: 'refuse', error };
}

function tooManyRecipients(there: number, most: number): PostroomError {
  const message = `to, cc and bcc name ${there} recipients together; at most ${most} are allowed`;
  return new PostroomError(
    'forbidden',
    `This mail has more than the ${most} recipients that this API key may write to at once.`,
    {
      hint: 'Nothing was sent. Send to fewer recipients at a time.',
      errors: [{ path: 'to', message }],
    },
  );
}

function usedUpForGood({ limit }: Reading): PostroomError {
  return new PostroomError('forbidden', `The limit of this API key, ${mails(limit)} in all, is used up.`, {
    hint: 'Nothing was sent. Use another key; a person with a wider one can make it.',
  });
}

function usedUpUntil(core: Core, actor: Actor, { holder, window, limit, resetsAt }: Reading): PostroomError {
  const seconds = Math.ceil((timeOf(resetsAt) - core.clock.now().getTime()) / 1000);
  const whose = holder === 'plan' ? `the plan ${actor.account.plan}` : 'this API key';
  const more = holder === 'plan' ? 'or ask the operator for another plan' : 'whoami shows what is left';
  return new PostroomError('rate_limited', `The limit of ${whose}, ${mails(limit)} ${EACH[window]}, is used up.`, {
    hint: `Nothing was sent. Send again in ${seconds} s; ${more}.`,
    retryAfter: seconds,
  });
}

const EACH: Record<SpendRow['window'], string> = { minute: 'a minute', hour: 'an hour', day: 'a day (UTC)', all: 'in all' };

function mails(count: number): string {
  return count === 1 ? 'one mail' : `${count} mails`;
}

function timeOf(time: Date | null): number {
  return time?.getTime() ?? Number.POSITIVE_INFINITY;
}
