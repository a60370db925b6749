/** Pages of a list: every row once, newest first, whatever the filter; checked against a model that is a plain array. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { EmailFilter } from '../../../src/core/store/email-filters.ts';
import type { EmailRow } from '../../../src/core/store/emails.ts';
import type { InboxRow } from '../../../src/core/store/inboxes.ts';
import type { PageRequest, Place, Slice, SliceRequest } from '../../../src/core/store/page.ts';
import type { Store, WriteTx } from '../../../src/core/store/store.ts';
import { seeded } from '../../support/running/seeded.ts';
import {
  aDomain,
  anAccount,
  anApiKey,
  anEmail,
  anInbox,
  first,
  later,
  MIME,
  NO_BODY,
  NOON,
} from '../../support/store/store-rows.ts';
import type { OpenedStore } from '../contract.ts';

const random = seeded(20260301);
const pick = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];

const WORDS = [
  '100% off',
  '1000 off',
  'a_b',
  'axb',
  'Wow!',
  'wow',
  'École',
  'ÉCOLE Ж',
  "it's",
  'back\\slash',
  '"quoted"',
  '',
] as const;
const LABELS = ['work', 'Work', 'wor', 'a"b', 'b', 'a,b', ',', 'x_y', 'xzy', '100%', 'ж'] as const;
/** Few distinct moments, so that many rows share theirs. */
const MOMENTS = 60;

type Stored = { row: EmailRow; text: string };

/** What the filter means, told as simply as it can be. */
function matches(filter: EmailFilter, inboxes: InboxRow[], { row, text }: Stored): boolean {
  const contains = (field: string, part: string) => field.toLowerCase().includes(part.toLowerCase());
  return (
    row.accountId === filter.accountId &&
    inboxes.some((inbox) => inbox.id === row.inboxId && inbox.deletedAt === null) &&
    (filter.inboxIds === null || filter.inboxIds.includes(row.inboxId)) &&
    (filter.threadId === undefined || row.threadId === filter.threadId) &&
    (filter.direction === undefined || row.direction === filter.direction) &&
    (filter.isRead === undefined || row.isRead === filter.isRead) &&
    (filter.label === undefined || row.labels.includes(filter.label)) &&
    (filter.from === undefined || contains(row.from, filter.from)) &&
    (filter.subject === undefined || contains(row.subject, filter.subject)) &&
    (filter.contains === undefined || contains(row.subject, filter.contains) || contains(text, filter.contains)) &&
    (filter.afterSeq === undefined || row.seq > filter.afterSeq) &&
    (filter.since === undefined || row.createdAt >= filter.since) &&
    (filter.until === undefined || row.createdAt < filter.until)
  );
}

type Listed = { id: string; createdAt: Date };

function newestFirst(a: Listed, b: Listed): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

/** All rows of a list, page by page; no page is larger than asked for, and only the last is smaller. */
async function walk<T extends Listed>(limit: number, page: (request: PageRequest) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let before: PageRequest['before'] = null; ; ) {
    const rows = await page({ limit, before });
    assert.ok(rows.length <= limit);
    all.push(...rows);
    assert.ok(all.length <= 5_000, 'the same page comes again and again');
    const last = rows.at(-1);
    if (rows.length < limit || !last) return all;
    before = { createdAt: last.createdAt, id: last.id };
  }
}

/** All rows of a list, slice by slice. */
async function walkSlices(slice: (from: Place | null) => Promise<Slice<EmailRow>>): Promise<EmailRow[]> {
  const all: EmailRow[] = [];
  let from: Place | null = null;
  for (let walked = 0; walked < 5_000; walked++) {
    const { rows, end }: Slice<EmailRow> = await slice(from);
    all.push(...rows);
    if (end === null) return all;
    from = end;
  }
  throw new Error('the slices do not end');
}

