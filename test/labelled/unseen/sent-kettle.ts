/** A game store, in English and German: guard codes of letters and digits, an address, a trade, purchases, wishes. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const GUARD = 'BCDFGHJKMNPQRTVWXY2346789';

const VAT_DE = 'Alle Preise inkl. MwSt. Alle Marken sind Eigentum ihrer jeweiligen Inhaber in den USA und anderen Ländern.';

export function mails(random: Random): FamilyMail[] {
  const guard = `${random.text(GUARD, 3)}${random.whole(2, 9)}${random.text(GUARD, 1)}`;
  const german = `${random.text(GUARD, 2)}7${random.text(GUARD, 2)}`;
  const address = `${random.text(GUARD, 4)}4`;
  const creation = `https://store.kettlegames.example/account/newaccountverification?stoken=${random.text('0123456789abcdef', 64)}&creationid=${random.digits(19)}`;
  const trade = `https://kettlecommunity.example/tradeoffer/confirm/${random.digits(10)}?h=${random.text('0123456789abcdef', 32)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'guard code',
      language: 'en',
      subject: 'Your Kettle account: Access from new computer',
      html: dark(
        `<span style="font-size:36px;color:#bfbfbf;font-weight:bold">robin_vale81,</span><br><br><span style="font-size:24px;color:#fff">It looks like you are trying to log in from a new device. Here is the Kettle Guard code you need to access your account:</span>
<table width="100%" bgcolor="#17191c" style="margin:30px 0"><tr><td style="font-size:16px;color:#dbdbdb;text-align:center;padding-top:30px">Request made from <b>United Kingdom</b></td></tr><tr><td style="font-size:48px;color:#3a9aed;font-weight:bold;text-align:center;padding:10px 0 30px">${guard}</td></tr></table>
<span style="color:#c6d4df">If you are not attempting to log in, someone may have your password. <a href="https://help.kettlegames.example/wizard/HelpWithLogin" style="color:#c6d4df">Recover the account</a> and change your password.</span>`,
      ),
      codes: [guard],
      links: [],
      best: { code: guard },
    },
    {
      name: 'guard code, German',
      language: 'de',
      subject: 'Ihr Kettle-Konto: Zugriff von einem neuen Browser oder Mobilgerät',
      html: dark(
        `<span style="font-size:36px;color:#bfbfbf;font-weight:bold">Hallo robin_vale81,</span><br><br><span style="font-size:24px;color:#fff">hier ist der Kettle-Guard-Code, den Sie für die Anmeldung an Ihrem Konto benötigen:</span>
<table width="100%" bgcolor="#17191c" style="margin:30px 0"><tr><td style="font-size:16px;color:#dbdbdb;text-align:center;padding-top:30px">Login versucht aus <b>Leipzig, SN, Deutschland</b></td></tr><tr><td style="font-size:48px;color:#3a9aed;font-weight:bold;text-align:center;padding:10px 0 30px">${german}</td></tr></table>
<span style="color:#c6d4df">Diese E-Mail wurde erzeugt, weil jemand sich mit dem richtigen Accountnamen und Passwort anmelden wollte, am ${random.whole(2, 27)}. Nov. um 22:1${random.digits(1)} MEZ.</span>`,
        VAT_DE,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'change of address',
      language: 'en',
      subject: 'Your Kettle account: Email change request',
      text: `Dear robin_vale81,

We received a request to change the email address of your Kettle account. To confirm the change, enter this code in Kettle:

    ${address}

You can read more on Kettle Guard at https://help.kettlegames.example/faqs/view/06B0-26E6-2CF8-254C

If you did not request this change, lock your account: https://help.kettlegames.example/wizard/lock?k=${random.digits(12)}

The Kettle Support Team
Valise Software, PO Box ${random.digits(4)}, Bellevue, WA 98009, United States
`,
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'new account',
      language: 'en',
      subject: 'New Kettle Account Email Verification',
      html: dark(
        `<span style="font-size:24px;color:#fff">Please verify the email address below to continue creating your new Kettle account.</span><br><br><span style="color:#3a9aed;font-size:18px">robin@postroom.localhost</span><br><br>
<table align="center"><tr><td bgcolor="#4c9b22" style="padding:12px 40px"><a href="${creation.replaceAll('&', '&amp;')}" style="color:#e5f7d0;font-size:18px;text-decoration:none">Verify my email address</a></td></tr></table><br><span style="color:#c6d4df">You must verify within ${random.whole(1, 3)} hours, otherwise you'll need to start over.</span>`,
      ),
      codes: [],
      links: [creation],
      best: { link: creation },
    },
    {
      name: 'trade to confirm',
      language: 'en',
      subject: 'Trade Confirmation',
      html: dark(
        `<span style="color:#fff;font-size:20px">robin_vale81, you have a pending trade with <b>pau-plays</b>.</span><br><br><span style="color:#c6d4df">You give: <b>Sticker | Crown (Foil)</b>, <b>Trading card #${random.whole(1, 9)} of 9</b><br>You get: <b>Gauntlet Rune (Genuine)</b></span><br><br>
<a href="${trade}" style="color:#fff;background:#54a5d4;padding:10px 24px;text-decoration:none">Confirm this trade</a><br><br><span style="color:#8f98a0">Items without a mobile authenticator are held for 15 days. Offer ${random.digits(10)}.</span>`,
      ),
      codes: [],
      links: [trade],
      best: { link: trade },
    },
    {
      name: 'purchase',
      language: 'en',
      subject: 'Thank you for your Kettle purchase!',
      html: dark(
        `<span style="color:#fff;font-size:20px">Thank you for your recent transaction on Kettle.</span><br><br><table width="100%" style="color:#c6d4df"><tr><td>Lanternfall</td><td align="right">£${random.whole(12, 40)}.99</td></tr><tr><td>Lanternfall: Season Pass</td><td align="right">£11.${random.digits(2)}</td></tr><tr><td>VAT at 20%</td><td align="right">£5.${random.digits(2)}</td></tr></table><br>
<span style="color:#8f98a0">Account name: robin_vale81<br>Invoice: ${random.digits(19)}<br>Date issued: ${random.whole(2, 27)} Nov, 2026 @ 9:0${random.digits(1)}pm GMT<br>Billing address: R V, LS6 ${random.whole(1, 4)}AB, GB<br>Confirmation number: ${random.digits(15)}<br>Authorization code: ${random.text(GUARD, 6)}<br>Payment method: Visa ending in ${random.digits(2)}</span>`,
      ),
      ...none,
    },
    {
      name: 'wishes on sale, German',
      language: 'de',
      subject: '3 Titel auf Ihrer Wunschliste sind im Angebot!',
      html: dark(
        `<span style="color:#fff;font-size:22px">Jetzt günstiger</span><table width="100%" style="color:#c6d4df"><tr><td><img src="https://cdn.kettlegames.example/apps/${random.digits(7)}/header.jpg" width="184" alt="Lanternfall II"></td><td><span style="background:#4c6b22;color:#a4d007">-60%</span> <s>39,99€</s> 15,99€</td></tr>
<tr><td><img src="https://cdn.kettlegames.example/apps/${random.digits(7)}/header.jpg" width="184" alt="Moor &amp; Mire"></td><td><span style="background:#4c6b22;color:#a4d007">-25%</span> <s>19,50€</s> 14,62€</td></tr><tr><td><img src="https://cdn.kettlegames.example/apps/${random.digits(7)}/header.jpg" width="184" alt="Cargo 2149"></td><td><span style="background:#4c6b22;color:#a4d007">-80%</span> <s>9,99€</s> 1,99€</td></tr></table>
<span style="color:#8f98a0">Angebote enden am 1. Dezember um 19 Uhr. <a href="https://store.kettlegames.example/email/wishlist_optout?a=${random.digits(10)}">Keine Mails zur Wunschliste</a></span>`,
        VAT_DE,
      ),
      ...none,
    },
  ];
}

function dark(
  body: string,
  vat = 'VAT included where it applies. Valise and Kettle are trademarks of their owners in the US and elsewhere.',
): string {
  return `<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title></title><style type="text/css">@media screen and (max-width:600px){.mob{width:100%!important}}</style></head><body style="margin:0;background-color:#c6cfd6" class="main">
<table class="mob" bgcolor="#212429" width="710" align="center" cellspacing="0" border="0"><tr><td style="padding:60px 60px 0"><img src="https://cdn.kettlegames.example/email/logo.png" width="160" alt="KETTLE"></td></tr><tr><td style="padding:40px 60px;font-family:Arial,Helvetica,sans-serif">${body}</td></tr>
<tr><td bgcolor="#17191c" style="padding:30px 60px;font:12px Arial;color:#7c8286">© Valise Corporation, PO Box 1688 Bellevue, WA 98009. ${vat}</td></tr></table></body></html>`;
}
