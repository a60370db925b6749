/** Reads a Date header without guessing: JavaScript's own parser takes "foo 5" for a day in 2001. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The named zones of RFC 5322 4.3, in minutes; every other letter zone means "unknown", which is read as UTC. */
const ZONES: Record<string, number> = { edt: -240, est: -300, cdt: -300, cst: -360, mdt: -360, mst: -420, pdt: -420, pst: -480 };

const CLOCK = String.raw`(\d{1,2})\s*[:.]\s*(\d{2})(?:\s*[:.]\s*(\d{2})(?:\.\d{1,9})?)?(?:\s*(am|pm)\b)?`;
const ZONE = String.raw`(?:\s*(?:(?:gmt|utc?|z)?\s*([+-]\d{1,2}:?\d{2})|([a-z]{1,5})))?`;
const MAIL_DATE = new RegExp(
  String.raw`^(?:[a-z]{2,9}\.?,?\s*)?(\d{1,2})[\s-]+([a-z]{3})[a-z]{0,6}\.?,?[\s-]+(\d{2,4}),?\s+${CLOCK}${ZONE}`,
  'i',
);
/** A date as ctime(3) writes it: `Sat Nov 21 05:00:00 [UTC] 2026`. */
const CTIME = /^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]{0,6}\s+(\d{1,2})\s+(\d{1,2}):(\d{2}):(\d{2})\s+(?:([a-z]{1,5})\s+)?(\d{4})/i;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** The time that a Date header names (RFC 5322 3.3 and 4.3, also in the forms of ctime and ISO 8601); null when it names none. */
export function readDate(header: string): Date | null {
  const value = withoutComments(header.slice(0, 200)).trim();
  const mail = MAIL_DATE.exec(value);
  if (mail) {
    const [, day, month, year, hour, minute, second, half, offset, zone] = mail;
    return timeOf(year, month, day, halfDay(hour, half), minute, second, offset ? minutesOf(offset) : zoneMinutes(zone));
  }
  const ctime = CTIME.exec(value);
  if (ctime) {
    const [, month, day, hour, minute, second, zone, year] = ctime;
    return timeOf(year, month, day, Number(hour), minute, second, zoneMinutes(zone));
  }
  if (!ISO_DATE.test(value)) return null;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`;
  const time = new Date(zoned.replace(' ', 'T').replace(' ', ''));
  return Number.isNaN(time.getTime()) ? null : time;
}

function timeOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  hour: number,
  minute: string | undefined,
  second: string | undefined,
  offset: number,
): Date | null {
  const monthIndex = MONTHS.indexOf((month ?? '').toLowerCase());
  const fullYear = yearOf(year ?? '');
  if (monthIndex < 0 || fullYear < 1900 || hour > 24 || Number(minute) > 59 || Number(second ?? 0) > 60) return null;
  const midnight = new Date(Date.UTC(fullYear, monthIndex, Number(day)));
  if (midnight.getUTCMonth() !== monthIndex) return null;
  return new Date(midnight.getTime() + ((hour * 60 + Number(minute) - offset) * 60 + Number(second ?? 0)) * 1000);
}

/** RFC 5322 4.3: two digits below 50 are 20xx, the rest and three digits count from 1900. */
function yearOf(year: string): number {
  const value = Number(year);
  if (year.length >= 4) return value;
  return year.length === 2 && value < 50 ? 2000 + value : 1900 + value;
}

function halfDay(hour: string | undefined, half: string | undefined): number {
  const value = Number(hour);
  if (!half) return value;
  return (value % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

function zoneMinutes(zone: string | undefined): number {
  return ZONES[(zone ?? '').toLowerCase()] ?? 0;
}

function minutesOf(offset: string): number {
  const digits = offset.slice(1).replace(':', '').padStart(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return offset.startsWith('-') ? -minutes : minutes;
}

/** Comments nest (RFC 5322 3.2.2), so this counts instead of matching. */
function withoutComments(value: string): string {
  if (!value.includes('(')) return value;
  let depth = 0;
  let out = '';
  for (const character of value) {
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) out += character;
  }
  return out;
}
