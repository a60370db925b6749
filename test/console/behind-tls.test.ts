/** The console behind a proxy that ends TLS, in a real browser: the cookie is for this host by TLS alone, and the stream of events comes through. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { buildConsole, launchBrowser, noBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { API_KEY, type Postroom, startPostroom } from '../support/rooms/postroom.ts';
import { closedAtEnd } from '../support/running/closing.ts';
import { freePort } from '../support/servers/free-port.ts';
import { issuedCertificate } from '../support/servers/issued-certificate.ts';

const HOST = 'localhost';

describe('the console behind TLS', { skip: noBrowser }, () => {
  it('signs in with a cookie that no other host can set, shows mail that comes, and signs out', async () => {
    await buildConsole();
    const port = await freePort();
    const url = `https://${HOST}:${port}`;
    const room = await startPostroom({ APP_URL: url, BASE_URL: url, TRUST_PROXY: 'loopback' });
    await startTlsProxy(room, port);
    const browser = closedAtEnd(await launchBrowser());
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.goto(`${url}/mail`);
    await page.getByLabel('API key').fill(API_KEY);
    await page.keyboard.press('Enter');
    await page.getByText('Live', { exact: true }).waitFor();
    const cookies = (await context.cookies()).map(({ name, domain, path, secure, httpOnly, sameSite }) => ({
      ...{ name, domain, path, secure, httpOnly, sameSite },
    }));
    assert.deepEqual(cookies, [
      { name: '__Host-postroom_session', domain: HOST, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
    ]);

    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'tls' });
    await room.inbound(inbox.address, written({ to: inbox.address, subject: 'Came by TLS' }));
    await page.getByRole('link', { name: /Came by TLS/ }).click();
    await page.getByRole('heading', { name: 'Came by TLS' }).waitFor();
    await page.getByRole('button', { name: /Sign out/ }).click();
    await page.waitForURL('**/sign-in');
    assert.deepEqual(await context.cookies(), []);
  });
});

/** Passes each request on as it came, and says as nginx does that it came by TLS. */
async function startTlsProxy(room: Postroom, port: number): Promise<void> {
  const server = createServer(issuedCertificate(HOST, { selfSigned: true }), (request, response) => {
    const headers = { ...request.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': request.socket.remoteAddress };
    const passed = ask(new URL(request.url ?? '/', room.url), { method: request.method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  assert.equal((server.address() as AddressInfo).port, port);
  closedAtEnd({
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
