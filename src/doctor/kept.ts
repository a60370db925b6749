/** What `doctor` finds within the server. It is kept for a while, and found once for all who ask meanwhile. The server asks itself for a proof, as the command would. */
import type { Examination } from '../core/ports/examination.ts';
import type { Config } from '../settings/config.ts';
import { examined } from './doctor.ts';

/** Milliseconds for which findings are kept. */
const KEPT_FOR = 5 * 60_000;

/** `config` is called for each examination, because the port is known only after the start. `close` ends what is under way. */
export function keptExamination(config: () => Config, now: () => Date): Examination & { close(): void } {
  const ending = new AbortController();
  let kept: { at: Date; found: ReturnType<typeof examined> } | null = null;
  return {
    findings: async () => {
      const at = now();
      if (kept === null || at.getTime() - kept.at.getTime() >= KEPT_FOR) {
        kept = { at, found: examined(config(), () => {}, ending.signal) };
        // A failure is told to those who asked, and not kept for the next.
        const mine = kept;
        mine.found.catch(() => {
          if (kept === mine) kept = null;
        });
      }
      return { at: kept.at, found: await kept.found };
    },
    close: () => ending.abort(),
  };
}
