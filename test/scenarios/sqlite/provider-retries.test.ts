/** A mail that a provider posts again, because its first try met a store that could not be written, is stored once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startAws } from '../../support/aws.ts';
import { lockStore } from '../../support/locked-store.ts';
import { startPostroom } from '../../support/postroom.ts';
import { mailIn, mailOf, newInbox, post } from '../../support/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, type Sample } from '../../support/provider-samples.ts';

const aws = await startAws();
const room = await startPostroom({ ...ALL_SECRETS, ...aws.env });

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  test(name, async () => {
    const inbox = await newInbox(room);
    const path = `${name}/inbound`;
    const mail = { mime: Buffer.from(mailOf(name)), to: [inbox.address], from: 'ann@example.org' };
    const { body, headers } = madeBy(sample, mail);
    const lock = await lockStore(room.env);
    const failed = await post(room, path, body, headers);
    await lock.close();
    assert.deepEqual([failed.status, failed.headers.has('retry-after')], [503, true]);
    assert.deepEqual((await post(room, path, body, headers)).body, { ok: true });
    assert.deepEqual((await post(room, path, body, headers)).body, { ok: true, duplicate: true });
    assert.equal((await mailIn(room, inbox)).length, 1);
  });
}
