/** The list of mail in a real browser: views, search, labels, what is done to many, keys, and very long lists. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { eventually, type Json, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

/** More than three pages of the list. */
const MANY = 170;

describe('the list of mail', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let inbox: { id: string; address: string };
  let busy: { id: string; address: string };
  /** Subjects of the busy inbox, newest first. On a slow machine mail may be filed behind mail that came after it. */
  let order: string[];
  const rowOf = (page: Page, subject: string) => page.getByRole('link', { name: new RegExp(`${subject}(?!\\d)`) });
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'list' })).body;
    busy = (await room.rest('POST', '/inboxes', { localPart: 'busy' })).body;
    for (let at = 0; at < MANY; at += 1) await room.inbound(busy.address, written({ to: busy.address, subject: `Number ${at}` }));
    for (const subject of ['Apples', 'Pears', 'Plums', 'Grapes'])
      await room.inbound(inbox.address, written({ to: inbox.address, subject, text: `About ${subject.toLowerCase()}.` }));
    const machine = { to: inbox.address, subject: 'Backup done', headers: ['Auto-Submitted: auto-generated'] };
    await room.inbound(inbox.address, written(machine));
    await eventually('all of it is filed', async () => (await room.rest('GET', '/metrics')).body.emails.accepted === 0);
    const threads = await threadsInOrder(room, busy.id);
    order = threads.map(({ subject }) => String(subject));
    assert.equal(order.length, MANY);
    // A thread of the parser that is started for the first reading may take longer than a page waits in this test.
    for (const { id } of threads.slice(0, 3)) assert.equal((await room.rest('GET', `/threads/${id}`)).status, 200);
  });
  after(() => browser.close());

  const stored = async (query: string): Promise<Json[]> =>
    (await room.rest('GET', `/emails?inboxId=${inbox.id}&${query}`)).body.data;

  it('searches with the whole language, and helps with it', async () => {
    const page = await browser.open(room, { path: '/mail', late: true });
    await page.getByRole('heading', { name: 'Threads' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('subject:apples OR subject:pears');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Found' }).waitFor();
    await page.getByRole('link', { name: /Apples/ }).waitFor();
    assert.equal(await page.locator('.row').count(), 2);
    await page.getByRole('button', { name: 'How to search' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'is:unread' }).click();
    await page.waitForURL(/q=is%3Aunread/);
    await page.getByRole('searchbox').fill('nonsense:yes');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/nonsense/)
      .first()
      .waitFor();
    await page.context().close();
  });

  it('filters', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('link', { name: 'Automated', exact: true }).click();
    await page.getByRole('link', { name: /Plums/ }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /Backup done/ }).waitFor();
    assert.equal(await page.locator('.row').count(), 1);
    await page.getByRole('link', { name: 'Unverified', exact: true }).click();
    await page.getByRole('link', { name: /Plums/ }).waitFor();
    await page.getByRole('link', { name: 'Held', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
    await page.getByRole('combobox', { name: /^Inbox/ }).selectOption({ label: busy.address });
    await page.waitForURL(`**/mail/${busy.id}?view=held`);
    await page.context().close();
  });

  it('labels, marks and deletes several at once', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}?view=unread` });
    await page.getByRole('checkbox', { name: 'Choose Apples' }).check();
    await page.getByRole('checkbox', { name: 'Choose Pears' }).check();
    const bar = page.getByRole('toolbar', { name: 'Chosen mail' });
    await bar.getByText('2 chosen').waitFor();
    await bar.getByRole('button', { name: 'Label' }).click();
    await page.getByRole('dialog').getByLabel('New label').fill('fruit');
    await page.keyboard.press('Enter');
    await eventually('both are labelled', async () => (await stored('label=fruit')).length === 2);
    await page.getByRole('link', { name: 'Unread', exact: true }).click();
    await bar.getByRole('button', { name: 'Mark as read' }).click();
    await eventually('both are read', async () => (await stored('label=fruit&isRead=true')).length === 2);
    await page.getByRole('checkbox', { name: 'Choose Plums' }).check();
    await page.getByRole('checkbox', { name: 'Choose Grapes' }).check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 deleted').waitFor();
    assert.deepEqual((await stored('subject=Plums')).concat(await stored('subject=Grapes')), []);
    await page.context().close();
  });

  it('is walked through with keys, which a sheet lists, and keeps the focus', async () => {
    const page = await browser.open(room, { path: `/mail/${busy.id}`, late: true });
    const [newest = '', second = '', third = ''] = order;
    await rowOf(page, newest).waitFor();
    for (const key of ['j', 'j', 'j', 'k']) {
      await page.keyboard.press(key);
      await page.locator('[aria-current="true"]:focus').waitFor();
    }
    await page.getByRole('heading', { name: second, exact: true }).waitFor();
    const focused = await page.evaluate<string>('document.activeElement.textContent');
    assert.ok(focused.includes(second), focused);
    await page.keyboard.press('x');
    await page.getByText('1 chosen').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 chosen').waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    await page.getByRole('heading', { name: third, exact: true }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Reply to all').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL(`${room.url}/`);
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.waitForURL(`${room.url}/mail`);
    await page.context().close();
  });

  it('has at most 100 rows in the document, and loads pages as one scrolls', async () => {
    const page = await browser.open(room, { path: `/mail/${busy.id}` });
    const list = page.locator('.virtual');
    const [newest = '', oldest = ''] = [order[0], order.at(-1)];
    await rowOf(page, newest).waitFor();
    let most = 0;
    await eventually('the oldest is in sight', async () => {
      await list.evaluate((element) => element.scrollBy(0, 2000));
      most = Math.max(most, await page.locator('.row').count());
      return (await rowOf(page, oldest).count()) > 0;
    });
    assert.ok(most > 5 && most <= 100, `${most} rows`);
    assert.deepEqual(
      browser.faults.filter((fault) => !/400/.test(fault)),
      [],
    );
  });

  it('has no hole where more came than a page holds while it was offline', async () => {
    const { address, id } = (await room.rest('POST', '/inboxes', { localPart: 'away' })).body;
    const arrive = async (word: string, count: number) => {
      for (let at = 0; at < count; at += 1) await room.inbound(address, written({ to: address, subject: `${word} ${at}` }));
    };
    await arrive('Early', 60);
    const page = await browser.open(room, { path: `/mail/${id}` });
    await page.getByRole('link', { name: /Early 59/ }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page
      .getByRole('alert')
      .getByText(/What you see may be old/)
      .waitFor();
    await arrive('Late', 120);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: /Late 119/ }).waitFor();
    const seen = new Set<string>();
    await eventually('each of them was in sight', async () => {
      await page.locator('.virtual').evaluate((element) => element.scrollBy(0, 600));
      for (const subject of await page.locator('.row-subject').allTextContents()) seen.add(subject.trim());
      return seen.size >= 180;
    });
    await page.context().close();
  });
});

async function threadsInOrder(room: Postroom, inboxId: string): Promise<Json[]> {
  const threads: Json[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await room.rest('GET', `/threads?inboxId=${inboxId}&limit=100${cursor}`);
    threads.push(...body.data);
    if (body.nextCursor === null) return threads;
    cursor = `&cursor=${body.nextCursor}`;
  }
}
