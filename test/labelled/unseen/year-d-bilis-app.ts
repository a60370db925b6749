/** A superapp of Malaysia and the Philippines: codes, an address, a group, receipts, vouchers; Malay, Filipino and English. */
import { bothParts } from '../both-parts.ts';
import type { Draft } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [malay, filipino, english, group] = [random.digits(6), random.digits(6), random.digits(4), random.digits(6)];
  const long = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 64);
  const verify = `https://click.bilis.example/f/vgh?e=${long()}`;
  const corporate = `https://business.bilis.example/enrol?token=${long()}`;
  const drafts: Draft[] = [
    {
      name: 'Malay code',
      language: 'ms',
      subject: 'Kod pengesahan Bilis anda',
      body: `<p>Hai Robin,</p><p>Sila masukkan kod pengesahan ini di dalam aplikasi untuk log masuk:</p><p style="font-size:32px;font-weight:700;margin:12px 0">${malay}</p><p>Kod ini sah selama 10 minit sahaja. Tak minta kod ini? Mungkin ada orang tersilap taip alamat e-mel.</p>`,
      codes: [malay],
    },
    {
      name: 'Filipino code',
      language: 'fil',
      subject: `${filipino} ang iyong code sa Bilis`,
      body: `<p>Kumusta, Robin!</p><p>Ilagay ang code na <b>${filipino}</b> sa app para makumpirma ang bago mong PIN. Huwag itong ibigay kahit kanino, kahit pa sabihin nilang taga-Bilis sila.</p><p>Mawawalan ito ng bisa makalipas ang 5 minuto.</p>`,
      codes: [filipino],
    },
    {
      name: 'address',
      language: 'fil',
      subject: 'I-verify ang email mo para sa mga resibo',
      body: `<p>Hi Robin,</p><p>Pindutin ang button para ma-verify ang email address mo at dito na namin ipapadala ang mga resibo ng biyahe at order mo.</p><p><a href="${verify}" style="background:#00754f;color:#fff;border-radius:6px;padding:12px 28px;text-decoration:none">I-verify ang email</a></p>`,
      links: [verify],
    },
    {
      name: 'new phone',
      language: 'ms',
      subject: 'Log masuk baharu ke akaun Bilis anda',
      body: `<p>Hai Robin,</p><p>Akaun anda baru dibuka pada telefon lain:</p><p>vivo V40, Android 15<br>Petaling Jaya, ${random.whole(10, 28)} Jun 2026, 07:${random.whole(10, 59)} (GMT+8)</p><p>Kalau ini memang anda, tak perlu buat apa-apa. Kalau bukan, <a href="https://click.bilis.example/f/sec?e=${long()}">keluar dari semua peranti</a> dan hubungi kami di 1-300-80-${random.digits(4)}.</p>`,
    },
    {
      name: 'receipt',
      language: 'ms',
      subject: 'E-Resit Bilis Kereta anda',
      body: `<p style="font-size:28px">RM ${random.whole(9, 40)}.${random.digits(2)}</p><table width="100%" style="font-size:13px"><tr><td>Kod tempahan</td><td align="right">A-${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 14)}</td></tr><tr><td>Pemandu</td><td align="right">Muthu (V${random.text('ABCDEFGH', 2)} ${random.digits(4)})</td></tr><tr><td>Dari</td><td align="right">KL Sentral, 21:${random.whole(10, 59)}</td></tr><tr><td>Ke</td><td align="right">Jalan Telawi ${random.whole(2, 9)}, 59100 Bangsar</td></tr><tr><td>Bayaran</td><td align="right">Kad **** ${random.digits(4)}</td></tr><tr><td>Mata ganjaran</td><td align="right">+${random.whole(20, 90)}</td></tr></table>`,
    },
    {
      name: 'business',
      language: 'en',
      subject: 'Halcyon Manila Inc. has added you to Bilis for Business',
      body: `<p>Hi Robin,</p><p>From today you can book rides and meals on Halcyon Manila's account. First join its group: open Bilis &gt; Account &gt; Profiles, and type group code <b>${group}</b>.</p><p>Rather not type? One tap will do.</p><p><a href="${corporate}" style="background:#00754f;color:#fff;border-radius:6px;padding:12px 28px;text-decoration:none">Link my profile</a></p><p>Policy: weekdays, up to PHP ${random.whole(400, 900)} a ride.</p>`,
      codes: [group],
      links: [corporate],
    },
    {
      name: 'cash-out',
      language: 'en',
      subject: 'Confirm cash-out to GCentro',
      body: `<p>You asked to move PHP ${random.whole(900, 9000)}.00 from BilisPay to GCentro (0917 *** ${random.digits(4)}).</p><p>Type ${english} on your phone to let it go. Fee: PHP 15.00. Ref. ${random.digits(13)}</p>`,
      codes: [english],
    },
    {
      name: 'payday',
      language: 'fil',
      subject: 'Sweldo na! ₱150 off sa unang 3 order mo 🍜',
      body: `<p><a href="https://click.bilis.example/f/mkt?e=${long()}"><img src="https://static.bilis.example/edm/payday.gif" width="520" alt="Payday feast"></a></p><p>Gamitin ang promo code <b>SWELDO${random.digits(3)}</b> sa checkout, minimum na ₱400. Hanggang ika-${random.whole(15, 18)} lang!</p><p>Mga bagong kainan malapit sa Katipunan: Lugawan ni Aling Nena (4.${random.whole(5, 9)}★), Sisig Republic, Kape't Pandesal.</p><p style="font-size:11px">Per DTI Fair Trade Permit No. FTEB-${random.digits(6)}, Series of 2026.</p>`,
    },
  ];
  return drafts.map(({ name, language, subject, body, codes = [], links = [] }) => {
    const mail = bothParts({
      from: 'Bilis <no-reply@bilis.example>',
      subject,
      text: `bilis\n\n${textOf(body)}\n\n${textOf(footers[language] ?? '')}`,
      html: page(language, subject, body),
      encoding: 'quoted-printable',
      header: ['List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    });
    const best = codes[0] !== undefined ? { code: codes[0] } : links[0] !== undefined ? { link: links[0] } : null;
    return { name, language, ...mail, codes, links, best };
  });
}

function textOf(html: string): string {
  return html
    .replace(/<a href="([^"]+)"[^>]*>(?:<img[^>]*>)?(.*?)<\/a>/g, '$2 [$1]')
    .replace(/<\/(?:p|tr)>/g, '\n\n')
    .replace(/<br>/g, '\n')
    .replace(/<\/td>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&gt;', '>')
    .trim();
}

const footers: Record<string, string> = {
  ms: `Perlukan bantuan? Lawati <a href="https://help.bilis.example/ms-my">Pusat Bantuan</a>. Bilis Malaysia Sdn. Bhd., Menara Kencana, 50470 Kuala Lumpur`,
  fil: `May tanong? Bisitahin ang <a href="https://help.bilis.example/fil-ph">Help Centre</a>. Bilis Philippines Inc., Ayala Avenue, 1226 Makati`,
  en: `Questions? Visit our <a href="https://help.bilis.example/en-ph">Help Centre</a>. Bilis Philippines Inc., Ayala Avenue, 1226 Makati`,
};

function page(language: string, preheader: string, body: string): string {
  return `<!DOCTYPE html><html><body style="margin:0;padding:0;background:#f7f7f7"><div style="display:none;max-height:0;overflow:hidden">${preheader}${'&#8199;&#65279;&#847;'.repeat(30)}</div><table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="560" style="background:#fff;font-family:Sanomat,Helvetica,Arial,sans-serif;font-size:15px;color:#1c1c1c"><tr><td style="padding:24px 20px 0"><img src="https://static.bilis.example/edm/wordmark.png" width="72" alt="bilis"></td></tr><tr><td style="padding:12px 20px 24px">${body}</td></tr><tr><td style="padding:16px 20px;background:#f7f7f7;font-size:12px;color:#676767">${footers[language]}</td></tr></table></td></tr></table></body></html>`;
}
