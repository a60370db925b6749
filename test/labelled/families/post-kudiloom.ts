/**
 * Kudiloom, payments for developers and merchants (Nigeria): OTPs for transfers and sign-in, settlements,
 * disputes; Nigerian English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';

function wrap(inner: string): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1.0"></head>
<body style="margin:0;padding:0;background:#f4f8fb;font-family:Graphik,Helvetica,Arial,sans-serif;color:#2b3a4a">
<div style="max-width:600px;margin:0 auto;padding:24px"><div style="padding:8px 0 24px"><img src="https://files.kudiloom.example/mail/logo-navy.png" height="22" alt="Kudiloom"></div>
<div style="background:#fff;border-top:4px solid #00b894;padding:28px 32px;font-size:15px;line-height:1.6">${inner}</div>
<div style="font-size:12px;color:#90a0b0;padding:20px 0;text-align:center">Kudiloom Payments Limited is licensed by the Central Bank as a Payment Solution Service Provider.<br>14B Adeola Crescent, Ikeja GRA, Lagos, Nigeria &middot; 0700 555 0199<br>Questions? <a href="mailto:care@kudiloom.example" style="color:#00b894">care@kudiloom.example</a></div></div></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const transfer = random.digits(6);
  const login = random.digits(6);
  const bank = random.digits(4);
  const reset = `https://dashboard.kudiloom.example/#/reset-password?code=${random.text(LOWER, 20)}`;
  const accept = `https://dashboard.kudiloom.example/#/invite/${random.text(LOWER, 32)}`;
  const naira = () => `₦${random.whole(12, 980)},${random.digits(3)}.00`;
  const sum = naira();
  return [
    {
      name: 'transfer',
      language: 'en-NG',
      ...bothParts({
        from: 'Kudiloom <noreply@kudiloom.example>',
        subject: `OTP to finalize your transfer of ${sum}`,
        encoding: 'base64',
        text: `Hello Tidewater Stores,

Kindly use the OTP below to complete the transfer of ${sum}:

${transfer}

Please note that this OTP is confidential. Do not disclose it to anyone, not even to our staff.

Kudiloom Payments Limited, 14B Adeola Crescent, Ikeja GRA, Lagos
`,
        html: wrap(
          `<p>Hello Tidewater Stores,</p><p>Kindly use the OTP below to complete the transfer of <strong>${sum}</strong> to <strong>ADEBAYO FOLAKE OLUWASEUN</strong> (Harmattan Bank, 20${random.digits(8)}):</p>
<h2 style="letter-spacing:4px;color:#011b33">${transfer}</h2>
<p>Please note that this OTP is confidential. Do not disclose it to anyone, not even to our staff. If you did not initiate this transfer, call 0700 555 0199 immediately.</p><p>Reference: TRF_${random.text(LOWER, 14)}</p>`,
        ),
      }),
      codes: [transfer],
      links: [],
      best: { code: transfer },
    },
    {
      name: 'sign-in',
      language: 'en-NG',
      subject: 'Kudiloom Dashboard: Login Verification',
      text: `Dear Robin,

We noticed a login from a device that is new to us. Your One Time Password is ${login}. It expires at 10:${random.whole(10, 59)} WAT.

Device: Infinix X6833B, Opera Mini
Location: Surulere, Lagos

Kindly ignore if you are not the one, but do change your password.

Warm regards,
Kudiloom Security
14B Adeola Crescent, Ikeja GRA, Lagos
`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'settlement account',
      language: 'en-NG',
      subject: 'Confirm change of settlement account',
      html: wrap(
        `<p>Hi there,</p><p>You are changing the account that your payouts go into.</p><table width="100%" cellpadding="6" style="background:#f4f8fb;font-size:14px"><tr><td>Old account</td><td>Unity Trust &bull;&bull;&bull;&bull; ${random.digits(4)}</td></tr><tr><td>New account</td><td>Harmattan Bank &bull;&bull;&bull;&bull; ${random.digits(4)}</td></tr><tr><td>Token</td><td><strong>${bank}</strong></td></tr></table><p>Enter the token on the page to approve. We will hold payouts for 24 hours thereafter, for your own safety.</p>`,
      ),
      codes: [bank],
      links: [],
      best: { code: bank },
    },
    {
      name: 'reset',
      language: 'en-NG',
      subject: 'Forgot your Kudiloom password?',
      html: wrap(
        `<p>Hi Robin,</p><p>No wahala, it happens to the best of us. Set another password by clicking the button:</p><p><a href="${reset}" style="background:#00b894;color:#fff;padding:12px 26px;border-radius:4px;text-decoration:none">Choose new password</a></p><p>After one hour, you would have to ask for another mail.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'team invitation',
      language: 'en-NG',
      subject: 'Ngozi Eze invited you to manage Tidewater Stores',
      html: wrap(
        `<p>Good day,</p><p><strong>Ngozi Eze</strong> wants you to help run <strong>Tidewater Stores</strong> on Kudiloom as <em>Developer</em>. A Developer can see API keys and webhooks but cannot move money.</p><p><a href="${accept}">Accept invitation</a></p><p>You may also copy and open: <span style="word-break:break-all">${accept}</span></p>`,
      ),
      codes: [],
      links: [accept],
      best: { link: accept },
    },
    {
      name: 'payment received',
      language: 'en-NG',
      subject: `You just got paid ${sum}`,
      html: wrap(
        `<p>Ka-ching!</p><p>A customer, chidi.okafor@mail.example, has paid you <strong>${sum}</strong>.</p><table width="100%" style="font-size:14px" cellpadding="5"><tr><td>Reference</td><td>T${random.digits(15)}</td></tr><tr><td>Card</td><td>Verve &bull;&bull;&bull;&bull; ${random.digits(4)}</td></tr><tr><td>Authorization</td><td>AUTH_${random.text(LOWER, 10)}</td></tr><tr><td>Fees</td><td>₦${random.whole(100, 2000)}.00</td></tr><tr><td>RRN</td><td>${random.digits(12)}</td></tr></table>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'settlement',
      language: 'en-NG',
      subject: 'Payout on its way to your bank: 23 April 2026',
      text: `Dear Tidewater Stores,

Below is the breakdown of your settlement.

Transactions (${random.whole(12, 140)}):   ${naira()}
Less charges:         ₦${random.whole(2, 9)},${random.digits(3)}.50
Less stamp duty:      ₦50.00
Net to bank:          ${naira()}

Bank: Harmattan Bank, account ending ${random.digits(4)}, session ID ${random.digits(30)}

Allow up to 24 hours before you raise it with us. The attached CSV has every transaction.

Kudiloom Finance Operations
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'dispute',
      language: 'en-NG',
      subject: `[Urgent] Chargeback logged on transaction ${random.digits(10)}`,
      html: wrap(
        `<p>Dear Merchant,</p><p>A cardholder's bank has logged a dispute of ${naira()} against you (dispute ID <strong>${random.digits(6)}</strong>, reason code 4853, goods not delivered).</p><p>You have till <strong>4pm on Thursday, 30 April 2026</strong> to either accept it or upload proof of delivery on your <a href="https://dashboard.kudiloom.example/#/disputes">disputes page</a>. Where we hear nothing, the bank would be refunded from your next payout.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
