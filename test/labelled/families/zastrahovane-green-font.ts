/** A Bulgarian insurer in the HTML of old: sign-in, payments, claims and a settlement to sign, beside policies, instalments and inspections. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function framed(content: string): string {
  return `<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"></HEAD>
<BODY BGCOLOR="#FFFFFF" TOPMARGIN="0"><TABLE WIDTH="640" BORDER="1" BORDERCOLOR="#00693E" CELLPADDING="12" CELLSPACING="0"><TR><TD BGCOLOR="#00693E"><FONT FACE="Verdana" COLOR="#FFFFFF"><B>ЗАД „Балкански щит“ АД</B></FONT></TD></TR>
<TR><TD><FONT FACE="Verdana" SIZE="2">${content}</FONT></TD></TR>
<TR><TD BGCOLOR="#EAF4EE"><FONT FACE="Verdana" SIZE="1">1407 София, бул. „Черни връх“ 209, ЕИК 831555018 · Денонощен център 0700 55 018 · Лиценз № 27/2003 г.<BR><A HREF="https://www.balkanski-shtit.example/lichni-danni">Лични данни</A></FONT></TD></TR></TABLE></BODY></HTML>`;
}

export function mails(random: Random): FamilyMail[] {
  const [login, pay, file, pin] = [
    random.digits(6),
    random.text('ABCEHKMPTX23456789', 5),
    random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3) + random.digits(5),
    random.digits(4),
  ];
  const policy = `BG/30/126${random.digits(9)}`;
  return [
    {
      name: 'sign-in',
      language: 'bg',
      subject: 'Код за вход в Моят щит',
      html: framed(
        `Здравейте, Робин,<BR><BR>Еднократният Ви код за вход е <B>${login}</B> и важи до 19:55 ч. на 10.11.2026 г.<BR><BR>Клиентски номер 70${random.digits(6)}, опит за вход от Пловдив (192.0.2.61).`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'policy issued',
      language: 'bg',
      subject: 'Издадена полица „Гражданска отговорност“',
      html: framed(`Уважаеми г-н Ашдаун,<BR><BR>полицата Ви е факт.
<TABLE BORDER="0" CELLPADDING="3"><TR><TD>Полица №</TD><TD>${policy}</TD></TR><TR><TD>Рег. № на МПС</TD><TD>СВ 4718 КН</TD></TR><TR><TD>Рама</TD><TD>WVWZZZ1KZ8W${random.digits(6)}</TD></TR><TR><TD>Премия</TD><TD>176,40 € (345,01 лв.)</TD></TR><TR><TD>Стикер</TD><TD>5${random.digits(7)}</TD></TR><TR><TD>Валидност</TD><TD>00:00 ч. на 01.12.2026 – 23:59 ч. на 30.11.2027</TD></TR></TABLE>
Зелената карта е приложена.`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'instalment to pay with a code',
      language: 'bg',
      subject: 'Потвърдете плащане на вноска 2 от 4',
      html: framed(
        `Заявихте плащане на <B>44,10 €</B> с карта **** 0937 към ЗАД „Балкански щит“ АД.<BR><BR><TABLE BORDER="0" BGCOLOR="#EAF4EE" CELLPADDING="10" ALIGN="CENTER"><TR><TD><FONT FACE="Verdana" SIZE="5"><B>${pay}</B></FONT></TD></TR></TABLE><BR>Въведете знаците от карето в прозореца за плащане. Имате 180 секунди. Полица ${policy}.`,
      ),
      codes: [pay],
      links: [],
      best: { code: pay },
    },
    {
      name: 'claim opened, code for its file',
      language: 'bg',
      subject: 'Регистрирахме Вашата щета',
      text: `Здравейте,

щета № 0300-1261-26-${random.digits(6)} е заведена на 12.11.2026 г., 15:48 ч. Ликвидатор: Деян Попдимитров, тел. 02 555 0184.

За да прилагате снимки без регистрация, изберете "Проследи щета" и напишете кода за достъп ${file}. Валиден е, докато преписката е отворена.

Нужни са още: двустранен констативен протокол, копие от талона (част I и II).

ЗАД "Балкански щит" АД
0700 55 018`,
      codes: [file],
      links: [],
      best: { code: file },
    },
    {
      name: 'instalment due',
      language: 'bg',
      subject: 'Наближава падеж: 01.03.2027',
      text: `Напомняме Ви за вноска 3 от 4 по полица ${policy}.

Сума: 44,10 €
Падеж: 01.03.2027 г. (15 дни гратис няма!)
IBAN: BG80 QZXG 9661 1020 3456 78
Основание: вноска 3, ЕИК 831555018

Платите ли на каса, посочете абонатен номер ${random.digits(10)}.

Балкански щит, 0700 55 018`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'settlement to sign',
      language: 'bg',
      subject: 'Споразумение за обезщетение 1 126,00 €',
      html: framed(
        `Предлагаме Ви обезщетение от <B>1 126,00 €</B> по щета 26-${random.digits(6)}.<BR><BR>Прочетете споразумението (4 стр.) в профила си. Съгласни ли сте, подпишете го електронно:<UL><LI>бутон „Подписвам“;<LI>поле „Код за подпис“: <TT><B>SP-48H-2207</B></TT>;<LI>бутон „Край“.</UL>Ще преведем парите по сметката Ви, завършваща на 5678, в срок от 15 дни. Предложението ни важи до 01.12.2026 г.`,
      ),
      codes: ['SP-48H-2207'],
      links: [],
      best: { code: 'SP-48H-2207' },
    },
    {
      name: 'warning',
      language: 'bg',
      subject: 'Не споделяйте кодове по телефона',
      html: framed(
        `<B>Получавате обаждане от „служител на КАТ“?</B><BR><BR>Лицето твърди, че полицата Ви е невалидна, иска 250 лв. глоба и шестцифрения код, който сме Ви изпратили. Така през септември и октомври са пострадали 37 души.<BR><BR>Нашите служители не искат кодове – нито по телефона, нито във Viber. Сигнали: 0700 55 018, бутон 6, или 112.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'forgotten password',
      language: 'bg',
      subject: 'Забравена парола',
      html: framed(
        `Здравейте,<BR><BR>нова парола за профил robin@postroom.localhost се задава оттук:<BR><BR><CENTER><A HREF="https://moiat.balkanski-shtit.example/parola/nova.php?id=20931&amp;h=aa81c0"><FONT SIZE="4">Задаване на парола</FONT></A></CENTER><BR>Връзката изгасва в полунощ. Паролата е с дължина от 8 до 32 знака, поне 1 цифра.`,
      ),
      codes: [],
      links: ['https://moiat.balkanski-shtit.example/parola/nova.php?id=20931&h=aa81c0'],
      best: { link: 'https://moiat.balkanski-shtit.example/parola/nova.php?id=20931&h=aa81c0' },
    },
    {
      name: 'temporary PIN for the health card',
      language: 'bg',
      subject: 'Здравна карта: временен ПИН',
      html: framed(
        `Картата Ви „Щит Здраве“ № 9359 0260 ${random.digits(4)} е в приложението.<BR><BR>Отключете я с временен ПИН <FONT SIZE="4" COLOR="#00693E"><B>${pin.split('').join(' ')}</B></FONT>. Веднага след това ще изберете свой.<BR><BR>Ако не го направите до 9 декември 2026 г., ще Ви изпратим друг. Покритие: 2 500 € годишно, 24 прегледа.`,
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'car inspection',
      language: 'bg',
      subject: 'Час за оглед на автомобила',
      text: `Здравейте,

очакваме Ви за оглед на СВ 4718 КН:

17 ноември 2026 г. (вторник), 11:30 ч.
Ликвидационен център, ул. "Резбарска" 5, бокс 3, 1510 София
Щета 26-${random.digits(6)}, пореден № 8

Автомобилът трябва да е чист. Ако закъснявате, обадете се на 02 555 0184.`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
