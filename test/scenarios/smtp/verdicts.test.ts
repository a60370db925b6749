/** The SMTP port and what is judged of a mail: blocklists and DMARC before its 250, and inboxes that take only verified mail. */
import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { test } from 'node:test';
import { SMTP_LIMITS } from '../../../src/smtp/limits.ts';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { newSigner, sealed, signed } from '../../support/mails/signed-mail.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { type Inbox, openQuarantineRoom, type QuarantineRoom } from '../../support/rooms/quarantine-room.ts';
import { newMail, POSTMASTER, type SmtpRoom, startSmtpRoom } from '../../support/rooms/smtp-room.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { described } from '../../support/running/described.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const SMTP = { SMTP_LISTEN: '127.0.0.1:0', POSTMASTER_INBOX: POSTMASTER };

/** The last reply to a mail that one client sends. */
async function sent(
  { room }: QuarantineRoom,
  to: Inbox,
  mime: string | Buffer,
  from = 'bounce@mailer.test',
  proxy = '',
): Promise<string> {
  const client = await smtpClient(room, proxy ? { proxy } : {});
  const replies = await client.envelope(from, to.address);
  const reply = replies[0]?.startsWith('250') ? await client.data(mime) : (replies[0] ?? '');
  client.close();
  return reply;
}

