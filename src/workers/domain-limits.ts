/** Limits per recipient domain, over all instances together: attempts at the same time, and attempts begun in a minute. */
import type { DomainRoom, Others } from '../core/outbox/claim.ts';

export type DomainLimits = { perDomain: number; perDomainPerMinute: number | null };

export type DomainCounts = {
  /**
   * The point from which the starts that other instances stored are not known here; null when starts in a minute are not limited.
   */
  unknownStarts(): { seq: number; since: Date } | null;
  /** `others` is what the other instances do now; without it, what was last known of them counts. */
  room(others?: Others): DomainRoom;
  /** A mail to these domains was claimed: from now on it counts as an attempt at each of them. */
  claim(domains: string[]): void;
  begin(domains: string[]): void;
  end(domains: string[]): void;
  /** Called in place of `begin` and `end` when the claim is given back unused. */
  giveBack(domains: string[]): void;
  /**
   * When a full domain may have room again, apart from attempts that end at this instance; null when no domain is full for such a
   * reason.
   */
  roomAt(): Date | null;
};

const MINUTE = 60_000;

/** Milliseconds until the attempts of other instances are read again: no event says that one of them ended. */
const OTHERS_END = 1000;

/** `own` is the id of this instance. */
export function countDomains(own: string, { perDomain, perDomainPerMinute }: DomainLimits, now: () => Date): DomainCounts {
  /** Claimed here and not ended; `ahead` are those of them that have not begun. */
  const claimed = counts();
  const ahead = counts();
  /** What other instances claimed and have not settled. The store does not say which of these have begun. */
  let elsewhere = new Map<string, number>();
  /** Times of the attempts that all instances began in the last minute; kept only when they are limited. */
  const begun = new Map<string, number[]>();
  let known = 0;
  const perMinute = perDomainPerMinute ?? Number.POSITIVE_INFINITY;

  const forgetOld = () => {
    const time = now().getTime();
    for (const [domain, times] of begun) {
      // A clock that was set back must not keep a domain waiting. The clocks of other instances differ by less than a minute.
      const recent = times.filter((at) => Math.abs(at - time) < MINUTE);
      if (recent.length > 0) begun.set(domain, recent);
      else begun.delete(domain);
    }
  };
  const note = (domain: string, at: number) => begun.set(domain, [...(begun.get(domain) ?? []), at]);
  const learn = ({ sending, starts }: Others) => {
    elsewhere = new Map();
    for (const { domain, mails } of sending) elsewhere.set(domain, (elsewhere.get(domain) ?? 0) + mails);
    for (const { seq, domain, instanceId, at } of starts) {
      known = Math.max(known, seq);
      if (instanceId !== own) note(domain, at.getTime());
    }
  };
  const begunAt = (domain: string) => begun.get(domain) ?? [];
  const left = (domain: string) => {
    const others = elsewhere.get(domain) ?? 0;
    const thisMinute = ahead.of(domain) + begunAt(domain).length;
    return Math.min(perDomain - claimed.of(domain), perMinute - thisMinute) - others;
  };

  return {
    unknownStarts: () => (perDomainPerMinute === null ? null : { seq: known, since: new Date(now().getTime() - MINUTE) }),
    room: (others) => {
      if (others) learn(others);
      forgetOld();
      const busy = new Set([...claimed.domains(), ...elsewhere.keys(), ...begun.keys()]);
      return { left, full: [...busy].filter((domain) => left(domain) <= 0) };
    },
    claim: (domains) => {
      claimed.add(domains, 1);
      ahead.add(domains, 1);
    },
    begin: (domains) => {
      ahead.add(domains, -1);
      if (perDomainPerMinute === null) return;
      for (const domain of domains) note(domain, now().getTime());
    },
    end: (domains) => claimed.add(domains, -1),
    giveBack: (domains) => {
      claimed.add(domains, -1);
      ahead.add(domains, -1);
    },
    roomAt: () => {
      forgetOld();
      const ends = [...begun.values()].filter((times) => times.length >= perMinute).map((times) => Math.min(...times) + MINUTE);
      const waiting = [...elsewhere.keys()].some((domain) => left(domain) <= 0);
      const soonest = Math.min(...ends, waiting ? now().getTime() + OTHERS_END : Number.POSITIVE_INFINITY);
      return soonest === Number.POSITIVE_INFINITY ? null : new Date(soonest);
    },
  };
}

function counts() {
  const all = new Map<string, number>();
  return {
    of: (domain: string) => all.get(domain) ?? 0,
    domains: () => all.keys(),
    add: (domains: string[], by: 1 | -1) => {
      for (const domain of domains) {
        const count = (all.get(domain) ?? 0) + by;
        if (count > 0) all.set(domain, count);
        else all.delete(domain);
      }
    },
  };
}
