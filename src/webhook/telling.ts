/** What the log says of webhooks: a line for each mail that arrives, and for what is refused as many as strangers may write. */
import { ERROR_CODES, PostroomError } from '../core/base/errors.ts';
import { linesAMinute } from '../core/base/lines-a-minute.ts';
import { oneLine } from '../core/base/one-line.ts';
import type { Log } from '../core/ports/core.ts';
import type { RawFidelity } from '../core/store/emails.ts';

/** A mail that was answered 2xx. `emailIds` of those that were stored. */
export type MailTold = {
  outcome: 'stored' | 'accepted' | 'duplicate' | 'ignored';
  reason?: string;
  recipients: string[];
  /** Size of the MIME in bytes, and how true they are; null = it is not fetched yet. */
  size: number | null;
  rawFidelity: RawFidelity | null;
  emailIds: string[];
};

export type Telling = {
  arrived(mail: MailTold, ms: number): void;
  /** Answers whether it is told, and not only counted. `address` is the client's, or its network. */
  refused(refusal: PostroomError, address: string, ms: number, requestId?: string): boolean;
};

/** An error that the code does not foresee: the log has its stack. */
export class Unforeseen extends PostroomError {}

/** What the lines call a thing that is refused, and what it is put off with. */
const WEBHOOKS = { one: 'a webhook', many: 'webhooks', later: '503', who: 'the provider' };

/** The most domains and ids of a mail that a line shows. */
const SHOWN = 5;
const DOMAIN_CHARACTERS = 100;

export function telling(provider: string, log: Log, now: () => Date, words: typeof WEBHOOKS = WEBHOOKS): Telling {
  const mayTell = linesAMinute(now, (untold) =>
    log.info({ provider, [words.many]: untold }, `more ${words.many} were refused within a minute, without a line each`),
  );
  return {
    arrived: ({ outcome, reason, recipients, size, rawFidelity, emailIds }, ms) => {
      const domains = domainsOf(recipients);
      const ids = emailIds.slice(0, SHOWN);
      const why = reason ? { reason } : {};
      log.info({ provider, outcome, ...why, domains, size, rawFidelity, ms: Math.round(ms), ids }, 'mail arrived');
    },
    refused: (refusal, address, ms, requestId) => {
      const isTold = mayTell(address, refusal.message);
      if (!isTold) return false;
      const named = requestId === undefined ? {} : { requestId };
      const line = { provider, reason: refusal.message, address, ms: Math.round(ms), ...named };
      if (ERROR_CODES[refusal.code].status < 500) log.info(line, `${words.one} was refused`);
      else if (!(refusal instanceof Unforeseen))
        log[refusal.cause === undefined ? 'info' : 'warn'](
          { ...line, ...causeOf(refusal) },
          `${words.one} was put off with ${words.later}; ${words.who} will try again`,
        );
      else
        log.error(
          { ...line, trouble: trouble(refusal) },
          `${words.one} was answered ${words.later}; ${words.who} will try again`,
        );
      return true;
    },
  };
}

/** What a full disk or a database that is away is called. The message may quote the mail, and the stack says nothing of whose fault it is. */
function causeOf({ cause }: PostroomError): { cause?: string } {
  if (!(cause instanceof Error)) return {};
  return { cause: 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name };
}

/** The domains of addresses that a stranger wrote, each cut to the length that a domain may have. */
function domainsOf(recipients: string[]): string[] {
  const domains = new Set<string>();
  for (const recipient of recipients) {
    const domain = oneLine(recipient.slice(recipient.lastIndexOf('@') + 1), DOMAIN_CHARACTERS);
    domains.add(domain.replace(/[\s>]+/g, '').toLowerCase());
    if (domains.size === SHOWN) break;
  }
  return [...domains];
}

/** Only an error's names, codes and stack lines: the message of a driver's error may quote the mail that it failed on. */
function trouble(error: unknown, depth = 0): object | string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
  const cause = error.cause === undefined || depth > 3 ? undefined : trouble(error.cause, depth + 1);
  return { name: error.name, code, ...(error instanceof PostroomError ? { message: error.message } : {}), at, cause };
}
