/** Mail of which there is too much, or that turns words round, in a real browser: it neither hides nor moves away what a person needs. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, seriousFindings } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { consoleRoom } from '../support/rooms/console-room.ts';

const TURNS = '\u202e';
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

describe('strange mail', { skip: noBrowser }, () => {
  const here = consoleRoom('strange');

  const opens = async (page: Page, id: string) => {
    await page.goto(`${here.room.url}/mail/all/${id}`);
    await page.getByRole('button', { name: 'Reply', exact: true }).waitFor();
  };
  /** Whether what is named is on the screen without scrolling, and nothing reaches beyond the edge. */
  const fits = async (page: Page, name: string, label: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    const screen = page.viewportSize();
    assert.ok(box && screen && box.y + box.height <= screen.height, `${label}: ${JSON.stringify(box)}`);
    const beyond = await page.evaluate<number>(
      '(() => { const pane = document.querySelector(".pane-thread"); return pane.scrollWidth - pane.clientWidth; })()',
    );
    assert.equal(beyond, 0, label);
  };

  it('with a long subject, thousands of recipients or a long file name leaves its buttons on the screen', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `Person ${at} <person${at}@example.org>`).join(',\r\n ');
    const mails = {
      subject: await here.received(written({ to: here.inbox.address, subject: 'S'.repeat(3000) })),
      recipients: await here.received(written({ to: many, subject: 'To all' })),
      file: await here.received(
        written({ to: here.inbox.address, subject: 'A file', file: 'x' }).replace('notes.txt', `${'n'.repeat(200)}.txt`),
      ),
      empty: await here.received(`From: a@example.com\r\nMessage-ID: <empty@example.com>\r\n\r\n`),
    };
    for (const screen of SCREENS) {
      const page = await here.browser.open(here.room, { path: '/mail', screen });
      for (const [label, id] of Object.entries(mails)) {
        await opens(page, id);
        await fits(page, 'Reply', `${label} on ${screen.width}`);
        await fits(page, 'Delete the thread', `${label} on ${screen.width}`);
      }
      await opens(page, mails.recipients);
      assert.deepEqual(await seriousFindings(page), []);
      await page.getByText('There are more, which only the source has.').waitFor();
      await page.getByText(/^to \d+ more$/).click();
      await page.getByText('Person 700').waitFor();
      await page.context().close();
    }
  });

  it('with three hundred files shows some, and the others on request', async () => {
    const part = (at: number) =>
      `--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="file-${at}.txt"\r\n\r\n${at}\r\n`;
    const parts = Array.from({ length: 300 }, (_, at) => part(at)).join('');
    const head = 'From: a@example.com\r\nSubject: Files\r\nMessage-ID: <files@example.com>\r\nMIME-Version: 1.0\r\n';
    const id = await here.received(`${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`);
    const page = await here.browser.open(here.room, { path: '/mail', screen: { width: 360, height: 740 } });
    await opens(page, id);
    assert.equal(await page.locator('.attachments a:visible').count(), 20);
    await page.getByText('280 more files').click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /file-299\.txt/ }).click();
    assert.equal((await download).suggestedFilename(), 'file-299.txt');
    await page.context().close();
  });

  it('of a very long text shows its beginning, and says where it ends', async () => {
    const id = await here.received(written({ to: here.inbox.address, subject: 'A line', text: `${'x'.repeat(250_000)}` }));
    const page = await here.browser.open(here.room, { path: `/mail/all/${id}` });
    const text = page.locator('.plain-text');
    await text.waitFor();
    assert.equal((await text.innerText()).length, 10_000);
    await page.getByRole('button', { name: 'Show 190,000 more characters' }).click();
    await page.getByText('These are the first 200,000 characters. The source has all of it.').waitFor();
    assert.equal((await text.innerText()).length, 200_000);
    await page.context().close();
  });

  it('that waits for approval shows its words in the order in which they are written', async () => {
    const { body: key } = await here.room.rest('POST', '/api-keys', { name: `agent ${TURNS}of many`, approval: 'required' });
    const attachments = [{ filename: `bill${TURNS}fdp.exe`, content: 'eA==' }];
    const mail = {
      inboxId: here.inbox.id,
      to: here.inbox.address,
      subject: `Pay ${TURNS}100`,
      text: `Pay ${TURNS}200 now.`,
      attachments,
    };
    await here.room.rest('POST', '/emails/send', mail, { key: key.key });
    const page = await here.browser.open(here.room, { path: '/approvals' });
    await page.getByRole('heading', { name: 'Pay ⟨U+202E⟩100' }).waitFor();
    await page.getByText('Pay ⟨U+202E⟩200 now.').waitFor();
    assert.ok(!(await page.locator('#main').innerText()).includes(TURNS));
    await page.context().close();
  });
});
