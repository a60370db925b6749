/** A visa application centre: officious numbered paragraphs and definition lists; file numbers, soft hyphens, signatures. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function notice(reference: string, points: string[], office: string): string {
  const list = points.map((point, at) => `<p><strong>${at + 1}.</strong>&emsp;${point}</p>`).join('\n');
  return `<html><body link="#7a1f2b"><div style="border-left:6px double #7a1f2b;padding-left:18px;font-family:'Times New Roman',Times,serif;font-size:12pt">
<p style="text-align:right;font-size:9pt">${reference}</p>
${list}
<p style="font-size:9pt;margin-top:3em">MERIDIAN VISA DESK<br>${office}</p></div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [first, hyphenated, login, tail] = [random.digits(6), random.digits(6), random.digits(6), random.digits(5)];
  const signature = `${random.text('ABCDEFGHKLMNPRSTUVXZ', 3)}${random.digits(5)}`;
  const file = `MVD-${random.digits(4)}-${random.digits(5)}`;
  const shy = hyphenated.split('').join('&shy;');
  const confirm = `https://go.meridianvisa.example/t/1/el/${random.text('0123456789abcdef', 20)}?r=https%3A%2F%2Fapply.meridianvisa.example%2Fverify`;
  const reset = `https://apply.meridianvisa.example/ro/parola-noua/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  const proxy = `https://apply.meridianvisa.example/tr/vekalet/onay?dosya=${file}&anahtar=${random.text('0123456789abcdef', 18)}`;
  return [
    {
      name: 'el sign-in',
      language: 'el',
      subject: 'Είσοδος στην ηλεκτρονική αίτηση',
      text: `Αξιότιμη κυρία Καραμήτρου,

1. Στις 11:08 ζητήσατε να ανοίξετε τον φάκελο ${file}.
2. Πληκτρολογήστε στη σελίδα τον κωδικό μίας χρήσης: ${first}
3. Ο κωδικός παύει να ισχύει στις 11:18.

Meridian Visa Desk, Λεωφόρος Ανδριανού 212, 115 23 Αθήνα
Τηλ. 210 555 0127, καθημερινές 9:00-15:00`,
      codes: [first],
      links: [],
      best: { code: first },
    },
    {
      name: 'el appointment',
      language: 'el',
      subject: `Ραντεβού βιομετρικών στοιχείων, φάκελος ${file}`,
      html: notice(
        `Αρ. πρωτ. 20417/2026`,
        [
          'Σας περιμένουμε την Τρίτη 17 Μαρτίου 2026, ώρα 10:40, στη θυρίδα 6.',
          'Αριθμός ραντεβού: <b>558213</b>. Δείξτε τον στον φύλακα της εισόδου μαζί με το διαβατήριό σας.',
          'Τέλος 80,00 €, μόνο με κάρτα. Δύο φωτογραφίες 35×45 mm.',
          '<a href="https://meridianvisa.example/el/map">Χάρτης</a> και <a href="https://meridianvisa.example/el/cancel?n=558213">ακύρωση ραντεβού</a>.',
        ],
        'Λεωφόρος Ανδριανού 212, 115 23 Αθήνα',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'el digits with soft hyphens',
      language: 'el',
      subject: 'Επαλήθευση τηλεφώνου επικοινωνίας',
      html: notice(
        `Φάκελος ${file}`,
        [
          'Δηλώσατε νέο τηλέφωνο επικοινωνίας, 697 555 0133.',
          `Για να καταχωριστεί, εισαγάγετε στο πεδίο «Επαλήθευση» τα ψηφία <span style="font-size:18pt">${shy}</span> το αργότερο έως τα μεσάνυχτα.`,
          'Μέχρι τότε τα μηνύματα στέλνονται στον παλιό αριθμό.',
        ],
        'Αυτό το γραμματοκιβώτιο δεν διαβάζεται.',
      ),
      codes: [hyphenated],
      links: [],
      best: { code: hyphenated },
    },
    {
      name: 'el address behind a tracker',
      language: 'el',
      subject: 'Επιβεβαιώστε τη διεύθυνσή σας',
      html: notice(
        '8 Ιανουαρίου 2026',
        [
          'Δημιουργήθηκε λογαριασμός αιτούντος με όνομα χρήστη katerina.karamitrou.',
          `Ο λογαριασμός ενεργοποιείται όταν πατήσετε <a href="${confirm}">επιβεβαίωση διεύθυνσης</a>. Προθεσμία: 48 ώρες.`,
          'Κρατήστε τον αριθμό αιτούντος 77120093 για κάθε επικοινωνία.',
        ],
        '<a href="https://meridianvisa.example/el/privacy">Προσωπικά δεδομένα</a>',
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'el warning with a sample',
      language: 'el',
      subject: 'Προσοχή σε πλαστά μηνύματα',
      html: notice(
        'Ανακοίνωση 3/2026',
        [
          'Κυκλοφορούν μηνύματα που μιμούνται τα δικά μας, όπως: «Meridian: ο κωδικός σας είναι 402 771, πληρώστε 35 € για να επισπεύσετε τη βίζα».',
          'Δεν ζητάμε ποτέ χρήματα με μήνυμα και δεν χρειαζόμαστε ποτέ από εσάς κωδικό μέσω τηλεφώνου.',
          'Τέτοια περιστατικά καταγγέλλονται στο 11188 ή στο <a href="https://meridianvisa.example/el/report">έντυπο αναφοράς</a>.',
        ],
        'Γραφείο Τύπου',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ro sign-up in mixed case',
      language: 'ro',
      subject: 'Înregistrarea solicitantului',
      html: notice(
        'Nr. înreg. 1180/2026',
        [
          'Stimate domnule Văcărescu, cererea de înregistrare a fost primită la data de 21.01.2026.',
          'Introduceți în pasul al doilea cheia de mai jos, respectând literele mari și mici:<br><tt style="font-size:16pt">Rk4TzP9w</tt>',
          'Dosarele fără pasul al doilea se șterg după 7 zile.',
        ],
        'Bd. Corăbierilor 19, sector 3, 030167 București, tel. 021 555 0180',
      ),
      codes: ['Rk4TzP9w'],
      links: [],
      best: { code: 'Rk4TzP9w' },
    },
    {
      name: 'ro code to enter and code to sign',
      language: 'ro',
      subject: 'Semnarea declarației electronice',
      html: notice(
        `Dosar ${file}`,
        [
          `Declarația se deschide cu codul de acces <b>${login}</b>.`,
          `După ce ați citit-o în întregime (6 pagini), o semnați cu codul de semnătură <b>${signature}</b>.`,
          'Ambele coduri sunt valabile până vineri, 30.01.2026, ora 16:00. Taxa de 120 lei a fost achitată.',
        ],
        'Bd. Corăbierilor 19, sector 3, 030167 București',
      ),
      codes: [login, signature],
      links: [],
      best: { code: login },
    },
    {
      name: 'ro payment receipt',
      language: 'ro',
      subject: 'Chitanța nr. 0055182',
      text: `Stimate domnule Văcărescu,

1. Am încasat suma de 120,00 lei (chitanța nr. 0055182 din 22.01.2026).
2. Cod de autorizare bancară: 330417. Card: **** 8802.
3. Factura fiscală MVD 20933 vă va fi trimisă prin poștă.

Meridian Visa Desk, Bd. Corăbierilor 19, sector 3, 030167 București
CUI RO55501190`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'ro forgotten password',
      language: 'ro',
      subject: 'Parolă uitată',
      text: `Stimate domnule Văcărescu,

1. Ați solicitat o parolă nouă pentru utilizatorul r.vacarescu (IP 192.0.2.199, ora 08:31).
2. Pagina de mai jos rămâne deschisă două ore:
   ${reset}
3. Întrebări frecvente: https://meridianvisa.example/ro/intrebari

Meridian Visa Desk`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'tr verification',
      language: 'tr',
      subject: 'Başvurunuz için doğrulama',
      html: notice(
        `Dosya no: ${file}`,
        [
          'Sayın Gülşen Akıncıoğlu, başvurunuz 5 Şubat 2026 saat 14.26’da taslak olarak kaydedildi.',
          `Göndermeden önce ekrandaki kutuya yazmanız gereken doğrulama kodu: <u>${tail.slice(0, 2)} ${tail.slice(2)}</u>`,
          'Kod yalnızca bir kez kullanılabilir, 8 dakika sonra silinir.',
        ],
        'Kemankeş Cad. 140, 34425 Beyoğlu/İstanbul, tel. 0212 555 01 64',
      ),
      codes: [tail],
      links: [],
      best: { code: tail },
    },
    {
      name: 'tr state of the application',
      language: 'tr',
      subject: 'Pasaportunuz yola çıktı',
      text: `Sayın Gülşen Akıncıoğlu,

1. Vizeniz onaylandı (vize no: 044718830, 90 gün, çok girişli).
2. Pasaportunuz 2026-02-19 tarihinde kuryeye verildi. Gönderi takip no: 7701 4482 093.
3. Teslimat sırasında kurye kimlik kartınızı isteyecektir.

Meridian Visa Desk, Kemankeş Cad. 140, 34425 Beyoğlu/İstanbul`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tr code in the subject alone',
      language: 'tr',
      subject: 'Giriş şifreniz 580 274 (tek kullanımlık)',
      html: notice(
        '12.02.2026 / 09:55',
        [
          'Konu satırındaki şifreyi giriş sayfasına yazınız.',
          'Oturum açmayı siz istemediyseniz bu iletiyi siliniz; başkası dosyanızı göremez.',
        ],
        'Sicil no: 885501-0',
      ),
      codes: ['580274'],
      links: [],
      best: { code: '580274' },
    },
    {
      name: 'tr code that ran out',
      language: 'tr',
      subject: 'Oturum zaman aşımına uğradı',
      html: notice(
        `Dosya no: ${file}`,
        [
          'Size dün gönderilen 918 305 numaralı kod süresinde girilmediği için geçersiz kılındı.',
          'Yeni kod, giriş sayfasındaki «Tekrar gönder» seçeneğiyle istenir. Günlük hak: 5.',
        ],
        'Meridian Visa Desk Çağrı Merkezi, 0850 555 01 60',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tr representative to approve',
      language: 'tr',
      subject: 'Avukatınız yetki istiyor',
      html: notice(
        `Dosya no: ${file}`,
        [
          'Av. Tarık Bozdemir (baro sicil 20418) başvurunuzu sizin adınıza takip etmek için yetki talep etti.',
          `Kabul ediyorsanız <a href="${proxy.replace('&', '&amp;')}">yetkiyi onaylayın</a>. Onay verilmeyen talepler 15 gün sonra düşer.`,
          'Ücret tarifesi: 2026 yılı için 1.450 TL.',
        ],
        'Kemankeş Cad. 140, 34425 Beyoğlu/İstanbul',
      ),
      codes: [],
      links: [proxy],
      best: { link: proxy },
    },
  ];
}
