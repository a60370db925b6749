/** A huge social network: codes in the subject, recovery with a code and a link, new addresses, invitations, notices; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export function mails(random: Random): FamilyMail[] {
  const tracking = () =>
    `mid=${random.text('0123456789abcdef', 14)}G${random.text('0123456789abcdef', 12)}G0G${random.digits(3)}&amp;n_m=robin%40postroom.localhost`;
  const slim = (
    inner: string,
  ) => `<!DOCTYPE html><html><head><title>Chatterbarn</title></head><body dir="ltr" style="margin:0;padding:0"><table border="0" width="100%" cellspacing="0" cellpadding="0" id="email_table" style="border-collapse:collapse"><tr><td id="email_content" style="font-family:Helvetica Neue,Helvetica,Lucida Grande,tahoma,verdana,arial,sans-serif;background:#ffffff">
<table border="0" width="100%" style="border-collapse:collapse"><tr><td width="15">&nbsp;</td><td height="16" style="line-height:16px">&nbsp;</td></tr><tr><td></td><td><img src="https://static.chatterbarn.example/rsrc.php/v4/yS/r/${random.text(TOKEN, 11)}.png" width="32" height="32" style="border:0"></td></tr>
<tr><td></td><td style="font-size:16px;line-height:21px;color:#141823;padding:14px 0">${inner}</td></tr>
<tr><td></td><td style="font-size:11px;color:#aaaaaa;line-height:16px;border-top:1px solid #e5e5e5;padding:12px 0">Message sent to <a href="mailto:robin@postroom.localhost" style="color:#3b5998">robin@postroom.localhost</a>. <a href="https://www.chatterbarn.example/o.php?k=${random.text(TOKEN, 18)}&amp;u=1000${random.digits(11)}&amp;${tracking()}" style="color:#3b5998">Unsubscribe</a><br>Chatterbarn Platforms, Inc., Attention: Community Support, 1 Haystack Way, Menlo Grove, CA 94025</td></tr></table>
<img src="https://www.chatterbarn.example/email_open_log_pic.php?${tracking()}" style="border:0;width:1px;height:1px"></td></tr></table></body></html>`;
  const codeBox = (code: string) =>
    `<table align="center" style="border:1px solid #c8c8c9;border-radius:6px;background:#f2f2f2"><tr><td style="font-size:17px;padding:10px 36px;text-align:center">${code}</td></tr></table>`;

  const join = random.digits(5);
  const recover = random.digits(8);
  const recoverLink = `https://www.chatterbarn.example/recover/code/?n=${recover}&s=23&exp_locale=en_GB&cuid=${random.text(TOKEN, 60)}&redirect_from=button`;
  const user = random.digits(11);
  const twoStep = random.digits(6);
  const confirm = `https://www.chatterbarn.example/confirmcontact.php?c=${random.digits(10)}&z=0&gfid=${random.text(TOKEN, 24)}`;
  const login = `https://www.chatterbarn.example/l/one-click/?uid=1000${random.digits(11)}&token=${random.text(TOKEN, 36)}`;
  const page = `https://business.chatterbarn.example/invitation/?token=${random.text(TOKEN, 60)}`;

  return [
    {
      name: 'sign-up',
      language: 'en',
      subject: `${join} is your Chatterbarn confirmation code`,
      html: slim(
        `<p>Hi Robin,</p><p>You recently signed up. To complete it, please confirm your account with this code:</p>${codeBox(`CB-${join}`)}<p>The app may ask for it, too.</p>`,
      ),
      codes: [join],
      links: [],
      best: { code: join },
    },
    {
      name: 'recovery with a code and a button',
      language: 'en',
      ...bothParts({
        from: 'Chatterbarn <security@chatterbarnmail.example>',
        subject: `${recover} is your account recovery code`,
        encoding: 'quoted-printable',
        text: `Hi Robin,

We heard that you've forgotten your Chatterbarn password.

Enter this password reset code:

${recover}

Or change it directly:

${recoverLink}

This wasn't you? Let us know: https://www.chatterbarn.example/login/recover/disavow_reset_email.php?n=${recover}&id=1000${user}
`,
        html: slim(
          `<p>Hi Robin,</p><p>We heard that you've forgotten your Chatterbarn password.</p><p>Enter this password reset code:</p>${codeBox(recover)}<p>Or change it directly:</p><a href="${recoverLink.replaceAll('&', '&amp;')}" style="background:#1877f2;border-radius:6px;color:#fff;display:block;padding:10px;text-align:center;text-decoration:none">Change Password</a><p><b>This wasn't you?</b> <a href="https://www.chatterbarn.example/login/recover/disavow_reset_email.php?n=${recover}&amp;id=1000${user}">Let us know</a>.</p>`,
        ),
      }),
      codes: [recover],
      links: [recoverLink],
      best: { code: recover },
    },
    {
      name: 'two-step code of the photo app',
      language: 'en',
      subject: `${twoStep.slice(0, 3)} ${twoStep.slice(3)} is your Snapbarn code`,
      html: slim(
        `<p>Hi robin.posts,</p><p>We noticed an attempt to log in to your Snapbarn account. Was it you? Then use this code to confirm your identity:</p><p style="font-size:24px;text-align:center">${twoStep.slice(0, 3)} ${twoStep.slice(3)}</p><p>If it wasn't, please <a href="https://www.snapbarn.example/accounts/disavow/${random.text(TOKEN, 20)}/">secure your account</a>.</p>`,
      ),
      codes: [twoStep],
      links: [],
      best: { code: twoStep },
    },
    {
      name: 'further address',
      language: 'en',
      subject: 'Confirm your email on Chatterbarn',
      html: slim(
        `<p>Hi Robin,</p><p>robin@postroom.localhost was added to your profile. Confirm it and friends can find you by it:</p><a href="${confirm.replaceAll('&', '&amp;')}" style="background:#1877f2;border-radius:6px;color:#fff;display:block;padding:10px;text-align:center;text-decoration:none">Confirm Email</a>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'trouble logging in',
      language: 'en',
      subject: 'Robin, we’ve made it easy to get back on Chatterbarn',
      html: slim(
        `<p>Hi Robin,</p><p>Sorry to hear you're having trouble getting in. Use the button to go straight to your feed.</p><a href="${login.replaceAll('&', '&amp;')}" style="background:#1877f2;border-radius:6px;color:#fff;display:block;padding:10px;text-align:center;text-decoration:none">Log in as Robin Postroom</a><p>Your password isn't touched by this.</p>`,
      ),
      codes: [],
      links: [login],
      best: { link: login },
    },
    {
      name: 'invited to a page of a business',
      language: 'en',
      subject: 'You’re invited to join Kilimani Bakehouse on Chatterbarn Business',
      text: `Wanjiru Kamau (wanjiru@kilimanibakehouse.example) wants you in the business portfolio Kilimani Bakehouse (ID ${random.digits(15)}) with partial access.

Get started: ${page}

The invitation runs out in 30 days.
`,
      codes: [],
      links: [page],
      best: { link: page },
    },
    {
      name: 'notifications',
      language: 'en',
      subject: `Robin, you have ${random.whole(9, 48)} new notifications, 3 pokes and 1 message`,
      html: slim(
        `<p>A lot has happened since you last looked.</p><table cellpadding="6"><tr><td><b>${random.whole(3, 12)}</b></td><td>friend requests</td></tr><tr><td><b>3</b></td><td>pokes</td></tr><tr><td><b>1</b></td><td>message from Siobhán Duffy</td></tr><tr><td><b>${random.whole(20, 99)}</b></td><td>posts in "Allotments of North Dublin"</td></tr></table><a href="https://www.chatterbarn.example/n/?notifications&amp;${tracking()}" style="background:#1877f2;border-radius:6px;color:#fff;display:block;padding:10px;text-align:center;text-decoration:none">See notifications</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'login from elsewhere',
      language: 'en',
      subject: 'New login to Chatterbarn from Chrome on Linux',
      html: slim(
        `<p>Did you just log in somewhere new?</p><p>Chrome on Linux<br>27 November 2026 at 07:${random.whole(10, 59)} (EAT)<br>Kisumu, Kenya (from IP 41.80.${random.whole(1, 250)}.${random.whole(1, 250)})</p><p>If so, carry on. If not, we're here to help you: <a href="https://www.chatterbarn.example/hacked?${tracking()}">review your logins</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
