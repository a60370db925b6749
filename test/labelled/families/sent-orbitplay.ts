/** A console maker's account, in English, Japanese and Spanish: codes, an address, a reset, a child, a purchase, a sale. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';
const B64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const japanese = random.digits(4);
  const twoStep = random.digits(6);
  const verify = `https://account.orbitplay.example/verify-email?verification=${random.text(B64, 43)}&account_id=${random.digits(19)}`;
  const reset = `https://id.orbitplay.example/id/reset_password/?request_locale=es_ES&tokenId=${random.text(HEX, 32)}`;
  const family = `https://family.orbitplay.example/consent/${random.text(HEX, 24)}`;
  const titles = [
    'Hollow Reef',
    'Kart Kommando',
    'Sable & Salt',
    'FC Eleven 27',
    'Night Shift: Overtime',
    'Ashen Crown',
    'Lumber Lords',
    'Zero Meridian',
  ];
  const deals = titles
    .map(
      (
        title,
      ) => `<tr><td style="padding:10px 0"><a href="https://click.txn-email.orbitplay.example/?qs=${random.text(HEX, 64)}"><img src="https://image.orbitplay.example/gs2-sec/appkgo/${random.text(HEX, 16)}/icon0.png" width="80" alt="${title.replace('&', '&amp;')}"></a></td>
<td>${title.replace('&', '&amp;')}<br><span style="background:#ffce21">-${random.whole(2, 7)}5%</span> <s>$${random.pick(['19.99', '39.99', '59.99', '69.99'])}</s> <b>$${random.whole(4, 17)}.${random.digits(2)}</b></td></tr>`,
    )
    .join('\n');
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'code, Japanese',
      language: 'ja',
      subject: '【オービットプレイ】4桁の確認コードのお知らせ',
      text: `オービットプレイアカウントが作成されました。

以下の4桁の数字を画面に入力し、メールアドレスの確認を完了させてください。

━━━━━━━━━━━━━
${japanese}
━━━━━━━━━━━━━

・数字は1時間で無効になります。
・画面を閉じてしまった方は、はじめから手順をやり直す必要があります。

このメールにお心当たりのない方は、以下までお知らせください。
https://support.orbitplay.example/jp/contact

--------------------------------------
株式会社オービットプレイ 〒601-8501 京都市南区上鳥羽${random.whole(11, 99)}番地
※返信はお受けできません。 お問い合わせ番号 ${random.digits(10)}
`,
      codes: [japanese],
      links: [],
      best: { code: japanese },
    },
    {
      name: 'two-step code',
      language: 'en',
      ...bothParts({
        from: 'Orbitplay <account-noreply@txn-email.orbitplay.example>',
        subject: 'Your 2-step verification code',
        encoding: 'quoted-printable',
        text: `ORBITPLAY

Hi RobinV_81,

Your verification code is: ${twoStep}

ORBIT 5, serial ending ${random.digits(4)}

It stops working after 10 minutes. Not you? https://www.orbitplay.example/acct/security
`,
        html: sheet(
          '#0070d1',
          `<p style="font-size:26px;font-weight:300">Hi RobinV_81,</p><p>Your verification code is:</p><p style="border:2px solid #0070d1;padding:14px;font-size:30px;text-align:center">${twoStep.slice(0, 3)} ${twoStep.slice(3)}</p><p>ORBIT 5, serial ending ${random.digits(4)}</p><p>It stops working after 10 minutes. Not you? <a href="https://www.orbitplay.example/acct/security">Check your security settings</a>.</p>`,
        ),
      }),
      codes: [twoStep],
      links: [],
      best: { code: twoStep },
    },
    {
      name: 'verify address',
      language: 'en',
      subject: 'Account registration: verify your address',
      html: sheet(
        '#0070d1',
        `<p style="font-size:26px;font-weight:300">Verify your email</p><p>Sign-In ID: robin@postroom.localhost</p><p>Thanks for creating an account. Please confirm your email address to complete your registration.</p><table width="100%"><tr><td align="center"><a href="${verify.replaceAll('&', '&amp;')}" style="background:#0070d1;border-radius:22px;color:#fff;padding:12px 36px;text-decoration:none">Verify Now</a></td></tr></table><p style="font-size:13px">Can't see the button? Copy and paste this link: ${verify.replaceAll('&', '&amp;')}</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'reset, Spanish',
      language: 'es',
      subject: 'Restablece tu contraseña de Orbitplay',
      html: sheet(
        '#0070d1',
        `<p style="font-size:26px;font-weight:300">Hola, RobinV_81:</p><p>Has pedido restablecer tu contraseña. Haz clic aquí para continuar:</p><p><a href="${reset.replaceAll('&', '&amp;')}">Cambiar la contraseña</a></p><p>El enlace estará disponible 24 horas. Te pediremos tu fecha de nacimiento.</p><p>Si no has solicitado el cambio, ignora este correo; tu contraseña no cambiará.</p>`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'consent of a parent',
      language: 'en',
      subject: 'Milo needs your OK to have an account',
      html: sheet(
        '#7a4fcf',
        `<p>Hello,</p><p>Milo (age ${random.whole(8, 12)}) has asked to create an Orbitplay account and entered your email as their parent or guardian. To give your consent and set up parental controls, continue below.</p><p><a href="${family}" style="background:#7a4fcf;color:#fff;padding:12px 30px;text-decoration:none">Approve and set limits</a></p><p>To verify that you're an adult we'll charge $0.50 to a card, as required by COPPA.</p>`,
      ),
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'purchase',
      language: 'en',
      subject: 'Thank You For Your Purchase',
      html: sheet(
        '#0070d1',
        `<table width="100%" style="font-size:14px"><tr><td>Online ID:</td><td>RobinV_81</td></tr><tr><td>Order Number:</td><td>${random.digits(12)}</td></tr><tr><td>Date purchased:</td><td>11/${random.whole(2, 27)}/2026 @ 08:1${random.digits(1)} PM (CST)</td></tr><tr><td>Wallet Top-up:</td><td>$25.00</td></tr><tr><td>Payment Method:</td><td>Visa ****${random.digits(4)}</td></tr></table><hr><table width="100%"><tr><td>Moonrail Deluxe (5GS)</td><td align="right">$5${random.digits(1)}.99</td></tr><tr><td>Sales tax</td><td align="right">$4.${random.digits(2)}</td></tr><tr><td>Current Wallet Amount</td><td align="right">$${random.whole(1, 9)}.${random.digits(2)}</td></tr></table><p>To bring up the download, open Library &gt; Purchased on your console. Refunds are possible within 14 days of purchase if you haven't started the download.</p>`,
      ),
      ...none,
    },
    {
      name: 'sale',
      language: 'en',
      subject: '⬛ Black Friday starts now: up to 75% off 1,800 games',
      html: sheet(
        '#111111',
        `<p style="font-size:30px">BLACK FRIDAY</p><p>Through Nov 30, 11:59 PM PT.</p><table width="100%"><tr><td width="50%">Moonrail<br><b>$29.99</b> <s>$69.99</s></td><td>Tide Racer ${random.whole(3, 9)}<br><b>$17.49</b> <s>$49.99</s></td></tr><tr><td>12-month Plus<br><b>$55.99</b> <s>$79.99</s></td><td>Dual controller, Cobalt<br><b>$54.00</b></td></tr></table><table width="100%">${deals}</table><p><a href="https://click.txn-email.orbitplay.example/?qs=${random.text(HEX, 64)}">Shop all deals</a></p><p>Redeem 12-character code <b>${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 4)}</b> at checkout for $5 off your next $50.</p>`,
      ),
      ...none,
    },
  ];
}

function sheet(colour: string, body: string): string {
  return `<html><body style="background:#ebebeb;margin:0"><center><table style="width:100%;max-width:600px;background:#fff;font-family:SST,Arial,Helvetica;color:#1f1f1f"><tr><td style="background:${colour};height:56px;padding-left:24px"><img src="https://image.orbitplay.example/lib/white-symbol.png" height="28" alt="Orbitplay"></td></tr><tr><td style="padding:32px 40px;line-height:1.5">${body}</td></tr>
<tr><td style="padding:24px 40px;font-size:11px;color:#6b6b6b">Orbitplay Interactive LLC, 2207 Bridgeway Pointe Pkwy, San Mateo, CA 94404. Do not reply to this message. <a href="https://www.orbitplay.example/legal">Legal</a> | <a href="https://www.orbitplay.example/support">Support</a></td></tr></table></center></body></html>`;
}
