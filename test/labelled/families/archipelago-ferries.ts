/** A ferry line in plain text with ruled sections: booking references, boarding cards, cabin and Wi-Fi codes, points, and its customer account. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };
const RULE = '-'.repeat(58);
const REFERENCE = 'BCDFGHJKLMNPQRSTVWXZ23456789';

export function mails(random: Random): FamilyMail[] {
  const reference = () => random.text(REFERENCE, 6);
  const signIn = random.digits(5);
  const reset = `https://konto.skarlinjen.example/da/ny-adgangskode/${random.text('ABCDEFabcdef0123456789', 32)}`;
  const club = `https://konto.skarlinjen.example/fi/satamaklubi/vahvista?jasen=${random.digits(8)}&avain=${random.text('abcdefghkmnprstuvwxyz23456789', 20)}`;
  return [
    {
      name: 'sv booking confirmed',
      language: 'sv',
      subject: `Bokningskod ${reference()} – välkommen ombord`,
      text: `SKÄRLINJEN
${RULE}
Resenär        Robin Ek, 2 vuxna, 1 barn
Bokningskod    ${reference()}
Utresa         M/S Alfågel, lör 6 juni 07.30 Kapellskär
Hemresa        M/S Ejdern, sön 14 juni 16.45 Långnäs
Bil            RKJ 41T, höjd 1,95 m, längd 4,70 m
Hytt           B4 insides, 7212
Totalt         2 318 kr (varav moms 131 kr), betalt med kort **** 4471
${RULE}
Uppge bokningskoden i incheckningsluckan senast 45 minuter före avgång,
tillsammans med legitimation. Kvitto: skarlinjen.example/kvitto

Skärlinjen AB, Box 1190, 111 91 Stockholm. Tel 08-555 70 070`,
      ...NEITHER,
    },
    {
      name: 'sv Wi-Fi aboard',
      language: 'sv',
      subject: 'Surfa ombord – så gör du',
      text: `Hej!

På torsdag reser du med oss (bokning ${reference()}). Det trådlösa nätet ingår i biljetten:

  Nät       SKARLINJEN-GAST
  Kod       ${random.digits(8)}
  Max       1 GB per hytt och dygn, ca 6 Mbit/s

Koden byts varje natt kl. 03.00; ny kod finns i receptionen på däck 7.
Buffén kostar 369 kr, barn 6–12 år 155 kr. Boka på skarlinjen.example/buffe

${RULE}
Svara inte på detta brev. Ärenden: 08-555 70 071`,
      ...NEITHER,
    },
    {
      name: 'sv digits for the account amid a departure',
      language: 'sv',
      subject: 'Mina resor: en sak kvar',
      text: `Hej Robin,

du är på väg in i Mina resor från en ny webbläsare (Firefox 138, Norrtälje).
Fyll i ${signIn} i rutan som står öppen. Efter 20 minuter får du börja om.

${RULE}
Nästa resa    ${reference()}, 12 juli kl. 09.15, terminal 2, fil 31
Poängsaldo    4 120
${RULE}

Vi ringer aldrig och frågar efter siffrorna. Skärlinjen, Stockholm`,
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'da boarding card',
      language: 'da',
      subject: 'Dit boardingkort til M/S Strandskade 18/7',
      text: `BOARDINGKORT                          nr. ${random.digits(10)}
${RULE}
NAVN      HOLM/ROBIN MR          SEKV.  0${random.digits(2)}
FRA/TIL   Grenaa - Varberg       AFG.   18JUL 13:10
PORT      3                      BANE   27
REF.      ${reference()}                 KL.    KOMFORT
${RULE}
Vis stregkoden i vedhæftede fil (boarding_18jul.pdf), eller sig referencen
højt ved bommen. Bommen lukker 12:50.

Skærlinjen, kundecenter 70 55 70 70, mandag-søndag 7-21`,
      ...NEITHER,
    },
    {
      name: 'da sailing cancelled and rebooked',
      language: 'da',
      subject: 'Aflyst pga. vind: du er flyttet til 15:40',
      text: `Kære Robin Holm

Afgang 1022 kl. 11:20 sejler ikke (vindstød 27 m/s). Vi har flyttet dig:

  gammel reference   ${reference()}   (ugyldig)
  ny reference       ${reference()}
  ny afgang          1026, kl. 15:40, ankomst 20:05

Du skal ikke foretage dig noget. Madbillet på 95 kr. udleveres i kiosken mod
forevisning af den nye reference. Vil du hellere have pengene tilbage, så skriv
til refusion@skarlinjen.example senest 25. juli og oplys sag ${random.digits(7)}.

Venlig hilsen
Trafikcentralen`,
      ...NEITHER,
    },
    {
      name: 'da new password',
      language: 'da',
      subject: 'Ny adgangskode til Mine rejser',
      text: `Hej Robin Holm (kundenr. ${random.digits(7)})

På denne side vælger du en ny adgangskode, mindst 10 tegn:

${reset}

Siden er åben til i morgen kl. 08:00. Din næste rejse ${reference()} d. 18/7 påvirkes
ikke, og boardingkortet bliver liggende i appen (version 4.2 eller nyere).

${RULE}
Priser og sejlplan: https://www.skarlinjen.example/da/sejlplan
Kundecenter 70 55 70 70`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'nb points statement',
      language: 'nb',
      subject: 'Poengoversikt for mai: 12 480 poeng',
      text: `HAVNEKLUBBEN                        Medlem 7055 ${random.digits(4)} ${random.digits(4)}
${RULE}
01.05   Inngående saldo                       9 730
09.05   Sandefjord-Strömstad, ${reference()}         +1 850
22.05   Taxfree, kvittering ${random.digits(6)}           +900
31.05   Utgående saldo                       12 480
${RULE}
2 000 poeng utløper 30. juni. Med rabattkoden SKJAER25 får du 25 % på
lugar ved bestilling før 15. juni; tast den i kassen på
https://www.skarlinjen.example/no/tilbud

Skjærlinjen Norge, postboks 88, 3201 Sandefjord`,
      ...NEITHER,
    },
    {
      name: 'nb survey',
      language: 'nb',
      subject: 'Tre spørsmål om turen den 22. mai',
      text: `Hei Robin,

du reiste med M/S Lomvi for 2 dager siden. Hva synes du?

  https://svar.skarlinjen.example/no/${random.text('abcdefghjkmnp23456789', 10)}?tur=2205

Det tar 90 sekunder. Blant svarene trekker vi hver måned et gavekort på kr 1 500;
vinneren i april var lodd 30417.

Hilsen Ingvild på kundeservice, tlf. 33 55 70 70`,
      ...NEITHER,
    },
    {
      name: 'nb cabin door',
      language: 'nb',
      subject: 'Nøkkelfri lugar 8114',
      text: `Velkommen om bord i kveld!

Lugaren er klar fra 18:30. Du trenger ikke hente kort: tast dørkoden på låsen.

  Dekk       8
  Lugar      8114
  Dørkode    ${random.digits(6)}#

Frokost 06:30-09:00, dekk 5. Ankomst Kiel 10:00. Minibaren belastes rom 8114,
og nødnummeret om bord er 112 fra lugartelefonen.

God tur! Referanse ${reference()}`,
      ...NEITHER,
    },
    {
      name: 'fi booking changed',
      language: 'fi',
      subject: `Varauksesi ${reference()} on muuttunut`,
      text: `Hei Robin Salo,

muutos on kirjattu. Tarkista tiedot:

  Varaustunnus    ${reference()}
  Laiva           M/S Haahka, Turku-Maarianhamina
  Lähtö           2.8.2026 klo 20.55, satama 3
  Hytti           A2, 6 krs, 6031
  Erotus          +38,00 € (lasku ${random.digits(7)}, viite ${random.digits(4)} ${random.digits(5)})

Erotus veloitetaan kortilta **** 0098 lähtöpäivänä.

Skärlinjen, PL 70, 20101 Turku, puh. 02 555 7070`,
      ...NEITHER,
    },
    {
      name: 'fi confirm membership',
      language: 'fi',
      subject: 'Satamaklubi: liittymisesi odottaa sinua',
      text: `Tervetuloa klubiin, Robin!

Jäsenyys alkaa, kun avaat tämän osoitteen:
${club}

Saat heti 500 pistettä, ja koodilla KAHVI1 hintaan 0 € kahvin kahvilasta, kansi 6.
Jäsennumerosi tulee olemaan 7055 ${random.digits(4)} ${random.digits(4)}.

${RULE}
Aikataulut 2026: https://www.skarlinjen.example/fi/aikataulut
Skärlinjen, PL 70, 20101 Turku`,
      codes: [],
      links: [club],
      best: { link: club },
    },
    {
      name: 'fi code used at a kiosk',
      language: 'fi',
      subject: 'Kirjautuminen terminaalin kioskilla',
      text: `Hei,

tililläsi käytiin 2.8. klo 19.58 kioskilla T3-07 (Turku). Kirjautumiseen käytettiin
koodia ${random.digits(5)}, joka on nyt mitätöity.

Kioskilla tulostettiin: 1 maihinnousukortti, nro ${random.digits(9)}.

Jos kävijä olit sinä, hienoa, mukavaa matkaa! Muussa tapauksessa soita
02 555 7071, vuorokauden ympäri.

Skärlinjen, tietoturva`,
      ...NEITHER,
    },
  ];
}
