/** A filter that nothing matches, in a full inbox: whoever asks looks through all of it, and nobody else waits for that. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, API_KEY, startPostroom } from '../../support/rooms/postroom.ts';
import { copyMail } from '../../support/store/many-mails.ts';

/** More than one call of a list looks at. */
const MAILS = 60_000;

const NOTHING_LEFT = { data: [], nextCursor: null, complete: true, leftOut: null };

const room = await startPostroom();
const onPostgres = room.env.DATABASE_URL !== undefined;
const box = (await room.rest('POST', '/inboxes', { localPart: 'full' })).body;
await room.inbound(
  box.address,
  mime({ to: box.address, subject: 'one of many', text: 'Your code is 493217.', messageId: '<1@x>' }),
);
const [first] = (await room.rest('GET', `/emails?inboxId=${box.id}`)).body.data;
await copyMail(room.sql, first.id, MAILS, onPostgres);

const long = (await room.rest('POST', '/inboxes', { localPart: 'long' })).body;
await room.inbound(long.address, mime({ to: long.address, subject: 'a long thread', text: 'Hello', messageId: '<3@x>' }));
const [begun] = (await room.rest('GET', `/emails?inboxId=${long.id}`)).body.data;
await copyMail(room.sql, begun.id, MAILS, onPostgres, { first: 3 * MAILS, sameThread: true });

/** The copied mails are in threads that nobody made. */
async function threadOfEach(): Promise<void> {
  await room.sql(
    `insert into threads (id, account_id, inbox_id, subject, conversation, labels, created_at, last_email_at)
     select thread_id, account_id, inbox_id, subject, '', '[]', created_at, created_at from emails
     where inbox_id = ? and id <> ? returning 1 as one`,
    box.id,
    first.id,
  );
}

/** How many calls of others are answered, one after the other, before `asked` is. */
async function servedMeanwhile(asked: Promise<Answer>): Promise<{ answer: Answer; served: number }> {
  let over = false;
  const answered = asked.finally(() => {
    over = true;
  });
  let served = 0;
  while (!over) {
    assert.equal((await room.rest('GET', '/whoami')).status, 200);
    if (!over) served += 1;
  }
  return { answer: await answered, served };
}

describe('a filter that nothing matches keeps no other caller waiting', () => {
  test('in a list, which ends before its page is full, and says where to go on', async () => {
    const found: string[] = [];
    for (const filter of ['from=nobody', 'subject=nothing', 'label=none', 'isRead=true', 'direction=outbound']) {
      const path = `/emails?inboxId=${box.id}&${filter}`;
      const { answer, served } = await servedMeanwhile(room.rest('GET', path));
      assert.deepEqual([answer.status, answer.body.data, answer.body.complete], [200, [], false], filter);
      const rest = await room.rest('GET', `${path}&cursor=${answer.body.nextCursor}`);
      assert.deepEqual(rest.body, NOTHING_LEFT, filter);
      found.push(`${filter}: ${served}`);
      assert.ok(served >= 3, found.join());
    }
    const agent = await room.mcp();
    const { body } = await agent.call('list_emails', { from: 'nobody' });
    assert.deepEqual([body.data, body.leftOut.trimmed, typeof body.nextCursor], [[], true, 'string']);
    await agent.close();
  });

  test('in a list of threads by a label, which ends as that of emails does, and in a thread that holds all of it', async () => {
    await threadOfEach();
    const path = `/threads?inboxId=${box.id}&label=none`;
    const { answer, served } = await servedMeanwhile(room.rest('GET', path));
    assert.deepEqual([answer.status, answer.body.data, answer.body.complete], [200, [], false]);
    assert.deepEqual((await room.rest('GET', `${path}&cursor=${answer.body.nextCursor}`)).body, NOTHING_LEFT);
    assert.ok(served >= 3, `${served}`);
    const [large] = (await room.rest('GET', `/threads?inboxId=${long.id}`)).body.data;
    assert.deepEqual([large.emails, large.unread, large.lastDirection], [MAILS + 1, MAILS + 1, 'inbound']);
    const read = await servedMeanwhile(room.rest('GET', `/threads/${large.id}?limit=1`));
    assert.deepEqual([read.answer.status, read.answer.body.emails], [200, MAILS + 1]);
    const labelled = await room.rest('PATCH', `/threads/${large.id}`, { addLabels: ['long'] });
    assert.deepEqual([labelled.status, labelled.body.emails, labelled.body.labels], [200, MAILS + 1, ['long']]);
    const keyed = { headers: { 'idempotency-key': 'label-a-long-thread' } };
    for (const _ of [1, 2]) {
      const again = await room.rest('PATCH', `/threads/${large.id}`, { addLabels: ['longer'] }, keyed);
      assert.deepEqual([again.status, again.body.emails, again.body.labels], [200, MAILS + 1, ['long', 'longer']]);
    }
  });

  test('in a wait, which looks at everything before it answers that nothing came', async () => {
    const asked = (filter: string) => room.rest('GET', `/emails/wait?inboxId=${box.id}&timeoutSeconds=1&${filter}`);
    for (const filter of ['contains=no+such+words', 'from=nobody', 'contains=no+such+words&since=2020-01-01T00:00:00Z']) {
      const { answer, served } = await servedMeanwhile(asked(filter));
      assert.deepEqual([answer.status, answer.body.email, answer.body.timedOut], [200, null, true], filter);
      assert.ok(served >= 5, `${filter}: ${served}`);
    }
  });

  test('in a claim, which looks at everything before it answers that nothing is left', async () => {
    const claim = (filter: object) => room.rest('POST', '/emails/claim', { inboxId: box.id, filter });
    for (const filter of [{ from: 'nobody' }, { subject: 'nothing' }, { label: 'none' }]) {
      const { answer, served } = await servedMeanwhile(claim(filter));
      assert.deepEqual([answer.status, answer.body], [200, { email: null, claim: null }]);
      assert.ok(served >= 3, `${JSON.stringify(filter)}: ${served}`);
    }
  });
});

