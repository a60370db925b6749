/** The command line of the operator: accounts, keys and backups. It works beside a running server. */
import { parseArgs } from 'node:util';
import { configure, openRegistry } from './app.ts';
import type { Config } from './config.ts';
import { createAccount, createAccountKey, type Registry } from './core/accounts.ts';
import { PostroomError } from './core/errors.ts';
import { backupSqlite } from './store/sqlite/backup.ts';

const USAGE = `Usage: npm run postroom -- COMMAND

  accounts list                                  every account with its plan
  accounts create [--name NAME] [--plan PLAN]    a new account and its first full-scope key, shown once
  keys create --account ID [--name NAME]         a new full-scope key of an account, shown once
  backup --to FILE                               a copy of the whole database, also while the server runs
`;

type Options = { name: string | undefined; plan: string | undefined; account: string | undefined; to: string | undefined };

const commands: Record<string, (registry: Registry, options: Options, config: Config) => Promise<string>> = {
  'accounts list': async (registry) => {
    const accounts = await registry.store.read((view) => view.accounts.list());
    return accounts.map((account) => `${account.id}  ${account.plan.padEnd(10)} ${account.name}\n`).join('');
  },
  'accounts create': async (registry, options) => {
    const { account, key } = await createAccount(registry, {
      name: options.name ?? 'account',
      plan: options.plan ?? 'unlimited',
    });
    return `account ${account.id} (plan ${account.plan})\nkey, shown only now: ${key}\n`;
  },
  'keys create': async (registry, options) => {
    if (!options.account)
      throw new PostroomError('invalid_request', '--account is missing.', { hint: 'accounts list shows the ids.' });
    return `key, shown only now: ${await createAccountKey(registry, options.account, options.name ?? 'key')}\n`;
  },
  backup: async (_registry, options, config) => {
    if (!options.to) throw new PostroomError('invalid_request', '--to is missing.', { hint: 'Name the file to write.' });
    await backupSqlite(config.dataDir, options.to);
    return `copied to ${options.to}\n`;
  },
};

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const request = read(args);
  const command = request && commands[request.words];
  if (!request || !command) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const config = configure(process.env);
    const registry = openRegistry(config);
    try {
      process.stdout.write(await command(registry, request.options, config));
    } finally {
      await registry.store.close();
    }
    return 0;
  } catch (error) {
    const hint = error instanceof PostroomError && error.hint ? ` ${error.hint}` : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
    return 1;
  }
}

function read(args: string[]): { words: string; options: Options } | null {
  try {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: option, plan: option, account: option, to: option },
    });
    return {
      words: positionals.join(' '),
      options: { name: values.name, plan: values.plan, account: values.account, to: values.to },
    };
  } catch {
    return null;
  }
}
