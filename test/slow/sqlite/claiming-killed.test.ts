/** Workers whose server is killed: what was answered stays with its worker, and the rest can be claimed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

test('a kill in the middle leaves every answered claim with its worker, and every other mail to be claimed', async () => {
  const dataDir = await scratchFolder();
  let running = await startProcess(dataDir);
  try {
    const { body: box } = await running.rest('POST', '/inboxes', { localPart: 'killed' });
    for (let n = 0; n < 60; n++) {
      const raw = mime({ to: box.address, subject: `job ${n}`, text: 'x', messageId: `<k${n}@example.org>` });
      await postMail(`${running.url}/webhooks/provider/inbound`, { recipient: box.address, mime: raw });
    }
    const claimed: string[] = [];
    const worker = async (process: RunningPostroom) => {
      for (;;) {
        const { body } = await process.rest('POST', '/emails/claim', { inboxId: box.id, view: 'headers', leaseSeconds: 3600 });
        if (body.email === null) return;
        claimed.push(body.email.id);
        if (claimed.length === 20) void process.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 4 }, () => assert.rejects(worker(running))));
    await eventually('the process is gone', async () => !running.running());
    const answered = claimed.length;
    running = await startProcess(dataDir);
    await worker(running);
    assert.equal(new Set(claimed).size, claimed.length);
    const lost = 60 - claimed.length;
    assert.ok(answered >= 20 && lost <= 4, `${answered} were answered before the kill, ${lost} claims were not answered at all`);
  } finally {
    await running.end('SIGTERM');
  }
});
