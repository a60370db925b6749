/** What MCP Events tells: occurrences of what became of mail sent from here, and records that are cut to 256 KiB. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { eventsClient, REVISIONS, type Told } from '../../support/clients/mcp-events.ts';
import { statusNotification } from '../../support/mails/reports.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';
import { newSecret, startCallback } from '../../support/servers/mcp-callback.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';

/** Bytes of an event over MCP, its envelope included. */
const MOST = 256 * 1024;

const { room } = await startRelayedRoom(HOOKS_ENV);
const { key } = (await room.rest('POST', '/api-keys', { name: 'k', wake: { only: ['any'] } })).body;
const ada = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;

/** To somebody new each time: nothing is sent to an address that bounced. */
async function sent(to: string): Promise<Answer['body']> {
  const asked = { inboxId: ada.id, to, subject: 'Lunch', text: 'Noon?' };
  const { id } = (await room.rest('POST', '/emails/send', asked)).body;
  return await eventually('it is sent', async () => {
    const { body } = await room.rest('GET', `/emails/${id}?view=full`);
    return body.status === 'sent' && body;
  });
}

async function came(text: string): Promise<void> {
  assert.equal((await room.inbound(ada.address, text)).status, 200);
}

for (const revision of REVISIONS) {
  const client = await eventsClient(room.url, revision, key);
  const begin = async (name: string) => (await client.ask('events/poll', { name, cursor: null })).cursor;
  const next = (name: string, cursor: string) =>
    eventually(`${name} is told`, async () => {
      const { events } = await client.ask('events/poll', { name, cursor });
      return events.length > 0 && (events as Told[]);
    });
  const fits = async ({ name, data }: Told) => {
    const { payloadSchema } = (await client.list()).find((one) => one.name === name);
    const { valid, errorMessage } = new AjvJsonSchemaValidator().getValidator(payloadSchema)(data);
    assert.ok(valid, errorMessage);
  };

  test(`${revision}: a bounce is told with the mail that bounced, once`, async () => {
    const cursor = await begin('email.bounced');
    const to = `carl-${revision}@example.org`;
    const mail = await sent(to);
    await came(statusNotification(ada.address, mail, [{ recipient: to }]));
    const events = await next('email.bounced', cursor);
    assert.deepEqual(
      events.map(({ name, data }) => [name, data.id, data.status]),
      [['email.bounced', mail.id, 'bounced']],
    );
    await fits(events[0]);
    const other = await client.ask('events/poll', { name: 'email.bounced', arguments: { subject: 'dinner' }, cursor });
    assert.deepEqual(other.events, []);
  });

  test(`${revision}: an answer is told as such, with an id that the list of events has too`, async () => {
    const cursor = await begin('email.answered');
    const mail = await sent(`dora-${revision}@example.org`);
    await came(mime({ to: ada.address, subject: 'no answer', text: 'Hello.' }));
    const headers = [`In-Reply-To: <${mail.messageId.replace(/[<>]/g, '')}>`];
    await came(mime({ to: ada.address, subject: 'Re: Lunch', text: 'Yes.', headers }));
    const [event, ...more] = await next('email.answered', cursor);
    assert.deepEqual(more, []);
    assert.equal(event.data.threadId, mail.threadId);
    await fits(event);
    const [listed] = (await room.rest('GET', `/events?types=email.answered&after=${cursor}`)).body.data;
    assert.equal(event.eventId, listed.id);
  });

  test(`${revision}: a long mail is cut to 256 KiB in a poll, a stream and a post, and says so`, async () => {
    const name = 'email.received';
    const cursor = await begin(name);
    const callback = await startCallback();
    const delivery = { mode: 'webhook', url: callback.url, secret: newSecret() };
    await client.ask('events/subscribe', { name, delivery, cursor });
    const stream = await client.stream({ name, cursor });
    await came(mime({ to: ada.address, subject: 'long', text: `${'ä € lunch "at" noon '.repeat(3)}\r\n`.repeat(14_000) }));
    const [polled] = await next(name, cursor);
    const [pushed] = await stream.waitFor('event', 1);
    const [posted] = await callback.waitFor(1);
    for (const event of [polled, pushed, posted?.body]) {
      const bytes = Buffer.byteLength(JSON.stringify(event));
      assert.ok(bytes <= MOST && bytes > MOST / 16, String(bytes));
      assert.ok(event.data.truncated.includes('text'), JSON.stringify(event.data.truncated));
      assert.ok(event.data.textLength > 500_000);
      await fits(event);
    }
    assert.ok((posted?.text.length ?? MOST + 1) <= MOST);
    stream.leave();
    await client.ask('events/unsubscribe', { name, delivery });
  });
}
