/** A spam filter beside the server: its score is on the email, labels it where the inbox says so, and is never waited for in vain. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { type Email, type Inbox, openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';
import { scored, startSpamServer } from '../../support/servers/spam-server.ts';

const filter = await startSpamServer();
const here = await openQuarantineRoom({ RSPAMD_URL: filter.url });
const { room, clock } = here;

const lax = (spamAbove?: number | null) =>
  here.inbox({ receive: { allow: null, ...(spamAbove === undefined ? {} : { spamAbove }) } });

/** The mail of that subject, as it is once it was checked. */
const checked = (inbox: Inbox, subject: string) =>
  eventually('it is checked', async () => {
    const find = async () => (await here.letIn(inbox)).find((one) => one.subject === subject);
    const found = await find();
    return found && (await here.verdictOf(found.id)) !== 'pending' && (await find());
  });

async function take(inbox: Inbox, subject: string): Promise<Email> {
  await here.post(inbox.address, here.mail('ann@plain.test', subject), { sender: 'bounce@plain.test' });
  return await checked(inbox, subject);
}

describe('the score', () => {
  test('is on the email with its symbols, heaviest first, and the filter was given the mail as it came, with its envelope', async () => {
    const inbox = await lax();
    filter.answers(scored({ R_DKIM_NA: 0.1, BAYES_HAM: -3, GTUBE: 7.5, 'not a symbol <b>': 9 }));
    const mime = here.mail('ann@plain.test', 'Scored');
    await here.post(inbox.address, mime, { sender: 'bounce@plain.test' });
    const { id } = await checked(inbox, 'Scored');
    const { body } = await room.rest('GET', `/emails/${id}?view=full`);
    assert.equal(body.spam.score, 0.1 - 3 + 7.5 + 9);
    assert.deepEqual(body.spam.symbols, [
      { name: 'GTUBE', score: 7.5 },
      { name: 'BAYES_HAM', score: -3 },
      { name: 'R_DKIM_NA', score: 0.1 },
    ]);
    assert.deepEqual(body.labels, [], 'the inbox names no score');
    const question = filter.asked.at(-1);
    assert.equal(question?.url, 'POST /checkv2');
    assert.equal(question?.mime, mime);
    assert.deepEqual([question?.headers.from, question?.headers.rcpt], ['bounce@plain.test', inbox.address]);
  });

  test('labels the mail from the score on that the inbox names, and tells of it', async () => {
    const inbox = await lax(6);
    assert.deepEqual((inbox.rules as Json).receive, { allow: null, block: [], verified: false, spamAbove: 6 });
    filter.answers(scored({ A: 5.9 }));
    assert.deepEqual((await take(inbox, 'Below')).labels, []);
    filter.answers(scored({ A: 6 }));
    const above = await take(inbox, 'Above');
    assert.deepEqual(above.labels, ['spam']);
    assert.deepEqual(await here.eventsOf(above.id), ['email.received', 'email.updated', 'email.authenticated']);
    assert.deepEqual(
      (await here.list(`inboxId=${inbox.id}&label=spam`)).map(({ id }) => id),
      [above.id],
    );
  });

  test('is known before a mail is let in from the quarantine, and labels it as it is let in', async () => {
    const inbox = await here.inbox({ receive: { allow: null, verified: true, spamAbove: 6 } });
    filter.answers(scored({ A: 8 }));
    await here.post(inbox.address, await here.ofBank('Verified spam'));
    assert.deepEqual((await here.arrived(inbox)).labels, ['spam']);
    await here.post(inbox.address, here.mail('ann@plain.test', 'Waits'));
    const { id } = await here.kept(inbox);
    assert.equal((await room.rest('GET', `/emails/${id}?view=full`)).body.spam.score, 8);
    assert.deepEqual((await room.rest('PATCH', `/emails/${id}`, { status: 'received' })).body.labels, ['spam']);
  });

  test('of an inbox is a number, and null takes it away', async () => {
    const inbox = await lax(6);
    const change = (spamAbove: unknown) =>
      room.rest('PATCH', `/inboxes/${inbox.id}`, { rules: { receive: { allow: null, spamAbove } } });
    assert.equal((await change('6')).status, 400);
    assert.equal((await change(null)).body.rules.receive.spamAbove, null);
  });
});

describe('a filter that does not answer as it should', () => {
  const wrong: [what: string, answer: Parameters<typeof filter.answers>[0]][] = [
    ['is silent', 'silence'],
    ['fails', { status: 500, body: {} }],
    ['answers no JSON', { body: 'hello' }],
    ['names no score', { body: { symbols: {} } }],
    ['names a score that is none', { body: { score: '7', symbols: {} } }],
    ['never ends', { body: JSON.stringify({ score: 7, symbols: {}, more: 'x'.repeat(300_000) }) }],
  ];
  for (const [what, answer] of wrong) {
    test(`because it ${what} keeps no mail away, and is left alone for a while`, async () => {
      const inbox = await lax(1);
      filter.answers(answer);
      const before = filter.asked.length;
      const found = await take(inbox, 'First');
      assert.equal(filter.asked.length, before + 1);
      assert.equal((await room.rest('GET', `/emails/${found.id}?view=full`)).body.spam, null);
      filter.answers(scored({ A: 9 }));
      assert.deepEqual((await take(inbox, 'Second')).labels, []);
      assert.equal(filter.asked.length, before + 1, 'it is not asked meanwhile');
      clock.pass(31_000);
      assert.deepEqual((await take(inbox, 'Third')).labels, ['spam']);
    });
  }
});
