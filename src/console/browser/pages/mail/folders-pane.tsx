/** The first pane: which inbox, which view, which label. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiProblem, api, type Got, Unreachable, unasked } from '../../api.ts';
import { isLive, onEvent, onGap } from '../../live.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ofKind, useReading } from '../../parts/reading.ts';
import { toastProblem } from '../../parts/toasts.tsx';
import { can } from '../../session.ts';
import { write } from './draft.ts';
import { seenLabels } from './list.ts';
import { goToList, listAddress } from './place.ts';
import { ARCHIVED, type Asked, VIEWS, viewOf } from './views.ts';

export type Inbox = Got<'/api/v1/inboxes'>['data'][number];

/** The most inboxes that are offered. */
const MOST_INBOXES = 500;
/** The most labels that are offered. */
const MOST_LABELS = 100;

export function FoldersPane({ asked, inboxes }: { asked: Asked; inboxes: Inbox[] }) {
  const used = useLabels(asked.inboxId);
  const labels = [...new Set([...used, ...seenLabels.value, ...(asked.label === '' ? [] : [asked.label])])]
    .filter((label) => label !== ARCHIVED)
    .sort()
    .slice(0, MOST_LABELS);
  const current = asked.q === '' && asked.label === '' ? viewOf(asked).name : null;
  return (
    <div class="folders">
      {can('emails:send') && (
        <Button
          look="main"
          icon="compose"
          shortcut="c"
          onClick={() => void write({ kind: 'new', inboxId: asked.inboxId ?? inboxes[0]?.id ?? '' })}
        >
          Compose
        </Button>
      )}
      <label class="folders-inbox">
        <span>Inbox</span>
        <select
          value={asked.inboxId ?? ''}
          onChange={({ currentTarget }) => goToList({ ...asked, inboxId: currentTarget.value || null })}
        >
          <option value="">All inboxes</option>
          {inboxes.map(({ id, address, status }) => (
            <option key={id} value={id}>
              {status === 'paused' ? `${address} (paused)` : address}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label="Mail">
        <ul>
          {VIEWS.map(({ name, title, icon }) => (
            <li key={name}>
              <a
                href={listAddress({ ...asked, view: name, label: '', q: '' })}
                aria-current={name === current ? 'true' : undefined}
              >
                <Icon name={icon} />
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
        {labels.length > 0 && (
          <>
            <h2>Labels</h2>
            <ul>
              {labels.map((label) => (
                <li key={label}>
                  <a
                    href={listAddress({ ...asked, label, q: '' })}
                    aria-current={asked.label === label && asked.q === '' ? 'true' : undefined}
                  >
                    <Icon name="label" />
                    <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
    </div>
  );
}

/** The labels that are in use, kept as they are on the server. */
function useLabels(inboxId: string | null): string[] {
  const { value } = useReading(
    async (sent) => (await api.GET('/api/v1/labels', { ...sent, params: { query: inboxId === null ? {} : { inboxId } } })).data,
    [inboxId, isLive.value],
    ofKind('email', 'thread'),
  );
  return (value?.data ?? []).map(({ label }) => label);
}

/** The inboxes that the key sees, kept as they are on the server. */
export function useInboxes(): Inbox[] {
  const inboxes = useSignal<Inbox[]>([]);
  useEffect(() => {
    const read = async () => {
      if (!can('inboxes:read')) return;
      let all: Inbox[] = [];
      for (let cursor: string | null | undefined; cursor !== null && all.length < MOST_INBOXES; ) {
        const query = { limit: 100, ...(cursor ? { cursor } : {}) };
        const { data } = await api.GET('/api/v1/inboxes', { params: { query }, ...unasked });
        all = [...all, ...data.data];
        cursor = data.nextCursor;
      }
      inboxes.value = all;
    };
    // Without a connection or a session the page says so by itself, and this is done again once there is one.
    read().catch((error: unknown) => {
      const isTold = error instanceof Unreachable || (error instanceof ApiProblem && error.problem.status === 401);
      if (!isTold) toastProblem(error);
    });
    const again = () => void read().catch(() => undefined);
    const stops = [onGap(again), onEvent(({ type }) => type.startsWith('inbox.') && again())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isLive.value]);
  return inboxes.value;
}
