/** A Hungarian telecom: half formal HTML with magenta bars, codes by mail, activations, bills, visits of a technician; Hungarian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const shell = (
  title: string,
  body: string,
) => `<table width="600" align="center" style="font-family:Tahoma,Arial;border-collapse:collapse">
<tr><td style="background:#00877a;color:#fff;padding:14px 20px;font-weight:bold">PusztaTel | ${title}</td></tr>
<tr><td style="padding:20px;font-size:14px;line-height:21px">${body}<br><br>Üdvözlettel:<br>PusztaTel ügyfélszolgálat</td></tr>
<tr><td style="padding:12px 20px;font-size:11px;color:#777;border-top:1px solid #ccc">PusztaTel Távközlési Nyrt., 4026 Debrecen, Bethlen u. 1. Telefonos ügyfélszolgálat: 1430. Cégjegyzékszám: 09-10-000041. Ez egy automatikus értesítés, kérjük, ne válaszoljon rá!</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const order = random.text('ABCDEFGHJKLMNPRSTUVXZ23456789', 8);
  const customer = `1.${random.digits(8)}`;
  const activate = `https://fiok.pusztatel.example/regisztracio/megerosites?kulcs=${random.text('abcdef0123456789', 36)}`;
  const reset = `https://fiok.pusztatel.example/jelszo/uj/${random.text('ABCDEFGHIJKLabcdefghijkl0123456789', 30)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'hu',
      subject: 'PusztaTel fiók – belépési kód',
      html: shell(
        'Belépés',
        `Kedves Falk Robin!<br><br>A belépéshez szükséges kód: <b style="font-size:20px">${login}</b><br><br>A kód 5 percig használható fel, egyetlen alkalommal. Ha nem Ön próbál belépni, hívja a 1430-at.`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'code to sign a contract',
      language: 'hu',
      subject: `Szerződés elfogadása – ${random.digits(9)}`,
      text: `Kedves Ügyfelünk!

Az optikai internet előfizetés (1000/300 Mbit/s, havi ${random.whole(5, 8)} 990 Ft, 24 hónap hűségidő) szerződését mellékletben küldjük.

Elfogadás: olvassa be telefonos ügyintézőnknek vagy gépelje be a fiókjában ezt az aláíró kódot:

${order.slice(0, 4)}-${order.slice(4)}

Ügyfélazonosító: ${customer}
Az ajánlat eddig él: 2026.05.${random.whole(10, 31)}.

PusztaTel`,
      codes: [`${order.slice(0, 4)}-${order.slice(4)}`],
      links: [],
      best: { code: `${order.slice(0, 4)}-${order.slice(4)}` },
    },
    {
      name: 'registration to be confirmed',
      language: 'hu',
      subject: 'Kérjük, erősítse meg regisztrációját',
      html: shell(
        'Regisztráció',
        `Kedves Falk Robin!<br><br>Köszönjük, hogy fiókot hozott létre. A véglegesítéshez <a href="${activate}">kattintson ide</a>, vagy másolja a böngészőbe a következő sort:<br><span style="font-size:12px">${activate}</span><br><br>3 nap elteltével a megkezdett regisztráció törlődik.`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'new password',
      language: 'hu',
      subject: 'Elfelejtett jelszó',
      text: `Kedves Falk Robin!

Új jelszót kért a ${customer} számú ügyfélfiókhoz. Itt adhatja meg:

  ${reset}

A hivatkozás ma ${random.whole(18, 23)}:${random.whole(10, 59)}-ig él. Ha nem Ön kérte, hagyja figyelmen kívül.

PusztaTel`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'bill',
      language: 'hu',
      subject: `Elkészült 2026. márciusi e-számlája (${random.digits(12)})`,
      html: shell(
        'E-számla',
        `Tisztelt Ügyfelünk!<br><br><table cellpadding="4"><tr><td>Ügyfélazonosító:</td><td>${customer}</td></tr><tr><td>Fizetendő:</td><td><b>${random.whole(6, 18)} ${random.digits(3)} Ft</b></td></tr><tr><td>Határidő:</td><td>2026.04.${random.whole(10, 28)}.</td></tr>
<tr><td>Számlaszám:</td><td>12001008-00${random.digits(6)}-00100004</td></tr><tr><td>Közlemény:</td><td>${random.digits(12)}</td></tr></table><br>Csoportos beszedésnél nincs teendője.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'visit of a technician',
      language: 'hu',
      subject: 'Szerelőnk szerdán érkezik',
      html: shell(
        'Időpont',
        `Kedves Falk Robin!<br><br>Kollégánk, Kovács Tamás ${random.whole(10, 28)}-án 8 és 12 óra között keresi fel (4026 Debrecen, Péterfia u. ${random.whole(2, 70)}., 3. em. 11.).<br>Hibajegy: H-${random.digits(8)}. Modem gyári száma: ${random.text('ABCDEF0123456789', 12)}.<br>Igazolványszámát (${random.digits(5)}) kérje el, mielőtt beengedi! Lemondás: 1430, 2-es menü.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'offer of phones',
      language: 'hu',
      subject: 'Csak a hétvégén: 40% kedvezmény okosórákra',
      html: shell(
        'Ajánlat',
        `Robin, a PULZUS40 kuponnal ${random.whole(39, 69)} 990 Ft helyett ${random.whole(21, 38)} 990 Ft!<br>Webshopban a kosárnál váltható be vasárnap éjfélig, 500 darabig.<br><br><a href="https://hirlevel.pusztatel.example/k/${random.digits(9)}">Megnézem</a> · <a href="https://hirlevel.pusztatel.example/le/${random.digits(9)}">Leiratkozás</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
