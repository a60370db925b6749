/** Encrypted secrets of a SQLite file, moved to PostgreSQL by someone who has not their key, open there with it and only with it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { migrateData, places } from '../../support/store/moving.ts';

const POSTROOM_SECRET_KEY = randomBytes(32).toString('base64');
const FILE = ['--b', '', 'Hello.', '--b', 'Content-Disposition: attachment; filename=a.bin', '', 'bytes', '--b--'];
const where = await places();

after(() => where.close());

for (const [number, make] of where.make.entries()) {
  test(`moved to place ${number + 1}`, async () => {
    const folder = await scratchFolder();
    const old = await startPostroom({ DATA_DIR: folder, DATABASE_URL: '', POSTROOM_SECRET_KEY });
    assert.equal((await old.rest('POST', '/domains', { domain: 'agents.example.org' })).status, 201);
    const { address } = (await old.rest('POST', '/inboxes', {})).body;
    const headers = ['Content-Type: multipart/mixed; boundary=b'];
    await old.inbound(address, mime({ to: address, subject: 'A file', text: FILE.join('\r\n'), headers }));
    const [{ id, attachments }] = (await old.rest('GET', '/emails')).body.data;
    const { url } = (await old.rest('GET', `/emails/${id}/attachments/${attachments[0].id}/text?link=true`)).body;
    await old.close();

    const place = await make();
    const { code, stderr } = await migrateData(join(folder, 'postroom.db'), place.url);
    assert.equal(code, 0, stderr);
    await assert.rejects(
      startPostroom({ DATABASE_URL: place.url, NODE_ENV: 'test' }),
      /holds keys that are encrypted, and POSTROOM_SECRET_KEY/,
    );
    // The start opens every secret.
    const moved = await startPostroom({ DATABASE_URL: place.url, NODE_ENV: 'test', POSTROOM_SECRET_KEY });
    assert.equal((await fetch(moved.url + new URL(url).pathname)).status, 200);
    await moved.close();
    await place.remove();
  });
}
