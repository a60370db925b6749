/** The mails that errands are about, as such senders write them. */
import { mailWithFiles, pageOf, pdf } from './documents.ts';

/** Numbers that make each Message-ID its own. */
let serial = 0;

export const errandMails = {
  code: page('Confirm your email address', 'Example Accounts <accounts@service.example>', [
    '<tr><td style="font:24px Arial">Almost there</td></tr><tr><td>Enter this code to finish signing up:</td></tr>',
    '<tr><td style="font:32px monospace;letter-spacing:4px"><b>482 913</b></td></tr>',
    '<tr><td>Or <a href="https://service.example/confirm?token=3f9c1b7e5d">confirm your address</a>. The code works for 15 minutes.</td></tr>',
  ]),
  link: page('Please confirm your account', 'Example Shop <hello@shop.example>', [
    '<tr><td style="font:24px Arial">Welcome to Example Shop</td></tr><tr><td>One click, and your account is ready:</td></tr>',
    '<tr><td><a href="https://shop.example/confirm/3f9c1b7e5d2a" style="background:#06c;color:#fff">Confirm my account</a></td></tr>',
    '<tr><td>Questions? See <a href="https://shop.example/help">our help pages</a>.</td></tr>',
  ]),
  /** 30: 3 are urgent, 15 nobody has to read (9 newsletters, 6 of machines), and 12 ask something. */
  unread: () =>
    Array.from({ length: 30 }, (_, n) => {
      if (n % 10 === 4)
        return letter(`Customer ${n} <c${n}@customer.example>`, `Outage at our site ${n}`, 'Nothing works here. Call us now.');
      if (n % 3 === 0) return newsletter('leave@offers.example', `Weekly offers ${n}`);
      if (n % 4 === 1)
        return letter('CI <ci@build.example>', `Build ${n} passed`, 'All 1,204 tests passed.', 'Auto-Submitted: auto-generated');
      return letter(
        `Person ${n} <p${n}@example.org>`,
        `A question about order ${1000 + n}`,
        'When will it leave your house? We plan for next week.',
      );
    }),
  contract: withPdf('Ann Lee <ann@partner.example>', 'Re: our contract', 'contract.pdf', [
    'Framework contract',
    'Contract number: 77-4120-B',
    'Between Partner Ltd. and you.',
  ]),
  invoice: (month: string) =>
    withPdf('Billing <billing@supplier.example>', `Invoice for ${month}`, `invoice-${month}.pdf`, ['Total: 1,180.00 EUR']),
  newsletter: (address: string) => newsletter(address, 'Weekly offers'),
};

function withPdf(from: string, subject: string, filename: string, lines: string[]): string {
  serial += 1;
  const mail = mailWithFiles({ filename, contentType: 'application/pdf', content: pdf([pageOf(...lines)]) }).toString('latin1');
  const head = [`From: ${from}`, `Subject: ${subject}`, `Message-ID: <errand${serial}@example.org>`];
  return mail.replace('Subject: files', head.join('\r\n'));
}

function letter(from: string, subject: string, text: string, ...more: string[]): string {
  serial += 1;
  const lines = [`From: ${from}`, `Subject: ${subject}`, `Message-ID: <errand${serial}@example.org>`, ...more];
  return [...lines, '', text, ''].join('\r\n');
}

function newsletter(address: string, subject: string): string {
  const text = 'This week: twelve offers for your garden, and a recipe with rhubarb.\r\n\r\nYou get this because you signed up.';
  return letter(
    'Garden Offers <offers@garden.example>',
    subject,
    text,
    `List-Unsubscribe: <mailto:${address}?subject=leave%20u1>`,
  );
}

function page(subject: string, from: string, rows: string[]): string {
  serial += 1;
  return [
    `From: ${from}`,
    `Subject: ${subject}`,
    `Message-ID: <errand${serial}@service.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><style>.p{display:none}</style></head><body><span class="p">Your account is nearly ready</span>',
    '<table width="600">',
    ...rows,
    '<tr><td><img src="https://service.example/open.gif" width="1" height="1"><a href="https://service.example/u/8f2">Unsubscribe</a></td></tr>',
    '</table></body></html>',
    '',
  ].join('\r\n');
}
