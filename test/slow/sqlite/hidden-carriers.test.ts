/** Instructions that are hidden in mail, in every way and place, as an agent reads them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { carriers } from '../../support/mails/hidden-carriers.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const agent = await room.mcp();

describe('hidden instructions', () => {
  test('reach no agent by any of 200 carriers', async () => {
    const inbox = (await room.rest('POST', '/inboxes', { localPart: 'carriers' })).body;
    const all = carriers();
    assert.ok(all.length >= 200, `${all.length} carriers`);
    for (const [number, { mime, technique, place, secret, visible }] of all.entries()) {
      const numbered = mime.replace(/^Message-ID:.*\r\n/im, '').replace(/^/, `Message-ID: <carrier-${number}@example.org>\r\n`);
      assert.equal((await room.inbound(inbox.address, numbered)).status, 200);
      const [newest] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&limit=1`)).body.data;
      const { body } = await agent.call('get_email', { id: newest.id });
      const where = `${technique} in ${place}`;
      assert.ok(!JSON.stringify(body).includes(secret), where);
      assert.ok(body.text.replace(/\s+/g, ' ').includes(visible), `${where}: ${body.text}`);
      assert.ok(body.hiddenTextRemoved >= 1, where);
    }
  });
});
