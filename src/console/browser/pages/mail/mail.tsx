/** The mail: inboxes and views, the list, and what is open, side by side; where there is little room, one at a time. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isLive, onEvent, onGap } from '../../live.ts';
import { IconButton } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { useKeys } from '../../parts/keys.ts';
import { go, place } from '../../router.ts';
import { can } from '../../session.ts';
import { isOver, who } from '../../state.ts';
import { archive, markRead } from './actions.ts';
import { Compose } from './compose.tsx';
import { forward, save, write, writing } from './draft.ts';
import { FoldersPane, type Inbox, useInboxes } from './folders-pane.tsx';
import { catchUp, choose, chosen, closeList, heard, list, showList } from './list.ts';
import { ListPane } from './list-pane.tsx';
import { catchUpThread, heardOfThread, openThread, thread, unfolded, waiting } from './opened.ts';
import { goToList, mailPlace, type Opened, rowAddress } from './place.ts';
import type { EmailRecord, Row } from './rows.ts';
import { ThreadPane } from './thread-pane.tsx';
import { viewOf } from './views.ts';
import type { Kind } from './written.ts';

export default function Mail() {
  const { asked, opened } = mailPlace();
  const inboxes = useInboxes();
  const search = useRef<HTMLInputElement>(null);
  const areFolders = useSignal(false);
  const openedKey = JSON.stringify(opened);
  const current = keyOf(opened);
  // Nobody sees the rows of before under the title of what is asked now.
  useLayoutEffect(() => showList(asked), [JSON.stringify(asked)]);
  useLayoutEffect(() => void openThread(opened), [openedKey]);
  useFocusInPane(current);
  const subject = opened === null ? '' : ((thread.value ?? waiting.value)?.subject ?? '');
  useEffect(() => {
    document.title = `${subject || 'Mail'} · Postroom`;
  }, [subject]);
  useLayoutEffect(() => {
    areFolders.value = false;
  }, [place.value]);
  // From when they are read.
  useLayoutEffect(
    () =>
      onEvent((event) => {
        heard(event);
        heardOfThread(event);
      }),
    [],
  );
  useEffect(() => {
    const look = () => void catchUp().then(() => catchUpThread(mailPlace().opened));
    if (isLive.value) look();
    return onGap(look);
  }, [isLive.value]);
  useEffect(() => {
    // What could not be saved while the session was over.
    if (!isOver.value) void save();
  }, [isOver.value]);
  useLayoutEffect(() => {
    // A person who signs in after another does not go on with their mail.
    if (writing.value && writing.value.keyId !== who.value?.key.id) writing.value = null;
    return closeList;
  }, []);
  useEffect(() => {
    // What was not saved yet is saved while the page still can.
    const leave = () => void save();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  // Keys may follow each other faster than the page is drawn, so each looks where one is now.
  const step = (by: 1 | -1) => {
    const { rows } = list.value;
    const at = rows.findIndex(({ key }) => key === keyOf(mailPlace().opened));
    const next = rows[at < 0 ? 0 : at + by];
    if (next) open(next);
  };
  const open = (row: Row) => {
    const now = mailPlace();
    go(rowAddress(now.asked, row), { replace: now.opened !== null });
    // The row is drawn before it can have the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-key="${row.key}"] a`)?.focus());
  };
  const currentRows = () => {
    const key = keyOf(mailPlace().opened);
    return list.value.rows.filter((row) => (chosen.value.size > 0 ? chosen.value.has(row.key) : row.key === key));
  };
  const chooseCurrent = () => {
    const key = keyOf(mailPlace().opened);
    if (key) choose(key);
  };
  const answer = (kind: Kind) => {
    const shown = thread.value?.data.findLast(({ id, status }) => unfolded.value.has(id) && status !== 'draft');
    if (!shown || !can('emails:send')) return;
    const source = shown as EmailRecord;
    if (kind === 'forward') void forward(source);
    else void write({ kind, inboxId: thread.value?.inboxId ?? '', source });
  };
  useKeys(
    'Mail',
    {
      j: { does: 'Next', run: () => step(1) },
      k: { does: 'Previous', run: () => step(-1) },
      o: {
        does: 'Open what has the focus',
        run: () => document.activeElement instanceof HTMLElement && document.activeElement.click(),
      },
      x: { does: 'Choose it', run: chooseCurrent },
      ...(can('emails:write')
        ? {
            e: {
              does: 'Done: archive, and go to the next',
              run: () => {
                const done = currentRows();
                step(1);
                void archive(done, viewOf(asked).name === 'archived');
              },
            },
            U: { does: 'Mark as unread', run: () => void markRead(currentRows(), false) },
          }
        : {}),
      ...(can('emails:send')
        ? {
            c: { does: 'Compose', run: () => void write({ kind: 'new', inboxId: asked.inboxId ?? inboxes[0]?.id ?? '' }) },
            r: { does: 'Reply', run: () => answer('reply') },
            a: { does: 'Reply to all', run: () => answer('reply-all') },
            f: { does: 'Forward', run: () => answer('forward') },
          }
        : {}),
      '/': { does: 'Search', run: () => search.current?.focus() },
      u: { does: 'Back to the list', run: () => goToList(asked) },
      Escape: {
        does: 'Choose none, or back to the list',
        run: () => {
          if (chosen.value.size > 0) chosen.value = new Set();
          else goToList(asked);
        },
      },
    },
    [current, JSON.stringify(asked), inboxes],
  );
  return (
    <div class={`mail${opened ? ' has-opened' : ''}${areFolders.value ? ' has-folders' : ''}`}>
      <aside class="pane pane-folders" aria-label="Inboxes and views">
        <FoldersPane asked={asked} inboxes={inboxes} />
      </aside>
      <section class="pane pane-list" aria-label="List">
        <div class="only-narrow">
          <IconButton
            icon="inbox"
            label="Inboxes and views"
            pressed={areFolders.value}
            onClick={() => (areFolders.value = !areFolders.value)}
          />
        </div>
        <ListPane asked={asked} current={current} search={search} emptyHint={<NoMail inboxes={inboxes} />} />
      </section>
      <section class="pane pane-thread" aria-label="Reading" tabIndex={-1}>
        <ThreadPane asked={asked} opened={opened} />
      </section>
      {writing.value && <Compose mail={writing.value} inboxes={inboxes} />}
    </div>
  );
}

/** For which a row is waited that is not drawn yet: a second or more. Of a mail that is gone there is none. */
const MOST_FRAMES = 60;

