/** A community of gardeners on a well-known forum software: activation, links to log in, replies, digests; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

type Post = { name: string; subject: string; text: string; markup?: string; codes?: string[]; links?: string[] };

/** Markdown and its HTML side by side, as the software writes them. */
function mail({ name, subject, text, markup, codes = [], links = [] }: Post): FamilyMail {
  const html =
    markup ??
    text
      .split('\n\n')
      .map((part) =>
        part.replace(/https:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>'),
      )
      .map((part) =>
        part.startsWith('> ') ? `<blockquote>${part.slice(2)}</blockquote>` : `<p>${part.replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n');
  const [code] = codes;
  const [link] = links;
  return {
    name,
    language: 'en-GB',
    ...bothParts({
      from: 'The Allotment Shed <noreply@allotmentshed.example>',
      subject,
      encoding: 'quoted-printable',
      header: ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All', 'Precedence: list'],
      text,
      html: `<!DOCTYPE html><html lang="en" dir="ltr"><head><style>body{font-family:sans-serif} blockquote{background:#f5f5f5;border-left:5px solid #ddd;padding:12px}</style></head><body><div class="with-dir">${html}</div></body></html>`,
    }),
    codes,
    links,
    best: code !== undefined ? { code } : link !== undefined ? { link } : null,
  };
}

export function mails(random: Random): FamilyMail[] {
  const url = (path: string) => `https://talk.allotmentshed.example/${path}`;
  const activate = url(`u/activate-account/${random.text(HEX, 32)}`);
  const login = url(`session/email-login/${random.text(HEX, 32)}`);
  const invite = url(
    `invites/${random.text('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 10)}?t=${random.text(HEX, 64)}`,
  );
  const code = random.digits(6);
  const topic = random.digits(5);
  return [
    mail({
      name: 'activation',
      subject: '[The Allotment Shed] Confirm your new account',
      text: `Welcome to The Allotment Shed!\n\nYour new account is nearly ready. This link confirms and activates it:\n${activate}\n\nCan't click it? Then copy the whole line and paste it into your browser.`,
      links: [activate],
    }),
    mail({
      name: 'log in by link',
      subject: '[The Allotment Shed] Log in via link',
      text: `Log in to The Allotment Shed with this link:\n${login}\n\nIt lasts for 10 minutes. Not yours? Leave it be.`,
      links: [login],
    }),
    mail({
      name: 'code for the meet-ups',
      subject: '[The Allotment Shed] Your code for the seed swap',
      text: `Hi robin_a,\n\nYou're signing up on the seed swap site with your Shed account. Enter this code there to show you're really you: ${code}\n\nIt lasts 30 minutes.\n\nBev, Pete and the moderators`,
      codes: [code],
    }),
    mail({
      name: 'reply in a topic',
      subject: '[The Allotment Shed] [Pests] What ate my brassicas?',
      text: `leekspert replied\n\n> Robin_a wrote: every seedling gone by morning, 24 of them\n\nSounds like pigeons rather than slugs, slugs leave the ribs. Net it: 7 mm butterfly netting, 4 m wide, is £1.10 a metre at Harland's. We paid 38 quid for ours in 2019 and it's still going.\n\nDEFRA's approved product code for the pellets is MAPP 1${random.digits(4)}, but I wouldn't.\n\n---\nVisit Topic or reply to this email to respond.\n${url(`t/what-ate-my-brassicas/${topic}/12`)}\n\nTo unsubscribe from these emails, click here: ${url(`email/unsubscribe/${random.text(HEX, 64)}`)}`,
    }),
    mail({
      name: 'digest',
      subject: '[The Allotment Shed] Summary',
      text: 'Since your last visit on April 2: 14 unread, 3 likes, 211 new topics',
      markup: `<table width="100%"><tr><td align="center"><b style="font-size:30px">14</b><br>Unread Notifications</td><td align="center"><b style="font-size:30px">3</b><br>Likes Received</td><td align="center"><b style="font-size:30px">${random.digits(3)}</b><br>New Users</td></tr></table>
<h2>Popular Topics</h2><p><a href="${url(`t/no-dig-after-five-years/${random.digits(5)}?u=robin_a`)}">No dig after five years: 31 beds, 4 tonnes of compost</a><br>Plots &amp; Soil &middot; &#9829; 87 &middot; 142 replies</p><p>I kept a log of every barrow. Year 1: 212. Year 5: 64...</p>
<p><a href="${url(`t/plot-17b/${random.digits(5)}`)}">Council wants £96.50 for plot 17B. Normal?</a><br>Rules &amp; Rents &middot; &#9829; 22</p><p>The new padlock number is on the noticeboard, don't post it here please!</p>
<p style="font-size:11px;color:#999">The Allotment Shed sends this summary to members who've been away for a bit. Change <a href="${url('my/preferences/emails')}">your email settings</a>, or <a href="${url(`email/unsubscribe/${random.text(HEX, 64)}`)}">click here</a> to unsubscribe.</p>`,
    }),
    mail({
      name: 'invitation',
      subject: 'compostine invited you to join The Allotment Shed',
      text: `compostine invited you to join\n\n**The Allotment Shed** - where 9,000 growers swap seeds and grumbles\n\nwith this note:\n\n> Robin, come and tell them about your squash\n\nClick the link below to accept:\n${invite}`,
      links: [invite],
    }),
  ];
}
