/** A Canadian insurer of cars and homes with formal letters: codes, documents to sign, claims, renewals, cards; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789ABCDEF';

export function mails(random: Random): FamilyMail[] {
  const policy = `A${random.digits(8)}-03`;
  const claim = `CL-26-${random.digits(7)}`;
  const address = 'Maplegate Mutual Insurance Company, 5600 Cancross Rise, Mississauga, ON L5R 3E9';
  const letter = (inner: string) =>
    `<html><body style="margin:0;padding:0"><table align="center" width="620" style="font-family:Georgia,'Times New Roman',serif;font-size:15px;line-height:1.6;color:#2b2b2b" cellpadding="0" cellspacing="0"><tr><td style="border-bottom:1px solid #b22234;padding:24px 0 10px"><font size="5" color="#b22234">Maplegate Mutual</font></td></tr><tr><td style="padding:20px 0">${inner}</td></tr><tr><td style="font-size:11px;color:#777;border-top:1px solid #ddd;padding:12px 0">${address}<br>1-888-555-0121, Mon-Fri 8-8 ET, Sat 9-5. Claims day and night.<br>To stop commercial messages under CASL, <a href="https://comms.maplegate.example/casl?c=${random.text(HEX, 16)}">withdraw your consent</a>; notices about your policy continue. Pour le français, <a href="https://comms.maplegate.example/fr?c=${random.text(HEX, 16)}">cliquez ici</a>.</td></tr></table></body></html>`;
  const both = (subject: string, text: string, inner: string) =>
    bothParts({
      from: 'Maplegate Mutual <service@maplegate.example>',
      subject,
      encoding: 'base64',
      text: `${text}\n\n${address}\n`,
      html: letter(inner),
      header: ['Auto-Submitted: auto-generated', `X-MG-Corr: ${random.text(HEX, 24)}`],
    });

  const day = random.whole(2, 28);
  const broker = random.digits(2);
  const year = random.digits(3);
  const month = `$1${random.digits(2)}.${random.digits(2)}`;
  const pad = random.digits(3);
  const access = random.digits(7);
  const guest = random.digits(6);
  const deposit = random.digits(6);
  const envelope = `https://na4.signwell-docs.example/Signing/EmailStart.aspx?a=${random.text(HEX.toLowerCase(), 8)}-${random.text(HEX.toLowerCase(), 4)}-4${random.text(HEX.toLowerCase(), 3)}-9${random.text(HEX.toLowerCase(), 3)}-${random.text(HEX.toLowerCase(), 12)}&er=${random.text(HEX.toLowerCase(), 24)}`;
  const register = `https://my.maplegate.example/enrol/start?invite=${random.text(HEX, 32)}`;

  return [
    {
      name: 'access code',
      language: 'en',
      ...both(
        'Your Maplegate access code',
        `Dear Robin Postroom,

Your access code for My Maplegate is ${access}. Kindly enter it within fifteen minutes.

Should you not have tried to sign in on ${day} October 2026, telephone our Privacy Office at 1-888-555-0124.

Yours truly,
Client Services`,
        `<p>Dear Robin Postroom,</p><p>Your access code for My Maplegate is <b>${access}</b>. Kindly enter it within fifteen minutes.</p><p>Should you not have tried to sign in on ${day} October 2026, telephone our Privacy Office at 1-888-555-0124.</p><p>Yours truly,<br>Client Services</p>`,
      ),
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'code for the photos of a claim',
      language: 'en',
      subject: `Claim ${claim}: uploading your photos`,
      text: `Dear Robin,

Thank you for speaking with me this morning about the hail damage to your 2021 Corvair GT (VIN ending ${random.digits(6)}).

To let us see the damage, go to photos.maplegate.example and enter the PIN below. It opens the upload page for this claim; there is no other login.

PIN: ${guest}

Please take all four corners, the roof, and the odometer. Deductible: $500. Loss date: 2026-09-30.

Regards,
Anneliese Thibodeau-Grant
Auto Adjuster, ext. ${random.digits(5)}
`,
      codes: [guest],
      links: [],
      best: { code: guest },
    },
    {
      name: 'deposit of the claim money',
      language: 'en',
      subject: 'Validate your direct deposit details',
      html: letter(
        `<p>Dear Robin,</p><p>Settlement of claim ${claim} is ready: <b>$${random.whole(1, 6)},${random.digits(3)}.${random.digits(2)}</b>. You gave us this account for it:</p><p>Institution 0${random.digits(2)}, transit ${random.digits(5)}, account ending ${random.digits(3)}</p><p>To validate the change, enter verification code <b>${deposit}</b> on the Payments page. Failing that, a cheque will be mailed to you in 10 business days.</p>`,
      ),
      codes: [deposit],
      links: [],
      best: { code: deposit },
    },
    {
      name: 'papers to sign',
      language: 'en',
      subject: 'Complete with SignWell: OPCF 43 Endorsement.pdf',
      html: `<html><body style="background:#eaeaea;font-family:Helvetica,Arial,sans-serif"><table width="600" align="center" bgcolor="#fff"><tr><td style="background:#1e4ca1;color:#fff;text-align:center;padding:28px 36px;font-size:16px"><img src="https://na4.signwell-docs.example/img/doc-white.png" width="75" height="75" alt=""><br>Anneliese Thibodeau-Grant has asked you to review and sign a document.<br><br><a href="${envelope.replaceAll('&', '&amp;')}" style="background:#ffc423;color:#333;font-size:15px;font-weight:bold;padding:12px 24px;text-decoration:none">REVIEW DOCUMENT</a></td></tr>
<tr><td style="padding:24px 36px;font-size:14px"><b>Anneliese Thibodeau-Grant</b><br>a.thibodeaugrant@maplegate.example<p>Robin, please sign the endorsement for policy ${policy} before November 1.</p></td></tr>
<tr><td style="padding:24px 36px;font-size:11px;color:#666;background:#f5f5f5"><b>Do Not Share This Email</b><br>It holds a secure link to SignWell.</td></tr></table></body></html>`,
      codes: [],
      links: [envelope],
      best: { link: envelope },
    },
    {
      name: 'online account to open',
      language: 'en',
      ...both(
        'Set up your online access',
        `Dear Robin Postroom,

Welcome to Maplegate. Policy ${policy} took effect at 12:01 a.m. on October 1, 2026.

Register here for your pink card, your bills and your documents:
${register}

Broker: Lakehead Brokers Inc., 807-555-01${broker}`,
        `<p>Dear Robin Postroom,</p><p>Welcome to Maplegate. Policy <b>${policy}</b> took effect at 12:01 a.m. on October 1, 2026.</p><p><a href="${register}" style="background:#b22234;color:#fff;padding:10px 22px;text-decoration:none;font-family:Arial">Register online</a></p><p>You'll find your pink card, your bills and your documents there.</p><p>Broker: Lakehead Brokers Inc., 807-555-01${broker}</p>`,
      ),
      codes: [],
      links: [register],
      best: { link: register },
    },
    {
      name: 'renewal',
      language: 'en',
      ...both(
        `Your renewal: policy ${policy}`,
        `Your car policy renews on October 1, 2027.

Annual premium: $1,${year}.00 (last year $1,${random.digits(3)}.00)
Monthly: ${month} by PAD, account ending ${pad}
Winter tire discount: 5%
Liability limit: $2,000,000

There is nothing that you need to do if all is in order.`,
        `<p>Your car policy renews on October 1, 2027.</p><table cellpadding="5"><tr><td>Annual premium</td><td>$1,${year}.00</td></tr><tr><td>Monthly</td><td>${month} by PAD, account ending ${pad}</td></tr><tr><td>Winter tire discount</td><td>5%</td></tr><tr><td>Liability limit</td><td>$2,000,000</td></tr></table><p>There is nothing that you need to do if all is in order. Otherwise <a href="https://my.maplegate.example/policies/${policy}">view your documents</a>.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'claim opened',
      language: 'en',
      subject: `We have opened claim ${claim}`,
      text: `Dear Robin,

Your claim was registered on 2026-10-01 at 10:${random.whole(10, 59)} ET.

Claim number: ${claim}
Policy: ${policy}
Type: Comprehensive - hail
Adjuster: A. Thibodeau-Grant (fax 905-555-0${random.digits(3)})
Appraisal: Tuesday, October 6, 1:15 p.m., Bay 4, Hurontario Collision, authorization ${random.digits(6)}
Rental: Roadrunner, reservation ${random.digits(9)}COUNT, up to $45 a day for 10 days

Please quote the claim number whenever you contact us.

Maplegate Mutual Claims
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'letter to members before winter',
      language: 'en',
      subject: 'Before the frost: your fall checklist and a $25 thank-you',
      html: letter(`<p><i>Neighbourly News, Fall 2026, vol. 31, no. 4</i></p><h2 style="font-weight:normal">Get the house ready in nine steps</h2>
<p>Last winter our members made 6,418 claims for frozen pipes and ice dams, at $11,900 each on average. An afternoon in October prevents most of them.</p>
<ol><li>Shut off and drain outdoor taps.</li><li>Clear the eaves; a 30-foot run holds 150 litres.</li><li>Test smoke and CO alarms, and replace any that are 10 years old.</li><li>Have the furnace serviced. Many makers void the warranty otherwise.</li><li>Check the sump pump: pour in 20 litres and it should start.</li><li>Keep the thermostat at 12&deg;C or more when you're away, and have someone look in every 72 hours. Most policies demand it.</li><li>Trim branches within 3 m of the roof.</li><li>Photograph each room and keep the pictures elsewhere.</li><li>Put winter tires on once it's below 7&deg;C.</li></ol>
<h3>Thank you for staying</h3><p>Members of five years or more get a $25 card for Timberline Hardware. Yours: <b>TMBR-${random.digits(4)}-${random.digits(4)}-${random.digits(4)}</b>, PIN ${random.digits(4)}, good until 2027-10-31 in store and online.</p>
<h3>Annual meeting</h3><p>Thursday, November 19, 2026, 4:00 p.m. ET, Living Arts Hall, Mississauga, or by telephone: 1-833-555-0166, conference ID ${random.digits(7)}#. Proxy forms went out by post in September.</p>
<h3>By the numbers</h3><table cellpadding="4" border="1" style="border-collapse:collapse;font-size:13px"><tr><td>Members</td><td>412,${random.digits(3)}</td></tr><tr><td>Claims paid, 2025</td><td>$388.4 million</td></tr><tr><td>Returned to members</td><td>$9.1 million</td></tr><tr><td>Calls answered within 60 seconds</td><td>83%</td></tr></table>
<p>Stay warm,<br>Douglas Achterberg, President and CEO</p>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
