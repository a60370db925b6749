/** A mail is on disk before its 250: between the end of the data and the reply, the process syncs the write-ahead log, as strace shows. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { speaking } from '../../support/clients/smtp-client.ts';
import { startProcess } from '../../support/processes/process.ts';
import { traced, traceFault } from '../../support/processes/traced.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';
import { freePort } from '../../support/servers/free-port.ts';

const CALLS = ['read', 'readv', 'recvfrom', 'write', 'writev', 'sendto', 'pwrite64', 'fsync', 'fdatasync'];
const MAILS = 5;
/** Where lines of other threads come between, a call has two lines, of which the second says `resumed`. */
const LOG = String.raw`\(\d+<[^>]*\.db-wal>`;
const COME = /\b(?:read|readv|recvfrom)(?:\(| resumed>).*(?:"|\\r\\n)\.\\r\\n"/;
const WRITTEN = new RegExp(String.raw`\bpwrite64${LOG}`);
const SYNCING = new RegExp(String.raw`\b(?:fsync|fdatasync)${LOG}`);
const SYNCED = /\b(?:fsync|fdatasync)(?:\(.*|[^<>]*resumed>)\)\s+= 0/;
const ANSWERED = /\b(?:write|writev|sendto)\(.*"250 2\.6\.0 Stored/;

const noTrace = await traceFault();

test('of each mail over SMTP, the log is written and synced after its last line and before its 250', {
  skip: noTrace,
}, async () => {
  const dns = await startDnsServer();
  const port = await freePort();
  const env = { SMTP_LISTEN: `127.0.0.1:${port}`, POSTMASTER_INBOX: 'postmaster@postroom.localhost', DNS_SERVERS: dns.address };
  const room = await startProcess(await scratchFolder(), env);
  closedAtEnd({ close: async () => void (await room.end('SIGTERM')) });
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  const client = speaking(socket);
  await client.reply();
  const trace = await traced(room.pid, CALLS);
  for (let n = 0; n < MAILS; n += 1) {
    await client.envelope('x@example.org', inbox.address);
    assert.match(await client.data(`From: x@example.org\r\nSubject: ${subjectOf(n)}\r\n\r\nHello.\r\n`), /^250 2\.6\.0 Stored/);
  }
  client.close();

  let rest = await trace.lines();
  for (let n = 0; n < MAILS; n += 1) {
    const [come, answered] = [rest.findIndex((line) => COME.test(line)), rest.findIndex((line) => ANSWERED.test(line))];
    assert.ok(come >= 0 && come < answered, 'the trace has both ends of the conversation');
    const between = rest.slice(come + 1, answered);
    const written = between.findLastIndex((line) => WRITTEN.test(line) && line.includes(subjectOf(n)));
    assert.ok(written >= 0, `mail ${n} is written to the log`);
    const syncing = between.findIndex((line, at) => at > written && SYNCING.test(line));
    assert.ok(syncing > written, `mail ${n} is synced after it was written`);
    assert.ok(
      between.slice(syncing).some((line) => SYNCED.test(line)),
      `the sync has ended before mail ${n} is answered`,
    );
    rest = rest.slice(answered + 1);
  }
});

/** It is found in the bytes that are written. */
function subjectOf(n: number): string {
  return `traced-mail-${n}-to-the-disk`;
}
