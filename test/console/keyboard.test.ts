/** The console by keyboard alone: where the focus is, and what a screen reader is told, after what one did. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

const LONG = 'n'.repeat(150);

describe('by keyboard', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    for (const name of ['First', 'Second', 'Third'])
      await room.rest('POST', '/templates', { name, subject: name, text: `Words of ${name}.` });
  });
  after(() => browser.close());

  /** The words of what has the focus; `body` = nothing has it. */
  const focused = (page: Page) =>
    page.evaluate<string>(
      'document.activeElement === document.body ? "body" : document.activeElement.innerText || document.activeElement.name',
    );
  const focusIs = (page: Page, what: string) => eventually(`${what} has the focus`, async () => (await focused(page)) === what);

  it('a form begins in its first field, and keeps the focus when it is refused', async () => {
    const page = await browser.open(room, { path: '/templates' });
    await page.getByRole('button', { name: 'New template' }).press('Enter');
    await focusIs(page, 'name');
    await page.keyboard.type('First');
    await page.getByLabel('Subject').fill('x');
    await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill('x');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('alert').getByText('has a template of this name').waitFor();
    await focusIs(page, 'Save');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Throw it away' }).press('Enter');
    await focusIs(page, 'New template');
    browser.faults.length = 0;
    await page.context().close();
  });

  it('a mail that is begun has the focus at once, and gives it back', async () => {
    const page = await browser.open(room, { path: '/mail', late: true });
    const sheet = page.getByRole('dialog', { name: 'New mail' });
    await page.getByRole('button', { name: 'Compose' }).press('Enter');
    await sheet.waitFor();
    assert.equal(await page.evaluate('document.activeElement.labels[0].innerText'), 'To');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    assert.equal(await focused(page), 'Compose');
    await page.context().close();
  });

  it('what follows has the focus when a row goes, and the page itself when another is opened', async () => {
    const page = await browser.open(room, { path: '/templates' });
    const row = page.getByRole('row', { name: /Second/ });
    const next = await row.locator('xpath=following-sibling::tr[1]').getByRole('button').first().innerText();
    await row.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await row.waitFor({ state: 'detached' });
    await focusIs(page, next);
    assert.match(await page.evaluate<string>('document.activeElement.closest("tr").innerText'), /First/);
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
    await eventually('the page has the focus', async () => (await page.evaluate('document.activeElement.id')) === 'main');
    await page.getByRole('status').getByText('Rules').waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('a name without spaces hides nothing that can be done to a row', async () => {
    await room.rest('POST', '/inboxes', { localPart: 'long', displayName: LONG });
    for (const width of [700, 1280]) {
      const page = await browser.open(room, { path: '/inboxes', screen: { width, height: 800 } });
      const button = page.getByRole('row', { name: /long@/ }).getByRole('button', { name: 'Delete' });
      await button.waitFor();
      const box = await button.boundingBox();
      assert.ok(box && box.x + box.width <= width, `${width}: ${JSON.stringify(box)}`);
      await page.context().close();
    }
  });

  it('a mail names its page, and an address that cannot be read breaks none', async () => {
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'titles' });
    await room.inbound(inbox.address, written({ to: inbox.address, subject: 'A title' }));
    const page = await browser.open(room, { path: '/mail' });
    await page.getByRole('link', { name: /A title/ }).press('Enter');
    await eventually('the title is its subject', async () => (await page.title()) === 'A title · Postroom');
    await page.goBack();
    await eventually('and that of the page again', async () => (await page.title()) === 'Mail · Postroom');
    await page.goto(`${room.url}/mail/all/%E0%A4%A`);
    await page.getByRole('link', { name: /A title/ }).waitFor();
    await page.goto(`${room.url}/sign-in?to=//`);
    await page.getByRole('heading', { name: 'Mail a day' }).waitFor();
    // That no email has such an id is said by the server, and no fault of the page.
    const own = browser.faults.filter((fault) => !fault.includes('400 (Bad Request)'));
    assert.deepEqual(own, []);
    await page.context().close();
  });
});
