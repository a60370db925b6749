/** One sign-on for a kingdom's public services, in a government's plain manner: codes, a link, letters of offices; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function raw(subject: string, paragraphs: readonly string[], box?: string): { subject: string; raw: string } {
  const urls = (text: string) =>
    text.replace(/https:\/\/\S+/g, (url) => `<a style="word-wrap: break-word; color: #1D70B8;" href="${url}">${url}</a>`);
  const rows = paragraphs.map((text) =>
    text === box
      ? `<div style="padding: 15px; border-left: 10px solid #B1B4B6; margin: 0 0 25px 0;"><p style="Margin: 0; font-size: 19px; line-height: 25px;">${text}</p></div>`
      : text.startsWith('# ')
        ? `<h2 style="Margin: 0 0 20px 0; padding: 0; font-size: 27px; line-height: 35px; font-weight: bold;">${text.slice(2)}</h2>`
        : `<p style="Margin: 0 0 20px 0; font-size: 19px; line-height: 25px; color: #0B0C0C;">${urls(text).replaceAll('\n', '<br />')}</p>`,
  );
  return bothParts({
    from: 'Crown Services <noreply@notify.services.crown.example>',
    subject,
    encoding: 'quoted-printable',
    header: ['X-Notify-Id: 7f0d2c'],
    text: `${paragraphs.map((text) => (text.startsWith('# ') ? `${text.slice(2)}\n${'-'.repeat(65)}` : text)).join('\n\n')}\n`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${subject}</title></head>
<body style="font-family: Helvetica, Arial, sans-serif;font-size: 16px;margin: 0;color:#0b0c0c;">
<table role="presentation" width="100%" style="border-collapse: collapse;min-width: 100%;" cellpadding="0" cellspacing="0" border="0"><tr><td width="100%" height="53" bgcolor="#0b0c0c">
<span style="font-size: 28px; font-weight: 700; color: #ffffff; padding-left: 10px;">CROWN.SERVICES</span></td></tr></table>
<table role="presentation" class="content" align="center" style="max-width: 580px;width: 100%;"><tr><td height="30"><br /></td></tr><tr><td>
${rows.join('\n')}
</td></tr></table></body></html>`,
  });
}

export function mails(random: Random): FamilyMail[] {
  const first = random.digits(6);
  const second = random.digits(6);
  const tax = random.digits(6);
  const reset = random.digits(6);
  const token = random.text('0123456789abcdef', 40);
  const renew = `https://account.services.crown.example/confirm-new-email?token=${token}`;
  const utr = random.digits(10);
  return [
    {
      name: 'code to create a sign-on',
      language: 'en',
      ...raw('Security code for your Crown sign-on', [
        `# ${first} is your security code`,
        'Use it to confirm your email address and carry on creating your Crown sign-on.',
        'The code will stop working after 15 minutes.',
        'If you are not creating a Crown sign-on, ignore this email. It may be that another person gave your address in error.',
        'Crown sign-on team',
      ]),
      codes: [first],
      links: [],
      best: { code: first },
    },
    {
      name: 'code to sign in',
      language: 'en',
      ...raw(
        'Your security code',
        [
          'Your security code is:',
          second,
          'Enter it to finish signing in to Manage your vehicle tax.',
          'Do not share it. Nobody from the government will ever need it.',
          'Get help with codes that do not arrive: https://www.services.crown.example/contact-sign-on',
        ],
        second,
      ),
      codes: [second],
      links: [],
      best: { code: second },
    },
    {
      name: 'reset of a password with a code',
      language: 'en',
      ...raw('You asked to reset your password', [
        'Someone, hopefully you, has told us that they forgot the password of your Crown sign-on.',
        `To choose another one, enter ${reset} on the page titled ‘Check your email’.`,
        'You have 1 hour. After that, start again at https://signin.services.crown.example/',
        'Crown sign-on team',
      ]),
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'verify a changed address',
      language: 'en',
      ...raw('Confirm your new email address', [
        'Dear Robin Asher',
        'You told us on 3 February 2026 that this is the email address you want to use for your Crown sign-on.',
        `Confirm it by opening this link within 24 hours:\n${renew}`,
        'Until you do, we will keep writing to the address that we had before.',
        'This is an automatic message. Replies to it are not read.',
      ]),
      codes: [],
      links: [renew],
      best: { link: renew },
    },
    {
      name: 'access code for a tax agent',
      language: 'en',
      ...raw('Revenue: access code', [
        'Dear customer',
        `Access code: ${tax}`,
        `It belongs to the sign-in that was begun at 09:12 on 28 January with the user ID ending **${random.digits(4)}. Type it in to see your Self Assessment (UTR ${utr}).`,
        'We never send a text or an email that offers a refund and asks for your card details.',
        'Forward doubtful ones to phishing@revenue.crown.example.',
      ]),
      codes: [tax],
      links: [],
      best: { code: tax },
    },
    {
      name: 'return received',
      language: 'en',
      ...raw('We have received your tax return', [
        'Dear Robin Asher',
        `# Submission receipt`,
        `Unique Taxpayer Reference: ${utr}\nTax year: 2024 to 2025\nReceived: 28 January 2026 at 09:41\nReceipt reference: ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
        `You owe £${random.whole(180, 940)}.20. Pay by midnight on 31 January. Your payment reference is ${utr}K, sort code 08 32 10, account number 1200${random.digits(4)}.`,
        'Ways to pay: https://www.services.crown.example/pay-self-assessment',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'vehicle tax is due',
      language: 'en',
      ...raw('Vehicle tax reminder: KX19 OJD', [
        'The tax on your vehicle runs out on 30 April 2026.',
        `Registration: KX19 OJD\nMake: SKODA\n12 months: £195.00\n6 months: £107.25\nDirect Debit, monthly: £204.75 in all`,
        `You will need the 16 digit reference number of the letter V11W that was sent to you (it ends in ${random.digits(4)}), or the log book.`,
        'You do not have to do anything if you pay by Direct Debit: it renews by itself.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