const arrivals = async ({ room }: QuarantineRoom, inbox: Inbox): Promise<Json[]> =>
  (await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;

/** Of the server itself, of one that many trust, and as a forwarder seals them, which nobody did. */
const claims = (result: string) => [
  ...['postroom.localhost', 'mx.google.com'].flatMap((name) => [
    `Authentication-Results: ${name}; dkim=${result} header.d=bank.test; spf=${result} smtp.mailfrom=bank.test; dmarc=${result} header.from=bank.test`,
    `ARC-Authentication-Results: i=1; ${name}; dkim=${result} header.d=bank.test; dmarc=${result} header.from=bank.test`,
  ]),
  `Received-SPF: ${result} client-ip=127.0.0.1; envelope-from=info@bank.test`,
];

await described('an inbox that takes only verified mail', {}, async () => {
  const here = await openQuarantineRoom(SMTP);

  test('lets in what the author signed, or SPF of the client shows; the rest is answered 250, and stays with its reason', async () => {
    const inbox = await here.inbox();
    here.dns.set('spf.test', 'TXT', ['v=spf1 ip4:127.0.0.1 -all']);
    assert.match(await sent(here, inbox, await here.ofBank('Signed')), /^250 /);
    assert.equal((await here.arrived(inbox)).subject, 'Signed');
    const next = await here.inbox();
    assert.match(await sent(here, next, here.mail('ann@spf.test', 'By SPF'), 'ann@spf.test'), /^250 /);
    assert.equal((await here.arrived(next)).subject, 'By SPF');
    const last = await here.inbox();
    assert.match(await sent(here, last, here.mail('info@bank.test', 'Forged')), /^250 /);
    assert.equal((await here.kept(last)).subject, 'Forged');
    const [told] = await arrivals(here, last);
    assert.deepEqual(
      [told?.provider, told?.reason],
      ['smtp', 'it stays in the quarantine: the domain of its sender says that it does not come from there (DMARC)'],
    );
  });
});

await described('results of checks that a mail brings along', {}, async () => {
  const here = await openQuarantineRoom(SMTP);
  const verdict = async (mime: string | Buffer) => {
    const inbox = await here.inbox(null);
    assert.match(await sent(here, inbox, mime), /^250 /);
    const { id } = await here.arrived(inbox);
    return await eventually('it is checked', async () => {
      const found = await here.verdictOf(id);
      return found !== 'pending' && found;
    });
  };

  test('change no verdict: what is forged stays so, and what is signed too', async () => {
    const forged = await verdict(here.mail('info@bank.test', 'Forged'));
    const genuine = await verdict(await here.ofBank('Signed'));
    assert.deepEqual([forged, genuine], ['failed', 'verified']);
    assert.equal(await verdict(here.mail('info@bank.test', 'Forged', claims('pass'))), forged);
    const signedMail = await here.ofBank('Signed');
    assert.equal(await verdict(`${claims('fail').join('\r\n')}\r\n${signedMail}`), genuine);
  });

  test('do not let a mail in where only verified mail is', async () => {
    const inbox = await here.inbox();
    assert.match(await sent(here, inbox, here.mail('info@bank.test', 'Forged', claims('pass'))), /^250 /);
    const kept = await here.kept(inbox);
    assert.deepEqual([kept.subject, await here.verdictOf(kept.id)], ['Forged', 'failed']);
    assert.deepEqual(await here.letIn(inbox), []);
  });
});

await described('SMTP_REJECT_DMARC', {}, async () => {
  const here = await openQuarantineRoom({ ...SMTP, SMTP_REJECT_DMARC: 'true' });
  const relay = newSigner(here.dns, 'relay.test');

  test('refuses what the domain of the author asks to refuse, and stores nothing of it', async () => {
    const inbox = await here.inbox(null);
    assert.equal(
      await sent(here, inbox, here.mail('info@bank.test', 'Forged')),
      '550 5.7.1 bank.test asks to refuse mail that fails DMARC, as this does',
    );
    assert.match(await sent(here, inbox, here.mail('info@bank.test', 'Forged', claims('pass'))), /^550 5\.7\.1 /);
    assert.deepEqual(await arrivals(here, inbox), []);
    assert.match(await sent(here, inbox, await here.ofBank('Signed')), /^250 /);
    assert.equal((await here.arrived(inbox)).subject, 'Signed');
  });

  test('takes what asks for less, what a forwarder or list vouches for, and what has no author', async () => {
    const inbox = await here.inbox(null);
    here.dns.set('_dmarc.soft.test', 'TXT', ['v=DMARC1; p=quarantine']);
    const taken = [
      here.mail('a@soft.test', 'Quarantine'),
      here.mail('a@plain.test', 'No policy'),
      await sealed(here.mail('info@bank.test', 'Forwarded'), relay, 1, 'none'),
      await signed(here.mail('info@bank.test', 'Of a list', ['List-Id: <talk.relay.test>']), relay),
      here.mail('', 'Nobody'),
    ];
    for (const mime of taken) assert.match(await sent(here, inbox, mime), /^250 /);
    assert.equal((await here.letIn(inbox)).length, taken.length);
  });

  test('takes what DNS does not tell in time', async () => {
    const inbox = await here.inbox(null);
    here.dns.fail('_dmarc.silent.test', 'silent');
    const began = Date.now();
    assert.match(await sent(here, inbox, here.mail('a@silent.test', 'Who knows')), /^250 /);
    assert.ok(Date.now() - began > 1000, 'it was waited for');
  });
});

await described('SMTP_REJECT_DMARC, where DNS never answers', {}, async () => {
  const [silent, signers] = [createSocket('udp4'), await startDnsServer()];
  await new Promise<void>((bound) => void silent.bind(0, '127.0.0.1', bound));
  closedAtEnd({ close: () => void silent.close() });
  const env = { SMTP_REJECT_DMARC: 'true', DNS_SERVERS: `127.0.0.1:${silent.address().port}` };
  const [usual, quick] = [await startSmtpRoom(env), await startSmtpRoom(env, { limits: { judgingMs: 300 } })];
  const bank = newSigner(signers, 'bank.test');
  const to = 'ada@postroom.localhost';

  async function handed(room: SmtpRoom, answered: () => void): Promise<string> {
    await room.rest('POST', '/inboxes', { localPart: 'ada' });
    const client = await smtpClient(room);
    await client.envelope('info@bank.test', to);
    const mime = await signed(newMail(to).replace(/^From:.*$/m, 'From: info@bank.test'), bank);
    return await client.data(mime).finally(answered);
  }

  test('a mail is taken as soon as the budget is used up, which is 5 seconds', async () => {
    assert.equal(SMTP_LIMITS.judgingMs, 5000);
    const order: string[] = [];
    const asked = once(silent, 'message');
    const first = handed(usual, () => void order.push('of 5 seconds'));
    await asked;
    const second = handed(quick, () => void order.push('of less'));
    for (const reply of await Promise.all([first, second])) assert.match(reply, /^250 2\.6\.0 Stored/);
    assert.deepEqual(order, ['of less', 'of 5 seconds']);
  });
});

await described('SMTP_DNSBL_ZONES', {}, async () => {
  const here = await openQuarantineRoom({ ...SMTP, SMTP_DNSBL_ZONES: 'list.test,other.test', SMTP_PROXY_FROM: '127.0.0.1' });
  const from = (address: string) => `PROXY TCP4 ${address} 127.0.0.1 4711 25\r\n`;

  test('refuse those whom a list names when it names a sender, and no others', async () => {
    const inbox = await here.inbox(null);
    here.dns.set('7.2.0.192.other.test', 'A', ['127.0.0.4']);
    const listed = await smtpClient(here.room, { proxy: from('192.0.2.7') });
    assert.match(await listed.say('EHLO spammer.test'), /^250/);
    assert.equal(await listed.say('MAIL FROM:<a@spammer.test>'), '550 5.7.1 192.0.2.7 is listed in other.test');
    assert.match(await listed.say(`RCPT TO:<${inbox.address}>`), /^503/);
    listed.close();
    const mime = here.mail('ann@plain.test', 'Welcome');
    assert.match(await sent(here, inbox, mime, 'ann@plain.test', from('192.0.2.8')), /^250 /);
    assert.equal((await here.arrived(inbox)).subject, 'Welcome');
  });

  test('that do not answer refuse no client', async () => {
    const inbox = await here.inbox(null);
    here.dns.fail('9.2.0.192.list.test', 'SERVFAIL');
    here.dns.fail('9.2.0.192.other.test', 'silent');
    const mime = here.mail('ann@plain.test', 'In time');
    assert.match(await sent(here, inbox, mime, 'ann@plain.test', from('192.0.2.9')), /^250 /);
  });
});
