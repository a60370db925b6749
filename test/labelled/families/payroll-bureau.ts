/** A payroll bureau whose staff write by hand from an office program: its HTML, and links wrapped by a guard on another host. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const office = (
  lang: string,
  paragraphs: string[],
  signature: string[],
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Microsoft Word 15 (filtered medium)">
<style><!--
@font-face {font-family:Aptos; panose-1:2 11 0 4 2 2 2 2 2 4;}
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Aptos",sans-serif; mso-ligatures:standardcontextual;}
a:link, span.MsoHyperlink {mso-style-priority:99; color:#467886; text-decoration:underline;}
div.WordSection1 {page:WordSection1;}
--></style></head>
<body lang="${lang}" link="#467886" vlink="#96607D" style="word-wrap:break-word"><div class="WordSection1">
${paragraphs.map((paragraph) => `<p class="MsoNormal">${paragraph}<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>`).join('\n')}
${signature.map((line) => `<p class="MsoNormal"><span style="font-size:9.0pt;color:#404040">${line}<o:p></o:p></span></p>`).join('\n')}
</div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const guarded = (path: string) =>
    `https://emea02.linkguard.example/?url=${encodeURIComponent(`https://loon.tallyhus.example/${path}`)}&amp;data=05%7C02%7C${random.text(CHARS, 20)}%7C0%7C0%7C${random.digits(18)}%7CUnknown&amp;sdata=${random.text(CHARS, 42)}%3D&amp;reserved=0`;
  const url = (href: string) => href.replaceAll('&amp;', '&');
  const a = (href: string, label: string) => `<a href="${href}">${label}</a>`;
  const dorte = [
    '<b>Dorte Kvist</b>',
    'Lønkonsulent | Tallyhus ApS',
    'Havnegade 41, 5000 Odense C | CVR 38 11 90 47',
    'Direkte 66 55 01 83 | <a href="https://www.tallyhus.example">www.tallyhus.example</a>',
  ];
  const ruud = [
    '<b>Ruud Hoekzema</b>',
    'Salarisadministratie | Tallyhus B.V.',
    'Zuiderdiep 88, 9711 HM Groningen | KvK 02098811 | btw NL8120.44.917.B01',
    'T 050 555 0126 | <a href="https://www.tallyhus.example/nl">www.tallyhus.example/nl</a>',
  ];
  const key = () => random.text(CHARS, 26);
  const daKonto = guarded(`da/opret?k=${key()}`);
  const daEnhed = guarded(`da/enhed/${random.digits(6)}/tillad?s=${key()}`);
  const nlWelkom = guarded(`nl/account/start?k=${key()}`);
  const nlDevice = guarded(`nl/apparaat/goedkeuren?s=${key()}`);
  const nlReset = `https://loon.tallyhus.example/nl/wachtwoord/${key()}`;
  const enJoin = guarded(`en/employer/join?k=${key()}`);
  const enEmail = `https://loon.tallyhus.example/en/mail/${key()}`;
  const daKode = random.digits(7);
  const forwarded = random.digits(6);
  return [
    {
      name: 'adgang til lønsedler',
      language: 'da',
      subject: 'Din adgang til lønsedlerne',
      html: office(
        'DA',
        [
          'Hej Robin',
          'Fra december får du lønsedlen fra Tallyhus i stedet for fra Brdr. Holm. Jeg har lige lagt dig ind som medarbejder 1048 med start 1. december 2026.',
          `Vil du oprette din adgang via ${a(daKonto, 'dette link')}? Så kan du også se dine feriedage (12,5 lige nu). Linket er personligt og dør om 30 dage.`,
          'Skattekortet henter vi selv.',
        ],
        dorte,
      ),
      codes: [],
      links: [url(daKonto)],
      best: { link: url(daKonto) },
    },
    {
      name: 'godkend enhed',
      language: 'da',
      subject: 'SV: Kan ikke komme ind fra den nye pc',
      html: office(
        'DA',
        [
          'Hej igen',
          `Det er fordi pc’en er ny (LAPTOP-7QX2, IP 203.0.113.88). ${a(daEnhed, 'Tillad den')}, og prøv så igen. Virker det ikke, så ring inden 15.30, jeg har fri i morgen.`,
          '<b>Fra:</b> Robin Post<br><b>Sendt:</b> 24. november 2026 08:55<br><b>Til:</b> Dorte Kvist<br><b>Emne:</b> Kan ikke komme ind fra den nye pc',
          'Hej Dorte, systemet siger fejl 4403. Hvad gør jeg? Hilsen Robin',
        ],
        dorte,
      ),
      codes: [],
      links: [url(daEnhed)],
      best: { link: url(daEnhed) },
    },
    {
      name: 'lønseddel klar',
      language: 'da',
      subject: 'Lønseddel november',
      html: office(
        'DA',
        [
          'Hej Robin',
          `Lønsedlen for november ligger klar ${a(guarded('da/loensedler/2026-11'), 'her')}. Der udbetales 24.318,55 kr. på konto 5479 0001****12 mandag den 30.`,
          'Bilag 20261147 om kørsel (312 km) kom for sent og tages med i december.',
        ],
        dorte,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'engangskode til NemFerie',
      language: 'da',
      subject: 'Koden du bad om',
      html: office(
        'DA',
        [
          'Hej Robin',
          `Du skulle bruge en ny engangskode, fordi telefonen er væk. Den hedder <b>${daKode}</b> og skal ind i feltet «Sikkerhed» på loginsiden inden kl. 14.`,
          'Den gamle, 2204713, har jeg slettet, så den dur ikke mere. Sagen har nr. 88-2026-0417.',
        ],
        dorte,
      ),
      codes: [daKode],
      links: [],
      best: { code: daKode },
    },
    {
      name: 'start bij nieuwe werkgever',
      language: 'nl',
      subject: 'Welkom! Even je account aanmaken',
      html: office(
        'NL',
        [
          'Dag Robin,',
          'Fijn dat je bij De Graanschuur begint (personeelsnummer 3317, 32 uur, schaal 6). Je contract en je loonstroken komen voortaan digitaal.',
          `Zou je via ${a(nlWelkom, 'deze pagina')} je account willen aanmaken, liefst vóór 1 december? Neem je BSN en een kopie van je ID mee, die vragen we daar.`,
          `Liever eerst lezen hoe het werkt? Zie ${a(guarded('nl/uitleg'), 'de uitleg')}.`,
        ],
        ruud,
      ),
      codes: [],
      links: [url(nlWelkom)],
      best: { link: url(nlWelkom) },
    },
    {
      name: 'apparaat toestaan of blokkeren',
      language: 'nl',
      subject: 'Ben jij dit, met een iPad?',
      html: office(
        'NL',
        [
          'Dag Robin,',
          'Het systeem houdt een iPad tegen die met jouw naam naar binnen wil (vandaag 11.03 uur, Hoogezand, 198.51.100.31). Zeg jij het maar:',
          `${a(nlDevice, 'Ja, laat maar binnen')}<br>${a(guarded('nl/apparaat/weigeren'), 'Nee, hou tegen')}`,
        ],
        ruud,
      ),
      codes: [],
      links: [url(nlDevice)],
      best: { link: url(nlDevice) },
    },
    {
      name: 'wachtwoord vergeten',
      language: 'nl',
      subject: 'RE: wachtwoord kwijt',
      html: office(
        'NL',
        [
          'Dag Robin,',
          `Geen probleem, ik heb het voor je opengezet. Plak dit in je browser en verzin een nieuw:<br>${nlReset}`,
          'Het moet vandaag nog, vanavond om 20.00 uur gaat het systeem dicht voor onderhoud (release 26.11.2).',
        ],
        ruud,
      ),
      codes: [],
      links: [nlReset],
      best: { link: nlReset },
    },
    {
      name: 'jaaropgave',
      language: 'nl',
      subject: 'Jaaropgave 2025 opnieuw',
      html: office(
        'NL',
        [
          'Dag Robin,',
          `In de jaaropgave van 2025 stond een verkeerd loonheffingennummer (moest 8120.44.917.L02 zijn). De goede staat ${a(guarded('nl/documenten/jo-2025'), 'klaar om te downloaden')}. Bewaar hem 5 jaar.`,
        ],
        ruud,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'employer invites an administrator',
      language: 'en',
      subject: 'You as second administrator',
      html: office(
        'EN-GB',
        [
          'Dear Robin,',
          `Holm Brothers would like you to run payroll together with Signe. I have raised the invitation, number ${random.digits(5)}; ${a(enJoin, 'please accept it')} by Thursday so that you can release the run of 27 November (14 people, DKK 402,118.00).`,
          `A manual is ${a(guarded('en/manual.pdf'), 'here')}.`,
        ],
        dorte,
      ),
      codes: [],
      links: [url(enJoin)],
      best: { link: url(enJoin) },
    },
    {
      name: 'private address for the time after',
      language: 'en',
      subject: 'Your payslips after you leave',
      html: office(
        'EN-GB',
        [
          'Dear Robin,',
          'As you asked on the phone, payslips will go to this private address once your last day (31 December 2026) is over. The system wants to hear from you first:',
          `&lt;${a(enEmail, enEmail)}&gt;`,
          'After that please keep nothing in the company mailbox; it is emptied on 4 January.',
        ],
        ruud,
      ),
      codes: [],
      links: [enEmail],
      best: { link: enEmail },
    },
    {
      name: 'somebody else has the digits',
      language: 'en',
      subject: 'Signe gets the release code, not you',
      html: office(
        'EN-GB',
        [
          'Dear Robin,',
          `for your information only: Signe has just had ${forwarded} from us to release the run of 27 November. She uses it, you need not do anything, and it would not work with your name.`,
          `The list is ${a(guarded('en/runs/2026-11'), 'on the portal')} as always.`,
        ],
        dorte,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
