/** Signing in and out, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
import { postroomIn } from '../support/processes/operator.ts';
import { API_KEY, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('signing in', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
  });
  after(() => browser.close());

  it('leads to where the person wanted to go, and out again', async () => {
    const page = await browser.open(room, { path: '/mail?view=unread', key: null });
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    assert.deepEqual(await seriousFindings(page), []);
    await page.getByLabel('API key').fill('pr_wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'API key' }).waitFor();
    await page.getByLabel('API key').fill(API_KEY);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Unread', exact: true }).waitFor();
    assert.equal(page.url(), `${room.url}/mail?view=unread`);
    await page.getByRole('button', { name: /Sign out/ }).click();
    await page.waitForURL('**/sign-in');
    const answer = await page.request.get(`${room.url}/api/v1/whoami`);
    assert.equal(answer.status(), 401);
  });

  it('and the mail after it load less than 60 KB of scripts and styles', async () => {
    const page = await browser.open(room, { path: '/sign-in', key: null });
    const loaded: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/console/assets/')) loaded.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    await page.reload();
    await page.getByLabel('API key').fill(API_KEY);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Mail', exact: true }).first().click();
    await page.getByRole('button', { name: 'Compose' }).or(page.getByRole('searchbox')).first().waitFor();
    const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
    assert.ok(bytes > 10_000 && bytes < 60_000, `${bytes} bytes`);
  });

  it('by a link takes a button, works once, and leaves nothing in the address', async () => {
    const link = await room.app.consoleLink();
    assert.ok(link);
    const path = link.slice(link.indexOf('/sign-in'));
    const page = await browser.open(room, { path, key: null, late: true });
    await page.getByRole('button', { name: 'Sign in with the link' }).waitFor();
    assert.ok(page.url().endsWith('/sign-in'));
    await page.getByRole('button', { name: 'Sign in with the link' }).click();
    await page.getByRole('link', { name: 'Mail', exact: true }).first().waitFor();
    const again = await browser.open(room, { path, key: null });
    await again.getByRole('button', { name: 'Sign in with the link' }).click();
    await again.getByRole('alert').filter({ hasText: 'used already' }).waitFor();
  });

  it('says why no page opens while the account is paused, and opens it afterwards', async () => {
    const key = await room.account();
    const page = await browser.open(room, { path: '/inboxes', key });
    await page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
    const { account } = (await room.rest('GET', '/whoami', undefined, { key })).body;
    await postroomIn(room)('accounts', 'pause', account.id);
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/paused/)
      .first()
      .waitFor();
    await postroomIn(room)('accounts', 'resume', account.id);
    await page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
    await page.context().close();
  });
});
