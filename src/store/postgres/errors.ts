/** PostgreSQL's errors: which mean that the server is away, and what callers and operators are told. */
import { DrizzleQueryError } from 'drizzle-orm';
import { codeOf } from '../../core/base/code-of.ts';
import { PostroomError } from '../../core/base/errors.ts';
import type { StoreErrorKind } from '../../core/ports/meters.ts';

/** The server was not reached or ended the connection (PostgreSQL, appendix A: classes 08, 57P, 25P0[34]; too many connections). */
export function isLost(wrapped: unknown): boolean {
  const error = driverError(wrapped);
  const code = driverCode(error);
  if (/^(08|57P0[1-5]|25P0[34]|53300|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|EADDRNOTAVAIL|ERR_STREAM_)/.test(code))
    return true;
  return (
    error instanceof Error &&
    code === '' &&
    /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client (was closed|has encountered))/i.test(
      error.message,
    )
  );
}

/** The server refuses writes: it is a standby, or was set to read only. */
export function isReadOnly(error: unknown): boolean {
  return driverCode(error) === '25006';
}

/** Sentences by the beginning of an error's code. A code that is not here, such as a serialization failure, is nothing that an operator could mend. */
const SENTENCES: readonly [code: RegExp, kind: StoreErrorKind, sentence: string][] = [
  [/^53100/, 'full', 'The disk of the database is full.'],
  [/^53/, 'other', 'The database has no memory or connections left.'],
  [/^55P03/, 'locked', 'Another session keeps the database locked.'],
  [/^57014/, 'other', 'The database took too long.'],
  [/^25006/, 'failing', 'The database can only be read: the address leads to a standby.'],
  [/^XX00[12]/, 'damaged', 'The database is damaged: a backup must be restored.'],
  [/^58/, 'failing', 'The disk of the database fails.'],
];

/**
 * Turns an error that is the server's fault, not the caller's, into `unavailable`: a lost connection, no space or memory, a lock or
 * statement timeout, a deadlock, a server that only reads after a failover, a damaged page (classes 53, 55P03, 57014, 40, 25006, 25P02, 58,
 * XX001). A commit whose answer was lost is one of these. It may have happened, so the caller must be able to repeat it without doing it
 * twice.
 */
export function translate(error: unknown): unknown {
  const code = driverCode(error);
  const known = SENTENCES.find(([begin]) => begin.test(code))?.[2];
  const passes = known !== undefined || isLost(error) || /^(40|25P02)/.test(code);
  if (!passes && !isRolledBack(error)) return withoutValues(error);
  return new PostroomError('unavailable', known ?? 'The database does not answer now.', {
    hint: 'Try again in a few seconds, with the same Idempotency-Key; the operator should look at PostgreSQL.',
    retryAfter: 5,
    cause: withoutValues(error),
  });
}

/** `damaged` is what no waiting mends; null = it is no error of PostgreSQL or of the way to it. */
export function kindOf(error: unknown): StoreErrorKind | null {
  const code = driverCode(error);
  const known = SENTENCES.find(([begin]) => begin.test(code))?.[1];
  if (known) return known;
  if (isLost(error)) return 'unreachable';
  return isFromServer(code) || isRolledBack(error) ? 'other' : null;
}

/** The message of a commit that turned out to be a rollback. */
export const ROLLED_BACK = 'The transaction was rolled back.';

/** Replaces an error of the driver by a sentence for the operator. `named` = where the URL of the database was given. */
export function explained(error: unknown, named = 'DATABASE_URL'): unknown {
  const code = driverCode(error);
  const say = (sentence: string) => new Error(sentence, { cause: error });
  if (code === '28P01' || isAboutPassword(error)) return say(`PostgreSQL refuses the user or the password of ${named}.`);
  if (/^28/.test(code))
    return say(
      `PostgreSQL refuses the user of ${named}: there is none of this name, or it may not come from here without TLS (add ?sslmode=require).`,
    );
  if (code === '3D000') return say(`The database of ${named} does not exist. Create it: CREATE DATABASE postroom ENCODING UTF8.`);
  if (code === '42501') return say(`The user of ${named} may not make tables. Make it the owner of the database.`);
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS)/.test(code))
    return say(`The certificate of the PostgreSQL server of ${named} is not trusted (${code}).`);
  if (code === '53300')
    return say('The PostgreSQL server takes no more connections. Raise max_connections, or lower DATABASE_POOL.');
  if (isLost(error))
    return say(
      `The PostgreSQL server of ${named} was not reached (${code || 'no answer'}). See that it runs, and at the host and port that are named there.`,
    );
  return withoutValues(error);
}

/** The driver refuses the password before it asks the server. */
function isAboutPassword(error: unknown): boolean {
  return error instanceof Error && /^SASL: .*password/.test(error.message);
}

/**
 * Removes values from an error, because a log must not contain mail. drizzle's message lists the parameters, PostgreSQL's detail and
 * context contain rows, and its message quotes values. So the message is cut at the first quotation mark of any language.
 */
function withoutValues(error: unknown): unknown {
  const code = driverCode(error);
  const inner = driverError(error);
  // Other errors are our own.
  if (inner === error && !isFromServer(code)) return error;
  const said = inner instanceof Error ? inner.message.replace(/["'`´\u2018-\u201f\u2039\u203a«»「」『』].*$/s, '…') : 'unknown';
  return Object.assign(new Error(`PostgreSQL: ${[said, ...namesIn(inner)].join('; ')}`), { code });
}

/** Names of our schema, which PostgreSQL's error gives in fields of their own. */
function namesIn(error: unknown): string[] {
  const given = Object.entries(Object(error)).filter(([, value]) => typeof value === 'string');
  const names = ['table', 'column', 'constraint', 'routine'];
  return given.filter(([name]) => names.includes(name)).map(([name, value]) => `${name} ${value}`);
}

/** Codes of five letters and digits are PostgreSQL's. */
function isFromServer(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code);
}

function isRolledBack(error: unknown): boolean {
  const inner = driverError(error);
  return inner instanceof Error && inner.message === ROLLED_BACK;
}

function driverError(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

function driverCode(wrapped: unknown): string {
  const error = driverError(wrapped);
  if (error instanceof AggregateError) return driverCode(error.errors[0]);
  return codeOf(error);
}
