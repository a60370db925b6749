/** Mail that comes while others are read: it is accepted and answered at once, and filed once afterwards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { newMail, type SmtpRoom, startSmtpRoom, subjectsIn } from '../../support/rooms/smtp-room.ts';
import { keptThread } from '../../support/running/kept-threads.ts';

const TO = 'ada@postroom.localhost';
const ACCEPTED = '250 2.6.0 Accepted';

const backlog = async (room: SmtpRoom) => (await room.rest('GET', '/metrics')).body.backlog.mails;
const newInbox = async (room: SmtpRoom) => String((await room.rest('POST', '/inboxes', { localPart: 'ada' })).body.id);

async function hand(room: SmtpRoom, mail: string): Promise<string> {
  const client = await smtpClient(room);
  await client.envelope('x@example.org', TO);
  return await client.data(mail).finally(client.close);
}

/** Reads nothing before it is opened. */
function gatedReader() {
  let open = () => {};
  let begun = 0;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const parserThread: typeof keptThread = (options) => {
    const thread = keptThread(options);
    const run: typeof thread.run = (task) => {
      begun += 1;
      return gate.then(() => thread.run(task));
    };
    return { ...thread, run };
  };
  return { parserThread, open, begun: () => begun };
}

test('while as many mails are read as may be, a mail is answered at once; what is answered is filed, also after a start', async () => {
  const { parserThread, open, begun } = gatedReader();
  const room = await startSmtpRoom({}, { limits: { readFirst: 2 }, parserThread });
  const ada = await newInbox(room);
  const read = [hand(room, newMail(TO, 'read 1')), hand(room, newMail(TO, 'read 2'))];
  await eventually('both are being read', async () => begun() >= 2);
  assert.equal(await hand(room, newMail(TO, 'other')), ACCEPTED);
  assert.ok((await backlog(room)) > 0, 'nothing is read yet');
  open();
  for (const reply of await Promise.all(read)) assert.match(reply, /^250 2\.6\.0 Stored as /);
  await room.restart();
  const all = ['other', 'read 1', 'read 2'];
  await eventually('all are there', async () => (await subjectsIn(room, ada)).length === all.length);
  assert.deepEqual((await subjectsIn(room, ada)).toSorted(), all);
});

test('in a rush each mail is answered at once, also when none is being read, and after it a mail is filed first', async () => {
  const { parserThread, open, begun } = gatedReader();
  const clock = standInClock();
  const room = await startSmtpRoom({}, { clock, limits: { readFirst: 1 }, parserThread });
  const ada = await newInbox(room);
  const first = hand(room, newMail(TO, 'read'));
  await eventually('it is being read', async () => begun() === 1);
  const rush = Array.from({ length: 20 }, (_, n) => `rush ${n}`);
  for (const subject of rush) assert.equal(await hand(room, newMail(TO, subject)), ACCEPTED);
  open();
  assert.match(await first, /^250 2\.6\.0 Stored as /);
  assert.equal(await hand(room, newMail(TO, 'in the rush')), ACCEPTED);
  clock.pass(60);
  assert.match(await hand(room, newMail(TO, 'after it')), /^250 2\.6\.0 Stored as /);
  await eventually('all are filed', async () => (await backlog(room)) === 0);
  const all = [...rush, 'after it', 'in the rush', 'read'];
  assert.deepEqual((await subjectsIn(room, ada)).toSorted(), all.toSorted());
});

test('a mail that was accepted at once is told in the log of arrivals, and is here already when it comes again', async () => {
  const room = await startSmtpRoom({}, { limits: { readFirst: 0 } });
  const ada = await newInbox(room);
  const bytes = newMail(TO, 'again').replace(/^Message-ID:.*\r\n/im, '');
  assert.equal(await hand(room, bytes), ACCEPTED);
  assert.equal(await hand(room, bytes), '250 2.6.0 It is here already');
  await eventually('it is filed', async () => (await backlog(room)) === 0);
  assert.equal(await hand(room, bytes), '250 2.6.0 It is here already');
  assert.deepEqual(await subjectsIn(room, ada), ['again']);
  const arrivals = (await room.rest('GET', '/arrivals')).body.data as Json[];
  // The time of the one that was accepted is that of its filing.
  assert.deepEqual(arrivals.map(({ provider, outcome }) => `${provider} ${outcome}`).toSorted(), [
    'smtp accepted',
    'smtp duplicate',
    'smtp duplicate',
  ]);
});

test('many mails from many clients at once are each there once, and REST answers meanwhile', async () => {
  const room = await startSmtpRoom({}, { limits: { readFirst: 1 } });
  const ada = await newInbox(room);
  const subjects = Array.from({ length: 60 }, (_, n) => `mail ${n}`);
  const lines = Array.from({ length: 12 }, (_, n) => subjects.filter((_subject, index) => index % 12 === n));
  const replies = await Promise.all(
    lines.map(async (line) => {
      const client = await smtpClient(room);
      const said: string[] = [];
      for (const subject of line) {
        await client.envelope('x@example.org', TO);
        said.push(await client.data(newMail(TO, subject)));
      }
      client.close();
      return said;
    }),
  );
  for (const reply of replies.flat()) assert.match(reply, /^250 2\.6\.0 (Stored as|Accepted)/);
  assert.equal((await room.rest('GET', '/emails?limit=1')).status, 200);
  await eventually('all are filed', async () => (await backlog(room)) === 0);
  assert.deepEqual((await subjectsIn(room, ada)).toSorted(), subjects.toSorted());
});
