/** Rules: whom inboxes and keys may write to, and whose mail inboxes accept. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Field, Form, type Given, Tick } from '../../parts/form.tsx';
import { Listed } from '../../parts/listing.tsx';
import { PageHead } from '../../parts/page.tsx';
import { ofKind, useListing } from '../../parts/reading.ts';
import { toast } from '../../parts/toasts.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';

type Inbox = Got<'/api/v1/inboxes'>['data'][number];
type ReceiveRules = NonNullable<Inbox['rules']>['receive'] | undefined;
type Lists = { allow: string[] | null; block: string[] } | null | undefined;

export default function Rules() {
  const inboxes = useListing(
    async (cursor, asked) => (await api.GET('/api/v1/inboxes', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ofKind('inbox'),
  );
  const [changing, change] = useState<Inbox | null>(null);
  const mayChange = can('inboxes:write') && can('emails:approve');
  return (
    <div class="page">
      <PageHead
        title="Rules"
        lead="Whom an inbox may write to, and whose mail it accepts. Keys have rules of their own; all of them apply."
      />
      <Listed
        label="Rules of inboxes"
        listing={inboxes}
        keyOf={({ id }) => id}
        empty={
          <Empty icon="rules" title="No inbox to have rules">
            <p>
              Make <a href="/inboxes">an inbox</a> first. Its rules hold an agent to people you know.
            </p>
          </Empty>
        }
        columns={[
          { title: 'Inbox', cell: ({ address }) => address },
          { title: 'Writes to', cell: ({ rules }) => inWords(rules?.send) },
          { title: 'Answers', cell: ({ rules }) => (rules?.reply ? inWords(rules.reply) : 'as it writes') },
          {
            title: 'Accepts',
            cell: ({ rules }) => accepted(rules?.receive),
          },
          {
            title: 'Actions',
            end: true,
            cell: (inbox) =>
              mayChange && (
                <Button look="quiet" onClick={() => change(inbox)}>
                  Change
                </Button>
              ),
          },
        ]}
      />
      {can('api-keys:read') && <KeyRules />}
      <UseApi
        use={{
          method: 'PATCH',
          path: `/inboxes/${inboxes.rows?.[0]?.id ?? '{id}'}`,
          body: { rules: { send: { allow: ['example.com'] } } },
          tool: {
            name: 'update_inbox',
            input: { id: inboxes.rows?.[0]?.id ?? '{id}', rules: { send: { allow: ['example.com'] } } },
          },
        }}
      />
      {changing && <ChangeRules inbox={changing} onClose={() => change(null)} again={inboxes.again} />}
    </div>
  );
}

function KeyRules() {
  const listing = useListing(
    async (cursor, asked) => (await api.GET('/api/v1/api-keys', { ...asked, params: { query: cursor ? { cursor } : {} } })).data,
    [],
    ofKind('api_key'),
  );
  const rows = listing.rows?.filter(({ rules, status }) => rules.length > 0 && status === 'active') ?? null;
  if (!rows || rows.length === 0) return null;
  return (
    <>
      <h2 class="between">Of keys</h2>
      <Listed
        label="Rules of keys"
        listing={{ ...listing, rows }}
        keyOf={({ id }) => id}
        empty={null}
        columns={[
          { title: 'Key', cell: ({ name }) => name },
          { title: 'Writes to', cell: ({ rules }) => rules.map(({ send }) => inWords(send)).join('; and ') },
          {
            title: 'Answers',
            cell: ({ rules }) => rules.map(({ reply }) => (reply ? inWords(reply) : 'as it writes')).join('; and '),
          },
        ]}
      />
    </>
  );
}

function accepted(receive: ReceiveRules): string {
  const verified = receive?.verified ? ', if the sender is verified' : '';
  const spam = receive && receive.spamAbove !== null ? `; spam from ${receive.spamAbove} on` : '';
  return `${inWords(receive)}${verified}${spam}`;
}

function inWords(lists: Lists): string {
  if (!lists) return 'everyone';
  const { allow, block } = lists;
  const allowed = allow === null ? 'everyone' : allow.length === 0 ? 'nobody' : allow.join(', ');
  return block.length === 0 ? allowed : `${allowed}, but not ${block.join(', ')}`;
}

function ChangeRules({ inbox, onClose, again }: { inbox: Inbox; onClose(): void; again(): void }) {
  const { rules } = inbox;
  const save = async (given: Given) => {
    const receive = listsOf(given, 'receive');
    const verified = given.all('verified').length > 0;
    const score = given.text('spamAbove');
    const spamAbove = score === '' ? null : Number(score);
    const body = {
      rules: {
        send: listsOf(given, 'send'),
        reply: listsOf(given, 'reply'),
        receive: receive || verified || spamAbove !== null ? { ...(receive ?? { allow: ['*'] }), verified, spamAbove } : null,
      },
    };
    await api.PATCH('/api/v1/inboxes/{id}', { params: { path: { id: inbox.id } }, body });
    toast(`The rules of ${inbox.address} are changed.`);
    onClose();
    again();
  };
  return (
    <Dialog title={`Rules of ${inbox.address}`} wide onClose={onClose}>
      <Form action="Save" onCancel={onClose} onSubmit={save}>
        <p class="hint">
          One entry a line: an address, example.com, or *.example.com. An empty list of the allowed means everyone.
        </p>
        <Pair name="send" title="Writes to" lists={rules?.send} />
        <Pair name="reply" title="Answers" lists={rules?.reply} />
        <Pair name="receive" title="Accepts mail of" lists={rules?.receive} />
        <Tick
          name="verified"
          value="yes"
          label="Mail of senders who are not verified waits in the quarantine"
          checked={rules?.receive?.verified ?? false}
        />
        <Field
          name="spamAbove"
          label="Spam score from which mail is labelled spam"
          hint="As the spam filter of this server gives it, such as 8. Left empty: no mail is labelled."
          type="number"
          step="any"
          value={rules?.receive?.spamAbove?.toString()}
        />
      </Form>
    </Dialog>
  );
}

function Pair({ name, title, lists }: { name: string; title: string; lists: Lists }) {
  return (
    <div class="field-row">
      <Field name={`${name}-allow`} label={`${title}: only`} rows={3} value={lists?.allow?.join('\n') ?? ''} />
      <Field name={`${name}-block`} label={`${title}: never`} rows={3} value={lists?.block.join('\n') ?? ''} />
    </div>
  );
}

function listsOf({ lines }: Given, name: string) {
  const [allow, block] = [lines(`${name}-allow`), lines(`${name}-block`)];
  if (allow.length + block.length === 0) return null;
  return { allow: allow.length > 0 ? allow : ['*'], block };
}
