/** SPF is judged by the address that the client really has, its HELO and its MAIL FROM. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpClient } from '../../support/clients/smtp-client.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { newMail, startSmtpRoom } from '../../support/rooms/smtp-room.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const room = await startSmtpRoom({ SMTP_PROXY_FROM: '127.0.0.9' });
const registry = await room.registry();
closedAtEnd({ close: () => registry.store.close() });
await room.rest('POST', '/inboxes', { localPart: 'ada' });
room.dns.set('pass.test', 'TXT', ['v=spf1 ip4:127.0.0.1 -all']);
room.dns.set('other.test', 'TXT', ['v=spf1 ip4:192.0.2.7 -all']);
room.dns.set('soft.test', 'TXT', ['v=spf1 mx ~all']);
room.dns.set('soft.test', 'MX', [{ exchange: 'mx.soft.test' }]);
room.dns.set('mx.soft.test', 'A', ['127.0.0.1']);
room.dns.fail('broken.test', 'SERVFAIL');
room.dns.set('loop.test', 'TXT', ['v=spf1 include:loop.test -all']);
room.dns.set('mail.example.org', 'TXT', ['v=spf1 ip4:127.0.0.1 -all']);

/** The finished result for a mail of this sender. */
async function spfOf(from: string, proxy?: string): Promise<unknown> {
  const client = await smtpClient(room, proxy ? { proxy, localAddress: '127.0.0.9' } : {});
  assert.match((await client.envelope(from, 'ada@postroom.localhost'))[0] ?? '', /^250 /);
  const [, id] = /Stored as (\S+)/.exec(await client.data(newMail('ada@postroom.localhost'))) ?? assert.fail();
  client.close();
  return await eventually('the sender is checked', async () => {
    const row = await registry.store.read(async (tx) => {
      const account = await tx.accounts.operator();
      return account && (await tx.emails.get(account.id, id ?? ''));
    });
    return row?.authentication.status === 'checked' && row.authentication.spf?.result;
  });
}

test('the result for the address of the client, without DNS that answers a temperror, of a mail that is taken all the same', async () => {
  assert.equal(await spfOf('x@pass.test'), 'pass');
  assert.equal(await spfOf('x@other.test'), 'fail');
  assert.equal(await spfOf('x@soft.test'), 'pass');
  assert.equal(await spfOf('x@none.test'), 'none');
  assert.equal(await spfOf('x@broken.test'), 'temperror');
  assert.equal(await spfOf('x@loop.test'), 'permerror');
});

test('a temperror is asked anew for the same client and sender, and another result stands for a while', async () => {
  room.dns.fail('later.test', 'SERVFAIL');
  assert.equal(await spfOf('x@later.test'), 'temperror');
  room.dns.clear('later.test');
  room.dns.set('later.test', 'TXT', ['v=spf1 ip4:127.0.0.1 -all']);
  assert.equal(await spfOf('x@later.test'), 'pass');
  room.dns.clear('later.test');
  assert.equal(await spfOf('x@later.test'), 'pass');
});

test('the null sender is judged by the name of HELO', async () => {
  assert.equal(await spfOf(''), 'pass');
});

test('behind a load balancer it is the address in its PROXY header', async () => {
  assert.equal(await spfOf('x@other.test', 'PROXY TCP4 192.0.2.7 127.0.0.1 4711 25\r\n'), 'pass');
  assert.equal(await spfOf('x@pass.test', 'PROXY TCP4 192.0.2.7 127.0.0.1 4711 25\r\n'), 'fail');
});
