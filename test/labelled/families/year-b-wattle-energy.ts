/** A supplier of power with chatty mails: links into the account, codes, bills, a move; Australian English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function leaf(inner: string): string {
  return `<html><head><meta charset="utf-8"><style>body{background:#fff7e8;margin:0}td{font-family:Chromatica,Verdana,sans-serif;font-size:15px;line-height:24px;color:#23305c}</style></head><body>
<table align="center" width="600" cellpadding="0" cellspacing="0"><tr><td style="padding:28px 24px 8px"><img alt="Wattle Energy" height="34" src="https://static.wattle.example/email/wattle-yellow.png"></td></tr>
<tr><td style="padding:8px 24px;background:#ffffff;border-radius:16px">${inner}</td></tr>
<tr><td style="padding:24px;font-size:11px;line-height:16px">Wattle Energy Pty Ltd ABN 92 606 417 335, Level 9, 80 Flinders Walk, Melbourne VIC 3000.<br>Call 1300 055 148, 8am&ndash;6pm on weekdays. Supply emergency? Ring your network, day or night: the number's on the back of your bill.</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const account = `A-${random.text('0123456789ABCDEF', 8)}`;
  const enter = `https://account.wattle.example/login/email/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 46)}/`;
  const code = random.digits(6);
  const move = `https://wattle.example/moving/${account}/confirm/?k=${random.text('abcdefghijkmnpqrstuvwxyz23456789', 16)}`;
  const concession = random.digits(6);
  const nmi = `6407${random.digits(6)}`;
  return [
    {
      name: 'link into the account',
      language: 'en-AU',
      ...bothParts({
        from: 'Wattle Energy <hello@wattle.example>',
        subject: 'Your Wattle login link',
        encoding: 'quoted-printable',
        text: `G'day Robin,\n\nHere's the link to log in to your account:\n\n${enter}\n\nIt lasts for 2 hours.\n\nLove and power,\nWattle\n`,
        html: leaf(
          `<p>G'day Robin,</p><p>Here's the link to log in to your account:</p><p><a href="${enter}" style="background:#ffb700;border-radius:24px;padding:12px 28px;color:#23305c;text-decoration:none"><b>Log in</b></a></p><p>It lasts for 2 hours.</p><p>Love and power,<br>Wattle</p>`,
        ),
      }),
      codes: [],
      links: [enter],
      best: { link: enter },
    },
    {
      name: 'bill',
      language: 'en-AU',
      subject: `Your energy bill for account ${account}`,
      html: leaf(
        `<p>Hi Robin,</p><p>Your new electricity bill is attached.</p><table width="100%"><tr><td>Balance brought forward</td><td align="right">$${random.whole(10, 60)}.12 CR</td></tr><tr><td>Peak 3pm&ndash;9pm, ${random.whole(90, 180)} kWh @ 41.36c</td><td align="right">$58.11</td></tr><tr><td>Off-peak, ${random.whole(200, 310)} kWh @ 23.10c</td><td align="right">$61.94</td></tr><tr><td>Supply, 31 days @ 112.2c</td><td align="right">$34.78</td></tr><tr><td><b>Due 18 August</b></td><td align="right"><b>$1${random.digits(2)}.40</b></td></tr></table><p>NMI ${nmi}. BPAY biller code 2${random.digits(5)}, ref ${random.digits(10)}. Next read around 9 September.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code to join by phone',
      language: 'en-AU',
      subject: 'Verification code for your call with Wattle',
      html: leaf(
        `<p>Hi Robin,</p><p>Thanks for calling. Please key this code into your phone when the line asks you to, so that we can talk about your account:</p><p style="font-size:28px"><b>${code.slice(0, 3)} ${code.slice(3)}</b></p><p>If you're not on the phone with us just now, please hang up on whoever you're talking to.</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'code for a new address',
      language: 'en-AU',
      subject: `${concession} is your Wattle code`,
      html: leaf(
        `<p>Enter this code in your Wattle app to confirm that we can reach you here:</p><p style="font-size:32px;background:#fff7e8;padding:10px"><b>${concession}</b></p><p>Bills and outage news for 40 Banksia St come to this address from then on.</p>`,
      ),
      codes: [concession],
      links: [],
      best: { code: concession },
    },
    {
      name: 'move to be confirmed',
      language: 'en-AU',
      subject: 'Please confirm your move-out date',
      html: leaf(
        `<p>Hi Robin,</p><p>We've pencilled you in to leave <b>40 Banksia St, Coburg VIC 3058</b> on <b>Friday 28 August</b>. Your last bill comes 10 days later, and your solar export of ${random.whole(2, 9)}.${random.digits(1)} kWh a day stops earning on that date.</p><p><a href="${move}">Confirm my move</a></p><p>Wrong date? Just reply to this email. A human reads it.</p>`,
      ),
      codes: [],
      links: [move],
      best: { link: move },
    },
    {
      name: 'credit for a friend',
      language: 'en-AU',
      subject: 'Robin, have $50 on us (and $50 for a mate)',
      html: leaf(
        `<p>For every mate who joins with your link, you both get <b>$50</b>.</p><p>Your link: share.wattle.example/teal-quoll-${random.digits(3)}<br>Or by phone: quote referral code TEAL-QUOLL-${random.digits(3)}.</p><p>${random.whole(20, 90)},${random.digits(3)} people did last year. The fine print: new customers only, credit within 14 days of the first payment, ends 30/9/2026.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'planned outage',
      language: 'en-AU',
      subject: 'Planned outage at 40 Banksia St, Tue 15 September',
      text: `Hi Robin,

Your network, Merri Power, will switch off the power to work on a pole.

When:  Tuesday 15 September 2026, 8.30am to 2pm
Where: Banksia St 22-58, Coburg
Job:   MP-${random.digits(7)}

Faults and updates: 13 12 80, press 2, then your postcode. If someone at home uses life support, please ring us on 1300 055 148 today.

Wattle
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
