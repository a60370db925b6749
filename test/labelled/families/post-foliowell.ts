/**
 * Foliowell, notes and wikis for teams (US): sign-in by words or by link, pages shared, a digest, an export;
 * English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const WORDS = ['osier', 'lumen', 'frosty', 'brine', 'tansy', 'copper', 'hazel', 'drift', 'ember', 'wicket', 'quartz', 'plover'];

function note(inner: string): string {
  return `<!doctype html><html><body style="font-family:-apple-system,BlinkMacSystemFont,'Segoe UI','Roboto','Helvetica Neue',sans-serif"><table width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="left" style="max-width:600px;padding:20px;color:#333">${inner}<br><img src="https://mail.foliowell.example/img/fw-36.png" height="36" alt="F"><p style="color:#898989;font-size:12px;line-height:22px"><a href="https://www.foliowell.example" style="color:#898989;text-decoration:underline">Foliowell</a>, the workspace that folds together<br>for your notes, tasks, wikis, and databases.<br>Foliowell Labs, Inc., 2300 Harriet St, San Francisco CA 94103</p></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const words = [random.pick(WORDS), random.pick(WORDS), random.pick(WORDS), random.pick(WORDS)].join('-');
  const code = random.digits(6);
  const domain = random.digits(6);
  const link = `https://www.foliowell.example/loginwithemail?state=${random.text(LETTERS, 60)}&password=${words}&native=false`;
  const guest = `https://www.foliowell.example/acceptInvite/${random.text('0123456789abcdef', 32)}?token=${random.text(LETTERS, 24)}`;
  const changed = `https://www.foliowell.example/changeEmail/confirm?t=${random.text(LETTERS, 48)}`;
  const page = random.text('0123456789abcdef', 32);
  return [
    {
      name: 'words and link',
      language: 'en',
      ...bothParts({
        from: 'Foliowell <notify@mail.foliowell.example>',
        subject: `Your temporary Foliowell login code is ${words}`,
        encoding: 'quoted-printable',
        text: `Login

Click here to log in by this magic link ( ${link} )

Or, paste this temporary login code:

${words}

If you didn't try to login, you can safely leave this mail alone.
`,
        html: note(
          `<h1 style="font-size:24px;margin:40px 0">Login</h1><p><a href="${link.replaceAll('&', '&amp;')}" target="_blank" style="color:#2754c5">Click here to log in by this magic link</a></p><p style="color:#333;font-size:14px">Or, paste this temporary login code:</p><code style="display:inline-block;padding:16px 4.5%;width:90.5%;background-color:#f4f4f4;border-radius:5px;border:1px solid #eee;color:#333">${words}</code><p style="color:#ababab;font-size:14px">If you didn't try to login, you can safely leave this mail alone.</p><p style="color:#ababab;font-size:12px">Hint: You can set a permanent password in Settings &amp; members → My account.</p>`,
        ),
      }),
      codes: [words],
      links: [link],
      best: { code: words },
    },
    {
      name: 'sign-up code',
      language: 'en',
      subject: `Your Foliowell signup code is ${code}`,
      html: note(
        `<h1 style="font-size:24px;margin:40px 0">Sign up</h1><p style="font-size:14px">Continue signing up with this verification code:</p><code style="display:inline-block;padding:16px 4.5%;width:90.5%;background-color:#f4f4f4">${code}</code>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'delete workspace',
      language: 'en',
      ...bothParts({
        from: 'Foliowell Team <notify@mail.foliowell.example>',
        subject: 'Verification code for deleting "Marlin (old)"',
        encoding: 'quoted-printable',
        text: `You're about to delete the workspace "Marlin (old)" and its 318 pages.

Verification code: ${domain}

Workspaces can be brought back by support for 30 days after deletion. Not your doing? Let your team's owners know.

Foliowell Labs, Inc., 2300 Harriet St, San Francisco CA 94103`,
        html: note(
          `<p>You're about to delete the workspace <b>Marlin (old)</b> and its 318 pages.</p><p>Verification code: <b>${domain}</b></p><p style="color:#ababab;font-size:14px">Workspaces can be brought back by support for 30 days after deletion. Not your doing? Let your team's owners know.</p>`,
        ),
      }),
      codes: [domain],
      links: [],
      best: { code: domain },
    },
    {
      name: 'invitation',
      language: 'en',
      subject: 'Dana invited you to Tidewater HQ',
      html: note(
        `<h1 style="font-size:22px">Dana invited you to join <b>Tidewater HQ</b></h1><p style="font-size:14px">Dana Kovalenko uses Foliowell with their team, and would like you to edit there as well.</p><p><a href="${guest}" style="background:#2383e2;color:#fff;border-radius:5px;padding:9px 14px;text-decoration:none">Accept invite</a></p><p style="font-size:12px;color:#898989">New here? <a href="https://www.foliowell.example/product">See what Foliowell is</a> first.</p>`,
      ),
      codes: [],
      links: [guest],
      best: { link: guest },
    },
    {
      name: 'new address',
      language: 'en',
      subject: 'Confirm your new email',
      text: `Hello,

You're changing the email of your Foliowell account from robin.post@tidewater.example to robin@postroom.localhost.

Confirm here: ${changed}

This link expires after 20 minutes. If you aren't changing your email, you can ignore this message.

Foliowell Labs, Inc.
`,
      codes: [],
      links: [changed],
      best: { link: changed },
    },
    {
      name: 'mention',
      language: 'en',
      subject: 'Dana mentioned you in Roadmap Q3',
      html: note(
        `<p><b>Dana Kovalenko</b> mentioned you in <a href="https://www.foliowell.example/tidewater/Roadmap-Q3-${page}">🗺 Roadmap Q3</a></p><blockquote style="border-left:3px solid #ddd;padding-left:12px;color:#555"><b>@Robin Post</b> is the budget still 48,000 or did finance cut it to 41,500? Row 17 and row 23 disagree. The door code for the offsite is in the other page.</blockquote><p style="font-size:13px">4:0${random.digits(1)} PM · <a href="https://www.foliowell.example/tidewater/Roadmap-Q3-${page}?d=${random.text('0123456789abcdef', 32)}#reply">Reply</a></p><p style="font-size:12px;color:#898989"><a href="https://www.foliowell.example/settings/notifications">Change your notification settings</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'connection added',
      language: 'en',
      subject: 'A new integration was connected to Tidewater HQ',
      html: note(
        `<p>Hi Robin,</p><p><b>Pulse Reporter</b> was connected to Tidewater HQ by Dana Kovalenko on July ${random.whole(2, 30)}, 2026. It can read content, update content, and read user information including email addresses.</p><p style="font-size:13px">Integration ID ${random.text('0123456789abcdef', 8)}-${random.digits(4)}. Owners can look after it under Settings → Connections.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly digest',
      language: 'en',
      subject: 'Tidewater HQ: 46 updates this week',
      html: note(
        `<h1 style="font-size:22px">Here's what you missed</h1><ul style="font-size:14px;line-height:24px"><li><b>Roadmap Q3</b>, 21 edits by 4 people</li><li><b>Meeting notes 2026-07-${random.whole(10, 28)}</b>, 11 edits</li><li><b>Hiring: backend engineer (req. ${random.digits(4)})</b>, 8 comments</li><li><b>Invoices 2026</b>, 6 rows added, total €14,${random.digits(3)}.40</li></ul><p style="font-size:14px"><b>Tip:</b> press ⌘+Shift+L for dark mode.</p><p style="font-size:14px">Know a team that should fold together too? Pass on <b>FOLD-ROBIN-${random.digits(2)}</b>: they get a $10 credit, and so do you.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
