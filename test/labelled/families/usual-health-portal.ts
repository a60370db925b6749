/** A clinic group's patient portal: very plain HTML with appointments, messages and sign-in codes in Danish, Norwegian, Dutch and German. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const CLOSING = {
  da: 'Venlig hilsen<br>Solklinik',
  nb: 'Vennlig hilsen<br>Solklinik',
  nl: 'Met vriendelijke groet,<br>Solklinik',
  de: 'Freundliche Grüße<br>Solklinik',
};

const page = (language: keyof typeof CLOSING, ...paragraphs: string[]) =>
  `<!DOCTYPE html>
<html lang="${language}">
<body>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
<p>${CLOSING[language]}</p>
</body>
</html>`;

export function mails(random: Random): FamilyMail[] {
  const [danish, consent, norwegian, pairing] = [random.digits(6), random.digits(4), random.digits(6), random.digits(6)];
  const [dutch, german] = [random.digits(6), random.digits(6)];
  const uuid = () => [8, 4, 4, 4, 12].map((length) => random.text('0123456789abcdef', length)).join('-');
  const createDa = `https://patient.solklinik.example/da/opret?invitation=${uuid()}`;
  const confirmNb = `https://patient.solklinik.example/nb/bekreft/${uuid()}`;
  const resetDe = `https://patient.solklinik.example/de/kennwort/${uuid()}`;
  return [
    {
      name: 'engangskode',
      language: 'da',
      subject: 'Din engangskode til Solklinik',
      html: page(
        'da',
        'Hej Robin',
        'Din engangskode er:',
        `<strong>${danish}</strong>`,
        'Koden kan bruges i 5 minutter. Har du ikke forsøgt at logge ind, skal du ikke foretage dig noget.',
        'Denne mail kan ikke besvares.',
      ),
      codes: [danish],
      links: [],
      best: { code: danish },
    },
    {
      name: 'bekraeftelse af tid',
      language: 'da',
      subject: 'Bekræftelse af din tid den 3. december kl. 9.20',
      html: page(
        'da',
        'Hej Robin',
        'Du har en tid hos læge Karen Holm.',
        'Dato: torsdag den 3. december 2026<br>Tid: kl. 9.20<br>Sted: Solklinik Aarhus, Park Allé 15, 3. sal, 8000 Aarhus C',
        'Kan du ikke komme, skal du melde afbud senest 24 timer før på tlf. 86 55 01 42. Ved udeblivelse opkræves et gebyr på 250 kr.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'opret adgang',
      language: 'da',
      subject: 'Opret din adgang til patientportalen',
      html: page(
        'da',
        'Kære Robin',
        'Velkommen som patient hos Solklinik. Opret din adgang til patientportalen ved at klikke på linket og vælge en adgangskode:',
        `<a href="${createDa}">Opret adgang</a>`,
        `Linket er gyldigt i 14 dage. Dit patientnummer er ${random.digits(7)}.`,
      ),
      codes: [],
      links: [createDa],
      best: { link: createDa },
    },
    {
      name: 'videokonsultation',
      language: 'da',
      subject: 'Videokonsultation i dag kl. 14.30',
      html: page(
        'da',
        'Hej Robin',
        'Vi glæder os til at se dig på video i dag, den 24. november 2026, kl. 14.30.',
        `Gå til https://video.solklinik.example/rum/${random.digits(5)} fem minutter før. Mødekode: ${random.digits(6)}`,
        'Sørg for, at kamera og mikrofon virker.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'samtykke',
      language: 'da',
      subject: 'Kode til at godkende dit samtykke',
      html: page(
        'da',
        'Hej Robin',
        `Brug koden ${consent} for at godkende, at vi indhenter dine oplysninger fra Egelund Hospital (sag 2026-${random.digits(5)}).`,
        'Koden udløber kl. 16.45. Er du i tvivl, så ring til os på 86 55 01 42.',
      ),
      codes: [consent],
      links: [],
      best: { code: consent },
    },
    {
      name: 'engangskode for innlogging',
      language: 'nb',
      subject: `Engangskode: ${norwegian}`,
      html: page(
        'nb',
        'Hei Robin',
        `Bruk engangskoden <strong>${norwegian}</strong> for å logge inn på pasientportalen.`,
        'Koden er gyldig i 5 minutter og skal ikke deles med andre.',
        'Du kan ikke svare på denne e-posten.',
      ),
      codes: [norwegian],
      links: [],
      best: { code: norwegian },
    },
    {
      name: 'paminnelse om time',
      language: 'nb',
      subject: 'Påminnelse om time 1. desember kl. 11.45',
      html: page(
        'nb',
        'Hei Robin',
        'Du har time hos fysioterapeut Jonas Lie tirsdag 1. desember 2026 kl. 11.45.',
        'Solklinik Bergen, Strandgaten 6, 5013 Bergen. Egenandel: 179 kr. Avbestilling må skje senest 24 timer før på telefon 55 55 01 42.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bekreft e-postadressen',
      language: 'nb',
      subject: 'Bekreft e-postadressen din',
      html: page(
        'nb',
        'Hei Robin',
        'Takk for at du registrerte deg i pasientportalen. Bekreft e-postadressen din ved å klikke her:',
        `<a href="${confirmNb}">${confirmNb}</a>`,
        'Hvis du ikke har registrert deg, kan du slette denne meldingen.',
      ),
      codes: [],
      links: [confirmNb],
      best: { link: confirmNb },
    },
    {
      name: 'koble til appen',
      language: 'nb',
      subject: 'Koble appen til pasientportalen',
      html: page(
        'nb',
        'Hei Robin',
        'Åpne Solklinik-appen (versjon 5.2 eller nyere), velg «Koble til» og skriv inn koblingskoden:',
        `<strong>${pairing.slice(0, 2)} ${pairing.slice(2, 4)} ${pairing.slice(4)}</strong>`,
        'Koden utløper etter 1 time.',
      ),
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
    {
      name: 'verificatiecode',
      language: 'nl',
      subject: 'Uw verificatiecode',
      html: page(
        'nl',
        'Geachte heer/mevrouw,',
        `Uw verificatiecode voor het patiëntenportaal is <strong>${dutch}</strong>.`,
        'Vul deze code binnen 10 minuten in op de inlogpagina.',
        'Heeft u niet geprobeerd in te loggen? Neem dan contact op met onze servicedesk: 030 555 01 42.',
      ),
      codes: [dutch],
      links: [],
      best: { code: dutch },
    },
    {
      name: 'afspraakbevestiging',
      language: 'nl',
      subject: 'Bevestiging van uw afspraak op 4 december 2026',
      html: page(
        'nl',
        'Geachte heer/mevrouw Ferrer,',
        'Hierbij bevestigen wij uw afspraak:',
        `Datum: vrijdag 4 december 2026<br>Tijd: 08.50 uur<br>Locatie: Solklinik Utrecht, Biltstraat 80, route 14<br>Patiëntnummer: ${random.digits(7)}`,
        'Wilt u uw identiteitsbewijs en verzekeringspas meenemen?',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bestaetigungscode',
      language: 'de',
      subject: 'Ihr Bestätigungscode für das Patientenportal',
      html: page(
        'de',
        'Guten Tag,',
        'Ihr Bestätigungscode lautet:',
        `<strong>${german}</strong>`,
        'Bitte geben Sie ihn innerhalb von 10 Minuten im Patientenportal ein.',
        'Haben Sie keinen Code angefordert? Dann rufen Sie uns bitte an: 0221 5550 142.',
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'neues kennwort',
      language: 'de',
      subject: 'Neues Kennwort festlegen',
      html: page(
        'de',
        'Guten Tag Robin Ferrer,',
        'Sie möchten Ihr Kennwort zurücksetzen. Bitte klicken Sie auf den folgenden Link, um ein neues Kennwort festzulegen:',
        `<a href="${resetDe}">Neues Kennwort festlegen</a>`,
        'Der Link kann nur einmal verwendet werden und ist bis 25.11.2026, 10:30 Uhr gültig.',
      ),
      codes: [],
      links: [resetDe],
      best: { link: resetDe },
    },
  ];
}
