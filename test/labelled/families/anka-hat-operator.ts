/** A Turkish mobile operator: sign-in, number porting, tariffs and card payments to confirm, beside bills, top-ups and warnings; one mail in English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const END = `<div style="padding:20px 28px;color:#9a93ad;font-size:11px;line-height:17px;text-align:center">Anka Hat Haberleşme A.Ş. • Barbaros Mah. Kardelen Sok. 3/21, 34746 Ataşehir/İstanbul • Mersis 0068099912300017<br>
<a href="https://www.ankahat.example/yardim" style="color:#9a93ad">Yardım</a> • <a href="https://e.ankahat.example/cik?u=5521" style="color:#9a93ad">Bülten listesinden çık</a> • 0850 555 0 262</div>`;

function bubble(content: string): string {
  return `<div style="background:#f3effb;padding:24px 0"><div style="max-width:480px;margin:0 auto;background:#fff;border-radius:18px;padding:28px;font-family:Nunito,'Segoe UI',sans-serif;color:#2d2440;font-size:16px;line-height:24px">
<div style="color:#6a2be0;font-weight:800;font-size:18px;margin-bottom:18px">anka<span style="color:#ff7a59">hat</span></div>${content}</div>${END}</div>`;
}

export function mails(random: Random): FamilyMail[] {
  const [login, porting, tariff, call] = [random.digits(5), random.digits(6), random.digits(4), random.digits(4)];
  const [online, card, visitor] = [
    random.text('ABCDEFHKLMNPRSTUVYZ2345679', 6),
    random.digits(6),
    random.text('ACDEFHJKLMNPQRTUVWXY', 3) + random.digits(2),
  ];
  return [
    {
      name: 'sign-in in big digits',
      language: 'tr',
      subject: 'Anka Hat giriş şifreniz',
      html: bubble(`<div>Merhaba Robin,</div><div style="margin-top:10px">532 *** ** 18 numaralı hattınız için tek kullanımlık şifre:</div>
<div style="margin:22px 0;padding:16px;border-radius:14px;background:#6a2be0;color:#fff;font-size:34px;font-weight:800;text-align:center;letter-spacing:8px">${login}</div>
<div style="font-size:13px;color:#6f6685">120 saniye geçerli. İstek: 14.11.2026 20:03, Eskişehir.</div>`),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'porting a number',
      language: 'tr',
      subject: 'Numaranızı taşımak için son adım',
      html: bubble(`<div>Numaranı bize getiriyorsun, hoş geldin!</div>
<div style="margin-top:12px">Taşıma başvurun (no: NT${random.digits(8)}) onayını bekliyor. Mağazadaki tablete ya da uygulamaya <b style="white-space:nowrap">${porting.slice(0, 3)}-${porting.slice(3)}</b> onay kodunu girmen yeterli. Bunu 24 saat içinde, yani 16 Kasım 2026 saat 11.30'a kadar yapmalısın.</div>
<div style="margin-top:12px">Hattın ortalama 2 iş günü içinde taşınır; eski operatörüne 1 fatura daha ödeyebilirsin.</div>`),
      codes: [porting],
      links: [],
      best: { code: porting },
    },
    {
      name: 'bill',
      language: 'tr',
      subject: 'Kasım 2026 faturanız: 489,90 TL',
      html: bubble(`<div style="font-size:30px;font-weight:800">489,90 TL</div><div>Son ödeme tarihi: 27.11.2026</div>
<div style="margin:16px 0;border-top:1px solid #e6def6;padding-top:12px;font-size:14px">Anka 20 GB paketi 399,00 TL<br>Yurt dışı kullanım 46,40 TL<br>ÖİV (%10) 44,50 TL<br>Fatura no: AH02026${random.digits(9)}<br>Abone no: 10${random.digits(7)}</div>
<a href="https://www.ankahat.example/fatura-ode" style="display:inline-block;background:#ff7a59;color:#fff;padding:12px 26px;border-radius:24px;text-decoration:none;font-weight:700">Faturayı öde</a>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'tariff change',
      language: 'tr',
      subject: 'Tarife değişikliği onayı',
      text: `Sayın abonemiz,

Anka 20 GB tarifesinden Anka Aile 45 GB tarifesine geçiş talebinizi aldık. Yeni aylık ücret: 629 TL, taahhüt süresi: 12 ay.

Talebi tamamlamak istiyorsanız uygulamada Onayla dedikten sonra ${tariff} yazınız.

Cayma hakkınız 14 gündür. Bilgi: 0850 555 0 262
Talep no: TD-2026-${random.digits(6)}`,
      codes: [tariff],
      links: [],
      best: { code: tariff },
    },
    {
      name: 'one for the site, one for the voice menu',
      language: 'tr',
      subject: 'Kimlik doğrulama: internet ya da telefon',
      html: bubble(`<div>Hat sahipliğini devralmak için kimliğini iki yoldan biriyle doğrula.</div>
<div style="margin-top:16px;border:1px solid #e6def6;border-radius:12px;padding:14px"><div style="font-size:12px;color:#6f6685">İNTERNETTEN</div><div style="font-size:22px;font-weight:700">${online}</div><div style="font-size:13px">Hesabım › Devir › Doğrulama kodu</div></div>
<div style="margin-top:10px;border:1px solid #e6def6;border-radius:12px;padding:14px"><div style="font-size:12px;color:#6f6685">SESLİ YANIT İLE</div><div style="font-size:22px;font-weight:700">${call}</div><div style="font-size:13px">0850 555 0 262'yi ara, 7'yi tuşla, sorulunca bu sayıyı gir</div></div>
<div style="margin-top:14px;font-size:13px">İkisi de 20/11/2026 gün sonuna dek açık.</div>`),
      codes: [online, call],
      links: [],
      best: { code: online },
    },
    {
      name: 'warning',
      language: 'tr',
      subject: 'Doğrulama kodunuzu isteyen biz değiliz',
      html: bubble(`<div style="font-weight:800;font-size:20px">3 işaret, 1 dolandırıcı</div>
<ol style="padding-left:20px"><li>“Hattınız 2 saat içinde kapanacak” der.</li><li>0212 ile başlayan bir numaradan arar, kendini 4. Şube'den tanıtır.</li><li>Telefonunuza gelen 6 haneli kodu okumanızı ister.</li></ol>
<div>Kod söylenmez, yazılır; o da yalnızca sizin açtığınız ekrana. Şüphede kalırsanız 5 dakika bekleyip 0850 555 0 262'yi siz arayın.</div>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'top-up receipt',
      language: 'tr',
      subject: 'TL yükleme başarılı',
      text: `Yükleme tutarı: 250 TL
Hat: 0532 *** ** 18
Kart: 5400 61** **** 2093
Provizyon no: ${random.digits(6)}
İşlem no: ${random.digits(12)}
Tarih: 09.11.2026 12:41

Yeni bakiyeniz 271,35 TL, son kullanma 09.05.2027.
Anka Hat`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'locked after wrong codes',
      language: 'tr',
      subject: 'Hesabınız 1 saatliğine kilitlendi',
      html: bubble(`<div>Saat 08:10 ile 08:14 arasında üç kez hatalı kod denendi (son denenen: ${random.digits(5)}, hata AH-403). Önceki kodların tümü iptal edildi.</div>
<div style="margin-top:12px">Kilit 09:14'te kendiliğinden açılacak. O saatten sonra giriş ekranından yenisini isteyebilirsin. IP: 203.0.113.201</div>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'address for electronic bills',
      language: 'tr',
      subject: 'E-fatura adresini onayla',
      html: bubble(`<div>Faturaların artık robin@postroom.localhost adresine gelsin istedin. Adresi onaylayınca kâğıt fatura sona eriyor (yılda 12 zarf eksik!).</div>
<div style="text-align:center;margin:24px 0"><a href="https://e.ankahat.example/t/c/0417/aHR0cHM6Ly93d3cu" style="background:#6a2be0;color:#fff;padding:14px 34px;border-radius:26px;text-decoration:none;font-weight:700">Adresimi onayla</a></div>
<div style="font-size:12px;color:#6f6685;word-break:break-all">Düğme açılmıyorsa: https://www.ankahat.example/e-fatura/onay?anahtar=Qm3-7f0ad</div>`),
      codes: [],
      links: [
        'https://e.ankahat.example/t/c/0417/aHR0cHM6Ly93d3cu',
        'https://www.ankahat.example/e-fatura/onay?anahtar=Qm3-7f0ad',
      ],
      best: { link: 'https://e.ankahat.example/t/c/0417/aHR0cHM6Ly93d3cu' },
    },
    {
      name: 'card payment without Turkish letters',
      language: 'tr',
      subject: 'Guvenli odeme',
      text: `${card} sifresi ile 1.749,00 TL tutarindaki taksitli cihaz odemenizi (3 x 583,00 TL) onaylayabilirsiniz. Kart: **2093. Uye isyeri: ANKA HAT CIHAZ 34. Son gecerlilik 13:27:40. Sifreyi kimseyle paylasmayin. B003`,
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'visitor line in English',
      language: 'en',
      subject: 'Register your Anka visitor line',
      html: bubble(`<div>Welcome to Türkiye, Robin!</div><div style="margin-top:10px">Before your visitor line (+90 532 555 01 73) can be used past day 30, the law wants your passport on file. Go to any kiosk or the app, scan page 2 of the passport and type</div>
<div style="margin:18px 0;font-size:26px;font-weight:800;color:#ff7a59">${visitor}</div><div>when you're asked for the registration code. Kiosks are open 09:00–22:00 at IST arrivals, gate 5. Pack: 20 GB, 28 days, 1.150 TL.</div>`),
      codes: [visitor],
      links: [],
      best: { code: visitor },
    },
  ];
}
