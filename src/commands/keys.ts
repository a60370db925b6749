/** The commands on API keys. */
import { createAccountKey } from '../core/access/accounts.ts';
import { keysOf, revokeAnyKey, rotateAnyKey } from '../core/access/any-key.ts';
import type { ApiKeyRecord } from '../core/access/api-keys.ts';
import { PostroomError } from '../core/base/errors.ts';
import { number } from '../store/amounts.ts';
import { ACCOUNT } from './accounts.ts';
import type { Part, ServedCommand } from './command.ts';

const ID: Part = { name: 'id', meaning: 'id of the key, from keys list' };

/** The longest grace, as over REST and MCP: a week. */
const MOST_GRACE_SECONDS = 604_800;

export const keyCommands: readonly ServedCommand[] = [
  {
    words: 'keys list',
    does: 'the API keys of an account, the newest first',
    options: [ACCOUNT],
    run: async (core, { account = '' }, say) => {
      for await (const key of keysOf(core, account)) say(lineOf(key));
    },
  },
  {
    words: 'keys create',
    does: 'a new full-scope key of an account, shown once',
    options: [ACCOUNT, { name: 'name', meaning: 'what the key is called; `key` when left out' }],
    run: async (core, { account = '', name = 'key' }, say) => {
      say(`key, shown only now: ${await createAccountKey(core, account, name)}`);
    },
  },
  {
    words: 'keys rotate',
    does: 'replaces a key by a new one of the same rights, shown once',
    arguments: [ID],
    options: [{ name: 'grace', value: 'SECONDS', meaning: 'how long the old secret works on; 0 when left out' }],
    run: async (core, { id = '', grace = '0' }, say) => {
      const graceSeconds = /^\d{1,6}$/.test(grace) ? Number(grace) : Number.NaN;
      if (!(graceSeconds <= MOST_GRACE_SECONDS))
        throw new PostroomError('invalid_request', `--grace must be 0 to ${MOST_GRACE_SECONDS}, whole seconds.`);
      const { id: newId, key } = await rotateAnyKey(core, id, graceSeconds);
      say(`key ${newId}, shown only now: ${key}`);
    },
  },
  {
    words: 'keys revoke',
    does: 'ends a key and its sessions at once; keys that were made with it go on',
    arguments: [ID],
    run: async (core, { id = '' }, say) => {
      const { name, livingDescendants: living } = await revokeAnyKey(core, id);
      say(`${name} is revoked`);
      if (living === 1) say('1 key that stems from it goes on; keys list shows it');
      if (living > 1) say(`${number(living)} keys that stem from it go on; keys list shows them`);
    },
  },
];

function lineOf({ id, status, prefix, createdAt, lastUsedAt, name }: ApiKeyRecord): string {
  const day = (time: string | null) => time?.slice(0, 10) ?? 'never';
  return `${id}  ${status.padEnd(8)} ${prefix}…  made ${day(createdAt)}  used ${day(lastUsedAt).padEnd(10)}  ${name}`;
}
