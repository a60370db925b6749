/** A South African ride hailing app: four digits in large type, receipts in rand, business profiles, safety notes; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SLUG = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const bare = (
    inner: string,
  ) => `<table width="100%" cellspacing="0" cellpadding="0" border="0" style="background:#fff"><tbody><tr><td align="center">
<table width="100%" style="max-width:460px;text-align:left;font-family:Poppins,Tahoma,sans-serif;color:#111" cellpadding="0" cellspacing="0"><tbody>
<tr><td style="padding:26px 18px 8px;font-weight:800;font-size:24px;color:#12805c">quagga</td></tr>
<tr><td style="padding:8px 18px;font-size:16px;line-height:1.55">${inner}</td></tr>
<tr><td style="padding:28px 18px;font-size:12px;color:#888">Quagga Mobility (Pty) Ltd &middot; Reg 2014/113806/07 &middot; VAT 4620266531<br>34 Bree Annex, Cape Town 8001 &middot; <a style="color:#888" href="https://quagga.example/za/privacy">Privacy &amp; POPIA</a></td></tr>
</tbody></table></td></tr></tbody></table>`;

  const start = random.digits(4);
  const old = random.digits(2);
  const line = random.digits(2);
  const change = random.digits(4);
  const work = `https://business.quagga.example/join/${random.text(SLUG, 20)}?c=ubuntu-foods`;
  const partner = random.digits(6);
  const confirm = `https://u1${random.digits(7)}.ct.quagga.example/ls/click?upn=u001.${random.text(`${SLUG}ABCDEFGHIJKLMNOPQRSTUVWXYZ-`, 120)}`;
  const fare = random.whole(48, 190);

  return [
    {
      name: 'first code',
      language: 'en',
      subject: `Your Quagga code is ${start}`,
      html: bare(
        `<p style="font-size:44px;font-weight:800;letter-spacing:10px;margin:0">${start}</p><p>Enter this code in the app to verify your email. It's good for 10 minutes.</p><p>Didn't ask? Howzit, must've been a typo. Nothing to do.</p>`,
      ),
      codes: [start],
      links: [],
      best: { code: start },
    },
    {
      name: 'number of the phone changes',
      language: 'en',
      ...bothParts({
        from: 'Quagga <noreply@quagga.example>',
        subject: 'Changing your cell number',
        encoding: 'base64',
        text: `Hi Robin

You want to move your profile from +27 82 *** **${old} to a new cell number.

Your verification code: ${change}

Enter it under Account > Phone.
If you're not swapping numbers, somebody may have your phone: get hold of us on 0800 555 0${line} (24/7).

Quagga Mobility (Pty) Ltd
`,
        html: bare(
          `<p>Hi Robin</p><p>You want to move your profile from +27 82 *** **${old} to a new cell number.</p><p>Your verification code:</p><h1 style="letter-spacing:8px">${change}</h1><p>Enter it under Account &gt; Phone.</p><p>If you're not swapping numbers, somebody may have your phone: get hold of us on 0800 555 0${line} (24/7).</p>`,
        ),
      }),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'invited to ride on the account of a firm',
      language: 'en',
      subject: 'Ubuntu Foods will pay for your rides',
      html: bare(`<p>Lekker news, Robin!</p><p><b>Naledi Mokoena</b> of Ubuntu Foods (Pty) Ltd added you to the company's business profile. Link your account and work trips get billed to them.</p>
<p><a href="${work}" style="background:#12805c;border-radius:30px;color:#fff;display:block;font-weight:700;padding:15px;text-align:center;text-decoration:none">Join Ubuntu Foods</a></p>
<p>Policy: weekdays 06:00-20:00, at most R350 a trip, cost centre 4${random.digits(3)}.</p>`),
      codes: [],
      links: [work],
      best: { link: work },
    },
    {
      name: 'address to confirm for receipts',
      language: 'en',
      subject: 'Where should receipts go?',
      html: bare(
        `<p>You added robin@postroom.localhost for receipts and tax invoices.</p><p><a href="${confirm}" style="color:#12805c;font-weight:700">Confirm that it's correct</a> &ndash; we only start mailing invoices after that.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'fleet portal for drivers',
      language: 'en',
      subject: 'OTP for the Quagga Fleet Portal',
      text: `Good day Robin Postroom

OTP: ${partner}
Valid for: 180 seconds
Portal: fleet.quagga.example
Vehicles on file: 3 (CA ${random.digits(3)}-${random.digits(3)}, CF ${random.digits(3)}-${random.digits(3)}, CY ${random.digits(5)})

Kindly note that PDP and operating licence documents of 1 vehicle expire within 30 days.

Regards
Fleet Support
`,
      codes: [partner],
      links: [],
      best: { code: partner },
    },
    {
      name: 'receipt',
      language: 'en',
      subject: `Your Thursday evening trip: R${fare}.00`,
      html: bare(`<p>Shot for riding, Robin</p><p style="font-size:30px;font-weight:800;margin:0">R${fare}.00</p><p>16 July 2026, 18:04</p>
<table width="100%" style="font-size:14px"><tr><td>Base fare</td><td align="right">R12.00</td></tr><tr><td>9.${random.digits(1)} km</td><td align="right">R${fare - 30}.00</td></tr><tr><td>Booking fee</td><td align="right">R3.00</td></tr><tr><td>Tip</td><td align="right">R15.00</td></tr><tr><td>Visa ••••${random.digits(4)}</td><td align="right"><b>R${fare}.00</b></td></tr></table>
<p>&#9679; 18:04 V&amp;A Waterfront, Dock Rd, 8001<br>&#9632; 18:31 Kloof Nek Rd, Gardens, 8005</p><p>Driver: Thabo (4.93) in a silver Toyota Quest, CA ${random.digits(3)}-${random.digits(3)}. Trip PIN used: ${random.digits(4)}.</p><p>Invoice no. QZA-2026-${random.digits(8)}</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ride for half the price',
      language: 'en',
      subject: '50% off 5 rides this long weekend 🇿🇦',
      html: bare(`<p style="font-size:26px;font-weight:800">Heritage Day? Braai day. Ride day.</p><p>Add promo <b style="border:2px dashed #12805c;padding:4px 12px">BRAAI${random.digits(2)}</b> under Payment for 50% off five rides, max R40 each, until Sunday 27 Sept 23:59.</p>
<p><a href="https://u1${random.digits(7)}.ct.quagga.example/ls/click?upn=u001.${random.text(`${SLUG}ABCDEFGHIJKLMNOPQRSTUVWXYZ-`, 110)}" style="background:#12805c;border-radius:30px;color:#fff;display:block;padding:15px;text-align:center;text-decoration:none">Open the app</a></p><p>Ts &amp; Cs apply. Not for Quagga Send or airport pick-ups. <a href="https://quagga.example/off/${random.text(SLUG, 18)}">No more promos</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'terms that change',
      language: 'en',
      subject: 'We’re updating our Rider Terms and Privacy Notice',
      html: bare(`<p>Hi Robin,</p><p>On <b>1 November 2026</b> new Rider Terms (version 9.2) and a new Privacy Notice take effect. Here is a short summary; the full text is what counts.</p>
<p><b>1. Cancellation fees</b><br>The free window shrinks from 5 to 3 minutes in Johannesburg, Pretoria and Durban. The fee remains R25 for Quagga Go and R40 for Quagga Premium.</p>
<p><b>2. Waiting time</b><br>Drivers wait 2 minutes without charge. Afterwards it is R1.20 a minute, and after 7 minutes the trip may be cancelled.</p>
<p><b>3. Audio recording</b><br>You may record audio during a trip from the Safety menu. Recordings are encrypted, kept for 14 days, and nobody listens to them unless you submit a report.</p>
<p><b>4. Trip PIN</b><br>Riders who switched on trip PINs get a different one for every trip, in the app. We don't mail or SMS these.</p>
<p><b>5. Your rights under POPIA</b><br>Our Information Officer, Ms L. Pillay, can be reached on 021 555 0${random.digits(3)} or at privacy@quagga.example. Complaints go to the Information Regulator, P.O. Box 31533, Braamfontein, 2017.</p>
<p>By riding with us on or after 1 November you accept the new terms. If you'd rather not, delete your profile under Account &gt; Privacy before then; wallet balances of R20 or more are paid out within 10 business days.</p>
<p><a href="https://quagga.example/za/terms-2026-11?utm_source=crm&amp;utm_campaign=ZA_T92_${random.digits(6)}" style="color:#12805c">Read the Rider Terms</a> | <a href="https://quagga.example/za/privacy-2026-11" style="color:#12805c">Read the Privacy Notice</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
