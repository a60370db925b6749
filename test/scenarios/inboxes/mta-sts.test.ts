/** MTA-STS of a custom domain: its records are asked for and looked up, and its policy is served under the name of its policy host. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { examine } from '../../support/processes/doctoring.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { issuedCertificate } from '../../support/servers/issued-certificate.ts';

type Published = {
  type: 'MX' | 'TXT' | 'CNAME';
  name: string;
  value: string;
  purpose: string;
  required: boolean;
  status: string;
};

const DOMAIN = 'agents.example.org';
const TRANSPORT = ['mta-sts', 'mta-sts-host', 'tls-rpt'];

const dns = await startDnsServer();
const settings = {
  DNS_SERVERS: dns.address,
  MAIL_HOST: 'mx.postroom.example',
  APP_URL: 'https://postroom.example',
  SHARED_DOMAIN: 'shared.example.org',
};
const room = await startPostroom(settings);

async function served(host: string) {
  const { hostname, port } = new URL(room.url);
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path: '/.well-known/mta-sts.txt', headers: { host } }, resolve).once('error', reject).end();
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: await text(answer) };
}

function publish(records: Published[]): void {
  for (const { type, name, value } of records) {
    if (type === 'MX') dns.set(name, 'MX', [{ exchange: value }]);
    else if (type === 'CNAME') dns.set(name, 'CNAME', [value]);
    else dns.set(name, 'TXT', [value]);
  }
}

const purposes = (records: Published[]) => records.map(({ purpose }) => purpose).filter((one) => TRANSPORT.includes(one));

test('while it is off, no record is asked for, and no policy is served', async () => {
  const { body } = await room.rest('POST', '/domains', { domain: DOMAIN });
  assert.deepEqual(purposes(body.records), []);
  publish(body.records);
  assert.equal((await room.rest('POST', `/domains/${body.id}/verify`)).body.status, 'verified');
  assert.equal((await served(`mta-sts.${DOMAIN}`)).status, 404);
});

test('turned on, a domain of before is asked for the records, stays verified without them, and finds them once they are there', async () => {
  await room.restart({ MTA_STS: 'testing' });
  const [{ id }] = (await room.rest('GET', '/domains')).body.data;
  const missing = (await room.rest('POST', `/domains/${id}/verify`)).body;
  assert.equal(missing.status, 'verified');
  const advice = missing.records.filter(({ purpose }: Published) => TRANSPORT.includes(purpose));
  assert.deepEqual(
    advice.map(({ purpose, required, status }: Published) => [purpose, required, status]),
    TRANSPORT.map((purpose) => [purpose, false, 'missing']),
  );
  publish(advice);
  const found = (await room.rest('POST', `/domains/${id}/verify`)).body;
  assert.ok(found.records.every(({ status }: Published) => status === 'found'));
  const added = (await room.rest('POST', '/domains', { domain: 'new.example.org' })).body;
  assert.deepEqual(purposes(added.records), TRANSPORT);
});

test('the policy is served for verified domains and the shared one, and for no other name', async () => {
  const policy = 'version: STSv1\r\nmode: testing\r\nmx: mx.postroom.example\r\nmax_age: 86400\r\n';
  for (const host of [`mta-sts.${DOMAIN}`, `MTA-STS.${DOMAIN}:443`, 'mta-sts.shared.example.org']) {
    const answer = await served(host);
    assert.deepEqual([answer.status, answer.text], [200, policy], host);
    assert.match(answer.type ?? '', /^text\/plain/);
  }
  for (const host of ['mta-sts.new.example.org', DOMAIN, 'mta-sts.', `x.mta-sts.${DOMAIN}`, 'mta-sts.mta-sts.example', '[::1]'])
    assert.equal((await served(host)).status, 404, host);
});

test('enforce is served only while the certificate of the SMTP port is valid for the MX, and doctor says so', async () => {
  const files = { SMTP_TLS_CERT: join(room.dataDir, 'mx.pem'), SMTP_TLS_KEY: join(room.dataDir, 'mx.key') };
  const wrong = issuedCertificate('mx.other.example');
  await writeFile(files.SMTP_TLS_CERT, wrong.cert);
  await writeFile(files.SMTP_TLS_KEY, wrong.key);
  await room.restart({ MTA_STS: 'enforce', ...files });
  const mode = async () => /mode: (\w+)\r\n/.exec((await served(`mta-sts.${DOMAIN}`)).text)?.[1];
  assert.equal(await mode(), 'testing');
  const found = async () => (await examine({ ...room.env, ...settings, MTA_STS: 'enforce', ...files })).of('dns');
  assert.ok((await found()).includes('warning not enforced'));
  const right = issuedCertificate('mx.postroom.example');
  const second = { SMTP_TLS_CERT: join(room.dataDir, 'second.pem'), SMTP_TLS_KEY: join(room.dataDir, 'second.key') };
  await writeFile(second.SMTP_TLS_CERT, right.cert);
  await writeFile(second.SMTP_TLS_KEY, right.key);
  const several = {
    SMTP_TLS_CERT: `${files.SMTP_TLS_CERT},${second.SMTP_TLS_CERT}`,
    SMTP_TLS_KEY: `${files.SMTP_TLS_KEY},${second.SMTP_TLS_KEY}`,
  };
  await room.restart({ MTA_STS: 'enforce', ...several });
  assert.equal(await mode(), 'enforce', 'the one that is shown for the name of the MX counts');
  const named = (await examine({ ...room.env, ...settings, MTA_STS: 'enforce', ...several })).of('dns');
  assert.ok(!named.includes('warning not enforced'));
  await room.restart({ MTA_STS: 'enforce', ...files });
  assert.equal(await mode(), 'testing');
  await writeFile(files.SMTP_TLS_CERT, right.cert);
  assert.equal(await mode(), 'enforce');
  assert.ok(!(await found()).includes('warning not enforced'));
});
