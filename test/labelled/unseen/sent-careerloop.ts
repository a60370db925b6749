/** A professional network, in English, French and German: a PIN, a one-time link, a reset, jobs, a receipt, views. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TRACK = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const trk = () =>
    `midToken=AQ${random.text(TRACK, 12)}&trk=eml-${random.text(TRACK, 6)}&trkEmail=eml-null-${random.text(TRACK, 14)}`;
  const pin = random.digits(6);
  const oneTime = `https://www.careerloop.example/comm/checkpoint/eml/otp?token=${random.text(TRACK, 44)}&${trk()}`;
  const reset = `https://www.careerloop.example/e/v2?e=${random.text(TRACK, 6)}-m${random.text(TRACK, 7)}-9&a=uas-resetpwd&t=plh&lang=fr_FR&id=${random.digits(20)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'PIN',
      language: 'en',
      subject: "Robin, here's your PIN",
      html: card(
        `<p>Hi Robin,</p><p>Enter this PIN to complete your sign in:</p><p style="font-size:36px;line-height:44px;font-weight:bold;margin:8px 0">${pin}</p>
<p>The PIN will expire in 15 minutes and works only once.</p><table style="font-size:14px"><tr><td>When and where</td><td>November ${random.whole(2, 27)}, 2026, 8:3${random.digits(1)} AM (UTC), Ghent, Belgium</td></tr><tr><td>Browser and OS</td><td>Safari, Mac OS X</td></tr></table>
<p>Don't know this device? <a href="https://www.careerloop.example/help/answer/2650">Learn how to protect your account</a>.</p>`,
        'Robin Vale (Platform engineer at Tidepool Labs)',
      ),
      codes: [pin],
      links: [],
      best: { code: pin },
    },
    {
      name: 'one-time link',
      language: 'en',
      ...bothParts({
        from: 'Careerloop <security-noreply@careerloop.example>',
        subject: "Here's your one-time link to sign in to Careerloop",
        encoding: 'quoted-printable',
        header: [
          'X-Careerloop-Class: EMAIL-DEFAULT',
          'Require-Recipient-Valid-Since: robin@postroom.localhost; Mon, 3 Mar 2014 09:12:20 +0000',
        ],
        text: `Hi Robin,

Open this to sign in to Careerloop instantly: ${oneTime}

This link expires in 5 minutes and works only once.

Prefer to use your password? https://www.careerloop.example/login

----------------------------------------
This email was intended for Robin Vale (Platform engineer at Tidepool Labs)
Learn why we included this: https://www.careerloop.example/help/answer/4788
© 2026 Careerloop Ireland Unlimited Company, Wilton Row, Dublin 2.
`,
        html: card(
          `<p>Hi Robin,</p><p>Tap the button to sign in to Careerloop instantly.</p><p><a href="${oneTime.replaceAll('&', '&amp;')}" style="border-radius:24px;background:#0a66c2;color:#fff;padding:12px 24px;text-decoration:none">Sign in to Careerloop</a></p>
<p>This link expires in 5 minutes and works only once.</p>`,
          'Robin Vale (Platform engineer at Tidepool Labs)',
        ),
      }),
      codes: [],
      links: [oneTime],
      best: { link: oneTime },
    },
    {
      name: 'reset, French',
      language: 'fr',
      subject: 'Robin, voici le lien pour réinitialiser votre mot de passe',
      html: card(
        `<p>Bonjour Robin,</p><p>Vous avez récemment demandé à réinitialiser votre mot de passe. Cliquez sur le lien pour en choisir un nouveau.</p>
<p><a href="${reset.replaceAll('&', '&amp;')}">Réinitialiser mon mot de passe</a></p><p>Ce lien est valable 24 heures. Votre mot de passe actuel ne change pas tant que vous n'en avez pas enregistré un nouveau.</p><p>À bientôt,<br>L'équipe Careerloop</p>`,
        'Cet e-mail est destiné à Robin Vale (ingénieur plateforme chez Tidepool Labs)',
        'Careerloop est une marque déposée.',
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'job alert',
      language: 'en',
      subject: '“platform engineer”: Halyard – Senior Platform Engineer and more',
      text: `Your job alert for platform engineer in Flanders

30+ new jobs match your preferences.

Senior Platform Engineer
Halyard
Antwerp, Flemish Region, Belgium (Hybrid)
€5,200 - €6,400 / month · 3 school alumni
View job: https://www.careerloop.example/comm/jobs/view/${random.digits(10)}/?${trk()}

---------------------------------------------------------

Identity & Access Engineer (OTP, passkeys)
Kantoor Digitaal
Brussels, Brussels Region, Belgium
Apply with your profile · 200 applicants
View job: https://www.careerloop.example/comm/jobs/view/${random.digits(10)}/?${trk()}

---------------------------------------------------------

See all jobs on Careerloop: https://www.careerloop.example/comm/jobs/search?geoId=${random.digits(9)}&f_TPR=a${random.digits(10)}-&${trk()}

Manage your job alerts: https://www.careerloop.example/comm/jobs/alerts?${trk()}
Unsubscribe: https://www.careerloop.example/job-alert-email-unsubscribe?savedSearchId=${random.digits(10)}
`,
      ...none,
    },
    {
      name: 'subscription charged',
      language: 'en',
      subject: 'Your Premium Career subscription: thanks for your payment',
      html: card(
        `<h2 style="font-weight:400">Order details</h2><table width="100%" style="font-size:14px"><tr><td>Transaction date</td><td>Nov ${random.whole(2, 27)}, 2026</td></tr><tr><td>Order number</td><td>P${random.digits(10)}</td></tr><tr><td>Paid with</td><td>Mastercard ····${random.digits(4)}</td></tr>
<tr><td>Monthly plan</td><td>€29.74</td></tr><tr><td>VAT (21%)</td><td>€6.25</td></tr><tr><td><b>Total</b></td><td><b>€35.99</b></td></tr></table><p>Your plan renews every month until you cancel. You can cancel up to a day before the renewal in <a href="https://www.careerloop.example/premium/manage">Premium settings</a>. VAT ID: BE 0${random.digits(3)}.${random.digits(3)}.${random.digits(3)}.</p>`,
        'Robin Vale (Platform engineer at Tidepool Labs)',
      ),
      ...none,
    },
    {
      name: 'views of the week, German',
      language: 'de',
      subject: `Robin, diese Woche wurden Sie in ${random.whole(7, 40)} Suchen gefunden`,
      html: card(
        `<table width="100%"><tr><td align="center"><span style="font-size:28px">${random.whole(7, 40)}</span><br>Treffer in Suchen</td><td align="center"><span style="font-size:28px">${random.whole(2, 19)}</span><br>Profilbesuche</td><td align="center"><span style="font-size:28px">${random.whole(120, 900)}</span><br>Impressionen</td></tr></table>
<p>Ihr Profil angesehen haben unter anderem Mitarbeiter von <b>Halyard</b> und <b>Kantoor Digitaal</b>.</p><p><a href="https://www.careerloop.example/comm/me/profile-views/?${trk().replaceAll('&', '&amp;')}">Alle Besucher ansehen</a></p><p>Premium gibt es jetzt 2 Monate zum halben Preis, Aktionscode PRO50${random.digits(2)}.</p>`,
        'Diese E-Mail ist für Robin Vale bestimmt (Plattform-Entwickler bei Tidepool Labs)',
        'Careerloop ist eine eingetragene Marke.',
      ),
      ...none,
    },
  ];
}

function card(body: string, addressee: string, registered = 'Careerloop is a registered business name.'): string {
  return `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta name="HandheldFriendly" content="true"><style>@media only screen and (max-width:32em){.mercado-container{width:100%!important}}</style></head>
<body dir="ltr" style="background-color:#f3f2f0;margin:0;padding:24px 0"><table class="mercado-container" role="presentation" width="512" align="center" bgcolor="#FFFFFF" style="font-family:-apple-system,system-ui,'Segoe UI',Roboto"><tbody>
<tr><td style="padding:24px 24px 0"><img alt="Careerloop" src="https://static.careerloop.example/aero-v1/sc/h/9ehe6n39fa07dc5edzv0rla4e" width="84" height="21"><img align="right" style="border-radius:50%" src="https://media.careerloop.example/dms/image/v2/profile-32" width="32" alt=""></td></tr>
<tr><td style="padding:16px 24px;font-size:16px;color:#282828">${body}</td></tr><tr><td style="padding:24px;font-size:12px;color:#6a6c6d;background:#f3f2f0">${addressee}<br>
© 2026 Careerloop Ireland Unlimited Company, Wilton Row, Dublin 2. ${registered}</td></tr></tbody></table></body></html>`;
}
