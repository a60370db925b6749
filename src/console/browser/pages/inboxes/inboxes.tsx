/** Inboxes: the addresses of this account, made, paused, put under approval and deleted. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { Confirm, Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { act, Choice, Field, Form } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { PageHead, Status } from '../../parts/page.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toasts.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';

type Inbox = Got<'/api/v1/inboxes'>['data'][number];

type Asking = { what: 'new' } | { what: 'change' | 'delete'; inbox: Inbox };

export default function Inboxes() {
  const listing = useListing(
    async (cursor, asked) => (await api.GET('/api/v1/inboxes', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ofKind('inbox'),
  );
  const [asking, ask] = useState<Asking | null>(null);
  const close = () => ask(null);
  const again = () => {
    close();
    listing.again();
  };
  return (
    <div class="page">
      <PageHead title="Inboxes" lead="Each is one address of an agent.">
        {can('inboxes:write') && (
          <Button look="main" icon="inbox" onClick={() => ask({ what: 'new' })}>
            New inbox
          </Button>
        )}
      </PageHead>
      <Listed
        label="Inboxes"
        listing={listing}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="inbox" title="No inbox yet">
            <p>Make one: mail to its address is stored at once, and an agent waits for it with one call.</p>
          </Empty>
        }
        columns={[
          {
            title: 'Address',
            cell: ({ id, address, displayName }) => (
              <>
                <a href={`/mail/${id}`}>{address}</a> <CopyButton text={address} what={address} />
                {displayName && <span class="hint">{displayName}</span>}
              </>
            ),
          },
          { title: 'Status', cell: ({ status }) => <Status of={status} /> },
          {
            title: 'Approval',
            cell: ({ approval }) => (approval === 'required' ? <span class="chip is-warn">needed</span> : 'none'),
          },
          { title: 'Made', cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            title: 'Actions',
            end: true,
            cell: (inbox) =>
              can('inboxes:write') && (
                <span class="row-actions">
                  <Button look="quiet" onClick={() => ask({ what: 'change', inbox })}>
                    Change
                  </Button>
                  <Button look="quiet" onClick={() => void setPaused(inbox).then(listing.again)}>
                    {inbox.status === 'active' ? 'Pause' : 'Resume'}
                  </Button>
                  <Button look="danger" onClick={() => ask({ what: 'delete', inbox })}>
                    Delete
                  </Button>
                </span>
              ),
          },
        ]}
      />
      <UseApi
        use={{
          method: 'POST',
          path: '/inboxes',
          body: { localPart: 'ada', displayName: 'Ada' },
          tool: { name: 'create_inbox', input: { localPart: 'ada', displayName: 'Ada' } },
        }}
      />
      {asking?.what === 'new' && <NewInbox onClose={close} again={again} />}
      {asking?.what === 'change' && <ChangeInbox inbox={asking.inbox} onClose={close} again={again} />}
      {asking?.what === 'delete' && (
        <Confirm
          title={`Delete ${asking.inbox.address}?`}
          text="Its mail is deleted with it, and what waits is not sent. This cannot be undone."
          action="Delete the inbox and its mail"
          onClose={close}
          onConfirm={() => {
            const params = { path: { id: asking.inbox.id } };
            void act(() => api.DELETE('/api/v1/inboxes/{id}', { params }), `${asking.inbox.address} is deleted.`).then(again);
          }}
        />
      )}
    </div>
  );
}

async function setPaused({ id, address, status }: Inbox): Promise<void> {
  const next = status === 'active' ? 'paused' : 'active';
  const done = next === 'paused' ? `${address} neither receives nor sends now.` : `${address} works again.`;
  await act(() => api.PATCH('/api/v1/inboxes/{id}', { params: { path: { id } }, body: { status: next } }), done);
}

function NewInbox({ onClose, again }: { onClose(): void; again(): void }) {
  return (
    <Dialog title="New inbox" onClose={onClose}>
      <Form
        action="Make the inbox"
        onCancel={onClose}
        onSubmit={async ({ text }) => {
          const [localPart, domain, displayName] = [text('localPart'), text('domain'), text('displayName')];
          const body = { ...(localPart && { localPart }), ...(domain && { domain }), ...(displayName && { displayName }) };
          const { data } = await api.POST('/api/v1/inboxes', { body });
          toast(`${data.address} is there.`);
          again();
        }}
      >
        <Field name="localPart" label="Before the @" hint="Left empty: something random." />
        <Field name="domain" label="Domain" hint="Left empty: the shared one. Others are verified under Domains first." />
        <Field name="displayName" label="Name that recipients see" />
      </Form>
    </Dialog>
  );
}

function ChangeInbox({ inbox, onClose, again }: { inbox: Inbox; onClose(): void; again(): void }) {
  return (
    <Dialog title={`Change ${inbox.address}`} onClose={onClose}>
      <Form
        action="Save"
        onCancel={onClose}
        onSubmit={async ({ text }) => {
          const exchanges = Number(text('exchanges'));
          const body = {
            displayName: text('displayName') || null,
            approval: text('approval') === 'required' ? ('required' as const) : ('none' as const),
            exchangesPerHour: exchanges > 0 ? exchanges : null,
          };
          await api.PATCH('/api/v1/inboxes/{id}', { params: { path: { id: inbox.id } }, body });
          toast(`${inbox.address} is changed.`);
          again();
        }}
      >
        <Field name="displayName" label="Name that recipients see" value={inbox.displayName ?? ''} />
        <Choice
          name="approval"
          label="What it sends"
          value={inbox.approval}
          options={[
            ['none', 'leaves at once'],
            ['required', 'waits for approval'],
          ]}
        />
        <Field
          name="exchanges"
          label="Mails an hour to one who keeps answering"
          hint="More are held. Left empty: 10."
          type="number"
          value={inbox.exchangesPerHour?.toString()}
        />
      </Form>
    </Dialog>
  );
}
