/** What a program does with the client, on whatever runtime it runs. */
import { createClient, InvalidWebhook, PostroomError, verifyWebhook } from '@postroom/client';

/** `webhook`: what `verifyWebhook` takes. Answers what was seen. */
export async function errands({ url, key, webhook }) {
  const client = createClient({ baseUrl: url, apiKey: key });
  const { data: inbox } = await client.POST('/api/v1/inboxes', { body: { displayName: 'Ada' } });
  const mail = { inboxId: inbox.id, to: inbox.address, text: 'Your code is 493217.' };
  for (const subject of ['one', 'two']) await client.POST('/api/v1/emails/send', { body: { ...mail, subject } });

  const { email } = await client.waitForEmail({ inboxId: inbox.id, subject: 'two', timeoutSeconds: 60 });

  const listed = [];
  const query = { inboxId: inbox.id, direction: 'inbound', limit: 1 };
  for await (const { subject } of client.list('/api/v1/emails', { params: { query } })) listed.push(subject);

  const followed = [];
  const events = { after: 'beginning', inboxId: inbox.id, types: ['email.received'], payload: 'full' };
  for await (const { data } of client.followEvents(events)) {
    followed.push(data.subject);
    if (followed.length === 2) break;
  }

  const none = { params: { path: { id: 'none' } } };
  const refused = await client.GET('/api/v1/inboxes/{id}', none).catch((error) => error);
  const forged = await verifyWebhook({ ...webhook, payload: `${webhook.payload} ` }).catch((error) => error);
  return {
    codes: email.extracted.codes.map(({ value }) => value),
    listed,
    followed,
    refused: refused instanceof PostroomError && refused.code,
    verified: (await verifyWebhook(webhook)).type,
    forged: forged instanceof InvalidWebhook,
  };
}
