/** Bookkeeping online in Turkish and Azeri: short paragraphs, a code in bold, and invoices, receipts and tickets. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({ text: `${body}\n\n-- \nDefterim Yazılım A.Ş., Mersis 0118402441773300` });

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('tr', [
        ['Defterim’e giriş', 'Merhaba Robin,\n\nekranda istenen altı rakam: #\n\nDört dakika sonra geçmez.', '731058'],
        ['E-fatura onayı', '118.402,00 TL tutarındaki faturayı göndermek üzeresiniz.\nOnaylamak için # yazın.', '46190'],
        [
          'Muhasebeci yetkisi',
          'Ayla Demir defterlerinizi görmek istiyor. Kabul ediyorsanız aşağıdakini kutuya yapıştırın.\n\n#',
          'DM3-Q7K-2XV',
        ],
        ['Şifre', 'Yeni şifre belirlemek için tek kullanımlık anahtarınız # olarak üretildi.', '8820'],
      ]),
      ...withCodes('az', [['Giriş', 'Salam,\ngiriş üçün kod: #\nHeç kimə deməyin.', '290417']]),
      ...withoutCodes('tr', [
        ['E-fatura gönderildi', 'Fatura no DFT2026000004417, tutar 118.402,00 TL. ETTN 7f20aa41.'],
        ['Giriş yapıldı', '11.20’de 731058 ile giriş yapıldı. Bir şey yapmanız gerekmez.'],
        ['Destek kaydı', 'Kayıt 20417 çözüldü.'],
        ['Beyanname', 'Tahakkuk fişi 2026112677031, son gün 28 Kasım.'],
        ['Toplantı', 'Oda 884 120 733, parola 550218, saat 14.'],
        ['Yıl sonu indirimi', 'DEFTER27 yazın, %27 az ödeyin.'],
        ['Ofis', 'Kapı 4417, asansör 3. kat.'],
      ]),
      ...withoutCodes('az', [['Qəbz', 'Qəbz 0044117, məbləğ 31.20 manat.']]),
    ],
    layout,
  );
}
