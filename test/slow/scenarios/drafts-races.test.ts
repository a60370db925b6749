/** A draft that is sent and saved by several at the same moment, round after round. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Stored } from '../../support/rooms/correspondence.ts';
import type { Answer, Json } from '../../support/rooms/postroom.ts';
import { sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const desk = await here.inbox({ localPart: 'desk' });
beforeEach(() => {
  here.sink.mails.length = 0;
});

async function draft(more: Json): Promise<Stored> {
  const fields = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.', ...more };
  const { status, body } = await here.post('/drafts', fields);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

const send = (id: string): Promise<Answer> => here.post(`/drafts/${id}/send`, {});

describe('a draft that is sent', () => {
  test('answers all who ask with one idempotency key the same', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await draft({ to: `round${round}@example.org` });
      const headers = { 'idempotency-key': `send-${round}` };
      const ask = () => here.room.rest('POST', `/drafts/${id}/send`, {}, { headers });
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      const [first] = answers;
      assert.deepEqual(
        answers.map((one) => [one.status, one.body]),
        answers.map(() => [202, first?.body]),
      );
      assert.equal(answers.filter((one) => one.headers.get('idempotency-replayed') === 'true').length, 7);
      await here.settled(id, 'sent');
      assert.deepEqual((await ask()).body, first?.body);
      assert.equal(here.mailsTo(`round${round}@example.org`).length, 1);
    }
  });

  test('is sent as it was before or after a save at the same moment, never as both', async () => {
    for (let round = 0; round < 15; round++) {
      const to = `save${round}@example.org`;
      const { id } = await draft({ to, subject: 'before', text: 'before' });
      const save = () => here.room.rest('PATCH', `/drafts/${id}`, { subject: 'after', text: 'after' });
      const [saved, tried] = await Promise.all([save(), send(id)]);
      assert.ok([saved, tried].every(({ status }) => [200, 202, 409].includes(status)));
      if ((await here.get(`/emails/${id}`)).status === 'draft') assert.equal((await send(id)).status, 202);
      const { subject, text } = await here.settled(id, 'sent');
      assert.deepEqual([subject, text.trim()], Array(2).fill(saved.status === 200 ? 'after' : 'before'));
      const [mail, ...others] = here.mailsTo(to);
      assert.deepEqual([others, mail?.mime.toString().includes(`Subject: ${subject}\r\n`)], [[], true]);
    }
  });
});
