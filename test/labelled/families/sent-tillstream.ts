/** A payment processor, in English and German: dashboard sign-in, saved card, address, payout, receipt and dispute. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const dashboard = random.digits(6);
  const saved = random.digits(6);
  const verify = `https://dashboard.tillstream.example/confirm_email?t=${random.text(ID, 24)}`;
  const last = random.digits(4);
  const amount = `${random.whole(18, 96)}.${random.digits(2)}`;
  const receipt = `${random.digits(4)}-${random.digits(4)}`;
  const payout = `${random.whole(1, 9)}.${random.digits(3)},${random.digits(2)}`;
  const code = { codes: [dashboard], links: [], best: { code: dashboard } };
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'dashboard code',
      language: 'en',
      subject: `Your Tillstream verification code: ${dashboard}`,
      html: panel(
        'Confirm your login',
        `Use the code below to log in to the Tillstream Dashboard as robin@postroom.localhost.</p>
<table border="0" width="100%"><tbody><tr><td style="background:#f6f9fc;border-radius:4px;padding:24px;text-align:center;font:500 28px/36px Menlo,monospace;color:#32325d">${dashboard}</td></tr></tbody></table>
<p>Requested from Chrome on macOS, Dublin, Ireland (203.0.113.${random.whole(3, 240)}). The code expires in 10 minutes. Nobody else should have it, Tillstream support included.`,
      ),
      ...code,
    },
    {
      name: 'code for a saved card',
      language: 'en',
      subject: `${saved.slice(0, 3)}-${saved.slice(3)} is your Tap verification code`,
      html: `<html><body style="background:#fff"><div style="display:none;max-height:0">Use it at Harlow &amp; Finch to pay with saved details&#8199;&#847;&#8199;&#847;&#8199;&#847;</div>
<table width="480" align="center" style="font-family:-apple-system,sans-serif"><tr><td><img alt="Tap" width="56" src="https://assets.tapcheckout.example/tap-green.png"></td></tr>
<tr><td style="font-size:18px;padding:24px 0 8px">Paying Harlow &amp; Finch</td></tr>
<tr><td style="font-size:16px;color:#30313d">Your verification code to use your card •••• ${last} is</td></tr>
<tr><td style="font-size:40px;letter-spacing:2px;padding:12px 0"><span>${saved.slice(0, 3)}</span>-<span>${saved.slice(3)}</span></td></tr>
<tr><td style="font-size:14px;color:#6a7383">If you didn't request this code, you can ignore this email. Someone may have entered your email address by mistake.<br><br>
Tap is a Tillstream product · 510 Townley Street, South San Francisco CA 94080 · <a href="https://tapcheckout.example/privacy">Privacy</a></td></tr></table></body></html>`,
      codes: [saved],
      links: [],
      best: { code: saved },
    },
    {
      name: 'confirm address',
      language: 'en',
      subject: 'Confirm your email address',
      html: panel(
        'Thanks for creating a Tillstream account',
        `Before you can start accepting payments, you need to confirm your email address.</p>
<p><a href="${verify}" style="background:#635bff;border-radius:4px;color:#fff;display:block;padding:10px;text-align:center;text-decoration:none">Confirm email address</a></p>
<p>Once your account is active, you can take live payments: swap the test keys (<code>pk_test_51${random.text(ID, 10)}…</code>) for live ones. Our
<a href="https://docs.tillstream.example/development/quickstart">quickstart</a> has what you need, and card 4242 4242 4242 4242 works for trying things out.`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'payout, German',
      language: 'de',
      subject: `Ihre Auszahlung über ${payout} € ist unterwegs`,
      html: panel(
        `${payout} € sind auf dem Weg`,
        `Die Auszahlung an <b>Tidepool Labs GmbH</b> trifft voraussichtlich am ${random.whole(2, 27)}. November auf dem Konto bei der Hausbank ein.</p>
<table width="100%" style="font-size:14px"><tr><td>Bankkonto</td><td align="right">DE•• •••• ${random.digits(4)}</td></tr>
<tr><td>Verwendungszweck</td><td align="right">TILLSTREAM ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)}</td></tr>
<tr><td>Auszahlungs-ID</td><td align="right">po_1${random.text(ID, 23)}</td></tr></table>
<p>Manche Banken brauchen bis zu zwei Werktage mehr. <a href="https://dashboard.tillstream.example/payouts">Im Dashboard ansehen</a>`,
      ),
      ...none,
    },
    {
      name: 'receipt',
      language: 'en',
      ...bothParts({
        from: '"Harlow & Finch" <receipts+acct_1Kx@tillstream.example>',
        subject: `Your Harlow & Finch receipt [#${receipt}]`,
        encoding: 'base64',
        text: `Receipt from Harlow & Finch [#${receipt}]
Amount paid: $${amount}   Date paid: Nov ${random.whole(1, 27)}, 2026   Payment method: Visa - ${last}

SUMMARY
Linen apron x 1   $${amount}
----------
Amount charged   $${amount}

If you have any questions, contact Harlow & Finch at hello@harlowfinch.example or call +1 415-555-0${random.digits(3)}.
`,
        html: panel(
          'Receipt from Harlow &amp; Finch',
          `Receipt #${receipt}</p><table width="100%"><tr><td><small>AMOUNT PAID</small><br>$${amount}</td><td><small>PAYMENT METHOD</small><br>
<img src="https://assets.tillstream.example/visa.png" height="16" alt="Visa"> - ${last}</td></tr></table>
<table width="100%" style="background:#f6f9fc"><tr><td>Linen apron × 1</td><td align="right">$${amount}</td></tr><tr><td><b>Amount charged</b></td><td align="right"><b>$${amount}</b></td></tr></table>
<p>If you have any questions, contact Harlow &amp; Finch at <a href="mailto:hello@harlowfinch.example">hello@harlowfinch.example</a>. Something wrong with the email?
<a href="https://pay.tillstream.example/receipts/acct_1Kx/${random.text(ID, 40)}">View it in your browser</a>.`,
        ),
      }),
      ...none,
    },
    {
      name: 'dispute',
      language: 'en',
      subject: `A payment of $${amount} was disputed`,
      text: `Hello,

One of your customers questioned a charge with their bank, so $${amount} plus a $15.00 dispute fee has been taken from your balance.

  Payment    pi_3${random.text(ID, 23)}
  Card       Mastercard •••• ${last}
  Reason     Product not received (network code 13.1)
  Respond by November ${random.whole(12, 28)}

You can respond with evidence such as a tracking number or a signed receipt:
https://dashboard.tillstream.example/disputes/dp_1${random.text(ID, 23)}

If you don't respond by that date, the dispute will be decided in the cardholder's favor.

Yours,
Tillstream

Need to refer to this email? Use ID em_${random.text(ID.toLowerCase(), 22)}.
`,
      ...none,
    },
  ];
}

function panel(title: string, body: string): string {
  return `<html><head><style>@media screen and (max-width:600px){.st-Width{width:100%!important}}</style></head>
<body bgcolor="f6f9fc" style="border:0;margin:0;padding:0;min-width:100%"><table class="st-Wrapper" align="center" bgcolor="ffffff" border="0" width="600">
<tbody><tr><td style="padding:40px 64px;color:#525f7f;font:400 16px/24px -apple-system,'Helvetica Neue',Ubuntu,sans-serif">
<img alt="tillstream" height="24" src="https://assets.tillstream.example/email/wordmark.png"><h2 style="color:#32325d;font-size:20px">${title}</h2><p>${body}</p>
<p style="border-top:1px solid #e6ebf1;color:#8898aa;font-size:12px;padding-top:16px">Tillstream, 354 Oyster Point, South San Francisco, CA 94080</p></td></tr></tbody></table></body></html>`;
}
