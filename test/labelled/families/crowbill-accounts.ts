/** The accounts of a maker of tools for developers, in dry English: codes in fixed width, and as many mails about codes that bring none. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font:14px/1.5 -apple-system,Segoe UI">${body
    .split('\n')
    .map((line) =>
      line.startsWith('  ') ? `<pre style="background:#f6f8fa;padding:12px">${line.trim()}</pre>` : `<p>${line}</p>`,
    )
    .join('')}<p style="color:#6a737d">Crowbill, Inc. · 88 Ninth Street · Suite 2204</p></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Device activation',
          'A command line on host build-118 wants to act as you. If you started it, open crowbill.example/device and enter\n  #',
          'WDJB-MJHT',
        ],
        [
          'Sudo mode',
          'You are about to delete a repository. We sent this because the action is sensitive.\n  #\nThe number is good for one deletion.',
          '402918',
        ],
        [
          'Verify your secondary email',
          'Paste the following into the box on your settings page.\n  #\nIt stops working tomorrow.',
          'c4f19a',
        ],
        [
          'Sign-in from a new browser',
          'Firefox on Windows, Lisbon, 11:20 UTC. To let it in, the six digits are\n  #\nIgnore this mail and nothing happens.',
          '715330',
        ],
        [
          'SSO fallback',
          'Your identity provider is down. Until it is back you can get in with #, which this mail alone contains.',
          '88402716',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Your recovery codes were viewed',
          'Somebody viewed the recovery codes of your account at 11:20 UTC. Sixteen are left. Event 20417733.',
        ],
        ['A device was activated', 'build-118 can act as you now. It was activated with WDJB-MJHT. Revoke it under Devices.'],
        [
          'Two-factor is required from 4 January',
          'Organisations with more than 25 members must turn on two-factor authentication. An authenticator app shows a six-digit code, for example 123 456, that changes every 30 seconds.',
        ],
        [
          'SMS codes are going away',
          'We stop sending sign-in codes by text message in March. 3101 accounts of your organisation still use them.',
        ],
        ['Build 77031 failed', 'Step 4 of 7 exited with 137.\n  error: ENOSPC at 0x7f20aa41\nCommit 9c3e118, runner 22.'],
        ['Token expires soon', 'The token "deploy-2204" ends in 7 days. Its last characters are q7Zk.'],
        ['Invoice 2026-0044', 'USD 118.40, paid with the card ending in 6620. Receipt 4417-7310.'],
        ['Security advisory CB-2026-0117', 'Versions before 4.17.2 accept a login code twice. Update to 4.17.3. CVE-2026-20417.'],
      ]),
    ],
    layout,
  );
}
