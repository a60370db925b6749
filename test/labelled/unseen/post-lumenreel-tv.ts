/** A streaming service in black and plain: codes of devices and households, sign-in links, plan changes, what is new; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LINK = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const both = (subject: string, html: string) =>
    bothParts({
      from: 'Lumenreel <info@account.lumenreel.example>',
      subject,
      html,
      text: plain(html),
      encoding: 'quoted-printable',
    });
  const src = () =>
    `SRC: ${random.text('0123456789ABCDEF', 8)}_${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}_en_US_EVO`;
  const page = (
    inner: string,
  ) => `<!DOCTYPE html><html><head><meta name="x-apple-disable-message-reformatting"></head><body style="background-color:#ffffff">
<table class="shell" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td class="shell-padding" align="center"><table width="500" cellpadding="0" cellspacing="0" border="0">
<tr><td class="content-padding" style="padding-left:40px;padding-top:20px"><img src="https://assets.lumenreel.example/us/email/gem/lr.png" alt="Lumenreel" width="24"></td></tr>
${inner}
<tr><td style="padding:30px 40px;font-family:Arial;font-size:11px;line-height:14px;color:#a4a4a4;border-top:2px solid #221f1f">Questions? Visit the Help Center or call 1-844-555-0175.<br><br>Lumenreel Inc. &middot; <a href="https://lumenreel.example/t/tou?lkid=${random.text(LINK, 12)}" style="color:#a4a4a4">Terms of Use</a> &middot; <a href="https://lumenreel.example/t/priv?lkid=${random.text(LINK, 12)}" style="color:#a4a4a4">Privacy</a><br>Sent to [robin@postroom.localhost] as part of your membership.<br><span style="color:#c8c8c8">${src()}</span></td></tr>
</table></td></tr></table></body></html>`;
  const copy = (html: string, size = 16) =>
    `<tr><td class="copy" style="padding:20px 40px 0;font-family:NetReel,Helvetica,Roboto,sans-serif;font-size:${size}px;color:#221f1f">${html}</td></tr>`;
  const big = (label: string, href: string) =>
    `<tr><td style="padding:20px 40px 0"><table width="100%" style="background:#d22f27;border-radius:4px"><tr><td align="center" style="padding:14px"><a href="${href.replaceAll('&', '&amp;')}" style="color:#fff;font-family:Helvetica,Arial;font-weight:700;text-decoration:none">${label}</a></td></tr></table></td></tr>`;

  const signIn = random.digits(4);
  const away = `https://www.lumenreel.example/account/travel/verify?nftoken=${random.text(LINK, 48)}&messageGuid=${random.text('0123456789abcdef', 32)}`;
  const household = `https://www.lumenreel.example/account/update-primary-location?nftoken=${random.text(LINK, 52)}`;
  const newPassword = `https://www.lumenreel.example/password?g=${random.text(LINK, 40)}&lkid=URL_PASSWORD`;
  const extra = random.digits(6);
  const tv = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4) + random.digits(4);

  return [
    {
      name: 'sign-in code of four digits',
      language: 'en',
      ...both(
        'Lumenreel: Your sign-in code',
        page(
          `${copy('<b>Your code for signing in</b>', 28)}${copy('Hi Robin,<br><br>Using the device you asked from, enter this code.')}<tr><td style="padding:20px 40px 0;font-family:Helvetica;font-size:28px;font-weight:700;letter-spacing:6px">${signIn}</td></tr>${copy('It works for 15 minutes. If signing in wasn’t your idea, we suggest a <a href="https://www.lumenreel.example/password?lkid=fp">new password</a> and signing out of every device.')}`,
        ),
      ),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'temporary access while travelling',
      language: 'en',
      ...both(
        'Your temporary access code',
        page(
          `${copy('<b>Watching away from home?</b>', 24)}${copy('Profile <b>Robin</b> asked for temporary access from a Fire TV in Galway. Get the code behind this button and type it on that TV.')}${big('Get Code', away)}${copy('The link stops working after 15 minutes; access lasts for 14 days.', 13)}`,
        ),
      ),
      codes: [],
      links: [away],
      best: { link: away },
    },
    {
      name: 'household to confirm',
      language: 'en',
      ...both(
        'Important: how to update your Lumenreel household',
        page(
          `${copy('<b>Update your household</b>', 24)}${copy(`Requested by Robin from a Samsung Smart TV at 8:${random.whole(10, 59)} PM CDT.`)}${big('Yes, This Was Me', household)}${copy('Your household is made up of devices on one internet connection at the main place you watch. <a href="https://help.lumenreel.example/node/128339">How this works</a>')}`,
        ),
      ),
      codes: [],
      links: [household],
      best: { link: household },
    },
    {
      name: 'reset',
      language: 'en',
      ...both(
        'Complete your password reset request',
        page(
          `${copy('<b>Reset your password</b>', 28)}${copy('Hi Robin,<br><br>Forgot your password? It happens. Pick a new one and it’s back to <i>The Salt Road</i>.')}${big('Reset Password', newPassword)}${copy('The link is good for 24 hours. Nobody needs it but you.')}`,
        ),
      ),
      codes: [],
      links: [newPassword],
      best: { link: newPassword },
    },
    {
      name: 'extra member',
      language: 'en',
      subject: `${extra} – finish setting up your extra member spot`,
      text: `Hi Robin,

Mateo is paying for your own Lumenreel login. How nice.

Your verification code:

    ${extra}

Enter it at lumenreel.example/extra, pick a password and start watching. It's yours until ${random.pick(['May 2', 'May 9', 'June 1'])}.

The Lumenreel team
`,
      codes: [extra],
      links: [],
      best: { code: extra },
    },
    {
      name: 'device to link',
      language: 'en',
      ...both(
        'Link your TV to Lumenreel',
        page(
          `${copy('<b>Almost ready on your big screen</b>', 24)}${copy('At lumenreel.example/tv8, sign in and enter')}<tr><td style="padding:14px 40px 0"><span style="border:2px solid #221f1f;border-radius:6px;display:inline-block;font:700 26px monospace;padding:10px 18px">${tv.slice(0, 4)} ${tv.slice(4)}</span></td></tr>${copy(`You asked for it to be mailed from a Roku Express 4K (model 39${random.digits(2)}X, build 12.5.0-${random.digits(4)}).`)}`,
        ),
      ),
      codes: [tv],
      links: [],
      best: { code: tv },
    },
    {
      name: 'price rises',
      language: 'en',
      ...both(
        'An update to your monthly price',
        page(
          `${copy('<b>Your price is going up</b>', 24)}${copy(`Hi Robin, on <b>September 14, 2026</b> your Standard plan moves from $15.49 to $17.99 a month, plus tax. Next bill: $19.${random.digits(2)} to Visa •••• ${random.digits(4)}.`)}${copy('You can change plans or cancel whenever you like. Plan with ads: $7.99.')}${big('Review plans', `https://www.lumenreel.example/changeplan?lkid=${random.text(LINK, 12)}`)}`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new device',
      language: 'en',
      ...both(
        'Robin, we saw a new device',
        page(
          `${copy('<b>New sign-in to Lumenreel</b>', 24)}<tr><td style="padding:20px 40px 0;font:14px Helvetica"><table width="100%" style="border:1px solid #ddd" cellpadding="8"><tr><td>Device</td><td>PlayBox 5, firmware 24.06.${random.digits(4)}</td></tr><tr><td>Location</td><td>Regina, SK, Canada (may be off)</td></tr><tr><td>Time</td><td>August 30, 9:${random.whole(10, 59)} PM CST</td></tr></table></td></tr>${copy('If that’s you or your family, enjoy the show! Otherwise secure your account by <a href="https://www.lumenreel.example/password?lkid=nd">changing your password</a>.')}`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

/** The text part: each row of the table a paragraph, the address of a link in brackets under it. */
function plain(html: string): string {
  const rows = html.match(/<tr>[\s\S]*?<\/tr>/g) ?? [];
  return rows
    .map((row) =>
      row
        .replace(
          /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
          (_, href: string, label: string) => `${label}\n[${href.replaceAll('&amp;', '&')}]\n`,
        )
        .replace(/<br>/g, '\n')
        .replace(/<\/td><td>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&middot;', '|')
        .trim(),
    )
    .filter((row) => row !== '')
    .join('\n\n');
}
