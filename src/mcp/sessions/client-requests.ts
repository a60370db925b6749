/** What a client was asked: under ids that name the connection that asks, as its answer may reach another instance of the post room. */
import { randomBytes } from 'node:crypto';
import { isRequestId } from './in-flight.ts';

export type Asked = {
  /** A message on its way to the client, with the id by which the client is to answer. */
  outgoing<M extends object>(message: M): M;
  /** Whether this connection waits for the answer to `id`. */
  isOpen(id: string): boolean;
  /** An answer as this connection knows it: under its own id. */
  answered<M extends object>(message: M, id: string): M;
};

/** The SDK counts what each connection asks from 0: an answer under such an id would fit a question of every instance. */
const ID = /^[\w-]{8}\.\d{1,15}$/;

export function askedOfClient(): Asked {
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
    answered(message, id) {
      const own = open.get(id);
      open.delete(id);
      return { ...message, id: own };
    },
  };
}

/** The id a client answers under; null for any message but an answer, '' for an answer to what no connection can have asked. */
export function answeredId(message: object): string | null {
  if ('method' in message || !('id' in message) || !isRequestId(message.id)) return null;
  return typeof message.id === 'string' && ID.test(message.id) ? message.id : '';
}
