/** A service for films and series in many homes: codes for televisions and sign-in, households, prices, in English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

export function mails(random: Random): FamilyMail[] {
  const src = () =>
    `SRC: ${random.text('0123456789ABCDEF', 8)}_${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}_en_US_EVO`;
  const nftoken = (path: string) =>
    `https://www.vellumplus.example/${path}?nftoken=BgjHlOvc${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 60)}&g=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}&lnktrk=EVO`;
  const amp = (url: string) => url.replaceAll('&', '&amp;');
  const cell = (
    inner: string,
  ) => `<html><head><style type="text/css">@media (max-width:500px){.mw{width:100%!important}}</style></head><body bgcolor="#ffffff" style="margin:0">
<table class="mw" width="500" align="center" cellpadding="0" cellspacing="0" style="font-family:VellumSans,Helvetica,Roboto,Arial,sans-serif"><tr><td style="padding:20px 40px 0"><img src="https://assets.vellumplus.example/us/email/logo/v_plus.png" width="24" alt="Vellum+"></td></tr>
${inner}
<tr><td style="padding:20px 40px;font-size:11px;line-height:14px;color:#a4a4a4">Vellum International B.V., Karperstraat 8, 1075 KZ Amsterdam<br><a href="https://help.vellumplus.example/contactus" style="color:#a4a4a4">Contact us</a> &middot; <a href="https://www.vellumplus.example/notifications" style="color:#a4a4a4">Notification settings</a><br>This message was mailed to [robin@postroom.localhost] by Vellum+.<br>${src()}</td></tr></table></body></html>`;
  const row = (html: string, size = 16) =>
    `<tr><td style="padding:16px 40px 0;font-size:${size}px;line-height:1.3;color:#221f1f">${html}</td></tr>`;
  const big = (url: string, label: string) =>
    row(
      `<table width="100%" bgcolor="#6d28d9" style="border-radius:4px"><tr><td align="center" style="padding:14px"><a href="${amp(url)}" style="color:#fff;text-decoration:none;font-weight:700">${label}</a></td></tr></table>`,
    );
  const signIn = random.digits(4);
  const signIn2 = random.digits(4);
  const account = random.digits(6);
  const temporary = nftoken('account/travel/verify');
  const reset = nftoken('password');
  const none = { language: 'en', codes: [], links: [], best: null };
  return withTextParts(
    {
      from: 'Vellum+ <info@account.vellumplus.example>',
      encoding: 'quoted-printable',
      link: (label, url) => (label === '' ? `[${url}]<br>` : `${label}<br>[${url}]<br>`),
    },
    [
      {
        name: 'sign-in code',
        language: 'en',
        subject: 'Vellum+: Your sign-in code',
        html: cell(
          `${row('Your code to sign in', 28)}${row('Hi Robin,')}${row('You need it on the TV that is waiting for you.')}${row(`<span style="letter-spacing:6px;font-weight:700">${signIn}</span>`, 28)}${row('It runs out after 15 minutes. Your profile and password stay as they were.', 14)}`,
        ),
        codes: [signIn],
        links: [],
        best: { code: signIn },
      },
      {
        name: 'temporary access',
        language: 'en',
        subject: 'Your Vellum+ temporary access code',
        html: cell(
          `${row('Here&rsquo;s how to watch away from home', 28)}${row('Hi Robin,')}${row('<b>Juniper</b> asked for a temporary access code from a <b>Samsung Smart TV</b> on June 6, 7:42 PM PDT.')}${big(temporary, 'Get Code')}${row('*Only open it if it was you or somebody in your household. It&rsquo;s good for 15 minutes, then ask the TV for another.', 14)}`,
        ),
        codes: [],
        links: [temporary],
        best: { link: temporary },
      },
      {
        name: 'reset',
        language: 'en',
        ...bothParts({
          from: 'Vellum+ <info@account.vellumplus.example>',
          subject: 'Complete your password reset request',
          encoding: 'quoted-printable',
          text: `Hi Robin,\n\nA new password, and you're back to watching.\n\nReset Password [${reset}]\n\nOr write to us from https://help.vellumplus.example if you didn't want that.\n\n- Your friends at Vellum+\n`,
          html: cell(
            `${row('Reset your password', 28)}${row('Hi Robin,')}${row('A new password, and you&rsquo;re back to watching.')}${big(reset, 'Reset Password')}${row('&ndash; Your friends at Vellum+')}`,
          ),
        }),
        codes: [],
        links: [reset],
        best: { link: reset },
      },
      {
        name: 'code for the account page',
        language: 'en',
        subject: `Verification code: ${account}`,
        html: cell(
          `${row('Before you change your plan', 28)}${row(`To confirm it&rsquo;s you, enter <b>${account}</b> on the account page.`)}${row('We ask for it with every change to plans, phone numbers and emails.', 14)}`,
        ),
        codes: [account],
        links: [],
        best: { code: account },
      },
      {
        name: 'code for a shared login',
        language: 'en',
        subject: 'Your sign-in code',
        text: `Vellum+

Your sign-in code: ${signIn2}

Type it on your TV with the remote. 15 minutes from now it will be of no use.

Requested from: LG webOS TV, Reno, NV, June 20, 8:05 PM PDT
`,
        codes: [signIn2],
        links: [],
        best: { code: signIn2 },
      },
      {
        name: 'price',
        ...none,
        subject: 'Your monthly price is changing',
        html: cell(
          `${row('We&rsquo;re updating our prices', 28)}${row('Hi Robin,')}${row('We keep adding films and series that are worth your evenings. From <b>Tuesday, August 4, 2026</b>, your Standard plan goes from $15.49 to <b>$17.99</b> a month (plus tax, if any).')}${row('Next billing date: 08/04/2026<br>Payment: Visa &bull;&bull;&bull;&bull; 4418<br>Screens: 2 &middot; Video: 1080p', 14)}${row('You can switch to Standard with ads ($7.99), or cancel, at any time.')}`,
        ),
      },
      {
        name: 'recommendations',
        ...none,
        subject: 'Robin, we just added a film you might like',
        html: cell(
          `<tr><td><a href="${amp(nftoken(`title/81${random.digits(6)}`))}"><img src="https://dnm.vellumplus.example/api/v6/WNk1mr/AAAA.jpg" width="500" alt="The Lamplighter of Ghent"></a></td></tr>${row('The Lamplighter of Ghent', 24)}${row('2025 &middot; 13+ &middot; 1h 54m &middot; 97% match')}${row('A clerk finds 1,100 letters behind a wall, each of them addressed to her.')}${row('<b>Top 10 in the U.S. today</b><br>1. Dry Dock 2. Nine Lives of Otto 3. Marlow &amp; Sons, Season 4', 14)}${row(`<a href="${amp(nftoken('browse'))}">Play</a> &nbsp; <a href="${amp(nftoken('mylist'))}">+ My List</a>`)}`,
        ),
      },
    ],
  );
}
