/** The check of a sender while DNS is down or slow, across a restart, and of mail with signatures of many kinds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RawFidelity } from '../../../src/core/store/emails.ts';
import { newSigner, signed } from '../../support/mails/signed-mail.ts';
import { encoded, parsedForm, postWebhook } from '../../support/providers/webhook.ts';
import { type AuthenticatedRoom, mailFrom, openAuthenticatedRoom } from '../../support/rooms/authenticated-room.ts';
import { forgedSignatures, openAuthenticator, signatureResults } from '../../support/rooms/bare-authenticator.ts';
import { eventually, standInClock } from '../../support/rooms/postroom.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

const MINUTE = 60_000;

test('while DNS is down a mail is there and its sender pending; once DNS is back the sender is verified', async () => {
  const clock = standInClock();
  const here = await openAuthenticatedRoom({ clock });
  const signer = newSigner(here.dns, 'bank.test');
  here.dns.set('_dmarc.bank.test', 'TXT', ['v=DMARC1; p=reject']);
  here.dns.fail('_dmarc.bank.test', 'SERVFAIL');
  here.dns.fail('mail._domainkey.bank.test', 'SERVFAIL');
  const id = await here.post(await signed(mailFrom('a@bank.test'), signer));
  const { checkAt, authentication } = await tried(here, id, clock.now());
  assert.equal(authentication.status, 'pending');
  assert.equal(checkAt?.getTime(), clock.now().getTime() + MINUTE);
  const { body } = await here.room.rest('GET', `/emails/${id}?view=headers`);
  assert.equal(body.sender.authentication.verdict, 'pending');
  here.dns.clear();
  here.dns.set('mail._domainkey.bank.test', 'TXT', [signer.publicRecord]);
  here.dns.set('_dmarc.bank.test', 'TXT', ['v=DMARC1; p=reject']);
  clock.pass(MINUTE + 1);
  await here.post(mailFrom('a@elsewhere.test'));
  assert.equal((await here.checked(id)).dmarc?.result, 'pass');
});

test('a DNS that never comes back is asked four times within 71 minutes, and then that is the answer', async () => {
  const clock = standInClock();
  const here = await openAuthenticatedRoom({ clock });
  here.dns.fail('_dmarc.lost.test', 'REFUSED');
  const id = await here.post(mailFrom('a@lost.test'));
  for (const wait of [1, 10, 60]) {
    const { checkAt } = await tried(here, id, clock.now());
    assert.equal(checkAt?.getTime(), clock.now().getTime() + wait * MINUTE);
    clock.pass(wait * MINUTE);
    await here.post(mailFrom('a@elsewhere.test'));
  }
  assert.deepEqual((await here.checked(id)).dmarc, { result: 'temperror', domain: 'lost.test', policy: null });
});

test('a verdict that stands is told at once, though another signature’s DNS is down, and completed later', async () => {
  const clock = standInClock();
  const here = await openAuthenticatedRoom({ clock });
  const shop = newSigner(here.dns, 'shop.test');
  const esp = newSigner(here.dns, 'esp.test');
  here.dns.fail('mail._domainkey.esp.test', 'SERVFAIL');
  const id = await here.post(await signed(await signed(mailFrom('a@shop.test'), esp), shop));
  const { authentication } = await tried(here, id, clock.now());
  assert.equal(authentication.dmarc?.result, 'pass');
  assert.deepEqual(signatureResults(authentication.dkim), ['shop.test pass', 'esp.test temperror']);
  here.dns.clear('mail._domainkey.esp.test');
  here.dns.set('mail._domainkey.esp.test', 'TXT', [esp.publicRecord]);
  clock.pass(MINUTE);
  await here.post(mailFrom('a@elsewhere.test'));
  assert.deepEqual(signatureResults((await here.checked(id)).dkim), ['shop.test pass', 'esp.test pass']);
});

test('a slow DNS holds up neither the mail nor the check of others; a silent one is given up', async () => {
  const clock = standInClock();
  const here = await openAuthenticatedRoom({ clock });
  const slow = newSigner(here.dns, 'slow.test');
  here.dns.delay('mail._domainkey.slow.test', 700);
  here.dns.fail('_dmarc.silent.test', 'silent');
  const silent = await here.post(mailFrom('a@silent.test'));
  const late = await here.post(await signed(mailFrom('a@slow.test'), slow));
  const quick = await here.post(mailFrom('a@quick.test'));
  assert.equal((await here.checked(quick)).dmarc?.result, 'none');
  assert.equal((await here.row(late)).authentication.status, 'pending');
  assert.equal((await here.checked(late)).dmarc?.result, 'pass');
  assert.equal((await tried(here, silent, clock.now())).authentication.status, 'pending');
});

test('a check that a restart cut off is done after it', async () => {
  const here = await openAuthenticatedRoom();
  const signer = newSigner(here.dns, 'cut.test');
  here.dns.fail('mail._domainkey.cut.test', 'silent');
  const id = await here.post(await signed(mailFrom('a@cut.test'), signer));
  await eventually('DNS is asked', async () => here.dns.queries.some(({ name }) => name === 'mail._domainkey.cut.test'));
  await here.room.app.close();
  here.dns.clear('mail._domainkey.cut.test');
  here.dns.set('mail._domainkey.cut.test', 'TXT', [signer.publicRecord]);
  assert.equal((await here.row(id)).authentication.status, 'pending');
  await here.room.restart();
  assert.equal((await here.checked(id)).dmarc?.result, 'pass');
});

test('the same policy is asked for once for many mails of a domain, and again after a while', async () => {
  const clock = standInClock();
  const here = await openAuthenticatedRoom({ clock });
  const asked = () => here.dns.queries.filter(({ name }) => name === '_dmarc.many.test').length;
  here.dns.set('_dmarc.many.test', 'TXT', ['v=DMARC1; p=none']);
  for (let count = 0; count < 5; count++) await here.arrive(mailFrom('a@many.test'));
  assert.equal(asked(), 1);
  here.dns.set('_dmarc.many.test', 'TXT', ['v=DMARC1; p=reject']);
  clock.pass(5 * MINUTE);
  assert.equal((await here.arrive(mailFrom('a@many.test'))).dmarc?.policy, 'reject');
});

test('of many signatures ten are checked, and of a header beyond all measure none', async () => {
  const here = await openAuthenticatedRoom();
  const own = newSigner(here.dns, 'own.test');
  const some = await here.arrive(forgedSignatures(9) + (await signed(mailFrom('a@own.test'), own)));
  assert.equal(some.dmarc?.result, 'pass');
  const hundreds = await here.arrive(forgedSignatures(300) + (await signed(mailFrom('a@own.test'), own)));
  assert.deepEqual([hundreds.dkim.length, hundreds.dmarc?.result], [10, 'none']);
  const before = here.dns.queries.length;
  const thousands = await here.arrive(forgedSignatures(10_000) + (await signed(mailFrom('a@own.test'), own)));
  assert.deepEqual([thousands.dkim.length, thousands.dkim[0]?.result, thousands.dmarc?.result], [10, 'permerror', 'permerror']);
  assert.equal(here.dns.queries.length, before);
});

test('an author who is shown as another is not verified', async () => {
  const { dns, check } = await openAuthenticator();
  const mime = await signed(mailFrom('a@costly.test'), newSigner(dns, 'costly.test'));
  assert.equal((await check(mime, 'A <A@costly.test>')).dmarc?.result, 'pass');
  assert.equal((await check(mime, 'ceo@costly.test')).dmarc?.result, 'permerror');
});

test('a mail put together from parsed fields cannot be held against its signature', async () => {
  const here = await openAuthenticatedRoom();
  here.dns.set('_dmarc.parsed.test', 'TXT', ['v=DMARC1; p=reject']);
  const post = async (headers: [string, string][]) => {
    const from: [string, string] = ['From', 'a@parsed.test'];
    const form = parsedForm({ recipient: here.address, sender: 'a@esp.test', text: 'Hi', headers: [from, ...headers] });
    assert.equal((await postWebhook(here.room.webhook, encoded(form, 'urlencoded'))).status, 200);
    const { body } = await here.room.rest('GET', '/emails?limit=1');
    return await here.checked(body.data[0].id);
  };
  const signature = `v=1; a=rsa-sha256; d=parsed.test; s=mail; h=from; bh=${'A'.repeat(43)}=; b=AAAA`;
  const { dkim, dmarc } = await post([['Dkim-Signature', signature]]);
  assert.deepEqual([dkim[0]?.result, dmarc?.result], ['unverifiable', 'permerror']);
  assert.equal((await post([])).dmarc?.result, 'fail');
});

test('a signature counts over bytes that came as text where it holds, and is no sign of forgery where it does not', async () => {
  const { dns, check } = await openAuthenticator();
  dns.set('_dmarc.costly.test', 'TXT', ['v=DMARC1; p=reject']);
  const genuine = await signed(mailFrom('a@costly.test'), newSigner(dns, 'costly.test'));
  const changed = `${genuine}\ufffd\r\n`;
  const found = async (mime: string, fidelity: RawFidelity) => {
    const { dkim, dmarc } = await check(mime, 'a@costly.test', fidelity);
    return [dkim[0]?.result, dmarc?.result];
  };
  assert.deepEqual(await found(genuine, 'text'), ['pass', 'pass']);
  assert.deepEqual(await found(changed, 'text'), ['unverifiable', 'permerror']);
  assert.deepEqual(await found(genuine, 'reconstructed'), ['unverifiable', 'permerror']);
  assert.deepEqual(await found(changed, 'exact'), ['fail', 'fail']);
  assert.deepEqual(await found(mailFrom('a@costly.test'), 'text'), [undefined, 'fail']);
});

test('a DNS that answers nobody is told to the operator once, and one that does not know a few names is not', async () => {
  const { dns, check, warned } = await openAuthenticator();
  const outages = () => warned.filter((line) => line.includes('DNS does not answer')).length;
  const ask = async (numbers: number[]) => {
    for (const number of numbers) dns.fail(`_dmarc.from-${number}.test`, 'SERVFAIL');
    await Promise.all(numbers.map((number) => check(mailFrom(`a@from-${number}.test`))));
  };
  await ask([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await check(mailFrom('a@known.test'));
  await ask([11, 12, 13, 14, 15, 16, 17, 18, 19]);
  assert.equal(outages(), 0);
  await ask([21, 22, 23]);
  assert.equal(outages(), 1);
});

/** The record once a check of it has ended at `now` that DNS did not wholly answer. */
async function tried(here: AuthenticatedRoom, id: string, now: Date) {
  return await eventually('the check was tried', async () => {
    const row = await here.row(id);
    // The next try is a minute away; a nearer time is the lease of the one under way.
    return row.checkAt !== null && row.checkAt.getTime() >= now.getTime() + MINUTE && row;
  });
}
