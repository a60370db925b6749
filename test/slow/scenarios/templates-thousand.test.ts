/** How many templates an account may have. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

let serial = 0;

const { room } = await startRelayedRoom();
const ORDER = {
  subject: 'Order {{number}} for {{first_name}}',
  text: 'Dear {{first_name}}, {{number}} is on its way.',
  html: '<p title="{{first_name}}">Dear <b>{{first_name}}</b>, {{number}} is on its way.</p>',
};

const create = (input: Json, key = API_KEY) =>
  room.rest('POST', '/templates', { name: `template ${++serial}`, ...ORDER, ...input }, { key });

describe('a template', () => {
  test('is one of a thousand at most', async () => {
    const stranger = await room.account();
    for (let n = 0; n < 20; n++) {
      const answers = await Promise.all(Array.from({ length: 51 }, () => create({}, stranger)));
      const refused = answers.filter(({ status }) => status !== 201);
      assert.equal(refused.length, n < 19 ? 0 : 20, `round ${n}`);
      for (const answer of refused) problem(answer, 409, 'conflict');
      if (n < 19) continue;
      await room.rest('DELETE', `/templates/${answers[0]?.body.id}`, undefined, { key: stranger });
      assert.equal((await create({}, stranger)).status, 201);
    }
  });
});
