/** Suppressions: addresses that this account does not write to any more, and why. */
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { act, Field, Form } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { PageHead } from '../../parts/page.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';

export default function Suppressions() {
  const listing = useListing(
    async (cursor, asked) =>
      (await api.GET('/api/v1/suppressions', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ofKind('suppression'),
  );
  const [isAdding, setAdding] = useState(false);
  const remove = async (address: string) => {
    const params = { path: { address } };
    if (await act(() => api.DELETE('/api/v1/suppressions/{address}', { params }), `${address} may be written to again.`))
      listing.again();
  };
  return (
    <div class="page">
      <PageHead title="Suppressions" lead="Addresses that are not written to any more, by any agent.">
        {can('suppressions:write') && (
          <Button look="main" icon="suppressions" onClick={() => setAdding(true)}>
            Suppress an address
          </Button>
        )}
      </PageHead>
      <Listed
        label="Suppressed addresses"
        listing={listing}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="suppressions" title="Every address may be written to">
            <p>
              Addresses that bounce for good, complain or unsubscribe are added by themselves, so that no mail goes there again.
            </p>
          </Empty>
        }
        columns={[
          { title: 'Address', cell: ({ address }) => address },
          { title: 'Why', cell: ({ reason }) => <span class="chip">{reason}</span> },
          { title: 'What its server said', cell: ({ detail }) => detail ?? '' },
          { title: 'Since', cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            title: 'Actions',
            end: true,
            cell: ({ address }) =>
              can('suppressions:write') && (
                <Button look="quiet" onClick={() => void remove(address)}>
                  Remove
                </Button>
              ),
          },
        ]}
      />
      <UseApi
        use={{
          method: 'POST',
          path: '/suppressions',
          body: { address: 'bob@example.org' },
          tool: { name: 'add_suppression', input: { address: 'bob@example.org' } },
        }}
      />
      {isAdding && (
        <Dialog title="Suppress an address" onClose={() => setAdding(false)}>
          <Form
            action="Suppress"
            onCancel={() => setAdding(false)}
            onSubmit={async ({ text }) => {
              await api.POST('/api/v1/suppressions', { body: { address: text('address') } });
              setAdding(false);
              listing.again();
            }}
          >
            <Field name="address" label="Address" placeholder="bob@example.org" required />
          </Form>
        </Dialog>
      )}
    </div>
  );
}
