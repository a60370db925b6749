/** Two agents that answer everything, for as long as it takes until they are stopped. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { untilHeld } from '../../support/clients/answering-agents.ts';
import { type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const MINUTE = 60_000;
/** The default of an inbox. */
const CAP = 10;

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });

const post = (path: string, body: Json) => room.rest('POST', path, body);
const reply = (id: string) => post(`/emails/${id}/reply`, { text: 'Thank you.' });

describe('two agents that answer everything', () => {
  test('stop at the cap though each mail begins a thread of its own', async () => {
    let serial = 0;
    const { held, sent } = await untilHeld(room, clock, (own, peer) =>
      post('/emails/send', { inboxId: own.id, to: peer.address, subject: `Topic ${++serial}`, text: 'x' }),
    );
    assert.equal(sent, 1 + 2 * CAP);
    assert.deepEqual([held.held.rule, held.threadReason], ['exchange_cap', 'new']);
  });

  test('may write to each other again when the hour is over, and as often as their inbox is set to', async () => {
    const { own, peer } = await untilHeld(room, clock, (_own, _peer, mail) => reply(mail.id));
    const send = async () =>
      (await post('/emails/send', { inboxId: own.id, to: peer.address, subject: 'Again', text: 'x' })).body.status;
    assert.equal(await send(), 'held');
    const { body } = await room.rest('PATCH', `/inboxes/${own.id}`, { exchangesPerHour: CAP + 1 });
    assert.equal(body.exchangesPerHour, CAP + 1);
    assert.deepEqual([await send(), await send()], ['queued', 'held']);
    clock.pass(61 * MINUTE);
    assert.equal(await send(), 'queued');
  });

  test('that are slower than the cap stop when too many answers followed each other without a person', async () => {
    const { held, sent } = await untilHeld(room, clock, (_own, _peer, mail) => {
      clock.pass(20 * MINUTE);
      return reply(mail.id);
    });
    assert.deepEqual([held.held.rule, sent], ['hop_cap', 26]);
  });
});
