/** A centre for language examinations: formal letters in old table mark-up, activation, codes, results, lessons. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const form = (language: string, head: string, rows: string, foot: string) =>
  `<HTML lang="${language}"${language === 'fa' ? ' dir="rtl"' : ''}><BODY BGCOLOR="#FFFFFF"><TABLE BORDER="0" CELLPADDING="8" WIDTH="580">
<TR><TD BGCOLOR="#1B4D3E"><FONT FACE="Georgia" COLOR="#FFFFFF" SIZE="5">Lingvarium</FONT></TD></TR>
<TR><TD><FONT FACE="Georgia" SIZE="4"><B>${head}</B></FONT></TD></TR>
<TR><TD><FONT FACE="Georgia" SIZE="3">
${rows}
</FONT></TD></TR>
<TR><TD BGCOLOR="#E9EFEC"><FONT FACE="Georgia" SIZE="1" COLOR="#555555">${foot}</FONT></TD></TR></TABLE></BODY></HTML>`;
const boxed = (code: string) =>
  `<TABLE BORDER="1" CELLPADDING="10" BORDERCOLOR="#1B4D3E"><TR><TD ALIGN="center"><FONT FACE="Courier New" SIZE="6">${code}</FONT></TD></TR></TABLE>`;
const persian = (digits: string) => digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
const SK =
  'Skúšobné centrum Lingvarium, Štúrova 27, 040 01 Košice, tel. 055 555 01 28<BR>E-mail: skusky@lingvarium.example | <A HREF="https://sk.lingvarium.example/gdpr">Ochrana osobných údajov</A>';
const HR =
  'Ispitni centar Lingvarium, Korzo 11, 51000 Rijeka, tel. 051 555 128<BR>Radno vrijeme: pon. - pet. 9 - 16 h | <A HREF="https://hr.lingvarium.example/privatnost">Zaštita podataka</A>';
const EL =
  'Εξεταστικό Κέντρο Lingvarium, Κοραή 3, 105 64 Αθήνα, τηλ. 210 555 0128<BR><A HREF="https://el.lingvarium.example/oroi">Όροι χρήσης</A> | <A HREF="https://el.lingvarium.example/epikoinonia">Επικοινωνία</A>';
const FA =
  'مرکز آزمون لینگواریوم، تهران، خیابان کریم‌خان زند، پلاک ۸۴، تلفن ۰۲۱۸۸۵۵۵۱۲۸<BR><A HREF="https://fa.lingvarium.example/contact">تماس با ما</A>';
const UK =
  'Екзаменаційний центр Lingvarium, вул. Сумська 79, 61024 Харків, тел. 057 555 01 28<BR>© 2026 Lingvarium. Усі права захищено.';

export function mails(random: Random): FamilyMail[] {
  const [sk, hr, el, both] = [random.digits(6), random.digits(6), random.digits(7), random.digits(6)];
  const [fa, uk] = [random.digits(6), random.digits(6)];
  const candidate = random.digits(7);
  const hex = 'abcdef0123456789';
  const activate = `https://sk.lingvarium.example/aktivacia.php?u=${candidate}&k=${random.text(hex, 32)}`;
  const lozinka = `https://hr.lingvarium.example/lozinka.php?k=${random.text(hex, 32)}`;
  const verify = `https://el.lingvarium.example/verify.php?id=${candidate}&k=${random.text(hex, 32)}`;
  const ramz = `https://fa.lingvarium.example/reset.php?k=${random.text(hex, 32)}`;
  return [
    {
      name: 'sk verification code',
      language: 'sk',
      subject: `Váš overovací kód: ${sk}`,
      html: form(
        'sk',
        'Overenie totožnosti',
        `<P>Dobrý deň,</P><P>na prihlásenie do kandidátskeho portálu použite tento overovací kód:</P>${boxed(sk)}<P>Platnosť kódu je 10 minút. Ak ste sa neprihlasovali, správu môžete ignorovať.</P>`,
        SK,
      ),
      codes: [sk],
      links: [],
      best: { code: sk },
    },
    {
      name: 'sk activation',
      language: 'sk',
      subject: 'Aktivácia používateľského účtu',
      html: form(
        'sk',
        'Vitajte v Lingvariu',
        `<P>Vážený kandidát, vážená kandidátka,</P><P>ďakujeme za registráciu. Vaše registračné číslo je ${candidate}. Pre aktiváciu účtu kliknite na nasledujúci odkaz:</P><P><A HREF="${activate.replaceAll('&', '&amp;')}">${activate.replaceAll('&', '&amp;')}</A></P><P>Účet je potrebné aktivovať do 48 hodín.</P>`,
        SK,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'sk place in an exam',
      language: 'sk',
      subject: 'Potvrdenie prihlášky na skúšku B2',
      html: form(
        'sk',
        'Potvrdenie prihlášky',
        `<P>Dobrý deň,</P><P>Vaša prihláška na skúšku bola prijatá.</P><TABLE CELLPADDING="3"><TR><TD>Skúška</TD><TD>Nemčina B2</TD></TR><TR><TD>Termín</TD><TD>21. 11. 2026, 9:00</TD></TR><TR><TD>Miestnosť</TD><TD>204</TD></TR><TR><TD>Kandidát č.</TD><TD>${candidate}</TD></TR><TR><TD>Poplatok</TD><TD>145,00 EUR (VS ${random.digits(10)})</TD></TR></TABLE><P>Prineste si, prosím, občiansky preukaz.</P>`,
        SK,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hr code for signing in',
      language: 'hr',
      subject: 'Jednokratni kod za pristup portalu',
      html: form(
        'hr',
        'Jednokratni kod',
        `<P>Poštovani,</P><P>Vaš jednokratni kod za pristup kandidatskom portalu glasi:</P>${boxed(`${hr.slice(0, 2)} ${hr.slice(2, 4)} ${hr.slice(4)}`)}<P>Kod istječe za 10 minuta i može se iskoristiti samo jednom.</P><P>Srdačan pozdrav,<BR>Lingvarium</P>`,
        HR,
      ),
      codes: [hr],
      links: [],
      best: { code: hr },
    },
    {
      name: 'hr results',
      language: 'hr',
      subject: 'Rezultati ispita su objavljeni',
      html: form(
        'hr',
        'Rezultati ispita',
        `<P>Poštovani,</P><P>objavljeni su rezultati ispita iz engleskog jezika C1 održanog 26. 9. 2026.</P><P>Broj kandidata: ${candidate}<BR>Ukupno bodova: ${random.whole(140, 198)}/200<BR>Ocjena: položeno</P><P>Certifikat br. LV-2026-${random.digits(5)} šaljemo poštom u roku od 15 radnih dana. <A HREF="https://hr.lingvarium.example/rezultati">Pregled rezultata</A></P>`,
        HR,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hr password reset',
      language: 'hr',
      subject: 'Promjena zaboravljene lozinke',
      html: form(
        'hr',
        'Zaboravljena lozinka',
        `<P>Poštovani,</P><P>za postavljanje nove lozinke otvorite sljedeću poveznicu:</P><P><A HREF="${lozinka}">Promijeni lozinku</A></P><P>Poveznica prestaje vrijediti 15. 10. 2026. u 10:30. Ako niste Vi poslali zahtjev, obratite nam se na 051 555 128.</P>`,
        HR,
      ),
      codes: [],
      links: [lozinka],
      best: { link: lozinka },
    },
    {
      name: 'el code for signing in',
      language: 'el',
      subject: 'Κωδικός μίας χρήσης (OTP)',
      html: form(
        'el',
        'Κωδικός μίας χρήσης',
        `<P>Αγαπητέ υποψήφιε, αγαπητή υποψήφια,</P><P>Για να συνδεθείτε στην πύλη υποψηφίων, εισαγάγετε τον κωδικό μίας χρήσης:</P>${boxed(el)}<P>Ο κωδικός λήγει σε 5 λεπτά. Αριθμός αίτησης: ${random.digits(9)}.</P>`,
        EL,
      ),
      codes: [el],
      links: [],
      best: { code: el },
    },
    {
      name: 'el fee paid',
      language: 'el',
      subject: `Απόδειξη πληρωμής αρ. ${random.digits(6)}`,
      html: form(
        'el',
        'Απόδειξη πληρωμής',
        `<P>Σας ευχαριστούμε για την πληρωμή σας.</P><P>Εξέταστρα: Αγγλικά B2, περίοδος Δεκεμβρίου 2026<BR>Ποσό: 160,00 €<BR>Ημερομηνία: 12/10/2026<BR>Κωδικός πληρωμής RF: RF${random.digits(20)}<BR>Κωδικός υποψηφίου: ${candidate}</P>`,
        EL,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'el confirm by link or code',
      language: 'el',
      subject: 'Επιβεβαίωση διεύθυνσης email',
      html: form(
        'el',
        'Επιβεβαιώστε το email σας',
        `<P>Πατήστε στον παρακάτω σύνδεσμο για να επιβεβαιώσετε τη διεύθυνση email σας:</P><P><A HREF="${verify.replaceAll('&', '&amp;')}">Επιβεβαίωση email</A></P><P>Εναλλακτικά, πληκτρολογήστε τον κωδικό επιβεβαίωσης <B>${both}</B> στη σελίδα εγγραφής.</P><P>Ο σύνδεσμος και ο κωδικός ισχύουν για 24 ώρες.</P>`,
        EL,
      ),
      codes: [both],
      links: [verify],
      best: { code: both },
    },
    {
      name: 'fa code in Persian digits',
      language: 'fa',
      subject: 'کد ورود یک‌بار مصرف',
      html: form(
        'fa',
        'کد یک‌بار مصرف',
        `<P>داوطلب گرامی،</P><P>کد یک‌بار مصرف شما برای ورود به سامانه:</P>${boxed(persian(fa))}<P>مدت اعتبار این کد ۲ دقیقه است. اگر این درخواست از طرف شما نبوده، به این پیام توجه نکنید.</P>`,
        FA,
      ),
      codes: [fa],
      links: [],
      best: { code: fa },
    },
    {
      name: 'fa password reset',
      language: 'fa',
      subject: 'درخواست تغییر رمز عبور',
      html: form(
        'fa',
        'تغییر رمز عبور',
        `<P>داوطلب گرامی،</P><P>برای تغییر رمز عبور خود روی پیوند زیر کلیک کنید:</P><P><A HREF="${ramz}">تغییر رمز عبور</A></P><P>این پیوند تا ۲۴ ساعت معتبر است. شماره داوطلبی: ${persian(candidate)}</P>`,
        FA,
      ),
      codes: [],
      links: [ramz],
      best: { link: ramz },
    },
    {
      name: 'fa lesson online',
      language: 'fa',
      subject: 'یادآوری کلاس آنلاین فردا',
      html: form(
        'fa',
        'یادآوری کلاس',
        `<P>کلاس آمادگی آزمون فرانسه B1 فردا، ۲۳ مهر ۱۴۰۵، ساعت ۱۸:۳۰ برگزار می‌شود.</P><P>شناسه جلسه: ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}<BR>گذرواژه جلسه: ${random.digits(6)}<BR><A HREF="https://class.lingvarium.example/j/${random.digits(11)}">ورود به کلاس</A></P>`,
        FA,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'uk verification code',
      language: 'uk',
      subject: 'Код підтвердження електронної пошти',
      html: form(
        'uk',
        'Підтвердження електронної пошти',
        `<P>Шановний кандидате!</P><P>Ваш код підтвердження електронної пошти:</P>${boxed(uk)}<P>Уведіть його на сторінці реєстрації до 15.10.2026, 23:59. Номер заяви: ${random.digits(8)}.</P>`,
        UK,
      ),
      codes: [uk],
      links: [],
      best: { code: uk },
    },
  ];
}
