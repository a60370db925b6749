/** A pass over stored mail that meets a mail which cannot be read in time. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Registry } from '../../../src/core/access/accounts.ts';
import { ensurePass, goOn, type ReindexCore } from '../../../src/core/upkeep/reindex.ts';
import { createLog } from '../../../src/log.ts';
import { startParser } from '../../../src/mail/parser.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { openParser } from '../../support/running/kept-threads.ts';
import { readByOlder, settled } from '../../support/store/older-reader.ts';

const MAILS = 70;
const NEVER = new AbortController().signal;

const room = await startPostroom();
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;
const parser = openParser();
const ids: string[] = [];
let registry: Registry;

const found = async (q: string): Promise<string[]> =>
  (await room.rest('GET', `/emails/search?q=${q}`)).body.data.map((one: Json) => one.id);

async function received(text: string, headers: string[] = []): Promise<string> {
  const n = ids.length;
  const mail = mime({ to: inbox.address, subject: `mail ${n}`, text, messageId: `<${n}@example.org>`, headers });
  assert.equal((await room.inbound(inbox.address, mail)).status, 200);
  const [row] = await room.sql('select id from emails order by seq desc limit 1');
  ids.push(String(row?.id));
  return String(row?.id);
}

function coreWith(mailReader: ReindexCore['mailReader']): ReindexCore {
  return { ...registry, mailReader, log: createLog('silent') };
}

before(async () => {
  const opened = await room.registry();
  closedAtEnd(opened.store);
  registry = opened;
  for (let n = 0; n < MAILS; n++) await received(`Number ${n}.`);
  await settled(room);
});

test('a pass takes the text from a mail that cannot be read in time, counts it and goes on', async () => {
  const slow = await received(`<p>marmalade</p>${'<p>one <a href="https://two.example/">two</a></p>'.repeat(50_000)}`, [
    'Content-Type: text/html',
  ]);
  const after = await received('The lighthouse keeper.');
  await readByOlder(room, [{ id: after, body: { text: 'Zanzibar' } }]);
  assert.deepEqual(await found('marmalade'), [slow]);
  // Ordinary mail takes some milliseconds, and this one half a second.
  const core = coreWith(closedAtEnd(startParser({ timeoutMs: 100 })));
  await ensurePass(core, { again: true });
  await goOn(core, { ending: NEVER, rest: 0 });
  const pass = await registry.store.read((tx) => tx.readerPass.get());
  assert.ok(pass?.finishedAt);
  assert.equal(pass.reread, MAILS + 2);
  assert.ok(pass.unreadable >= 1);
  assert.deepEqual(await found('marmalade'), []);
  assert.equal((await room.rest('GET', `/emails/${slow}`)).body.parseStatus, 'timeout');
  // A later pass, on a machine that has the time, finds it again: the raw mail is what it was.
  const quick = coreWith(parser);
  await ensurePass(quick, { again: true });
  await goOn(quick, { ending: NEVER, rest: 0 });
  assert.deepEqual(await found('marmalade'), [slow]);
  assert.deepEqual(await found('lighthouse'), [after]);
  assert.equal((await registry.store.read((tx) => tx.readerPass.get()))?.unreadable, 0);
});
