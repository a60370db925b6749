/** A dispatcher of taxis in Indonesian and Malay: short commands, plate and job numbers, in lines with arrows. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const layout = ({ body }: Draft) => ({
  text: body
    .split('\n')
    .map((line) => `-> ${line}`)
    .join('\n'),
});

export function mails(random: Random): FamilyMail[] {
  const [meter, shift, cash, car] = [random.digits(4), random.digits(6), random.digits(6), random.digits(5)];
  return laidOut(
    [
      {
        name: 'argo terkunci',
        language: 'id',
        subject: 'Argo B 1417 KX',
        body: `Argo mati setelah ganti aki\nHidup lagi kalau tombolnya ditekan ${meter}\nJangan matikan mesin`,
        codes: [meter],
      },
      {
        name: 'masuk giliran malam',
        language: 'id',
        subject: 'Giliran malam, 22.00',
        body: `Ponsel Pak Robin baru, papan giliran belum kenal\nKenalkan diri dengan ${shift}, lalu pilih pangkalan\nPangkalan 12 sepi, 14 ramai`,
        codes: [shift],
      },
      {
        name: 'setoran',
        language: 'id',
        subject: 'Setoran tadi malam',
        body: 'Rit 17, argo 612.000, setoran 250.000\nKuitansi 30417\nBensin 38 liter',
      },
      {
        name: 'tunai di pejabat',
        language: 'ms',
        subject: 'Ambil wang di pejabat',
        body: `RM 412.50 sudah siap di kaunter 2\nKerani serahkan wang hanya kepada orang yang menyebut ${cash}\nPejabat tutup 17:00`,
        codes: [cash],
      },
      {
        name: 'kereta ganti',
        language: 'ms',
        subject: 'Kereta ganti WXY 4170',
        body: `Enjin tak akan hidup sebelum skrin kecil diberi\n${car}\nMinyak separuh tangki`,
        codes: [car],
      },
      {
        name: 'saman',
        language: 'ms',
        subject: 'Saman AES 7714',
        body: 'Jalan Tun Razak, 92 km/j, 03:14\nRM 150, kompaun 55820417\nBayar sebelum 9 Disember',
      },
    ],
    layout,
  );
}
