/** Begins the check of a sender while the mail is read: what is found by the time the mail is stored is stored with it. */
import type { Authenticator, Findings } from '../ports/authenticator.ts';
import type { Clock } from '../ports/core.ts';
import type { EarlyChecks } from '../ports/early-checks.ts';

/** So many run at a time, over so many bytes: DNS may be slow, and mail comes fast. The others begin once their mail is stored. */
const MOST = 64;
const MOST_BYTES = 16 * 1024 * 1024;

export function earlyChecks(authenticator: Pick<Authenticator, 'begin'>, clock: Clock): EarlyChecks {
  let running = 0;
  let bytes = 0;
  return {
    begin(mime, mail) {
      if (running >= MOST || bytes + mime.length > MOST_BYTES) return null;
      running += 1;
      bytes += mime.length;
      let known: Findings | null = null;
      const ended = authenticator.begin(mime, { ...mail, receivedAt: clock.now() }).then((findings) => {
        running -= 1;
        bytes -= mime.length;
        known = findings;
        return findings;
      });
      return { found: (from) => known?.(from) ?? null, ended: async (from) => (await ended)(from) };
    },
  };
}
