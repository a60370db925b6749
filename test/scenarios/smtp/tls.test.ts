/** STARTTLS: only with a certificate of one's own, which is read again when it changes, and nothing that came before it counts. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { certificateFiles } from '../../support/certificate-files.ts';
import { eventually } from '../../support/postroom.ts';
import { smtpClient } from '../../support/smtp-client.ts';
import { newMail, startSmtpRoom, subjectsIn } from '../../support/smtp-room.ts';

const TO = 'ada@postroom.localhost';
const files = await certificateFiles('mx.example.com');
const room = await startSmtpRoom({ SMTP_TLS_CERT: files.cert, SMTP_TLS_KEY: files.key }, { limits: { certificateMs: 50 } });
const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });

/** The fingerprint that a new client is shown. */
async function shown(): Promise<string> {
  const client = await smtpClient(room);
  await client.say('EHLO x');
  assert.match(await client.say('STARTTLS'), /^220 /);
  const fingerprint = await client.startTls();
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

test('files that are wrong at the start stop it in plain words, and one of the two does not do', async () => {
  writeFileSync(`${files.cert}.wrong`, 'no certificate');
  await assert.rejects(
    startSmtpRoom({ SMTP_TLS_CERT: `${files.cert}.wrong`, SMTP_TLS_KEY: files.key }),
    /The certificate in .* cannot be used/,
  );
  await assert.rejects(startSmtpRoom({ SMTP_TLS_CERT: files.cert }), /SMTP_TLS_CERT: needs SMTP_TLS_KEY/);
});
