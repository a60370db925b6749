/** A Swiss post in four languages: codes, links, parcels, postage and notices of letters; German, French, Italian and English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const yellow = (
  lang: string,
  body: string,
) => `<!doctype html><html lang="${lang}"><body style="margin:0;padding:0"><table role="presentation" width="100%"><tr><td style="background:#fc0;height:48px;padding-left:24px;font:700 18px Frutiger,Arial">ALPENPOST</td></tr>
<tr><td style="padding:24px;font:400 16px/1.5 Frutiger,Arial">${body}</td></tr><tr><td style="padding:24px;font:400 12px Frutiger,Arial;color:#696969">Alpenpost CH AG, Wankdorfallee 4, 3030 Bern, +41 848 88 80 80 (CHF 0.08/Min.)</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const swiss = random.digits(8);
  const identity = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 9);
  const french = `https://account.alpenpost.example/fr/activation?uid=${random.text('abcdef0123456789', 24)}`;
  const italian = `https://account.alpenpost.example/it/nuova-password/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 30)}`;
  const forwarding = `https://service.alpenpost.example/umleitung/${random.digits(8)}/bestaetigen/${random.text('abcdef0123456789', 16)}`;
  return [
    {
      name: 'code in German',
      language: 'de-CH',
      subject: 'Ihr Sicherheitscode',
      html: yellow(
        'de',
        `<p>Guten Tag Robin Falk</p><p>Ihr Sicherheitscode für das Login bei der Alpenpost:</p><p><strong>${login.slice(0, 3)} ${login.slice(3)}</strong></p><p>Der Code verfällt um ${random.whole(10, 22)}.${random.whole(10, 59)} Uhr. Haben Sie ihn nicht bestellt, müssen Sie nichts tun.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'identification in the branch',
      language: 'en',
      subject: 'Complete the identification of your account',
      text: `Dear Robin Falk

Please complete your identification by entering the confirmation code below in "My profile > Identification":

${identity}

We have sent the first half of the process by letter post on ${random.whole(10, 28)}.01.2026 (item 98.41.${random.digits(6)}.${random.digits(8)}); you do not need to keep that letter.

Yours sincerely
Alpenpost`,
      codes: [identity],
      links: [],
      best: { code: identity },
    },
    {
      name: 'activation in French',
      language: 'fr-CH',
      subject: 'Activez votre compte client',
      html: yellow(
        'fr',
        `<p>Bonjour Robin Falk</p><p>Merci de vous être inscrit·e. Activez votre compte : <a href="${french}">${french}</a></p><p>L'adresse peut être utilisée jusqu'au ${random.whole(10, 28)}.03.2026. Numéro de client : ${random.digits(8)}.</p>`,
      ),
      codes: [],
      links: [french],
      best: { link: french },
    },
    {
      name: 'new password in Italian',
      language: 'it-CH',
      ...bothParts({
        from: 'Alpenpost <notifiche@alpenpost.example>',
        subject: 'Nuova password per il login cliente',
        encoding: 'quoted-printable',
        text: `Buongiorno

Ha richiesto di reimpostare la password. Proceda con questo link (valido 1 ora):
<${italian}>

Cordiali saluti
Alpenpost`,
        html: yellow(
          'it',
          `<p>Buongiorno</p><p>Ha richiesto di reimpostare la password. <a href="${italian}">Proceda qui</a> entro 1 ora.</p>`,
        ),
      }),
      codes: [],
      links: [italian],
      best: { link: italian },
    },
    {
      name: 'redirection to be confirmed',
      language: 'de-CH',
      subject: 'Nachsendeauftrag bestätigen',
      html: yellow(
        'de',
        `<p>Guten Tag</p><p>Sie haben uns den Auftrag Nr. ${random.digits(8)} erteilt: Nachsenden von 8005 Zürich nach 7000 Chur, ab ${random.whole(10, 28)}.06.2026, CHF 42.00.</p><p>Damit wir ihn ausführen, <a href="${forwarding}">bestätigen Sie den Auftrag bitte noch</a>.</p>`,
      ),
      codes: [],
      links: [forwarding],
      best: { link: forwarding },
    },
    {
      name: 'letter that was registered',
      language: 'de-CH',
      subject: 'Abholungseinladung: eingeschriebener Brief',
      html: yellow(
        'de',
        `<p>Sendung 98.03.${random.digits(6)}.${random.digits(8)} liegt bis ${random.whole(10, 28)}.11.2026 in der Filiale 8031 Zürich zur Abholung bereit.</p><p>Weisen Sie einen Ausweis oder den Abholcode <b>${swiss.slice(0, 4)}</b> vor. Öffnungszeiten: 7.30–18.30, Sa 8–12.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'postage bought by its digits',
      language: 'de-CH',
      subject: 'Ihre digitale Briefmarke',
      text: `Guten Tag

Schreiben Sie diese Zeichen oben rechts auf den Umschlag, eine Marke braucht es nicht:

#${random.text('ABCDEFGHJKMNPQRSTUVWXYZ', 4)}
${random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 4)}

A-Post Standard bis 100 g, CHF 1.20, Beleg ${random.digits(10)}, gültig 10 Tage.

Alpenpost`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
