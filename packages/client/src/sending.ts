/** Sends a request until it is answered: a passing refusal or a lost connection is tried again, with the same idempotency key. */
import { passes, refusal } from './errors.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** `retryMs`: for how long a call is tried again. `attemptMs`: within which an answer has to begin. */
export type Patience = { retryMs: number; attemptMs: number };

/** Milliseconds until the next try: the first, and at most. */
const WAIT = { first: 500, most: 30_000 };

/**
 * Answers a fetch that resolves with successes only. It throws PostroomError for a refusal, what `fetch` throws where no connection is made, and
 * the reason of the request's signal.
 */
export function sending(fetch: Fetch, { retryMs, attemptMs }: Patience): Fetch {
  return async (request) => {
    const end = Date.now() + retryMs;
    if (['POST', 'PATCH'].includes(request.method) && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID());
    for (let failures = 0; ; failures += 1) {
      const answer = await attempt(fetch, request, attemptMs).catch((error: unknown) => ({ error }));
      if (answer instanceof Response && answer.ok) return answer;
      const error = answer instanceof Response ? await refusal(answer) : answer.error;
      request.signal.throwIfAborted();
      const wait = waitAfter(failures, error);
      if (!isRepeatable(request, answer) || !passes(error) || Date.now() + wait > end) throw error;
      await pause(wait, request.signal);
    }
  };
}

/** Milliseconds to wait after so many failures before this one, spread so that clients do not come all at once. */
export function waitAfter(failures: number, error: unknown): number {
  const asked = typeof error === 'object' && error !== null && 'retryAfter' in error ? Number(error.retryAfter ?? 0) * 1000 : 0;
  const grown = Math.min(WAIT.first * 2 ** failures, WAIT.most);
  return asked + grown * (0.5 + Math.random() / 2);
}

/**
 * Resolves as `work` does, or rejects with the reason of the signal if that comes first. Node 20 loses the signal of a request that is collected
 * while its answer comes, so what was asked may go on for ever.
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Rejects with the reason of the signal. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** A delete that was done has nothing to delete the second time, so only one that was refused is repeated; a 500 would come again. */
function isRepeatable({ method }: Request, answer: Response | { error: unknown }): boolean {
  const status = answer instanceof Response ? answer.status : null;
  if (status === 429 || status === 503) return true;
  return method !== 'DELETE' && status !== 500;
}

async function attempt(fetch: Fetch, request: Request, milliseconds: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
    milliseconds,
  );
  const signal = AbortSignal.any([request.signal, late.signal]);
  try {
    return await orAborted(fetch(new Request(request.clone(), { signal })), signal);
  } finally {
    clearTimeout(timer);
  }
}
