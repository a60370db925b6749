/** Accounts: the owners of inboxes, made at first start and by the command line. */
import {
  type Actor,
  actorOf,
  authenticate,
  hashSecret,
  isUsable,
  refusePausedAccount,
  SCOPES,
  type Scope,
  scopesOf,
} from '../base/actor.ts';
import { isCode, PostroomError } from '../base/errors.ts';
import { planOf } from '../base/plans.ts';
import { sendsFreely } from '../policy/key-mode.ts';
import type { Core } from '../ports/core.ts';
import type { AccountRow } from '../store/accounts.ts';
import { type ApiKeyRow, everyRight, newApiKey } from '../store/api-keys.ts';
import type { ReadTx } from '../store/store.ts';
import { newKey, tracesOf } from './api-keys.ts';

/** The most keys of the operator that are searched for a full-scope one. */
const MOST_KEYS = 1000;

/** The parts of the core that accounts need; the command line opens no others. */
export type Registry = Pick<Core, 'store' | 'clock' | 'ids'>;

/** The scopes of a key for an agent that lives in its mail. */
export const AGENT_SCOPES = [
  'inboxes:read',
  'inboxes:write',
  'emails:send',
  'emails:read',
  'emails:write',
  'drafts:write',
] as const satisfies readonly Scope[];

/** The secrets of the keys that a first start makes. */
export type FirstKeys = { operator: string; agent: string };

/** The name of a key that stands in the settings. */
const GIVEN_KEY = 'POSTROOM_API_KEY';

/**
 * Makes the operator's account when there is none. With `givenKey`, adds that key unless it exists; without it, a new account
 * gets a first full-scope key and one for an agent. `made` = the secrets, only when this call generated them. `older` = how many keys
 * that stood in the settings before `givenKey` still work; `ended` = `givenKey` is one that was revoked or has expired.
 */
export async function ensureOperator(
  core: Registry,
  plan: string,
  givenKey: string | null,
): Promise<{ made: FirstKeys | null; older: number; ended: boolean }> {
  planOf(plan);
  return await core.store.write(async (tx) => {
    const existing = await tx.accounts.operator();
    const account = existing ?? newAccount(core, { name: 'operator', plan, operator: true });
    if (!existing) await tx.accounts.insert(account);
    if (givenKey !== null) {
      const hash = hashSecret(givenKey);
      const known = await tx.apiKeys.byHash(hash);
      if (!known) await tx.apiKeys.insert(fullKey(core, account, GIVEN_KEY, givenKey));
      const keys = await tx.apiKeys.list(account.id, { limit: MOST_KEYS, before: null });
      const older = keys.filter((key) => key.name === GIVEN_KEY && key.hash !== hash && isUsable(key, core.clock.now()));
      return { made: null, older: older.length, ended: known !== null && !isUsable(known.key, core.clock.now()) };
    }
    if (existing) return { made: null, older: 0, ended: false };
    const made = { operator: newKey(core), agent: newKey(core) };
    await tx.apiKeys.insert(fullKey(core, account, 'first key', made.operator));
    await tx.apiKeys.insert({ ...fullKey(core, account, 'agent key', made.agent), scopes: [...AGENT_SCOPES] });
    return { made, older: 0, ended: false };
  });
}

/**
 * Authenticates the operator, who runs this process, without HTTP: with `secret` when there is one, else with the oldest
 * full-scope key of the operator's account. The returned function must be called for every request; it throws `unauthenticated`
 * once the key does not work any more. Without `secret`, throws `unauthenticated` immediately when there is no such key.
 */
export async function operatorEntry(core: Core, secret: string | null): Promise<() => Promise<Actor>> {
  if (secret !== null) return () => authenticate(core, secret);
  const { account, key } = await oldestFullKey(core);
  return async () => {
    const [owner, now] = await core.store.read(
      async (tx) => [await tx.accounts.get(account.id), await tx.apiKeys.get(account.id, key.id)] as const,
    );
    if (!owner || !now || !isUsable(now, core.clock.now())) throw noOperatorKey();
    refusePausedAccount(owner);
    return actorOf(owner, now);
  };
}

