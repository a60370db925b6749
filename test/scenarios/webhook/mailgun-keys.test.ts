/** The signing key of Mailgun in two values, so that it is changed without a mail being turned away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventOf, postEvents, signature } from '../../support/providers/provider-events.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const OLD = 'the-key-of-before';
const NEW = 'the-key-from-now-on';

const room = await startPostroom({ PROVIDER_WEBHOOK_SIGNING_KEY: `${NEW}, ${OLD}` });
const events = `${room.url}/webhooks/provider/events`;

test('mails and events are taken with either key, and with no other', async () => {
  const inbox = (await room.rest('POST', '/inboxes', {})).body;
  const event = eventOf({ messageId: '<none@example.org>', recipient: 'bob@example.org' }, { event: 'delivered' });
  const answers = async (key: string) => {
    const mime = `From: ada@example.org\r\nSubject: ${key}\r\n\r\nHello.\r\n`;
    const mail = await postMail(room.webhook, { recipient: inbox.address, mime }, { key });
    const told = await postEvents(events, { signature: signature({ key }), 'event-data': event });
    return [mail.status, told.status];
  };
  for (const key of [NEW, OLD]) assert.deepEqual(await answers(key), [200, 200], key);
  for (const key of ['another', `${NEW}, ${OLD}`, '']) assert.deepEqual(await answers(key), [401, 401], key);
  const stored = (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data;
  assert.deepEqual(stored.map(({ subject }: { subject: string }) => subject).sort(), [NEW, OLD].sort());
});
