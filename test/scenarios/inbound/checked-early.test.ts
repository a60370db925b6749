/** The check of a sender that runs while its mail is read: what it finds by then is there as soon as the mail is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlyChecks } from '../../../src/core/inbound/early-checks.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { spfField } from '../../support/rooms/authenticated-room.ts';
import { openAuthenticator } from '../../support/rooms/bare-authenticator.ts';
import { type Inbox, ONLY_VERIFIED, openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

const BANK = { sender: 'bounce@bank.test', fields: [spfField('pass')] };
const MB = 1024 * 1024;

/** A room whose DNS answers about the bank are known. */
async function openRoom() {
  const here = await openQuarantineRoom();
  const first = await here.inbox();
  await here.post(first.address, here.mail('info@bank.test', 'First'), BANK);
  await here.arrived(first);
  return here;
}

const ELSEWHERE = { skip: isShared && 'instances that share a store leave it to their workers' };

test('a mail of a sender that is known already is verified when its webhook is answered', ELSEWHERE, async () => {
  const here = await openRoom();
  const inbox = await here.inbox(null);
  await here.post(inbox.address, here.mail('info@bank.test', 'Second'), BANK);
  const [email] = await here.list(`inboxId=${inbox.id}`);
  assert.ok(email);
  assert.equal(await here.verdictOf(email.id), 'verified');
  assert.deepEqual(await here.eventsOf(email.id), ['email.received', 'email.authenticated']);
});

test(
  'an inbox that takes only verified mail has it at once, and one that only claims to be from there waits with its verdict',
  ELSEWHERE,
  async () => {
    const here = await openRoom();
    const inbox: Inbox = await here.inbox(ONLY_VERIFIED);
    await here.post(inbox.address, here.mail('info@bank.test', 'Second'), BANK);
    assert.deepEqual(
      (await here.letIn(inbox)).map(({ subject }) => subject),
      ['Second'],
    );
    await here.post(inbox.address, here.mail('info@bank.test', 'Forged'), { ...BANK, fields: [spfField('fail')] });
    const [forged, ...others] = await here.quarantined(inbox);
    assert.deepEqual([forged?.subject, others.length], ['Forged', 0]);
    assert.equal(await here.verdictOf(forged?.id ?? ''), 'failed');
  },
);

test('only so many run at a time, and over so many bytes', async () => {
  const { authenticator, dns } = await openAuthenticator();
  const early = earlyChecks(authenticator, { now: () => new Date() });
  const about = { envelopeFrom: null, spf: null, fidelity: 'exact' as const };
  const begin = (bytes = 0) => early.begin(Buffer.concat([Buffer.from('From: a@slow.test\r\n\r\n'), Buffer.alloc(bytes)]), about);
  dns.fail('_dmarc.slow.test', 'silent');
  const large = begin(10 * MB);
  assert.equal(begin(10 * MB), null);
  const others = Array.from({ length: 63 }, () => begin());
  assert.ok(others.every((one) => one !== null));
  assert.equal(begin(), null);
  assert.equal(large?.found('a@slow.test'), null);
  dns.clear();
  assert.deepEqual((await large?.ended('a@slow.test'))?.dmarc, { result: 'none', domain: 'slow.test', policy: null });
  assert.equal(large?.found('someone@else.test')?.dmarc?.result, 'permerror');
  await Promise.all(others.map((one) => one?.ended('a@slow.test')));
  assert.notEqual(begin(10 * MB), null);
});
