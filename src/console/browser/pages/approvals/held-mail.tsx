/** One held mail as it would leave: for whom, in which words, why it waits, and how it differs from the last one to the same people. */
import { useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { Copyable } from '../../parts/copy.tsx';
import { diffLines } from '../../parts/line-diff.ts';
import { Panel, Status, sizeOf } from '../../parts/page.tsx';
import { useReading } from '../../parts/reading.ts';
import { dayAndClock } from '../../parts/time.tsx';
import { can } from '../../session.ts';
import { type Held, inOrder } from './held.ts';

const SIGNS = { same: ' ', new: '+', gone: '−' };

export function HeldMail({ mail }: { mail: Held }) {
  const { held, from, to, cc, bcc, replyTo, subject, text, html, attachments } = mail;
  const [isShown, setShown] = useState(false);
  return (
    <Panel title={inOrder(subject) || '(no subject)'} aside={<Status of="held" />}>
      {held && (
        <p class="banner is-warn">
          {held.reason}{' '}
          <span class="hint">
            Rule {held.rule}; canceled on {dayAndClock(held.until)}.
          </span>
        </p>
      )}
      <dl class="facts">
        <Fact title="Sent by" value={held?.sentBy ? `the key ${inOrder(held.sentBy)}` : ''} />
        <Fact title="From" value={from} />
        <Fact title="To" value={to} />
        <Fact title="Cc" value={cc} />
        <Fact title="Bcc" value={bcc} />
        <Fact title="Reply to" value={replyTo} />
        {mail.sendAt && <Fact title="Leaves" value={dayAndClock(mail.sendAt)} />}
        {attachments.length > 0 && (
          <Fact
            title="Files"
            value={attachments.map(({ filename, size }) => `${inOrder(filename ?? 'unnamed')} (${sizeOf(size)})`).join(', ')}
          />
        )}
        <div>
          <dt>Id</dt>
          <dd>
            <Copyable text={mail.id} what="the id" />
          </dd>
        </div>
      </dl>
      {text && <pre class="letter">{inOrder(text)}</pre>}
      {html && (
        <details onToggle={(event) => setShown(event.currentTarget.open)}>
          <summary>The HTML, as a person sees it</summary>
          {isShown && (
            <iframe
              class="frame"
              title="The HTML of the mail"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src={`/console/messages/${mail.id}`}
            />
          )}
          <pre class="letter">{html}</pre>
        </details>
      )}
      <Difference mail={mail} />
      {can('emails:send') && <Verdicts mail={mail} />}
    </Panel>
  );
}

function Fact({ title, value }: { title: string; value: string }) {
  return value === '' ? null : (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Difference({ mail }: { mail: Held }) {
  const { value: before } = useReading(
    async (asked) => {
      const query = { inboxId: mail.inboxId, direction: 'outbound', include: 'body', limit: 50 } as const;
      const { data } = (await api.GET('/api/v1/emails', { ...asked, params: { query } })).data;
      return (
        data.find(({ id, to, status }) => id !== mail.id && to === mail.to && (status === 'sent' || status === 'delivered')) ??
        false
      );
    },
    [mail.id],
  );
  if (before === null) return null;
  if (!before) return <p class="hint">This inbox has sent nothing to these people lately.</p>;
  const lines = diffLines(before.text ?? '', mail.text ?? '');
  return (
    <details>
      <summary>Compared with the last mail to the same people, of {dayAndClock(before.createdAt)}</summary>
      <p class="hint">
        Its subject was “{before.subject}”. {lines.every(({ is }) => is === 'same') ? 'The text is the same.' : ''}
      </p>
      <ol class="diff">
        {lines.map(({ text, is }, at) => (
          <li key={at} class={`is-${is}`}>
            <span class="sign">{SIGNS[is]}</span>
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The rules are asked about the key of this session, as they cannot be asked about another key. */
function Verdicts({ mail }: { mail: Held }) {
  const { value, error } = useReading(async () => {
    const { data: recipients } = (await api.GET('/api/v1/emails/{id}/deliveries', { params: { path: { id: mail.id } } })).data;
    const body = {
      dryRun: true,
      inboxId: mail.inboxId,
      to: recipients.map(({ recipient }) => recipient),
      subject: mail.subject,
      ...(mail.text ? { text: mail.text } : {}),
      ...(mail.html ? { html: mail.html } : {}),
    };
    const { data } = await api.POST('/api/v1/emails/send', { body });
    return 'rules' in data ? data : null;
  }, [mail.id]);
  if (error) return <p class="hint">A dry run is refused: {error instanceof Error ? error.message : ''}</p>;
  if (!value) return null;
  return (
    <details>
      <summary>
        Dry run: the same mail, sent with your key, would be {value.wouldBe}
        {value.warnings.length > 0 && `, with ${value.warnings.length} ${value.warnings.length === 1 ? 'warning' : 'warnings'}`}
      </summary>
      <ul class="verdicts">
        {value.rules.map(({ rule, outcome, reason }) => (
          <li key={rule}>
            <span class={`chip is-${outcome === 'pass' ? 'good' : outcome === 'hold' ? 'warn' : 'bad'}`}>{outcome}</span> {rule}
            {reason && <span class="hint"> {reason}</span>}
          </li>
        ))}
        {value.warnings.map(({ code, message }) => (
          <li key={code}>
            <span class="chip is-warn">warning</span> {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
