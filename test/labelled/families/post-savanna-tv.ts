/** A pan-African pay-television and streaming service, HTML in Swahili, Amharic and Afrikaans: codes, links, subscriptions, matches. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const swahili = random.digits(6);
  const decoder = random.text('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 6);
  const amharic = random.digits(4);
  const afrikaans = random.digits(6);
  const token = () => random.text('0123456789abcdef', 36);
  const confirm = `https://auth.savannatv.example/confirm-email?token=${token()}&lang=sw`;
  const reset = `https://auth.savannatv.example/reset?token=${token()}`;
  const household = `https://auth.savannatv.example/huishouding/aanvaar/${token()}`;
  const smartcard = random.digits(11);
  const href = (url: string) => url.replaceAll('&', '&amp;');
  const button = (url: string, label: string) =>
    `<p><a href="${href(url)}" style="background:#ffb800;color:#141414;font-weight:bold;padding:14px 40px;text-decoration:none;border-radius:4px">${label}</a></p>`;
  const drafts: Draft[] = [
    {
      name: 'Swahili sign-in',
      language: 'sw',
      subject: 'Nambari yako ya kuingia Savanna',
      body: `<h2>Habari Robin,</h2><p>Weka nambari hii ili kuingia kwenye akaunti yako:</p><p style="font-size:36px;letter-spacing:6px;color:#ffb800">${swahili}</p><p>Itaisha muda baada ya dakika 10. Usimpe mtu yeyote.</p>`,
      codes: [swahili],
    },
    {
      name: 'Swahili television to join',
      language: 'sw',
      subject: 'Unganisha televisheni yako',
      body: `<p>Tumepokea ombi la kuunganisha <b>Hisense 43A6</b>. Andika msimbo <b>${decoder}</b> kwenye skrini ya televisheni ili kuthibitisha.</p><p>Kifurushi chako: Savanna Mobile+, vifaa 2 kati ya 3 vinatumika.</p>`,
      codes: [decoder],
    },
    {
      name: 'Amharic registration',
      language: 'am',
      subject: 'የምዝገባ ማረጋገጫ ቁጥር',
      body: `<p>ሰላም ሮቢን፣</p><p>ምዝገባዎን ለማጠናቀቅ ይህን የማረጋገጫ ቁጥር ያስገቡ፦</p><p style="font-size:36px;letter-spacing:6px;color:#ffb800">${amharic}</p><p>ቁጥሩ ለ30 ደቂቃ ብቻ ያገለግላል።</p>`,
      codes: [amharic],
    },
    {
      name: 'Afrikaans payment',
      language: 'af',
      subject: `${afrikaans} is jou eenmalige PIN`,
      body: `<p>Hallo Robin</p><p>Jy is besig om 'n nuwe kaart (eindig op ${random.digits(4)}) vir jou maandelikse R${random.whole(79, 349)} by te voeg. Tik die eenmalige PIN <b>${afrikaans}</b> op die betaalbladsy in.</p><p>Nie jy nie? Skakel ons by 011 289 ${random.digits(4)}.</p>`,
      codes: [afrikaans],
    },
    {
      name: 'Swahili address',
      language: 'sw',
      subject: 'Thibitisha barua pepe yako',
      body: `<h2>Karibu sana!</h2><p>Bonyeza kitufe hapa chini kuthibitisha kwamba barua pepe hii ni yako, kisha uanze siku 7 za majaribio bila malipo.</p>${button(confirm, 'Thibitisha')}`,
      links: [confirm],
    },
    {
      name: 'Amharic password',
      language: 'am',
      subject: 'የይለፍ ቃልዎን ይቀይሩ',
      body: `<p>የይለፍ ቃልዎን ለመቀየር ጥያቄ ደርሶናል። አዲስ የይለፍ ቃል ለመፍጠር ከታች ያለውን ይጫኑ።</p>${button(reset, 'የይለፍ ቃል ቀይር')}<p>ጥያቄውን ያላቀረቡ ከሆነ ምንም ማድረግ አያስፈልግዎትም።</p>`,
      links: [reset],
    },
    {
      name: 'Afrikaans household',
      language: 'af',
      subject: 'Pieter wil jou by sy huishouding voeg',
      body: `<p>Pieter van Zyl het jou genooi om sy Savanna-intekening te deel. Jy kry jou eie profiel en kyklys.</p>${button(household, 'Aanvaar uitnodiging')}<p>Die uitnodiging verval oor 7 dae.</p>`,
      links: [household],
    },
    {
      name: 'Swahili subscription paid and match',
      language: 'sw',
      subject: 'Malipo yamepokelewa – furahia Ligi Kuu wikendi hii',
      body: `<p>Asante! Tumepokea KSh ${random.whole(1, 3)},${random.digits(3)} kupitia simu (risiti ${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 10)}).</p><table width="100%" cellpadding="6" style="color:#fff"><tr><td>Kadi</td><td>${smartcard}</td></tr><tr><td>Kifurushi</td><td>Savanna Familia</td></tr><tr><td>Inaisha</td><td>${random.whole(10, 28)}/12/2026</td></tr></table><p>Kama picha haionekani na kosa E16, piga *423*${random.digits(3)}# kisha subiri dakika 5.</p><h3>Usikose wikendi hii</h3><ul><li>Ijumaa 21:00 – Filamu: Mto wa Dhahabu, chaneli 105</li><li>Jumamosi 18:30 – Simba wa Pwani v Nyota FC, chaneli 223</li><li>Jumapili 16:00 – Gor United v Bandari ya Kale, chaneli 225</li></ul><p>Mwambie rafiki ajiunge kwa kutumia namba ya rufaa <b>SAV${random.digits(5)}</b>, na nyote mpate siku 10 za ziada.</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body }) => ({
    html: `<!doctype html><html lang="${language}"><body style="margin:0;background:#141414"><div style="max-width:600px;margin:0 auto;padding:32px;color:#f2f2f2;font-family:'Noto Sans Ethiopic',Ubuntu,Arial,sans-serif;line-height:1.6"><img src="https://art.savannatv.example/email/sun-logo.png" width="130" alt="Savanna TV">${body}<p style="font-size:12px;color:#8c8c8c;border-top:1px solid #333;padding-top:16px"><a style="color:#ffb800" href="https://wa.example/27600000423">WhatsApp +27 60 012 3423</a> · Kenya *423# · Ethiopia 9423 · <a style="color:#ffb800" href="https://savannatv.example/help">help</a><br><br>Savanna TV · 137 Bram Fischer Drive, Randburg 2194 · <a style="color:#8c8c8c" href="https://savannatv.example/privacy">Privacy</a> · <a style="color:#8c8c8c" href="https://savannatv.example/unsubscribe?id=${random.digits(9)}">Unsubscribe</a></p></div></body></html>`,
  }));
}