export function pagesAreWhole(open: () => Promise<OpenedStore>): void {
  describe('pages through', () => {
    let opened: OpenedStore;
    let store: Store;
    const account = anAccount();
    const foreign = anAccount();
    const living = [anInbox(account.id), anInbox(account.id), anInbox(account.id)] as const;
    const deleted = anInbox(account.id, { deletedAt: later(0) });
    const inboxes = [...living, deleted, anInbox(foreign.id)];
    const threads = [randomUUID(), randomUUID(), randomUUID()] as const;
    const rows: Stored[] = [];

    before(async () => {
      opened = await open();
      store = opened.store;
      await store.write(async (tx) => {
        for (const inbox of inboxes) await tx.inboxes.insert(inbox);
        for (let n = 0; n < 500; n++) rows.push(await insertAny(tx));
      });
    });
    after(() => opened.close());

    async function insertAny(tx: WriteTx): Promise<Stored> {
      const row = anEmail(pick([...living, ...living, ...inboxes]), {
        threadId: pick(threads),
        direction: pick(['inbound', 'inbound', 'outbound']),
        isRead: random() < 0.5,
        labels: [...new Set([pick(LABELS), pick(LABELS), pick(LABELS)])].slice(0, Math.floor(random() * 4)),
        from: `"${pick(WORDS)}" <${pick(['bob', 'BOB', 'b_b', 'b%b'])}@example.org>`,
        subject: `${pick(WORDS)} ${pick(WORDS)}`,
        createdAt: later(Math.floor(random() * MOMENTS)),
      });
      const text = `${pick(WORDS)}\n${pick(WORDS)}`;
      await tx.emails.insert(row, { text, html: null, visible: null }, MIME);
      const kept = await tx.emails.row(row.id);
      assert.ok(kept && kept.seq > (rows.at(-1)?.row.seq ?? 0));
      assert.deepEqual(kept, { ...row, seq: kept.seq, importedSeq: null });
      return { row: kept, text };
    }

    async function agrees(filter: EmailFilter, limit: number): Promise<number> {
      const expected = rows
        .filter((one) => matches(filter, inboxes, one))
        .map(({ row }) => row)
        .sort(newestFirst);
      const found = await store.read((tx) => walk(limit, (page) => tx.emails.list(filter, page)));
      const said = JSON.stringify({ filter, limit });
      assert.deepEqual(
        found.map((row) => row.id),
        expected.map((row) => row.id),
        said,
      );
      assert.deepEqual(found, expected, said);
      await agreesInSlices(filter, limit, expected);
      return found.length;
    }

    /** The same mails in either direction, and the one with the lowest position, through slices of a few entries. */
    async function agreesInSlices(filter: EmailFilter, limit: number, expected: EmailRow[]): Promise<void> {
      const entries = pick([16, 40, 1000]);
      const unclaimedAt = random() < 0.5 ? NOON : undefined;
      const through = (order: SliceRequest['order'], most: number) =>
        store.read((tx) =>
          walkSlices((from) => tx.emails.slice({ ...filter, unclaimedAt }, { order, from, limit: most, entries })),
        );
      const said = JSON.stringify({ filter, limit, entries });
      assert.deepEqual(await through('newest', limit), expected, said);
      assert.deepEqual(await through('oldest', limit), expected.toReversed(), said);
      const [lowest] = (await through('position', 1)).sort((a, b) => a.seq - b.seq);
      assert.deepEqual(lowest ?? null, expected.toSorted((a, b) => a.seq - b.seq)[0] ?? null, said);
    }

    const all: EmailFilter = { accountId: account.id, inboxIds: null };

    it('all mail of an account, whatever the size of a page, also when many rows share their moment', async () => {
      for (const limit of [1, 2, 7, 50, 1000]) assert.ok((await agrees(all, limit)) > 300);
    });

    it('the mail of one inbox, of some, of none, and of one that is deleted or foreign', async () => {
      const [a, b] = living;
      assert.ok((await agrees({ ...all, inboxIds: [a.id] }, 9)) > 50);
      assert.ok((await agrees({ ...all, inboxIds: [a.id, b.id] }, 9)) > 100);
      assert.ok((await agrees({ ...all, inboxIds: [a.id, ...inboxes.slice(3).map((inbox) => inbox.id)] }, 9)) > 50);
      for (const inboxIds of [[], ...inboxes.slice(3).map((inbox) => [inbox.id]), [randomUUID()]])
        assert.equal(await agrees({ ...all, inboxIds }, 9), 0);
      assert.ok((await agrees({ ...all, accountId: foreign.id }, 9)) > 10);
    });

    it('each filter alone, each of its values', async () => {
      const values: { [Name in keyof EmailFilter]?: EmailFilter[Name][] } = {
        threadId: [...threads],
        direction: ['inbound', 'outbound'],
        isRead: [true, false],
        label: [...LABELS],
        from: ['bob', 'BOB', 'b_b', 'b%b', '@example', '<b', ...WORDS],
        subject: [...WORDS, 'O', 'off 1', 'éCOLE', 'ж'],
        contains: ['off\n', 'o', '%', '_b', 'ÉCOLE', "it'S", 'no such thing'],
        afterSeq: [0, rows[250]?.row.seq ?? 0, rows.at(-1)?.row.seq ?? 0],
        since: [later(0), later(30), later(MOMENTS)],
        until: [later(1), later(30), later(MOMENTS)],
      };
      for (const [name, choices] of Object.entries(values))
        for (const value of choices)
          for (const inboxIds of [null, [living[0].id]]) await agrees({ ...all, inboxIds, [name]: value }, 20);
    });

    it('wildcards as themselves, letters of any case, and labels only as they are', async () => {
      const account = anAccount();
      const inbox = anInbox(account.id);
      const subjects = ['100% off', '1000 off', 'a_b', 'axb', 'Wow!', 'ÉCOLE', 'back\\slash'];
      const labels = [['Work'], ['a"b'], ['a', 'c'], ['x_y'], ['xzy'], [], ['']];
      await store.write(async (tx) => {
        await tx.inboxes.insert(inbox);
        for (const [n, subject] of subjects.entries())
          await tx.emails.insert(anEmail(inbox, { subject, labels: labels[n] ?? [] }), NO_BODY, MIME);
      });
      const found = async (filter: Partial<EmailFilter>) => {
        const page = await store.read((tx) => tx.emails.list({ accountId: account.id, inboxIds: null, ...filter }, first(99)));
        return page.map((row) => row.subject).sort();
      };
      for (const [part, subject] of [
        ['0%', '100% off'],
        ['A_B', 'a_b'],
        ['wow!', 'Wow!'],
        ['École', 'ÉCOLE'],
        ['K\\S', 'back\\slash'],
      ] as const)
        assert.deepEqual(await found({ subject: part }), [subject]);
      assert.deepEqual(await found({ subject: '%' }), ['100% off']);
      assert.deepEqual(await found({ label: 'Work' }), ['100% off']);
      assert.deepEqual(await found({ label: 'x_y' }), ['axb']);
      assert.deepEqual(await found({ label: '' }), ['back\\slash']);
      for (const label of ['work', 'Wor', 'b', ',', '"', 'a","c', '%', '[]']) assert.deepEqual(await found({ label }), [], label);
    });

    it('any filters together', async () => {
      let hits = 0;
      const maybe = <T>(name: string, value: T, odds = 0.3) => (random() < odds ? { [name]: value } : {});
      const asked = 75;
      for (let n = 0; n < asked; n++) {
        const filter: EmailFilter = {
          accountId: account.id,
          inboxIds: pick([null, [pick(living).id], [living[0].id, living[2].id], inboxes.map((inbox) => inbox.id)]),
          ...maybe('threadId', pick(threads)),
          ...maybe('direction', pick(['inbound', 'outbound'])),
          ...maybe('isRead', random() < 0.5),
          ...maybe('label', pick(LABELS), 0.2),
          ...maybe('from', pick(['bob', 'wow', '_', '%', 'é'])),
          ...maybe('subject', pick(['o', 'é', '!', '_'])),
          ...maybe('contains', pick(['o', 'é', '_', '"']), 0.2),
          ...maybe('afterSeq', pick(rows as [Stored, ...Stored[]]).row.seq, 0.2),
          ...maybe('since', later(Math.floor(random() * MOMENTS))),
          ...maybe('until', later(Math.floor(random() * MOMENTS))),
        };
        hits += (await agrees(filter, pick([1, 3, 25, 100]))) > 0 ? 1 : 0;
      }
      assert.ok(hits > asked / 2, `${hits} of ${asked} filters found something`);
    });

    it('on from a cursor whose row is gone, and from before and after all rows', async () => {
      const page = (before: PageRequest['before']) => store.read((tx) => tx.emails.list(all, { limit: 1000, before }));
      const whole = await page(null);
      const between = { createdAt: later(30), id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' };
      assert.deepEqual(
        await page(between),
        whole.filter((row) => row.createdAt <= later(30)),
      );
      assert.deepEqual(await page({ createdAt: later(MOMENTS), id: randomUUID() }), whole);
      assert.deepEqual(await page({ createdAt: later(-1), id: randomUUID() }), []);
    });

    it('inboxes, API keys and domains', async () => {
      const owner = anAccount();
      const made = Array.from({ length: 40 }, (_, n) => ({ createdAt: later(Math.floor(n / 7)) }));
      const [rooms, keys, domains] = [
        made.map((change) => anInbox(owner.id, change)),
        made.map((change) => anApiKey(owner.id, change)),
        made.map((change) => aDomain(owner.id, change)),
      ];
      const gone = anInbox(owner.id, { deletedAt: later(0) });
      await store.write(async (tx) => {
        for (const row of [...rooms, gone]) await tx.inboxes.insert(row);
        for (const row of keys) await tx.apiKeys.insert(row);
        for (const row of domains) await tx.domains.insert(row);
      });
      const some = [...rooms.slice(3, 20).map((row) => row.id), gone.id, inboxes[0]?.id ?? ''];
      await store.read(async (tx) => {
        for (const limit of [1, 6, 40]) {
          assert.deepEqual(await walk(limit, (page) => tx.inboxes.list(owner.id, null, page)), rooms.toSorted(newestFirst));
          assert.deepEqual(await walk(limit, (page) => tx.apiKeys.list(owner.id, page)), keys.toSorted(newestFirst));
          assert.deepEqual(await walk(limit, (page) => tx.domains.list(owner.id, page)), domains.toSorted(newestFirst));
          const ofAll: string[] = [];
          for (
            let rows = await tx.domains.ofAll(null, limit);
            rows.length > 0;
            rows = await tx.domains.ofAll(ofAll.at(-1) ?? null, limit)
          )
            ofAll.push(...rows.map((row) => row.id));
          assert.deepEqual(ofAll, ofAll.toSorted());
          const own = new Set(domains.map((row) => row.id));
          assert.equal(ofAll.filter((id) => own.has(id)).length, domains.length);
          const narrowed = await walk(limit, (page) => tx.inboxes.list(owner.id, some, page));
          assert.deepEqual(narrowed, rooms.slice(3, 20).toSorted(newestFirst));
        }
        assert.deepEqual(await tx.inboxes.list(owner.id, [], first(9)), []);
      });
    });
  });
}
