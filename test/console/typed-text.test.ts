/** Text that was typed in the console is not lost by Escape, or by what is opened next, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, seriousFindings, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('text that was typed', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let inbox: { id: string; address: string };
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'typed' })).body;
  });
  after(() => browser.close());

  it('in a dialog is kept until a person says that it may go', async () => {
    const page = await browser.open(room, { path: '/templates', late: true });
    const form = page.getByRole('dialog', { name: 'New template' });
    const question = page.getByRole('dialog', { name: 'Throw away what you typed?' });
    const open = () => page.getByRole('button', { name: 'New template' }).click();
    await open();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await open();
    await form.getByLabel('Text', { exact: true }).fill('Words that took an hour.');
    // A browser lets no page hold a dialog open against several presses in a row.
    for (let n = 0; n < 3; n += 1) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      if (n === 0) assert.deepEqual(await seriousFindings(page), []);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      assert.equal(await page.evaluate('document.activeElement.name'), 'text');
    }
    await form.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    assert.equal(await form.getByLabel('Text', { exact: true }).inputValue(), 'Words that took an hour.');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Throw it away' }).click();
    await form.waitFor({ state: 'detached' });
    await open();
    await form.getByLabel('Name').fill('Gone again');
    await form.getByLabel('Name').fill('');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    assert.deepEqual(browser.faults, []);
    await page.context().close();
  });

  it('in a mail is kept where the key saves no drafts', async () => {
    const scopes = ['inboxes:read', 'emails:read', 'emails:send', 'emails:write'];
    const { key } = (await room.rest('POST', '/api-keys', { name: 'sender', scopes })).body;
    await room.inbound(inbox.address, written({ to: inbox.address, subject: 'A question' }));
    const page = await browser.open(room, { path: `/mail/${inbox.id}`, key, late: true });
    await page.getByRole('button', { name: 'Compose' }).click();
    const sheet = page.getByRole('dialog', { name: 'New mail' });
    const question = page.getByRole('dialog', { name: 'Throw this mail away?' });
    await sheet.getByLabel('Text').fill('Words that took an hour.');
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /A question/ }).press('Enter');
    await page.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
    await page.getByText('your key saves no drafts').waitFor();
    assert.equal(await sheet.getByLabel('Text').inputValue(), 'Words that took an hour.');
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Throw it away' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('in a mail with an unfinished address is kept when another is begun', async () => {
    await room.inbound(inbox.address, written({ to: inbox.address, subject: 'Answer me' }));
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('link', { name: /Answer me/ }).click();
    await page.getByRole('button', { name: 'Compose' }).click();
    const sheet = page.getByRole('dialog', { name: 'New mail' });
    await sheet.getByRole('textbox', { name: 'To' }).fill('ada@');
    await sheet.getByLabel('Text').fill('Words that took an hour.');
    await page.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
    await page.getByText('It is not saved: an address may be unfinished.').waitFor();
    assert.equal(await sheet.getByLabel('Text').inputValue(), 'Words that took an hour.');
    await sheet.getByRole('textbox', { name: 'To' }).fill('ada@example.org');
    await page.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
    await page.getByRole('dialog', { name: 'Reply' }).waitFor();
    const { body } = await room.rest('GET', '/emails?status=draft&include=body');
    assert.deepEqual([body.data[0].to, body.data[0].text.trim()], ['ada@example.org', 'Words that took an hour.']);
    await page.context().close();
  });

  it('in a mail whose draft is deleted elsewhere is saved as another draft', async () => {
    const page = await browser.open(room, { path: `/mail/${inbox.id}` });
    await page.getByRole('button', { name: 'Compose' }).click();
    const sheet = page.getByRole('dialog', { name: 'New mail' });
    await sheet.getByRole('textbox', { name: 'To' }).fill('ada@example.org');
    await sheet.getByLabel('Subject').fill('Half a letter');
    await sheet.getByText('Saved as a draft').waitFor();
    const drafts = async () => (await room.rest('GET', '/emails?status=draft&subject=Half&include=body')).body.data;
    const [draft] = await drafts();
    assert.equal((await room.rest('DELETE', `/emails/${draft.id}`)).status, 200);
    await sheet.getByLabel('Text').fill('Words that took an hour.');
    await page.getByText('Its draft was deleted elsewhere').waitFor();
    await sheet.getByText('Saved as a draft').waitFor();
    const [another] = await drafts();
    assert.deepEqual([another.to, another.text.trim()], ['ada@example.org', 'Words that took an hour.']);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('by an agent in a draft is sent by the person who reads it, as it is', async () => {
    const { key } = (await room.rest('POST', '/api-keys', { name: 'agent', mode: 'draft-only' })).body;
    const input = { inboxId: inbox.id, to: inbox.address, subject: 'Drafted', text: 'Please look at it.' };
    const { body: draft } = await room.rest('POST', '/drafts', input, { key });
    const page = await browser.open(room, { path: `/mail/all/${draft.id}` });
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await page.getByRole('dialog', { name: 'New mail' }).getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Sent').waitFor();
    assert.notEqual((await room.rest('GET', `/emails/${draft.id}`)).body.status, 'draft');
    await page.context().close();
  });

  it('in place of the words of a draft with a design is what is sent', async () => {
    const { key } = (await room.rest('POST', '/api-keys', { name: 'designer', mode: 'draft-only' })).body;
    const input = { inboxId: inbox.id, to: inbox.address, text: 'Pay 900.', html: '<p>Pay 900.</p>' };
    const sentAs = async (subject: string, words?: string) => {
      const { body: draft } = await room.rest('POST', '/drafts', { ...input, subject }, { key });
      const page = await browser.open(room, { path: `/mail/all/${draft.id}` });
      await page.getByRole('button', { name: 'Go on writing' }).click();
      const sheet = page.getByRole('dialog', { name: 'New mail' });
      await sheet.getByText('It has a design.').waitFor();
      if (words) {
        await sheet.getByLabel('Text').fill(words);
        await sheet.getByText('It is sent as text alone').waitFor();
      }
      await sheet.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('region', { name: 'Messages' }).getByText('Sent').waitFor();
      await page.context().close();
      const { text, html } = (await room.rest('GET', `/emails/${draft.id}?view=full`)).body;
      return [text.trim(), html];
    };
    assert.deepEqual(await sentAs('With a design'), ['Pay 900.', '<p>Pay 900.</p>']);
    assert.deepEqual(await sentAs('With other words', 'Pay 90.'), ['Pay 90.', null]);
  });
});
