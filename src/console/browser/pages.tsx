/** The pages that there are: their titles, the scope without which they are not shown, and how each is loaded. */
import type { ComponentType } from 'preact';
import type { PagePath } from '../pages.ts';
import type { IconName } from './parts/icon.tsx';

export type Page = {
  path: PagePath;
  title: string;
  icon: IconName;
  /** The key that is pressed behind `g`; null = none. */
  key: string | null;
  /** The key needs it to see the page; null = any key. */
  scope: string | null;
  load(): Promise<{ default: ComponentType }>;
};

/** In the order of the navigation. */
export const pages: Page[] = [
  {
    path: '/',
    title: 'Overview',
    icon: 'overview',
    key: 'h',
    scope: null,
    load: () => import('./pages/overview/overview.tsx'),
  },
  {
    path: '/mail',
    title: 'Mail',
    icon: 'mail',
    key: 'i',
    scope: 'emails:read',
    load: () => import('./pages/mail/mail.tsx'),
  },
];
