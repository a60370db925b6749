/** What all webhooks have in common: how a POST is admitted, bounded, refused and answered. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ERROR_CODES, type ErrorCode, isCode, PostroomError } from '../core/base/errors.ts';
import { RAW_MISSING } from '../core/inbound/answers.ts';
import type { Log } from '../core/ports/core.ts';
import { CROWDED, type Door } from './admission.ts';
import { type Reading, tooLarge } from './posts/body.ts';
import type { Spool } from './posts/spool.ts';
import { blamingTheClock } from './signatures/out-of-time.ts';
import { type MailTold, telling, Unforeseen } from './telling.ts';

export type EndpointOptions = {
  /** Name of the provider in the log, such as `mailgun`. */
  provider: string;
  /** A request body larger than this is answered 413. */
  maxBytes: number;
  /** Bounds what requests hold, of this endpoint and of others; beyond it 503. */
  door: Door;
  /** Where bodies wait that are not verified and not small. */
  spool: Spool;
  /** How long a request may take to arrive, in milliseconds; then it is answered 503. */
  arrivalMs: number;
  /** Whom the request is counted for: the client's address, or its network. */
  clientAddress(req: IncomingMessage): string;
  now(): Date;
  /** Names a refusal in its answer and in the log. */
  newId(): string;
  /** What another clock says, such as the database's; null = there is none. */
  otherTime(): Promise<Date | null>;
  /** `rejected`: answered 4xx. `failed`: answered 503. `reason` = a sentence for the log of arrivals; null = it is only counted. */
  count(outcome: 'rejected' | 'failed', reason: string | null): void;
  log: Log;
};

/** `mail` = what the log says of it. */
export type Answer = { status: number; body: Record<string, unknown>; mail?: MailTold };

/** What one kind of webhook adds: `proof` throws where nothing can prove a request, and `statusOf` says what its provider is answered. */
export type EndpointKind = {
  proof(req: IncomingMessage): 'asked' | 'none';
  statusOf?(code: ErrorCode): number;
};

/**
 * Reads the body with `readBody`, tells the admission as soon as the request is verified, and resolves the answer; `gone` = the
 * client has disconnected.
 */
type Take = (req: IncomingMessage, reading: Reading) => Promise<Answer | 'gone'>;

const RETRY_AFTER_SECONDS = 30;
/** The connection outlives an early refusal of a request whose body is no larger than this. */
const DROPPED_BYTES = 64 * 1024;
/** How long the rest of a refused body is read and dropped: closing earlier would reset the connection before the answer is read. */
const LINGER_MS = 10_000;

/**
 * A handler for POST on node:http or Express; the body must not have been read. What `take` throws is answered 4xx, or 503 with
 * Retry-After. Checked before `take` is called: that a signing key is configured or not needed, and the announced size. The
 * promise never rejects.
 */
