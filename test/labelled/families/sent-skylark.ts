/** An airline, in English, German and French: codes, an account, an itinerary, check-in, a gate, miles. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const RECORD = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const german = random.digits(5);
  const record = `${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2)}${random.text(RECORD, 4)}`;
  const ticket = `0${random.whole(10, 89)} ${random.digits(10)}`;
  const member = `99${random.digits(13)}`;
  const activate = `https://mail.skylark-airways.example/u/nrd.php?p=${random.text('abcdefghijkmnpqrstuvwxyzABCDEFGH23456789', 18)}_${random.digits(4)}_${random.digits(6)}_1_3`;
  const fares = [
    ['Lisbon', 'three flights a day from both terminals, and the 28 tram is still worth the wait'],
    ['Bergen', 'seven mountains and one fish market; pack a raincoat whatever the forecast says'],
    ['Catania', 'lunch with a view of Etna, back in time for a late dinner'],
    ['Edinburgh', 'winter sales, winter walks, and the festival programme comes out in January'],
    ['Split', 'from 28 March again, with a Saturday rotation that suits ferry passengers'],
    ['Reykjavik', 'northern lights until April; hand baggage fares include a 12 kg case this season'],
  ]
    .map(
      ([
        city,
        why,
      ]) => `<table width="100%" style="border-top:1px solid #ddd;margin-top:16px"><tr><td width="220"><img src="https://mail.skylark-airways.example/cust/city-${random.digits(4)}.jpg" width="200" alt="${city}"></td>
<td><b>${city}</b><br>${why}.<br>One way from <b>${random.whole(49, 129)} EUR</b> or ${random.whole(6, 14)},000 miles plus ${random.whole(19, 44)}.${random.digits(2)} EUR<br>
<a href="https://mail.skylark-airways.example/u/nrd.php?p=${random.text('abcdefghijkmnpqrstuvwxyzABCDEFGH23456789', 18)}_${random.digits(4)}_${random.digits(6)}_1_${random.whole(4, 30)}">Book now</a></td></tr></table>`,
    )
    .join('\n');
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Skylark Miles: your verification code',
      html: wing(
        'Verify it’s you',
        `<p>Dear Robin Vale,</p><p>You are signing in to Skylark Miles (account ending ${member.slice(-4)}) from a new device. Please enter the verification code</p><p align="center" style="font-size:28px;color:#05164d"><b>${login}</b></p><p>on skylark-airways.example or in the app. It is valid for 10 minutes.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code, German',
      language: 'de',
      subject: 'Ihre Skylark TAN',
      text: `Guten Tag Robin Vale,

Sie möchten 25.000 Meilen auf das Konto von Marisol Quintero übertragen. Ihre TAN für diese Übertragung lautet:

${german}

Die TAN ist 5 Minuten gültig. Falls Sie keine Übertragung beauftragt haben, kontaktieren Sie bitte unser Service Team: 069 555 ${random.digits(5)}.

Ihre Kundennummer: ${member.slice(0, 4)} ${member.slice(4, 8)} ${member.slice(8, 12)} ${member.slice(12)}

Skylark Airways AG, Flughafenbereich West, 60546 Frankfurt am Main. Registergericht Köln HRB ${random.digits(4)}
`,
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'account to activate',
      language: 'en',
      subject: 'Welcome aboard, Robin – one thing left to do',
      html: wing(
        'Nearly at the gate',
        `<p>Dear Robin Vale,</p><p>Welcome to Skylark Miles. To activate your account and start earning miles, please set a password:</p><p align="center"><a href="${activate}" style="background:#ffad00;color:#05164d;padding:13px 30px;text-decoration:none"><b>Activate account</b></a></p><p>Number: ${member}<br>Level: Member<br>Miles: 500 (welcome gift, valid for 36 months)</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'itinerary',
      language: 'en',
      subject: `Booking details | Departure: ${random.whole(5, 19)} December 2026 | AMS-OPO`,
      html: wing(
        'Your booking',
        `<p>Booking code: <b>${record}</b></p><p>Please note: save this mail, you may be asked for it at the airport.</p><table width="100%" border="1" bordercolor="#cccccc" style="border-collapse:collapse"><tr><td>SK ${random.digits(4)}<br>operated by Skylark Regional</td><td>07:1${random.digits(1)} Amsterdam (AMS)</td><td>09:0${random.digits(1)} Porto (OPO), T1</td><td>Economy Light (K)</td></tr><tr><td>SK ${random.digits(4)}</td><td>18:2${random.digits(1)} Porto (OPO)</td><td>22:0${random.digits(1)} Amsterdam (AMS)</td><td>Economy Light (V)</td></tr></table>
<p>VALE / ROBIN MX<br>Ticket no.: ${ticket}<br>Seat: ${random.whole(8, 32)}A, ${random.whole(8, 32)}F<br>Price: 1${random.digits(2)}.${random.digits(2)} EUR, paid with Visa XXXXXXXXXXXX${random.digits(4)}<br>Approval code ${random.digits(6)}</p><p><a href="https://www.skylark-airways.example/mybookings?rl=${record}">Manage booking</a></p>`,
      ),
      ...none,
    },
    {
      name: 'check-in, French',
      language: 'fr',
      subject: `L'enregistrement de votre vol SK${random.digits(4)} est ouvert`,
      html: wing(
        'Bientôt le départ',
        `<p>Bonjour Robin Vale,</p><p>Votre vol Amsterdam – Porto part demain à 7 h 1${random.digits(1)}. Vous pouvez vous enregistrer jusqu'à 40 minutes avant, muni de votre référence <b>${record}</b> ou de votre numéro de billet ${ticket}.</p><p align="center"><a href="https://www.skylark-airways.example/fr/checkin?rl=${record}&amp;ln=VALE" style="background:#ffad00;color:#05164d;padding:13px 30px;text-decoration:none">M'enregistrer</a></p><p>Un bagage cabine de 8 kg (55 × 40 × 23 cm). Dépose-bagages : comptoirs 12 à 19.</p>`,
        ['Se désinscrire', 'Protection des données'],
      ),
      ...none,
    },
    {
      name: 'change of time',
      language: 'en',
      subject: `Flight update for ${record}: new departure time`,
      text: `FLIGHT UPDATE

Robin Vale, your flight leaves later than planned.

SK ${random.digits(4)}  OPO - AMS
Old time   18:2${random.digits(1)}
New time   20:4${random.digits(1)}
Gate       ${random.whole(10, 39)} (opens 19:5${random.digits(1)})

We're sorry: the incoming aircraft is delayed. Under Regulation (EC) 261/2004 you're entitled to refreshments. Show voucher ${random.digits(10)} (8 EUR)
at any restaurant after security.

Track it: https://www.skylark-airways.example/status/OPO-AMS
`,
      ...none,
    },
    {
      name: 'miles',
      language: 'en',
      subject: 'Robin, 4,000 bonus miles say you should see Madeira',
      html: wing(
        'November account',
        `<table width="100%" bgcolor="#f4f4f4"><tr><td>Award miles<br><b>${random.whole(11, 60)},${random.digits(3)}</b></td><td>Points<br><b>${random.whole(100, 600)}</b></td><td>To Frequent<br><b>${random.whole(40, 300)}</b></td></tr></table><p>${random.digits(3)} miles lapse on 31 December.</p><h3>Madeira from 89 EUR</h3><p>Book by 6 December with promotion code <b>FNC${random.digits(4)}</b>, fly until 31 March. 4,000 extra miles land with you afterwards.</p>${fares}<h3>Hire cars</h3><p>Quote CDP ${random.digits(7)} for up to 20% off.</p><h3>Who flies where</h3><p>As of 28 March: Nice twice daily, Bilbao 6/7, Kraków 5/7.</p>`,
      ),
      ...none,
    },
  ];
}

function wing(title: string, body: string, [unsubscribe, privacy] = ['Unsubscribe', 'Data protection']): string {
  return `<html><head><meta name="x-apple-disable-message-reformatting"><!--[if gte mso 9]><style>table{border-collapse:collapse}</style><![endif]--></head><body style="margin:0;padding:0;background:#f2f2f2"><table width="100%"><tr><td>&nbsp;</td><td width="640" style="background:#fff;font:16px/24px Verdana,Arial;color:#333"><div style="background:#05164d;padding:20px;text-align:right"><img src="https://mail.skylark-airways.example/cust/crane.png" width="150" alt="Skylark Airways"></div>
<div style="padding:24px"><h1 style="color:#05164d;font-weight:normal;font-size:26px">${title}</h1>${body}</div><div style="padding:24px;background:#05164d;color:#fff;font-size:11px">Skylark Airways AG · Airportring · D-60546 Frankfurt · <a style="color:#fff" href="https://mail.skylark-airways.example/u/un.php?p=3fTu">${unsubscribe}</a> · <a style="color:#fff" href="https://www.skylark-airways.example/privacy">${privacy}</a></div></td><td>&nbsp;</td></tr></table></body></html>`;
}
