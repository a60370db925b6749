/** A real browser in which messages are shown in frames, as the console shows them, and a listener that counts what asks elsewhere. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import type { Postroom } from '../rooms/postroom.ts';
import { closedAtEnd } from '../running/closing.ts';
import { launchBrowser, PATIENCE_MS } from './browser.ts';
import { consoleClient } from './console-client.ts';

export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export type Trap = {
  url: string /** What was asked, and `connected` for a connection without a request. */;
  asked: string[];
  requests: IncomingMessage[];
};

/** A web server that no page should ever ask. */
export async function startTrap(answer?: (path: string) => { type: string; body: Buffer } | null): Promise<Trap> {
  const trap: Trap = { url: '', asked: [], requests: [] };
  const server = createServer((request, response) => {
    trap.asked.push(request.url ?? '');
    trap.requests.push(request);
    const found = answer?.(request.url ?? '') ?? null;
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': found.type, 'access-control-allow-origin': '*' }).end(found.body);
  });
  server.on('connection', () => trap.asked.push('connected'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closedAtEnd({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  trap.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return trap;
}

export type FrameBrowser = {
  context: BrowserContext;
  page: Page;
  /** Dialogs that pages opened, and all addresses that they asked for. */
  dialogs: string[];
  asked: string[];
  /** Shows messages together, each in a frame of its own, and answers the frames once they have loaded. */
  show(paths: string[]): Promise<Frame[]>;
};

/** A browser that is signed in at the room. */
export async function openFrameBrowser(room: Postroom): Promise<FrameBrowser> {
  const browser = closedAtEnd(await launchBrowser());
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  const client = consoleClient(room.url);
  await client.signIn();
  const [name = '', value = ''] = (client.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: room.url, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  const found: FrameBrowser = {
    context,
    page,
    dialogs: [],
    asked: [],
    async show(paths) {
      await page.goto(`${room.url}/mail`);
      await page.evaluate(`(${PUT_FRAMES})(${JSON.stringify({ paths, sandbox: SANDBOX })})`);
      return paths.map((_, at) => {
        const frame = page.frames().find((one) => one.name() === `f${at}`);
        if (!frame) throw new Error(`the frame ${at} is gone`);
        return frame;
      });
    },
  };
  context.on('request', (request) => found.asked.push(request.url()));
  const watch = (opened: Page) =>
    opened.on('dialog', (dialog) => {
      found.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  watch(page);
  context.on('page', watch);
  return found;
}

/** Shows HTML as it is, many documents on one page and without a sandbox, to see that what is looked for can be found. */
export async function showRaw(documents: string[]): Promise<void> {
  const frames = documents.map((_, at) => `<iframe src="/raw/${at}"></iframe>`);
  const server = await startTrap((path) => {
    const html = path === '/' ? frames.join('') : documents[Number(/^\/raw\/(\d+)$/.exec(path)?.[1] ?? NaN)];
    return html === undefined ? null : { type: 'text/html; charset=utf-8', body: Buffer.from(`<!doctype html><p>x</p>${html}`) };
  });
  const browser = closedAtEnd(await launchBrowser());
  const page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  // Some of them keep the page from ever being loaded.
  await page.goto(server.url, { waitUntil: 'commit' });
}

/** Runs in the browser; resolves when all have loaded. */
const PUT_FRAMES = `({ paths, sandbox }) => {
  document.body.replaceChildren();
  return Promise.all(paths.map((path, at) => new Promise((loaded) => {
    const frame = document.createElement('iframe');
    frame.name = 'f' + at;
    frame.setAttribute('sandbox', sandbox);
    frame.addEventListener('load', () => loaded(), { once: true });
    frame.src = path;
    frame.width = '900';
    frame.height = '300';
    document.body.append(frame);
  }))).then(() => null);
}`;
