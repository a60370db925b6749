/**
 * Streamable HTTP of one session (MCP 2025-11-25, basic/transports). Messages come by POST, and what belongs to a request goes out on the
 * stream of its POST, the rest on the stream of the GET. It knows the requests in flight, so that each of them ends.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { LogLevel } from '../../../tools/tool.ts';
import type { Actor } from '../../core/base/actor.ts';
import type { Leaving } from '../../http/leaving.ts';
import type { Session } from '../methods.ts';
import { RPC } from '../rpc-errors.ts';
import { type Answer, type AnswerStream, answerStream } from './answer.ts';
import { answeredId, clientRequests } from './client-requests.ts';
import type { Connection, Exchange, Forwarded, SharedSession } from './connection.ts';
import { cancellationOf, cancelledId, type Post, type RequestId, requestIds, requestsInFlight } from './in-flight.ts';
import type { Subscriptions } from './subscriptions.ts';

/** A JSON-RPC message: an answer has no method, and a notification has no id. */
export type Message = {
  jsonrpc: '2.0';
  id?: RequestId | undefined;
  method?: string;
  error?: { code: number; message: string };
};

/** What the protocol knows of its messages and headers. */
export type Rules = {
  /** Null for what is no message. */
  messageOf(value: unknown): Message | null;
  isInitialize(message: Message): boolean;
  isJson(contentType: string | undefined): boolean;
  versions: readonly string[];
};

/** Who sent a request, whether its answer is still read, and the signal that stops it. */
export type Caller = Pick<Post, 'left'> & { actor: Actor; signal(): AbortSignal };

const MAX_BATCH = 100;

export class SessionTransport implements Connection {
  readonly sessionId: string;
  /** Set by the server that is connected to it. */
  onmessage?: ((message: Message) => void) | undefined;
  onclose?: (() => void) | undefined;
  readonly #session: Session;
  readonly #shared: Pick<SharedSession, 'forward' | 'streamTicket' | 'streamOpened'>;
  readonly #rules: Rules;
  readonly #inFlight = requestsInFlight();
  readonly #requests = clientRequests();
  #stream: AnswerStream | null = null;
  #isInitialized = false;
  #isClosed = false;

  constructor(sessionId: string, session: Session, shared: SharedSession, rules: Rules) {
    this.sessionId = sessionId;
    this.#session = session;
    this.#shared = shared;
    this.#rules = rules;
  }

  async start(): Promise<void> {}

  get subscriptions(): Subscriptions {
    return this.#session.subscriptions;
  }

  setLevel(level: LogLevel): void {
    this.#session.level = level;
  }

