/** What is done to a whole thread: at once, or of more mails than one call takes, a hundred at a time. */
import { ApiProblem, api, type Got } from '../../api.ts';

export type Change = { isRead?: boolean; addLabels?: string[]; removeLabels?: string[] };

/** The most ids of one call. */
export const MOST_IDS = 100;

export async function changeThread(id: string, change: Change): Promise<void> {
  const params = { path: { id } };
  try {
    await api.PATCH('/api/v1/threads/{id}', { params, body: change });
  } catch (error) {
    const { isRead, ...labels } = change;
    if (!isTooMany(error) || isRead === undefined) throw error;
    const which = { direction: 'inbound' as const, isRead: !isRead };
    await eachHundred(id, which, (ids) => api.PATCH('/api/v1/emails', { body: { ids, isRead } }));
    if (Object.keys(labels).length > 0) await api.PATCH('/api/v1/threads/{id}', { params, body: labels });
  }
}

export async function deleteThread(id: string): Promise<void> {
  const params = { path: { id } };
  try {
    await api.DELETE('/api/v1/threads/{id}', { params });
  } catch (error) {
    // A thread that was joined into another is a conflict too: the mails of that one may not go.
    const isLarge = isTooMany(error) && (await api.GET('/api/v1/threads/{id}', { params })).data.id === id;
    if (!isLarge) throw error;
    await eachHundred(id, {}, (ids) => api.POST('/api/v1/emails/delete', { body: { ids } }));
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'conflict';
}

type Which = { direction?: 'inbound'; isRead?: boolean };

/** From the newest on; what comes in meanwhile is left. */
async function eachHundred(threadId: string, which: Which, act: (ids: string[]) => Promise<unknown>): Promise<void> {
  let cursor: string | null = null;
  do {
    const query = { threadId, kind: 'any' as const, limit: MOST_IDS, ...which, ...(cursor === null ? {} : { cursor }) };
    const page: Got<'/api/v1/emails'> = (await api.GET('/api/v1/emails', { params: { query } })).data;
    if (page.data.length > 0) await act(page.data.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
}
