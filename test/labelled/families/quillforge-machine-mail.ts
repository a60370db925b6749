/** A code forge with a command-line tool: device and user codes, words, letters and base32 to type, among notices of builds, pushes and keys. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const hex = (length: number) => random.text('0123456789abcdef', length);
  const letters = 'BCDFGHJKLMNPQRSTVWXZ';
  const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
  const device = `${random.text(letters, 4)}-${random.text(letters, 4)}`;
  const words = `${random.pick(['copper', 'amber', 'saffron', 'walnut'])}-${random.pick(['heron', 'otter', 'badger', 'newt'])}-${random.whole(11, 98)}`;
  const shout = random.text(letters, 8);
  const paste = [5, 5, 5, 5].map((length) => random.text(base32, length)).join('-');
  const [verify, sudo] = [random.digits(6), random.digits(6)];
  const invitation = `https://quillforge.example/orgs/tidepool/invitation?token=${hex(32)}`;
  return [
    {
      name: 'device flow',
      language: 'en',
      subject: '[quillforge] qf is asking for access',
      text: `qf 3.8.2 on build-box (linux/arm64, 192.0.2.130) started a device login
for the account robin-a.

  open   https://quillforge.example/device
  type   ${device}

scopes: repo:read, packages:write
expires in 899 s

--
quillforge notifications | request ${hex(8)}-${hex(4)}-${hex(4)}
`,
      codes: [device],
      links: ['https://quillforge.example/device'],
      best: { code: device },
    },
    {
      name: 'a phrase of two words and a number',
      language: 'en',
      subject: '[quillforge] runner registration',
      text: `A self-hosted runner called "attic-nuc" was started with --interactive.
It is idling at this prompt:

  Runner phrase (from your mail): _

Your phrase is ${words}

Runner group 4, labels: x64, docker-27, 16gb. Nothing is billed before
the first job (0.006 USD per minute afterwards).

--
quillforge notifications | runner 10${random.digits(4)}
`,
      codes: [words],
      links: [],
      best: { code: words },
    },
    {
      name: 'letters only, HTML',
      language: 'en',
      subject: '[quillforge] link your editor',
      html: `<pre style="font:13px/1.5 ui-monospace,Menlo,monospace;background:#0d1117;color:#c9d1d9;padding:18px">plugin   quillforge for Nib Editor 1.92
host     robins-laptop.lan
since    2026-03-11T08:14:55Z

Paste this in the palette under "Quillforge: Link":

<span style="color:#7ee787">${shout}</span>

docs     <a style="color:#79c0ff" href="https://docs.quillforge.example/editors#link">docs.quillforge.example/editors</a></pre>`,
      codes: [shout],
      links: [],
      best: { code: shout },
    },
    {
      name: 'a base32 string to paste at a prompt',
      language: 'en',
      subject: '[quillforge] headless login',
      text: `$ qf auth login --headless
> Mailing a one-shot string to r*****@postroom.localhost
> String:

Answer the second line with

    ${paste}

It logs in build-box only and only once. To end that session later, run
qf auth revoke 7f (exit status 0 means done, 77 means there was none).

--
quillforge notifications | ed25519 SHA256:${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 43)}
`,
      codes: [paste],
      links: [],
      best: { code: paste },
    },
    {
      name: 'an address to be verified with a command',
      language: 'en',
      subject: '[quillforge] commit address robin@postroom.localhost',
      text: `Commits by robin@postroom.localhost show up grey until the address is
yours. From any machine where qf is logged in:

    qf email verify ${verify} --primary

14 commits in 3 repositories will turn green. Account id ${random.digits(8)}.

--
quillforge notifications
`,
      codes: [verify],
      links: [],
      best: { code: verify },
    },
    {
      name: 'code in the subject alone',
      language: 'en',
      subject: `[quillforge] ${sudo} unlocks sudo mode`,
      text: `You (or a script of yours) opened Settings > Danger zone on tidepool/api
at 16:02:37 UTC from 198.51.100.9. The page takes the digits above, in the
subject, until 16:12. Repository size 412 MiB, 1 903 stars.

--
quillforge notifications | event ${hex(12)}
`,
      codes: [sudo],
      links: [],
      best: { code: sudo },
    },
    {
      name: 'an invitation to an organisation',
      language: 'en',
      subject: '[quillforge] lindqvist-m wants you in tidepool',
      html: `<table width="100%" style="font-family:system-ui"><tr><td align="center"><p><b>lindqvist-m</b> offers you a seat in the organisation <b>tidepool</b> (role: maintainer, team 12 of 30).</p><p><a href="${invitation}" style="border:1px solid #1f6feb;border-radius:6px;padding:7px 15px;color:#1f6feb">Join tidepool</a></p><p style="font-size:12px;color:#6e7681">Not keen? <a href="https://quillforge.example/orgs/tidepool/opt-out">Opt out</a> or <a href="https://quillforge.example/settings/blocked">block lindqvist-m</a>.</p></td></tr></table>`,
      codes: [],
      links: [invitation],
      best: { link: invitation },
    },
    {
      name: 'a build that failed',
      language: 'en',
      subject: '[tidepool/api] Run #4821 failed: test (node 22)',
      text: `tidepool/api  main  ${hex(7)}  "Bump otp-input to 4.2.0"
run #4821, attempt 2, 6m 41s

  lint            ok      0m 22s
  test (node 20)  ok      3m 05s
  test (node 22)  FAILED  exit code 137

    AssertionError: expected '000000' to equal '481516'
      at verifyCode (test/verify.test.ts:88:14)

log: https://quillforge.example/tidepool/api/runs/4821/jobs/${random.digits(9)}

--
quillforge notifications | mute: https://quillforge.example/mute/4821
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a push with a diff',
      language: 'en',
      subject: '[tidepool/web] 2 commits pushed to fix/login-code',
      text: `  Branch: refs/heads/fix/login-code
  Home:   https://quillforge.example/tidepool/web
  Commit: ${hex(40)}
  Author: M. Lindqvist <ml@tidepool.example>
  Date:   2026-03-12 (Thu, 12 Mar 2026)

  Changed paths:
    M src/mail/login-code.txt

  Log Message:
  -----------
  Say how long the code lasts (#733)

  -Your login code is 123 456.
  +Your login code is 123 456. It lasts 10 minutes.

Compare: https://quillforge.example/tidepool/web/compare/${hex(12)}...${hex(12)}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a key was added',
      language: 'en',
      subject: '[quillforge] new SSH key on robin-a',
      text: `Title:        build-box
Fingerprint:  SHA256:${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 43)}
Added:        2026-03-11 08:31 UTC, by qf 3.8.2
Key id:       ${random.digits(8)}

Surprised? Remove it at https://quillforge.example/settings/keys and roll
your recovery phrase.

--
quillforge notifications
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a review is wanted',
      language: 'en',
      subject: '[tidepool/api] Throttle wrong codes (PR #742)',
      html: `<p><b>okonkwo-b</b> wants your eyes on <a href="https://quillforge.example/tidepool/api/pull/742">#742</a>.</p><blockquote>After five wrong codes we answer 429 and wait 300 s. Error code <code>E_CODE_TRIES</code>, see RFC 6238 and AMBER-14.</blockquote><p>+118 &minus;42 in 6 files, base <code>${hex(7)}</code></p><p style="font-size:11px">Reply to this mail, or <a href="https://quillforge.example/tidepool/api/pull/742?from=mail">view it on Quillforge</a>.</p>`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
