/** A page of emails as MCP lists it: previews share a budget, as a long page would otherwise cost more than to open what matters. */
import type { z } from 'zod';
import { fairShares } from '../../src/core/base/shares.ts';
import { slice } from '../../src/core/reading/email-view.ts';
import { compactPageOf } from '../shapes.ts';
import { compactEmail, type email } from './email.ts';

/** Characters of all previews of a page together, and the least of one. */
const PREVIEWS = 1200;
const LEAST = 40;

export const listedEmails = compactPageOf(compactEmail.partial({ status: true }));

/** With previews as long as the page has room for. */
export function briefly(rows: z.output<typeof email>[]) {
  const shares = fairShares(
    rows.map(({ preview }) => preview.length),
    PREVIEWS,
  );
  return rows.map(({ preview, ...row }, at) => {
    const room = Math.max(shares[at] ?? 0, LEAST);
    const shown = preview.length > room ? `${slice(preview, 0, room).trimEnd()}…` : preview;
    return { ...row, preview: shown };
  });
}
