/** What a requested change really changes: setting a field to the value that it has writes nothing and makes no event. */
import { isDeepStrictEqual } from 'node:util';

/** The fields of `change` that are given and differ from those of the row; null when there are none. */
export function changesOf<Row extends object, Change extends object>(row: Row, change: Change): Present<Change> | null {
  const before = new Map<string, unknown>(Object.entries(row));
  const differs = ([name, value]: [string, unknown]) => value !== undefined && !isDeepStrictEqual(value, before.get(name));
  const changes = Object.entries(change).filter(differs);
  return changes.length === 0 ? null : (Object.fromEntries(changes) as Present<Change>);
}

type Present<Change> = { [Name in keyof Change]?: Exclude<Change[Name], undefined> };
