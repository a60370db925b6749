/** The mail for everybody: screen readers, small screens, keys with few rights, ends of sessions, and no connection. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { API_KEY, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('mail for everybody', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let sentId: string;
  let inbox: { id: string; address: string };
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'everybody' })).body;
    await room.inbound(
      inbox.address,
      written({ to: inbox.address, subject: 'Read me', text: 'Your code is 482913.', file: 'x' }),
    );
    const sent = await room.rest('POST', '/emails/send', {
      inboxId: inbox.id,
      to: inbox.address,
      subject: 'From here',
      text: 'Hello.',
    });
    sentId = sent.body.id;
  });
  after(() => browser.close());

  const open = async (page: Page, subject: string) => {
    await page
      .getByRole('link', { name: new RegExp(subject) })
      .first()
      .click();
    await page
      .getByRole('region', { name: /Mail from/ })
      .first()
      .waitFor();
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no serious finding of axe-core, ${colorScheme}`, async () => {
      const page = await browser.open(room, { path: `/mail/all/${sentId}`, late: true });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.getByRole('region', { name: 'Delivery' }).first().getByText('Delivered').first().waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      await open(page, 'Read me');
      await page.getByRole('button', { name: 'Side by side' }).click();
      await page.getByRole('checkbox', { name: 'Choose Read me' }).check();
      await page.getByRole('button', { name: 'Compose' }).click();
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      await page.getByRole('dialog').getByRole('button', { name: /Close/ }).click();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      assert.deepEqual(await seriousFindings(page), []);
      await page.context().close();
    });
  }

  it('is one pane at a time on 375 pixels, with nothing beyond the edge', async () => {
    const page = await browser.open(room, { path: '/mail', screen: { width: 375, height: 700 }, late: true });
    const isWithin = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= 375');
    await page.getByRole('link', { name: /Read me/ }).waitFor();
    assert.ok(await isWithin());
    await page.getByRole('button', { name: 'Inboxes and views' }).click();
    await page.getByRole('link', { name: 'Sent', exact: true }).click();
    await page.getByRole('heading', { name: 'Sent' }).waitFor();
    await open(page, 'From here');
    assert.equal(await page.locator('.pane-list').isVisible(), false);
    assert.ok(await isWithin());
    await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
    await page.getByRole('dialog').getByLabel('Text').fill('From a phone.');
    assert.ok(await isWithin());
    await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('heading', { name: 'Sent' }).waitFor();
    assert.deepEqual(await seriousFindings(page), []);
    await page.context().close();
  });

  it('does not show what the key may not do', async () => {
    const made = await room.rest('POST', '/api-keys', { name: 'reader', scopes: ['emails:read', 'inboxes:read'] });
    const page = await browser.open(room, { path: '/mail', key: made.body.key });
    await open(page, 'Read me');
    for (const name of ['Compose', 'Reply', 'Delete the thread'])
      assert.equal(await page.getByRole('button', { name, exact: true }).count(), 0, name);
    await page.context().close();
  });

  it('asks to sign in where the session ends, and goes on there', async () => {
    const path = `/mail/${inbox.id}?view=unread`;
    const page = await browser.open(room, { path });
    await page.getByText('Live', { exact: true }).waitFor();
    await page.context().request.delete(`${room.url}/console/session`, { headers: { origin: new URL(room.url).origin } });
    await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
    await page.getByLabel('API key').fill(API_KEY);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Unread', exact: true }).waitFor();
    assert.equal(page.url(), `${room.url}${path}`);
    await page.getByText('Live', { exact: true }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.context().close();
  });

  it('says that it is offline, and recovers by itself', async () => {
    const page = await browser.open(room, { path: '/mail' });
    await page.getByText('Live', { exact: true }).waitFor();
    const arrives = (subject: string) => room.inbound(inbox.address, written({ to: inbox.address, subject }));
    await arrives('Before the silence');
    await page.getByRole('link', { name: /Before the silence/ }).waitFor();
    await page.context().setOffline(true);
    await page
      .getByRole('alert')
      .getByText(/What you see may be old/)
      .waitFor();
    await arrives('In the silence');
    await page.context().setOffline(false);
    await page
      .getByRole('alert')
      .getByText(/What you see may be old/)
      .waitFor({ state: 'detached' });
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('link', { name: /In the silence/ }).waitFor();
    await arrives('After the silence');
    await page.getByRole('link', { name: /After the silence/ }).waitFor();
  });
});
