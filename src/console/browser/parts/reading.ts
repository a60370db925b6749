/** Reading from the API: once, page by page, and again when an event says that it changed. */
import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Unreachable, unasked } from '../api.ts';
import { type LiveEvent, onEvent, onGap } from '../live.ts';
import { isOffline } from '../state.ts';

/** What goes with a call; a reading that an event set off keeps no session alive. */
export type Asked = { headers?: Record<string, string> };

export type Reading<T> = { value: T | null; error: unknown; again(): void };

export type ListPage<T> = { data: T[]; nextCursor?: string | null };

export type Listing<T> = {
  /** Null until the first page is there. */
  rows: T[] | null;
  error: unknown;
  /** Null = there is no further page. */
  more: (() => void) | null;
  again(): void;
};

/** Milliseconds within which many events are one reason to read again. */
const TOGETHER = 300;

/**
 * Reads now, whenever something in `depends` changes, and a moment after an event that `isAbout` it; also when events are missing, and when
 * the server is back that could not be reached.
 */
export function useReading<T>(
  read: (asked: Asked) => Promise<T>,
  depends: unknown[],
  isAbout: (event: LiveEvent) => boolean = () => false,
): Reading<T> {
  const [{ value, error }, set] = useState<{ value: T | null; error: unknown }>({ value: null, error: null });
  const newest = useRef(0);
  const isCutOff = useRef(false);
  const run = (asked: Asked) => {
    newest.current += 1;
    const mine = newest.current;
    isCutOff.current = false;
    read(asked).then(
      (value) => mine === newest.current && set({ value, error: null }),
      (error: unknown) => {
        if (mine !== newest.current) return;
        isCutOff.current = error instanceof Unreachable;
        set((before) => ({ value: before.value, error }));
      },
    );
  };
  useEffect(() => {
    run({});
    const stop = effect(() => {
      if (!isOffline.value && isCutOff.current) run(unasked);
    });
    const stopGaps = onGap(() => run(unasked));
    return () => {
      stop();
      stopGaps();
      newest.current += 1;
    };
  }, depends);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onEvent((event) => {
      if (!isAbout(event) || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        run(unasked);
      }, TOGETHER);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, depends);
  return { value, error, again: () => run({}) };
}

/** The same for a list: its first page, and further ones on request. Reading again reads as many pages as are shown. */
export function useListing<T>(
  readPage: (cursor: string | undefined, asked: Asked) => Promise<ListPage<T>>,
  depends: unknown[],
  isAbout?: (event: LiveEvent) => boolean,
): Listing<T> {
  const shown = useRef({ depends, pages: 1 });
  if (depends.some((one, at) => one !== shown.current.depends[at])) shown.current = { depends, pages: 1 };
  const { value, error, again } = useReading((asked) => readPages(readPage, shown.current.pages, asked), depends, isAbout);
  const more = () => {
    shown.current.pages += 1;
    again();
  };
  return { rows: value?.data ?? null, error, more: value?.nextCursor ? more : null, again };
}

async function readPages<T>(
  readPage: (cursor: string | undefined, asked: Asked) => Promise<ListPage<T>>,
  pages: number,
  asked: Asked,
): Promise<ListPage<T>> {
  let { data, nextCursor } = await readPage(undefined, asked);
  for (let page = 1; page < pages && nextCursor; page++) {
    const next = await readPage(nextCursor, asked);
    data = [...data, ...next.data];
    nextCursor = next.nextCursor;
  }
  return { data, nextCursor: nextCursor ?? null };
}

/** Whether an event is of a kind, such as `api_key`. */
export function ofKind(...kinds: string[]): (event: LiveEvent) => boolean {
  return ({ type }) => kinds.includes(type.split('.')[0] ?? '');
}
