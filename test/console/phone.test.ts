/** The console on a phone: every page is found, and the focus goes with the pane that is shown. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

const screen = { width: 360, height: 740 };

describe('on a phone', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
  });
  after(() => browser.close());

  it('a menu names every page, and closes', async () => {
    const page = await browser.open(room, { path: '/keys', screen });
    const menu = page.getByRole('button', { name: 'All pages' });
    await menu.click();
    assert.equal(await menu.getAttribute('aria-expanded'), 'true');
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    assert.equal(await links.count(), 14);
    for (const link of await links.all()) {
      const box = await link.getByText(/./).first().boundingBox();
      assert.ok(box && box.width > 20 && box.x + box.width <= 360 && box.y + box.height <= 740, JSON.stringify(box));
    }
    assert.deepEqual(await seriousFindings(page), []);
    await page.keyboard.press('Escape');
    assert.equal(await menu.getAttribute('aria-expanded'), 'false');
    await menu.click();
    await links.filter({ hasText: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings and health' }).waitFor();
    assert.equal(await menu.getAttribute('aria-expanded'), 'false');
    await page.context().close();
  });

  it('what cannot be opened leads back to the list', async () => {
    const page = await browser.open(room, { path: '/mail/all/01a22285-52b7-703b-918a-7289557fc497', screen });
    await page.getByText('No email with this id.').waitFor();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('heading', { name: 'Threads' }).waitFor();
    await page.context().close();
  });

  it('the focus goes into a mail that is opened, and back to its row', async () => {
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'phone' });
    for (let at = 0; at < 20; at += 1)
      await room.inbound(inbox.address, written({ to: inbox.address, subject: `Mail ${at} of many` }));
    const page = await browser.open(room, { path: '/mail', screen });
    const row = page.getByRole('link', { name: /Mail 3 of many/ });
    await row.press('Enter');
    const focused = (what: string) =>
      eventually(`${what} has the focus`, async () => page.evaluate(`document.activeElement.matches('${what}')`));
    await focused('.pane-thread');
    await page.goBack();
    await focused('.row a');
    assert.match(await page.evaluate<string>('document.activeElement.innerText'), /Mail 3 of many/);
    await page.context().close();
  });
});
