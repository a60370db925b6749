/** What happened to a mail for each of its recipients, as a line of time. */
import { api } from '../../api.ts';
import { Status } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { useReading } from '../../parts/reading.ts';
import { dayAndClock } from '../../parts/time.tsx';

export function Steps({ emailId }: { emailId: string }) {
  const { value, error } = useReading(
    async (asked) => (await api.GET('/api/v1/emails/{id}/deliveries', { ...asked, params: { path: { id: emailId } } })).data.data,
    [emailId],
    ({ subjectId }) => subjectId === emailId,
  );
  if (error) return <ProblemNote error={error} />;
  return (
    <div class="steps">
      {value?.map(({ id, recipient, status, attempts, nextAttemptAt, steps }) => (
        <section key={id}>
          <p>
            <strong>{recipient}</strong> <Status of={status} /> {attempts} attempts
            {nextAttemptAt && `, the next on ${dayAndClock(nextAttemptAt)}`}
          </p>
          <ol class="timeline">
            {steps.map(({ at, status, source, code, reason }) => (
              <li key={`${at} ${status}`}>
                <span class="hint">{dayAndClock(at)}</span> {status} <span class="hint">({source})</span> {code} {reason}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
