/** Arrivals: all that came in, and what became of it. */
import { api, type Got } from '../../api.ts';
import { Empty } from '../../parts/empty.tsx';
import { type Column, Listed } from '../../parts/listing.tsx';
import { PageHead, Status, sizeOf, Tabs } from '../../parts/page.tsx';
import { useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { FilterForm, filters, OUTCOMES } from './filters.tsx';

type Arrival = Got<'/api/v1/arrivals'>['data'][number];

export default function Arrivals() {
  const asked = filters();
  const words = new URLSearchParams(asked).toString();
  const listing = useListing(
    async (cursor, options) => {
      const query = { ...asked, ...(cursor ? { cursor } : {}) };
      return (await api.GET('/api/v1/arrivals', { ...options, params: { query } })).data;
    },
    [words],
    ({ type }) => type === 'email.received',
  );
  return (
    <div class="page">
      <PageHead title="Arrivals" lead="All that came in for this account, also what was ignored or refused, and why." />
      <Tabs
        name="outcome"
        label="Outcomes"
        chosen={asked.outcome ?? ''}
        tabs={[['', 'All'], ...OUTCOMES.map((one): [string, string] => [one, one])]}
      />
      <FilterForm />
      <Listed
        label="Arrivals"
        listing={listing}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="arrivals" title={words === '' ? 'Nothing came in' : 'Nothing like it came in'}>
            <p>
              If mail that somebody sent is not here, it did not reach this server: look at the MX records under{' '}
              <a href="/domains">Domains</a>, and at the route of the mail provider.
            </p>
          </Empty>
        }
      />
      <UseApi
        use={{
          method: 'GET',
          path: words === '' ? '/arrivals' : `/arrivals?${words}`,
          tool: { name: 'list_arrivals', input: asked },
        }}
      />
    </div>
  );
}

const COLUMNS: Column<Arrival>[] = [
  { title: 'When', cell: ({ at }) => <Time at={at} /> },
  { title: 'From', cell: ({ envelopeFrom }) => envelopeFrom || <span class="hint">no sender</span> },
  { title: 'To', cell: ({ recipient }) => recipient ?? <span class="hint">not known</span> },
  { title: 'Outcome', cell: ({ outcome }) => <Status of={outcome} /> },
  {
    title: 'Why',
    cell: ({ reason, emailId, inboxId }) =>
      reason ??
      (emailId && inboxId ? <a href={`/mail/${inboxId}/${emailId}`}>in the inbox</a> : <span class="hint">in the inbox</span>),
  },
  { title: 'By', cell: ({ provider }) => provider ?? '' },
  { title: 'Raw', cell: ({ rawFidelity }) => rawFidelity ?? '' },
  { title: 'Sender', cell: ({ senderVerdict }) => senderVerdict ?? '' },
  { title: 'Size', end: true, cell: ({ size }) => (size === null ? '' : sizeOf(size)) },
];
