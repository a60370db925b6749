/** Accounts: the owners of inboxes, made at first start and by the command line. */
import { type Actor, authenticate, hashSecret, isUsable, SCOPES, scopesOf } from '../base/actor.ts';
import { PostroomError } from '../base/errors.ts';
import { planOf } from '../base/plans.ts';
import { sendsFreely } from '../policy/key-mode.ts';
import type { Core } from '../ports/core.ts';
import type { AccountRow } from '../store/accounts.ts';
import { type ApiKeyRow, everyRight, newApiKey } from '../store/api-keys.ts';
import { newKey } from './api-keys.ts';

/** The most keys of the operator that are searched for a full-scope one. */
const MOST_KEYS = 1000;

/** The parts of the core that accounts need; the command line opens no others. */
export type Registry = Pick<Core, 'store' | 'clock' | 'ids'>;

/**
 * Makes the operator's account when there is none. With `givenKey`, adds that key unless it exists; without it, a new account
 * gets a first full-scope key. Returns a secret only when this call generated it.
 */
export async function ensureOperator(core: Registry, plan: string, givenKey: string | null): Promise<{ madeKey: string | null }> {
  planOf(plan);
  return await core.store.write(async (tx) => {
    const existing = await tx.accounts.operator();
    const account = existing ?? { id: core.ids.next(), name: 'operator', plan, operator: true, createdAt: core.clock.now() };
    if (!existing) await tx.accounts.insert(account);
    if (givenKey !== null) {
      if (!(await tx.apiKeys.byHash(hashSecret(givenKey))))
        await tx.apiKeys.insert(fullKey(core, account, 'POSTROOM_API_KEY', givenKey));
      return { madeKey: null };
    }
    if (existing) return { madeKey: null };
    const madeKey = newKey(core);
    await tx.apiKeys.insert(fullKey(core, account, 'first key', madeKey));
    return { madeKey };
  });
}

/**
 * Authenticates the operator, who runs this process, without HTTP: with `secret` when there is one, else with the oldest
 * full-scope key of the operator's account. The returned function must be called for every request; it throws `unauthenticated`
 * once the key does not work any more. Without `secret`, throws `unauthenticated` immediately when there is no such key.
 */
export async function operatorEntry(core: Core, secret: string | null): Promise<() => Promise<Actor>> {
  if (secret !== null) return () => authenticate(core, secret);
  const found = await core.store.read(async (tx) => {
    const account = await tx.accounts.operator();
    const keys = account ? await tx.apiKeys.list(account.id, { limit: MOST_KEYS, before: null }) : [];
    const key = keys.filter(isFull).findLast((one) => isUsable(one, core.clock.now()));
    return account && key ? { account, key } : null;
  });
  if (!found) throw noOperatorKey();
  const { account, key } = found;
  return async () => {
    const now = await core.store.read((tx) => tx.apiKeys.get(account.id, key.id));
    if (!now || !isUsable(now, core.clock.now())) throw noOperatorKey();
    return { account, key: now, tools: null, once: null };
  };
}

/** Makes another account with a full-scope key of its own. The key's secret is returned here and never again. */
export async function createAccount(
  core: Registry,
  input: { name: string; plan: string },
): Promise<{ account: AccountRow; key: string }> {
  planOf(input.plan);
  const account = { id: core.ids.next(), name: input.name, plan: input.plan, operator: false, createdAt: core.clock.now() };
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
    const account = await tx.accounts.get(accountId);
    if (!account)
      throw new PostroomError('not_found', 'No account with this id.', { hint: 'List the accounts and use an id from there.' });
    await tx.apiKeys.insert(fullKey(core, account, name, key));
  });
  return key;
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

function fullKey(core: Registry, account: AccountRow, name: string, secret: string): ApiKeyRow {
  return newApiKey({
    id: core.ids.next(),
    accountId: account.id,
    name,
    prefix: secret.slice(0, 11),
    hash: hashSecret(secret),
    ...everyRight(),
    createdAt: core.clock.now(),
    madeBy: null,
  });
}
