/** Which arrivals are listed: read from the address, and asked for by a form that changes it. */
import type { TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { go, queried, withQuery } from '../../router.ts';

export const OUTCOMES = ['accepted', 'ignored', 'duplicate', 'refused'] as const;

/** Filters as `GET /arrivals` takes them, without those that are not asked for. */
export type Filters = Partial<Record<(typeof FIELDS)[number]['name'], string>> & { outcome?: (typeof OUTCOMES)[number] };

const FIELDS = [
  { name: 'envelopeFrom', title: 'From', type: 'text' },
  { name: 'recipient', title: 'To', type: 'text' },
  { name: 'provider', title: 'By', type: 'text' },
  { name: 'since', title: 'First day', type: 'date' },
  { name: 'until', title: 'Last day', type: 'date' },
] as const;

const DAY = /^\d{4}-\d\d-\d\d$/;

export function filters(): Filters {
  const outcome = OUTCOMES.find((one) => one === queried('outcome'));
  const asked: Filters = outcome ? { outcome } : {};
  for (const { name } of FIELDS) {
    const value = queried(name);
    if (value !== '') asked[name] = name === 'since' ? midnight(value, 0) : name === 'until' ? midnight(value, 1) : value;
  }
  return asked;
}

/** Asks on Enter and on its button, so that no list is read for half a word. */
export function FilterForm() {
  const form = useRef<HTMLFormElement>(null);
  const values = FIELDS.map(({ name }) => queried(name));
  // Back and Clear change the address, and fields keep what was written into them. Before a person writes into them again.
  useLayoutEffect(() => {
    for (const field of form.current?.querySelectorAll('input') ?? []) field.value = queried(field.name);
  }, values);
  const submit = (event: TargetedEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    go(withQuery(Object.fromEntries(FIELDS.map(({ name }) => [name, String(data.get(name) ?? '').trim()]))));
  };
  return (
    <search>
      <form class="filters" ref={form} onSubmit={submit}>
        {FIELDS.map(({ name, title, type }) => (
          <div class="field" key={name}>
            <label for={`filter-${name}`}>{title}</label>
            <input id={`filter-${name}`} name={name} type={type as 'text'} maxLength={200} spellcheck={false} />
          </div>
        ))}
        <div class="buttons">
          {values.some((value) => value !== '') && (
            <Button onClick={() => go(withQuery(Object.fromEntries(FIELDS.map(({ name }) => [name, null]))))}>Clear</Button>
          )}
          <Button type="submit">Filter</Button>
        </div>
      </form>
    </search>
  );
}

/** Where a day begins for who looks at the page, or one that is so many days later. What is no day is left to the API, which says so. */
function midnight(day: string, later: number): string {
  const at = new Date(`${day}T00:00`);
  if (!DAY.test(day) || Number.isNaN(at.getTime())) return day;
  at.setDate(at.getDate() + later);
  return at.toISOString();
}
