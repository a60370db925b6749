/** A list of any length, of which only the rows in sight are in the document. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

type Props<T> = {
  items: readonly T[];
  keyOf(item: T): string;
  /** Pixels of each row. */
  height: number;
  /** The row that is to stay in sight. */
  inSight: string | null;
  label: string;
  /** Called when the end comes near. */
  onEnd(): void;
  children(item: T, at: number): ComponentChildren;
};

/** Rows above and below those in sight, so that scrolling shows no gap. */
const AROUND = 12;
/** Rows before the end at which it is near. */
const NEAR = 40;

export function VirtualList<T>({ items, keyOf, height, inSight, label, onEnd, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, room }, setPlace] = useState({ top: 0, room: 800 });
  const first = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setPlace({ top: element.scrollTop, room: element.clientHeight });
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    // What comes in above moves what is read by as much, unless the beginning is in sight.
    const element = box.current;
    const at = first.current === null ? -1 : items.findIndex((item) => keyOf(item) === first.current);
    if (element && at > 0 && element.scrollTop > 0) element.scrollTop += at * height;
    first.current = items[0] === undefined ? null : keyOf(items[0]);
  }, [items]);
  useEffect(() => {
    const element = box.current;
    const at = inSight === null ? -1 : items.findIndex((item) => keyOf(item) === inSight);
    if (!element || at < 0) return;
    if (at * height < element.scrollTop) element.scrollTop = at * height;
    if ((at + 1) * height > element.scrollTop + element.clientHeight)
      element.scrollTop = (at + 1) * height - element.clientHeight;
  }, [inSight]);
  const from = Math.max(0, Math.floor(top / height) - AROUND);
  const to = Math.min(items.length, Math.ceil((top + room) / height) + AROUND);
  useEffect(() => {
    if (to > items.length - NEAR) onEnd();
  }, [to, items.length]);
  return (
    <div
      ref={box}
      class="virtual"
      onScroll={({ currentTarget }) => setPlace({ top: currentTarget.scrollTop, room: currentTarget.clientHeight })}
    >
      <div style={{ height: `${from * height}px` }} />
      <ul aria-label={label}>
        {items.slice(from, to).map((item, index) => (
          <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={from + index + 1}>
            {children(item, from + index)}
          </li>
        ))}
      </ul>
      <div style={{ height: `${(items.length - to) * height}px` }} />
    </div>
  );
}
