/** Charts as small drawings: pairs of bars a day, and one bar in parts. */

type Day = { date: string; inbound: number; outbound: number };

const HEIGHT = 120;
const SLOT = 20;
const BAR = 7;

/** Mail in and out, a pair of bars a day. */
export function DayChart({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ inbound, outbound }) => [inbound, outbound]));
  const sum = (of: 'inbound' | 'outbound') => days.reduce((all, day) => all + day[of], 0);
  const label = `Mail of ${days.length} days: ${sum('inbound')} in, ${sum('outbound')} out; at most ${most} a day.`;
  const bar = (value: number, x: number, look: string) => {
    const height = value === 0 ? 0 : Math.max(2, (value / most) * (HEIGHT - 8));
    return <rect class={look} x={x} y={HEIGHT - height} width={BAR} height={height} rx={2} />;
  };
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${days.length * SLOT} ${HEIGHT + 1}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path class="chart-line" d={`M0 ${HEIGHT + 0.5}H${days.length * SLOT}`} />
        {days.map(({ date, inbound, outbound }, at) => (
          <g key={date}>
            <title>{`${date}: ${inbound} in, ${outbound} out`}</title>
            <rect class="chart-slot" x={at * SLOT} y={0} width={SLOT} height={HEIGHT} />
            {bar(inbound, at * SLOT + 2, 'chart-in')}
            {bar(outbound, at * SLOT + 10, 'chart-out')}
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{days[0]?.date}</span>
        <span class="legend">
          <span class="legend-in">in</span>
          <span class="legend-out">out</span>
        </span>
        <span>{days.at(-1)?.date}</span>
      </figcaption>
    </figure>
  );
}

export type Part = { name: string; value: number; look: 'good' | 'accent' | 'warn' | 'bad' | 'soft' };

/** One bar of which each part stands for a share. */
export function ShareBar({ label, parts }: { label: string; parts: Part[] }) {
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts.filter(({ value }) => value > 0);
  let at = 0;
  return (
    <figure class="shares">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={label}>
        <rect class="share-soft" x={0} y={0} width={100} height={8} />
        {shown.map(({ name, value, look }) => {
          const x = at;
          const width = (value / all) * 100;
          at += width;
          return <rect key={name} class={`share-${look}`} x={x} y={0} width={width} height={8} />;
        })}
      </svg>
      <figcaption>
        {shown.length === 0 && <span>none yet</span>}
        {shown.map(({ name, value, look }) => (
          <span key={name} class={`legend-${look}`}>
            {name} {value.toLocaleString()}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
