/** API keys: made, listed, rotated and revoked. A key never makes or changes a key with wider rights. */
import { createHash } from 'node:crypto';
import { type Actor, hashSecret, isUsable, lineOf, type Scope, scopesOf } from '../base/actor.ts';
import { invalidField, notFound, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { base62 } from '../base/ids.ts';
import { type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { planOf } from '../base/plans.ts';
import { isWiderChoice } from '../base/tool-choice.ts';
import { cancelQueuedForLater } from '../deliveries/canceling.ts';
import { type GivenRules, includesRules, rulesUnder } from '../policy/address-rules.ts';
import { budgetsUnder, type GivenLimits, leastLimits } from '../policy/budgets.ts';
import { isWiderMode } from '../policy/key-mode.ts';
import type { Core } from '../ports/core.ts';
import { type AnswerForm, type ApiKeyRow, newApiKey, type ToolChoice } from '../store/api-keys.ts';
import type { AddressRules, Approval, KeyMode, KeyTrust } from '../store/rules.ts';
import type { SendLimits } from '../store/spends.ts';
import type { WriteTx } from '../store/store.ts';
import type { WakePolicy } from '../store/webhook-wakes.ts';
import { descendantsOf } from './descendants.ts';

export type ApiKeyRecord = {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  inboxIds: string[] | null;
  tools: ToolChoice | null;
  readOnly: boolean;
  approval: Approval;
  mode: KeyMode;
  trust: KeyTrust;
  rules: AddressRules[];
  limits: SendLimits;
  output: AnswerForm;
  wake: WakePolicy | null;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  status: 'active' | 'rotated' | 'revoked' | 'expired';
  madeBy: string | null;
};

export type NewApiKeyRecord = ApiKeyRecord & { key: string };

export type RevokedApiKeyRecord = ApiKeyRecord & {
  livingDescendants: number;
  revokedDescendants: number;
  canceledEmails: number;
  moreScheduled: boolean;
};

/** The parts of the core that a change of one key needs. */
type Keeping = Pick<Core, 'clock' | 'ids'>;

/** The most mails that one call to revoke cancels: each is several rows. */
const MOST_CANCELED = 500;

/**
 * `madeBy` = only keys that were made with this key, or with one that it replaced or that replaced it. Throws `not_found` when there is
 * no such key.
 */
export async function listApiKeys(core: Core, actor: Actor, { madeBy, ...page }: PageInput & { madeBy?: string | undefined }) {
  const rows = await core.store.read(async (tx) => {
    const maker = madeBy === undefined ? null : await tx.apiKeys.get(actor.account.id, madeBy);
    if (madeBy !== undefined && !maker) throw notFound('API key');
    return await tx.apiKeys.list(actor.account.id, pageRequest('api-keys', page), maker ? lineOf(maker) : undefined);
  });
  return pageOf('api-keys', rows, page, (row) => apiKeyRecord(core, row));
}

/**
 * What is not given is taken from the caller's own key. Throws `forbidden` for any right that the caller does not hold itself.
 */
export async function createApiKey(
  core: Core,
  actor: Actor,
  input: {
    name: string;
    scopes?: Scope[] | undefined;
    inboxIds?: string[] | undefined;
    tools?: ToolChoice | undefined;
    readOnly?: boolean | undefined;
    expiresAt?: Date | undefined;
    approval?: Approval | undefined;
    mode?: KeyMode | undefined;
    /** Left out = the caller's own, and `verified` for a reply-only key. */
    trust?: KeyTrust | undefined;
    /** Added to the rules and limits of the caller's own key, which apply too. */
    rules?: GivenRules | undefined;
    limits?: GivenLimits | undefined;
    /** Left out = text, whatever the caller's own key says. */
    output?: AnswerForm | undefined;
    wake?: WakePolicy | null | undefined;
  },
): Promise<NewApiKeyRecord> {
  const now = core.clock.now();
  const key = newKey(core);
  const mode = input.mode ?? actor.key.mode;
  const row = newApiKey({
    id: core.ids.next(),
    accountId: actor.account.id,
    name: input.name,
    ...tracesOf(key),
    scopes: input.scopes ?? actor.key.scopes,
    inboxIds: input.inboxIds ?? actor.key.inboxIds,
    tools: input.tools ?? actor.key.tools,
    readOnly: input.readOnly ?? actor.key.readOnly,
    createdAt: now,
    expiresAt: input.expiresAt ?? actor.key.expiresAt,
    approval: input.approval ?? actor.key.approval,
    madeBy: actor.key.id,
    mode,
    trust: input.trust ?? (mode === 'reply-only' && actor.key.mode !== mode ? 'verified' : actor.key.trust),
    rules: rulesUnder(core, actor.key.rules, input.rules),
    budgets: budgetsUnder(core, actor.key.budgets, input.limits),
    output: input.output ?? 'text',
    wake: input.wake === undefined ? actor.key.wake : input.wake,
  });
  if (row.expiresAt && row.expiresAt <= now)
    throw invalidField('expiresAt', 'lies in the past', 'Give a later time, or leave it out.');
  refuseWider(actor, row);
  return await commit(core, actor, async (tx) => {
    await refuseTooManyKeys(core, tx, actor);
    for (const inboxId of row.inboxIds ?? []) if (!(await tx.inboxes.get(actor.account.id, inboxId))) throw notFound('inbox');
    await tx.apiKeys.insert(row);
    await recordEvent(core, tx, { accountId: actor.account.id, type: 'api_key.created', inboxId: null, subjectId: row.id });
    return { ...apiKeyRecord(core, row), key };
  });
}

/**
 * Makes a new key with the old one's name and rights. The old secret works `graceSeconds` longer, but not beyond its own expiry.
 */
export async function rotateApiKey(
  core: Core,
  actor: Actor,
  input: { id: string; graceSeconds: number },
): Promise<NewApiKeyRecord> {
  const key = newKey(core);
  return await commit(core, actor, async (tx) => {
    const old = await ownKey(core, tx, actor, input.id);
    // A caller that rotates another key learns the new secret, so it counts as the maker of the new key.
    const madeBy = old.id === actor.key.id ? old.madeBy : actor.key.id;
    return await replaceKey(core, tx, { ...old, madeBy }, { key, graceSeconds: input.graceSeconds });
  });
}

/**
 * Replaces a key by one with the secret `key`, within the caller's transaction. Throws `conflict` for a key that does not work any more.
 */
export async function replaceKey(
  core: Keeping,
  tx: WriteTx,
  old: ApiKeyRow,
  { key, graceSeconds }: { key: string; graceSeconds: number },
): Promise<NewApiKeyRecord> {
  const now = core.clock.now();
  if (old.status !== 'active' || !isUsable(old, now)) {
    throw new PostroomError('conflict', 'Only an active API key can be rotated.', { hint: 'Create a new key instead.' });
  }
  const graceEnd = new Date(now.getTime() + graceSeconds * 1000);
  const row: ApiKeyRow = {
    ...old,
    id: core.ids.next(),
    ...tracesOf(key),
    createdAt: now,
    lastUsedAt: null,
    lineId: lineOf(old),
  };
  await tx.apiKeys.update(old.id, {
    status: 'rotated',
    expiresAt: old.expiresAt && old.expiresAt < graceEnd ? old.expiresAt : graceEnd,
  });
  await tx.apiKeys.insert(row);
  await recordEvent(core, tx, { accountId: old.accountId, type: 'api_key.rotated', inboxId: null, subjectId: old.id });
  return { ...apiKeyRecord(core, row), key };
}

/**
 * Ends a key and its MCP sessions immediately. With `descendants` it ends the keys that stem from it too. With `cancelScheduled` it
 * cancels mail that is scheduled or held and was sent with one of these keys, or with a key that this one replaced: at most 500 mails a
 * call. A repeated call goes on with what is left.
 */
export async function revokeApiKey(
  core: Core,
  actor: Actor,
  input: { id: string; descendants?: boolean | undefined; cancelScheduled?: boolean | undefined },
): Promise<RevokedApiKeyRecord> {
  return await commit(core, actor, async (tx) => {
    const key = await ownKey(core, tx, actor, input.id);
    const stemming = await descendantsOf(tx, key);
    const living = stemming.filter((row) => isUsable(row, core.clock.now()));
    const taken = input.descendants ? living : [];
    for (const row of [key, ...taken]) await revoke(core, tx, row);
    const replaced = (await tx.apiKeys.ofLines(key.accountId, [lineOf(key)])).filter((row) => row.createdAt <= key.createdAt);
    const keyIds = [...replaced, ...(input.descendants ? stemming : [])].map(({ id }) => id);
    const { canceled, more } = input.cancelScheduled
      ? await cancelQueuedForLater(core, tx, { keyIds, by: actor.key.id, limit: MOST_CANCELED })
      : { canceled: 0, more: false };
    return {
      ...apiKeyRecord(core, { ...key, status: 'revoked' }),
      livingDescendants: living.length - taken.length,
      revokedDescendants: taken.length,
      canceledEmails: canceled,
      moreScheduled: more,
    };
  });
}

/** Ends one key, its MCP sessions and those of the console, within the caller's transaction. */
export async function revoke(core: Keeping, tx: WriteTx, { id, accountId, status }: ApiKeyRow): Promise<void> {
  if (status === 'revoked') return;
  await tx.apiKeys.update(id, { status: 'revoked' });
  await tx.sessions.removeOfKey(id);
  await tx.consoleSessions.removeOfKey(id);
  await recordEvent(core, tx, { accountId, type: 'api_key.revoked', inboxId: null, subjectId: id });
}

/** `pr_`, 32 random bytes in base62, and a checksum of six characters, which tells a typing mistake from a wrong key. */
export function newKey(core: Pick<Core, 'ids'>): string {
  const body = base62(core.ids.secret(32));
  return `pr_${body}${base62(createHash('sha256').update(body).digest()).slice(0, 6)}`;
}

/** What is stored of a secret: what a person knows it by, and what it is found by. */
export function tracesOf(secret: string): Pick<ApiKeyRow, 'prefix' | 'hash'> {
  return { prefix: secret.slice(0, 11), hash: hashSecret(secret) };
}

async function refuseTooManyKeys(core: Core, tx: WriteTx, { account }: Actor): Promise<void> {
  const { name, limits } = planOf(account.plan);
  if (limits.apiKeys === null) return;
  if ((await tx.apiKeys.countActive(account.id, core.clock.now(), limits.apiKeys)) < limits.apiKeys) return;
  throw new PostroomError('plan_required', `The plan ${name} allows ${limits.apiKeys} API keys that work.`, {
    hint: 'Revoke keys that are no longer used, or give new ones an expiry.',
  });
}

async function ownKey(core: Core, tx: WriteTx, actor: Actor, id: string): Promise<ApiKeyRow> {
  const row = await tx.apiKeys.get(actor.account.id, id);
  if (!row) throw notFound('API key');
  if (row.id !== actor.key.id && isUsable(row, core.clock.now())) refuseWider(actor, row);
  return row;
}

function refuseWider(actor: Actor, row: ApiKeyRow): void {
  const { key } = actor;
  const wider =
    exceeds(row.scopes, key.scopes) ||
    exceeds(row.inboxIds, key.inboxIds) ||
    isWiderChoice(row.tools, key.tools) ||
    (key.readOnly && !row.readOnly) ||
    (key.approval === 'required' && row.approval === 'none') ||
    isWiderMode(row.mode, key.mode) ||
    (key.trust === 'verified' && row.trust === 'any') ||
    key.rules.some((rules) => !includesRules(row.rules, rules)) ||
    key.budgets.some(({ id }) => !row.budgets.some((one) => one.id === id)) ||
    (key.expiresAt !== null && (row.expiresAt === null || row.expiresAt > key.expiresAt));
  if (!wider) return;
  throw new PostroomError('forbidden', 'An API key can only make, rotate or revoke keys that are no wider than itself.', {
    hint: 'Ask for fewer scopes, inboxes or tools, a narrower mode, approval or an earlier expiry, or use a wider key.',
  });
}

/** Whether `asked` contains anything that `held` does not; null = everything. */
function exceeds(asked: string[] | null, held: string[] | null): boolean {
  return held !== null && (asked === null || asked.some((one) => !held.includes(one)));
}

export function apiKeyRecord(core: Pick<Core, 'clock'>, row: ApiKeyRow): ApiKeyRecord {
  const expired = row.status === 'active' && row.expiresAt !== null && row.expiresAt <= core.clock.now();
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: [...scopesOf(row)],
    inboxIds: row.inboxIds,
    tools: row.tools,
    readOnly: row.readOnly,
    approval: row.approval,
    mode: row.mode,
    trust: row.trust,
    rules: row.rules,
    limits: leastLimits(row.budgets),
    output: row.output,
    wake: row.wake,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    status: expired ? 'expired' : row.status,
    madeBy: row.madeBy,
  };
}
