/** Mail in S3 that SNS did not tell of, where instances share a store: one of them looks through the bucket at a time. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { BUCKET, PREFIX, startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox } from '../../support/providers/provider-posts.ts';
import { TOPIC } from '../../support/providers/sns.ts';
import { NEEDS_INSTANCES } from '../../support/rooms/instances.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

describe('instances that share a store', { skip: NEEDS_INSTANCES }, () => {
  test('do not look through a bucket while another is at it, and fetch what is there once', async () => {
    const aws = await startAws();
    const room = await startPostroom();
    const inbox = await newInbox(room);
    aws.put(`${PREFIX}1`, `To: ${inbox.address}\r\n${mailOf('untold')}`, new Date(Date.now() - 3600_000));
    const holder = closedAtEnd(await openPostgres({ url: room.env.DATABASE_URL ?? '', migrate: false, readers: 1 }));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = holder.once('mail in S3', () => held);
    const settings = { SES_TOPIC_ARNS: TOPIC, ...aws.env };
    const others = [await room.another(settings), await room.another(settings)];
    for (const other of others) for (let n = 0; n < 10; n++) assert.equal((await other.rest('GET', '/inboxes')).status, 200);
    assert.equal(aws.askedFor('list-type=2'), 0);
    release();
    assert.equal(await holding, true);
    await eventually('the mail came', async () => (await mailIn(room, inbox)).length > 0);
    await eventually('both have looked', async () => aws.askedFor('list-type=2') >= 2);
    assert.equal(aws.askedFor(`/${BUCKET}/`), 1);
  });
});
