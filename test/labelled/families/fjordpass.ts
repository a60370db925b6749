/** An identity app for five northern countries: Swedish, Danish, Norwegian, Finnish and Icelandic; very few words in grey, the code in the middle. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<body style="background:#f4f6f8"><table align="center" width="420" bgcolor="#fff"><tr><td style="padding:32px;font-family:Inter;color:#444">${body
    .split('\n')
    .map((line) => (/^\S+$/.test(line) ? `<p style="text-align:center;font-size:22px">${line}</p>` : `<p>${line}</p>`))
    .join('')}</td></tr></table></body>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('sv', [
        ['Visa att det är du', 'Slå in siffrorna i appen.\n#\nDe slutar fungera 14.25.', '604293'],
        ['Signera avtal 118402', 'Signeringskod\n#', 'HV4K9'],
      ]),
      ...withCodes('da', [
        ['Er det dig?', 'Nogen åbner Skatteboksen i dit navn. Er det dig selv, så indtast\n#', '81730'],
        ['Ny enhed', 'Enheden "Telefon 2" skal have koden #.', '5206'],
      ]),
      ...withCodes('nb', [
        ['Logg på', 'Tallet du skal skrive er # og varer i tre minutter.', '930417'],
        ['Glemt passord', 'Midlertidig passord:\n#', 'lune-torsk-48'],
      ]),
      ...withCodes('fi', [
        ['Tunnistaudu', 'Näppäile sovellukseen\n#\nAikaa on viisi minuuttia.', '218806'],
        ['Allekirjoitus', 'Asiakirja 77031. Kertaluku: #', '44915'],
      ]),
      ...withCodes('is', [['Innskráning', 'Sláðu inn # til að skrá þig inn.', '370518']]),
      ...withoutCodes('sv', [
        ['Du har legitimerat dig', 'Skatteboxen, kl. 11.20, kod 604293, ärende 20417733.'],
        ['Möte', 'Mötes-id 338 204 177, lösenord 604177.'],
        ['Faktura', 'OCR 0044117731, 312 kr, bankgiro 5520-4417.'],
      ]),
      ...withoutCodes('da', [
        ['Du loggede på', 'Kl. 11.20 med 81730. Var det ikke dig, så spær.'],
        ['Pakke', 'Hentes med 7702 i boks 14.'],
      ]),
      ...withoutCodes('nb', [['Kvittering', 'Kid 20417733118, 312,00. Bilag 4417.']]),
      ...withoutCodes('fi', [
        ['Lasku', 'Viite 20417 73311, summa 31,20 €.'],
        ['Ovi', 'Alaovi aukeaa 4417 ja vihreä nappi.'],
      ]),
      ...withoutCodes('is', [['Reikningur', 'Reikningur nr. 0044117, 4.417 kr.']]),
    ],
    layout,
  );
}
