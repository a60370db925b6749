/** A mail that connects many full threads moves a bounded number of mails; the next one goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';
import { copyMail } from '../../support/store/many-mails.ts';

const THREADS = 12;
const COPIES = 60;
const EACH = COPIES + 1;
const MOST_MOVED = 500;

const room = await startPostroom();

test('threads of hundreds of mails are joined by several mails, some with each', async () => {
  const { id, address } = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
  const missing = Array.from({ length: THREADS }, (_, n) => `<missing-${n}@example.org>`);
  const receive = async (subject: string, headers: string[]) => {
    await room.inbound(address, mime({ to: address, subject, text: subject, messageId: `<${subject}@example.org>`, headers }));
    return (await room.rest('GET', `/emails?inboxId=${id}&subject=${subject}&limit=1`)).body.data[0];
  };
  for (const [n, parent] of missing.entries()) {
    const root = await receive(`root-${n}-`, [`In-Reply-To: ${parent}`]);
    const into = { first: n * COPIES + 1, sameThread: true };
    await copyMail(room.sql, root.id, COPIES, room.env.DATABASE_URL !== undefined, into);
  }
  const all = await room.sql('select distinct thread_id from emails');
  assert.equal(all.length, THREADS);

  const sizeAfter = async (subject: string) => {
    const { threadId } = await receive(subject, [`References: ${missing.join(' ')}`]);
    return (await room.rest('GET', `/threads/${threadId}?view=headers&limit=1`)).body.emails as number;
  };
  const first = await sizeAfter('connecting');
  assert.ok(first > EACH + MOST_MOVED - EACH, `${first} mails are in the thread`);
  assert.ok(first <= EACH + MOST_MOVED + 1, `${first} mails are in the thread`);
  assert.equal(await sizeAfter('once-more'), THREADS * EACH + 2);
  assert.equal((await room.sql('select distinct thread_id from emails')).length, 1);
});
