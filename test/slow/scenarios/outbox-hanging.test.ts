/** Many mails to a domain whose server hangs hold up nobody else's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startScript } from '../../support/rooms/delivery-attempt.ts';
import { eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

type Step = { status: string; source: string; code: number | null; statusCode: string | null; reason: string | null; at: string };
type Delivery = Json & { recipient: string; status: string; attempts: number; nextAttemptAt: string | null; steps: Step[] };

test('a domain whose server hangs keeps its few attempts, and no others wait for it', async () => {
  const script = await startScript('220 hi\r\n', slowDomain());
  const room = await startPostroom({ SMTP_URL: script.url, OUTBOX_PER_DOMAIN: '2' });
  const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
  for (let n = 0; n < 30; n++) await send(room, inboxId, { to: `${n}@slow.example` });
  const others: Json[] = [];
  for (let n = 0; n < 5; n++) others.push(await send(room, inboxId, { to: `${n}@quick.example` }));
  const mixed = await send(room, inboxId, { to: ['one@slow.example', 'one@quick.example'] });
  await eventually('the others are sent', async () => {
    const found = await Promise.all([...others, mixed].map(async ({ id }) => await deliveriesOf(room, id)));
    return found.flat().every(({ recipient, status }) => recipient.endsWith('@slow.example') || status === 'sent');
  });
  const { deliveries } = (await room.rest('GET', '/metrics')).body;
  assert.deepEqual([deliveries.sending, deliveries.queued], [2, 29]);
  const split = await deliveriesOf(room, mixed.id);
  assert.deepEqual(
    split.map((one) => [one.recipient, one.status]),
    [
      ['one@slow.example', 'queued'],
      ['one@quick.example', 'sent'],
    ],
  );
});

test('a relay that hangs holds up no mail to inboxes here', async () => {
  const script = await startScript('220 hi\r\n', (line) => (/^(?:EHLO|MAIL|RCPT)/.test(line) ? '250 hi\r\n' : ''));
  const room = await startPostroom({ SMTP_URL: script.url });
  const inboxId = (await room.rest('POST', '/inboxes', {})).body.id;
  const { address } = (await room.rest('POST', '/inboxes', {})).body;
  const away: Json[] = [];
  for (let n = 0; n < 40; n++) away.push(await send(room, inboxId, { to: `${n}@d${n % 8}.example` }));
  await eventually('all attempts at the relay are under way', async () => {
    const { deliveries } = (await room.rest('GET', '/metrics')).body;
    return deliveries.sending === 20;
  });
  const here = await send(room, inboxId, { to: address });
  const mixed = await send(room, inboxId, { to: [address, 'one@d1.example'] });
  await eventually('mail to the inbox here is delivered', async () => {
    const found = await Promise.all([here, mixed].map(async ({ id }) => await deliveriesOf(room, id)));
    return found.flat().every(({ recipient, status }) => status === (recipient === address ? 'delivered' : 'queued'));
  });
  const { deliveries } = (await room.rest('GET', '/metrics')).body;
  assert.deepEqual([deliveries.sending, deliveries.queued, deliveries.delivered], [20, 21, 2]);
});

function slowDomain(): (line: string) => string {
  let mails = 0;
  return (line) => {
    if (line === 'DATA') mails += 1;
    if (line === 'DATA') return '354 go on\r\n';
    if (line === '.') return `250 2.0.0 taken ${mails}\r\n`;
    if (line.includes('@slow.example')) return '';
    return /^(?:EHLO|MAIL|RCPT|RSET|QUIT)/.test(line) ? '250 hi\r\n' : '';
  };
}

async function send(room: Postroom, inboxId: string, mail: Json): Promise<Json> {
  const { status, body } = await room.rest('POST', '/emails/send', { inboxId, subject: 'Hello', text: 'Hello', ...mail });
  assert.equal(status, 202, JSON.stringify(body));
  return body;
}

async function deliveriesOf(room: Postroom, id: unknown): Promise<Delivery[]> {
  const { status, body } = await room.rest('GET', `/emails/${id}/deliveries`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
}
