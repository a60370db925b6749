/** Events as they happen, newest first. */
import { useEffect, useState } from 'preact/hooks';
import { isLive, type LiveEvent, onEvent } from '../../live.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Table } from '../../parts/listing.tsx';
import { PageHead } from '../../parts/page.tsx';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';

/** Older ones are taken off the page. */
const MOST = 200;

export default function Events() {
  const [events, setEvents] = useState<LiveEvent[]>([]);
  const [kind, setKind] = useState('');
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    return onEvent((event) => setEvents((before) => [event, ...before].slice(0, MOST)));
  }, [isPaused]);
  const shown = events.filter(({ type }) => type.startsWith(kind));
  const types = kind === '' ? '' : `?types=${kind}*`;
  return (
    <div class="page">
      <PageHead title="Events" lead={isLive.value ? 'What happens from now on appears here.' : 'Connecting to the stream …'}>
        <Button onClick={() => setPaused(!isPaused)}>{isPaused ? 'Go on' : 'Pause'}</Button>
        <Button onClick={() => setEvents([])}>Clear</Button>
      </PageHead>
      <div class="field narrow">
        <label for="kind">Show</label>
        <select id="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          <option value="">every event</option>
          {['email.', 'inbox.', 'thread.', 'api_key.', 'domain.', 'suppression.', 'template.', 'account.', 'endpoint.'].map(
            (one) => (
              <option key={one} value={one}>
                {one}*
              </option>
            ),
          )}
        </select>
      </div>
      {shown.length === 0 ? (
        <Empty icon="events" title="Listening">
          <p>
            Send a mail, make an inbox, approve something: each change is told here, as to every program that follows the stream.
          </p>
        </Empty>
      ) : (
        <div class="panel is-flush">
          <Table
            label="Events"
            rows={shown}
            keyOf={({ id }) => id}
            columns={[
              { title: 'When', cell: ({ createdAt }) => <Time at={createdAt} /> },
              { title: 'Type', cell: ({ type }) => <code>{type}</code> },
              { title: 'About', cell: (event) => <About event={event} /> },
              { title: 'Position', end: true, cell: ({ sequence }) => sequence },
            ]}
          />
        </div>
      )}
      <UseApi
        use={{
          method: 'GET',
          path: `/events/stream${types}`,
          tool: { name: 'list_events', input: kind === '' ? {} : { types: `${kind}*` } },
        }}
      />
    </div>
  );
}

function About({ event: { type, inboxId, subjectId } }: { event: LiveEvent }) {
  return type.startsWith('email.') && inboxId && type !== 'email.deleted' ? (
    <a href={`/mail/${inboxId}/${subjectId}`}>
      <code>{subjectId}</code>
    </a>
  ) : (
    <code>{subjectId}</code>
  );
}
