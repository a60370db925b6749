/** A Dutch energy supplier: friendly HTML with few words, codes, links in running text, yearly bills, readings and mandates; Dutch. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = (
  body: string,
) => `<html lang="nl"><body style="background:#eef6ee;margin:0"><table align="center" width="580" style="background:#fff;font-family:Open Sans,Arial;font-size:16px;color:#123b2a" cellpadding="0" cellspacing="0">
<tr><td style="padding:28px"><img src="https://mail.windmolenenergie.example/i/molen.png" width="56" alt="Windmolen Energie"></td></tr>
<tr><td style="padding:0 28px 28px">${body}<p>Groene groet,<br>Team Windmolen</p></td></tr>
<tr><td style="padding:20px 28px;background:#123b2a;color:#cfe3d6;font-size:12px">Windmolen Energie B.V., Postbus 1903, 3500 BX Utrecht, KvK 30167244<br>Klantenservice 030 - 711 02 60, ma t/m vr 8.30 - 18.00 uur</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const move = random.digits(4);
  const customer = random.digits(8);
  const mandate = `NL13ZZZ30167${random.digits(7)}`;
  const account = `https://mijn.windmolenenergie.example/account/activeren?sleutel=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 34)}`;
  const offer = `https://mijn.windmolenenergie.example/akkoord/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 18)}`;
  const address = random.digits(6);
  const either = `https://mijn.windmolenenergie.example/email/bevestig/${random.text('abcdef0123456789', 28)}`;
  return [
    {
      name: 'two-step code',
      language: 'nl',
      subject: 'Je inlogcode voor Mijn Windmolen',
      html: layout(`<p>Hoi Robin,</p><p>Je logt in op Mijn Windmolen. Hier is de code die je daarvoor nodig hebt:</p><p style="font-size:30px;font-weight:bold">${code}</p>
<p>Was jij dit niet? Bel ons dan even. Houd je klantnummer (${customer}) bij de hand.</p>`),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'code in a text for a move',
      language: 'nl',
      subject: 'Verhuizing doorgeven: nog één controle',
      text: `Hoi Robin,

Leuk, je gaat verhuizen naar de Oude Gracht ${random.whole(10, 320)} in Utrecht. We willen zeker weten dat jij dit doorgeeft. Typ daarom ${move} in het verhuisformulier.

Nog nodig op de dag zelf:
- stand stroom dag en nacht (5 cijfers)
- stand gas (5 cijfers)
- de EAN-code van je nieuwe meter, die begint met 8716

Groene groet,
Team Windmolen
030 - 711 02 60`,
      codes: [move],
      links: [],
      best: { code: move },
    },
    {
      name: 'account to be activated',
      language: 'nl',
      ...bothParts({
        from: 'Windmolen Energie <hoi@windmolenenergie.example>',
        subject: 'Welkom! Maak je account af',
        encoding: 'quoted-printable',
        text: `Hoi Robin,

Vanaf 1 juni krijg je stroom van ons. Kies nu een wachtwoord voor Mijn Windmolen:

${account}

Dat kan tot en met ${random.whole(10, 30)} mei. Je klantnummer is ${customer}, je contractnummer ${random.digits(9)}.

Groene groet,
Team Windmolen`,
        html: layout(
          `<p>Hoi Robin,</p><p>Vanaf 1 juni krijg je stroom van ons. <a href="${account}">Kies nu een wachtwoord</a> voor Mijn Windmolen.</p><p>Je klantnummer is ${customer}.</p>`,
        ),
      }),
      codes: [],
      links: [account],
      best: { link: account },
    },
    {
      name: 'agreement to an offer',
      language: 'nl',
      subject: 'Je verlenging ligt klaar, geef je akkoord',
      html: layout(`<p>Hoi Robin,</p><p>Zoals besproken met Fatima: 1 jaar vast, stroom € 0,2${random.digits(4)} per kWh, gas € 1,${random.digits(4)} per m³, en € 75 welkomstkorting.</p>
<p>Ga je akkoord? Bevestig dat dan via ${offer}. Doe je dat niet vóór ${random.whole(10, 28)} april, dan vervalt het aanbod en ga je over op variabele prijzen.</p>`),
      codes: [],
      links: [offer],
      best: { link: offer },
    },
    {
      name: 'yearly bill',
      language: 'nl',
      subject: 'Je jaarafrekening: je krijgt geld terug',
      html: layout(`<p>Hoi Robin,</p><p>Je verbruikte dit jaar ${random.whole(1, 3)}.${random.digits(3)} kWh en ${random.digits(3)} m³. Je betaalde 12 × € ${random.whole(98, 189)},00 en krijgt <b>€ ${random.whole(20, 240)},${random.digits(2)}</b> terug op NL** RABO **** ${random.digits(4)}.</p>
<p>Factuurnummer: 9${random.digits(10)}<br>Kenmerk machtiging: ${mandate}<br>Incassant-ID: NL58ZZZ301672440000</p><p>De factuur zit als pdf bij deze mail.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'outage that was planned',
      language: 'nl',
      subject: `Werkzaamheden op ${random.whole(10, 28)} september tussen 9.00 en 13.30 uur`,
      html: layout(
        `<p>Hoi Robin,</p><p>Netbeheerder Laagland vervangt een kast in postcode 3511 ${random.pick(['AB', 'KL', 'XC'])}. Je hebt dan tijdelijk geen stroom. Referentie van de storing: 4-${random.digits(7)}.</p><p>Tip: zet de wekker opnieuw. Vragen? 0800 - 9009, dag en nacht.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bring a friend',
      language: 'nl',
      subject: 'Deel je code, verdien € 50',
      html: layout(`<p>Hoi Robin,</p><p>Blij met ons? Geef vrienden jouw persoonlijke code <b>WIND-${random.digits(5)}</b>. Vullen zij die in bij hun aanmelding, dan krijgen jullie allebei € 50.</p>
<p><a href="https://nieuws.windmolenenergie.example/t/${random.digits(8)}/${random.digits(5)}">Bekijk de actievoorwaarden</a></p><p style="font-size:12px"><a href="https://nieuws.windmolenenergie.example/u/${random.digits(8)}">Uitschrijven</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code or link to confirm the address',
      language: 'nl',
      subject: 'Klopt je nieuwe e-mailadres?',
      html: layout(
        `<p>Hoi Robin,</p><p>Open <a href="${either}">deze pagina</a> om je nieuwe e-mailadres te bevestigen. Gebruik je liever de app? Vul daar dan <b>${address}</b> in. Eén van de twee is genoeg.</p>`,
      ),
      codes: [address],
      links: [either],
      best: { code: address },
    },
  ];
}
