/** A German neobroker and bank, short mails in a bare modern layout with text part: codes, alerts, statements, in German. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Note = Pick<FamilyMail, 'name' | 'subject'> & {
  lines: string[];
  big?: string;
  button?: [label: string, url: string];
  after?: string[];
  codes?: string[];
  links?: string[];
};

const legal = `Lindwurm Bank AG, Köpenicker Straße 9a, 10997 Berlin · Vorstand: Dr. Selma Reuther, Joost Kamp · Amtsgericht Charlottenburg HRB 219304 B`;

function mailOf({ name, subject, lines, big, button, after = [], codes = [], links = [] }: Note): FamilyMail {
  const encoded = (text: string) => text.replaceAll('&', '&amp;');
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${encoded(line)}</p>`;
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"></head><body style="margin:0;background:#fff;font-family:-apple-system,'Segoe UI',Helvetica,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 20px;color:#111;font-size:16px;line-height:24px">
<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M2 14c6-12 18-12 24 0" stroke="#111" fill="none"/></svg>
<h1 style="font-size:24px;line-height:30px;margin:28px 0 20px">${encoded(subject)}</h1>
${lines.map(paragraph).join('\n')}
${big === undefined ? '' : `<div style="font-size:40px;line-height:48px;font-weight:600;margin:8px 0 24px">${big}</div>`}
${button === undefined ? '' : `<a href="${encoded(button[1])}" style="display:block;border-radius:24px;background:#111;color:#fff;text-align:center;padding:14px;margin:0 0 24px;text-decoration:none">${button[0]}</a>`}
${after.map(paragraph).join('\n')}
<hr style="border:0;border-top:1px solid #ddd;margin:32px 0 16px"><small style="color:#777;font-size:11px;line-height:15px">${encoded(legal)}</small>
</div></body></html>`;
  const text = [
    ...lines,
    ...(big === undefined ? [] : [big]),
    ...(button === undefined ? [] : [`${button[0]}: ${button[1]}`]),
    ...after,
    '--',
    legal,
  ].join('\n\n');
  const [[code], [link]] = [codes, links];
  const best = code !== undefined ? { code } : link !== undefined ? { link } : null;
  const parts = bothParts({ from: 'Lindwurm <post@lindwurm.example>', subject, text, html, encoding: 'quoted-printable' });
  return { name, language: 'de', ...parts, codes, links, best };
}

export function mails(random: Random): FamilyMail[] {
  const opening = random.digits(6);
  const pay = random.digits(6);
  const device = random.digits(4);
  const reset = `https://app.lindwurm.example/pin-vergessen?k=${random.text('abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMN23456789', 28)}&l=de`;
  const joint = `https://app.lindwurm.example/einladung/${random.text('0123456789abcdef', 24)}`;
  return [
    mailOf({
      name: 'opening',
      subject: 'Bestätige deine E-Mail',
      lines: ['Hallo Robin,', 'willkommen an Bord! Um mit der Kontoeröffnung weiterzumachen, gib in der App diese Zahl ein:'],
      big: `${opening.slice(0, 3)} ${opening.slice(3)}`,
      after: [
        'Sie läuft in 15 Minuten ab. Du hast gar kein Konto eröffnet? Dann hat sich wohl jemand vertippt und du kannst diese Mail löschen.',
      ],
      codes: [opening],
    }),
    mailOf({
      name: 'card payment',
      subject: `Freigabe für 89,90 € bei Radhaus Ottensen`,
      lines: [
        'Robin,',
        `mit deiner Karte •• ${random.digits(4)} soll am 14.01.2026 um 20:17 Uhr online bezahlt werden. Wenn das stimmt, tippe im Bezahlfenster den Freigabecode ${pay} ab.`,
        'Empfänger: Radhaus Ottensen GmbH\nBetrag: 89,90 EUR',
      ],
      after: ['Du kennst den Kauf nicht? Sperre die Karte sofort in der App oder unter +49 30 5683 7710.'],
      codes: [pay],
    }),
    mailOf({
      name: 'new device',
      subject: 'Neues Telefon koppeln',
      lines: [
        'Hi Robin,',
        `jemand – hoffentlich du – möchte dein Depot mit einem Galaxy A55 verbinden. Dein vierstelliger Kopplungscode: ${device}`,
        'Niemand von Lindwurm wird dich jemals darum bitten, ihn vorzulesen oder weiterzuleiten.',
      ],
      codes: [device],
    }),
    mailOf({
      name: 'device linked',
      subject: 'Dein Konto ist jetzt mit einem neuen Telefon verbunden',
      lines: [
        'Hallo Robin,',
        'seit heute, 09:03 Uhr, ist das Gerät „Galaxy A55“ (Berlin, IP 84.188.31.207) gekoppelt. Das vorige wurde abgemeldet.',
        'Alles in Ordnung? Dann war es das schon. Ansonsten melde dich bitte sofort im Chat; unser Notfallteam ist durchgehend da.',
      ],
    }),
    mailOf({
      name: 'statement',
      subject: 'Dein Kontoauszug für April ist da',
      lines: [
        'Hallo Robin,',
        `im Postfach der App liegt ein neues Dokument: Auszug 4/2026 zum Konto DE${random.digits(2)} 1101 0101 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}.`,
        'Anfangssaldo 2.418,55 € · Eingänge 3.107,00 € · Ausgänge 2.861,34 € · Endsaldo 2.664,21 €. Zinsen 2,25 % p. a.: 4,71 €.',
      ],
      button: ['Zum Postfach', 'https://app.lindwurm.example/postfach?ref=mail-0426'],
    }),
    mailOf({
      name: 'pin',
      subject: 'PIN zurücksetzen',
      lines: [
        'Hallo Robin,',
        'du hast deine PIN vergessen? Kommt vor. Tippe auf deinem gekoppelten Telefon auf den Knopf und denke dir eine neue aus.',
      ],
      button: ['Neue PIN wählen', reset],
      after: ['Das geht bis 23:59 Uhr. Hast du nichts angefordert, ignoriere die Nachricht einfach.'],
      links: [reset],
    }),
    mailOf({
      name: 'joint account',
      subject: 'Merle möchte ein Gemeinschaftskonto mit dir',
      lines: [
        'Hallo Robin,',
        'Merle Jessen hat dich als zweite Person für ein gemeinsames Konto vorgeschlagen. Ihr teilt euch IBAN, Karte und Unterkonten.',
      ],
      button: ['Einladung annehmen', joint],
      after: [`Die Einladung bleibt 14 Tage offen, Vorgang GK-${random.digits(7)}.`],
      links: [joint],
    }),
    mailOf({
      name: 'referral',
      subject: '25 € für dich, 25 € für deine Freunde',
      lines: [
        'Hey Robin,',
        `noch bis 30.09. gibt es für jede Empfehlung eine Gratisaktie im Wert von mindestens 25 €. Dein Empfehlungscode LIND-${random.text('ABCDEFGHKLMNPRSTUVWXYZ', 5)} steht auch in der App, einfach teilen und fertig.`,
        'Schon 3 deiner Kontakte investieren mit Lindwurm. Kapitalanlagen bergen Risiken.',
      ],
      button: ['Jetzt weitersagen', 'https://click.lindwurm.example/f/a/Tq8~/AAQ?p=weitersagen'],
    }),
  ];
}
