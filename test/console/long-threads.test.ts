/** Long threads, in a real browser: they open where a person wants to read, and are shown to their end. */
import { after, before, describe, it } from 'node:test';
import { type ConsoleBrowser, noBrowser, startBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { eventually, type Postroom, startPostroom } from '../support/rooms/postroom.ts';

describe('a long thread', { skip: noBrowser }, () => {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let inbox: { id: string; address: string };
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'threads' })).body;
  });
  after(() => browser.close());

  const idOf = async (text: string): Promise<string> => {
    await room.inbound(inbox.address, text);
    return (await room.rest('GET', '/emails?direction=inbound&limit=1')).body.data[0].id;
  };

  it('opens at the mail that was asked for', async () => {
    const say = (at: number) =>
      written({ to: inbox.address, subject: at === 0 ? 'Long' : 'Re: Long', text: `This is number ${at}.\n`.repeat(20) }).replace(
        /Message-ID: .*/,
        `Message-ID: <long-${at}@example.com>${at === 0 ? '' : '\r\nIn-Reply-To: <long-0@example.com>'}`,
      );
    const ids: string[] = [];
    for (let at = 0; at < 8; at += 1) ids.push(await idOf(say(at)));
    const page = await browser.open(room, { path: `/mail/all/${ids[5]}` });
    // Above it the others are still being read, and push it down.
    const top = async () => (await page.locator(`.messages > li[data-id="${ids[5]}"]`).boundingBox())?.y ?? -1;
    await page.getByText('This is number 7.').first().waitFor();
    await eventually('it is below the subject', async () => (await top()) > 0 && (await top()) < 200);
    await page.context().close();
  });

  it('of more than a hundred mails is shown to the newest', async () => {
    const id = await idOf(
      written({ to: inbox.address, subject: 'Endless' }).replace(/Message-ID: .*/, 'Message-ID: <endless@example.com>'),
    );
    const answer = (at: number) =>
      written({
        to: inbox.address,
        subject: 'Re: Endless',
        text: `Answer ${at}.`,
        headers: ['In-Reply-To: <endless@example.com>'],
      });
    for (let at = 1; at <= 105; at += 1) await room.inbound(inbox.address, answer(at));
    const { threadId } = (await room.rest('GET', `/emails/${id}`)).body;
    await room.rest('PATCH', `/threads/${threadId}`, { isRead: true });
    await room.inbound(inbox.address, answer(106));
    const page = await browser.open(room, { path: `/mail/all/thread/${threadId}` });
    const newest = page.locator('.plain-text', { hasText: 'Answer 106.' });
    await newest.waitFor();
    await eventually('it is in sight', async () => ((await newest.boundingBox())?.y ?? 9999) < 800);
    await page.context().close();
  });
});
