/** What the client and its servers have said: enough for another server to continue the session after one has ended (MCP 2025-11-25, lifecycle). */
import { randomUUID } from 'node:crypto';
import { tools } from '../../tools/index.ts';
import { RPC } from '../mcp/rpc-errors.ts';
import { CLOSING } from './windows.ts';

type Id = string | number;

/** The parts of a JSON-RPC message that matter here; all others are passed on unchanged. */
type Message = { id?: Id; method?: string; params?: Record<string, unknown>; error?: unknown };

/** `progress` = the highest that the client was told. */
type Request = { line: Buffer; message: Message; repeated: boolean; progress: number };

export type Conversation = {
  /** The line to send to the server in place of this one of the client; null = none. */
  fromClient(line: Buffer): Buffer | string | null;
  /** The line to send to the client in place of this one of the server; null = none. */
  fromServer(line: Buffer): Buffer | string | null;
  /**
   * The server is gone. Answers what the client is told: that a call may have been carried out, and that a question of the server needs no answer
   * any more. With `last` no server follows, and every request is answered.
   */
  lost(last: boolean): string[];
  /** A request that shows whether the server still works; null while no request waits for an answer. */
  ping(): string | null;
  /** What the next server is sent first: the session as it was, then the requests that may be repeated. */
  resumed(): (Buffer | string)[];
};

const READING = new Set(tools.filter((tool) => tool.effect === 'read').map((tool) => tool.name));

/** Requests that change nothing but the session, which is the same after a repetition. */
const REPEATABLE = /^(?:initialize|ping|logging\/setLevel|completion\/complete|(?:tools|prompts|resources)\/(?!call$)[\w/]+)$/;

const UNKNOWN = 'The server ended before it answered. It is not known whether this was carried out; look before you repeat it.';

export function conversation(): Conversation {
  /** Requests of the client, by their ids. */
  const inFlight = new Map<string, Request>();
  /** Requests of the server, by the ids that the client knows: another server counts from the same number again. */
  const asked = new Map<string, Id>();
  const uris = new Set<string>();
  let opening: { initialize: Message; initialized: boolean } | null = null;
  let level: unknown;
  /** Whether the server said that it ends. */
  let closing = false;
  const own = `postroom-${randomUUID()}-`;
  let count = 0;
  const nextId = () => `${own}${++count}`;

  function fromClient(line: Buffer): Buffer | string | null {
    const message = read(line);
    if (message === null) return line;
    const { id, method, params } = message;
    if (method !== undefined && id !== undefined) {
      inFlight.set(keyOf(id), { line, message, repeated: false, progress: Number.NEGATIVE_INFINITY });
    } else if (method === 'notifications/initialized' && opening) opening.initialized = true;
    else if (method === 'notifications/cancelled') inFlight.delete(keyOf(params?.requestId));
    else if (method === undefined && id !== undefined) return answer(message, id);
    return line;
  }

  function answer(message: Message, id: Id): string | null {
    const known = asked.get(String(id));
    // The request came from a server that has ended.
    if (known === undefined) return null;
    asked.delete(String(id));
    return JSON.stringify({ ...message, id: known });
  }

  function fromServer(line: Buffer): Buffer | string | null {
    const message = read(line);
    if (message === null) return line;
    const { id, method, params } = message;
    if (method === undefined) {
      if (typeof id === 'string' && id.startsWith(own)) return null;
      const request = inFlight.get(keyOf(id));
      if (request && closing && mayRepeat(request.message)) return null;
      answered(message);
      return line;
    }
    if (method === CLOSING) {
      closing = true;
      return null;
    }
    if (id !== undefined) {
      const known = nextId();
      asked.set(known, id);
      return JSON.stringify({ ...message, id: known });
    }
    if (method === 'notifications/progress') return isProgress(params) ? line : null;
    if (method !== 'notifications/cancelled') return line;
    for (const [known, original] of asked) {
      if (original !== params?.requestId) continue;
      asked.delete(known);
      return JSON.stringify({ ...message, params: { ...params, requestId: known } });
    }
    return line;
  }

  /** When a request is repeated, its progress begins anew; it must increase with each notification (MCP 2025-11-25, progress). */
  function isProgress({ progressToken, progress }: Record<string, unknown> = {}): boolean {
    for (const request of inFlight.values()) {
      const meta = request.message.params?._meta as { progressToken?: unknown } | undefined;
      if (meta?.progressToken !== progressToken) continue;
      if (Number(progress) <= request.progress) return false;
      request.progress = Number(progress);
    }
    return true;
  }

  function answered({ id, error }: Message): void {
    const key = keyOf(id);
    const request = inFlight.get(key)?.message;
    inFlight.delete(key);
    if (!request || error !== undefined) return;
    const { method, params } = request;
    if (method === 'initialize') opening = { initialize: request, initialized: false };
    else if (method === 'logging/setLevel') level = params?.level;
    else if (method === 'resources/subscribe') uris.add(String(params?.uri));
    else if (method === 'resources/unsubscribe') uris.delete(String(params?.uri));
  }

  function lost(last: boolean): string[] {
    const told: string[] = [];
    for (const requestId of asked.keys()) {
      const params = { requestId, reason: 'The server ended.' };
      told.push(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params }));
    }
    asked.clear();
    const orderly = closing;
    closing = false;
    for (const [key, request] of inFlight) {
      // After a crash only once: a request that crashes the server must not crash each server after it.
      if (!last && !request.repeated && mayRepeat(request.message)) request.repeated = !orderly;
      else {
        inFlight.delete(key);
        const error = { code: RPC.server, message: UNKNOWN };
        told.push(JSON.stringify({ jsonrpc: '2.0', id: request.message.id, error }));
      }
    }
    return told;
  }

  function ping(): string | null {
    return inFlight.size === 0 ? null : JSON.stringify({ jsonrpc: '2.0', id: nextId(), method: 'ping' });
  }

  function resumed(): (Buffer | string)[] {
    const again = (method: string, params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: nextId(), method, params });
    return [
      ...(opening ? [again('initialize', opening.initialize.params)] : []),
      ...(opening?.initialized ? [JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })] : []),
      ...(level === undefined ? [] : [again('logging/setLevel', { level })]),
      ...[...uris].map((uri) => again('resources/subscribe', { uri })),
      ...[...inFlight.values()].map(({ line }) => line),
    ];
  }

  return { fromClient, fromServer, lost, ping, resumed };
}

/** Calls that change something may be repeated only with an idempotency key, which keeps them from doing it twice. */
function mayRepeat({ method = '', params }: Message): boolean {
  if (method !== 'tools/call') return REPEATABLE.test(method);
  const given = params?.arguments as { idempotencyKey?: unknown } | undefined;
  return READING.has(String(params?.name)) || typeof given?.idempotencyKey === 'string';
}

/** Null for anything that is not a message; the line is passed on, and the server answers it. */
function read(line: Buffer): Message | null {
  try {
    const parsed: unknown = JSON.parse(line.toString('utf8'));
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** The ids 1 and "1" differ. */
function keyOf(id: unknown): string {
  return JSON.stringify(id ?? null);
}
