/** Stores of several instances on one database of a real PostgreSQL server, and mails that leave a trace in every kind of row. */
import assert from 'node:assert/strict';
import pg from 'pg';
import type { EventRow } from '../../../src/core/store/events.ts';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { openPostgres } from '../../../src/store/postgres/open.ts';
import { closedAtEnd } from '../running/closing.ts';
import { anAccount, anEmail, anEvent, anInbox, MIME, NO_BODY, NOON } from '../store/store-rows.ts';
import { createDatabase, dropDatabase } from './databases.ts';

export type SharedStores = {
  url: string;
  inbox: InboxRow;
  /** A further instance. */
  open(readers?: number): Promise<Store>;
  /** A connection of another program. */
  connect(): Promise<pg.Client>;
  /** Ends all of it, and removes the database while the server is there. */
  close(): Promise<void>;
};

/** An empty database on the server at `server`, with one inbox in it. */
export async function sharedStores(server: string): Promise<SharedStores> {
  const url = await createDatabase(server);
  const ends: (() => Promise<unknown>)[] = [];
  const inbox = anInbox(anAccount().id);
  const open = async (readers = 5) => {
    const store = await openPostgres({ url, migrate: true, readers });
    ends.push(() => store.close());
    return store;
  };
  const first = await open();
  await first.write((tx) => tx.inboxes.insert(inbox));
  return closedAtEnd({
    url,
    inbox,
    open,
    connect: async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      ends.push(() => client.end());
      return client;
    },
    close: async () => {
      await Promise.all(ends.map((end) => end()));
      await dropDatabase(url).catch(() => {});
    },
  });
}

/** One transaction: token, record, event and counter. Resolves the id of the email, which is the token too. */
export async function storeMail(store: Store, inbox: InboxRow): Promise<string> {
  const email = anEmail(inbox);
  await store.write(async (tx) => {
    assert.equal(await tx.webhookTokens.claim(email.id, NOON), true);
    await tx.emails.insert(email, NO_BODY, MIME);
    await tx.events.append(anEvent(inbox.accountId, { inboxId: inbox.id, subjectId: email.id }));
    tx.counters.add(inbox.accountId, '', 'mails', 1);
    tx.wake('email', email.id);
  });
  return email.id;
}

/** All events of the inbox's account behind `seq`, read on from cursor to cursor. */
export async function eventsAfter(store: Store, inbox: InboxRow, seq: number): Promise<EventRow[]> {
  const found: EventRow[] = [];
  while (true) {
    const cursor = found.at(-1)?.seq ?? seq;
    const page = await store.read((tx) => tx.events.after(inbox.accountId, null, cursor, 100));
    if (page.length === 0) return found;
    found.push(...page);
  }
}

/** `check` fails when a rejection or an exception was not handled since this call. */
export function watchUnhandled(): { check(): void } {
  const seen: unknown[] = [];
  const see = (error: unknown) => void seen.push(error);
  process.on('unhandledRejection', see);
  process.on('uncaughtException', see);
  return {
    check: () => {
      process.off('unhandledRejection', see);
      process.off('uncaughtException', see);
      assert.deepEqual(seen, [], 'failures that nobody handled');
    },
  };
}
