/** Shapes that several tools share: ids, times, pages. */
import { z } from 'zod';
import { MAX_PAGE } from '../src/core/base/limits.ts';
import { MOST_WITHHELD } from '../src/core/reading/completeness.ts';
import { day, forModels } from './sent-arguments.ts';

/** Only UUIDs are ids, so that a path or an address is never taken for one. Case does not matter (RFC 9562 4). */
export const id = (of: string) => z.guid('must be a UUID, as an answer gave it').toLowerCase().describe(`Id of the ${of}.`);

/** RFC 3339; parsed to a Date. A day alone is its start, or for `timeUntil` its end. */
export const time = day(instant(), 'start');
export const timeUntil = day(instant(), 'end');

function instant() {
  const form = z.iso.datetime({
    offset: true,
    error: ({ input }) => `${isLocal(input) ? NO_OFFSET : ''}must be an RFC 3339 time, such as 2026-03-01T09:00:00Z`,
  });
  return form.transform((value) => new Date(value));
}

const NO_OFFSET = 'says no offset from UTC, such as Z or +02:00: ';

/** The clock of some place, which nobody named. */
function isLocal(input: unknown): boolean {
  return typeof input === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(input);
}

export const timeOut = z.iso.datetime();

/** A time of an answer, as a row of a list tells it. */
export const toTheSecond = (time: string): string => time.replace(/\.\d+(?=Z$)/, '');

/** Rows of a page, for a caller that does not say how many: a model reads every word of them. */
const ROWS = 50;
const ROWS_FOR_A_MODEL = 25;

export const page = {
  limit: forModels(z.number().int().min(1).max(MAX_PAGE).default(ROWS).describe('Max. records.'), ROWS_FOR_A_MODEL),
  cursor: z.string().min(1).max(500).optional().describe('Pass nextCursor.'),
};

export const pageOf = <T extends z.ZodObject>(record: T) =>
  z.object({
    data: z.array(record).describe('Newest first.'),
    nextCursor: z.string().nullable().describe('Pass as cursor for the next page; null at the end.'),
  });

/** What an answer leaves out of the mail that was asked for. */
export const leftOut = z.object({
  trimmed: z.literal(true).optional().describe('There is more: nextCursor or nextOffset goes on, also from an empty page.'),
  hiddenByKey: z.literal(true).optional().describe('The key sees some inboxes only.'),
  withheld: z.number().int().optional().describe(`Quarantined mails, at most ${MOST_WITHHELD}; status quarantined lists them.`),
});

/** Fields of an answer that says whether it is all there is. */
export const completeness = {
  complete: z.boolean().describe('Whether this is all there is.'),
  leftOut: leftOut.nullable().describe('What is left out, and why; null when nothing is.'),
};

export const wholePageOf = <T extends z.ZodObject>(record: T) => pageOf(record).extend(completeness);

/** A page as MCP answers it, without the field that a complete answer does not need. */
export const compactPageOf = <T extends z.ZodObject>(record: T) =>
  pageOf(record).extend({ leftOut: completeness.leftOut.optional() });

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

/** An object whose names are the caller's own. zod leaves `__proto__` out without a word, so it is refused before. */
export const named = <Name extends z.ZodString, Value extends z.ZodType>(name: Name, value: Value) =>
  z.preprocess(
    (given, context) => {
      if (typeof given === 'object' && given !== null && Object.hasOwn(given, '__proto__'))
        context.addIssue({ code: 'custom', path: ['__proto__'], message: 'is not a name that can be used' });
      return given;
    },
    z.record(name, value),
  );

export const metadata = named(z.string().min(1).max(40), z.string().max(500))
  .refine((map) => Object.keys(map).length <= 50, 'may hold 50 entries')
  .describe('Your notes.');

/** Marks an input field that few calls need: a preset's list of tools leaves it out, and it is taken all the same. */
export const rare = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-rare': true });

/** Marks untrusted text that is a one-time code: a short one stands outside the fence, as it is to be typed. */
export const code = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-code': true });

/**
 * Marks text that may come from outside, such as from the sender of a mail or from the mail server. MCP fences it and removes
 * characters that a person would not see; REST answers it as it is stored.
 */
export const untrusted = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-untrusted': true });
