/** Custom domains: the DNS records to publish, what DNS says of them, and verification. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { Confirm, Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { act, Field, Form } from '../../parts/form.tsx';
import { Table } from '../../parts/listing.tsx';
import { PageHead, Panel, Status } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { dayAndClock } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';

type Domain = Got<'/api/v1/domains'>['data'][number];

export default function Domains() {
  const { rows, error, again, more } = useListing(
    async (cursor, asked) => (await api.GET('/api/v1/domains', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ofKind('domain'),
  );
  const [isAdding, setAdding] = useState(false);
  return (
    <div class="page">
      <PageHead title="Domains" lead="A verified domain can have inboxes, and their mail is signed.">
        {can('domains:write') && (
          <Button look="main" icon="domains" onClick={() => setAdding(true)}>
            Add a domain
          </Button>
        )}
      </PageHead>
      {error !== null && error !== undefined && <ProblemNote error={error} retry={again} />}
      {rows?.length === 0 && (
        <Empty icon="domains" title="No domain of your own">
          <p>Inboxes are at the shared domain. Add yours, publish the records that are shown, and verify it here.</p>
        </Empty>
      )}
      {rows?.map((domain) => (
        <OneDomain key={domain.id} domain={domain} again={again} />
      ))}
      {more && <Button onClick={more}>Show more</Button>}
      <UseApi
        use={{
          method: 'POST',
          path: '/domains',
          body: { domain: 'agents.example.com' },
          tool: { name: 'add_domain', input: { domain: 'agents.example.com' } },
        }}
      />
      {isAdding && (
        <Dialog title="Add a domain" onClose={() => setAdding(false)}>
          <Form
            action="Add"
            onCancel={() => setAdding(false)}
            onSubmit={async ({ text }) => {
              await api.POST('/api/v1/domains', { body: { domain: text('domain') } });
              setAdding(false);
              again();
            }}
          >
            <Field name="domain" label="Domain" placeholder="agents.example.com" required />
          </Form>
        </Dialog>
      )}
    </div>
  );
}

function OneDomain({ domain: { id, domain, status, records, lastCheckedAt }, again }: { domain: Domain; again(): void }) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const params = { path: { id } };
  const verify = async () => {
    setBusy(true);
    await act(() => api.POST('/api/v1/domains/{id}/verify', { params }), `DNS was asked about ${domain}.`);
    setBusy(false);
    again();
  };
  return (
    <Panel
      title={domain}
      aside={
        <span class="row-actions">
          <Status of={status} />
          {can('domains:write') && (
            <>
              <Button isBusy={isBusy} onClick={() => void verify()}>
                {isBusy ? 'Asking DNS …' : 'Verify'}
              </Button>
              <Button look="danger" onClick={() => setAsking(true)}>
                Delete
              </Button>
            </>
          )}
        </span>
      }
    >
      <p class="hint">{lastCheckedAt ? `DNS was asked last on ${dayAndClock(lastCheckedAt)}.` : 'DNS was not asked yet.'}</p>
      <Table
        label={`Records of ${domain}`}
        rows={records}
        keyOf={({ type, name, value }) => `${type} ${name} ${value}`}
        columns={[
          { title: 'For', cell: ({ purpose, required }) => `${purpose}${required ? '' : ' (optional)'}` },
          { title: 'Type', cell: ({ type, priority }) => (priority === null ? type : `${type} ${priority}`) },
          { title: 'Name', cell: ({ name }) => <Copyable text={name} what="the name" /> },
          { title: 'Value', cell: ({ value, purpose }) => <Copyable text={value} what={`the value for ${purpose}`} /> },
          {
            title: 'DNS says',
            cell: ({ status, found }) => (
              <>
                <Status of={status} />
                {found.map((one) => (
                  <code key={one} class="found">
                    {one}
                  </code>
                ))}
              </>
            ),
          },
        ]}
      />
      {isAsking && (
        <Confirm
          title={`Delete ${domain}?`}
          text="Its key for signing is deleted too. Adding it again takes new records."
          action="Delete"
          onClose={() => setAsking(false)}
          onConfirm={() => void act(() => api.DELETE('/api/v1/domains/{id}', { params }), `${domain} is deleted.`).then(again)}
        />
      )}
    </Panel>
  );
}
