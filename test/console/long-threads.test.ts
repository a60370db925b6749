/** Long threads, in a real browser: they open where a person wants to read, and are shown to their end. */
import { describe, it } from 'node:test';
import { noBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { consoleRoom } from '../support/rooms/console-room.ts';
import { eventually } from '../support/rooms/postroom.ts';

describe('a long thread', { skip: noBrowser }, () => {
  const here = consoleRoom('threads');

  it('opens at the mail that was asked for', async () => {
    const say = (at: number) =>
      written({
        to: here.inbox.address,
        subject: at === 0 ? 'Long' : 'Re: Long',
        text: `This is number ${at}.\n`.repeat(20),
      }).replace(
        /Message-ID: .*/,
        `Message-ID: <long-${at}@example.com>${at === 0 ? '' : '\r\nIn-Reply-To: <long-0@example.com>'}`,
      );
    const ids: string[] = [];
    for (let at = 0; at < 8; at += 1) ids.push(await here.received(say(at)));
    const page = await here.browser.open(here.room, { path: `/mail/all/${ids[5]}` });
    // Above it the others are still being read, and push it down.
    const top = async () => (await page.locator(`.messages > li[data-id="${ids[5]}"]`).boundingBox())?.y ?? -1;
    await page.getByText('This is number 7.').first().waitFor();
    await eventually('it is below the subject', async () => (await top()) > 0 && (await top()) < 200);
    await page.context().close();
  });

  it('of more than a hundred mails is shown to the newest', async () => {
    const id = await here.received(
      written({ to: here.inbox.address, subject: 'Endless' }).replace(/Message-ID: .*/, 'Message-ID: <endless@example.com>'),
    );
    const answer = (at: number) =>
      written({
        to: here.inbox.address,
        subject: 'Re: Endless',
        text: `Answer ${at}.`,
        headers: ['In-Reply-To: <endless@example.com>'],
      });
    for (let at = 1; at <= 105; at += 1) await here.room.inbound(here.inbox.address, answer(at));
    const { threadId } = (await here.room.rest('GET', `/emails/${id}`)).body;
    await here.room.rest('PATCH', `/threads/${threadId}`, { isRead: true });
    await here.room.inbound(here.inbox.address, answer(106));
    const page = await here.browser.open(here.room, { path: `/mail/all/thread/${threadId}` });
    const newest = page.locator('.plain-text', { hasText: 'Answer 106.' });
    await newest.waitFor();
    await eventually('it is in sight', async () => ((await newest.boundingBox())?.y ?? 9999) < 800);
    await page.context().close();
  });
});
