/** A mail that a provider posts again, because its first try met a store that could not be written, is stored once. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox, post } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, type Sample } from '../../support/providers/provider-samples.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { lockStore } from '../../support/store/locked-store.ts';

type Tried = {
  inbox: Awaited<ReturnType<typeof newInbox>>;
  again(): ReturnType<typeof post>;
  failed: Awaited<ReturnType<typeof post>>;
};

const aws = await startAws();
const room = await startPostroom({ ...ALL_SECRETS, ...aws.env });
const tried = new Map<string, Tried>();

// The store is waited for some seconds before a post is put off, so all of them wait for it at once.
before(async () => {
  const posts = await Promise.all(
    Object.entries<Sample>(SAMPLES).map(async ([name, sample]) => {
      const inbox = await newInbox(room);
      const mail = { mime: Buffer.from(mailOf(name)), to: [inbox.address], from: 'ann@example.org' };
      const { body, headers } = madeBy(sample, mail);
      return { name, inbox, again: () => post(room, `${name}/inbound`, body, headers) };
    }),
  );
  const lock = await lockStore(room.env);
  await Promise.all(posts.map(async ({ name, inbox, again }) => tried.set(name, { inbox, again, failed: await again() })));
  await lock.close();
});

for (const name of Object.keys(SAMPLES)) {
  test(name, async () => {
    const { inbox, again, failed } = tried.get(name) ?? assert.fail();
    assert.deepEqual([failed.status, failed.headers.has('retry-after')], [503, true]);
    assert.deepEqual((await again()).body, { ok: true });
    assert.deepEqual((await again()).body, { ok: true, duplicate: true });
    assert.equal((await mailIn(room, inbox)).length, 1);
  });
}
