/** A page of emails as MCP lists it: previews share a budget, as a long page would otherwise cost more than to open what matters. */
import { z } from 'zod';
import { fairShares } from '../../src/core/base/shares.ts';
import { slice } from '../../src/core/reading/email-view.ts';
import { compactPageOf, wholePageOf } from '../shapes.ts';
import { compactEmail, email } from './email.ts';

/** Characters of all previews of a page together, and the least of one. */
const PREVIEWS = 1500;
const LEAST = 40;

/** Of received mail the direction says all that its status does. */
export const listedEmails = z.preprocess(briefly, compactPageOf(compactEmail.partial({ status: true })));

function briefly(value: unknown): unknown {
  const read = wholePageOf(email).safeParse(value);
  if (!read.success) return value;
  const { data } = read.data;
  const shares = fairShares(
    data.map(({ preview }) => preview.length),
    PREVIEWS,
  );
  return { ...read.data, data: data.map((row, at) => brief(row, Math.max(shares[at] ?? 0, LEAST))) };
}

function brief({ preview, status, ...row }: z.output<typeof email>, room: number): unknown {
  const shown = preview.length > room ? `${slice(preview, 0, room).trimEnd()}…` : preview;
  return { ...row, preview: shown, ...(status === 'received' ? {} : { status }) };
}
