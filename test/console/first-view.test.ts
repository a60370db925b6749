/** How a page comes up in a real browser: what is asked for side by side, and that nobody else's list is shown. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('the first view', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    const { address } = (await room.rest('POST', '/inboxes', { localPart: 'first' })).body;
    await room.inbound(address, written({ to: address, subject: 'Seen at once' }));
    await eventually('it is filed', async () => (await room.rest('GET', '/threads')).body.data.length === 1);
  });
  after(() => browser.close());

  it('needs no script that the document does not name', async () => {
    for (const [path, sign] of [
      ['/mail', 'Seen at once'],
      ['/', 'Mail a day'],
    ] as const) {
      const page = await browser.open(room, { path });
      await page.getByText(sign).first().waitFor();
      const { named, loaded } = await page.evaluate<{ named: string[]; loaded: string[] }>(`({
        named: [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(({ href, src }) => href ?? src),
        loaded: performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')),
      })`);
      assert.ok(named.length > 2, path);
      assert.deepEqual([...new Set(loaded)].sort(), named.sort(), path);
      await page.context().close();
    }
  });

  it('of the mail asks for its list before it is known who is signed in', async () => {
    const page = await browser.open(room, { path: '/healthz' });
    const listed = page.waitForRequest(/\/api\/v1\/threads\?/);
    await page.route('**/api/v1/whoami', async (route) => {
      await listed;
      await route.continue();
    });
    await page.goto(`${room.url}/mail`);
    await page.getByRole('link', { name: /Seen at once/ }).waitFor();
    await page.context().close();
  });

  it('shows no person what was read ahead for another', async () => {
    const other = await room.account();
    const page = await browser.open(room, { path: '/healthz' });
    const read = page.waitForResponse(/\/api\/v1\/threads\?/);
    const refuse = async (route: Route) => {
      await (await read).finished();
      await route.fulfill({ status: 401, json: { status: 401, code: 'unauthenticated', title: 'x', detail: 'x' } });
    };
    await page.route('**/api/v1/whoami', refuse, { times: 1 });
    await page.goto(`${room.url}/mail`);
    await page.getByLabel('API key').fill(other);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
    assert.equal(await page.getByText('Seen at once').count(), 0);
    await page.context().close();
  });
});
