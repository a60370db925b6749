/** Posts as Resend makes them, signed by the library of Standard Webhooks, and a server on loopback that stands in for its API. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { Json, Postroom } from '../rooms/postroom.ts';
import { standInApi } from '../servers/stand-in-api.ts';
import { mailOf, type PostAnswer, post } from './provider-posts.ts';

const secret = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
export const RESEND = { current: secret(11), old: secret(12), wrong: secret(13) };
export const RESEND_KEYS = { current: 're_the_key_of_today', old: 're_the_key_of_yesterday' };

/** What the API knows of a mail; it may know recipients too. */
export type Kept = { mime: Buffer; received_for?: string[]; to?: string[] };

/** How a request is answered: as the API does, by a status, by hand, or never. */
export type Answering = 'well' | 'never' | number | ((response: ServerResponse) => void);

export type ResendApi = Awaited<ReturnType<typeof startResendApi>>;

export async function startResendApi() {
  const kept = new Map<string, Kept>();
  const state = {
    kept,
    /** What each request asked for: `mail` the API for an email, `raw` the address of its bytes. */
    asked: [] as { what: 'mail' | 'raw'; id: string; authorization: string | null }[],
    mail: 'well' as Answering,
    raw: 'well' as Answering,
    keys: Object.values(RESEND_KEYS) as string[],
    url: '',
    /** The host of the addresses of bytes; '' = the API's own. */
    cdn: '',
    count: (what: 'mail' | 'raw') => state.asked.filter((one) => one.what === what).length,
    keep: (subject: string, more: Partial<Kept> = {}) => {
      const id = randomUUID();
      kept.set(id, { mime: Buffer.from(mailOf(subject)), ...more });
      return id;
    },
  };
  return await standInApi(state, (request, response) => answer(state, request, response));
}

/** What a self-hoster would set, and what lets the stand-in on this machine be asked. */
export function resendEnv(api: { url: string }): Record<string, string> {
  return {
    RESEND_INBOUND_SECRET: `${RESEND.current},${RESEND.old}`,
    RESEND_API_KEY: `${RESEND_KEYS.current},${RESEND_KEYS.old}`,
    RESEND_API_URL: api.url,
    OUTGOING_ALLOW: '127.0.0.1/32',
  };
}

export type Posting = { by?: keyof typeof RESEND; at?: Date; id?: string };

/** The post about a mail; `to` null = it does not tell the recipients. */
export function noticeOf(emailId: string, to: string[] | null): Json {
  const told = { from: 'Ann <ann@example.org>', to: ['header@else.example'], bcc: [], cc: [], subject: 'as Resend reads it' };
  const data = { email_id: emailId, ...told, ...(to === null ? {} : { received_for: to }), message_id: '<x@example.org>' };
  return { type: 'email.received', created_at: '2026-11-20T10:00:00.000Z', data: { ...data, attachments: [] } };
}

export async function postNotice(room: Postroom, notice: Json, posting: Posting = {}): Promise<PostAnswer> {
  const body = JSON.stringify(notice);
  return await post(room, 'resend/inbound', body, svixHeaders(body, posting));
}

export function svixHeaders(body: string, { by = 'current', at = new Date(), id = `msg_${randomUUID()}` }: Posting = {}) {
  const headers: [string, string][] = [
    ['content-type', 'application/json'],
    ['svix-id', id],
    ['svix-timestamp', String(Math.floor(at.getTime() / 1000))],
    ['svix-signature', new Webhook(RESEND[by]).sign(id, at, body)],
  ];
  return headers;
}

type State = Pick<ResendApi, 'kept' | 'asked' | 'mail' | 'raw' | 'keys' | 'url' | 'cdn'>;

function answer(state: State, { url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const [, place = '', id = ''] = /^(\/emails\/receiving|\/raw)\/([\w-]+)/.exec(url) ?? [];
  const what = place === '/raw' ? 'raw' : 'mail';
  const authorization = headers.authorization ?? null;
  state.asked.push({ what, id, authorization });
  const answering = state[what];
  if (answering === 'never') return;
  if (typeof answering === 'function') answering(response);
  else {
    const { status, body } = typeof answering === 'number' ? empty(answering) : known(state, { what, id, authorization });
    response.writeHead(status).end(body);
  }
}

function known(state: State, { what, id, authorization }: State['asked'][number]): { status: number; body: Buffer | string } {
  const found = state.kept.get(id);
  if (!found) return empty(404);
  if (what === 'raw') return { status: 200, body: found.mime };
  if (!state.keys.some((key) => authorization === `Bearer ${key}`)) return empty(401);
  const { mime: _mime, ...told } = found;
  const raw = { download_url: `${state.cdn || state.url}/raw/${id}?signature=abc`, expires_at: '2026-11-20T11:00:00.000Z' };
  return { status: 200, body: JSON.stringify({ object: 'email', id, ...told, raw }) };
}

function empty(status: number) {
  return { status, body: '{}' };
}
