/** A domain registrar, in English and German: sign-in, a transfer and its code, the registrant, renewals, an order. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

export function mails(random: Random): FamilyMail[] {
  const signIn = random.digits(6);
  const epp = `${random.text(MIXED, 5)}7${random.text(MIXED, 5)}k${random.text(MIXED, 4)}`;
  const registrant = `https://raa.namewharf.example/whoisverification/verify.aspx?id=${random.digits(8)}&code=${random.text('0123456789abcdef', 32)}`;
  const transfer = `https://www.namewharf.example/transfer/foa?d=tidepool.example&k=${random.text(MIXED, 28)}`;
  const order = random.digits(9);
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Your Namewharf security code',
      html: old(
        'Your security code',
        `Dear Robin Vale,<br><br>We noticed a sign-in to your account <b>robinvale81</b> from a new browser. To continue, please enter this security code:<br><br>
<b>Security code: <font size="5" color="#d4202c">${signIn}</font></b><br><br>
Time: November ${random.whole(2, 27)}, 2026 07:1${random.digits(1)} UTC<br>The code expires in 15 minutes.<br><br>
If this wasn't you, <a href="https://www.namewharf.example/support/live-chat">contact us via live chat</a>.`,
      ),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'transfer code',
      language: 'en',
      subject: 'EPP/Auth code for tidepool.example',
      html: old(
        'The Auth code you asked for',
        `Hello Robin,<br><br>Below is the authorization (EPP) code for moving your domain to another registrar. Enter it there when you start the transfer.<br><br>
<table cellpadding="6" border="1" bordercolor="#cccccc"><tr><td>Domain</td><td>tidepool.example</td></tr><tr><td>Auth code</td><td><tt>${epp}</tt></td></tr><tr><td>Lock</td><td>OFF</td></tr></table><br>
The code is case-sensitive. Please keep it confidential. Want to stay with us? Renew today for $${random.whole(12, 16)}.98.`,
      ),
      codes: [epp],
      links: [],
      best: { code: epp },
    },
    {
      name: 'registrant verification',
      language: 'en',
      subject: 'IMMEDIATE VERIFICATION required for tidepool-labs.example',
      html: old(
        'Verify your contact details',
        `Dear Robin Vale,<br><br>As of January 1, 2014, ICANN requires registrars to verify the contact information of registrants. Please verify your email by clicking the link:<br><br>
<a href="${registrant.replaceAll('&', '&amp;')}">${registrant.replaceAll('&', '&amp;')}</a><br><br>
<b>If you do not verify by December ${random.whole(3, 12)}, 2026, the domain will be suspended</b>, and its website and email will stop working.<br><br>
Registrant: Tidepool Labs, Keizersgracht ${random.whole(20, 600)}, 1016 EK Amsterdam, +31.20${random.digits(7)}`,
      ),
      codes: [],
      links: [registrant],
      best: { link: registrant },
    },
    {
      name: 'transfer to approve, German',
      language: 'de',
      subject: 'Domain-Umzug: bitte Freigabe für tidepool.example erteilen',
      text: `Guten Tag Robin Vale,

für die Domain tidepool.example liegt uns ein Auftrag zum Umzug zu einem anderen Registrar vor (Vorgang TR-${random.digits(7)}, gestellt am
${random.whole(2, 27)}.11.2026). Sind Sie damit einverstanden? Dann geben Sie den Umzug hier frei:

${transfer}

Ohne Ihre Antwort gilt der Umzug nach fünf Tagen als genehmigt. Möchten Sie ihn ablehnen, teilen Sie uns das bitte vor Ablauf dieser Frist
telefonisch mit: +49 30 5550 ${random.digits(4)}, werktags 8 bis 20 Uhr.

Freundliche Grüße
Namewharf Kundendienst

Namewharf GmbH, Stralauer Allee 9, 10245 Berlin, HRB ${random.digits(6)} B, USt-IdNr. DE${random.digits(9)}
`,
      codes: [],
      links: [transfer],
      best: { link: transfer },
    },
    {
      name: 'renewal ahead',
      language: 'en',
      subject: 'Heads-up: 2 domains renew automatically next month',
      html: old(
        'Renewals in December',
        `Hi Robin,<br><br>We'll charge the Visa ending in ${random.digits(4)} (expires 0${random.whole(1, 9)}/28) for the following.<br><br>
<table width="100%" cellpadding="4"><tr bgcolor="#eeeeee"><td>Name</td><td>Renews</td><td>Years</td><td align="right">Price</td></tr>
<tr><td>tidepool.example</td><td>12/${random.whole(10, 28)}/2026</td><td>1</td><td align="right">$14.58</td></tr>
<tr><td>tidepool-labs.example</td><td>12/${random.whole(10, 28)}/2026</td><td>2</td><td align="right">$29.${random.digits(2)}</td></tr></table><br>
Use coupon <b>COUPONWHARF</b> for 8% off hosting. <a href="https://www.namewharf.example/dashboard/renewals">Change what renews</a>.`,
      ),
      ...none,
    },
    {
      name: 'order',
      language: 'en',
      subject: `Namewharf Order Summary (Order# ${order})`,
      html: old(
        'Order Summary',
        `Thank you for your order!<br><br>Order Date: Nov ${random.whole(2, 27)}, 2026 9:32:1${random.digits(1)} AM<br>Order Number: ${order}<br>Transaction ID: ${random.digits(8)}<br>User Name: robinvale81<br>
Address: Keizersgracht ${random.whole(20, 600)}, Amsterdam, Noord-Holland 1016EK, NL<br><br>Initial Charge: $${random.whole(20, 60)}.${random.digits(2)}<br>Final Cost: $${random.whole(20, 60)}.${random.digits(2)}<br><br>
<table width="100%"><tr bgcolor="#eeeeee"><td>Title</td><td>Qty</td><td>Duration</td></tr><tr><td>Domain Registration: tidepool-labs.example (ICANN fee incl.)</td><td>1</td><td>2 years</td></tr>
<tr><td>PrivacyGuard subscription</td><td>1</td><td>2 years</td></tr><tr><td>SSL certificate, activation pending</td><td>1</td><td>1 year</td></tr></table>`,
      ),
      ...none,
    },
  ];
}

function old(title: string, body: string): string {
  return `<html><body bgcolor="#f5f5f5"><table width="640" border="0" cellpadding="0" cellspacing="0" align="center" bgcolor="#ffffff">
<tr><td height="6" bgcolor="#de3723"></td></tr><tr><td style="padding:15px"><img src="https://files.namewharf.example/img/nw-logo.gif" alt="NAMEWHARF" border="0"></td></tr>
<tr><td style="padding:0 15px"><font face="Arial" size="5">${title}</font></td></tr><tr><td style="padding:15px"><font face="Arial, Helvetica" size="2">${body}</font></td></tr>
<tr><td bgcolor="#6d6e70" style="padding:15px"><font face="Arial" size="1" color="#ffffff">Need help? We're always here for you: <a href="https://www.namewharf.example/support" style="color:#ffffff">support ticket</a> or live chat.
<br>4600 East Larkin Street, Suite 305, Phoenix AZ 85034, USA. © 2001-2026 Namewharf.example. All rights reserved.</font></td></tr></table></body></html>`;
}
