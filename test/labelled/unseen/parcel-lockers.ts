/** A network of parcel lockers: inline-styled divs under an orange bar; account codes stand among pick-up PINs and tracking numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function sheet(title: string, blocks: string[], legal: string): string {
  const body = blocks
    .map((block) => `<div style="padding:10px 24px;color:#333;font:16px Arial,sans-serif">${block}</div>`)
    .join('\n');
  return `<div style="background:#f0f0f0;padding:20px 0"><div style="max-width:560px;margin:0 auto;background:#fff;border-radius:14px">
<div style="background:#ff6a13;border-radius:14px 14px 0 0;padding:18px 24px;color:#fff;font:bold 22px Arial,sans-serif">kurio<span style="font-weight:400">box</span></div>
<div style="padding:18px 24px 0;font:bold 20px Arial,sans-serif">${title}</div>
${body}
<div style="padding:16px 24px;color:#999;font:11px Arial,sans-serif;border-top:1px solid #eee">${legal}</div></div></div>`;
}

const big = (shown: string) =>
  `<div style="margin:8px auto;width:220px;text-align:center;border:2px solid #ff6a13;border-radius:10px;padding:12px;font:bold 26px Arial">${shown}</div>`;

export function mails(random: Random): FamilyMail[] {
  const [login, moved] = [random.digits(6), random.digits(6)];
  const sign = random.digits(5);
  const mixed = `${random.whole(2, 9)}${random.text('ACDEFHKLMNPRTVXY', 1)}${random.whole(2, 9)}${random.text('ACDEFHKLMNPRTVXY', 3)}`;
  const tracking = `KX${random.digits(10)}PL`;
  const confirm = `https://kurio.example/pl/konto/potwierdz/${random.text('abcdefghijkmnopqrstuvwxyz0123456789', 26)}`;
  const join = `https://l.kurio.example/hu/meghivo?t=${random.text('abcdefghijkmnpqrstuvwxyz', 18)}&src=mail`;
  return [
    {
      name: 'pl parcel waits with a pick-up code',
      language: 'pl',
      subject: 'Paczka czeka w skrytce KRA-114',
      html: sheet(
        'Twoja paczka już jest!',
        [
          'Cześć Halino! Przesyłka od <b>Herbaciarnia Pod Lipą</b> czeka przy ul. Młyńskiej 12, obok piekarni.',
          `Kod odbioru:${big('602 118')}Otwórz skrytkę tym kodem albo kodem QR w aplikacji.`,
          'Masz czas do soboty 14.02.2026, godz. 18:40. Potem paczka wraca do nadawcy.',
        ],
        'Kurio Box Polska sp. z o.o., ul. Składowa 3, 30-001 Podlipie, NIP 9995550117. Infolinia 22 555 01 40.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pl login to the app',
      language: 'pl',
      subject: 'Logujesz się do aplikacji Kurio?',
      html: sheet(
        'Jeszcze tylko te cyferki',
        [
          'Aplikacja na telefonie Motorola (Android 14) poprosiła o zalogowanie na Twoje konto.',
          big(login),
          'Przepisz je w aplikacji w ciągu 5 minut. Nikomu ich nie dyktuj, nawet kurierowi.',
        ],
        'Wiadomość nr 5512-0093-77 · Kurio Box Polska',
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'pl parcel on its way',
      language: 'pl',
      subject: `Nadano: ${tracking}`,
      text: `Dzień dobry,

paczka ${tracking} wyjechała z sortowni w Łodzi (2026-02-11, 04:37).

Nadawca: Herbaciarnia Pod Lipą, zamówienie 33071/2026
Waga: 2,4 kg, gabaryt B
Pobranie: 89,90 zł
Przewidywana dostawa: czwartek, KRA-114

Śledź: https://kurio.example/pl/sledzenie/${tracking}

Kurio Box Polska sp. z o.o., 30-001 Podlipie`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pl address to confirm',
      language: 'pl',
      subject: 'Czy to Twój adres e-mail?',
      html: sheet(
        'Potwierdź adres, a założymy konto',
        [
          'Ktoś podał ten adres przy zakładaniu konta Kurio. Jeżeli to Ty, naciśnij przycisk:',
          `<a href="${confirm}" style="background:#ff6a13;color:#fff;border-radius:24px;padding:12px 30px;text-decoration:none;font-weight:bold">Tak, to mój adres</a>`,
          'Po trzech dniach usuniemy niepotwierdzone zgłoszenie (nr 7710042).',
        ],
        '<a href="https://kurio.example/pl/regulamin" style="color:#999">Regulamin</a> | <a href="https://kurio.example/pl/pomoc" style="color:#999">Pomoc</a>',
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'cs registration',
      language: 'cs',
      subject: 'Dokončete registraci',
      html: sheet(
        'Vítejte v Kuriu, Jindřichu',
        [
          `Do políčka v aplikaci opište pětimístné číslo ${big(sign)}`,
          'Tím si ověříme, že vám schránka jindrich@dvorak-kola.example opravdu patří. Platí do půlnoci.',
          'První zásilku do 5 kg máte za 39 Kč.',
        ],
        'Kurio Box Česko s.r.o., Nádražní 155/8, 602 00 Brno, IČO 55501233, tel. 555 012 400',
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'cs pick-up PIN',
      language: 'cs',
      subject: 'Zásilka je v boxu Brno, Nádražní (PIN uvnitř)',
      html: sheet(
        'Můžete vyrazit',
        [
          'Box: <b>Brno, Nádražní 155, dvířka 27</b>',
          'PIN pro otevření dvířek: <b style="font-size:24px">4471</b>',
          'Zásilka č. KX7720041855CZ od Kola Dvořák. Uložena do 20. 2. 2026.',
          '<a href="https://kurio.example/cs/prodlouzit/7720041855" style="color:#ff6a13">Prodloužit uložení za 19 Kč</a>',
        ],
        'Kurio Box Česko s.r.o.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs forgotten password',
      language: 'cs',
      subject: 'Zapomenuté heslo',
      text: `Dobrý den,

požádali jste o nové heslo k účtu Kurio (zákazník 200418, 9. 1. 2026 v 7:55).

Na stránce, kterou máte otevřenou, zadejte ${mixed} a zvolte si heslo nové.

Po třech chybných pokusech se formulář na hodinu zamkne.

Kurio Box Česko s.r.o., Nádražní 155/8, 602 00 Brno
Zákaznická linka 555 012 400, po–pá 8–18`,
      codes: [mixed],
      links: [],
      best: { code: mixed },
    },
    {
      name: 'cs invoice for a sender',
      language: 'cs',
      subject: 'Faktura 2026010588',
      html: sheet(
        'Vyúčtování za leden',
        [
          'Faktura 2026010588, variabilní symbol 2026010588, konstantní symbol 0308.',
          '<table style="width:100%"><tr><td>Podáno zásilek</td><td>143</td></tr><tr><td>K úhradě</td><td>9 867,50 Kč</td></tr><tr><td>Splatnost</td><td>16. 2. 2026</td></tr><tr><td>Účet</td><td>5550123300/0999</td></tr></table>',
          '<a href="https://kurio.example/cs/faktury/2026010588.pdf" style="color:#ff6a13">Stáhnout PDF</a>',
        ],
        'Kurio Box Česko s.r.o., IČO 55501233, DIČ CZ55501233',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'cs cash on delivery to approve, with a pick-up PIN',
      language: 'cs',
      subject: 'Dobírka 1 290 Kč: schvalte platbu',
      html: sheet(
        'Než dvířka otevřeme, zaplaťte dobírku',
        [
          'Zásilka KX7720050319CZ leží v boxu Brno, Nádražní, dvířka 8. Částka 1 290 Kč se strhne z karty •••• 3305.',
          `Platbu schválíte v aplikaci čtyřčíslím ${big('0417')}`,
          'Po zaplacení si zásilku vyzvednete jako vždy, PIN ke dvířkům je 93 52 66.',
        ],
        'Kurio Box Česko s.r.o. · Zpráva 88-20517',
      ),
      codes: ['0417'],
      links: [],
      best: { code: '0417' },
    },
    {
      name: 'hu sign-in in pairs of digits',
      language: 'hu',
      subject: 'Belépés a Kurio-fiókba',
      html: sheet(
        'Szia, Boglárka!',
        [
          'Új böngészőből lépnél be (Opera, Szeged, 2026. 01. 22. 19:06). A belépéshez ezt kéri az oldal:',
          big('31 90 64'),
          '10 percig él. Ha nem te vagy az, csak hagyd figyelmen kívül a levelet.',
        ],
        'Kurio Box Magyarország Kft., 6720 Szeged, Rakpart u. 4. Adószám: 25550114-2-06. Tel.: 06 1 555 0163',
      ),
      codes: ['319064'],
      links: [],
      best: { code: '319064' },
    },
    {
      name: 'hu survey with a coupon',
      language: 'hu',
      subject: 'Milyen volt a csomagátvétel? 500 Ft a válaszodért',
      html: sheet(
        'Két kérdés, egy kupon',
        [
          'A KX4410027716HU számú csomagot tegnap 17:31-kor vetted át. Mennyire voltál elégedett?',
          '<a href="https://survey.kurio.example/q/58213?s=5">★★★★★</a> <a href="https://survey.kurio.example/q/58213?s=3">★★★</a> <a href="https://survey.kurio.example/q/58213?s=1">★</a>',
          `Köszönetképpen írd be a következő feladásnál ezt a kuponkódot: ${big('KOSZI500')}Felhasználható 2026. március 31-ig.`,
        ],
        'Leiratkozás: <a href="https://kurio.example/hu/leiratkozas?c=3318" style="color:#999">itt</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hu invitation to a business account',
      language: 'hu',
      subject: 'Meghívó: Tiszavirág Kerámia céges fiók',
      html: sheet(
        'Meghívtak egy céges fiókba',
        [
          'Somogyi Gergő felvett a <b>Tiszavirág Kerámia</b> feladói közé (ügyfélszám: 900377).',
          `<a href="${join.replace('&', '&amp;')}" style="display:block;text-align:center;background:#333;color:#fff;border-radius:24px;padding:13px;text-decoration:none">Elfogadom a meghívást</a>`,
          'Utána te is nyomtathatsz címkét, és látod a 2025-ös feladásokat.',
        ],
        'Kurio Box Magyarország Kft., 6720 Szeged',
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'hu letters for a label printer',
      language: 'hu',
      subject: 'Címkenyomtató párosítása',
      text: `Kedves Tiszavirág Kerámia!

A ZD-230 típusú nyomtató (gyári szám 55J2047113) csatlakozna a fiókotokhoz.
A nyomtató kijelzőjén ezeket a betűket kell kiválasztani: ZQHBNV

Ezután a tesztcímke magától kijön. Segítség: 06 1 555 0163, 2-es menüpont.

Kurio Box Magyarország Kft.`,
      codes: ['ZQHBNV'],
      links: [],
      best: { code: 'ZQHBNV' },
    },
    {
      name: 'hu changed address',
      language: 'hu',
      subject: 'E-mail-cím módosítása',
      html: sheet(
        'Ezt a címet adtad meg újként',
        [
          'A csomagértesítők ezután ide jönnek majd, a boglarka@regi.example címre többé nem.',
          `Írd be a <b>Profil › Elérhetőség</b> oldalon: <b>${moved.slice(0, 3)}&nbsp;${moved.slice(3)}</b>, és kész.`,
          'Rosszkor jött? Holnap 12:00-ig visszatérhetsz hozzá.',
        ],
        'Kurio Box Magyarország Kft. © 2019–2026',
      ),
      codes: [moved],
      links: [],
      best: { code: moved },
    },
  ];
}
