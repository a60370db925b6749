/** A Greek site that sells ferry tickets: sign-in, refunds, boarding passes, delays, an invitation to review; Greek. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const sea = (
  hidden: string,
  inner: string,
) => `<!doctype html><html lang="el" dir="ltr"><head><title></title><meta charset="utf-8">
<style>@import url(https://fonts.pelagodromos.example/css?family=Commissioner);.mj-outlook-group-fix{width:100%!important}</style></head>
<body style="background-color:#dff3f7"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0;opacity:0;overflow:hidden">${hidden}&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div>
<table align="center" width="100%" style="max-width:600px;background:#fff"><tbody><tr><td style="padding:20px;border-bottom:3px solid #00798c"><a href="https://www.pelagodromos.example/el/"><img src="https://cdn.pelagodromos.example/brand/m.png" alt="Πελαγόδρομος" height="30"></a></td></tr>
<tr><td style="padding:24px 20px;font:400 16px/1.55 Commissioner,Arial,sans-serif;color:#12343b">${inner}</td></tr>
<tr><td style="padding:16px 20px;background:#12343b;color:#cfe9ee;font:12px/18px Arial">Πελαγόδρομος ΑΕ · Ακτή Μιαούλη 81, 185 38 Πειραιάς · ΓΕΜΗ 147720907000<br>Εξυπηρέτηση 210 555 0160, καθημερινά 8:00–22:00</td></tr></tbody></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const refund = random.digits(6);
  const corporate = random.text('ABEHKMNPTXYZ23456789', 8);
  const booking = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6);
  const magic = `https://auth.pelagodromos.example/el/magic?jwt=eyJhbGciOiJIUzI1NiJ9.${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 60)}`;
  const change = `https://www.pelagodromos.example/el/kratisi/${booking}/allagi?ok=${random.digits(9)}`;
  const data = `https://www.pelagodromos.example/el/epivates/${random.text('abcdef0123456789', 20)}`;
  const dataKey = random.digits(5);
  const day = random.whole(3, 27);
  return [
    {
      name: 'sign-in code',
      language: 'el',
      subject: `${login}: ο κωδικός σύνδεσής σας`,
      html: sea(
        'Ισχύει για 10 λεπτά',
        `<p>Γεια σας,</p><p>Χρησιμοποιήστε αυτόν τον κωδικό μίας χρήσης για να συνδεθείτε:</p><div style="font-size:36px;font-weight:700;color:#00798c;text-align:center;padding:18px">${login}</div><p>Αν δεν τον ζητήσατε εσείς, αγνοήστε το μήνυμα.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'refund',
      language: 'el',
      subject: 'Επιβεβαίωση ακύρωσης εισιτηρίων',
      html: sea(
        'Χρειάζεται ένας κωδικός',
        `<p>Αγαπητέ/ή Robin,</p><p>Ζητήσατε να ακυρωθεί η κράτηση <b>${booking}</b> (Πειραιάς – Νάξος, 2 επιβάτες). Επιστρέφονται ${random.whole(40, 120)},50 €, δηλαδή το 75% της αξίας.</p><p>Για να προχωρήσουμε, πληκτρολογήστε στη φόρμα ακύρωσης τον αριθμό <b>${refund}</b>.</p><p>Η ενέργεια δεν αναιρείται.</p>`,
      ),
      codes: [refund],
      links: [],
      best: { code: refund },
    },
    {
      name: 'corporate account',
      language: 'el',
      subject: 'Ενεργοποίηση εταιρικού λογαριασμού',
      text: `Καλησπέρα σας,

Ο εταιρικός λογαριασμός της "Φαλκ Μεταφορική ΕΕ" (ΑΦΜ ${random.digits(9)}) είναι έτοιμος.
Στην πρώτη είσοδο επιλέξτε "Έχω κωδικό ενεργοποίησης" και γράψτε:

${corporate}

Η έκπτωση για φορτηγά άνω των 6 μέτρων είναι 12% και ισχύει από ${day}/3/2026.

Με εκτίμηση,
Ελπίδα Ρουσάκη
Τμήμα Πωλήσεων, Πελαγόδρομος ΑΕ
τηλ. 210 555 0165
`,
      codes: [corporate],
      links: [],
      best: { code: corporate },
    },
    {
      name: 'magic link',
      language: 'el',
      subject: 'Σύνδεση με ένα κλικ',
      html: sea(
        'Χωρίς συνθηματικό',
        `<p>Πατήστε το κουμπί για να δείτε τις κρατήσεις σας. Δεν χρειάζεται να θυμάστε συνθηματικό.</p><p style="text-align:center"><a href="${magic}" style="background:#00798c;border-radius:6px;color:#fff;padding:14px 32px;text-decoration:none">Σύνδεση</a></p><p style="font-size:13px">Το κουμπί λειτουργεί μία φορά, μέσα σε 20 λεπτά.</p>`,
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'changed departure',
      language: 'el',
      subject: `Αλλαγή δρομολογίου – κράτηση ${booking}`,
      html: sea(
        'Παρακαλούμε αποδεχθείτε τη νέα ώρα',
        `<p>Η εταιρεία άλλαξε την αναχώρηση του «Αίολος Εξπρές»:</p><table width="100%" cellpadding="6"><tr><td>Πριν</td><td>${day}/7/2026, <s>07:30</s></td></tr><tr><td>Τώρα</td><td>${day}/7/2026, <b>09:15</b></td></tr></table><p>Πείτε μας έως τις ${day - 1}/7 ότι συμφωνείτε, διαφορετικά τα εισιτήρια επιστρέφονται.</p><p><a href="${change}">Αποδέχομαι τη νέα ώρα</a></p>`,
      ),
      codes: [],
      links: [change],
      best: { link: change },
    },
    {
      name: 'tickets',
      language: 'el',
      subject: `Τα εισιτήριά σας: Πειραιάς → Νάξος, ${day}/7`,
      html: sea(
        'Καλό ταξίδι!',
        `<p>Ευχαριστούμε! Κωδικός κράτησης: <b>${booking}</b></p><table width="100%" border="1" cellpadding="5" style="border-collapse:collapse;border-color:#cfe9ee"><tr><td>Πλοίο</td><td>Αίολος Εξπρές</td></tr><tr><td>Αναχώρηση</td><td>07:30, Πύλη Ε6</td></tr><tr><td>Άφιξη</td><td>12:50</td></tr><tr><td>Εισιτήρια</td><td>Νο ${random.digits(10)}, ${random.digits(10)}</td></tr><tr><td>Όχημα</td><td>ΙΚΧ ${random.digits(4)}, 4,2 μ.</td></tr><tr><td>Σύνολο</td><td>187,00 €</td></tr></table><p>Να είστε στο λιμάνι μία ώρα νωρίτερα. Web check-in από 48 ώρες πριν.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'passengers’ data',
      language: 'el',
      subject: `Εκκρεμούν στοιχεία επιβατών (${booking})`,
      html: sea(
        'Απαιτούνται από το Λιμενικό',
        `<p>Για να εκδοθούν οι κάρτες επιβίβασης, επιβεβαιώστε ονόματα και αριθμούς ταυτότητας μέχρι τις ${day - 1}/7, 20:00:</p><p><a href="${data}" style="border:2px solid #00798c;padding:12px 20px;text-decoration:none">Επιβεβαίωση στοιχείων</a></p><p>Η σελίδα θα σας ζητήσει κλειδί πρόσβασης: <b>${dataKey}</b></p>`,
      ),
      codes: [dataKey],
      links: [data],
      best: { code: dataKey },
    },
    {
      name: 'strike',
      language: 'el',
      subject: 'ΠΝΟ: 24ωρη απεργία την Τετάρτη',
      text: `Ενημέρωση επιβατών

Λόγω 24ωρης απεργίας της ΠΝΟ, τα πλοία παραμένουν δεμένα από τις 00:01 της Τετάρτης ${day}/5 έως τις 24:00.
Όσοι ταξιδεύετε εκείνη τη μέρα μπορείτε να αλλάξετε ημερομηνία χωρίς χρέωση. Τηλ. 210 555 0160, εσωτ. 4.
Αριθμός ανακοίνωσης ${random.digits(4)}/2026
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
