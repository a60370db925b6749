/** Deciding about held mail, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { eventually, type Json, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('approvals', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let agent: string;
  let mail: Json;
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    const { body: from } = await room.rest('POST', '/inboxes', { localPart: 'agent' });
    const { body: to } = await room.rest('POST', '/inboxes', { localPart: 'boss' });
    agent = (await room.rest('POST', '/api-keys', { name: 'agent', approval: 'required' })).body.key;
    mail = { inboxId: from.id, to: to.address };
  });
  after(() => browser.close());

  const hold = async (subject: string, text: string): Promise<string> =>
    (await room.rest('POST', '/emails/send', { ...mail, subject, text }, { key: agent })).body.id;
  const statusOf = async (id: string) => (await room.rest('GET', `/emails/${id}?view=full`)).body;

  it('approves one mail by a double click, and not the next one that comes in its place', async () => {
    const [next, first] = [await hold('Alike', 'The same.'), await hold('Alike', 'The same.')];
    const page = await browser.open(room, { path: `/approvals/${first}` });
    const button = page.getByRole('button', { name: 'Approve' });
    await page.getByText(/Dry run: /).waitFor();
    await button.hover();
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.getByText('Approved: it leaves now.').waitFor();
      await page.locator('.badge').getByText('1', { exact: false }).waitFor();
    }
    await eventually('the first is delivered', async () => (await statusOf(first)).status === 'delivered');
    assert.equal((await statusOf(next)).status, 'held');
    await room.rest('POST', `/emails/${next}/reject`, {});
    await page.context().close();
  });

  it('shows the exact words, and approves what was read', async () => {
    const page = await browser.open(room, { path: '/approvals' });
    await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
    const id = await hold('The offer', 'We offer 100.');
    // It appears by itself, and so does the badge.
    await page.getByText('We offer 100.').first().waitFor();
    await page.getByText('the key agent', { exact: true }).waitFor();
    await page.getByRole('list', { name: 'Held mail' }).getByText('agent · approval').waitFor();
    await page.locator('.badge').getByText('1', { exact: false }).waitFor();
    await page.getByText(/Dry run: .* would be queued/).waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.getByText('Approved: it leaves now.').waitFor();
    await eventually('it is delivered', async () => (await statusOf(id)).status === 'delivered');
    await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
    await page.locator('.badge').waitFor({ state: 'detached' });
  });

  it('tells how a mail differs from the last one to the same people', async () => {
    await hold('The offer, again', 'We offer 200.');
    const page = await browser.open(room, { path: '/approvals' });
    await page.getByText(/Compared with the last mail/).click();
    await page.locator('.diff .is-gone').getByText('We offer 100.').waitFor();
    await page.locator('.diff .is-new').getByText('We offer 200.').waitFor();
  });

  it('rejects with a reason that the agent reads', async () => {
    const id = await hold('A bad idea', 'Let us spam.');
    const page = await browser.open(room, { path: `/approvals/${id}`, late: true });
    await page.getByText('Let us spam.').first().waitFor();
    await page.keyboard.press('r');
    await page.getByLabel('Why').fill('Nobody asked for it.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Rejected: it does not leave.').waitFor();
    const { status, rejected } = await statusOf(id);
    assert.deepEqual([status, rejected], ['canceled', 'Nobody asked for it.']);
  });

  it('sends other words in its place, and rejects the held one', async () => {
    const id = await hold('A typo', 'Helo.');
    const page = await browser.open(room, { path: `/approvals/${id}`, late: true });
    await page.getByText('Helo.').first().waitFor();
    await page.keyboard.press('e');
    await page.getByRole('dialog').getByLabel('Text').fill('Hello.');
    await page.getByRole('button', { name: 'Send, and reject the held one' }).click();
    await page.getByText('The new mail is on its way').waitFor();
    const { status, rejected } = await statusOf(id);
    assert.equal(status, 'canceled');
    const replacement = await statusOf(/Replaced by (\S+),/.exec(rejected)?.[1] ?? '');
    assert.deepEqual([replacement.subject, replacement.text.trim()], ['A typo', 'Hello.']);
  });

  it('sends other words to the same people in the same way, and at the same time', async () => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const addressOf = async (localPart: string) => (await room.rest('POST', '/inboxes', { localPart })).body.address;
    const [carol, dan] = [await addressOf('carol'), await addressOf('dan')];
    const copies = { cc: [carol], bcc: [dan], replyTo: 'desk@example.org' };
    const later = { ...mail, ...copies, subject: 'For tomorrow', text: 'Helo.', sendAt };
    const { id } = (await room.rest('POST', '/emails/send', later, { key: agent })).body;
    const page = await browser.open(room, { path: `/approvals/${id}` });
    await page.locator('.letter', { hasText: 'Helo.' }).waitFor();
    await page.getByRole('button', { name: 'Edit and send as new' }).click();
    await page.getByRole('dialog').getByLabel('Text').fill('Hello.');
    await page.getByRole('button', { name: 'Send, and reject the held one' }).click();
    await page.getByText('The new mail is on its way').waitFor();
    const sent = await statusOf(/Replaced by (\S+),/.exec((await statusOf(id)).rejected)?.[1] ?? '');
    assert.deepEqual([sent.to, sent.cc, sent.bcc, sent.replyTo, sent.sendAt], [mail.to, carol, dan, 'desk@example.org', sendAt]);
    await page.context().close();
  });

  it('goes on without a mail that another person decided about meanwhile', async () => {
    const id = await hold('Two at once', 'Both look at it.');
    const [one, two] = [
      await browser.open(room, { path: `/approvals/${id}` }),
      await browser.open(room, { path: `/approvals/${id}` }),
    ];
    await two.locator('.letter', { hasText: 'Both look at it.' }).waitFor();
    await one.locator('.letter', { hasText: 'Both look at it.' }).waitFor();
    await one.getByRole('button', { name: 'Approve' }).click();
    await one.getByText('Approved: it leaves now.').waitFor();
    await two.locator('.letter', { hasText: 'Both look at it.' }).waitFor({ state: 'detached' });
  });

  it('keeps the mail that is read when another comes, and a question about it when it goes', async () => {
    const id = await hold('Read now', 'This one is being read.');
    const page = await browser.open(room, { path: '/approvals' });
    const letter = page.locator('.letter', { hasText: 'This one is being read.' });
    await letter.waitFor();
    await hold('Came later', 'Nobody has read this.');
    await page.getByRole('list', { name: 'Held mail' }).getByText('Came later').waitFor();
    await letter.waitFor();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Why').fill('It is about the first mail.');
    assert.equal((await room.rest('POST', `/emails/${id}/approve`, {})).status, 200);
    await letter.waitFor({ state: 'detached' });
    await page.locator('.letter', { hasText: 'Nobody has read this.' }).waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0, 'nobody was asked about the other mail');
    await page.context().close();
  });

  it('keeps what is written in place of a mail that another person decided about, and sends it no more', async () => {
    const id = await hold('Taken away', 'Somebody approves this.');
    const page = await browser.open(room, { path: `/approvals/${id}` });
    await page.locator('.letter', { hasText: 'Somebody approves this.' }).waitFor();
    await page.getByRole('button', { name: 'Edit and send as new' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this in its place' });
    await dialog.getByLabel('Text').fill('Words that took an hour.');
    assert.equal((await room.rest('POST', `/emails/${id}/approve`, {})).status, 200);
    await page.locator('.letter', { hasText: 'Somebody approves this.' }).waitFor({ state: 'detached' });
    assert.equal(await dialog.getByLabel('Text').inputValue(), 'Words that took an hour.');
    await page.getByRole('button', { name: 'Send, and reject the held one' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/It is held no more/)
      .waitFor();
    const { body } = await room.rest('GET', '/emails?direction=outbound&subject=Taken');
    assert.equal(body.data.length, 1, 'nothing else was sent');
    await page.context().close();
  });

  it('is asked once, however often the button is pressed, and shows older mail too', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => hold(`Number ${n}`, `Text ${n}.`)));
    await hold('The last', 'Text of the last.');
    const page = await browser.open(room, { path: '/approvals' });
    await page.locator('.letter', { hasText: 'Text of the last.' }).waitFor();
    let asked = 0;
    await page.route('**/approve', async (route) => {
      asked += 1;
      // The presses come before the answer.
      await eventually('it is pressed again', async () => (await page.evaluate<number>('window.presses ?? 0')) >= 3);
      await route.continue();
    });
    await page.evaluate('addEventListener("keydown", () => { window.presses = (window.presses ?? 0) + 1; })');
    await page.keyboard.press('a');
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
    await page.getByText('Approved: it leaves now.').waitFor();
    assert.equal(asked, 1);
    const rows = page.getByRole('list', { name: 'Held mail' }).getByRole('listitem');
    const before = await rows.count();
    await page.getByRole('button', { name: 'Show more' }).click();
    await eventually('older mail is listed', async () => (await rows.count()) > before);
    // What comes in is told by an event, after which the list is read again.
    await hold('The newest', 'Text of the newest.');
    await rows.filter({ hasText: 'The newest' }).waitFor();
    assert.ok((await rows.count()) > before, 'older mail stays listed');
    await page.context().close();
  });
});
