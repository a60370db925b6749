/** An import that is ended in the middle, by whatever: what came in stays, and the same command again brings the rest, each mail once. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { inPipe, onTerminal } from '../../support/processes/command-line.ts';
import { POSTROOM } from '../../support/processes/process.ts';
import { mime, walk } from '../../support/rooms/conversation.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';

const MAILS = 1500;
const ONE_PROCESS = process.env.TEST_DATABASE === 'pglite' ? 'PGlite is for one process' : false;

const room = await startPostroom();
const folder = await scratchFolder();
const path = join(folder, 'many.mbox');
const one = (n: number) => mime({ to: 'ada@example.org', subject: `mail ${n}`, text: 'The meadow is dry.\r\n'.repeat(200) });
writeFileSync(path, Array.from({ length: MAILS }, (_, n) => `From - Thu Nov  5 07:08:09 2026\n${one(n)}\n`).join(''));

async function newInbox(localPart: string): Promise<{ id: string; address: string }> {
  return (await room.rest('POST', '/inboxes', { localPart })).body;
}
const countOf = async (id: string) => Number((await room.sql(`select count(*) as n from emails where inbox_id = '${id}'`))[0]?.n);

/** Starts the command, and sends the signal once some mail is there. */
async function ended(
  address: string,
  id: string,
  signal: 'SIGKILL' | 'SIGINT' | 'SIGTERM',
): Promise<{ code: number | null; stderr: string }> {
  const env = { PATH: process.env.PATH ?? '', ...room.env };
  const child = spawn(process.execPath, [...POSTROOM, 'import', '--inbox', address, path], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const closed = once(child, 'close');
  await eventually('some mail is there', async () => (await countOf(id)) > 50);
  child.kill(signal);
  const [code] = await closed;
  return { code, stderr };
}

/** It has ended: a while goes by without another mail. */
async function atRest(id: string): Promise<number> {
  let last = -1;
  return await eventually('nothing more comes in', async () => {
    const count = await countOf(id);
    const isSame = count === last;
    last = count;
    return isSame && count;
  });
}

describe('an import that is ended', { skip: ONE_PROCESS }, () => {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    test(`by ${signal} goes on with the same command, and has each mail once`, async () => {
      const { id, address } = await newInbox(signal.toLowerCase());
      const { code, stderr } = await ended(address, id, signal);
      if (signal === 'SIGINT') assert.deepEqual([code, /the same command goes on from here/.test(stderr)], [130, true], stderr);
      const there = await atRest(id);
      assert.ok(there < MAILS, `${there} came in`);
      const { stdout } = await inPipe(room.env, 'import', '--inbox', address, path);
      const [, imported, skipped] =
        /^imported (\S+) mails .* skipped (\S+) /.exec(stdout.replaceAll(',', '').replace(' skipped', ', skipped')) ?? [];
      assert.deepEqual([Number(imported) + Number(skipped), Number(imported) < MAILS], [MAILS, true], stdout);
      assert.equal(await countOf(id), MAILS);
      const subjects = new Set((await walk(room, `/emails?inboxId=${id}`)).map(({ subject }) => subject));
      assert.equal(subjects.size, MAILS);
    });
  }

  test('shows on a terminal how far it is, how fast, how long yet and what it skipped', async () => {
    const { address } = await newInbox('terminal');
    const terminal = onTerminal(room.env, 'import', '--inbox', address, path);
    assert.equal(await terminal.ended, 0);
    assert.match(terminal.shown(), /importing mail +\[#*\.*\] +\d+ % +\S+ \S+ left +\S+ [kM]?B\/s/);
    assert.match(terminal.shown(), /imported 1,500 mails into terminal@/);
  });
});
