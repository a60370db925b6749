/** A bank on the phone that lets people in by a link: links, codes, notes about limits and pots; British English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
  body { background: #f2f8f3; font-family: 'Plover Sans', -apple-system, 'Segoe UI', sans-serif; color: #091723; }
  .card { max-width: 540px; margin: 32px auto; background: #fff; border-radius: 12px; padding: 32px; }
  .button { display: inline-block; background: #016b83; color: #fff !important; border-radius: 8px; padding: 14px 28px; text-decoration: none; }
  small { color: #5b6670; }
</style></head><body>
<div class="card"><img src="https://email-assets.plover.example/wordmark.png" height="28" alt="plover">
${body}
</div>
<div style="max-width:540px;margin:0 auto;text-align:center"><small>Plover Bank Limited, Spinners Yard, 4 Dye Street, Leeds LS9 8AG. Registered in England (No. 09446231).
Authorised by the PRA; register number 730427. You can't unsubscribe from emails about your account.</small></div></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const enter = `https://magic.plover.example/a/${random.text(TOKEN, 52)}`;
  const renew = random.digits(6);
  const joint = `https://join.plover.example/joint/${random.text(TOKEN, 22)}`;
  const web = random.digits(6);
  const open = random.digits(6);
  const drafts: Draft[] = [
    {
      name: 'link to log in',
      language: 'en-GB',
      subject: 'Log in to Plover',
      body: `<h1>Hi Robin 👋</h1><p>Open this on the phone that has Plover on it, and you're in.</p><p><a class="button" href="${enter}">Log in to Plover</a></p>
<p>It goes stale after 20 minutes. We'd never ask you to forward this email. Not to us, not to the police, not to anybody.</p>`,
      links: [enter],
    },
    {
      name: 'code to change the address',
      language: 'en-GB',
      subject: 'Is this your new email?',
      body: `<p>Hello,</p><p>The person who banks with us as <b>R. Asher</b> wants their email to be this one from now on, instead of ro••••@oldmail.example.</p>
<p>If that's you, your code to confirm the change is <b>${renew}</b></p><p>If it isn't, do nothing. Your email stays as it was.</p>`,
      codes: [renew],
    },
    {
      name: 'code for the web bank',
      language: 'en-GB',
      subject: 'Your code for Plover on the web',
      body: `<p>Hi Robin,</p><p>You're logging in at web.plover.example from Firefox on a Mac. Here's your login code:</p><p style="font-size:30px;letter-spacing:.2em"><b>${web}</b></p>
<p>Enter it and then approve the pop-up on your phone. On the web you can see and download things, but moving money stays in the app.</p>`,
      codes: [web],
    },
    {
      name: 'code when an account is opened',
      language: 'en-GB',
      subject: `${open}: your Plover email code`,
      body: `<p>Welcome! To check we've got the right inbox, enter this code in Plover: <b>${open}</b>.</p><p>Next up: a selfie video and a picture of your passport or driving licence. Most people are done in six minutes.</p>
<p><small>Emails to Robin, applicant ${random.text('0123456789abcdef', 8)}.</small></p>`,
      codes: [open],
    },
    {
      name: 'invited to a joint account',
      language: 'en-GB',
      subject: 'Jo wants a joint account with you',
      body: `<h1>Two's company</h1><p>Jo Asher (sort code 04-00-0${random.whole(3, 6)}, account ••••${random.digits(4)}) has asked you to share an account for bills.</p>
<p>Have a read of the small print, then:</p><p><a class="button" href="${joint}">Accept and set up</a></p><p>You'll both be responsible for anything that's owed. The invite is yours until 6 September.</p>`,
      links: [joint],
    },
    {
      name: 'monthly round-up',
      language: 'en-GB',
      subject: 'Your February, in numbers',
      body: `<h1>£${random.whole(900, 1600)}.42 out, £2,1${random.digits(2)}.00 in</h1><p>Groceries: £${random.whole(180, 320)}.17 (up 6%)<br>Transport: £8${random.digits(1)}.40<br>Eating out: £${random.whole(40, 130)}.95</p>
<p>Your <i>Holiday</i> pot has reached £${random.whole(200, 700)} of £1,200. At this pace you're there in August. Savings interest went down from 3.60% to 3.35% AER (variable) on the 12th.</p>
<p>See the lot in <b>Trends</b>. Statement PDF: account ${random.digits(8)}, sort code 04-00-04.</p>`,
    },
    {
      name: 'notice of a new phone',
      language: 'en-GB',
      subject: 'Plover was set up on another phone',
      body: `<p>Hi Robin,</p><p>At 18:22 on Monday 4 May, a Samsung Galaxy S24 was given access to your money, after a selfie check and your card PIN.</p>
<p>All you? Great, bin this. Otherwise ring 0800 802 1${random.digits(3)} (+44 20 3872 0${random.digits(3)} from abroad) and we'll freeze the lot; lines are open day and night.</p>`,
    },
  ];
  return laidOut(drafts, layout);
}
