/** The attempts at one endpoint, with a test, and posting an event again. */
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { act } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { Panel } from '../../parts/page.tsx';
import { useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { toast, toastProblem } from '../../parts/toasts.tsx';
import { can } from '../../session.ts';
import type { Endpoint } from './endpoint.ts';

export function Attempts({ endpoint: { id, url } }: { endpoint: Endpoint }) {
  const params = { path: { id } };
  const listing = useListing(
    async (cursor, asked) => {
      const query = cursor ? { cursor } : {};
      return (await api.GET('/api/v1/webhook-endpoints/{id}/deliveries', { ...asked, params: { ...params, query } })).data;
    },
    [id],
    () => true,
  );
  const test = async () => {
    try {
      const { data } = await api.POST('/api/v1/webhook-endpoints/{id}/test', { params });
      if (data.taken) toast(`It took the test, in ${data.ms} ms.`);
      else toastProblem(new Error(`It did not take the test: ${data.error ?? `it answered ${data.status}`}.`));
    } catch (error) {
      toastProblem(error);
    }
    listing.again();
  };
  const redeliver = async (sequence: number) => {
    await act(() => api.POST('/api/v1/webhook-endpoints/{id}/redeliver', { params, body: { sequence } }), 'It is posted again.');
    listing.again();
  };
  return (
    <Panel title={`Attempts at ${url}`} aside={can('webhooks:write') && <Button onClick={() => void test()}>Send a test</Button>}>
      <Listed
        label="Attempts"
        listing={listing}
        keyOf={({ eventId, attempt, at }) => `${eventId} ${attempt} ${at}`}
        empty={<p class="hint">Nothing was posted yet.</p>}
        columns={[
          { title: 'When', cell: ({ at }) => <Time at={at} /> },
          { title: 'Event', cell: ({ type }) => <code>{type}</code> },
          {
            title: 'Answer',
            cell: ({ taken, status, error, ms }) => (
              <>
                <span class={taken ? 'chip is-good' : 'chip is-bad'}>{status ?? 'no answer'}</span> {ms} ms{' '}
                {error && <span class="hint">{error}</span>}
              </>
            ),
          },
          { title: 'Attempt', cell: ({ attempt }) => attempt },
          { title: 'Next', cell: ({ nextAttemptAt }) => (nextAttemptAt ? <Time at={nextAttemptAt} /> : '') },
          {
            title: 'Actions',
            end: true,
            cell: ({ sequence }) =>
              sequence !== null &&
              can('webhooks:write') && (
                <Button look="quiet" onClick={() => void redeliver(sequence)}>
                  Post again
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  );
}
