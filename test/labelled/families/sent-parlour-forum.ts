/** A forum software at two boards: accounts, sign-in links, a new address, replies, summaries; English, German, French. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

const block = (inner: string) => `<div id="main" class="parlour-email" style="font-family:Helvetica,Arial,sans-serif">
<table style="width:100%;border-collapse:collapse"><tr><td style="padding:10px;vertical-align:top">
<img src="https://talk.loomhead.example/uploads/default/original/1X/logo.png" style="max-height:40px"></td></tr></table>
${inner}<hr style="background-color:#ddd;height:1px;border:1px"></div>`;

export function mails(random: Random): FamilyMail[] {
  const activate = `https://talk.loomhead.example/u/activate-account/${random.text(HEX, 64)}`;
  const signIn = `https://talk.loomhead.example/session/email-login/${random.text(HEX, 64)}`;
  const invite = `https://talk.loomhead.example/invites/${random.text('ABCDEFGHabcdefgh23456789', 10)}?t=${random.text(HEX, 32)}`;
  const german = `https://forum.bahnfreunde.example/ucp.php?mode=activate&u=${random.digits(5)}&k=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 10)}`;
  const french = `https://causons.loomhead.example/u/confirm-new-email/${random.text(HEX, 64)}`;
  const code = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  return [
    {
      name: 'account to activate',
      language: 'en',
      subject: '[Loomhead Talk] Confirm your new account',
      text: `Welcome to Loomhead Talk!

Click the following link to confirm and activate your new account:
${activate}

If the above link is not clickable, try copying and pasting it into the address bar of your web browser.
`,
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'sign-in by link',
      language: 'en',
      ...bothParts({
        from: 'Loomhead Talk <notifications@talk.loomhead.example>',
        subject: '[Loomhead Talk] Log in via link',
        encoding: 'base64',
        text: `Here's your link to log in to [Loomhead Talk](https://talk.loomhead.example).

If you did not want it, it is fine to do nothing.

Click the following link to log in:
${signIn}
`,
        html: block(`<p>Here's your link to log in to <a href="https://talk.loomhead.example">Loomhead Talk</a>.</p><p>If you did not want it, it is
fine to do nothing.</p><p>Click the following link to log in:<br><a href="${signIn}">${signIn}</a></p>`),
      }),
      codes: [],
      links: [signIn],
      best: { link: signIn },
    },
    {
      name: 'a reply',
      language: 'en',
      subject: '[Loomhead Talk] [Repairs] Which reed for 2/24 linen?',
      html: block(`<p><b>ada_w</b> · May ${random.whole(2, 28)}</p><p>A 12-dent reed, two ends per dent. On mine (serial ${random.digits(6)}) the heddles go
      up to 1,${random.digits(3)} and I'd not go above. Pattern code is 4-3-2-1, enter right to left and confirm the sett with a sample first.</p>
      <p style="color:#666"><a href="https://talk.loomhead.example/t/which-reed-for-2-24-linen/${random.digits(5)}/${random.whole(3, 40)}">Visit Topic</a> or reply
      to this email to respond.</p><p style="font-size:12px">To stop getting mails about this topic,
      <a href="https://talk.loomhead.example/email/unsubscribe/${random.text(HEX, 64)}">click here</a>.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'summary of a week',
      language: 'en',
      subject: '[Loomhead Talk] Summary',
      html: block(`<h2>A brief summary since your last visit on 3 May</h2><table><tr><td><b>${random.whole(4, 40)}</b><br>New Topics</td>
      <td><b>${random.digits(1)}</b><br>Unread Notifications</td><td><b>${random.whole(1, 9)}</b><br>New Users</td></tr></table>
      <h3>Popular Topics</h3><p><a href="https://talk.loomhead.example/t/${random.digits(5)}">How to reset a tangled warp</a> – 412 views, 31 likes</p>
      <p><a href="https://talk.loomhead.example/t/${random.digits(5)}">Activate your treadles: a login-free guide</a> – ${random.digits(3)} views</p>
      <p style="font-size:11px">This summary goes out when we haven't seen you in a while.
      <a href="https://talk.loomhead.example/my/preferences/emails">Change settings</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'asked in by a member',
      language: 'en',
      subject: 'ada_w invited you to "Dye garden plans" at Loomhead Talk',
      html: block(`<p>ada_w would like you in the discussion</p><blockquote><p><b>Dye garden plans</b></p><p>Robin, you wrote to me about woad. The
      people who know are in here. — Ada</p></blockquote><p>To take part, click below; it makes you an account too.</p><p>
      <a href="${invite}">${invite}</a></p>`),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'code at a sign-in from elsewhere',
      language: 'en',
      subject: '[Loomhead Talk] Sign-in code',
      text: `Hello robin_v,

you (or a stranger with your password) tried to sign in from Ghent, Belgium. As you have no second
factor set up, the board wants this code as well:

${code}

Capitals or not does not matter. It is good for 20 minutes.
A stranger? https://talk.loomhead.example/my/preferences/security
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'german board activation',
      language: 'de',
      subject: 'Willkommen auf „Bahnfreunde Forum“',
      text: `Willkommen auf „Bahnfreunde Forum“

Bitte hebe diese E-Mail auf. Deine Zugangsdaten sind:

----------------------------
Benutzername: robin_v

Adresse des Boards: https://forum.bahnfreunde.example
----------------------------

Dein Benutzerkonto ist derzeit inaktiv. Du kannst dich erst anmelden, wenn du es über den folgenden Link aktiviert hast:

${german}

Dein Passwort wurde sicher in unserer Datenbank hinterlegt und kann nicht wiederhergestellt werden.

-- 
Danke, das Team (${random.whole(900, 4000)} Mitglieder, ${random.digits(6)} Beiträge)
`,
      codes: [],
      links: [german],
      best: { link: german },
    },
    {
      name: 'french new address',
      language: 'fr',
      subject: '[Causons] Confirmez votre nouvelle adresse électronique',
      text: `Confirmez votre nouvelle adresse électronique pour Causons à l’aide du lien suivant :

${french}

Ce changement ne vient pas de vous ? Contactez un administrateur du forum.
`,
      codes: [],
      links: [french],
      best: { link: french },
    },
  ];
}