  async exchange({ method, headers, body, actor, left }: Exchange): Promise<Answer> {
    if (this.#isClosed) return gone();
    return method === 'GET' ? await this.#open(headers, left) : await this.#post(headers, body, actor, left);
  }

  async #open(headers: IncomingHttpHeaders, left: Leaving | null): Promise<Answer> {
    if (!takes(headers, 'text/event-stream'))
      return refused(406, RPC.server, 'Not Acceptable: Client must accept text/event-stream');
    const refusal = this.#wrongVersion(headers);
    if (refusal) return refusal;
    // Before the answer: a client that has it may open a newer stream at once, at another instance.
    const ticket = await this.#shared.streamTicket();
    if (this.#isClosed || left?.hasLeft()) return gone();
    // The client has lost the stream that still seems open here, and would get no notifications until TCP notices.
    this.#stream?.end();
    const stream = answerStream();
    this.#stream = stream;
    left?.whenLeft(() => {
      if (this.#stream === stream) this.endStream();
    });
    this.subscriptions.streamOpened();
    this.#shared.streamOpened(ticket);
    return this.#streamed(stream);
  }

  async #post(headers: IncomingHttpHeaders, body: unknown, actor: Actor | null, left: Leaving | null): Promise<Answer> {
    const { 'content-type': contentType } = headers;
    if (!takes(headers, 'application/json') || !takes(headers, 'text/event-stream'))
      return refused(406, RPC.server, 'Not Acceptable: Client must accept both application/json and text/event-stream');
    if (!this.#rules.isJson(contentType))
      return refused(415, RPC.server, 'Unsupported Media Type: Content-Type must be application/json');
    const sent: unknown[] = Array.isArray(body) ? body : [body];
    if (sent.length > MAX_BATCH)
      return refused(400, RPC.invalidRequest, `Invalid Request: Batch must not exceed ${MAX_BATCH} messages`);
    const messages: Message[] = [];
    for (const one of sent) {
      const message = this.#rules.messageOf(one);
      if (!message) return refused(400, RPC.parse, 'Parse error: Invalid JSON-RPC message');
      messages.push(message);
    }
    if (messages.some(this.#rules.isInitialize)) {
      if (this.#isInitialized) return refused(400, RPC.invalidRequest, 'Invalid Request: Server already initialized');
      this.#isInitialized = true;
    } else {
      if (!this.#isInitialized) return refused(400, RPC.server, 'Bad Request: Server not initialized');
      const refusal = this.#wrongVersion(headers);
      if (refusal) return refusal;
    }
    const ids = requestIds(messages);
    const stream = ids.length > 0 ? answerStream() : null;
    if (stream) this.#inFlight.take(ids, { actor, left, stream, isBatch: ids.length > 1, due: ids.length });
    const forElsewhere = messages.flatMap((message) => this.#receive(message) ?? []);
    // Before the answer: the client may not be told that a message was accepted which could not be forwarded.
    for (const message of forElsewhere) await this.#shared.forward(message);
    return stream ? this.#streamed(stream) : { status: 202, headers: {}, body: null };
  }

  #wrongVersion({ 'mcp-protocol-version': version }: IncomingHttpHeaders): Answer | null {
    const { versions } = this.#rules;
    if (version === undefined || versions.includes(String(version))) return null;
    const supported = versions.join(', ');
    const message = `Bad Request: Unsupported protocol version: ${version} (supported versions: ${supported})`;
    return refused(400, RPC.server, message);
  }

  #streamed(stream: AnswerStream): Answer {
    const headers = {
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'content-type': 'text/event-stream',
      'mcp-session-id': this.sessionId,
      'x-accel-buffering': 'no',
    };
    return { status: 200, headers, body: stream };
  }

  /** Answers what is for another instance. */
  #receive(message: Message): Forwarded | null {
    const answered = answeredId(message);
    const cancelled = cancelledId(message);
    if (answered !== null) {
      if (this.#requests.isOpen(answered)) this.onmessage?.(this.#requests.incoming(message, answered));
      else if (answered !== '') return { kind: 'answer', name: answered, message: JSON.stringify(message) };
    } else if (cancelled === null) this.onmessage?.(message);
    else if (this.#inFlight.has(cancelled)) this.#cancel(message, cancelled);
    else return { kind: 'cancel', name: JSON.stringify(cancelled) };
    return null;
  }

  /** A server does not answer a cancelled request, but those of a batch wait for each other. */
  #cancel(message: Message, id: RequestId): void {
    this.onmessage?.(message);
    const post = this.#inFlight.postOf(id);
    if (post && !post.isBatch) post.stream.end();
    this.#settle(id, 'The request was cancelled.');
  }

  callerOf(id: RequestId): Caller {
    const { actor = null, left = null } = this.#inFlight.postOf(id) ?? {};
    if (!actor) throw new Error('A request reached the MCP server without an actor');
    return { actor, left, signal: () => this.#inFlight.signalOf(id) };
  }

  idInUse(body: unknown): RequestId | null {
    return this.#inFlight.idInUse(body);
  }

  isCalling(): boolean {
    return this.#inFlight.ids().length > 0;
  }

  isFor(kind: Forwarded['kind'], name: string): boolean {
    return kind === 'answer' ? this.#requests.isOpen(name) : this.#inFlight.has(JSON.parse(name));
  }

  receive(message: Forwarded): void {
    this.#receive(message.kind === 'answer' ? JSON.parse(message.message) : cancellationOf(JSON.parse(message.name)));
  }

  async send(message: Message, { relatedRequestId }: { relatedRequestId?: RequestId | undefined } = {}): Promise<void> {
    const isAnswer = message.method === undefined;
    const id = isAnswer ? message.id : relatedRequestId;
    const sent = this.#requests.outgoing(message);
    if (id === undefined && !isAnswer) return this.#stream?.send(sent);
    const post = id === undefined ? undefined : this.#inFlight.postOf(id);
    if (id === undefined || !post) throw new Error('The request has been answered');
    if (!isAnswer) return post.stream.send(sent);
    this.#inFlight.answered(id);
    if (post.due > 0) post.stream.send(sent);
    else post.stream.end(sent);
  }

  endStream(): void {
    this.subscriptions.streamClosed();
    this.#stream?.end();
    this.#stream = null;
  }

  async close(reason = 'The session has ended.'): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.subscriptions.end();
    for (const id of this.#inFlight.ids()) this.#settle(id, reason);
    this.#stream?.end();
    this.onclose?.();
  }

  #settle(id: RequestId, reason: string): void {
    this.#inFlight.stop(id);
    void this.send({ jsonrpc: '2.0', id, error: { code: RPC.server, message: reason } });
  }
}

/** Clients must list what they take; curl and others list all of it, as any type (RFC 9110 12.5.1). */
function takes({ accept = '' }: IncomingHttpHeaders, type: string): boolean {
  return accept.includes(type) || accept.includes('*/*');
}

function gone(): Answer {
  return refused(404, RPC.noSession, 'Session not found');
}

function refused(status: number, code: number, message: string): Answer {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null });
  return { status, headers: { 'content-type': 'application/json' }, body };
}
