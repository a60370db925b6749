/** A Hungarian and German beekeepers' forum on old board software: plain-text mails with rulers, long mixed-case activation codes. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOP = { hu: '=== KAPTÁR FÓRUM ===  méhészek egymás között', de: '=== KAPTÁR-FORUM ===  Imker unter sich' };
const BOTTOM = {
  hu: `-- 
Kaptár Fórum | 14.206 tag | 388.940 hozzászólás | a 2004-es év óta
Üzemelteti: Akácvirág Egyesület, 9400 Sopron, Várkerület 55.
Értesítések kikapcsolása: https://forum.kaptar.example/ucp.php?i=notify`,
  de: `-- 
Kaptár-Forum | 14.206 Mitglieder | 388.940 Beiträge | seit 2004
Betreiber: Akácvirág Egyesület, Várkerület 55, H-9400 Sopron
Benachrichtigungen abstellen: https://forum.kaptar.example/ucp.php?i=notify&l=de`,
};

const post = (language: 'hu' | 'de', body: string) => `${TOP[language]}\n\n${body}\n\n${BOTTOM[language]}\n`;

export function mails(random: Random): FamilyMail[] {
  const mixed = 'abcdefghkmnpqrstuvwxyzABCDEFGHKMNPQRSTUVWXYZ23456789';
  const [activate, aktiv] = [`a${random.text(mixed, 8)}Z`, `K${random.text(mixed, 7)}r`];
  const [password, address, check, off] = [
    random.digits(8),
    random.digits(6),
    random.digits(6),
    random.text('ABCDEFHKLMNPRTVXY', 7),
  ];
  const activateLink = `https://forum.kaptar.example/ucp.php?mode=activate&u=14207&k=${activate}`;
  const aktivLink = `https://forum.kaptar.example/ucp.php?mode=activate&u=14208&k=${aktiv}&l=de`;
  return [
    {
      name: 'activating an account',
      language: 'hu',
      subject: 'Üdvözlünk a Kaptár Fórumon!',
      text: post(
        'hu',
        `Szia robin!

Őrizd meg ezt a levelet. Az adataid:

----------------------------
Felhasználónév: robin
Tagsági szám:   14207
Regisztrálva:   2026. ápr. 2., 20:51
----------------------------

A fiókod még alszik. Ezzel ébresztheted fel:

${activateLink}

Ha a link eltört a levelezőben, lépj be, és másold be kézzel az aktiváló kódot (a kis- és nagybetű számít):

${activate}

Jó mézelést!`,
      ),
      codes: [activate],
      links: [activateLink],
      best: { code: activate },
    },
    {
      name: 'activating an account in german',
      language: 'de',
      subject: 'Kaptár-Forum: Freischaltung deines Zugangs',
      text: post(
        'de',
        `Servus robin,

dein Zugang (Nr. 14208) wartet auf Freischaltung. Zwei Wege führen zum Stock:

  a) Adresse aufrufen: <${aktivLink}>
  b) Auf der Anmeldeseite "Schlüssel eingeben" wählen und abtippen: ${aktiv}

Zugänge, die bis 09.04.2026 nicht freigeschaltet sind, räumt der Putztrupp weg.

Der Schwarmführer`,
      ),
      codes: [aktiv],
      links: [aktivLink],
      best: { code: aktiv },
    },
    {
      name: 'forgotten password',
      language: 'hu',
      subject: 'Elfelejtett jelszó (robin)',
      text: post(
        'hu',
        `Helló robin!

Valaki, remélhetőleg te, új jelszót szeretne ehhez a tagsághoz. A kérés 2026.04.11-én 06:17-kor érkezett erről a címről: 198.51.100.64.

A "Jelszó cseréje" oldalon ezt a nyolc számjegyet kéri majd a rendszer: ${password}

Egy óra múlva lejár. Aki nem kért semmit, nyugodtan törölheti a levelet.`,
      ),
      codes: [password],
      links: [],
      best: { code: password },
    },
    {
      name: 'a new answer',
      language: 'hu',
      subject: 'Új válasz: "Atka elleni kezelés 2026"',
      text: post(
        'hu',
        `Szia robin!

Akácos_Jani új hozzászólást írt a figyelt témádba: "Atka elleni kezelés 2026" (37. oldal, #554812).

> Nálunk 15 ml/kaptár vált be, 3 kezelés 4 naponként, 18 fok felett.
> Az idén 62 családból 4 veszett el.

Elolvasom: https://forum.kaptar.example/viewtopic.php?t=20311&p=554812#p554812

Amíg nem nézed meg a témát, újabb értesítőt nem küldünk róla.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly digest',
      language: 'de',
      subject: 'Die Woche im Stock: KW 15',
      text: post(
        'de',
        `Hallo robin,

das war los zwischen 6. und 12. April:

 1. Schwarmkontrolle mit Stockwaage ........ 88 Antworten, 4.120 Aufrufe
 2. Zander oder Dadant? (Teil 19) .......... 61 Antworten
 3. Suche Königinnen, Jahrgang 2025 ........ 12 Antworten
 4. Honigpreise: 500 g für 7,50 Euro? ...... 143 Antworten

Geburtstage: imme77 (49), dr_drohn (63)
Neue Mitglieder: 31

https://forum.kaptar.example/portal.php?week=2026-15`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a private message',
      language: 'de',
      subject: 'Private Nachricht von dr_drohn',
      text: post(
        'de',
        `Hallo robin,

dr_drohn hat dir am 13.04.2026 um 21:30 geschrieben. Betreff: "Zuchtkarte 4711". Anfang der Nachricht:

  "Hi, die Königin mit der blauen Nummer 48 ist noch zu haben, 35 Euro plus Versand. Ruf ruhig an: 0664 555 0177, am besten nach 18 Uhr ..."

Ganz lesen: https://forum.kaptar.example/ucp.php?i=pm&mode=view&p=90112&l=de
Dein Postfach ist zu 62 % voll (31 von 50).`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'changing the address',
      language: 'hu',
      subject: 'E-mail-cím módosítása a Kaptár Fórumon',
      text: post(
        'hu',
        `Kedves robin!

A profilodban új e-mail-címet adtál meg: robin@postroom.localhost.

                    ${address.slice(0, 3)}-${address.slice(3)}

Ezt a számot írd be a profil "Elérhetőség" fülén. Három napig, április 17-én éjfélig érvényes; a régi cím (r...@regi.example) addig is él.

Tagsági szám: 14207`,
      ),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'unknown browser',
      language: 'de',
      subject: 'Fremder Browser am Flugloch',
      text: post(
        'de',
        `Hallo robin,

die Wächterbienen kennen diesen Browser nicht:

  Opera 128 / Linux / 192.0.2.201
  14.04.2026, 05:58 Uhr

Bist du es, so nenne ihnen die Prüfzahl ${check.slice(0, 2)} ${check.slice(2, 4)} ${check.slice(4)}. Nach dem fünften falschen Versuch ist das Flugloch 24 Stunden lang zu.`,
      ),
      codes: [check],
      links: [],
      best: { code: check },
    },
    {
      name: 'a warning by a moderator',
      language: 'hu',
      subject: 'Moderátori figyelmeztetés (ügyszám: M-2026-118)',
      text: post(
        'hu',
        `Tisztelt robin!

A(z) #554390 számú hozzászólásodat töröltük, mert telefonszámot tartalmazott (fórumszabályzat 7. pont, 2. bekezdés). Pontjaid: 1 / 3. Az első pont 90 nap múlva elévül.

Fellebbezni 8 napon belül lehet a moderatorok@kaptar.example címen, az ügyszám megadásával.

Üdv: Herekergető, moderátor`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'annual meeting online',
      language: 'hu',
      subject: 'Meghívó: éves közgyűlés, május 8.',
      text: post(
        'hu',
        `Kedves Tagtársak!

Az éves közgyűlést 2026. május 8-án, pénteken 18.30-kor tartjuk: 9400 Sopron, Várkerület 55., I. emelet 12. Határozatképtelenség esetén 19.00-kor megismételjük.

Aki messze lakik, videón is bekapcsolódhat:
  Értekezlet azonosítója: 871 4402 ${random.digits(4)}
  Belépési kód: ${random.digits(6)}

Napirend: 1. beszámoló a 2025-ös évről, 2. tagdíj (jelenleg 4.800 Ft), 3. egyebek.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'turning the second step off',
      language: 'de',
      subject: 'Zweiten Schritt abschalten?',
      text: post(
        'de',
        `Hallo robin,

du hast dein Handy verloren und möchtest ohne die App (v2.8) ins Forum. Kein Problem, aber sicher ist sicher. Trag ins Feld "Ersatzwort" diese sieben Buchstaben ein:

  >>> ${off} <<<

Danach genügt wieder das Passwort allein. Die zehn Notfallkärtchen von 2024 gelten dann nicht mehr.`,
      ),
      codes: [off],
      links: [],
      best: { code: off },
    },
  ];
}
