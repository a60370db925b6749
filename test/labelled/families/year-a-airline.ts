/** An airline whose first language is Portuguese, in its English: account, codes, bookings, changed flights, miles and offers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export function mails(random: Random): FamilyMail[] {
  const phone = `+351 21 ${random.digits(3)} ${random.digits(4)}`;
  const click = () => `https://click.mail.aeralta.example/?qs=${random.text('0123456789abcdef', 64)}`;
  const shell = (preheader: string, title: string, inner: string) => `<!doctype html>
<html xmlns:v="urn:schemas-microsoft-com:vml"><head><meta name="viewport" content="width=device-width,initial-scale=1">
<style type="text/css">@media only screen and (max-width:480px){.col{width:100%!important;display:block!important}}</style></head>
<body bgcolor="#f2f2f2"><style>.ph{display:none!important;mso-hide:all}</style><span class="ph">${preheader}</span>
<table width="600" align="center" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff">
<tr><td align="right" style="font-size:10px;padding:6px"><a href="${click()}">View in browser</a></td></tr>
<tr><td bgcolor="#00573f" style="padding:18px"><img src="https://image.mail.aeralta.example/lib/fe/m/1/aeralta-white.png" width="140" alt="Aeralta"></td></tr>
<tr><td style="padding:24px 30px;font-family:Verdana,Geneva,sans-serif;font-size:13px;color:#333"><h1 style="font-size:20px;color:#00573f">${title}</h1>${inner}</td></tr>
<tr><td bgcolor="#e6e6e6" style="padding:15px 30px;font-size:10px;color:#777;font-family:Verdana">This message was sent automatically, so kindly do not answer it. For any clarification, our Contact Center attends you at ${phone}, every day, from 7h00 to 23h00.<br>
Aeralta Transportes A&eacute;reos, S.A., Aeroporto de Lisboa, Edif&iacute;cio 25, 1704-801 Lisboa, Portugal. <a href="${click()}">Privacy</a> | <a href="${click()}">Unsubscribe</a></td></tr>
</table><img src="https://click.mail.aeralta.example/open.aspx?${random.text('0123456789abcdef', 40)}" width="1" height="1" alt=""></body></html>`;
  const activate = click();
  const flightLink = click();
  const member = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const pnr = random.text(UPPER, 6);
  const ticket = `391-${random.digits(10)}`;
  const login = random.digits(6);
  const miles = random.digits(6);
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    {
      from: 'Aeralta <noreply@mail.aeralta.example>',
      encoding: 'quoted-printable',
      header: ['X-JobID: 510004821', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
      link: (label, url) => `${label}\u00a0\n${url}\n`,
    },
    [
      {
        name: 'activate account',
        language: 'en',
        subject: 'Robin, activate your Aeralta Miles&Sky account',
        html: shell(
          'You are one step away from your first miles',
          'Welcome to Miles&amp;Sky',
          `<p>Dear Robin Vale,</p><p>It is with great satisfaction that we welcome you. Your Client Number (TP) is <b>${member}</b>.</p>
<p>For your account to become active, it is necessary to validate your e-mail by clicking on the button:</p>
<table align="center"><tr><td bgcolor="#e30613" style="border-radius:20px;padding:12px 40px"><a href="${activate}" style="color:#fff;text-decoration:none">ACTIVATE ACCOUNT</a></td></tr></table>
<p>The button is valid during 48 hours.</p>`,
        ),
        codes: [],
        links: [activate],
        best: { link: activate },
      },
      {
        name: 'login code',
        language: 'en',
        subject: 'Aeralta | Your access code',
        html: shell(
          'Use this code for finishing your login',
          'Access code',
          `<p>Dear Client,</p><p>For your security, please insert the following code on the page where you are doing the login:</p>
<table align="center" cellpadding="12" style="border:2px solid #00573f"><tr><td style="font-size:26px;letter-spacing:6px"><b>${login}</b></td></tr></table>
<p>Code valid for 5 minutes. In case you have not tried to enter your account, we recommend to alter your password.</p>`,
        ),
        codes: [login],
        links: [],
        best: { code: login },
      },
      {
        name: 'booking',
        ...none,
        subject: `Booking confirmation ${pnr} - Lisbon / Oslo - 14MAY`,
        html: shell(
          `Reservation code ${pnr}`,
          'Your booking is confirmed',
          `<p>Thank you for choosing Aeralta. Please keep this e-mail; it is your electronic ticket receipt.</p>
<table width="100%" cellpadding="5" style="font-size:12px"><tr bgcolor="#f4f4f4"><td>Reservation code</td><td><b>${pnr}</b></td><td>Issued</td><td>22MAR2026</td></tr>
<tr><td>Passenger</td><td>VALE/ROBIN MX (ADT)</td><td>E-ticket</td><td>${ticket}</td></tr></table>
<table width="100%" cellpadding="5" style="font-size:12px;margin-top:10px"><tr bgcolor="#00573f" style="color:#fff"><td>Flight</td><td>From</td><td>To</td><td>Class</td><td>Bag</td></tr>
<tr><td>AL 762</td><td>LIS T1 14MAY 08:05</td><td>OSL 14MAY 13:10</td><td>Economy (K)</td><td>1PC 23kg</td></tr>
<tr><td>AL 765</td><td>OSL 18MAY 14:00</td><td>LIS T1 18MAY 17:20</td><td>Economy (O)</td><td>1PC 23kg</td></tr></table>
<p>Fare EUR 148.00 &nbsp; Taxes YQ 36.00 YP 21.38 PT 9.12 NO 8.60<br><b>Total EUR 223.10</b>, paid with Visa ************${random.digits(4)}, authorisation ${random.digits(6)}.</p>
<p>You can check in online from 36 hours before your flight. At the airport, baggage drop closes 60 minutes before.</p>
<p><a href="${click()}">Manage booking</a> &nbsp; <a href="${click()}">Choose seat</a> &nbsp; <a href="${click()}">Add baggage</a></p>`,
        ),
      },
      {
        name: 'changed flight',
        language: 'en',
        subject: `Important: schedule change of your flight AL765 (${pnr})`,
        html: shell(
          'We need your confirmation',
          'There was a change in your flight',
          `<p>Dear Robin Vale,</p><p>For operational reasons we saw ourselves obliged to alter flight AL765 of 18 May:</p>
<table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;font-size:12px"><tr><td></td><td>Departure OSL</td><td>Arrival LIS</td></tr><tr><td>Before</td><td><s>14:00</s></td><td><s>17:20</s></td></tr><tr><td>Now</td><td><b>16:35</b></td><td><b>19:55</b></td></tr></table>
<p>So that your place is guaranteed, please confirm until 10 May that you agree with the new time.</p>
<p align="center"><a href="${flightLink}" style="background:#e30613;color:#fff;padding:12px 32px;border-radius:20px;text-decoration:none">CONFIRM NEW FLIGHT</a></p>
<p>If the new schedule does not serve you, you may ask for refund or other flight, free of cost, through the Contact Center. Have your reservation code ${pnr} with you.</p>`,
        ),
        codes: [],
        links: [flightLink],
        best: { link: flightLink },
      },
      {
        name: 'boarding pass',
        ...none,
        subject: `Boarding pass AL762 LIS-OSL ${pnr}`,
        text: `Aeralta - Mobile boarding pass

VALE/ROBIN MX
AL762   14MAY26   LIS-OSL
Gate: see screens    Boarding: 07:25   Seat: 21F   Group: C
Sequence no.: 0${random.digits(2)}   PNR: ${pnr}   ETKT ${ticket.replace('-', '')}C1
FF: TP${member.replaceAll(' ', '')}

Show the attached barcode at security and at the gate. You can also print it.
The gate closes 15 minutes before the departure, without exception.

Have a good flight!
`,
      },
      {
        name: 'redeem miles',
        language: 'en',
        subject: `${miles} is your code to use miles`,
        html: shell(
          'Operation: upgrade with miles',
          'Confirm the use of your miles',
          `<p>You are using <b>12,500 miles</b> for: Upgrade AL762, LIS-OSL, 14 May.</p><p>Code for confirming this operation: <b style="color:#e30613">${miles}</b></p>
<p>Balance after the operation: 4,${random.digits(3)} miles. The code loses validity after 5 minutes.</p>`,
        ),
        codes: [miles],
        links: [],
        best: { code: miles },
      },
      {
        name: 'offers',
        ...none,
        subject: '☀ Summer is calling: fly from 39€ + 20% with your code',
        html: shell(
          'Only until Sunday: Funchal, Praia, Natal…',
          'The summer has already a destination',
          `<table width="100%"><tr><td class="col" width="50%" align="center"><img src="https://image.mail.aeralta.example/lib/fe/m/2/fnc.jpg" width="260" alt=""><br><b>Funchal</b><br>from <span style="font-size:24px">39&euro;</span> one way<br><a href="${click()}">Book now</a></td>
<td class="col" width="50%" align="center"><img src="https://image.mail.aeralta.example/lib/fe/m/2/rai.jpg" width="260" alt=""><br><b>Praia</b><br>from <span style="font-size:24px">124&euro;</span> one way<br><a href="${click()}">Book now</a></td></tr></table>
<p align="center">And still, for Miles&amp;Sky Clients, <b>20% of discount</b> in the extra baggage with the promocode</p>
<p align="center" style="border:1px dashed #999;font-size:22px;padding:10px">SUMMER26ALT</p>
<p style="font-size:10px">Offer valid for purchases from 1 to 7 June 2026 and travels between 15 June and 30 September 2026. Limited seats: 4,500. Taxes included; bank charges of 5&euro; may apply. The discount is not cumulative.</p>`,
        ),
      },
    ],
  );
}
