/** Writing mail in a real browser: new, answers, forwards, files, drafts, later, and taken back. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('writing mail', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let inbox: { id: string; address: string };
  let other: { id: string; address: string };
  let third: { id: string; address: string };
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'writing' })).body;
    other = (await room.rest('POST', '/inboxes', { localPart: 'other' })).body;
    third = (await room.rest('POST', '/inboxes', { localPart: 'third' })).body;
  });
  after(() => browser.close());

  const sheet = (page: Page) => page.getByRole('dialog');
  /** It is looked for while that is done: on a machine with much to do it may be gone before a click is said to be over. */
  const tells = (page: Page, what: string | RegExp, act: () => Promise<void>) =>
    Promise.all([page.getByRole('region', { name: 'Messages' }).getByText(what).waitFor(), act()]);
  const stored = async (query: string) => (await room.rest('GET', `/emails?${query}`)).body.data;
  const opened = async (subject: string, cc?: string): Promise<Page> => {
    const mail = {
      from: `Grace <${other.address}>`,
      to: inbox.address,
      subject,
      ...(cc === undefined ? {} : { cc }),
      file: 'the notes',
    };
    await room.inbound(inbox.address, written(mail));
    const [email] = await stored(`subject=${encodeURIComponent(subject)}`);
    const page = await browser.open(room, { path: `/mail/all/${email.id}` });
    await page.getByRole('button', { name: 'Reply', exact: true }).waitFor();
    return page;
  };

  it('saves a draft by itself, goes on with it, and sends it with a file', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('button', { name: 'Compose' }).click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    await sheet(page).getByLabel('Subject').fill('A plan');
    await sheet(page).getByLabel('Text').fill('It begins.');
    await sheet(page).getByText('Saved as a draft').waitFor();
    const [draft] = await stored('status=draft');
    assert.equal(draft.subject, 'A plan');
    await sheet(page).getByRole('button', { name: /Close/ }).click();
    await page.getByRole('link', { name: 'Drafts' }).click();
    await page.getByRole('link', { name: /A plan/ }).click();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await sheet(page).getByLabel('Text').fill('It begins, and ends.');
    await sheet(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('a file') });
    await sheet(page).getByText('plan.txt').waitFor();
    await tells(page, 'Sent', () => sheet(page).getByRole('button', { name: 'Send' }).click());
    const [sent] = await stored(`direction=outbound&subject=${encodeURIComponent('A plan')}&include=body`);
    assert.equal(sent.id, draft.id);
    assert.match(sent.text, /and ends/);
    assert.equal(sent.attachments[0].filename, 'plan.txt');
    await page.context().close();
  });

  it('stays open while it cannot be saved, and is kept once it can', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('button', { name: 'Compose' }).click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill('ada@');
    await sheet(page).getByLabel('Subject').fill('Half an address');
    await tells(page, /It is not saved/, () => page.keyboard.press('Escape'));
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    const drafts: { subject: string; to: string }[] = await stored('status=draft');
    assert.equal(drafts.find(({ subject }) => subject === 'Half an address')?.to, other.address);
    await page.context().close();
  });

  it('takes a mail back within the hold, with what was written', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('heading', { name: 'Threads' }).waitFor();
    await page.keyboard.press('c');
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    await sheet(page).getByLabel('Subject').fill('Too soon');
    await sheet(page).getByRole('textbox', { name: 'Text' }).fill('Hello.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Canceled. It was sent to nobody.').waitFor();
    assert.equal(await sheet(page).getByLabel('Subject').inputValue(), 'Too soon');
    const status = async () =>
      (await stored(`direction=outbound&subject=${encodeURIComponent('Too soon')}&status=canceled`)).length === 1;
    await eventually('it is canceled', status);
    await page.context().close();
  });

  it('sends later, and lists it as scheduled', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('button', { name: 'Compose' }).click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    await sheet(page).getByLabel('Subject').fill('Next year');
    await sheet(page).getByRole('textbox', { name: 'Text' }).fill('Hello.');
    await sheet(page)
      .getByLabel('Send later')
      .fill(`${new Date().getFullYear() + 1}-01-05T09:30`);
    await sheet(page).getByText('Saved as a draft').waitFor();
    await tells(page, /Scheduled for/, () => sheet(page).getByRole('button', { name: 'Schedule' }).click());
    await page.getByRole('link', { name: 'Scheduled' }).click();
    await page.getByRole('link', { name: /Next year/ }).click();
    await page.getByText(/It goes out on/).waitFor();
    await page.getByRole('button', { name: 'Another time' }).click();
    const moving = page.getByRole('dialog', { name: 'Another time' });
    const next = new Date().getFullYear() + 1;
    assert.equal(await moving.getByLabel('It goes out on').inputValue(), `${next}-01-05T09:30`);
    assert.deepEqual(await seriousFindings(page), []);
    // More than a year ahead is refused, and the dialog stays.
    await moving.getByLabel('It goes out on').fill(`${next + 1}-01-05T09:30`);
    await moving.getByRole('button', { name: 'Move' }).click();
    await moving
      .getByText(/more than a year ahead/)
      .first()
      .waitFor();
    await moving.getByLabel('It goes out on').fill(`${next}-01-06T10:00`);
    await tells(page, /Moved/, () => moving.getByRole('button', { name: 'Move' }).click());
    await moving.waitFor({ state: 'detached' });
    const [moved] = await stored('status=scheduled');
    assert.equal(moved.sendAt, new Date(`${next}-01-06T10:00`).toISOString());
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await page.getByText('Canceled. It was sent to nobody.').waitFor();
    await page.context().close();
  });

  it('answers, by the key r, with the mail quoted', async () => {
    const page = await opened('A question');
    await page.keyboard.press('r');
    await sheet(page).getByText('To Grace').waitFor();
    await sheet(page).getByLabel('Text').fill('An answer.');
    await sheet(page).getByText('Saved as a draft').waitFor();
    await tells(page, 'Sent', () => sheet(page).getByRole('button', { name: 'Send' }).click());
    const [sent] = await stored(`direction=outbound&subject=${encodeURIComponent('Re: A question')}&include=body`);
    assert.equal(sent.to, `Grace <${other.address}>`);
    assert.match(sent.text, /An answer\.[\s\S]*> Hello\./);
    const drafts = async () =>
      (await stored('status=draft')).every(({ subject }: { subject: string }) => !/question/.test(subject));
    await eventually('its draft is gone', drafts);
    await page.context().close();
  });

  it('answers everybody, by the key a', async () => {
    const page = await opened('All of you', third.address);
    await page.keyboard.press('a');
    await sheet(page).getByText('everybody else on it').waitFor();
    await sheet(page).getByLabel('Text').fill('To all.');
    await tells(page, 'Sent', () => sheet(page).getByRole('button', { name: 'Send' }).click());
    const [sent] = await stored(`direction=outbound&subject=${encodeURIComponent('Re: All of you')}`);
    assert.match(`${sent.to} ${sent.cc}`, /other@[\s\S]*third@/);
    await page.context().close();
  });

  it('sends a mail on with its files, by the key f', async () => {
    const page = await opened('Look at this');
    const drafts = async () => await stored(`status=draft&subject=${encodeURIComponent('Look at this')}`);
    await page.keyboard.press('f');
    await eventually('it is a draft', async () => (await drafts()).length === 1);
    await sheet(page).getByRole('button', { name: /Close/ }).click();
    await eventually('nothing was written, so nothing is kept', async () => (await drafts()).length === 0);
    await page.keyboard.press('f');
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    const text = sheet(page).getByLabel('Text');
    assert.match(await text.inputValue(), /Forwarded message[\s\S]*From: Grace/);
    await text.fill(`See below.\n${await text.inputValue()}`);
    await sheet(page).getByText('Saved as a draft').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Drafts' }).click();
    await page.getByRole('link', { name: /Look at this/ }).click();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Canceled. It was sent to nobody.').waitFor();
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    const sent = await eventually('it is sent', async () => {
      const found = await stored(`direction=outbound&subject=${encodeURIComponent('Look at this')}&include=body`);
      return found.find(({ status }: { status: string }) => status !== 'canceled' && status !== 'draft');
    });
    assert.match(sent.text, /^See below\.\n-+ Forwarded message/);
    assert.equal(sent.attachments[0].filename, 'notes.txt');
    await page.context().close();
  });

  it('keeps what was just written as a draft, when another mail is begun', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    const compose = page.getByRole('button', { name: 'Compose' });
    await compose.click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    await sheet(page).getByLabel('Subject').fill('Left for another');
    // At once, before it saves itself.
    await compose.dispatchEvent('click');
    await eventually('the sheet is empty', async () => (await sheet(page).getByLabel('Subject').inputValue()) === '');
    const drafts = () => stored(`status=draft&subject=${encodeURIComponent('Left for another')}`);
    await eventually('it is a draft', async () => (await drafts()).length === 1);
    await page.context().close();
  });

  it('leaves a mail open that is begun while another one is sent', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/send$/, async (route) => {
      await held;
      await route.continue();
    });
    const compose = page.getByRole('button', { name: 'Compose' });
    await compose.click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    await sheet(page).getByLabel('Subject').fill('The first of two');
    await sheet(page).getByRole('textbox', { name: 'Text' }).fill('Hello.');
    const asked = page.waitForRequest(/\/send$/);
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await asked;
    await compose.click();
    await eventually('the sheet is empty', async () => (await sheet(page).getByLabel('Subject').inputValue()) === '');
    await sheet(page).getByLabel('Subject').fill('The second of two');
    await tells(page, 'Sent', async () => goOn());
    assert.equal(await sheet(page).getByLabel('Subject').inputValue(), 'The second of two');
    const sent = await stored(`direction=outbound&subject=${encodeURIComponent('The first of two')}`);
    assert.deepEqual(
      sent.map(({ status }: { status: string }) => status === 'draft'),
      [false],
    );
    await page.context().close();
  });

  it('that is begun before the inboxes are read goes out from one of them', async () => {
    const page = await browser.open(room, { path: '/settings' });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/inboxes\?/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${room.url}/mail`);
    await page.getByRole('button', { name: 'Compose' }).click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill(other.address);
    goOn();
    await sheet(page).getByRole('combobox', { name: 'From' }).waitFor();
    await sheet(page).getByLabel('Subject').fill('Begun early');
    await sheet(page).getByRole('textbox', { name: 'Text' }).fill('Hello.');
    await tells(page, 'Sent', () => sheet(page).getByRole('button', { name: 'Send' }).click());
    await page.context().close();
  });

  it('says what the API refused, with its hint, and keeps what was written', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('button', { name: 'Compose' }).click();
    await sheet(page).getByRole('textbox', { name: 'To' }).fill('not an address');
    await sheet(page).getByLabel('Text').fill('Still here.');
    await sheet(page).getByRole('button', { name: 'Send' }).click();
    await sheet(page)
      .getByRole('alert')
      .getByText(/Correct|address/i)
      .first()
      .waitFor();
    assert.equal(await sheet(page).getByLabel('Text').inputValue(), 'Still here.');
    await page.context().close();
  });
});
