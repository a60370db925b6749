/** A public authority's one sign-in and its licences, in British English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

/** What is written in the service's own markup: `#` a heading, `^` a box, an address a link; the rest are paragraphs. */
function htmlOf(markup: string): string {
  const paragraph = 'style="Margin:0 0 20px 0;font-size:19px;line-height:25px;color:#0B0C0C"';
  const rows = markup.split('\n\n').map((block) => {
    if (block.startsWith('# '))
      return `<h2 style="Margin:0 0 15px 0;padding:10px 0 0 0;font-size:27px;line-height:35px;font-weight:bold;color:#0B0C0C">${block.slice(2)}</h2>`;
    if (block.startsWith('^ '))
      return `<blockquote style="background:#F1F1F1;padding:24px 24px 0.1px 24px;font-family:Helvetica,Arial,sans-serif;font-size:19px;line-height:25px;Margin:0 0 20px 0"><p ${paragraph}>${block.slice(2)}</p></blockquote>`;
    const linked = block.replace(
      /https:\/\/\S+/g,
      (url) =>
        `<a style="word-wrap:break-word;color:#1D70B8" href="${url.replaceAll('&', '&amp;')}">${url.replaceAll('&', '&amp;')}</a>`,
    );
    return `<p ${paragraph}>${linked.replaceAll('\n', '<br>')}</p>`;
  });
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd"><html lang="en"><head><title></title></head>
<body style="font-family:Helvetica,Arial,sans-serif;font-size:16px;margin:0;color:#0b0c0c">
<table role="presentation" width="100%" style="border-collapse:collapse;min-width:100%;width:100%!important" cellpadding="0" cellspacing="0" border="0"><tr><td width="100%" height="53" bgcolor="#0b0c0c" style="padding:0 10px"><span style="font-size:28px;font-weight:bold;color:#ffffff">&#9819; ARDMERE.GOV</span></td></tr></table>
<table role="presentation" class="content" align="center" style="max-width:580px;width:100%!important" cellpadding="0" cellspacing="0"><tr><td height="30"><br></td></tr><tr><td style="font-family:Helvetica,Arial,sans-serif">
${rows.join('\n')}
</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const plate = `${random.text('ABCDEFGHJKLMNPRSTVWXY', 2)}${random.digits(2)} ${random.text('ABCDEFGHJKLMNPRSTVWXY', 3)}`;
  const application = `FSH/${random.digits(4)}/${random.digits(6)}`;
  const create = random.digits(6);
  const signIn = random.digits(6);
  const business = random.digits(6);
  const carryOn = `https://apply.fishing-licence.ardmere-gov.example/return/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 20)}`;
  const consent = `https://register-to-vote.ardmere-gov.example/confirm?ref=${random.text('0123456789abcdef', 32)}&v=2`;
  const mail = (
    name: string,
    subject: string,
    from: string,
    markup: string,
    used: Pick<FamilyMail, 'codes' | 'links' | 'best'>,
  ) => ({
    name,
    language: 'en',
    ...bothParts({
      from: `"${from}" <${from.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@notifications.ardmere-gov.example>`,
      subject,
      encoding: 'quoted-printable',
      header: [`Message-ID: <0107019${random.text('0123456789abcdef', 9)}-000000@eu-west-2.mailout.example>`],
      text: markup
        .replace(/^# (.*)$/gm, '\n$1\n-----------------------------------------------------------------')
        .replace(/^\^ /gm, ''),
      html: htmlOf(markup),
    }),
    ...used,
  });
  const code = (value: string) => ({ codes: [value], links: [], best: { code: value } });
  const link = (value: string) => ({ codes: [], links: [value], best: { link: value } });
  const none = { codes: [], links: [], best: null };
  return [
    mail(
      'create',
      'Your security code for Ardmere.gov One Sign-in',
      'Ardmere.gov One Sign-in',
      `# Your security code

Use this code to continue creating your Ardmere.gov One Sign-in:

^ ${create}

The code will expire after 15 minutes.

# If you're not creating one

Perhaps someone mistyped theirs. No sign-in will be set up without the code.`,
      code(create),
    ),
    mail(
      'sign in',
      'Your security code to sign in',
      'Ardmere.gov One Sign-in',
      `# Sign in to Ardmere.gov One Sign-in

Here is the security code you need:

^ ${signIn}

Staff will not ask you for it, whether on the phone, by text or on social media.`,
      code(signIn),
    ),
    mail(
      'carry on',
      'Carry on with your application for a rod licence',
      'Rod licences',
      `Dear applicant

You saved your application on 2 April 2026 at 4:18pm. To confirm your email address and carry on where you left off, use this link:

${carryOn}

We delete unfinished applications after 28 days.

You still have to give us:

* the name on your concession card
* which day the licence is to start (it costs £33.00 for 12 months)`,
      link(carryOn),
    ),
    mail(
      'licence issued',
      `Rod licence ${application}`,
      'Rod licences',
      `# Your licence

Licence number: ${application}
Name: Robin Vale
Type: trout and coarse, up to 2 rods
Starts: 00:01 on 9 April 2026
Ends: 8 April 2027

You paid £33.00 by card. Payment reference: ${random.text('0123456789abcdefghijklmnopqrstuvwxyz', 26)}

Carry this email when you fish. Bailiffs may ask for the number and your postcode.

Do not reply to this email. Rod licence helpline: 0344 800 ${random.digits(4)}, weekdays, 8am to 6pm.`,
      none,
    ),
    mail(
      'vehicle test',
      `${plate}: test due by 17 June 2026`,
      'Vehicle test reminder',
      `Vehicle test reminder

${plate} MAZDA CX-5

This vehicle's annual test expires on 17 June 2026. You can be fined up to £1,000 for driving without a valid one.

Odometer reading at the last test: 48,${random.digits(3)} miles.

Already booked? Then you do not need to do anything.

# Stop getting these reminders

Unsubscribe at https://vehicle-reminders.ardmere-gov.example/unsubscribe/${random.text('0123456789abcdef', 36)}`,
      none,
    ),
    mail(
      'register',
      'Confirm your email address to register to vote',
      'Electoral Registration',
      `Thank you for starting your registration at Harlow Street, BS6 5QT.

Confirm that we may write to you at this address about elections:

${consent}

You must do this by 11:59pm on Monday 18 May, or we will send poll cards and letters by post.

Ward: Redland East
Polling district: RDE${random.digits(1)}
Office: 0117 922 ${random.digits(4)}`,
      link(consent),
    ),
    mail(
      'business',
      'Security code for your business tax account',
      'Business Tax Account',
      `Someone (hopefully you) asked to change the bank details in your business tax account.

Security code: ${business}

Enter it within 30 minutes. Government Gateway user ID ending ${random.digits(3)}.

If you did not ask, phone 0300 200 ${random.digits(4)}.`,
      code(business),
    ),
    mail(
      'tax bill',
      'A new message from Ardmere Revenue',
      'Ardmere Revenue',
      `Dear R VALE

You have a new message about Self Assessment. For your security, this email does not contain a link. To read it, sign in to your online tax account as you usually do.

Why you are getting this: you chose to go paperless on 3 January 2026.

From Ardmere Revenue Self Assessment`,
      none,
    ),
  ];
}
