/** Posts as Brevo makes them of mail with files, and a server on loopback that stands in for its API, which hands the files out. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from '../rooms/postroom.ts';
import { standInApi } from '../servers/stand-in-api.ts';
import { SAMPLES } from './provider-samples.ts';
import type { Answering } from './resend.ts';

export const BREVO_KEYS = { current: 'xkeysib-the-key-of-today', old: 'xkeysib-the-key-of-yesterday' };

export type BrevoFile = { name: string | null; type?: string | null; content: Buffer | string; contentId?: string };

export type BrevoApi = Awaited<ReturnType<typeof startBrevoApi>>;

export async function startBrevoApi() {
  const state = {
    /** By token. */
    kept: new Map<string, Buffer>(),
    /** The tokens that were asked for, in their order. */
    asked: [] as string[],
    answering: 'well' as Answering,
    keys: Object.values(BREVO_KEYS) as string[],
    url: '',
    /** Keeps a file, and answers what a post says of it. */
    keep: ({ name, type = 'text/plain', content, contentId }: BrevoFile): Json => {
      const token = `${randomUUID()}/a+b=`;
      const bytes = Buffer.from(content);
      state.kept.set(token, bytes);
      return {
        Name: name,
        ContentType: type,
        ContentLength: bytes.length,
        ContentID: contentId ?? null,
        DownloadToken: token,
      };
    },
  };
  return await standInApi(state, (request, response) => answer(state, request, response));
}

/** What a self-hoster would set, and what lets the stand-in on this machine be asked. */
export function brevoEnv(api: { url: string }): Record<string, string> {
  return {
    BREVO_INBOUND_SECRET: SAMPLES.brevo.values.current,
    BREVO_API_KEY: `${BREVO_KEYS.current},${BREVO_KEYS.old}`,
    BREVO_API_URL: api.url,
    OUTGOING_ALLOW: '127.0.0.1/32',
  };
}

export type BrevoMail = { to: string[]; files: Json[]; subject?: string; text?: string; html?: string; headers?: Json };

/** A post with one mail, and its headers. */
export function brevoPost({ to, files, subject = 'with files', text = 'see the files', html, headers = {} }: BrevoMail) {
  const named = { Subject: subject, From: 'Ann <ann@example.org>', 'Message-ID': `<${randomUUID()}@example.org>` };
  const item = {
    Uuid: [randomUUID()],
    From: { Name: 'Ann', Address: 'ann@example.org' },
    Recipients: to,
    Subject: subject,
    Headers: { ...named, ...headers, 'Return-Path': '<bounces@example.org>' },
    RawTextBody: text,
    RawHtmlBody: html ?? null,
    Attachments: files,
  };
  const body = Buffer.from(JSON.stringify({ items: [item] }));
  return { body, headers: SAMPLES.brevo.prove(body, 'current', { mime: body, to, from: '' }) };
}

type State = Pick<BrevoApi, 'kept' | 'asked' | 'answering' | 'keys'>;

function answer(state: State, { url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const token = decodeURIComponent(/^\/inbound\/attachments\/([^/]+)$/.exec(url)?.[1] ?? '');
  state.asked.push(token);
  const { answering } = state;
  if (answering === 'never') return;
  if (typeof answering === 'function') answering(response);
  else if (typeof answering === 'number') response.writeHead(answering).end('{}');
  else if (!state.keys.includes(String(headers['api-key']))) response.writeHead(401).end('{}');
  else {
    const found = state.kept.get(token);
    response.writeHead(found ? 200 : 404).end(found ?? '{}');
  }
}
