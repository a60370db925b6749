/** An inbox that takes only verified mail, by each way in that has an adapter: what is let in, and why the rest stays out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startAws } from '../../support/providers/aws.ts';
import { mailOf, post } from '../../support/providers/provider-posts.ts';
import { ALL_SECRETS, madeBy, SAMPLES, type Sample } from '../../support/providers/provider-samples.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

const aws = await startAws();
const here = await openQuarantineRoom({ ...ALL_SECRETS, ...aws.env });

const STAYS = 'it stays in the quarantine: neither DKIM nor SPF shows that its sender wrote it';

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  // What was composed from fields has lost what was signed.
  const holds = sample.fidelity !== 'reconstructed';
  test(`${name}: what the author's domain signed ${holds ? 'is let in' : 'stays'}, what it did not sign stays, with the reason`, async () => {
    const inbox = await here.inbox();
    const posted = async (mime: string | Buffer) => {
      const { body, headers } = madeBy(sample, { mime: Buffer.from(mime), from: 'bounces@relay.test', to: [inbox.address] });
      assert.equal((await post(here.room, `${name}/inbound`, body, headers)).status, 200);
    };
    const told = async () => (await here.room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
    await posted(mailOf('unsigned'));
    const { id } = await here.kept(inbox);
    await posted(await here.ofBank('signed'));
    if (holds) assert.equal((await here.arrived(inbox)).subject, 'signed');
    await eventually('both are checked', async () => (await told())[0]?.reason === (holds ? null : STAYS));
    const [, stays] = await told();
    assert.deepEqual([stays.provider, stays.emailId, stays.outcome, stays.reason], [name, id, 'accepted', STAYS]);
    assert.equal((await here.letIn(inbox)).length, holds ? 1 : 0);
  });
}
