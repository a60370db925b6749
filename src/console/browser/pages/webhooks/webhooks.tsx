/** Webhook endpoints: where events are posted to, and how that goes. */
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Copyable } from '../../parts/copy.tsx';
import { Confirm, Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { act, Choice, Field, Form } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { PageHead, Status } from '../../parts/page.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { pathParts } from '../../router.ts';
import { can } from '../../session.ts';
import { Attempts } from './attempts.tsx';
import type { Endpoint } from './endpoint.ts';

type Asking = { what: 'new' } | { what: 'delete'; endpoint: Endpoint } | { what: 'secret'; secret: string };

export default function Webhooks() {
  const listing = useListing(
    async (_cursor, asked) => (await api.GET('/api/v1/webhook-endpoints', asked)).data,
    [],
    ofKind('endpoint'),
  );
  const [asking, ask] = useState<Asking | null>(null);
  const close = () => ask(null);
  const chosen = listing.rows?.find(({ id }) => id === pathParts()[0]);
  const rotate = async ({ id }: Endpoint) => {
    await act(async () => {
      const { data } = await api.POST('/api/v1/webhook-endpoints/{id}/rotate', { params: { path: { id } } });
      if (data.secret) ask({ what: 'secret', secret: data.secret });
    }, 'The endpoint has a new secret.');
  };
  const setPaused = async ({ id, status }: Endpoint) => {
    const params = { path: { id } };
    const isPausing = status === 'enabled';
    const done = isPausing ? 'It is told nothing until it is resumed.' : 'It is told events again.';
    await act(
      () =>
        isPausing
          ? api.POST('/api/v1/webhook-endpoints/{id}/pause', { params })
          : api.POST('/api/v1/webhook-endpoints/{id}/resume', { params }),
      done,
    );
    listing.again();
  };
  return (
    <div class="page">
      <PageHead title="Webhooks" lead="Events are posted to these addresses as they happen, signed, and tried ten times.">
        {can('webhooks:write') && (
          <Button look="main" icon="webhooks" onClick={() => ask({ what: 'new' })}>
            New endpoint
          </Button>
        )}
      </PageHead>
      <Listed
        label="Webhook endpoints"
        listing={listing}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="webhooks" title="No endpoint yet">
            <p>Make an endpoint, and a program of yours is told of each mail within a moment, without asking for it.</p>
          </Empty>
        }
        columns={[
          { title: 'Address', cell: ({ id, url }) => <a href={`/webhooks/${id}`}>{url}</a> },
          { title: 'Told', cell: ({ types }) => types?.join(', ') ?? 'everything' },
          {
            title: 'Status',
            cell: ({ status, reason }) => (
              <>
                <Status of={status} /> {reason && <span class="hint">{reason.replace('_', ' ')}</span>}
              </>
            ),
          },
          { title: 'Took an event', cell: ({ lastSuccessAt }) => (lastSuccessAt ? <Time at={lastSuccessAt} /> : 'never') },
          {
            title: 'Actions',
            end: true,
            cell: (endpoint) =>
              can('webhooks:write') && (
                <span class="row-actions">
                  <Button look="quiet" onClick={() => void setPaused(endpoint)}>
                    {endpoint.status === 'enabled' ? 'Pause' : 'Resume'}
                  </Button>
                  <Button look="quiet" onClick={() => void rotate(endpoint)}>
                    New secret
                  </Button>
                  <Button look="danger" onClick={() => ask({ what: 'delete', endpoint })}>
                    Delete
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {chosen && <Attempts endpoint={chosen} />}
      <UseApi
        use={{
          method: 'POST',
          path: '/webhook-endpoints',
          body: { url: 'https://agent.example.com/hook', types: ['email.received'] },
          tool: { name: 'create_webhook_endpoint', input: { url: 'https://agent.example.com/hook', types: ['email.received'] } },
        }}
      />
      {asking?.what === 'new' && (
        <NewEndpoint
          onClose={close}
          onMade={(secret) => {
            listing.again();
            ask(secret ? { what: 'secret', secret } : null);
          }}
        />
      )}
      {asking?.what === 'secret' && (
        <Dialog title="The secret, shown only now" once onClose={close}>
          <p class="banner is-warn">Your program verifies with it that what is posted is from here. Store it now.</p>
          <Copyable text={asking.secret} what="the secret" />
          <div class="buttons">
            <Button look="main" onClick={close}>
              I have stored it
            </Button>
          </div>
        </Dialog>
      )}
      {asking?.what === 'delete' && (
        <Confirm
          title="Delete this endpoint?"
          text={`${asking.endpoint.url} is told nothing more, and its attempts are forgotten.`}
          action="Delete"
          onClose={close}
          onConfirm={() => {
            const params = { path: { id: asking.endpoint.id } };
            void act(() => api.DELETE('/api/v1/webhook-endpoints/{id}', { params }), 'The endpoint is deleted.').then(
              listing.again,
            );
          }}
        />
      )}
    </div>
  );
}

function NewEndpoint({ onClose, onMade }: { onClose(): void; onMade(secret: string | undefined): void }) {
  return (
    <Dialog title="New endpoint" onClose={onClose}>
      <Form
        action="Make the endpoint"
        onCancel={onClose}
        onSubmit={async ({ text, lines }) => {
          const types = lines('types');
          const payload = text('payload') === 'thin' ? ('thin' as const) : ('full' as const);
          const body = { url: text('url'), payload, ...(types.length > 0 ? { types } : {}) };
          const { data } = await api.POST('/api/v1/webhook-endpoints', { body });
          onMade(data.secret);
        }}
      >
        <Field name="url" label="Address" type="url" placeholder="https://agent.example.com/hook" required />
        <Field
          name="types"
          label="Types of events"
          rows={3}
          hint="One a line, such as email.received or email.*. Left empty: all."
        />
        <Choice
          name="payload"
          label="Each event"
          options={[
            ['full', 'with its record'],
            ['thin', 'alone'],
          ]}
        />
      </Form>
    </Dialog>
  );
}
