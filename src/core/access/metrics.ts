/** Usage figures. They are read from counters; rows are never counted. */
import type { Actor } from '../base/actor.ts';
import { ALL_ACCOUNTS, dayOf, WEBHOOK_OUTCOMES } from '../base/counts.ts';
import { planOf } from '../base/plans.ts';
import { passPercent, passState } from '../base/reader-pass.ts';
import type { Core } from '../ports/core.ts';
import type { CounterRow } from '../store/counters.ts';
import { DELIVERY_STATUSES } from '../store/statuses.ts';
import type { ReadTx } from '../store/store.ts';

const DAY = 24 * 3600 * 1000;

/**
 * Tallies of the last `days` days in UTC, today included, and gauges as of now. `backlog` and `reindex` are about the mail of all accounts, so
 * only the operator's is told.
 */
export async function getMetrics(core: Core, actor: Actor, input: { days: number }) {
  const now = core.clock.now();
  const days = Array.from({ length: input.days }, (_, index) => dayOf(new Date(now.getTime() - (input.days - 1 - index) * DAY)));
  const [from = dayOf(now), to = dayOf(now)] = [days[0], days.at(-1)];
  return await core.store.read(async (tx) => {
    const totals = await tx.counters.totals(actor.account.id);
    const rows = await tx.counters.days(actor.account.id, from, to);
    const now = (name: string) => totals[name] ?? 0;
    const sum = (name: string) => rows.reduce((all, row) => all + (row.name === name ? row.value : 0), 0);
    return {
      period: { from, to },
      inboxes: { total: now('inboxes.total'), active: now('inboxes.active') },
      emails: {
        inbound: sum('emails.inbound'),
        outbound: sum('emails.outbound'),
        unread: now('emails.unread'),
        quarantined: now('emails.quarantined'),
        accepted: now('accepted.mails'),
        storedBytes: now('emails.storedBytes'),
      },
      sendingStoppedAt: actor.account.sendingStoppedAt?.toISOString() ?? null,
      deliveries: named(DELIVERY_STATUSES, (status) => now(`deliveries.${status}`)),
      oldestQueuedSeconds: secondsSince(core, await tx.waiting.longest(actor.account.id, core.clock.now())),
      webhook: named(WEBHOOK_OUTCOMES, (outcome) => sum(`webhook.${outcome}`)),
      daily: daily(days, rows),
      plan: planUse(core, actor, totals, rows),
      backlog: actor.account.operator ? await backlog(core, tx) : null,
      reindex: actor.account.operator ? await reindexing(tx) : null,
    };
  });
}

/** The limits of the account's plan and what is used of them today; null = no limit. */
export async function getPlanUse(core: Core, tx: ReadTx, actor: Actor) {
  const today = dayOf(core.clock.now());
  return planUse(core, actor, await tx.counters.totals(actor.account.id), await tx.counters.days(actor.account.id, today, today));
}

function planUse(core: Core, actor: Actor, totals: Record<string, number>, rows: CounterRow[]) {
  const plan = planOf(actor.account.plan);
  const today = dayOf(core.clock.now());
  const sentToday = rows.find((row) => row.day === today && row.name === 'emails.outbound');
  return {
    name: plan.name,
    limits: plan.limits,
    used: {
      inboxes: totals['inboxes.total'] ?? 0,
      sendsPerDay: sentToday?.value ?? 0,
      customDomains: totals['domains.total'] ?? 0,
      storedBytes: totals['emails.storedBytes'] ?? 0,
    },
  };
}

/** The mail that a provider named and that is not fetched yet; `oldestSeconds` 0 = there is none. */
export async function toFetch(core: Pick<Core, 'clock'>, tx: ReadTx) {
  const totals = await tx.counters.totals(ALL_ACCOUNTS);
  const oldest = await tx.fetches.oldest();
  return { mails: totals['fetches.waiting'] ?? 0, oldestSeconds: secondsSince(core, oldest?.createdAt ?? null) ?? 0 };
}

/** The mail of all accounts that is accepted and not filed yet; `oldestSeconds` null = there is none. */
export async function backlog(core: Pick<Core, 'clock'>, tx: ReadTx) {
  const totals = await tx.counters.totals(ALL_ACCOUNTS);
  const oldest = await tx.accepted.oldestAt();
  return {
    mails: totals['accepted.mails'] ?? 0,
    bytes: totals['accepted.bytes'] ?? 0,
    oldestSeconds: secondsSince(core, oldest),
  };
}

function secondsSince({ clock }: Pick<Core, 'clock'>, at: Date | null): number | null {
  return at && Math.max(0, Math.floor((clock.now().getTime() - at.getTime()) / 1000));
}

/** How far the pass that reads stored mail again has come. */
async function reindexing(tx: ReadTx) {
  const pass = await tx.readerPass.get();
  return {
    state: passState(pass),
    percent: passPercent(pass),
    reread: pass?.reread ?? 0,
    changed: pass?.changed ?? 0,
    unreadable: pass?.unreadable ?? 0,
    startedAt: pass?.startedAt.toISOString() ?? null,
    finishedAt: pass?.finishedAt?.toISOString() ?? null,
  };
}

function daily(days: string[], rows: CounterRow[]) {
  const values = new Map(rows.map((row) => [`${row.day} ${row.name}`, row.value]));
  return days.map((date) => ({
    date,
    inbound: values.get(`${date} emails.inbound`) ?? 0,
    outbound: values.get(`${date} emails.outbound`) ?? 0,
  }));
}

function named<N extends string>(names: readonly N[], value: (name: N) => number): Record<N, number> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<N, number>;
}
