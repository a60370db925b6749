/** A statement that SQLite refuses in the middle of a mail: nothing of the mail stays, and posted again it comes in whole. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();

for (const table of [
  'webhook_tokens',
  'threads',
  'emails',
  'email_bodies',
  'email_mimes',
  'events',
  'heard',
  'email_days',
  'counters',
]) {
  test(`a mail that cannot be written to ${table} is stored whole when it is posted again`, async () => {
    const { body: inbox } = await room.rest('POST', '/inboxes', {});
    const sent = mime({ to: inbox.address, subject: 'Once more', text: 'Hello.', messageId: '<again@example.org>' });
    const post = () => room.inbound(inbox.address, sent, { token: table.padEnd(50, 'a') });
    const list = async (path: string) => (await room.rest('GET', `${path}?inboxId=${inbox.id}`)).body.data.length;
    change(`create trigger refuse before insert on ${table} begin select raise(abort, 'refused'); end`);
    const refused = await post();
    change('drop trigger refuse');
    assert.ok(refused.status >= 500, `${refused.status}`);
    assert.deepEqual([await list('/emails'), await list('/threads')], [0, 0]);
    const stored = await post();
    assert.deepEqual([stored.status, stored.json], [200, { ok: true }]);
    assert.deepEqual([await list('/emails'), await list('/threads')], [1, 1]);

    function change(statement: string): void {
      const database = new SQLite(join(room.dataDir, 'postroom.db'));
      database.exec(statement);
      database.close();
    }
  });
}
