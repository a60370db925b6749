/** Online services of a public administration in four languages: plain text, formal address, a rule of signs above the footer. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const RULE = '='.repeat(60);
const letter = (foot: string, body: string) => `${body}\n\n${RULE}\n${foot}\n`;

const EN = `Civra Online Services | 1 Assembly Place, PO Box 2210
Contact centre: 0300 555 0150 (Mon-Fri, 8am-6pm)
This mailbox is not monitored.`;
const CS = `Portál Civra, Úřední náměstí 4, 110 00 Praha 1
Infolinka: 222 555 017, https://civra.example/cs/kontakty
Na tento e-mail prosím neodpovídejte.`;
const HU = `Civra Ügyfélkapcsolat, 1051 Budapest, Rakpart u. 12.
Telefon: +36 1 555 0181 | https://civra.example/hu/gyik
Ez egy automatikus üzenet, kérjük, ne válaszoljon rá.`;
const RO = `Platforma Civra, Str. Primăverii nr. 16, 030167 București
Suport tehnic: 021 555 01 72, luni-vineri, 09:00-17:00
Acest mesaj a fost generat automat. Vă rugăm să nu răspundeți.`;

export function mails(random: Random): FamilyMail[] {
  const english = random.digits(6);
  const czech = random.digits(8);
  const hungarian = random.digits(6);
  const hungarianLogin = random.digits(6);
  const romanian = random.digits(6);
  const romanianReset =
    random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4) + random.digits(2) + random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2);
  const activate = `https://login.civra.example/activate?user=${random.digits(8)}&token=${random.text('abcdef0123456789', 36)}`;
  const reset = `https://login.civra.example/cs/obnova-hesla/${random.text('abcdefghijkmnopqrstuvwxyz23456789', 30)}`;
  return [
    {
      name: 'security code',
      language: 'en',
      subject: 'Your security code for Civra Online Services',
      text: letter(
        EN,
        `Dear Robin Marsh,

Your security code is ${english}.

Enter this code on the sign-in page to continue. The code expires in 15 minutes and can only be used once.

If you haven't just tried to sign in, call us on 0300 555 0150.`,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'appointment reminder',
      language: 'en',
      subject: 'Reminder: your appointment on 22 January 2026 at 10:40',
      text: letter(
        EN,
        `Dear Robin Marsh,

This is a reminder of your upcoming appointment:

  Service:    Driving licence renewal
  Date:       Thursday, 22 January 2026
  Time:       10:40
  Place:      Civic Office North, Room 214, 8 Mill Lane, Hexby HX4 1TR
  Reference:  APT-${random.digits(7)}

Please bring your current licence, one photo (45 x 35 mm) and the fee of £38.50.
To reschedule or cancel: https://civra.example/appointments/manage`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'activate account',
      language: 'en',
      subject: 'Activate your account',
      text: letter(
        EN,
        `Dear Robin Marsh,

Thank you for registering with Civra Online Services. To activate your account, please click on the following link:

${activate}

The link will expire in 48 hours. If you did not register, please delete this message.`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'jednorázový kód',
      language: 'cs',
      subject: 'Jednorázový přihlašovací kód',
      text: letter(
        CS,
        `Dobrý den,

Váš jednorázový kód pro přihlášení je: ${czech}

Platnost kódu je 5 minut. Kód nikomu nesdělujte.
Pokud jste o přihlášení nežádali, tuto zprávu ignorujte.

S pozdravem
Portál Civra`,
      ),
      codes: [czech],
      links: [],
      best: { code: czech },
    },
    {
      name: 'potvrzení o podání',
      language: 'cs',
      subject: 'Potvrzení o přijetí podání č. j. CV-2026/004518',
      text: letter(
        CS,
        `Vážená paní, vážený pane,

potvrzujeme přijetí Vašeho podání „Žádost o příspěvek na bydlení“.

Číslo jednací: CV-2026/004518
Datum a čas přijetí: 15. 1. 2026 v 9:12:47
Identifikátor: ${random.digits(10)}
Počet příloh: 3 (1,8 MB)

Lhůta pro vyřízení je 30 dnů. Stav podání můžete sledovat na https://civra.example/cs/moje-podani.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'obnovení hesla',
      language: 'cs',
      subject: 'Obnovení hesla',
      text: letter(
        CS,
        `Dobrý den,

obdrželi jsme žádost o obnovení hesla k Vašemu účtu robin@postroom.example. Nové heslo si nastavíte kliknutím na tento odkaz:

${reset}

Odkaz je platný 24 hodin. Jestliže jste o změnu hesla nepožádali, není třeba nic dělat.`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'megerősítő kód',
      language: 'hu',
      subject: 'Megerősítő kód a regisztrációhoz',
      text: letter(
        HU,
        `Tisztelt Felhasználó!

Köszönjük regisztrációját. E-mail-címének megerősítéséhez kérjük, adja meg az alábbi kódot:

    ${hungarian}

A kód 30 percig érvényes. Ha nem Ön kezdeményezte a regisztrációt, hagyja figyelmen kívül ezt a levelet.

Üdvözlettel:
Civra Ügyfélkapcsolat`,
      ),
      codes: [hungarian],
      links: [],
      best: { code: hungarian },
    },
    {
      name: 'időpontfoglalás',
      language: 'hu',
      subject: 'Időpontfoglalás visszaigazolása',
      text: letter(
        HU,
        `Tisztelt Robin Marsh!

Időpontfoglalását rögzítettük.

Ügytípus: személyazonosító igazolvány igénylése
Helyszín: XIII. kerületi ügyfélszolgálat, 1139 Budapest, Petúnia köz 7.
Időpont: 2026. január 27. 14:20
Sorszám: B${random.digits(3)}, foglalási azonosító: ${random.digits(8)}

Kérjük, 10 perccel korábban érkezzen. Lemondás: https://civra.example/hu/idopont/lemondas`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'belépési kód',
      language: 'hu',
      subject: `Belépési kód: ${hungarianLogin}`,
      text: letter(
        HU,
        `Tisztelt Felhasználó!

Az Ön egyszer használatos belépési kódja: ${hungarianLogin}

A kód a kézhezvételtől számított 5 percig használható fel. Kérjük, senkinek ne adja meg.
Belépés ideje: 2026.01.20. 07:55, IP-cím: 198.51.100.92`,
      ),
      codes: [hungarianLogin],
      links: [],
      best: { code: hungarianLogin },
    },
    {
      name: 'cod de verificare',
      language: 'ro',
      subject: 'Codul dumneavoastră de verificare',
      text: letter(
        RO,
        `Bună ziua,

Codul dumneavoastră de verificare este: ${romanian.slice(0, 3)}-${romanian.slice(3)}

Introduceți codul în pagina de autentificare. Codul este valabil 10 minute.
Dacă nu ați solicitat acest cod, ignorați acest e-mail.

Cu stimă,
Echipa Civra`,
      ),
      codes: [romanian],
      links: [],
      best: { code: romanian },
    },
    {
      name: 'confirmare programare',
      language: 'ro',
      subject: 'Confirmare programare nr. 118204 din 26.01.2026',
      text: letter(
        RO,
        `Stimate/Stimată Robin Marsh,

Programarea dumneavoastră a fost înregistrată cu succes.

Număr programare: 118204
Data și ora: 26.01.2026, ora 11:30
Ghișeu: 5, etaj 1, Bd. Teilor nr. 44, Cluj-Napoca 400347
Taxă: 81,00 lei (se achită online sau la casierie)

Vă rugăm să aveți asupra dumneavoastră actul de identitate în original.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'resetarea parolei',
      language: 'ro',
      subject: 'Resetarea parolei',
      text: letter(
        RO,
        `Bună ziua,

Am primit o solicitare de resetare a parolei pentru contul dumneavoastră. Pentru a alege o parolă nouă, introduceți următorul cod:

${romanianReset}

Codul expiră în 60 de minute. Dacă nu dumneavoastră ați făcut solicitarea, contactați-ne la 021 555 01 72.`,
      ),
      codes: [romanianReset],
      links: [],
      best: { code: romanianReset },
    },
    {
      name: 'document nou',
      language: 'ro',
      subject: 'Aveți un document nou în cont',
      text: letter(
        RO,
        `Bună ziua,

Vă informăm că în Spațiul Privat Virtual a fost publicat un document nou:

Decizie de impunere anuală nr. ${random.digits(8)}/13.01.2026
Sumă de plată: 642 lei, termen: 31.03.2026

Documentul se consideră comunicat în termen de 15 zile de la publicare.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
