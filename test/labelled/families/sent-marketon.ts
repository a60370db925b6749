/** A marketplace, in English, German and Spanish: codes, a reset, an order, a dispatch, a message of a buyer. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const FEET = {
  en: '©2026 Marketon.example, Inc. or its affiliates. All related marks are trademarks. 410 Juniper Ave N, Seattle.',
  de: 'Dies ist eine automatisch versendete Nachricht. Marketon EU S.à r.l., L-1855 Luxemburg, R.C.S. B101818.',
  es: 'Este mensaje se ha enviado desde una dirección que no acepta correo entrante. Marketon EU S.à r.l., L-1855 Luxemburgo.',
};

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const german = random.digits(6);
  const change = random.digits(6);
  const reset = `https://www.marketon.example/ap/forgotpassword/approve?arb=${random.text(TOKEN, 36)}&language=es_ES`;
  const order = `${random.whole(100, 999)}-${random.digits(7)}-${random.digits(7)}`;
  const tracking = `00340434${random.digits(12)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'one-time password',
      language: 'en',
      subject: 'Verify your new Marketon account',
      html: white(
        'Verify your new Marketon account',
        `<p>To verify your email address, please use the following One Time Password (OTP):</p><p style="font-size:18px"><b>${otp}</b></p><p>Do not share this OTP with anyone. Marketon takes your account security very seriously. We never request your password, OTP, or card number by phone or email. If you receive a suspicious email with a link to update your account information, do not click on the link.</p><p>Thank you for shopping with us! We hope to see you again soon.</p>`,
      ),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'sign-in, German',
      language: 'de',
      subject: 'marketon.example: Anmeldeversuch',
      html: white(
        'Überprüfung',
        `<p>Jemand, der Ihr Passwort kennt, versucht, sich bei Ihrem Konto anzumelden.</p><table><tr><td>Wann:</td><td>${random.whole(2, 27)}. Nov 2026, 19:5${random.digits(1)} MEZ</td></tr><tr><td>Gerät:</td><td>Mozilla Firefox, Windows (Desktop)</td></tr><tr><td>In der Nähe von:</td><td>Sachsen, Deutschland</td></tr></table>
<p>Falls Sie das waren, lautet Ihr Überprüfungscode: <b>${german}</b></p><p>Falls nicht: Lehnen Sie den Versuch <a href="https://www.marketon.example/a/c/r/${random.text(TOKEN, 12)}">hier ab</a> und geben Sie den Code niemandem weiter.</p>`,
        FEET.de,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'code for a new address',
      language: 'en',
      ...bothParts({
        from: '"marketon.example" <account-update@marketon.example>',
        subject: 'Confirm the change of your sign-in address',
        encoding: 'base64',
        text: `Hello,

you asked to change your email address from r.vale@oldmail.example to this one. Please enter ${change} on the "Login & Security" page.

The code was requested at 10:0${random.digits(1)} and is valid for 10 minutes. Open orders: 1 (${order}).

marketon.example
`,
        html: white(
          'New sign-in address',
          `<p>Hello,</p> <p>you asked to change your email address from r.vale@oldmail.example to this one. Please enter</p><p style="font-size:18px"><b>${change}</b></p><p>on the "Login &amp; Security" page.</p>`,
        ),
      }),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'reset, Spanish',
      language: 'es',
      subject: 'Ayuda con tu contraseña de Marketon',
      html: white(
        'Asistencia para la contraseña',
        `<p>Hola, Robin Vale:</p><p>Alguien intenta restablecer la contraseña de tu cuenta. Si eres tú, aprueba la solicitud para elegir una nueva.</p><p><a href="${reset.replaceAll('&', '&amp;')}" style="background:#ffd814;border-radius:8px;color:#0f1111;padding:10px 30px;text-decoration:none">Aprobar y cambiar la contraseña</a></p><p>Cuándo: ${random.whole(2, 27)} nov 2026, 12:3${random.digits(1)} CET · Dispositivo: app de Marketon (Android) · Cerca de: Zaragoza, España</p><p>Si no has sido tú, ignora este mensaje.</p>`,
        FEET.es,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'order',
      language: 'en',
      subject: 'Ordered: "Oxo Jar Spatula, 2-pack" and 1 more item',
      html: white(
        'Thanks for your order, Robin!',
        `<p>Arriving <b>Friday</b><br>Order #<br><a href="https://www.marketon.example/gp/css/order-details?orderId=${order}">${order}</a></p><table width="100%"><tr><td>Oxo Jar Spatula, 2-pack, red<br>Quantity: 1</td><td align="right">$14.99</td></tr><tr><td>USB-C cable 100W 2m<br>Quantity: 2</td><td align="right">$17.${random.digits(2)}</td></tr><tr><td><b>Grand Total:</b></td><td align="right"><b>$3${random.digits(1)}.${random.digits(2)}</b></td></tr></table><p>Ship to Robin Vale, Portland, OR 97${random.digits(3)}. A one-time delivery password may be asked for at the door.</p>`,
      ),
      ...none,
    },
    {
      name: 'dispatch, German',
      language: 'de',
      subject: 'Versandt: „Espressokocher 6 Tassen“',
      html: white(
        'Ihr Paket ist unterwegs!',
        `<p>Zustellung: <b>Donnerstag, ${random.whole(10, 26)}. November</b>, 11–15 Uhr</p><p>Bestellung ${order}<br>Sendungsnummer ${tracking} (Paketdienst Nord)</p><p><a href="https://www.marketon.example/progress-tracker/package?orderId=${order}">Lieferung verfolgen</a></p><p>Robin Vale<br>Prager Straße ${random.whole(2, 120)}<br>01069 Dresden</p><p>Summe ohne USt.: 24,36 € · USt.: 4,63 € · Gesamt: 28,99 €</p>`,
        FEET.de,
      ),
      ...none,
    },
    {
      name: 'message of a buyer',
      language: 'en',
      subject: `Inquiry from buyer about order ${order}`,
      text: `You have received a message.

# From: buyer-${random.text(TOKEN.toLowerCase(), 6)} (Robin, answer within 24 hours to keep your rating)
# Order ID ${order}:
# 1 of Vintage desk lamp [ASIN: B0${random.text('0123456789ABCDEFGHJKLM', 8)}]

------------- Message: -------------

hi, the lock on the case has 4 digits, which number opens it? seller before you told me 0000 but it does not work. also pls confirm you ship
to pickup point ${random.digits(4)}

------------- End message -------------

Reply: https://sellercentral.marketon.example/messaging/inbox?fi=RESPONSE_NEEDED
Mark as no response needed: https://sellercentral.marketon.example/messaging/no-response/${random.text(TOKEN, 20)}
`,
      ...none,
    },
  ];
}

function white(title: string, body: string, foot = FEET.en): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body><table id="container" style="width:640px;margin:0 auto;font:14px Arial,sans-serif;color:#333" cellspacing="0" cellpadding="0"><tbody>
<tr><td><a href="https://www.marketon.example/gp/r.html?C=1HZ"><img src="https://images-na.marketon.example/images/G/01/e_retail/logo.png" alt="marketon.example" style="border:0;width:115px"></a></td><td align="right" style="font:20px Arial">${title}</td></tr>
<tr><td colspan="2" style="padding:12px 0">${body}</td></tr><tr><td colspan="2" style="font-size:10px;color:#666;border-top:1px solid #eaeaea">${foot} Reference: ${title.length}0${body.length}</td></tr></tbody></table> </body></html>`;
}
