/** A Greek electricity supplier: HTML in two colours, codes of sign-in, links, bills with codes of payment, faults; Greek and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const duo = (
  body: string,
) => `<html><body bgcolor="#fff8e6"><center><table width="600" bgcolor="#ffffff" style="border-top:10px solid #f5a800;border-bottom:10px solid #005b9a;font-family:Arial,Helvetica;font-size:14px"><tr><td style="padding:26px">
<img src="https://img.ilektrarevma.example/logo-el.png" alt="Ηλέκτρα Ρεύμα" height="40"><br><br>${body}</td></tr>
<tr><td style="padding:10px 26px;font-size:10px;color:#666">ΗΛΕΚΤΡΑ ΡΕΥΜΑ Μ.Α.Ε. | Λ. Συγγρού 347, 175 64 Π. Φάληρο | ΑΦΜ 998017742 | Εξυπηρέτηση πελατών: 18 355, 210 340 1000 | <a href="https://www.ilektrarevma.example/gdpr">Προστασία δεδομένων</a></td></tr></table></center></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const tariff = random.digits(5);
  const english = random.digits(6);
  const supply = `${random.digits(1)} ${random.digits(8)}-${random.digits(2)} ${random.digits(1)}`;
  const register = `https://my.ilektrarevma.example/verify?lang=el&token=${random.text('abcdef0123456789', 36)}`;
  const ebill = `https://my.ilektrarevma.example/ebill/energopoiisi/${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 16)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'el',
      subject: 'Κωδικός μίας χρήσης για το myΗλέκτρα',
      html: duo(
        `Αγαπητέ πελάτη,<br><br>Ο κωδικός μίας χρήσης για την είσοδό σας είναι:<br><br><span style="background:#005b9a;color:#fff;padding:10px 20px;font-size:24px">${login}</span><br><br>Λήγει σε 5 λεπτά.`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'acceptance of a tariff',
      language: 'el',
      subject: 'Αποδοχή προσφοράς «Σταθερό 12»',
      text: `Αγαπητή κυρία Φαλκ,

σε συνέχεια της τηλεφωνικής μας επικοινωνίας σας στέλνουμε την προσφορά «Σταθερό 12» (0,1${random.digits(4)} €/kWh, πάγιο 5,00 €).

Για να την αποδεχθείτε, δώστε στον εκπρόσωπό μας ή πληκτρολογήστε στο myΗλέκτρα τον κωδικό αποδοχής ${tariff}.

Αριθμός παροχής: ${supply}
Η προσφορά ισχύει έως ${random.whole(10, 28)}/09/2026.

Ηλέκτρα Ρεύμα, 18 355`,
      codes: [tariff],
      links: [],
      best: { code: tariff },
    },
    {
      name: 'code in English',
      language: 'en',
      subject: 'Ilektra: change of your mobile number',
      text: `Dear Robin Falk,

to replace the mobile number on contract account ${random.digits(12)}, key in ${english} on the screen you have left open. It is good for one attempt.

Supply number ${supply}

Ilektra Revma, call 210 340 1000 from abroad`,
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'registration',
      language: 'el',
      subject: 'Επιβεβαίωση εγγραφής',
      html: duo(
        `Γεια σας,<br><br>η εγγραφή σας σχεδόν ολοκληρώθηκε! Πατήστε <a href="${register.replace('&', '&amp;')}"><b>επιβεβαίωση email</b></a> μέσα σε 24 ώρες.<br><br>Δεν κάνατε εσείς εγγραφή; Αγνοήστε το μήνυμα.`,
      ),
      codes: [],
      links: [register],
      best: { link: register },
    },
    {
      name: 'bill by mail to be activated',
      language: 'el',
      subject: 'Ενεργοποιήστε τον e-λογαριασμό και κερδίστε 10 €',
      html: duo(
        `Ζητήσατε να λαμβάνετε τον λογαριασμό της παροχής ${supply} ηλεκτρονικά. Για να ενεργοποιηθεί η υπηρεσία ανοίξτε τη σελίδα<br><br>${ebill}<br><br>Η έκπτωση των 10 € θα φανεί στον επόμενο εκκαθαριστικό.`,
      ),
      codes: [],
      links: [ebill],
      best: { link: ebill },
    },
    {
      name: 'bill',
      language: 'el',
      subject: `Νέος λογαριασμός ${random.whole(40, 190)},${random.digits(2)} € – λήξη ${random.whole(10, 28)}/06/2026`,
      html: duo(
        `<table cellpadding="4"><tr><td>Αρ. λογαριασμού</td><td>${random.digits(12)}</td></tr><tr><td>Αρ. παροχής</td><td>${supply}</td></tr><tr><td>Κωδικός ηλεκτρονικής πληρωμής</td><td><b>RF${random.digits(2)}9074${random.digits(16)}</b></td></tr><tr><td>Κατανάλωση</td><td>${random.digits(3)} kWh</td></tr></table><br>Πληρώστε μέσω e-banking με τον κωδικό RF, χωρίς επιβάρυνση.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'fault reported',
      language: 'el',
      subject: 'Λάβαμε τη βλάβη σας',
      text: `Αρ. αναφοράς: ${random.digits(8)}
Περιοχή: Π. Φάληρο, ΤΚ 175 62
Εκτίμηση αποκατάστασης: ${random.whole(14, 22)}:30
Συνεργείο: 0${random.digits(2)}

Για την πορεία καλέστε 11 500 και πληκτρολογήστε την αναφορά.`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
