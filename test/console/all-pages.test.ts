/** Every page but mail, in a real browser: what it shows, for everybody, also on a narrow screen. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
import { eventually, type Json, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

/** Each with a word that is only there once its content is. */
const PAGES: [path: string, title: string, shows: RegExp][] = [
  ['/', 'Mail a day', /Deliveries by result/],
  ['/approvals', 'Approvals', /Needs a look/],
  ['/arrivals', 'Arrivals', /nobody@postroom\.localhost|desk@postroom\.localhost/],
  ['/deliveries?status=delivered', 'Deliveries', /Hello there/],
  ['/events', 'Events', /Listening/],
  ['/webhooks', 'Webhooks', /hooks\.example\.com/],
  ['/inboxes', 'Inboxes', /desk@postroom\.localhost/],
  ['/keys', 'Keys', /careful agent/],
  ['/domains', 'Domains', /agents\.example\.com/],
  ['/suppressions', 'Suppressions', /gone@example\.org/],
  ['/rules', 'Rules', /but not bad\.example/],
  ['/templates', 'Templates', /Welcome/],
  ['/settings', 'Settings and health', /provider\/inbound/],
];

describe('each page', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    await seed(room);
  });
  after(() => browser.close());

  it('shows what there is, without a serious finding, in light and in dark', async () => {
    const page = await browser.open(room);
    for (const [path, title, shows] of PAGES) {
      await page.goto(`${room.url}${path}`);
      await page.getByRole('heading', { name: title }).first().waitFor();
      await page.locator('#main').getByText(shows).first().waitFor();
      assert.deepEqual(await seriousFindings(page), [], path);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await seriousFindings(page), [], `${path} in dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByText('Use the API').first().click();
      await page.getByText('curl').first().waitFor();
    }
    assert.deepEqual(browser.faults, []);
  });

  it('begins at the same margin as the overview, whose figures fill their rows', async () => {
    const page = await browser.open(room, { screen: { width: 1700, height: 900 } });
    const margins = new Set<number>();
    for (const [path, , shows] of PAGES) {
      await page.goto(`${room.url}${path}`);
      await page.locator('#main').getByText(shows).first().waitFor();
      margins.add(await page.evaluate<number>('document.querySelector("#main h1").getBoundingClientRect().left'));
    }
    assert.equal(margins.size, 1, [...margins].join());
    await page.goto(room.url);
    await page.locator('.figure').first().waitFor();
    for (const [width, most] of [
      [1280, 1],
      [1000, 2],
      [500, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page.evaluate<[top: number, right: number][]>(
        '[...document.querySelectorAll(".figure")].map((one) => one.getBoundingClientRect()).map(({ top, right }) => [Math.round(top), Math.round(right)])',
      );
      const rows = new Map(ends);
      assert.equal(rows.size, most, `${width}: ${JSON.stringify(ends)}`);
      assert.equal(new Set(rows.values()).size, 1, `${width}: ${JSON.stringify(ends)}`);
    }
    await page.context().close();
  });

  it('fits a screen of 375 pixels', async () => {
    const page = await browser.open(room, { screen: { width: 375, height: 700 } });
    for (const [path, , shows] of PAGES) {
      await page.goto(`${room.url}${path}`);
      await page.locator('#main').getByText(shows).first().waitFor();
      const wide = await page.evaluate<number>(
        'document.querySelector("#main").scrollWidth - document.querySelector("#main").clientWidth',
      );
      assert.equal(wide, 0, path);
    }
  });

  it('teaches where there is nothing yet, and sends a test mail', async () => {
    const key = await room.account();
    const page = await browser.open(room, { key });
    for (const [path, words] of [
      ['/approvals', 'Nothing waits for you'],
      ['/arrivals', 'Nothing came in'],
      ['/deliveries', 'Nothing is stuck'],
      ['/webhooks', 'No endpoint yet'],
      ['/inboxes', 'No inbox yet'],
      ['/domains', 'No domain of your own'],
      ['/suppressions', 'Every address may be written to'],
      ['/rules', 'No inbox to have rules'],
      ['/templates', 'No template yet'],
    ] as const) {
      await page.goto(`${room.url}${path}`);
      await page.getByRole('heading', { name: words }).waitFor();
      assert.deepEqual(await seriousFindings(page), [], path);
    }
    await page.goto(`${room.url}/`);
    await page.getByText('openssl dgst').waitFor();
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await eventually('the mail is in', async () => {
      const { body } = await room.rest('GET', '/emails?direction=inbound', undefined, { key });
      return body.data[0]?.subject === 'A test mail';
    });
    // The figures change by themselves.
    await page.locator('.figure', { hasText: 'Mail in' }).getByText('1', { exact: true }).waitFor();
  });

  it('is not there for a key that may not see it', async () => {
    const { body } = await room.rest('POST', '/api-keys', {
      name: 'reader',
      scopes: ['emails:read', 'inboxes:read'],
      readOnly: true,
    });
    const page = await browser.open(room, { key: body.key });
    await page.getByRole('link', { name: 'Inboxes' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Keys', exact: true }).count(), 0);
    await page.goto(`${room.url}/inboxes`);
    await page.getByText('desk@postroom.localhost').first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'New inbox' }).count(), 0);
    await page.goto(`${room.url}/keys`);
    await page.getByText('There is no such page here').waitFor();
  });
});

async function seed(room: Postroom): Promise<void> {
  const make = async (path: string, body: Json, key?: string): Promise<Json> =>
    (await room.rest('POST', path, body, key ? { key } : {})).body;
  const desk = await make('/inboxes', {
    localPart: 'desk',
    displayName: 'Desk',
    rules: { send: { allow: ['*'], block: ['bad.example'] } },
  });
  const other = await make('/inboxes', { localPart: 'other' });
  await make('/emails/send', { inboxId: desk.id, to: other.address, subject: 'Hello there', text: 'Hello.' });
  await room.inbound('nobody@postroom.localhost', 'From: a@example.org\r\nSubject: x\r\n\r\nx');
  const careful = await make('/api-keys', { name: 'careful agent', approval: 'required' });
  await make('/api-keys', { name: 'its helper' }, String(careful.key));
  const held = { inboxId: desk.id, to: other.address, subject: 'Needs a look', text: 'Dear all,\n\nwe meet at 9.' };
  await make('/emails/send', held, String(careful.key));
  await make('/domains', { domain: 'agents.example.com' });
  await make('/suppressions', { address: 'gone@example.org' });
  await make('/templates', { name: 'Welcome', subject: 'Welcome, {{name}}', text: 'Dear {{name}}.' });
  await make('/webhook-endpoints', { url: 'https://hooks.example.com/a', types: ['domain.failed'] });
  await eventually('the mail is delivered', async () => {
    return (await room.rest('GET', '/emails?direction=outbound&status=delivered')).body.data.length === 1;
  });
}
