/** Signing in and out: POST, GET and DELETE of /console/session. */
import express, { type Response, Router } from 'express';
import { z } from 'zod';
import { endSession, expiryOf, type OpenedSession, openSession, openSessionByLink } from '../core/access/console-sessions.ts';
import { type Gate, refuseOverLimit } from '../core/access/gate.ts';
import { isCode, PostroomError } from '../core/base/errors.ts';
import type { Core } from '../core/ports/core.ts';
import type { ApiKeyRow } from '../core/store/api-keys.ts';
import type { ConsoleSessionRow } from '../core/store/console-sessions.ts';
import { wrongMethod } from '../rest/problems.ts';
import type { ConsoleCallers } from './callers.ts';
import { clearSessionCookie, sessionCookie, setSessionCookie } from './cookie.ts';
import type { OwnOrigin } from './own-origin.ts';

/** Bytes: a key has at most 512. */
const MAX_BODY = 2048;

const secret = z.string().regex(/^[\x21-\x7e]{1,512}$/);
const signIn = z.union([z.strictObject({ key: secret }), z.strictObject({ link: secret })]);

export function sessionRoutes(core: Core, { gate, own, callers }: { gate: Gate; own: OwnOrigin; callers: ConsoleCallers }) {
  const router = Router({ caseSensitive: true });
  router.post('/', express.json({ limit: MAX_BODY }), async (request, response) => {
    own.requireOrigin(request);
    const address = request.ip ?? '';
    const given = readSignIn(request.body);
    const opened =
      'link' in given
        ? await gate.attempt(address, () => openSessionByLink(core, given.link))
        : await byKey(core, gate, address, given.key);
    const before = sessionCookie(request);
    if (before !== null) await endSession(core, before);
    setSessionCookie(response, opened.token, own.isByTls(request));
    tell(response.status(201), opened.session, opened.key);
  });
  router.get('/', async (request, response) => {
    // A page may ask this again and again, so it keeps no session alive.
    const entry = await callers.enter(request, false).catch((error: unknown) => {
      // Else the browser would go on to send it, and each time counts as a failure.
      if (isCode(error, 'unauthenticated')) clearSessionCookie(response);
      throw error;
    });
    if (!entry) throw notSignedIn();
    tell(response, entry.session, entry.actor.key);
  });
  router.delete('/', async (request, response) => {
    own.requireOrigin(request);
    const token = sessionCookie(request);
    if (token !== null) await endSession(core, token);
    clearSessionCookie(response);
    response.status(204).end();
  });
  router.all('/', wrongMethod(['POST', 'GET', 'DELETE']));
  return router;
}

async function byKey(core: Core, gate: Gate, address: string, key: string): Promise<OpenedSession> {
  const entry = await gate.enter(address, `Bearer ${key}`);
  refuseOverLimit(entry);
  return await openSession(core, entry.actor.key);
}

/** Quotes nothing of the body, which may hold a secret. */
function readSignIn(body: unknown): z.infer<typeof signIn> {
  const read = signIn.safeParse(body);
  if (read.success) return read.data;
  throw new PostroomError('invalid_request', 'The body holds neither a key nor a link.', {
    hint: 'Send JSON, {"key": "…"} or {"link": "…"}.',
  });
}

function tell(response: Response, session: ConsoleSessionRow, key: ApiKeyRow): void {
  response.json({ expiresAt: expiryOf(session, key).toISOString() });
}

function notSignedIn(): PostroomError {
  return new PostroomError('unauthenticated', 'Nobody is signed in here.', { hint: 'Sign in at /sign-in.' });
}
