/** What the contract of search shares: a store with inboxes of two accounts, mail put into it, and searches by the first account. */
import { after, before } from 'node:test';
import type { EmailBody, NewEmail } from '../../../src/core/store/emails.ts';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { Store } from '../../../src/core/store/store.ts';
import { ENTRIES, type FlatSearch, flatSearch, type Term } from '../../support/store/flat-search.ts';
import { anAccount, anEmail, anInbox, later, MIME } from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

export type More = Omit<FlatSearch, 'terms'> & {
  accountId?: string;
  limit?: number;
  beforeSeq?: number | null;
  imported?: boolean;
};

/** For the body of a `describe`: the store is open during its tests. */
export function searchedStore(open: () => Promise<OpenedStore>) {
  let opened: OpenedStore;
  const [mine, theirs] = [anAccount(), anAccount()];
  const [inbox, second, foreign] = [anInbox(mine.id), anInbox(mine.id), anInbox(theirs.id)];
  const gone = anInbox(mine.id, { deletedAt: later(0) });
  const store: Pick<Store, 'read' | 'write'> = {
    read: (work) => opened.store.read(work),
    write: (work) => opened.store.write(work),
  };

  before(async () => {
    opened = await open();
    await store.write(async (tx) => {
      for (const row of [inbox, second, foreign, gone]) await tx.inboxes.insert(row);
    });
  });
  after(() => opened.close());

  /** Stores a mail and answers its id. */
  async function mail(at: InboxRow, change: Partial<NewEmail>, text: string | null = null): Promise<string> {
    const row = anEmail(at, { from: '', to: '', subject: '', ...change });
    const body: EmailBody = { text, html: null, visible: null };
    await store.write((tx) => tx.emails.insert(row, body, MIME));
    return row.id;
  }

  async function search(
    terms: (string | Term)[],
    { accountId = mine.id, limit = 99, beforeSeq = null, imported = false, ...more }: More = {},
  ) {
    const filter = flatSearch(accountId, { ...more, terms });
    return (await store.read((tx) => tx.emails.search(filter, { limit, beforeSeq, entries: ENTRIES, imported }))).rows;
  }
  const ids = async (terms: (string | Term)[], more?: More) => (await search(terms, more)).map((row) => row.id);

  /** PGlite has the server's own queries, and takes ten times as long for them. */
  const repeats = (times: number) => (opened.oneSession ? Math.ceil(times / 4) : times);

  return { store, repeats, mine, theirs, inbox, second, foreign, gone, mail, search, ids };
}
