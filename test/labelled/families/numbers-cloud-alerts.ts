/** Machines that report to people: alerts, builds, monitors, mailers and calendars, full of ids, hashes and counts, and no code that signs anybody in. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, name }: Draft) => (name.length % 2 === 0 ? { text: body } : { html: `<pre>${body}</pre>` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['ALARM: cpu over 90', 'Alarm cpu-118 is in state ALARM since 09:15:04.\nAccount 204177331184\nRequest 7f20aa41'],
        ['[login-service] 5xx', 'Rate of failed sign-ins 4417 per minute. Trace 9c3e118aa0. Runbook page 22.'],
        ['Deploy 20417 to prod', 'auth-api 4.17.2 -> 4.17.3\nsha 9c3e118\napproved by kim'],
        ['Test report', 'passed 2204, failed 14\nfirst: verify_code_test.go:118 expected 123456 got 654321'],
        ['Cron <root@hull22>', '/usr/bin/rotate: wrote key 0x44177310, next in 86400 s'],
        ['Bounce summary', 'Code 5.1.1: 118 mails. Code 4.2.2: 22 mails. Queue id 4KQ7Xb2zTm'],
        ['Certificate expires', 'CN=mail.halyard.example, serial 04417731AA20, 14 days left.'],
        ['New error: CodeExpired', 'CodeExpired in otp.verify at line 118, 604 events, 77 users. Issue HAL-2204.'],
        ['Usage', 'You sent 118402 text messages with login codes in November. Invoice follows.'],
        ['Backup verification', 'Verification of set 77031 passed, checksum 5F0A20C4.'],
        ['Feature flag', 'Flag two-step-v2 is on for 50% of users. Rule 4417.'],
        ['Access review', 'Confirm by Friday that 22 people still need role 3310. Campaign AR-0044.'],
      ]),
      ...withoutCodes('de', [['Wartung', 'Fenster CHG0044177, Host 118, 22:00 bis 23:30.']]),
      ...withoutCodes('ja', [['障害通知', '監視番号 20417、エラー 5104、件数 118。']]),
      ...withoutCodes('ru', [['Сбой', 'Узел 118, ошибка 5104, заявка 20417733.']]),
    ],
    layout,
  );
}
