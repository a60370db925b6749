/** How often the writer of a PostgreSQL waits for answers while mail is sent and handed over: in each of these times, all writers of all instances wait. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createDatabase } from '../../support/postgres/databases.ts';
import { type PgWire, startPgWire } from '../../support/postgres/pg-wire.ts';
import { type PostgresServer, postgresBinaries, startPostgres } from '../../support/postgres/postgres-server.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type Answer, eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { type SmtpSink, startSmtpSink } from '../../support/servers/smtp-sink.ts';

const missing = postgresBinaries() === null && 'there is no PostgreSQL here';

/** Milliseconds that the wire takes each way: what is sent in the time of both was sent without waiting for an answer. */
const WAY = 15;

/** On a machine that stands still, what did not wait looks as if it had. So the best of a few counts. */
const TRIES = 3;

const INSERTED = /^insert into "deliveries"/;

describe('the writer waits', { skip: missing }, () => {
  let server: PostgresServer;
  let wire: PgWire;
  let sink: SmtpSink;
  let room: Postroom;
  let inbox: { id: string; address: string };
  let mails = 0;

  before(async () => {
    server = await startPostgres();
    wire = await startPgWire(server.port);
    sink = await startSmtpSink();
    const url = new URL(await createDatabase(server.url));
    url.port = String(wire.port);
    room = await startPostroom({ DATABASE_URL: url.href, SMTP_URL: sink.url });
    inbox = (await room.rest('POST', '/inboxes', { localPart: 'ada' })).body;
    wire.delay(() => WAY);
  });
  after(async () => {
    wire?.mend();
    await room?.close();
    await sink?.close();
    await wire?.close();
    await server?.close();
  });

  /** How often the unit of work waited that makes a statement like this, and the transaction beside its units: the least of several. */
  async function leastWaits(statement: RegExp, work: () => Promise<void>): Promise<{ unit: number; around: number }> {
    const found: { unit: number; around: number }[] = [];
    for (let n = 0; n < TRIES; n++) {
      wire.rounds();
      await work();
      for (const rounds of transactions()) {
        const units = unitsOf(rounds);
        const around = rounds.length - units.reduce((sum, { waits }) => sum + waits, 0);
        for (const { waits, statements } of units)
          if (statements.some((one) => statement.test(one))) found.push({ unit: waits, around });
      }
    }
    assert.notEqual(found.length, 0, 'there was one');
    return { unit: Math.min(...found.map(({ unit }) => unit)), around: Math.min(...found.map(({ around }) => around)) };
  }

  /** The rounds of each transaction that has ended. */
  function transactions(): string[][][] {
    const ended: string[][][] = [];
    const open = new Map<number, string[][]>();
    for (const { connection, statements } of wire.rounds()) {
      if (statements.some((one) => /^begin/.test(one))) open.set(connection, []);
      const rounds = open.get(connection);
      rounds?.push(statements);
      if (!rounds || !statements.some((one) => /^commit/.test(one))) continue;
      ended.push(rounds);
      open.delete(connection);
    }
    return ended;
  }

  /** The units of work of a transaction, each with how many rounds went by before its end was sent. */
  function unitsOf(rounds: string[][]): { waits: number; statements: string[] }[] {
    const units: { waits: number; statements: string[] }[] = [];
    let begun: { at: number; statements: string[] } | null = null;
    for (const [at, statements] of rounds.entries())
      for (const statement of statements) {
        if (/^savepoint/.test(statement)) begun = { at, statements: [] };
        else if (begun && /^release/.test(statement)) units.push({ waits: at - begun.at, statements: begun.statements });
        else begun?.statements.push(statement);
      }
    return units;
  }

  const isAccepted = ({ status, body }: Answer) => assert.equal(status, 202, JSON.stringify(body));
  /** Due later, so that it is counted alone. */
  const sendAt = () => new Date(Date.now() + 3600_000).toISOString();
  const send = async (more: Json = { sendAt: sendAt() }, headers: Record<string, string> = {}) => {
    const mail = { inboxId: inbox.id, to: `bob-${++mails}@x.example`, subject: `Order ${mails}`, text: 'Hi.', ...more };
    const answer = await room.rest('POST', '/emails/send', mail, { headers });
    isAccepted(answer);
    return String(answer.body.id);
  };
  const status = async (id: string) => (await room.rest('GET', `/emails/${id}`)).body.status;

  test('once for a send', async () => {
    const { unit, around } = await leastWaits(INSERTED, async () => void (await send()));
    assert.equal(unit, 1);
    assert.equal(around, 4, 'for the lock, the release of the last unit of work, the words to search by, and the commit');
  });

  test('once for a send with an idempotency key', async () => {
    const keyed = async () => void (await send({ sendAt: sendAt() }, { 'idempotency-key': `key-${mails}` }));
    assert.equal((await leastWaits(/^insert into "idempotency"/, keyed)).unit, 1);
  });

  test('once for a reply to one who has just written, in a thread that goes on', async () => {
    const answered = async () => {
      const messageId = `<question-${++mails}@y.example>`;
      const question = { to: inbox.address, from: `carol-${mails}@y.example`, subject: `Question ${mails}`, text: 'Well?' };
      await room.inbound(inbox.address, mime({ ...question, messageId }));
      await room.inbound(inbox.address, mime({ ...question, headers: [`In-Reply-To: ${messageId}`] }));
      const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound&limit=1`)).body;
      isAccepted(await room.rest('POST', `/emails/${data[0].id}/reply`, { text: 'Yes.', sendAt: sendAt() }));
    };
    assert.equal((await leastWaits(/^insert into "exchanges"/, answered)).unit, 1);
  });

  test('once for a forwarded mail', async () => {
    await room.inbound(inbox.address, mime({ to: inbox.address, subject: 'News', text: 'x' }));
    const { data } = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound&limit=1`)).body;
    const forward = async () =>
      isAccepted(await room.rest('POST', `/emails/${data[0].id}/forward`, { to: `bob-${++mails}@x.example`, sendAt: sendAt() }));
    assert.equal((await leastWaits(INSERTED, forward)).unit, 1);
  });

  test('six times to claim mail of several accounts, and once to store what became of it', async () => {
    const key = await room.account();
    const other = (await room.rest('POST', '/inboxes', {}, { key })).body;
    const relayed = async () => {
      const mail = { inboxId: other.id, to: 'dan@z.example', subject: 'x', text: 'y' };
      const [id] = await Promise.all([send({}), room.rest('POST', '/emails/send', mail, { key }).then(isAccepted)]);
      await eventually('it is sent', async () => (await status(id)) === 'sent');
    };
    const claim = await leastWaits(/^update "deliveries" set .*"claimed_by" = /, relayed);
    assert.ok(claim.unit <= 6, `${claim.unit}`);
    assert.equal((await leastWaits(/^insert into "delivery_steps"/, relayed)).unit, 1);
  });

  test('three times to deliver to an inbox here', async () => {
    const delivered = async () => {
      const id = await send({ to: inbox.address });
      await eventually('it is delivered', async () => (await status(id)) === 'delivered');
    };
    assert.equal((await leastWaits(/^insert into "delivery_steps"/, delivered)).unit, 3);
  });
});
