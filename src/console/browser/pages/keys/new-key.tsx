/** Making a key by saying what the agent should be able to do, and showing its secret once. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Copyable, CopyButton } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field, Form, type Given, Tick } from '../../parts/form.tsx';
import { useReading } from '../../parts/reading.ts';
import { can } from '../../session.ts';
import { who } from '../../state.ts';
import { ABILITIES } from './abilities.ts';
import { snippetsFor } from './snippets.ts';

const DAY = 24 * 3600_000;

export function NewKey({ onClose, onMade }: { onClose(): void; onMade(): void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { value: inboxes } = useReading(async () => {
    return can('inboxes:read') ? (await api.GET('/api/v1/inboxes', { params: { query: { limit: 100 } } })).data.data : [];
  }, []);
  const make = async (given: Given) => {
    const { data } = await api.POST('/api/v1/api-keys', { body: bodyOf(given) });
    setSecret(data.key);
    onMade();
  };
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />;
  return (
    <Dialog title="A key for an agent" wide onClose={onClose}>
      <Form action="Make the key" onSubmit={make} onCancel={onClose}>
        <Field name="name" label="What is it for?" placeholder="support agent" required />
        <fieldset>
          <legend>What should it be able to do?</legend>
          {ABILITIES.map(({ name, title, means }) => (
            <label key={name} class="tick">
              <input type="radio" name="ability" value={name} defaultChecked={name === 'answer'} />
              <span>
                {title} <span class="hint">{means}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {inboxes && inboxes.length > 0 && <InboxTicks inboxes={inboxes} />}
        <div class="field-row">
          <Field name="perDay" label="Mails a day, at most" type="number" placeholder="no limit" />
          <Field name="days" label="Works for days" type="number" placeholder="for ever" />
        </div>
      </Form>
    </Dialog>
  );
}

function InboxTicks({ inboxes }: { inboxes: Got<'/api/v1/inboxes'>['data'] }) {
  return (
    <fieldset class="scrolls">
      <legend>Which inboxes does it see? None ticked: all of them.</legend>
      {inboxes.map(({ id, address }) => (
        <Tick key={id} name="inboxIds" value={id} label={address} />
      ))}
    </fieldset>
  );
}

function bodyOf({ text, all }: Given) {
  const { scopes, readOnly, approval, mode } = ABILITIES.find(({ name }) => name === text('ability')) ?? { scopes: null };
  const own = who.value?.key.scopes ?? [];
  const [inboxIds, perDay, days] = [all('inboxIds'), Number(text('perDay')), Number(text('days'))];
  return {
    name: text('name'),
    ...(scopes ? { scopes: scopes.filter((scope) => own.includes(scope)) as 'emails:read'[] } : {}),
    ...(readOnly ? { readOnly } : {}),
    ...(approval ? { approval } : {}),
    ...(mode ? { mode } : {}),
    ...(inboxIds.length > 0 ? { inboxIds } : {}),
    ...(perDay > 0 ? { limits: { sendsPerDay: perDay } } : {}),
    ...(days > 0 ? { expiresAt: new Date(Date.now() + days * DAY).toISOString() } : {}),
  };
}

/** The secret of a key that was made, or rotated, with what to paste into clients. */
export function Secret({ secret, onClose }: { secret: string; onClose(): void }) {
  const url = `${who.value?.server?.appUrl ?? location.origin}/mcp`;
  return (
    <Dialog title="The key, shown only now" wide once onClose={onClose}>
      <p class="banner is-warn">Store it now. Only its hash is kept, so it cannot be shown again.</p>
      <Copyable text={secret} what="the key" />
      {snippetsFor(url, secret).map(({ client, text }, at) => (
        <details key={client} class="snippet" open={at === 0}>
          <summary>
            {client}
            <CopyButton text={text} what={`what ${client} takes`} />
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
          <pre tabIndex={0}>{text}</pre>
        </details>
      ))}
      <div class="buttons">
        <Button look="main" onClick={onClose}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  );
}