test('an account whose many calls look through its mail takes no more turns than one that asks once', async () => {
  const key = await room.account();
  const theirs = (await room.rest('POST', '/inboxes', { localPart: 'theirs' }, { key })).body;
  await room.inbound(
    theirs.address,
    mime({ to: theirs.address, subject: 'one of many', text: 'Your code is 493217.', messageId: '<2@x>' }),
  );
  const [mail] = (await room.rest('GET', `/emails?inboxId=${theirs.id}`, undefined, { key })).body.data;
  await copyMail(room.sql, mail.id, MAILS, onPostgres, { first: MAILS + 1 });
  const answered: string[] = [];
  const ask = async (who: string, id: string, as: string) => {
    const { status, body } = await room.rest('GET', `/emails?inboxId=${id}&from=nobody`, undefined, { key: as });
    assert.deepEqual([status, body.complete], [200, false], who);
    answered.push(who);
  };
  const many = Array.from({ length: 20 }, () => ask('many', box.id, API_KEY));
  await Promise.all([...many, ask('one', theirs.id, key)]);
  assert.equal(answered[0], 'one');
});

describe('what is far down is found', () => {
  const oldest = `00000000-0000-7000-8000-${MAILS.toString(16).padStart(12, '0')}`;
  const newest = '00000000-0000-7000-8000-000000000005';

  test('by a list that is gone through, and by a wait for a part of the text', async () => {
    await room.sql("update emails set subject = 'the needle' where id = ? returning id", oldest);
    await room.sql("update email_bodies set text = 'code 7734921 here' where email_id = ? returning 1 as one", oldest);
    let ids: string[] = [];
    let cursor = '';
    do {
      const { body } = await room.rest('GET', `/emails?subject=NEEDLE&limit=1${cursor && `&cursor=${cursor}`}`);
      ids = [...ids, ...body.data.map((email: { id: string }) => email.id)];
      cursor = body.nextCursor;
    } while (cursor);
    assert.deepEqual(ids, [oldest]);
    const { body } = await room.rest('GET', `/emails/wait?inboxId=${box.id}&contains=7349&timeoutSeconds=60`);
    assert.equal(body.email.id, oldest);
  });

  test('by a claim, and of a position and a time the lower position', async () => {
    await room.sql("update emails set subject = 'a second needle' where id = ? returning id", newest);
    const claimed = await room.rest('POST', '/emails/claim', { inboxId: box.id, filter: { subject: 'second needle' } });
    assert.equal(claimed.body.email.id, newest);
    const since = '2020-01-01T00:00:00Z';
    const { body } = await room.rest('GET', `/emails/wait?inboxId=${box.id}&subject=needle&since=${since}&timeoutSeconds=60`);
    assert.equal(body.email.id, newest, 'it was stored first, whatever the time of the other');
  });
});
