/** A mail that waits for its files moves from SQLite to PostgreSQL with what its post gave of it, and is filed there with them. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brevoEnv, brevoPost, startBrevoApi } from '../../support/providers/brevo.ts';
import { mailIn, newInbox, post } from '../../support/providers/provider-posts.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { migrateData, places } from '../../support/store/moving.ts';

const where = await places();
after(where.close);

for (const [n, make] of where.make.entries())
  test(`what its post gave of it, ${['as it is', 'encrypted'][n]}, and its place in the queue go along`, async () => {
    const place = await make();
    const api = await startBrevoApi();
    const env = { ...brevoEnv(api), ...(n > 0 ? { POSTROOM_SECRET_KEY: randomBytes(32).toString('base64') } : {}) };
    const from = await startPostroom({ ...env, DATABASE_URL: '' });
    const inbox = await newInbox(from);
    api.answering = 503;
    const content = randomBytes(3000);
    const files = [api.keep({ name: 'plan.bin', type: 'application/octet-stream', content })];
    const { body, headers } = brevoPost({ to: [inbox.address], files, text: 'see the plan' });
    assert.deepEqual((await post(from, 'brevo/inbound', body, headers)).body, { ok: true, accepted: true });
    const row = 'select id, token, state, tries, size from fetches where last_error is not null and leased_until';
    const [waits] = await eventually('a try failed', async () => {
      const rows = await from.sql(`${row} < ?`, Date.now());
      return rows.length > 0 && rows;
    });
    await from.app.close();

    const { code, stderr, stdout } = await migrateData(join(from.dataDir, 'postroom.db'), place.url);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^fetches +1 rows /m);
    const to = await startPostroom({ ...env, DATABASE_URL: place.url, NODE_ENV: 'test' });
    const [moved] = await to.sql('select id, token, state, size from fetches');
    assert.deepEqual([moved?.id, moved?.token, Number(moved?.size)], [waits?.id, waits?.token, waits?.size]);
    api.answering = 'well';
    const [email] = await eventually('it is filed', async () => {
      const mails = await mailIn(to, inbox);
      return mails.length > 0 && mails;
    });
    const whole = (await to.rest('GET', `/emails/${email?.id}`)).body;
    assert.match(whole.text, /see the plan/);
    const [file] = whole.attachments;
    const { bytes } = await to.download(`/emails/${whole.id}/attachments/${file.id}`);
    assert.deepEqual([file.filename, bytes.equals(content)], ['plan.bin', true]);
    const again = await post(to, 'brevo/inbound', body, headers);
    assert.deepEqual(again.body, { ok: true, duplicate: true });
    await to.close();
    await place.remove();
  });
