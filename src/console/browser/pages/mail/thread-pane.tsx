/** The third pane: the thread that is open, with what can be done to it. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { Time } from '../../parts/time.tsx';
import { can } from '../../session.ts';
import { markRead, remove } from './actions.ts';
import { LabelDialog } from './label-dialog.tsx';
import { list } from './list.ts';
import { Message } from './message.tsx';
import { arrived, openThread, readEarlier, thread, threadFailure, unfold, unfolded, waiting } from './opened.ts';
import { goToList, type Opened } from './place.ts';
import { nameIn, type Row, rowOfThread } from './rows.ts';
import type { ThreadEmail } from './thread-reading.ts';
import { statusWords, verdictWords } from './verdicts.ts';
import type { Asked } from './views.ts';

/** Milliseconds after which what was opened has its height. */
const SETTLED = 5000;

type Props = { asked: Asked; opened: Opened | null };

export function ThreadPane({ asked, opened }: Props) {
  const messages = useRef<HTMLOListElement>(null);
  const id = thread.value?.id;
  useEffect(() => {
    const list = messages.current;
    if (!opened || !thread.value || !list) return;
    const first = 'emailId' in opened ? opened.emailId : thread.value.data.find((one) => unfolded.value.has(one.id))?.id;
    const shown = [...list.children].find((one) => one instanceof HTMLElement && one.dataset.id === first);
    return shown?.previousElementSibling ? keepInSight(shown, list) : undefined;
  }, [id, JSON.stringify(opened)]);
  if (!opened) {
    return (
      <Empty icon="mail" title="Nothing is open">
        <p>
          Choose a mail, or press <kbd>j</kbd>. <kbd>?</kbd> shows all keys.
        </p>
      </Empty>
    );
  }
  const read = thread.value;
  if (threadFailure.value) {
    return (
      <>
        <Back asked={asked} />
        <ProblemNote error={threadFailure.value} retry={() => void openThread(opened)} />
      </>
    );
  }
  if (waiting.value) return <Waiting asked={asked} {...waiting.value} />;
  if (!read) {
    return (
      <>
        <Back asked={asked} />
        <p class="waiting">Opening …</p>
      </>
    );
  }
  return (
    <article class="thread" aria-label={read.subject || 'Mail without a subject'}>
      <Head
        asked={asked}
        row={list.value.rows.find(({ threadId }) => threadId === read.id) ?? rowOfThread(read)}
        subject={read.subject}
      />
      {read.labels.length > 0 && (
        <p class="thread-labels">
          {read.labels.map((one) => (
            <span class="chip is-accent" key={one}>
              {one}
            </span>
          ))}
        </p>
      )}
      <ol class="messages" ref={messages}>
        {read.apart && <Item email={read.apart} isAlone={false} />}
        {read.earlier !== null && (
          <li>
            <Earlier count={read.emails - read.data.length} list={messages} />
          </li>
        )}
        {read.data.map((email) => (
          <Item key={email.id} email={email} isAlone={read.data.length === 1} />
        ))}
      </ol>
    </article>
  );
}

function Item({ email, isAlone }: { email: ThreadEmail; isAlone: boolean }) {
  return (
    <li data-id={email.id}>
      {unfolded.value.has(email.id) ? (
        <Message id={email.id} isAlone={isAlone} onFold={() => unfold(email.id, false)} />
      ) : (
        <Folded email={email} isNew={arrived.value.has(email.id)} />
      )}
    </li>
  );
}

/** Older ones come above what is read, which stays where it is. */
function Earlier({ count, list }: { count: number; list: RefObject<HTMLOListElement | null> }) {
  const isBusy = useSignal(false);
  const read = async () => {
    const next = list.current?.querySelector('li:not([data-id]) + li');
    const before = next?.getBoundingClientRect().top ?? 0;
    isBusy.value = true;
    await readEarlier();
    isBusy.value = false;
    requestAnimationFrame(() => {
      const now = next?.getBoundingClientRect().top ?? 0;
      list.current?.closest('.pane')?.scrollBy(0, now - before);
    });
  };
  return (
    <p class="more">
      <Button isBusy={isBusy.value} onClick={() => void read()}>
        Show earlier mails ({count.toLocaleString()})
      </Button>
    </p>
  );
}

/** What is above it may still be read, and grow. Once a person does something, they go where they want. Answers what stops it. */
function keepInSight(shown: Element, list: Element): () => void {
  const watcher = new ResizeObserver(() => shown.scrollIntoView());
  const stop = () => watcher.disconnect();
  watcher.observe(list);
  setTimeout(stop, SETTLED);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stop, { once: true, passive: true });
  return stop;
}

/** A mail in the quarantine, which nothing can be done to but to let it in. */
function Waiting({ asked, id, subject }: { asked: Asked; id: string; subject: string }) {
  return (
    <article class="thread" aria-label={subject || 'Mail without a subject'}>
      <header class="thread-head">
        <Back asked={asked} />
        <h2 class="thread-subject">{subject || '(no subject)'}</h2>
      </header>
      <Message id={id} isAlone onFold={() => goToList(asked)} />
    </article>
  );
}

function Back({ asked }: { asked: Asked }) {
  return (
    <span class="only-narrow">
      <IconButton icon="back" label="Back to the list" onClick={() => goToList(asked)} />
    </span>
  );
}

function Head({ asked, row, subject }: { asked: Asked; row: Row; subject: string }) {
  const isAsking = useSignal(false);
  const isLabelling = useSignal(false);
  const whole: Row = { ...row, kind: 'thread', id: row.threadId, key: `thread ${row.threadId}` };
  return (
    <header class="thread-head">
      <Back asked={asked} />
      <h2 class="thread-subject">{subject || '(no subject)'}</h2>
      {can('emails:write') && (
        <>
          <IconButton
            icon="unread"
            label="Mark as unread"
            onClick={() => {
              void markRead([whole], false);
              goToList(asked);
            }}
          />
          <IconButton icon="label" label="Label the thread" onClick={() => (isLabelling.value = true)} />
          <IconButton icon="trash" label="Delete the thread" onClick={() => (isAsking.value = true)} />
        </>
      )}
      {isLabelling.value && <LabelDialog some={[whole]} onClose={() => (isLabelling.value = false)} />}
      {isAsking.value && (
        <Confirm
          title="Delete the thread?"
          text="All of its mails are deleted for good, for their agent too. What waits to be sent is not sent."
          action="Delete"
          onConfirm={() => void remove([whole]).then((isGone) => isGone && goToList(asked))}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </header>
  );
}

function Folded({ email, isNew }: { email: ThreadEmail; isNew: boolean }) {
  const said = email.status === undefined || email.direction === 'inbound' ? null : statusWords(email.status);
  const verdict = email.senderVerdict === undefined ? null : verdictWords(email.senderVerdict);
  return (
    <button type="button" class="folded" onClick={() => unfold(email.id, true)}>
      {isNew && <span class="chip is-accent">New</span>}
      <strong>{nameIn(email.from)}</strong>
      <span class="folded-text">{(email.text ?? '').slice(0, 200)}</span>
      {email.attachments.length > 0 && <Icon name="clip" />}
      {said && <span class={`chip is-${said.tone}`}>{said.title}</span>}
      {verdict && verdict.tone !== 'good' && <span class={`chip is-${verdict.tone}`}>{verdict.title}</span>}
      <Time at={email.createdAt} />
    </button>
  );
}
