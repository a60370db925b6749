/** An import in a server that is killed, that stops, or whose disk is full: what came in stays, and the same command brings the rest. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inPipe } from '../../support/processes/command-line.ts';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { rawSql } from '../../support/store/raw-sql.ts';

const MAILS = 1200;
const path = join(await scratchFolder(), 'many.mbox');
const one = (n: number) => mime({ to: 'ada@example.org', subject: `mail ${n}`, text: 'The meadow is dry.\r\n'.repeat(400) });
writeFileSync(path, Array.from({ length: MAILS }, (_, n) => `From - Thu Nov  5 07:08:09 2026\n${one(n)}\n`).join(''));

const countIn = async (dataDir: string) =>
  Number(
    (await rawSql({ DATA_DIR: dataDir }, 'select count(*) as n, count(distinct subject) as subjects from emails'))[0]?.subjects,
  );

async function started(dataDir: string): Promise<RunningPostroom> {
  const server = await startProcess(dataDir);
  await server.rest('POST', '/inboxes', { localPart: 'ada' });
  return server;
}

const importing = (dataDir: string) => inPipe({ DATA_DIR: dataDir }, 'import', '--inbox', 'ada@postroom.localhost', path);

async function goesOn(dataDir: string): Promise<void> {
  const there = await countIn(dataDir);
  const { code, stdout, stderr } = await importing(dataDir);
  assert.equal(code, 0, stderr);
  const [, imported = '', skipped = ''] = /^imported ([\d,]+) mails? into \S+, skipped ([\d,]+) that it had$/m.exec(stdout) ?? [];
  const counts = [imported, skipped].map((count) => Number(count.replace(',', '')));
  assert.deepEqual(counts, [MAILS - there, there], stdout);
  assert.equal(await countIn(dataDir), MAILS);
  const [{ n } = {}] = await rawSql({ DATA_DIR: dataDir }, 'select count(*) as n from emails');
  assert.equal(Number(n), MAILS);
}

for (const [signal, sentence] of [
  ['SIGKILL', /^The server ended before the command did\. Look whether it was done, then run it again\.$/m],
  ['SIGTERM', /^The server ended before the command did\. Start it, then run the same command again: it goes on from here\.$/m],
] as const) {
  test(`the server gets ${signal}: the command says so, and goes on with the next server, or with none`, async () => {
    const dataDir = await scratchFolder();
    const server = await started(dataDir);
    const command = importing(dataDir);
    await eventually('some mail is there', async () => (await countIn(dataDir)) > 50);
    const ended = await server.end(signal);
    if (signal === 'SIGTERM') assert.equal(ended.code, 0);
    const { code, stderr } = await command;
    assert.equal(code, 1);
    assert.match(stderr, sentence);
    const there = await countIn(dataDir);
    assert.ok(there > 50 && there < MAILS, `${there} are there`);
    const next = signal === 'SIGKILL' ? null : await startProcess(dataDir);
    await goesOn(dataDir);
    await next?.end('SIGTERM');
  });
}

test('the disk gets full: the command says so, and goes on when there is room', {
  skip: !hasLimits() && 'there is no prlimit here',
}, async () => {
  const dataDir = await scratchFolder();
  const server = await started(dataDir);
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
  limit(String(statSync(join(dataDir, 'postroom.db-wal')).size + 2_000_000));
  const { code, stderr } = await importing(dataDir);
  assert.equal(code, 1);
  assert.match(stderr, /^The disk of the data folder (?:is full|fails)\. Try again later; the operator should /m);
  limit('unlimited');
  const there = await countIn(dataDir);
  assert.ok(there > 0 && there < MAILS, `${there} are there`);
  await goesOn(dataDir);
  await server.end('SIGTERM');
});

function hasLimits(): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), '--fsize'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
