/** Mail that is taken back while the outbox takes it up: it goes or is canceled, never both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import type { Json } from '../../support/rooms/postroom.ts';
import { HOUR, sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const desk = await here.inbox({ localPart: 'desk' });

async function send(more: Json): Promise<Stored> {
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.', ...more };
  const { status, body } = await here.post('/emails/send', mail);
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

const cancel = (id: string) => here.post(`/emails/${id}/cancel`, {});

test('a mail that is canceled while the outbox takes it up either goes or is canceled, never both', async (t) => {
  const outcomes: Record<string, number> = {};
  for (let round = 0; round < 8; round++) {
    here.sink.mails.length = 0;
    const sendAt = here.in(HOUR);
    const mails = await Promise.all(Array.from({ length: 25 }, (_, n) => send({ to: `n${n}@race${n % 5}.example`, sendAt })));
    here.clock.pass(HOUR);
    // It wakes the outbox, which claims all that is due while the cancellations come in.
    const [nudged, ...answers] = await Promise.all([
      send({ to: 'nudge@example.net' }),
      ...mails.toReversed().map(async ({ id, to }) => ({ id, to, answer: await cancel(id) })),
    ]);
    await here.settled(nudged.id, 'sent');
    for (const { id, to, answer } of answers) {
      const won = answer.status === 200;
      outcomes[answer.status] = (outcomes[answer.status] ?? 0) + 1;
      const end = await here.settled(id, won ? 'canceled' : 'sent');
      assert.equal(here.mailsTo(to).length, won ? 0 : 1, `${answer.status} ${end.status}`);
    }
    await here.outboxLooks();
    const canceled = answers.filter(({ answer }) => answer.status === 200).map(({ to }) => to);
    assert.deepEqual(canceled.flatMap(here.mailsTo), []);
  }
  t.diagnostic(JSON.stringify(outcomes));
  assert.deepEqual(
    Object.keys(outcomes).filter((status) => !['200', '409'].includes(status)),
    [],
  );
});
