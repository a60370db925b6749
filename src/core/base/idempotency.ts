/** Idempotency keys: the first answer is stored in the transaction that made it, so a retry finds either nothing or all of it. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '../ports/core.ts';
import type { IdempotencyRow } from '../store/idempotency.ts';
import type { ReadTx, WriteOptions, WriteTx } from '../store/store.ts';
import { type Actor, lineOf, type Once, SCOPES } from './actor.ts';
import { PostroomError } from './errors.ts';
import { readTogether } from './read-together.ts';
import { othersTurn, STRETCH } from './turns.ts';

/** How long an answer is kept for replay, in milliseconds. */
export const IDEMPOTENCY_RETENTION = 24 * 3600 * 1000;

/**
 * The claim of one call. The order of the fields in `input` does not matter. A field that is left out counts the same as one with its value in
 * `sameAsLeftOut`, and a single text the same as a list of it alone for the fields in `sameInList`. `secret` = the answer holds a secret.
 */
export async function claimOnce(
  { key, scope }: Pick<Once, 'key' | 'scope'>,
  input: Record<string, unknown>,
  {
    secret,
    sameAsLeftOut,
    sameInList,
  }: { secret: boolean; sameAsLeftOut: Record<string, unknown>; sameInList: readonly string[] },
): Promise<Once> {
  const isSame = (name: string) => Object.hasOwn(sameAsLeftOut, name) && isDeepStrictEqual(input[name], sameAsLeftOut[name]);
  const told = Object.keys(input).filter((name) => !isSame(name));
  const hashOf = (names: string[], form: (name: string) => unknown) =>
    canonicalHash(Object.fromEntries(names.map((name) => [name, form(name)])));
  const asGiven = (name: string) => input[name];
  const requestHash = await hashOf(told, (name) => (sameInList.includes(name) ? alone(input[name]) : input[name]));
  // Computed only when the first hash is not the stored one, because an input may be a large mail.
  const olderHashes = async () => [await hashOf(told, asGiven), await hashOf(Object.keys(input), asGiven)];
  return { key, scope, requestHash, olderHashes, secret, replayed: false };
}

/** The stored answer of an earlier call with this key, or null. Throws `idempotency_mismatch` when the key was used for another request. */
export async function recall<T>(core: Core, actor: Actor): Promise<T | null> {
  const { once } = actor;
  if (!once) return null;
  const row = await core.store.read((tx) => earlierAnswer(tx, actor, once));
  return row && isFresh(row, core.clock.now()) ? await replay<T>(once, row) : null;
}

/**
 * Runs `work` in a write transaction, at most once per idempotency key; its result must be plain JSON. Without a key it is a
 * plain write. A repetition that comes while the first request runs waits for it. Throws `idempotency_mismatch` when the key was used for another
 * request.
 */
export function commit<T>(
  core: Pick<Core, 'store' | 'clock'>,
  actor: Actor,
  work: (tx: WriteTx) => Promise<T>,
  options?: WriteOptions,
): Promise<T> {
  return commitRead(core, actor, async () => {}, work, options);
}

/**
 * Like `commit`, for work of which a part only reads: `read` answers what `work` needs, or throws. It runs beside the search for an earlier
 * answer, which comes before whatever it throws.
 */
export function commitRead<R, T>(
  core: Pick<Core, 'store' | 'clock'>,
  actor: Actor,
  read: (tx: WriteTx) => Promise<R>,
  work: (tx: WriteTx, found: R) => Promise<T>,
  options?: WriteOptions,
): Promise<T> {
  const { once } = actor;
  if (!once) return core.store.write(async (tx) => await work(tx, await read(tx)), options);
  return core.store.write(async (tx) => {
    const reading = read(tx);
    const [earlier] = await readTogether([earlierAnswer(tx, actor, once), reading.catch(() => {})]);
    if (earlier && isFresh(earlier, core.clock.now())) return await replay<T>(once, earlier);
    const found = await reading;
    if (earlier) await tx.idempotency.remove(earlier.id);
    const id = rowId(actor, once);
    const result = await work(tx, found);
    const [sealed, createdAt] = [seal(once.key, result), core.clock.now()];
    const row = { id, requestHash: once.requestHash, sealed, createdAt, accountId: actor.account.id };
    await tx.idempotency.insert(row);
    return result;
  }, options);
}

async function replay<T>(once: Once, row: IdempotencyRow): Promise<T> {
  if (row.requestHash !== once.requestHash && !(await once.olderHashes()).includes(row.requestHash)) {
    throw mismatch(once, row);
  }
  once.replayed = true;
  return unseal<T>(once.key, row.sealed);
}

