/** Shapes that several tools share: ids, times, pages. */
import { z } from 'zod';
import { MAX_PAGE } from '../src/core/base/limits.ts';

/** Only UUIDs are ids, so that a path or an address is never taken for one. Case does not matter (RFC 9562 4). */
export const id = (of: string) => z.guid('must be a UUID').toLowerCase().describe(`Id of the ${of}.`);

/** RFC 3339; parsed to a Date. */
export const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

export const timeOut = z.iso.datetime();

export const page = {
  limit: z.number().int().min(1).max(MAX_PAGE).default(50).describe('Max. records.'),
  cursor: z.string().max(500).optional().describe('nextCursor of the last page.'),
};

export const pageOf = <T extends z.ZodObject>(record: T) =>
  z.object({
    data: z.array(record).describe('Newest first.'),
    nextCursor: z.string().nullable().describe('Pass as cursor for the next page; null at the end.'),
  });

export const deleted = z.object({
  id: z.string().describe('Id of what was deleted.'),
  deleted: z.literal(true).describe('Always true.'),
});

/** One line of text, as headers and addresses need it. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain line breaks or control characters');

export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((map) => Object.keys(map).length <= 50, 'may hold 50 entries')
  .describe('Your own notes: a flat map of strings.');

/**
 * Marks an input that few callers need. Both transports accept it and OpenAPI describes it, but tools/list, which every agent pays for,
 * leaves it out. An error names it where it matters.
 */
export const untold = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-untold': true });

/**
 * Marks text that may come from outside, such as from the sender of a mail or from the mail server. MCP fences it and removes
 * characters that a person would not see; REST answers it as it is stored.
 */
export const untrusted = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-untrusted': true });
