/** A house of films and series: codes to sign in, a link for a television, new devices, prices, what is new; English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function frame(inner: string, mark: string): string {
  return `<!DOCTYPE html><html><head><style type="text/css">a { text-decoration: none; } .single-button a { color:#ffffff; } @media (max-width: 499px) { .shell { width: 100% !important; } }</style></head>
<body style="padding:0;margin:0;background-color:#ffffff"><div style="display:none;max-height:0px;mso-hide:all">&nbsp;</div>
<table align="center" class="shell" width="500" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:20px 40px"><a href="https://www.cinderplay.example/browse?lnktrk=EMP&amp;g=${mark}&amp;lkid=URL_LOGO"><img src="https://assets.cpxt.example/us/email/logo.png" alt="Cinderplay" width="100" border="0"></a></td></tr>
${inner}
<tr><td style="padding:20px 40px;font-family:Cinderplay Sans,Helvetica,Arial;font-size:11px;color:#a4a4a4;border-top:2px solid #221f1f">Questions? Visit the <a href="https://help.cinderplay.example/support/?g=${mark}" style="text-decoration:underline">Help Center</a><br><br>This account email has been sent to you as part of your Cinderplay membership. Replies to this address can't be answered.<br><br>
This message was mailed to [robin@postroom.localhost] by Cinderplay.<br>SRC: ${mark}_en_GB_EVO<br>Cinderplay International B.V., Keizerskade 77, 1016 GC Amsterdam, NL</td></tr></table></body></html>`;
}
const cell = (text: string, size = 16) =>
  `<tr><td style="padding:10px 40px;font-family:Cinderplay Sans,Helvetica,Arial;font-size:${size}px;line-height:1.35;color:#221f1f">${text}</td></tr>`;
const press = (url: string, label: string) =>
  `<tr><td style="padding:15px 40px"><table class="single-button" width="100%"><tr><td align="center" bgcolor="#d1401f" style="border-radius:4px;padding:14px"><a href="${url.replaceAll('&', '&amp;')}" style="font-family:Helvetica;font-weight:700">${label}</a></td></tr></table></td></tr>`;

export function mails(random: Random): FamilyMail[] {
  const mark = `${random.text('0123456789ABCDEF', 8)}-${random.text('0123456789ABCDEF', 4)}`;
  const four = random.digits(4);
  const household = random.digits(4);
  const travel = `https://www.cinderplay.example/account/travel/verify?nftoken=${random.text(TOKEN, 44)}&messageGuid=${mark}`;
  const reset = `https://www.cinderplay.example/password?g=${mark}&lkid=URL_PASSWORD&token=${random.text(TOKEN, 50)}`;
  return [
    {
      name: 'code to sign in',
      language: 'en-GB',
      ...bothParts({
        from: '"Cinderplay" <info@account.cinderplay.example>',
        subject: 'Cinderplay: Your sign-in code',
        encoding: 'quoted-printable',
        text: `Your sign-in code\n\nRobin,\n\nEnter this code on your TV, phone or tablet:\n\n${four}\n\nThe code will expire in 15 minutes.\n\nIf you'd rather use your password, go to cinderplay.example/login.\n\nThe Cinderplay team\n`,
        html: frame(
          `${cell('<b>Your sign-in code</b>', 24)}${cell('Robin,')}${cell('Enter this code on your TV, phone or tablet:')}${cell(`<span style="letter-spacing:8px"><b>${four}</b></span>`, 32)}${cell('The code will expire in 15 minutes.', 14)}${cell("If you'd rather use your password, go to cinderplay.example/login.<br><br>The Cinderplay team", 14)}`,
          mark,
        ),
      }),
      codes: [four],
      links: [],
      best: { code: four },
    },
    {
      name: 'temporary access, asked for by Wren',
      language: 'en-GB',
      subject: 'Your temporary access code',
      html: frame(
        `${cell('<b>Your temporary access code</b>', 26)}${cell('Hi Robin,')}${cell(`A temporary access code was asked for on the device below. Requested by <b>Wren</b> on a Samsung TV, 19:04 BST.`)}${press(travel, 'Get Code')}${cell('* Link expires after 15 minutes.', 12)}${cell('If you or somebody in your household did not request it, you may want to sign out of devices you do not know.', 14)}`,
        mark,
      ),
      codes: [],
      links: [travel],
      best: { link: travel },
    },
    {
      name: 'reset of the password',
      language: 'en-GB',
      subject: 'Complete your password reset request',
      html: frame(
        `${cell('<b>Reset your password</b>', 26)}${cell('Hi Robin,')}${cell('Choose a new password, and get back to watching.')}${press(reset, 'Reset Password')}${cell('For your protection the link works for 24 hours, and only once.', 14)}`,
        mark,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'code to change the details',
      language: 'en-GB',
      subject: `Your verification code: ${household}`,
      html: frame(
        `${cell('<b>Verify your identity</b>', 24)}${cell('Enter this code to make changes to your email, phone or payment details:')}${cell(`<b>${household}</b>`, 34)}${cell('It is valid until 21:15. Nobody at Cinderplay will ever want it from you.', 14)}`,
        mark,
      ),
      codes: [household],
      links: [],
      best: { code: household },
    },
    {
      name: 'a new device used the account',
      language: 'en-GB',
      subject: 'New device using your Cinderplay account',
      html: frame(
        `${cell('<b>New sign-in to Cinderplay</b>', 24)}${cell(`<table cellpadding="6"><tr><td>Device</td><td>Fire TV Stick 4K (AFTKM)</td></tr><tr><td>Where</td><td>Derby, England</td></tr><tr><td>When</td><td>15 March 2026, 22:40 GMT</td></tr></table>`)}${cell('If you signed in lately, relax and enjoy watching! If you do not recognise it, we advise that you <a href="https://www.cinderplay.example/password">change your password</a> immediately.')}`,
        mark,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'price goes up',
      language: 'en-GB',
      subject: 'Your price is changing to £13.99/month',
      html: frame(
        `${cell('<b>A change to your price</b>', 26)}${cell(`Hi Robin, on <b>3 June 2026</b> your Standard plan goes from £12.99 to £13.99 a month. No action is needed; it will show on your bill for Mastercard •••• ${random.digits(4)}.`)}${cell('With adverts: £5.99. Premium, 4K, 4 screens: £18.99. You can switch or cancel at any time.')}`,
        mark,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'just added',
      language: 'en-GB',
      subject: 'Robin, we just added something you might like',
      html: frame(
        `${cell('<b>The Cipher Girls</b><br>2026 | 12 | 1 season | 97% match', 20)}${cell('1942. Six women, one broken machine and a code that changes every 24 hours. From the makers of <i>Harbour 17</i>.')}<tr><td style="padding:10px 40px"><a href="https://www.cinderplay.example/title/8${random.digits(7)}?trackId=2${random.digits(8)}">&#9654; PLAY</a> &nbsp; <a href="https://www.cinderplay.example/mylist?add=8${random.digits(7)}">+ MY LIST</a></td></tr>${cell('Also: Room 404 (S3), Seven Seconds to Midnight, Top 10 in the UK today', 13)}`,
        mark,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
