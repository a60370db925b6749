/** Private keys and shared secrets, encrypted where they are stored: AES-256-GCM (NIST SP 800-38D), each bound to its own row. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { PostroomError } from '../../core/base/errors.ts';

/** A column that holds secrets. `boundTo` are columns of its row that never change; the first of them is the row's primary key. */
export type SealedColumn = {
  table: string;
  column: string;
  boundTo: readonly string[];
  /** Nothing is stored there as it is, and a server starts although what is there cannot be decrypted: another secret can be made. */
  always?: true;
  /** The values may be as large as a mail: they are looked through by their beginnings, and read one at a time. */
  large?: true;
};

export const DKIM_KEY: SealedColumn = {
  table: 'domains',
  column: 'dkim_private_key',
  boundTo: ['id', 'domain', 'dkim_selector'],
};
export const SHARED_SECRET: SealedColumn = { table: 'secrets', column: 'value', boundTo: ['name'] };

export const WEBHOOK_SECRETS: SealedColumn = {
  table: 'webhook_endpoints',
  column: 'secrets',
  boundTo: ['id', 'account_id'],
  always: true,
};

/** What a post gave of a mail whose files are fetched, with what they are fetched by. */
export const FETCH_CONTENT: SealedColumn = { table: 'fetches', column: 'content', boundTo: ['id'], large: true };

/** All of them. What is added here is encrypted at the next start. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [DKIM_KEY, SHARED_SECRET, WEBHOOK_SECRETS, FETCH_CONTENT];

/** `row` holds the values of `boundTo`, in that order. Texts go in and come out as texts, bytes as bytes. */
export type Sealing = {
  /**
   * Encrypts with the first key; without keys, answers what it was given. Throws PostroomError `unavailable` where nothing may be stored as
   * it is, and there is no key.
   */
  seal<T extends string | Buffer>(column: SealedColumn, row: readonly string[], plain: T): T;
  /** Throws PostroomError `unavailable` with a sentence for the operator when the key is not there, or the value was changed. */
  open<T extends string | Buffer>(column: SealedColumn, row: readonly string[], stored: T): T;
  /** What is to be stored instead, when it is not encrypted with the first key; else null. Throws as `open`. */
  renewed<T extends string | Buffer>(column: SealedColumn, row: readonly string[], stored: T): T | null;
  /** Whether a value that begins so is to be encrypted, or encrypted anew; `beginning` has BEGINNING bytes of it. */
  isOld(beginning: string | Buffer): boolean;
};

/** Bytes of a value that tell which key encrypted it. */
export const BEGINNING = 24;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** No key in PEM begins so, and of random bytes one in 2^56 does. Then come the id of the key, and nonce, tag and ciphertext in Base64. */
const FORM = /^sealed:([0-9a-f]{16}):([A-Za-z0-9+/]+=*)$/;

/**
 * `keys` have 32 bytes each: the first encrypts, and any of them decrypts. `own` is the key that the server made for itself: without others
 * it encrypts what is never stored as it is. `opens` only decrypts.
 */
export function sealingWith(keys: readonly Buffer[], own: Buffer | null = null, opens: Buffer | null = null): Sealing {
  const known = new Map([...keys, own, opens].flatMap((key) => (key ? [[idOf(key), key]] : [])));
  const [first] = keys.length > 0 ? known : [];
  const [forAlways] = keys.length > 0 || own ? known : [];

  function seal<T extends string | Buffer>(column: SealedColumn, row: readonly string[], plain: T): T {
    const chosen = column.always ? forAlways : first;
    if (column.always && !chosen) throw noKeyToSealWith();
    if (!chosen) return plain;
    const [id, key] = chosen;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeOf(column, row, id));
    const hidden = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()]);
    return like(plain, Buffer.from(`sealed:${id}:${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')}`));
  }

  function open<T extends string | Buffer>(column: SealedColumn, row: readonly string[], stored: T): T {
    const text = textOf(stored);
    if (!text.startsWith('sealed:')) return stored;
    const [, id, encoded] = FORM.exec(text) ?? [];
    if (id === undefined || encoded === undefined) throw changed(column, row, null);
    const key = known.get(id);
    if (!key) throw noKey(id, keys.length > 0);
    const bytes = Buffer.from(encoded, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(placeOf(column, row, id))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return like(stored, Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]));
    } catch (cause) {
      throw changed(column, row, cause);
    }
  }

  return {
    seal,
    open,
    isOld: (beginning) => first !== undefined && !textOf(beginning).startsWith(`sealed:${first[0]}:`),
    renewed: (column, row, stored) => {
      const chosen = column.always ? forAlways : first;
      const isNewest = chosen && textOf(stored).startsWith(`sealed:${chosen[0]}:`);
      if (column.always && (!chosen || isNewest || !known.has(FORM.exec(textOf(stored))?.[1] ?? ''))) return null;
      const plain = open(column, row, stored);
      return !chosen || isNewest ? null : seal(column, row, plain);
    },
  };
}

/** Tells keys apart without telling anything of them. */
function idOf(key: Buffer): string {
  return createHmac('sha256', key).update('id of a key of Postroom').digest('hex').slice(0, 16);
}

function noKeyToSealWith(): PostroomError {
  return new PostroomError(
    'unavailable',
    'Secrets of webhook endpoints are stored encrypted only, and there is no key for that.',
    {
      hint: 'Ask the operator to set POSTROOM_SECRET_KEY, which this needs on PostgreSQL.',
    },
  );
}

/** Authenticated beside the ciphertext, so that a value opens in its own row only. */
function placeOf({ table, column }: SealedColumn, row: readonly string[], id: string): Buffer {
  return Buffer.from(JSON.stringify([table, column, ...row, id]));
}

function textOf(stored: string | Buffer): string {
  return typeof stored === 'string' ? stored : stored.toString('latin1');
}

/** The bytes as a text or a Buffer, whichever was given. */
function like<T extends string | Buffer>(given: T, bytes: Buffer): T {
  return (typeof given === 'string' ? bytes.toString() : bytes) as T;
}

function noKey(id: string, hasKeys: boolean): PostroomError {
  return refused(
    hasKeys
      ? `The database holds keys that are encrypted with another key (${id}) than POSTROOM_SECRET_KEY has: add that one to its list.`
      : 'The database holds keys that are encrypted, and POSTROOM_SECRET_KEY is not set: set it to the key they were encrypted with.',
  );
}

function changed({ table, column }: SealedColumn, row: readonly string[], cause: unknown): PostroomError {
  const which = `${table}.${column} of ${row.slice(0, 2).join(', ')}`;
  return refused(`What is encrypted in ${which} was changed, or is from another row: restore it from a backup.`, cause);
}

function refused(sentence: string, cause?: unknown): PostroomError {
  return new PostroomError('unavailable', sentence, { retryAfter: 30, cause });
}
