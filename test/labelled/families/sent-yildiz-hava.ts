/** A Turkish airline: an old table layout in two languages, miles, PINs, boarding, sale fares; Turkish and English. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const frame = (inside: string) => `<TABLE width="650" border="0" align="center" cellpadding="0" cellspacing="0" bgcolor="#FFFFFF">
<TR><TD colspan="2"><IMG src="https://cdn.yildizhava.example/edm/header_650.gif" width="650" height="90" border="0" alt="Yıldız Hava"></TD></TR>
<TR><TD width="20">&nbsp;</TD><TD><FONT face="Verdana" size="2" color="#333333"><BR>${inside}<BR><BR></FONT></TD></TR>
<TR><TD colspan="2" bgcolor="#0B2A5B"><FONT face="Verdana" size="1" color="#FFFFFF">Yıldız Hava Yolları A.O. Genel Yönetim Binası, 34149 Yeşilköy İstanbul | Çağrı Merkezi: 0850 333 1 849 | Mersis 0876004727530012<BR>
<A href="https://www.yildizhava.example/iletisim-tercihleri"><FONT color="#FFFFFF">İletişim tercihleri</FONT></A></FONT></TD></TR></TABLE>`;

export function mails(random: Random): FamilyMail[] {
  const otp = random.digits(6);
  const english = random.digits(6);
  const member = `YH${random.digits(9)}`;
  const pnr = random.text('ABCDEFGHJKLMNPRSTUVYZ2346789', 6);
  const join = `https://uye.yildizhava.example/milplus/onay.aspx?uid=${random.digits(9)}&h=${random.text('abcdef0123456789', 32)}`;
  const reset = `https://uye.yildizhava.example/sifre/${random.text('abcdefghijkmnprstuvyz0123456789', 26)}`;
  return [
    {
      name: 'code of sign-in',
      language: 'tr',
      subject: 'Tek kullanımlık şifreniz',
      html: frame(`Sayın ROBIN FALK,<BR><BR>${member} numaralı Mil+ hesabınıza giriş için tek kullanımlık şifreniz: <B>${otp}</B><BR><BR>
Şifreniz 180 saniye geçerlidir. Güvenliğiniz için kimseyle paylaşmayınız.`),
      codes: [otp],
      links: [],
      best: { code: otp },
    },
    {
      name: 'code to spend miles, in English',
      language: 'en',
      subject: 'Mil+ transaction verification',
      html: frame(`Dear ROBIN FALK,<BR><BR>Your account is set to spend ${random.whole(12, 40)},500 miles on an award ticket IST - LIS. To continue, please type <B>${english}</B> on the payment page within 3 minutes.<BR><BR>
Membership no: ${member}<BR>If you have not requested an award ticket, call +90 212 444 0 849 and quote reference ${random.digits(7)}.`),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'confirmation of membership',
      language: 'tr',
      ...bothParts({
        from: '"Yildiz Hava Mil+" <milplus@mail.yildizhava.example>',
        subject: 'Mil+ üyeliğinizi tamamlayın',
        encoding: 'base64',
        text: `Sayın ROBIN FALK,

Mil+ ailesine hoş geldiniz. Üyelik numaranız: ${member}

E-posta adresinizi onaylamak için aşağıdaki bağlantıya tıklayınız:
${join}

Onaylanmayan üyelikler 30 gün sonra silinir.

Yıldız Hava Yolları`,
        html: frame(`Sayın ROBIN FALK,<BR><BR>Mil+ ailesine hoş geldiniz. Üyelik numaranız: <B>${member}</B><BR><BR>
<A href="${join.replace('&', '&amp;')}">E-posta adresimi onayla</A><BR><BR>Onaylanmayan üyelikler 30 gün sonra silinir.`),
      }),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'forgotten PIN',
      language: 'tr',
      subject: 'Şifre yenileme talebiniz',
      html: frame(`Sayın üyemiz,<BR><BR>Yeni bir üyelik şifresi belirlemek istediğinizi bildirdiniz. ${random.whole(10, 28)}.06.2026 saat 23:59'a kadar <A href="${reset}">buradan</A> 6 haneli yeni şifrenizi oluşturabilirsiniz.<BR><BR>
Talep size ait değilse mevcut şifrenizi kullanmaya devam ediniz.`),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'ticket',
      language: 'tr',
      subject: `Yolculuk bilgileriniz - ${pnr}`,
      html: frame(`Rezervasyon kodu (PNR): <B>${pnr}</B><BR>Bilet no: 235 ${random.digits(10)}<BR><BR>
<TABLE border="1" cellpadding="3" cellspacing="0"><TR><TD>Uçuş</TD><TD>Kalkış</TD><TD>Varış</TD><TD>Koltuk</TD></TR>
<TR><TD>YH 2${random.digits(3)}</TD><TD>SAW 07:${random.whole(10, 59)}</TD><TD>ADB 08:${random.whole(10, 59)}</TD><TD>${random.whole(3, 31)}F</TD></TR></TABLE><BR>
Toplam: ${random.whole(1, 4)}.${random.digits(3)},00 TL (Kart: 5400** **** ${random.digits(4)})<BR>Bagaj: 1 parça, 15 kg. Online check-in kalkıştan 24 saat önce açılır; PNR ve soyadınız yeterlidir.`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'boarding and gate',
      language: 'en',
      subject: `Your boarding pass for YH 19${random.digits(2)} IST-AMS`,
      html: frame(`Dear passenger,<BR><BR>Boarding starts at ${random.whole(10, 12)}:35, gate F${random.whole(1, 18)}, group C, sequence no 0${random.digits(2)}.<BR>
Booking ${pnr}, e-ticket 235-${random.digits(10)}.<BR>Lounge wi-fi: network YH_Lounge, password mavi${random.digits(4)}.<BR><BR>
<A href="https://www.yildizhava.example/en/boarding/${random.digits(12)}">Show the barcode</A>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sale',
      language: 'tr',
      subject: '48 saat sürecek indirim: yurt içi 799 TL',
      html: frame(`<FONT size="5" color="#C8102E">799 TL'den başlayan biletler</FONT><BR><BR>${['Antalya', 'Trabzon', 'Gaziantep'].map((city) => `${city}: <B>${random.whole(799, 1290)} TL</B><BR>`).join('')}<BR>
Promosyon kodu: BAHAR26 - 15-17 Nisan arasında alınan biletlerde ekstra %10. Koltuk sayısı ${random.whole(3, 9)}.000 ile sınırlıdır.<BR><BR><A href="https://edm.yildizhava.example/r/?id=h${random.digits(8)},${random.digits(6)}">Hemen bilet al</A>`),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
