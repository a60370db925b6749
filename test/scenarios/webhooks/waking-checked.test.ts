/** Wakes by who the sender is: they wait for the check, which ends after the mail is stored, and are told with the event of its end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSigner, signed } from '../../support/mails/signed-mail.ts';
import { isShared } from '../../support/postgres/test-database.ts';
import { mailFrom, openAuthenticatedRoom } from '../../support/rooms/authenticated-room.ts';
import { eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';
import { HOOKS_ENV, newEndpoint, startReceiver } from '../../support/servers/webhook-receiver.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const clock = standInClock();
const sink = await startSmtpSink();
const here = await openAuthenticatedRoom({ clock }, { ...HOOKS_ENV, SMTP_URL: sink.url });
const { room, dns } = here;

/** Domains that publish a policy, so that who is not verified has failed. */
const strict = (domain: string) => {
  dns.set(`_dmarc.${domain}`, 'TXT', ['v=DMARC1; p=reject']);
  return newSigner(dns, domain);
};
const bank = strict('bank.test');
strict('shop.test');
const ofBank = () => signed(mailFrom('info@bank.test'), bank);

async function waking(wake: Json, types = ['email.received', 'inbox.updated']) {
  const receiver = await startReceiver();
  const { id } = await newEndpoint(room, { url: receiver.url, types, wake });
  return {
    id,
    receiver,
    suppressed: (count: number) =>
      eventually(`${count} are held back`, async () => {
        const { data } = (await room.rest('GET', `/webhook-endpoints/${id}/suppressed`)).body;
        return data.length >= count && data.map((one: Json) => [one.emailId, one.reason]);
      }),
    /** Until the endpoint waits for the check of the mail. */
    waits: (emailId: string) =>
      eventually('it waits for the check', async () => {
        const rows = await room.sql('select outcome from webhook_wakes where endpoint_id = ? and email_id = ?', id, emailId);
        return rows[0]?.outcome === 'checking';
      }),
    end: () => room.rest('DELETE', `/webhook-endpoints/${id}`),
  };
}

async function writeTo(address: string): Promise<void> {
  const { body } = await room.rest('GET', '/inboxes?limit=1');
  const sent = await room.rest('POST', '/emails/send', { inboxId: body.data[0].id, to: [address], subject: 'Hello', text: 'x' });
  assert.equal(sent.status, 202, JSON.stringify(sent.body));
}

async function eventOf(emailId: string, type: string): Promise<Json> {
  return await eventually(`${type} of the mail`, async () => {
    const { data } = (await room.rest('GET', `/events?limit=100&types=${type}`)).body;
    return data.find(({ subjectId }: Json) => subjectId === emailId);
  });
}

test('verified: while DNS is slow nothing is told; then the mail is, with the id and position of the end of its check', async () => {
  const verified = await waking({ only: ['verified'] });
  dns.delay('mail._domainkey.bank.test', 1500);
  const id = await here.post(await ofBank());
  await verified.waits(id);
  assert.equal(verified.receiver.received.length, 0);
  const [one] = await verified.receiver.waitFor(1);
  dns.delay('mail._domainkey.bank.test', 0);
  const checked = await eventOf(id, 'email.authenticated');
  assert.ok(one && one.body.sequence > Number((await eventOf(id, 'email.received')).sequence));
  assert.deepEqual(
    [one.id, one.body.id, one.body.type, one.body.sequence, one.body.subjectId],
    [checked.id, checked.id, 'email.received', checked.sequence, id],
  );
  assert.equal(one.body.data.sender.authentication.verdict, 'verified');
  const forged = await here.post(mailFrom('info@bank.test'));
  assert.deepEqual(await verified.suppressed(1), [[forged, 'not_verified']]);
  const next = await here.post(await ofBank());
  const [, told] = await verified.receiver.waitFor(2);
  assert.deepEqual([told?.body.subjectId, told?.body.suppressed.count], [next, 1]);
  // What is told again is told once, with the id that it had; also what was held back.
  const through = Number((await eventOf(forged, 'email.authenticated')).sequence);
  const again = { sequence: (await eventOf(id, 'email.received')).sequence, through };
  assert.equal((await room.rest('POST', `/webhook-endpoints/${verified.id}/redeliver`, again)).body.events, 2);
  const [, , same, held] = await verified.receiver.waitFor(4);
  assert.deepEqual([same?.id, held?.body.subjectId], [checked.id, forged]);
  await verified.end();
});

test('an endpoint that is told of checks as well gets both, with an id each, and the views of the mail', async () => {
  const both = await waking({ only: ['verified'] }, ['email.*', 'email.code']);
  const mail = mailFrom('info@bank.test').replace('Please pay 100 EUR.', 'Your verification code is 481923.');
  const id = await here.post(await signed(mail, bank));
  const checked = await eventOf(id, 'email.authenticated');
  const [code] = await both.receiver.waitFor(1, 'email.code');
  const [received] = await both.receiver.waitFor(1, 'email.received');
  const [own] = await both.receiver.waitFor(1, 'email.authenticated');
  assert.deepEqual([own?.id, received?.id, code?.id], [checked.id, `${checked.id}:received`, `${checked.id}:received:code`]);
  assert.deepEqual(new Set([own, received, code].map((one) => one?.body.sequence)), new Set([checked.sequence]));
  await both.end();
});

