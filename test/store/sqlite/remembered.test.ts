/** What SQLite was asked for before, of inboxes, accounts and counters: whoever asks again sees each change at once, and rows of its own. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { ReadTx, WriteTx } from '../../../src/core/store/store.ts';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { memoryOf } from '../../../src/store/sqlite/remembered.ts';
import { sqliteTables } from '../../support/postgres/test-database.ts';
import { closedAtEnd } from '../../support/running/closing.ts';
import { anAccount, anInbox } from '../../support/store/store-rows.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'postroom-'));
await sqliteTables(dataDir);
const store = closedAtEnd(openSqlite({ dataDir, exclusive: true }));
const command = closedAtEnd(openSqlite({ dataDir, exclusive: false }));
after(async () => {
  await command.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

let inbox: InboxRow;
beforeEach(async () => {
  const account = anAccount();
  inbox = anInbox(account.id, { metadata: { of: 'the test' } });
  await store.write(async (tx) => {
    await tx.accounts.insert(account);
    await tx.inboxes.insert(inbox);
  });
  assert.deepEqual(await asked(), ['active', 'active', 'active']);
});

/** What the look-ups say of the inbox: by its address, by its id, and its account. */
async function statesIn(tx: ReadTx): Promise<(string | undefined)[]> {
  const [byAddress, byId, account] = [
    await tx.inboxes.byAddress(inbox.address),
    await tx.inboxes.get(inbox.accountId, inbox.id),
    await tx.accounts.get(inbox.accountId),
  ];
  return [byAddress?.status, byId?.status, account?.state];
}
const asked = () => store.read(statesIn);
const pause = (by = store) => by.write((tx) => tx.inboxes.update(inbox.id, { status: 'paused' }));

test('an inbox that an earlier unit of the commit has paused is paused for those after it, and for nobody else before the commit', async () => {
  const told = await Promise.all([
    store.write(statesIn),
    pause(),
    store.write(async (tx) => [await statesIn(tx), await store.read(statesIn)]),
  ]);
  assert.deepEqual(told, [
    ['active', 'active', 'active'],
    undefined,
    [
      ['paused', 'paused', 'active'],
      ['active', 'active', 'active'],
    ],
  ]);
  assert.deepEqual(await asked(), ['paused', 'paused', 'active']);
});

test('an account that is being deleted has no inboxes in the next unit', async () => {
  const change = { state: 'deleting', stateSince: new Date() } as const;
  const [, told] = await Promise.all([store.write((tx) => tx.accounts.update(inbox.accountId, change)), store.write(statesIn)]);
  assert.deepEqual(told, [undefined, undefined, 'deleting']);
  assert.deepEqual(await asked(), [undefined, undefined, 'deleting']);
});

test('what another process has committed is seen by the next look, reading and writing', async () => {
  await pause(command);
  assert.deepEqual(await asked(), ['paused', 'paused', 'active']);
  await command.write((tx) => tx.inboxes.update(inbox.id, { status: 'active' }));
  assert.deepEqual(await store.write(statesIn), ['active', 'active', 'active']);
  await pause(command);
  assert.deepEqual(await store.write(statesIn), ['paused', 'paused', 'active']);
});

test('what another process commits while this one is in line behind it is seen by the units of the next commit', async () => {
  const other = new SQLite(join(dataDir, 'postroom.db'));
  other.exec('begin immediate');
  const told = store.write(statesIn);
  // By then the write has met the lock at least once.
  for (let turns = 0; turns < 3; turns++) await new Promise((next) => setImmediate(next));
  other.prepare("update inboxes set status = 'paused' where id = ?").run(inbox.id);
  other.exec('commit');
  other.close();
  assert.deepEqual(await told, ['paused', 'paused', 'active']);
});

test('a unit that was undone leaves nothing that it saw', async () => {
  const undone = store.write(async (tx) => {
    await tx.inboxes.update(inbox.id, { status: 'paused' });
    assert.deepEqual(await statesIn(tx), ['paused', 'paused', 'active']);
    throw new Error('undone');
  });
  const [, beside] = await Promise.all([assert.rejects(undone, /undone/), store.write(statesIn)]);
  assert.deepEqual(beside, ['active', 'active', 'active']);
  assert.deepEqual(await asked(), ['active', 'active', 'active']);
});

test('an inbox that was looked for in vain is there once it is made', async () => {
  const later = anInbox(inbox.accountId);
  const find = (tx: ReadTx) => tx.inboxes.byAddress(later.address);
  assert.equal(await store.read(find), null);
  assert.equal(await store.write(find), null);
  await store.write((tx) => tx.inboxes.insert(later));
  assert.deepEqual(await store.read(find), later);
});

test('no caller sees what another one does to its row', async () => {
  const get = (tx: ReadTx) => tx.inboxes.get(inbox.accountId, inbox.id);
  const first = await store.read(get);
  assert.ok(first);
  first.status = 'paused';
  first.metadata.of = 'somebody else';
  first.createdAt.setTime(0);
  assert.deepEqual(await store.read(get), inbox);
  assert.deepEqual(await store.write(get), inbox);
});

test('a counter is what was added to it, in the same unit, in the next ones, and by another process', async () => {
  const counted = (tx: WriteTx) => tx.counters.value(inbox.accountId, '', 'mails');
  const add = async (by: number, on = store) =>
    await on.write(async (tx) => {
      tx.counters.add(inbox.accountId, '', 'mails', by);
      return await counted(tx);
    });
  assert.equal(await store.write(counted), 0);
  assert.deepEqual(await Promise.all([add(2), add(3), store.write(counted)]), [2, 5, 5]);
  assert.equal(await add(10, command), 15);
  assert.equal(await store.write(counted), 15);
  assert.deepEqual(await store.read((tx) => tx.counters.totals(inbox.accountId)), { mails: 15 });
});

test('what is asked for with a value as long as a request is not kept', () => {
  const lookup = memoryOf(new SQLite(':memory:')).lookup('select "id" from "inboxes" where "id" = ?');
  const asked = (id: string) => {
    let times = 0;
    const ask = () => {
      times += 1;
      return [];
    };
    for (let n = 0; n < 2; n++) lookup?.([id], ask);
    return times;
  };
  assert.deepEqual([asked('short'), asked('x'.repeat(1_000_000))], [1, 2]);
});
