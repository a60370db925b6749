/** The commands on accounts. */
import { deleteAccount, pauseAccount, resumeAccount } from '../core/access/account-states.ts';
import { createAccount, setPlan } from '../core/access/accounts.ts';
import { PLANS } from '../core/base/plans.ts';
import { number } from '../store/amounts.ts';
import type { Part, ServedCommand } from './command.ts';

const plans = Object.keys(PLANS);

/** The argument of every command on one account. */
export const ACCOUNT: Part = { name: 'account', value: 'ID', meaning: 'id of the account', need: 'accounts list shows the ids.' };

const ID: Part = { name: 'id', meaning: 'id of the account, from accounts list' };

export const accountCommands: readonly ServedCommand[] = [
  {
    words: 'accounts list',
    does: 'every account with its id, state and plan',
    run: async ({ store }, _given, say) => {
      for (const { id, state, plan, name } of await store.read((tx) => tx.accounts.list()))
        say(`${id}  ${state.padEnd(8)}  ${plan.padEnd(10)} ${name}`);
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
  {
    words: 'accounts pause',
    does: 'lets no key of an account in, and sends nothing of it; its mail still comes in',
    arguments: [ID],
    run: async (core, { id = '' }, say) => {
      const { name, stateSince } = await pauseAccount(core, id);
      say(`${name} is paused since ${stateSince?.toISOString()}; its mail still comes in`);
    },
  },
  {
    words: 'accounts resume',
    does: 'lets a paused account go on',
    arguments: [ID],
    run: async (core, { id = '' }, say) => {
      const { account, held } = await resumeAccount(core, id);
      say(`${account.name} is active`);
      if (held === 1) say('1 mail was due more than a day ago and waits for approval');
      if (held > 1) say(`${number(held)} mails were due more than a day ago and wait for approval`);
    },
  },
  {
    words: 'accounts delete',
    does: 'deletes an account with all that it has, for good',
    arguments: [ID],
    options: [
      {
        name: 'name',
        meaning: 'the name of the account, so that no other one is deleted',
        need: 'Give the name of the account that is to go; accounts list shows it.',
        question: 'Name of the account that is deleted for good',
      },
    ],
    run: async (core, { id = '', name = '' }, say) => {
      await deleteAccount(core, id, name);
      say(`${name} is deleted: its keys and addresses do not work any more`);
      say('its rows are removed while the server runs; accounts list shows it as deleting until they are gone');
    },
  },
];
