/** STARTTLS: only with certificates of one's own, chosen by name and read again when they change, and nothing that came before it counts. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { newMail, type SmtpRoom, startSmtpRoom, subjectsIn } from '../../support/rooms/smtp-room.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { certificateFiles } from '../../support/servers/certificate-files.ts';

const TO = 'ada@postroom.localhost';
const files = await certificateFiles('mx.example.com');
const room = await startSmtpRoom({ SMTP_TLS_CERT: files.cert, SMTP_TLS_KEY: files.key }, { limits: { certificateMs: 50 } });
const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });

/** The fingerprint that a new client is shown who asks for this name. */
async function shown(name?: string, at: SmtpRoom = room): Promise<string> {
  const client = await smtpClient(at);
  await client.say('EHLO x');
  assert.match(await client.say('STARTTLS'), /^220 /);
  const fingerprint = await client.startTls(name);
  client.close();
  return fingerprint;
}

test('a mail comes over TLS', async () => {
  const client = await smtpClient(room);
  assert.match(await client.say('EHLO x'), /STARTTLS/);
  assert.match(await client.say('STARTTLS'), /^220 /);
  await client.startTls();
  assert.match(await client.say('MAIL FROM:<x@example.org>'), /^503 /, 'EHLO is said anew');
  assert.doesNotMatch(await client.say('EHLO x'), /STARTTLS/);
  await client.envelope('x@example.org', TO);
  assert.match(await client.data(newMail(TO, 'secret')), /^250 2\.6\.0 Stored/);
  assert.deepEqual(await subjectsIn(room, ada.id), ['secret']);
});

test('what is written in plain text behind STARTTLS, in the same packet, is dropped', async () => {
  const client = await smtpClient(room);
  await client.say('EHLO x');
  client.write('STARTTLS\r\nEHLO evil\r\nMAIL FROM:<evil@example.org>\r\n');
  assert.match(await client.reply(), /^220 /);
  await client.startTls();
  assert.match(await client.say('NOOP'), /^250 /);
  assert.match(await client.say('MAIL FROM:<x@example.org>'), /^503 /);
});

test('a new certificate is shown without a restart, and a wrong one is not', async () => {
  const before = await shown();
  const after = files.renew('mx2.example.com');
  assert.notEqual(after, before);
  await eventually('the new one is shown', async () => (await shown()) === after);
  writeFileSync(files.cert, 'no certificate');
  writeFileSync(files.key, 'no key');
  const last = files.renew('mx3.example.com');
  await eventually('the next one is shown', async () => {
    const now = await shown();
    assert.ok([after, last].includes(now));
    return now === last;
  });
});

test('of several certificates a client is shown the one for the name it asks for, and else the first', async () => {
  const own = await certificateFiles('mx.example.com');
  const others = [
    await certificateFiles('mx.example.org'),
    await certificateFiles('*.example.net'),
    await certificateFiles('xn--bcher-kva.example'),
  ];
  const all = [own, ...others];
  const here = await startSmtpRoom(
    { SMTP_TLS_CERT: all.map(({ cert }) => cert).join(', '), SMTP_TLS_KEY: all.map(({ key }) => key).join(',') },
    { limits: { certificateMs: 50 } },
  );
  const [first = '', org = '', net = '', unicode = ''] = all.map(({ fingerprint }) => fingerprint());
  const asked: [string | undefined, string][] = [
    ['mx.example.com', first],
    ['mx.example.org', org],
    ['MX.Example.ORG', org],
    ['mx2.example.net', net],
    ['xn--bcher-kva.example', unicode],
    ['example.net', first],
    ['a.b.example.net', first],
    ['mx.elsewhere.example', first],
    ['x'.repeat(200), first],
    [undefined, first],
  ];
  for (const [name, expected] of asked) assert.equal(await shown(name, here), expected, name);

  writeFileSync(own.cert, 'no certificate');
  const renewed = others[0]?.renew('mx.example.org') ?? '';
  assert.notEqual(renewed, org);
  await eventually('the new one is shown', async () => (await shown('mx.example.org', here)) === renewed);
  assert.equal(await shown('mx.example.com', here), first, 'that of wrong files stays');
  const moved = own.renew('mx.example.edu');
  await eventually('the first is another', async () => (await shown(undefined, here)) === moved);
});

test('files that are wrong at the start stop it in plain words, and one of the two does not do', async () => {
  writeFileSync(`${files.cert}.wrong`, 'no certificate');
  await assert.rejects(
    startSmtpRoom({ SMTP_TLS_CERT: `${files.cert}.wrong`, SMTP_TLS_KEY: files.key }),
    /The certificate in .* cannot be used/,
  );
  await assert.rejects(startSmtpRoom({ SMTP_TLS_CERT: files.cert }), /SMTP_TLS_CERT: needs SMTP_TLS_KEY/);
  await assert.rejects(
    startSmtpRoom({ SMTP_TLS_CERT: `${files.cert},${files.cert}`, SMTP_TLS_KEY: files.key }),
    /SMTP_TLS_KEY: must name as many files as SMTP_TLS_CERT, which names 2/,
  );
});

const noOpenssl = spawnSync('openssl', ['version']).error ? 'there is no openssl here' : false;

test('the recipe of the documents makes files with which a mail comes over TLS', { skip: noOpenssl }, async () => {
  const text = readFileSync(new URL('../../../docs/receiving.md', import.meta.url), 'utf8');
  const [, recipe = ''] = /^- Self-signed[^`]*`(openssl [^`]*)`/m.exec(text) ?? [];
  const folder = await scratchFolder();
  const made = spawnSync('sh', ['-c', recipe], { cwd: folder, encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const certificate = new X509Certificate(readFileSync(cert));
  assert.equal(certificate.subject, 'CN=mx.example.com');
  const here = await startSmtpRoom({ SMTP_TLS_CERT: cert, SMTP_TLS_KEY: key });
  const { body: inbox } = await here.rest('POST', '/inboxes', { localPart: 'ada' });
  const client = await smtpClient(here);
  await client.say('EHLO x');
  assert.match(await client.say('STARTTLS'), /^220 /);
  assert.equal(await client.startTls('mx.example.com'), certificate.fingerprint256);
  await client.envelope('x@example.org', TO);
  assert.match(await client.data(newMail(TO, 'by the recipe')), /^250 2\.6\.0 Stored/);
  assert.deepEqual(await subjectsIn(here, inbox.id), ['by the recipe']);
});
