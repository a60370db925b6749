/** A crypto exchange, in English and Spanish: withdrawal, sign-in, a device, an API key, a deposit, an order, news. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function mails(random: Random): FamilyMail[] {
  const phrase = random.pick(['grey heron', 'marmalade', 'tuesday boat']);
  const withdrawal = random.digits(6);
  const login = random.digits(6);
  const spanish = random.digits(6);
  const device = `https://accounts.coinharbor.example/en/authorize-device?requestId=${random.text('0123456789abcdef', 32)}&vt=${random.text(BASE58, 40)}`;
  const address = `bc1q${random.text('023456789acdefghjklmnpqrstuvwxyz', 38)}`;
  const layout = (title: string, body: string, foot?: string[]) => sea(title, body, phrase, foot);
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'withdrawal',
      language: 'en',
      subject: `[Coinharbor] Confirm Your Withdrawal Request - 2026-11-${random.whole(10, 27)} 13:4${random.digits(1)}:2${random.digits(1)}(UTC)`,
      html: layout(
        'Withdrawal Requested',
        `<p>You've requested to withdraw <b>0.0${random.digits(6)} BTC</b> to:</p><p style="word-break:break-all">${address}</p><p><b>Check the address twice.</b> Crypto withdrawals can't be reversed once confirmed.</p><p>Your verification code:</p><p style="font-size:24px;color:#c99400;font-weight:bold">${withdrawal}</p><p>The verification code will be valid for 30 minutes. Network fee 0.0000${random.digits(2)} BTC.</p>`,
      ),
      codes: [withdrawal],
      links: [],
      best: { code: withdrawal },
    },
    {
      name: 'sign-in code',
      language: 'en',
      subject: `[Coinharbor] Login Verification Code: ${login}`,
      html: layout(
        'Log In',
        `<p>Hello r***@p***,</p><p>You're trying to log in to Coinharbor. Your verification code is:</p><p style="font-size:24px;color:#c99400;font-weight:bold">${login}</p><p>IP: 203.0.113.${random.whole(2, 250)} · Android 15 · Coinharbor 2.9${random.digits(1)}.${random.digits(1)}</p><p>Never share this code. Coinharbor staff will never call you or ask for it.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'API key, Spanish',
      language: 'es',
      subject: '[Coinharbor] Crear clave API',
      html: layout(
        'Nueva clave API',
        `<p>Estás creando la clave API «bot-${random.digits(2)}» con permiso de lectura y de trading al contado. Introduce el código siguiente para activarla:</p><p style="font-size:24px;color:#c99400;font-weight:bold">${spanish}</p><p>Válido durante 10 minutos. ¿No la estás creando tú? <a href="https://www.coinharbor.example/es/my/security/freeze">Bloquea tu cuenta</a>.</p>`,
        ['Los precios son muy volátiles. Consulta la', 'Advertencia de riesgo', 'Mensaje automático, no respondas.'],
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'device to authorise',
      language: 'en',
      subject: '[Coinharbor] Authorize New Device',
      html: layout(
        'Authorize New Device',
        `<p>A login was attempted from an unauthorized device or IP address. To complete your login, please authorize the device:</p><p>Email: robin@postroom.localhost<br>Device: web / Firefox 14${random.digits(1)}<br>Time: 2026-11-${random.whole(10, 27)} 06:0${random.digits(1)}:5${random.digits(1)} (UTC)<br>IP Address: 198.51.100.${random.whole(2, 250)}</p><p><a href="${device.replaceAll('&', '&amp;')}" style="background:#f0b90b;color:#1e2026;padding:10px 36px;text-decoration:none">Authorize Device</a></p><p>Don't recognize this activity? <a href="https://www.coinharbor.example/en/account-activity/disable">Disable your account</a> immediately and change your email password too.</p>`,
      ),
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'deposit',
      language: 'en',
      subject: `[Coinharbor] USDC Deposit Confirmed - 2026-11-${random.whole(10, 27)} 19:2${random.digits(1)}:07(UTC)`,
      html: layout(
        'USDC Deposit Successful',
        `<p>${random.whole(100, 900)}.${random.digits(6)} USDC are now in your spot wallet.</p><p>TxID: 0x${random.text('0123456789abcdef', 64)}<br>Confirmations: 12/12<br>Memo: ${random.digits(9)}</p><p><a href="https://www.coinharbor.example/en/my/wallet/account/main">Wallet</a></p>`,
      ),
      ...none,
    },
    {
      name: 'order filled',
      language: 'en',
      subject: 'Your recurring buy went through',
      text: `You bought $50.00 of Ether

Reference code    ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8)}
Amount            0.0${random.digits(7)} ETH
Rate              $${random.whole(2, 4)},${random.digits(3)}.${random.digits(2)} / ETH
Fee               $1.99
Paid from         Checking ******${random.digits(4)} (arrives on or before Dec ${random.whole(1, 4)})

Next buy: in 7 days. Manage at https://www.coinharbor.example/recurring

Coinharbor Markets LLC, NMLS ID ${random.digits(7)}. Not insured by FDIC or SIPC. Digital assets can lose all of their worth.
`,
      ...none,
    },
    {
      name: 'news',
      language: 'en',
      subject: 'Harbour Lights: ETF flows, a fork in December, and 8% on TIDE',
      html: layout(
        'Harbour Lights, week 48',
        `<table width="100%"><tr><td>BTC</td><td>$${random.whole(70, 120)},${random.digits(3)}</td><td style="color:#0ecb81">+${random.whole(1, 7)}.${random.digits(2)}%</td></tr><tr><td>ETH</td><td>$${random.whole(2, 4)},${random.digits(3)}</td><td style="color:#f6465d">-1.${random.digits(2)}%</td></tr></table><p><b>Fork at block 2${random.digits(7)}.</b> Deposits pause two hours before; no action needed.</p><p><b>Ask a friend.</b> With your referral ID ${random.digits(8)} you both get $10 once they trade for 100.</p><p><b>Learn &amp; earn.</b> Quiz answers B, D, A. No, we didn't say that.</p>`,
      ),
      ...none,
    },
  ];
}

function sea(
  title: string,
  body: string,
  phrase: string,
  foot = ['Price risk is high. See our', 'Risk Warning', 'This is an automated message.'],
): string {
  const [risk, warning, automated] = foot;
  return `<html><body style="margin:0;background:#fafafa"><table width="100%"><tr><td align="center"><table width="600" bgcolor="#ffffff" style="border-top:4px solid #f0b90b;font:14px/22px HarborNova,Arial,sans-serif;color:#1e2026" cellpadding="24"><tr><td><img src="https://bin.coinharbor.example/image/mail/anchor.png" height="24" alt="COINHARBOR"><span style="float:right;font-size:12px;color:#929aa5">Anti-Phishing Code: <b>${phrase}</b></span></td></tr>
<tr><td><h2>${title}</h2>${body}<p style="font-size:12px;color:#929aa5">${risk} <a href="https://www.coinharbor.example/en/risk-warning">${warning}</a>. ${automated}</p></td></tr><tr><td align="center" style="font-size:12px;color:#929aa5">© 2017 - 2026 Coinharbor.example, All Rights Reserved.<br>House of Francis, Room 303, Ile Du Port, Mahe, Seychelles</td></tr></table></td></tr></table></body></html>`;
}
