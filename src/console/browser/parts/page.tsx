/** What pages are laid out with: their head, panels, tabs and figures. */
import type { ComponentChildren } from 'preact';
import { withQuery } from '../router.ts';

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ComponentChildren }) {
  return (
    <header class="page-head">
      <div>
        <h1>{title}</h1>
        {lead && <p class="hint">{lead}</p>}
      </div>
      {children && <div class="page-actions">{children}</div>}
    </header>
  );
}

export function Panel({ title, aside, children }: { title: string; aside?: ComponentChildren; children: ComponentChildren }) {
  return (
    <section class="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Choices of which one is in the query of the address; '' is the first. */
export function Tabs({ name, label, chosen, tabs }: { name: string; label: string; chosen: string; tabs: [string, string][] }) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(([value, title]) => (
        <a key={value} href={withQuery({ [name]: value })} aria-current={value === chosen ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

type FigureProps = { title: string; value: string; note?: string; look?: 'good' | 'warn' | 'bad' | undefined; href?: string };

/** A number with its meaning. */
export function Figure({ title, value, note, look, href }: FigureProps) {
  const inside = (
    <>
      <span class="figure-title">{title}</span>
      <strong class={look ? `is-${look}` : undefined}>{value}</strong>
      {note && <span class="hint">{note}</span>}
    </>
  );
  return href ? (
    <a class="figure" href={href}>
      {inside}
    </a>
  ) : (
    <div class="figure">{inside}</div>
  );
}

const LOOKS: Record<string, string> = {
  active: 'good',
  enabled: 'good',
  verified: 'good',
  found: 'good',
  delivered: 'good',
  sent: 'good',
  accepted: 'good',
  taken: 'good',
  queued: 'accent',
  sending: 'accent',
  pending: 'warn',
  unchecked: 'warn',
  paused: 'warn',
  deferred: 'warn',
  held: 'warn',
  duplicate: 'warn',
  rotated: 'warn',
  mismatch: 'bad',
  missing: 'bad',
  unreachable: 'bad',
  disabled: 'bad',
  failed: 'bad',
  bounced: 'bad',
  complained: 'bad',
  refused: 'bad',
  revoked: 'bad',
  expired: 'bad',
};

/** A status as a chip in a colour that says how good it is. */
export function Status({ of }: { of: string }) {
  const look = LOOKS[of];
  return <span class={look ? `chip is-${look}` : 'chip'}>{of}</span>;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes for people, in powers of 1000. */
export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value >= 10 || power === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}
