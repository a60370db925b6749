/** Calendars that are broken, empty or huge are no invitation. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Digest } from '../../../src/core/ports/mail-reader.ts';
import { openParser } from '../../support/running/kept-threads.ts';

const parser = openParser();

let asked = 0;
function digestOf(ics: string, type = 'text/calendar; method=REQUEST; charset=utf-8'): Promise<Digest> {
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

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@sender.example', 'SUMMARY:Paint', ...lines, 'END:VEVENT'];
describe('no invitation', () => {
  test('comes of a broken, empty or huge file', async () => {
    const huge = calendar(...event(`DESCRIPTION:${'x'.repeat(600_000)}`));
    for (const ics of [
      '',
      'hello',
      'BEGIN:VCALENDAR',
      calendar(),
      calendar(...event('DTSTART:20XX')).slice(0, 80),
      huge,
      '\0\0\0',
    ]) {
      assert.equal((await digestOf(ics)).calendar, null);
    }
  });
});
