/** Long threads, in a real browser: they open where a person wants to read, and are shown to their end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { consoleRoom } from '../support/rooms/console-room.ts';
import { eventually } from '../support/rooms/postroom.ts';
import { anEmail, MIME, NO_BODY } from '../support/store/store-rows.ts';

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

  it('of more than a thousand mails is shown from its newest back, marked as read and deleted as any other', async () => {
    const first = written({ to: here.inbox.address, subject: 'Alerts', text: 'Number 0.' });
    const id = await here.received(first.replace(/Message-ID: .*/, 'Message-ID: <alerts@example.com>'));
    const { threadId, createdAt } = (await here.room.rest('GET', `/emails/${id}`)).body;
    const { store } = await here.room.registry();
    await store.write(async (tx) => {
      const row = await tx.emails.row(id);
      assert.ok(row);
      for (let n = 1; n <= 1200; n += 1) {
        const at = new Date(Date.parse(createdAt) + n);
        const fields = { threadId, subject: 'Re: Alerts', preview: `Number ${n}.`, createdAt: at, updatedAt: at };
        await tx.emails.insert(anEmail({ id: here.inbox.id, accountId: row.accountId }, fields), NO_BODY, MIME);
      }
    });
    await store.close();
    const thread = async () => (await here.room.rest('GET', `/threads/${threadId}?limit=1`)).body;

    const page = await here.browser.open(here.room, { path: `/mail/all/${id}` });
    const number = (n: number) => page.locator('.folded', { hasText: `Number ${n}.` });
    const items = page.locator('.messages > li[data-id]');
    await page.locator('.plain-text', { hasText: 'Number 0.' }).waitFor();
    assert.equal(await items.count(), 101, 'the mail that was asked for, and the newest hundred');
    await number(1101).waitFor();
    await eventually('all are marked as read', async () => (await thread()).unread === 0);
    const earlier = page.getByRole('button', { name: 'Show earlier mails' });
    await earlier.click();
    await number(1001).waitFor();
    assert.equal(await items.count(), 201);
    assert.equal(await number(1000).count(), 0);
    await eventually('what was read is where it was', async () => {
      const { y } = (await number(1101).boundingBox()) ?? { y: -1 };
      return y > 0 && y < 800;
    });
    for (let shown = 300; shown <= 1200; shown += 100) {
      await earlier.click();
      await eventually(`${shown} are shown`, async () => (await items.count()) === shown + 1);
    }
    await earlier.click();
    await earlier.waitFor({ state: 'detached' });
    assert.equal(await items.count(), 1201, 'the mail that was asked for is among them, once');

    await page.getByRole('button', { name: 'Delete the thread' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Deleted').waitFor();
    assert.equal((await here.room.rest('GET', `/threads/${threadId}`)).status, 404);
    await page.context().close();
  });
});
