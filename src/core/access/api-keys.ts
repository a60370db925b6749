/** API keys: made, listed, rotated and revoked. A key never makes or changes a key with wider rights. */
import { createHash } from 'node:crypto';
import { type Actor, hashSecret, isUsable, type Scope, scopesOf } from '../base/actor.ts';
import { invalidField, notFound, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { base62 } from '../base/ids.ts';
import { type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { type GivenRules, includesRules, rulesUnder } from '../policy/address-rules.ts';
import { budgetsUnder, type GivenLimits, leastLimits } from '../policy/budgets.ts';
import { isWiderMode } from '../policy/key-mode.ts';
import type { Core } from '../ports/core.ts';
import { type ApiKeyRow, newApiKey } from '../store/api-keys.ts';
import type { AddressRules, Approval, KeyMode } from '../store/rules.ts';
import type { SendLimits } from '../store/spends.ts';
import type { WriteTx } from '../store/store.ts';

export type ApiKeyRecord = {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  inboxIds: string[] | null;
  tools: string[] | null;
  readOnly: boolean;
  approval: Approval;
  mode: KeyMode;
  rules: AddressRules[];
  limits: SendLimits;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  status: 'active' | 'rotated' | 'revoked' | 'expired';
};

export type NewApiKeyRecord = ApiKeyRecord & { key: string };

export async function listApiKeys(core: Core, actor: Actor, input: PageInput) {
  const rows = await core.store.read((tx) => tx.apiKeys.list(actor.account.id, pageRequest('api-keys', input)));
  return pageOf('api-keys', rows, input, (row) => apiKeyRecord(core, row));
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
    tools?: string[] | undefined;
    readOnly?: boolean | undefined;
    expiresAt?: Date | undefined;
    approval?: Approval | undefined;
    mode?: KeyMode | undefined;
    /** Added to the rules and limits of the caller's own key, which apply too. */
    rules?: GivenRules | undefined;
    limits?: GivenLimits | undefined;
  },
): Promise<NewApiKeyRecord> {
  const now = core.clock.now();
  const key = newKey(core);
  const row = newApiKey({
    id: core.ids.next(),
    accountId: actor.account.id,
    name: input.name,
    prefix: key.slice(0, 11),
    hash: hashSecret(key),
    scopes: input.scopes ?? actor.key.scopes,
    inboxIds: input.inboxIds ?? actor.key.inboxIds,
    tools: input.tools ?? actor.key.tools,
    readOnly: input.readOnly ?? actor.key.readOnly,
    createdAt: now,
    expiresAt: input.expiresAt ?? actor.key.expiresAt,
    approval: input.approval ?? actor.key.approval,
    madeBy: actor.key.id,
    mode: input.mode ?? actor.key.mode,
    rules: rulesUnder(core, actor.key.rules, input.rules),
    budgets: budgetsUnder(core, actor.key.budgets, input.limits),
  });
  if (row.expiresAt && row.expiresAt <= now)
    throw invalidField('expiresAt', 'lies in the past', 'Give a later time, or leave it out.');
  refuseWider(actor, row);
  return await commit(core, actor, async (tx) => {
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
  const now = core.clock.now();
  const key = newKey(core);
  return await commit(core, actor, async (tx) => {
    const old = await ownKey(core, tx, actor, input.id);
    if (old.status !== 'active' || !isUsable(old, now)) {
      throw new PostroomError('conflict', 'Only an active API key can be rotated.', { hint: 'Create a new key instead.' });
    }
    const graceEnd = new Date(now.getTime() + input.graceSeconds * 1000);
    const row: ApiKeyRow = {
      ...old,
      id: core.ids.next(),
      prefix: key.slice(0, 11),
      hash: hashSecret(key),
      createdAt: now,
      lastUsedAt: null,
      lineId: old.lineId ?? old.id,
      // A caller that rotates another key learns the new secret, so it counts as the maker of the new key.
      madeBy: old.id === actor.key.id ? old.madeBy : actor.key.id,
    };
    await tx.apiKeys.update(old.id, {
      status: 'rotated',
      expiresAt: old.expiresAt && old.expiresAt < graceEnd ? old.expiresAt : graceEnd,
    });
    await tx.apiKeys.insert(row);
    await recordEvent(core, tx, { accountId: actor.account.id, type: 'api_key.rotated', inboxId: null, subjectId: old.id });
    return { ...apiKeyRecord(core, row), key };
  });
}

/** Ends a key and its MCP sessions immediately. Revoking a revoked key changes nothing. */
export async function revokeApiKey(core: Core, actor: Actor, id: string): Promise<ApiKeyRecord> {
  return await commit(core, actor, async (tx) => {
    const row = await ownKey(core, tx, actor, id);
    if (row.status === 'revoked') return apiKeyRecord(core, row);
    await tx.apiKeys.update(id, { status: 'revoked' });
    await tx.sessions.removeOfKey(id);
    await recordEvent(core, tx, { accountId: actor.account.id, type: 'api_key.revoked', inboxId: null, subjectId: id });
    return apiKeyRecord(core, { ...row, status: 'revoked' });
  });
}

/** `pr_`, 32 random bytes in base62, and a checksum of six characters, which tells a typing mistake from a wrong key. */
export function newKey(core: Pick<Core, 'ids'>): string {
  const body = base62(core.ids.secret(32));
  return `pr_${body}${base62(createHash('sha256').update(body).digest()).slice(0, 6)}`;
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
    exceeds(row.tools, key.tools) ||
    (key.readOnly && !row.readOnly) ||
    (key.approval === 'required' && row.approval === 'none') ||
    isWiderMode(row.mode, key.mode) ||
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

function apiKeyRecord(core: Core, row: ApiKeyRow): ApiKeyRecord {
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
    rules: row.rules,
    limits: leastLimits(row.budgets),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    status: expired ? 'expired' : row.status,
  };
}
