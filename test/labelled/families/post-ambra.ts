/** A Baltic insurer of cars and travel: portal codes, offers to accept, policies, claims; Latvian and Lithuanian. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const CONTACT = {
  lv: 'AAS Ambra, Skanstes iela 50, Rīga, LV-1013. Tālrunis 6755 0140, avārijas izsaukumi visu diennakti.',
  lt: 'Ambra, AAS Lietuvos filialas, Ukmergės g. 120, LT-08105 Vilnius. Trumpasis numeris 1855, visą parą.',
};

const amber = (lang: 'lv' | 'lt', content: string) => `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"/></head>
<body><div role="article" aria-roledescription="email" style="max-width:600px;margin:0 auto;font-family:Roboto,Arial,sans-serif;color:#3b2f1e">
<div style="background:linear-gradient(90deg,#ffb703,#fb8500);padding:16px 24px"><strong style="color:#fff;font-size:22px">ambra</strong></div>
<div style="padding:24px">${content}</div>
<div style="padding:16px 24px;background:#fff6e0;font-size:12px">${CONTACT[lang]}</div></div></body></html>`;

const text = (lang: 'lv' | 'lt', content: string) => `${content}\n\n_____\n${CONTACT[lang]}\n`;

export function mails(random: Random): FamilyMail[] {
  const token = (length: number) => random.text('abcdefghijkmnpqrstuvwxyz23456789', length);
  const lvLogin = random.digits(6);
  const lvClaim = random.digits(4);
  const ltLogin = random.digits(6);
  const lvOffer = `https://mans.ambra.example/lv/piedavajums/${token(26)}`;
  const ltReset = `https://savitarna.ambra.example/slaptazodis?raktas=${token(34)}`;
  const ltSign = `https://savitarna.ambra.example/pasirasymas/${random.digits(6)}/${token(20)}`;
  const policy = `LVB${random.digits(8)}`;
  const plate = random.digits(4);
  const day = random.whole(10, 28);
  return [
    {
      name: 'lv sign-in code',
      language: 'lv',
      subject: 'Jūsu drošības kods portālam Mana Ambra',
      html: amber(
        'lv',
        `<p>Labdien!</p><p>Lai pabeigtu pieslēgšanos portālam, ierakstiet šo drošības kodu:</p><p style="font-size:32px;font-weight:500;letter-spacing:4px">${lvLogin}</p><p>Tas derīgs 10 minūtes. Ja portālam nepieslēdzaties, zvaniet mums.</p>`,
      ),
      codes: [lvLogin],
      links: [],
      best: { code: lvLogin },
    },
    {
      name: 'lv payout to be confirmed',
      language: 'lv',
      subject: `Atlīdzības izmaksa, lieta A${random.digits(7)}`,
      text: text(
        'lv',
        `Labdien, Robin Falk!

Esam aprēķinājuši atlīdzību par bojāto priekšējo stiklu: ${random.whole(180, 420)},00 EUR.
Nauda tiks ieskaitīta kontā LV** **** **** **** *${random.digits(4)}. Apstipriniet kontu, mūsu lapā www.ambra.example/izmaksa
ievadot apstiprinājuma kodu ${lvClaim}.

Ja konts nav pareizs, atbildiet uz šo vēstuli.`,
      ),
      codes: [lvClaim],
      links: [],
      best: { code: lvClaim },
    },
    {
      name: 'lv offer',
      language: 'lv',
      subject: 'Jūsu OCTA beigsies pēc 14 dienām – piedāvājums gatavs',
      html: amber(
        'lv',
        `<p>Labdien, Robin!</p><p>Automašīnai VW Golf, <b>KL-${plate}</b>, sagatavojām turpinājumu: 12 mēneši, 118,60 EUR.</p><p><a href="${lvOffer}" style="background:#fb8500;color:#fff;padding:12px 22px;text-decoration:none;border-radius:4px">Pieņemt piedāvājumu</a></p><p>Piedāvājums spēkā līdz ${day}.04.2026.</p>`,
      ),
      codes: [],
      links: [lvOffer],
      best: { link: lvOffer },
    },
    {
      name: 'lv policy',
      language: 'lv',
      subject: `Polise ${policy}`,
      html: amber(
        'lv',
        `<p>Paldies, samaksu 118,60 EUR saņēmām!</p><table cellpadding="5"><tr><td>Polises numurs</td><td>${policy}</td></tr><tr><td>Transportlīdzeklis</td><td>VW Golf, KL-${plate}</td></tr><tr><td>Periods</td><td>${day}.04.2026. 00:00 – ${day - 1}.04.2027. 23:59</td></tr></table><p>Polise PDF formātā pielikumā. Papildus varat pieteikt KASKO ar 12% atlaidi.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'lt sign-in code',
      language: 'lt',
      subject: `${ltLogin} – prisijungimo kodas`,
      text: text(
        'lt',
        `Sveiki,

jungiatės prie „Ambra“ savitarnos. Kodas:

${ltLogin.slice(0, 3)} ${ltLogin.slice(3)}

Įveskite jį per 10 minučių. Jei jungiatės ne jūs, nieko daryti nereikia.`,
      ),
      codes: [ltLogin],
      links: [],
      best: { code: ltLogin },
    },
    {
      name: 'lt password',
      language: 'lt',
      subject: 'Slaptažodžio keitimas',
      html: amber(
        'lt',
        `<p>Laba diena,</p><p>gavome prašymą pakeisti jūsų savitarnos slaptažodį. <a href="${ltReset}">Sukurkite naują slaptažodį</a> per artimiausias 4 valandas.</p>`,
      ),
      codes: [],
      links: [ltReset],
      best: { link: ltReset },
    },
    {
      name: 'lt contract',
      language: 'lt',
      subject: 'Pasirašykite kelionių draudimo sutartį',
      html: amber(
        'lt',
        `<p>Gerb. Robinai Falkai,</p><p>sutartis Nr. ${random.digits(9)} (Italija, ${day}–${day + 2} gegužės, 2 asmenys, 14,20 Eur) paruošta. Draudimas įsigalios tik pasirašius.</p><p><a href="${ltSign}" style="border:2px solid #fb8500;padding:10px 20px;text-decoration:none;color:#3b2f1e">Pasirašyti elektroniniu parašu</a></p>`,
      ),
      codes: [],
      links: [ltSign],
      best: { link: ltSign },
    },
    {
      name: 'lt claim',
      language: 'lt',
      subject: `Žala užregistruota: byla ${random.digits(8)}`,
      text: text(
        'lt',
        `Laba diena,

jūsų pranešimas apie įvykį 2026-03-${day} 08:40 (Vilnius, Konstitucijos pr. ${random.whole(2, 30)}) gautas.
Žalos administratorė Rasa Kairytė, tel. +370 655 50${random.digits(3)}, susisieks per 1 darbo dieną.
Remonto dirbtuvėms pasakykite bylos numerį ir valstybinį numerį KLA ${random.digits(3)}.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
