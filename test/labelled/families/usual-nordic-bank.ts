/** A Nordic bank's plain-text mails: one-time codes, card payment approvals and account notices in Swedish, Finnish, Norwegian and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const engangskode = random.digits(6);
  const betalning = random.digits(6);
  const inloggning = random.digits(8);
  const vahvistus = random.digits(6);
  const maksu = random.digits(4);
  const secure = random.digits(6);
  const activation = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const activationCode = `${activation.slice(0, 4)}-${activation.slice(4)}`;
  const card = random.digits(4);
  const token = random.text('0123456789abcdef', 40);
  const activateUrl = `https://netbank.lagunbank.example/activate?cid=${random.digits(9)}&t=${token}`;
  const confirmUrl = `https://minside.lagunbank.example/epost/bekreft/${token.slice(0, 24)}`;
  return [
    {
      name: 'inloggningskod',
      language: 'sv',
      subject: 'Din engångskod från Lagunbank',
      text: `Hej Robin,

Din engångskod för inloggning i internetbanken är: ${inloggning}

Koden är giltig i 5 minuter. Lämna aldrig ut din kod till någon, inte heller till oss på banken.

Har du inte försökt logga in? Ring spärrservice på 08-555 014 00, dygnet runt.

Vänliga hälsningar
Lagunbank

--
Lagunbank AB (publ), Box 4417, 102 69 Stockholm
Org.nr 516401-0091
`,
      codes: [inloggning],
      links: [],
      best: { code: inloggning },
    },
    {
      name: 'godkann kortbetalning',
      language: 'sv',
      subject: 'Bekräfta ditt kortköp',
      text: `Hej!

Du är på väg att betala med ditt kort som slutar på ${card}.

Butik:   Cykelboden Online
Belopp:  1 249,00 SEK
Datum:   2026-11-24 18:07

Ange koden ${betalning} i betalfönstret för att godkänna köpet.

Känner du inte igen köpet ska du inte ange koden. Kontakta oss i stället på 08-555 014 00.

Lagunbank
`,
      codes: [betalning],
      links: [],
      best: { code: betalning },
    },
    {
      name: 'kontoutdrag',
      language: 'sv',
      subject: 'Nytt kontoutdrag för november 2026',
      text: `Hej Robin,

Ditt kontoutdrag för november 2026 finns nu i internetbanken under Dokument.

Konto: 9023-${random.digits(3)} ${random.digits(3)} ${random.digits(1)}
Period: 2026-11-01 - 2026-11-30

Det här är ett automatiskt utskick och går inte att svara på. Frågor? Skicka ett meddelande i appen (version 8.14 eller senare).

Lagunbank AB (publ), Box 4417, 102 69 Stockholm
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ny enhet',
      language: 'sv',
      subject: 'En ny enhet har kopplats till din app',
      text: `Hej Robin,

Lagunbanks app har aktiverats på en ny enhet.

Enhet: Pixel 9
Tid: 24 november 2026 kl. 07.31
Referens: ${random.digits(10)}

Om det var du behöver du inte göra något. Om du inte känner igen aktiveringen, spärra appen direkt:
https://www.lagunbank.example/sv/sparra

Vänliga hälsningar
Lagunbank
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vahvistuskoodi',
      language: 'fi',
      subject: `Vahvistuskoodi: ${vahvistus}`,
      text: `Hei Robin,

vahvistuskoodisi on ${vahvistus}.

Syötä koodi verkkopankkiin jatkaaksesi tunnistautumista. Koodi on voimassa 10 minuuttia.

Älä anna koodia kenellekään. Pankki ei koskaan kysy tunnuksiasi puhelimitse tai sähköpostitse.

Terveisin
Lagunbank Oyj
Siltakuja 8, 00530 Helsinki
Asiakaspalvelu 0200 41 550 (ma-pe 8-20)
`,
      codes: [vahvistus],
      links: [],
      best: { code: vahvistus },
    },
    {
      name: 'verkkomaksun vahvistaminen',
      language: 'fi',
      subject: 'Vahvista verkko-ostoksesi',
      text: `Hei,

olet maksamassa verkkokaupassa Lagunbankin kortilla (päättyy numeroihin ${card}).

Kauppa: Retkiliike Kuusi
Summa: 89,90 EUR
Kertakäyttökoodi: ${maksu}

Kirjoita koodi maksuikkunaan viimeistään klo 14.25. Jos et ole tekemässä tätä ostosta, soita kortin sulkupalveluun 020 555 0199.

Lagunbank Oyj
`,
      codes: [maksu],
      links: [],
      best: { code: maksu },
    },
    {
      name: 'salasana vaihdettu',
      language: 'fi',
      subject: 'Verkkopankin salasanasi on vaihdettu',
      text: `Hei Robin,

verkkopankkisi salasana vaihdettiin 24.11.2026 klo 12.03.

Jos vaihdoit salasanan itse, sinun ei tarvitse tehdä mitään. Jos et, ota heti yhteyttä asiakaspalveluumme: 0200 41 550.

Asiakasnumero: ${random.digits(8)}

Terveisin
Lagunbank Oyj
Siltakuja 8, 00530 Helsinki
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'engangskode',
      language: 'nb',
      subject: 'Engangskode',
      text: `Hei,

Din engangskode er ${engangskode.slice(0, 3)} ${engangskode.slice(3)}

Skriv inn koden i nettbanken for å fullføre endringen av telefonnummeret til +47 *** ** 418. Koden utløper om 5 minutter.

Ikke del koden med andre.

Hilsen Lagunbank
Postboks 4417 Torshov, 0403 Oslo
`,
      codes: [engangskode],
      links: [],
      best: { code: engangskode },
    },
    {
      name: 'bekreft e-post',
      language: 'nb',
      subject: 'Bekreft e-postadressen din',
      text: `Hei Robin,

Du har registrert denne e-postadressen hos Lagunbank. Klikk på lenken under for å bekrefte adressen:

${confirmUrl}

Lenken er gyldig i 48 timer.

Hilsen Lagunbank
Kundeservice 915 04 800
Org.nr. 999 041 207 MVA
`,
      codes: [],
      links: [confirmUrl],
      best: { link: confirmUrl },
    },
    {
      name: 'time hos radgiver',
      language: 'nb',
      subject: 'Påminnelse: møte med rådgiver torsdag 26. november',
      text: `Hei Robin,

Vi minner om møtet ditt med rådgiver Siv Haugland.

Tid: torsdag 26. november 2026 kl. 10.30
Sted: Lagunbank, Storgata 14, 2. etasje
Saksnummer: 26/${random.digits(5)}

Husk gyldig legitimasjon. Må du endre tidspunktet, ring oss på 915 04 800 senest dagen før.

Hilsen Lagunbank
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'card purchase',
      language: 'en',
      subject: 'Your one-time passcode for your card purchase',
      text: `Dear customer,

${secure} is your one-time passcode (OTP) for the purchase of EUR 349.00 at NORDLYS AIR with your card ending in ${card}.

Never share this code with anyone. Our staff will never ask for it.

If you are not making this purchase, call +46 8 555 014 00 immediately.

Lagunbank
`,
      codes: [secure],
      links: [],
      best: { code: secure },
    },
    {
      name: 'activate online banking',
      language: 'en',
      subject: 'Activate your online banking',
      text: `Dear Robin,

Welcome to Lagunbank. Your customer number is ${random.digits(8)}.

To activate your online banking, please follow these steps:

1. Open ${activateUrl}
2. Enter your activation code: ${activationCode}
3. Choose your own PIN

The activation code is valid until 8 December 2026 and can be used once.

Kind regards,
Lagunbank Customer Service
Phone +46 8 555 014 00, weekdays 8:00-18:00
`,
      codes: [activationCode],
      links: [activateUrl],
      best: { code: activationCode },
    },
    {
      name: 'incoming transfer',
      language: 'en',
      subject: 'You have received a payment of EUR 1,840.00',
      text: `Dear Robin,

A payment has been credited to your account.

Amount: EUR 1,840.00
From: Northpier GmbH
Account: ****${random.digits(4)}
Reference: RF18 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}
Value date: 24 Nov 2026

You can turn these notifications off in the app under Settings > Alerts.

Lagunbank AB (publ), Box 4417, SE-102 69 Stockholm
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
