/** A list as a table, which is a column of cards on a narrow screen. */
import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { ProblemNote } from './problem.tsx';
import type { Listing } from './reading.ts';

export type Column<T> = { title: string; cell(row: T): ComponentChildren; end?: boolean };

type TableProps<T> = { label: string; columns: Column<T>[]; rows: T[]; keyOf(row: T): string };

export function Table<T>({ label, columns, rows, keyOf }: TableProps<T>) {
  return (
    <table class="table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, end }) => (
            <th key={title} scope="col" class={end ? 'is-end' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, end }) => (
              <td key={title} data-title={title} class={end ? 'is-end' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ListedProps<T> = Omit<TableProps<T>, 'rows'> & { listing: Listing<T>; empty: ComponentChildren };

/** The table with all that may be in its place: an error, nothing yet, or nothing at all. */
export function Listed<T>({ listing: { rows, error, more, again }, empty, ...table }: ListedProps<T>) {
  return (
    <>
      {error !== null && error !== undefined && <ProblemNote error={error} retry={again} />}
      {rows === null && !error && <p class="waiting">Loading …</p>}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <div class="panel is-flush">
          <Table {...table} rows={rows} />
        </div>
      )}
      {more && (
        <p class="more">
          <Button onClick={more}>Show more</Button>
        </p>
      )}
    </>
  );
}
