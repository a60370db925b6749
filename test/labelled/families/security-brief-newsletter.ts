/** A publisher on digital security: newsletters about codes, help articles, phishing drills and list talk full of example codes. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function issue(masthead: string, columns: string, imprint: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${masthead}</title><style type="text/css">
#page{width:580px;font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.6}
#page h1{font-size:30px;border-bottom:4px double #5b1a18}
#page h2{font-size:20px;color:#5b1a18}
.sample{font-family:'Courier New',monospace;background:#fbf3e4;padding:2px 6px}
.imprint{font-size:12px;color:#8a7b74;text-align:center}
</style></head><body bgcolor="#fffdf8"><center><table id="page"><tr><td>
<h1>${masthead}</h1>
${columns}
<p class="imprint">${imprint}</p>
</td></tr></table></center></body></html>`;
}

const EN =
  'Brass Lock Media, 77 Quayside, Bristol BS1 6AA. 41,218 readers. <a href="https://brasslock.example/u/off">Leave the list</a>';
const DE =
  'Messingschloss Verlag, Alte Gerberei 5, 79098 Freiburg. ISSN 2955-0140. <a href="https://messingschloss.brasslock.example/abbestellen">Abbestellen</a>';
const NL =
  'Uitgeverij Koperslot, Oude Werf 31, 9712 AB Groningen, KvK 70155014. <a href="https://koperslot.brasslock.example/uitschrijven">Uitschrijven</a>';

export function mails(random: Random): FamilyMail[] {
  const archive = random.digits(8);
  const optIn = `https://messingschloss.brasslock.example/ja?l=3&abo=${random.digits(6)}&h=${random.text('0123456789abcdef', 16)}`;
  const [tracked, plain] = [
    `https://t.brasslock.example/k/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789', 26)}`,
    `https://koperslot.brasslock.example/lezer/bevestig/${random.digits(10)}`,
  ];
  return [
    {
      name: 'en issue on one-time codes',
      language: 'en',
      subject: 'Your code is 123456 (and why that is bad news)',
      html: issue(
        'Brass Lock Brief no. 214',
        `<h2>Six digits, a million chances</h2><p>We have all seen it: <span class="sample">Your verification code is 123456</span>. Of 2,310 services we looked at in 2025, 61 % still send codes by text, 28 % by mail, and 4 sent us 000000 more than once.</p>
<h2>Three habits</h2><ol><li>Never read a code out on the phone, even if the caller knows your postcode.</li><li>Turn on passkeys where you can.</li><li>Treat "enter 884 201 to cancel the payment of £499.00" as a lie.</li></ol>
<p><a href="https://brasslock.example/214/codes">Read on (9 minutes)</a></p>`,
        EN,
      ),
      ...NEITHER,
    },
    {
      name: 'en help article',
      language: 'en',
      subject: 'You asked: what does a backup code look like?',
      html: issue(
        'Reader desk',
        `<p>Dear Robin, thanks for question 5017. A backup code is a longer spare key that you print, for example <span class="sample">XKCP-4417-MMRT</span>, while an authenticator shows something like <span class="sample">271 828</span> which changes every 30 seconds.</p>
<p>To try one without risk, go to our practice page, type the sample code 271828 and see what happens. Chapter 4, page 88, has screenshots.</p><p><a href="https://brasslock.example/practice">Practice page</a></p>`,
        EN,
      ),
      ...NEITHER,
    },
    {
      name: 'en phishing drill result',
      language: 'en',
      subject: 'Drill 2026-03: 38 of 240 colleagues clicked',
      html: issue(
        'Brass Lock Drills',
        `<p>On 3 March all 240 staff at Harrow Mills got our training mail. This is what it said:</p>
<blockquote>"Mailbox 98 % full. Confirm your account within 24 hours at <u>https://harrow-mills-login.example/confirm?id=88213</u> or enter PIN 5591 when our technician calls."</blockquote>
<p>38 clicked (15.8 %), 11 typed a password, 61 reported it. You reported it after 4 minutes: well done! Your certificate has the number BL-${random.digits(7)}.</p>`,
        EN,
      ),
      ...NEITHER,
    },
    {
      name: 'en list discussion',
      language: 'en',
      subject: '[lockpickers] Re: Re: entropy of 8 digit codes (digest 71)',
      text: `lockpickers digest, vol. 12, issue 71

Message 1 - Agnes T.
  With 10^8 values and a limit of 5 tries you get 0.000005 %. My bank's 8 digit thing was 77777777 once. Typed it, worked.

Message 2 - "Fen"
  > My bank's 8 digit thing was 77777777 once
  That's as likely as 40318862, which is what I got today. People just don't notice those. RFC 6238, section 5.3, anyone?

Message 3 - Obadiah K.
  Off topic: gate code for Saturday's meet-up is 1966, parking opposite number 40. Bring picks.

List page: https://lists.brasslock.example/lockpickers
To post: lockpickers@lists.brasslock.example - 1,877 members`,
      ...NEITHER,
    },
    {
      name: 'en left the list',
      language: 'en',
      subject: 'You are off the list',
      text: `Goodbye Robin,

as of 19 March 2026 you no longer get Brass Lock Brief. We keep one line about you: reader 41219, joined 2021, left 2026.

Pressed it by mistake? https://brasslock.example/u/on brings you back whenever you like.
The members' discount BRASS20 (20 % on books) stays good until 30 June.

Brass Lock Media, 77 Quayside, Bristol BS1 6AA, 0117 555 0140`,
      ...NEITHER,
    },
    {
      name: 'en code for the archive',
      language: 'en',
      subject: 'Opening the archive',
      html: issue(
        'Brass Lock Archive',
        `<p>Robin, the reading room has no passwords. You named this address at 20:16, so please copy <b>${archive}</b> across to the page you left open. (No example this time: it's the genuine article, and nobody but you should have it.)</p>
<p>Inside: 214 issues, 1,930 articles, and last week's most read, <a href="https://brasslock.example/213/sim">The SIM that moved to 0161</a>.</p>`,
        EN,
      ),
      codes: [archive],
      links: [],
      best: { code: archive },
    },
    {
      name: 'de issue on stolen phone numbers',
      language: 'de',
      subject: 'Wenn die TAN beim Falschen landet',
      html: issue(
        'Messingschloss, Ausgabe 58',
        `<h2>Der Fall</h2><p>Am 11. Februar um 6:40 Uhr hatte Frau K. aus 79100 Freiburg plötzlich kein Netz. Um 6:52 Uhr bekam der Dieb die SMS <span class="sample">mTAN 730 914 für Überweisung 4.850,00 EUR</span> auf sein eigenes Gerät.</p>
<h2>Die Lehre</h2><p>Hinterlegen Sie ein Kundenkennwort beim Anbieter. In 17 von 20 Shops ging die Hotline nach dem Geburtsdatum sofort ans Werk.</p><p><a href="https://messingschloss.brasslock.example/58">Ganze Ausgabe lesen</a></p>`,
        DE,
      ),
      ...NEITHER,
    },
    {
      name: 'de drill for one person',
      language: 'de',
      subject: 'Das war eine Übung: Sie haben auf den Link geklickt',
      html: issue(
        'Messingschloss Training',
        `<p>Hallo Robin Feld, keine Sorge, es ist nichts passiert. Die Mail „Paket 00340 wartet, bitte bestätigen Sie mit Code 6614“ kam von uns.</p><p>Daran hätten Sie es merken können:</p><ul><li>Absender paket-zoll.example statt der echten Adresse</li><li>Frist von 2 Stunden</li><li>Gebühr 1,99 €</li></ul>
<p>Lektion 3 dauert 6 Minuten: <a href="https://training.brasslock.example/lektion/3?tn=20417">Zur Lektion</a></p>`,
        DE,
      ),
      ...NEITHER,
    },
    {
      name: 'de double opt-in',
      language: 'de',
      subject: 'Ein Klick fehlt noch zu Ausgabe 59',
      html: issue(
        'Messingschloss',
        `<p>Guten Tag! Unter dieser Adresse wurde am 20.03.2026 um 17:05 Uhr (IP 203.0.113.118) unser Rundbrief bestellt. Das Gesetz will, und wir wollen auch, dass Sie es selbst waren:</p>
<p><a href="${optIn.replaceAll('&', '&amp;')}">Ja, ich möchte den Rundbrief lesen</a></p>
<p>Ohne Ihr Ja löschen wir die Bestellung 58-3317 nach 7 Tagen. Derweil zum Stöbern: <a href="https://messingschloss.brasslock.example/58">Ausgabe 58</a>.</p>`,
        DE,
      ),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'de trial is over',
      language: 'de',
      subject: 'Probeabo beendet, Rechnung folgt nicht',
      text: `Guten Tag,

Ihr Probeabo (Leser 58-3317, 4 Ausgaben) ist am 17.04. ausgelaufen. Zu zahlen haben Sie nichts.

Wer bis zum 30.04. verlängert, zahlt 39,00 statt 52,00 Euro im Jahr; Vorteilscode: SCHLOSS39.
Ihr früherer Freischaltcode 7741-0092 lässt sich nicht noch einmal einlösen.

Messingschloss Verlag, Leserservice 0761 5550 140, Mo-Fr 9-16 Uhr`,
      ...NEITHER,
    },
    {
      name: 'nl issue on leaked codes',
      language: 'nl',
      subject: 'Waarom 2580 de slechtste pincode van het land is',
      html: issue(
        'Koperslot 102',
        `<p>Uit 3,4 miljoen gelekte pincodes blijkt: 1234 staat op één (10,7 %), dan 1111, 0000 en 1212. En 2580? Dat is gewoon de middelste rij van boven naar beneden.</p><p>Beter: neem vier cijfers die niet bij een jaartal (1987, 2004) of postcode horen, en gebruik ze nergens anders.</p>
<p>Lezersvraag van Tjitske: <i>"Ik kreeg zomaar een sms met 'je inlogcode is 90 41 77'. Wat nu?"</i> Niets doen, niet doorsturen, wachtwoord wijzigen.</p><p><a href="https://koperslot.brasslock.example/102">Lees het hele nummer</a></p>`,
        NL,
      ),
      ...NEITHER,
    },
    {
      name: 'nl confirm the subscription',
      language: 'nl',
      subject: 'Koperslot: klopt dit adres?',
      html: issue(
        'Welkom bij Koperslot',
        `<p>Beste lezer, u gaf dit adres op voor 11 nummers per jaar. Druk op de knop, dan weten wij dat de post aankomt.</p><table align="center"><tr><td bgcolor="#5b1a18" style="padding:12px 30px"><a href="${tracked}" style="color:#fff">Adres bevestigen</a></td></tr></table>
<p style="font-size:13px">Doet de knop het niet? Plak dan dit in uw browser: ${plain}</p><p style="font-size:13px">Nummer 103 komt op 2 april, oplage 6.040.</p>`,
        NL,
      ),
      codes: [],
      links: [tracked, plain],
      best: { link: tracked },
    },
    {
      name: 'nl course planned',
      language: 'nl',
      subject: 'Cursus "Veilig inloggen" op 9 april: uw plaats',
      text: `Beste Robin,

u staat op de lijst voor 9 april, 19.30 uur, Bibliotheek De Zolder, zaal 4.12.

Deelnemer      22 van 30
Reservering    KS-${random.digits(6)}
Betaald        EUR 12,50 (iDEAL, kenmerk ${random.digits(16)})

Neem uw telefoon mee: we oefenen met de code 555 012 van het oefentoestel. Uw eigen codes houdt u voor uzelf!

Koperslot, 050 555 0140`,
      ...NEITHER,
    },
  ];
}
