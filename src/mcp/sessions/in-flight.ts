/** The requests of one connection that are not answered yet, by their JSON-RPC ids. */
import type { Leaving } from '../../leaving.ts';

export type RequestId = string | number;

/** `alone`: the only one in its POST. `stop` is made when a tool asks for it, and aborts when the caller cancels or is gone. */
type Request = { alone: boolean; stopped: boolean; stop: AbortController | null };

export type InFlight = {
  /** Adds the requests of a body and answers their ids. `left` tells when the client no longer waits for the answers. */
  take(body: unknown, left: Leaving | null): RequestId[];
  /** The first request id of a body that is in flight, or twice in it. */
  idInUse(body: unknown): RequestId | null;
  has(id: RequestId): boolean;
  isAlone(id: RequestId): boolean;
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
    take(body, left) {
      const ids = requestIds(body);
      const taken = ids.map((id) => {
        const request: Request = { alone: ids.length === 1, stopped: false, stop: null };
        requests.set(id, request);
        return request;
      });
      // These requests, not their ids, which may be in use again by then.
      const stopAll = () => {
        for (const request of taken) abort(request);
      };
      if (taken.length > 0) left?.whenLeft(stopAll);
      return ids;
    },
    idInUse(body) {
      if (!Array.isArray(body)) return requestIds(body).find((id) => requests.has(id)) ?? null;
      const seen = new Set(requests.keys());
      for (const id of requestIds(body)) {
        if (seen.has(id)) return id;
        seen.add(id);
      }
      return null;
    },
    has: (id) => requests.has(id),
    isAlone: (id) => requests.get(id)?.alone ?? false,
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
    answered: (id) => void requests.delete(id),
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

function requestIds(body: unknown): RequestId[] {
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  return messages.flatMap((message) => (isRecord(message) && 'method' in message && isRequestId(message.id) ? [message.id] : []));
}

export function isRequestId(value: unknown): value is RequestId {
  return typeof value === 'string' || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
