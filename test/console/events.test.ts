/** The events page, and what pages do where events are missing, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('events', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
  });
  after(() => browser.close());

  const makes = (localPart: string) => room.rest('POST', '/inboxes', { localPart });

  it('that come while the page is paused are shown afterwards', async () => {
    const page = await browser.open(room, { path: '/events', late: true });
    await page.getByText('What happens from now on appears here.').waitFor();
    const told = page.getByRole('cell', { name: 'inbox.created' });
    await makes('one');
    await told.waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const heard = page.waitForEvent('console', { predicate: (message) => message.text() === 'heard' });
    await page.evaluate(`new BroadcastChannel('postroom-live').onmessage = ({ data }) => data.event && console.log('heard')`);
    await makes('two');
    await heard;
    assert.equal(await told.count(), 1);
    await page.getByRole('button', { name: 'Go on' }).click();
    await eventually('it is shown', async () => (await told.count()) === 2);
    await page.context().close();
  });

  it('that are missing are told as missing, and what is shown is read anew', async () => {
    const gap = 'id: evt_2\nevent: gap\ndata: {"first":"evt_2"}\n\n';
    const ready = 'retry: 1000\nid: evt_1\nevent: ready\ndata: {"cursor":"evt_1"}\n\n';
    const page = await browser.open(room, { path: '/inboxes' });
    await page.getByText('Live', { exact: true }).waitFor();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await page.route('**/events/stream', async (route) => {
      await begun;
      await route.fulfill({ contentType: 'text/event-stream', body: `${ready}${gap}` });
    });
    await page.reload();
    await page.getByRole('link', { name: 'one@postroom.localhost' }).waitFor();
    // Nothing tells the page of it.
    await makes('untold');
    begin();
    await page.getByRole('link', { name: 'untold@postroom.localhost' }).waitFor();
    await page.getByRole('link', { name: 'Events' }).click();
    await page
      .getByRole('row', { name: /Events .* are not shown/ })
      .first()
      .waitFor();
    await page.context().close();
  });
});
