/** A British government sign-in and its services, in their plain style: codes, alerts, passports, vehicles; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const PLATE = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const URLSAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export function mails(random: Random): FamilyMail[] {
  const both = (subject: string, html: string) =>
    bothParts({
      from: 'Gateway <gateway.one@notify.gateway.example>',
      subject,
      html,
      text: plain(html),
      encoding: 'quoted-printable',
    });
  const notify = (
    inner: string,
  ) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><meta content="telephone=no" name="format-detection"/></head>
<body style="font-family: Helvetica, Arial, sans-serif;font-size: 16px;margin: 0;color:#0b0c0c;">
<table role="presentation" width="100%" style="border-collapse: collapse;min-width: 100%;width: 100% !important;" cellpadding="0" cellspacing="0" border="0"><tr><td width="100%" height="53" bgcolor="#0b0c0c"><table role="presentation" width="100%" style="border-collapse: collapse;max-width: 580px;" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td width="70" bgcolor="#0b0c0c" valign="middle"><span style="font-size: 28px;line-height: 1.315789474;font-weight: 700;color: #ffffff;padding-left:10px;">UK.Gateway</span></td></tr></table></td></tr></table>
<table role="presentation" class="content" align="center" cellpadding="0" cellspacing="0" border="0" style="border-collapse: collapse;max-width: 580px; width: 100% !important;" width="100%"><tr><td height="30"><br /></td></tr><tr><td style="font-family: Helvetica, Arial, sans-serif; font-size: 19px; line-height: 1.315789474; max-width: 560px;">${inner}</td></tr></table></body></html>`;
  const para = (html: string) => `<p style="Margin: 0 0 20px 0; font-size: 19px; line-height: 25px; color: #0B0C0C;">${html}</p>`;

  const code = random.digits(6);
  const reset = random.digits(6);
  const plate = `${random.text(PLATE, 2)}${random.digits(2)} ${random.text(PLATE, 3)}`;
  const subscribe = `https://www.alerts.gateway.example/email/subscriptions/authenticate?token=${random.text(URLSAFE, 90)}&topic_id=flood-warnings-trent`;
  const check = random.digits(9);
  const referee = `https://www.passports.gateway.example/confirm-identity/${random.text(URLSAFE, 14)}`;
  const council = random.digits(6);

  return [
    {
      name: 'code for the one account',
      language: 'en',
      ...both(
        'Your security code for Gateway One',
        notify(
          `${para('Your code is:')}<h2 style="Margin: 0 0 20px 0; padding: 0; font-size: 27px; line-height: 35px; font-weight: bold;">${code}</h2>${para('The code expires 15 minutes after it was sent.')}${para('<b>If you didn’t ask for this</b>')}${para('Someone may have given your address by accident. You can ignore it, or read <a href="https://www.gateway.example/contact-one" style="color: #1D70B8;">how to get in touch</a>.')}<hr style="border:0;height:1px;background:#B1B4B6;">${para('The Gateway One team')}`,
        ),
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'code for a new password',
      language: 'en',
      subject: 'Reset your Gateway One password',
      text: `Enter this security code to reset your password:

# ${reset}

Ask for another if more than 15 minutes have passed.

---

You asked for it at ${random.whole(1, 11)}:${random.whole(10, 59)}pm on Monday 2 February 2026. Never send the code to anybody who contacts you, not even us.

Gateway One team
Report suspicious emails by forwarding them to report@phish.gateway.example
`,
      codes: [reset],
      links: [],
      best: { code: reset },
    },
    {
      name: 'registered to vote',
      language: 'en',
      ...both(
        'We’ve received your application to register to vote',
        notify(
          `${para('Your application has been sent to your local Electoral Registration Office.')}${para(`Application date: 2 February 2026<br>Application reference: ${random.text('0123456789ABCDEF', 6)}`)}${para('They’ll write within 10 working days to tell you that you’re on the register, or that they need more from you. You don’t have to do anything now.')}${para(`Thornmere Borough Council, electoral@thornmere-council.example, 0115 496 0${random.digits(3)}`)}`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'alerts by mail to confirm',
      language: 'en',
      ...both(
        'Confirm that you want to get emails from Gateway',
        notify(
          `<h2 style="Margin: 0 0 20px 0; font-size: 27px; line-height: 35px;">Click the link to confirm your subscription</h2>${para(`<a href="${subscribe.replace('&', '&amp;')}" style="color: #1D70B8; word-wrap: break-word;">Yes, I want updates about flood warnings for the River Trent at Thornmere</a>`)}${para('The link stops working after 7 days.')}${para('Got this by surprise? Leave it and nothing more will come.')}`,
        ),
      ),
      codes: [],
      links: [subscribe],
      best: { link: subscribe },
    },
    {
      name: 'identity of a friend to confirm for a passport',
      language: 'en',
      subject: 'Confirm the identity of Gethin Lloyd-Price',
      text: `Dear Robin Postroom

Gethin Lloyd-Price has named you as the person who can confirm who he is for a passport application.

Use this link within 14 days:
${referee}

You'll need:
- your passport number
- to have known him for 2 years or more

We can't go on with application PEX ${random.digits(3)} ${random.digits(4)} ${random.digits(3)} until you do. It's an offence to give false information (Identity Documents Act 2010).

Passport Office
`,
      codes: [],
      links: [referee],
      best: { link: referee },
    },
    {
      name: 'code of the council',
      language: 'en',
      subject: 'Thornmere Council: confirm it’s you',
      html: `<div style="font-family:Arial;font-size:14px"><p>Hello Robin,</p><p>You're reporting a change to your Council Tax (account ${random.digits(8)}, band C). Before we save it, confirm your email with this PIN:</p><p><b>${council}</b></p><p>Your report reference is CT-${random.digits(7)}. Bins: green on Tuesday, brown on alternate Fridays.</p><p><font size="1">Thornmere Borough Council, Guildhall, NG9 1AA. This email has been scanned for viruses. DISCLAIMER: views are those of the author. [ref:_00D${random.text(URLSAFE.slice(0, 52), 12)}._500${random.text(URLSAFE.slice(0, 52), 12)}:ref]</font></p></div>`,
      codes: [council],
      links: [],
      best: { code: council },
    },
    {
      name: 'vehicle tax renewed',
      language: 'en',
      ...both(
        `Vehicle tax for ${plate}: payment received`,
        notify(
          `${para('This email confirms that your vehicle is taxed.')}${para(`Registration number: <b>${plate}</b><br>Make: VAUXHALL<br>Tax from: 01 March 2026<br>Tax until: 28 February 2027<br>Amount: £195.00<br>Receipt number: ${check} ${random.digits(4)}<br>Direct Debit reference: ${random.digits(6)}-${plate.replace(' ', '')}`)}${para('The reference of your V11 reminder (16 digits) can’t be used again. There is no paper disc.')}`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'MOT reminder',
      language: 'en',
      ...both(
        `${plate}: your MOT is due by 14 March 2026`,
        notify(
          `${para(`The MOT of VAUXHALL CORSA, <b>${plate}</b>, expires on 14 March 2026.`)}${para('You can be fined up to £1,000 for driving without one.')}${para('<a href="https://www.gateway.example/getting-an-mot" style="color: #1D70B8;">Find out about MOTs</a>')}${para(`<a href="https://www.check-mot.gateway.example/unsubscribe/${random.text(URLSAFE, 36)}" style="color: #1D70B8;">Unsubscribe</a> from reminders for this vehicle.`)}`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}

/** The text part as the government's mailer writes it. */
function plain(html: string): string {
  return html
    .slice(html.indexOf('max-width: 560px;">') + 19)
    .replace(/<h2[^>]*>([^<]*)<\/h2>/g, '\n\n$1\n-----------------------------------------------------------------\n\n')
    .replace(
      /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g,
      (_, href: string, label: string) => `${label}: ${href.replaceAll('&amp;', '&')}`,
    )
    .replace(/<hr[^>]*>/g, '\n=================================================================\n\n')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .trim();
}
