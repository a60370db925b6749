/** The check of the clock: against the database's, and against the Date of what APP_URL answers. */
import type { Context } from '../context.ts';
import { defineCheck, type Finding } from '../finding.ts';
import { addressesOf, reachOf } from '../names.ts';

/** Seconds between two clocks that are worth telling. A Date has whole seconds, and an answer takes a moment. */
const NOTABLE = 30;
const WRONG = 300;

/** `seconds` > 0 = this machine is ahead. `proves` = agreement means something, because the other clock is on another machine. */
type Comparison = { other: string; seconds: number; proves: boolean };

export const clock = defineCheck({
  name: 'clock',
  asks: "Is this machine's clock right?",
  says: {
    fine: { status: 'ok', when: 'It agrees with the clock of the database or of APP_URL within 30 seconds.' },
    off: {
      status: 'warning',
      when: 'It differs by more than 30 seconds.',
      fix: 'Let the clocks of both machines be set by NTP.',
    },
    wrong: {
      status: 'failed',
      when: 'It differs by more than 5 minutes: webhooks are refused, and nothing that is timed goes out when it should.',
      fix: 'Let the clocks of both machines be set by NTP; compare `date -u` with a clock that you trust.',
    },
    alone: {
      status: 'unknown',
      when: 'No other clock answers: SQLite has none, and APP_URL is not set, not answered, or this machine.',
      fix: 'Compare `date -u` with a clock that you trust, and let NTP set it.',
    },
  },
  find: async (tell, { config, store, proofAt }) => {
    const compared = await Promise.all([besideDatabase(store), besideAddress(config.appUrl, proofAt)]);
    const all = compared.filter((one) => one !== null);
    const apart = all.filter(({ seconds }) => Math.abs(seconds) > NOTABLE);
    if (apart.length > 0)
      return apart.map(({ other, seconds }): Finding => {
        const by = `${Math.abs(Math.round(seconds)).toLocaleString('en-US')} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`;
        return tell(Math.abs(seconds) > WRONG ? 'wrong' : 'off', `The clock of this machine is ${by} that of ${other}.`);
      });
    const proof = all.find(({ proves }) => proves);
    if (proof) return [tell('fine', `The clock agrees with that of ${proof.other}.`)];
    return [tell('alone', 'No other clock answers, so it cannot be told whether this one is right.')];
  },
});

async function besideDatabase(store: Context['store']): Promise<Comparison | null> {
  const looked = await store().catch(() => null);
  if (looked?.state !== 'current' || looked.time === null) return null;
  const before = Date.now();
  const time = await looked.time().catch(() => null);
  if (time === null) return null;
  return { other: 'the database', seconds: (middle(before, Date.now()) - time.getTime()) / 1000, proves: true };
}

async function besideAddress(appUrl: string | null, proofAt: Context['proofAt']): Promise<Comparison | null> {
  if (appUrl === null) return null;
  const answer = await proofAt(appUrl);
  if (answer.trouble !== null || answer.date === null) return null;
  const { date, askedAt, answeredAt } = answer;
  const addresses = await addressesOf(new URL(appUrl).hostname).catch(() => []);
  // Half a second, because the Date's fraction is cut off.
  const seconds = (middle(askedAt.getTime(), answeredAt.getTime()) - date.getTime()) / 1000 - 0.5;
  return { other: appUrl, seconds, proves: !addresses.every((address) => reachOf(address) === 'machine') };
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}