/** A caller that does not know that its first request was carried out would repeat it under a new key, and so send a mail twice. */
function mismatch(once: Once, { createdAt, sealed }: IdempotencyRow): PostroomError {
  const { id } = unseal<{ id?: unknown }>(once.key, sealed);
  const answered = typeof id === 'string' ? `, and answered the id ${id}` : '';
  const first = 'The request with other content that used this idempotency key before was carried out';
  return new PostroomError('idempotency_mismatch', `${first} at ${createdAt.toISOString()}${answered}.`, {
    hint: 'Nothing was done now. Look at what the first request did before you repeat anything: it answers again when it is repeated unchanged. Use a new key only for what is to be done besides it.',
  });
}

function isFresh(row: IdempotencyRow, now: Date): boolean {
  return row.createdAt.getTime() > now.getTime() - IDEMPOTENCY_RETENTION;
}

/**
 * The hash covers the line of the API key: the key that replaced the first one in a rotation gets the answer, and no other key does,
 * whatever its rights. A line has one expiry and one set of rights, because rotation copies them and nothing changes them.
 */
function rowId({ key }: Actor, once: Once): string {
  return sha256(`line\n${lineOf(key)}\n${once.scope}\n${once.key}`);
}

/**
 * Answers that a release without lines stored are still found for the 24 hours that they are kept, so that a send which is retried across that
 * upgrade stays one mail. Their id covers the key's rights only, so a secret is never answered from them.
 */
async function earlierAnswer(tx: ReadTx, actor: Actor, once: Once): Promise<IdempotencyRow | null> {
  const [ofLine, ofRights] = await readTogether([
    tx.idempotency.get(rowId(actor, once)),
    once.secret ? null : tx.idempotency.get(idByRights(actor, once)),
  ]);
  return ofLine ?? ofRights;
}

function idByRights(actor: Actor, once: Once): string {
  const { scopes, inboxIds, tools, readOnly, approval, mode, rules, budgets } = actor.key;
  // Only what narrows the key: each of these came with a later release, so the ids before it were made without.
  const narrowed = [approval, mode, rules, budgets].filter((one) => one !== 'none' && one !== 'full' && one.length > 0);
  const rights = canonical([
    hashedScopes(scopes),
    inboxIds?.toSorted() ?? null,
    typeof tools === 'string' ? tools : (tools?.toSorted() ?? null),
    readOnly,
    ...narrowed,
  ]);
  return sha256(`${actor.account.id}\n${rights}\n${once.scope}\n${once.key}`);
}

/** A key without a list holds every scope, so it is hashed like a key whose list names every scope. */
function hashedScopes(scopes: string[] | null): readonly string[] {
  const all = scopes === null || SCOPES.every((scope) => scopes.includes(scope));
  return all ? EVERY_SCOPE : scopes.toSorted();
}

/** This list never changes, so that an upgrade which adds a scope still finds the answers stored before it. */
const EVERY_SCOPE: readonly string[] = [
  'api-keys:read',
  'api-keys:write',
  'domains:read',
  'domains:write',
  'emails:approve',
  'emails:read',
  'emails:send',
  'emails:write',
  'inboxes:read',
  'inboxes:write',
  'metrics:read',
  'suppressions:read',
  'suppressions:write',
];

/** An answer may hold a new API key, so it is encrypted under the idempotency key, which is stored only as a hash. */
function seal(key: string, result: unknown): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(result), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal<T>(key: string, sealed: Buffer): T {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')) as T;
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'postroom', 'idempotency', 32));
}

function alone(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

/** Over the JSON with its fields in order. Long texts, such as files, are hashed in stretches, so that the event loop is not blocked. */
async function canonicalHash(value: unknown): Promise<string> {
  const mark = randomUUID();
  const long: string[] = [];
  const json = canonical(value, (text) => {
    if (text.length <= STRETCH) return text;
    long.push(text);
    return mark;
  });
  const [first = '', ...between] = json.split(mark);
  const hash = createHash('sha256').update(first);
  for (const [index, text] of long.entries()) {
    for (let at = 0; at < text.length; ) {
      const end = afterStretch(text, at);
      hash.update(JSON.stringify(text.slice(at, end)).slice(1, -1));
      at = end;
      await othersTurn();
    }
    hash.update(between[index] ?? '');
  }
  return hash.digest('hex');
}

/** JSON with its fields in order; `shortened` answers what to put in place of a text. */
function canonical(value: unknown, shortened = (text: string) => text): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return shortened(inner);
    return inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  });
}

/** The end of a stretch. It never cuts a surrogate pair, because each half alone would be written as an escape. */
function afterStretch(text: string, from: number): number {
  const end = from + STRETCH;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
