/** A draft that is sent through kills of the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProcess } from '../../support/processes/process.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

test('when the process is killed before it is sent, with all that was saved of it', async () => {
  const dataDir = await scratchFolder();
  const sink = await startSmtpSink();
  let room = await startProcess(dataDir, { SMTP_URL: sink.url });
  try {
    const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
    const fields = { inboxId, to: 'ann@example.org', bcc: ['boss@example.org'], subject: 'x', text: 'x' };
    const { id } = (await room.rest('POST', '/drafts', fields)).body;
    await room.end('SIGKILL');
    room = await startProcess(dataDir, { SMTP_URL: sink.url });
    assert.equal((await room.rest('GET', `/emails/${id}`)).body.status, 'draft');
    assert.equal((await room.rest('POST', `/drafts/${id}/send`, {})).status, 202);
    await room.end('SIGKILL');
    room = await startProcess(dataDir, { SMTP_URL: sink.url });
    await eventually('it is sent', async () => (await room.rest('GET', `/emails/${id}`)).body.status === 'sent');
    assert.ok(sink.mails.some((mail) => mail.recipients.includes('boss@example.org')));
  } finally {
    if (room.running()) await room.end('SIGKILL');
    await sink.close();
  }
});
