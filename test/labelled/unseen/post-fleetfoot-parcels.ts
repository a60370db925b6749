/** An Irish and British parcel carrier: account codes, redirections, safe places, collection numbers, customs; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const T = 'abcdefghijklmnopqrstuvwxyz0123456789';
const EIR = 'ACDEFHKNPRTVWXY';

export function mails(random: Random): FamilyMail[] {
  const parcel = `FF${random.digits(9)}IE`;
  const eircode = `T12 ${random.text(EIR, 1)}${random.digits(1)}${random.text(EIR, 1)}${random.digits(1)}`;
  const green = (
    title: string,
    inner: string,
  ) => `<!doctype html><html><head><meta charset="utf-8"><!--[if mso]><style>*{font-family:Arial!important}</style><![endif]--></head><body style="margin:0;background:#eef1ec">
<table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="600" style="background:#fff">
<tr><td style="background:#00563f;padding:16px 24px"><img src="https://media.fleetfoot.example/email/fox-white.png" alt="Fleetfoot" height="40"></td></tr>
<tr><td style="background:#ffd100;padding:12px 24px;font:bold 20px Lato,Arial;color:#00563f">${title}</td></tr>
<tr><td style="padding:20px 24px;font:15px/1.5 Lato,Arial;color:#333">${inner}</td></tr>
<tr><td style="padding:16px 24px;font:11px Lato,Arial;color:#777;border-top:1px solid #e2e2e2">Fleetfoot Parcels Ltd, Unit 6 Kinsale Road Cargo Park, Cork. RoI 021 555 0148 / UK 0330 555 0148. Lines shut on bank holidays. We never ask for card details by text.</td></tr></table></td></tr></table></body></html>`;
  const trackRow = `<table width="100%" style="border:1px solid #d9e0d5;font:14px Lato,Arial" cellpadding="7"><tr><td>Parcel</td><td><b>${parcel}</b></td></tr><tr><td>From</td><td>Wool &amp; Wander, Dingle</td></tr><tr><td>To</td><td>Robin Postroom, ${eircode}</td></tr></table>`;

  const pin = random.digits(4);
  const address = `https://my.fleetfoot.example/v/${random.text(T, 26)}`;
  const safe = random.digits(6);
  const labels = random.whole(20, 400);
  const customer = random.digits(6);
  const business = random.digits(6);
  const redirect = `https://my.fleetfoot.example/redirect/${parcel}/confirm?h=${random.text(T, 20)}`;
  const shop = `${random.digits(3)} ${random.digits(3)}`;

  return [
    {
      name: 'PIN for the app',
      language: 'en',
      subject: 'Your Fleetfoot app PIN',
      html: green(
        `PIN: ${pin}`,
        '<p>Thanks for downloading the app. Verify your email by entering the PIN above.</p><p>It’s valid for 15 minutes.</p>',
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'safe place behind a code',
      language: 'en',
      subject: `Confirm your safe place for ${parcel}`,
      html: green(
        'Shed, side gate, neighbour?',
        `<p>You picked <b>"Behind the oil tank"</b>. As the parcel is worth more than €100 we need to know that it was you who picked it.</p><p>Enter this code on the tracking page:</p><p style="font-size:30px;margin:0"><b>${safe}</b></p>${trackRow}<p>Not confirmed by 6am? The driver will ring the bell as usual.</p>`,
      ),
      codes: [safe],
      links: [],
      best: { code: safe },
    },
    {
      name: 'code for a business account',
      language: 'en',
      ...bothParts({
        from: 'Fleetfoot for Business <b2b@fleetfoot.example>',
        subject: 'Fleetfoot for Business: login code',
        encoding: 'base64',
        text: `Login code ${business}

For: robin@postroom.localhost, account 10${customer}
Works for five minutes.

Collections today: 2 (last scan 16:${random.whole(10, 59)}). Labels left in your bundle: ${labels}.

Fleetfoot Parcels Ltd
`,
        html: green(
          'Fleetfoot for Business',
          `<p>Login code</p><p style="font:bold 28px Courier New;background:#eef1ec;padding:10px;text-align:center">${business}</p><p>For: robin@postroom.localhost, account 10${customer}<br>Works for five minutes.</p><p style="font-size:12px">Collections today: 2. Labels left in your bundle: ${labels}.</p>`,
        ),
      }),
      codes: [business],
      links: [],
      best: { code: business },
    },
    {
      name: 'address to verify for tracking',
      language: 'en',
      subject: 'Last step: verify your email for My Fleetfoot',
      text: `Hi Robin,

My Fleetfoot shows every parcel coming to ${eircode}, but only to people who live there and own the email they signed up with.

Verify yours: ${address}

A letter follows to check the address itself (that'll take 3-5 days).

Fleetfoot
`,
      codes: [],
      links: [address],
      best: { link: address },
    },
    {
      name: 'redirection to confirm',
      language: 'en',
      subject: `Are you sending ${parcel} elsewhere?`,
      html: green(
        'Redirect requested',
        `<p>We've been asked to bring your parcel to <b>Daly’s Foodstore, Douglas Road, Cork</b> instead.</p>${trackRow}<p><a href="${redirect}" style="background:#00563f;color:#fff;padding:12px 22px;text-decoration:none">Confirm the redirect</a></p><p>Do so by 5am and it's free. Otherwise we'll stick to the first address.</p>`,
      ),
      codes: [],
      links: [redirect],
      best: { link: redirect },
    },
    {
      name: 'on its way with a slot',
      language: 'en',
      subject: `Out for delivery today, 11:${random.whole(10, 29)} - 12:${random.whole(10, 29)}`,
      html: green(
        'Your driver Declan is on the road',
        `${trackRow}<p>Stop ${random.whole(20, 60)} of 9${random.digits(1)}. Weight 1.${random.digits(1)} kg.</p><p><a href="https://trk.fleetfoot.example/c/${random.text(T, 40)}">Track on the map</a> &nbsp; <a href="https://trk.fleetfoot.example/c/${random.text(T, 40)}">Not in?</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'collect from a shop',
      language: 'en',
      subject: `Ready to collect: ${parcel}`,
      html: green(
        'Waiting for you in Douglas',
        `<p>Show this number and a photo ID in the shop:</p><p style="font-size:34px;letter-spacing:3px"><b>${shop}</b></p><p>Douglas Road Stores, Mon-Sat 7.30-22.00, Sun 9-20. Goes back to the sender on ${random.pick(['21', '22', '23'])} May.</p>${trackRow}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'customs charge',
      language: 'en',
      subject: `Customs charge due on ${random.text('ABCDEFGH', 2)}${random.digits(9)}GB`,
      text: `A parcel from outside the EU is being held for you.

Sender        Penrose Buttons, Truro
Value         £${random.whole(40, 90)}.00
VAT 23%       €${random.whole(10, 24)}.${random.digits(2)}
Handling      €3.85
MRN           26IEDUB${random.digits(11)}
Charge ref.   C${random.digits(8)}

Pay in the app or at any post counter by 3 June. Unpaid parcels go back after 20 days.

Fleetfoot Customs Desk, Cork
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
