/** A social network, in English, Spanish and Portuguese: confirming an account, resets, sign-in, friends, an alert, new terms. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const LINK = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function mails(random: Random): FamilyMail[] {
  const user = `1000${random.digits(11)}`;
  const mid = `HMTYx5f2${random.text('0123456789abcdef', 24)}Gd`;
  const confirm = random.digits(5);
  const confirmLink = `https://www.circlebook.example/n/?confirmemail.php&e=robin%40postroom.localhost&c=${confirm}&cuid=${random.text(LINK, 22)}&report=1&mid=${mid}`;
  const reset = random.digits(8);
  const resetLink = `https://www.circlebook.example/recover/code/?n=${reset}&s=23&exp_locale=es_LA&cuid=${random.text(LINK, 30)}`;
  const login = random.digits(6);
  const portuguese = random.digits(6);
  const friend = `https://www.circlebook.example/n/?friends%2Fcenter&medium=email&mid=${mid}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'confirm account',
      language: 'en',
      ...bothParts({
        from: 'Circlebook <registration@circlebookmail.example>',
        subject: `${confirm} is your Circlebook confirmation code`,
        encoding: 'quoted-printable',
        header: ['X-Priority: 3', 'X-Mailer: CircleMail [version 1.00]', 'X-Auto-Response-Suppress: All'],
        text: `========================================
One more step to finish signing up for Circlebook
========================================

Hi Robin,

You recently registered for Circlebook. To complete your registration, please confirm your account.

${confirmLink}

You may be asked to enter this confirmation code: ${confirm}

Welcome to Circlebook!

========================================
Didn't sign up for Circlebook? Please let us know.
https://www.circlebook.example/confirm/cancel/?e=robin%40postroom.localhost
This message was sent to robin@postroom.localhost at your request.
Circlebook, Inc., Attention: Community Support, 1 Orchard Way, Menlo Park, CA 94025
`,
        html: blue(
          `<span style="font-size:18px">One more step to finish signing up</span><br><br>Hi Robin,<br><br>You recently registered for Circlebook. To complete your registration, please confirm your account.<br><br>
${button(confirmLink, 'Confirm your account')}<br><br>You may be asked to enter this confirmation code:<br><br><span style="border:1px solid #ccc;background:#f2f2f2;padding:10px 14px">${confirm}</span>`,
          `Didn't sign up for Circlebook? <a href="https://www.circlebook.example/confirm/cancel/?e=robin%40postroom.localhost">Please let us know</a>.`,
        ),
      }),
      codes: [confirm],
      links: [confirmLink],
      best: { code: confirm },
    },
    {
      name: 'recovery, Spanish',
      language: 'es',
      subject: `${reset} es tu código de recuperación de la cuenta de Circlebook`,
      html: blue(
        `Hola, Robin:<br><br>Recibimos una solicitud para restablecer tu contraseña de Circlebook.<br><br>Ingresa el siguiente código para restablecer la contraseña:<br><br>
<table border="0"><tr><td style="border:1px solid #1877f2;background:#e7f3ff;border-radius:5px;padding:14px 32px;font-size:17px">${reset}</td></tr></table><br>
Como alternativa, puedes cambiar la contraseña directamente.<br><br>${button(resetLink, 'Cambiar contraseña')}<br><br>
<b>¿No solicitaste este cambio?</b><br>Si no fuiste tú quien pidió una contraseña nueva, <a href="https://www.circlebook.example/login/recover/cancel/?n=${reset}&amp;id=${user}">avísanos</a>.`,
        'El mensaje se envió a robin@postroom.localhost por solicitud tuya.',
      ),
      codes: [reset],
      links: [resetLink],
      best: { code: reset },
    },
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Your login code',
      html: blue(
        `Hi Robin,<br><br>We noticed a login attempt from a device or location you don't usually use. Enter this code to log in:<br><br>
<div style="font-size:26px;text-align:center">${login}</div><br><b>Where:</b> Porto, Portugal<br><b>Device:</b> Samsung Galaxy A5${random.digits(1)}<br><b>Time:</b> 11/${random.whole(2, 27)}/2026, 21:0${random.digits(1)} WET<br><br>
Don't share this code with anyone, even if they say they work for Circlebook.`,
        'From Circlebook · 1 Orchard Way, Menlo Park, CA 94025',
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'new address, Portuguese',
      language: 'pt-BR',
      subject: `${portuguese} é o código para adicionar seu novo email`,
      text: `Olá, Robin,

Para adicionar robin@postroom.localhost à sua Central de Contas, digite este código no aplicativo:

${portuguese}

Nunca compartilhe este código com ninguém, mesmo que digam que trabalham no Circlebook.

Se não foi você, toque em "Não fui eu" nas configurações de segurança do aplicativo.

Equipe do Circlebook
© Circlebook. Circlebook, Inc., 1 Orchard Way, Menlo Park, CA 94025. Enviado para a conta ${user}.
`,
      codes: [portuguese],
      links: [],
      best: { code: portuguese },
    },
    {
      name: 'people you may know',
      language: 'en',
      subject: 'Robin, do you know Paulo Reis, Ines Faria and 7 others?',
      html: blue(
        `<b>${random.whole(8, 19)} people you may know</b><br><br><table width="100%"><tr><td width="60"><img src="https://scontent.circlebook.example/v/t1/${random.digits(9)}_n.jpg" width="50" height="50"></td><td><a href="${friend}">Paulo Reis</a><br><span style="color:#8c8d91">14 mutual friends</span></td></tr>
<tr><td><img src="https://scontent.circlebook.example/v/t1/${random.digits(9)}_n.jpg" width="50" height="50"></td><td><a href="${friend}">Ines Faria</a><br><span style="color:#8c8d91">Faculdade de Letras, class of 2014</span></td></tr></table><br>
<a href="${friend}">See all</a> &nbsp; 3 friend requests &nbsp; 12 notifications`,
        `Don't want these? <a href="https://www.circlebook.example/o.php?k=${random.text(LINK, 16)}&amp;u=${user}&amp;mid=${mid}">Unsubscribe</a>.`,
      ),
      ...none,
    },
    {
      name: 'password changed',
      language: 'en',
      subject: 'Circlebook Password Change',
      html: blue(
        `Hi Robin,<br><br>Your Circlebook password was changed on Sunday, November 15, 2026 at 10:2${random.digits(1)} PM (UTC).<br><br>Operating system: Android<br>Browser: Chrome<br>IP address: 203.0.113.${random.whole(2, 250)}<br>Estimated location: Porto, PT<br><br>
<b>If you did this,</b> you can disregard this email.<br><br><b>If you didn't,</b> <a href="https://www.circlebook.example/hacked/disavow?u=${user}&amp;nArdInDS2">secure your account</a>.`,
        'Circlebook, Inc., Community Support',
      ),
      ...none,
    },
    {
      name: 'new terms',
      language: 'en',
      subject: "We're updating our Terms and Privacy Policy",
      html: blue(
        `On January 1, 2027 a few things change at Circlebook, and we want to let you know in advance.<br><br>· AI at Circlebook: what you ask our assistants may shape which posts and ads you see.<br>
· Section 4.2 now says how we handle accounts left idle for 24 months.<br>· Disputes of residents of the EU go to the courts of their country, as before.<br><br>
<a href="https://www.circlebook.example/legal/terms/update?v=20270101">Read the new text</a>. By continuing to use our products after that date, you agree to the updated terms. There's nothing you need to do right now.`,
        'Circlebook Ireland Ltd., Merrion Road, Dublin 4, D04 X2K5, company no. 462932',
      ),
      ...none,
    },
  ];
}

function button(url: string, label: string): string {
  return `<a href="${url.replaceAll('&', '&amp;')}" style="background:#1877f2;border:solid 1px #1877f2;border-radius:6px;color:#fff;display:block;padding:8px 20px;text-align:center;text-decoration:none">${label}</a>`;
}

function blue(body: string, foot: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional //EN"><html><head><title>Circlebook</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body style="margin:0" dir="ltr" bgcolor="#ffffff"><table border="0" width="100%" cellspacing="0" cellpadding="0" align="center" id="email_table"><tr><td style="background:#fff">
<table align="center" width="430" style="font-family:Helvetica Neue,Helvetica,Roboto,Arial,sans-serif;font-size:16px;line-height:21px;color:#141823"><tr><td height="20">&nbsp;</td></tr>
<tr><td><img src="https://static.circlebook.example/rsrc.php/v3/yS/r/logo.png" width="32" height="32" alt=""><hr color="#e5e5e5"></td></tr><tr><td>${body}</td></tr>
<tr><td style="font-size:11px;color:#aaa;padding-top:20px"><hr color="#e5e5e5">${foot}</td></tr></table></td></tr></table></body></html>`;
}
