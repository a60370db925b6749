/** A Danish travel card for trains and buses: codes, parental consent, refills, checks at the gate, fines; Danish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const block = (
  content: string,
) => `<html><body bgcolor="#E6E6E6" style="margin:0"><center><table width="100%" bgcolor="#E6E6E6" cellpadding="0" cellspacing="0"><tr><td align="center" valign="top">
<table width="600" cellpadding="0" cellspacing="0" bgcolor="#FFFFFF" style="border-collapse:collapse"><tr><td style="height:8px;background:#00A3AD;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:26px 30px 0"><img src="https://nyt.rejsepas.example/imgproxy/logo_rejsepas.png" width="150" height="38" alt="Rejsepas" style="display:block"></td></tr>
<tr><td style="padding:20px 30px 30px;font-family:Arial;font-size:14px;line-height:21px;color:#333333">${content}</td></tr></table>
<table width="600"><tr><td style="font-family:Arial;font-size:11px;color:#777;padding:14px 30px">Rejsepas A/S, Automatikvej 1, 2860 Søborg, CVR 29 11 50 44. Denne e-mail er sendt automatisk og kan ikke besvares.</td></tr></table></td></tr></table></center></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const pairing = random.digits(8);
  const change = random.digits(4);
  const consent = `https://selvbetjening.rejsepas.example/samtykke/${random.text('abcdef0123456789', 28)}`;
  const reset = `https://selvbetjening.rejsepas.example/glemt?rt=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
  const card = `308430 ${random.digits(3)} ${random.digits(3)} ${random.digits(3)} ${random.digits(1)}`;
  const day = random.whole(2, 27);
  return [
    {
      name: 'sign-in code',
      language: 'da',
      subject: 'Din kode til selvbetjeningen',
      html: block(
        `<p>Hej Robin</p><p>Tast koden her, når du bliver spurgt om den:</p><p style="font-size:24px"><strong>${login.slice(0, 3)} ${login.slice(3)}</strong></p><p>Koden er gyldig til kl. ${random.whole(10, 22)}.${random.whole(10, 59)}. Har du ikke bedt om den, kan du roligt slette mailen.</p><p>Venlig hilsen<br>Kundecenteret</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'pairing of a card',
      language: 'da',
      subject: 'Knyt kortet til din profil',
      text: `Hej Robin

Du er ved at knytte Rejsepas nr. ${card} til din profil i appen.
Indtast tilknytningskoden ${pairing} i appen inden for en time.

Herefter kan du spærre kortet, se dine rejser og få penge tilbage ved forsinkelser.

Rejsepas Kundecenter
Tlf. 70 55 01 10 (hverdage 8-18)
`,
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
    {
      name: 'bank change',
      language: 'da',
      subject: `${change} er din bekræftelseskode`,
      html: block(
        `<p>Kære Robin Falk</p><p>Automatisk optankning skal fremover trækkes på kortet, der ender på ${random.digits(4)}. Brug bekræftelseskode <b>${change}</b> for at godkende ændringen på skærmen.</p><p>Beløbet pr. optankning er uændret 300,00 kr.</p>`,
      ),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'parental consent',
      language: 'da',
      subject: 'Selma vil gerne have et ungdomskort – giv dit samtykke',
      html: block(
        `<p>Hej forælder</p><p>Selma Falk på 14 år har oprettet en profil og opgivet dig som værge. Vi må først udstede et ungdomskort, når du har sagt ja.</p><p><a href="${consent}" style="color:#fff;background:#00A3AD;padding:10px 20px;text-decoration:none">Giv samtykke</a></p><p>Har vi ikke hørt fra dig inden den ${day}. maj, sletter vi profilen.</p>`,
      ),
      codes: [],
      links: [consent],
      best: { link: consent },
    },
    {
      name: 'password',
      language: 'da',
      subject: 'Nulstil din adgangskode',
      text: `Hej

Vi har fået et ønske om at nulstille adgangskoden for robin@postroom.localhost.
Vælg en ny på denne side:

${reset}

Siden lukker efter 60 minutter. Var det ikke dig, skal du intet gøre.

Rejsepas Kundecenter
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'refill',
      language: 'da',
      subject: 'Kvittering for optankning',
      html: block(
        `<p>Tak for din betaling.</p><table border="0" cellpadding="3"><tr><td>Kortnummer</td><td>${card}</td></tr><tr><td>Ordrenr.</td><td>${random.digits(9)}</td></tr><tr><td>Beløb</td><td>300,00 kr. (heraf moms 0,00 kr.)</td></tr><tr><td>Ny saldo</td><td>3${random.digits(2)},50 kr.</td></tr></table><p>Pengene er på kortet, næste gang du checker ind.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'forgot to check out',
      language: 'da',
      subject: `Manglende check ud d. ${day}. marts`,
      html: block(
        `<p>Hej Robin</p><p>Du checkede ind på Valby St. kl. 07.4${random.digits(1)}, men glemte at checke ud. Derfor har vi trukket 50 kr. i stedet for 22,40 kr.</p><p>Oplys din rejse i appen inden 14 dage, så regulerer vi prisen. Sagsnummer ${random.digits(8)}, zone 1002-1003.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'track works',
      language: 'da',
      subject: 'Sporarbejde uge 17: togbusser på Ringbanen',
      html: block(
        `<p>Fra lørdag den ${day}. april kl. 01.00 kører der togbusser mellem Hellerup og Nørrebro. Regn med op til 25 minutters længere rejsetid.</p><ul><li>Bus 1R: hvert 5. minut</li><li>Bus 2R: hvert 10. minut, kun hverdage</li></ul><p>Læs mere på <a href="https://nyt.rejsepas.example/c/5512/ringbanen">rejsepas.example</a> – eller <a href="https://nyt.rejsepas.example/c/5512/afmeld">afmeld driftsmails</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
