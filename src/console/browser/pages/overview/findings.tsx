/** What `doctor` finds to be wrong, for the operator. */
import { api } from '../../api.ts';
import { Panel } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem.tsx';
import { useReading } from '../../parts/reading.ts';
import { Time } from '../../parts/time.tsx';

/** It takes seconds to look, so this panel is filled after the others. */
export function Findings() {
  const { value, error, again } = useReading(async (asked) => (await api.GET('/api/v1/doctor', asked)).data, []);
  const wrong = value?.data.filter(({ status }) => status !== 'ok') ?? [];
  return (
    <Panel title="What doctor finds" aside={value && <Time at={value.examinedAt} />}>
      {error !== null && <ProblemNote error={error} retry={again} />}
      {value === null && error === null && <p class="waiting">Looking at everything that mail needs …</p>}
      {value && wrong.length === 0 && <p>All is well.</p>}
      <ul class="warnings">
        {wrong.map(({ check, code, at, status, what, fix }) => (
          <li key={`${check} ${code} ${at ?? ''} ${what}`}>
            <strong>{WORDS[status]}</strong> {check}: {what} {fix}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const WORDS = { ok: '', warning: 'Warning:', failed: 'Failed:', unknown: 'Not known:' };
