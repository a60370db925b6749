/** Where others may judge a client and its mail before it is answered 250. */
import type { Log } from '../core/ports/core.ts';
import type { SpfResult } from '../core/store/authentication.ts';
import type { Reply } from './replies.ts';

/** `address` is the client's own, also behind a load balancer. */
export type Client = { address: string; secure: boolean };

/** A mail whose data has come in whole. `mailFrom` '' = the null sender; `recipients` as the client named them. */
export type GivenMail = Client & { helo: string; mailFrom: string; recipients: string[]; mime: Buffer; spf: SpfResult };

/**
 * Each answers the refusal to send, or null to go on. What throws, or takes longer than the budget, refuses nothing. `signal` aborts when the
 * answer is no longer waited for.
 */
export type Judges = {
  /** Begins when a client connects; asked for when it names its first sender. */
  client?(client: Client, signal: AbortSignal): Promise<Reply | null>;
  /** Before the mail is stored. */
  mail?(mail: GivenMail, signal: AbortSignal): Promise<Reply | null>;
};

/** Never rejects. */
export async function judged(
  judge: (signal: AbortSignal) => Promise<Reply | null>,
  budgetMs: number,
  log: Log,
): Promise<Reply | null> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((over) => {
    timer = setTimeout(over, budgetMs, null);
  });
  try {
    return await Promise.race([judge(ending.signal), late]);
  } catch (error) {
    log.warn({ err: error }, 'a mail over SMTP could not be judged, and is taken');
    return null;
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}
