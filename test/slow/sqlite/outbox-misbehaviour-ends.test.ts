/** A process that ends, by SIGKILL and by SIGTERM, while the next server misbehaves in every way at once. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import type { Delivery } from '../../support/rooms/troubled-room.ts';
import { domainOf, type Moment, startMisbehavingRelay, type Trouble } from '../../support/servers/misbehaving-relay.ts';

/** What is known after an end by SIGKILL, and after one by SIGTERM, which waits a moment and then cuts off what hangs. */
const TROUBLES: Record<string, { at: Moment; trouble: Trouble; killed: string; ended: string; whole: boolean }> = {
  'later.example': { at: 'RCPT', trouble: '451 4.7.1 later', killed: 'deferred', ended: 'deferred', whole: false },
  'greylist.example': { at: 'dot', trouble: '451 4.7.1 later', killed: 'deferred', ended: 'deferred', whole: true },
  'never.example': { at: 'RCPT', trouble: '550 5.7.1 never', killed: 'failed', ended: 'failed', whole: false },
  'closing.example': { at: 'RCPT', trouble: '421 4.3.2 closing', killed: 'deferred', ended: 'deferred', whole: false },
  'dropped.example': { at: 'dot', trouble: 'drop', killed: 'unknown', ended: 'unknown', whole: true },
  'slow.example': { at: 'dot', trouble: 'slow', killed: 'sent', ended: 'sent', whole: true },
  'mute.example': { at: 'RCPT', trouble: 'hang', killed: 'unknown', ended: 'queued', whole: false },
  'lost.example': { at: 'dot', trouble: 'hang', killed: 'unknown', ended: 'unknown', whole: true },
  'endless.example': { at: 'dot', trouble: 'endless', killed: 'unknown', ended: 'unknown', whole: true },
};

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`after ${signal} every mail is told as what became of it, and all that may still arrive does, with its first Message-ID`, async (t) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postroom-trouble-'));
    const relay = await startMisbehavingRelay();
    const env = { SMTP_URL: relay.url };
    let room: RunningPostroom = await startProcess(dataDir, env);
    t.after(async () => {
      if (room.running()) await room.end('SIGKILL');
      await relay.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
    const ids = new Map<string, string>();
    const send = async (to: string) => {
      const { status, body } = await room.rest('POST', '/emails/send', { inboxId, to, subject: 'x', text: to });
      assert.equal(status, 202);
      ids.set(to, body.id);
    };
    const deliveryOf = async (to: string): Promise<Delivery> => {
      const { body } = await room.rest('GET', `/emails/${ids.get(to)}/deliveries`);
      return body.data[0];
    };
    const stepsOf = async (to: string) => (await deliveryOf(to)).steps.map((step) => step.status);

    relay.trouble = (moment, recipients) => {
      const troubled = TROUBLES[domainOf(recipients.at(-1) ?? '')];
      return troubled?.at === moment ? troubled.trouble : undefined;
    };
    for (const domain of Object.keys(TROUBLES)) await send(`ann@${domain}`);
    await eventually('all but what hangs is settled', async () => {
      const settled = Object.keys(TROUBLES).filter((domain) => !['mute', 'lost', 'endless'].includes(domain.split('.')[0] ?? ''));
      const steps = await Promise.all(settled.map((domain) => stepsOf(`ann@${domain}`)));
      return relay.hanging() === 3 && steps.every((some) => some.length === 1);
    });
    const ended = await room.end(signal);
    assert.deepEqual(ended, signal === 'SIGKILL' ? { code: null, signal } : { code: 0, signal: null }, room.stderr());

    // A server that nobody reaches: what is recovered now is deferred, and what was known before stays known.
    relay.hangUp();
    relay.trouble = (moment) => (moment === 'connect' ? '421 4.3.2 closing' : undefined);
    makeDue(dataDir);
    room = await startProcess(dataDir, env);
    await send('new@well.example');
    const expected = (domain: string) => TROUBLES[domain]?.[signal === 'SIGKILL' ? 'killed' : 'ended'];
    for (const domain of Object.keys(TROUBLES)) {
      const first = expected(domain);
      const then = first === 'sent' || first === 'failed' ? [] : ['deferred'];
      await eventually(`${domain} is asked again`, async () => (await stepsOf(`ann@${domain}`)).length === 1 + then.length);
      assert.deepEqual(await stepsOf(`ann@${domain}`), [first, ...then], domain);
    }
    await eventually('the new one as well', async () => (await stepsOf('new@well.example'))[0] === 'deferred');
    assert.deepEqual(await room.end(signal), ended);

    // One whose TLS fails, and then one that is well.
    relay.starttls = true;
    relay.trouble = (moment) => (moment === 'STARTTLS' ? 'no-tls' : undefined);
    makeDue(dataDir);
    room = await startProcess(dataDir, env);
    await eventually('it is asked again', async () => (await stepsOf('new@well.example')).length === 2);
    assert.deepEqual(await room.end(signal), ended);
    relay.starttls = false;
    relay.trouble = () => undefined;
    makeDue(dataDir);
    room = await startProcess(dataDir, env);
    for (const to of ids.keys()) {
      const final = expected(domainOf(to)) === 'failed' ? 'failed' : 'sent';
      await eventually(`${to} is ${final}`, async () => (await deliveryOf(to)).status === final);
      const { body: raw } = await room.rest('GET', `/emails/${ids.get(to)}/raw`);
      const copies = relay.read.filter((mail) => mail.recipients.includes(to));
      const troubled = TROUBLES[domainOf(to)];
      const again = final === 'sent' && expected(domainOf(to)) !== 'sent' ? 1 : 0;
      assert.equal(copies.length, (troubled?.whole ? 1 : 0) + again, `${to}: only what was not taken for sure goes out again`);
      for (const { mime } of copies) assert.ok(mime.equals(raw), 'the same bytes');
    }
    const { deliveries } = (await room.rest('GET', '/metrics')).body as Json & { deliveries: Record<string, number> };
    assert.deepEqual([deliveries.queued, deliveries.sending, deliveries.deferred, deliveries.failed], [0, 0, 0, 1]);
  });
}

/** As though the waits were over: the process has the real clock. */
function makeDue(dataDir: string): void {
  const file = new SQLite(join(dataDir, 'postroom.db'));
  file.prepare("update deliveries set next_attempt_at = 0 where status in ('queued', 'deferred')").run();
  file.close();
}
