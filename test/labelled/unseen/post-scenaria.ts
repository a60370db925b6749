/** A Romanian seller of tickets for concerts and plays: account and transfer codes, tickets, moved dates, offers; Romanian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const dark = (
  body: string,
) => `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta name="x-apple-disable-message-reformatting"><style>
@font-face{font-family:Montserrat;src:url(https://images.scenaria.example/f/montserrat-v26.woff2)}body,table,td,a{-ms-text-size-adjust:100%;-webkit-text-size-adjust:100%}
img{border:0;height:auto;outline:none;-ms-interpolation-mode:bicubic}.f-fallback{color:#404040}.t900{color:#900000}@media screen and (max-width:525px){.w100{width:100%!important}.pad{padding:10px 5% 15px 5%!important}}</style></head>
<body style="margin:0;background:#17141f"><div style="max-width:600px;margin:auto;background:#221d30;color:#f3eefc;font-family:Montserrat,Arial,sans-serif;border-radius:16px;overflow:hidden">
<img src="https://images.scenaria.example/mailing/cortina.jpg" width="600" style="width:100%" alt="">
<div style="padding:28px 32px;font-size:15px;line-height:24px">${body}</div>
<div style="padding:18px 32px;background:#17141f;font-size:11px;color:#8e86a3">SC Scenaria Ticketing SRL | Str. Lipscani 55, București 030033 | J40/5512/2019<br>Suport: L-V 10-18, 021 555 0140 | <a style="color:#8e86a3" href="https://www.scenaria.example/termeni">Termeni</a> | <a style="color:#8e86a3" href="https://www.scenaria.example/newsletter/off">Nu mai vreau noutăți</a></div></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const access = random.digits(4);
  const queue = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const refund = random.digits(6);
  const confirm = `https://www.scenaria.example/cont/confirmare/${random.text('abcdef0123456789', 40)}`;
  const transfer = `https://www.scenaria.example/bilete/transfer/${random.digits(7)}/accepta?s=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 20)}`;
  const order = random.digits(7);
  const barcode = random.digits(13);
  const day = random.whole(2, 27);
  return [
    {
      name: 'account code',
      language: 'ro',
      subject: `Codul tău Scenaria este ${access}`,
      html: dark(
        `<p>Salut!</p><p>Ca să intri în cont, scrie codul de mai jos în fereastra din care l-ai cerut.</p><p style="text-align:center">${[...access].map((digit) => `<span style="display:inline-block;width:44px;padding:10px 0;margin:0 4px;background:#3a3152;border-radius:8px;font-size:26px">${digit}</span>`).join('')}</p><p>E bun doar 5 minute.</p>`,
      ),
      codes: [access],
      links: [],
      best: { code: access },
    },
    {
      name: 'presale',
      language: 'ro',
      subject: 'Ai acces la presale: Subcarpatic Live, Arenele Romane',
      html: dark(
        `<p>Bună, Robin,</p><p>Vânzarea anticipată începe miercuri, ${day} aprilie, la ora 10:00. La finalizarea comenzii ți se va cere codul personal de acces, care deblochează maximum 4 bilete:</p><p style="font-size:26px;border:1px solid #ff5d8f;padding:12px;text-align:center">${queue}</p><p>Prețuri: 149 lei (acces general), 289 lei (golden circle).</p>`,
      ),
      codes: [queue],
      links: [],
      best: { code: queue },
    },
    {
      name: 'refund account',
      language: 'ro',
      ...bothParts({
        from: 'Scenaria <conturi@scenaria.example>',
        subject: 'Confirmă contul pentru rambursare',
        text: `Bună ziua,

Pentru comanda ${order} ați ales să primiți banii înapoi (298,00 lei) în contul RO${random.digits(2)} **** **** ${random.digits(4)}.
Cod de confirmare: ${refund}
Introduceți-l în pagina de rambursare până mâine la prânz. Fără el, suma rămâne ca voucher.

Echipa Scenaria`,
        html: dark(
          `<p>Bună ziua,</p><p>Pentru comanda ${order} ați ales să primiți banii înapoi (<b>298,00 lei</b>) în contul dvs.</p><p>Cod de confirmare: <b style="font-size:22px">${refund}</b></p><p>Introduceți-l în pagina de rambursare până mâine la prânz. Fără el, suma rămâne ca voucher.</p>`,
        ),
        encoding: 'quoted-printable',
      }),
      codes: [refund],
      links: [],
      best: { code: refund },
    },
    {
      name: 'confirm account',
      language: 'ro',
      subject: 'Confirmă-ți contul',
      html: dark(
        `<p>Bun venit în sală!</p><p>Apasă pe buton ca să știm că adresa e a ta. După aceea îți poți vedea oricând biletele în cont.</p><p><a href="${confirm}" style="background:#ff5d8f;color:#fff;padding:14px 30px;border-radius:30px;text-decoration:none">Confirm adresa</a></p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'ticket passed on',
      language: 'ro',
      subject: 'Ioana M. ți-a trimis 2 bilete',
      html: dark(
        `<p>Robin, ai primit 2 bilete la <b>Livada de vișini</b>, TNB, Sala Mare, ${day} mai, 19:00, rândul ${random.whole(2, 20)}, locurile 11-12.</p><p><a href="${transfer}" style="color:#ff5d8f;font-weight:bold">Acceptă biletele</a></p><p>Dacă nu le accepți în 48 de ore, se întorc la Ioana.</p>`,
      ),
      codes: [],
      links: [transfer],
      best: { link: transfer },
    },
    {
      name: 'tickets',
      language: 'ro',
      ...bothParts({
        from: 'Scenaria <bilete@scenaria.example>',
        subject: `Biletele tale pentru comanda ${order}`,
        text: `Mulțumim!

Subcarpatic Live - Arenele Romane, București
${day} iunie 2026, deschiderea porților 18:30

2 x acces general ........ 298,00 lei
comision ................. 8,94 lei
total .................... 306,94 lei

Cod de bare: ${barcode}, ${Number(barcode.slice(-6)) + 1_000_000}
Arată biletul de pe telefon la intrare. Nu posta poze cu codul de bare.`,
        html: dark(
          `<p>Mulțumim!</p><p><b>Subcarpatic Live</b><br>Arenele Romane, București<br>${day} iunie 2026, deschiderea porților 18:30</p><p><img src="https://images.scenaria.example/bar/${barcode}.png" alt="${barcode}"><br>${barcode}</p><p>Arată biletul de pe telefon la intrare. Nu posta poze cu codul de bare.</p>`,
        ),
        encoding: 'quoted-printable',
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in alert',
      language: 'ro',
      subject: 'Conectare nouă la contul tău Scenaria',
      html: dark(
        `<p>Bună, Robin,</p><p>Cineva tocmai s-a conectat la contul tău:</p><p>📱 Samsung Internet, Android 16<br>📍 Cluj-Napoca (IP 198.51.100.${random.whole(2, 250)})<br>🕑 ${day}.05.2026, 22:1${random.digits(1)}</p><p>Dacă ai fost tu, poți ignora acest mesaj. Dacă nu, <a style="color:#ff5d8f" href="https://www.scenaria.example/cont/securitate">schimbă parola</a> și sună la 021 555 0140.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'week’s offers',
      language: 'ro',
      subject: 'Weekendul ăsta: jazz, stand-up și un circ 🎪',
      html: dark(
        `<p>Ce recomandăm între ${day} și ${day + 2}:</p><p>🎷 <a style="color:#ff5d8f" href="https://www.scenaria.example/e/jazz-in-curte?utm_campaign=wk19">Jazz în Curte</a> – de la 60 lei<br>🎤 <a style="color:#ff5d8f" href="https://www.scenaria.example/e/standup?utm_campaign=wk19">Stand-up la Club 99</a> – 75 lei<br>🎪 <a style="color:#ff5d8f" href="https://www.scenaria.example/e/circ?utm_campaign=wk19">Circul Globus</a> – 45 lei</p><p>15% reducere cu codul promoțional <b>WEEKEND15</b>, la coș.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
