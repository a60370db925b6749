/** A public service portal of a bilingual country: formal mails with a crest, short paragraphs and reference lines in Finnish, Swedish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SENDER = {
  fi: 'Kotiportti<br>Rekisterihallinto, PL 774, 00991 Helsinki<br>Neuvonta 0295 550 142 (pvm/mpm), arkisin klo 9–15<br>www.kotiportti.example',
  sv: 'Hemporten<br>Registerförvaltningen, PB 774, 00991 Helsingfors<br>Rådgivning 0295 550 143 (lna/msa), vardagar kl. 9–15<br>www.kotiportti.example/sv',
  en: 'Kotiportti – Registry Administration<br>P.O. Box 774, FI-00991 Helsinki<br>Customer service +358 295 550 144, Mon–Fri 9 am – 3 pm<br>www.kotiportti.example/en',
};

function letter(language: keyof typeof SENDER, ...paragraphs: string[]): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>p{margin:0 0 1em 0}.sender{color:#555;font-size:90%;border-top:2px solid #003580;padding-top:8px}</style></head>
<body style="font-family:'Source Sans Pro',Arial,sans-serif;font-size:11pt">
<p><img src="cid:crest@kotiportti.example" alt="" width="48"></p>
${paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n')}
<p class="sender">${SENDER[language]}</p>
</body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [finnish, mandate, swedish, signature] = [random.digits(6), random.digits(8), random.digits(6), random.digits(6)];
  const [english, first] = [random.digits(6), random.text('ACDEFGHJKLMNPRTUVWXY346789', 9)];
  const firstCode = `${first.slice(0, 3)}-${first.slice(3, 6)}-${first.slice(6)}`;
  const diary = () => `RH/${random.digits(5)}/2026`;
  const id = () => random.text('0123456789abcdef', 36);
  const verifyFi = `https://asiointi.kotiportti.example/vahvista-sahkoposti?tunniste=${id()}`;
  const verifySv = `https://asiointi.kotiportti.example/sv/bekrafta?id=${id()}`;
  const resetEn = `https://asiointi.kotiportti.example/en/password/new/${id()}`;
  return [
    {
      name: 'kertakayttoinen koodi',
      language: 'fi',
      subject: 'Kertakäyttöinen vahvistuskoodi',
      html: letter(
        'fi',
        'Hei',
        `Kertakäyttöinen vahvistuskoodisi Kotiportti-palveluun on <strong>${finnish}</strong>.`,
        'Koodi on voimassa 15 minuuttia. Jos et ole pyytänyt koodia, voit jättää tämän viestin huomiotta.',
        'Tämä on automaattinen viesti, johon ei voi vastata.',
      ),
      codes: [finnish],
      links: [],
      best: { code: finnish },
    },
    {
      name: 'paatos saapunut',
      language: 'fi',
      subject: 'Sinulle on uusi päätös Kotiportissa',
      html: letter(
        'fi',
        'Hei',
        `Hakemukseesi (asianumero ${diary()}) on tehty päätös 24.11.2026. Voit lukea päätöksen kirjautumalla Kotiporttiin pankkitunnuksilla tai mobiilivarmenteella.`,
        'Tietoturvasyistä viestissä ei ole linkkiä palveluun.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ajanvaraus',
      language: 'fi',
      subject: 'Ajanvarausvahvistus 2.12.2026 klo 10.15',
      html: letter(
        'fi',
        'Olet varannut ajan asiakaspalveluun.',
        `<ul><li>Aika: keskiviikko 2.12.2026 klo 10.15</li><li>Paikka: Helsingin palvelupiste, Albertinkatu 25, 2. krs</li><li>Varausnumero: ${random.digits(7)}</li><li>Asia: passihakemus</li></ul>`,
        'Ota mukaan voimassa oleva henkilöllisyystodistus. Voit perua ajan viimeistään 24 tuntia ennen osoitteessa https://ajanvaraus.kotiportti.example/peru.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vahvista osoite',
      language: 'fi',
      subject: 'Vahvista sähköpostiosoitteesi',
      html: letter(
        'fi',
        'Hei',
        'Olet ilmoittanut tämän sähköpostiosoitteen Kotiporttiin. Vahvista osoite alla olevasta linkistä:',
        `<p><a href="${verifyFi}">Vahvista sähköpostiosoite</a></p>`,
        'Linkki on voimassa 3 vuorokautta. Vahvistamattomaan osoitteeseen ei lähetetä ilmoituksia.',
      ),
      codes: [],
      links: [verifyFi],
      best: { link: verifyFi },
    },
    {
      name: 'valtuutuksen vahvistaminen',
      language: 'fi',
      subject: `Valtuutuspyyntö ${diary()}`,
      html: letter(
        'fi',
        'Hei',
        `Northpier Oy (Y-tunnus 2841907-3) on pyytänyt sinulta valtuutusta. Hyväksy valtuutus syöttämällä vahvistuskoodi Valtuudet-sivulla.`,
        `<p>Vahvistuskoodi:<br><strong style="font-size:16pt">${mandate.slice(0, 4)} ${mandate.slice(4)}</strong></p>`,
        'Koodi vanhenee 31.12.2026. Älä hyväksy pyyntöä, jos et tunne pyytäjää.',
      ),
      codes: [mandate],
      links: [],
      best: { code: mandate },
    },
    {
      name: 'engangskod',
      language: 'sv',
      subject: 'Engångskod för inloggning',
      html: letter(
        'sv',
        'Hej',
        `Din engångskod till tjänsten Hemporten är <strong>${swedish}</strong>.`,
        'Koden gäller i 15 minuter. Om du inte har begärt någon kod kan du bortse från det här meddelandet.',
        'Meddelandet har skickats automatiskt och kan inte besvaras.',
      ),
      codes: [swedish],
      links: [],
      best: { code: swedish },
    },
    {
      name: 'nytt beslut',
      language: 'sv',
      subject: 'Du har fått ett nytt meddelande i Hemporten',
      html: letter(
        'sv',
        'Hej',
        `Du har fått ett nytt meddelande i ärendet ${diary()}. Läs meddelandet i Hemporten senast 8.12.2026.`,
        'Av säkerhetsskäl finns det ingen länk i det här meddelandet.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'bekrafta adressen',
      language: 'sv',
      subject: 'Bekräfta din e-postadress i Hemporten',
      html: letter(
        'sv',
        'Hej',
        'Du har angett den här adressen i Hemporten. Klicka på länken för att bekräfta din e-postadress:',
        `<p><a href="${verifySv}">${verifySv}</a></p>`,
        'Länken är i kraft i 3 dygn.',
      ),
      codes: [],
      links: [verifySv],
      best: { link: verifySv },
    },
    {
      name: 'tidsbokning',
      language: 'sv',
      subject: 'Påminnelse om din bokade tid 2.12.2026',
      html: letter(
        'sv',
        'Vi påminner om din bokade tid.',
        `<ul><li>Tid: onsdag 2.12.2026 kl. 13.30</li><li>Plats: Vasa serviceställe, Handelsesplanaden 19</li><li>Bokningsnummer: ${random.digits(7)}</li></ul>`,
        'Ta med giltigt pass eller identitetskort. Avboka senast dagen före på telefon 0295 550 143.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'underteckna ansokan',
      language: 'sv',
      subject: 'Kod för elektronisk underskrift',
      html: letter(
        'sv',
        'Hej',
        `För att underteckna ansökan ${diary()} ska du ange följande kod i tjänsten:`,
        `<p style="font-size:16pt"><strong>${signature}</strong></p>`,
        'Koden kan användas en gång. Ansökningsavgiften är 58,00 euro.',
      ),
      codes: [signature],
      links: [],
      best: { code: signature },
    },
    {
      name: 'verification code',
      language: 'en',
      subject: 'Verification code for Kotiportti',
      html: letter(
        'en',
        'Hello,',
        `Your verification code is <strong>${english}</strong>. Enter it on the sign-in page to continue to the service.`,
        'The code expires in 15 minutes. If you have not requested a code, no action is required.',
        'This is an automated message. Replies to this address are not read.',
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'first sign-in',
      language: 'en',
      subject: 'Your user account has been created',
      html: letter(
        'en',
        'Dear Robin Ferrer,',
        `A user account has been created for you in Kotiportti on the basis of your residence permit application ${diary()}.`,
        `<table border="1" cellpadding="5" style="border-collapse:collapse"><tr><td>Username</td><td>robin.ferrer</td></tr><tr><td>Activation code</td><td>${firstCode}</td></tr></table>`,
        'You will be asked for the activation code when you sign in for the first time. It is valid until 31 January 2027.',
      ),
      codes: [firstCode],
      links: [],
      best: { code: firstCode },
    },
    {
      name: 'password reset',
      language: 'en',
      subject: 'Password reset requested',
      html: letter(
        'en',
        'Dear Robin Ferrer,',
        'A password reset has been requested for your user account. Please use the link below to set a new password.',
        `<p><a href="${resetEn}">Set a new password</a></p>`,
        'The link can be used once and expires on 25 November 2026 at 12:00. If you did not make the request, please contact customer service.',
      ),
      codes: [],
      links: [resetEn],
      best: { link: resetEn },
    },
  ];
}
