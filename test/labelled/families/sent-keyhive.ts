/** A password manager, in English and German: codes, an invitation to a family, emergency access, a report, a newsletter. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const device = random.digits(6);
  const signUp = random.digits(6);
  const german = random.digits(6);
  const family = `https://join.keyhive.example/family?i=${random.text(TOKEN, 12)}&email=robin%40postroom.localhost&token=${random.text(TOKEN, 48)}#/accept`;
  const emergency = `https://vault.keyhive.example/#/accept-emergency?id=${random.digits(8)}&name=Otto%20Linde&token=${random.text(TOKEN, 60)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'new device',
      language: 'en',
      subject: 'Your Keyhive verification code',
      text: `Your Keyhive email verification code is: ${device}

Use this code to complete logging in with Keyhive.

If you do not recognize this login attempt, change your master password and deauthorize sessions in Security > Sessions.

Date: November ${random.whole(2, 27)}, 2026 at 6:1${random.digits(1)} PM UTC
IP Address: 192.0.2.${random.whole(3, 240)}
DeviceType: Chrome Extension

New device login protection can be turned off in Account > Danger zone (not recommended).
`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'sign-up code',
      language: 'en',
      ...bothParts({
        from: 'Keyhive <hello@keyhive.example>',
        subject: `${signUp} - finish setting up Keyhive`,
        encoding: 'base64',
        text: `Your code: ${signUp}

Enter it in the window where you signed up. Next you'll get your Emergency Kit, a PDF with your Secret Key (A3-XXXXXX-XXXXXX-XXXXX). Print it and keep it safe.
`,
        html: mjml(
          `<div style="font-size:18px">Almost in.</div><div style="padding:16px 0">Enter it in the window where you signed up:</div><div style="background:#eef4ff;border-radius:8px;font:600 30px/1 'Courier New',monospace;padding:22px;text-align:center">${signUp}</div><div style="padding:16px 0">Next you'll get your Emergency Kit, a PDF with your Secret Key (A3-XXXXXX-XXXXXX-XXXXX). Print it and keep it safe.</div>  `,
        ),
      }),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'export, German',
      language: 'de',
      subject: 'Einmalcode für den Export Ihres Tresors',
      html: mjml(
        `<div>Hallo Robin,</div><div style="padding:12px 0">in Ihrem Konto wurde ein Export aller ${random.whole(120, 480)} Einträge angefordert. Bestätigen Sie den Export mit diesem Einmalcode:</div><div style="font-size:26px;padding:12px 0"><b>${german.slice(0, 3)} ${german.slice(3)}</b></div><div>Wenn Sie den Export nicht angefordert haben, ändern Sie Ihr Master-Passwort und beenden Sie alle Sitzungen.</div>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'family',
      language: 'en',
      subject: 'Marisol added you to the Quintero family on Keyhive',
      html: mjml(
        `<div style="font-size:22px;font-weight:600">You're invited to a Keyhive family</div><div style="padding:12px 0">Marisol Quintero (marisol@tidepool.example) wants to share a family account with you. It has ${random.whole(3, 6)} members, and it's free for you.</div><div style="padding:12px 0"><a href="${family.replaceAll('&', '&amp;')}" style="background:#1a5fd0;border-radius:6px;color:#fff;display:inline-block;padding:14px 28px;text-decoration:none">Join family</a></div><div style="color:#777;font-size:13px">This invitation is valid for 5 days. Marisol can't see what is in your private vault.</div>`,
      ),
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'emergency access',
      language: 'en',
      subject: 'Emergency Access Contact Invite',
      html: mjml(
        `<div>You have been invited to become an emergency contact for <b>Otto Linde</b>.</div><div style="padding:16px 0"><a href="${emergency.replaceAll('&', '&amp;')}" style="background:#1a5fd0;border-radius:6px;color:#fff;padding:14px 28px;text-decoration:none">Become emergency contact</a></div><div>Wait time: ${random.whole(2, 14)} days. If you do not wish to become an emergency contact, no action is required.</div>`,
      ),
      codes: [],
      links: [emergency],
      best: { link: emergency },
    },
    {
      name: 'breach report',
      language: 'en',
      subject: '2 of your logins turned up in a data breach',
      html: mjml(
        `<div style="font-size:22px;font-weight:600">Watchpost report, November</div><table width="100%" style="padding:16px 0"><tr><td align="center"><b style="font-size:24px">2</b><br>breached</td><td align="center"><b style="font-size:24px">${random.whole(5, 30)}</b><br>reused</td><td align="center"><b style="font-size:24px">${random.whole(3, 20)}</b><br>weak</td><td align="center"><b style="font-size:24px">${random.whole(2, 9)}</b><br>without 2FA code</td></tr></table>
<div>· circlemart.example, r***@p***, leaked 2026-10-${random.whole(10, 30)} (4,${random.digits(3)},${random.digits(3)} accounts)<br>· oldforum.example, password beginning “sun…”</div><div style="padding:16px 0"><a href="https://vault.keyhive.example/reports/watchpost">Open the report</a></div>`,
      ),
      ...none,
    },
    {
      name: 'newsletter',
      language: 'en',
      subject: 'The Comb #41: passkeys at work, and why your PIN is not 1234',
      html: mjml(
        `<div style="font-size:28px;font-weight:700">The Comb</div><div style="color:#777">No. 41 · five minutes</div><h3>One in ten PINs is 1234</h3><div>A researcher looked through 29 million leaked ones. 0000, 1111 and 1342 follow. Birthdays (1986, 2512) make up a fifth. Our generator gives you 7 random digits if you let it.</div><h3>Passkeys at work</h3><div>Of our business customers, ${random.whole(31, 58)}% have turned off one-time codes by text message. <a href="https://click.keyhive.example/c/${random.text(TOKEN, 20)}">Read how Halyard did it</a>.</div><h3>Deal of the month</h3><div>Give Families for 40% off: HIVE-GIFT-${random.digits(4)}, till 12/24.</div>`,
      ),
      ...none,
    },
  ];
}

function mjml(body: string): string {
  return `<!doctype html><html lang="und" dir="auto" xmlns:v="urn:schemas-microsoft-com:vml"><head><meta http-equiv="X-UA-Compatible" content="IE=edge"><style>p{display:block;margin:13px 0}</style><!--[if lte mso 11]><style>.mj-outlook-group-fix{width:100% !important}</style><![endif]--></head><body style="background:#f5f7fa">
<div style="margin:0 auto;max-width:560px;background:#fff"><table align="center" border="0" cellpadding="0" role="presentation" style="width:100%"><tbody><tr><td style="direction:ltr;font-size:0;padding:24px"><img alt="Keyhive" src="https://img.keyhive.example/m/hex.png" width="110" style="border:0;display:block"></td></tr>
<tr><td align="left" style="font-family:Ubuntu,Helvetica,Arial;font-size:16px;line-height:1.5;color:#1f2a44;padding:0 24px 24px">${body}</td></tr></tbody></table></div><div style="font-family:Ubuntu;font-size:12px;color:#8a94a6;text-align:center;padding:20px">Keyhive Inc., 4711 Yonder Street, 10th floor, Toronto ON M2N 6K8 · <a href="https://keyhive.example/email-preferences">Preferences</a></div></body></html>`;
}
