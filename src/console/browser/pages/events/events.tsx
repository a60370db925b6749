/** Events as they happen, newest first. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { isLive, type LiveEvent, onEvent, onGap } from '../../live.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Table } from '../../parts/listing.tsx';
import { PageHead, Status } from '../../parts/page.tsx';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';

/** Older ones are taken off the page. */
const MOST = 200;

/** A place where events are missing. */
type Gap = { id: string; createdAt: string; type: 'gap' };

type Shown = LiveEvent | Gap;

export default function Events() {
  const [events, setEvents] = useState<Shown[]>([]);
  const [kind, setKind] = useState('');
  // What was there when it was paused; what comes meanwhile is shown afterwards.
  const [paused, setPaused] = useState<Shown[] | null>(null);
  // From when the page says so.
  useLayoutEffect(() => {
    const add = (one: Shown) => setEvents((before) => [one, ...before].slice(0, MOST));
    const stops = [onEvent(add), onGap(() => add(gapNow()))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const clear = () => {
    setEvents([]);
    setPaused(paused && []);
  };
  const shown = (paused ?? events).filter(({ type }) => type === 'gap' || type.startsWith(kind));
  const types = kind === '' ? '' : `?types=${kind}*`;
  return (
    <div class="page">
      <PageHead title="Events" lead={isLive.value ? 'What happens from now on appears here.' : 'Connecting to the stream …'}>
        <Button onClick={() => setPaused(paused ? null : events)}>{paused ? 'Go on' : 'Pause'}</Button>
        <Button onClick={clear}>Clear</Button>
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
              { title: 'Type', cell: ({ type }) => (type === 'gap' ? <Status of="missing" /> : <code>{type}</code>) },
              { title: 'About', cell: (one) => ('sequence' in one ? <About event={one} /> : GAP) },
              { title: 'Position', end: true, cell: (one) => ('sequence' in one ? one.sequence : '') },
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

const GAP =
  'Events between the one below and the one above are not shown: nobody was signed in here, or the server does not keep them any more.';

function gapNow(): Gap {
  return { id: crypto.getRandomValues(new Uint32Array(2)).join(), createdAt: new Date().toISOString(), type: 'gap' };
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
