/** A CRM with marketing tools: sign-in codes, invitations, an opt-in, reports of deals; English, German, Spanish. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const card = (title: string, inner: string) => `<!doctype html><html><body style="margin:0;background:#f5f8fa">
<table role="presentation" width="100%" bgcolor="#f5f8fa"><tr><td align="center" style="padding:40px 0">
<table role="presentation" width="500" bgcolor="#ffffff" style="border-top:4px solid #ff6a3d"><tr><td style="padding:36px;
font:16px/26px Avenir,Helvetica,sans-serif;color:#33475b"><h1 style="font-size:24px">${title}</h1>${inner}</td></tr></table>
<p style="font:12px Arial;color:#7c98b6">Pipewell, Inc. 2 Canal Row, Providence, RI 02903 USA<br><a href="https://legal.pipewell.example/privacy">Privacy</a>
<a href="https://app.pipewell.example/notification-preferences">Notification preferences</a> <a href="https://status.pipewell.example">Status</a></p></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const german = random.digits(6);
  const tracker = () => `https://t.pw-mail.example/Ctc/${random.text(ID, 3)}+113/d${random.text(ID, 6)}04/${random.text(ID, 60)}`;
  const invite = tracker();
  const optIn = `https://app.pipewell.example/email/confirm?portal=${random.digits(7)}&k=${random.text(ID, 30)}`;
  const owner = `https://app.pipewell.example/verify-sender/${random.text(ID, 36)}`;
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: `Your Pipewell login code: ${code}`,
      html: card(
        'Here is your login code',
        `<p>To finish logging in to portal ${random.digits(7)}, use the code</p><p style="font-size:34px;font-weight:700;color:#ff6a3d">
        ${code}</p><p>It expires in 10 minutes. We sent it since the device was one we hadn't seen: Edge on Windows 11, 203.0.113.${random.whole(2, 99)}.
        Was this somebody else? <a href="https://app.pipewell.example/login/reset">Choose a new password</a> right away.</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'invited to an account',
      language: 'en',
      ...bothParts({
        from: 'Dara Whitlock via Pipewell <noreply@pipewell.example>',
        subject: "You've been invited to join Brightacre Solar on Pipewell",
        encoding: 'quoted-printable',
        text: `Dara Whitlock (dara@brightacre.example) has added you as a user of Brightacre Solar.

Get started here, and set a password on the way (${invite} )

The invitation lapses in 30 days. Hub ID: ${random.digits(7)}

Pipewell, Inc., 2 Canal Row, Providence, RI 02903 USA
`,
        html: card(
          "You've been invited",
          `<p>Dara Whitlock (dara@brightacre.example) has added you as a user of <b>Brightacre Solar</b>.</p><p><a href="${invite}"
style="background:#ff6a3d;color:#fff;padding:12px 24px;border-radius:3px">Accept invitation</a></p><p>It lapses in 30 days. Hub ID:
${random.digits(7)}</p>`,
        ),
      }),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'opt-in of a customer of theirs',
      language: 'en',
      subject: 'Brightacre Solar: are you happy to hear from us?',
      html: `<div style="font-family:Georgia,serif;font-size:16px"><p>Hi Robin,</p><p>on our stand at Hall 7 you left your address for the
      monthly roof letter. By law we have to ask once more, so if that still holds, <a href="${optIn.replaceAll('&', '&amp;')}">yes, send me
      the letter</a>. No click, no letters, and no hard feelings.</p><p>Dara</p><p style="font-size:11px;color:#999">Brightacre Solar Ltd,
      Unit ${random.whole(2, 40)}, Tannery Park, Stroud GL5 ${random.whole(1, 4)}AB. <a href="https://brightacre.example/unsub/${random.digits(8)}">
      Unsubscribe from all</a> · <a href="https://brightacre.example/prefs/${random.digits(8)}">Manage preferences</a></p></div>`,
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'sender address to verify',
      language: 'en',
      subject: 'Verify dara@brightacre.example as a sending address',
      html: card(
        'Verify a sending address',
        `<p>Somebody on your portal wants campaigns to go out from this mailbox. Open <a href="${owner}">${owner}</a> to say that you own it.
        Until then, messages go out from pw-${random.digits(5)}@send.pipewell.example.</p>`,
      ),
      codes: [],
      links: [owner],
      best: { link: owner },
    },
    {
      name: 'weekly figures',
      language: 'en',
      subject: 'Your week in Pipewell: 14 deals moved, $48k closed',
      html: card(
        'Monday digest',
        `<table width="100%"><tr><td>Deals created</td><td align="right">${random.whole(9, 60)}</td></tr><tr><td>Closed won</td>
        <td align="right">$${random.whole(12, 60)},${random.digits(3)}</td></tr><tr><td>Calls logged</td><td align="right">${random.digits(3)}</td></tr>
        <tr><td>Emails opened</td><td align="right">${random.whole(20, 60)}.${random.digits(1)}%</td></tr></table><p>Stale: <a href="${tracker()}">Deal
        #${random.digits(8)} – Hanley Farms</a>, untouched for 21 days.</p><p><a href="${tracker()}">Open dashboard</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'german sign-in code',
      language: 'de',
      subject: 'Ihr Anmeldecode für Pipewell',
      html: card(
        'Anmeldung bestätigen',
        `<p>Guten Tag, verwenden Sie den folgenden Code, um sich bei Brightacre Solar DACH (Hub-ID ${random.digits(7)}) anzumelden:</p>
        <p><b style="font-size:30px">${german.slice(0, 3)} ${german.slice(3)}</b></p><p>Der Code gilt 10 Minuten. Wenn Sie sich gerade
        nicht anmelden, ändern Sie bitte Ihr Kennwort.</p>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'spanish notice of a form',
      language: 'es',
      subject: 'Nuevo envío en el formulario «Solicitar presupuesto»',
      html: card(
        'Nuevo contacto',
        `<p>Formulario: Solicitar presupuesto (n.º ${random.digits(5)})<br>Nombre: Marta Iglesias<br>Teléfono: +34 6${random.digits(2)}
        ${random.digits(3)} ${random.digits(3)}<br>Código postal: 280${random.whole(10, 55)}<br>Potencia: ${random.whole(3, 9)},4 kW</p>
        <p><a href="${tracker()}">Ver el contacto</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
