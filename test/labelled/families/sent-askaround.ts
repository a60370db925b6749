/** A survey tool: accounts, invitations to answer, a panel with double opt-in, results; English, Spanish, French. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const mjml = (pre: string, rows: string[]) => `<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><title></title>
<!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]-->
<style type="text/css">#outlook a { padding:0; } .mj-column-per-100 { width:100% !important; max-width: 100%; }</style></head>
<body style="word-spacing:normal;background-color:#f7f7f8;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;overflow:hidden;">${pre}</div>
<div style="background:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0"
role="presentation" style="width:100%;"><tbody>
${rows
  .map(
    (row) => `<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;">
<div style="font-family:National2,Arial;font-size:16px;line-height:1.5;text-align:left;color:#333e48;">${row}</div></td></tr>`,
  )
  .join('\n')}
</tbody></table></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const path = (length: number) => random.text(ID, length);
  const verify = `https://www.askaround.example/user/email-verify?sm=${path(40)}`;
  const reset = `https://www.askaround.example/user/pw/${path(32)}`;
  const panel = `https://click.panel.askaround.example/ls/click?upn=u001.${path(70)}-2F${path(30)}-3D`;
  const team = `https://www.askaround.example/team/join/?invite=${path(24)}`;
  const spanish = random.digits(6);
  return [
    {
      name: 'address to verify',
      language: 'en',
      subject: 'Please verify your email address',
      html: mjml('It only takes a second', [
        '<img src="https://cdn.askaround.example/email/logo_green.png" width="180" alt="Askaround">',
        '<b style="font-size:22px">Almost there</b>',
        `Before you can send your first survey we have to be sure that robin@postroom.localhost is really where you get your mail.
        <a href="${verify}" style="color:#007faa">Yes, that's my address</a>.`,
        `The link dies in 72 hours. Without it, collectors stay closed and responses above ${random.whole(10, 40)} are hidden.`,
        '<span style="font-size:12px">Askaround Europe UC, 2 Shelbourne Buildings, Dublin 4, D04 W3V6</span>',
      ]),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'a customer asks for an answer',
      language: 'en',
      subject: 'Tell us how your visit to Pennyfield Garden Centre went',
      html: mjml('Five questions, two minutes, one £100 voucher', [
        '<b>Pennyfield Garden Centre</b>',
        `Dear customer,<br><br>On ${random.whole(2, 27)} April you spent £${random.whole(12, 90)}.${random.digits(2)} at till 0${random.digits(1)}
        (receipt ${random.digits(12)}). How did we do? On a scale from 0 to 10:`,
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
          .map((score) => `<a href="https://www.askaround.example/r/${path(8)}?q1=${score}">${score}</a>`)
          .join(' &nbsp; '),
        `<a href="https://www.askaround.example/optout.aspx?sm=${path(22)}" style="font-size:11px">Opt out</a>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'panel double opt-in behind a tracker',
      language: 'en',
      ...bothParts({
        from: 'Askaround Panel <hello@panel.askaround.example>',
        subject: 'Robin, finish joining the panel',
        encoding: 'quoted-printable',
        text: `Hi Robin,

you filled in the first page of the panel's questionnaire yesterday. We can't
send you studies (they pay £0.50 to £${random.whole(4, 12)}.00 each) until you follow
this link, which tells us that the address works:

${panel}

Member number, once you are in: P-${random.digits(7)}

The Panel Team
Stop these messages: https://panel.askaround.example/stop/${path(10)}
`,
        html: mjml('Studies pay £0.50 and up', [
          'Hi Robin,',
          `you filled in the first page of the panel's questionnaire yesterday. We can't send you studies until you follow
<a href="${panel}">this link</a>, which tells us that the address works.`,
          'The Panel Team',
          `<a href="https://panel.askaround.example/stop/${path(10)}">Stop these messages</a>`,
        ]),
      }),
      codes: [],
      links: [panel],
      best: { link: panel },
    },
    {
      name: 'password to reset',
      language: 'en',
      subject: 'How to reset your Askaround password',
      text: `Forgotten it? It happens.

Go to ${reset} to choose another password for the username robin_vale_${random.digits(2)}.

If this wasn't your doing you can let the mail be; the old password keeps working.

Customer Operations, Askaround
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'responses are in',
      language: 'en',
      subject: `You have ${random.whole(20, 90)} new responses`,
      html: mjml('Completion rate 81%', [
        `Your survey <b>Canteen menu, spring</b> collected new responses since ${random.whole(1, 12)} May.`,
        `<table border="1" cellpadding="6"><tr><td>Total responses</td><td>${random.digits(3)}</td></tr><tr><td>Completion rate</td><td>81%</td></tr>
        <tr><td>Typical time spent</td><td>2m:${random.whole(10, 59)}s</td></tr></table>`,
        `<a href="https://www.askaround.example/analyze/${path(20)}">Analyze results</a>`,
        `<small>Collector ${random.digits(9)}. Response limit of your plan: 1,000.</small>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'asked into a team',
      language: 'en',
      subject: 'Ingrid Solheim wants to share a team plan with you',
      html: mjml('A seat is waiting', [
        'Ingrid Solheim (ingrid@fjellhotel.example) set aside one of 5 seats for you on the Team Advantage plan.',
        `<a href="${team}" style="background:#00bf6f;color:#fff;padding:12px 30px">Take the seat</a>`,
        'Your present surveys (3) come along. Billing goes over to Ingrid.',
      ]),
      codes: [],
      links: [team],
      best: { link: team },
    },
    {
      name: 'spanish code for a sign-in',
      language: 'es',
      subject: `${spanish} es tu código de Askaround`,
      html: mjml('Caduca en 15 minutos', [
        'Hola, Robin:',
        `Introduce el código <b>${spanish}</b> para entrar en tu cuenta. Solo sirve una vez y caduca en 15 minutos.`,
        'Si no has intentado entrar, no compartas este mensaje y revisa la actividad de tu cuenta.',
      ]),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'french receipt',
      language: 'fr',
      subject: 'Votre facture Askaround',
      html: mjml('Merci pour votre paiement', [
        `Facture n° FR-2026-${random.digits(6)}<br>Forfait Standard annuel : 384,00 € HT<br>TVA 20 % : 76,80 €<br><b>Total : 460,80 €</b>`,
        `Prélevé sur la carte Visa se terminant par ${random.digits(4)}. Prochain renouvellement le ${random.whole(10, 28)} mai 2027.`,
        '<a href="https://www.askaround.example/billing/history">Historique de facturation</a>',
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