/** The key that `operatorEntry` acts with. Throws `unauthenticated` when there is none that works, and `forbidden` while the account is paused. */
export async function operatorKey(core: Registry, secret: string | null): Promise<ApiKeyRow> {
  if (secret !== null) {
    const entered = await authenticate(core, secret).catch((error: unknown) => {
      throw isCode(error, 'unauthenticated') ? endedKey() : error;
    });
    return entered.key;
  }
  const { account, key } = await oldestFullKey(core);
  refusePausedAccount(account);
  return key;
}

/** Makes another account with a full-scope key of its own. The key's secret is returned here and never again. */
export async function createAccount(
  core: Registry,
  input: { name: string; plan: string },
): Promise<{ account: AccountRow; key: string }> {
  planOf(input.plan);
  const account = newAccount(core, { ...input, operator: false });
  const key = newKey(core);
  await core.store.write(async (tx) => {
    await tx.accounts.insert(account);
    await tx.apiKeys.insert(fullKey(core, account, 'first key', key));
  });
  return { account, key };
}

/** Makes a new full-scope key for an account and returns its secret. Throws `not_found`. */
export async function createAccountKey(core: Registry, accountId: string, name: string): Promise<string> {
  const key = newKey(core);
  await core.store.write(async (tx) => {
    const account = await liveAccount(tx, accountId);
    await tx.apiKeys.insert(fullKey(core, account, name, key));
  });
  return key;
}

/** Gives an account another plan. What it has beyond the new limits stays; nothing is added to it. Throws `not_found`, `invalid_request`. */
export async function setPlan(core: Registry, accountId: string, plan: string): Promise<AccountRow> {
  planOf(plan);
  return await core.store.write(async (tx) => {
    const account = await liveAccount(tx, accountId);
    await tx.accounts.update(accountId, { plan });
    return { ...account, plan };
  });
}

/** The account, for the command line. Throws `not_found`, also for one that is being deleted. */
export async function liveAccount(tx: ReadTx, id: string): Promise<AccountRow> {
  const account = await tx.accounts.get(id);
  if (!account || account.state === 'deleting') throw noSuchAccount();
  return account;
}

/** For the command line. */
export function noSuchAccount(): PostroomError {
  return new PostroomError('not_found', 'No account with this id.', { hint: 'accounts list shows the ids.' });
}

function newAccount(core: Registry, given: Pick<AccountRow, 'name' | 'plan' | 'operator'>): AccountRow {
  const now = core.clock.now();
  return { id: core.ids.next(), ...given, createdAt: now, sendingStoppedAt: null, state: 'active', stateSince: null };
}

async function oldestFullKey(core: Registry): Promise<{ account: AccountRow; key: ApiKeyRow }> {
  const found = await core.store.read(async (tx) => {
    const account = await tx.accounts.operator();
    const keys = account ? await tx.apiKeys.list(account.id, { limit: MOST_KEYS, before: null }) : [];
    const key = keys.filter(isFull).findLast((one) => isUsable(one, core.clock.now()));
    return account && key ? { account, key } : null;
  });
  if (!found) throw noOperatorKey();
  return found;
}

function isFull(key: ApiKeyRow): boolean {
  const unbound = key.inboxIds === null && key.tools === null && key.budgets.length === 0;
  return SCOPES.every((scope) => scopesOf(key).includes(scope)) && unbound && !key.readOnly && sendsFreely(key);
}

/** Has no hint of its own: a start that fails prints only the message. */
function noOperatorKey(): PostroomError {
  const way = 'Make one with `npm run postroom -- keys create --account ID`, or set POSTROOM_API_KEY, and start again.';
  return new PostroomError('unauthenticated', `The operator's account has no full-scope API key that works. ${way}`);
}

/** For the command line, whose caller presented no key. */
function endedKey(): PostroomError {
  const cure = 'Set it to a new one, and start the server again.';
  return new PostroomError('unauthenticated', `POSTROOM_API_KEY of the server is a key that was revoked or has expired. ${cure}`);
}

function fullKey(core: Registry, account: AccountRow, name: string, secret: string): ApiKeyRow {
  return newApiKey({
    id: core.ids.next(),
    accountId: account.id,
    name,
    ...tracesOf(secret),
    ...everyRight(),
    createdAt: core.clock.now(),
    madeBy: null,
  });
}
