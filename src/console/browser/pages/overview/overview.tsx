/** The first page: what came and went, what waits for a person, and what is wrong. */
import { useState } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { DayChart, ShareBar } from '../../parts/chart.tsx';
import { Confirm } from '../../parts/dialog.tsx';
import { act } from '../../parts/form.tsx';
import { Figure, PageHead, Panel, sizeOf } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { useReading } from '../../parts/reading.ts';
import { lasting } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { can } from '../../session.ts';
import { who } from '../../state.ts';
import { Findings } from './findings.tsx';
import { FirstMail } from './first-mail.tsx';
import { Refusals } from './refusals.tsx';

type Metrics = Got<'/api/v1/metrics'>;

export default function Overview() {
  if (!can('metrics:read')) {
    return (
      <div class="page">
        <PageHead title={who.value?.account.name ?? 'Overview'} lead="What this key may see is in the navigation." />
      </div>
    );
  }
  return <Figures />;
}

function Figures() {
  const { value, error, again } = useReading(
    async (asked) => (await api.GET('/api/v1/metrics', { ...asked, params: { query: { days: 30 } } })).data,
    [],
    ({ type }) => /^(email|account|inbox)\./.test(type),
  );
  return (
    <div class="page">
      <PageHead title={who.value?.account.name ?? 'Overview'} lead="The last 30 days, as of now.">
        {value && can('account:write') && <SendingSwitch stoppedAt={value.sendingStoppedAt} again={again} />}
      </PageHead>
      {error !== null && <ProblemNote error={error} retry={again} />}
      {value ? <Content metrics={value} /> : <p class="waiting">Loading …</p>}
    </div>
  );
}

function Content({ metrics }: { metrics: Metrics }) {
  const { emails, deliveries, inboxes, plan, daily, backlog, sendingStoppedAt } = metrics;
  const waiting = deliveries.queued + deliveries.deferred + deliveries.sending;
  const limit = plan.limits.storedBytes;
  const nothingYet = emails.inbound + emails.outbound === 0 && emails.storedBytes === 0;
  return (
    <>
      {sendingStoppedAt && (
        <p class="banner is-warn" role="status">
          Sending is stopped. Mail is accepted, and waits until sending is resumed.
        </p>
      )}
      <Warnings />
      {backlog !== null && can('account:write') && who.value?.key.inboxIds === null && <Findings />}
      {nothingYet && <FirstMail />}
      <div class="figures">
        <Figure title="Mail in" value={emails.inbound.toLocaleString()} note={`${emails.unread} unread`} />
        <Figure title="Mail out" value={emails.outbound.toLocaleString()} note={`${plan.used.sendsPerDay} today`} />
        <Figure
          title="Wait for approval"
          value={deliveries.held.toLocaleString()}
          note="recipients"
          look={deliveries.held > 0 ? 'warn' : undefined}
          {...(can('emails:approve') ? { href: '/approvals' } : {})}
        />
        <Figure
          title="In the queue"
          value={waiting.toLocaleString()}
          note={queueNote(deliveries.deferred, metrics.oldestQueuedSeconds)}
          look={deliveries.deferred > 0 ? 'warn' : undefined}
          href="/deliveries"
        />
        <Figure title="Inboxes" value={inboxes.total.toLocaleString()} note={`${inboxes.active} active`} href="/inboxes" />
        <Figure title="Stored" value={sizeOf(emails.storedBytes)} note={limit === null ? 'no limit' : `of ${sizeOf(limit)}`} />
        {backlog && (
          <Figure
            title="To be filed"
            value={backlog.mails.toLocaleString()}
            note={backlog.oldestSeconds === null ? 'none waits' : `the oldest for ${backlog.oldestSeconds} s`}
          />
        )}
      </div>
      <Panel title="Mail a day">
        <DayChart days={daily} />
      </Panel>
      <Panel title="Deliveries by result" aside={<a href="/deliveries">All</a>}>
        <ShareBar
          label="Deliveries by result"
          parts={[
            { name: 'delivered', value: deliveries.delivered, look: 'good' },
            { name: 'sent', value: deliveries.sent, look: 'accent' },
            { name: 'waiting', value: waiting, look: 'soft' },
            { name: 'held', value: deliveries.held, look: 'warn' },
            { name: 'failed', value: deliveries.failed, look: 'bad' },
            { name: 'bounced', value: deliveries.bounced + deliveries.complained, look: 'bad' },
            { name: 'canceled', value: deliveries.canceled, look: 'soft' },
          ]}
        />
      </Panel>
      {can('arrivals:read') && <Refusals />}
      <UseApi use={{ method: 'GET', path: '/metrics?days=30', tool: { name: 'get_metrics', input: { days: 30 } } }} />
    </>
  );
}

/** The note on the queue, such as `2 to be tried again, the oldest for 3 h`. */
function queueNote(deferred: number, oldestSeconds: number | null): string {
  if (deferred === 0 && (oldestSeconds ?? 0) < 60) return 'nothing is stuck';
  return [
    ...(deferred > 0 ? [`${deferred} to be tried again`] : []),
    ...(oldestSeconds === null ? [] : [`the oldest for ${lasting(oldestSeconds)}`]),
  ].join(', ');
}

/** What the operator has not configured, and endpoints that are told nothing. */
function Warnings() {
  const { notConfigured = [], stoppedEndpoints = [] } = who.value ?? {};
  if (notConfigured.length + stoppedEndpoints.length === 0) return null;
  return (
    <Panel title="To be looked at">
      <ul class="warnings">
        {notConfigured.map(({ setting, blocks }) => (
          <li key={setting}>
            <code>{setting}</code> is not set. {blocks}
          </li>
        ))}
        {stoppedEndpoints.map(({ id, url, reason }) => (
          <li key={id}>
            <a href={`/webhooks/${id}`}>{url}</a> is told nothing: {reason?.replace('_', ' ')}.
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SendingSwitch({ stoppedAt, again }: { stoppedAt: string | null; again(): void }) {
  const [isAsking, setAsking] = useState(false);
  const set = async (enabled: boolean) => {
    const done = enabled ? 'Sending goes on.' : 'Sending is stopped.';
    if (await act(() => api.POST('/api/v1/account/sending', { body: { enabled } }), done)) again();
  };
  return (
    <>
      {stoppedAt ? (
        <Button look="main" onClick={() => void set(true)}>
          Resume sending
        </Button>
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          Stop sending
        </Button>
      )}
      {isAsking && (
        <Confirm
          title="Stop all sending?"
          text="Nothing of this account leaves until sending is resumed. Mail is accepted meanwhile, and waits."
          action="Stop sending"
          onConfirm={() => void set(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
