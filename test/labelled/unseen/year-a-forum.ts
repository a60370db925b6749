/** A forum about 3D printers on a common forum software, text and HTML side by side: activation, log in by mail, replies. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const hex = () => random.text('0123456789abcdef', 32);
  const base = 'https://forum.nozzlehead.example';
  const activate = `${base}/u/activate-account/${hex()}`;
  const login = `${base}/session/email-login/${hex()}`;
  const change = `${base}/u/confirm-new-email/${hex()}`;
  const admin = random.digits(6);
  const topic = random.whole(10000, 90000);
  /** The software writes Markdown; what it sends is that as text, and a plain HTML of it. */
  const mail = (
    name: string,
    subject: string,
    markdown: string,
    used: Pick<FamilyMail, 'codes' | 'links' | 'best'>,
    extra: string[] = [],
  ) => {
    const body = markdown
      .split('\n\n')
      .map((part) =>
        part
          .replaceAll('<', '&lt;')
          .replace(/\[([^\]]+)\]\((\S+?)\)/g, '<a href="$2" style="text-decoration:none;font-weight:bold;color:#08c">$1</a>')
          .replace(/(^|\s)(https:\/\/[^\s<]+)/g, '$1<a href="$2">$2</a>')
          .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
          .replace(/^> (.*)$/gm, '$1<br>'),
      )
      .map((part, at) =>
        markdown.split('\n\n')[at]?.startsWith('> ')
          ? `<blockquote style="margin-left:0;border-left:4px solid #e9e9e9;padding-left:1rem">${part}</blockquote>`
          : part.startsWith('## ')
            ? `<h2>${part.slice(3)}</h2>`
            : `<p dir="ltr">${part.replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n');
    return {
      name,
      language: 'en',
      ...bothParts({
        from: '"Nozzlehead" <forum@nozzlehead.example>',
        subject: `[Nozzlehead] ${subject}`,
        encoding: 'quoted-printable',
        header: ['X-Auto-Response-Suppress: All', 'Auto-Submitted: auto-generated', ...extra],
        text: `${markdown.replace(/\[([^\]]+)\]\((\S+?)\)/g, '$1 ($2)')}\n`,
        html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"><head><meta http-equiv="Content-type" content="text/html; charset=UTF-8"></head><body class="dark-mode">
<div id="main" class="post-wrapper">${body}</div></body></html>`,
      }),
      ...used,
    };
  };
  const link = (url: string) => ({ codes: [], links: [url], best: { link: url } });
  const none = { codes: [], links: [], best: null };
  return [
    mail(
      'activation',
      'Confirm your new account',
      `Welcome to Nozzlehead!

Click the following link to confirm and activate your new account:
${activate}

If that link is not clickable, try copying it into the address bar at the top of your browser.`,
      link(activate),
    ),
    mail(
      'log in by mail',
      'Log in via link',
      `Here is your link to log in to [Nozzlehead](${base}).

If this wasn't your doing, there is no harm in leaving it alone.

${login}

The link dies after 10 minutes or one use.`,
      link(login),
    ),
    mail(
      'reply',
      'Layer shift at exactly 38.2 mm every single time',
      `klaus_p
https://forum.nozzlehead.example/u/klaus_p · March 9

> robinv: I swapped the belts (GT2, 6 mm), it still shifts at Z 38.2.

Then it isn't belts. Look at M906: mine was at X580 Y580 from factory, with the gantry you have it should be 760 or so. And check that the cable chain does not catch, at 38 mm it is just where the loop turns.

My start code, for comparing:

G28
M906 X760 Y760 Z580
G1 Z5 F5000

---
Previous Replies

dani.r · March 8

Firmware 2.1.3 had a bug like this: #24816. What does M115 tell?

---
[Visit Topic](${base}/t/layer-shift-at-exactly-38-2-mm/${topic}/9) or reply to this email to respond.

To unsubscribe from these emails, [click here](${base}/email/unsubscribe/${hex()}${hex()}).`,
      none,
      [
        `List-ID: Nozzlehead | Troubleshooting <troubleshooting.forum.nozzlehead.example>`,
        `List-Unsubscribe: <${base}/email/unsubscribe/${hex()}>`,
      ],
    ),
    mail(
      'new address',
      'Confirm your new email address',
      `Confirm your new email address for Nozzlehead by clicking on the following link:

${change}

Not your change? Please talk to a [moderator](${base}/about).`,
      link(change),
    ),
    mail(
      'step-up code',
      'Code for your marketplace listing',
      `Hi robinv,

you are listing "Ender 3 V2, lightly used" for 110 EUR on the marketplace. New sellers confirm each of their first three listings with a code from us:

**${admin}**

Type it under the preview. It's a bother, we know; it has cut down the fake listings by two thirds.`,
      { codes: [admin], links: [], best: { code: admin } },
    ),
    mail(
      'summary',
      'Summary: 1,204 posts since your last visit',
      `A brief summary of [Nozzlehead](${base}) since your last visit on May 2

**38** New Topics   **11** Unread Notifications   **96** New Users

## Popular Topics

[PETG on glass: 14 sheets tested](${base}/t/petg-on-glass/${topic + 211}) by marlow_3d, 187 likes

I printed the same 20 mm cube 140 times so that you don't have to. Short version: cheap hairspray wins (4.6 of 5), the €39 sheet comes in 9th.

[Klipper on a 2012 netbook](${base}/t/klipper-netbook/${topic + 305}) by dani.r, 92 likes

It boots in 71 s and then never moves again. 1 GB RAM, kernel 6.12, no regrets.

[Group buy #17: hardened 0.4 nozzles](${base}/t/group-buy-17/${topic + 318}) by ostrava_print

€6.20 each from 50 pieces, we're at 43. Voucher NOZZLE17 takes shipping off until Sunday.

---
This summary is sent from Nozzlehead when we haven't seen you in a while. Change [your email settings](${base}/my/preferences/emails), or [unsubscribe](${base}/email/unsubscribe/${hex()}).`,
      none,
    ),
  ];
}
