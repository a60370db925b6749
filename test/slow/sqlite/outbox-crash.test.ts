/** Scenarios of a process that is killed while a relay has the mail and has not answered. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

test('a mail whose attempt was cut by a kill is sent again with the same Message-ID, or held where it asks for that', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'postroom-crash-'));
  let taken = 0;
  const mute = await startScript('220 hi\r\n', (line) => {
    if (line === '.') taken += 1;
    return /^(?:EHLO|MAIL|RCPT)/.test(line) ? '250 hi\r\n' : line === 'DATA' ? '354 go on\r\n' : '';
  });
  const sink = await startSmtpSink();
  let room: RunningPostroom = await startProcess(dataDir, { SMTP_URL: mute.url });
  try {
    const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
    const send = async (to: string, onUnknown?: string): Promise<Json> =>
      (await room.rest('POST', '/emails/send', { inboxId, to, subject: 'x', text: 'x', ...(onUnknown ? { onUnknown } : {}) }))
        .body;
    const again = await send('again@example.org');
    const once = await send('once@example.org', 'hold');
    await eventually('the relay has both', async () => taken === 2);
    await room.end('SIGKILL');

    room = await startProcess(dataDir, { SMTP_URL: sink.url });
    await sink.waitFor(1);
    const stepsOf = async (id: unknown) => {
      const { body } = await room.rest('GET', `/emails/${id}/deliveries`);
      return body.data[0].steps.map((step: Json) => step.status);
    };
    const settled = async (id: unknown, status: string) =>
      await eventually(`it is ${status}`, async () => (await room.rest('GET', `/emails/${id}`)).body.status === status);
    await settled(again.id, 'sent');
    await settled(once.id, 'held');
    assert.deepEqual(await stepsOf(again.id), ['unknown', 'sent']);
    assert.deepEqual(await stepsOf(once.id), ['unknown']);
    assert.deepEqual(
      sink.mails.map((mail) => [mail.recipients, mail.mime.includes(`Message-ID: ${again.messageId}`)]),
      [[['again@example.org'], true]],
    );
  } finally {
    if (room.running()) await room.end('SIGKILL');
    await Promise.all([sink.close(), mute.close()]);
    await rm(dataDir, { recursive: true, force: true });
  }
});
