/** What the operator is told when PostgreSQL ends the connections, and when it hangs: at /readyz, in answers and in the log, and over when it is over. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { createDatabase } from '../../support/postgres/databases.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { listen } from '../../support/rooms/delivery-attempt.ts';
import { type Answer, eventually, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

const GONE = 'The database does not answer now.';
const SILENT = 'The store does not answer in time.';
const TROUBLESHOOTING = readFileSync(new URL('../../../docs/troubleshooting.md', import.meta.url), 'utf8');

describe('the operator is told', { skip: missing }, () => {
  const { log, lines } = listen();
  let server: PostgresServer;
  let database: string;
  let room: Postroom;
  before(async () => {
    server = await startPostgres();
    database = await createDatabase(server.url);
    room = await startPostroom({ DATABASE_URL: database }, { log });
    assert.equal((await ready()).status, 'ready');
  });
  after(async () => {
    await room?.close();
    await server?.close();
  });

  const ready = async () => (await (await fetch(`${room.url}/readyz`)).json()) as { status: string; reason?: string };
  const told = () => lines.filter(({ message }) => message.startsWith('not ready')).map(({ fields }) => fields);

  /** Until it is over, in sentences that the documentation explains. */
  async function checkTold(reasons: string[]): Promise<void> {
    const answer = await eventually('it is not ready', async () => {
      const found = await ready();
      return found.status === 'unavailable' && found;
    });
    assert.ok(reasons.includes(answer.reason ?? ''), answer.reason);
    assert.ok(isExplained(answer.reason ?? ''), answer.reason);
    assert.deepEqual(told().at(-1), { reason: answer.reason });
  }

  async function checkOver(times: number): Promise<void> {
    await eventually('it is ready', async () => (await ready()).status === 'ready');
    assert.equal(told().length, times, 'in one line each time');
    assert.equal(lines.filter(({ message }) => message === 'ready again').length, times);
    assert.equal((await room.rest('POST', '/inboxes', {})).status, 201);
  }

  test('when the server crashes, and its connections end', async () => {
    await server.crash();
    await checkTold([GONE, SILENT]);
    const refused = await room.rest('POST', '/inboxes', {});
    assert.deepEqual([refused.status, refused.body.code, refused.body.detail], [503, 'unavailable', GONE]);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.ok(isExplained(GONE));
    await server.start();
    await checkOver(1);
  });

  test('when it hangs, and its connections are silent', async () => {
    const backends = await pidsOf(database);
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    let waits: Promise<Answer>;
    try {
      waits = room.rest('POST', '/inboxes', {});
      await checkTold([SILENT]);
    } finally {
      for (const pid of backends) process.kill(pid, 'SIGCONT');
    }
    assert.equal((await waits).status, 201, 'who waited is answered');
    await checkOver(2);
  });
});

/** Whether the sentence stands in the table of sentences. */
function isExplained(sentence: string): boolean {
  return TROUBLESHOOTING.split('\n').some((line) => line.startsWith('| ') && (line.split(' | ')[0] ?? '').includes(sentence));
}

/** The processes of the server that serve the room. */
async function pidsOf(database: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const text = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows.map(([pid]) => Number(pid));
}
