/** A builder of web sites that writes to its customers in many tongues, with both parts: fr-CA, it, es, de, nl, hr, lt, et. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

type Piece = {
  name: string;
  language: string;
  subject: string;
  top: string;
  code?: string;
  action?: [label: string, url: string];
  bottom: string;
  asks?: boolean;
};

function piece({ name, language, subject, top, code, action, bottom, asks = true }: Piece): FamilyMail {
  const attribute = (url: string) => url.replaceAll('&', '&amp;');
  const html = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="${language}"><head>
<style type="text/css">body,table,td,p,a{-ms-text-size-adjust:100%;-webkit-text-size-adjust:100%}table,td{mso-table-lspace:0;mso-table-rspace:0}img{-ms-interpolation-mode:bicubic;border:0;outline:0}
h1{color:#20123a;font-size:26px;font-weight:400;line-height:34px;margin:0 0 18px}.wrapper{padding:40px 0;width:100%}.inner{border:1px solid #e4e0ec;width:560px}
@media screen and (max-width:600px){.inner{border:0!important;width:100%!important}.pad{padding:20px!important}}</style></head>
<body><table class="wrapper" role="presentation"><tr><td align="center"><table class="inner" role="presentation" cellspacing="0"><tr><td class="pad" style="padding:40px 48px;font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:26px;color:#4b4259">
<img src="https://assets.plumefold.example/mail/v3/feather.png" width="36" height="36" alt="Plumefold" /><h1>${subject}</h1><p>${top.replaceAll('\n', '<br />')}</p>
${code === undefined ? '' : `<p style="background-color:#f5f1fb;font-family:Menlo,Consolas,monospace;font-size:24px;padding:16px 0;text-align:center">${code}</p>`}
${action === undefined ? '' : `<p><!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="${attribute(action[1])}" style="height:44px;width:240px" arcsize="10%" fillcolor="#6d3fd1"><center>${action[0]}</center></v:roundrect><![endif]--><!--[if !mso]><!--><a href="${attribute(action[1])}" style="background-color:#6d3fd1;border-radius:4px;color:#fff;display:inline-block;line-height:44px;padding:0 28px;text-decoration:none">${action[0]}</a><!--<![endif]--></p>`}
<p>${bottom.replaceAll('\n', '<br />')}</p></td></tr></table><p style="color:#9b93a8;font-family:Arial,sans-serif;font-size:11px">Plumefold Ltd., 4 Merrion Row, Dublin 2, D02 HX38</p>
<img src="https://o.plumefold.example/px/wf/open?upn=u001.Zp-2B3${language}" alt="" width="1" height="1" /></td></tr></table></body></html>`;
  const text = [
    subject,
    top,
    code ?? '',
    action === undefined ? '' : `${action[0]}:\n${action[1]}`,
    bottom,
    'Plumefold Ltd., Dublin',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
  const parts = bothParts({
    from: 'Plumefold <hello@plumefold.example>',
    subject,
    text,
    html,
    encoding: 'quoted-printable',
    header: ['X-SG-EID: u001.k1qVYb8nTq', 'List-Unsubscribe: <https://plumefold.example/u?l=7>'],
  });
  const typed = code?.replace(/[ -]/g, '');
  const links = asks && action !== undefined ? [action[1]] : [];
  const codes = typed === undefined ? [] : [typed];
  const [link] = links;
  return {
    name,
    language,
    ...parts,
    codes,
    links,
    best: typed !== undefined ? { code: typed } : link !== undefined ? { link } : null,
  };
}

export function mails(random: Random): FamilyMail[] {
  const [spanish, german, croatian, estonian] = [random.digits(6), random.digits(6), random.digits(6), random.digits(6)];
  const magic = `https://plumefold.example/login/magic?email=robin%40postroom.localhost&code=${random.text('0123456789abcdef', 20)}`;
  const invite = `https://plumefold.example/i/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 16)}`;
  const quick = `https://plumefold.example/login/verify?c=${spanish}&s=${random.text('0123456789abcdef', 24)}`;
  const site = `atelier-${random.text('bcdfgklmnprst', 4)}`;
  return [
    piece({
      name: 'fr-CA magic link',
      language: 'fr-CA',
      subject: 'Votre lien de connexion',
      top: 'Bonjour Robin,\nAucun mot de passe à taper : ce bouton ouvre directement votre tableau de bord.',
      action: ['Me connecter', magic],
      bottom:
        'Le lien est bon pour 15 minutes. Vous préférez le mot de passe? Ajoutez-en un dans vos paramètres.\nBonne fin de semaine!',
    }),
    piece({
      name: 'it invitation',
      language: 'it',
      subject: 'Ginevra ti ha invitato a collaborare su “Cantina Morello”',
      top: 'Ciao Robin,\nda oggi puoi modificare pagine e articoli del sito insieme a Ginevra Sartori (ruolo: editor).',
      action: ["Accetta l'invito", invite],
      bottom: "L'invito è valido una settimana. Se non conosci Ginevra, lascia perdere.",
    }),
    piece({
      name: 'es code',
      language: 'es',
      subject: `Código de Plumefold: ${spanish}`,
      top: 'Hola:\nEscribe este código donde lo dejaste para comprobar que el correo es tuyo.',
      code: spanish,
      action: ['Entrar sin escribirlo', quick],
      bottom: '¿Se ha agotado el tiempo? Pide otro con «Reenviar»; el anterior queda anulado.',
    }),
    piece({
      name: 'de export',
      language: 'de',
      subject: 'Inhaberwechsel absichern',
      top: `Hallo Robin,\ndu überträgst die Website „${site}.plumefold.example“ an Jule Petersen. Damit das niemand versehentlich tut, fragen wir dich im Fenster nach diesem Code:`,
      code: `${german.slice(0, 3)} ${german.slice(3)}`,
      bottom: 'Der Wechsel lässt sich danach nicht rückgängig machen. Du überträgst gar nichts? Dann bitte Passwort ändern.',
    }),
    piece({
      name: 'nl receipt',
      language: 'nl',
      subject: `Factuur PF-${random.digits(7)}`,
      top: 'Beste Robin,\nBedankt voor je betaling van € 143,99 (Plumefold Studio, 1 jaar, incl. 21% btw) met je Visa-kaart eindigend op 4417.',
      action: ['Factuur downloaden', 'https://plumefold.example/account/invoices?ref=mail'],
      bottom:
        'Volgende afschrijving: 6 mei 2027. Gratis domeinnaam nog niet gekozen? Dat kan nog tot 31 juli met tegoedcode NAAM2026.',
      asks: false,
    }),
    piece({
      name: 'hr code',
      language: 'hr',
      subject: 'Prijava s novog uređaja',
      top: 'Pozdrav Robin,\nunesi kod u prozor za prijavu (Chrome, Rijeka) unutar 10 minuta:',
      code: croatian,
      bottom: 'Ako to nisi bio ti, promijeni lozinku i javi nam se.',
    }),
    piece({
      name: 'lt traffic',
      language: 'lt',
      subject: 'Savaitės ataskaita: 1 284 lankytojai',
      top: `Sveiki, Robin,\nrugsėjo 14–20 d. svetainę ${site} aplankė 1 284 žmonės (+12 %), peržiūrėti 3 907 puslapiai, gauta 18 užklausų.`,
      action: ['Žiūrėti ataskaitą', `https://plumefold.example/stats/${site}?w=38`],
      bottom: 'Populiariausias puslapis: „Kontaktai“ (402). Klaidų 404: 7.',
      asks: false,
    }),
    piece({
      name: 'et code',
      language: 'et',
      subject: 'Kinnita oma e-posti aadress',
      top: 'Tere!\nLiitumise lõpetamiseks sisesta leheküljel kinnituskood:',
      code: `${estonian.slice(0, 3)}-${estonian.slice(3)}`,
      bottom: 'Kood kehtib pool tundi. Kui sa kontot ei loonud, pole vaja midagi teha.',
    }),
  ];
}
