/** A page of emails as MCP lists it: previews and texts share a budget, as a long page would otherwise cost more than to open what matters. */
import type { z } from 'zod';
import { fairShares } from '../../src/core/base/shares.ts';
import { slice } from '../../src/core/reading/email-view.ts';
import { compactPageOf } from '../shapes.ts';
import { compactEmail, email } from './email.ts';

/** Characters of all previews of a page together, and the least of one. */
const PREVIEWS = 1200;
const LEAST = 40;
/** Characters of all texts of a page together, where they were asked for, and of all HTML. */
const BODIES = 4000;

export const listedEmails = compactPageOf(
  compactEmail.partial({ status: true }).extend(email.pick({ text: true, html: true }).shape),
);

/** With previews as long as the page has room for. */
export function briefly<Row extends { preview: string }>(rows: Row[]): Row[] {
  return cut(rows, 'preview', PREVIEWS);
}

/** With texts and HTML as long as the page has room for; get_email reads on. */
export function withBodies(rows: z.output<typeof email>[]): z.output<typeof email>[] {
  return cut(cut(rows, 'text', BODIES), 'html', BODIES);
}

function cut<Field extends string, Row extends { [F in Field]?: string | null | undefined }>(
  rows: Row[],
  field: Field,
  total: number,
): Row[] {
  const texts = rows.map((row) => row[field] ?? '');
  const shares = fairShares(
    texts.map(({ length }) => length),
    total,
  );
  return rows.map((row, at) => {
    const [text = '', room] = [texts[at], Math.max(shares[at] ?? 0, LEAST)];
    return text.length > room ? { ...row, [field]: `${slice(text, 0, room).trimEnd()}…` } : row;
  });
}