/** Where one pane is shown at a time, what had the focus goes out of sight with its pane: the one that comes gets it. */
function useFocusInPane(current: string | null): void {
  const before = useRef(current);
  useEffect(() => {
    const left = before.current;
    before.current = current;
    if (left === current || !isFocusLost()) return undefined;
    const find = () => document.querySelector<HTMLElement>(current ? '.pane-thread' : `[data-key="${left}"] a`);
    let frame = 0;
    // The list draws its row once it knows how much room it has. A key that opened a row gives it the focus itself.
    const look = (frames: number) => {
      if (!isFocusLost()) return;
      const found = find();
      if (found) found.focus({ preventScroll: true });
      else if (frames > 0) frame = requestAnimationFrame(() => look(frames - 1));
    };
    frame = requestAnimationFrame(() => look(MOST_FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [current]);
}

function isFocusLost(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.getClientRects().length === 0;
}

/** The list does not wait for the answer who is signed in. */
export function ahead(): void {
  showList(mailPlace().asked);
}

/** The key of the row that is open; null = none. */
function keyOf(opened: Opened | null): string | null {
  if (opened === null) return null;
  return 'threadId' in opened ? `thread ${opened.threadId}` : `email ${opened.emailId}`;
}

/** How the first mail comes in. */
function NoMail({ inboxes }: { inboxes: Inbox[] }) {
  const [inbox] = inboxes;
  if (!inbox) return <p>There is no inbox yet. An agent makes one with create_inbox, or you make one under Inboxes.</p>;
  const body = JSON.stringify({ inboxId: inbox.id, to: inbox.address, subject: 'Note to self', text: 'It works.' });
  const curl = `curl '${location.origin}/api/v1/emails/send' -H "Authorization: Bearer $KEY" \\\n  -H "Content-Type: application/json" -d '${body}'`;
  return (
    <>
      <p>
        Mail to <code>{inbox.address}</code> appears here by itself. This sends a first one:
      </p>
      <pre>{curl}</pre>
      <CopyButton text={curl} what="the command" />
    </>
  );
}
