/** A process that is killed while it removes what a deleted account had: the next start goes on, and takes nothing of anybody else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '../../../src/app.ts';
import { openStore } from '../../../src/store/open.ts';
import { makeDatabase } from '../../support/postgres/test-database.ts';
import { inPipe } from '../../support/processes/command-line.ts';
import { type RunningPostroom, startProcess } from '../../support/processes/process.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/rooms/postroom.ts';
import { closedAtEnd, scratchFolder } from '../../support/running/closing.ts';
import { ownedRows } from '../../support/store/owned-rows.ts';
import { rawSql } from '../../support/store/raw-sql.ts';
import { anEmail } from '../../support/store/store-rows.ts';

const MAILS = 2500;
const ONE_PROCESS = process.env.TEST_DATABASE === 'pglite' ? 'PGlite is for one process' : false;
/** Longer than calls that were let in before the deletion may write. */
const LATER = 6 * 60_000;

test('a deletion that is killed three times leaves nothing of the account, and all of another', {
  skip: ONE_PROCESS,
}, async () => {
  const dataDir = await scratchFolder();
  const database = await makeDatabase(dataDir);
  const env = { DATA_DIR: dataDir, ...database.env };
  const sql = (text: string, ...values: unknown[]) => rawSql(env, text, values);
  const count = async (from: string) => Number((await sql(`select count(*) as n from ${from}`))[0]?.n);
  const operator = async (...words: string[]) => {
    const ran = await inPipe(env, ...words);
    assert.equal(ran.code, 0, ran.stderr);
    return ran.stdout;
  };

  const first = await startProcess(dataDir, database.env);
  const [doomed, other] = [await filled(first, operator, 'doomed'), await filled(first, operator, 'other')];
  assert.equal((await first.end('SIGTERM')).code, 0);
  for (const [account, mails] of [
    [doomed, MAILS],
    [other, 200],
  ] as const)
    await storeMails(env, account, mails);
  const [before, kept] = [await ownedRows({ sql }, doomed.accountId), await ownedRows({ sql }, other.accountId)];
  const all = before.get('emails')?.length ?? 0;
  assert.ok(all > MAILS && (kept.get('emails')?.length ?? 0) > 200);

  let left = all;
  const mailsOf = `emails where account_id = '${doomed.accountId}'`;
  for (let kill = 0; kill < 3; kill++) {
    const server = await startProcess(dataDir, database.env);
    if (kill === 0) await operator('accounts', 'delete', doomed.accountId, '--name', 'doomed');
    await eventually('it is on its way', async () => (await count(mailsOf)) < left - 50);
    assert.equal((await server.end('SIGKILL')).signal, 'SIGKILL');
    const now = await count(mailsOf);
    assert.ok(now > 0 && now < left, `${now} of ${left} mails are left`);
    left = now;
    // Each mail is whole, or gone.
    for (const table of ['email_bodies', 'email_mimes'])
      assert.equal(await count(`${table} where email_id in (select id from ${mailsOf})`), left, table);
    assert.equal(await count('email_mimes'), await count('emails'));
    assert.equal(await count('email_words'), await count('emails'));
  }

  await sql('update accounts set state_since = ? where id = ? returning id', new Date(Date.now() - LATER), doomed.accountId);
  const last = await startProcess(dataDir, database.env);
  await eventually('the account is gone', async () => (await count(`accounts where id = '${doomed.accountId}'`)) === 0);
  assert.deepEqual(await ownedRows({ sql }, doomed.accountId, before), new Map());
  const now = await ownedRows({ sql }, other.accountId);
  for (const [table, rows] of kept) for (const row of rows) assert.ok(now.get(table)?.includes(row), `${table} keeps ${row}`);
  for (const table of ['emails', 'email_bodies', 'email_mimes', 'email_words'])
    assert.equal(await count(table), kept.get('emails')?.length, `${table} has the other account's mail and no more`);
  const asks = (key: string, path: string) => last.rest('GET', path, undefined, { authorization: `Bearer ${key}` });
  assert.equal((await asks(doomed.key, '/whoami')).status, 401);
  assert.equal((await asks(other.key, '/emails/search?q=meadow&limit=100')).body.data.length, 100);
  assert.equal((await last.end('SIGTERM')).code, 0);
});

type Account = { accountId: string; id: string; key: string };

/** An account with an inbox, a mail that arrived there, a draft, a template and a second key. */
async function filled(
  server: RunningPostroom,
  operator: (...words: string[]) => Promise<string>,
  name: string,
): Promise<Account> {
  const made = await operator('accounts', 'create', '--name', name, '--plan', 'unlimited');
  const key = /shown only now: (\S+)/.exec(made)?.[1] ?? '';
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await server.rest(method, path, body, { authorization: `Bearer ${key}` });
    assert.ok(answer.status < 300, `${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id } = await call('POST', '/inboxes', { localPart: name });
  await call('POST', '/drafts', { inboxId: id, to: 'ann@example.org', subject: 's', text: 'The meadow.' });
  await call('POST', '/templates', { name: 'greeting', subject: 's', text: 't' });
  await call('POST', '/api-keys', { name: 'agent', limits: { sendsPerDay: 5 } });
  return { accountId: (await call('GET', '/whoami')).account.id, id, key };
}

async function storeMails(env: Record<string, string>, { id, accountId }: Account, mails: number): Promise<void> {
  const store = closedAtEnd(await openStore(configure(env), false));
  for (let n = 0; n < mails; n += 100)
    await store.write(async (tx) => {
      for (let one = n; one < n + 100; one++) {
        const bytes = Buffer.from(mime({ to: 'ada@mail.example', subject: `mail ${one}`, text: 'The meadow is dry.' }));
        const body = { text: 'The meadow is dry.', html: null, visible: null };
        await tx.emails.insert(anEmail({ id, accountId }, { size: bytes.length }), body, bytes);
      }
    });
  await store.close();
}
