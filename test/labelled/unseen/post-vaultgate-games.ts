/** A game store: guard codes of five letters and digits, trades to confirm, keys, wishlists, receipts; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const GUARD = '23456789BCDFGHJKMNPQRTVWXY';
const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function mails(random: Random): FamilyMail[] {
  const account = `postrobin${random.digits(2)}`;
  const dark = (
    inner: string,
  ) => `<html><body bgcolor="#10151f"><center><table bgcolor="#1a2230" border="0" cellpadding="0" cellspacing="0" width="775" style="font-family:'Motiva Sans',Helvetica,Arial,sans-serif">
<tr><td style="padding:48px 60px 0"><img src="https://store.vaultgate.example/public/shared/images/email/logo.png" alt="Vaultgate" width="180"></td></tr>
<tr><td style="padding:32px 60px;color:#c5cdd9;font-size:17px">${inner}</td></tr>
<tr><td style="padding:0 60px 48px;color:#7d8897;font-size:12px"><p>The Vaultgate Support Team<br><a style="color:#7d8897" href="https://help.vaultgate.example/en/">help.vaultgate.example</a></p><p>&copy; Vaultgate Corporation, PO Box 1688, Kirkland, WA 98083. All trademarks are property of their respective holders.</p></td></tr></table></center></body></html>`;

  const guard = random.text(GUARD, 5);
  const guardAgain = random.text(GUARD, 5);
  const change = random.text(GUARD, 5);
  const verify = `https://store.vaultgate.example/account/validateemail?stoken=${random.text('0123456789abcdef', 40)}&sid=${random.digits(8)}`;
  const trade = `https://vaultgate.example/mobileconf/trade?offer=${random.digits(10)}&key=${random.text(KEYS, 20)}`;
  const key = `${random.text(KEYS, 5)}-${random.text(KEYS, 5)}-${random.text(KEYS, 5)}`;
  const build = random.digits(8);

  return [
    {
      name: 'guard code',
      language: 'en',
      ...bothParts({
        from: '"Vaultgate Support" <noreply@vaultgate.example>',
        subject: 'Your Vaultgate account: Access from new computer',
        encoding: 'quoted-printable',
        text: `${account},

Login Code
${guard}

You get this because the name and password of your account were entered correctly from ${random.whole(60, 190)}.${random.digits(2)}.${random.digits(2)}.14 (CA, Ontario).

The Login Code is required to finish. Nobody can get in without seeing this email.

If it isn't you, change your password now and consider changing that of your mailbox.
`,
        html: dark(`<p style="color:#61b3f2;font-size:36px;font-weight:bold;margin:0">${account},</p><p>You get this because the name and password of your account were entered correctly from a new place:</p>
<table bgcolor="#121a25" width="100%"><tr><td style="color:#3a9aed;font-size:48px;font-weight:bold;padding:30px;text-align:center">${guard}</td></tr></table>
<p>CA, Ontario<br>If it isn't you, change your password now and consider changing that of your mailbox.</p>`),
      }),
      codes: [guard],
      links: [],
      best: { code: guard },
    },
    {
      name: 'guard code for the website',
      language: 'en',
      subject: `Your Vaultgate account: Access from web or mobile device`,
      html: dark(
        `<p style="font-size:24px;color:#fff">Request from Nairobi, Kenya</p><p>Here is the Vaultgate Guard code for <b>${account}</b>. The browser is waiting for it.</p><div style="background:#121a25;border-radius:3px;padding:24px;text-align:center"><span style="color:#9aa7b6;font-size:13px">GUARD CODE</span><br><span style="color:#3a9aed;font-size:44px">${guardAgain}</span></div>`,
      ),
      codes: [guardAgain],
      links: [],
      best: { code: guardAgain },
    },
    {
      name: 'e-mail change with a code',
      language: 'en',
      subject: 'Your Vaultgate account: Email address change request',
      text: `Hello,

An email change for the account "${account}" was begun in the client. To let it go ahead, fill in this verification code in the client's window:

${change}

IP address of the request: 105.${random.digits(2)}.${random.digits(2)}.${random.digits(2)}
Request ID: HT-${random.text(KEYS, 4)}-${random.text(KEYS, 4)}-${random.text(KEYS, 4)}

Not your doing? Leave the code unused and the address stays what it is.

Vaultgate Support
`,
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'address to verify',
      language: 'en',
      subject: 'Verify your email to trade and gift',
      html: dark(
        `<p style="color:#fff;font-size:24px">Hey ${account}!</p><p>Thanks for making an account. Verify the address so that you can trade, gift, review and recover your password.</p><p><a href="${verify.replaceAll('&', '&amp;')}" style="background:#3a9aed;color:#fff;padding:14px 28px;text-decoration:none">Verify Email Address</a></p><p style="font-size:13px">This link expires in 48 hours.</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'trade to confirm',
      language: 'en',
      subject: `Trade confirmation required (offer from ${random.pick(['Lynx', 'mzansi_gamer', 'OttawaOwl'])})`,
      text: `${account},

You've agreed to a trade:

  You give: Karambyte | Frost (Field-Tested), float 0.2${random.digits(7)}
  You get:  12 x Sealed Crate #${random.digits(2)}, 2 x Holo sticker 2026

Follow this link to confirm the contents and complete the trade:

${trade}

Never follow it unless the list above is exactly what you want. Items that have been traded don't come back.

`,
      codes: [],
      links: [trade],
      best: { link: trade },
    },
    {
      name: 'receipt',
      language: 'en',
      subject: 'Thank you for your Vaultgate purchase!',
      html: dark(
        `<p style="color:#fff;font-size:24px">Thanks, ${account}</p><p>Retain this receipt for your records.</p><table width="100%" cellpadding="6" style="color:#c5cdd9;font-size:14px"><tr><td>Deepcavern II: Lanternlight</td><td align="right">CDN$ 38.99</td></tr><tr><td>HST 13%</td><td align="right">CDN$ 5.07</td></tr><tr><td>Total</td><td align="right">CDN$ 44.06</td></tr><tr><td>Confirmation number</td><td align="right">${random.digits(19)}</td></tr><tr><td>Date confirmed</td><td align="right">Fri Dec 4 2026 17:${random.whole(10, 59)} EST</td></tr><tr><td>Paid with</td><td align="right">PayBuddy</td></tr></table><p>The game is in your library already: no key needed, ready to install (34.${random.digits(1)} GB).</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'beta key to activate',
      language: 'en',
      subject: "You're in! Deepcavern III closed beta",
      html: dark(
        `<p style="color:#fff;font-size:24px">Your lantern is lit.</p><p>You signed up for the closed beta and your number came up. In the client choose <i>Games &rarr; Activate a Product</i> and enter your key:</p><p style="background:#000;color:#ffd479;font-family:Consolas,monospace;font-size:24px;padding:16px;text-align:center">${key}</p><p>Beta: 11-15 December. Build ${build}. NDA applies: no streams, no screenshots.</p>`,
      ),
      codes: [key],
      links: [],
      best: { code: key },
    },
    {
      name: 'wishlist on sale',
      language: 'en',
      subject: '3 games on your wishlist are on sale!',
      html: dark(
        `${['Mothlight', 'Tram Driver Glasgow', 'Kraalkeeper']
          .map(
            (game) =>
              `<table width="100%" bgcolor="#121a25" style="margin-bottom:12px;color:#c5cdd9"><tr><td><a href="https://store.vaultgate.example/app/${random.digits(7)}/?snr=1_2108_9__${random.digits(4)}&amp;utm_id=${random.digits(6)}"><img src="https://cdn.vaultgate.example/apps/${random.digits(7)}/header_292x136.jpg" alt="${game}"></a></td><td>${game}<br><span style="background:#4c6b22;color:#beee11;font-size:28px">-50%</span> <s>CDN$ ${2 * game.length + 7}.98</s> CDN$ ${game.length + 3}.99</td></tr></table>`,
          )
          .join(
            '',
          )}<p style="font-size:13px">Offers end December 18 at 10am Pacific. You have 3 of ${random.whole(20, 60)} wishes discounted. <a style="color:#7d8897" href="https://store.vaultgate.example/email/optout?t=${random.text(KEYS, 20)}">Opt out</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
