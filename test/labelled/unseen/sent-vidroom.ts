/** A video meeting service, in English and Japanese: codes, activation, a meeting with a passcode, a recording, a renewal. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function mails(random: Random): FamilyMail[] {
  const signIn = random.digits(6);
  const japanese = random.digits(6);
  const activate = `https://vidroom.example/activate?code=${random.text(LETTERS, 38)}.AQgAAAGT&fr=signup_site&isO365=0`;
  const meeting = `${random.digits(3)} ${random.digits(4)} ${random.digits(4)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Code for signing in to Vidroom',
      html: letter(`<p>Hi Robin Vale,</p><p>You're signing in to your Vidroom account from a new device. Use this one-time
passcode to finish signing in:</p><p style="font-size:28px;font-weight:700;letter-spacing:1px;color:#0b5cff">${signIn}</p>
<p><b>When:</b> Nov ${random.whole(2, 27)}, 2026 11:4${random.digits(1)} AM (GMT+1)<br><b>Where:</b> Lyon, France (IP 198.51.100.${random.whole(9, 99)})<br><b>Client:</b> Vidroom for Linux 6.${random.whole(1, 5)}.${random.whole(0, 12)}.${random.digits(4)}</p>
<p>The passcode expires in 10 minutes. If this was not you, please <a href="https://vidroom.example/forgot_password">reset your password</a> to protect the account.</p>`),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'sign-up code, Japanese',
      language: 'ja',
      subject: 'Vidroomの確認コード',
      html: letter(`<p>Robin 様</p><p>Vidroomアカウントの作成を続けるには、登録画面で次の確認コードをご入力願います。</p>
<div style="background:#f2f4f8;padding:18px;text-align:center;font-size:30px;font-weight:bold">${japanese}</div>
<p>このコードは30分間有効です。身に覚えのないときは、本メールは削除していただいて構いません。</p>
<p>ご不明な点は<a href="https://support.vidroom.example/hc/ja">ヘルプセンター</a>、またはお電話(03-4578-${random.digits(4)}、平日9:00~18:00)までお問い合わせください。</p><p>Vidroomをご利用いただく際の<a href="https://vidroom.example/ja/terms">サービス規約</a>もご確認ください。</p>`),
      codes: [japanese],
      links: [],
      best: { code: japanese },
    },
    {
      name: 'activation',
      language: 'en',
      subject: 'Please activate your Vidroom account',
      html: letter(`<p>Hello robin@postroom.localhost,</p><p>Congratulations on signing up for Vidroom!</p>
<p>Please click the button below to activate your account:</p>
<table align="center"><tr><td bgcolor="#0e72ed" style="border-radius:8px"><a style="color:#fff;display:inline-block;padding:12px 40px;text-decoration:none;font-weight:bold" href="${activate.replaceAll('&', '&amp;')}">Activate Account</a></td></tr></table>
<p>If the button above does not work, paste this into your browser's address bar:<br><span style="word-break:break-all">${activate.replaceAll('&', '&amp;')}</span></p>
<p>For help and support, please visit our <a href="https://support.vidroom.example">Support Center</a>. Happy meeting!</p>`),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'meeting with passcode',
      language: 'en',
      subject: 'Otto Linde is inviting you to a scheduled Vidroom meeting: Tidepool weekly',
      text: `Otto Linde is inviting you to a scheduled Vidroom meeting.

Topic: Tidepool weekly
Time: Nov ${random.whole(10, 28)}, 2026 03:00 PM Amsterdam
        Every week on Thu, 12 occurrence(s)

Join Vidroom Meeting
https://us06web.vidroom.example/j/${meeting.replaceAll(' ', '')}?pwd=${random.text(LETTERS, 30)}.1

Meeting ID: ${meeting}
Passcode: ${random.digits(6)}

---

One tap mobile
+13052241968,,${meeting.replaceAll(' ', '')}#,,,,*${random.digits(6)}# US
+442034815237,,${meeting.replaceAll(' ', '')}#,,,,*${random.digits(6)}# United Kingdom

Dial by your location
        +1 305 224 1968 US
        +44 203 481 5237 United Kingdom
        +31 20 794 0854 Netherlands

Find your local number: https://us06web.vidroom.example/u/k${random.text(LETTERS, 9)}
`,
      ...none,
    },
    {
      name: 'cloud recording',
      language: 'en',
      subject: 'Cloud Recording - Tidepool weekly is now available',
      html: letter(`<p>Hi Robin Vale,</p><p>Your cloud recording is now available.</p>
<p><b>Topic:</b> Tidepool weekly<br><b>Date:</b> Nov 12, 2026 03:0${random.digits(1)} PM Amsterdam</p>
<p>For host only, click here to view your recording (Viewers cannot access this page):<br><a href="https://us06web.vidroom.example/recording/detail?meeting_id=${random.text(LETTERS, 22)}">https://us06web.vidroom.example/recording/detail</a></p>
<p>Share recording with viewers:<br>https://us06web.vidroom.example/rec/share/${random.text(LETTERS, 48)} Passcode: ${random.text(LETTERS, 6)}!${random.digits(1)}</p>
<p>It will be moved to the trash after 30 days.</p>`),
      ...none,
    },
    {
      name: 'plan renewed',
      language: 'en',
      subject: 'Vidroom: payment processed',
      html: letter(`<p>Dear Robin,</p><p>Thanks for staying with us. We have charged your card for the renewal of <b>Vidroom One Pro</b>.</p>
<table border="1" cellpadding="6" style="border-collapse:collapse;font-size:13px"><tr><th>Invoice #</th><th>Account #</th><th>Period</th><th>Paid</th></tr>
<tr><td>INV${random.digits(9)}</td><td>${random.digits(10)}</td><td>Nov 14, 2026 - Nov 13, 2027</td><td>EUR ${random.whole(130, 160)}.${random.digits(2)}</td></tr></table>
<p>Payment method: VISA ************${random.digits(4)}. To see the invoice, go to Plans and Billing in the web portal. As a returning customer you get 10% off a webinar add-on with
<b>ROOM${random.digits(2)}</b> until year's end.</p>`),
      ...none,
    },
  ];
}

function letter(body: string): string {
  return `<html><head><meta charset="utf-8"/></head><body style="margin:0;background:#f7f9fa"><table align="center" width="600" bgcolor="#fff"><tbody>
<tr><td style="padding:26px 60px;border-bottom:1px solid #ededf4"><img alt="vidroom" width="100" src="https://st1.vidroom.example/static/6.3/image/new/VidroomLogo.png"></td></tr>
<tr><td style="padding:30px 60px;color:#222325;font:14px/20px Almaden Sans,Arial">${body}</td></tr>
<tr><td style="background:#f7f9fa;color:#6e7680;font-size:12px;padding:20px;text-align:center"><a href="https://vidroom.example/blog">Blog</a> &nbsp; <a href="https://twitter.example/vidroom">Twitter</a><br>+1.888.799.9666<br>
55 Almaden Terrace, 6th Floor, San Jose, CA 95113<br>Copyright ©2026 Vidroom Communications, Inc.</td></tr></tbody></table></body></html>`;
}
