/** Lists of emails narrowed by every combination of their filters. */
import { test } from 'node:test';
import { standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { fillInboxes, filtersAgree } from '../../support/store/filtered-mails.ts';

test('a list of emails shows exactly what every combination of its filters lets through', async () => {
  const clock = standInClock();
  const { room } = await startRelayedRoom({}, { clock });
  await filtersAgree(room, await fillInboxes(room, clock), Number.POSITIVE_INFINITY);
});
