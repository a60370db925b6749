/** Kills the real process repeatedly under load, and compares what it kept, and what the next server took, with the ledgers. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLite } from '../../src/store/sqlite/driver.ts';
import { type Ledger, openLedger, type Totals } from '../support/processes/ledger.ts';
import { type RunningPostroom, startProcess } from '../support/processes/process.ts';
import { killWhileTaking } from '../support/processes/smtp-kills.ts';
import { killWhilePosting } from '../support/processes/webhook-kills.ts';
import { allSent, checkCopies, checkHeldOnce, decideOnHeld, openSinkLedger, stepsOf } from '../support/servers/sink-ledger.ts';
import { startSmtpSink } from '../support/servers/smtp-sink.ts';

export type Row = { what: string; figure: string };

export type Kills = Totals & {
  kills: number;
  /** Mails the sink took in all, and how many of them were second copies with the same Message-ID. */
  relayed: number;
  copies: number;
  /**
   * Over all kills: attempts under way at a kill, attempts recorded as unknown, and mails that were held because they asked for
   * it.
   */
  underWay: number;
  unknown: number;
  held: number;
};

/** When a kill falls: at any moment, while the sink has a mail and has not said so, or as soon as it has. */
const MOMENTS = ['any', 'before the 250', 'after the 250'] as const;

/** `rounds` kills by SIGKILL under webhook and send load; throws an AssertionError at the first thing lost, doubled or changed. */
export async function measureKills(rounds: number): Promise<Row[]> {
  const found = await killUnderLoad(rounds, rounds);
  const posted = await killedWhile(killWhilePosting, rounds);
  const taken = await killedWhile(killWhileTaking, rounds);
  return [
    { what: 'kills by SIGKILL under load, integrity_check ok after each', figure: String(found.kills) },
    { what: 'webhook mails answered 200, all there exactly once, byte for byte', figure: String(found.posted) },
    { what: 'sends answered 202, all there exactly once and handed over', figure: String(found.sent) },
    { what: 'of both, unanswered at a kill and retried without a double', figure: String(found.retried) },
    { what: 'sends whose Idempotency-Key came again, each one mail', figure: String(found.resent) },
    { what: 'hand-overs under way at a kill', figure: String(found.underWay) },
    { what: 'of them told as unknown: all that could have left a second copy', figure: String(found.unknown) },
    {
      what: 'second copies at the SMTP server, same Message-ID and bytes, cut off between its 250 and our commit',
      figure: String(found.copies),
    },
    { what: 'of those that asked to be held then, held, and at the SMTP server exactly once', figure: String(found.held) },
    {
      what: 'as many kills while events are posted to three endpoints: events, all there at each',
      figure: String(posted.events),
    },
    { what: 'of them posted twice to an endpoint that always answers, with the same id', figure: String(posted.repeats) },
    { what: 'as many kills while mails come in over SMTP: answered 250, all there exactly once', figure: String(taken.taken) },
    { what: 'of them sent again, as a kill took the answer', figure: String(taken.again) },
  ];
}

