/** A Hungarian card for holiday benefits paid by employers: sign-in and payment codes, activation, balances, notices; Hungarian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const old = (body: string) => `<HTML><HEAD><META http-equiv=Content-Type content="text/html; charset=utf-8"></HEAD>
<BODY bgColor=#f3efe4><TABLE width=600 align=center bgColor=#ffffff border=0 cellPadding=16 cellSpacing=0>
<TR><TD bgColor=#8a1538><FONT face=Georgia color=#ffffff size=5>Pihenőkártya</FONT></TD></TR>
<TR><TD><FONT face=Georgia size=3>${body}</FONT></TD></TR>
<TR><TD><FONT face=Georgia size=1 color=#777777>Pihenőkártya Szolgáltató Zrt. | 1134 Budapest, Váci út 23. | Cg. 01-10-550117 | Telefon: +36 1 555 0170<BR>Kérjük, erre a levélre ne válaszoljon. Írni az ugyfel@pihenokartya.example címre lehet.</FONT></TD></TR></TABLE></BODY></HTML>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const payment = random.digits(8);
  const pin = random.digits(6);
  const register = `https://ugyfel.pihenokartya.example/regisztracio/veglegesites?azonosito=${random.text('abcdef0123456789', 30)}`;
  const forgotten = `https://ugyfel.pihenokartya.example/jelszo/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 24)}`;
  const card = random.digits(4);
  const day = random.whole(11, 28);
  const amount = `${random.whole(10, 60)} ${random.digits(3)}`;
  return [
    {
      name: 'sign-in code',
      language: 'hu',
      subject: 'Belépési kód az ügyfélfiókhoz',
      text: `Tisztelt Kártyabirtokos!

Az Ön belépési kódja: ${login}

A kódot 5 percen belül írja be a böngészőben megnyitott oldalon.
Ha valaki más próbál belépni, hívja a +36 1 555 0170-es számot.

Üdvözlettel:
Pihenőkártya Szolgáltató Zrt.
`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'payment code',
      language: 'hu',
      subject: `Fizetés jóváhagyása – ${amount} Ft`,
      html: old(
        `Tisztelt Falk Robin!<BR><BR>Ön online fizetést kezdeményezett az alábbi elfogadóhelyen:<BR><BR><B>Hotel Tiszavirág, Szeged</B><BR>Összeg: ${amount} Ft<BR>Kártya: **** ${card}<BR><BR>
A jóváhagyáshoz szükséges kód:<BR><CENTER><FONT size=6><B>${payment.slice(0, 4)}-${payment.slice(4)}</B></FONT></CENTER><BR>A kód egyszer használható. Foglalási szám: TV${random.digits(6)}.`,
      ),
      codes: [payment],
      links: [],
      best: { code: payment },
    },
    {
      name: 'card activation',
      language: 'hu',
      subject: 'Megérkezett a kártyája? Így aktiválhatja',
      html: old(
        `Kedves Robin!<BR><BR>Munkáltatója, a <B>Hegyalja Szoftver Kft.</B> Pihenőkártyát igényelt Önnek, amelyet postán küldtünk el (ajánlott, RL1260${random.digits(7)}).<BR><BR>
<B>1.</B> Hívja a +36 1 555 0171-es automatát.<BR><B>2.</B> Üsse be a kártya utolsó négy számjegyét.<BR><B>3.</B> Üsse be ezt az aktiváló kódot: <B>${pin}</B><BR><BR>A kártya április ${day}. napjától használható, lejárata 03/31.`,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'registration',
      language: 'hu',
      subject: 'Regisztráció véglegesítése',
      html: old(
        `Kedves Robin!<BR><BR>Köszönjük, hogy regisztrált online ügyfélfiókunkba. A fiók akkor válik élővé, ha a lenti hivatkozásra kattint:<BR><BR><A href="${register}">${register}</A><BR><BR>Ha 3 napig nem történik meg, az adatokat töröljük.`,
      ),
      codes: [],
      links: [register],
      best: { link: register },
    },
    {
      name: 'forgotten password',
      language: 'hu',
      subject: 'Elfelejtett jelszó',
      text: `Tisztelt Ügyfelünk!

Jelszavának cseréjét kérte. Az új jelszót itt adhatja meg (a cím 30 percig él):

${forgotten}

Ha mégsem kérte, teendője nincs.

Pihenőkártya Szolgáltató Zrt.
`,
      codes: [],
      links: [forgotten],
      best: { link: forgotten },
    },
    {
      name: 'top-up',
      language: 'hu',
      subject: 'Jóváírás érkezett a kártyájára',
      text: `Tisztelt Kártyabirtokos!

Munkáltatója új támogatást utalt.

Kártya:            ${random.digits(4)} 62** **** ${card}
Jóváírt összeg:    ${amount} Ft
Új egyenleg:       1${random.digits(2)} ${random.digits(3)} Ft
Tranzakció:        ${random.digits(12)}
Felhasználható:    2027. május 31-ig

Pihenőkártya Szolgáltató Zrt.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'newsletter',
      language: 'hu',
      subject: 'Tavaszi kikapcsolódás: 20% a Bükkben',
      html: old(
        `Kedves Robin!<BR><BR>Áprilisban ezeken a helyeken jár kedvezmény a kártyával fizetőknek:<UL><LI>Hotel Szalajka, Szilvásvárad – 20%, kuponkód: <B>BUKK20</B></LI><LI>Aggteleki Cseppkőtúra – 2 fő 1 jegyárért</LI><LI>Termálfürdő Egerszalók – 8 900 Ft helyett 7 100 Ft</LI></UL>
Az ajánlatok ${day}. után is foglalhatók, ha van szabad hely. <A href="https://www.pihenokartya.example/leiratkozas?id=${random.digits(6)}">Leiratkozás</A>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'card blocked',
      language: 'hu',
      subject: 'Kártyáját ideiglenesen zároltuk',
      html: old(
        `Tisztelt Falk Robin!<BR><BR>A ${card} végű kártyán háromszor adtak meg hibás PIN-t (terminál: ${random.digits(8)}, 2026.03.${day}. 12:0${random.digits(1)}). A zárolás 24 óra múlva magától feloldódik. Sürgős esetben keresse munkatársainkat, ügyszám: ZK-${random.digits(6)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
