/** A code host: plain text and bare HTML mails with device codes, invitations, build results and tokens, in English, Portuguese and Spanish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bare = (inner: string) =>
  `<div style="font-family:Arial,Helvetica,sans-serif;font-size:14px;color:#24292f;max-width:544px">
${inner}
<hr style="border:0;border-top:1px solid #d0d7de;margin-top:24px">
<p style="font-size:12px;color:#57606a">Stackferry, Inc. &middot; 410 Mission Wharf, Suite 900 &middot; San Francisco, CA 94107 &middot; <a href="https://status.stackferry.example">Status</a></p>
</div>`;

export function mails(random: Random): FamilyMail[] {
  const [device, sudo, brazil] = [random.digits(6), random.digits(8), random.digits(6)];
  const spanish = random.digits(6);
  const pairing = `${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}-${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}`;
  const token = () => random.text('abcdefghijklmnopqrstuvwxyz0123456789', 40);
  const verify = `https://stackferry.example/users/robinf/emails/${random.digits(9)}/confirm/${token()}?ref=mail`;
  const join = `https://stackferry.example/orgs/tidewater-labs/invitation?invitation_token=${token()}&via_email=1`;
  const reset = `https://stackferry.example/password_reset/${token()}?locale=pt-BR`;
  const sha = random.text('0123456789abcdef', 7);
  return [
    {
      name: 'device verification',
      language: 'en',
      subject: '[Stackferry] Please verify your device',
      text: `Hey robinf!

Someone is trying to sign in as robinf from a device we haven't seen before. If it's you, enter the verification code below to continue.

Device: Chrome on Linux
Verification code: ${device}

The code expires in 15 minutes. Not you? Then somebody knows your password: change it at https://stackferry.example/settings/security and turn on two-factor authentication.

Thanks,
The Stackferry Team
`,
      codes: [device],
      links: [],
      best: { code: device },
    },
    {
      name: 'sensitive setting',
      language: 'en',
      subject: '[Stackferry] Your confirmation code',
      html: bare(`<p>Hi <b>robinf</b>,</p>
<p>You are about to change a sensitive setting. Your confirmation code is:</p>
<p style="font-family:monospace;font-size:24px;background:#f6f8fa;padding:16px;text-align:center">${sudo}</p>
<p>It is valid for <b>15 minutes</b> and works only once. Don't share it with anyone, including people who say they are from Stackferry.</p>`),
      codes: [sudo],
      links: [],
      best: { code: sudo },
    },
    {
      name: 'verify address',
      language: 'en',
      subject: '[Stackferry] Please verify your email address.',
      html: bare(`<p>Welcome, <b>@robinf</b>! Please verify your email address (robin@postroom.localhost) so that we know it's really yours.</p>
<p><a href="${verify}" style="background:#1f883d;color:#fff;padding:10px 20px;border-radius:6px;text-decoration:none">Verify email address</a></p>
<p>After that you can create repositories, open issues and run up to 2,000 build minutes a month for free.</p>
<p style="font-size:12px">Button not working? Open this link instead: ${verify}</p>
<p style="font-size:12px">Didn't add this address to an account? Just ignore this message.</p>`),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'organization invitation',
      language: 'en',
      subject: '[Stackferry] @mteller invited you to the @tidewater-labs organization',
      text: `Hi Robin,

@mteller would like you to become a member of the @tidewater-labs organization (23 repositories, 8 members). To accept the invitation, open this link:

${join}

The invitation is valid for 7 days.

Don't know @mteller? Block invitations from this organization: https://stackferry.example/orgs/tidewater-labs/opt-out

--
Stackferry, Inc.
410 Mission Wharf, Suite 900
San Francisco, CA 94107
`,
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'failed build',
      language: 'en',
      subject: `[tidewater-labs/sextant] Run failed: CI - main (${sha})`,
      html: bare(`<h3>[tidewater-labs/sextant] CI workflow run</h3>
<p>CI: <b>2 of 5 jobs failed</b></p>
<table cellpadding="4"><tr><td>❌</td><td>test (node 20)</td><td>Failed in 2 minutes and 41 seconds</td></tr><tr><td>✅</td><td>lint</td><td>Succeeded in 38 seconds</td></tr></table>
<p>Process completed with exit code ${random.whole(2, 137)}. Run #${random.digits(4)}, attempt 1.</p>
<p><a href="https://stackferry.example/tidewater-labs/sextant/actions/runs/${random.digits(11)}">View workflow run</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new ssh key',
      language: 'en',
      subject: '[Stackferry] New SSH key added to your account',
      text: `Hey robinf!

An SSH key has just been added:

laptop-2026
SHA256:${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 43)}

Added on Nov 24, 2026 at 09:17 UTC from 198.51.100.${random.whole(2, 250)}.

If you don't recognize this key, delete it right away in your settings:

https://stackferry.example/settings/keys

Thanks,
The Stackferry Team
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'codigo de verificacao',
      language: 'pt-BR',
      subject: `[Stackferry] ${brazil} é o seu código de verificação`,
      raw: `From: Stackferry <noreply@stackferry.example>
To: robin@postroom.localhost
Subject: [Stackferry] =?utf-8?q?${brazil}_=C3=A9_o_seu_c=C3=B3digo_de_verifica=C3=A7=C3=A3o?=
Date: Tue, 24 Nov 2026 12:04:51 +0000
Message-ID: <65f1c04b9e7a@stackferry.example>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="--==_mimepart_65f1c04b"

----==_mimepart_65f1c04b
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: 8bit

Olá, robinf!

Seu código de verificação é: ${brazil}

Digite este código para concluir o login. Ele expira em 10 minutos.

Se você não tentou entrar na sua conta, recomendamos alterar sua senha:
https://stackferry.example/settings/security

----==_mimepart_65f1c04b
Content-Type: text/html; charset=UTF-8
Content-Transfer-Encoding: 8bit

${bare(`<p>Olá, <b>robinf</b>!</p>
<p>Seu código de verificação é:</p>
<p style="font-family:monospace;font-size:24px;background:#f6f8fa;padding:16px;text-align:center">${brazil}</p>
<p>Digite este código para concluir o login. Ele expira em 10 minutos.</p>
<p>Se você não tentou entrar na sua conta, recomendamos alterar sua senha em <a href="https://stackferry.example/settings/security">Configurações &gt; Segurança</a>.</p>`)}
----==_mimepart_65f1c04b--
`,
      codes: [brazil],
      links: [],
      best: { code: brazil },
    },
    {
      name: 'redefinir senha',
      language: 'pt-BR',
      subject: '[Stackferry] Redefina sua senha',
      text: `Olá, Robin.

Recebemos um pedido para redefinir a senha da sua conta no Stackferry.

Para criar uma nova senha, acesse o link abaixo:

${reset}

O link expira em 3 horas. Precisa de outro? Peça em https://stackferry.example/password_reset

Obrigado,
Equipe Stackferry
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'novo login',
      language: 'pt-BR',
      subject: '[Stackferry] Novo acesso à sua conta',
      text: `Olá, Robin.

Identificamos um novo acesso à sua conta:

Data: 24/11/2026 às 06:52 (horário de Brasília)
Dispositivo: Edge 131, Windows 11
IP: 192.0.2.${random.whole(2, 250)}
Local aproximado: Curitiba, PR

Se foi você, pode desconsiderar este e-mail. Caso contrário, troque sua senha imediatamente: https://stackferry.example/settings/security

Equipe Stackferry
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'recibo',
      language: 'pt-BR',
      subject: '[Stackferry] Recibo de pagamento',
      text: `Recebemos seu pagamento. Obrigado!

Plano: Team (5 usuários), mensal
Valor: US$ 20,00
Cobrado em: cartão Mastercard (final ${random.digits(4)})
Número da transação: ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 8)}
Data: 24 nov. 2026
Período: 24 nov. 2026 - 23 dez. 2026

Dúvidas sobre cobrança? Fale com a gente: https://support.stackferry.example/contact/billing
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'verificar dispositivo',
      language: 'es',
      subject: '[Stackferry] Verifica tu dispositivo',
      text: `Hola, robinf:

Alguien intenta entrar en tu cuenta desde un dispositivo nuevo. Si eres tú, introduce el código de verificación para continuar.

Dispositivo: Safari en macOS
Código de verificación: ${spanish}

¿No has sido tú? Cambia tu contraseña cuanto antes en https://stackferry.example/settings/security

Gracias,
El equipo de Stackferry
`,
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'codigo para la linea de comandos',
      language: 'es',
      subject: '[Stackferry] Código para conectar Stackferry CLI',
      html: bare(`<p>Hola, <b>robinf</b>:</p>
<p>Has iniciado la conexión de Stackferry CLI 4.12.0 en <b>build-07</b>. Copia este código de un solo uso y pégalo en la página de activación:</p>
<p style="font-family:monospace;font-size:24px;background:#f6f8fa;padding:16px;text-align:center">${pairing}</p>
<p>El código vence en 15 minutos. Nunca introduzcas códigos que te haya enviado otra persona.</p>`),
      codes: [pairing],
      links: [],
      best: { code: pairing },
    },
    {
      name: 'token a punto de caducar',
      language: 'es',
      subject: '[Stackferry] Tu token de acceso personal está a punto de caducar',
      text: `Hola, robinf:

Tu token de acceso personal "deploy-2026" (termina en ...${random.text('abcdefghjkmnp23456789', 4)}) con permisos de repo y workflow caducará dentro de 7 días, el 1 de diciembre de 2026.

Si todavía lo necesitas, genera uno nuevo en https://stackferry.example/settings/tokens/${random.digits(7)}

Gracias,
El equipo de Stackferry
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