async function killedWhile<Found>(
  kill: (kills: number, dataDir: string, env: Record<string, string>) => Promise<Found>,
  rounds: number,
): Promise<Found> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postroom-kills-'));
  try {
    return await kill(rounds, dataDir, {});
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The mails are the same for the same seed, the moments of the kills are drawn from it. */
export async function killUnderLoad(rounds: number, seed: number): Promise<Kills> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postroom-kills-'));
  const taken = openSinkLedger(join(dataDir, 'sink.ledger'));
  const underWay = new Map<number, Set<string>>();
  let life = 0;
  let strike: ((moment: (typeof MOMENTS)[number]) => void) | null = null;
  const sink = await startSmtpSink({
    onData: ({ mime }) => {
      taken.take(life, mime);
      strike?.('before the 250');
      // What is said now is written first.
      const after = strike;
      setImmediate(() => after?.('after the 250'));
      return undefined;
    },
  });
  const ledger = openLedger({ seed, posting: 8, sending: 4, outside: 'reader@elsewhere.example' });
  let room: RunningPostroom | null = null;
  try {
    for (life = 1; life <= rounds; life++) {
      // In every second life all mail is accepted first, so that kills fall between that and its filing.
      const running = await startProcess(dataDir, { SMTP_URL: sink.url, ...(life % 2 === 0 ? { ACCEPT_AFTER_MS: '0' } : {}) });
      room = running;
      if (life === 1) await ledger.open(running);
      if (life % 4 === 0) await ledger.replay(running, 10);
      const load = ledger.run(running, 20 + 60 * ledger.next());
      // The first mails of a process wait for its parser; every fifth kill comes while they do.
      if (life % 5 !== 0) await load.flowing;
      await pause(100 * ledger.next());
      await killAt(MOMENTS[life % MOMENTS.length] ?? 'any', running, (striking) => {
        strike = striking;
      });
      await load.ended;
      underWay.set(life, lookInside(dataDir, ledger));
    }
    room = await startProcess(dataDir, { SMTP_URL: sink.url });
    await ledger.settle(room);
    await allSent(room);
    const held = await decideOnHeld(room, taken.arrivals());
    await allSent(room);
    await allFiled(room);
    const arrivals = taken.arrivals();
    await ledger.check(room, arrivals);
    checkHeldOnce(arrivals, ledger.elsewhere());
    await ledger.replay(room, 50);
    const { copies, unknown } = checkCopies(arrivals, underWay, await stepsOf(room, ledger.elsewhere()));
    assert.equal(taken.arrivals().length, arrivals.length, 'what was asked for again was not handed over again');
    const moving = [...underWay.values()].reduce((sum, ids) => sum + ids.size, 0);
    return { ...ledger.totals(), kills: rounds, relayed: arrivals.length, copies, underWay: moving, unknown, held };
  } finally {
    if (room?.running()) await room.end('SIGKILL');
    await sink.close();
    taken.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Resolves when nothing is left of what was accepted before it was read. */
async function allFiled(room: RunningPostroom): Promise<void> {
  while ((await room.rest('GET', '/metrics')).body.backlog.mails > 0) await pause(50);
}

/** Resolves when the process is gone. */
async function killAt(
  moment: (typeof MOMENTS)[number],
  room: RunningPostroom,
  watch: (strike: ((moment: (typeof MOMENTS)[number]) => void) | null) => void,
): Promise<void> {
  const ended = await new Promise((resolve, reject) => {
    const kill = () => {
      watch(null);
      room.end('SIGKILL').then(resolve, reject);
    };
    if (moment === 'any') kill();
    else watch((now) => now === moment && kill());
  });
  assert.deepEqual(ended, { code: null, signal: 'SIGKILL' });
}

/**
 * While no server runs: the file is whole and holds all that was acknowledged. Returns the Message-IDs whose attempt at the sink
 * was under way. A read-only connection replays the WAL but leaves it in place, so that the next start still recovers by itself.
 */
function lookInside(dataDir: string, ledger: Ledger): Set<string> {
  const file = new SQLite(join(dataDir, 'postroom.db'), { readonly: true });
  try {
    assert.deepEqual(file.pragma('integrity_check'), [{ integrity_check: 'ok' }]);
    const { tokens, ids } = ledger.acknowledged();
    const count = (table: string, column: string, values: string[]) =>
      file
        .prepare(`select count(*) from ${table} where ${column} in (select value from json_each(?))`)
        .pluck()
        .get(JSON.stringify(values));
    assert.equal(count('webhook_tokens', 'token', tokens), tokens.length, 'every mail answered 200 is in the file');
    assert.equal(count('emails', 'id', ids), ids.length, 'every send answered 202 is in the file');
    const moving =
      "select message_id from emails e join deliveries d on d.email_id = e.id where d.status = 'sending' and not d.local";
    return new Set(file.prepare(moving).pluck().all() as string[]);
  } finally {
    file.close();
  }
}