export function webhookEndpoint(
  options: EndpointOptions,
  kind: EndpointKind,
  take: Take,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const told = telling(options.provider, options.log, options.now);

  /** `keeps`: what is left of the body is so little that the connection stays. */
  function turnDown(req: IncomingMessage, res: ServerResponse, refusal: PostroomError, ms: number, keeps: boolean): void {
    const requestId = options.newId();
    const isTold = told.refused(refusal, options.clientAddress(req), ms, requestId);
    const isOurs = ERROR_CODES[refusal.code].status >= 500;
    options.count(isOurs ? 'failed' : 'rejected', isTold ? reasonOf(refusal, isOurs) : null);
    const status = kind.statusOf?.(refusal.code) ?? ERROR_CODES[refusal.code].status;
    refuse(req, res, refusal, { status, requestId, dropBytes: keeps ? null : options.maxBytes });
  }

  async function takeIn(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const began = performance.now();
    const ending = new AbortController();
    const admission = options.door.admit(options.clientAddress(req), (error) => ending.abort(error));
    const late = setTimeout(() => ending.abort(tooSlow(options.arrivalMs)), options.arrivalMs).unref();
    try {
      if (kind.proof(req) === 'none') admission.verified();
      if (announced(req) !== Number.POSITIVE_INFINITY && announced(req) > options.maxBytes) throw tooLarge(options.maxBytes);
      const answer = await take(req, { admission, signal: ending.signal, spool: options.spool });
      if (answer === 'gone') return;
      answerJson(res, answer);
      if (answer.mail) told.arrived(answer.mail, performance.now() - began);
    } catch (error) {
      const refusal = asRefusal(await blamingTheClock(error, options.now(), options.otherTime));
      // Node hands out a request's last bytes before it marks the request complete.
      if (!req.complete) await setImmediate();
      turnDown(req, res, refusal, performance.now() - began, false);
    } finally {
      clearTimeout(late);
      admission.end();
    }
  }

  return async (req, res) => {
    // In an overload most requests end here, so nothing is made for them, and nothing of them is read. Node itself drops what is left of a
    // small body: a new connection would cost both sides more.
    if (!options.door.isOpen()) turnDown(req, res, CROWDED, 0, announced(req) <= DROPPED_BYTES);
    else await takeIn(req, res);
  };
}

/**
 * Turns every error of `work` into `unavailable`: the fault is the server's, and a 4xx would make the provider give up on the
 * post.
 */
export async function durably<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCode(error, 'unavailable')) throw error;
    throw unforeseen('The mail could not be stored.', error);
  }
}

/** For the log of arrivals. Of our own trouble there is none but an option that the operator has to set, which its hint names. */
function reasonOf({ message, hint }: PostroomError, isOurs: boolean): string | null {
  if (!isOurs) return message;
  return message === RAW_MISSING ? `${message.replace(/\.$/, '')}: ${hint}` : null;
}

function answerJson(res: ServerResponse, answer: Answer): void {
  const json = JSON.stringify(answer.body);
  res.writeHead(answer.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json);
}

function asRefusal(error: unknown): PostroomError {
  return error instanceof PostroomError ? error : unforeseen('The mail could not be taken in.', error);
}

function unforeseen(sentence: string, cause: unknown): Unforeseen {
  return new Unforeseen('unavailable', sentence, { cause });
}

/**
 * Answers with a problem (RFC 9457). To a client that is still sending, the whole answer goes out first, and the connection closes later;
 * with `dropBytes` null it is kept.
 */
function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  refusal: PostroomError,
  { status, requestId, dropBytes }: { status: number; requestId: string; dropBytes: number | null },
): void {
  const { title } = ERROR_CODES[refusal.code];
  const body = JSON.stringify({
    type: `urn:postroom:problem:${refusal.code}`,
    title: refusal.code === 'unauthenticated' ? 'The webhook is not signed as it must be' : title,
    status,
    detail: refusal.message,
    code: refusal.code,
    hint: refusal.hint ?? (status === 503 ? 'Post it again later; nothing was stored.' : undefined),
    requestId,
  });
  const headers: OutgoingHttpHeaders = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
  };
  if (status === 503) headers['retry-after'] = String(refusal.retryAfter ?? RETRY_AFTER_SECONDS);
  if (dropBytes === null || req.complete || req.destroyed) {
    res.writeHead(status, headers).end(body);
    return;
  }
  res.writeHead(status, { ...headers, connection: 'close' }).write(body);
  linger(req, res, dropBytes);
}

/**
 * Reads and drops up to `dropBytes` more: a client that sends its whole body before it reads would get a reset in place of the
 * answer.
 */
function linger(req: IncomingMessage, res: ServerResponse, dropBytes: number): void {
  let dropped = 0;
  const close = () => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(close, LINGER_MS).unref();
  req.on('end', close).on('close', close);
  req.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > dropBytes) close();
  });
  req.resume();
}

function announced({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

function tooSlow(arrivalMs: number): PostroomError {
  return new PostroomError('unavailable', `The request did not arrive within ${arrivalMs / 1000} seconds.`);
}
