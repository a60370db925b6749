/** Requests to a client. Their ids name the connection that sent them, as the answer may reach another instance of the post room. */
import { randomBytes } from 'node:crypto';
import { isRequestId } from './in-flight.ts';

export type ClientRequests = {
  /** A message on its way to the client; a request gets the id under which the client is to answer. */
  outgoing<M extends object>(message: M): M;
  /** Whether this connection waits for the answer to `id`. */
  isOpen(id: string): boolean;
  /** The answer to `id`, under the id that the SDK gave the request. */
  incoming<M extends object>(message: M, id: string): M;
};

/** The SDK counts the requests of each connection from 0: an answer under such an id would fit a request of every instance. */
const ID = /^[\w-]{8}\.\d{1,15}$/;

export function clientRequests(): ClientRequests {
  const name = randomBytes(6).toString('base64url');
  const open = new Map<string, number>();
  const idOf = (own: number) => `${name}.${own}`;
  return {
    outgoing(message) {
      if (!('method' in message)) return message;
      if ('id' in message && typeof message.id === 'number') {
        open.set(idOf(message.id), message.id);
        return { ...message, id: idOf(message.id) };
      }
      const params = 'params' in message ? message.params : null;
      if (message.method !== 'notifications/cancelled' || typeof params !== 'object' || params === null) return message;
      if (!('requestId' in params) || typeof params.requestId !== 'number') return message;
      open.delete(idOf(params.requestId));
      return { ...message, params: { ...params, requestId: idOf(params.requestId) } };
    },
    isOpen: (id) => open.has(id),
    incoming(message, id) {
      const own = open.get(id);
      open.delete(id);
      return { ...message, id: own };
    },
  };
}

/** The id of an answer; '' when no connection can have sent a request under it, and null when the message is no answer. */
export function answeredId(message: object): string | null {
  if ('method' in message || !('id' in message) || !isRequestId(message.id)) return null;
  return typeof message.id === 'string' && ID.test(message.id) ? message.id : '';
}
