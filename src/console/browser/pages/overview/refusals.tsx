/** Arrivals of the last day that were refused or ignored, counted by their reasons. */
import { api, type Got } from '../../api.ts';
import { Panel } from '../../parts/page.tsx';
import { useReading } from '../../parts/reading.ts';

type Arrival = Got<'/api/v1/arrivals'>['data'][number];

const DAY = 24 * 3600_000;

/** The newest that are looked at, of each outcome. */
const MOST = 100;

export function Refusals() {
  const { value } = useReading(
    async (asked) => {
      const read = async (outcome: 'refused' | 'ignored') =>
        (await api.GET('/api/v1/arrivals', { ...asked, params: { query: { outcome, limit: MOST } } })).data.data;
      return (await Promise.all([read('refused'), read('ignored')])).flat();
    },
    [],
    ({ type }) => type === 'email.received',
  );
  if (!value) return null;
  const since = Date.now() - DAY;
  const counted = [...byReason(value.filter(({ at }) => Date.parse(at) > since))].sort((a, b) => b[1] - a[1]);
  return (
    <Panel title="Refused or ignored in 24 hours" aside={<a href="/arrivals">All arrivals</a>}>
      {counted.length === 0 ? (
        <p class="hint">Nothing was turned away.</p>
      ) : (
        <ul class="counted">
          {counted.map(([reason, count]) => (
            <li key={reason}>
              <strong>{count}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function byReason(arrivals: Arrival[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of arrivals) {
    const words = reason ?? outcome;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}
