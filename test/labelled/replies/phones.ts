/** Replies written on phones, with the answer that their reader is after. */
import type { LabelledReply } from '../labelled-reply.ts';

export const replies: LabelledReply[] = [
  {
    name: 'en-key-safe-gmail-android',
    language: 'en',
    subject: 'Re: Key safe at number 19',
    answers: true,
    text: `Yes

On Thu, 5 Feb 2026, 14:02 Barnaby Quayle, <barnaby@quayle-lettings.example>
wrote:

> Hi Imogen,
>
> has the key safe at number 19 been emptied?
>
> Barnaby
>
`,
    newWords: 'Yes',
    quoted: 'below',
  },
  {
    name: 'de-impfpass-iphone-text',
    language: 'de',
    subject: 'Re: Impfpass von Mathilda',
    answers: true,
    text: `Den bringe ich am Montag mit. Der alte ist beim Umzug verschwunden, im neuen steht nur die zweite Impfung.

Von meinem iPhone gesendet

> Am 03.02.2026 um 09:12 schrieb Praxis am Lindenhof <empfang@praxis-lindenhof.example>:
>\u0020
> \uFEFFLiebe Frau Seebald,
>\u0020
> uns fehlt noch der Impfpass. Können Sie ihn uns zeigen?
>\u0020
> Ihr Praxisteam
`,
    newWords: 'Den bringe ich am Montag mit. Der alte ist beim Umzug verschwunden, im neuen steht nur die zweite Impfung.',
    quoted: 'below',
  },
  {
    name: 'tr-tekne-gmail-android',
    language: 'tr',
    subject: 'Re: Tekne turu',
    answers: true,
    html: `<div dir="auto">Merhaba Nilgün Hanım,<div dir="auto"><br></div><div dir="auto">cumartesi olur, pazar olmaz. Altı kişiyiz, ikisi çocuk.</div><div dir="auto"><br></div><div dir="auto">Teşekkürler</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Nilgün Kayaalp &lt;<a href="mailto:nilgun@korfezturlari.example">nilgun@korfezturlari.example</a>&gt;, 3 Şub 2026 Sal, 14:05 tarihinde şunu yazdı:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><div dir="ltr">Tekne turu için hangi gün uygun olur, cumartesi mi pazar mı? Kaç kişisiniz?</div></blockquote></div>
`,
    newWords: `Merhaba Nilgün Hanım,

cumartesi olur, pazar olmaz. Altı kişiyiz, ikisi çocuk.

Teşekkürler`,
    quoted: 'below',
  },
  {
    name: 'ko-jaejuk-galaxy',
    language: 'ko',
    subject: 'Re: 재죽 도시락 예약',
    answers: true,
    text: `네, 열두 개로 바꿔 주세요. 받는 시간은 11시 40분이 좋겠습니다.



나의 Galaxy에서 보냈습니다.


-------- 원본 이메일 --------
발신: 새터도시락 <yeyak@saeteo-dosirak.example>
날짜: 26/2/3 오후 2:14 (GMT+09:00)
수신: 하은결 <haeungyeol@badanmail.example>
제목: 재죽 도시락 예약

하은결 님, 예약하신 도시락이 열 개가 맞나요? 몇 시에 받으시겠어요?
`,
    newWords: '네, 열두 개로 바꿔 주세요. 받는 시간은 11시 40분이 좋겠습니다.',
    quoted: 'below',
  },
  {
    name: 'da-gravsten-outlook-mobil',
    language: 'da',
    subject: 'Sv: Gravstenen til far',
    answers: true,
    text: `Kære Asger

Vi vælger den grå sten uden kors. Teksten er: »Til havs igen«.

Hent Outlook til iOS<https://outlook-app.example/ios>
________________________________
Fra: Asger Stenhugger <asger@stenhuggeren-mors.example>
Sendt: Tuesday, February 3, 2026 10:31:52 AM
Til: Ragna Toftegaard <ragna.toftegaard@postkassen9.example>
Emne: Gravstenen til far

Kære Ragna

Hvilken sten bliver det, og hvad skal der stå på den?

Med venlig hilsen
Asger
`,
    newWords: `Kære Asger

Vi vælger den grå sten uden kors. Teksten er: »Til havs igen«.`,
    quoted: 'below',
  },
  {
    name: 'fi-sauna-iphone',
    language: 'fi',
    subject: 'Re: Saunavuoro',
    answers: true,
    text: `Torstai käy. Kellon pitää olla kuitenkin kahdeksan jälkeen, koska olen harjoituksissa.

Lähetetty iPhonesta

> Rauha Kuusisto <rauha@taloyhtio-kuusisto.example> kirjoitti 3.2.2026 kello 9.14:
>\u0020
> Hei Väinö,
>\u0020
> saunavuorosi on varattu vahingossa kahdesti. Kävisikö torstai?
>\u0020
> Rauha
`,
    newWords: 'Torstai käy. Kellon pitää olla kuitenkin kahdeksan jälkeen, koska olen harjoituksissa.',
    quoted: 'below',
  },
  {
    name: 'cs-vcely-seznam',
    language: 'cs',
    subject: 'Re: Včelstva na jaro',
    answers: true,
    text: `Dobrý den,

vezmu tři včelstva, ne čtyři. Přijedu si pro ně v neděli ráno, než bude horko.

S pozdravem
Bohumil Kratochvíla


---------- Původní e-mail ----------
Od: Včelnice Pod Strání <vcelnice@podstrani.example>
Komu: Bohumil Kratochvíla <b.kratochvila@schranka-cz.example>
Datum: 3. 2. 2026 9:14:21
Předmět: Včelstva na jaro

Dobrý den, kolik včelstev si u nás na jaro objednáte a kdy přijedete?
`,
    newWords: `Dobrý den,

vezmu tři včelstva, ne čtyři. Přijedu si pro ně v neděli ráno, než bude horko.`,
    quoted: 'below',
  },
  {
    name: 'el-kaiki-gmail-android',
    language: 'el',
    subject: 'Re: Το καΐκι',
    answers: true,
    text: `Καλημέρα Σταμάτη,

το χρώμα να μείνει μπλε. Η μηχανή πήγε χθες στο συνεργείο, την Παρασκευή την
παίρνω πίσω.

Στις Τρί 3 Φεβ 2026 στις 9:14 π.μ., ο χρήστης Σταμάτης Καραβίας <
stamatis@karnagio-simis.example> έγραψε:

> Τι χρώμα θέλεις το καΐκι φέτος; Και τι γίνεται με τη μηχανή;
>
> Σταμάτης
>
`,
    newWords: `Καλημέρα Σταμάτη,

το χρώμα να μείνει μπλε. Η μηχανή πήγε χθες στο συνεργείο, την Παρασκευή την
παίρνω πίσω.`,
    quoted: 'below',
  },
];
