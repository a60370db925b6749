/** Dry runs as tests ask for them, and the calls right after them, which must do what the dry run reported. */
import assert from 'node:assert/strict';
import { isShared } from '../postgres/test-database.ts';
import type { Stored } from './correspondence.ts';
import { type Answer, API_KEY, type Json, type Postroom } from './postroom.ts';

export type Foretold = { report: Stored; real: Answer };

export type DryRuns = {
  post(path: string, body: Json, key?: string): Promise<Answer>;
  /** The secret of a new key. */
  keyWith(limits: Json, maker?: string): Promise<string>;
  /** The report of a dry run that is answered with one. */
  dryRun(path: string, body: Json, key?: string): Promise<Stored>;
  /** The dry run and then the call itself, which must agree. */
  foretold(path: string, body: Json, key?: string): Promise<Foretold>;
};

export function dryRunsIn(room: Postroom): DryRuns {
  const post = (path: string, body: Json, key = API_KEY) => room.rest('POST', path, body, { key });
  const dryRun = async (path: string, body: Json, key = API_KEY) => {
    const answer = await post(path, { ...body, dryRun: true }, key);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };
  return {
    post,
    dryRun,
    keyWith: async (limits, maker = API_KEY) => {
      const { status, body } = await post('/api-keys', { name: 'narrow', ...limits }, maker);
      assert.equal(status, 201, JSON.stringify(body));
      return body.key;
    },
    foretold: async (path, body, key = API_KEY) => {
      const report = await dryRun(path, body, key);
      const real = await post(path, body, key);
      if (report.wouldBe === 'refused') assertRefused(report, real);
      else await assertAccepted(room, report, real, key);
      return { report, real };
    },
  };
}

let serial = 0;

/** A mail to a recipient elsewhere, under a subject of its own. */
export function letter(inboxId: string, more: Json = {}): Json {
  return { inboxId, to: 'ann@example.org', subject: `Letter ${++serial}`, text: 'Hello.', ...more };
}

/** The fields in which two equal refusals agree. */
export function refusalOf({ code, message, detail, hint, errors }: Json): Json {
  return { code, message: message ?? detail, hint, errors };
}

/** By the names of the rules. */
export function outcomesOf(report: Stored): Json {
  return Object.fromEntries(report.rules.map((one: Json) => [one.rule, one.outcome]));
}

/**
 * Every row of every table but what any call changes: when its key was last used, and its session last seen or busy; and but a client's
 * reading of its stream, which it begins by itself.
 */
export async function everythingStored(room: Postroom): Promise<string[]> {
  const named = isShared
    ? "select table_name as name from information_schema.tables where table_schema = 'public' order by 1"
    : "select name from sqlite_master where type = 'table' order by name";
  const tables = (await room.sql(named)).map(({ name }) => String(name)).filter((name) => !BEATING.includes(name));
  assert.ok(tables.includes('emails') && tables.includes('events') && tables.includes('counters'), tables.join());
  const dump: string[] = [];
  for (const name of tables) {
    const rows = (await room.sql(`select * from "${name}"`)).filter(({ kind }) => kind !== 'reading');
    // PostgreSQL keeps no order of its own: a row that was written anew comes last.
    dump.push(
      ...rows
        .map(({ last_used_at: _used, last_seen_at: _seen, busy_until: _busy, ...row }) => `${name} ${JSON.stringify(row)}`)
        .sort(),
    );
  }
  return dump;
}

/** Written by the clock, whatever is called. */
const BEATING = ['instances'];

function assertRefused(report: Stored, real: Answer): void {
  assert.ok(real.status >= 400, 'it was refused');
  assert.deepEqual(refusalOf(report.refusal), refusalOf(real.body));
}

async function assertAccepted(room: Postroom, report: Stored, real: Answer, key: string): Promise<void> {
  assert.equal(real.status, 202, JSON.stringify(real.body));
  const { id, status, held, subject, size, sendAt, threadId, threadReason } = real.body;
  assert.deepEqual([report.wouldBe, report.refusal], [status, null]);
  // A hash stands for the very bytes that are held, and only what is sent was sent by a key.
  assert.deepEqual(report.held && { ...report.held, sentBy: held.sentBy, hash: held.hash }, held);
  assert.deepEqual([report.subject, report.size, report.sendAt], [subject, size, sendAt]);
  assert.equal(report.thread.reason, threadReason);
  const asked = async (path: string) => (await room.rest('GET', path, undefined, { key })).body;
  if (report.thread.id === null) assert.equal((await asked(`/threads/${threadId}`)).emails, 1, 'it begins a thread');
  else assert.equal(report.thread.id, threadId);
  const { data } = await asked(`/emails/${id}/deliveries`);
  const [foretold, delivered] = [report.recipients, data].map((list) =>
    list.map((one: Json) => one.address ?? one.recipient).toSorted(),
  );
  assert.deepEqual(foretold, delivered);
}
