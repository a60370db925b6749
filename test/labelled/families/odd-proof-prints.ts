/** A wedding photographer in Spanish and Italian: airy HTML with wide letters, galleries behind short strings. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  html: `<center style="font-family:Didot,serif;letter-spacing:1px;color:#555">${body
    .split('\n')
    .map((line) => `<div style="margin:14px">${line}</div>`)
    .join('')}<div style="font-size:11px">Olmo &amp; Brezo, fotografía / fotografia</div></center>`,
});

const big = (shown: string) => `<span style="font-size:32px;letter-spacing:8px">${shown}</span>`;

export function mails(random: Random): FamilyMail[] {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [gallery, album, prints] = [random.text(letters, 5), random.digits(6), random.text(`${letters}23456789`, 6)];
  const guest = `https://olmobrezo.example/g/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 16)}`;
  return laidOut(
    [
      {
        name: 'la galería privada',
        language: 'es',
        subject: 'Vuestras 612 fotos',
        body: `Robin, Inés: ya están.\nLa galería es vuestra y de nadie más; al llegar os hará una pregunta, y la respuesta es\n${big(gallery)}\nHasta el 31 de enero.`,
        codes: [gallery],
      },
      {
        name: 'aprobar el álbum',
        language: 'es',
        subject: 'El álbum se va a imprenta',
        body: `40 páginas, lino gris, 30 × 30 cm.\nSi os gusta la maqueta 7, dadle el visto bueno con ${album} y mañana entra en máquina.\nDespués no se toca ni una coma.`,
        codes: [album],
      },
      {
        name: 'segundo pago',
        language: 'es',
        subject: 'Segundo pago recibido',
        body: '900,00 €, transferencia 55821044.\nQueda el último tercio, a la entrega.\nPresupuesto 2026-118.',
      },
      {
        name: 'gli zii guardano',
        language: 'it',
        subject: 'Zia Carla vi presta la sua galleria',
        body: `Zia Carla ha scelto 48 scatti da farti vedere.\n<a href="${guest}">Sfoglia con lei</a>\nSenza quel tocco restano nel suo cassetto.`,
        links: [guest],
      },
      {
        name: 'stampe da ritirare da soli',
        language: 'it',
        subject: 'Scaricare gli originali',
        body: `Gli originali pesano 18 GB e si danno solo a chi li ha pagati.\nAl cancello della pagina scrivi così, maiuscole comprese:\n${big(prints)}\nTre tentativi, poi si riposa un'ora.`,
        codes: [prints],
      },
      {
        name: 'preventivo',
        language: 'it',
        subject: 'Preventivo 2027-014',
        body: 'Dieci ore, due fotografi, 2.400 €.\nAlbum 24 × 30: 480 €.\nValido fino al 15/02/2027.',
      },
    ],
    layout,
  );
}
