/** A ride, food and wallet app of South-East Asia, HTML in Indonesian, Malay and Filipino: codes, links, receipts, promotions. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const COUNTRY: Record<string, [company: string, help: string]> = {
  id: ['PT Lajur Teknologi Nusantara, Jl. TB Simatupang Kav. 22, Jakarta Selatan 12430', 'Pusat Bantuan'],
  ms: ['Lajur Malaysia Sdn. Bhd. (201401012345), Petaling Jaya, 46200 Selangor', 'Pusat Sokongan'],
  fil: ['Lajur Philippines Inc., 27F Exchange Plaza, Ayala Ave., Makati City 1226', 'Help Centre'],
};

export function mails(random: Random): FamilyMail[] {
  const indonesian = random.digits(4);
  const malay = random.digits(6);
  const filipino = random.digits(6);
  const link = () =>
    `https://links.lajur.example/u/click?_t=${random.text('0123456789abcdef', 32)}&_m=${random.text('0123456789abcdef', 32)}`;
  const business = link();
  const verify = link();
  const kyc = link();
  const href = (url: string) => url.replaceAll('&', '&amp;');
  const booking = `A-${random.text('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 13)}`;
  const drafts: Draft[] = [
    {
      name: 'Indonesian sign-in',
      language: 'id',
      subject: 'Kode masuk Lajur kamu',
      body: `<p>Hai Robin,</p><p>Ada yang mau masuk ke akunmu dari <b>Samsung Galaxy A35</b> di Bandung. Kalau itu kamu, ketik kode ini di aplikasi:</p><p style="font-size:40px;letter-spacing:14px">${indonesian}</p><p>Rahasiakan ya! Driver maupun tim kami nggak pernah minta kode ini.</p>`,
      codes: [indonesian],
    },
    {
      name: 'Malay wallet PIN',
      language: 'ms',
      subject: 'Tetapkan semula PIN e-Dompet anda',
      body: `<p>Salam sejahtera,</p><p>Kami menerima permohonan untuk menetapkan semula PIN e-Dompet bagi nombor +60 1*-*** ${random.digits(4)}.</p><p>TAC anda ialah <strong>${malay}</strong>. Sah sehingga ${random.whole(1, 12)}:${random.whole(10, 59)} petang.</p><p>Jika bukan anda, bekukan e-Dompet melalui Profil &rsaquo; Keselamatan.</p>`,
      codes: [malay],
    },
    {
      name: 'Filipino email check',
      language: 'fil',
      subject: `Ang iyong verification code: ${filipino}`,
      body: `<p>Kumusta, Robin!</p><p>Para makumpirma na sa iyo ang email na ito, ilagay ang <b>${filipino}</b> sa app bago lumipas ang 10 minuto.</p><p>Huwag itong ibigay kaninuman, kahit sa nagpapakilalang taga-Lajur.</p>`,
      codes: [filipino],
    },
    {
      name: 'Indonesian business invitation',
      language: 'id',
      subject: 'PT Kopi Sembilan mengundangmu ke Lajur Bisnis',
      body: `<p>Perusahaanmu sekarang pakai Lajur Bisnis untuk perjalanan dinas. Hubungkan profil kerjamu supaya ongkos langsung ditagih ke kantor.</p><p><a href="${href(business)}" style="background:#00704a;color:#fff;border-radius:8px;padding:12px 24px;text-decoration:none">Gabung sekarang</a></p><p>Batas per bulan: Rp1.500.000 · Grup: Sales Jabar</p>`,
      links: [business],
    },
    {
      name: 'Malay address',
      language: 'ms',
      subject: 'Sahkan e-mel anda',
      body: `<p>Tahniah atas pendaftaran anda! Klik <a href="${href(verify)}">pautan pengesahan ini</a> supaya resit perjalanan boleh dihantar ke peti masuk anda. Pautan luput dalam 2 hari.</p>`,
      links: [verify],
    },
    {
      name: 'Filipino wallet upgrade',
      language: 'fil',
      subject: 'Isang hakbang na lang para ma-upgrade ang wallet mo',
      body: `<p>Naipasa mo na ang iyong ID (PhilSys, nagtatapos sa ${random.digits(4)}). Kailangan na lang ang iyong pagsang-ayon.</p><p><a href="${href(kyc)}" style="background:#00704a;color:#fff;padding:12px 24px;text-decoration:none">Kumpirmahin ang upgrade</a></p><p>Kapag hindi nakumpirma hanggang Nobyembre 30, mananatili sa ₱10,000 ang wallet limit mo.</p>`,
      links: [kyc],
    },
    {
      name: 'Indonesian receipt',
      language: 'id',
      subject: 'Tanda terima perjalanan, 17 Februari 2026',
      body: `<p style="font-size:30px">Rp${random.whole(14, 96)}.${random.pick(['000', '500'])}</p><table width="100%" cellpadding="4"><tr><td>Kode pemesanan</td><td>${booking}</td></tr><tr><td>Pengemudi</td><td>Asep Sunandar · D ${random.digits(4)} ABX</td></tr><tr><td>Dari</td><td>Stasiun Bandung Pintu Utara, 07.${random.whole(10, 59)}</td></tr><tr><td>Ke</td><td>Jl. Dipati Ukur No. 35, 08.${random.whole(10, 59)}</td></tr><tr><td>Biaya jasa aplikasi</td><td>Rp3.000</td></tr><tr><td>Dibayar</td><td>LajurPay ****${random.digits(4)}</td></tr></table>`,
    },
    {
      name: 'Filipino promotion',
      language: 'fil',
      subject: 'Sahod na! ₱120 off sa pagkain gamit ang SAHOD120 🍗',
      body: `<p style="font-size:22px"><b>Payday feast, sagot namin!</b></p><p>I-type ang promo code na <b>SAHOD120</b> sa checkout. Minimum na ₱399, hanggang 3 beses kada user, Nob. 13–16.</p><p>Wala pang kaibigan sa app? Ibahagi ang referral code mong <b>ROBIN${random.digits(4)}</b> at may ₱50 kayong pareho.</p><p><a href="${href(link())}">Umorder na</a></p><p style="font-size:11px">DTI Fair Trade Permit No. FTEB-${random.digits(6)} Series of 2026</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body }) => {
    const [company, help] = COUNTRY[language] ?? ['', ''];
    return {
      html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:0;background:#f0f3f1"><table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="480" style="background:#fff;font-family:'Inter',Arial,sans-serif;font-size:16px;color:#1c1c1c"><tr><td style="padding:20px 28px;background:#00704a"><img src="https://cdn.lajur.example/m/lajur-white.png" width="84" alt="Lajur"></td></tr><tr><td style="padding:28px">${body}</td></tr><tr><td style="padding:20px 28px;font-size:12px;color:#777">${company}<br><a href="https://help.lajur.example/${language}">${help}</a> &nbsp;|&nbsp; <a href="https://www.lajur.example/${language}/terms">T&amp;C</a> &nbsp;|&nbsp; <a href="https://www.instagram.example/lajurapp">@lajurapp</a><br>© 2012-2026 Lajur Holdings Pte. Ltd. (UEN 201209421R)</td></tr></table></td></tr></table></body></html>`,
    };
  });
}
