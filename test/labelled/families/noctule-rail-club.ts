/** A night-train and hostel club in English and French: typewriter tickets in PRE blocks, door codes among real codes, a forwarded mail. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const stub = (rows: string[]) =>
  `<pre style="background:#101820;color:#f2e9d0;padding:18px;font:14px/20px 'Courier Prime',Courier,monospace">${['.------------------------------------.', ...rows.map((row) => `| ${row.padEnd(35)}|`), "'------------------------------------'"].join('\n')}</pre>`;

const carriage = (inner: string, language: 'en' | 'fr') => `<!-- noctule v3 --><div lang="${language}" style="width:100%">
<div style="max-width:500px;font-family:Courier,monospace;font-size:15px;color:#101820">
<p><a href="https://noctule.example/" style="color:#101820;text-decoration:none">)-o-( NOCTULE RAIL CLUB</a></p>
${inner}
<p style="font-size:11px;border-top:1px dashed #101820">${
  language === 'en'
    ? 'Noctule Rail Club ASBL, Rue de la Couchette 3, 1060 Brussels. VAT BE 0755.501.442. <a href="https://noctule.example/en/mail">Fewer letters</a>'
    : 'Noctule Rail Club ASBL, rue de la Couchette 3, 1060 Bruxelles. TVA BE 0755.501.442. <a href="https://noctule.example/fr/courrier">Moins de courrier</a>'
}</p>
</div></div>`;

export function mails(random: Random): FamilyMail[] {
  const booking = random.text('ABCDEFGHJKLMNPRSTUVWXYZ', 7);
  const [berth, entry, group] = [random.digits(6), random.digits(6), random.digits(6)];
  const [phone, pass] = [random.digits(6), `T9KQ-${random.text('BCDFGHJKMNPQRSTVWXZ', 4)}`];
  const secret = `n${random.text('abcdefghkmnprstwxyzABCDEFGHKMNPRSTWXYZ2345678', 7)}Q`;
  const passLink = `https://noctule.example/pass/pair?dev=kepla9&k=${random.text('abcdef0123456789', 16)}`;
  return [
    {
      name: 'signing in next to a booking',
      language: 'en',
      subject: 'Your berth is behind this door',
      html: carriage(
        `<p>Good evening. To look at your booking you must first prove it is yours. Copy the line marked ENTER into the website.</p>
${stub([`BOOKING    ${booking}`, 'TRAIN      NRC 471  Brussels-Vienna', 'COACH 26   BERTH 42', `ENTER      ${berth}`, 'UNTIL      19:20'])}
<p>The train itself leaves at 20:04 on 3 December, platform 5, whether you sign in or not.</p>`,
        'en',
      ),
      codes: [berth],
      links: [],
      best: { code: berth },
    },
    {
      name: 'signing in, as a list',
      language: 'fr',
      subject: 'Montez à bord de votre espace membre',
      html: carriage(
        `<p>Bonsoir Robin, voici votre feuille de route&nbsp;:</p>
<ul><li>Membre&nbsp;: 20-7714</li><li>Code à saisir&nbsp;: ${entry}</li><li>Départ de la page&nbsp;: 18&nbsp;h&nbsp;52, dernière minute 19&nbsp;h&nbsp;02</li><li>Voie&nbsp;: Firefox 150, 198.51.100.77</li></ul>
<p>Le contrôleur ne vous demandera jamais ce code au téléphone.</p>`,
        'fr',
      ),
      codes: [entry],
      links: [],
      best: { code: entry },
    },
    {
      name: 'a ticket with a door code',
      language: 'fr',
      subject: `Billet ${booking} : Bruxelles – Vienne`,
      html: carriage(
        `<p>Bon voyage&nbsp;! Gardez ce billet sous la main.</p>
${stub([`DOSSIER    ${booking}`, 'TRAIN      NRC 471', '3 DEC      20:04 - 09:47', 'VOITURE 26 COUCHETTE 42', `PORTE      ${random.digits(4)}#`, 'PRIX       89,00 EUR'])}
<p>La serrure du compartiment s’ouvre avec les chiffres de la ligne PORTE. Petit déjeuner à partir de 7&nbsp;h&nbsp;30. Bagages&nbsp;: deux pièces de 25 kg.</p>`,
        'fr',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'arriving late at the hostel',
      language: 'en',
      subject: 'Late check-in at Noctule Vienna West',
      text: `Hello Robin,

the desk closes at 22:00, so here's how to get in on 4 December:

  street door   ${random.digits(4)} then the key symbol
  room 308      bed D
  locker 17     ${random.digits(3)}

Wi-Fi: bats-at-night / hangaround1060. Breakfast 7 to 10, 6.50 a head.
Lost? +43 1 555 0148, somebody always sleeps next to the phone.

Felberstrasse 208, 1150 Vienna
Reservation ${booking}-H
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'moving the pass into the app',
      language: 'en',
      subject: 'Put your night pass into the app',
      html: carriage(
        `<p>Pass no. 0048-2207 (7 nights in 2 months, bought for 249.00) wants to live on your new Kepla 9.</p>
<p>On the Kepla: <a href="${passLink.replace('&', '&amp;')}">pair this phone</a>.</p>
<p>Or choose "I have the mail elsewhere" in the app (2.18 and up) and key in</p>
<h2 style="letter-spacing:3px">${pass}</h2>
<p>Your pass can only live on one phone at a time. The old one lets go by itself.</p>`,
        'en',
      ),
      codes: [pass],
      links: [passLink],
      best: { code: pass },
    },
    {
      name: 'a new password',
      language: 'fr',
      subject: 'Mot de passe égaré entre deux gares',
      html: carriage(
        `<p>Cela arrive aux meilleurs. Sur la page «&nbsp;Mot de passe égaré&nbsp;», tapez exactement ceci, majuscules comprises&nbsp;:</p>
<blockquote style="font-size:22px">${secret}</blockquote>
<p>Cette suite de neuf signes ne sert qu’une fois et meurt à minuit. Réf. interne OBJ-TROUVES-3317.</p>`,
        'fr',
      ),
      codes: [secret],
      links: [],
      best: { code: secret },
    },
    {
      name: 'a code forwarded for use',
      language: 'en',
      subject: 'Fwd: Group desk sign-in',
      raw: [
        'From: Ida Larue <ida.larue@choir.example>',
        'To: robin@postroom.localhost',
        'Date: Wed, 25 Nov 2026 18:31:07 +0100',
        'Subject: Fwd: Group desk sign-in',
        'Message-ID: <5F0B7C11-90AE@choir.example>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8; format=flowed',
        'Content-Transfer-Encoding: 7bit',
        '',
        "Robin, I'm stuck in rehearsal till 8. Could you get into the group desk with",
        'this and put all 14 of us in one coach? Budget is 1,300, not a cent more.',
        '',
        'Ida',
        '',
        '---------- Forwarded message ---------',
        'From: Noctule Rail Club <conductor@noctule.example>',
        'Date: Wed, Nov 25, 2026 at 6:24 PM',
        'Subject: Group desk sign-in',
        'To: <ida.larue@choir.example>',
        '',
        'Group 7105 (choir, 14 travellers)',
        '',
        `Desk code: ${group.slice(0, 3)} ${group.slice(3)}`,
        'Type it at the group desk by 7:30 PM.',
        '',
        'Noctule Rail Club ASBL, Brussels. Groups line: +32 2 555 01 55',
        '',
      ].join('\r\n'),
      codes: [group],
      links: [],
      best: { code: group },
    },
    {
      name: 'a code for somebody else',
      language: 'fr',
      subject: 'Ida Larue est invitée dans votre dossier',
      html: carriage(
        `<p>Comme vous l’avez souhaité, nous avons écrit à Ida Larue (i…e@choir.example). Elle a reçu le code ${random.digits(6)}, qui lui permettra d’entrer dans le dossier ${booking}. Il est à elle seule&nbsp;: ne le saisissez pas à sa place, votre accès existe déjà.</p>
<p>Voyageurs au 25&nbsp;novembre 2026&nbsp;: 1 confirmé, 1 en attente. Couchettes 41 et 42, 178,00&nbsp;€ payés.</p>`,
        'fr',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'winter timetable',
      language: 'en',
      subject: 'Winter timetable: 9 new nights',
      html: carriage(
        `<p>From 13 December 2026 we roll to nine more cities.</p>
${stub(['NRC 482  Brussels 19:50  Gdansk 10:15', 'NRC 483  Gdansk   18:40  Brussels 09:05', 'NRC 490  Liege    21:12  Torino  08:58', 'from 59.00, bikes 12.00'])}
<p>Sale opens Tuesday at 10:00 sharp. Members get 48 hours' head start. <a href="https://noctule.example/en/winter-2026">See the map</a></p>`,
        'en',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'another telephone',
      language: 'fr',
      subject: 'Nouveau numéro pour les alertes de retard',
      html: carriage(
        `<p>Désormais, les alertes partiront vers le 0470 •• •• 61. Encore faut-il que vous le confirmiez&nbsp;: composez</p>
<p style="font-size:28px"><b>${phone.slice(0, 2)} ${phone.slice(2, 4)} ${phone.slice(4)}</b></p>
<p>dans «&nbsp;Mes alertes&nbsp;» avant le départ du NRC 471 (20&nbsp;h&nbsp;04). L’ancien numéro, 0470 •• •• 18, sera oublié.</p>`,
        'fr',
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
  ];
}
