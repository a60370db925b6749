/** What the check of a sender costs at most, for bodies and signatures made to be dear. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RawFidelity } from '../../../src/core/store/emails.ts';
import { startAuthenticator } from '../../../src/mail/authentication/authenticator.ts';
import { mailFrom, openAuthenticatedRoom } from '../../support/authenticated-room.ts';
import { startDnsServer } from '../../support/dns-server.ts';
import { keptAuthenticatorPool } from '../../support/kept-threads.ts';
import { newSigner, signed } from '../../support/signed-mail.ts';

test('a body of blanks, of one line or of blank lines is hashed as any other', async (t) => {
  const here = await open(t);
  const signer = newSigner(here.dns, 'large.test');
  for (const body of [' \t\r\n'.repeat(50_000), 'x'.repeat(500_000), '\r\n'.repeat(250_000)]) {
    const mime = await signed(`${mailFrom('a@large.test')}${body}end\r\n`, signer);
    assert.equal((await here.arrive(mime)).dmarc?.result, 'pass');
    assert.equal((await here.arrive(mime.replace('Message-ID: <', 'Message-ID: <x'))).dmarc?.result, 'none');
  }
});

test('a mail that needs more than its time has no verdict on its signature, and the next one has', async (t) => {
  const { dns, check, warned } = await openAuthenticator(t, 1_000);
  const mime = await signed(mailFrom('a@costly.test'), newSigner(dns, 'costly.test'));
  assert.deepEqual(results((await check(mime + ' \n'.repeat(8_000_000))).dkim), ['costly.test permerror']);
  assert.deepEqual(results((await check(mime)).dkim), ['costly.test pass']);
  assert.equal(warned.length, 1);
  assert.doesNotMatch(warned.join(), /costly|invoice/);
});

test('a large body is not hashed anew for each of 1,800 signatures', async (t) => {
  const { dns, check } = await openAuthenticator(t, 5_000);
  const letter = mailFrom('a@costly.test') + 'All the same.\r\n'.repeat(220_000);
  const genuine = await signed(letter, newSigner(dns, 'costly.test'));
  const { dkim } = await check(genuine.replace(/^From:/m, `${forged(1_800)}From:`));
  assert.deepEqual(results(dkim.slice(0, 2)), ['costly.test pass', 'd0.test permerror']);
});

async function open(t: { after(end: () => Promise<void>): void }, parts: Parameters<typeof openAuthenticatedRoom>[0] = {}) {
  const here = await openAuthenticatedRoom(parts);
  t.after(here.close);
  return here;
}

/** The authenticator alone. */
async function openAuthenticator(t: { after(end: () => Promise<void>): void }, timeoutMs?: number) {
  const dns = await startDnsServer();
  const warned: string[] = [];
  const note = (fields: object, message: string) => void warned.push(JSON.stringify(fields) + message);
  const log = { debug: note, info: note, warn: note, error: note };
  const clock = { now: () => new Date() };
  const common = { servers: [dns.address], clock, log, pool: keptAuthenticatorPool };
  const authenticator = startAuthenticator({ ...common, ...(timeoutMs ? { timeoutMs } : {}) });
  t.after(async () => {
    await authenticator.close();
    await dns.close();
  });
  const check = (mime: string, from = 'a@costly.test', fidelity: RawFidelity = 'exact') =>
    authenticator.check(Buffer.from(mime), { from, envelopeFrom: null, spf: null, receivedAt: new Date(), fidelity });
  return { dns, check, warned };
}

/** Signatures of nobody, each over another length of the body. */
function forged(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const tags = `v=1; a=rsa-sha256; c=relaxed/relaxed; d=d${at}.test; s=s${at}; h=from; l=${at + 3_000_000}; bh=${'A'.repeat(43)}=; b=${at}AAAA`;
    return `DKIM-Signature: ${tags}\r\n`;
  }).join('');
}

function results(dkim: { domain: string; result: string }[]): string[] {
  return dkim.map(({ domain, result }) => `${domain} ${result}`);
}
