/** Scenarios of recipients who were suppressed while a mail to them waited. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walk } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';
import { startSmtpSink } from '../../support/servers/smtp-sink.ts';

const MINUTE = 60_000;

test('a recipient who was suppressed after the mail was accepted is not written to; the others are', async () => {
  const clock = standInClock();
  let refusing = true;
  const sink = await startSmtpSink({
    onRcpt: (address) => (refusing && !address.startsWith('nudge') ? { responseCode: 451, message: '4.7.1 later' } : undefined),
  });
  const room = await startPostroom({ SMTP_URL: sink.url }, { clock });
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'desk' });
  const send = async (to: string[]) =>
    (await room.rest('POST', '/emails/send', { inboxId: inbox.id, to, subject: 'x', text: 'y' })).body;
  const deliveries = async (id: unknown): Promise<Json[]> => (await room.rest('GET', `/emails/${id}/deliveries`)).body.data;
  const both = await send(['Stopped@example.org', 'other@example.org']);
  const only = await send(['Stopped@example.org']);
  for (const { id } of [both, only]) {
    await eventually('it is deferred', async () => (await deliveries(id)).every((one) => one.status === 'deferred'));
  }

  const stranger = await room.account();
  for (const [address, key] of [['stopped@example.org'], ['other@example.org', stranger]] as const) {
    const options = key ? { key } : {};
    const { status } = await room.rest('POST', '/suppressions', { address, reason: 'unsubscribe' }, options);
    assert.equal(status, 201);
  }
  refusing = false;
  clock.pass(2 * MINUTE);
  await send(['nudge@example.net']);
  await eventually('both are settled', async () =>
    [...(await deliveries(both.id)), ...(await deliveries(only.id))].every(
      (one) => one.status === 'failed' || one.status === 'sent',
    ),
  );

  const [stopped, other] = await deliveries(both.id);
  assert.deepEqual([stopped?.status, stopped?.attempts, other?.status, other?.attempts], ['failed', 1, 'sent', 2]);
  const last = ((stopped?.steps ?? []) as Json[]).at(-1);
  assert.deepEqual([last?.status, last?.source, last?.code], ['failed', 'outbox', null]);
  assert.match(String(last?.reason), /does not write to the address any more \(unsubscribe, since /);
  const { body: failed } = await room.rest('GET', `/emails/${only.id}`);
  assert.equal(failed.status, 'failed');
  const facts = (await walk(room, '/events', 'after')).filter((fact) => fact.subjectId === only.id).map((fact) => fact.type);
  assert.deepEqual(facts.slice(-2), ['email.deferred', 'email.failed']);
  assert.deepEqual(
    sink.mails.flatMap((mail) => mail.recipients).filter((address) => address.endsWith('@example.org')),
    ['other@example.org'],
  );
  const { deliveries: counted } = (await room.rest('GET', '/metrics')).body;
  assert.deepEqual([counted.failed, counted.sent, counted.deferred ?? 0, counted.sending ?? 0], [2, 2, 0, 0]);
  await room.close();
  await sink.close();
});
