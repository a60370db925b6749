/** The icons, drawn as lines on a square of 20. */

/** Paths of SVG. */
const PATHS = {
  brand: 'M2.5 5.5h15v10h-15z M2.5 6l7.5 6 7.5-6',
  overview: 'M3 3h6v7H3z M11 3h6v4h-6z M11 9h6v8h-6z M3 12h6v5H3z',
  mail: 'M2.5 4.5h15v11h-15z M2.5 5l7.5 6 7.5-6',
  approvals: 'M10 2l6.5 2.5v5c0 4-2.7 6.9-6.5 8.5-3.800-1.600-6.500-4.500-6.500-8.500v-5z M7 10l2.200 2.200L13.200 8',
  arrivals: 'M10 3v9 M6 8.500l4 4 4-4 M3 13v3.500h14V13',
  deliveries: 'M2 5h10v9H2z M12 8h3.500L18 11v3h-6z M5 14v2 M15 14v2',
  events: 'M2 10h3.500l2-6 4 12 2.500-6H18',
  webhooks:
    'M7 7a3 3 0 1 1 4.500 2.600l2 3.900 M13.500 13a2.500 2.500 0 1 1-2 3.500H7 M7.500 9.500L5 14a2.500 2.500 0 1 0 2 2.500',
  inbox: 'M3 11l2.500-7h9L17 11v5.500H3z M3 11h4l1 2.500h4l1-2.500h4',
  keys: 'M12.500 3a4.500 4.500 0 1 0-3.700 7.100L3 16v2h3v-2h2v-2l2.500-2.400 M14 6v.01',
  domains: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M2 10h16 M10 2c3 3 3 13 0 16 M10 2c-3 3-3 13 0 16',
  suppressions: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M4.500 4.500l11 11',
  rules: 'M3 5h14 M5.500 10h9 M8 15h4',
  templates: 'M4 2.500h8L16 6.500v11H4z M12 2.500v4h4 M7 10h6 M7 13h6',
  settings:
    'M10 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6 M10 2v2.500 M10 15.500V18 M2 10h2.500 M15.500 10H18 M4.300 4.300l1.800 1.800 M13.900 13.900l1.800 1.800 M15.700 4.300l-1.800 1.800 M6.100 13.900l-1.800 1.800',
  search: 'M8.500 3a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11 M12.500 12.500L17 17',
  help: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M7.800 7.500a2.200 2.200 0 1 1 3 2.200c-.6.300-.8.700-.8 1.800 M10 14v.01',
  sun: 'M10 6.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7 M10 2v1.500 M10 16.500V18 M2 10h1.500 M16.500 10H18 M4.300 4.300l1 1 M14.700 14.700l1 1 M15.700 4.300l-1 1 M5.300 14.700l-1 1',
  moon: 'M16.500 12A7 7 0 0 1 8 3.500a7 7 0 1 0 8.500 8.500z',
  contrast: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M10 2v16 M13 4v12 M16 7v6',
  leave: 'M8 3H3v14h5 M8 10h9 M13.500 6.500L17 10l-3.500 3.500',
  copy: 'M7 7h10v10H7z M13 7V3H3v10h4',
  check: 'M4 10.500l4 4 8-9',
  close: 'M5 5l10 10 M15 5L5 15',
  back: 'M12 4l-6 6 6 6',
  more: 'M5 10v.01 M10 10v.01 M15 10v.01',
  compose: 'M3.500 16.500v-3L13 4l3 3-9.500 9.500z M11 6l3 3',
  reply: 'M8 4L3 9l5 5 M3 9h7c4 0 6.500 2 7 6',
  replyAll: 'M6 4L1.500 9 6 14 M11 4L6.500 9l4.500 5 M6.500 9H11c4 0 6 2 6.500 6',
  forward: 'M12 4l5 5-5 5 M17 9h-7c-4 0-6.500 2-7 6',
  archive: 'M2.500 4h15v3.500h-15z M4 7.500V16h12V7.500 M8 11h4',
  trash: 'M3.500 5.500h13 M8 5.500V3h4v2.500 M5 5.500l.8 11.500h8.400L15 5.500 M8.500 9v5 M11.500 9v5',
  unread: 'M2.500 6.500h11 M2.500 6.500v9h15V10 M2.500 7l7.500 6 4-3.200 M16.500 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  label: 'M3 3h7l7 7-7 7-7-7z M6.500 6.500v.01',
  clip: 'M14.500 9.500l-5 5a3 3 0 0 1-4.300-4.300l6-6a2 2 0 0 1 2.900 2.900l-5.800 5.800a1 1 0 0 1-1.500-1.400L12 6.300',
  clock: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M10 5.500V10l3 2',
  shield: 'M10 2l6.500 2.500v5c0 4-2.700 6.900-6.500 8.500-3.800-1.600-6.500-4.500-6.500-8.500v-5z',
  warning: 'M10 3L2 17h16z M10 8v4.500 M10 14.800v.01',
  robot: 'M4 7.500h12V16H4z M10 7.500V4 M7.500 11v1 M12.500 11v1 M8 14h4 M10 3.500v.01',
  code: 'M7 5l-5 5 5 5 M13 5l5 5-5 5',
  send: 'M2.500 10L17.500 3l-4 14-4-5z M9.500 12l8-9',
  draft: 'M4 2.500h8L16 6.500v11H4z M12 2.500v4h4',
  open: 'M11 3h6v6 M17 3l-8 8 M14 11v6H3V6h6',
  down: 'M10 3v10 M6 9.500l4 4 4-4 M3 17h14',
} as const;

export type IconName = keyof typeof PATHS;

/** Says nothing to a screen reader: what it stands for is in words beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
