/** An inbox that takes only verified mail, by each way in that has an adapter: what is let in, and why the rest stays out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailOf, post } from '../../support/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, type Sample } from '../../support/provider-samples.ts';
import { openQuarantineRoom } from '../../support/quarantine-room.ts';

const here = await openQuarantineRoom(ALL_SECRETS);

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  test(`${name}: what the author's domain signed is let in, what it did not sign stays, with the reason`, async () => {
    const inbox = await here.inbox();
    const posted = async (mime: string | Buffer) => {
      const { body, headers } = madeBy(sample, { mime: Buffer.from(mime), from: 'bounces@relay.test', to: [inbox.address] });
      assert.equal((await post(here.room, `${name}/inbound`, body, headers)).status, 200);
    };
    await posted(mailOf('unsigned'));
    const kept = await here.kept(inbox);
    await posted(await here.ofBank('signed'));
    assert.equal((await here.arrived(inbox)).subject, 'signed');
    const { body } = await here.room.rest('GET', `/arrivals?inboxId=${inbox.id}`);
    const [letIn, stays] = body.data;
    assert.deepEqual([letIn.provider, letIn.reason], [name, null]);
    assert.deepEqual([stays.provider, stays.emailId, stays.outcome], [name, kept.id, 'accepted']);
    assert.equal(stays.reason, 'it stays in the quarantine: neither DKIM nor SPF shows that its sender wrote it');
  });
}
