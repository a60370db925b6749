/** `postroom reindex`: it reads all mail again beside the running server, and follows another process that is at it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Registry } from '../../../src/core/access/accounts.ts';
import { ensurePass, goOn, type ReindexCore } from '../../../src/core/upkeep/reindex.ts';
import { createLog } from '../../../src/log.ts';
import { POSTROOM } from '../../support/processes/process.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { openParser } from '../../support/running/kept-threads.ts';
import { readByOlder, settled } from '../../support/store/older-reader.ts';

const MAILS = 70;
const NEVER = new AbortController().signal;

const room = await startPostroom();
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;
const parser = openParser();
let registry: Registry;

const found = async (q: string): Promise<string[]> =>
  (await room.rest('GET', `/emails/search?q=${q}`)).body.data.map((one: Json) => one.id);

before(async () => {
  const opened = await room.registry();
  closedAtEnd(opened.store);
  registry = opened;
  for (let n = 0; n < MAILS; n++) {
    const mail = mime({ to: inbox.address, subject: `mail ${n}`, text: `Number ${n}.`, messageId: `<${n}@example.org>` });
    assert.equal((await room.inbound(inbox.address, mail)).status, 200);
  }
  await settled(room);
});

describe('the command', { skip: process.env.TEST_DATABASE === 'pglite' ? 'PGlite is for one process' : false }, () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const reindex = () =>
    promisify(execFile)(process.execPath, [...POSTROOM, 'reindex'], { cwd, env: { ...process.env, ...room.env } });

  test('reads everything again beside the running server, as often as it is run', async () => {
    const one = (await room.rest('GET', '/emails?limit=1')).body.data[0].id;
    await readByOlder(room, [{ id: one, body: { text: 'Zanzibar' } }]);
    assert.ok((await found('Zanzibar')).includes(one));
    assert.match((await reindex()).stdout, /^read 70 mails again: [12] changed, 0 could not be read\n$/);
    assert.deepEqual(await found('Zanzibar'), []);
    assert.match((await reindex()).stdout, /^read 70 mails again: 0 changed/);
  });

  test('shows how far another process is, and ends with it', async () => {
    const core = { ...registry, mailReader: parser, log: createLog('silent') } satisfies ReindexCore;
    await ensurePass(core, { again: true });
    let release = () => {};
    const held = registry.store.once(
      'reindex',
      () =>
        new Promise<void>((done) => {
          release = done;
        }),
      { byCommands: true },
    );
    const command = reindex();
    let told = '';
    command.child.stderr?.on('data', (text: Buffer) => {
      told += text;
    });
    await eventually('it says who is at it', async () => /Another process is at it/.test(told));
    release();
    assert.equal(await held, true);
    await goOn(core, { ending: NEVER, rest: 0 });
    assert.match((await command).stdout, /^read 70 mails again/);
  });
});
