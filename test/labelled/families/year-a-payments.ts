/** A service that pays and is paid by e-mail, worldwide: confirmations, codes, receipts, disputes, in American English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

export function mails(random: Random): FamilyMail[] {
  const id = () => random.text('0123456789ABCDEFGHJKLMNPQRSTUVWXY', 17);
  const hex = (length: number) => random.text('0123456789abcdef', length);
  const outer = (
    title: string,
    inner: string,
  ) => `<!DOCTYPE html><html dir="ltr"><head><title>${title}</title><meta name="viewport" content="width=device-width">
<style>@font-face{font-family:PaylarkOpen;src:url(https://www.paylarkobjects.example/ui-web/font/Regular.woff)}.ppsans{font-family:PaylarkOpen,'Helvetica Neue',Arial,sans-serif}</style></head>
<body style="background:#f5f7fa"><div style="display:none;font-size:1px">Robin Vale, ${title}</div>
<table dir="ltr" border="0" width="100%"><tr><td align="center"><table width="600" bgcolor="#fff" class="ppsans" cellpadding="0" cellspacing="0">
<tr><td style="padding:10px 30px;font-size:13px;color:#687173">Hello, Robin Vale</td></tr>
<tr><td align="center" style="border-radius:0 0 50% 50%;background:#002f86;padding:20px"><img src="https://www.paylarkobjects.example/digitalassets/c/system-triggered-email/n/layout/images/logo.png" alt="Paylark" height="50"></td></tr>
<tr><td style="padding:30px;font-size:16px;color:#2c2e2f">${inner}</td></tr>
<tr><td style="padding:20px 30px;font-size:12px;color:#6c7378;border-top:1px solid #eaeced"><a href="https://www.paylark.example/us/smarthelp/home">Help &amp; Contact</a> | <a href="https://www.paylark.example/us/security">Security</a> | <a href="https://www.paylark.example/us/apps">Apps</a>
<p>Paylark is committed to preventing fraudulent emails. Emails from us will always contain your full name.</p>
<p>Copyright &copy; 1999-2026 Paylark, Inc. All rights reserved. 2211 North First Street, San Jose, CA 95131.</p><p>Paylark RT${random.digits(6)}:en_US(en-US):1.4.0:${hex(13)}</p></td></tr></table></td></tr></table>
<img src="https://t.paylark.example/ts?v=1&amp;calc=${hex(13)}&amp;cust=${id()}" width="1" height="1" alt=""></body></html>`;
  const confirm = `https://www.paylark.example/cgi-bin/webscr?cmd=_confirm-email&token=${random.text('0123456789abcdefghijklmnopqrstuvwxyz', 22)}&uid=${random.digits(12)}`;
  const claim = `https://www.paylark.example/myaccount/transfer/accept/${id()}`;
  const security = random.digits(6);
  const phone = random.digits(6);
  const reset = random.digits(6);
  const transaction = id();
  const cta = (href: string, label: string) =>
    `<p align="center"><a href="${href.replaceAll('&', '&amp;')}" style="background:#0070ba;border-radius:24px;color:#fff;padding:12px 36px;text-decoration:none">${label}</a></p>`;
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    {
      from: '"service@paylark.example" <service@paylark.example>',
      encoding: 'quoted-printable',
      link: (label, url) => `${label} [${url}]`,
    },
    [
      {
        name: 'confirm address',
        language: 'en',
        ...bothParts({
          from: '"service@paylark.example" <service@paylark.example>',
          subject: 'Robin, confirm your email address',
          encoding: 'quoted-printable',
          text: `Hello, Robin Vale\n\nConfirm your email address\n\nOnce it's confirmed, friends can send money to robin@postroom.localhost.\n\nConfirm: ${confirm}\n\nYou'll be asked for your password.\n`,
          html: outer(
            'confirm your email address',
            `<h1 style="font-weight:300">Confirm your email address</h1><p>Once it's confirmed, friends can send money to robin@postroom.localhost.</p>${cta(confirm, 'Confirm')}<p>You'll be asked for your password.</p>`,
          ),
        }),
        codes: [],
        links: [confirm],
        best: { link: confirm },
      },
      {
        name: 'security code',
        language: 'en',
        subject: 'Your Paylark security code',
        html: outer(
          'here is your code',
          `<p>Your security code is:</p><p style="font-size:32px">${security}</p><p>Your code expires in 10 minutes. Please don't reply. If you feel somebody else is at work here, go to Settings, then Security, and log out of all devices.</p>`,
        ),
        codes: [security],
        links: [],
        best: { code: security },
      },
      {
        name: 'payment sent',
        ...none,
        subject: 'Receipt for Your Payment to Harrow Type Foundry',
        html: outer(
          'You paid $45.00 USD to Harrow Type Foundry',
          `<p style="font-size:28px;font-weight:300">You paid $45.00 USD<br>to Harrow Type Foundry</p>
<table width="100%" style="font-size:14px" cellpadding="6"><tr><td><b>Transaction ID</b><br><a href="https://www.paylark.example/activity/payment/${transaction}">${transaction}</a></td><td align="right"><b>Transaction date</b><br>Apr 8, 2026</td></tr>
<tr><td><b>Merchant</b><br>Harrow Type Foundry<br>billing@harrowtype.example<br>+1 (917) 555-0${random.digits(3)}</td><td align="right"><b>Invoice ID</b><br>HTF-${random.digits(5)}</td></tr></table>
<table width="100%" style="border-top:1px solid #ccc;font-size:14px" cellpadding="6"><tr><td>Carrow Mono, desktop license, 1 seat</td><td>1</td><td align="right">$45.00 USD</td></tr><tr><td colspan="2">Tax</td><td align="right">$0.00 USD</td></tr><tr><td colspan="2"><b>Total</b></td><td align="right"><b>$45.00 USD</b></td></tr></table>
<p style="font-size:13px">Paid with Visa x-${random.digits(4)}. This transaction will appear on your statement as PAYLARK *HARROWTYPE. You have 180 days from the date of the transaction to open a dispute in the Resolution Center.</p>`,
        ),
      },
      {
        name: 'money waiting',
        language: 'en',
        subject: 'Dana Whitlock sent you $30.00 USD',
        html: outer(
          'accept your money',
          `<p style="font-size:24px">Dana Whitlock sent you <b>$30.00 USD</b></p><blockquote>for the pizza &#127829; (the big one)</blockquote><p>Since you haven't accepted personal payments before, you need to accept this one by <b>June 2, 2026</b>, or it goes back to Dana.</p>${cta(claim, 'Accept the money')}<p style="font-size:13px">Transaction ID: ${id()}</p>`,
        ),
        codes: [],
        links: [claim],
        best: { link: claim },
      },
      {
        name: 'new phone',
        language: 'en',
        subject: `${phone} is your code to add a phone number`,
        html: outer(
          'your code',
          `<p>You (or someone with your password) wants to add the number (208) 555-0${random.digits(3)} to your account.</p><p>Enter <b style="font-size:20px">${phone}</b> to go ahead. If that's not what you're up to, <a href="https://www.paylark.example/us/security/report">tell us</a>.</p>`,
        ),
        codes: [phone],
        links: [],
        best: { code: phone },
      },
      {
        name: 'reset',
        language: 'en',
        ...bothParts({
          from: '"service@paylark.example" <service@paylark.example>',
          subject: 'Reset your password with this code',
          encoding: 'base64',
          text: `Hello, Robin Vale\n\nNeed a new password? Use this code on the screen where you asked for it: ${reset}\n\nNeed more help? Call 1-888-221-${random.digits(4)}.\n`,
          html: outer(
            'need a new password?',
            `<p>Need a new password? Use this code on the screen where you asked for it:</p><table align="center" style="background:#f5f7fa"><tr><td style="font-size:26px;padding:14px 34px;letter-spacing:3px">${reset}</td></tr></table>`,
          ),
        }),
        codes: [reset],
        links: [],
        best: { code: reset },
      },
      {
        name: 'dispute',
        ...none,
        subject: `We've received your case PP-R-${random.text('ABCDEFGHJKLMNPQRST', 3)}-${random.digits(9)}`,
        html: outer(
          'your case is open',
          `<p>Thanks for letting us know about the problem with your $18.20 USD payment to Kettle &amp; Crane.</p><p><b>What happens now</b><br>The seller has until <b>July 11, 2026</b> to answer. If nothing comes back, we close it in your favor and refund you in full.</p>
<table style="font-size:14px"><tr><td>Reason</td><td>Item not received</td></tr><tr><td>Transaction ID</td><td>${id()}</td></tr><tr><td>Amount in dispute</td><td>$18.20 USD</td></tr></table>${cta('https://www.paylark.example/disputes/', 'View case')}`,
        ),
      },
    ],
  );
}
