/** Replies above the block of headers that Outlook puts over the older mail, in the languages of its users. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'fi-koivuhalot-outlook-text',
    language: 'fi',
    subject: 'VS: Koivuhalot',
    answers: true,
    text: `Hei,

otamme kuusi kuutiota, mutta vasta lumien lähdettyä. Kuorman voi kipata navetan eteen.

Ystävällisin terveisin
Tuulikki Haapaniemi
Haapaniemen tila, 050 555 0187

________________________________
Lähettäjä: Halkoliike Rantanen <myynti@halkoliike-rantanen.example>
Lähetetty: tiistai 3. helmikuuta 2026 9.14
Vastaanottaja: Tuulikki Haapaniemi <tuulikki@haapaniementila.example>
Aihe: Koivuhalot

Hei Tuulikki, montako kuutiota koivua tänä vuonna ja minne kuorma tuodaan?
`,
    newWords: `Hei,

otamme kuusi kuutiota, mutta vasta lumien lähdettyä. Kuorman voi kipata navetan eteen.`,
    quoted: 'below',
  },
  {
    name: 'cs-zvon-outlook-word',
    language: 'cs',
    subject: 'RE: Oprava zvonu',
    answers: true,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body lang="CS" link="#467886" vlink="#96607D" style="word-wrap:break-word">
<div class="WordSection1">
<p class="MsoNormal">Vážený pane Hrdličko,<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">zvon opravte, ale srdce nechte původní. Od: května do září je věž zavřená, takže jen do dubna.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">S&nbsp;pozdravem<o:p></o:p></p>
<p class="MsoNormal"><b>Ludmila Vostrá</b><o:p></o:p></p>
<p class="MsoNormal">Farní úřad Lhota<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<div>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">
<p class="MsoNormal"><b>From:</b> Zvonařství Hrdlička &lt;dilna@zvonarstvi-hrdlicka.example&gt; <br>
<b>Sent:</b> úterý 3. února 2026 9:14<br>
<b>To:</b> Ludmila Vostrá &lt;vostra@farnost-lhota.example&gt;<br>
<b>Subject:</b> Oprava zvonu<o:p></o:p></p>
</div>
</div>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Dobrý den, máme vyměnit i srdce zvonu? A dokdy má být hotovo?<o:p></o:p></p>
</div>
</body></html>
`,
    newWords: `Vážený pane Hrdličko,

zvon opravte, ale srdce nechte původní. Od: května do září je věž zavřená, takže jen do dubna.`,
    quoted: 'below',
  },
  {
    name: 'tr-hali-outlook-text',
    language: 'tr',
    subject: 'YNT: Halı yıkama',
    answers: true,
    text: `Selim Bey merhaba,

iki halıyı da alın. Küçük olanda leke var, kahve lekesi; büyük olan yalnızca tozlu.

Saygılarımla,
Perihan Dağdelen

Kimden: Akpınar Halı Yıkama <bilgi@akpinarhali.example>
Gönderildi: 3 Şubat 2026 Salı 09:14
Kime: Perihan Dağdelen <perihan@dagdelenler.example>
Konu: Halı yıkama

Perihan Hanım, hangi halıları alalım? Leke var mı?
`,
    newWords: `Selim Bey merhaba,

iki halıyı da alın. Küçük olanda leke var, kahve lekesi; büyük olan yalnızca tozlu.`,
    quoted: 'below',
  },
  {
    name: 'ro-livada-outlook-text',
    language: 'ro',
    subject: 'RE: Livada de pruni',
    answers: true,
    text: `Bună ziua, domnule Olteanu,

putem tăia prunii vechi, dar nu pe cei de lângă fântână. Începem luni, dacă nu plouă.

Cu stimă,
Smaranda Bălănescu
Inginer agronom

De la: Costache Olteanu <costache@livada-olteanu.example>
Trimis: marți, 3 februarie 2026 09:14
Către: Smaranda Bălănescu <smaranda.balanescu@agro-birou.example>
Subiect: Livada de pruni

Bună ziua, putem tăia prunii bătrâni? Când începem?
`,
    newWords: `Bună ziua, domnule Olteanu,

putem tăia prunii vechi, dar nu pe cei de lângă fântână. Începem luni, dacă nu plouă.`,
    quoted: 'below',
  },
  {
    name: 'el-timologio-outlook-text',
    language: 'el',
    subject: 'ΑΠ: Τιμολόγιο 311',
    answers: true,
    text: `Κυρία Λαμπράκη, καλημέρα σας.

Το τιμολόγιο είναι σωστό. Η πληρωμή γίνεται στις 20 του μήνα, όχι νωρίτερα.

Με εκτίμηση,
Θρασύβουλος Νικηφοράκης
Λογιστήριο

________________________________
Από: Ερατώ Λαμπράκη <erato@lampraki-eidi.example>
Στάλθηκε: Τρίτη, 3 Φεβρουαρίου 2026 9:14 πμ
Προς: Θρασύβουλος Νικηφοράκης <t.nikiforakis@xartika-volos.example>
Θέμα: Τιμολόγιο 311

Καλημέρα, είναι σωστό το τιμολόγιο 311; Πότε πληρώνετε;
`,
    newWords: `Κυρία Λαμπράκη, καλημέρα σας.

Το τιμολόγιο είναι σωστό. Η πληρωμή γίνεται στις 20 του μήνα, όχι νωρίτερα.`,
    quoted: 'below',
  },
  {
    name: 'he-mazgan-outlook-html',
    language: 'he',
    subject: 'RE: תיקון המזגן',
    answers: true,
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body dir="rtl" lang="HE">
<div class="WordSection1" dir="RTL">
<p class="MsoNormal" dir="RTL">שלום ניצן,</p>
<p class="MsoNormal" dir="RTL">אפשר לבוא ביום רביעי אחרי ארבע. המזגן מטפטף רק כשחם מאוד.</p>
<p class="MsoNormal" dir="RTL">&nbsp;</p>
<p class="MsoNormal" dir="RTL">בברכה,</p>
<p class="MsoNormal" dir="RTL">אביגיל שדה-לבן</p>
<p class="MsoNormal" dir="RTL">&nbsp;</p>
<div>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in">
<p class="MsoNormal" dir="RTL"><b>מאת:</b> ניצן מיזוג &lt;nitzan@nitzan-mizug.example&gt; <br>
<b>נשלח:</b> יום שלישי 3 פברואר 2026 09:14<br>
<b>אל:</b> אביגיל שדה-לבן &lt;avigail@sade-lavan.example&gt;<br>
<b>נושא:</b> תיקון המזגן</p>
</div>
</div>
<p class="MsoNormal" dir="RTL">שלום אביגיל, מתי אפשר לבוא, ומה בדיוק קורה במזגן?</p>
</div>
</body></html>
`,
    newWords: `שלום ניצן,

אפשר לבוא ביום רביעי אחרי ארבע. המזגן מטפטף רק כשחם מאוד.`,
    quoted: 'below',
  },
  {
    name: 'ar-tawsil-outlook-text',
    language: 'ar',
    subject: 'رد: توصيل الأثاث',
    answers: true,
    text: `السيد مازن، مرحبا

نريد التوصيل يوم الأحد بعد العصر. المصعد صغير، فالخزانة تُحمل على الدرج.

مع التحية
وصال الحداد

________________________________
من: أثاث الياسمين <tawsil@yasmin-athath.example>
تم الإرسال: 03 فبراير, 2026 09:14 ص
إلى: وصال الحداد <wisal@haddad-bayt.example>
الموضوع: توصيل الأثاث

مرحبا، في أي يوم نوصل الأثاث؟ وهل في البناية مصعد؟
`,
    newWords: `السيد مازن، مرحبا

نريد التوصيل يوم الأحد بعد العصر. المصعد صغير، فالخزانة تُحمل على الدرج.`,
    quoted: 'below',
  },
  {
    name: 'uk-mlyn-outlook-text',
    language: 'uk',
    subject: 'RE: Борошно на березень',
    answers: true,
    text: `Добрий день!

Беремо 40 мішків житнього. Пшеничного поки не треба, склад повний.

З повагою
Одарка Мельничук
пекарня «Скоринка»

Від: Млин на Росі <zamovlennia@mlyn-ros.example>
Надіслано: вівторок, 3 лютого 2026 р. 9:14
Кому: Одарка Мельничук <odarka@skorynka.example>
Тема: Борошно на березень

Пані Одарко, скільки мішків житнього і скільки пшеничного?
`,
    newWords: `Добрий день!

Беремо 40 мішків житнього. Пшеничного поки не треба, склад повний.`,
    quoted: 'below',
  },
];
