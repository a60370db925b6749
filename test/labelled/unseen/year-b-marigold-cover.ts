/** An insurer of cars and homes: codes, papers to sign, ID cards, claims, renewals; American English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ body }: Draft): { html: string } {
  return {
    html: `<!DOCTYPE html><html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="format-detection" content="telephone=no,address=no,email=no,date=no"><style>
.font-sans{font-family:Nunito,Arial,sans-serif}.cta{background-color:#f08a00;border-radius:3px;color:#000;display:inline-block;font-weight:700;line-height:48px;padding:0 36px;text-decoration:none}</style></head>
<body class="font-sans" style="margin:0;padding:0;background:#eceff1"><div role="article" aria-roledescription="email" lang="en"><table role="presentation" align="center" width="620" style="background:#fff">
<tr><td style="padding:20px 32px"><img src="https://images.em.marigoldcover.example/Brand/marigold-flower.png" width="150" alt="Marigold Cover"></td><td align="right" style="padding:20px 32px;font-size:12px">Customer care<br><b>1-888-555-0191</b></td></tr>
<tr><td colspan="2" style="padding:8px 32px 32px;font-size:16px;line-height:26px;color:#263238">${body}</td></tr>
<tr><td colspan="2" style="padding:24px 32px;font-size:11px;line-height:16px;color:#607d8b">Marigold Cover Insurance Company and affiliates, One Marigold Parkway, Hartford, CT 06103. Coverage is subject to policy terms; not available in all states. CA License 0B71942.<br><a href="https://www.em.marigoldcover.example/e3t/Ctc/priv">Privacy notice</a> &#8226; <a href="https://www.em.marigoldcover.example/e3t/Ctc/pref">Email preferences</a></td></tr></table></div></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const policy = `${random.digits(4)}-${random.digits(2)}-${random.digits(3)}`;
  const code = random.digits(6);
  const claimCode = random.digits(6);
  const claim = `0${random.digits(9)}-0101-0${random.digits(2)}`;
  const sign = `https://na3.inkdocs.example/Signing/EmailStart.aspx?a=${random.text('0123456789abcdef', 36)}&acct=${random.text('0123456789abcdef', 12)}&er=${random.text('0123456789abcdef', 12)}`;
  const paperless = `https://www.em.marigoldcover.example/e3t/Ctc/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*', 96)}`;
  const drafts: Draft[] = [
    {
      name: 'code to log in',
      language: 'en-US',
      subject: 'Your Marigold Cover verification code',
      body: `<p>Hi Robin,</p><p>Your verification code is:</p><p style="font-size:26px;font-weight:700">${code}</p><p>Please enter it to finish logging in. You have 10 minutes before it expires.</p><p>If you don't recognize this activity, please call us at the number above.</p>`,
      codes: [code],
    },
    {
      name: 'papers to sign',
      language: 'en-US',
      subject: `Signature requested: auto policy ${policy}`,
      body: `<p><b>Kendra Ortiz</b> at Marigold Cover sent you documents to review and sign.</p><p><a class="cta" href="${sign.replaceAll('&', '&amp;')}">REVIEW DOCUMENTS</a></p><p>Robin, please sign the application and the uninsured motorist selection by 08/14. Without them your rate goes up $${random.whole(9, 30)} a month. Thanks! Kendra</p><p style="font-size:12px">Do not share this email: its link is meant for you.</p>`,
      links: [sign],
    },
    {
      name: 'ID cards',
      language: 'en-US',
      subject: 'Your new insurance ID cards',
      body: `<p>Hi Robin,</p><p>Attached are the ID cards for policy <b>${policy}</b>, effective 08/05/2026 to 02/05/2027.</p><table cellpadding="5"><tr><td>2019 SUBARU IMPREZA</td><td>VIN 4S3GTAB6${random.digits(1)}K3${random.digits(6)}</td></tr><tr><td>NAIC</td><td>2${random.digits(4)}</td></tr></table><p>Print them and keep one in each car. Roadside help: text HELP to 6${random.digits(4)}.</p>`,
    },
    {
      name: 'consent to go paperless',
      language: 'en-US',
      subject: 'Going paperless: confirm your email',
      body: `<p>You chose to get policy papers and bills by email. By law we need to know that we've got the right address before we stop the paper.</p><p><a class="cta" href="${paperless}">Confirm my email</a></p><p>No answer within 14 days means you keep getting letters, and lose the paperless discount ($${random.whole(12, 24)} per term).</p>`,
      links: [paperless],
    },
    {
      name: 'claim opened',
      language: 'en-US',
      subject: `We're here to help: claim ${claim}`,
      body: `<p>Hi Robin,</p><p>We're sorry about your accident on 09/19/2026 and glad nobody was hurt. Your claim number is <b>${claim}</b>.</p><p>Adjuster: Luis Ferrante, 860-555-0112 ext. ${random.digits(5)}, fax 855-555-0${random.digits(3)}<br>Rental: Hartline, reservation ${random.digits(9)}US, up to $40 a day for 30 days<br>Deductible: $500</p><p>Shops near 40840 are listed in the app. Estimate appointments take about 30 minutes.</p>`,
    },
    {
      name: 'photos by a one-time code',
      language: 'en-US',
      subject: 'Send us photos of your car',
      body: `<p>Instead of a shop, you can take pictures yourself. In the app choose <b>Photo estimate</b>, then type in this access code: <b>${claimCode}</b>.</p><ol><li>All four corners, from 8 feet</li><li>The damage, from 3 feet and from 1 foot</li><li>Odometer and VIN plate</li></ol><p>The code is good through 09/26. Most estimates are ready in 2 business days.</p>`,
      codes: [claimCode],
    },
    {
      name: 'renewal',
      language: 'en-US',
      subject: 'Your renewal offer is here',
      body: `<p>Policy ${policy} renews on <b>02/05/2027</b>. Six-month premium: <b>$${random.whole(520, 790)}.00</b> (was $${random.whole(480, 510)}.00).</p><p>You save with: Safe Driver (-11%), Paperless, Multi-Policy. Autopay takes $${random.whole(88, 130)}.50 from the card ending ${random.digits(4)} on the 5th of each month; to change anything do so by 01/28.</p><p>Bundle renters from $9 a month: quote it with code BUNDLE${random.digits(2)}.</p>`,
    },
  ];
  return laidOut(drafts, layout);
}
