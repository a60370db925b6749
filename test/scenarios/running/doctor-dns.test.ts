/** `doctor` and DNS: what it says of each record that is wrong, of DNS that is silent, and of port 25. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { examine } from '../../support/processes/doctoring.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

type Published = { type: 'MX' | 'TXT'; name: string; value: string; purpose: string };

const SHARED = 'agents.example.org';
const OWN = 'acme.example.net';

const dns = await startDnsServer();
const settings = {
  PORT: '0',
  SHARED_DOMAIN: SHARED,
  MAIL_HOST: 'mx.example.org',
  SPF_INCLUDE: 'spf.example.com',
  DNS_SERVERS: dns.address,
  // Nothing is sent to it; with a relay, the records of sending are looked at.
  SMTP_URL: 'smtp://127.0.0.1:9',
};
/** What starts warned of inboxes whose domain is nobody's any more. */
const warned: unknown[] = [];
const nothing = () => {};
const warn = (fields: unknown, sentence: string) => {
  if (sentence.startsWith('inboxes are on a domain that is neither SHARED_DOMAIN')) warned.push(fields);
};
const room = await startPostroom(settings, { log: { debug: nothing, info: nothing, error: console.error, warn } });
const env = { ...settings, ...room.env };
const { body: added } = await room.rest('POST', '/domains', { domain: OWN });

function publishAll(): void {
  dns.clear();
  dns.set(SHARED, 'MX', [{ exchange: 'mx.example.org' }]);
  dns.set(SHARED, 'TXT', ['v=spf1 include:spf.example.com ~all']);
  dns.set(`_dmarc.${SHARED}`, 'TXT', ['v=DMARC1; p=reject']);
  for (const { type, name, value } of added.records as Published[]) {
    if (type === 'MX') dns.set(name, 'MX', [{ exchange: value }]);
    else dns.set(name, 'TXT', [value]);
  }
}

beforeEach(publishAll);

test('records that are there are well, and a domain that is not verified is told', async () => {
  assert.deepEqual((await examine(env)).of('dns'), ['ok fine', 'warning not verified']);
  assert.equal((await room.rest('POST', `/domains/${added.id}/verify`)).body.status, 'verified');
  assert.deepEqual((await examine(env)).of('dns'), ['ok fine', 'ok fine']);
});

test('each record that is missing or wrong is named, with what is needed', async () => {
  const at = (purpose: string) => (added.records as Published[]).find((one) => one.purpose === purpose)?.name ?? '';
  const cases: [change: () => void, found: string, said: RegExp][] = [
    [
      () => dns.set(OWN, 'MX', [{ exchange: 'mail.elsewhere.example' }]),
      'failed wrong mx',
      /10 mail\.elsewhere\.example; needed is mx\.example\.org/,
    ],
    [() => dns.set(OWN, 'MX', [{ exchange: 'mxa.mailgun.org' }]), 'warning provider mx', /mxa\.mailgun\.org/],
    [() => dns.set(OWN, 'MX', []), 'failed no mx', /MX acme\.example\.net is not there/],
    [() => dns.clear(at('dkim')), 'failed no dkim', /_domainkey\.acme\.example\.net is not there; needed is v=DKIM1/],
    [() => dns.clear(at('ownership')), 'failed no ownership', /_postroom\.acme/],
    [() => dns.set(OWN, 'TXT', ['v=spf1 -all']), 'warning no spf', /has v=spf1 -all; needed is v=spf1 include:spf\.example\.com/],
    [() => dns.clear(at('dmarc')), 'warning no dmarc', /_dmarc\.acme/],
  ];
  for (const [change, found, said] of cases) {
    publishAll();
    change();
    const examined = await examine(env);
    assert.deepEqual(examined.of('dns'), ['ok fine', found]);
    assert.match(examined.said('dns'), said);
    // The relay of this file does not listen either.
    assert.equal(examined.code, 1);
  }
});

