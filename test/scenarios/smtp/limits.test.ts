/** What one client, one network or all of them may take of the SMTP port, and that the others are served meanwhile. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SmtpLimits } from '../../../src/smtp/limits.ts';
import { scrape } from '../../support/clients/scrape.ts';
import { type SmtpClient, smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { newMail, POSTMASTER, type SmtpRoom, startSmtpRoom } from '../../support/rooms/smtp-room.ts';
import { closeAfterEach } from '../../support/running/closing.ts';

closeAfterEach();

const TO = 'ada@postroom.localhost';

async function limited(limits: Partial<SmtpLimits>, env: Record<string, string> = {}): Promise<SmtpRoom> {
  const room = await startSmtpRoom(env, { limits: { lookMs: 20, ...limits } });
  await room.rest('POST', '/inboxes', { localPart: 'ada' });
  return room;
}

async function atData(room: SmtpRoom): Promise<SmtpClient> {
  const client = await smtpClient(room);
  await client.envelope('x@example.org', TO);
  assert.match(await client.say('DATA'), /^354 /);
  return client;
}

describe('size', () => {
  const maxBytes = 100_000;

  test('is told in EHLO, and refused by what is declared', async () => {
    const room = await limited({ maxBytes });
    const client = await smtpClient(room);
    assert.match(await client.say('EHLO x'), /^250[- ]SIZE 100000$/m);
    assert.match(await client.say('MAIL FROM:<x@example.org> SIZE=100001'), /^552 /);
  });

  test('is counted while the mail comes: 552 5.3.4 whatever was declared, nothing is stored, and the next mail is taken', async () => {
    const room = await limited({ maxBytes });
    const client = await smtpClient(room);
    await client.say('EHLO x');
    await client.say('MAIL FROM:<x@example.org> SIZE=10');
    await client.say(`RCPT TO:<${TO}>`);
    assert.match(await client.data(`${newMail(TO)}${`${'x'.repeat(98)}\r\n`.repeat(1500)}`), /^552 5\.3\.4 /);
    assert.equal((await room.rest('GET', '/emails')).body.data.length, 0);
    await client.envelope('x@example.org', TO);
    assert.match(await client.data(newMail(TO)), /^250 2\.6\.0 Stored/);
  });

  test('of more than twice the limit ends the connection', async () => {
    const room = await limited({ maxBytes });
    const client = await atData(room);
    client.write('x'.repeat(maxBytes * 4));
    assert.match(await client.reply(), /^552 5\.3\.4 /);
    await client.closed;
  });

  test('of all mails that come in together is bounded, by network too: 452 4.3.1', async () => {
    const room = await limited({ heldBytes: { all: 1_000_000, network: 50_000 } });
    const [one, two] = [await atData(room), await atData(room)];
    one.write(`${'x'.repeat(98)}\r\n`.repeat(400));
    two.write(`${'x'.repeat(98)}\r\n`.repeat(400));
    const replies = [await one.say('.'), await two.say('.')].map((reply) => reply.slice(0, 9));
    assert.deepEqual(replies.toSorted(), ['250 2.6.0', '452 4.3.1']);
    const again = await atData(room);
    again.write(`${'x'.repeat(98)}\r\n`.repeat(400));
    assert.match(await again.say('.'), /^250 /, 'what was held is given back');
  });
});

describe('connections', () => {
  test('of an address are so many at a time, and another address is served', async () => {
    const room = await limited({ connections: { all: 50, address: 3, network: 50, region: 50 } });
    const open = [await smtpClient(room), await smtpClient(room), await smtpClient(room)];
    const fourth = await smtpClient(room, { greeted: false });
    assert.match(await fourth.reply(), /^421 4\.7\.0 /);
    await fourth.closed;
    assert.match(await (await smtpClient(room, { localAddress: '127.0.0.2' })).say('NOOP'), /^250 /);
    open[0]?.close();
    await eventually('its place is free again', async () => {
      const next = await smtpClient(room, { greeted: false });
      return (await next.reply()).startsWith('220');
    });
  });

  test('of a /24 are so many at a time, and another network is served', async () => {
    const room = await limited({ connections: { all: 50, address: 3, network: 4, region: 4 } });
    for (const last of [1, 2, 3, 4]) await smtpClient(room, { localAddress: `127.0.7.${last}` });
    const fifth = await smtpClient(room, { localAddress: '127.0.7.5', greeted: false });
    assert.match(await fifth.reply(), /^421 4\.7\.0 /);
    assert.match(await (await smtpClient(room, { localAddress: '127.0.8.1' })).say('NOOP'), /^250 /);
  });

  test('of an address are so many in a minute, although each has ended', async () => {
    const room = await limited({ perMinute: { address: 5, network: 100, region: 100 } });
    for (let n = 0; n < 5; n++) (await smtpClient(room)).close();
    assert.match(await (await smtpClient(room, { greeted: false })).reply(), /^421 4\.7\.0 /);
    assert.match(await (await smtpClient(room, { localAddress: '127.0.0.2' })).say('NOOP'), /^250 /);
  });

  test('of a region, a /21, are so many at a time, and another one is served; the metric says by whom it was crowded', async () => {
    const room = await limited(
      { connections: { all: 50, address: 1, network: 2, region: 3 } },
      { METRICS_LISTEN: '127.0.0.1:0' },
    );
    const refused = async (localAddress: string) =>
      assert.match(await (await smtpClient(room, { localAddress, greeted: false })).reply(), /^421 4\.7\.0 /);
    await smtpClient(room, { localAddress: '127.0.8.1' });
    await refused('127.0.8.1');
    await smtpClient(room, { localAddress: '127.0.8.2' });
    await refused('127.0.8.3');
    await smtpClient(room, { localAddress: '127.0.15.1' });
    await refused('127.0.14.1');
    await smtpClient(room, { localAddress: '127.0.16.1' });
    const { value } = await scrape(room.app.metricsUrl);
    const counted = ['address', 'network', 'region', 'all'].map((by) => value('postroom_smtp_crowded_total', { by }));
    assert.deepEqual(counted, [1, 1, 1, 0]);
  });

  test('of a client that was too slow count for its address a while longer, and not for the others', async () => {
    const room = await limited({ stepMs: 300, slowMs: 3000, connections: { all: 2, address: 1, network: 1, region: 50 } });
    const slow = await smtpClient(room);
    assert.match(await lastReply(slow), /^421 4\.4\.2 /);
    await slow.closed;
    assert.match(await (await smtpClient(room, { greeted: false })).reply(), /^421 4\.7\.0 /);
    // Both places are free for others.
    const others = [await smtpClient(room, { localAddress: '127.0.1.1' }), await smtpClient(room, { localAddress: '127.0.2.1' })];
    for (const other of others) assert.match(await other.say('NOOP'), /^250 /);
    for (const other of others) other.close();
    await eventually('it may come again', async () =>
      (await (await smtpClient(room, { greeted: false })).reply()).startsWith('220'),
    );
  });

  test('of an address are as many as the setting says', async () => {
    const listening = { SMTP_LISTEN: '127.0.0.1:0', POSTMASTER_INBOX: POSTMASTER };
    const room = await startPostroom({ ...listening, SMTP_SESSIONS_PER_ADDRESS: '2' });
    for (const _ of [1, 2]) await smtpClient(room);
    assert.match(await (await smtpClient(room, { greeted: false })).reply(), /^421 4\.7\.0 /);
    assert.match(await (await smtpClient(room, { localAddress: '127.0.0.2' })).say('NOOP'), /^250 /);
    await assert.rejects(startPostroom({ SMTP_SESSIONS_PER_ADDRESS: '101' }), /SMTP_SESSIONS_PER_ADDRESS: must be/);
  });

  test('of all are so many at a time', async () => {
    const room = await limited({ connections: { all: 4, address: 2, network: 2, region: 2 } });
    for (const net of [1, 1, 2, 2]) await smtpClient(room, { localAddress: `127.0.${net}.1` });
    assert.match(await (await smtpClient(room, { localAddress: '127.0.3.1', greeted: false })).reply(), /^421 /);
  });
});

describe('time', () => {
  test('of a session is bounded, however much it says', async () => {
    const room = await limited({ sessionMs: 300 });
    const client = await smtpClient(room);
    const talking = setInterval(() => client.write('NOOP\r\n'), 20);
    const last = await lastReply(client);
    clearInterval(talking);
    assert.match(last, /^421 4\.4\.2 /);
  });

  test('without a step towards a mail is bounded, however much is said, and mail after mail goes on', async () => {
    const stepMs = 1500;
    const room = await limited({ stepMs });
    const [dripping, sending] = [await smtpClient(room), await smtpClient(room)];
    const drip = setInterval(() => dripping.write('E'), 20);
    const until = Date.now() + 2 * stepMs;
    while (Date.now() < until) {
      await sending.envelope('x@example.org', TO);
      assert.match(await sending.data(newMail(TO)), /^250 /);
    }
    clearInterval(drip);
    assert.match(await lastReply(dripping), /^421 4\.4\.2 /);
    assert.match(await sending.say('NOOP'), /^250 /);
  });

  test('of a mail is bounded, and so is how slowly it may come', async () => {
    const fast = await limited({ dataMs: 300 });
    const client = await atData(fast);
    const writing = setInterval(() => client.write(`${'x'.repeat(500)}\r\n`), 10);
    assert.match(await client.reply(), /^421 4\.4\.2 /);
    clearInterval(writing);
    await client.closed;
    const slow = await limited({ leastRate: { afterMs: 200, bytesPerSecond: 1000 } });
    const drop = await atData(slow);
    const dripping = setInterval(() => drop.write('x'), 20);
    assert.match(await drop.reply(), /^421 4\.4\.2 /);
    clearInterval(dripping);
    assert.equal((await slow.rest('GET', '/emails')).body.data.length, 0);
  });

  test('without a word is bounded', async () => {
    const room = await limited({ idleMs: 200 });
    const client = await smtpClient(room);
    assert.match(await client.reply(), /^421 /);
    await client.closed;
  });
});

test('there is no AUTH, no VRFY that tells, no EXPN, and without files no STARTTLS', async () => {
  const room = await limited({});
  const client = await smtpClient(room);
  assert.doesNotMatch(await client.say('EHLO x'), /AUTH|STARTTLS/);
  assert.match(await client.say('STARTTLS'), /^50/);
  assert.match(await client.say('AUTH PLAIN AGEAYg=='), /^50/);
  assert.match(await client.say(`VRFY ${TO}`), /^25[0-2] (?!.*ada)|^5/);
  assert.match(await client.say(`EXPN ${TO}`), /^5/);
});

async function lastReply(client: SmtpClient): Promise<string> {
  let last = '';
  for (;;) {
    const reply = await client.reply().catch(() => null);
    if (reply === null) return last;
    last = reply;
  }
}
