/** What is done with mail on request, in a real browser: pictures from elsewhere, letting mail in, archiving, labels. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { startTrap, type Trap } from '../support/clients/frame-browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { GIF } from '../support/mails/frame-messages.ts';
import { eventually, type Json, type Postroom, startPostroom } from '../support/rooms/postroom.ts';
import { startDnsServer } from '../support/servers/dns-server.ts';

describe('mail, on request', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let elsewhere: Trap;
  let inbox: { id: string; address: string };
  before(async () => {
    browser = await startBrowser();
    const dns = await startDnsServer();
    elsewhere = await startTrap((path) => (path.endsWith('.gif') ? { type: 'image/gif', body: GIF } : null));
    room = await startPostroom({ OUTGOING_ALLOW: '127.0.0.0/8', DNS_SERVERS: dns.address });
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
  });
  after(() => browser.close());

  const receive = (mail: Omit<Parameters<typeof written>[0], 'to'>, to = inbox.address) =>
    room.inbound(to, written({ to, ...mail }));
  const emails = async (query: string): Promise<Json[]> => (await room.rest('GET', `/emails?${query}`)).body.data;
  const asked = () => elsewhere.asked.filter((path) => path !== 'connected');

  it('shows pictures from elsewhere once a person asks, and asks for them from the server alone', async () => {
    await receive({
      subject: 'A picture',
      html: `<p>Look</p><img src="${elsewhere.url}/one.gif" alt="one" width="20" height="20">`,
    });
    const page = await browser.open(room, { path: '/mail' });
    const foreign: string[] = [];
    const drawn: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().startsWith(room.url)) foreign.push(request.url());
    });
    page.context().on('response', (response) => {
      if (response.request().resourceType() === 'image') drawn.push(`${response.status()} ${response.headers()['content-type']}`);
    });
    await page.getByRole('link', { name: /A picture/ }).click();
    const frame = page.frameLocator('iframe[title="The mail as it was designed"]');
    await frame.getByText('Look').waitFor();
    assert.deepEqual([asked(), drawn], [[], []]);
    await frame.getByRole('link', { name: 'Show pictures' }).click();
    await eventually('it is drawn', async () => drawn.length > 0);
    assert.deepEqual(drawn, ['200 image/gif']);
    assert.deepEqual(asked(), ['/one.gif']);
    assert.deepEqual(foreign, []);
    await page.context().close();
  });

  it('lets a mail out of the quarantine, which its agent sees from then on', async () => {
    const rules = { receive: { allow: null, verified: true } };
    const strict = (await room.rest('POST', '/inboxes', { localPart: 'strict', rules })).body;
    await receive({ subject: 'Let me in', text: 'It is I.' }, strict.address);
    assert.equal((await emails(`inboxId=${strict.id}`)).length, 0);
    const page = await browser.open(room, { path: '/mail' });
    await page.getByRole('link', { name: 'Quarantine' }).click();
    const row = page.getByRole('link', { name: /Let me in/ });
    await row.click();
    await page.getByRole('article', { name: 'Let me in' }).getByText('It is I.').waitFor();
    await page.getByRole('button', { name: 'Let it in' }).click();
    await page.getByText('Let in. Its agent sees it from now on.').waitFor();
    const [let1] = await eventually('its agent sees it', async () => {
      const found = await emails(`inboxId=${strict.id}`);
      return found.length === 1 && found;
    });
    assert.deepEqual([let1?.subject, let1?.status], ['Let me in', 'received']);
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Threads', exact: true }).click();
    await row.waitFor();
    await page.context().close();
  });

  it('archives by the key e, takes it back, and brings a thread back when mail comes in to it', async () => {
    for (const subject of ['Newest last', 'Newest']) await receive({ subject });
    const page = await browser.open(room, { path: `/mail/${inbox.id}`, late: true });
    const row = page.getByRole('link', { name: /Newest(?! last)/ });
    await row.click();
    await page.getByRole('heading', { name: 'Newest', exact: true }).waitFor();
    await page.keyboard.press('e');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Newest last', exact: true }).waitFor();
    const [first] = await emails(`inboxId=${inbox.id}&subject=Newest&direction=inbound`);
    const labels = async () => (await room.rest('GET', `/threads/${first?.threadId}`)).body.labels;
    await eventually('its thread has the label', async () => String(await labels()) === 'archived');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    assert.deepEqual(await labels(), []);
    await page.getByRole('link', { name: 'Archived' }).click();
    await page.getByRole('heading', { name: 'Archived' }).waitFor();
    assert.equal(await row.count(), 0);
    await room.rest('PATCH', `/threads/${first?.threadId}`, { addLabels: ['archived'] });
    await row.waitFor();
    await receive({ subject: 'Re: Newest', headers: [`In-Reply-To: ${first?.messageId}`] });
    await row.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('lists labels that are in use, and what has one: threads, and emails that an agent labelled', async () => {
    await receive({ subject: 'An invoice' });
    const [email] = await emails(`inboxId=${inbox.id}&subject=invoice`);
    const page = await browser.open(room, { path: `/mail/${inbox.id}`, late: true });
    await page.getByRole('link', { name: /An invoice/ }).waitFor();
    await room.rest('PATCH', '/emails', { ids: [email?.id], addLabels: ['billing'] });
    await page.getByRole('navigation', { name: 'Mail' }).getByRole('link', { name: 'billing' }).click();
    await page.getByRole('heading', { name: 'billing' }).waitFor();
    await page.getByRole('link', { name: /An invoice/ }).waitFor();
    assert.equal(await page.locator('.row').count(), 1);
    await page.context().close();
  });

  it('says what doctor finds, to the operator alone', async () => {
    const page = await browser.open(room, { path: '/' });
    const panel = page.getByRole('region', { name: 'What doctor finds' });
    await panel
      .getByText(/SMTP_URL/)
      .first()
      .waitFor();
    await page.context().close();
    const other = await browser.open(room, { path: '/', key: await room.account() });
    await other.getByText('Mail in', { exact: true }).waitFor();
    assert.equal(await other.getByText('What doctor finds').count(), 0);
    await other.context().close();
    assert.deepEqual(browser.faults, []);
  });
});
