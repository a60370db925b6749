/** The paths of the console's pages, for the server and the browser. */

/** What stands behind the first segment is the page's own business, such as `/mail/inb_…/em_…`. */
export const PAGES = [
  '/',
  '/mail',
  '/approvals',
  '/arrivals',
  '/deliveries',
  '/events',
  '/webhooks',
  '/inboxes',
  '/keys',
  '/domains',
  '/suppressions',
  '/rules',
  '/templates',
  '/settings',
  '/sign-in',
] as const;

export type PagePath = (typeof PAGES)[number];

const PROVIDERS_POST = /^(?:inbound|events)(?:\/|$)/;

/** The page of a URL's path; null when there is none. */
export function pageOf(path: string): PagePath | null {
  const [, first = '', ...rest] = path.split('/');
  // Mail providers post there.
  if (first === 'webhooks' && PROVIDERS_POST.test(rest.slice(1).join('/'))) return null;
  if (first === '' && rest.length > 0) return null;
  return PAGES.find((page) => page === `/${first}`) ?? null;
}
