/** Lists of emails narrowed by every combination of their filters. */
import { test } from 'node:test';
import { fillInboxes, filtersAgree } from '../../support/filtered-mails.ts';
import { standInClock } from '../../support/postroom.ts';
import { startRelayedRoom } from '../../support/relayed-room.ts';

test('a list of emails shows exactly what every combination of its filters lets through', async () => {
  const clock = standInClock();
  const { room } = await startRelayedRoom({}, { clock });
  await filtersAgree(room, await fillInboxes(room, clock), Number.POSITIVE_INFINITY);
});
