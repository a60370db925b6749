/** The commands on accounts. */
import { createAccount, setPlan } from '../core/access/accounts.ts';
import { PLANS } from '../core/base/plans.ts';
import type { Part, ServedCommand } from './command.ts';

const plans = Object.keys(PLANS);

/** Of every command on one account. */
export const ACCOUNT: Part = { name: 'account', value: 'ID', meaning: 'id of the account', need: 'accounts list shows the ids.' };

const ID: Part = { name: 'id', meaning: 'id of the account, from accounts list' };

export const accountCommands: readonly ServedCommand[] = [
  {
    words: 'accounts list',
    does: 'every account with its id and plan',
    run: async ({ store }, _given, say) => {
      for (const { id, plan, name } of await store.read((tx) => tx.accounts.list())) say(`${id}  ${plan.padEnd(10)} ${name}`);
    },
  },
  {
    words: 'accounts create',
    does: 'a new account and its first full-scope key, shown once',
    options: [
      { name: 'name', meaning: 'what the account is called', need: 'Give the account a name.', question: 'Name of the account' },
      { name: 'plan', meaning: 'its plan', choices: plans, need: `Plans: ${plans.join(', ')}.`, question: 'Plan' },
    ],
    run: async (core, { name = '', plan = '' }, say) => {
      const { account, key } = await createAccount(core, { name, plan });
      say(`account ${account.id} (plan ${account.plan})`);
      say(`key, shown only now: ${key}`);
    },
  },
  {
    words: 'accounts plan',
    does: 'gives an account another plan; what it has stays',
    arguments: [ID, { name: 'plan', meaning: 'the plan', choices: plans }],
    run: async (core, { id = '', plan = '' }, say) => {
      const { name } = await setPlan(core, id, plan);
      say(`${name} has the plan ${plan}`);
    },
  },
];
