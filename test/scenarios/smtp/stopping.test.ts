/** When the server stops: a mail that is coming in is taken, who waits is told, and trouble is 451. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { newMail, startSmtpRoom, subjectsIn } from '../../support/rooms/smtp-room.ts';

const TO = 'ada@postroom.localhost';

test('a mail that is coming in is answered 250 and is there after the start; one between two mails is told 421', async () => {
  const room = await startSmtpRoom({}, { limits: { drainMs: 60_000 } });
  const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const [idle, sending] = [await smtpClient(room), await smtpClient(room)];
  await idle.say('EHLO x');
  await sending.envelope('x@example.org', TO);
  assert.match(await sending.say('DATA'), /^354 /);
  const mail = newMail(TO, 'at the end');
  sending.write(mail.slice(0, 50));
  const { smtp } = room.app;
  const restarted = room.restart();
  assert.match(await idle.reply(), /^421 4\.3\.2 /);
  await idle.closed;
  sending.write(mail.slice(50));
  assert.match(await sending.say('.'), /^250 2\.6\.0 Stored/);
  sending.close();
  await restarted;
  assert.notEqual(smtp, room.app.smtp);
  assert.deepEqual(await subjectsIn(room, ada.id), ['at the end']);
});

test('a client that sends nothing any more does not hold the end up', async () => {
  const room = await startSmtpRoom({}, { limits: { drainMs: 300 } });
  await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const client = await smtpClient(room);
  await client.envelope('x@example.org', TO);
  await client.say('DATA');
  client.write('Subject: half');
  const began = Date.now();
  await room.close();
  assert.ok(Date.now() - began < 9000);
  await client.closed;
});

test('what cannot be stored is 451 4.3.0, and the same mail is taken when it comes again', async () => {
  const lines: string[] = [];
  const note = (_fields: object, message: string) => void lines.push(message);
  const log = { debug: note, info: note, warn: note, error: note };
  const room = await startSmtpRoom({ BACKLOG_MAILS: '1', ACCEPT_AFTER_MS: '0' }, { log });
  const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const [{ id: account } = { id: '' }] = await room.sql('SELECT id FROM accounts');
  await room.sql("UPDATE accounts SET plan = 'free' WHERE id = ? RETURNING id", account);
  await room.sql(
    "INSERT INTO counters (account_id, day, name, value) VALUES (?, '', 'emails.storedBytes', 99000000000) ON CONFLICT (account_id, day, name) DO UPDATE SET value = 99000000000 RETURNING name",
    account,
  );
  const hand = async (mail: string) => {
    const client = await smtpClient(room);
    await client.envelope('x@example.org', TO);
    return await client.data(mail);
  };
  const mail = newMail(TO, 'later');
  assert.match(await hand(mail), /^451 4\.3\.0 /);
  assert.ok(lines.includes('an SMTP client was put off with 451; the client will try again'), lines.join('\n'));
  await room.sql("UPDATE accounts SET plan = 'unlimited' WHERE id = ? RETURNING id", account);
  assert.match(await hand(mail), /^250 2\.6\.0 /);
  await eventually('it is filed', async () => (await subjectsIn(room, ada.id)).includes('later'));
});
