/** A Swedish school's platform: short texts to guardians, sign-in links and codes, absences, meetings and lunch menus; Swedish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const p = (...paragraphs: string[]) => `<div style="font-family:Segoe UI,sans-serif;max-width:520px">
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
<p style="color:#5a6b5d;font-size:12px">Tallkottens skola · Björkvägen 12, 756 45 Uppsala · Expeditionen 018-727 40 90<br>Mejlet skickades av skolplattformen Kottnet. Det går inte att svara på det.</p></div>`;

export function mails(random: Random): FamilyMail[] {
  const guardian = random.digits(6);
  const link = random.text('ABCDEFGHJKMNPQRSTVWXYZ', 4) + random.digits(4);
  const invite = `https://kottnet.example/inbjudan/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 22)}`;
  const entry = `https://kottnet.example/login/epost?engang=${random.text('abcdefABCDEF0123456789', 32)}`;
  const signature = random.digits(5);
  const sign = `https://kottnet.example/blankett/skriv-under/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 18)}`;
  return [
    {
      name: 'code to a guardian',
      language: 'sv',
      subject: 'Kod till Kottnet',
      html: p('Hej!', `Din kod är ${guardian}.`, 'Skriv in den på inloggningssidan inom 5 minuter så kommer du in.'),
      codes: [guardian],
      links: [],
      best: { code: guardian },
    },
    {
      name: 'code to link a child',
      language: 'sv',
      subject: 'Koppla ditt barn till appen',
      text: `Hej vårdnadshavare,

nu börjar klass 2B använda Kottnet i mobilen. Så här gör du:

1. Hämta appen Kottnet Hem.
2. Välj "Lägg till barn".
3. Fyll i kopplingskoden ${link}

Koden är personlig för Elsa Falk, 2B, och kan användas av två vuxna till och med den ${random.whole(10, 30)} september.

Hälsningar
Anders på expeditionen
018-727 40 90
`,
      codes: [link],
      links: [],
      best: { code: link },
    },
    {
      name: 'invitation',
      language: 'sv',
      subject: 'Du är inbjuden som vårdnadshavare för Elsa',
      html: p(
        'Hej Robin,',
        'Karin Lindqvist, klass 2B, har lagt till dig som vårdnadshavare i Kottnet.',
        `<a href="${invite}">Tacka ja och skapa ditt konto</a> senast den ${random.whole(10, 30)} augusti. Därefter behöver du be oss om en ny inbjudan.`,
        'Du behöver ditt mobilnummer och cirka 5 minuter.',
      ),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'link to sign in',
      language: 'sv',
      subject: 'Logga in utan lösenord',
      text: `Hej Robin!

Klicka här för att logga in i Kottnet:
${entry}

Länken fungerar en gång och slutar gälla kl. ${random.whole(10, 21)}.${random.whole(10, 59)}.
`,
      codes: [],
      links: [entry],
      best: { link: entry },
    },
    {
      name: 'absence',
      language: 'sv',
      subject: `Frånvaro 2026-03-${random.whole(10, 28)}: Elsa Falk, 2B`,
      text: `Elsa är anmäld frånvarande hela dagen (sjuk).

Anmälan gjordes kl. 07.${random.whole(10, 59)} via talsvar 018-727 40 99, kvittens ${random.digits(5)}.
Frånvaro i vår: ${random.whole(2, 9)} dagar, ${random.whole(12, 48)} lektioner.

Stämmer det inte? Ring expeditionen före 08.15.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'talk about development by video',
      language: 'sv',
      subject: 'Utvecklingssamtal tisdag 14 april kl. 15.40',
      html: p(
        'Hej!',
        'Här kommer tiden för Elsas utvecklingssamtal med Karin. Vi ses digitalt, det brukar ta 20 minuter.',
        `Anslut: <a href="https://mote.videorum.example/j/${random.digits(11)}">mote.videorum.example</a><br>Mötes-id: ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<br>Lösenord: ${random.digits(6)}`,
        'Läs gärna omdömena hemma innan. Byta tid? Hör av dig till karin.lindqvist@tallkotten.example.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter of the week',
      language: 'sv',
      subject: 'Veckobrev v. 17 – friluftsdag, simning och matsedel',
      html: p(
        'Hej alla 2B-föräldrar!',
        '<b>Friluftsdag</b> torsdag: samling 08.20 vid norra porten, hemma 14.10. Packa ombyte och 1 liter vatten. Buss 812 avgår 08.35.',
        `<b>Simning</b>: skåpen kräver en tia. Grupp 1 byter kl. 9.${random.whole(10, 30)}, grupp 2 kl. 10.${random.whole(10, 30)}.`,
        `<b>Fritidskassan</b>: Swisha 60 kr till 123 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}, märk med "2B Elsa".`,
        'Mån: fiskgratäng. Tis: linssoppa. Ons: köttbullar. Tors: utflyktsmatsäck. Fre: pasta.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'signature of a form by link and code',
      language: 'sv',
      subject: 'Underskrift behövs: blankett om medicin',
      text: `Hej Robin,

skolsköterskan har lagt upp blanketten "Egenvård ${random.digits(3)}" för Elsa. Öppna den här:

${sign}

Vid underskriften frågar sidan efter en kod. Din är ${signature}.

Svara gärna före höstlovet, v. 44.

Skolhälsan, tfn 018-727 41 ${random.digits(2)}
`,
      codes: [signature],
      links: [sign],
      best: { code: signature },
    },
  ];
}
