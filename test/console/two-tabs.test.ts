/** Two tabs of one browser: one of them reads the stream for both, and when it closes the other reads on from where it was. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noBrowser } from '../support/clients/browser.ts';
import { written } from '../support/mails/console-mails.ts';
import { consoleRoom } from '../support/rooms/console-room.ts';
import { eventually } from '../support/rooms/postroom.ts';

describe('two tabs of one browser', { skip: noBrowser }, () => {
  const here = consoleRoom('tabs');

  const receive = (subject: string) => here.room.inbound(here.inbox.address, written({ to: here.inbox.address, subject }));
  const streams = (count: number) => eventually(`${count} streams are read`, async () => here.room.app.streams() === count);

  it('read one stream, which is handed over when its tab closes, without an event that is lost or told twice', async () => {
    const first = await here.browser.open(here.room, { path: '/events' });
    await first.getByRole('heading', { name: 'Events' }).waitFor();
    await streams(1);
    const second = await first.context().newPage();
    await second.goto(`${here.room.url}/events`);
    await second.getByRole('heading', { name: 'Events' }).waitFor();
    for (const page of [first, second]) await page.getByText('What happens from now on appears here.').waitFor();
    const told = (page: typeof first) => page.getByText('email.received');
    await receive('To both');
    for (const page of [first, second]) await eventually('it is told', async () => (await told(page).count()) === 1);
    assert.equal(here.room.app.streams(), 1);
    await first.close();
    // While nobody reads, or the other has begun to: neither may lose it.
    await receive('In between');
    await eventually('the second is told what came in between', async () => (await told(second).count()) === 2);
    await streams(1);
    await receive('After it');
    await eventually('and what came after', async () => (await told(second).count()) === 3);
    assert.deepEqual(here.browser.faults, []);
    await second.context().close();
    await streams(0);
  });
});
