/** How many statements a mail that comes by webhook costs the store, so that a feature which costs some is seen. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const CHANGE = /^(?:insert (?:or \w+ )?into "(?<inserted>\w+)"|update |delete )/i;
const METHODS = ['run', 'get', 'all'] as const;

test('a mail of a new thread and one of a known thread take no more statements than they did', async () => {
  const room = await startPostroom();
  const { address } = (await room.rest('POST', '/inboxes', {})).body;
  const receive = async (n: number, headers: string[]) => {
    const mail = mime({ to: address, subject: `Mail ${n}`, text: 'Hello.', messageId: `<${n}@example.org>`, headers });
    assert.equal((await room.inbound(address, mail)).status, 200);
  };
  const costs = async (headers: string[], from: number) => {
    const counted: string[][] = [];
    // The least of several: the server does things of its own meanwhile, and the first mails prepare what later ones use.
    for (let n = from; n < from + 8; n++) {
      ran.length = 0;
      await receive(n, headers);
      counted.push([...ran]);
    }
    return counted.reduce((least, one) => (one.length < least.length ? one : least));
  };
  const fresh = await costs([], 1);
  const known = await costs(['In-Reply-To: <1@example.org>'], 100);
  // Raise these only for what the mail needs: each is a part of what every mail costs.
  assert.deepEqual(await figures(fresh), { statements: 28, changes: 14, indexes: 21 });
  assert.deepEqual(await figures(known), { statements: 31, changes: 16, indexes: 19 });

  /** `indexes` = those that are written for every row, of the rows that are inserted. */
  async function figures(texts: string[]) {
    const inserted = texts.flatMap((text) => CHANGE.exec(text)?.groups?.inserted ?? []);
    let indexes = 0;
    for (const table of inserted) {
      const [row] = await room.sql('select count(*) as count from pragma_index_list(?) where partial = 0', table);
      indexes += Number(row?.count);
    }
    return { statements: texts.length, changes: texts.filter((text) => CHANGE.test(text)).length, indexes };
  }
});

/** The texts of the statements that ran, in their order. */
const ran = watchStatements();

function watchStatements(): string[] {
  const texts: string[] = [];
  const database = new SQLite(':memory:');
  const prototype = Object.getPrototypeOf(database.prepare('select 1'));
  database.close();
  for (const method of METHODS) {
    const real = prototype[method];
    prototype[method] = function (this: { source: string }, ...values: unknown[]) {
      texts.push(this.source);
      return real.apply(this, values);
    };
    after(() => {
      prototype[method] = real;
    });
  }
  return texts;
}