test('the shared domain needs an MX, and where MAIL_HOST is not set, its provider is believed', async () => {
  const ofShared = async (more: Record<string, string> = {}) => (await examine({ ...env, ...more })).of('dns')[0];
  dns.set(SHARED, 'MX', []);
  assert.equal(await ofShared(), 'failed no mx');
  dns.set(SHARED, 'MX', [{ exchange: 'mail.elsewhere.example' }]);
  assert.equal(await ofShared(), 'failed wrong mx');
  assert.equal(await ofShared({ MAIL_HOST: '' }), 'warning unnamed mx');
  dns.set(SHARED, 'MX', [{ exchange: 'mxa.eu.mailgun.org' }, { exchange: 'mxb.eu.mailgun.org' }]);
  assert.equal(await ofShared({ MAIL_HOST: '' }), 'ok fine');
  assert.equal(await ofShared({ SHARED_DOMAIN: 'postroom.localhost' }), 'warning local');
});

test('a MAIL_HOST that was changed after a domain was added is told', async () => {
  const { of, said } = await examine({ ...env, MAIL_HOST: 'mx2.example.org' });
  assert.ok(of('dns').includes('warning other host'));
  assert.match(said('dns'), /was added with another MAIL_HOST, and still asks for mx\.example\.org/);
});

test('what MTA_STS asks for is told where it is not there', async () => {
  const wanted = { ...env, MTA_STS: 'testing', APP_URL: 'https://postroom.example.org' };
  const codes = ['warning no mta-sts', 'warning no mta-sts', 'warning no tls-rpt'];
  const { of, said } = await examine(wanted);
  assert.deepEqual(of('dns'), [...codes, ...codes], 'of the shared domain, and of the custom one');
  assert.match(said('dns'), /CNAME mta-sts\.acme\.example\.net is not there; needed is postroom\.example\.org/);
  for (const name of [SHARED, OWN]) dns.set(`_smtp._tls.${name}`, 'TXT', ['v=TLSRPTv1; rua=mailto:tls@example.org']);
  assert.deepEqual((await examine(wanted)).of('dns'), [...codes.slice(0, 2), ...codes.slice(0, 2)]);
});

test('DNS that never answers is no failure of the domain, is told once for each, and ends in time', async () => {
  for (const name of [SHARED, OWN, `_dmarc.${SHARED}`, ...(added.records as Published[]).map(({ name }) => name)])
    dns.fail(name, 'silent');
  const { of, milliseconds } = await examine({ ...env, SMTP_URL: '' });
  assert.deepEqual(of('dns'), ['unknown silent', 'unknown silent']);
  assert.ok(milliseconds < 12_000, `it took ${milliseconds} ms`);
});

test('port 25 is looked at where no relay is set', async () => {
  assert.deepEqual((await examine(env)).of('port 25'), ['ok not needed']);
  const alone = { ...env, SMTP_URL: '' };
  assert.deepEqual((await examine(alone)).of('port 25'), ['unknown no network']);
  dns.set('gmail.com', 'MX', [{ exchange: 'mx.gmail.example' }]);
  // An address of this machine that nothing listens on.
  dns.set('mx.gmail.example', 'A', ['127.25.25.25']);
  const { of, said } = await examine(alone);
  assert.deepEqual(of('port 25'), ['warning closed']);
  assert.match(said('port 25'), /Port 25 of 127\.25\.25\.25 \(gmail\.com\) was not reached \(ECONNREFUSED\)/);
});

test('inboxes on a shared domain of before are told, by the start too, until their account adds the domain', async () => {
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const send = async () =>
    (await room.rest('POST', '/emails/send', { inboxId: inbox.id, to: ['b@example.org'], subject: 'Hi', text: 'Hello.' })).body;
  const now = { ...env, SHARED_DOMAIN: 'agents.example.com' };
  assert.ok(!(await examine(env)).of('dns').includes('failed stranded'));
  const { of, said } = await examine(now);
  assert.ok(of('dns').includes('failed stranded'));
  assert.match(said('dns'), /SHARED_DOMAIN is agents\.example\.com, and inboxes are on agents\.example\.org: 1\./);
  await room.restart(now);
  assert.deepEqual(warned, [{ domain: SHARED, inboxes: 1, sharedDomain: 'agents.example.com' }]);
  assert.match((await send()).hint, /Add agents\.example\.org with add_domain, publish its DNS records and verify it/);
  await room.rest('POST', '/domains', { domain: SHARED });
  assert.ok(!(await examine(now)).of('dns').includes('failed stranded'));
  assert.match((await send()).hint, /Publish its DNS records again and verify the domain/);
});
