/** A Greek bank: one-time codes, activation, statements, card alerts and terms, in Greek with some in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const notice = (body: string) =>
  `<html><head><meta charset="utf-8"></head><body><table style="width:100%;max-width:650px;font-family:Calibri,Arial;font-size:15px;color:#1a1a1a" align="center"><tr><td style="background:#00357a;padding:16px"><span style="color:#fff;font-size:20px">Τράπεζα Αρχιπελάγους</span></td></tr><tr><td style="padding:20px 16px">${body}<br><br>Με εκτίμηση,<br>Τράπεζα Αρχιπελάγους</td></tr><tr><td style="font-size:11px;color:#666;padding:12px 16px;background:#eef2f7">Το μήνυμα αυτό αποστέλλεται αυτόματα. Η Τράπεζα δεν ζητά ποτέ τους προσωπικούς σας κωδικούς με email, SMS ή τηλέφωνο. Αρχιπέλαγος Phonebanking: 210 95 55 000. Όθωνος 8, 105 57 Αθήνα, ΓΕΜΗ 154558160000</td></tr></table></body></html>`;

/** Both parts in base64, as the sender's program writes them. */
function multipart(subject: string, plain: string, html: string) {
  const part = (type: string, body: string) =>
    `--_av-Zq0x81KlmN2\r\nContent-Type: ${type}; charset=UTF-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body)
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n')}\r\n`;
  return [
    'From: Archipelagos Bank <noreply@archipelagos.example>',
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="_av-Zq0x81KlmN2"',
    '',
    `${part('text/plain', plain)}${part('text/html', html)}--_av-Zq0x81KlmN2--`,
    '',
  ].join('\r\n');
}

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const english = random.digits(6);
  const activation = random.digits(8);
  const confirm = `https://ebanking.archipelagos.example/el/epivevaiosi-email?ref=${random.text('0123456789ABCDEF', 28)}`;
  const secure = `https://onboarding.archipelagos.example/resume/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 26)}`;
  return [
    {
      name: 'one-time code for a transfer',
      language: 'el',
      subject: 'Κωδικός μίας χρήσης (OTP)',
      html: notice(
        `Αγαπητή κυρία Παπαδοπούλου,<br><br>Για τη μεταφορά ${random.whole(100, 900)},00 EUR προς GR** **** **** ${random.digits(4)} πληκτρολογήστε τον κωδικό μίας χρήσης: <b>${otp}</b><br><br>Ο κωδικός λήγει σε 180 δευτερόλεπτα και δεν πρέπει να τον μάθει τρίτος.`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'one-time code, in English',
      language: 'en',
      subject: 'Archipelagos e-Banking: your one-time password',
      text: `Dear Mr Andersson,

${english} is the one-time password for adding a new payee (IBAN ending ${random.digits(4)}). Enter it within 3 minutes.

Have you not requested this? Call +30 210 95 55 000 straight away.

Archipelagos Bank S.A., 8 Othonos Str., 105 57 Athens`,
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'activation of the e-banking',
      language: 'el',
      subject: 'Ενεργοποίηση e-Banking',
      raw: multipart(
        'Ενεργοποίηση e-Banking',
        `Αγαπητέ κύριε Νικολάου,\n\nΚαλώς ήρθατε! Για την πρώτη σας είσοδο χρησιμοποιήστε τον κωδικό ενεργοποίησης ${activation.slice(0, 4)} ${activation.slice(4)}.\n\nΤράπεζα Αρχιπελάγους`,
        notice(
          `Αγαπητέ κύριε Νικολάου,<br><br>Καλώς ήρθατε! Για την πρώτη σας είσοδο χρησιμοποιήστε το username που ορίσατε στο κατάστημα και τον κωδικό ενεργοποίησης<br><br><div style="border:1px solid #00357a;display:inline-block;padding:10px 20px;font-size:20px">${activation.slice(0, 4)} ${activation.slice(4)}</div><br><br>Στη συνέχεια θα σας ζητηθεί να δημιουργήσετε δικό σας κωδικό. Αρ. αίτησης: ${random.digits(9)}.`,
        ),
      ),
      codes: [activation],
      links: [],
      best: { code: activation },
    },
    {
      name: 'address to be confirmed',
      language: 'el',
      subject: 'Επιβεβαίωση διεύθυνσης email',
      html: notice(
        `Αγαπητή κυρία Παπαδοπούλου,<br><br>Για να λαμβάνετε τα αντίγραφα λογαριασμών σας ηλεκτρονικά, επιβεβαιώστε τη διεύθυνσή σας πατώντας <a href="${confirm}">εδώ</a>. Ο σύνδεσμος θα παραμείνει ενεργός έως τις ${random.whole(11, 29)}/10/2026.`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'opening of an account to be continued',
      language: 'el',
      subject: 'Συνεχίστε το άνοιγμα του λογαριασμού σας',
      html: notice(
        `Γεια σας Στέφανε,<br><br>Ξεκινήσατε να ανοίγετε λογαριασμό από το κινητό σας αλλά δεν προλάβατε να τελειώσετε. Ταυτοποιηθείτε με βιντεοκλήση για να ολοκληρωθεί η αίτηση:<br><br><a href="${secure}" style="background:#f39200;color:#fff;padding:11px 26px;text-decoration:none">Συνέχεια και ταυτοποίηση</a><br><br>Θα χρειαστείτε την ταυτότητά σας και έναν λογαριασμό ΔΕΚΟ του τελευταίου εξαμήνου.`,
      ),
      codes: [],
      links: [secure],
      best: { link: secure },
    },
    {
      name: 'purchase with the card',
      language: 'el',
      subject: 'Ειδοποίηση συναλλαγής κάρτας',
      raw: multipart(
        'Ειδοποίηση συναλλαγής κάρτας',
        `Πραγματοποιήθηκε αγορά με την κάρτα σας. Για να δείτε το μήνυμα χρησιμοποιήστε πρόγραμμα που υποστηρίζει HTML.`,
        notice(
          `Πραγματοποιήθηκε αγορά με την κάρτα σας Visa Debit ****${random.digits(4)}:<br><br>Ποσό: 46,${random.digits(2)} EUR<br>Έμπορος: ΦΟΥΡΝΟΣ ΤΟΥ ΑΙΓΑΙΟΥ, ΧΑΝΙΑ<br>Ημερομηνία: 02/08/2026 13:${random.whole(10, 59)}<br>Κωδικός έγκρισης: ${random.digits(6)}<br>Διαθέσιμο υπόλοιπο: 1.3${random.digits(2)},18 EUR<br><br>Αν δεν αναγνωρίζετε τη συναλλαγή, καλέστε μας αμέσως.`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'statement ready',
      language: 'el',
      subject: 'Το αντίγραφο λογαριασμού σας είναι διαθέσιμο',
      html: notice(
        `Αγαπητέ κύριε Νικολάου,<br><br>Το e-statement Σεπτεμβρίου για τον λογαριασμό ...${random.digits(4)} έχει αναρτηθεί στο e-Banking. Επισυνάπτεται επίσης σε αρχείο PDF κλειδωμένο με τα 6 τελευταία ψηφία του ΑΦΜ σας.<br><br>Υπενθύμιση: από 1/11/2026 η συνδρομή του πακέτου Προνόμιο διαμορφώνεται σε 1,80 EUR τον μήνα.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
