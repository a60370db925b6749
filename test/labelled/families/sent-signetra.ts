/** An e-signature service: documents to sign, access codes, a sign-in, finished envelopes; English, German, Spanish, Japanese. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789ABCDEF';
const ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

const envelope = (sender: string, head: string, button: string, link: string, rest: string) => `<html><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body style="background-color:#eaeaea;padding:2%;font-family:Helvetica,Arial,Sans Serif;">
<table role="presentation" border="0" cellspacing="0" cellpadding="0" align="center" width="640" style="background:#fff">
<tr><td style="padding:10px 24px"><img width="116" src="https://eu.signetra.example/mail/images/logo.png" alt="Signetra"></td></tr>
<tr><td style="padding:0 24px 30px"><table width="100%" style="background-color:#1b3a8f;color:#fff"><tr>
<td align="center" style="padding:28px 36px 36px;font-size:16px;color:#fff">
<img width="75" height="75" src="https://eu.signetra.example/mail/images/doc-white.png"><br>${head}<br><br>
<a href="${link}" target="_blank" style="background:#ffc820;color:#333;font-size:15px;font-weight:bold;padding:12px 24px;
text-decoration:none">${button}</a></td></tr></table></td></tr>
<tr><td style="padding:0 24px 24px;font-size:15px;color:#333"><b>${sender}</b><br><br>${rest}</td></tr>
</table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const token = () => random.text(ID, 44);
  const sign = `https://eu.signetra.example/Signing/EmailStart.aspx?a=${token()}&etti=24`;
  const security = random.text(HEX, 33);
  const access = random.digits(6);
  const german = `https://click.signetra.example/f/a/${random.text(ID, 22)}~~/AAAAAQA~/${token()}`;
  const signIn = random.digits(6);
  const activate = `https://account.signetra.example/activate/${token()}`;
  const japanese = `https://eu.signetra.example/Member/EmailStart.aspx?t=${token()}`;
  return [
    {
      name: 'nda to sign with an alternate method',
      language: 'en',
      subject: 'Complete with Signetra: Mutual_NDA_Halloran_Pike_v3.pdf',
      html: envelope(
        'Imogen Pike',
        'Imogen Pike sent you a document to review and sign.',
        'REVIEW DOCUMENT',
        sign.replaceAll('&', '&amp;'),
        `imogen.pike@halloranpike.example<br><br>Robin,<br><br>Attached is the NDA we talked about on Tuesday, with clause 4.2 as
        amended by your side. It needs to be back before ${random.whole(10, 28)} March.<br><br>Imogen<br><br>
        <b>Do Not Share This Email</b><br>It contains a secure link to Signetra. Please keep it, and the code below, to yourself.<br><br>
        <b>Alternate Signing Method</b><br>Visit signetra.example, click 'Access Documents', and enter the security code:<br>
        ${security}<br><br><b>About Signetra</b><br>Sign agreements electronically in just minutes. Whether you're in an office,
        at home or on the go, it is legally binding in 180 countries.<br><br><b>Questions about the Document?</b><br>Reach out to
        the sender directly. <a href="https://support.signetra.example/s/declining">Declining to sign</a> |
        <a href="https://support.signetra.example/s/report?env=${random.digits(9)}">Report this email</a>`,
      ),
      codes: [security],
      links: [sign],
      best: { link: sign },
    },
    {
      name: 'access code for a document',
      language: 'en',
      subject: 'Your access code for "Lease – Unit 14B"',
      html: `<div style="font-family:Arial;font-size:14px;max-width:560px"><p>Hello Robin Vale,</p><p>Larkmoor Lettings protected the
      envelope <b>Lease – Unit 14B</b> (${random.whole(9, 19)} pages) with an access code. When Signetra asks for it, type</p>
      <p style="font-size:26px;letter-spacing:4px">${access}</p><p>The envelope itself came in a separate message from
      no-reply@signetra.example. The code works for this envelope only and until it is signed, declined or voided.</p>
      <p style="color:#888;font-size:11px">Envelope ID: ${random.text(HEX, 8)}-${random.text(HEX, 4)}-${random.text(HEX, 4)}<br>
      Signetra BV, Herengracht 4${random.digits(2)}, 1017 BZ Amsterdam</p></div>`,
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'german reminder to sign',
      language: 'de',
      subject: 'Erinnerung: Bitte unterzeichnen Sie „Rahmenvertrag 2026“',
      html: envelope(
        'Jonas Wettstein · Brückner Logistik GmbH',
        'Jonas Wettstein wartet noch auf Ihre Unterschrift.',
        'DOKUMENT ANZEIGEN',
        german,
        `Guten Tag Robin Vale,<br><br>dies ist die zweite Erinnerung an den Rahmenvertrag Nr. RV-2026-${random.digits(4)}. Der Umschlag
        verfällt in ${random.whole(3, 9)} Tagen.<br><br><small>Antworten Sie nicht auf diese Nachricht. Fragen zum Inhalt beantwortet der
        Absender. Sie möchten keine Erinnerungen mehr? <a href="https://eu.signetra.example/prefs/${random.digits(8)}">Einstellungen</a>
        </small>`,
      ),
      codes: [],
      links: [german],
      best: { link: german },
    },
    {
      name: 'everyone has signed',
      language: 'en',
      subject: 'Completed: Mutual_NDA_Halloran_Pike_v3.pdf',
      html: envelope(
        'Imogen Pike',
        'Your document has been completed.',
        'VIEW COMPLETED DOCUMENT',
        `https://eu.signetra.example/Member/EmailView.aspx?a=${token()}`,
        `All parties have completed the envelope. A copy (PDF, ${random.whole(120, 890)} KB) and the certificate of completion are kept for
        you for ${random.whole(30, 120)} days.<br><br>Envelope ${random.text(HEX, 8)}-${random.text(HEX, 4)}<br>Signed by: Imogen Pike
        (10.${random.whole(1, 200)}.4.${random.whole(1, 200)}), Robin Vale<br>Time stamp: 2026-03-0${random.whole(1, 9)} 14:22:07 UTC`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in from a new browser',
      language: 'en',
      ...bothParts({
        from: 'Signetra <no-reply@signetra.example>',
        subject: 'Signetra login verification',
        encoding: 'quoted-printable',
        text: `Verify that it's you

We noticed a login with your password from Firefox on Linux (near Leeds, GB).
Type this into the login page to go on:

${signIn}

Valid for 5 minutes. Nobody at Signetra will phone you for it.
Not you? Change your password: https://account.signetra.example/security
`,
        html: `<body style="font-family:'Helvetica Neue',Arial"><h2>Verify that it's you</h2><p>We noticed a login with your password from
Firefox on Linux (near Leeds, GB). Type this into the login page to go on:</p><h1>${signIn}</h1><p>Valid for 5 minutes. Nobody at
Signetra will phone you for it.</p><p>Not you? <a href="https://account.signetra.example/security">Change your password</a></p></body>`,
      }),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'trial account to activate',
      language: 'en',
      subject: 'One last step to start your free trial',
      html: `<table width="600" align="center" style="font-family:Arial"><tr><td><h2>Welcome aboard, Robin</h2><p>Your 30-day trial of
      Signetra Business is ready. All that is missing is a password of your own, so
      <a href="${activate}">activate the account</a> and choose one.</p><ul><li>5 envelopes a month</li><li>12 templates</li>
      <li>No card needed</li></ul><p>Want a hand? Call 0800 ${random.digits(3)} ${random.digits(4)}, weekdays 8 to 18.</p>
      <p style="font-size:10px">© 2026 Signetra BV. <a href="https://www.signetra.example/privacy">Privacy</a> ·
      <a href="https://go.signetra.example/unsub?m=${random.digits(7)}">Unsubscribe</a></p></td></tr></table>`,
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'japanese request',
      language: 'ja',
      subject: '【Signetra】業務委託契約書への署名をお願いいたします',
      html: envelope(
        '株式会社ミナト企画 佐伯 遥',
        '佐伯 遥 様から署名依頼が届いています。',
        '文書を確認する',
        japanese,
        `Robin Vale 様<br><br>業務委託契約書(契約番号 ${random.digits(8)})をお送りします。内容をご確認のうえ、3月${random.whole(10, 28)}日までにご署名ください。
        <br><br>本メールに心当たりがない場合は破棄してください。<br>お問い合わせ:03-${random.digits(4)}-${random.digits(4)}`,
      ),
      codes: [],
      links: [japanese],
      best: { link: japanese },
    },
  ];
}
