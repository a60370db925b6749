/** What the check of a sender costs at most, for bodies and signatures made to be dear. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSigner, signed } from '../../support/mails/signed-mail.ts';
import { mailFrom, openAuthenticatedRoom } from '../../support/rooms/authenticated-room.ts';
import { forgedSignatures, openAuthenticator, signatureResults } from '../../support/rooms/bare-authenticator.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

test('a body of blanks, of one line or of blank lines is hashed as any other', async () => {
  const here = await openAuthenticatedRoom();
  const signer = newSigner(here.dns, 'large.test');
  for (const body of [' \t\r\n'.repeat(50_000), 'x'.repeat(500_000), '\r\n'.repeat(250_000)]) {
    const mime = await signed(`${mailFrom('a@large.test')}${body}end\r\n`, signer);
    assert.equal((await here.arrive(mime)).dmarc?.result, 'pass');
    assert.equal((await here.arrive(mime.replace('Message-ID: <', 'Message-ID: <x'))).dmarc?.result, 'none');
  }
});

test('a mail that needs more than its time has no verdict on its signature, and the next one has', async () => {
  const { dns, check, warned } = await openAuthenticator(1_000);
  const mime = await signed(mailFrom('a@costly.test'), newSigner(dns, 'costly.test'));
  assert.deepEqual(signatureResults((await check(mime + ' \n'.repeat(8_000_000))).dkim), ['costly.test permerror']);
  assert.deepEqual(signatureResults((await check(mime)).dkim), ['costly.test pass']);
  assert.equal(warned.length, 1);
  assert.doesNotMatch(warned.join(), /costly|invoice/);
});

test('a mail that needs more than its memory has none either, and the server lives', async () => {
  const { dns, check } = await openAuthenticator(60_000);
  const mime = await signed(mailFrom('a@costly.test'), newSigner(dns, 'costly.test'));
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const { dkim } = await check(mime + '\t\n'.repeat(12_500_000)).finally(() => clearInterval(looking));
  assert.deepEqual(signatureResults(dkim), ['costly.test permerror']);
  assert.ok(most - before < 1_200_000_000, `${(most - before) / 1e6} MB`);
  assert.deepEqual(signatureResults((await check(mime)).dkim), ['costly.test pass']);
});

test('a large body is not hashed anew for each of 1,800 signatures', async () => {
  const { dns, check } = await openAuthenticator(5_000);
  const letter = mailFrom('a@costly.test') + 'All the same.\r\n'.repeat(220_000);
  const genuine = await signed(letter, newSigner(dns, 'costly.test'));
  const { dkim } = await check(genuine.replace(/^From:/m, `${forgedSignatures(1_800)}From:`));
  assert.deepEqual(signatureResults(dkim.slice(0, 2)), ['costly.test pass', 'd0.test permerror']);
});
