/** API keys as a tree: each below the key that it was made with. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, Tick } from '../../parts/form.tsx';
import { type Column, Listed } from '../../parts/listing.tsx';
import { PageHead, Status } from '../../parts/page.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';
import { toast } from '../../parts/toasts.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';
import { who } from '../../state.ts';
import { NewKey, Secret } from './new-key.tsx';

type Key = Got<'/api/v1/api-keys'>['data'][number];

type Asking = { what: 'new' } | { what: 'revoke' | 'rotate'; key: Key } | { what: 'secret'; secret: string };

/** Keys that are read at most. */
const MOST = 1000;

/** Deeper ones are shown as deep as this. */
const DEEPEST = 5;

export default function Keys() {
  const listing = useListing(readAll, [], ofKind('api_key'));
  const [asking, ask] = useState<Asking | null>(null);
  const close = () => ask(null);
  const { rows } = listing;
  const tree = rows && treeOf(rows);
  const columns: Column<Key & { depth: number }>[] = [
    {
      title: 'Key',
      cell: ({ name, prefix, depth, id }) => (
        <span class={`depth-${Math.min(depth, DEEPEST)}`}>
          <strong>{name}</strong> <code>{prefix}…</code>
          {isOwn({ id }) && <span class="chip is-accent">yours</span>}
        </span>
      ),
    },
    { title: 'May', cell: (key) => rightsOf(key) },
    { title: 'Status', cell: ({ status }) => <Status of={status} /> },
    { title: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} /> : 'never') },
    { title: 'Ends', cell: ({ expiresAt }) => (expiresAt ? <Time at={expiresAt} /> : 'never') },
    {
      title: 'Actions',
      end: true,
      cell: (key) =>
        can('api-keys:write') &&
        key.status === 'active' && (
          <span class="row-actions">
            <Button look="quiet" onClick={() => ask({ what: 'rotate', key })}>
              Rotate
            </Button>
            <Button look="danger" onClick={() => ask({ what: 'revoke', key })}>
              Revoke
            </Button>
          </span>
        ),
    },
  ];
  return (
    <div class="page">
      <PageHead title="Keys" lead="Give each agent a key of its own. A key makes keys with no more rights than it has.">
        {can('api-keys:write') && (
          <Button look="main" icon="keys" onClick={() => ask({ what: 'new' })}>
            New key
          </Button>
        )}
      </PageHead>
      <Listed label="API keys" listing={{ ...listing, rows: tree }} columns={columns} keyOf={({ id }) => id} empty={null} />
      <UseApi
        use={{
          method: 'POST',
          path: '/api-keys',
          body: { name: 'support agent', scopes: ['inboxes:read', 'emails:read', 'emails:send'], mode: 'reply-only' },
          tool: {
            name: 'create_api_key',
            input: { name: 'support agent', scopes: ['inboxes:read', 'emails:read', 'emails:send'], mode: 'reply-only' },
          },
        }}
      />
      {asking?.what === 'new' && <NewKey onClose={close} onMade={listing.again} />}
      {asking?.what === 'revoke' && <Revoke of={asking.key} onClose={close} again={listing.again} />}
      {asking?.what === 'rotate' && (
        <Dialog title={`Rotate ${asking.key.name}`} onClose={close}>
          <Form
            action="Make a new secret"
            onCancel={close}
            onSubmit={async ({ all }) => {
              const params = { path: { id: asking.key.id } };
              const graceSeconds = isOwn(asking.key) || all('grace').length > 0 ? 3600 : 0;
              const { data } = await api.POST('/api/v1/api-keys/{id}/rotate', { params, body: { graceSeconds } });
              ask({ what: 'secret', secret: data.key });
              listing.again();
            }}
          >
            <p>The key gets a new secret, and keeps its rights and what is left of its limits.</p>
            {isOwn(asking.key) ? (
              <p>
                This session is of this key. The old secret, and the session, work for one more hour: sign in with the new one
                then.
              </p>
            ) : (
              <Tick name="grace" value="yes" label="The old secret works for one more hour" checked />
            )}
          </Form>
        </Dialog>
      )}
      {asking?.what === 'secret' && <Secret secret={asking.secret} onClose={close} />}
    </div>
  );
}

function Revoke({ of, onClose, again }: { of: Key; onClose(): void; again(): void }) {
  return (
    <Dialog title={`Revoke ${of.name}`} onClose={onClose}>
      <Form
        action="Revoke"
        look="danger"
        onCancel={onClose}
        onSubmit={async ({ all }) => {
          const body = { descendants: all('also').includes('descendants'), cancelScheduled: all('also').includes('scheduled') };
          await api.POST('/api/v1/api-keys/{id}/revoke', { params: { path: { id: of.id } }, body });
          toast(`${of.name} is revoked.`);
          onClose();
          again();
        }}
      >
        <p>It stops working at once, and works never again.</p>
        {isOwn(of) && (
          <p class="banner is-warn">This session is of this key, and ends with it. Have another key to sign in with.</p>
        )}
        <Tick name="also" value="descendants" label="Also all keys that were made with it, or with these" checked />
        <Tick name="also" value="scheduled" label="Also cancel what it has scheduled, and what is held" />
      </Form>
    </Dialog>
  );
}

/** Whether it is the key of this session. */
function isOwn({ id }: Pick<Key, 'id'>): boolean {
  return id === who.value?.key.id;
}

async function readAll(_cursor: string | undefined, asked: object) {
  const data: Key[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor ? { cursor } : {}) };
    const page: Got<'/api/v1/api-keys'> = (await api.GET('/api/v1/api-keys', { ...asked, params: { query } })).data;
    data.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor && data.length < MOST);
  return { data };
}

/** In the order of a tree that is read from above. A key whose maker is not in the list begins a tree of its own. */
function treeOf(keys: Key[]): (Key & { depth: number })[] {
  const ids = new Set(keys.map(({ id }) => id));
  const below = (parent: string | null, depth: number): (Key & { depth: number })[] =>
    keys
      .filter(({ madeBy }) => (parent === null ? madeBy === null || !ids.has(madeBy) : madeBy === parent))
      .flatMap((key) => [{ ...key, depth }, ...below(key.id, depth + 1)]);
  return below(null, 0);
}

/** In few words. */
function rightsOf({ scopes, readOnly, mode, approval, inboxIds }: Key): string {
  return [
    scopes.length > 12
      ? 'everything'
      : scopes.includes('emails:send')
        ? 'send'
        : scopes.includes('emails:read')
          ? 'read'
          : scopes.join(', '),
    readOnly ? 'only reads' : '',
    mode === 'reply-only' || mode === 'draft-only' ? mode : '',
    approval === 'required' ? 'needs approval' : '',
    inboxIds ? `${inboxIds.length} inboxes` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
