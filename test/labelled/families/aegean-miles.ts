/** An airline's miles programme in formal Greek and English: narrow blue rows, booking references and ticket numbers everywhere. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function notice(language: 'el' | 'en', preview: string, salutation: string, blocks: string[]): string {
  const legal =
    language === 'el'
      ? 'Αεροπορία Αλκυών Α.Ε., Λεωφ. Συγγρού 388, 176 74 Καλλιθέα. Αρ. Γ.Ε.ΜΗ. 121550701000. Τηλ. 210 555 0120 (06:00–24:00).'
      : 'Alkyon Airways S.A., 388 Syngrou Avenue, 176 74 Kallithea, Greece. G.E.MI. no. 121550701000. Tel. +30 210 555 0120.';
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<HTML lang="${language}"><HEAD><META http-equiv="Content-Type" content="text/html; charset=utf-8">
<STYLE type="text/css">
.bar { background-color: #0b3c6f; color: #ffffff; font: bold 18px Calibri, Arial; padding: 12px 20px; }
.txt { font: 15px/22px Calibri, Arial; color: #1f2d3a; padding: 10px 20px; }
.sml { font: 11px/16px Calibri, Arial; color: #6b7a88; padding: 14px 20px; border-top: 2px solid #0b3c6f; }
</STYLE></HEAD>
<BODY bgcolor="#e9eff5">
<TABLE width="580" align="center" border="0" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
<TR><TD style="font-size:1px;color:#e9eff5" bgcolor="#e9eff5">${preview}</TD></TR>
<TR><TD class="bar">ALKYON &nbsp;|&nbsp; ${language === 'el' ? 'Πρόγραμμα Φτερά' : 'Ftera Programme'}</TD></TR>
<TR><TD class="txt">${salutation}</TD></TR>
${blocks.map((block) => `<TR><TD class="txt">${block}</TD></TR>`).join('\n')}
<TR><TD class="sml">${legal}<BR>
<A href="https://www.alkyon-air.example/${language}/privacy">${language === 'el' ? 'Προστασία δεδομένων' : 'Privacy'}</A> &nbsp;
<A href="https://mail.alkyon-air.example/optout?m=1004482917">${language === 'el' ? 'Διαγραφή από τη λίστα' : 'Opt out'}</A></TD></TR>
</TABLE></BODY></HTML>`;
}

export function mails(random: Random): FamilyMail[] {
  const [otp, pin, phone, spoken] = [random.digits(6), random.digits(4), random.digits(9), random.digits(6)];
  const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [redeem, reset] = [random.text(`${capitals}23456789`, 8), `${random.digits(4)}${random.text(capitals, 2)}`];
  const ref = random.text(capitals, 6);
  const pinLink = `https://ftera.alkyon-air.example/el/pin/reset/${random.text('abcdef0123456789', 32)}`;
  const dear = 'Αξιότιμο μέλος,';
  return [
    {
      name: 'signing in',
      language: 'el',
      subject: 'Κωδικός μίας χρήσης για το πρόγραμμα Φτερά',
      html: notice('el', 'Ισχύει για πέντε λεπτά.', dear, [
        'Για να ολοκληρωθεί η είσοδός σας στον λογαριασμό 1004482917, παρακαλούμε εισαγάγετε τον παρακάτω κωδικό μίας χρήσης:',
        `<FONT size="6" color="#0b3c6f"><B>${otp}</B></FONT>`,
        'Ο κωδικός ισχύει έως τις 14:35 της 12ης Ιουνίου 2026. Οι υπάλληλοί μας δεν θα σας τον ζητήσουν ποτέ τηλεφωνικώς.',
      ]),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'statement of miles',
      language: 'el',
      subject: 'Η κίνηση των μιλίων σας, Μάιος 2026',
      html: notice('el', 'Υπόλοιπο 48.210 μίλια.', dear, [
        '<TABLE width="100%" border="1" cellpadding="5"><TR><TD>03/05</TD><TD>AK 412 ATH–SKG</TD><TD align="right">+620</TD></TR><TR><TD>17/05</TD><TD>AK 2019 ATH–LIS</TD><TD align="right">+2.840</TD></TR><TR><TD>28/05</TD><TD>Εξαργύρωση</TD><TD align="right">−9.000</TD></TR></TABLE>',
        'Υπόλοιπο: <B>48.210</B> μίλια, εκ των οποίων 5.500 λήγουν στις 31/12/2026. Σας λείπουν 3 πτήσεις για την Αργυρή βαθμίδα.',
        '<A href="https://ftera.alkyon-air.example/el/statement/202605">Αναλυτική κατάσταση</A>',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'time to check in',
      language: 'en',
      subject: `Check-in is open for ${ref}`,
      html: notice('en', 'ATH to LHR, tomorrow at 08:05.', 'Dear Mr or Ms Robin,', [
        `Online check-in for your booking <B>${ref}</B> opened at 08:05 today and closes one hour before departure.`,
        'AK 0611, Athens (ATH) to London (LHR), 21 June 2026, 08:05 to 10:10, gate shown from 07:00. Allowance: 1 x 23 kg, 1 x 8 kg.',
        `<A href="https://www.alkyon-air.example/en/checkin?pnr=${ref}&amp;name=robin">Check in and choose a seat</A>. You will need the reference above and your surname.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a booking',
      language: 'el',
      subject: 'Επιβεβαίωση κράτησης και ηλεκτρονικό εισιτήριο',
      html: notice('el', 'Το εισιτήριό σας εκδόθηκε.', 'Σας ευχαριστούμε που πετάτε μαζί μας.', [
        `Κωδικός κράτησης: <B>${random.text(capitals, 6)}</B><BR>Αριθμός εισιτηρίου: 771-${random.digits(10)}<BR>Επιβάτης: ROBIN/P, αρ. μέλους 1004482917`,
        'AK 330, Αθήνα–Χανιά, 4 Ιουλίου 2026, 19:50–20:45, θέση 14C',
        'Ναύλος 74,00 €, φόροι 31,62 €, σύνολο <B>105,62 €</B>, κάρτα ****2280, έγκριση 031177.',
        'Δείξτε τον κωδικό κράτησης στο γκισέ ή στα αυτόματα μηχανήματα.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new PIN',
      language: 'el',
      subject: 'Επαναφορά του PIN σας',
      html: notice('el', 'Δύο τρόποι, το ίδιο αποτέλεσμα.', dear, [
        'Λάβαμε αίτημα επαναφοράς του PIN (αρ. πρωτ. 55184/2026) από την εφαρμογή, έκδοση 5.12.',
        `Στην εφαρμογή πληκτρολογήστε τον προσωρινό αριθμό <B>${pin}</B>, ή, αν βρίσκεστε σε υπολογιστή, ανοίξτε τη <A href="${pinLink}">σελίδα ορισμού νέου PIN</A>.`,
        'Ύστερα από 30 λεπτά θα χρειαστεί να υποβάλετε νέο αίτημα.',
      ]),
      codes: [pin],
      links: [pinLink],
      best: { code: pin },
    },
    {
      name: 'redeeming miles',
      language: 'en',
      subject: 'Authorise the redemption of 25,000 miles',
      html: notice('en', 'Your authorisation is required.', 'Dear Member 1004482917,', [
        'A redemption of <B>25,000 miles</B> plus EUR 61.40 in taxes is being held for you: AK 0703, Athens to Cairo, 9 September 2026, for the passenger STATHI/M.',
        `<TABLE cellpadding="8" bgcolor="#e9eff5"><TR><TD>Authorisation key</TD><TD><TT><BIG>${redeem}</BIG></TT></TD></TR><TR><TD>Hold number</TD><TD>H-${random.digits(7)}</TD></TR><TR><TD>Expires</TD><TD>18:00 (UTC+3)</TD></TR></TABLE>`,
        'Kindly supply the key on the redemption page. The hold number is only needed should you call us.',
      ]),
      codes: [redeem],
      links: [],
      best: { code: redeem },
    },
    {
      name: 'another telephone',
      language: 'el',
      subject: 'Μεταβολή αριθμού κινητού τηλεφώνου',
      html: notice('el', 'Απαιτείται επαλήθευση.', dear, [
        'Ζητήσατε να καταχωρισθεί ο αριθμός 69•• ••• 155 στη θέση του 69•• ••• 108.',
        `Προς επαλήθευση, συμπληρώστε στη φόρμα της μεταβολής τον εννεαψήφιο αριθμό ${phone.slice(0, 3)}&nbsp;${phone.slice(3, 6)}&nbsp;${phone.slice(6)}.`,
        'Εφόσον δεν προβήκατε σε τέτοια ενέργεια, επικοινωνήστε αμελλητί με το 210 555 0121.',
      ]),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'a code in a sentence',
      language: 'en',
      subject: 'Your request to sign in',
      html: notice('en', 'Requested at 21:44 Athens time.', 'Dear Member 1004482917,', [
        `Further to your request of 21:44 (Athens), please be advised that the one-time passcode for this session is ${spoken}, which lapses at 21:49 and supersedes any passcode issued earlier today.`,
        'The session was started from 198.51.100.140 with a browser we have known since 2022.',
      ]),
      codes: [spoken],
      links: [],
      best: { code: spoken },
    },
    {
      name: 'a new device',
      language: 'el',
      subject: 'Είσοδος από νέα συσκευή',
      html: notice('el', 'Ενημέρωση ασφαλείας.', dear, [
        'Στις 25/06/2026 και ώρα 09:17 πραγματοποιήθηκε είσοδος στον λογαριασμό σας από συσκευή που δεν είχε χρησιμοποιηθεί ξανά.',
        'Συσκευή: tablet Kepla T10<BR>Τοποθεσία: Πάτρα<BR>Διεύθυνση IP: 203.0.113.201<BR>Αναφορά: SEC-2026-77410',
        'Αν την αναγνωρίζετε, δεν απαιτείται ενέργεια. Διαφορετικά, <A href="https://ftera.alkyon-air.example/el/security">αλλάξτε τον κωδικό πρόσβασης</A>.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new password',
      language: 'en',
      subject: 'Resetting your Ftera password',
      html: notice('en', 'Six characters are enough.', 'Dear Member,', [
        'The password of account 1004482917 may be replaced once the following characters have been supplied on the form before you:',
        `<CENTER><TABLE border="2" cellpadding="10"><TR>${[...reset].map((sign) => `<TD><B>${sign}</B></TD>`).join('')}</TR></TABLE></CENTER>`,
        'Four digits, then two letters. They remain good for one hour from 07:15 UTC, 26 June 2026.',
      ]),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
  ];
}
