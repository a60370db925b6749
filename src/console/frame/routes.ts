/** The frame of a message, below /console/messages: the page, its pictures, and a page between each of its links and the world. */
import { type Request, type Response, Router } from 'express';
import { refuseOverLimit } from '../../core/access/gate.ts';
import { type Actor, requireScope } from '../../core/base/actor.ts';
import { notFound, PostroomError } from '../../core/base/errors.ts';
import { imageTypeOf } from '../../core/base/image-type.ts';
import type { Core } from '../../core/ports/core.ts';
import type { FramedMail } from '../../core/ports/mail-reader.ts';
import { wrongMethod } from '../../rest/problems.ts';
import type { ConsoleCallers } from '../callers.ts';
import { frameGrants, type Granted, type GrantKind } from './grants.ts';
import { linkPage } from './link-page.ts';
import { type ReadMessage, readMessage } from './message.ts';
import { messagePage, policyOf } from './page.ts';
import { SAFE_HEADERS, sendPage } from './sending.ts';
import { fairTurns } from './turns.ts';

/** Milliseconds in which the pictures of a page may be asked for, and in which its links lead on. */
const IMAGES_LIFE = 5 * 60_000;
const PAGE_LIFE = 12 * 3600_000;

/** Bounds of one picture on a web server. */
const PICTURE_BOUNDS = { mostBytes: 10 * 1024 * 1024, timeoutMs: 10_000 };
const TURNS = { atOnce: 12, ofAccount: 4, waiting: 200 };

/** A Host that CSP can name (CSP 3, 2.3.1), which has no way to write an IPv6 address. */
const NAMEABLE = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

type Viewer = { actor: Actor; sessionHash: string };

export function frameRoutes(core: Core, callers: ConsoleCallers): Router {
  const router = Router({ caseSensitive: true });
  const grants = frameGrants(core);
  const turns = fairTurns(TURNS);

  /** Throws `not_found` for a grant that does not hold, or is for something else. */
  async function granted(request: Request<{ id: string; grant: string }>, kinds: GrantKind[]): Promise<Granted> {
    const found = await grants.open(request.params.grant, request.params.id);
    if (!found || !kinds.includes(found.kind)) throw ended();
    return found;
  }

  async function sendMessage(
    request: Request<{ id: string }>,
    response: Response,
    viewer: Viewer,
    remote: boolean,
  ): Promise<void> {
    const { id } = request.params;
    const { mail } = await readMessage(core, viewer.actor, id);
    const make = (kind: GrantKind, life: number) =>
      grants.make(kind, { emailId: id, sessionHash: viewer.sessionHash, until: new Date(core.clock.now().getTime() + life) });
    const base = `/console/messages/${encodeURIComponent(id)}`;
    const page = `${base}/${await make(remote ? 'page-with-images' : 'page', PAGE_LIFE)}`;
    const images = `${base}/${await make(remote ? 'all-images' : 'own-images', IMAGES_LIFE)}/images/`;
    const paths = {
      link: (number: number) => `${page}/links/${number}`,
      image: (number: number) => `${images}${number}`,
      withImages: remote ? null : `${base}/${await make('page-with-images', PAGE_LIFE)}`,
    };
    const isShowing = mail.images.some(({ from }) => remote || from === 'mail');
    const places = isShowing ? hostsOf(core, request).map((host) => `${host}${images}`) : [];
    const sources = [...places, ...(holdsPictures(mail) ? ['data:'] : [])];
    sendPage(response, messagePage(mail, { paths, remote }), policyOf(sources));
  }

  router.get('/:id', async (request, response) => {
    const entry = await callers.enter(request, true);
    if (!entry) throw new PostroomError('unauthenticated', 'Nobody is signed in here.', { hint: 'Sign in at /sign-in.' });
    refuseOverLimit(entry);
    requireScope(entry.actor, 'emails:read');
    const viewer = { actor: entry.actor, sessionHash: entry.session.hash };
    await sendMessage(request, response, viewer, request.query.images === 'remote');
  });
  router.get('/:id/:grant', async (request, response) => {
    const found = await granted(request, ['page', 'page-with-images']);
    await sendMessage(request, response, found, found.kind === 'page-with-images');
  });
  router.get('/:id/:grant/links/:number', async (request, response) => {
    const { actor } = await granted(request, ['page', 'page-with-images']);
    const { mail } = await readMessage(core, actor, request.params.id);
    const target = mail.links[numberOf(request.params.number)];
    if (!target) throw ended();
    const back = `/console/messages/${encodeURIComponent(request.params.id)}/${request.params.grant}`;
    sendPage(response, linkPage(target, back), policyOf([]));
  });
  router.get('/:id/:grant/images/:number', async (request, response) => {
    const { kind, actor } = await granted(request, ['own-images', 'all-images']);
    const message = await readMessage(core, actor, request.params.id);
    const bytes = await imageBytes(message, numberOf(request.params.number), kind, actor);
    const type = bytes && imageTypeOf(bytes);
    if (!type) throw notFound('picture');
    sendImage(response, bytes, type);
  });

  async function imageBytes(
    { mail, mime, owner }: ReadMessage,
    number: number,
    kind: GrantKind,
    actor: Actor,
  ): Promise<Buffer | null> {
    const image = mail.images[number];
    if (image?.from === 'mail') return await core.mailReader.attachment(mime, image.file, owner);
    if (!image || kind !== 'all-images') return null;
    return await turns.take(actor.account.id, () => core.web.picture(image.url, PICTURE_BOUNDS));
  }

  for (const path of ['/:id', '/:id/:grant', '/:id/:grant/links/:number', '/:id/:grant/images/:number'])
    router.all(path, wrongMethod(['GET']));
  return router;
}

/** Where the browser sees this server: what it said, and what is configured, as a proxy may have changed the first. */
function hostsOf(core: Core, request: Request): string[] {
  const hosts = [request.headers.host ?? '', new URL(core.settings.appUrl).host, new URL(core.settings.baseUrl).host];
  return [...new Set(hosts.map((host) => host.toLowerCase()))].filter((host) => NAMEABLE.test(host));
}

/** Whether a picture stands in the HTML itself. In the text of a mail the quotation mark would be escaped. */
function holdsPictures({ pieces }: FramedMail): boolean {
  return pieces.some((piece) => typeof piece === 'string' && piece.includes(' src="data:image/'));
}

function numberOf(text: string): number {
  return /^\d{1,5}$/.test(text) ? Number(text) : -1;
}

function sendImage(response: Response, bytes: Buffer, type: string): void {
  response.set({
    ...SAFE_HEADERS,
    // The frame that shows it has no origin, so it is none of the same.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
  });
  response.status(200).end(bytes);
}

function ended(): PostroomError {
  return new PostroomError('not_found', 'This leads nowhere, or not any more.', { hint: 'Open the message again.' });
}
