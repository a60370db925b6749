/** Making and revoking keys, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { type Json, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('keys', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    await room.rest('POST', '/inboxes', { localPart: 'desk' });
  });
  after(() => browser.close());

  it('are made by saying what an agent should do, and shown once with what clients take', async () => {
    const page = await browser.open(room, { path: '/keys' });
    await page.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is it for?').fill('support agent');
    await dialog.getByLabel(/Answer who wrote first/).check();
    await dialog.getByLabel('desk@postroom.localhost').check();
    await dialog.getByLabel('Mails a day, at most').fill('20');
    await dialog.getByRole('button', { name: 'Make the key' }).click();
    await dialog.getByText('shown only now').waitFor();
    const secret = (await dialog.locator('.copyable code').textContent()) ?? '';
    const { status, body } = await room.rest('GET', '/whoami', undefined, { key: secret });
    assert.equal(status, 200);
    assert.deepEqual([body.key.name, body.key.mode, body.key.inboxIds.length], ['support agent', 'reply-only', 1]);
    assert.deepEqual(body.key.scopes.toSorted(), ['drafts:write', 'emails:read', 'emails:send', 'emails:write', 'inboxes:read']);
    assert.equal(body.quotas.find(({ name }: Json) => name === 'key-day')?.limit, 20);
    assert.equal(await dialog.locator('details.snippet').count(), 6);
    for (const text of await dialog.locator('details.snippet pre').allTextContents()) {
      assert.ok(text.includes(secret) && text.includes(`${room.url}/mcp`), text);
    }
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('row', { name: /support agent/ }).waitFor();
    assert.ok(!(await page.content()).includes(secret));
  });

  it('stand below the key that made them, and are revoked with it', async () => {
    const { body: parent } = await room.rest('POST', '/api-keys', { name: 'parent' });
    const { body: child } = await room.rest('POST', '/api-keys', { name: 'child' }, { key: parent.key });
    const page = await browser.open(room, { path: '/keys' });
    await page.getByRole('row', { name: /child/ }).locator('.depth-1, .depth-2').waitFor();
    await page
      .getByRole('row', { name: /parent/ })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('parent is revoked.').waitFor();
    assert.equal((await room.rest('GET', '/whoami', undefined, { key: child.key })).status, 401);
  });

  it('get a new secret, and the old one works on for a while', async () => {
    const { body: old } = await room.rest('POST', '/api-keys', { name: 'turning' });
    const page = await browser.open(room, { path: '/keys' });
    await page
      .getByRole('row', { name: /turning/ })
      .getByRole('button', { name: 'Rotate' })
      .click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByText('shown only now').waitFor();
    const secret = (await page.getByRole('dialog').locator('.copyable code').textContent()) ?? '';
    assert.notEqual(secret, old.key);
    for (const key of [secret, old.key]) assert.equal((await room.rest('GET', '/whoami', undefined, { key })).status, 200);
  });

  it('of the session itself are told apart, and rotated without its end', async () => {
    const { body: own } = await room.rest('POST', '/api-keys', { name: 'my own' });
    const page = await browser.open(room, { path: '/keys', key: own.key });
    const row = page.getByRole('row', { name: /my own/ });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('This session is of this key, and ends with it.').waitFor();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Rotate' }).click();
    assert.equal(await page.getByRole('checkbox').count(), 0);
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByText('shown only now').waitFor();
    assert.equal((await room.rest('GET', '/whoami', undefined, { key: own.key })).status, 200);
    await page.context().close();
  });

  it('tell what the API says when it refuses', async () => {
    const page = await browser.open(room, { path: '/keys' });
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('What is it for?').fill('x'.repeat(101));
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByRole('dialog').getByRole('alert').getByText(/name/).first().waitFor();
  });
});
