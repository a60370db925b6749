/** Doorbells, heating and lamps of a connected home: plain text with ruled headings, numbered steps and links in brackets. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SAFE = 'abcdefghijklmnopqrstuvwxyz0123456789';

const note = (title: string, body: string, tail: string) =>
  `${title.toUpperCase()}\n${'='.repeat(title.length)}\n\n${body}\n\n${'· '.repeat(16)}\n${tail}\n`;

export function mails(random: Random): FamilyMail[] {
  const my = (path: string, length = 36) => `https://my.huismus.example/${path}/${random.text(SAFE, length)}`;
  const nl =
    'Huismus B.V. | Stationsweg 5, 5611 BZ Eindhoven | KvK 71004412\nStoring? https://huismus.example/nl/storing | Mails instellen? https://my.huismus.example/mails';
  const pl =
    'Huismus Polska sp. z o.o. | ul. Składowa 12, 61-888 Poznań | NIP 7792518840\nPomoc: https://huismus.example/pl/pomoc | Ustawienia wiadomości: https://my.huismus.example/mails';
  const en =
    'Huismus B.V. | Stationsweg 5, 5611 BZ Eindhoven, Netherlands\nTrouble? https://huismus.example/en/trouble | Mails: https://my.huismus.example/mails';
  const [huis, account, zaproszenie, haslo, potwierdz, phone] = [
    my('huis', 20),
    my('nl/start'),
    my('dom', 20),
    my('pl/haslo'),
    my('pl/adres'),
    my('en/p'),
  ];
  const koppel = random.text('ABCDEFGHKMNPRSTUWXYZ23456789', 8);
  const kod = random.digits(6);
  const [serial, serialPl] = [random.digits(12), random.digits(12)];
  return [
    {
      name: 'huisgenoot worden',
      language: 'nl',
      subject: 'Fenna geeft je de sleutel (digitaal dan)',
      text: note(
        'Huisgenoot worden',
        `Hoi Robin,\n\nFenna Wiersma wil je toevoegen aan "Molenstraat 14": 1 deurbel, 9 lampen\nen de verwarming. Je kunt straks alles bedienen, behalve huisgenoten\nwegsturen.\n\n1. Meenemen: je telefoon met de Huismus-app (6.2 of nieuwer).\n2. Aannemen: [${huis}]\n3. Klaar.\n\nNog geen app? [https://huismus.example/app]`,
        nl,
      ),
      codes: [],
      links: [huis],
      best: { link: huis },
    },
    {
      name: 'deurbel koppelen',
      language: 'nl',
      subject: 'Deurbel koppelen: toets dit in',
      text: note(
        'Deurbel koppelen',
        `Je nieuwe deurbel (serienummer HM${serial}) knippert nu blauw en de app\nvraagt acht tekens van je:\n\n      ${koppel.slice(0, 4)} - ${koppel.slice(4)}\n\nZe vervallen zodra het knipperen stopt, na ongeveer 5 minuten. Daarna\nhoud je de knop 10 seconden vast en begin je opnieuw.`,
        nl,
      ),
      codes: [`${koppel.slice(0, 4)}-${koppel.slice(4)}`],
      links: [],
      best: { code: `${koppel.slice(0, 4)}-${koppel.slice(4)}` },
    },
    {
      name: 'account na aankoop bij installateur',
      language: 'nl',
      subject: 'Je installateur heeft Huismus voor je klaargezet',
      text: note(
        'Bijna warm',
        `Van Dalen Installaties hing op 20-11-2026 thermostaat T3 bij je op en\nmaakte meteen een account. Nu jij nog: kies een wachtwoord en het is van\njou alleen, Van Dalen kan er dan niet meer bij.\n\n[${account}]\n\nWerkbon 26-44718, garantie tot 20-11-2031.`,
        nl,
      ),
      codes: [],
      links: [account],
      best: { link: account },
    },
    {
      name: 'beweging gezien',
      language: 'nl',
      subject: 'Beweging bij de voordeur, 14:02',
      text: note(
        'Beweging',
        `24-11-2026, 14:02:37, camera "voordeur", 12 seconden.\n\nFilmpje: [https://my.huismus.example/film/${random.digits(10)}]\n\nDit is melding 3 van vandaag. Minder meldingen? Zet het gebied kleiner\n[https://my.huismus.example/camera/1/gebied].`,
        nl,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'zaproszenie do domu',
      language: 'pl',
      subject: 'Marek zaprasza do domu „Leśna 8”',
      text: note(
        'Zaproszenie',
        `Dzień dobry,\n\nMarek Zieliński chce, żeby sterował(a) Pan/Pani ogrzewaniem i bramą\nw domu „Leśna 8, 62-040 Puszczykowo”.\n\n  przyjmuję:  [${zaproszenie}/tak]\n  odmawiam:   [${zaproszenie}/nie]\n\nBez odpowiedzi zaproszenie przepadnie 1.12.2026 o 12:00.`,
        pl,
      ),
      codes: [],
      links: [`${zaproszenie}/tak`],
      best: { link: `${zaproszenie}/tak` },
    },
    {
      name: 'nowe hasło',
      language: 'pl',
      subject: 'Zmiana hasła do konta Huismus',
      text: note(
        'Zmiana hasła',
        `Ktoś wybrał w aplikacji „Nie pamiętam hasła” (24.11.2026, 06:58, IP\n203.0.113.118). Jeżeli to Pan/Pani, proszę wpisać nowe pod adresem\n\n[${haslo}]\n\nStrona działa przez pół godziny. Jeżeli to ktoś inny, hasło zostaje bez\nzmian, a sprawę nr ${random.digits(7)} zamykamy sami.`,
        pl,
      ),
      codes: [],
      links: [haslo],
      best: { link: haslo },
    },
    {
      name: 'nowy telefon',
      language: 'pl',
      subject: 'Nowy telefon przy bramie',
      text: note(
        'Nowy telefon',
        `Na Pana/Pani konto zalogował się wczoraj o 22:14 telefon „Pixel Ani”\n(Poznań, 192.0.2.203). Może otwierać bramę i oglądać obraz z kamer.\n\nZna go Pan/Pani? Wtedy to tylko informacja.\nNie zna? Proszę go wyrzucić: [${my('telefony/usun', 14)}]\nalbo zadzwonić: 61 555 01 09, codziennie 7-22, zdarzenie ${random.digits(6)}.`,
        pl,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'adres dla alarmów',
      language: 'pl',
      subject: `${kod} to kod do potwierdzenia adresu`,
      text: note(
        'Adres dla alarmów',
        `Na ten adres mają przychodzić alarmy czadu i dymu z czujnika CO-2\n(nr ${serialPl}). Proszę przepisać do aplikacji:\n\n   > ${kod} <\n\nalbo po prostu otworzyć [${potwierdz}].\nObie drogi zamykają się o 19:30.`,
        pl,
      ),
      codes: [kod],
      links: [potwierdz],
      best: { code: kod },
    },
    {
      name: 'raport z ogrzewania',
      language: 'pl',
      subject: 'Październik: 312 kWh mniej niż rok temu',
      text: note(
        'Raport za październik 2026',
        `  zużycie         1 044 kWh (2025: 1 356 kWh)\n  średnio         20,4 °C\n  oszczędność     ok. 118 zł\n\nWykresy dzień po dniu: [https://my.huismus.example/raport/2026-10]\n\nTylko do 30.11: głowice grzejnikowe po 149 zł z hasłem CIEPLO20\n[https://huismus.example/pl/sklep/glowice].`,
        pl,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'approve a phone',
      language: 'en',
      subject: 'A phone asks for your front door',
      text: note(
        'New phone',
        `"Galaxy of Joost" has the right password and stands, so to speak, on\nthe mat. It may open doors after you have agreed to it.\n\n  a) I know this phone. [${phone}/agree]\n  b) I do not. [${phone}/throw-out]\n\nAsked on 24 Nov 2026 at 07:31, near Tilburg, case ${random.digits(6)}.`,
        en,
      ),
      codes: [],
      links: [`${phone}/agree`],
      best: { link: `${phone}/agree` },
    },
    {
      name: 'door code changed',
      language: 'en',
      subject: 'New keypad code for the shed',
      text: note(
        'Keypad of the shed',
        `Fenna changed the code of the shed: from today it is ${random.digits(4)} instead of\n1809. The cleaner, the neighbours and you have been told.\n\nHistory: [https://my.huismus.example/keypad/2/history]\nBattery: 74 %, good until about March 2027.`,
        en,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
