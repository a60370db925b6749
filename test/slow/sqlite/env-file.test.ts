/** `.env`: read beside package.json or where --env-file says, by the server and the command line; never from the current folder. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { POSTROOM, START } from '../../support/processes/process.ts';
import { copyProject, runIn } from '../../support/processes/project.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';

/** Nobody listens there, so a Postroom that takes it ends at once. */
const FOREIGN = 'DATABASE_URL=postgres://app:secret@127.0.0.1:1/orders\nSHARED_DOMAIN=orders.example\nHISTORY_DAYS=none\n';

let project: string;
/** The folder of another application. */
let elsewhere: string;
let dataDir: string;

before(async () => {
  [project, elsewhere] = [await copyProject(), await scratchFolder()];
  dataDir = join(elsewhere, 'data');
  await writeFile(join(elsewhere, '.env'), FOREIGN);
});

// The copy is shared, its .env is a test's own.
const ownFile = () => join(project, '.env');
after(() => rm(ownFile(), { force: true }));

/** Starts the copy in the other application's folder, and answers what it has said once it listens. */
async function startElsewhere(words: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, ['--', join(project, 'src/start.mjs'), ...words], {
    cwd: elsewhere,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, POSTROOM_API_KEY: API_KEY, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = atEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  await eventually('it listens or ends', async () => /listens on/.test(said) || child.exitCode !== null);
  await end();
  return said;
}

test("another application's .env in the current folder is read neither over stdio nor over HTTP, nor by the command line", async () => {
  for (const words of [['--stdio'], []]) {
    const said = await startElsewhere(words);
    assert.match(said, /listens on/, said);
    assert.match(said, /data in .*data, inboxes @postroom\.localhost/);
  }
  const { code, stdout, stderr } = await runIn(project, ['cli', 'accounts', 'list'], {
    cwd: elsewhere,
    env: { DATA_DIR: dataDir },
  });
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, /operator$/m);
});

test("Postroom's own .env is read wherever it is started, and the environment wins over it", async () => {
  await writeFile(
    ownFile(),
    `SHARED_DOMAIN="own.example" # in quotes\nDATA_DIR=${dataDir}\nSMTPURL=x\nPOSTMASTER_INBOX=ada@own.example\n`,
  );
  const said = await startElsewhere(['--stdio']);
  assert.match(said, /inboxes @own\.example/);
  assert.match(said, /"SMTPURL is no setting of Postroom, and nothing reads it: write SMTP_URL\."/);
  assert.match(said, /"POSTMASTER_INBOX does nothing while SMTP_LISTEN is not set\."/);
  assert.match(await startElsewhere([], { SHARED_DOMAIN: 'given.example' }), /inboxes @given\.example/);
  const listed = await runIn(project, ['cli', 'accounts', 'list'], { cwd: elsewhere });
  assert.deepEqual([listed.code, /operator$/m.test(listed.stdout)], [0, true], listed.stderr);
  assert.equal(listed.stderr, 'SMTPURL is no setting of Postroom, and nothing reads it: write SMTP_URL.\n');
});

test('a mistake in its own .env is told as one in the environment', async () => {
  await writeFile(ownFile(), 'HISTORY_DAYS=none\n');
  const { code, stderr } = await runIn(project, [], { cwd: elsewhere });
  assert.equal(code, 1);
  assert.match(stderr, /The configuration has mistakes:\n {2}HISTORY_DAYS: must be a whole number/);
});

test('--env-file names another file in its place, from the current folder', async () => {
  await writeFile(ownFile(), 'SHARED_DOMAIN=own.example\nHISTORY_DAYS=none\n');
  await writeFile(join(elsewhere, 'mail.env'), 'SHARED_DOMAIN=named.example\n');
  assert.match(await startElsewhere(['--env-file', 'mail.env']), /inboxes @named\.example/);
  assert.match(await startElsewhere(['--stdio', '--env-file=mail.env']), /inboxes @named\.example/);
  const { code, stderr } = await runIn(project, ['cli', 'accounts', 'list', '--env-file', 'mail.env'], {
    cwd: elsewhere,
    env: { DATA_DIR: dataDir },
  });
  assert.deepEqual([code, stderr], [0, '']);
});

test('a file that is missing or cannot be read is told in a sentence', async () => {
  await rm(ownFile());
  for (const words of [[], ['--stdio'], ['cli', 'accounts', 'list']]) {
    const missing = await runIn(project, [...words, '--env-file', 'none.env'], { cwd: elsewhere });
    assert.equal(missing.code, 1);
    assert.match(missing.stderr, /There is no file none\.env, which --env-file names\.\n$/);
  }
  await mkdir(ownFile());
  for (const words of [[], ['cli', 'accounts', 'list']]) {
    const unreadable = await runIn(project, words, { cwd: elsewhere });
    assert.equal(unreadable.code, 1);
    assert.match(unreadable.stderr, /\.env cannot be read \(EISDIR\)\. Let this user read it, or name another file/);
  }
  await rm(ownFile(), { recursive: true });
});

test('the tests themselves start processes that read no .env of the checkout', () => {
  for (const command of [START, POSTROOM]) assert.deepEqual(command.slice(-2), ['--env-file', '/dev/null']);
});
