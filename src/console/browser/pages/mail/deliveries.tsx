/** What became of a sent mail, for each recipient, as a line of time. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type Got } from '../../api.ts';
import { ProblemNote } from '../../parts/problem.tsx';
import { dayAndClock, wholeTime } from '../../parts/time.tsx';
import { UseApi } from '../../parts/use-api.tsx';
import { statusWords } from './verdicts.ts';

type Delivery = Got<'/api/v1/emails/{id}/deliveries'>['data'][number];

const SOURCES = { outbox: 'outbox', provider: 'mail provider', report: 'bounce report', operator: 'operator' };

/** `status` of the mail: when it changes, there is something new to tell. */
export function Deliveries({ id, status }: { id: string; status: string }) {
  const deliveries = useSignal<Delivery[] | null>(null);
  const failure = useSignal<unknown>(null);
  useEffect(() => {
    api.GET('/api/v1/emails/{id}/deliveries', { params: { path: { id } } }).then(
      ({ data }) => (deliveries.value = data.data),
      (error: unknown) => (failure.value = error),
    );
  }, [id, status]);
  if (failure.value) return <ProblemNote error={failure.value} />;
  return (
    <section class="deliveries" aria-label="Delivery">
      <h3>Delivery</h3>
      {(deliveries.value ?? []).map((one) => {
        const said = statusWords(one.status);
        return (
          <div key={one.id} class="delivery">
            <p>
              <strong>{one.recipient}</strong> <span class={`chip is-${said.tone}`}>{said.title}</span>
              {one.nextAttemptAt && <span class="hint"> next attempt {dayAndClock(one.nextAttemptAt)}</span>}
            </p>
            <ol class="time-line">
              {one.steps.map((step) => {
                const { title, tone } = statusWords(step.status);
                return (
                  <li key={`${step.at} ${step.status}`} class={`is-${tone}`}>
                    <time dateTime={step.at} title={wholeTime(step.at)}>
                      {dayAndClock(step.at)}
                    </time>{' '}
                    <strong>{title}</strong> <span class="hint">told by the {SOURCES[step.source]}</span>
                    {step.reason && (
                      <span class="time-line-reason">{[step.code, step.statusCode, step.reason].filter(Boolean).join(' ')}</span>
                    )}
                  </li>
                );
              })}
              {one.steps.length === 0 && <li class="hint">Nothing happened yet.</li>}
            </ol>
          </div>
        );
      })}
      <UseApi use={{ method: 'GET', path: `/emails/${id}/deliveries`, tool: { name: 'wait_for_update', input: { id } } }} />
    </section>
  );
}
