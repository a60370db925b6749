/** What all webhooks have in common: how a POST is admitted, bounded, refused and answered. */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ERROR_CODES, PostroomError } from '../core/base/errors.ts';
import type { Log } from '../core/ports/core.ts';
import { type Admission, type AdmissionLimits, admissions } from './admission.ts';
import { requireProof, type Signing } from './unsigned.ts';

export type EndpointOptions = {
  /** Read anew for each request. */
  signing: Readonly<Signing>;
  /** A request body larger than this is answered 413. */
  maxBytes: number;
  /** What all requests together may hold; beyond it 503. */
  limits: AdmissionLimits;
  /** How long a request may take to arrive, in milliseconds; then it is answered 503. */
  arrivalMs: number;
  /** Whom the request is counted for: the client's address, or its network. */
  clientAddress(req: IncomingMessage): string;
  now(): Date;
  /** `rejected`: answered 4xx. `failed`: answered 503. */
  count(outcome: 'rejected' | 'failed'): void;
  log: Log;
};

export type Answer = { status: 200 | 202; body: Record<string, unknown> };

/** How a request is read: `admission` counts its bytes, and `signal` ends the reading with an error to answer. */
export type Reading = { admission: Admission; signal: AbortSignal };

/**
 * Reads the body with `readBody`, tells the admission as soon as the request is verified, and resolves the answer; `gone` = the
 * client has disconnected.
 */
type Take = (req: IncomingMessage, reading: Reading) => Promise<Answer | 'gone'>;

const RETRY_AFTER_SECONDS = 30;
/** How long the rest of a refused body is read and dropped: closing earlier would reset the connection before the answer is read. */
const LINGER_MS = 10_000;

/**
 * A handler for POST on node:http or Express; the body must not have been read. What `take` throws is answered 4xx, or 503 with
 * Retry-After. Checked before `take` is called: that a signing key is configured or not needed, and the announced size. The
 * promise never rejects.
 */
export function webhookEndpoint(
  options: EndpointOptions,
  take: Take,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const admit = admissions(options.limits);
  return async (req, res) => {
    const ending = new AbortController();
    const admission = admit(options.clientAddress(req), (error) => ending.abort(error));
    const late = setTimeout(() => ending.abort(tooSlow(options.arrivalMs)), options.arrivalMs).unref();
    try {
      requireProof(options.signing, req);
      if (options.signing.key === null) admission.verified();
      const announced = Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (announced !== Number.POSITIVE_INFINITY && announced > options.maxBytes) throw tooLarge(options.maxBytes);
      const answer = await take(req, { admission, signal: ending.signal });
      if (answer !== 'gone') answerJson(res, answer);
    } catch (error) {
      const refusal = asRefusal(error, options.log);
      options.count(ERROR_CODES[refusal.code].status < 500 ? 'rejected' : 'failed');
      // Node hands out a request's last bytes before it marks the request complete.
      if (!req.complete) await setImmediate();
      refuse(req, res, refusal, options.maxBytes);
    } finally {
      clearTimeout(late);
      admission.end();
    }
  };
}

/** Resolves false when the client went away. Rejects with what the reader or the admission threw, or with the signal's reason. */
export function readBody(
  req: IncomingMessage,
  reader: Writable,
  maxBytes: number,
  { admission, signal }: Reading,
): Promise<boolean> {
  if (req.destroyed) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    let received = 0;
    const stop = () => {
      req.off('data', onData).off('end', onEnd).off('close', onGone);
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (error: unknown) => {
      stop();
      reject(error);
    };
    // No back-pressure: every byte that the reader holds has been admitted, so memory is bounded already.
    const onData = (chunk: Buffer) => {
      try {
        received += chunk.length;
        if (received > maxBytes) throw tooLarge(maxBytes);
        admission.hold(chunk.length);
        reader.write(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const onAbort = () => fail(signal.reason);
    const onEnd = () => {
      stop();
      reader.end();
    };
    const onGone = () => {
      stop();
      resolve(false);
    };
    reader.on('error', fail).on('finish', () => resolve(true));
    req.on('data', onData).on('end', onEnd).on('close', onGone);
    signal.addEventListener('abort', onAbort);
  });
}

/**
 * Turns every error of `work` into `unavailable`: the fault is the server's, and a 4xx would make the provider give up on the
 * post.
 */
export async function durably<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PostroomError && error.code === 'unavailable') throw error;
    throw new PostroomError('unavailable', 'The mail could not be stored.', { cause: error });
  }
}

function answerJson(res: ServerResponse, answer: Answer): void {
  const json = JSON.stringify(answer.body);
  res.writeHead(answer.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json);
}

function asRefusal(error: unknown, log: Log): PostroomError {
  if (error instanceof PostroomError && error.code !== 'unavailable') return error;
  if (error instanceof PostroomError && error.cause === undefined) {
    log.info({ reason: error.message }, 'A webhook was put off with 503; the provider will try again.');
    return error;
  }
  log.error({ trouble: trouble(error) }, 'An inbound webhook was answered 503; the provider will try again.');
  return error instanceof PostroomError
    ? error
    : new PostroomError('unavailable', 'The mail could not be taken in.', { cause: error });
}

/**
 * Answers with a problem (RFC 9457). To a client that is still sending, the whole answer goes out first, and the connection
 * closes later.
 */
function refuse(req: IncomingMessage, res: ServerResponse, refusal: PostroomError, dropBytes: number): void {
  const { status, title } = ERROR_CODES[refusal.code];
  const body = JSON.stringify({
    type: 'about:blank',
    title: status === 401 ? 'The webhook is not signed as it must be' : title,
    status,
    detail: refusal.message,
    code: refusal.code,
    hint: refusal.hint ?? (status === 503 ? 'Post it again later; nothing was stored.' : undefined),
  });
  const headers: OutgoingHttpHeaders = { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(body) };
  if (status === 503) headers['retry-after'] = String(refusal.retryAfter ?? RETRY_AFTER_SECONDS);
  if (req.complete || req.destroyed) {
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

function tooSlow(arrivalMs: number): PostroomError {
  return new PostroomError('unavailable', `The request did not arrive within ${arrivalMs / 1000} seconds.`);
}

function tooLarge(maxBytes: number): PostroomError {
  return new PostroomError('too_large', `The request is larger than ${maxBytes} bytes.`, {
    hint: 'Post a smaller mail, or raise the limit on both sides.',
  });
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
