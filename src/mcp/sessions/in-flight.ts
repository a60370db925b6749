/** The requests of one connection that are not answered yet, by their JSON-RPC ids. */
import type { Actor } from '../../core/base/actor.ts';
import { isRecord } from '../../core/base/is-record.ts';
import type { Leaving } from '../../http/leaving.ts';
import type { AnswerStream } from './answer.ts';

export type RequestId = string | number;

/** A POST with requests: who sent it, whether it is still read, where its answers go, and how many of them are due. */
export type Post = { actor: Actor | null; left: Leaving | null; stream: AnswerStream; isBatch: boolean; due: number };

/** `stop` is made when a tool asks for it, and aborts when the caller cancels or is gone. */
type Request = { post: Post; stopped: boolean; stop: AbortController | null };

export type InFlight = {
  /** Adds the requests with these ids, which came with one POST. */
  take(ids: RequestId[], post: Post): void;
  /** The first request id of a body that is in flight, or twice in it. */
  idInUse(body: unknown): RequestId | null;
  has(id: RequestId): boolean;
  postOf(id: RequestId): Post | undefined;
  /** The signal of a request in flight; for any other id, one that has aborted. */
  signalOf(id: RequestId): AbortSignal;
  /** Stops the call; it stays in flight until it is answered. */
  stop(id: RequestId): void;
  answered(id: RequestId): void;
  ids(): RequestId[];
};

export function requestsInFlight(): InFlight {
  const requests = new Map<RequestId, Request>();
  return {
    take(ids, post) {
      const taken = ids.map((id) => {
        const request: Request = { post, stopped: false, stop: null };
        requests.set(id, request);
        return request;
      });
      // These requests, not their ids, which may be in use again by then.
      post.left?.whenLeft(() => {
        for (const request of taken) abort(request);
      });
    },
    idInUse(body) {
      if (!Array.isArray(body)) return requestIds([body]).find((id) => requests.has(id)) ?? null;
      const seen = new Set(requests.keys());
      for (const id of requestIds(body)) {
        if (seen.has(id)) return id;
        seen.add(id);
      }
      return null;
    },
    has: (id) => requests.has(id),
    postOf: (id) => requests.get(id)?.post,
    signalOf(id) {
      const request = requests.get(id);
      if (!request || request.stopped) return AbortSignal.abort();
      request.stop ??= new AbortController();
      return request.stop.signal;
    },
    stop(id) {
      const request = requests.get(id);
      if (request) abort(request);
    },
    answered(id) {
      const request = requests.get(id);
      if (request && requests.delete(id)) request.post.due -= 1;
    },
    ids: () => [...requests.keys()],
  };
}

function abort(request: Request): void {
  request.stopped = true;
  request.stop?.abort();
}

/** The request that a `notifications/cancelled` names; null for any other message. */
export function cancelledId(message: object): RequestId | null {
  if (!('method' in message) || message.method !== 'notifications/cancelled' || !('params' in message)) return null;
  const id = isRecord(message.params) ? message.params.requestId : null;
  return isRequestId(id) ? id : null;
}

export function cancellationOf(requestId: RequestId) {
  return { jsonrpc: '2.0' as const, method: 'notifications/cancelled' as const, params: { requestId } };
}

export function requestIds(messages: readonly unknown[]): RequestId[] {
  return messages.flatMap((message) => (isRecord(message) && 'method' in message && isRequestId(message.id) ? [message.id] : []));
}

export function isRequestId(value: unknown): value is RequestId {
  return typeof value === 'string' || typeof value === 'number';
}
