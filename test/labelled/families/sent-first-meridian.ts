/** A US bank, in English and Spanish: one-time codes, enrolments, a statement, an alert of a charge, a new card. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const oneTime = random.digits(8);
  const spanish = random.digits(6);
  const payee = random.digits(6);
  const last = random.digits(4);
  const esign = `https://secure.firstmeridian.example/auth/enroll/confirm?ctx=${random.text('0123456789ABCDEF', 40)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'one-time code',
      language: 'en',
      ...bothParts({
        from: 'First Meridian <no.reply.alerts@firstmeridian.example>',
        subject: 'Your one-time code is enclosed',
        encoding: 'quoted-printable',
        header: ['X-Priority: 1 (High)'],
        text: `Here's your one-time code

One-time code: ${oneTime}

Enter it along with your password when prompted. The code expires in 30 minutes.

We won't call, text or email you to ask for this code. If someone does, hang up and call the number printed on your card.

First Meridian Bank, N.A. Member FDIC
`,
        html: bank(
          "Here's your one-time code",
          `<table width="100%" bgcolor="#f4f7fa"><tr><td style="padding:16px"><font color="#414042">One-time code:</font> <b style="font-size:20px">${oneTime}</b></td></tr></table><p>Enter it along with your password when prompted. The code expires in 30 minutes.</p><p><b>We won't call, text or email you to ask for this code.</b> If someone does, hang up and call the number printed on your card.</p>`,
          last,
        ),
      }),
      codes: [oneTime],
      links: [],
      best: { code: oneTime },
    },
    {
      name: 'one-time code, Spanish',
      language: 'es-US',
      subject: 'Su código de seguridad de First Meridian',
      html: bank(
        'Código de seguridad',
        `<p>Estimado(a) ROBIN VALE:</p><p>Para proteger su cuenta terminada en ${last}, confirme que es usted escribiendo este código en la página donde lo solicitó:</p><p style="font-size:22px"><b>${spanish}</b></p><p>Si no está tratando de acceder a su cuenta, llámenos al 1-800-555-0${random.digits(3)}. Atendemos en español las 24 horas.</p>`,
        last,
        'Seguridad: este mensaje se envió a ROBIN VALE. Reenvíe los correos sospechosos a',
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'payee to enroll',
      language: 'en',
      subject: 'Swiftpay: enroll this email to receive money',
      text: `ROBIN VALE, you asked to enroll this email address in Swiftpay with First Meridian.

Your enrollment code is ${payee.slice(0, 3)}-${payee.slice(3)}. Enter it in the app when asked. Do not share it, even with our staff.

Payment waiting for you (expires in 14 days): $${random.whole(20, 200)}.00 from DANA R, memo "tickets row 14 seat 227".

Swiftpay is a service of First Meridian Bank, N.A. Wireless carriers' rates may apply.
`,
      codes: [payee],
      links: [],
      best: { code: payee },
    },
    {
      name: 'online access',
      language: 'en',
      subject: 'Action needed: finish enrolling in online banking',
      html: bank(
        'Finish your enrollment',
        `<p>ROBIN VALE, you opened a checking account at our Burnside branch on 11/${random.whole(2, 27)}/2026. To use online banking, create your username and password within 10 days:</p><p><a href="${esign}" style="background:#126bc5;border-radius:4px;color:#fff;padding:12px 28px;text-decoration:none">Set up access</a></p><p>Have your debit card ready. We'll ask for its last four digits and your ZIP code (97214).</p>`,
        last,
      ),
      codes: [],
      links: [esign],
      best: { link: esign },
    },
    {
      name: 'statement',
      language: 'en',
      subject: 'Your credit card statement is available',
      html: bank(
        'Your statement is ready',
        `<table width="100%"><tr><td>Account</td><td align="right">Meridian Rewards Visa (...${last})</td></tr><tr><td>Statement balance</td><td align="right">$1,${random.digits(3)}.${random.digits(2)}</td></tr><tr><td>Minimum payment due</td><td align="right">$40.00</td></tr><tr><td>Payment due date</td><td align="right">Dec ${random.whole(8, 24)}, 2026</td></tr></table><p>Late? A fee of up to $40 may be charged. <a href="https://www.firstmeridian.example/statements">See statement</a></p>`,
        last,
      ),
      ...none,
    },
    {
      name: 'charge',
      language: 'en',
      subject: `Your $${random.whole(50, 400)}.${random.digits(2)} transaction with HARLOW HARDWARE #${random.digits(4)}`,
      html: bank(
        'Transaction alert',
        `<table width="100%"><tr><td>Account</td><td>Meridian Rewards Visa (...${last})</td></tr><tr><td>Date</td><td>Nov ${random.whole(2, 27)}, 2026 at 5:1${random.digits(1)} PM ET</td></tr><tr><td>Merchant</td><td>HARLOW HARDWARE #${random.digits(4)}</td></tr><tr><td>Approval</td><td>${random.digits(6)}</td></tr></table><p>You're getting this alert because a transaction was over the $50.00 limit you set. Don't recognize it? Lock your card in the app.</p>`,
        last,
      ),
      ...none,
    },
    {
      name: 'chip card on its way',
      language: 'en',
      subject: 'Your new debit card is in the mail',
      text: `ROBIN VALE
Account ending ${last}

Your current card expires 12/26, so we've mailed you a new one. Look for a plain white envelope between December 2 and 9.

When it arrives, activate it at any First Meridian ATM with your current PIN, or call 1-800-555-0${random.digits(3)} from the phone we have on file (xxx-xxx-${random.digits(4)}).
Recurring payments to 3 merchants will need the new expiry date.

First Meridian Bank, N.A. Member FDIC. Equal Housing Lender. NMLS ${random.digits(6)}. ABA routing number 0${random.digits(8)}.
PO Box ${random.digits(5)}, Wilmington, DE 19850-${random.digits(4)}. Ref. DC-${random.digits(10)}
`,
      ...none,
    },
  ];
}

function bank(
  title: string,
  body: string,
  last: string,
  security = `E-mail security: sent to ROBIN VALE, account ending in ${last}. Forward suspicious mail to`,
): string {
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><title>First Meridian</title><style type="text/css">.ExternalClass *{line-height:100%}td{padding:2px}</style></head><body marginwidth="0" marginheight="0" leftmargin="0" topmargin="0"><table width="100%" bgcolor="#e8eaed" border="0"><tr><td align="center"><table width="600" bgcolor="#ffffff" border="0" style="font:15px Arial;color:#414042">
<tr><td style="padding:18px 24px"><img src="https://www.firstmeridian.example/content/email/octagon_blue.jpg" width="132" alt="First Meridian logo"></td></tr><tr><td bgcolor="#003b71" style="padding:12px 24px;color:#fff;font-size:20px">${title}</td></tr><tr><td style="padding:18px 24px">${body}</td></tr>
<tr><td style="padding:18px 24px;font-size:11px;color:#717171">${security} phishing@firstmeridian.example. First Meridian Bank, N.A. Member FDIC, 270 Parkline Avenue, New York, NY 10017 &copy; 2026. Track: ${last}A${body.length}</td></tr></table></td></tr></table></body></html>`;
}
