/** A company of an AI assistant, in English and Japanese: links and codes to sign in, an invitation, credit, terms. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

export function mails(random: Random): FamilyMail[] {
  const magic = `https://pondera.example/magic-link#${random.text(HEX, 32)}:cm9iaW5AcG9zdHJvb20ubG9jYWxob3N0`;
  const temporary = random.digits(6);
  const japanese = random.digits(6);
  const signIn = `https://console.pondera.example/login/email?t=${random.text(HEX, 40)}`;
  const login = random.digits(6);
  const invitation = `https://console.pondera.example/join/tidepool?invite=${random.text(HEX, 36)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'magic link',
      language: 'en',
      ...bothParts({
        from: 'Pondera <no-reply@mail.pondera.example>',
        subject: `Secure link to log in to Pondera | 2026-11-${random.whole(10, 27)} 09:1${random.digits(1)}:4${random.digits(1)}`,
        encoding: 'quoted-printable',
        text: `Let's get you signed in

Sign in with the secure link below

${magic}

If you didn't request this email, you can safely ignore it.
`,
        html: ivory(
          `<h2 style="font:400 26px Georgia,serif">Let's get you signed in</h2><p><a href="${magic}" style="background:#141413;border-radius:10px;color:#faf9f5;display:inline-block;padding:14px 26px;text-decoration:none">Sign in to Pondera</a></p><p style="font-size:13px;color:#73726c">If you didn't request this email, you can safely ignore it.</p>`,
        ),
      }),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'temporary code',
      language: 'en',
      subject: 'Your temporary Pondera code',
      html: ivory(
        `<h2 style="font:400 26px Georgia,serif">Enter this temporary verification code to continue:</h2><p style="background:#f3f3f3;font-size:24px;padding:15px 20px">${temporary}</p><p>If you were not trying to log in, please reset your password.</p><p>Best,<br>The Pondera team</p>`,
      ),
      codes: [temporary],
      links: [],
      best: { code: temporary },
    },
    {
      name: 'code, Japanese',
      language: 'ja',
      subject: `Pondera コード: ${japanese}`,
      text: `Pondera へのログインを続けるには、下の一時コードを使ってください。

${japanese}

ログインしようとしていないのにこのメールが届いた方は、パスワードの変更をご検討ください。

Pondera チーム
ヘルプセンター https://help.pondera.example/ja
`,
      codes: [japanese],
      links: [],
      best: { code: japanese },
    },
    {
      name: 'console, link and code',
      language: 'en',
      subject: `${login} – sign in to the Pondera Console`,
      html: ivory(
        `<p>Click the button below to sign in to the Console.</p><p><a href="${signIn}" style="border:1px solid #141413;border-radius:10px;color:#141413;display:inline-block;padding:12px 22px;text-decoration:none">Continue to Console</a></p><p>If you're signing in on another device, enter this login code instead: <b>${login}</b>. The link and code expire in 15 minutes.</p>`,
      ),
      codes: [login],
      links: [signIn],
      best: { code: login },
    },
    {
      name: 'organisation',
      language: 'en',
      subject: 'Otto Linde has invited you to join Tidepool Labs on Pondera',
      html: ivory(
        `<h2 style="font:400 26px Georgia,serif">Join Tidepool Labs</h2><p>ottoline@tidepool.example has invited you to their organization as <b>Developer</b>.</p><p><a href="${invitation}">Accept invite</a></p><p style="font-size:13px;color:#73726c">Or paste: ${invitation}<br>The invite is valid for 21 days.</p>`,
      ),
      codes: [],
      links: [invitation],
      best: { link: invitation },
    },
    {
      name: 'credit low',
      language: 'en',
      subject: 'Your API credit balance is low',
      text: `Hi,

Tidepool Labs has $${random.whole(1, 4)}.${random.digits(2)} of API credit left, and auto-reload is off. When it's used up, requests come back as 402 with type
"billing_error" until you add more.

Last 7 days: ${random.whole(2, 80)},${random.digits(3)},${random.digits(3)} input tokens, ${random.whole(100, 900)},${random.digits(3)} output tokens.
Keys in use: sk-pnd-api03-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh', 3)}...${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh', 4)} (ci), sk-pnd-api03-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh', 3)}...${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh', 4)} (otp-reader)

Buy credit: https://console.pondera.example/settings/billing

Pondera
548 Marchetti Street, PMB 90375, San Francisco, CA 94104
`,
      ...none,
    },
    {
      name: 'terms',
      language: 'en',
      subject: 'Updates to Consumer Terms and Privacy Policy',
      html: ivory(
        `<p>Hello,</p><p>We're updating our Consumer Terms and Privacy Policy. The changes take effect on January 8, 2027.</p><p><b>Training.</b> You choose whether chats may be used to improve models, and may change your mind in Settings &gt; Privacy.</p><p><b>Retention.</b> If you say yes, 5 years; if no, 30 days, as now.</p><p><b>Age.</b> 18 and over, as before; section 2 has the wording.</p><p>You'll be asked to review your choice the next time you open the app. Learn more in our <a href="https://privacy.pondera.example/articles/10023548">Help Center</a>.</p>`,
      ),
      ...none,
    },
  ];
}

function ivory(body: string): string {
  return `<html lang="en"><head><meta name="color-scheme" content="light"></head><body style="background:#faf9f5;margin:0;padding:40px 0"><table role="presentation" align="center" width="100%" style="max-width:37.5em;font-family:'Styrene B',ui-sans-serif,system-ui;color:#141413;font-size:16px"><tbody><tr><td><img src="https://assets.pondera.example/email/spark.png" width="36" alt="Pondera" style="display:block;margin-bottom:24px">${body}
<p style="font-size:12px;color:#9c9a92;margin-top:40px">© 2026 Pondera PBC<br>548 Marchetti Street, PMB 90375<br>San Francisco, CA 94104</p></td></tr></tbody></table></body></html>`;
}
