/** A marketplace of south-eastern Europe, one layout for three countries: in Romanian, Hungarian and Bulgarian. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const countries: Record<string, [firm: string, preferences: string, greeting: string]> = {
  ro: [
    'Rafturi Online S.R.L., Șos. Virtuții 148, sector 6, București, CUI RO 14399840, J40/372/2002',
    'Preferințe de comunicare',
    'O zi frumoasă,<br>Echipa Rafturi',
  ],
  hu: [
    'Rafturi Magyarország Kft., 1135 Budapest, Szabolcs utca 31., adószám: 23692412-2-41',
    'Hírlevél-beállítások',
    'Üdvözlettel:<br>a Rafturi csapata',
  ],
  bg: [
    'Рафтури България ЕООД, бул. „Черни връх“ 51Б, 1407 София, ЕИК 201824513',
    'Настройки за известия',
    'Поздрави,<br>Екипът на Rafturi',
  ],
};

function layout({ language, body, subject }: Draft): { html: string } {
  const [firm, preferences, greeting] = countries[language] ?? ['', '', ''];
  return {
    html: `<!DOCTYPE HTML><html lang="${language}"><head><meta charset="UTF-8"><style>@media(max-width:600px){.c{width:100%!important}}</style></head><body bgcolor="#f5f5f5">
<div style="color:#f5f5f5;font-size:0;max-height:0;overflow:hidden">${subject} ‌ ‌ ‌ ‌ ‌ ‌</div>
<table class="c" align="center" width="600" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td style="padding:20px;border-bottom:2px solid #e6001f"><a href="https://l.rafturi.example/go?id=logo-${language}"><img alt="Rafturi" src="https://s.rafturi.example/newsletter/${language}/logo.png" width="120"></a></td></tr>
<tr><td style="padding:24px 20px;font-family:Open Sans,Arial;font-size:14px;line-height:21px">${body}<p>${greeting}</p></td></tr>
<tr><td style="padding:20px;font-family:Arial;font-size:10px;color:#9a9a9a">${firm}<br><a href="https://l.rafturi.example/go?id=pref-${language}">${preferences}</a></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const [romanian, hungarian, bulgarian] = [random.digits(6), random.digits(6), random.digits(6)];
  const confirm = `https://auth.rafturi.example/ro/confirmare?cod=${random.text('abcdefABCDEF0123456789', 30)}`;
  const password = `https://auth.rafturi.example/hu/jelszo/${random.text('0123456789abcdef', 40)}`;
  const cta = (url: string, label: string) =>
    `<table cellpadding="0" cellspacing="0"><tr><td bgcolor="#e6001f" style="border-radius:4px;padding:12px 24px"><a href="${url}" style="color:#fff;text-decoration:none"><strong>${label}</strong></a></td></tr></table>`;
  return laidOut(
    [
      {
        name: 'ro confirm',
        language: 'ro',
        subject: 'Confirmă-ți adresa de e-mail, Robin',
        links: [confirm],
        body: `<p>Salut, Robin!</p><p>Contul tău este creat. Ca să poți lăsa recenzii și să folosești punctele de fidelitate, mai ai un singur lucru de făcut:</p>${cta(confirm, 'Confirm adresa')}<p>Ai la dispoziție 48 de ore.</p>`,
      },
      {
        name: 'ro sign-in',
        language: 'ro',
        subject: 'Codul tău de autentificare',
        codes: [romanian],
        body: `<p>Salut,</p><p>Pentru a te autentifica, introdu codul de mai jos în pagina deschisă:</p><p align="center" style="background:#fafafa;border:1px solid #e0e0e0;font-size:26px;letter-spacing:5px;padding:14px"><b>${romanian}</b></p><p>Este valabil 5 minute. Dacă nu tu ai încercat să intri în cont, schimbă-ți parola cât mai repede.</p>`,
      },
      {
        name: 'ro delivered to locker',
        language: 'ro',
        subject: `Comanda #${random.digits(9)} te așteaptă în locker`,
        body: `<p>Salut, Robin!</p><p>Coletul a ajuns la lockerul <b>Unirii Benzinărie</b>, Bd. Corneliu Coposu 6. Îl poți ridica până joi, 19.03.2026, ora 21:45.</p><p>PIN ridicare: <b style="font-size:20px">${random.digits(6)}</b><br>AWB: 7RFT${random.digits(11)}<br>De plată la locker: 0,00 lei</p><p>Scanează codul QR sau tastează PIN-ul pe ecran.</p>`,
      },
      {
        name: 'hu sign-in',
        language: 'hu',
        subject: `Belépési kód: ${hungarian.slice(0, 3)}-${hungarian.slice(3)}`,
        codes: [hungarian],
        body: `<p>Kedves Robin!</p><p>Új eszközről (Opera, Windows 11, Szeged) szeretnél belépni a fiókodba. Írd be ezt a kódot:</p><p style="font-size:28px"><b>${hungarian.slice(0, 3)}-${hungarian.slice(3)}</b></p><p>A kód 10 percig használható fel. Ha nem te voltál, hagyd figyelmen kívül ezt az üzenetet.</p>`,
      },
      {
        name: 'hu password',
        language: 'hu',
        subject: 'Új jelszó beállítása',
        links: [password],
        body: `<p>Kedves Robin!</p><p>Elfelejtetted a jelszavad? Semmi gond, itt megadhatsz egy újat:</p>${cta(password, 'Új jelszó megadása')}<p>A gomb éjfélig működik.</p>`,
      },
      {
        name: 'hu invoice',
        language: 'hu',
        subject: 'Elektronikus számla a rendelésedhez',
        body: `<p>Kedves Robin!</p><p>Mellékelten küldjük az RF-2026/${random.digits(7)} számú számlát.</p><table width="100%" cellpadding="4"><tr><td>Rendelés</td><td align="right">${random.digits(9)}</td></tr><tr><td>Turmixgép 1,5 l</td><td align="right">18 990 Ft</td></tr><tr><td>Szállítás</td><td align="right">1 290 Ft</td></tr><tr><td>Fizetve (utánvét)</td><td align="right"><b>20 280 Ft</b></td></tr></table><p>A jótállási jegyet 2028. 05. 14-ig őrizd meg.</p>`,
      },
      {
        name: 'bg sign-in',
        language: 'bg',
        subject: 'Код за потвърждение',
        codes: [bulgarian],
        body: `<p>Здравей, Robin,</p><p>Въведи кода <b style="font-size:22px">${bulgarian}</b>, за да потвърдиш имейла си и да завършиш регистрацията. Кодът изтича след 15 минути.</p><p>Ако не си ти, просто изтрий писмото.</p>`,
      },
      {
        name: 'bg offers',
        language: 'bg',
        subject: 'Черен петък започна: до -60% 🔥',
        body: `<p align="center" style="font-size:24px"><b>ЧЕРЕН ПЕТЪК</b><br>27–29 ноември</p><p>Използвай промокод <b>BF2026</b> и вземи допълнително 15 € отстъпка при поръчка над 120 €. Първите 3 000 клиенти получават безплатна доставка.</p>${cta('https://l.rafturi.example/go?id=bf26-bg', 'Към офертите')}`,
      },
    ],
    layout,
  );
}
