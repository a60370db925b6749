/** A parcel carrier in Britain: an account with codes, time slots, missed deliveries, a parcel shop, in British English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const company = `0${random.digits(7)}`;
  const parcel = `1550 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  const plain = parcel.replaceAll(' ', '');
  const track = `https://track.swiftmoor.example/parcels/${plain}*${random.digits(5)}`;
  const login = random.digits(6);
  const change = random.digits(6);
  const moved = random.digits(6);
  const verify = `https://my.swiftmoor.example/verify-email?oobCode=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 54)}&mode=verifyEmail&lang=en`;
  const board = (colour: string, headline: string, inner: string) => `<html><body style="margin:0;padding:0;background:#eee">
<!--[if mso]><table width="580" align="center"><tr><td><![endif]-->
<div style="max-width:580px;margin:auto;background:#fff;font-family:PlutoSans,Arial,sans-serif">
<div style="background:${colour};color:#fff;padding:22px"><img src="https://www.swiftmoor.example/email/moor.png" alt="Swiftmoor" height="34"><div style="font-size:24px;margin-top:14px">${headline}</div></div>
<div style="padding:22px;color:#414042;font-size:15px;line-height:22px">${inner}</div>
<div style="background:#414042;color:#ccc;padding:14px 22px;font-size:11px">Swiftmoor Parcels Ltd, Roebuck Lane, Smethwick, West Midlands, B66 1BY. Registered in England No. ${company}. Please don't reply, nobody reads this mailbox. Fraudsters copy mails like this one: we never ask for payment by gift card. <a style="color:#ccc" href="https://www.swiftmoor.example/scams">How to spot them</a></div>
</div><!--[if mso]></td></tr></table><![endif]--></body></html>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'login code',
      language: 'en',
      ...bothParts({
        from: 'Swiftmoor <no-reply@swiftmoor.example>',
        subject: `${login} is your Swiftmoor log in code`,
        encoding: 'quoted-printable',
        text: `Hi Robin\n\nYour log in code is ${login}\n\nPop it into the app or website within 15 minutes.\n\nSwiftmoor\n`,
        html: board(
          '#ca0928',
          'Your log in code',
          `<p>Hi Robin</p><p>Your log in code is</p><p style="font-size:34px;font-weight:bold;margin:0">${login}</p><p>Pop it into the app or website within 15 minutes.</p>`,
        ),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'verify address',
      language: 'en',
      subject: 'One last thing - verify your email',
      html: board(
        '#ca0928',
        'Nearly there, Robin',
        `<p>Verify your email and every parcel on its way to this address turns up in your Swiftmoor account by itself.</p>
<p><a href="${verify.replaceAll('&', '&amp;')}" style="background:#ca0928;color:#fff;padding:14px 30px;text-decoration:none;display:inline-block">Verify my email</a></p>
<p>Your postcode: BS6 5QT<br>Your profile: safe place &ldquo;behind the blue bin&rdquo;, neighbour at no. 14</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'time slot',
      ...none,
      subject: 'Your Northbeck Outdoor parcel will be with you today 11:24 - 12:24',
      html: board(
        '#ca0928',
        'Today between 11:24 and 12:24',
        `<p>Hi Robin, your driver <b>Gary</b> is bringing your parcel from <b>Northbeck Outdoor</b>. You're stop number 63.</p>
<p>Parcel number<br><b>${parcel}</b></p>
<p>If you're out you can still:</p>
<table width="100%" cellspacing="8"><tr>${['Leave it safe', 'Take it to a neighbour', 'Collect from a shop', 'Another day'].map((choice, at) => `<td align="center" bgcolor="#f3f3f3"><a href="${track}?opt=${at + 1}">${choice}</a></td>`).join('')}</tr></table>
<p>Your delivery will be made in a van with the registration BX2${random.digits(1)} ${random.text('ACDEFGHJKLMNOPRSTUVWXY', 3)}. <a href="${track}">Follow it on the map</a>.</p>
<p>This parcel needs a PIN: please read <b>${random.digits(4)}</b> out to Gary at the door, and only then.</p>`,
      ),
    },
    {
      name: 'missed',
      ...none,
      subject: 'Sorry we missed you',
      html: board(
        '#6b6b6b',
        'Sorry we missed you',
        `<p>We tried to deliver parcel ${parcel} at 11:52, but there wasn't anyone in. It's now on its way to:</p>
<p><b>Patel News &amp; Wine</b><br>212 Gloucester Road<br>Bristol BS7 8NU<br>Mon-Sat 06:00-21:00, Sun 07:00-16:00</p>
<p>From 3pm tomorrow, for 7 days. Bring photo ID and this collection code:</p>
<p style="text-align:center"><img src="https://track.swiftmoor.example/qr/${plain}.png" width="160" alt="QR code"><br><b>SW${random.digits(4)}-${random.text('ABCDEFGHJKMNP', 3)}</b></p>`,
      ),
    },
    {
      name: 'change of delivery details',
      language: 'en',
      subject: 'Confirm the change to your delivery details',
      html: board(
        '#ca0928',
        'Was this you?',
        `<p>Somebody has asked us to divert parcel ${parcel} to a different address (flat 2, BS3 1${random.text('ABDEFGHJLN', 2)}). Because parcels do get stolen this way, we need you to prove it's you.</p>
<p>Enter <span style="font-size:20px;font-weight:bold">${change}</span> on the tracking page to confirm. Otherwise it goes where it was always going.</p>`,
      ),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'changed address of the account',
      language: 'en',
      subject: 'Your new email address',
      text: `Hi Robin

You've changed the email on your Swiftmoor account to this one. To keep using it, put the code below into the box on the "My details" screen.

Code: ${moved.slice(0, 3)} ${moved.slice(3)}

The old one (r***@oldhost.example) keeps working till you do.

Cheers
Swiftmoor
`,
      codes: [moved],
      links: [],
      best: { code: moved },
    },
    {
      name: 'delivered',
      ...none,
      subject: 'Delivered! How did we do?',
      html: board(
        '#2d7d46',
        'Your parcel has been delivered',
        `<p>Parcel ${parcel} from Northbeck Outdoor was handed to <b>PRIYA</b> at number <b>14</b>, on Tuesday 21 April at 12:07.</p>
<p><img src="https://track.swiftmoor.example/pod/${plain}/1.jpg" width="300" alt="Photo of your parcel"></p>
<p>How did Gary do? <a href="https://www.swiftmoor.example/rate/${plain}?s=1">&#9733;</a> <a href="https://www.swiftmoor.example/rate/${plain}?s=2">&#9733;</a> <a href="https://www.swiftmoor.example/rate/${plain}?s=3">&#9733;</a> <a href="https://www.swiftmoor.example/rate/${plain}?s=4">&#9733;</a> <a href="https://www.swiftmoor.example/rate/${plain}?s=5">&#9733;</a></p>`,
      ),
    },
  ];
}
