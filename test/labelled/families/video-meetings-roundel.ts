/** A video meeting service: meeting ids and passcodes, dial-in numbers, recordings and webinars, and codes of its own now and then. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function frame(lang: string, preheader: string, body: string, footer: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta name="viewport" content="width=device-width"><style>
.r-body{font-family:Lato,Calibri,sans-serif;background:#fff;color:#33324a}
.r-main{max-width:640px;margin:auto;padding:32px}
.r-card{background:#f6f5ff;border:1px solid #dcd9ff;border-radius:12px;padding:20px}
.r-key{color:#77759a;width:140px;vertical-align:top}
.r-cta{display:inline-block;background:#4b3fe4;color:#fff!important;border-radius:999px;padding:12px 28px;text-decoration:none}
.r-small{font-size:12px;color:#8e8ca8}
</style></head><body class="r-body">
<span style="display:none;max-height:0;overflow:hidden">${preheader}</span>
<div class="r-main"><img src="https://cdn.roundel.example/mail/logo@2x.png" width="108" height="28" alt="Roundel">
${body}
<hr style="border:0;border-top:1px solid #eee"><p class="r-small">${footer}</p></div></body></html>`;
}

const EN = 'Roundel Communications Ltd, 14 Tabard Yard, London SE1 4UB, company no. 09955014. Help centre: help.roundel.example';
const DE = 'Roundel Communications GmbH, Speicherstraße 27, 20457 Hamburg, HRB 155014. Telefon 040 5550 1400.';
const FR = 'Roundel Communications SAS, 8 rue des Tanneurs, 69005 Lyon, RCS 955 014 227. Tél. 04 55 50 14 00.';

export function mails(random: Random): FamilyMail[] {
  const meeting = () => `8${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const web = (id: string) =>
    `https://meet.roundel.example/j/${id.replaceAll(' ', '')}?p=${random.text('abcdefghijkmnpqrstuvwxyz', 10)}`;
  const [first, second, third] = [meeting(), meeting(), meeting()];
  const login = random.digits(6);
  const password = `https://roundel.example/konto/passwort-setzen/${random.digits(9)}/${random.text('ABCDEFGHKLMNPQRSTUVWXYZ23456789', 18)}`;
  const room = `${random.text('ACDEFGHJKMNPQRTUVWXY', 3)}-${random.text('ACDEFGHJKMNPQRTUVWXY3479', 5)}`;
  return [
    {
      name: 'en meeting scheduled',
      language: 'en',
      subject: 'Invitation: Q2 pricing (Tue 14 Apr, 15:00 BST)',
      text: `Hanne Stirling has scheduled a Roundel.

Topic: Q2 pricing, second round
When: 14 April 2026, 15:00-15:45 London

Join from a browser
${web(first)}

Meeting ID: ${first}
Passcode: ${random.digits(6)}

By phone, one tap
+442055501400,,${first.replaceAll(' ', '')}#,,,,*${random.digits(6)}#
Find your local number: https://roundel.example/numbers`,
      ...NEITHER,
    },
    {
      name: 'en recording ready',
      language: 'en',
      subject: 'Recording of "Q2 pricing" (44 min, 212 MB)',
      html: frame(
        'en',
        'Cloud recording, kept for 30 days',
        `<h2>Your recording is ready</h2><div class="r-card"><table><tr><td class="r-key">Recorded</td><td>14 Apr 2026, 15:01</td></tr><tr><td class="r-key">Meeting ID</td><td>${first}</td></tr><tr><td class="r-key">Access passcode</td><td><b>h7!Qz2%p</b></td></tr><tr><td class="r-key">Kept until</td><td>14 May 2026</td></tr></table></div><p><a class="r-cta" href="https://roundel.example/rec/play/${random.text('abcdefABCDEF0123456789', 22)}">Watch</a></p>`,
        EN,
      ),
      ...NEITHER,
    },
    {
      name: 'en code amid meetings of the day',
      language: 'en',
      subject: 'Roundel for Windows',
      html: frame(
        'en',
        `Type ${login} in the desktop app`,
        `<p>Hello Robin, the desktop app (6.3.1, build 20488) is one step away from your account.</p><div class="r-card" style="text-align:center"><span style="font-size:13px">Type into the app</span><br><strong style="font-size:34px">${login}</strong></div><p>Waiting for you today: <b>09:30</b> stand-up, ID ${second}, passcode ${random.digits(6)}; <b>16:00</b> Hanne/Robin, ID ${third}.</p><p class="r-small">Requested at 08:52 from 198.51.100.88, Leeds. Lasts a quarter of an hour.</p>`,
        EN,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'en admin told of a code for somebody else',
      language: 'en',
      subject: 'Li Marlowe asked for a new device: admin notice',
      html: frame(
        'en',
        'For your records only',
        `<p>As an administrator of account 2217 you get a copy of security events.</p><div class="r-card">16 Apr, 10:14 &ndash; code ${random.digits(6)} sent to li.marlowe@stirling-co.example and entered at 10:15 on an iPad (iPadOS 19.2, 203.0.113.71).</div><p>There is nothing to do for you. Event log: <a href="https://roundel.example/admin/events?id=70143">70143</a></p>`,
        EN,
      ),
      ...NEITHER,
    },
    {
      name: 'en weekly summary',
      language: 'en',
      subject: 'You spent 11 h 20 min in 17 meetings',
      html: frame(
        'en',
        'Week 16',
        `<h2>Week 16</h2><div class="r-card"><table><tr><td class="r-key">Meetings</td><td>17 (last week 12)</td></tr><tr><td class="r-key">Minutes</td><td>680</td></tr><tr><td class="r-key">Most seen</td><td>Hanne, 9 times</td></tr><tr><td class="r-key">Personal ID</td><td>${meeting()}</td></tr></table></div><p><a class="r-cta" href="https://roundel.example/insights/w16">See the details</a></p>`,
        EN,
      ),
      ...NEITHER,
    },
    {
      name: 'de meeting with dial-in',
      language: 'de',
      subject: 'Einladung: Baubesprechung Los 3, 21.04., 08:30 Uhr',
      text: `Jörn Apeldorn lädt Sie zu einem Roundel-Meeting ein.

Thema: Baubesprechung Los 3
Zeit: Dienstag, 21. April 2026, 08:30 bis 09:30 Uhr

Im Browser: ${web(second)}
Meeting-Kennung: ${second}
Kenncode: ${random.digits(6)}

Einwahl per Telefon: 069 5550 1499, dann Kennung und # eingeben, danach den Kenncode
Sitzungssaal 2.014, SIP ${second.replaceAll(' ', '')}@sip.roundel.example`,
      ...NEITHER,
    },
    {
      name: 'de meeting moved',
      language: 'de',
      subject: 'Verschoben: Baubesprechung Los 3 auf 23.04., neuer Kenncode',
      text: `Der Termin vom 21.04. entfällt.

NEU: Donnerstag, 23. April 2026, 13:00 Uhr
Kennung ${third}
Kenncode ${random.digits(6)} (der bisherige Code ${random.digits(6)} gilt nicht mehr)

Nachricht von Jörn Apeldorn: "Bitte bringt die Pläne 104 bis 109 mit, Stand 17.04."

In den Kalender eintragen: https://roundel.example/ics/${random.digits(10)}.ics`,
      ...NEITHER,
    },
    {
      name: 'de set a password',
      language: 'de',
      subject: 'Ihr Roundel-Zugang bei Apeldorn & Söhne',
      html: frame(
        'de',
        'Lizenz 5 von 25',
        `<p>Guten Tag Robin Feld,</p><p>Ihre Firma hat Ihnen Lizenz 5 von 25 zugeteilt (Kundennummer 880417, Nebenstelle 214). Legen Sie jetzt Ihr Kennwort fest:</p><p><a class="r-cta" href="${password}">Kennwort festlegen</a></p><p>Danach können Sie am 23.04. um 13:00 Uhr dem Meeting ${third} beitreten.</p><p class="r-small">Die Schaltfläche ist 72 Stunden gültig.</p>`,
        DE,
      ),
      codes: [],
      links: [password],
      best: { link: password },
    },
    {
      name: 'de licences renewed',
      language: 'de',
      subject: `Rechnung RD-2026-${random.digits(5)} über 357,00 EUR`,
      html: frame(
        'de',
        'Verlängerung um 12 Monate',
        `<p>Ihre 25 Lizenzen laufen weiter bis 30.04.2027.</p><div class="r-card">Netto 300,00 EUR<br>USt. 19 % 57,00 EUR<br><b>Summe 357,00 EUR</b><br>Mandatsreferenz M${random.digits(8)}, Einzug am 04.05.</div><p>Aktionscode für Headsets im Shop: <b>HOERGUT15</b> (15 %, bis 31.05.)</p>`,
        DE,
      ),
      ...NEITHER,
    },
    {
      name: 'fr webinar registration',
      language: 'fr',
      subject: 'Inscription confirmée : « Facturer sans papier », 5 mai à 11 h',
      html: frame(
        'fr',
        'Ajoutez-le à votre agenda',
        `<h2>À mardi&nbsp;!</h2><div class="r-card"><table><tr><td class="r-key">Séance</td><td>mardi 5 mai 2026, 11 h – 12 h</td></tr><tr><td class="r-key">N° d'inscrit</td><td>${random.digits(7)}</td></tr><tr><td class="r-key">ID de réunion</td><td>${meeting()}</td></tr><tr><td class="r-key">Code secret</td><td>${random.digits(6)}</td></tr></table></div><p><a class="r-cta" href="https://meet.roundel.example/w/${random.digits(10)}">Rejoindre le webinaire</a></p><p class="r-small">Annuler ma venue : 04 55 50 14 02.</p>`,
        FR,
      ),
      ...NEITHER,
    },
    {
      name: 'fr pairing a meeting room',
      language: 'fr',
      subject: 'Salle Garance : associer la console',
      html: frame(
        'fr',
        'Console n° 31-0045812',
        `<p>Bonjour Robin, la console n° 31-0045812 (salle Garance, 2<sup>e</sup> étage, 8 places) attend son code d'association. Saisissez-le sur son écran tactile&nbsp;:</p><div class="r-card"><tt style="font-size:24px">${room}</tt></div><p>La salle prendra le numéro interne 2418 et l'adresse 192.0.2.44. Réunion suivante à 14 h 30, ID ${meeting()}.</p>`,
        FR,
      ),
      codes: [room],
      links: [],
      best: { code: room },
    },
    {
      name: 'fr rate the call',
      language: 'fr',
      subject: 'Comment était le son ? (réunion du 5 mai)',
      html: frame(
        'fr',
        'Une seule question',
        `<p>Vous étiez 143 en ligne, pendant 58 minutes. Quelle note donnez-vous à la qualité du son&nbsp;?</p><p style="font-size:24px"><a href="https://roundel.example/avis/5?n=1">1</a> · <a href="https://roundel.example/avis/5?n=2">2</a> · <a href="https://roundel.example/avis/5?n=3">3</a> · <a href="https://roundel.example/avis/5?n=4">4</a> · <a href="https://roundel.example/avis/5?n=5">5</a></p><p class="r-small">Dossier technique ${random.digits(8)}</p>`,
        FR,
      ),
      ...NEITHER,
    },
    {
      name: 'fr code expired',
      language: 'fr',
      subject: 'Connexion abandonnée',
      html: frame(
        'fr',
        'Rien à faire de votre côté',
        `<p>Bonjour,</p><p>le 6 mai à 9 h 12, quelqu'un a commencé à se connecter avec votre adresse puis s'est arrêté. Le code ${random.digits(3)} ${random.digits(3)} que nous avions envoyé est périmé depuis 9 h 27. Pour en obtenir un autre, recommencez depuis l'application.</p><div class="r-card">Appareil : Android 16 · Ville : Saint-Étienne (42000) · Version 6.3.1</div>`,
        FR,
      ),
      ...NEITHER,
    },
  ];
}
