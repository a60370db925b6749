/** A Swedish electronic identity: codes and links to activate it, its uses, its expiry; Swedish and English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const card = (content: string) => `<!doctype html><html lang="sv"><body style="margin:0;background-color:#f7f5f2;">
<table role="presentation" width="100%"><tr><td style="padding:40px 16px" align="center"><table role="presentation" width="480" style="background:#ffffff;border-radius:16px"><tr><td style="padding:32px;font:400 16px/24px Inter,Helvetica,Arial,sans-serif;color:#1c1c28">
<svg width="0" height="0"></svg><strong style="font-size:20px;color:#3b2fb5">Signa</strong><br><br>
${content}
</td></tr></table><p style="font:400 12px/18px Inter,Arial;color:#85808f">Signa e-legitimation AB · Box 7015, 103 86 Stockholm · org.nr 559110-4806<br>Granskad av Myndigheten för digital tillit, tillitsnivå 3</p></td></tr></table></body></html>`;

const multipart = (subject: string, text: string, html: string) =>
  bothParts({ from: 'Signa <hej@signa-eid.example>', subject, text, html, encoding: 'quoted-printable' }).raw;

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const order = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 8);
  const english = random.digits(6);
  const confirm = `https://app.signa-eid.example/e/${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 22)}`;
  const child = `https://app.signa-eid.example/vardnadshavare/godkann?arende=${random.digits(9)}&t=${random.text('abcdefghijkmnpqrstuvwxyz23456789', 18)}`;
  return [
    {
      name: 'code for an address',
      language: 'sv',
      subject: 'Din verifieringskod från Signa',
      html: card(
        `Hej!<br><br>Skriv in koden i appen så är din e-postadress bekräftad.<br><br><span style="display:block;background:#efeefb;border-radius:12px;text-align:center;font-size:30px;line-height:64px;letter-spacing:.2em">${sign}</span><br>Koden slutar gälla om 20 minuter.<br><br>Var det inte du? Då har någon råkat ange fel adress och du kan bortse från mejlet.`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'code to activate the identity',
      language: 'sv',
      subject: 'Aktivera din e-legitimation på en ny mobil',
      html: card(
        `Hej Ebba,<br><br>Din ansökan är godkänd! Öppna Signa på din nya mobil, välj <b>Jag har en aktiveringskod</b> och ange<br><br><b style="font-family:monospace;font-size:22px">${order.slice(0, 4)}-${order.slice(4)}</b><br><br>Ha även ditt pass framme. Aktiveringen behöver ske senast den ${random.whole(11, 29)} augusti, annars får du ansöka igen. Ditt ärendenummer är ${random.digits(8)}.`,
      ),
      codes: [`${order.slice(0, 4)}-${order.slice(4)}`],
      links: [],
      best: { code: `${order.slice(0, 4)}-${order.slice(4)}` },
    },
    {
      name: 'code for an address, in English',
      language: 'en',
      subject: `${english} is your Signa code`,
      text: `Hi,

Type ${english} in the Signa app to confirm your email address. You have 20 minutes.

We will never phone you about this code. If someone does, hang up.

Signa e-legitimation AB, Stockholm`,
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'address to be confirmed',
      language: 'sv',
      subject: 'Bekräfta din e-post',
      raw: multipart(
        'Bekräfta din e-post',
        `Hej Ebba,\n\nDu har bytt e-postadress i din Signa-profil. Öppna länken så vet vi att meddelanden kommer fram:\n\n${confirm}\n\nLänken fungerar i 7 dagar.\n\nSigna e-legitimation AB`,
        card(
          `Hej Ebba,<br><br>Du har bytt e-postadress i din Signa-profil. Tryck på knappen så vet vi att meddelanden kommer fram.<br><br><a href="${confirm}" style="background:#3b2fb5;border-radius:999px;color:#fff;display:block;line-height:48px;text-align:center;text-decoration:none">Ja, det här är min adress</a><br>Länken fungerar i 7 dagar.`,
        ),
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'guardian to approve',
      language: 'sv',
      subject: 'Vilgot, 14 år, vill skaffa Signa',
      html: card(
        `Hej!<br><br>Vilgot har ansökt om en e-legitimation för unga. Eftersom han är under 18 år behöver en vårdnadshavare säga ja.<br><br><a href="${child.replaceAll('&', '&amp;')}">Granska och godkänn ansökan</a><br><br>Svarar ingen inom 30 dagar avslutas ärende ${random.digits(9)} automatiskt. Det kostar ingenting.`,
      ),
      codes: [],
      links: [child],
      best: { link: child },
    },
    {
      name: 'identity used',
      language: 'sv',
      subject: 'Du har skrivit under ett avtal',
      html: card(
        `Kvitto på underskrift<br><br>Tjänst: Fjällbo Hyresbostäder<br>Dokument: Hyreskontrakt lgh 1203, Götgatan ${random.whole(20, 90)}<br>Tid: 2026-05-07 18:${random.whole(10, 59)}<br>Transaktions-id: ${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}<br><br>Känner du inte igen det här? Spärra din e-legitimation dygnet runt på 0771-55 ${random.digits(2)} ${random.digits(2)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'identity expires',
      language: 'sv',
      subject: 'Din e-legitimation går ut om 30 dagar',
      raw: multipart(
        'Din e-legitimation går ut om 30 dagar',
        `Hej Ebba,\n\nSigna på iPhone 13 mini gäller till och med 2026-09-30. Förnya direkt i appen under Inställningar.\n\nSigna e-legitimation AB`,
        card(
          `Hej Ebba,<br><br>Signa på <b>iPhone 13 mini</b> gäller till och med 2026-09-30. Förnya direkt i appen under Inställningar, det tar ungefär två minuter och du behöver inte besöka något kontor.<br><br>Har du redan förnyat? Toppen, då är allt klart.`,
        ),
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
