/** A bank in Turkish that writes about what is done: statements, cards, transfers and warnings, and no code to use. */
import { laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: { body: string }) => ({
  html: `<div style="border-top:4px solid #046">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</div><p>Bozkır Bankası A.Ş.</p>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('tr', [
        ['Kasım ekstreniz hazır', 'Son dört hanesi 4417 olan kartınızın borcu <b>3.318,20 TL</b>.\nSon ödeme günü 10.12.2026.'],
        ['Havaleniz gönderildi', 'Tutar: 1.200,00 TL\nİşlem no: 77120933\nSorgu no: 0055821'],
        ['Yeni kartınız yolda', 'Kurye barkodu 88214070. Kart gelince şifrenizi kendiniz belirlersiniz; şifre postayla gelmez.'],
        [
          'Şifrenizi kimseye söylemeyin',
          'Sizi arayıp gelen kodu soran kişi bizden değildir. Örnek bir dolandırıcı mesajı: "Kodunuz 123456".',
        ],
        ['Şube değişikliği', 'Şubeniz artık 0338 Göller. Hesap numaranız 20714-5 aynı kalır.'],
        ['Giriş yapıldı', '24.11.2026 09.14, kullanılan kod 5*****. Siz değilseniz 0850 222 04 17.'],
        ['Sıra numarası alın', 'Şubeye gelmeden sıra alabilirsiniz. Ekranda beliren A417 gibi bir numarayı bekleyin.'],
      ]),
    ],
    layout,
  );
}
