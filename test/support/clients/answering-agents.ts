/** Two agents that answer each other, until a mail of theirs is held. */
import assert from 'node:assert/strict';
import { correspond, type Stored } from '../rooms/correspondence.ts';
import { type Answer, eventually, type Postroom, type standInClock } from '../rooms/postroom.ts';

type Clock = ReturnType<typeof standInClock>;

/** Two agents in turn do what `act` says with whatever comes, until one mail does not go out; answers it and how many did. */
export async function untilHeld(
  room: Postroom,
  clock: Clock,
  act: (own: Stored, other: Stored, mail: Stored) => Promise<Answer>,
) {
  const [one, other] = [await correspond(room, clock), await correspond(room, clock)];
  await room.rest('POST', '/emails/send', { inboxId: one.id, to: other.address, subject: 'Hello', text: 'Hello.' });
  const got = new Map([one, other].map(({ id }) => [id, 0]));
  for (let turn = 0, sent = 1; turn < 40; turn++) {
    const [own, peer] = turn % 2 === 0 ? [other, one] : [one, other];
    const count = (got.get(own.id) ?? 0) + 1;
    got.set(own.id, count);
    clock.pass(1000);
    const { status, body } = await act(own, peer, await came(room, own.id, count));
    assert.equal(status, 202, JSON.stringify(body));
    if (body.status === 'held') return { held: body, sent, own, peer };
    sent++;
  }
  throw new Error('they never stopped');
}

/** The newest mail that came in, once there are `count`. */
export async function came(room: Postroom, inboxId: string, count: number): Promise<Stored> {
  return await eventually(`mail ${count}`, async () => {
    const { body } = await room.rest('GET', `/emails?inboxId=${inboxId}&direction=inbound`);
    return body.data.length >= count && body.data[0];
  });
}
