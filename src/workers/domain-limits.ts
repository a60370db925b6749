/** How much may go to one domain: hand-overs at once, and in a minute. Counted by this process, and from nothing at its start. */
import type { DomainRoom } from '../core/delivering.ts';

export type DomainLimits = { perDomain: number; perDomainPerMinute: number | null };

export type DomainCounts = {
  room(): DomainRoom;
  /** A mail to these was claimed: it counts among the hand-overs at once from now on. */
  claim(domains: string[]): void;
  begin(domains: string[]): void;
  end(domains: string[]): void;
  /** Instead of `begin` and `end`: it was claimed for nothing. */
  giveBack(domains: string[]): void;
  /** When the first of the domains that used up their minute has room again; null when none did. */
  roomAt(): Date | null;
};

const MINUTE = 60_000;

export function countDomains({ perDomain, perDomainPerMinute }: DomainLimits, now: () => Date): DomainCounts {
  /** Claimed and not ended; of these, those that are not begun. */
  const claimed = counts();
  const ahead = counts();
  /** Times of the hand-overs begun in the last minute, oldest first; kept only when they are limited. */
  const begun = new Map<string, number[]>();

  const forgetOld = () => {
    const time = now().getTime();
    for (const [domain, times] of begun) {
      // A clock that was set back must not keep a domain waiting.
      const recent = times.filter((at) => at > time - MINUTE && at <= time);
      if (recent.length > 0) begun.set(domain, recent);
      else begun.delete(domain);
    }
  };
  const left = (domain: string) =>
    Math.min(
      perDomain - claimed.of(domain),
      (perDomainPerMinute ?? Number.POSITIVE_INFINITY) - ahead.of(domain) - (begun.get(domain)?.length ?? 0),
    );

  return {
    room: () => {
      forgetOld();
      return { left, full: [...new Set([...claimed.domains(), ...begun.keys()])].filter((domain) => left(domain) <= 0) };
    },
    claim: (domains) => {
      claimed.add(domains, 1);
      ahead.add(domains, 1);
    },
    begin: (domains) => {
      ahead.add(domains, -1);
      if (perDomainPerMinute === null) return;
      for (const domain of domains) begun.set(domain, [...(begun.get(domain) ?? []), now().getTime()]);
    },
    end: (domains) => claimed.add(domains, -1),
    giveBack: (domains) => {
      claimed.add(domains, -1);
      ahead.add(domains, -1);
    },
    roomAt: () => {
      forgetOld();
      const full = [...begun.values()].filter((times) => times.length >= (perDomainPerMinute ?? Number.POSITIVE_INFINITY));
      const times = full.map((of) => (of[0] ?? 0) + MINUTE);
      return times.length > 0 ? new Date(Math.min(...times)) : null;
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
