/** An HR portal that firms use: first day, leave to approve, payslips, policies to sign, a reset; English, German, French, Spanish. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const green = (
  inner: string,
) => `<html><body bgcolor="#F6F6F4"><table align="center" width="560" cellspacing="0" cellpadding="0" style="font-family:Lato,Arial">
<tr><td style="padding:24px 0"><img src="https://images.peoplefold.example/customer/kestrel.png" height="32" alt="Kestrel Foods"></td></tr>
<tr><td bgcolor="#FFFFFF" style="border:1px solid #e4e3e0;border-radius:8px;padding:32px;font-size:16px;line-height:24px">${inner}</td></tr>
<tr><td style="padding:16px;font-size:12px;color:#676260" align="center">Sent on behalf of Kestrel Foods by Peoplefold<br><a href="https://kestrelfoods.peoplefold.example/home">Log in</a> · <a href="https://help.peoplefold.example/employee">Employee
help</a> · 335 South 560 West, Lindon, UT 84042 · (801) 555-0166</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const onboard = `https://kestrelfoods.peoplefold.example/onboarding/hello?t=${random.text(ID, 40)}`;
  const approve = `https://kestrelfoods.peoplefold.example/time_off/requests/${random.digits(5)}?a=approve&k=${random.text(ID, 24)}`;
  const deny = approve.replace('a=approve', 'a=deny');
  const policy = `https://u${random.digits(8)}.ct.peoplefold.example/ls/click?upn=u001.${random.text(ID, 90)}`;
  const code = random.digits(6);
  const french = `https://portail.peoplefold.example/fr/activation/${random.text(ID, 26)}`;
  const german = random.digits(6);
  return [
    {
      name: 'new hire',
      language: 'en',
      subject: 'Kestrel Foods: before your first day',
      html: green(`<p>Hi Robin!</p><p>We're excited you start on Monday, ${random.whole(2, 28)} September, 9:00, at 1${random.digits(2)} Mill Road (ask for Pat, door code at the desk).</p>
      <p>Ahead of that, please <a href="${onboard}">set up your login and fill in your new-hire packet</a>. It has a few questions, 4 forms to sign and takes 25 minutes.</p><p>Employee
      no. ${random.digits(5)}</p>`),
      codes: [],
      links: [onboard],
      best: { link: onboard },
    },
    {
      name: 'leave to approve',
      language: 'en',
      ...bothParts({
        from: 'Kestrel Foods HR <notifications@app.peoplefold.example>',
        subject: 'Time off request: Samira Haddad, 3 days',
        encoding: 'quoted-printable',
        text: `Samira Haddad has asked for 24 hours of Vacation, Wed 8 - Fri 10 July.
Balance after: ${random.whole(20, 90)}.${random.digits(2)} hours. 1 other in the team is out.

Approve:  ${approve}
Deny:     ${deny}
`,
        html: green(`<p>Samira Haddad has asked for <b>24 hours of Vacation</b>, Wed 8 – Fri 10 July.</p><p>Balance after: ${random.whole(20, 90)}.${random.digits(2)} hours.
1 other in the team is out.</p><p><a href="${approve.replaceAll('&', '&amp;')}">Approve</a> &nbsp; <a href="${deny.replaceAll('&', '&amp;')}">Deny</a></p>`),
      }),
      codes: [],
      links: [approve],
      best: { link: approve },
    },
    {
      name: 'payslip',
      language: 'en',
      subject: 'Your payslip for June is ready',
      html: green(`<p>Pay date: 26 June 2026<br>Net pay: £*,***.${random.digits(2)} (hidden in mail)<br>Tax code: 1${random.digits(3)}L<br>NI number: ends in ${random.digits(2)}C<br>Paid into account ending ${random.digits(4)}</p>
      <p>Log in to see it; past payslips go back ${random.whole(2, 7)} years.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'policy to sign behind a tracker',
      language: 'en',
      subject: 'You have 1 document awaiting your signature',
      html: green(`<p>Robin, <b>Remote work policy v${random.whole(2, 9)}</b> was updated on 2 June. Kindly read it through and <a href="${policy}">sign it electronically</a> by
      Friday. ${random.whole(40, 80)} of ${random.whole(90, 140)} colleagues have done so.</p>`),
      codes: [],
      links: [policy],
      best: { link: policy },
    },
    {
      name: 'code to see bank details',
      language: 'en',
      subject: 'Peoplefold one-time code',
      text: `You're about to change the account that your pay goes to.

Code: ${code}

Enter it within 10 minutes. If you are not changing anything, tell HR at once (ext. 2${random.digits(3)}): payroll closes on the 20th.
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'french activation',
      language: 'fr',
      subject: 'Activez votre espace salarié',
      text: `Bonjour Robin Vale,

Votre employeur, Boulangeries Kerguelen SAS, met vos bulletins de paie à disposition dans un coffre-fort numérique.

Pour l'ouvrir, activez votre espace à l'adresse suivante (valable 15 jours) :
${french}

Matricule : ${random.digits(6)}. Il vous sera demandé avec les 5 derniers chiffres de votre numéro de sécurité sociale.

Le service du personnel
`,
      codes: [],
      links: [french],
      best: { link: french },
    },
    {
      name: 'german code',
      language: 'de',
      subject: `${german} – Ihr Einmalcode für das Mitarbeiterportal`,
      html: green(
        `<p>Guten Tag,</p><p>geben Sie den Einmalcode <b>${german}</b> im Anmeldefenster ein. Er läuft nach 5 Minuten ab.</p><p>Personalnummer ${random.digits(6)}, Standort Fulda</p>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'spanish shifts',
      language: 'es',
      subject: 'Tu cuadrante de la semana 27',
      html: green(
        `<p>Lun 29: 06:00–14:00, línea ${random.whole(1, 9)}<br>Mar 30: 06:00–14:00<br>Mié 1: libre<br>Jue 2: 14:00–22:00, taquilla ${random.digits(3)}</p><p>Horas del mes: ${random.whole(120, 170)},5. Bolsa: +${random.whole(2, 12)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
