/** A team chat, in English and Spanish: codes of letters, a sign-in link, an invitation, missed messages, a new device. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const CODE = 'BCDFGHJKLMNPQRSTVWXYZ0123456789';
const LINK = 'abcdefghijklmnopqrstuvwxyz0123456789';

const FEET = {
  en: ['Our blog', 'Policies', 'Help center', 'Community', 'All rights reserved.'],
  es: ['Nuestro blog', 'Políticas', 'Centro de ayuda', 'Comunidad', 'Todos los derechos reservados.'],
};

export function mails(random: Random): FamilyMail[] {
  const created = `${random.text(CODE, 3)}-${random.text('BCDFGHJKLM', 3)}`;
  const spanish = `${random.text('NPQRSTVWXZ', 3)}-${random.text('BCDFGHJKLM', 3)}`;
  const magic = `https://tidepool-labs.huddlework.example/z-app-${random.digits(12)}-${random.digits(13)}-${random.text(LINK, 32)}?s=magic&host=slk`;
  const join = `https://join.huddlework.example/t/tidepool-labs/invite/enQt${random.text(LINK, 40)}?x=x-p${random.digits(11)}-${random.digits(13)}`;
  return [
    {
      name: 'confirmation code',
      language: 'en',
      subject: `Huddlework confirmation code: ${created}`,
      html: frame(
        'Confirm your email address',
        `Your confirmation code is below — enter it in your open browser window and we'll help you get signed in.</p>
<div style="background:#f5f4f5;border-radius:4px;padding:43px 23px"><div style="text-align:center;vertical-align:middle;font-size:30px">${created}</div></div>
<p style="font-size:14px">If you didn’t request this email, there’s nothing to worry about — you can safely ignore it.`,
      ),
      codes: [created],
      links: [],
      best: { code: created },
    },
    {
      name: 'confirmation code, Spanish',
      language: 'es',
      subject: `Código de confirmación de Huddlework: ${spanish}`,
      html: frame(
        'Confirma tu dirección de correo electrónico',
        `Tu código de confirmación aparece a continuación. Introdúcelo en la ventana abierta del navegador y te ayudaremos a iniciar sesión.</p>
<div style="background:#f5f4f5;border-radius:4px;padding:43px 23px"><div style="text-align:center;vertical-align:middle;font-size:30px">${spanish}</div></div>
<p style="font-size:14px">Si no solicitaste este correo, no te preocupes: puedes ignorarlo.`,
        FEET.es,
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'sign-in link',
      language: 'en',
      subject: 'Sign in to Tidepool Labs on Huddlework',
      html: frame(
        'Your magic link, as promised',
        `You asked us to send you a link for signing in quickly to <b>tidepool-labs.huddlework.example</b>. Your wish is our command 🪄</p>
<p style="text-align:center"><a href="${magic.replaceAll('&', '&amp;')}" style="border-top:13px solid;border-bottom:13px solid;border-right:24px solid;border-left:24px solid;border-color:#611f69;border-radius:4px;background-color:#611f69;color:#fff;font-weight:bold;text-decoration:none">Sign in to Huddlework</a></p>
<p style="font-size:14px"><b>Note:</b> Your magic link will expire in 24 hours, and can only be used one time.`,
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'workspace invitation',
      language: 'en',
      subject: 'Marisol Quintero has invited you to work with them in Huddlework',
      html: frame(
        'Join your team on Huddlework',
        `<strong>Marisol Quintero</strong> (<a href="mailto:marisol@tidepool.example">marisol@tidepool.example</a>) has invited you to use Huddlework with them, in a workspace called <strong>Tidepool Labs</strong>.</p>
<table width="100%" style="background:#f9f9f9"><tr><td align="center" style="padding:24px"><img src="https://a.huddlework.example/avatars/${random.digits(11)}_48.jpg" width="48" alt=""><br>
<b>Tidepool Labs</b><br><span style="color:#696969">Marisol and 17 others have already joined</span><br><br>
<a href="${join}" style="background:#611f69;border-radius:4px;color:#fff;font-size:14px;padding:16px 22px;text-decoration:none">JOIN NOW</a></td></tr></table>
<p style="font-size:14px">This invite expires on December 28. Once you are in, your team is always at
<a href="https://tidepool-labs.huddlework.example">https://tidepool-labs.huddlework.example</a>. What is Huddlework? <a href="https://huddlework.example/video">Watch a short video</a>.`,
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'missed messages',
      language: 'en',
      subject: '[Huddlework] Notifications from the Tidepool Labs workspace for November 12th, 2026 at 4:20 PM',
      html: `<body style="font-family:Lato,Arial,sans-serif;color:#1d1c1d"><table width="600" align="center"><tr><td><h3>Hi Robin,</h3>
<p>You have 3 new mentions and direct messages in <a href="https://tidepool-labs.huddlework.example/?email_login=1">Tidepool Labs</a>.</p>
<table style="border-left:4px solid #ddd;margin:8px 0"><tr><td style="padding-left:12px"><b>#ops</b><br><b>Otto</b> <span style="color:#717274">3:5${random.digits(1)} PM</span><br>
@robin the door keypad downstairs changed again, ask Fatma. Also staging answers 503 since build ${random.digits(5)}</td></tr></table>
<table style="border-left:4px solid #ddd;margin:8px 0"><tr><td style="padding-left:12px"><b>Direct messages</b><br><b>Marisol</b> <span style="color:#717274">4:0${random.digits(1)} PM</span><br>
can you confirm the hotel? booking ${random.digits(9)}, they want an answer today<br><b>Marisol</b> <span style="color:#717274">4:1${random.digits(1)} PM</span><br>👋</td></tr></table>
<p><a href="https://tidepool-labs.huddlework.example/archives/C0${random.text(CODE, 9)}/p${random.digits(16)}">View in Huddlework</a></p>
<p style="font-size:11px;color:#717274">You can snooze notifications for an hour, 8 hours, a day, 3 days, or the next week, or
<a href="https://tidepool-labs.huddlework.example/account/notifications">turn email notifications off</a>. Manage your workspace settings at tidepool-labs.huddlework.example</p></td></tr></table></body>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new device',
      language: 'en',
      subject: '[Huddlework] Huddlework account sign-in from a new device',
      text: `Hi robin,

It looks like someone signed into your Huddlework account from a new device on Monday, November 9 at 9:1${random.digits(1)} AM.

Workspace: Tidepool Labs (tidepool-labs.huddlework.example)
Account: robin@postroom.localhost
Device: Windows 11 desktop app 4.${random.whole(30, 44)}.${random.whole(100, 199)}
IP address: 192.0.2.${random.whole(2, 250)} (Rotterdam, NL - approximate)

If this was you, no further action is needed.

If this wasn't you, please reset your password and sign out of all sessions:
https://tidepool-labs.huddlework.example/account/settings

Cheers,
The people at Huddlework
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}

function frame(title: string, body: string, [blog, policies, help, community, rights] = FEET.en): string {
  return `<!doctype html><html><body style="margin:0;background:#fff"><table width="100%" role="presentation"><tr><td align="center">
<div style="max-width:600px;text-align:left;padding:0 16px;font-family:'Huddle-Lato','Helvetica Neue',sans-serif;color:#1d1c1d;font-size:18px;line-height:27px">
<img src="https://a.huddlework.example/cebaa/img/ico/email_logo@2x.png" width="120" height="36" style="margin:32px 0" alt="huddlework logo">
<h1 style="font-size:30px;line-height:40px">${title}</h1><p>${body}</p>
<div style="font-size:12px;color:#696969;line-height:18px;padding:24px 0"><a href="https://huddlework.example/blog">${blog}</a> | <a href="https://huddlework.example/legal">${policies}</a> |
<a href="https://huddlework.example/help">${help}</a> | <a href="https://huddlework.example/community">${community}</a><br>©2026 Huddlework Technologies, LLC<br>500 Harlan Street, San Francisco, CA 94105<br>${rights}</div></div></td></tr></table></body></html>`;
}
