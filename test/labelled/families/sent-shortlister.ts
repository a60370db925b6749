/** A recruiting site and its forms for applicants: security codes of letters and digits, confirmations, alerts; English, German, Japanese. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

const bare = (
  inner: string,
) => `<div style="max-width:600px;margin:auto;font-family:-apple-system,'Segoe UI',sans-serif;font-size:15px;color:#1f2933">${inner}
<p style="color:#8a97a6;font-size:12px">Shortlister · 18 W 18th St · New York, NY 10011</p></div>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.text(ID, 8);
  const signIn = random.digits(6);
  const alert = `https://jobs.shortlister.example/alerts/confirm/${random.text(ID, 36)}`;
  const test = `https://assess.shortlister.example/invite/${random.text(ID, 24)}`;
  const german = `https://karriere.adlerbau.example/bewerber/bestaetigen?token=${random.text(ID, 32)}`;
  const japanese = `https://mypage.shortlister.example/regist/${random.text(ID, 28)}`;
  const slots = `https://calendar.shortlister.example/${random.text(ID, 10)}`;
  return [
    {
      name: 'security code in an application form',
      language: 'en',
      subject: 'Security code for your application to Ottermill Robotics',
      html: bare(`<p>Hi Robin,</p><p>Copy and paste this code into the security code field on your application:</p><h1>${code}</h1><p>After you enter the code, resubmit your application. (We do
      it to keep robots out, the irony is not lost on us.)</p>`),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'application came in',
      language: 'en',
      subject: 'Thank you for applying to Ottermill Robotics',
      html: bare(`<p>Robin,</p><p>Thanks for your interest in <b>Firmware Engineer, Grippers</b> (req. R-${random.digits(5)}). A human reads each of the ${random.digits(3)} applications, so give us ten working
      days. Salary band: $${random.whole(118, 139)},000 – $${random.whole(150, 175)},000.</p><p>Talent team, Ottermill<br>** Please note: do not reply to this email. **</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'job alert to confirm',
      language: 'en',
      ...bothParts({
        from: 'Shortlister Jobs <alerts@jobs.shortlister.example>',
        subject: 'Activate your job alert for "hydrologist" in Leeds',
        encoding: 'base64',
        text: `You asked for new jobs like

  hydrologist, Leeds, within 25 miles, daily (${random.whole(10, 90)} today)

To start the alert, press here: ${alert}
Never asked? Then there's no alert, and nothing further comes from us.
`,
        html: bare(`<p>You asked for new jobs like</p><p><b>hydrologist, Leeds</b>, within 25 miles, daily (${random.whole(10, 90)} today)</p><p><a href="${alert}">Start the alert</a></p>
<p>Never asked? Then there's no alert, and nothing further comes from us.</p>`),
      }),
      codes: [],
      links: [alert],
      best: { link: alert },
    },
    {
      name: 'sign-in by code',
      language: 'en',
      subject: 'Sign in to Shortlister',
      text: `Enter ${signIn} to sign in to your candidate dashboard.
Good for 15 minutes from ${random.whole(10, 20)}:${random.whole(10, 59)} ET.
`,
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'asked to a test',
      language: 'en',
      subject: 'Ottermill Robotics invites you to a coding assessment',
      html: bare(`<p>Hi Robin, good news: round one went well. Next up is a test of ${random.whole(60, 110)} minutes with 3 tasks in C. Accept the invitation and sign in at <a href="${test}">${test}</a>
      once you're somewhere quiet; the clock starts only after the practice task. Open until ${random.whole(2, 28)} March, 23:59 PT.</p>`),
      codes: [],
      links: [test],
      best: { link: test },
    },
    {
      name: 'interview fixed',
      language: 'en',
      subject: 'Confirmed: interview with Ottermill Robotics, Tuesday 2:30 PM',
      html: bare(`<p>You're all set.</p><p>Tuesday, March 2${random.digits(1)}, 2:30 – 3:15 PM ET, with Lou Ferrante<br>Meeting ID: 8${random.digits(2)} ${random.digits(4)} ${random.digits(4)}<br>Passcode: ${random.digits(6)}<br>
      One tap: +16465550${random.digits(3)},,8${random.digits(10)}#</p><p>Can't make it? <a href="${slots}">Pick another slot</a>.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'german application to confirm',
      language: 'de',
      subject: 'Ihre Bewerbung als Bauleiter (m/w/d) – bitte E-Mail-Adresse bestätigen',
      text: `Guten Tag,

vielen Dank für Ihre Bewerbung (Kennziffer ${random.digits(4)}-26). Damit wir sie bearbeiten können, müssen
Sie noch Ihre E-Mail-Adresse bestätigen: ${german}

Unbestätigte Bewerbungen löschen wir nach 14 Tagen.

Adlerbau AG, Personalabteilung, Tel. 0711 ${random.digits(6)}
`,
      codes: [],
      links: [german],
      best: { link: german },
    },
    {
      name: 'japanese registration',
      language: 'ja',
      subject: '【ショートリスター】会員登録のお手続き(本登録のご案内)',
      text: `この度は仮登録をお済ませいただき、御礼申し上げます。

以下のURLより24時間以内に本登録のお手続きをお願いいたします。

▼本登録はこちら
${japanese}

求人件数:${random.whole(10, 90)},${random.digits(3)}件(5月${random.whole(2, 28)}日現在)

────────────
ショートリスター運営事務局
〒150-00${random.digits(2)} 東京都渋谷区
`,
      codes: [],
      links: [japanese],
      best: { link: japanese },
    },
    {
      name: 'jobs of the day',
      language: 'en',
      subject: '14 new jobs: hydrologist, Leeds',
      html: bare(`<p><b>Senior Hydrologist</b> – Beckwater, Leeds LS1 ${random.digits(1)}DE – £${random.whole(38, 52)},000</p><p><b>Flood Modeller</b> – Airedale Council – ref ${random.digits(6)}</p><p><b>Verification Engineer</b> – Sluice Code Ltd</p>
      <p><a href="https://jobs.shortlister.example/c/${random.text(ID, 30)}">See all</a> · <a href="https://jobs.shortlister.example/alerts/off/${random.text(ID, 30)}">Stop this alert</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
