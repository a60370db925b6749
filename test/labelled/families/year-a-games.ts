/** A publisher of online games in East Asia and its worldwide account, in its English: codes, devices, receipts, live streams. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const GUARD = 'BCDFGHJKMNPQRTVWXY23456789';

export function mails(random: Random): FamilyMail[] {
  const uid = `8${random.digits(8)}`;
  const register = random.digits(6);
  const guard = random.text(GUARD, 5);
  const password = random.digits(6);
  const unbind = random.digits(6);
  const test = `https://cbt.galepeak.example/starharrow/agree?u=${uid}&s=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  const order = `100${random.digits(16)}`;
  const gift = () => random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 12);
  const notice = (
    inner: string,
  ) => `<div style="background:#eef1f6;padding:40px 0;font-family:'PingFang SC','Microsoft YaHei',Arial,sans-serif"><div style="width:600px;margin:0 auto;background:#fff;border-radius:10px;overflow:hidden">
<div style="height:80px;background:#11151f url(https://webstatic.galepeak.example/upload/mail/head_os.png) center/cover"></div><div style="padding:30px 40px;color:#393b40;font-size:14px;line-height:26px">${inner}</div>
<div style="padding:0 40px 30px;color:#aab;font-size:12px;text-align:center">This mail is sent by system automatically, replies to it will not be read.<br>&copy; Gale Peak Entertainment Pte. Ltd. All Rights Reserved. 1 Fusionopolis Place, #17-10, Singapore 138522</div></div></div>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return [
    {
      name: 'register',
      language: 'en',
      subject: '[Gale Peak] Account Verification Code',
      html: notice(
        `Dear Traveler,<br>You are registering a Gale Peak account with this email. Please fill in the verification code below:<div style="text-align:center;font-size:30px;color:#3a6ee8;letter-spacing:2px;margin:20px 0"><b>${register}</b></div>It can be used within 15 minutes. Do not tell it to others.<br>If it is not operated by yourself, please ignore.`,
      ),
      codes: [register],
      links: [],
      best: { code: register },
    },
    {
      name: 'launcher on a new computer',
      language: 'en',
      subject: 'Your Gale Peak Launcher: access from new computer',
      html: `<html><body style="margin:0;background:#171a21"><table width="560" align="center" cellpadding="0" cellspacing="0"><tr><td style="padding:24px"><img src="https://cdn.galepeak.example/launcher/logo_mail.jpg" width="201" alt="Gale Peak Launcher"></td></tr>
<tr><td style="padding:24px;background:#1b2838;color:#c6d4df;font:14px/20px 'Motiva Sans',Helvetica,Arial"><span style="font-size:30px;color:#66c0f4">robinv,</span><p>there is a login with your account name from a new device. The Guard code to let it in:</p>
<table width="100%" bgcolor="#121a25"><tr><td align="center" style="padding:18px;font-size:42px;color:#66c0f4;letter-spacing:6px">${guard}</td></tr></table>
<p><b>If this wasn't you</b><br>This email was generated because of a login attempt from a computer located at ${random.whole(60, 200)}.${random.whole(10, 250)}.${random.whole(10, 250)}.${random.whole(2, 250)} (NL). The attempt had your correct account name and password. Nobody gets in without this mail. Consider to change the password on both.</p>
<p>Cheers,<br>The Launcher Team</p></td></tr></table></body></html>`,
      codes: [guard],
      links: [],
      best: { code: guard },
    },
    {
      name: 'forgotten password',
      language: 'en',
      subject: '[Gale Peak] Password Reset',
      html: notice(
        `Hello, player UID ${uid}:<br>The verification code for resetting your password is <b style="color:#e8563a">${password}</b> (case: Reset, No. ${random.digits(8)}), valid within 15 minutes. Our customer service will not request it from you in any form.`,
      ),
      codes: [password],
      links: [],
      best: { code: password },
    },
    {
      name: 'live stream',
      ...none,
      subject: 'Starharrow 3.2 "Lanterns Over Still Water" Special Program: redemption codes inside!',
      html: notice(`<img src="https://webstatic.galepeak.example/upload/mail/v32_kv.jpg" width="520" alt=""><br><b>Thank you for watching, Travelers!</b><br>In case you missed it, these are the three codes of the program:
<table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;text-align:center"><tr><td>Redemption Code</td><td>Reward</td></tr><tr><td><b>${gift()}</b></td><td>Stargem &times;100, Refined Ore &times;10</td></tr><tr><td><b>${gift()}</b></td><td>Stargem &times;100, Wanderer's Notes &times;5</td></tr><tr><td><b>${gift()}</b></td><td>Stargem &times;100, Gold &times;50,000</td></tr></table>
Codes will become invalid on 2026/03/02 at 23:59 (UTC+8). Each account may use each only once.<br><br><b>Version 3.2 highlights</b><br>&bull; New 5-star character: Yulan (Water), drop rate up from 03/04 after maintenance to 03/24 17:59<br>&bull; Event "Paper Boats": up to 1,280 Stargems<br>&bull; Maintenance compensation: 60 per hour, 300 in total`),
    },
    {
      name: 'closed beta',
      language: 'en',
      subject: '[Starharrow] You are selected for the 3.4 Closed Beta Test',
      html: notice(`Dear Traveler (UID ${uid}),<br>Congratulations! Among 61,204 applicants you have been selected to participate in the Version 3.4 Closed Beta Test on PC, 2026/04/10 &ndash; 2026/05/19.<br><br>Please read and agree to the Non-Disclosure Agreement to accept the qualification:<br><br>
<a href="${test.replaceAll('&', '&amp;')}" style="display:block;width:240px;margin:auto;background:#3a6ee8;color:#fff;text-align:center;border-radius:22px;line-height:44px;text-decoration:none">Accept Qualification</a><br>If not accepted within 72 hours, the place will be given to other players.`),
      codes: [],
      links: [test],
      best: { link: test },
    },
    {
      name: 'purchase',
      ...none,
      subject: `Gale Peak purchase receipt (${order})`,
      text: `Thank you for your purchase.

Order No.         ${order}
Transaction ID    GP.${random.digits(4)}-${random.digits(4)}-${random.digits(4)}-${random.digits(5)}
Time              2026-05-21 20:17:44 (UTC+1)
Game              Starharrow (Europe)
UID               ${uid}
Item              Moonlit Pass x1
Price             4,99 EUR (incl. 21% VAT 0,87)
Payment           iDEAL, RABO **** ${random.digits(4)}

300 Stargems are sent to your in-game mailbox at once, then 90 per day for 30 days.

According to the law of EU, by using the item you agree to lose the right of withdrawal of 14 days. For questions about the order contact payment-cs@galepeak.example with the Order No.
`,
    },
    {
      name: 'unbind phone',
      language: 'en',
      subject: `[Gale Peak] ${unbind} is your code for unlinking the mobile number`,
      html: notice(
        `Verification code for unlinking mobile number +31******${random.digits(2)}:<div style="text-align:center;font-size:30px;margin:20px 0">${unbind}</div>After unlinking, you can only log in by email. The number can be linked to another account after 24 hours.`,
      ),
      codes: [unbind],
      links: [],
      best: { code: unbind },
    },
  ];
}
