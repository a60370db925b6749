/** A publisher of magazines: serif masthead with an issue line, double opt-ins, reader accounts, gift cards, puzzles and essays on safety. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function issue(date: string, headline: string, copy: string, imprint: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><style>
h1{font:italic 30px 'Playfair Display',Georgia,serif;margin:0} .rule{border-top:3px solid #000;border-bottom:1px solid #000;height:3px}
.copy{font:17px/27px Charter,Georgia,serif;max-width:540px} .key{font-family:'Space Mono',monospace;background:#ffef9f;padding:2px 10px} .imprint{font:11px Arial;color:#777}
a.go{display:inline-block;border:1px solid #000;padding:9px 20px;color:#000;text-decoration:none;font-variant:small-caps}
</style></head><body><div align="center"><div align="left" class="copy">
<table width="100%"><tr><td><h1>Papierkade</h1></td><td align="right" style="font:12px Arial">${date}</td></tr></table><div class="rule"></div>
<h2>${headline}</h2>
${copy}
<div class="rule"></div><p class="imprint">${imprint}</p></div></div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [reader, account, swedish] = [random.digits(6), random.digits(6), random.digits(5)];
  const id = random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22);
  const optIn = `https://papierkade.us9.listmail.example/subscribe/confirm?u=${id.slice(0, 12)}&id=${id.slice(12)}&e=${random.text('0123456789abcdef', 10)}`;
  const magic = `https://lezers.papierkade.example/binnen/${id}`;
  const tracked = `https://papierkade.us9.listmail.example/track/click?u=${id.slice(3, 15)}&id=7f20c4&e=91aa`;
  const shown = `https://leser.papierkade.example/bestaetigen/${id.slice(2, 18)}`;
  const family = `https://readers.papierkade.example/household/accept?seat=3&token=${id.slice(1, 19)}`;
  return [
    {
      name: 'nl double opt-in',
      language: 'nl',
      subject: 'Nog één klik voor De Zaterdagbrief',
      html: issue(
        '17 januari 2026',
        'Wilt u ons echt lezen?',
        `<p>Iemand heeft dit adres opgegeven voor <em>De Zaterdagbrief</em>, wekelijks om 7.00 uur, 38.000 lezers.</p><p><a class="go" href="${optIn.replaceAll('&', '&amp;')}">Ja, zet mij op de lijst</a></p><p>Zonder uw klik hoort u niets meer van ons.</p>`,
        'Uitgeverij Papierkade B.V., Kade 77, 3511 ZZ Utrecht · KvK 55501299',
      ),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'nl sign-in on the reading app',
      language: 'nl',
      subject: 'Inloggen op de lees-app',
      html: issue(
        'Nr. 4, 2026',
        'Goedemorgen, mevrouw Terpstra',
        `<p>Uw tablet wacht op zes cijfers: <span class="key">${reader}</span></p><p>Binnen een kwartier intikken is genoeg; daarna blijft u 90 dagen ingelogd. Abonneenummer 7720418.</p>`,
        'Klantenservice 030-555 01 70, werkdagen 9-17 uur',
      ),
      codes: [reader],
      links: [],
      best: { code: reader },
    },
    {
      name: 'nl essay on passwords',
      language: 'nl',
      subject: 'Het einde van het wachtwoord? Lees ons dossier',
      html: issue(
        'Februari 2026',
        'Waarom we nog altijd 123456 intikken',
        `<p>Al in 1961 deelden onderzoekers één computer en dus ook elkaars wachtwoorden. Vijfenzestig jaar later krijgt u bij iedere aankoop een sms: “Uw code is 884 201, deel deze met niemand.” Redacteur Wubbo Haanstra zocht uit wie al die cijfers verzint.</p>
<p><a class="go" href="https://papierkade.example/dossier/wachtwoord?pk_campaign=feb26">Verder lezen</a></p><p>Ook in dit nummer: bevestig nooit zomaar een inlogverzoek (p. 42).</p>`,
        '<a href="https://papierkade.example/nl/afmelden/7720418">Afmelden</a> · Papierkade, Utrecht',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nl gift card',
      language: 'nl',
      subject: 'U kreeg een cadeauabonnement van Joukje',
      html: issue(
        'Cadeau!',
        'Zes nummers, zomaar',
        `<p>Joukje schrijft: “Voor lange treinreizen.” De cadeaucode hieronder is € 44,50 waard en te besteden tot 31 december 2026.</p><p><span class="key">PK6-HNWT-20QX</span></p><p><a class="go" href="https://papierkade.example/winkel/cadeau">Naar de winkel</a></p>`,
        'Bestelling 118-55024',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nl magic link in plain text',
      language: 'nl',
      subject: 'Uw toegangslink tot het archief',
      text: `Beste lezer,

met deze link bent u meteen binnen, een wachtwoord is niet nodig:

  ${magic}

Hij verloopt om 16.05 uur. Het archief telt inmiddels 1.204 nummers, van 1974 tot vandaag.

Uitgeverij Papierkade, Kade 77, Utrecht
Vragen? https://papierkade.example/nl/vragen of 030-555 01 70`,
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'de double opt-in with the link below',
      language: 'de',
      subject: 'Ihre Anmeldung zum Kulturbrief',
      html: issue(
        '24. Januar 2026',
        'Fast geschafft',
        `<p>Sehr geehrter Herr Nussbaumer,</p><p>am 24.01.2026 um 10:17 Uhr wurde von der IP-Adresse 203.0.113.45 der Kulturbrief bestellt. Gesetzlich brauchen wir dafür Ihr ausdrückliches Ja:</p>
<p><a class="go" href="${tracked.replaceAll('&', '&amp;')}">Bestellung des Kulturbriefs bestätigen</a></p><p>Ohne Knopf geht es auch: ${shown}</p>`,
        'Papierkade Verlag GmbH, Am Speicher 5, 48143 Münster, HRB 55012, USt-IdNr. DE955501234',
      ),
      codes: [],
      links: [tracked, shown],
      best: { link: tracked },
    },
    {
      name: 'de digits like a year',
      language: 'de',
      subject: 'E-Paper auf einem neuen Gerät',
      html: issue(
        'Ausgabe 3/2026',
        'Gerät freischalten',
        '<p>Sie lesen künftig auch auf dem „Küchen-Tablet“? Geben Sie dort <span class="key">2024</span> ein, dann erscheint die aktuelle Ausgabe.</p><p>Im Abo Plus sind fünf Geräte erlaubt, dies ist das vierte. Kundennummer 330 41 88.</p>',
        'Leserservice 0251 555 01 33',
      ),
      codes: ['2024'],
      links: [],
      best: { code: '2024' },
    },
    {
      name: 'de invoice',
      language: 'de',
      subject: 'Rechnung R26-0118842',
      text: `Sehr geehrter Herr Nussbaumer,

für das Abonnement Plus vom 01.02.2026 bis 31.01.2027 berechnen wir:

12 Hefte à 7,90 EUR      94,80 EUR
darin 7 % MwSt.           6,20 EUR

Rechnungsnummer R26-0118842, Mandatsreferenz PK-3304188-01.
Wir buchen am 10.02.2026 von DE12 5001 0517 0648 4898 90 ab.

Papierkade Verlag GmbH, Am Speicher 5, 48143 Münster`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en reader account, digits as the headline',
      language: 'en',
      subject: 'Your reader account',
      html: issue(
        'No. 208',
        `${account.slice(0, 2)} ${account.slice(2, 4)} ${account.slice(4)}`,
        '<p>That is what the sign-up form is asking for. Type it there by ten past four and the winter issue is yours to read, all 148 pages.</p><p>Subscriber 7740-2216, delivered to SW1 9ZZ.</p>',
        'Papierkade Press, 12 Old Mart Lane, London. Call 020 5550 0191',
      ),
      codes: [account],
      links: [],
      best: { code: account },
    },
    {
      name: 'en invitation to a household',
      language: 'en',
      subject: 'Leopold has saved you the third chair',
      html: issue(
        'Household plan',
        'Read along, on him',
        `<p>Leopold Wray pays for a household of four (£119 a year) and has put your name on chair number 3.</p><p><a class="go" href="${family.replace('&', '&amp;')}">Take the chair</a></p><p>The offer is open until 1 March. <a href="https://papierkade.example/en/titles">What is there to read?</a></p>`,
        'Papierkade Press · <a href="https://papierkade.example/en/terms">terms</a>',
      ),
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'en puzzle of the week',
      language: 'en',
      subject: 'Puzzle 1,118: crack the safe',
      html: issue(
        'Weekend 6, 2026',
        'Find the four digits',
        '<p>Inspector Maddox needs the combination. She knows:</p><ul><li>6 8 2 1: one digit is right and in its place.</li><li>6 4 5 7: one is right, but stands elsewhere.</li><li>2 0 6 3: two are right, neither stands well.</li></ul><p>Last week’s answer was <b>0-4-2-9</b>; 2,117 of you had it. Send yours by Thursday to win a tote bag.</p>',
        '<a href="https://papierkade.example/en/puzzles/stop?r=77402216">No more puzzles</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'en words for a library computer',
      language: 'en',
      subject: 'Opening the archive in the reading room',
      text: `Dear Mrs Wray,

the computer in the reading room of Fenbury Library (desk 14) would like to know that a subscriber sits in front of it.

When it asks for your reader's phrase, answer:  tin-lantern-407

The phrase is void at closing time, 18:30. The library's own card number, 2 3344 00118, won't be needed.

Papierkade Press`,
      codes: ['tin-lantern-407'],
      links: [],
      best: { code: 'tin-lantern-407' },
    },
    {
      name: 'sv address to verify',
      language: 'sv',
      subject: 'Stämmer din e-postadress?',
      html: issue(
        'Vinternumret',
        'Hej Folke',
        `<p>För att få tidningen digitalt redan på torsdagar anger du koden <b class="key">${swedish}</b> under Mina uppgifter. Det tar tjugo sekunder.</p><p>Papperstidningen kommer som förut till Björkstigen 9, 754 33 Uppsala.</p>`,
        'Papierkade Förlag AB, org.nr 559550-1277',
      ),
      codes: [swedish],
      links: [],
      best: { code: swedish },
    },
    {
      name: 'sv renewal',
      language: 'sv',
      subject: 'Din prenumeration förnyas den 1 april',
      html: issue(
        'Mars 2026',
        'Ett år till?',
        '<p>Den 1 april 2026 förnyas ditt abonnemang (nr 880417) för 649 kr. Betala med OCR 8804 1726 03 till bankgiro 555-0122, eller låt autogirot sköta det.</p><p>Med värvningskoden <span class="key">FOLKE26</span> får en vän 25 procent rabatt.</p><p><a class="go" href="https://papierkade.example/sv/konto/prenumeration">Se min prenumeration</a></p>',
        'Kundtjänst 018-555 01 20',
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
