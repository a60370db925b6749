/** A Turkish airline and its programme of miles, HTML in old tables: membership, codes, tickets, check-in, in Turkish. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function layout({ subject, body }: Draft): { html: string } {
  return {
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${subject}</title></head><body bgcolor="#ffffff" topmargin="0">
<table width="650" border="0" align="center" cellpadding="0" cellspacing="0"><tr><td><img src="https://mailing.martihava.example/2026/header_tr.jpg" width="650" height="96" border="0" style="display:block" alt="Martı Hava Yolları"></td></tr>
<tr><td height="20"></td></tr><tr><td style="font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:20px;color:#4a4a4a;padding:0 30px">${body}</td></tr><tr><td height="30"></td></tr>
<tr><td style="font-family:Arial;font-size:10px;color:#8c8c8c;padding:14px 30px;background-color:#f3f3f3">Bu e-posta bilgilendirme amacıyla gönderilmiştir, lütfen yanıtlamayınız. Çağrı Merkezi: 0850 441 60 00<br>
Martı Havacılık A.Ş., Adnan Kahveci Cad. No: 38, Yeşilköy, 34149 Bakırköy / İstanbul, MERSİS 0612048812700019<br><a href="https://mailing.martihava.example/r/?id=h51f,2b,kvkk">KVKK Aydınlatma Metni</a> | <a href="https://mailing.martihava.example/r/?id=h51f,2b,cik">Listeden çıkmak istiyorum</a></td></tr></table></body></html>`,
  };
}

export function mails(random: Random): FamilyMail[] {
  const join = random.digits(6);
  const enter = random.digits(6);
  const spend = random.digits(4);
  const member = `MH${random.digits(9)}`;
  const pnr = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 6);
  const password = `https://uye.martihava.example/sifre-yenile?anahtar=${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 40)}`;
  return laidOut(
    [
      {
        name: 'join',
        language: 'tr',
        subject: 'Martı Mil üyeliğiniz için doğrulama kodu',
        codes: [join],
        body: `<p>Sayın Robin Akın,</p><p>Üyelik başvurunuzu tamamlamak için aşağıdaki doğrulama kodunu ilgili alana giriniz:</p><table align="center" cellpadding="12" border="1" bordercolor="#c8102e" style="border-collapse:collapse"><tr><td style="font-size:26px;letter-spacing:4px"><b>${join}</b></td></tr></table><p>Kodun geçerlilik süresi 3 dakikadır. Güvenliğiniz için kimseyle paylaşmayınız.</p>`,
      },
      {
        name: 'ticket',
        language: 'tr',
        subject: `Elektronik biletiniz: ${pnr} / İstanbul – İzmir`,
        body: `<p>Sayın Yolcumuz,</p><p>Bizi tercih ettiğiniz için teşekkür ederiz. Rezervasyon kodunuz (PNR): <b>${pnr}</b></p><table width="100%" border="1" cellpadding="5" style="border-collapse:collapse;font-size:12px"><tr><th>Uçuş</th><th>Kalkış</th><th>Varış</th><th>Koltuk</th></tr><tr><td>MH 2318</td><td>IST 22.05.2026 07:10</td><td>ADB 08:20</td><td>14C</td></tr><tr><td>MH 2341</td><td>ADB 25.05.2026 21:35</td><td>IST 22:50</td><td>9A</td></tr></table>
<p>Bilet no: 871 ${random.digits(10)}<br>Toplam: 3.148,90 TL (**** ${random.digits(4)} nolu karttan çekildi, provizyon ${random.digits(6)})</p><p>Bagaj: 15 kg, kabin 8 kg. Uçuşa 24 saat kala online check-in yapabilirsiniz.</p>`,
      },
      {
        name: 'sign-in',
        language: 'tr',
        subject: 'Giriş işleminiz için tek kullanımlık şifre',
        codes: [enter],
        body: `<p>Sayın Robin Akın,</p><p>${member} numaralı üyeliğinize giriş yapmak üzeresiniz. Tek kullanımlık şifreniz: <b>${enter}</b></p><p>İşlem size ait değilse Çağrı Merkezimizi arayınız.</p>`,
      },
      {
        name: 'check-in',
        language: 'tr',
        subject: 'Check-in zamanı! MH 2318 İstanbul – İzmir',
        body: `<p>Robin, yarınki uçuşun için check-in açıldı.</p><p style="font-size:18px"><b>IST ✈ ADB</b> 22 Mayıs Cuma 07:10 · PNR ${pnr} · Kapı 06:25'te kapanır</p><p><a href="https://www.martihava.example/checkin?pnr=${pnr}&amp;soyad=AKIN" style="background-color:#c8102e;color:#ffffff;padding:10px 30px;text-decoration:none">Check-in yap</a></p><p>Biniş kartında koltuk 14C, grup 3 yazacak.</p>`,
      },
      {
        name: 'password',
        language: 'tr',
        subject: 'Şifre yenileme talebiniz',
        links: [password],
        body: `<p>Sayın Robin Akın,</p><p>Şifrenizi yenilemek için lütfen <a href="${password}"><b>buraya tıklayınız</b></a>. Bağlantı yalnızca bir kez açılabilir ve 60 dakika sonra geçersiz olur.</p><p>Talep tarafınızdan yapılmadıysa bu mesajı dikkate almayınız, mevcut şifreniz geçerliliğini korur.</p>`,
      },
      {
        name: 'miles',
        language: 'tr',
        subject: 'Mil harcama onayı',
        codes: [spend],
        body: `<p>Sayın Robin Akın,</p><p>Hesabınızdan 7.500 mil karşılığında koltuk yükseltme talep edildi. Onaylıyorsanız mobil uygulamaya ${spend} yazın.</p><p>Kalan mil: 11.264. Üye no: ${member}.</p>`,
      },
      {
        name: 'campaign',
        language: 'tr',
        subject: 'Sonbahar fırsatı: 799 TL’den başlayan biletler',
        body: `<p><a href="https://mailing.martihava.example/r/?id=h51f,2b,kampanya"><img src="https://mailing.martihava.example/2026/sonbahar_799.jpg" width="590" alt="799 TL'den başlayan fiyatlarla" border="0"></a></p><table width="100%" cellpadding="6" style="font-size:13px">${[
          ['İstanbul – Antalya', '799 TL', 'MH 2410'],
          ['İstanbul – Trabzon', '849 TL', 'MH 2806'],
          ['Ankara – Dalaman', '899 TL', 'MH 7172'],
          ['İstanbul – Tiflis', '64 EUR', 'MH 384'],
          ['İstanbul – Berlin', '89 EUR', 'MH 1721'],
          ['İzmir – Londra', '109 EUR', 'MH 1945'],
        ]
          .map(
            ([route, price, flight], at) =>
              `<tr><td><a href="https://mailing.martihava.example/r/?id=h51f,2b,r${at}">${route}</a></td><td>${flight}</td><td align="right"><b>${price}</b></td></tr>`,
          )
          .join('\n')}</table>
<p><b>Aile paketi:</b> 2 yetişkin + 2 çocuk rezervasyonlarında 25 kg bagaj hakkı ve koltuk seçimi hediye. <b>Öğrenci:</b> 12–25 yaş arası yolcular %20 indirimli uçar.</p>
<p>Ekim ayında ${member} numaralı üyelikle yapacağınız her uçuş iki kat mil kazandırır. Gümüş karta 3 uçuş kaldı.</p>
<p>15 Eylül – 30 Kasım uçuşları için son satış tarihi 4 Eylül. Otel rezervasyonunda <b>MARTI250</b> kodu ile 250 TL indirim. 40.000 koltukla sınırlıdır.</p>`,
      },
    ],
    layout,
  );
}
