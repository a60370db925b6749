/**
 * Polltide, surveys and panels (US, with panels in Australia and India): sign-in codes, a panel to join, rewards,
 * results; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A green header cell and Outlook's spacers. */
function layout(inner: string, legal: string): string {
  return `<!DOCTYPE HTML><html xmlns:v="urn:schemas-microsoft-com:vml"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta name="format-detection" content="telephone=no,date=no,address=no"></head>
<body style="min-width:100%;margin:0;background:#f7f8fa"><table class="nl-container" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"><tbody><tr><td>
<table class="row-content" align="center" width="600" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff"><tbody>
<tr><td style="background:#00bf6f;padding:16px 28px;color:#ffffff;font:bold 20px 'National 2',Arial">polltide</td></tr>
<tr><td class="pad" style="padding:28px;font:16px/24px Arial;color:#333e48">${inner}</td></tr>
<tr><td style="line-height:24px;font-size:1px">&#8202;</td></tr>
<tr><td style="padding:0 28px 28px;font:11px/16px Arial;color:#9ea3a8">${legal}</td></tr></tbody></table></td></tr></tbody></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const us = 'Polltide Inc., 1 Ballot Way, San Mateo, California 94403, USA';
  const au = 'Polltide Panels Pty Ltd, PO Box 1184, Collingwood VIC 3066, ABN 61 004 000 000. Privacy officer: 1800 555 0116';
  const login = random.digits(6);
  const panel = random.digits(5);
  const redeem = random.digits(6);
  const optIn = `https://panel.polltide.example/doi?uid=${random.digits(8)}&h=${random.text('0123456789abcdef', 32)}&lang=en_AU`;
  const invite = `https://www.polltide.example/team/join/?t=${random.text(ALNUM, 36)}_2B${random.text(ALNUM, 20)}`;
  const points = random.whole(1200, 4800);
  return [
    {
      name: 'sign-in',
      language: 'en-US',
      ...bothParts({
        from: 'Polltide <account@e.polltide.example>',
        subject: 'Your Polltide verification code',
        encoding: 'base64',
        header: ['Reply-To: noreply@e.polltide.example'],
        text: `Enter this code to continue

${login}

We're sending this to keep your account secure. You can turn off two-step verification in My Account.

${us}`,
        html: layout(
          `<h2>Enter this code to continue</h2><table><tr>${[...login].map((digit) => `<td style="border:1px solid #d0d2d3;padding:10px 14px;font-size:26px">${digit}</td>`).join('')}</tr></table><p>We're sending this to keep your account secure. You can turn off two-step verification in <a href="https://www.polltide.example/user/account/">My Account</a>.</p>`,
          us,
        ),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'panel code',
      language: 'en-IN',
      subject: `Verify your mobile survey profile: ${panel}`,
      text: `Hello Robin,

Welcome to the Polltide India panel! To activate your profile, enter the 5-digit activation code ${panel} in the app.

You will get 250 points (Rs. 25) once your profile is 100% complete.

Note: this code works only on the phone on which you installed the app.

Polltide Panels India LLP, 5th Floor, Residency Road, Bengaluru 560025
`,
      codes: [panel],
      links: [],
      best: { code: panel },
    },
    {
      name: 'redeem points',
      language: 'en-AU',
      subject: 'Confirm your reward request',
      html: layout(
        `<p>Hi Robin,</p><p>You'd like to swap <b>2,000 points</b> for a <b>$20 Colesby gift card</b>. To be sure nobody else is spending your points, please enter this PIN on the rewards page:</p><p style="font-size:24px;letter-spacing:3px"><b>${redeem}</b></p><p>The gift card will land in your inbox within 5 business days.</p>`,
        au,
      ),
      codes: [redeem],
      links: [],
      best: { code: redeem },
    },
    {
      name: 'double opt-in',
      language: 'en-AU',
      ...bothParts({
        from: 'Polltide Panel <hello@panel.polltide.example>',
        subject: 'One more click to join the Polltide panel',
        encoding: 'quoted-printable',
        text: `Hi Robin,

Thanks for putting your hand up! Confirm your membership:

${optIn}

You'll start with 100 points, worth a dollar.

${au}
`,
        html: layout(
          `<p>Hi Robin,</p><p>Thanks for putting your hand up! Confirm your membership and have your say on footy, fuel and everything in between:</p><p align="center"><!--[if mso]><v:roundrect href="${optIn.replaceAll('&', '&amp;')}" style="height:44px;width:220px;" arcsize="10%" fillcolor="#00bf6f"><center>Confirm membership</center></v:roundrect><![endif]--><!--[if !mso]><!--><a href="${optIn.replaceAll('&', '&amp;')}" style="background:#00bf6f;color:#fff;padding:12px 30px;text-decoration:none">Confirm membership</a><!--<![endif]--></p><p>You'll start with 100 points, worth a dollar.</p>`,
          au,
        ),
      }),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'team invitation',
      language: 'en-US',
      subject: 'Harriet shared a Polltide team seat with you',
      text: `Harriet Lowe (harriet@tidewater.example) added you to the team "Research" as a Power User.

Join the team: ${invite}

Doing so moves your 3 surveys and their 1,480 responses into the team's library. Harriet has held the seat for you until Sept 12.

${us}
`,
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'gift card',
      language: 'en-AU',
      subject: 'Here is your $20 Colesby gift card',
      html: layout(
        `<p>Hi Robin, enjoy! Show this at the till or use it online.</p><table width="100%" cellpadding="8" style="border:1px solid #d0d2d3"><tr><td>Card number</td><td><b>6280 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</b></td></tr><tr><td>PIN</td><td><b>${random.digits(4)}</b></td></tr><tr><td>Expires</td><td>14/09/2029</td></tr></table><p>Points left: ${points}. Order ref. PT-${random.digits(7)}.</p>`,
        au,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'results',
      language: 'en-US',
      subject: '"Customer pulse Q3" has 500 responses!',
      html: layout(
        `<h2>500 responses and counting</h2><p><b>Customer pulse Q3</b> (survey ${random.digits(9)}) reached 500 responses at 3:4${random.digits(1)} PM PDT. Completion rate: 83%. Typical time spent: 4m 12s. NPS: 41.</p><p>Collector 1 (web link) 312, collector 2 (email) 188 of 1,960 sent, 21 bounced.</p><p><a href="https://click.e.polltide.example/?qs=${random.text('0123456789abcdef', 96)}">Analyze results</a></p>`,
        `${us}<br><a href="https://click.e.polltide.example/unsub_center.aspx?qs=${random.text('0123456789abcdef', 64)}">Manage preferences</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'renewal',
      language: 'en-US',
      subject: 'Your annual plan renews on October 2, 2026',
      text: `Hi Robin,

Your Advantage Annual plan (account ${random.digits(8)}) renews on October 2, 2026. We'll charge $384.00 plus tax to the Visa card that ends with ${random.digits(4)}.

What's included: unlimited surveys, 15,000 responses a year ($0.15 for each one above), 24/7 email support.

To cancel, go to My Account > Billing details by October 1. Refunds aren't given for part of a year.

Invoice INV-${random.digits(8)} will follow.

${us}
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
