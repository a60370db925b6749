/** MCP Events over `--stdio`, in a window that serves and in one beside a server: polls, a stream of notifications, and its end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { openWindow } from '../../support/clients/stdio-window.ts';
import { startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

type Told = Answer['body'];

const answer = z.looseObject({});
const name = 'email.received';

for (const beside of [false, true]) {
  test(`events are polled and streamed in a window ${beside ? 'beside a server' : 'that serves'}`, async () => {
    const dataDir = await scratchFolder();
    const server = beside ? await startProcess(dataDir) : null;
    const window = await openWindow(dataDir);
    const { address } = await window.call('create_inbox', { localPart: 'ada' });
    const url =
      server?.url ?? (await eventually('it says where it listens', async () => /listens on (\S+)/.exec(window.stderr())?.[1]));
    const mail = (subject: string) =>
      postMail(`${url}/webhooks/provider/inbound`, { recipient: address, mime: mime({ to: address, subject, text: 'Hello.' }) });
    const { client } = window;
    const poll = async (cursor: string | null) =>
      (await client.request({ method: 'events/poll', params: { name, cursor } }, answer)) as Told;
    const listed = (await client.request({ method: 'events/list', params: {} }, answer)) as Told;
    assert.ok(listed.events.some(({ name: one }: Told) => one === name));
    const { cursor } = await poll(null);

    const notified: Told[] = [];
    client.fallbackNotificationHandler = async ({ method, params }) => void notified.push({ method, params });
    const of = (kind: string) => notified.filter(({ method }) => method === `notifications/events/${kind}`);
    const leaving = new AbortController();
    const stream = client.request({ method: 'events/stream', params: { name, cursor } }, answer, { signal: leaving.signal });
    await eventually('it is active', async () => of('active').length === 1);
    await mail('one');
    await mail('two');
    const told = await eventually('both are told', async () => of('event').length >= 2 && of('event'));
    const polled = (await poll(cursor)).events;
    assert.deepEqual(
      told.map(({ params }) => [params.eventId, params.cursor]),
      polled.map((event: Told) => [event.eventId, event.cursor]),
    );
    leaving.abort('seen');
    await assert.rejects(stream, /seen/);
    await mail('three');
    await eventually('a poll has it', async () => (await poll(cursor)).events.length === 3);
    assert.equal(of('event').length, 2);
    await window.close();
    await server?.end('SIGTERM');
  });
}
