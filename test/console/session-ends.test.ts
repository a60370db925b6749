/** A session that ends while its pages are open, and two people at the same time, in a real browser. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('a session', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
  });
  after(() => browser.close());
  // A stream that ends late would be counted with those of the next test.
  afterEach(() => eventually('nobody reads a stream', async () => room.app.streams() === 0));

  const signInOf = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
  const newKey = async (input: object = {}) => (await room.rest('POST', '/api-keys', { name: 'person', ...input })).body;
  /** When its stream is read, so that it hears of the end. */
  const opened = async (key: string) => {
    const before = room.app.streams();
    const page = await browser.open(room, { path: '/mail', key });
    await page.getByRole('button', { name: /Sign out/ }).waitFor();
    await eventually('its stream is read', async () => room.app.streams() > before);
    return page;
  };

  it('that is signed out in one tab is over in the other', async () => {
    const page = await opened((await newKey()).key);
    const other = await page.context().newPage();
    await other.goto(`${room.url}/mail`);
    await other.getByRole('button', { name: /Sign out/ }).click();
    await signInOf(other).waitFor();
    await signInOf(page).waitFor();
    assert.match(page.url(), /\/sign-in/);
    await page.context().close();
  });

  it('of a key that is revoked leads to sign-in, and back to where the person was', async () => {
    const { id, key } = await newKey();
    const page = await opened(key);
    await room.rest('POST', `/api-keys/${id}/revoke`);
    await signInOf(page).waitFor();
    await page.getByLabel('API key').fill((await newKey()).key);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mail');
    await page.context().close();
  });

  it('of one person is not that of another', async () => {
    const [reader, writer] = [await newKey({ scopes: ['emails:read', 'inboxes:read'] }), await newKey()];
    const [one, two] = [await opened(reader.key), await opened(writer.key)];
    const made = (page: Page) =>
      page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/v1/inboxes', { method: 'POST', headers, body: '{}' })).status;
      });
    assert.deepEqual([await made(one), await made(two)], [403, 201]);
    await two.getByRole('button', { name: /Sign out/ }).click();
    await signInOf(two).waitFor();
    assert.equal(await one.evaluate(async () => (await fetch('/api/v1/inboxes')).status), 200);
    assert.equal(await signInOf(one).count(), 0);
    for (const page of [one, two]) await page.context().close();
  });
});
