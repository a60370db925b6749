/** A Turkish shop: codes, an address to confirm, a reset, orders, parcels and campaigns; Turkish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const sheet = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body style="background-color:#F5F5F5; margin:0px;">
<table style="width:600px;background-color:#FFFFFF;font-family:Arial;" align="center" cellpadding="0" cellspacing="0"><tbody>
<tr><td style="text-align:center;padding:15px;border-bottom:2px solid #F27A1A;"><a href="https://www.carsimda.example/?utm_campaign=trans" target="_blank"><img src="https://cdn.carsimda.example/mailing/logo.png" style="border:0;width:140px;" alt="çarşımda"></a></td></tr>
<tr><td style="padding:25px;font-size:14px;color:#333333;">${body}</td></tr>
<tr><td style="padding:15px;font-size:10px;color:#999999;text-align:center;">Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayınız. Çarşımda Elektronik Ticaret A.Ş. Maslak Mah. Saat Sk. No: 5 İç Kapı No: 19 Sarıyer / İstanbul. Mersis No: 0313055766900016. Çağrı merkezi: 0850 258 58 00<br><a href="https://www.carsimda.example/kvkk" style="color:#999999;">KVKK Aydınlatma Metni</a> | <a href="https://www.carsimda.example/iade" style="color:#999999;">Kolay İade</a> | <a href="https://www.carsimda.example/yardim" style="color:#999999;">Yardım</a><br><a href="https://www.carsimda.example/app"><img src="https://cdn.carsimda.example/mailing/app.png" alt="Uygulamayı indir" width="120"></a></td></tr>
</tbody></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const sign = random.digits(6);
  const returned = random.digits(5);
  const confirm = `https://www.carsimda.example/uyelik/eposta-onay?guid=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-${random.text('0123456789abcdef', 12)}`;
  const reset = `https://email.carsimda.example/c/eJx${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 70)}`;
  const seller = random.digits(6);
  return [
    {
      name: 'code to verify at sign-in',
      language: 'tr',
      subject: `Çarşımda doğrulama kodunuz: ${sign}`,
      html: sheet(
        `Merhaba <b>Elif Hanım</b>,<br><br>Hesabınıza giriş yapabilmek için doğrulama kodunuz:<br><br><div style="text-align:center;font-size:28px;color:#F27A1A;">${sign}</div><br>Kodu 3 dakika içinde kullanmalısınız. Lütfen kimseyle paylaşmayınız.`,
      ),
      codes: [sign],
      links: [],
      best: { code: sign },
    },
    {
      name: 'phone number changed',
      language: 'tr',
      subject: 'Cep telefonu güncelleme işleminiz',
      html: sheet(
        `Merhaba Burak Bey,<br><br>Hesabınızda kayıtlı 05** *** ** ${random.digits(2)} numaralı cep telefonunu değiştirmek istiyorsunuz. İşlemi tamamlamak için Kullanıcı Bilgilerim sayfasına <b>${returned}</b> yazmanız yeterli.<br><br>Bu işlem size ait değilse lütfen 0850 258 58 00 numaralı hattan bize ulaşın.`,
      ),
      codes: [returned],
      links: [],
      best: { code: returned },
    },
    {
      name: 'seller panel with its code',
      language: 'tr',
      subject: 'Satıcı Paneli giriş şifreniz',
      text: `Sayın Anadolu Züccaciye yetkilisi,

Satıcı Paneli tek kullanımlık giriş şifreniz ${seller.slice(0, 3)}-${seller.slice(3)} olarak oluşturulmuştur. Şifreyi 120 saniye içinde giriniz.

Mağaza no: ${random.digits(6)}
IP: 78.180.${random.whole(10, 250)}.${random.whole(10, 250)}

Çarşımda Satıcı Destek`,
      codes: [seller],
      links: [],
      best: { code: seller },
    },
    {
      name: 'membership to be approved',
      language: 'tr',
      subject: 'Üyeliğinizi onaylayın, alışverişe başlayın',
      html: sheet(
        `Aramıza hoş geldiniz!<br><br>Üyeliğinizin tamamlanması için e-posta adresinizi onaylamanız gerekiyor.<br><br><center><a href="${confirm}" style="background-color:#F27A1A;color:#FFFFFF;padding:12px 45px;text-decoration:none;">E-POSTAMI ONAYLA</a></center><br>İlk siparişinize özel 75 TL indirim için kupon kodu: <b>HOSGELDIN75</b> (alt limit 300 TL).`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'password to be renewed',
      language: 'tr',
      subject: 'Şifre Yenileme Talebiniz',
      html: sheet(
        `Merhaba Elif Hanım,<br><br>Şifrenizi yenilemek için <a href="${reset}">tıklayınız</a>. Bağlantı 1 saat sonra kullanılamaz hale gelir.<br><br>Böyle bir talepte bulunmadıysanız herhangi bir işlem yapmanıza gerek yoktur.`,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'parcel handed to the carrier',
      language: 'tr',
      subject: `#${random.digits(10)} numaralı siparişin kargoya verildi`,
      html: sheet(
        `Siparişin yola çıktı!<br><br><table border="1" cellpadding="5" style="border-collapse:collapse;width:100%;font-size:12px;"><tr><td>Ürün</td><td>Granit tava seti, 3 parça</td></tr><tr><td>Kargo</td><td>Yıldız Kargo</td></tr><tr><td>Takip no</td><td>${random.digits(14)}</td></tr><tr><td>Tahmini teslim</td><td>3 - 5 Haziran</td></tr><tr><td>Tutar</td><td>1.249,90 TL</td></tr></table><br>Kurye kapıya geldiğinde sizden 4 haneli teslimat kodu isteyecektir: <b>${random.digits(4)}</b>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'campaign',
      language: 'tr',
      subject: 'Sepette %50 indirim 🧡 Son 24 saat!',
      html: sheet(
        `<h1 style="color:#F27A1A;">Efsane Günler</h1>Elbise, ayakkabı ve ev tekstilinde sepette %50'ye varan indirimler başladı.<br><br>SEPET100 koduyla 750 TL üzeri alışverişe 100 TL indirim.<br><br><a href="https://email.carsimda.example/c/eJx${random.text('ABCDEFabcdef0123456789', 40)}">HEMEN İNCELE</a><br><br>1.450.000 ürün, 12 taksit imkânı. Kampanya 24.11.2026 23:59'a kadar geçerlidir.<br><br><span style="font-size:11px;">Listeden çıkmak için <a href="https://email.carsimda.example/u/${random.text('abcdef0123456789', 30)}">buraya tıklayın</a>. İYS başvuru no: ${random.digits(8)}</span>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
