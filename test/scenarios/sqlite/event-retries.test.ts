/** A batch of events that meets a store that cannot be written is put off whole, and taken once when the provider posts it again; each is counted. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { SimulatedEvent } from '../../../src/simulation/carriers.ts';
import { scrape } from '../../support/clients/scrape.ts';
import { ALL_EVENT_SECRETS, reportedBy } from '../../support/providers/event-samples.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { lockStore } from '../../support/store/locked-store.ts';

test('503 for the whole batch, then each event once', async () => {
  const { room } = await startRelayedRoom({ ...ALL_EVENT_SECRETS, METRICS_LISTEN: '127.0.0.1:0' });
  const { body: inbox } = await room.rest('POST', '/inboxes', {});
  const events: SimulatedEvent[] = [];
  for (const kind of ['delivered', 'bounced'] as const) {
    const recipient = `${kind}@example.org`;
    const { body } = await room.rest('POST', '/emails/send', { inboxId: inbox.id, to: recipient, subject: 'x', text: 'y' });
    events.push({
      kind,
      recipient,
      messageId: body.messageId.replace(/^<|>$/g, ''),
      emailId: body.id,
      id: randomUUID(),
      at: new Date(),
    });
    await eventually('the relay has it', async () => (await room.rest('GET', `/emails/${body.id}`)).body.status === 'sent');
  }
  const unknown = { ...(events[0] as SimulatedEvent), emailId: randomUUID(), messageId: 'x@else.example', id: randomUUID() };
  const batch = [...events, unknown];
  const lock = await lockStore(room.env);
  const [failed] = await reportedBy('sendgrid', room, batch);
  await lock.close();
  assert.deepEqual([failed?.status, failed?.headers.has('retry-after')], [503, true]);
  const [taken] = await reportedBy('sendgrid', room, batch);
  assert.deepEqual(taken?.body, { ok: true, taken: 2, duplicate: 0, ignored: 1 });
  const [again] = await reportedBy('sendgrid', room, batch);
  assert.deepEqual(again?.body, { ok: true, taken: 0, duplicate: 2, ignored: 1 });
  await reportedBy('sendgrid', room, batch, 'wrong');
  const { value } = await scrape(room.app.metricsUrl);
  const counts = ['taken', 'duplicate', 'ignored', 'refused', 'failed'].map((outcome) =>
    value('postroom_provider_events_total', { provider: 'sendgrid', outcome }),
  );
  assert.deepEqual(counts, [2, 2, 2, 1, 1]);
});
