/** How much may go to one domain: hand-overs at once, and in a minute. Counted by this process, and from nothing at its start. */
import type { DomainRoom } from '../core/delivering.ts';

export type DomainLimits = { perDomain: number; perDomainPerMinute: number | null };

export type DomainCounts = {
  room(): DomainRoom;
  begin(domains: string[]): void;
  end(domains: string[]): void;
  /** When the first of the domains that used up their minute has room again; null when none did. */
  roomAt(): Date | null;
};

const MINUTE = 60_000;

export function countDomains({ perDomain, perDomainPerMinute }: DomainLimits, now: () => Date): DomainCounts {
  const running = new Map<string, number>();
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
      perDomain - (running.get(domain) ?? 0),
      (perDomainPerMinute ?? Number.POSITIVE_INFINITY) - (begun.get(domain)?.length ?? 0),
    );

  return {
    room: () => {
      forgetOld();
      return { left, full: [...new Set([...running.keys(), ...begun.keys()])].filter((domain) => left(domain) <= 0) };
    },
    begin: (domains) => {
      for (const domain of domains) {
        running.set(domain, (running.get(domain) ?? 0) + 1);
        if (perDomainPerMinute !== null) begun.set(domain, [...(begun.get(domain) ?? []), now().getTime()]);
      }
    },
    end: (domains) => {
      for (const domain of domains) {
        const others = (running.get(domain) ?? 1) - 1;
        if (others > 0) running.set(domain, others);
        else running.delete(domain);
      }
    },
    roomAt: () => {
      forgetOld();
      const full = [...begun.values()].filter((times) => times.length >= (perDomainPerMinute ?? Number.POSITIVE_INFINITY));
      const times = full.map((of) => (of[0] ?? 0) + MINUTE);
      return times.length > 0 ? new Date(Math.min(...times)) : null;
    },
  };
}
