/** Templates: words that are written once, with a preview of what becomes of them. */
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm, Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { act, Field, Form } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { PageHead } from '../../parts/page.tsx';
import { ofKind, useListing, useReading } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toasts.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';
import { Preview } from './preview.tsx';
import type { Template } from './template.ts';

type Asking = { what: 'new' } | { what: 'edit' | 'delete' | 'preview'; template: Template };

export default function Templates() {
  const listing = useListing(
    async (cursor, asked) => (await api.GET('/api/v1/templates', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ofKind('template'),
  );
  const [asking, ask] = useState<Asking | null>(null);
  const close = () => ask(null);
  return (
    <div class="page">
      <PageHead title="Templates" lead="Written once, filled by each mail that is sent with them.">
        {can('templates:write') && (
          <Button look="main" icon="templates" onClick={() => ask({ what: 'new' })}>
            New template
          </Button>
        )}
      </PageHead>
      <Listed
        label="Templates"
        listing={listing}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="templates" title="No template yet">
            <p>
              Write <code>{'Dear {{name}}'}</code> once, and an agent sends it with <code>{'{"name": "Ann"}'}</code>: it fills in
              values, and cannot change the words.
            </p>
          </Empty>
        }
        columns={[
          { title: 'Name', cell: ({ name }) => <strong>{name}</strong> },
          { title: 'Subject', cell: ({ subject }) => subject },
          { title: 'Variables', cell: ({ variables }) => variables.map((one) => <code key={one}>{one} </code>) },
          { title: 'Changed', cell: ({ updatedAt }) => <Time at={updatedAt} /> },
          {
            title: 'Actions',
            end: true,
            cell: (template) => (
              <span class="row-actions">
                <Button look="quiet" onClick={() => ask({ what: 'preview', template })}>
                  Preview
                </Button>
                {can('templates:write') && (
                  <>
                    <Button look="quiet" onClick={() => ask({ what: 'edit', template })}>
                      Edit
                    </Button>
                    <Button look="danger" onClick={() => ask({ what: 'delete', template })}>
                      Delete
                    </Button>
                  </>
                )}
              </span>
            ),
          },
        ]}
      />
      <UseApi
        use={{
          method: 'POST',
          path: '/templates',
          body: { name: 'Welcome', subject: 'Welcome, {{name}}', text: 'Dear {{name}} …' },
          tool: { name: 'create_template', input: { name: 'Welcome', subject: 'Welcome, {{name}}', text: 'Dear {{name}} …' } },
        }}
      />
      {asking?.what === 'new' && <Edit template={null} onClose={close} again={listing.again} />}
      {asking?.what === 'edit' && <Edit template={asking.template} onClose={close} again={listing.again} />}
      {asking?.what === 'preview' && <Preview template={asking.template} onClose={close} />}
      {asking?.what === 'delete' && (
        <Confirm
          title={`Delete ${asking.template.name}?`}
          text="Mail that was written with it stays as it is."
          action="Delete"
          onClose={close}
          onConfirm={() => {
            const params = { path: { id: asking.template.id } };
            void act(() => api.DELETE('/api/v1/templates/{id}', { params }), 'The template is deleted.').then(listing.again);
          }}
        />
      )}
    </div>
  );
}

function Edit({ template, onClose, again }: { template: Template | null; onClose(): void; again(): void }) {
  // Lists leave the bodies out.
  const { value } = useReading(
    async () => template && (await api.GET('/api/v1/templates/{id}', { params: { path: { id: template.id } } })).data,
    [template?.id],
  );
  if (template && !value) return null;
  return (
    <Dialog title={template ? `Edit ${template.name}` : 'New template'} wide onClose={onClose}>
      <Form
        action="Save"
        onCancel={onClose}
        onSubmit={async ({ text }) => {
          const [name, subject, plain, html] = [text('name'), text('subject'), text('text'), text('html')];
          if (template) {
            const body = { name, subject, text: plain || null, html: html || null };
            await api.PATCH('/api/v1/templates/{id}', { params: { path: { id: template.id } }, body });
          } else {
            await api.POST('/api/v1/templates', {
              body: { name, subject, ...(plain && { text: plain }), ...(html && { html }) },
            });
          }
          toast(`${name} is saved.`);
          onClose();
          again();
        }}
      >
        <Field name="name" label="Name" value={value?.name} required />
        <Field name="subject" label="Subject" value={value?.subject} placeholder="Welcome, {{name}}" required />
        <Field name="text" label="Text" value={value?.text ?? ''} rows={8} hint="{{name}} stands for a value." />
        <Field name="html" label="HTML" value={value?.html ?? ''} rows={6} hint="Values are escaped in it." />
      </Form>
    </Dialog>
  );
}
