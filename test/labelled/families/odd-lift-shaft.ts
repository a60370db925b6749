/** A firm that keeps lifts running, in German and Turkish: orders to fitters, with part and shaft numbers everywhere. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  text: body
    .split('\n')
    .map((line, at) => `${at + 1}. ${line}`)
    .join('\n'),
});

export function mails(random: Random): FamilyMail[] {
  const [board, brake, night, remote] = [random.digits(6), random.digits(4), random.digits(6), random.digits(5)];
  return laidOut(
    [
      {
        name: 'Steuertafel öffnen',
        language: 'de',
        subject: 'Schacht 7, Tafel B',
        body: `Anlage 55-0417, Baujahr 1998\nDie Tafel sperrt sich nach dem Tausch der Platine 330.12.\nSie gibt nach, sobald jemand vor Ort ${board} auf ihr wählt, das sind heute Sie.\nDrehmoment 24 Nm`,
        codes: [board],
      },
      {
        name: 'Bremse freischalten',
        language: 'de',
        subject: 'Bremsprobe mit Zeuge',
        body: `Zeuge: Frau Yıldız, Ausweis 20418\nZur Probe löst das Handgerät die Bremse nur gegen ${brake}, danach fällt sie nach 40 Sekunden von allein.\nProtokoll auf Blatt 3`,
        codes: [brake],
      },
      {
        name: 'Teile unterwegs',
        language: 'de',
        subject: 'Ersatzteile zu Auftrag 880215',
        body: 'Rolle 330.44, zwei Stück\nSendung 00340 4342 1188 2917\nAbladen am Tor 2, Pförtner kennt die Nummer 5521 schon',
      },
      {
        name: 'gece nöbeti',
        language: 'tr',
        subject: 'Gece nöbeti sende',
        body: `Nöbet 22.00, bölge 4\nTelefonun santrale yeni takılıyor, santral şunu duymak ister: ${night}\nYedek araç 34 ABC 417`,
        codes: [night],
      },
      {
        name: 'uzaktan hareket',
        language: 'tr',
        subject: 'Kabini uzaktan indirmek',
        body: `Kabin 6. katta, içeride kimse yok.\nİndirmek senden geçiyor, kumandaya yaz: ${remote}\nYazmazsan kabin yerinde kalır.`,
        codes: [remote],
      },
      {
        name: 'iş kapandı',
        language: 'tr',
        subject: 'İş emri 70412 kapandı',
        body: 'Kapanış 03.40, imza yerine 9921 tuşlanmış.\nKullanılan parça: kayış 1420 mm\nFatura ay sonunda.',
      },
    ],
    layout,
  );
}
