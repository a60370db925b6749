/** Invitations: what the first event of a mail's calendar says, with times that need no time zone to be read. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Digest, DigestCalendar } from '../../../src/core/ports/mail-reader.ts';
import { openParser, openPatientParser } from '../../support/running/kept-threads.ts';

const patient = openPatientParser();
/** With the bounds of the server. */
const bounded = openParser();

let asked = 0;
function digestOf(
  ics: string,
  { type = 'text/calendar; method=REQUEST; charset=utf-8', parser = patient } = {},
): Promise<Digest> {
  asked += 1;
  const lines = [
    'Subject: Invitation',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Come all.',
    '--b',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(ics).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--b--',
  ];
  return parser.digest(Buffer.from(lines.join('\r\n')), `mail-${asked}`);
}

const calendarOf = async (...lines: string[]): Promise<DigestCalendar | null> => (await digestOf(calendar(...lines))).calendar;
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@sender.example', 'SUMMARY:Paint', ...lines, 'END:VEVENT'];
const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('an invitation', () => {
  test('says who, what, when and where', async () => {
    const found = await calendarOf(
      'METHOD:REQUEST',
      ...BERLIN,
      ...event(
        'DTSTART;TZID=W. Europe Standard Time:20261123T100000',
        'DTEND;TZID=W. Europe Standard Time:20260701T113000',
        'LOCATION:Pier 4\\, harbour',
        'ORGANIZER;CN=Ada:mailto:ada@sender.example',
        'ATTENDEE;PARTSTAT=NEEDS-ACTION;CN="Robin, Vale":MAILTO:robin@postroom.example',
        'ATTENDEE;EMAIL=zoe@sender.example:urn:uuid:8812',
        'STATUS:CONFIRMED',
        'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO',
      ),
    );
    assert.deepEqual(found, {
      method: 'REQUEST',
      uid: 'one@sender.example',
      summary: 'Paint',
      start: '2026-11-23T10:00:00+01:00',
      end: '2026-07-01T11:30:00+02:00',
      location: 'Pier 4, harbour',
      organizer: 'ada@sender.example',
      attendees: ['robin@postroom.example', 'zoe@sender.example'],
      status: 'CONFIRMED',
      recurrence: 'FREQ=WEEKLY;COUNT=3;BYDAY=MO',
    } satisfies DigestCalendar);
  });

  test('has its times with the offset of their zone, however the file tells it', async () => {
    const times: [line: string, start: string, end: string | null][] = [
      ['DTSTART:20261123T100000Z', '2026-11-23T10:00:00Z', null],
      [
        'DTSTART;TZID=America/New_York:20261123T100000\r\nDURATION:PT90M',
        '2026-11-23T10:00:00-05:00',
        '2026-11-23T11:30:00-05:00',
      ],
      [
        'DTSTART;TZID=Europe/Berlin:20261025T013000\r\nDTEND;TZID=Europe/Berlin:20261025T033000',
        '2026-10-25T01:30:00+02:00',
        '2026-10-25T03:30:00+01:00',
      ],
      ['DTSTART;TZID=/tool.example/Asia/Kolkata:20261123T100000', '2026-11-23T10:00:00+05:30', null],
      ['DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261124', '2026-11-23', '2026-11-24'],
      ['DTSTART:20261123T100000', '2026-11-23T10:00:00', null],
      ['DTSTART;TZID=Nowhere:20261123T100000', '2026-11-23T10:00:00', null],
    ];
    for (const [line, start, end] of times) {
      const found = await calendarOf(...event(line));
      assert.deepEqual([found?.start, found?.end], [start, end], line);
    }
  });

  test('is found as a file too, and the event itself before one changed day of it', async () => {
    const ics = calendar(...event('RECURRENCE-ID:20261123T100000Z', 'LOCATION:changed'), ...event('LOCATION:usual'));
    const { calendar: found } = await digestOf(ics, { type: 'application/octet-stream; name="invite.ics"' });
    assert.equal(found?.location, 'usual');
  });

  test('shows no invisible characters and at most 50 attendees, and counts what was taken out', async () => {
    const guests = Array.from({ length: 80 }, (_, at) => `ATTENDEE:mailto:guest${at}@sender.example`);
    const { calendar: found, hiddenTextRemoved } = await digestOf(
      calendar(...event('LOCATION:Pier\u200b\u{e0041}\u{e0042} 4', ...guests)),
    );
    assert.equal(found?.location, 'Pier 4');
    assert.equal(hiddenTextRemoved, 1);
    assert.equal(found?.attendees.length, 50);
  });
});

describe('no invitation', () => {
  test('keeps the threads busy: rules that a zone repeats without end are not followed', async () => {
    const zone = (rule: string, times: number) => [
      'BEGIN:VTIMEZONE',
      'TZID:Evil',
      ...Array.from({ length: times }, () => [
        'BEGIN:STANDARD',
        'DTSTART:00010101T000000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        `RRULE:${rule}`,
        'END:STANDARD',
      ]).flat(),
      'END:VTIMEZONE',
    ];
    const readInTime = async (...lines: string[]) => (await digestOf(calendar(...lines), { parser: bounded })).calendar;
    for (const lines of [zone('FREQ=SECONDLY', 1), zone('FREQ=YEARLY;BYMONTH=10', 190)]) {
      const found = await readInTime(...lines, ...event('DTSTART;TZID=Evil:21990701T100000'));
      assert.equal(found?.start, '2199-07-01T10:00:00');
    }
    const far = await readInTime(...zone('FREQ=YEARLY;BYMONTH=10', 2), ...event('DTSTART;TZID=Evil:99990701T100000'));
    assert.equal(far?.start, '9999-07-01T10:00:00');
  });
});
