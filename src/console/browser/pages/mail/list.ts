/** The list on screen: its rows, loaded page by page, and kept as they are on the server. */
import { batch, effect, signal } from '@preact/signals';
import type { LiveEvent } from '../../live.ts';
import { announce } from '../../parts/announcer.tsx';
import { who } from '../../state.ts';
import type { Row } from './rows.ts';
import { type Asked, readPage } from './views.ts';

/**
 * The rows that are loaded. A page is added to the array that is there: a copy of 100,000 rows for each fifty would hold up scrolling. So what changes
 * with a page is the object around it.
 */
export const list = signal<{ readonly rows: readonly Row[] }>({ rows: [] });
/** Labels of all rows that were shown: one stays in sight when the list that showed it goes. */
export const seenLabels = signal<ReadonlySet<string>>(new Set());
/** Whether rows follow that are not loaded. */
export const hasMore = signal(false);
export const isLoading = signal(false);
export const listFailure = signal<unknown>(null);
/** Keys of the rows that are chosen for something that is done to all of them. */
export const chosen = signal<ReadonlySet<string>>(new Set());

/** Pages that are read in a row while a filter leaves nothing of them. */
const MOST_PAGES = 5;
/** Rows with which a page of a filter is full enough. */
const ENOUGH = 20;
/** Milliseconds in which several events are answered by one look. */
const TOGETHER = 250;

/** The array in `list`, and the keys of its rows. */
let loaded: Row[] = [];
let keys = new Set<string>();

let asked: Asked | null = null;
let next: string | null = null;
let turn = 0;
let isWaiting = false;
let isStale = false;
let looks = 0;

/** Shows another list, unless it is the one that is shown. */
export function showList(wanted: Asked): void {
  if (JSON.stringify(wanted) === JSON.stringify(asked)) return;
  asked = wanted;
  batch(() => {
    replace([]);
    chosen.value = new Set();
    hasMore.value = false;
  });
  void reload();
}

/** Forgets it, as the next person who signs in may be another. */
export function closeList(): void {
  turn += 1;
  asked = null;
  batch(() => {
    replace([]);
    seenLabels.value = new Set();
    chosen.value = new Set();
    hasMore.value = false;
    listFailure.value = null;
  });
}

// It may be read ahead, and the session may end before the page is shown that would close it.
effect(() => {
  if (who.value === null) closeList();
});

/** To be called when events come in again: what happened meanwhile did not reach the page. */
export async function catchUp(): Promise<void> {
  if (listFailure.value) await reload();
  else await lookAgain();
}

/** Reads it anew from its beginning. */
export async function reload(): Promise<void> {
  const mine = ++turn;
  next = null;
  isLoading.value = true;
  await readOn(mine, true);
}

/** Reads the next page, unless one is being read or there is none. */
export async function loadMore(): Promise<void> {
  if (isLoading.value || !hasMore.value || listFailure.value) return;
  isLoading.value = true;
  await readOn(turn, false);
}

async function readOn(mine: number, isFirst: boolean): Promise<void> {
  const wanted = asked;
  if (!wanted) return;
  try {
    let found: Row[] = [];
    for (let pages = 0; pages < MOST_PAGES && found.length < ENOUGH; pages += 1) {
      if (pages > 0 && next === null) break;
      const page = await readPage(wanted, next, false);
      if (mine !== turn) return;
      next = page.next;
      found = [...found, ...page.rows];
    }
    batch(() => {
      if (isFirst) replace(found);
      else append(found);
      hasMore.value = next !== null;
      listFailure.value = null;
    });
  } catch (error) {
    if (mine === turn) listFailure.value = error;
  }
  if (mine !== turn) return;
  isLoading.value = false;
  if (isStale) await lookAgain();
}

/** To be called for each event. Several that come together are one look at the first page. */
export function heard(event: LiveEvent): void {
  if (!/^(email|thread|draft|report|import)\./.test(event.type)) return;
  if (event.type === 'email.deleted' || event.type === 'thread.deleted')
    dropRows([`email ${event.subjectId}`, `thread ${event.subjectId}`]);
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void lookAgain();
  }, TOGETHER);
}

/** The first page again. Rows that are further down stay. */
async function lookAgain(): Promise<void> {
  const wanted = asked;
  const mine = turn;
  // What is being read may be from before the event.
  isStale = isLoading.value;
  if (!wanted || isStale) return;
  looks += 1;
  const look = looks;
  try {
    const page = await readPage(wanted, null, true);
    if (mine !== turn || look !== looks) return;
    // What is loaded of other lists would be taken for rows that have gone.
    if (page.isOneOfSeveral) {
      await reload();
      return;
    }
    const fresh = page.rows.filter(({ key, isUnread }) => isUnread && !keys.has(key));
    const newest = new Set(page.rows.map(({ key }) => key));
    const last = page.rows.at(-1);
    // More came than a page holds: what is between it and the rows that are loaded would never be read.
    const isApart = keys.size > 0 && !page.rows.some(({ key }) => keys.has(key));
    const isAll = page.next === null || isApart;
    const older = isAll ? [] : loaded.filter(({ key, at }) => !newest.has(key) && (!last || at <= last.at));
    replace([...page.rows, ...older], page.rows);
    if (isAll) {
      next = page.next;
      hasMore.value = next !== null;
    }
    tell(fresh);
  } catch {
    // The next event, or the person, looks again.
  }
}

function tell(fresh: Row[]): void {
  const [first] = fresh;
  if (first && fresh.length === 1) announce(`New mail from ${first.people}: ${first.subject || 'no subject'}`);
  else if (first) announce(`${fresh.length} new mails`);
}

/** Changes rows at once, before the server has said so. */
export function patchRows(some: Iterable<string>, change: Partial<Row>): void {
  const wanted = new Set(some);
  const changed = loaded.map((row) => (wanted.has(row.key) ? { ...row, ...change } : row));
  replace(changed, change.labels ? changed.filter(({ key }) => wanted.has(key)) : []);
}

export function dropRows(some: Iterable<string>): void {
  const gone = new Set(some);
  if ([...gone].some((key) => keys.has(key)))
    replace(
      loaded.filter(({ key }) => !gone.has(key)),
      [],
    );
  if ([...chosen.value].some((key) => gone.has(key))) chosen.value = new Set([...chosen.value].filter((key) => !gone.has(key)));
}

export function choose(key: string, isChosen = !chosen.value.has(key)): void {
  const others = [...chosen.value].filter((one) => one !== key);
  chosen.value = new Set(isChosen ? [...others, key] : others);
}

/** `fresh`: those of them that were not shown before. */
function replace(rows: Row[], fresh = rows): void {
  loaded = rows;
  keys = new Set(rows.map(({ key }) => key));
  list.value = { rows };
  seeLabels(fresh);
}

function append(more: Row[]): void {
  const fresh = more.filter(({ key }) => !keys.has(key));
  for (const row of fresh) {
    loaded.push(row);
    keys.add(row.key);
  }
  list.value = { rows: loaded };
  seeLabels(fresh);
}

function seeLabels(some: Row[]): void {
  const unseen = some.flatMap(({ labels }) => labels).filter((label) => !seenLabels.peek().has(label));
  if (unseen.length > 0) seenLabels.value = new Set([...seenLabels.peek(), ...unseen]);
}
