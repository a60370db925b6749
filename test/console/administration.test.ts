/** What an operator does on the pages beside mail, in a real browser: each action, and what the API has afterwards. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { eventually, type Json, type Postroom } from '../support/rooms/postroom.ts';
import { startRelayedRoom } from '../support/rooms/relayed-room.ts';
import type { SmtpSink } from '../support/servers/smtp-sink.ts';
import { HOOKS_ENV, startReceiver } from '../support/servers/webhook-receiver.ts';

describe('administration', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let sink: SmtpSink;
  let page: Page;
  let isMended = false;
  before(async () => {
    browser = await startBrowser();
    const onRcpt = () => (isMended ? undefined : { responseCode: 451, message: '4.3.0 come back later' });
    ({ room, sink } = await startRelayedRoom(HOOKS_ENV, {}, { onRcpt }));
    page = await browser.open(room);
  });
  after(() => browser.close());

  const go = (path: string) => page.goto(`${room.url}${path}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const listed = async (path: string): Promise<Json[]> => (await room.rest('GET', path)).body.data;

  it('makes, changes, pauses and deletes inboxes', async () => {
    await go('/inboxes');
    await button('New inbox').click();
    await page.getByLabel('Before the @').fill('not valid');
    await inDialog('Make the inbox').click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.getByLabel('Before the @').fill('sales');
    await inDialog('Make the inbox').click();
    const row = page.getByRole('row', { name: /sales@/ });
    await row.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('What it sends').selectOption('required');
    await inDialog('Save').click();
    await row.getByText('needed').waitFor();
    await row.getByRole('button', { name: 'Pause' }).click();
    await row.getByRole('button', { name: 'Resume' }).waitFor();
    const [inbox] = await listed('/inboxes');
    assert.deepEqual([inbox?.localPart, inbox?.approval, inbox?.status], ['sales', 'required', 'paused']);
    await row.getByRole('button', { name: 'Delete' }).click();
    await button('Delete the inbox and its mail').click();
    await page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
  });

  it('gives an inbox rules', async () => {
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ruled' });
    await go('/rules');
    await page
      .getByRole('row', { name: /ruled@/ })
      .getByRole('button', { name: 'Change' })
      .click();
    await page.getByLabel('Writes to: only').fill('example.com\nann@example.org');
    await page.getByLabel('Writes to: never').fill('bad.example.com');
    await page.getByLabel(/waits in the quarantine/).check();
    await page.getByLabel(/labelled spam/).fill('7.5');
    await inDialog('Save').click();
    await page.getByText('if the sender is verified; spam from 7.5 on').waitFor();
    await page.getByText('example.com, ann@example.org, but not bad.example.com').waitFor();
    const { rules } = (await room.rest('GET', `/inboxes/${inbox.id}`)).body;
    assert.deepEqual(rules.send, { allow: ['example.com', 'ann@example.org'], block: ['bad.example.com'] });
    assert.deepEqual([rules.receive.verified, rules.receive.spamAbove], [true, 7.5]);
    await page
      .getByRole('row', { name: /ruled@/ })
      .getByRole('button', { name: 'Change' })
      .click();
    assert.equal(await page.getByLabel(/labelled spam/).inputValue(), '7.5');
    await page.getByLabel(/labelled spam/).fill('');
    await inDialog('Save').click();
    await page.getByText('spam from 7.5 on').waitFor({ state: 'detached' });
    const changed = (await room.rest('GET', `/inboxes/${inbox.id}`)).body.rules.receive;
    assert.deepEqual([changed.verified, changed.spamAbove], [true, null]);
  });

  it('tells what is stuck, and tries it now', async () => {
    const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'stuck' });
    await room.rest('POST', '/emails/send', { inboxId: inbox.id, to: 'ann@example.org', subject: 'Are you there', text: 'x' });
    await go('/deliveries');
    await page.getByRole('link', { name: 'Are you there' }).waitFor();
    await button('Steps').click();
    await page.getByText('come back later').first().waitFor();
    isMended = true;
    await button('Try now').click();
    await page.getByRole('heading', { name: 'Nothing is stuck' }).waitFor();
    await sink.waitFor(1);
  });

  it('stops and resumes sending', async () => {
    await go('/');
    await button('Stop sending').click();
    await inDialog('Stop sending').click();
    await page.getByText('Sending is stopped. Mail is accepted').waitFor();
    assert.ok((await room.rest('GET', '/whoami')).body.account.sendingStoppedAt);
    await button('Resume sending').click();
    await button('Stop sending').waitFor();
    assert.equal((await room.rest('GET', '/whoami')).body.account.sendingStoppedAt, null);
  });

  it('makes webhook endpoints, shows the secret once, tests them and posts again', async () => {
    const receiver = await startReceiver();
    await go('/webhooks');
    await button('New endpoint').click();
    await page.getByLabel('Address').fill(`${receiver.url}/hook`);
    await page.getByLabel('Types of events').fill('inbox.created');
    await inDialog('Make the endpoint').click();
    await page.getByRole('dialog').getByText('whsec_').waitFor();
    await page.keyboard.press('Escape');
    await inDialog('I have stored it').click();
    await page.getByRole('link', { name: `${receiver.url}/hook` }).click();
    await button('Send a test').click();
    await page.getByText(/It took the test/).waitFor();
    await room.rest('POST', '/inboxes', {});
    await receiver.waitFor(1, 'inbox.created');
    const row = page.getByRole('row', { name: /inbox\.created/ }).filter({ has: button('Post again') });
    await row.first().getByRole('button', { name: 'Post again' }).click();
    await receiver.waitFor(2, 'inbox.created');
    await button('Pause').click();
    await button('Resume').waitFor();
    assert.equal((await listed('/webhook-endpoints'))[0]?.status, 'paused');
  });

  it('adds a domain with records to copy, and says what DNS says', async () => {
    await go('/domains');
    await button('Add a domain').click();
    await page.getByLabel('Domain', { exact: true }).fill('agents.example.com');
    await inDialog('Add').click();
    await page.getByRole('button', { name: 'Copy the value for dkim' }).click();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.match(copied, /^v=DKIM1/);
    await button('Verify').click();
    await page.getByText(/DNS was asked last on/).waitFor();
    const [domain] = await listed('/domains');
    assert.ok(domain?.lastCheckedAt);
  });

  it('suppresses an address, and lets it be written to again', async () => {
    await go('/suppressions');
    await button('Suppress an address').click();
    await page.getByLabel('Address', { exact: true }).fill('Bob@example.org');
    await inDialog('Suppress').click();
    await page
      .getByRole('row', { name: /bob@example\.org/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    await page.getByRole('heading', { name: 'Every address may be written to' }).waitFor();
    assert.deepEqual(await listed('/suppressions'), []);
  });

  it('writes a template and previews it', async () => {
    await go('/templates');
    await button('New template').click();
    await page.getByLabel('Name', { exact: true }).fill('Welcome');
    await page.getByLabel('Subject').fill('Welcome, {{name}}');
    await page.getByLabel('Text').fill('Dear {{name}}.');
    await inDialog('Save').click();
    await button('Preview').click();
    await page.getByRole('dialog').getByLabel('name').fill('Ann & Bob');
    await inDialog('Show').click();
    await page.getByText('Dear Ann & Bob.').waitFor();
  });

  it('shows events as they happen', async () => {
    await go('/events');
    await page.getByText('What happens from now on appears here.').waitFor();
    await room.rest('POST', '/inboxes', {});
    await page.getByRole('row', { name: /inbox\.created/ }).waitFor();
    await page.getByLabel('Show').selectOption('email.');
    await page.getByRole('heading', { name: 'Listening' }).waitFor();
  });

  it('tells why mail did not come in', async () => {
    await room.inbound('nobody@postroom.localhost', 'From: a@example.org\r\nSubject: x\r\n\r\nx');
    await go('/arrivals?outcome=ignored');
    await page
      .getByRole('row', { name: /nobody@postroom\.localhost/ })
      .getByText('no inbox has this address')
      .waitFor();
    await go('/');
    await page.locator('.counted').getByText('no inbox has this address').waitFor();
    const { length } = await eventually('it is listed', async () => await listed('/arrivals?outcome=ignored'));
    assert.equal(length, 1);
  });

  it('finds an arrival by who wrote it, the way it came and its day', async () => {
    await room.inbound('missing@postroom.localhost', 'From: b@example.org\r\nSubject: y\r\n\r\ny');
    await eventually('both are there', async () => (await listed('/arrivals?outcome=ignored')).length === 2);
    const rowTo = (address: string) => page.getByRole('row', { name: new RegExp(address) });
    await go('/arrivals?outcome=ignored');
    await rowTo('nobody@').waitFor();
    await page.getByLabel('To', { exact: true }).fill('MISSING@');
    await button('Filter').click();
    await rowTo('nobody@').waitFor({ state: 'detached' });
    await rowTo('missing@').waitFor();
    const today = new Date();
    const day = (days: number) => new Date(today.getTime() + days * 24 * 3600_000).toLocaleDateString('sv');
    await page.getByLabel('First day').fill(day(-1));
    await page.getByLabel('Last day').fill(day(1));
    await page.getByLabel('By', { exact: true }).fill('mailgun');
    await page.getByLabel('By', { exact: true }).press('Enter');
    await page.waitForURL(/provider=mailgun/);
    await rowTo('missing@').waitFor();
    await page.getByLabel('First day').fill(day(2));
    await page.getByLabel('Last day').fill('');
    await button('Filter').click();
    await page.getByRole('heading', { name: 'Nothing like it came in' }).waitFor();
    await page.goBack();
    await rowTo('missing@').waitFor();
    assert.equal(await page.getByLabel('First day').inputValue(), day(-1));
    await button('Clear').click();
    await rowTo('nobody@').waitFor();
    assert.equal(await page.getByLabel('To', { exact: true }).inputValue(), '');
  });
});
