/** A VPN provider: activation of devices, sign-in links and codes, receipts, changes of servers, offers; English, German, Korean. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACTIVATION = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const wide = (
  pre: string,
  inner: string,
) => `<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:0;background:#0f1f24"><div style="display:none;max-height:0">${pre}&#847; &zwnj; &nbsp; &#847; &zwnj; &nbsp;</div>
<table role="presentation" width="100%"><tr><td align="center" style="padding:40px 12px"><table role="presentation" width="560" style="background:#fff;border-radius:10px">
<tr><td style="padding:36px 44px;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:26px;color:#0f1f24">${inner}</td></tr></table>
<p style="color:#8aa;font:12px Arial">Burrow Intl. Ltd., Tortola VG1110, British Virgin Islands<br><a style="color:#8aa" href="https://www.burrowvpn.example/support/">24/7 chat</a> &middot;
<a style="color:#8aa" href="https://www.burrowvpn.example/tos/">Terms</a> &middot; <a style="color:#8aa" href="https://www.burrowvpn.example/latest/">Apps for all devices</a><br>Company no. 1899042</p>
</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const activation = `E${random.text(ACTIVATION, 22)}`;
  const code = random.digits(6);
  const german = random.digits(6);
  const magic = `https://www.burrowvpn.example/sign-in/magic?t=${random.text(ID, 48)}`;
  const set = `https://t.mail.burrowvpn.example/r/?id=h${random.text('abcdef0123456789', 7)},${random.text('abcdef0123456789', 7)},${random.text('abcdef0123456789', 7)}`;
  const korean = `https://www.burrowvpn.example/ko/verify-email/${random.text(ID, 40)}`;
  return [
    {
      name: 'activation of the app',
      language: 'en',
      subject: 'Your Burrow activation code and downloads',
      html: wide(
        'All you need to get started',
        `<h2>You're in</h2><p>1. Get the app for your device.<br>2. When it asks, paste your activation code:</p><p style="font-family:monospace;background:#eef4f3;padding:12px">${activation}</p>
        <p>Works on 8 devices at a time. Order #${random.digits(8)}, 30-day money-back.</p>`,
      ),
      codes: [activation],
      links: [],
      best: { code: activation },
    },
    {
      name: 'link to sign in',
      language: 'en',
      ...bothParts({
        from: 'Burrow <support@mail.burrowvpn.example>',
        subject: 'Sign in to Burrow on your phone',
        encoding: 'quoted-printable',
        text: `Open this mail on the device that you want to sign in on, then follow

${magic}

15 minutes, one device, no password.
`,
        html: wide(
          '15 minutes, one device, no password',
          `<p>Open this mail on the device that you want to sign in on, then</p><p><a href="${magic}" style="background:#da3940;color:#fff;padding:14px 30px;border-radius:6px">Sign in</a></p>
<p>15 minutes, one device, no password.</p>`,
        ),
      }),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'code for the dashboard',
      language: 'en',
      subject: `Verification code: ${code}`,
      text: `${code}

is what the dashboard asks for. It is void after one try or 15 minutes, whichever is first.
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'password set after purchase',
      language: 'en',
      subject: 'Set your password',
      html: wide(
        'Your subscription is active',
        `<p>Your 24-month subscription is paid and running. So far only our till knows you: <a href="${set}">set a password</a> so that you can get in, too.</p>`,
      ),
      codes: [],
      links: [set],
      best: { link: set },
    },
    {
      name: 'renewal',
      language: 'en',
      subject: 'Your subscription renews on 14 July',
      html: wide(
        'No action needed',
        `<p>Plan: 12 months + 3<br>Price: $${random.whole(79, 119)}.95<br>Paid with: PayPal, agreement B-${random.digits(2)}${random.text('ABCDEFGHJK', 4)}${random.digits(7)}<br>Invoice: INV-${random.digits(9)}</p>
        <p>To stop it, turn off auto-renewal up to a day before. No action is needed to keep it.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'friends get a month',
      language: 'en',
      subject: '30 days free for you, 30 for a friend',
      html: wide(
        'Share the burrow',
        `<p>Give friends this: <b>BURROW-${random.text(ACTIVATION, 5)}</b>. When one signs up with it, both of you get 30 days. ${random.digits(1)} have so far.</p>
        <p>New: ${random.whole(3, 9)} countries, 10 Gbps in Madrid, port 51820 on by default. <a href="https://t.mail.burrowvpn.example/r/?id=h${random.text('abcdef0123456789', 24)}">Read on</a></p>
        <p><a href="https://t.mail.burrowvpn.example/webApp/optout?id=${random.digits(9)}">Unsubscribe</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'german code',
      language: 'de',
      subject: 'Dein Code für die Anmeldung',
      html: wide(
        'Gültig für 15 Minuten',
        `<p>Neuer Standort? Kein Problem. Tippe ${german} in die App, dann geht's weiter.</p><p>Das warst nicht du? Melde alle Geräte unter Konto › Sicherheit ab.</p>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'korean address to verify',
      language: 'ko',
      subject: '이메일 주소를 인증해 주세요',
      html: wide(
        '버튼을 눌러 주세요',
        `<p>Burrow에 가입해 주셔서 감사합니다. 아래 버튼을 눌러 이메일 인증을 완료해 주세요.</p><p><a href="${korean}">이메일 인증하기</a></p><p>링크는 24시간 후 만료됩니다. 주문번호 ${random.digits(8)}</p>`,
      ),
      codes: [],
      links: [korean],
      best: { link: korean },
    },
  ];
}
