/** The sheet in which a mail is written. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { toastProblem } from '../../parts/toasts.tsx';
import { closeWriting, discard, isAsking, rewrite, savedState, savesItself, send, writing } from './draft.ts';
import { MOST_BYTES, readFile, sizeWords } from './files.ts';
import type { Inbox } from './folders-pane.tsx';
import { nameIn } from './rows.ts';
import type { Writing } from './written.ts';

const TITLES = { new: 'New mail', reply: 'Reply', 'reply-all': 'Reply to all', forward: 'Forward' };

const SAVED = {
  new: '',
  changed: 'Not saved yet',
  saving: 'Saving …',
  saved: 'Saved as a draft',
  failed: 'Not saved: an address may be unfinished',
};

export function Compose({ mail, inboxes }: { mail: Writing; inboxes: Inbox[] }) {
  const isBusy = useSignal(false);
  const failure = useSignal<unknown>(null);
  const first = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  // An ordinary effect comes a moment later: until then, what is typed would go elsewhere.
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (first.current && mail.to === '') first.current.focus();
    else body.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [mail.idempotencyKey]);
  const [inbox] = inboxes;
  useEffect(() => {
    // It may be begun before the inboxes are read.
    if (mail.inboxId === '' && inbox && writing.value) writing.value = { ...writing.value, inboxId: inbox.id };
  }, [mail.inboxId, inbox?.id]);
  const submit = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    failure.value = null;
    try {
      await send();
    } catch (error) {
      failure.value = error;
    }
    isBusy.value = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isAsking.value) {
      // The browser would close the question with it.
      event.preventDefault();
      void closeWriting();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  const answers = mail.kind === 'reply' || mail.kind === 'reply-all';
  return (
    <section class="compose" role="dialog" aria-label={TITLES[mail.kind]} onKeyDown={onKeyDown}>
      <header>
        <h2>{TITLES[mail.kind]}</h2>
        <span class="hint" role="status">
          {savesItself(mail) ? SAVED[savedState.value] : ''}
        </span>
        <IconButton
          icon="close"
          label={savesItself(mail) ? 'Close, and keep the draft' : 'Close'}
          onClick={() => void closeWriting()}
        />
      </header>
      {isAsking.value && (
        <Confirm
          title="Throw this mail away?"
          text="Your key saves no drafts, so it is saved nowhere."
          action="Throw it away"
          onConfirm={() => void discard()}
          onClose={() => (isAsking.value = false)}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {mail.kind === 'new' && mail.draftId === null && inboxes.length > 0 && (
          <Field label="From">
            <select value={mail.inboxId} onChange={({ currentTarget }) => rewrite({ inboxId: currentTarget.value })}>
              {inboxes.map(({ id, address }) => (
                <option key={id} value={id}>
                  {address}
                </option>
              ))}
            </select>
          </Field>
        )}
        {answers && mail.source ? (
          <p class="compose-to">
            To {nameIn(mail.source.replyTo || mail.source.from)}
            {mail.kind === 'reply-all' ? ' and everybody else on it' : ''}
          </p>
        ) : (
          <Field label="To">
            <input ref={first} value={mail.to} onInput={({ currentTarget }) => rewrite({ to: currentTarget.value })} required />
          </Field>
        )}
        <Field label="Cc">
          <input value={mail.cc} onInput={({ currentTarget }) => rewrite({ cc: currentTarget.value })} />
        </Field>
        {!answers && (
          <Field label="Bcc">
            <input value={mail.bcc} onInput={({ currentTarget }) => rewrite({ bcc: currentTarget.value })} />
          </Field>
        )}
        {(mail.kind === 'new' || mail.draftId !== null) && !answers && (
          <Field label="Subject">
            <input value={mail.subject} onInput={({ currentTarget }) => rewrite({ subject: currentTarget.value })} />
          </Field>
        )}
        <textarea
          ref={body}
          aria-label="Text"
          rows={10}
          value={mail.text}
          placeholder={mail.kind === 'forward' && mail.draftId === null ? 'Your own text, above the mail' : ''}
          onInput={({ currentTarget }) => rewrite({ text: currentTarget.value })}
        />
        {mail.html === 'kept' && <p class="hint">It has a design. Once you change the text, it is sent as text alone.</p>}
        {mail.html === 'gone' && <p class="hint">It is sent as text alone: its design has the words of before.</p>}
        {failure.value !== null && <ProblemNote error={failure.value} />}
        <Files mail={mail} />
        <footer>
          <Button look="main" type="submit" icon="send" isBusy={isBusy.value}>
            {mail.sendAt === '' ? 'Send' : 'Schedule'}
          </Button>
          <label class="compose-when">
            <span>Send later</span>
            <input
              type="datetime-local"
              value={mail.sendAt}
              onInput={({ currentTarget }) => rewrite({ sendAt: currentTarget.value })}
            />
          </label>
          {answers && (
            <label class="compose-check">
              <input
                type="checkbox"
                checked={mail.quote}
                onChange={({ currentTarget }) => rewrite({ quote: currentTarget.checked })}
              />
              Quote the mail
            </label>
          )}
          <IconButton icon="trash" label="Throw it away" onClick={() => void discard()} />
        </footer>
      </form>
    </section>
  );
}

function Field({ label, children }: { label: string; children: preact.ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label class="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** A forward that is no draft takes the files of its mail along, and takes no others. */
function Files({ mail }: { mail: Writing }) {
  if (mail.kind === 'forward' && mail.draftId === null) return <p class="hint compose-files">The files of the mail go along.</p>;
  const files = mail.files ?? [];
  const add = async (list: FileList | null) => {
    try {
      const added = await Promise.all(Array.from(list ?? [], readFile));
      const all = [...files, ...added];
      if (all.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
        throw new Error(`Files may have ${sizeWords(MOST_BYTES)} together.`);
      rewrite({ files: all });
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <div class="compose-files">
      <label class="button is-quiet">
        <Icon name="clip" />
        <span>Attach files</span>
        <input
          class="unseen"
          type="file"
          multiple
          onChange={({ currentTarget }) => {
            void add(currentTarget.files);
          }}
        />
      </label>
      {mail.files === null && mail.draftId !== null && (
        <span class="hint">Files that the draft has stay, unless you attach others.</span>
      )}
      {files.map((file) => (
        <span class="chip" key={file.filename}>
          {file.filename} · {sizeWords(file.size)}
          <IconButton
            icon="close"
            label={`Remove ${file.filename}`}
            onClick={() => rewrite({ files: files.filter((one) => one !== file) })}
          />
        </span>
      ))}
    </div>
  );
}
