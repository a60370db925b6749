/** The pages that there are: their titles, the scope without which they are not shown, and how each is loaded. */
import type { ComponentType } from 'preact';
import type { PagePath } from '../pages.ts';
import { HeldBadge } from './pages/approvals/held-badge.tsx';
import type { IconName } from './parts/icon.tsx';

/** `ahead` begins to read what the page shows first, before it is known who is signed in. */
type LoadedPage = { default: ComponentType; ahead?: () => void };

export type Page = {
  path: PagePath;
  title: string;
  icon: IconName;
  /** The key that is pressed behind `g`; null = none. */
  key: string | null;
  /** The key needs it to see the page; null = any key. */
  scope: string | null;
  /** Stands beside the name in the navigation, such as how much waits there. */
  Badge?: ComponentType;
  load(): Promise<LoadedPage>;
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
  {
    path: '/approvals',
    title: 'Approvals',
    icon: 'approvals',
    key: 'a',
    scope: 'emails:approve',
    Badge: HeldBadge,
    load: () => import('./pages/approvals/approvals.tsx'),
  },
  {
    path: '/arrivals',
    title: 'Arrivals',
    icon: 'arrivals',
    key: 'r',
    scope: 'arrivals:read',
    load: () => import('./pages/arrivals/arrivals.tsx'),
  },
  {
    path: '/deliveries',
    title: 'Deliveries',
    icon: 'deliveries',
    key: 'd',
    scope: 'emails:read',
    load: () => import('./pages/deliveries/deliveries.tsx'),
  },
  {
    path: '/events',
    title: 'Events',
    icon: 'events',
    key: 'e',
    scope: null,
    load: () => import('./pages/events/events.tsx'),
  },
  {
    path: '/webhooks',
    title: 'Webhooks',
    icon: 'webhooks',
    key: 'w',
    scope: 'webhooks:read',
    load: () => import('./pages/webhooks/webhooks.tsx'),
  },
  {
    path: '/inboxes',
    title: 'Inboxes',
    icon: 'inbox',
    key: 'b',
    scope: 'inboxes:read',
    load: () => import('./pages/inboxes/inboxes.tsx'),
  },
  {
    path: '/keys',
    title: 'Keys',
    icon: 'keys',
    key: 'k',
    scope: 'api-keys:read',
    load: () => import('./pages/keys/keys.tsx'),
  },
  {
    path: '/domains',
    title: 'Domains',
    icon: 'domains',
    key: 'o',
    scope: 'domains:read',
    load: () => import('./pages/domains/domains.tsx'),
  },
  {
    path: '/suppressions',
    title: 'Suppressions',
    icon: 'suppressions',
    key: 's',
    scope: 'suppressions:read',
    load: () => import('./pages/suppressions/suppressions.tsx'),
  },
  {
    path: '/rules',
    title: 'Rules',
    icon: 'rules',
    key: 'u',
    scope: 'inboxes:read',
    load: () => import('./pages/rules/rules.tsx'),
  },
  {
    path: '/templates',
    title: 'Templates',
    icon: 'templates',
    key: 't',
    scope: 'templates:read',
    load: () => import('./pages/templates/templates.tsx'),
  },
  {
    path: '/settings',
    title: 'Settings',
    icon: 'settings',
    key: ',',
    scope: null,
    load: () => import('./pages/settings/settings.tsx'),
  },
];
