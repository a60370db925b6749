/** Where the page is: its address, read and changed without loading the document anew. */
import { signal } from '@preact/signals';
import { pageOf } from '../pages.ts';

export type Place = { path: string; search: string };

/** The address now. */
export const place = signal<Place>(here());

/** Goes to a path with its query, such as `/mail/all?view=unread`. With `replace`, Back does not lead to where it was. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(to, location.href);
  if (url.href === location.href) return;
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  place.value = here();
}

/** The address with other values in its query; null takes one out. */
export function withQuery(changes: Record<string, string | null>): string {
  const query = new URLSearchParams(place.value.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return place.value.path + (text === '' ? '' : `?${text}`);
}

/** A value of the query; '' when it is not there. */
export function queried(name: string): string {
  return new URLSearchParams(place.value.search).get(name) ?? '';
}

/** The parts of the path behind the page's own, such as `['inb_1', 'em_2']`. */
export function pathParts(): string[] {
  return place.value.path.split('/').slice(2).filter(Boolean).map(decoded);
}

/** Follows Back and Forward, and links to pages of ours. */
export function watchPlace(): void {
  addEventListener('popstate', () => {
    place.value = here();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || pageOf(url.pathname) === null || (link.getAttribute('href') ?? '').startsWith('#'))
      return;
    event.preventDefault();
    go(url.pathname + url.search);
  });
}

/** What is no valid encoding names nothing, and is told as that where it is looked up. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): Place {
  return { path: location.pathname, search: location.search };
}
