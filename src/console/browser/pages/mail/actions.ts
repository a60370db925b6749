/** What is done to mail: marked, labelled, deleted, let in, moved, taken back. Each tells what became of it. */
import { api } from '../../api.ts';
import { dayAndClock } from '../../parts/time.tsx';
import { toast, toastProblem } from '../../parts/toasts.tsx';
import { type Change, changeThread, deleteThread, MOST_IDS } from './large-threads.ts';
import { chosen, dropRows, patchRows } from './list.ts';
import type { Row } from './rows.ts';
import { ARCHIVED } from './views.ts';

export async function markRead(some: Row[], isRead: boolean): Promise<void> {
  patchRows(
    some.map(({ key }) => key),
    { isUnread: !isRead },
  );
  await change(some, { isRead });
}

export async function label(some: Row[], labels: { add: string[]; remove: string[] }): Promise<void> {
  for (const row of some) {
    const kept = row.labels.filter((one) => !labels.remove.includes(one) && !labels.add.includes(one));
    patchRows([row.key], { labels: [...kept, ...labels.add] });
  }
  await change(some, {
    ...(labels.add.length > 0 ? { addLabels: labels.add } : {}),
    ...(labels.remove.length > 0 ? { removeLabels: labels.remove } : {}),
  });
}

/** Takes threads out of the list of threads until mail comes in to them, and marks them as read; `isBack` brings them back. */
export async function archive(some: Row[], isBack = false): Promise<void> {
  const threads = [...new Set(some.filter(({ status }) => status !== 'quarantined').map(({ threadId }) => threadId))];
  if (threads.length === 0) return;
  const body = isBack ? { removeLabels: [ARCHIVED] } : { isRead: true, addLabels: [ARCHIVED] };
  patchRows(
    some.map(({ key }) => key),
    isBack ? {} : { isUnread: false },
  );
  dropRows(some.filter(({ kind }) => kind === 'thread').map(({ key }) => key));
  chosen.value = new Set();
  try {
    for (const id of threads) await changeThread(id, body);
    const said = `${threads.length === 1 ? '' : `${threads.length} `}${isBack ? 'moved back' : 'archived'}`;
    const undo = { label: 'Undo', run: () => void archive(some, !isBack) };
    toast(said.charAt(0).toUpperCase() + said.slice(1), { action: undo });
  } catch (error) {
    toastProblem(error);
  }
}

/** Threads with all their mails; answers whether all are gone. */
export async function remove(some: Row[]): Promise<boolean> {
  try {
    for (const { id } of some.filter(({ kind }) => kind === 'thread')) await deleteThread(id);
    for (const ids of idsOf(some)) await api.POST('/api/v1/emails/delete', { body: { ids } });
    dropRows(some.map(({ key }) => key));
    chosen.value = new Set();
    toast(some.length === 1 ? 'Deleted' : `${some.length} deleted`);
    return true;
  } catch (error) {
    toastProblem(error);
    return false;
  }
}

/** Lets a mail out of the quarantine. */
export async function letIn(id: string): Promise<void> {
  try {
    await api.PATCH('/api/v1/emails/{id}', { params: { path: { id } }, body: { status: 'received' } });
    toast('Let in. Its agent sees it from now on.');
  } catch (error) {
    toastProblem(error);
  }
}

/** Takes a mail back that is not on its way yet; answers whether that was in time for everybody. */
export async function takeBack(id: string): Promise<boolean> {
  try {
    const { data } = await api.POST('/api/v1/emails/{id}/cancel', { params: { path: { id } } });
    const late = data.tooLate.map(({ recipient }) => recipient);
    toast(
      late.length === 0 ? 'Canceled. It was sent to nobody.' : `Too late for ${late.join(', ')}; canceled for everybody else.`,
    );
    return late.length === 0;
  } catch (error) {
    toastProblem(error);
    return false;
  }
}

/** Moves a scheduled mail to another time. Throws what the server refuses. */
export async function move(id: string, to: Date): Promise<void> {
  await api.PATCH('/api/v1/emails/{id}', { params: { path: { id } }, body: { sendAt: to.toISOString() } });
  toast(`Moved. It goes out on ${dayAndClock(to.toISOString())}.`);
}

async function change(some: Row[], asked: Change): Promise<void> {
  try {
    for (const { id } of some.filter(({ kind }) => kind === 'thread')) await changeThread(id, asked);
    for (const ids of idsOf(some)) await api.PATCH('/api/v1/emails', { body: { ids, ...asked } });
  } catch (error) {
    toastProblem(error);
  }
}

function idsOf(some: Row[]): string[][] {
  const ids = some.filter(({ kind }) => kind === 'email').map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) => ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS));
}
