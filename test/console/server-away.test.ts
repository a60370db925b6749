/** A server that cannot be reached for a while: its pages go on by themselves, and show what happened meanwhile. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('after a server was away', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    await room.rest('POST', '/templates', { name: 'Welcome', subject: 'x', text: 'x' });
  });
  after(() => browser.close());

  it('what happened meanwhile is shown, also if nothing had happened before', async () => {
    const page = await browser.open(room, { path: '/inboxes' });
    await page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('Postroom cannot be reached').waitFor();
    await eventually('the stream has ended', async () => room.app.streams() === 0);
    await room.rest('POST', '/inboxes', { localPart: 'meanwhile' });
    await page.context().setOffline(false);
    await page.getByText('meanwhile@postroom.localhost').waitFor();
    await page.context().close();
  });

  it('a page that could not be read is read, and one that could not be loaded is loaded', async () => {
    const page = await browser.open(room, { path: '/templates' });
    const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
    await page.getByText('Welcome').first().waitFor();
    await open('Suppressions');
    await page.getByRole('heading', { name: 'Every address may be written to' }).waitFor();
    await page.context().setOffline(true);
    await open('Templates');
    await page.getByRole('alert').getByText('Postroom cannot be reached.', { exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('Welcome').first().waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.context().setOffline(true);
    await open('Domains');
    await page.getByText('The page could not be loaded').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'No domain of your own' }).waitFor();
    await page.context().close();
  });
});
