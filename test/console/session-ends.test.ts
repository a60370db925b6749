/** A session that ends while its pages are open, and two people at the same time, in a real browser. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
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
  const origin = () => new URL(room.url).origin;
  /** Without a page that tells of it, as it ends by its age. */
  const ends = (page: Page) => page.context().request.delete(`${room.url}/console/session`, { headers: { origin: origin() } });
  const signIn = async (page: Page, key: string) => {
    await signInOf(page).waitFor();
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
  };
  const newKey = async (input: object = {}) => (await room.rest('POST', '/api-keys', { name: 'person', ...input })).body;
  /** When its stream is read, so that it hears of the end. */
  const opened = async (key: string, path = '/mail', late = false) => {
    const before = room.app.streams();
    const page = await browser.open(room, { path, key, late });
    await page.getByRole('button', { name: /Sign out/ }).waitFor();
    await eventually('its stream is read', async () => room.app.streams() > before);
    return page;
  };
  /** Its stream never answers, so only what a person does tells of the end. */
  const unheard = async (key: string, path: string) => {
    const page = await browser.open(room, { path: '/settings', key });
    await page.route('**/events/stream', () => undefined);
    await page.goto(`${room.url}${path}`);
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
    // Another key begins the page anew, and Chromium may hang when a page is closed while it loads.
    const anew = page.waitForEvent('load');
    await signIn(page, (await newKey()).key);
    await anew;
    await page.getByRole('button', { name: 'Sign out (person)' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/mail');
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

  it('that ends in the middle of a form keeps what was typed, out of sight, and goes on with it', async () => {
    const { key } = await newKey();
    const page = await opened(key, '/templates', true);
    await page.getByRole('button', { name: 'New template' }).click();
    const form = page.getByRole('dialog', { name: 'New template' });
    await form.getByLabel('Name').fill('Half done');
    await form.getByLabel('Subject').fill('A subject');
    await form.getByLabel('Text', { exact: true }).fill('Words that took an hour.');
    await ends(page);
    await signInOf(page).waitFor();
    assert.equal(await form.isVisible(), false);
    assert.equal(new URL(page.url()).pathname, '/templates');
    assert.deepEqual(await seriousFindings(page), []);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await signIn(page, 'pr_wrong');
    await page.getByRole('alert').filter({ hasText: 'API key' }).waitFor();
    await signIn(page, key);
    await signInOf(page).waitFor({ state: 'detached' });
    assert.equal(await form.getByLabel('Name').inputValue(), 'Half done');
    const focused = await page.evaluate('document.activeElement.name');
    assert.equal(focused, 'text');
    await page.getByText('Live', { exact: true }).waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Half done' }).waitFor();
    await page.context().close();
  });

  it('that ended before a form was sent says so, and the form is sent anew', async () => {
    const { key } = await newKey();
    const page = await unheard(key, '/suppressions');
    await page.getByRole('button', { name: 'Suppress an address' }).click();
    const form = page.getByRole('dialog').filter({ hasText: 'Address' });
    await form.getByLabel('Address').fill('late@example.org');
    await ends(page);
    const send = form.locator('button[type=submit]');
    await send.click();
    await signIn(page, key);
    await form.getByRole('alert').getByText('The session had ended, so this was not done.').waitFor();
    await send.click();
    await page.getByRole('cell', { name: 'late@example.org' }).waitFor();
    await page.context().close();
  });

  it('leaves the mail that is being written, and saves it afterwards', async () => {
    const { key } = await newKey();
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'writer' });
    const page = await unheard(key, `/mail/${inbox.id}`);
    await page.getByRole('button', { name: 'Compose' }).click();
    const sheet = page.getByRole('dialog', { name: 'New mail' });
    await ends(page);
    await sheet.getByLabel('Subject').fill('Not lost');
    await signIn(page, key);
    await sheet.getByText('Saved as a draft').waitFor();
    const { body } = await room.rest('GET', `/emails?status=draft&inboxId=${inbox.id}`);
    assert.equal(body.data[0].subject, 'Not lost');
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.context().close();
  });

  it('shows what happened while it was over', async () => {
    const { key } = await newKey();
    const page = await opened(key, '/inboxes');
    await page.getByRole('heading', { name: 'Inboxes' }).waitFor();
    await ends(page);
    await signInOf(page).waitFor();
    await room.rest('POST', '/inboxes', { localPart: 'while-over' });
    await signIn(page, key);
    await page.getByText('while-over@postroom.localhost').waitFor();
    await page.context().close();
  });

  it('is followed by that of another key with nothing of the first', async () => {
    const page = await opened((await newKey()).key, '/templates');
    await page.getByRole('button', { name: 'New template' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('A secret of the first');
    await ends(page);
    await signIn(page, (await newKey()).key);
    await page.getByRole('button', { name: 'New template' }).waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.ok(!(await page.content()).includes('A secret of the first'));
    await page.context().close();
  });

  it('that begins again in one tab goes on in the others, and another one shows them anew', async () => {
    const { key } = await newKey();
    const other = await newKey();
    const page = await opened(key);
    const tab = await page.context().newPage();
    await tab.goto(`${room.url}/inboxes`);
    await tab.getByRole('button', { name: /Sign out/ }).waitFor();
    await ends(page);
    for (const one of [page, tab]) await signInOf(one).waitFor();
    await signIn(tab, key);
    for (const one of [page, tab]) await signInOf(one).waitFor({ state: 'detached' });
    await page.getByText('Live', { exact: true }).waitFor();
    await ends(page);
    for (const one of [page, tab]) await signInOf(one).waitFor();
    const reloaded = tab.waitForEvent('load');
    await signIn(page, other.key);
    await reloaded;
    for (const one of [page, tab]) await one.getByRole('button', { name: 'Sign out (person)' }).waitFor();
    await page.context().close();
  });

  it('stays where it is when it cannot be ended, and the page says so', async () => {
    const page = await opened((await newKey()).key);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /Sign out/ }).click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Postroom cannot be reached.').waitFor();
    await page.context().setOffline(false);
    await page.context().close();
  });
});
