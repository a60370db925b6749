/** A site for renting rooms, in English, French and Japanese: codes, an address, a co-host, a booking, a receipt, a review. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const french = random.digits(6);
  const query = () =>
    `euid=${random.text('0123456789abcdef', 8)}-${random.text('0123456789abcdef', 4)}-4${random.text('0123456789abcdef', 3)}-b${random.text('0123456789abcdef', 3)}-${random.text('0123456789abcdef', 12)}`;
  const confirm = `https://www.roomnest.example/users/confirm_email?code=${random.text(TOKEN, 25)}&c=.pi80.pkYWNjb3VudC9lbWFpbA&${query()}`;
  const cohost = `https://www.roomnest.example/cohosting/invite/${random.digits(18)}?invite_token=${random.text(TOKEN, 20)}&${query()}`;
  const reservation = `HM${random.text('ABCDEFHJKMNPQRSTWXYZ2345689', 8)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'security code',
      language: 'en',
      subject: `Your security code is ${code}`,
      html: nest(
        `<h1 style="font-size:32px;line-height:36px">Is it really you, Robin?</h1><p>We need to verify that you're signing in. Enter this code in the browser you're using:</p><p style="font-size:40px;font-weight:800">${code}</p><p>Don't share it with anyone. If it wasn't you, please change your password.</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'code, French',
      language: 'fr',
      ...bothParts({
        from: 'Roomnest <automated@roomnest.example>',
        subject: `${french} : votre code Roomnest`,
        encoding: 'quoted-printable',
        text: `Bonjour Robin,

Pour modifier le compte bancaire sur lequel vous êtes payé(e), saisissez le code ${french} sur Roomnest.

Ancien IBAN : FR76 •••• ${random.digits(3)}
Nouvel IBAN : FR76 •••• ${random.digits(3)}

Le code expire dans 10 minutes. Ce n'est pas vous ? Appelez le 01 84 88 ${random.digits(2)} ${random.digits(2)}.
`,
        html: nest(
          `<h1 style="font-size:32px;line-height:36px">Nouveau compte bancaire</h1><p>Bonjour Robin,</p><p>Pour modifier le compte bancaire sur lequel vous êtes payé(e), saisissez ce code sur Roomnest :</p><p style="font-size:40px;font-weight:800">${french}</p><p>Le code expire dans 10 minutes.</p>`,
        ),
      }),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'confirm address',
      language: 'en',
      subject: 'Please confirm your e-mail address',
      html: nest(
        `<p>Hey Robin,</p><p>Welcome to Roomnest! In order to get started, please confirm your email address.</p><p><a href="${confirm.replaceAll('&', '&amp;')}" style="background:#ff385c;border-radius:8px;color:#fff;display:inline-block;padding:14px 24px;text-decoration:none">Confirm email</a></p><p>Thanks,<br>The Roomnest team</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'co-host',
      language: 'en',
      subject: 'Ines wants you as a co-host',
      html: nest(
        `<h1 style="font-size:32px;line-height:36px">Ines invited you to be a co-host</h1><p>“Hi Robin! could you let in guests of no. 14 while i'm in Faro? Calendar only, no payouts.”</p><p><a href="${cohost.replaceAll('&', '&amp;')}" style="border:1px solid #222;border-radius:8px;color:#222;display:inline-block;padding:13px 23px;text-decoration:none">See invite and respond</a></p><p>Respond by December ${random.whole(2, 19)}.</p>`,
      ),
      codes: [],
      links: [cohost],
      best: { link: cohost },
    },
    {
      name: 'booked',
      language: 'en',
      subject: "Reservation confirmed for Porto: you're going!",
      html: nest(
        `<h1 style="font-size:32px;line-height:36px">Your reservation is confirmed</h1><p>You're going to Porto!</p><h2>Attic with a view of the bridge</h2><p>Entire home hosted by Ines</p><table width="100%"><tr><td>Check-in<br><b>Sat, Dec 5</b><br>3:00 PM</td><td>Checkout<br><b>Thu, Dec 10</b><br>11:00 AM</td></tr></table><p>Rua do Almada ${random.whole(20, 400)}, 2º, 4050-0${random.digits(2)} Porto, Portugal</p><p>Guests: 2 adults<br>Confirmation code<br>${reservation}</p><p>Amount paid (USD): $${random.whole(310, 690)}.${random.digits(2)}</p><p><a href="https://www.roomnest.example/trips/v1/reservation-details/ro/${reservation}">View full itinerary</a></p><p>Ines will send check-in instructions 48 hours before. +351 912 ${random.digits(3)} ${random.digits(3)}</p>`,
      ),
      ...none,
    },
    {
      name: 'receipt, Japanese',
      language: 'ja',
      subject: `Roomnestの領収書(${reservation})`,
      html: nest(
        `<h1 style="font-size:28px">Roomnestの領収書</h1><p>領収書番号:RC${random.text('ABCDEFHJKMNPQRSTWXYZ2345689', 8)}<br>2026年11月${random.whole(2, 27)}日</p><p>ポルト 5泊 一棟貸し<br>予約コード:${reservation}</p><table width="100%"><tr><td>¥11,${random.digits(3)} × 5泊</td><td align="right">¥57,${random.digits(3)}</td></tr><tr><td>清掃料金</td><td align="right">¥4,200</td></tr><tr><td>合計(JPY)</td><td align="right">¥6${random.digits(1)},${random.digits(3)}</td></tr></table><p>お支払い:VISA •••• ${random.digits(4)}(承認番号 ${random.digits(6)})</p>`,
      ),
      ...none,
    },
    {
      name: 'review to write',
      language: 'en',
      subject: 'How was your stay at Ines’s place?',
      text: `https://www.roomnest.example

Write a review for Ines

You have 14 days to write a review. We'll share it with Ines once she has reviewed you too.

Write it here: https://www.roomnest.example/reviews/${random.digits(18)}/edit?${query()}

Sent with care from Roomnest
Roomnest Ireland UC, 8 Hanover Wharf, Dublin 2. Registered number ${random.digits(6)}, VAT IE98${random.digits(5)}L
`,
      ...none,
    },
  ];
}

function nest(body: string): string {
  return `<!DOCTYPE html><html><body style="margin:0;background:#fff"><div style="max-width:568px;margin:0 auto;padding:32px 16px;font-family:Cereal,'Helvetica Neue',Arial;font-size:18px;line-height:28px;color:#222"><img src="https://a0.roomnest.example/pictures/belo.png" width="30" height="32" alt="Roomnest" style="margin-bottom:24px">
${body}<hr style="border:0;border-top:1px solid #ddd;margin:32px 0"><div style="font-size:14px;line-height:18px;color:#717171"><img src="https://a0.roomnest.example/im/social/fb.png" width="20" alt="f"> <img src="https://a0.roomnest.example/im/social/ig.png" width="20" alt="i"><p>Roomnest Ireland UC<br>8 Hanover Wharf<br>Dublin 2, Ireland</p></div></div></body></html>`;
}
