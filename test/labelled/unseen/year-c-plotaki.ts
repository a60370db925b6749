/** A Greek seller of ferry tickets, HTML with a blue header and one text mail: account, booking, check-in, points, in Greek. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ name, body }: Draft): { html: string } | { text: string } {
  if (name === 'weather') return { text: body };
  return {
    html: `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><style>p{margin:0 0 12px}.num{font-family:Consolas,monospace}</style></head><body style="margin:0;background:#fff">
<table border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td style="background:#0077b6;padding:18px" align="center"><img src="https://www.plotaki.example/email/plotaki-white.png" alt="Πλωτάκι" width="140"></td></tr>
<tr><td align="center"><table width="580" cellpadding="0" cellspacing="0"><tr><td style="padding:26px 10px;font-family:'Open Sans',Arial,sans-serif;font-size:15px;line-height:23px;color:#03324d">${body}</td></tr>
<tr><td style="border-top:1px dotted #0077b6;padding:14px 10px;font-family:Arial,sans-serif;font-size:11px;color:#667">Πλωτάκι Α.Ε., Ακτή Μιαούλη 53, 185 36 Πειραιάς, ΑΦΜ 094321708, ΓΕΜΗ 44210607000<br>Τηλ. 210 41 77 320 (καθημερινά 8:00–22:00) · <a href="https://www.plotaki.example/oroi">Όροι χρήσης</a> · <a href="https://www.plotaki.example/diagrafi?lista=2">Διαγραφή από τη λίστα</a></td></tr></table></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const register = random.digits(6);
  const change = random.digits(4);
  const enter = random.digits(6);
  const reset = `https://www.plotaki.example/logariasmos/neos-kodikos?k=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 28)}`;
  const booking = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  return laidOut(
    [
      {
        name: 'register',
        language: 'el',
        subject: 'Κωδικός επιβεβαίωσης για τον λογαριασμό σας',
        codes: [register],
        body: `<p>Καλώς ήρθατε στο Πλωτάκι!</p><p>Πληκτρολογήστε τον παρακάτω κωδικό για να ολοκληρωθεί η εγγραφή σας:</p><p class="num" style="background:#caf0f8;border-radius:8px;font-size:30px;padding:12px;text-align:center">${register}</p><p>Ισχύει για 20 λεπτά. Αν δεν κάνατε εσείς την εγγραφή, αγνοήστε αυτό το μήνυμα.</p>`,
      },
      {
        name: 'booking',
        language: 'el',
        subject: `Η κράτησή σας ${booking}: Πειραιάς – Νάξος`,
        body: `<p>Αγαπητέ/ή Robin,</p><p>Η πληρωμή των 97,00 € ολοκληρώθηκε (κάρτα •••• ${random.digits(4)}, κωδικός συναλλαγής ${random.digits(8)}).</p><table cellpadding="6" style="border:1px solid #caf0f8"><tr><td>Πλοίο</td><td>ΑΙΓΛΗ EXPRESS</td></tr><tr><td>Αναχώρηση</td><td>Παρ. 12/06/2026, 07:25, πύλη Ε6</td></tr><tr><td>Άφιξη</td><td>12:40</td></tr><tr><td>Θέσεις</td><td>Αεροπορικού τύπου 214, 215</td></tr><tr><td>Αριθμός κράτησης</td><td><b>${booking}</b></td></tr><tr><td>Αρ. εισιτηρίων</td><td>${random.digits(10)}, ${random.digits(10)}</td></tr></table><p>Να βρίσκεστε στο λιμάνι μία ώρα νωρίτερα. Κάντε check-in από 48 ώρες πριν: <a href="https://www.plotaki.example/checkin?pnr=${booking}">ηλεκτρονική κάρτα επιβίβασης</a>.</p>`,
      },
      {
        name: 'sign-in',
        language: 'el',
        subject: `${enter} – κωδικός μίας χρήσης`,
        codes: [enter],
        body: `<p>Γεια σας Robin,</p><p>Για να συνδεθείτε, χρησιμοποιήστε τον κωδικό <b class="num">${enter}</b>. Λήγει στις 21:18.</p><p>Το προσωπικό μας δεν θα σας τον ζητήσει ποτέ τηλεφωνικά.</p>`,
      },
      {
        name: 'reset',
        language: 'el',
        subject: 'Ξεχάσατε τον κωδικό πρόσβασης;',
        links: [reset],
        body: `<p>Γεια σας Robin,</p><p>Πατήστε το κουμπί για να ορίσετε νέο κωδικό πρόσβασης στον λογαριασμό σας.</p><p><a href="${reset}" style="background:#0077b6;border-radius:6px;color:#fff;padding:11px 24px;text-decoration:none">Ορισμός νέου κωδικού</a></p><p>Ο σύνδεσμος μένει ενεργός 6 ώρες.</p>`,
      },
      {
        name: 'weather',
        language: 'el',
        subject: 'Απαγορευτικό απόπλου: αλλαγή δρομολογίου',
        body: `Αγαπητέ επιβάτη,

λόγω ανέμων 9 μποφόρ το δρομολόγιο ΑΙΓΛΗ EXPRESS της 12/06/2026 07:25 από Πειραιά δεν θα εκτελεστεί.

Νέα αναχώρηση: Σάββατο 13/06/2026, ώρα 08:00, πύλη Ε7.
Τα εισιτήριά σας (κράτηση ${booking}) ισχύουν όπως είναι.

Για επιστροφή χρημάτων καλέστε 210 41 77 320 και πατήστε 2, ή απαντήστε σε αυτό το email με το
αίτημα ${random.digits(6)}.

Πλωτάκι`,
      },
      {
        name: 'mobile number',
        language: 'el',
        subject: 'Αλλαγή κινητού τηλεφώνου',
        codes: [change],
        body: `<p>Γεια σας Robin,</p><p>Ζητήσατε να αλλάξει το κινητό σας σε 69•• ••• •${random.digits(2)}. Για λόγους ασφαλείας, γράψτε στην εφαρμογή τον αριθμό <b class="num">${change}</b> και η αλλαγή θα ισχύσει αμέσως.</p>`,
      },
      {
        name: 'points',
        language: 'el',
        subject: 'Έχετε 1.840 μίλια θαλάσσης – δείτε τι κερδίζετε',
        body: `<p>Robin, με τα μίλια σας παίρνετε μια δωρεάν καμπίνα για Χανιά μέχρι τις 30/11.</p><p>Κι ακόμη: -15 % στα οχήματα με τον εκπτωτικό κωδικό <b>FTHINO15</b> για ταξίδια Δευτέρα έως Πέμπτη. Αριθμός μέλους ${random.digits(8)}.</p><p><a href="https://news.plotaki.example/t/c/9Kd2?l=prosfores">Όλες οι προσφορές</a></p>`,
      },
    ],
    layout,
  );
}
