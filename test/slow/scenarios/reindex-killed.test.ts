/** A process that is killed or stopped while it reads stored mail again: the next start goes on where it was. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '../../../src/app.ts';
import type { ReaderPassRow } from '../../../src/core/store/reader-passes.ts';
import { openStore } from '../../../src/store/open.ts';
import { makeDatabase } from '../../support/postgres/test-database.ts';
import { startProcess } from '../../support/processes/process.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { rawSql } from '../../support/store/raw-sql.ts';
import { anEmail } from '../../support/store/store-rows.ts';

const MAILS = 600;
const OLD = 'Zanzibar, which no person saw.';

test('it is killed twice and stopped once over its mail: no mail is read twice, none is left out, and it answers all the while', async () => {
  const dataDir = await scratchFolder();
  const database = await makeDatabase(dataDir);
  const env = { DATA_DIR: dataDir, ...database.env };
  // PGlite lets one process in at a time.
  const looked = async <T>(sql: string) => (await rawSql(env, sql)) as T[];
  const first = await startProcess(dataDir, database.env);
  const { body: inbox } = await first.rest('POST', '/inboxes', { localPart: 'ada' });
  assert.equal((await first.end('SIGTERM')).code, 0);
  const [account] = await looked<{ account_id: string }>('select account_id from inboxes');
  await fill(env, { id: inbox.id, accountId: account?.account_id ?? '' });
  await looked('delete from reader_passes returning version');

  let from: Pick<ReaderPassRow, 'position' | 'reread'> = { position: 0, reread: 0 };
  const begins = new Set<unknown>();
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
    const killed = await startProcess(dataDir, database.env);
    await eventually('it is on its way', async () => {
      assert.equal((await fetch(`${killed.url}/readyz`)).status, 200);
      return (await killed.rest('GET', '/metrics')).body.reindex.reread > from.reread;
    });
    assert.equal((await killed.end(signal)).code, signal === 'SIGTERM' ? 0 : null);
    const [pass] = await looked<Pick<ReaderPassRow, 'position' | 'reread'> & { finished_at: unknown; started_at: unknown }>(
      'select position, reread, finished_at, started_at from reader_passes',
    );
    assert.ok(pass && pass.position > from.position && pass.position < MAILS, `${pass?.position} after ${from.position}`);
    assert.equal(pass.finished_at, null);
    begins.add(pass.started_at);
    from = pass;
  }
  const last = await startProcess(dataDir, database.env);
  // A slow machine takes longer than a minute for all of them, and never for a hundred.
  for (let read = from.reread; read < MAILS; read += 100)
    await eventually(`${read} are read`, async () => (await last.rest('GET', '/metrics')).body.reindex.reread >= read);
  const reindex = await eventually('it is finished', async () => {
    const metrics = (await last.rest('GET', '/metrics')).body;
    assert.ok(metrics.reindex.reread >= from.reread);
    return metrics.reindex.state === 'finished' && metrics.reindex;
  });
  assert.deepEqual([reindex.reread, reindex.changed, reindex.unreadable], [MAILS, MAILS, 0]);
  assert.equal(begins.size, 1);
  assert.deepEqual((await last.rest('GET', '/emails/search?q=Zanzibar')).body.data, []);
  assert.equal((await last.rest('GET', '/emails/search?q=meadow')).body.data.length, 50);
  assert.equal((await last.end('SIGTERM')).code, 0);
  assert.deepEqual(await looked(`select count(*) as left from emails where preview <> 'The meadow is dry.'`), [{ left: 0 }]);
});

/** As an older reader has left them. */
async function fill(env: Record<string, string>, inbox: { id: string; accountId: string }): Promise<void> {
  const store = closedAtEnd(await openStore(configure(env), false));
  for (let n = 0; n < MAILS; n += 100) {
    await store.write(async (tx) => {
      for (let one = n; one < n + 100; one++) {
        const bytes = Buffer.from(mime({ to: 'ada@mail.example', subject: `mail ${one}`, text: 'The meadow is dry.' }));
        await tx.emails.insert(
          anEmail(inbox, { preview: OLD, size: bytes.length }),
          { text: OLD, html: null, visible: null },
          bytes,
        );
      }
    });
  }
  await store.close();
}
