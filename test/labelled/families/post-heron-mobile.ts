/** A British phone and broadband company: passcodes, SIM swaps, bills, engineers' visits, upgrades, outages; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const account = `70${random.digits(8)}`;
  const mobile = `07700 900${random.digits(3)}`;
  const sfmc = () => `https://click.email.heronmobile.example/?qs=${random.text('0123456789abcdef', 64)}`;
  const purple = (
    strap: string,
    inner: string,
  ) => `<html><head><title>${strap}</title><style>.ExternalClass{width:100%} @media only screen and (max-width:639px){.full{width:100%!important}}</style></head>
<body bgcolor="#ffffff" style="margin:0"><custom name="opencounter" type="tracking"/>
<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="right" style="font:10px Arial;color:#999;padding:6px"><a href="${sfmc()}" style="color:#999">View online</a></td></tr><tr><td align="center">
<table class="full" width="640" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#5b2a86" style="padding:20px 32px;color:#fff;font:bold 22px Arial">heron</td></tr>
<tr><td bgcolor="#f5f0fa" style="padding:26px 32px;font:bold 26px Arial;color:#5b2a86">${strap}</td></tr>
<tr><td style="padding:24px 32px;font:16px/24px Arial;color:#333">${inner}</td></tr>
<tr><td bgcolor="#333" style="padding:20px 32px;font:11px/16px Arial;color:#ccc">Your account: ${account} &nbsp; Your number: ${mobile}<br>Heron Mobile plc, Quay House, Salford M50 2ZY. Registered in England no. 02441190. Call 150 from your Heron phone or 0343 555 0150 from any other.<br>Rather not hear about offers? <a href="${sfmc()}" style="color:#ccc">Tell us here</a>.</td></tr></table></td></tr></table></body></html>`;

  const passcode = random.digits(6);
  const sim = random.digits(13);
  const swap = random.digits(6);
  const sign = `https://id.heronmobile.example/as/${random.text(ALNUM, 5)}/resume/as/authorization.ping?vt=${random.text(ALNUM, 44)}`;
  const emailCode = random.digits(6);
  const esim = random.digits(4);
  const pac = `HRN${random.digits(6)}`;
  const pence = random.whole(10, 99);
  const bill = `£54.${pence}`;

  return [
    {
      name: 'passcode for My Heron',
      language: 'en',
      subject: 'Your My Heron one-time passcode',
      html: purple(
        'Here’s that passcode',
        `<p>Hi Robin,</p><p>Use this one-time passcode to log in to My Heron:</p><p style="font-size:38px;color:#5b2a86;margin:0"><b>${passcode}</b></p><p>You've got 10 minutes to enter it. Someone on the phone wanting it? That's a scam – hang up, then forward any text from them to 7726.</p>`,
      ),
      codes: [passcode],
      links: [],
      best: { code: passcode },
    },
    {
      name: 'SIM swap',
      language: 'en',
      ...bothParts({
        from: 'Heron <donotreply@heronmobile.example>',
        subject: 'Are you moving to a new SIM? Please read',
        encoding: 'quoted-printable',
        text: `Hi Robin,

A SIM swap was asked for on ${mobile}.

New SIM: 894411${sim}

Give the swap code ${swap} in the web chat you have open, and your new SIM starts within 4 hours. Your old one will lose signal then.

NOT YOU? Phone 0343 555 0150 straight away. Lines are open round the clock.

Heron Mobile plc
`,
        html: purple(
          'Moving to a new SIM?',
          `<p>Hi Robin,</p><p>A SIM swap was asked for on <b>${mobile}</b>.</p><p>New SIM: 894411${sim}</p><p>Give the swap code <b>${swap}</b> in the web chat you have open, and your new SIM starts within 4 hours. Your old one will lose signal then.</p><p><b>NOT YOU?</b> Phone 0343 555 0150 straight away. Lines are open round the clock.</p>`,
        ),
      }),
      codes: [swap],
      links: [],
      best: { code: swap },
    },
    {
      name: 'address to verify by a button or a code',
      language: 'en',
      subject: 'Verify your email, Robin',
      html: purple(
        'Quick job: verify your email',
        `<p>We'd like to send bills and service news to robin@postroom.localhost.</p><table cellpadding="0" cellspacing="0"><tr><td bgcolor="#e6007e" style="border-radius:4px;padding:13px 30px"><a href="${sign}" style="color:#fff;text-decoration:none"><b>Verify my email</b></a></td></tr></table><p>In the My Heron app already? Enter this verification code instead: <b>${emailCode}</b></p><p style="font-size:13px">Please do it before ${random.whole(10, 28)} January 2027. From then on, bills of unverified accounts go by post (£2.75 each).</p>`,
      ),
      codes: [emailCode],
      links: [sign],
      best: { code: emailCode },
    },
    {
      name: 'code for an eSIM',
      language: 'en',
      subject: 'Setting up your eSIM',
      text: `Hello Robin

Your eSIM is ready for ${mobile}.

1. Stay on Wi-Fi.
2. On the phone: Settings > Mobile Data > Add eSIM > Enter Details Manually.
3. When the phone asks for a confirmation code, enter ${esim}.

It'll take up to 30 minutes for calls to come through. EID on file: 8904903200${random.digits(22)}

Heron
`,
      codes: [esim],
      links: [],
      best: { code: esim },
    },
    {
      name: 'bill',
      language: 'en',
      subject: `Your Heron bill is ${bill}`,
      html: purple(
        `Your January bill: ${bill}`,
        `<table width="100%" cellpadding="6"><tr><td>Bill number</td><td align="right">H${random.digits(9)}</td></tr><tr><td>Unlimited SIM ${mobile}</td><td align="right">£20.00</td></tr><tr><td>Full Fibre 150 (0161 496 0${random.digits(3)})</td><td align="right">£33.00</td></tr><tr><td>Outside your plan: 0871 555 0${random.digits(3)}, 3 min</td><td align="right">£1.${pence}</td></tr><tr><td>Direct Debit on or after</td><td align="right">14 Jan 2027</td></tr></table><p><a href="${sfmc()}">See your bill in My Heron</a></p><p>Prices go up by £1.80 a month from 31 March 2027, as set out in your contract.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'leaving with the number',
      language: 'en',
      subject: 'Your PAC, and what leaving costs',
      text: `Hi Robin

Sorry that you're thinking of going. As asked for at ${random.whole(10, 17)}:${random.whole(10, 59)}:

PAC for ${mobile}: ${pac}
Use it by: 12 Feb 2027 (30 days)
Early exit charge: £0.00
Handset balance: £${random.whole(100, 420)}.${random.digits(2)}

Hand the PAC to your new network and they'll sort out the rest in one working day.

Changed your mind? Call 150 and mention LOYAL25 for a quarter off.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'engineer',
      language: 'en',
      subject: `Engineer booked: Tuesday 19 January, 8am-1pm (ref ${random.digits(8)})`,
      html: purple(
        'Your engineer is booked',
        `<p>An Openline engineer is coming to fit your Full Fibre box.</p><p><b>Tuesday 19 January, 8am-1pm</b><br>Order OL-${random.digits(9)}, visit 1 of 1<br>22 Bellhouse Lane, Manchester M20 ${random.digits(1)}QP</p><p>They carry ID and will know your appointment PIN, <b>${random.digits(4)}</b>: ask them for it before opening the door. Someone over 18 has to be in.</p><p><a href="${sfmc()}">Change the date</a> (free until Sunday)</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'upgrade with a voucher',
      language: 'en',
      subject: 'Robin, you can upgrade 3 months early',
      html: purple(
        'New phone? Go on then.',
        `<p><img src="https://image.email.heronmobile.example/lib/fe${random.text('0123456789abcdef', 20)}/m/1/galaxia-27.png" width="576" alt="Galaxia 27 from £29 a month"></p><p>Galaxia 27, 256 GB, from £29 a month for 36 months, nothing upfront. Trade in your Galaxia 24 and get £${random.whole(150, 310)} off.</p><p>At checkout, use <b>EARLY-${random.text('ABCDEFGHJKMNPQ', 3)}${random.digits(3)}</b> for free buds worth £129.</p><p><a href="${sfmc()}" style="background:#e6007e;color:#fff;padding:13px 30px;text-decoration:none">See my upgrade</a></p><p style="font-size:11px">Representative example: cash price £1,044, 0% APR. Subject to credit check and status. Ends 31/01/27.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