test('a check that takes longer than 30 seconds: unverified, but no reason against whom the inbox wrote to; its end wakes no more', async () => {
  await writeTo('a@lost.test');
  const [verified, known, either] = [
    await waking({ only: ['verified'] }),
    await waking({ only: ['known'] }),
    await waking({ only: ['verified', 'known'] }),
  ];
  const signer = strict('lost.test');
  dns.fail('_dmarc.lost.test', 'SERVFAIL');
  dns.fail('mail._domainkey.lost.test', 'SERVFAIL');
  const id = await here.post(await signed(mailFrom('a@lost.test'), signer));
  for (const one of [verified, known, either]) await one.waits(id);
  await eventually('DNS was asked', async () => Number((await here.row(id)).checkAt) > clock.now().getTime());
  clock.pass(29 * SECOND);
  const other = await here.post(await ofBank());
  const [first] = await verified.receiver.waitFor(1);
  assert.equal(first?.body.subjectId, other);
  await either.receiver.waitFor(1);
  clock.pass(2 * SECOND);
  assert.deepEqual(await verified.suppressed(1), [[id, 'not_verified']]);
  const received = await eventOf(id, 'email.received');
  const [late] = await known.receiver.waitFor(1);
  assert.deepEqual(
    [late?.id, late?.body.sequence, late?.body.data.sender.authentication.verdict],
    [received.id, received.sequence, 'pending'],
  );
  await either.receiver.waitFor(2);
  dns.clear('_dmarc.lost.test');
  dns.clear('mail._domainkey.lost.test');
  strict('lost.test');
  clock.pass(MINUTE);
  const nudge = await here.post(await ofBank());
  await eventOf(id, 'email.authenticated');
  const last = await here.post(await ofBank());
  await either.receiver.waitFor(4);
  await verified.receiver.waitFor(3);
  assert.deepEqual(
    verified.receiver.received.map(({ body }) => body.subjectId),
    [other, nudge, last],
  );
  assert.equal(either.receiver.received.filter(({ body }) => body.subjectId === id).length, 1);
  for (const one of [verified, known, either]) await one.end();
});

test('known: whom the inbox wrote to, unless the check failed', async () => {
  await writeTo('friend@nowhere.test');
  await writeTo('info@shop.test');
  const known = await waking({ only: ['known'] });
  const stranger = await here.post(mailFrom('else@nowhere.test'));
  assert.deepEqual(await known.suppressed(1), [[stranger, 'not_known']]);
  const forged = await here.post(mailFrom('info@shop.test'));
  assert.deepEqual((await known.suppressed(2))[0], [forged, 'not_verified']);
  const friend = await here.post(mailFrom('Friend <FRIEND@nowhere.test>'));
  const [one] = await known.receiver.waitFor(1);
  assert.equal(one?.body.subjectId, friend);
  assert.equal(one?.id, (await eventOf(friend, 'email.authenticated')).id);
  await known.end();
});

test('a restart changes nothing: neither while a check is waited for, nor in the middle of an interval', async () => {
  const paced = await waking({ only: ['verified'], minIntervalSeconds: 30 });
  // A domain that was not asked for before: an answer that is known is not slow.
  const other = strict('other.test');
  dns.delay('mail._domainkey.other.test', 60_000);
  const first = await here.post(await signed(mailFrom('info@other.test'), other));
  await paced.waits(first);
  dns.delay('mail._domainkey.other.test', 0);
  await room.restart();
  const [one] = await paced.receiver.waitFor(1);
  assert.equal(one?.id, (await eventOf(first, 'email.authenticated')).id);
  clock.pass(SECOND);
  const second = await here.post(await ofBank());
  assert.deepEqual(await paced.suppressed(1), [[second, 'interval']]);
  await room.restart();
  // Ids of one millisecond are in no order over a restart.
  clock.pass(SECOND);
  const third = await here.post(await ofBank());
  assert.deepEqual((await paced.suppressed(2))[0], [third, 'interval']);
  assert.equal(paced.receiver.received.length, 1);
  await room.restart();
  clock.pass(30 * SECOND);
  const [, trailing] = await paced.receiver.waitFor(2);
  assert.deepEqual([trailing?.body.subjectId, trailing?.body.suppressed.count], [third, 1]);
  await paced.end();
});

test('beside another instance each mail wakes once', { skip: !isShared && 'SQLite has one instance' }, async () => {
  const other = await room.another({ DNS_SERVERS: dns.address });
  const [all, paced] = [await waking({ only: ['verified'] }), await waking({ minIntervalSeconds: 3600 })];
  const ids: string[] = [];
  for (let n = 0; n < 8; n++) ids.push(await here.post(await ofBank()));
  const came = await all.receiver.waitFor(8);
  await paced.suppressed(7);
  assert.deepEqual(came.map(({ body }) => body.subjectId).toSorted(), ids.toSorted());
  assert.deepEqual([all.receiver.received.length, paced.receiver.received.length], [8, 1]);
  for (const one of [all, paced]) await one.end();
  await other.close();
});
