/** A pass over stored mail: it goes on where it was stopped, one process is at it, and no mail ends it. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Registry } from '../../../src/core/access/accounts.ts';
import { ensurePass, goOn, type ReindexCore } from '../../../src/core/upkeep/reindex.ts';
import { createLog } from '../../../src/log.ts';
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

async function received(text: string): Promise<string> {
  const n = ids.length;
  const mail = mime({ to: inbox.address, subject: `mail ${n}`, text, messageId: `<${n}@example.org>` });
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

describe('a pass', () => {
  test('that is stopped goes on where it was, and reads each mail once', async () => {
    const core = coreWith(parser);
    const begun = await ensurePass(core, { again: true });
    const stopped = new AbortController();
    const positions: number[] = [];
    const first = await goOn(core, {
      ending: stopped.signal,
      rest: 0,
      tell: ({ position }) => {
        positions.push(position);
        if (positions.length === 2) stopped.abort();
      },
    });
    assert.equal(first, true);
    const half = await registry.store.read((tx) => tx.readerPass.get());
    assert.equal(half?.finishedAt, null);
    assert.ok(half && half.reread > 0 && half.reread < MAILS, `${half?.reread} of ${MAILS}`);
    const again = await ensurePass(core, { again: true });
    assert.deepEqual([again.startedAt, again.position], [begun.startedAt, half.position]);
    await goOn(core, { ending: NEVER, rest: 0, tell: ({ position }) => positions.push(position) });
    const whole = await registry.store.read((tx) => tx.readerPass.get());
    assert.deepEqual([whole?.reread, whole?.changed, whole?.unreadable], [MAILS, 0, 0]);
    assert.deepEqual(
      positions,
      [...new Set(positions)].sort((a, b) => a - b),
    );
  });

  test('is done by one process at a time, and figures of one that was overtaken do not count', async () => {
    const core = coreWith(parser);
    await ensurePass(core, { again: true });
    const both = Promise.all([1, 2].map(() => goOn(core, { ending: NEVER, rest: 0 })));
    assert.deepEqual((await both).sort(), [false, true]);
    assert.equal((await registry.store.read((tx) => tx.readerPass.get()))?.reread, MAILS);
  });

  test('of an older version is begun anew by a newer one, and the other way round goes on', async () => {
    const core = coreWith(parser);
    const newer = { ...core, mailReader: { ...core.mailReader, version: core.mailReader.version + 1 } };
    const { version } = await ensurePass(newer);
    assert.equal(version, core.mailReader.version + 1);
    assert.equal((await ensurePass(core)).version, version);
    await goOn(core, { ending: NEVER, rest: 0 });
    assert.equal((await registry.store.read((tx) => tx.readerPass.get()))?.position, 0);
    await goOn(newer, { ending: NEVER, rest: 0 });
    assert.equal((await registry.store.read((tx) => tx.readerPass.get()))?.reread, MAILS);
  });

  test('leaves a mail that the store refuses as it was, and goes on', async () => {
    const core = coreWith(parser);
    const [refused = '', other = ''] = ids.slice(10, 12);
    await readByOlder(room, [
      { id: refused, body: { text: 'Zanzibar' } },
      { id: other, body: { text: 'Zanzibar' } },
    ]);
    const failing: ReindexCore = {
      ...core,
      store: {
        ...registry.store,
        write: (work) =>
          registry.store.write((tx) => {
            const reread: typeof tx.emails.reread = async (id, ...what) => {
              if (id === refused) throw new Error('a row that the store does not take');
              await tx.emails.reread(id, ...what);
            };
            return work({ ...tx, emails: { ...tx.emails, reread } });
          }),
      },
    };
    await ensurePass(failing, { again: true });
    await goOn(failing, { ending: NEVER, rest: 0 });
    const pass = await registry.store.read((tx) => tx.readerPass.get());
    assert.deepEqual([pass?.finishedAt === null, pass?.reread, pass?.changed, pass?.unreadable], [false, MAILS, 1, 1]);
    assert.deepEqual(await found('Zanzibar'), [refused]);
  });
});
