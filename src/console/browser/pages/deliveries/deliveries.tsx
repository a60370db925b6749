/** Deliveries: what waits, what is stuck and why, and what came back. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { act } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { PageHead, Status, Tabs } from '../../parts/page.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { queried } from '../../router.ts';
import { can } from '../../session.ts';
import { Steps } from './steps.tsx';

type Email = Got<'/api/v1/emails'>['data'][number];

const STATUSES = [
  'deferred',
  'queued',
  'sending',
  'held',
  'failed',
  'bounced',
  'complained',
  'sent',
  'delivered',
  'canceled',
] as const;

export default function Deliveries() {
  const status = STATUSES.find((one) => one === queried('status')) ?? 'deferred';
  const [opened, open] = useState<string | null>(null);
  const listing = useListing(
    async (cursor, asked) => {
      const query = { direction: 'outbound' as const, status, limit: 50, ...(cursor ? { cursor } : {}) };
      return (await api.GET('/api/v1/emails', { ...asked, params: { query } })).data;
    },
    [status],
    ofKind('email'),
  );
  const mayTry = can('emails:send') && (status === 'deferred' || status === 'queued');
  const tryNow = async (email: Email) => {
    const params = { path: { id: email.id } };
    await act(() => api.POST('/api/v1/emails/{id}/try-now', { params }), 'It is tried now.');
    listing.again();
  };
  return (
    <div class="page">
      <PageHead title="Deliveries" lead="Mail that is deferred is tried for two days, with longer and longer pauses." />
      <Tabs
        name="status"
        label="Statuses"
        chosen={status}
        tabs={STATUSES.map((one): [string, string] => [one, one === 'deferred' ? 'to be tried again' : one])}
      />
      <Listed
        label={`Mail that is ${status}`}
        listing={listing}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="deliveries" title={status === 'deferred' ? 'Nothing is stuck' : `No mail is ${status}`}>
            <p>Mail that another server does not take at once is here, with what that server said and when it is tried again.</p>
          </Empty>
        }
        columns={[
          {
            title: 'Mail',
            cell: ({ id, inboxId, subject, to }) => (
              <>
                <a href={`/mail/${inboxId}/${id}`}>{subject || '(no subject)'}</a>
                <span class="hint">to {to}</span>
                {opened === id && <Steps emailId={id} />}
              </>
            ),
          },
          { title: 'Status', cell: (email) => <Status of={email.status} /> },
          { title: 'Accepted', cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            title: 'Actions',
            end: true,
            cell: (email) => (
              <span class="row-actions">
                <Button look="quiet" onClick={() => open(opened === email.id ? null : email.id)}>
                  {opened === email.id ? 'Hide steps' : 'Steps'}
                </Button>
                {mayTry && <Button onClick={() => void tryNow(email)}>Try now</Button>}
              </span>
            ),
          },
        ]}
      />
      <UseApi
        use={{
          method: 'GET',
          path: `/emails?direction=outbound&status=${status}`,
          tool: { name: 'list_emails', input: { direction: 'outbound', status } },
        }}
      />
    </div>
  );
}
