/** One mail: who wrote it and whether that is sure, its text in several ways, and what can be done with it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiProblem, api, unasked } from '../../api.ts';
import { onEvent, onGap } from '../../live.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { dayAndClock, wholeTime } from '../../parts/time.tsx';
import { can } from '../../session.ts';
import { letIn, takeBack } from './actions.ts';
import { Deliveries } from './deliveries.tsx';
import { forward, write } from './draft.ts';
import { Facts } from './facts.tsx';
import { sizeWords } from './files.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PlainText } from './plain-text.tsx';
import { Recipients } from './recipients.tsx';
import { MOST_CHARS, type OpenedEmail } from './rows.ts';
import { Source } from './source.tsx';
import { statusWords, verdictWords } from './verdicts.ts';

/** Files that are shown at once. */
const FEW_FILES = 20;

const WAYS = { message: 'Message', both: 'Side by side', agent: 'As the agent reads it', source: 'Source' } as const;

type Way = keyof typeof WAYS;

type Props = { id: string; isAlone: boolean; onFold(): void };

export function Message({ id, isAlone, onFold }: Props) {
  const read = useSignal<OpenedEmail | null>(null);
  const failure = useSignal<unknown>(null);
  const way = useSignal<Way>('message');
  const look = async (isUnasked: boolean) => {
    try {
      const params = { path: { id }, query: { view: 'full' as const, maxChars: MOST_CHARS } };
      read.value = (await api.GET('/api/v1/emails/{id}', { params, ...(isUnasked ? unasked : {}) })).data;
      failure.value = null;
    } catch (error) {
      const isGone = error instanceof ApiProblem && error.problem.status === 404;
      if (!isUnasked || isGone) failure.value = error;
    }
  };
  useEffect(() => {
    void look(false);
    const stops = [
      onGap(() => void look(true)),
      onEvent(({ type, subjectId }) => {
        if (subjectId === id && (type.startsWith('email.') || type === 'draft.saved')) void look(true);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  const email = read.value;
  if (failure.value) return <ProblemNote error={failure.value} retry={() => void look(false)} />;
  if (!email) return <p class="waiting">Reading …</p>;
  return (
    <section class="message" aria-label={`Mail from ${email.from}`}>
      <MessageHead email={email} onFold={isAlone ? null : onFold} />
      <Notices email={email} />
      <fieldset class="ways" aria-label="How the mail is shown">
        {(Object.entries(WAYS) as [Way, string][]).map(([name, title]) => (
          <button type="button" key={name} aria-pressed={way.value === name} onClick={() => (way.value = name)}>
            {title}
          </button>
        ))}
      </fieldset>
      <div class={`message-body is-${way.value}`}>
        {(way.value === 'message' || way.value === 'both') && <Rendered email={email} />}
        {(way.value === 'agent' || way.value === 'both') && <ForAgent id={id} />}
        {way.value === 'source' && <Source id={id} size={email.size} />}
      </div>
      <Attachments email={email} />
      <Actions email={email} />
      <Facts email={email} />
      {email.direction === 'outbound' && email.status !== 'draft' && <Deliveries id={id} status={email.status} />}
    </section>
  );
}

function MessageHead({ email, onFold }: { email: OpenedEmail; onFold: (() => void) | null }) {
  const { from, to, cc, bcc, createdAt, direction, sender, status, sendAt } = email;
  const verdict = verdictWords(sender.authentication.verdict);
  const said = statusWords(status, sendAt);
  return (
    <header class="message-head">
      <div>
        <p class="message-from">
          <strong>{sender.displayName || sender.address || from}</strong>
          {sender.displayName && sender.address && <span class="hint">{sender.address}</span>}
        </p>
        <Recipients to={to} cc={cc} bcc={bcc} isCut={email.anomalies.includes('addresses_truncated')} />
        {direction === 'inbound' && (
          <p class="message-verdict">
            <span class={`chip is-${verdict.tone}`}>
              <Icon name={verdict.tone === 'good' ? 'check' : 'shield'} />
              {verdict.title}
            </span>{' '}
            <span class="hint">{verdict.text}</span>
          </p>
        )}
      </div>
      <div class="message-when">
        <time dateTime={createdAt} title={wholeTime(createdAt)}>
          {dayAndClock(createdAt)}
        </time>
        {direction === 'outbound' && <span class={`chip is-${said.tone}`}>{said.title}</span>}
        {onFold && <IconButton icon="close" label="Fold this mail" onClick={onFold} />}
      </div>
    </header>
  );
}

/** What a reader should know before they believe the mail, or wait for it. */
function Notices({ email }: { email: OpenedEmail }) {
  const {
    sender,
    held,
    rejected,
    status,
    sendAt,
    automated,
    hiddenTextRemoved,
    possiblyHidden,
    parseStatus,
    possiblyHiddenText,
  } = email;
  const isLater = status === 'queued' && sendAt !== null && Date.parse(sendAt) > Date.now();
  const notices: [text: string | false | null, tone: string][] = [
    [sender.displayNameHasOtherAddress && 'The name shows an address that is not the one of the sender.', 'bad'],
    [sender.replyToDiffers && `Answers go to another address: ${email.replyTo}`, 'warn'],
    [status === 'quarantined' && 'It waits in the quarantine: its sender is not verified, so no agent sees it.', 'warn'],
    [held && `Held: ${held.reason} It is canceled on ${dayAndClock(held.until)} unless a person approves it.`, 'warn'],
    [rejected && `Not sent: ${rejected}`, 'bad'],
    [isLater && `It goes out on ${dayAndClock(sendAt)}.`, 'plain'],
    [automated.is && `Sent by a machine (${(automated.reason ?? 'unknown').replaceAll('_', ' ')}).`, 'plain'],
    [hiddenTextRemoved > 0 && `${pieces(hiddenTextRemoved)} kept from the agent, because no person would see it.`, 'warn'],
    [possiblyHidden > 0 && `${pieces(possiblyHidden)} left out for the agent, because a person may not see it.`, 'warn'],
    [parseStatus !== 'parsed' && `The mail could not be read in full (${parseStatus}).`, 'warn'],
    [email.notice, 'plain'],
  ];
  const told = notices.filter((one): one is [string, string] => Boolean(one[0]));
  if (told.length === 0) return null;
  return (
    <ul class="notices">
      {told.map(([text, tone]) => (
        <li key={text} class={`is-${tone}`}>
          {text}
        </li>
      ))}
      {possiblyHiddenText && (
        <li class="is-plain">
          <details>
            <summary>What was left out</summary>
            <pre>{possiblyHiddenText}</pre>
          </details>
        </li>
      )}
    </ul>
  );
}

function pieces(count: number): string {
  return count === 1 ? 'A piece of text was' : `${count} pieces of text were`;
}

/** Addresses of web pages are no part of the text as it was read; those of people are. */
const leadsElsewhere = ({ text, extracted }: OpenedEmail) =>
  (extracted?.links?.length ?? 0) > 0 || /https?:\/\/|[^\s@]@[^\s@]+\.\w/i.test(text ?? '');

/** HTML is shown in the frame, which is a wall; text needs none, unless something in it leads elsewhere: the frame shows where. */
function Rendered({ email }: { email: OpenedEmail }) {
  const { id, html, status, text, nextOffset } = email;
  if (!html && (status === 'draft' || !leadsElsewhere(email)))
    return <PlainText key={text} text={text ?? ''} isCut={nextOffset !== null} className="plain-text" />;
  return (
    <div class="framed">
      <iframe
        title="The mail as it was designed"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/console/messages/${encodeURIComponent(id)}`}
        referrerpolicy="no-referrer"
      />
    </div>
  );
}

function ForAgent({ id }: { id: string }) {
  const read = useSignal<OpenedEmail | null>(null);
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    const params = { path: { id }, query: { view: 'text' as const, maxChars: MOST_CHARS } };
    api.GET('/api/v1/emails/{id}', { params }).then(
      ({ data }) => (read.value = data),
      (error: unknown) => (failure.value = error),
    );
  }, [id]);
  if (failure.value) return <ProblemNote error={failure.value} />;
  return (
    <figure class="for-agent">
      <figcaption>As the agent reads it</figcaption>
      {read.value === null ? (
        <pre>Reading …</pre>
      ) : (
        <PlainText text={read.value.text ?? ''} isCut={read.value.nextOffset !== null} />
      )}
    </figure>
  );
}

function Attachments({ email: { id, attachments } }: { email: OpenedEmail }) {
  const list = (label: string, files: typeof attachments) => (
    <ul class="attachments" aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={`/api/v1/emails/${id}/attachments/${file.id}`} download={file.filename ?? 'file'}>
            <Icon name="clip" />
            <span>{file.filename ?? '(no name)'}</span>
            <span class="hint">{sizeWords(file.size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  const rest = attachments.slice(FEW_FILES);
  return (
    <>
      {attachments.length > 0 && list('Files', attachments.slice(0, FEW_FILES))}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length.toLocaleString()} more files</summary>
          {list('More files', rest)}
        </details>
      )}
    </>
  );
}

function Actions({ email }: { email: OpenedEmail }) {
  const { id, inboxId, status, direction, sendAt, nextOffset } = email;
  const isMoving = useSignal(false);
  const answer = (kind: 'reply' | 'reply-all') => void write({ kind, inboxId, source: email });
  const isWaiting = direction === 'outbound' && ['queued', 'deferred', 'held'].includes(status);
  return (
    <div class="message-actions">
      {status === 'draft' && nextOffset !== null && <p class="hint">It is too long to go on writing it here.</p>}
      {status === 'draft' && nextOffset === null && can('drafts:write') && (
        <Button look="main" icon="compose" onClick={() => void write({ draft: email })}>
          Go on writing
        </Button>
      )}
      {can('emails:send') && status !== 'draft' && status !== 'quarantined' && (
        <>
          <Button icon="reply" shortcut="r" onClick={() => answer('reply')}>
            Reply
          </Button>
          <Button icon="replyAll" shortcut="a" onClick={() => answer('reply-all')}>
            Reply to all
          </Button>
          <Button icon="forward" shortcut="f" onClick={() => void forward(email)}>
            Forward
          </Button>
          {isWaiting && status !== 'deferred' && sendAt !== null && can('emails:write') && (
            <Button icon="clock" onClick={() => (isMoving.value = true)}>
              Another time
            </Button>
          )}
          {isMoving.value && sendAt !== null && <MoveDialog id={id} sendAt={sendAt} onClose={() => (isMoving.value = false)} />}
          {isWaiting && (
            <Button look="danger" icon="close" onClick={() => void takeBack(id)}>
              Cancel sending
            </Button>
          )}
        </>
      )}
      {status === 'quarantined' && can('emails:write') && (
        <Button icon="check" onClick={() => void letIn(id)}>
          Let it in
        </Button>
      )}
    </div>
  );
}
