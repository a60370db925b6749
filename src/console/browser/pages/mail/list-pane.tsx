/** The second pane: the search, what is done to chosen rows, and the list. */
import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button, IconButton } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { Time } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { go } from '../../router.ts';
import { can } from '../../session.ts';
import { archive, markRead, remove } from './actions.ts';
import { LabelDialog } from './label-dialog.tsx';
import { choose, chosen, hasMore, isLoading, list, listFailure, loadMore, reload } from './list.ts';
import { goToList, rowAddress } from './place.ts';
import type { Row } from './rows.ts';
import { SearchHelp } from './search-help.tsx';
import { statusWords } from './verdicts.ts';
import { type Asked, useOf, viewOf } from './views.ts';
import { VirtualList } from './virtual-list.tsx';

/** Pixels; the style sheet has the same. */
const ROW_HEIGHT = 80;

type Props = { asked: Asked; current: string | null; search: Ref<HTMLInputElement>; emptyHint: preact.ComponentChildren };

export function ListPane({ asked, current, search, emptyHint }: Props) {
  const title = asked.q !== '' ? 'Found' : asked.label !== '' ? asked.label : viewOf(asked).title;
  return (
    <>
      <Search asked={asked} field={search} />
      <div class="list-head">
        {chosen.value.size > 0 ? <Bulk isArchive={viewOf(asked).name === 'archived'} /> : <h1>{title}</h1>}
        <IconButton icon="reload" label="Load the list anew" onClick={() => void reload()} />
      </div>
      {listFailure.value ? (
        <ProblemNote error={listFailure.value} retry={() => void reload()} />
      ) : list.value.rows.length === 0 && !isLoading.value && !hasMore.value ? (
        <Empty icon="inbox" title={asked.q === '' ? 'Nothing here' : 'Nothing found'}>
          {asked.q === '' ? emptyHint : <p>Other words, or fewer, may find it.</p>}
        </Empty>
      ) : (
        <VirtualList
          key={JSON.stringify(asked)}
          items={list.value.rows}
          keyOf={({ key }) => key}
          height={ROW_HEIGHT}
          inSight={current}
          label={title}
          onEnd={() => void loadMore()}
        >
          {(row) => <RowLine row={row} asked={asked} isCurrent={row.key === current} />}
        </VirtualList>
      )}
      {isLoading.value && (
        <p class="list-loading" role="status">
          Loading …
        </p>
      )}
      <UseApi use={useOf(asked)} />
    </>
  );
}

function RowLine({ row, asked, isCurrent }: { row: Row; asked: Asked; isCurrent: boolean }) {
  const { key, people, subject, preview, at, isUnread, count, labels, flags, status } = row;
  const said = status === null ? null : statusWords(status, at);
  const open = () => go(rowAddress(asked, row));
  return (
    <div class={`row${isUnread ? ' is-unread' : ''}${isCurrent ? ' is-current' : ''}`} data-key={key}>
      <input
        type="checkbox"
        aria-label={`Choose ${subject || people}`}
        checked={chosen.value.has(key)}
        onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
      />
      <a
        href={rowAddress(asked, row)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        <span class="row-top">
          {isUnread && <span class="unseen">Unread. </span>}
          <span class="row-people">{people}</span>
          {count > 1 && <span class="row-count">{count}</span>}
          <Time at={at} />
        </span>
        <span class="row-subject">
          <span>{subject || '(no subject)'}</span>
          {flags.includes('attachment') && <Icon name="clip" />}
        </span>
        <span class="row-end">
          {said && <span class={`chip is-${said.tone}`}>{said.title}</span>}
          {flags.includes('unverified') && <span class="chip is-warn">Unverified</span>}
          {(flags.includes('automated') || flags.includes('newsletter')) && <span class="chip">Automated</span>}
          {labels.slice(0, 2).map((label) => (
            <span class="chip is-accent" key={label}>
              {label}
            </span>
          ))}
          <span class="row-preview">{preview}</span>
        </span>
      </a>
    </div>
  );
}

/** What is done to all rows that are chosen. */
function Bulk({ isArchive }: { isArchive: boolean }) {
  const some = list.value.rows.filter(({ key }) => chosen.value.has(key));
  const isAsking = useSignal(false);
  const isLabelling = useSignal(false);
  const mayWrite = can('emails:write');
  const mark = (isRead: boolean) => {
    void markRead(some, isRead);
    chosen.value = new Set();
  };
  return (
    <div class="bulk" role="toolbar" aria-label="Chosen mail">
      <strong>{some.length} chosen</strong>
      {mayWrite && (
        <>
          <IconButton
            icon={isArchive ? 'back' : 'archive'}
            label={isArchive ? 'Move back to threads' : 'Archive'}
            onClick={() => void archive(some, isArchive)}
          />
          <IconButton icon="check" label="Mark as read" onClick={() => mark(true)} />
          <IconButton icon="unread" label="Mark as unread" onClick={() => mark(false)} />
          <IconButton icon="label" label="Label" onClick={() => (isLabelling.value = true)} />
          <IconButton icon="trash" label="Delete" onClick={() => (isAsking.value = true)} />
        </>
      )}
      <Button look="quiet" onClick={() => (chosen.value = new Set(list.value.rows.map(({ key }) => key)))}>
        All {list.value.rows.length}
      </Button>
      <IconButton icon="close" label="Choose none" onClick={() => (chosen.value = new Set())} />
      {isAsking.value && (
        <Confirm
          title={`Delete ${some.length === 1 ? 'it' : `these ${some.length}`}?`}
          text="It is deleted for good, for its agent too. What waits to be sent is not sent."
          action="Delete"
          onConfirm={() => void remove(some)}
          onClose={() => (isAsking.value = false)}
        />
      )}
      {isLabelling.value && <LabelDialog some={some} onClose={() => (isLabelling.value = false)} />}
    </div>
  );
}

function Search({ asked, field }: { asked: Asked; field: Ref<HTMLInputElement> }) {
  const text = useSignal(asked.q);
  const isHelp = useSignal(false);
  // Before a person types.
  useLayoutEffect(() => {
    text.value = asked.q;
  }, [asked.q]);
  return (
    <search>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault();
          goToList({ ...asked, q: text.value.trim() });
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label="Search mail"
          placeholder="Search mail"
          maxLength={1000}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            if (currentTarget.value === '' && asked.q !== '') goToList({ ...asked, q: '' });
          }}
        />
        <IconButton icon="help" label="How to search" onClick={() => (isHelp.value = true)} />
      </form>
      {isHelp.value && (
        <SearchHelp
          onClose={() => (isHelp.value = false)}
          onPick={(example) => {
            isHelp.value = false;
            goToList({ ...asked, q: example });
          }}
        />
      )}
    </search>
  );
}
