/** A machine that builds and tests software, in English: commits, runs, versions and exit codes, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({ text: body });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        [
          '[kestrel] run 88214 failed',
          'Job lint exited with code 137 after 4m 12s.\nRun: 88214\nCommit: 4be0f19\nRunner: linux-arm-07\n\nAnnotation: verification step timed out',
        ],
        [
          '[kestrel] otp-service 2.14.0 released',
          'Tag 2.14.0 (build 20417) is live in eu-west.\n- fix: one-time code is six digits again (#4471)\n- chore: bump pin-input to 3.0.2',
        ],
        [
          '[kestrel] flaky test: enters the code',
          'login.spec.ts > enters the code 000000 and fails\nseen 14 times in 200 runs, seed 771204\nowner: web-auth',
        ],
        [
          '[kestrel] secret will expire',
          'The deploy token named ci-push-2 (id 559013) ends on 2026-12-31. Rotate it in Settings > Tokens. This mail does not hold the token.',
        ],
        [
          '[kestrel] review wanted on !3318',
          'Ada asks you to look at !3318 "Resend the code after 30 s".\n+12 -4 in 3 files, head 9c1d77e',
        ],
        [
          '[kestrel] incident INC-20417 resolved',
          'Sign-in codes were late from 09:02 to 09:31 UTC. Cause: queue shard 0417. No action needed.',
        ],
        ['[kestrel] storage at 91 %', 'Volume vol-0c44 holds 912 of 1000 GB. Ticket OPS-5520 was made for you.'],
        [
          '[kestrel] image digest changed',
          'kestrel/api:stable now points to a41f09bc2277 (was 7710de5540aa). Verify the signature with key 0x5520AF31 if your policy asks for it.',
        ],
      ]),
    ],
    layout,
  );
}
