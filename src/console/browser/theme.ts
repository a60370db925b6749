/** Light, dark, or as the system has it; kept in this browser. */
import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

const KEPT = 'postroom-theme';

export const theme = signal<Theme>(kept());

/** The next of the three, round and round. */
export function nextTheme(): void {
  const all: Theme[] = ['system', 'light', 'dark'];
  theme.value = all[(all.indexOf(theme.value) + 1) % all.length] ?? 'system';
}

export function applyTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    try {
      localStorage.setItem(KEPT, theme.value);
    } catch {
      // A browser that keeps nothing still shows it.
    }
  });
}

function kept(): Theme {
  try {
    const text = localStorage.getItem(KEPT);
    return text === 'light' || text === 'dark' ? text : 'system';
  } catch {
    return 'system';
  }
}
