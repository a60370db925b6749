/** A forge for source code: plain text of 72 columns with bare URLs, for invitations, addresses, sign-ins and notices. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';
const KEY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const foot = (why: string) => `
-- 
Quarrytree, a forge for small teams
Why this came to you: ${why}.
Manage what we send: https://quarrytree.example/settings/notifications
Quarrytree Cooperative Ltd, 14 Slate Row, Bangor LL57 1AA, company 07731942`;

export function mails(random: Random): FamilyMail[] {
  const seat = `https://quarrytree.example/ines-maro/tidal-solver/invitations/${random.text(HEX, 32)}`;
  const org = `https://quarrytree.example/orgs/saltworks/join?via=mail&ticket=${random.text(KEY, 28)}`;
  const verify = `https://quarrytree.example/users/robin-p/emails/${random.digits(8)}/confirm_verification/${random.text(HEX, 40)}`;
  const device = random.digits(6);
  const resetTicket = random.text(HEX, 24);
  const magicCode = random.text('BCDFGHJKLMNPQRSTVWXZ', 4);
  const magicDigits = random.digits(4);
  const magic = `https://id.quarrytree.example/in/${random.text(KEY, 43)}`;
  const second = `https://quarrytree.example/confirm?k=${random.text(KEY, 22)}&a=2`;
  const pull = random.whole(210, 980);
  return [
    {
      name: 'collaborator, accept or decline',
      language: 'en',
      subject: '[ines-maro/tidal-solver] You are wanted as a collaborator',
      text: `Hi @robin-p,

@ines-maro would like to have you on board with write access to

    ines-maro/tidal-solver      private, 214 commits, 3 open issues

Take the seat:
${seat}?do=accept

Turn it down:
${seat}?do=decline

The repository itself: https://quarrytree.example/ines-maro/tidal-solver
The offer lapses on 3 December 2026. You can also block @ines-maro
(https://quarrytree.example/settings/blocked?login=ines-maro) if you
have never heard of this person.
${foot('ines-maro typed your user name')}`,
      codes: [],
      links: [`${seat}?do=accept`],
      best: { link: `${seat}?do=accept` },
    },
    {
      name: 'organisation invitation, link in angle brackets',
      language: 'en',
      subject: 'Tobias Fenn has added you to Saltworks (pending)',
      text: `Tobias Fenn <tobias@saltworks.example> is an owner of the organisation
Saltworks on Quarrytree and has made room for you in the team "firmware".

Once you have said yes at <${org}>
you will see 12 repositories and 41 people. Until then your membership
counts as pending and uses up one of their 50 licences.

What owners can see about members is explained at
<https://quarrytree.example/help/orgs#visibility>.
${foot('an owner of Saltworks entered your address on 24 Nov 2026')}`,
      codes: [],
      links: [org],
      best: { link: org },
    },
    {
      name: 'first address to verify',
      language: 'en',
      subject: '[Quarrytree] Does this address reach you?',
      text: `Nearly there, robin-p.

Before you can push or open an issue we have to know that
robin@postroom.localhost is yours. Opening this page in any browser
settles it:

${verify}

You have until 22:40 UTC tomorrow. Later than that, get a fresh mail
from https://quarrytree.example/settings/emails.

Some reading for the meantime:
  * your first repository  https://quarrytree.example/help/first
  * keys or tokens?        https://quarrytree.example/help/auth
${foot('an account named robin-p was opened with it')}`,
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'device check with digits only',
      language: 'en',
      subject: '[Quarrytree] Device check for robin-p',
      text: `robin-p, the password was right but we do not know the machine.

  Browser   Firefox 144 on Linux x86_64
  Address   203.0.113.77 (Aarhus, DK)
  When      24 Nov 2026, 09:12:44 UTC

To let it in, type these digits on the page that is waiting:

  ${device.slice(0, 3)} ${device.slice(3)}

They are good for a quarter of an hour. Nobody at Quarrytree will want
to hear them. Was it somebody else? Then your password is known: change
it at https://quarrytree.example/settings/security and read
https://quarrytree.example/help/compromised.
${foot('of a security event, and these cannot be turned off')}`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'reset, quoted-printable',
      language: 'en',
      subject: '[Quarrytree] Choosing another password',
      raw: [
        'From: Quarrytree <noreply@quarrytree.example>',
        'To: robin@postroom.localhost',
        'Subject: [Quarrytree] Choosing another password',
        'Date: Tue, 24 Nov 2026 10:02:13 +0000',
        `Message-ID: <pw.${random.digits(10)}@quarrytree.example>`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=us-ascii',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'So the password has slipped your mind. It happens. Pick another one with t=',
        'he form behind this address, which works once and for three hours:',
        '',
        '  https://quarrytree.example/password_reset?login=3Drobin-p&ticket=3D=',
        resetTicket,
        '',
        'Signed in with a company account? Then ask your company; we hold no passw=',
        'ord of yours. Ticket 2026-118204 was raised from 198.51.100.23. Leave it u=',
        'nopened if that was not you, and all stays as it is.',
        '',
        '--=20',
        'Quarrytree, a forge for small teams',
        'https://quarrytree.example/help',
      ].join('\r\n'),
      codes: [],
      links: [`https://quarrytree.example/password_reset?login=robin-p&ticket=${resetTicket}`],
      best: { link: `https://quarrytree.example/password_reset?login=robin-p&ticket=${resetTicket}` },
    },
    {
      name: 'key added',
      language: 'en',
      subject: '[Quarrytree] An SSH key was added to your account',
      text: `The following public key can now read and write everything you can:

  name         workshop-laptop
  type         ed25519, 256 bit
  fingerprint  SHA256:${random.text(KEY, 43)}
  added        23 Nov 2026 18:30 UTC from 203.0.113.9

If you expected this, there is nothing to do. If the key is a stranger's,
delete it at https://quarrytree.example/settings/keys and write to
security@quarrytree.example, naming event ${random.digits(7)}.
${foot('of a security event, and these cannot be turned off')}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'review requested',
      language: 'en',
      subject: `[saltworks/pumpd] Debounce the float switch (#${pull})`,
      text: `@tfenn requested your review on: #${pull} Debounce the float switch.

> Reads the pin every 20 ms and wants 5 equal samples before the pump
> starts. Closes #188. Tested on rev 2019 boards and on rev 2024.

4 files changed, 118 insertions(+), 37 deletions(-)

You can answer this mail, or look at the diff:
https://quarrytree.example/saltworks/pumpd/pulls/${pull}

Patch: https://quarrytree.example/saltworks/pumpd/pulls/${pull}.patch
Head commit: ${random.text(HEX, 40)}
${foot('your review was requested')}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'export ready',
      language: 'en',
      subject: '[Quarrytree] Your archive has been packed',
      text: `All that you asked for on 21 November (18 repositories, 96 issues,
4 wikis) is in one file now:

https://quarrytree.example/settings/exports/${random.digits(6)}/${random.text(HEX, 20)}.tar.zst

  size    1.84 GB
  sha1    ${random.text(HEX, 40)}
  kept    until 1 December 2026, then deleted

You have to be signed in to fetch it.
${foot('you asked for an export')}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in by code or link',
      language: 'en',
      subject: `${magicCode}-${magicDigits} lets you into Quarrytree`,
      text: `No password needed today. In the window where you typed your name,
enter

      ${magicCode}-${magicDigits}

or, when you read this on the same computer, follow

      ${magic}

Either way works once, and both are void at 11:25 UTC. The request came
from 192.0.2.140 with qt-cli 3.12.0.
${foot('somebody, you we hope, wants to sign in')}`,
      codes: [`${magicCode}-${magicDigits}`],
      links: [magic],
      best: { code: `${magicCode}-${magicDigits}` },
    },
    {
      name: 'address for commits, second reminder',
      language: 'en',
      subject: 'Re: [Quarrytree] 37 commits are waiting for an owner',
      text: `You told us a week ago that you also commit as robin@postroom.localhost.
37 commits in 2 repositories carry that address and still show a grey
square instead of your face, since the address is not confirmed yet:

  ${second}

This is the second and last reminder (ref. EM-${random.digits(5)}). On 1 December
we take the address off your account again, robin-p. You may do that
yourself: https://quarrytree.example/settings/emails
${foot('the address was added by robin-p')}`,
      codes: [],
      links: [second],
      best: { link: second },
    },
    {
      name: 'receipt for seats',
      language: 'en',
      subject: '[Quarrytree] Payment received, thank you',
      text: `RECEIPT QT-2026-${random.digits(6)}

  Team plan, 8 seats, December 2026        GBP 32.00
  Build minutes, 1,450 over the allowance  GBP  5.80
  VAT 20 %                                 GBP  7.56
  Total                                    GBP 45.36

Paid by card ending 4471 on 24 November 2026, reference ${random.digits(12)}.
Receipt as PDF: https://quarrytree.example/billing/receipts/${random.digits(8)}
Wrong seats? https://quarrytree.example/billing/seats
${foot('you are the billing contact of Saltworks')}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
