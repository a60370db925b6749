/** The cookie of a session (RFC 6265bis): how it is written, and which one of a request counts. */
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { SESSION_LIFE } from '../core/access/console-sessions.ts';

const NAME = 'postroom_session';

/** A browser takes it by TLS only, for this host alone, so that no other host of the domain can have set it. */
const HOST_NAME = `__Host-${NAME}`;

/** 32 bytes in base62. */
const VALUE = /^[0-9A-Za-z]{40,50}$/;

/** The value of the session's cookie; null when there is none. By TLS only the one with the prefix counts. */
export function sessionCookie(request: Request): string | null {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const value = cookies[HOST_NAME] ?? (request.secure ? undefined : cookies[NAME]);
  return value !== undefined && VALUE.test(value) ? value : null;
}

/** `overTls`: the browser came by TLS, however the request came here. */
export function setSessionCookie(response: Response, token: string, overTls: boolean): void {
  response.cookie(overTls ? HOST_NAME : NAME, token, { ...FLAGS, secure: overTls, maxAge: SESSION_LIFE });
}

/** Both, as a browser may have come by TLS and without; without TLS it passes over the one with the prefix. */
export function clearSessionCookie(response: Response): void {
  response.clearCookie(NAME, FLAGS);
  response.clearCookie(HOST_NAME, { ...FLAGS, secure: true });
}

const FLAGS = { httpOnly: true, sameSite: 'strict', path: '/' } as const;
