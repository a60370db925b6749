/** A real browser in which messages are shown in frames, as the console shows them, and a listener that counts what asks elsewhere. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium, type Frame, type Page } from 'playwright-core';
import { closedAtEnd } from './closing.ts';
import { consoleClient } from './console-client.ts';
import { API_KEY, type Postroom } from './postroom.ts';
import { mail } from './received-mail.ts';

export const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

const EXECUTABLE = '/usr/bin/chromium';
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Why tests in a browser are skipped here; false = they are not. */
export const withoutBrowser = existsSync(EXECUTABLE) ? false : `${EXECUTABLE} is not installed, which draws the pages`;

export type Trap = {
  url: string /** What was asked, and `connected` for a connection without a request. */;
  asked: string[];
  requests: IncomingMessage[];
};

/** A web server that nobody is to ask. */
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
  closedAtEnd({ close: () => (server.closeAllConnections(), server.close()) });
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
export async function openFrameBrowser(room: Postroom, key = API_KEY): Promise<FrameBrowser> {
  const browser = closedAtEnd(await chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS }));
  const context = await browser.newContext();
  const client = consoleClient(room.url);
  await client.signIn({ key });
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
  context.on('page', (opened) => opened.on('dialog', (dialog) => (found.dialogs.push(dialog.message()), void dialog.dismiss())));
  page.on('dialog', (dialog) => {
    found.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return found;
}

/** Shows HTML as it is, many documents on one page and without a sandbox, to see that what is looked for can be found. */
export async function showRaw(documents: string[]): Promise<void> {
  const frames = documents.map((_, at) => `<iframe src="/raw/${at}"></iframe>`);
  const server = await startTrap((path) => {
    const html = path === '/' ? frames.join('') : documents[Number(/^\/raw\/(\d+)$/.exec(path)?.[1] ?? NaN)];
    return html === undefined ? null : { type: 'text/html; charset=utf-8', body: Buffer.from(`<!doctype html><p>x</p>${html}`) };
  });
  const browser = closedAtEnd(await chromium.launch({ executablePath: EXECUTABLE, args: ARGUMENTS }));
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

export type MailFile = { contentId: string; type: string; bytes: Buffer };

/** A mail with this HTML, whatever bytes are in it, and files that it names by their Content-ID. */
export function htmlMail(subject: string, html: string, files: MailFile[] = []): Buffer {
  const lines = (bytes: Buffer) => bytes.toString('base64').match(/.{1,76}/g) ?? [];
  const part = (type: string, bytes: Buffer, more: string[] = []) => [
    '--edge',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...more,
    '',
    ...lines(bytes),
  ];
  return mail(
    'From: Mallory <mallory@example.com>',
    'To: agent@example.com',
    `Subject: ${subject}`,
    `Message-ID: <${subject.replace(/\W+/g, '-')}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=edge',
    '',
    ...part('text/html; charset=utf-8', Buffer.from(html)),
    ...files.flatMap(({ contentId, type, bytes }) =>
      part(type, bytes, [`Content-ID: <${contentId}>`, 'Content-Disposition: inline']),
    ),
    '--edge--',
    '',
  );
}

/** Makes an inbox; answers a function that receives a mail there through the webhook, and the id it got. */
export async function messageDoor(room: Postroom, key = API_KEY): Promise<(mime: Buffer) => Promise<string>> {
  const { body } = await room.rest('POST', '/inboxes', {}, { key });
  return async (mime) => {
    const { json, status } = await room.inbound(body.address, mime);
    if (status !== 200) throw new Error(`the mail was not taken: ${status} ${JSON.stringify(json)}`);
    const { body: list } = await room.rest('GET', `/emails?inboxId=${body.id}&limit=1`, undefined, { key });
    return list.data[0].id;
  };
}
