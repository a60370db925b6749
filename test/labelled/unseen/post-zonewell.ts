/**
 * Zonewell, a registrar and DNS host (UK): sign-in codes, checks of a registrant's address, renewals, invoices;
 * British English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Old tables with a blue bar, and the company's particulars as British law wants them. */
function letter(customer: string, title: string, rows: string): string {
  return `<html><head><meta charset="utf-8"><title>${title}</title></head><body style="margin:0;padding:0" bgcolor="#e9edf2">
<table width="100%" bgcolor="#e9edf2" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="640" bgcolor="#ffffff" cellpadding="0" cellspacing="0">
<tr><td bgcolor="#12355b" style="padding:14px 24px;font:bold 20px Georgia,serif;color:#ffffff">Zonewell</td><td bgcolor="#12355b" align="right" style="padding:14px 24px;font:12px Arial;color:#bcd">Customer no. ${customer}</td></tr>
<tr><td colspan="2" style="padding:24px;font:14px/21px Arial,sans-serif;color:#222">${rows}</td></tr>
<tr><td colspan="2" style="padding:16px 24px;font:11px/16px Arial;color:#777;border-top:1px solid #ddd">Zonewell Limited. Registered in England and Wales, company no. 07${customer.slice(0, 6)}. Registered office: 3 Cable Yard, Bristol BS1 6QH. VAT no. GB 318 4420 17. Support by telephone on 0117 496 0182, Monday to Friday, 9am to 5.30pm. We never ask for passwords over the telephone.</td></tr>
</table></td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const customer = random.digits(7);
  const login = random.digits(6);
  const lock = random.digits(6);
  const change = random.digits(4) + random.digits(4);
  const registrant = `https://verify.zonewell.example/icann/registrant?id=${random.digits(9)}&key=${random.text(TOKEN, 32)}`;
  const transfer = `https://my.zonewell.example/transfers/approve/${random.text(TOKEN, 40)}`;
  const invoice = `ZW-${random.digits(8)}`;
  return [
    {
      name: 'sign-in',
      language: 'en-GB',
      ...bothParts({
        from: 'Zonewell Customer Care <care@zonewell.example>',
        subject: 'Your Zonewell sign-in code',
        encoding: 'base64',
        text: `Dear Robin Post,

We have received a request to sign in to your control panel. As you use two-step verification by e-mail, please key in

${login}

to continue. The code is valid for five minutes.

Zonewell Limited, 3 Cable Yard, Bristol BS1 6QH. 0117 496 0182
`,
        html: letter(
          customer,
          'Sign-in code',
          `<p>Dear Robin Post,</p><p>We have received a request to sign in to your control panel. As you use two-step verification by e-mail, please key in</p>
<p style="font:bold 28px 'Courier New',monospace">${login}</p><p>to continue. The code is valid for five minutes.</p><p>Time: ${random.whole(10, 22)}:${random.whole(10, 59)} GMT<br>From: Leeds, United Kingdom (approximately)<br>Browser: Chrome 126</p>
<p>Not you? Then change your password and ring us.</p>`,
        ),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'unlock domain',
      language: 'en-GB',
      subject: 'tidewater.example: code to remove the transfer lock',
      text: `Dear customer ${customer},

We have been asked to take the transfer lock off TIDEWATER.EXAMPLE.

Because a domain without its lock can be moved elsewhere, we want to hear from the account holder. The confirmation code for this change is

    ${lock.slice(0, 3)}-${lock.slice(3)}

Please enter it in the box "Code from e-mail" of your control panel (Domains > tidewater.example > Lock).

If this request was not made by you, do nothing and the lock will stay in place. We would then advise you to change your password.

Regards,
Zonewell Customer Care
0117 496 0182
`,
      codes: [lock],
      links: [],
      best: { code: lock },
    },
    {
      name: 'new address',
      language: 'en-GB',
      subject: 'Changing the e-mail address on your account',
      html: letter(
        customer,
        'New address',
        `<p>Hello,</p><p>This address has been put forward as the new contact for a Zonewell account ending in ${customer.slice(-3)}. To complete the change, enter the verification number <strong>${change.slice(0, 4)} ${change.slice(4)}</strong> in the control panel by midnight tonight.</p><p>The previous address has been told as well. If you have not requested this, please disregard this e-mail.</p>`,
      ),
      codes: [change],
      links: [],
      best: { code: change },
    },
    {
      name: 'registrant check',
      language: 'en-GB',
      ...bothParts({
        from: 'Zonewell Domains <domains@zonewell.example>',
        subject: 'ACTION REQUIRED: verify contact details for tidewater.example',
        encoding: 'quoted-printable',
        text: `Dear Robin Post,

Under the rules of the domain name authority, registrars must check the e-mail address of every registrant. If you do not respond within 15 days, tidewater.example will be suspended.

Please verify by visiting this address:
${registrant}

Once is enough for all domains with the same contact.
`,
        html: letter(
          customer,
          'Verification of contact details',
          `<p>Dear Robin Post,</p><p>Under the rules of the domain name authority, registrars must check the e-mail address of every registrant. <b>If you do not respond within 15 days, tidewater.example will be suspended</b> and web site and mail will stop working.</p>
<table cellpadding="4" style="font:13px Arial"><tr><td>Registrant</td><td>Robin Post</td></tr><tr><td>E-mail</td><td>robin@postroom.localhost</td></tr><tr><td>Telephone</td><td>+44.117496${random.digits(4)}</td></tr></table>
<p>Please verify by visiting this address:<br><a href="${registrant.replace('&', '&amp;')}">${registrant.replace('&', '&amp;')}</a></p><p>Once is enough for all domains with the same contact.</p>`,
        ),
      }),
      codes: [],
      links: [registrant],
      best: { link: registrant },
    },
    {
      name: 'transfer away',
      language: 'en-GB',
      subject: 'Transfer of marlinpost.example: your approval is needed',
      html: letter(
        customer,
        'Transfer request',
        `<p>Dear Robin Post,</p><p>On 4 June 2026 we received a request from <b>Namegrove Oy</b> to take over MARLINPOST.EXAMPLE. If this is what you intend, press the button and we shall release the name straight away. Without an answer it will go through on 9 June at 12:00 all the same.</p>
<table cellpadding="0" cellspacing="0"><tr><td bgcolor="#2a7d4f" style="padding:10px 22px"><a href="${transfer}" style="color:#fff;text-decoration:none;font-weight:bold">Approve this transfer</a></td></tr></table>
<p>To refuse, open <a href="https://my.zonewell.example/domains">Domains</a> in your control panel.</p>`,
      ),
      codes: [],
      links: [transfer],
      best: { link: transfer },
    },
    {
      name: 'renewal notice',
      language: 'en-GB',
      subject: 'tidewater.example renews in 30 days',
      html: letter(
        customer,
        'Renewals',
        `<p>Dear Robin Post,</p><p>The following will renew by themselves; there is nothing for you to do as long as the card ending ${random.digits(4)} is valid.</p><table width="100%" border="1" cellpadding="6" cellspacing="0" style="border-collapse:collapse;font:13px Arial"><tr bgcolor="#f2f5f8"><th align="left">Product</th><th>Renews on</th><th align="right">Price</th></tr><tr><td>tidewater.example (1 year)</td><td align="center">14/08/2026</td><td align="right">£11.99</td></tr><tr><td>WHOIS privacy</td><td align="center">14/08/2026</td><td align="right">£4.79</td></tr><tr><td colspan="2" align="right">VAT at 20%</td><td align="right">£3.36</td></tr><tr><td colspan="2" align="right"><b>Total</b></td><td align="right"><b>£20.14</b></td></tr></table><p>Fancy a .example for your next venture? Take 25% off with the code <b>SUMMER25</b> until 31 July.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invoice',
      language: 'en-GB',
      subject: `Zonewell VAT invoice ${invoice}`,
      text: `Invoice number: ${invoice}
Tax point:      14 August 2026
Customer:       ${customer} Robin Post, 17 Quay Terrace, Bristol BS8 4TR

1 x tidewater.example, renewal, 12 months     £11.99
1 x WHOIS privacy, 12 months                   £4.79
VAT @ 20.00%                                   £3.36
                                             -------
Paid by card ending ${random.digits(4)}                      £20.14

Authorisation ref ${random.digits(6)}. A PDF copy can be fetched from your control panel under Billing.

Zonewell Limited, 3 Cable Yard, Bristol BS1 6QH, VAT no. GB 318 4420 17
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
