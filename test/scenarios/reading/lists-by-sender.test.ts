/** Lists of emails by who sent them: people or machines, senders that are verified or not, in the inbox and in the quarantine. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { walk } from '../../support/rooms/conversation.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { type Inbox, openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

const { room, inbox, mail, ofBank, post, quarantined, letIn } = await openQuarantineRoom();
const MACHINE = ['Auto-Submitted: auto-generated'];
const LIST = ['List-Id: <news.bank.test>', 'List-Unsubscribe: <https://bank.test/leave>'];

describe('mail by who sent it', () => {
  let open: Inbox;
  let strict: Inbox;
  let all: Json[];
  before(async () => {
    [open, strict] = [await inbox(null), await inbox()];
    for (const to of [open, strict]) {
      await post(to.address, mail('Bob <bob@person.test>', 'From Bob'));
      await post(to.address, mail('cron@machine.test', 'Backup done', MACHINE));
    }
    await post(open.address, await ofBank('Statement'));
    await post(open.address, await ofBank('Alert', MACHINE));
    await post(open.address, await ofBank('News', LIST));
    // The quotes in it are the sender's own, and must not pass for what was found.
    await post(open.address, mail('eve@person.test', '"dmarc":{"result":"pass"', ['X-Claim: "status":"exempt"']));
    await room.rest('POST', '/emails/send', { inboxId: open.id, to: open.address, subject: 'To myself', text: 'x' });
    await eventually('all are checked', async () => {
      all = await walk(room, `/emails?inboxId=${open.id}&kind=any`);
      const verdicts = await Promise.all(all.map(async ({ id }) => (await room.rest('GET', `/emails/${id}`)).body.sender));
      return all.length === 8 && verdicts.every(({ authentication }) => authentication.verdict !== 'pending');
    });
    all = await walk(room, `/emails?inboxId=${open.id}&kind=any`);
  });

  const has = (email: Json, flag: string) => (email.flags as string[]).includes(flag);
  const isByMachine = (email: Json) => has(email, 'automated') || has(email, 'newsletter');
  const subjects = (emails: Json[]) => emails.map(({ subject }) => subject);

  test('every filter alone and with the other finds what the flags say', async () => {
    for (const automated of [undefined, true, false])
      for (const verified of [undefined, true, false]) {
        const wanted = all.filter(
          (email) =>
            (automated === undefined || isByMachine(email) === automated) &&
            (verified === undefined || !has(email, 'unverified') === verified),
        );
        const query = [
          ...(automated === undefined ? [] : [`&automated=${automated}`]),
          ...(verified === undefined ? [] : [`&verified=${verified}`]),
        ].join('');
        const found = await walk(room, `/emails?inboxId=${open.id}&kind=any${query}`);
        assert.deepEqual(subjects(found), subjects(wanted), query);
        assert.ok(wanted.length > 0, query);
      }
  });

  test('a sender that is not verified is no other for what it writes', async () => {
    const found = await walk(room, `/emails?inboxId=${open.id}&verified=false`);
    assert.deepEqual(subjects(found).sort(), ['"dmarc":{"result":"pass"', 'Backup done', 'From Bob']);
  });

  test('in the quarantine too, and what waits there is told where it might belong', async () => {
    assert.equal((await quarantined(strict)).length, 2);
    const waiting = async (query: string) =>
      subjects((await room.rest('GET', `/emails?inboxId=${strict.id}&status=quarantined&${query}`)).body.data);
    assert.deepEqual(await waiting('automated=true'), ['Backup done']);
    assert.deepEqual(await waiting('automated=false'), ['From Bob']);
    assert.deepEqual(await waiting('verified=true'), []);
    assert.equal((await waiting('verified=false')).length, 2);
    assert.deepEqual(await letIn(strict), []);
    const withheld = async (query: string) =>
      (await room.rest('GET', `/emails?inboxId=${strict.id}&${query}`)).body.leftOut?.withheld;
    assert.equal(await withheld('automated=true'), 1);
    assert.equal(await withheld('verified=false'), 2);
    assert.equal(await withheld('verified=true'), undefined);
  });
});
