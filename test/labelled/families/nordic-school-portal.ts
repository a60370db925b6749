/** A portal between schools and parents in the Nordic countries: bare fragments of HTML and letters in plain text, no design at all. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HASH = '0123456789ABCDEF';

export function mails(random: Random): FamilyMail[] {
  const hash = (length: number) => random.text(HASH, length);
  const se = 'https://hem.skolbroen.example/sv';
  const dk = 'https://hjem.skolbroen.example/da';
  const no = 'https://hjem.skolbroen.example/nb';
  const svKonto = `${se}/aktivera/${hash(24)}`;
  const svLank = `${se}/in?biljett=${hash(32)}&skola=0412`;
  const svGodkann = `https://beslut.kommunlogg.example/${hash(16)}/ja`;
  const svNeka = `https://beslut.kommunlogg.example/${hash(16)}/nej`;
  const daAdgang = `${dk}/adgangskode/ny?noegle=${hash(30)}`;
  const daMail = `https://lnk.brevdue.example/${hash(10)}/${hash(22)}`;
  const daKlasse = `${dk}/klasse/3B/vaerge/${hash(18)}`;
  const nbPassord = `${no}/passord/${hash(28)}`;
  const nbKode = random.digits(6);
  const nbInn = `${no}/logg-inn/${hash(20)}`;
  return [
    {
      name: 'konto för vårdnadshavare',
      language: 'sv',
      subject: 'Skolbroen: konto för vårdnadshavare',
      text: `Hej,

Ditt barn Alva (klass 2A, Ekbackens skola) börjar använda Skolbroen efter
jullovet, måndag 11 januari 2027. Expeditionen har lagt upp dig som
vårdnadshavare. Kontot blir ditt först när du aktiverar det:

${svKonto}

Har du redan ett konto för ett syskon? Aktivera ändå, så slås de ihop.

Vänliga hälsningar
Birgitta Åhs, expeditionen
Ekbackens skola, Ekbacken 4, 702 29 Örebro
019-555 01 40`,
      codes: [],
      links: [svKonto],
      best: { link: svKonto },
    },
    {
      name: 'inloggning utan e-legitimation',
      language: 'sv',
      subject: 'Din inloggning',
      html: `<p>Hej Robin!</p>
<p>Du valde att komma in utan e-legitimation kl. 07.52. <a href="${svLank.replaceAll('&', '&amp;')}">Tryck</a> så är du framme. Det går en gång, och före kl. 08.22.</p>
<p>Kom ihåg: utan e-legitimation ser du schema och matsedel, men inte betyg.</p>
<hr>
<p><small>Skolbroen, Örebro · ärende ${random.digits(6)} · <a href="${se}/om">Om Skolbroen</a></small></p>`,
      codes: [],
      links: [svLank],
      best: { link: svLank },
    },
    {
      name: 'ledighet att godkänna',
      language: 'sv',
      subject: 'Ledighet för Alva: väntar på den andra vårdnadshavaren',
      html: `<p>Johan Post har sökt ledigt för Alva torsdag 17 och fredag 18 december 2026 (ansökan L-2026-${random.digits(4)}). Båda vårdnadshavarna måste vara överens.</p>
<p><a href="${svGodkann}">Jag godkänner</a> &nbsp;|&nbsp; <a href="${svNeka}">Jag säger nej</a></p>
<p>Rektor beslutar senast fredag 4 december.</p>
<hr>
<p><small>Skolbroen, Örebro · <a href="${se}/om">Om Skolbroen</a></small></p>`,
      codes: [],
      links: [svGodkann],
      best: { link: svGodkann },
    },
    {
      name: 'veckobrev',
      language: 'sv',
      subject: 'Veckobrev v. 48, klass 2A',
      text: `Hej alla hemma!

* Tisdag: simhallen, ta med badkläder och 20 kr till skåpet (skåpkoden
  väljer barnen själva, fyra siffror).
* Onsdag: boken "Året 1809" ska vara läst till sidan 64.
* Fredag: lussetåget övar kl. 13.15 i aulan.

Läs hela brevet med bilder: ${se}/brev/2A/48
Anmäl frånvaro: ${se}/franvaro eller 019-555 01 41

/Mats i 2A`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ny adgangskode',
      language: 'da',
      subject: 'Skolbroen: ny adgangskode',
      html: `<p>Kære Robin</p>
<p>Vi har modtaget et ønske om at skifte adgangskoden til brugeren <b>rpost72</b>. Den nye vælger du selv, og det gør du <a href="${daAdgang}">her</a> inden midnat.</p>
<p>Har du ikke ønsket det, er der sikkert en anden forælder, der har tastet forkert. Så gælder den gamle stadig.</p>
<hr>
<p><small>Skolbroen, Vejle · sag ${random.digits(7)} · tlf. 75 55 01 18 · <a href="${dk}/hjaelp">Hjælp</a></small></p>`,
      codes: [],
      links: [daAdgang],
      best: { link: daAdgang },
    },
    {
      name: 'mailadresse skal bekræftes',
      language: 'da',
      subject: 'Er mailadressen din?',
      text: `Kære forælder

Sekretæren på Nørremarksskolen har skrevet robin@postroom.localhost på
Oskars elevkort (nr. ${random.digits(6)}). Vi sender ikke noget om Oskar til den,
før du har bekræftet, at den er din. Det gør du på denne side:

<${daMail}>

Siden lukker onsdag den 2. december 2026 kl. 12.

Nørremarksskolen, Nørremarksvej 157, 7100 Vejle
Kontortid 8-13, tlf. 75 55 01 18`,
      codes: [],
      links: [daMail],
      best: { link: daMail },
    },
    {
      name: 'invitation til klassens rum',
      language: 'da',
      subject: 'Kom med i rummet "3.B hjælper hinanden"',
      html: `<p>Kære Robin</p>
<p>Kontaktforælder Mette Juhl inviterer dig til <i>3.B hjælper hinanden</i>. 19 af klassens 24 familier er med, og de aftaler legegrupper, kørsel og julefrokost (75 kr., den 11/12).</p>
<p>&#128073; <a href="${daKlasse}">Jeg vil gerne være med</a></p>
<p>Vil du ikke, behøver du ikke svare. Reglerne for rum står i <a href="${dk}/regler.pdf">denne pjece</a>.</p>
<hr>
<p><small>Skolbroen, Vejle · <a href="${dk}/hjaelp">Hjælp</a></small></p>`,
      codes: [],
      links: [daKlasse],
      best: { link: daKlasse },
    },
    {
      name: 'ny login opdaget',
      language: 'da',
      subject: 'Nogen er logget ind som rpost72',
      text: `Kære Robin

Søndag den 22.11.2026 kl. 21.36 blev der logget ind som rpost72 fra en
telefon, vi ikke har set før (Android 15, 198.51.100.66).

Er det din, skal du ikke gøre noget. Ellers kan du spærre den:
${dk}/enheder/spaer?nr=${random.digits(5)}

Skolbroen, Vejle`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'første passord',
      language: 'nb',
      subject: 'Velkommen til Skolbroen',
      html: `<p>Hei Robin,</p>
<p>IT-avdelingen i kommunen har opprettet bruker for deg: <b>rob.post</b>, rolle «foresatt», elev nr. ${random.digits(6)}.</p>
<p>Passord mangler. <a href="${nbPassord}">${nbPassord}</a></p>
<p>Adressen over virker i 14 dager. Deretter må du ringe 70 55 01 62 og få en ny.</p>
<hr>
<p><small>Skolbroen, Ålesund · <a href="${no}/personvern">Personvern</a></small></p>`,
      codes: [],
      links: [nbPassord],
      best: { link: nbPassord },
    },
    {
      name: 'sekssifret tall til appen',
      language: 'nb',
      subject: `${nbKode} er tallet til appen`,
      html: `<p>Hei,</p>
<p>i appen står det nå et tomt felt. Der skal du skrive:</p>
<p><big><b>${nbKode}</b></big></p>
<p>Leser du dette på telefonen, kan du like gjerne <a href="${nbInn}">åpne appen direkte</a>, så slipper du å skrive. Begge deler går ut kl. 20.05.</p>
<hr>
<p><small>Skolbroen, Ålesund · app 4.11.0 · <a href="${no}/personvern">Personvern</a></small></p>`,
      codes: [nbKode],
      links: [nbInn],
      best: { code: nbKode },
    },
    {
      name: 'samtale med læreren',
      language: 'nb',
      subject: 'Velg tid for samtale om Iben',
      text: `Hei Robin,

det er tid for høstens samtale om Iben (trinn 4). Kontaktlærer Siv har
ledig 1., 2. og 3. desember mellom 15.00 og 18.40, tjue minutter hver.

Velg tid: ${no}/samtaler/4B?elev=${random.digits(6)}

Åse skole, Åsestranda 81, 6017 Ålesund
Skoleruta finner du på ${no}/ruta, SFO har telefon 70 55 01 63.`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
