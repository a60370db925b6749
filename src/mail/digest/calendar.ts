/** Reads an invitation (RFC 5545): the first event in the first calendar part or .ics file. */
import ICAL from 'ical.js';
import { withoutInvisible } from '../../core/base/invisible.ts';
import type { DigestCalendar } from '../../core/ports/mail-reader.ts';
import { cleanText, cutText } from '../mime/clean-text.ts';
import type { FoundFile } from '../mime/parts.ts';

/** Larger files are not read. */
const MAX_BYTES = 500_000;
/**
 * A calendar with more time zones, or changes of one, than programs write is not followed: ical.js lists the changes of every
 * year.
 */
const MAX_ZONES = 50;
const MAX_CHANGES = 200;
const MAX_RULES = 10;
const MAX_YEAR = 2200;
const MAX_ATTENDEES = 50;
const MAX_TEXT = 1_000;

type Property = InstanceType<typeof ICAL.Property>;
type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;

/**
 * Null when there is no calendar, or none that can be read; never throws. Times carry the offset of their zone. A floating time,
 * or one of an unknown zone, has no offset: it is the local time of the reader. For whole days `end` is the day after the last,
 * as in the file. `removed` counts the pieces of invisible text taken out.
 */
export function readCalendar(files: readonly FoundFile[]): { calendar: DigestCalendar | null; removed: number } {
  const file = files.find(isCalendar);
  if (!file || file.content.length > MAX_BYTES) return { calendar: null, removed: 0 };
  let removed = 0;
  const clean = (value: unknown): string | null => {
    if (typeof value !== 'string') return null;
    const { text, removed: count } = withoutInvisible(value);
    removed += count;
    return cutText(cleanText(text), MAX_TEXT) || null;
  };
  try {
    const root = rootOf(Buffer.from(file.content).toString('utf8'));
    const events = root.getAllSubcomponents('vevent');
    const event = events.find((one) => !one.hasProperty('recurrence-id')) ?? events[0];
    if (!event) return { calendar: null, removed: 0 };
    const text = (name: string) => clean(event.getFirstPropertyValue(name));
    const address = (property: Property | null) => {
      const value = clean(property?.getFirstValue());
      // RFC 7986 6.2: the parameter is for calendar addresses that are no mail addresses.
      if (value !== null && /^mailto:/i.test(value)) return value.slice('mailto:'.length);
      return clean(property?.getFirstParameter('email')) ?? value;
    };
    const attendees = event.getAllProperties('attendee').slice(0, MAX_ATTENDEES).map(address);
    const rule = event.getFirstPropertyValue('rrule');
    const calendar = {
      method: clean(root.getFirstPropertyValue('method'))?.toUpperCase() ?? null,
      uid: text('uid'),
      summary: text('summary') ?? '',
      start: moment(root, event.getFirstProperty('dtstart')),
      end: endOf(root, event),
      location: text('location'),
      organizer: address(event.getFirstProperty('organizer')),
      attendees: attendees.filter((one) => one !== null),
      status: text('status')?.toUpperCase() ?? null,
      recurrence: rule ? clean(String(rule)) : null,
    };
    return { calendar, removed };
  } catch {
    return { calendar: null, removed: 0 };
  }
}

function isCalendar({ contentType, filename }: FoundFile): boolean {
  return /^\s*(?:text\/calendar|application\/ics)\b/i.test(contentType) || /\.ics$/i.test(filename ?? '');
}

/** A file may hold several calendars. */
function rootOf(text: string): Component {
  const parsed: unknown[] = ICAL.parse(text);
  const first = typeof parsed[0] === 'string' ? parsed : parsed[0];
  if (!Array.isArray(first)) throw new Error('no calendar');
  return new ICAL.Component(first);
}

function endOf(root: Component, event: Component): string | null {
  const end = event.getFirstProperty('dtend');
  if (end) return moment(root, end);
  const start = event.getFirstProperty('dtstart');
  const from = start?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  if (!start || !(from instanceof ICAL.Time) || !(duration instanceof ICAL.Duration)) return null;
  const until = from.clone();
  until.addDuration(duration);
  return written(root, until, start);
}

function moment(root: Component, property: Property | null): string | null {
  const time = property?.getFirstValue();
  return property && time instanceof ICAL.Time ? written(root, time, property) : null;
}

/** The time as RFC 3339, or as a date, or without an offset. */
function written(root: Component, time: Time, property: Property): string | null {
  if (!(time.year >= 1 && time.year <= 9999)) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  if (time.isDate) return day;
  const local = `${day}T${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
  if (time.zone === ICAL.Timezone.utcTimezone) return `${local}Z`;
  const seconds = offsetOf(root, time, property.getFirstParameter('tzid') ?? '', local);
  if (seconds === null) return local;
  const minutes = Math.abs(Math.round(seconds / 60));
  return `${local}${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Seconds east of UTC; null for a floating time. The file's own definition of the zone counts, else the IANA zone of that name.
 */
function offsetOf(root: Component, time: Time, tzid: string, local: string): number | null {
  if (tzid === '') return null;
  const zones = root.getAllSubcomponents('vtimezone');
  const zone = zones.length > MAX_ZONES ? undefined : zones.find((one) => one.getFirstPropertyValue('tzid') === tzid);
  if (zone && time.year <= MAX_YEAR && isBounded(zone)) return new ICAL.Timezone({ component: zone, tzid }).utcOffset(time);
  return knownOffset(tzid.replace(/^\/.*?(?=[A-Z][A-Za-z]+\/)/, ''), local);
}

/** Only rules that change the clocks once in a year are followed. */
function isBounded(zone: Component): boolean {
  const changes = zone.getAllSubcomponents();
  const yearly = changes.every((change) => {
    const rule = change.getFirstPropertyValue('rrule');
    const start = change.getFirstPropertyValue('dtstart');
    const rules = change.getAllProperties('rrule').length;
    if (!(start instanceof ICAL.Time) || rules > 1) return false;
    if (!(rule instanceof ICAL.Recur)) return rules === 0;
    return (
      rule.freq === 'YEARLY' &&
      Object.keys(rule.parts).every((part) => part === 'BYDAY' || part === 'BYMONTH' || part === 'BYMONTHDAY')
    );
  });
  const rules = changes.filter((change) => change.hasProperty('rrule')).length;
  return (
    yearly && rules <= MAX_RULES && changes.length + changes.flatMap((one) => one.getAllProperties('rdate')).length <= MAX_CHANGES
  );
}

/** Seconds that an IANA zone is ahead of UTC at a local time; null when there is no such zone. */
function knownOffset(zone: string, local: string): number | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const at = (time: number) => {
      const name = format.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? '';
      const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
    };
    const asUtc = Date.parse(`${local}Z`);
    return at(asUtc - at(asUtc) * 1000);
  } catch {
    return null;
  }
}
