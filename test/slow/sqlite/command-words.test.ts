/** What an operator types: the help, what is wrong and the right word for it, questions on a terminal, and no database made by any of it. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { COMMANDS } from '../../../src/commands/all.ts';
import { inPipe, inThisProcess, onTerminal, unread } from '../../support/processes/command-line.ts';
import { startProcess } from '../../support/processes/process.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const nowhere = join(await scratchFolder(), 'data');
const command = (...words: string[]) => inThisProcess({ DATA_DIR: nowhere }, ...words);

test('every command is in the help, and has a help of its own', async () => {
  const all = await inPipe({ DATA_DIR: nowhere }, '--help');
  assert.deepEqual([all.code, all.stderr], [0, '']);
  assert.match(all.stdout, /^Usage: npm run postroom -- \[options\] \[command\]\n/);
  for (const { words, does } of COMMANDS) {
    assert.match(all.stdout.replace(/\s+/g, ' '), new RegExp(` ${words} .*${does.slice(0, 20)}`), words);
  }
  const { stdout } = await command('accounts', 'create', '--help');
  assert.match(stdout, /^Usage: npm run postroom -- accounts create \[options\]\n/);
  assert.match(stdout, /--plan <PLAN> +its plan \(choices: "unlimited", "free"\)/);
});

test('a command whose reader has read enough ends as any other', async () => {
  const { code, stdout } = await inPipe({ DATA_DIR: nowhere }, 'doctor');
  assert.match(stdout, /could not be checked|failed/);
  assert.deepEqual(await unread({ DATA_DIR: nowhere }, 'doctor'), { code, stderr: '' });
});

test('what is wrong is told with the right word, with exit code 2', async () => {
  const wrong: [typed: string, told: RegExp][] = [
    ['', /^Usage: npm run postroom -- /],
    ['accounts', /^Usage: npm run postroom -- accounts /],
    ['bakup', /unknown command 'bakup'\n\(Did you mean backup\?\)/],
    ['accounts lst', /unknown command 'lst'\n\(Did you mean list\?\)/],
    ['accounts create --naem acme', /unknown option '--naem'\n\(Did you mean --name\?\)/],
    ['accounts create --name acme --plan gold', /'gold' is invalid\. Allowed choices are unlimited, free\./],
    ['accounts plan x gold', /'gold' is invalid for argument 'PLAN'\. Allowed choices are unlimited, free\./],
    ['accounts plan x', /missing required argument 'PLAN'/],
    ['accounts list all', /too many arguments for 'list'/],
    ['accounts list --env-fil x', /unknown option '--env-fil'\n\(Did you mean --env-file\?\)/],
    ['keys create', /^--account is missing\. accounts list shows the ids\.\n$/],
    ['keys revoke', /missing required argument 'ID'/],
    ['sending halt --account x', /unknown command 'halt'/],
    ['backup', /^--to is missing\. Name the file to write\.\n$/],
    ['migrate-data --to postgres://x/y', /^--from is missing\. Name the file, such as data\/postroom\.db\.\n$/],
  ];
  for (const [typed, told] of wrong) {
    const { code, stdout, stderr } = await command(...typed.split(' ').filter((word) => word !== ''));
    assert.deepEqual([code, stdout], [2, ''], typed);
    assert.match(stderr, told, typed);
  }
  const ran = await inPipe({ DATA_DIR: nowhere }, 'bakup');
  assert.deepEqual([ran.code, ran.stdout, wrong[2]?.[1].test(ran.stderr)], [2, '', true]);
  assert.equal(existsSync(nowhere), false);
});

test('no command makes a database', async () => {
  // One is told which file to read, two begin with whether there is a server, and three speak to a server that may be far away.
  const apart = ['migrate-data', 'doctor', 'send-test', 'listen', 'deliver', 'simulate'];
  const places = COMMANDS.filter(({ words }) => !apart.includes(words)).map(({ words, arguments: all = [], options = [] }) => {
    const given = options.flatMap(({ name, need, choices }) => (need ? [`--${name}`, choices?.[0] ?? 'x'] : []));
    return [...words.split(' '), ...all.map(({ choices }) => choices?.[0] ?? 'x'), ...given];
  });
  assert.ok(places.length > 10);
  for (const words of places) {
    const { code, stdout, stderr } = await command(...words);
    assert.deepEqual([code, stdout], [1, ''], words.join(' '));
    assert.equal(stderr, `There is no Postroom in ${nowhere} yet; start it first, or set DATA_DIR.\n`);
  }
  assert.equal(existsSync(nowhere), false);
});

describe('accounts create', () => {
  test('in a pipe it refuses what is missing, and a name of blanks', async () => {
    const name = '--name is missing. Give the account a name.\n';
    const plan = '--plan is missing. Plans: unlimited, free.\n';
    for (const [words, said] of [
      [[], name + plan],
      [['--plan', 'free'], name],
      [['--name', 'acme'], plan],
      [['--name', ' ', '--plan', 'free'], name],
    ] as [string[], string][]) {
      const { code, stdout, stderr } = await command('accounts', 'create', ...words);
      assert.deepEqual([code, stdout, stderr], [2, '', said]);
    }
  });

  test('on a terminal it asks for what is missing, and again when the answer is none', async () => {
    const dataDir = await scratchFolder();
    const server = await startProcess(dataDir);
    const terminal = onTerminal({ DATA_DIR: dataDir }, 'accounts', 'create');
    await terminal.answer('Name of the account: ', '\r');
    await terminal.answer('Name of the account: ', 'Acme Ltd\r');
    await terminal.answer('Plan (unlimited, free): ', 'gold\r');
    await terminal.answer('Plan (unlimited, free): ', 'free\r');
    assert.equal(await terminal.ended, 0, terminal.shown());
    assert.match(terminal.shown(), /account [\w-]{36} \(plan free\)\r\nkey, shown only now: pr_\w+\r\n$/);
    const { stdout } = await inPipe({ DATA_DIR: dataDir }, 'accounts', 'list');
    assert.match(stdout, /free {7}Acme Ltd$/m);

    const half = onTerminal({ DATA_DIR: dataDir }, 'accounts', 'create', '--name', 'half');
    await half.answer('Plan (unlimited, free): ', '\u0004');
    assert.equal(await half.ended, 2, half.shown());
    assert.match(half.shown(), /Nothing was done\.\r\n$/);
    const again = onTerminal({ DATA_DIR: dataDir }, 'accounts', 'create', '--plan', 'free');
    await again.answer('Name of the account: ', '\u0003');
    assert.equal(await again.ended, 2, again.shown());
    assert.equal((await inPipe({ DATA_DIR: dataDir }, 'accounts', 'list')).stdout, stdout);
    await server.end('SIGTERM');
  });
});
