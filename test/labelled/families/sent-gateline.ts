/** A ticketing site for events: orders, tickets passed on, codes, refunds, suggestions, waiting lists; English, French, Italian. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

const orange = (
  inner: string,
  to: string,
) => `<table border="0" cellpadding="0" cellspacing="0" width="100%" style="background:#f8f7fa"><tr><td align="center">
<table width="600" cellpadding="0" cellspacing="0" style="background:#fff"><tr><td style="padding:24px 32px 0"><a href="https://www.gateline.example/?aff=ebemoffsite">
<img src="https://cdn.gateline.example/s3/eb-logo.png" height="20" alt="Gateline"></a></td></tr><tr><td style="padding:24px 32px;font-family:'Benton Sans',
Helvetica;color:#39364f;font-size:15px;line-height:22px">${inner}</td></tr></table><p style="font-family:Helvetica;font-size:11px;color:#6f7287">
This email was sent to ${to}<br>Gateline · 95 Third Lane, Floor 2 · San Francisco, CA 94103<br>Copyright © 2026 Gateline. All rights reserved.<br><a href="https://www.gateline.example/support/">Help center</a> ·
<a href="https://www.gateline.example/blog/scams/">Spot a scam</a> · <a href="https://www.gateline.example/l/legalterms/">Terms</a></p></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const to = 'robin@postroom.localhost';
  const code = random.digits(6);
  const french = random.digits(4);
  const transfer = `https://www.gateline.example/transfers/${random.text(ID, 8)}-${random.text(ID, 4)}-${random.text(ID, 12)}/accept`;
  const claim = `https://www.gateline.example/signin/claim?o=${random.digits(10)}&s=${random.text(ID, 24)}`;
  const order = random.digits(11);
  return [
    {
      name: 'order with tickets',
      language: 'en',
      subject: 'Order Confirmation for Lanterns on the Weir 2026',
      html: orange(
        `<h2>Robin, you've got tickets!</h2><p><b>Lanterns on the Weir 2026</b><br>Saturday, ${random.whole(2, 28)} August 2026 from 19:00<br>Weir Meadow, Ludlow SY8 ${random.digits(1)}EQ</p>
        <table width="100%"><tr><td>Order #${order}</td><td align="right">£${random.whole(30, 80)}.40</td></tr><tr><td>2 x Adult, gate C, ${random.digits(3)}-${random.digits(3)}-${random.digits(4)}</td>
        <td align="right">£${random.whole(12, 29)}.00 each</td></tr><tr><td>Visa ${random.digits(4)}</td><td></td></tr></table><p><a href="https://www.gateline.example/mytickets/${order}">
        Go to my tickets</a> or show the attached PDF. Don't print it twice.</p>`,
        to,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'account for an order',
      language: 'en',
      subject: 'Set a password and find all your tickets in one place',
      html: orange(
        `<p>You bought as a guest. <a href="${claim.replaceAll('&', '&amp;')}">Create a password</a> and order #${order}, with any later one, is kept in an account
        for you. The offer stands for a week.</p>`,
        to,
      ),
      codes: [],
      links: [claim],
      best: { link: claim },
    },
    {
      name: 'code to get at tickets',
      language: 'en',
      subject: `Gateline code: ${code}`,
      html: orange(
        `<p>To see tickets from a phone that's new, enter this 6-digit code:</p><p style="font-size:40px;text-align:center;color:#d1410c">${code.split('').join(' ')}</p>
        <p>Keep it to yourself. People who "check tickets" at the gate don't need it.</p>`,
        to,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'a ticket passed on',
      language: 'en',
      ...bothParts({
        from: 'Gateline <tickets@order.gateline.example>',
        subject: 'Juno Park has sent you 1 ticket for Lanterns on the Weir 2026',
        encoding: 'base64',
        text: `Juno Park has sent you 1 ticket (Adult, gate C).

It is not yours until you accept it: ${transfer}

Do so before ${random.whole(2, 28)} July or it goes back to Juno.
Order #${random.digits(11)}
`,
        html: orange(
          `<p>Juno Park has sent you 1 ticket (Adult, gate C).</p><p>It is not yours until you <a href="${transfer}">accept it</a>.</p><p>Do so in time or it goes
back to Juno. Order #${random.digits(11)}</p>`,
          to,
        ),
      }),
      codes: [],
      links: [transfer],
      best: { link: transfer },
    },
    {
      name: 'refund',
      language: 'en',
      subject: 'Your refund for "Tuesday Ceilidh" is being processed',
      html: orange(
        `<p>The organiser has refunded order #${random.digits(11)}. £${random.whole(8, 24)}.50 goes to the card that ends in ${random.digits(4)} within 5 to 7 business days.
        Reference ${random.text('ABCDEFGHJKMNPQRSTUVWXYZ', 3)}${random.digits(8)}.</p><p>Questions about the event? Contact the organiser.</p>`,
        to,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'suggestions with a presale',
      language: 'en',
      subject: 'Presale starts 10am: The Hollow Kings, and 11 more near Ludlow',
      html: orange(
        `<p>Fans who follow <b>The Hollow Kings</b> get in first. From Wednesday 10:00, unlock the presale by entering the code <b>HOLLOW${random.digits(2)}</b> at checkout,
        limit 4 per person.</p><p>Fri 3 Oct · 19:30 · Assembly Rooms · from £${random.whole(18, 40)}.00</p><p>Sat 4 Oct · 20:00 · The Buttercross · free</p>
        <p><a href="https://www.gateline.example/unsubscribe?u=${random.digits(10)}">Unsubscribe</a></p>`,
        to,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'french code in a sentence',
      language: 'fr',
      subject: 'Vérification de votre adresse',
      html: orange(
        `<p>Merci de réserver avec Gateline. Pour que vos billets arrivent bien, saisissez ${french} sur la page de réservation restée ouverte ; vos places (rang ${random.whole(2, 30)},
        n° ${random.whole(10, 40)} et suivante) sont gardées ${random.whole(5, 12)} minutes.</p>`,
        to,
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'italian change of hall',
      language: 'it',
      subject: 'Cambio di sala per il concerto del 12 ottobre',
      html: orange(
        `<p>Gentile cliente, il concerto «Quartetto Alba» (ordine ${random.digits(9)}, sigillo fiscale ${random.text('0123456789abcdef', 16)}) si terrà nella Sala Grande. I biglietti restano
        validi; la fila ${random.text('ABCDEFGH', 1)} corrisponde ora alla ${random.whole(1, 9)}. Per il rimborso c'è tempo fino al ${random.whole(2, 9)} ottobre.</p>`,
        to,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
