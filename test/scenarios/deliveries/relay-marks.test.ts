/** From the field that a provider's relay is given to the event that names it: mails that are told of under no Message-ID of ours. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { MARKING_PROVIDERS } from '../../../src/mail/smtp/marks.ts';
import { startAws } from '../../support/providers/aws.ts';
import { ALL_EVENT_SECRETS, reportedBy } from '../../support/providers/event-samples.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const aws = await startAws();

for (const provider of MARKING_PROVIDERS) {
  test(`${provider} names the mail by the field, which is not among the stored bytes`, async () => {
    const sink = await startSmtpSink();
    const room = await startPostroom({ ...ALL_EVENT_SECRETS, ...aws.env, SMTP_URL: `${sink.url}?provider=${provider}` });
    const { body: inbox } = await room.rest('POST', '/inboxes', {});
    const recipient = 'ann@example.org';
    const { body: email } = await room.rest('POST', '/emails/send', {
      inboxId: inbox.id,
      to: recipient,
      subject: 'x',
      text: 'y',
    });
    const statusOf = async () => (await room.rest('GET', `/emails/${email.id}`)).body.status;
    await eventually('the relay has the mail', async () => (await statusOf()) === 'sent');
    const [field = ''] = sink.mails[0]?.mime.toString().split('\r\n') ?? [];
    const [emailId = ''] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(field) ?? [];
    assert.equal(emailId, email.id);
    const stored = (await room.download(`/emails/${email.id}/raw`)).bytes.toString();
    assert.equal(sink.mails[0]?.mime.toString(), `${field}\r\n${stored}`);
    const event = {
      kind: 'delivered',
      recipient,
      emailId,
      messageId: 'theirs@else.example',
      id: randomUUID(),
      at: new Date(),
    } as const;
    assert.equal((await reportedBy(provider, room, [event]))[0]?.body.taken, 1);
    assert.equal(await statusOf(), 'delivered');
    await room.close();
    await sink.close();
  });
}
