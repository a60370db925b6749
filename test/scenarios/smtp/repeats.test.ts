/** For how long a mail that comes again over SMTP is known: 7 days from its first coming, which the sweep ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually, standInClock } from '../../support/rooms/postroom.ts';
import { newMail, startSmtpRoom, subjectsIn } from '../../support/rooms/smtp-room.ts';

const DAY = 24 * 3600_000;
const TO = 'ada@postroom.localhost';
const HERE_ALREADY = '250 2.6.0 It is here already';

// The sweep tells ages by the clock of the database, which goes on as ever. So what is old came when the room's clock was behind.
const clock = standInClock(new Date(Date.now() - 8 * DAY));
const room = await startSmtpRoom({}, { clock });
const { body: ada } = await room.rest('POST', '/inboxes', { localPart: 'ada' });

async function hand(mail: string): Promise<string> {
  const client = await smtpClient(room);
  await client.envelope('x@example.org', TO);
  return await client.data(mail).finally(client.close);
}

/** Without a Message-ID only the bytes say that it is the same mail. */
const mailNamed = (subject: string) => newMail(TO, subject).replace(/^Message-ID:.*\r\n/im, '');

/** Has the sweep look, which runs once an hour; it removes deleted inboxes last. */
async function sweep(): Promise<void> {
  const { body } = await room.rest('POST', '/inboxes', {});
  await room.rest('DELETE', `/inboxes/${body.id}`);
  await eventually('the sweep has ended', async () => {
    const rows = await room.sql('SELECT id FROM inboxes WHERE id = ?', body.id);
    return rows.length === 0;
  });
}

test('the same bytes of the same sender for the same recipient are one mail for 6 days, and another one after 8', async () => {
  const [eight, six] = [mailNamed('8 days ago'), mailNamed('6 days ago')];
  assert.match(await hand(eight), /^250 2\.6\.0 Stored as /);
  assert.equal(await hand(eight), HERE_ALREADY, 'as long as no sweep has looked');
  clock.pass(2 * DAY);
  assert.match(await hand(six), /^250 2\.6\.0 Stored as /);
  clock.pass(6 * DAY);
  await sweep();
  assert.equal(await hand(six), HERE_ALREADY);
  assert.match(await hand(eight), /^250 2\.6\.0 Stored as /);
  assert.deepEqual((await subjectsIn(room, ada.id)).toSorted(), ['6 days ago', '8 days ago', '8 days ago']);
  assert.equal(await hand(eight), HERE_ALREADY, 'it is known anew');
});
