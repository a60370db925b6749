/** Keys that do something: which there are now, and what each does. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

export type KeyAction = { does: string; run(): void };

/** By the key as the browser names it, or two with a space between, such as `g i`. */
export type Keys = Record<string, KeyAction>;

type Group = { name: string; keys: Keys };

/** Milliseconds within which the second key of two has to come. */
const SECOND = 1500;

/** What the sheet lists; the newest group counts first. */
export const keyGroups = signal<Group[]>([]);

/** Whether the sheet is shown. */
export const keySheet = signal(false);

/** These keys do this while the component is there. `depends` as for an effect. */
export function useKeys(name: string, keys: Keys, depends: unknown[]): void {
  // With the page that a person sees: else a key could still be about what was there before.
  useLayoutEffect(() => {
    const group = { name, keys };
    keyGroups.value = [...keyGroups.peek(), group];
    return () => {
      keyGroups.value = keyGroups.peek().filter((one) => one !== group);
    };
  }, depends);
}

export function watchKeys(): void {
  let first = '';
  let at = 0;
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    const both = first !== '' && Date.now() - at < SECOND ? actionOf(`${first} ${event.key}`) : undefined;
    const action = both ?? actionOf(event.key);
    first = action ? '' : event.key;
    at = Date.now();
    if (!action) return;
    event.preventDefault();
    action.run();
  });
}

function actionOf(key: string): KeyAction | undefined {
  return keyGroups.peek().findLast(({ keys }) => key in keys)?.keys[key];
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  );
}
