/** A Dutch web shop with a marketplace: sign-in, partner and address mails, orders, returns, a newsletter; Dutch. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const header = `<table role="presentation" width="100%" bgcolor="#f5f6fa"><tr><td align="center">
<table role="presentation" class="container" width="600" style="width:600px;max-width:100%">
<tr><td style="background:#1414a0;padding:18px 24px"><img src="https://media.bolderkast.example/mail/woordmerk-wit.png" alt="bolderkast" height="24"></td></tr>`;
const legal = `<tr><td style="padding:24px;font:11px/16px Arial;color:#6b6b6b">Deze mail is verstuurd door Bolderkast B.V., Kade 101, 3511 KC Utrecht. KvK 30${'\u00a0'}17 28 44, btw NL80${'\u00a0'}09.62.B01.<br>
Vragen? <a href="https://www.bolderkast.example/klantenservice">Klantenservice</a>, elke dag van 8.00 tot 23.00 uur.</td></tr></table></td></tr></table>`;

function shop(title: string, blocks: string[]): string {
  const rows = blocks.map(
    (block) => `<tr><td style="background:#fff;padding:10px 24px;font:16px/24px Arial,sans-serif;color:#000">${block}</td></tr>`,
  );
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title><meta name="color-scheme" content="light">
<style>@media only screen and (max-width:480px){.container{width:100%!important}.stack{display:block!important}}</style></head><body style="margin:0">${header}
<tr><td style="background:#fff;padding:24px 24px 4px;font:bold 24px/30px Arial,sans-serif;color:#1414a0">${title}</td></tr>${rows.join('')}${legal}</body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const partner = random.digits(7);
  const address = random.digits(6);
  const order = `C0000${random.text('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 5)}`;
  const reset = `https://login.bolderkast.example/wachtwoord/herstel?sleutel=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 36)}&bron=mail`;
  const invite = `https://partner.bolderkast.example/uitnodiging/${random.text('abcdef0123456789', 8)}-${random.text('abcdef0123456789', 4)}-4${random.text('abcdef0123456789', 3)}`;
  const link = () =>
    `https://e.bolderkast.example/c/${random.digits(9)}/${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 24)}`;
  const day = random.whole(5, 27);
  return [
    {
      name: 'sign-in code',
      language: 'nl',
      subject: 'Je inlogcode voor bolderkast',
      html: shop('Hier is je inlogcode', [
        'Hoi Robin,',
        'Vul deze code in om in te loggen. Je hebt er 10 minuten de tijd voor.',
        `<span style="display:inline-block;background:#e6e9ff;padding:12px 20px;font-size:30px;font-weight:bold;letter-spacing:.2em">${login}</span>`,
        `Log je niet in? Dan kent iemand misschien je wachtwoord. <a href="https://www.bolderkast.example/account/beveiliging">Wijzig het voor de zekerheid</a>.`,
      ]),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'partner two-step',
      language: 'nl',
      subject: `${partner} – verificatie verkoopaccount`,
      text: `Beste partner,

Bij het wijzigen van het IBAN van verkoopaccount ${random.digits(7)} (winkel: Falk Fietslampen) hebben we een extra controle.

Verificatiecode: ${partner}

Plak de code in het venster "Bankrekening wijzigen" van het verkopersplatform. Na 20 minuten moet je een nieuwe aanvragen.
Uitbetalingen gaan tot die tijd naar NL** **** **** **${random.digits(2)} ${random.digits(2)}.

Met vriendelijke groet,
Partnerservice bolderkast
Kade 101, Utrecht | 030 555 01 44 (ma t/m vr, 9.00 - 17.30 uur)
`,
      codes: [partner],
      links: [],
      best: { code: partner },
    },
    {
      name: 'address change',
      language: 'nl',
      subject: 'Bevestig je nieuwe e-mailadres',
      html: shop('Klopt dit e-mailadres?', [
        'Je wilt voortaan robin@postroom.localhost gebruiken in plaats van r.f*****@vorig.example.',
        `Typ op de site de cijfers <b>${address.slice(0, 2)} ${address.slice(2, 4)} ${address.slice(4)}</b> in, dan zetten we het meteen voor je om.`,
        'Heb je hier niet om gevraagd? Bel ons dan even op 030 555 01 00.',
      ]),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'password reset',
      language: 'nl',
      subject: 'Wachtwoord vergeten?',
      html: shop('Maak een nieuw wachtwoord', [
        'Hoi,',
        'Geen probleem, dat overkomt iedereen wel eens. Kies via de knop een wachtwoord van minstens 10 tekens.',
        `<a href="${reset.replace('&', '&amp;')}" style="background:#1414a0;border-radius:4px;color:#fff;display:block;font-weight:bold;padding:14px;text-align:center;text-decoration:none">Nieuw wachtwoord maken</a>`,
        'De knop werkt een uur lang. Wil je toch je oude houden? Dan hoef je niks te doen.',
      ]),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'colleague invited',
      language: 'nl',
      subject: 'Bente Visser heeft je toegevoegd aan Falk Fietslampen',
      text: `Dag Robin,

Bente Visser (beheerder) wil dat je meewerkt in het verkopersplatform van Falk Fietslampen, met de rol "Voorraad en prijzen".

Aanvaard de uitnodiging hier:
${invite}

Je maakt op die pagina een eigen inlog aan. De uitnodiging vervalt op ${day} maart 2026.

Partnerservice bolderkast
`,
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'order',
      language: 'nl',
      subject: `Bedankt voor je bestelling (${order})`,
      html: shop('We gaan voor je aan de slag', [
        `Bestelnummer <b>${order}</b>, geplaatst op ${day}-03-2026 om 21:4${random.digits(1)}.`,
        `<table width="100%"><tr><td class="stack"><img src="https://media.bolderkast.example/p/${random.digits(13)}/200.jpg" width="80" alt=""></td><td>Koffiefilters nr. 4, 80 stuks<br><small>EAN ${random.digits(13)}</small></td><td align="right">2 × € 3,49</td></tr>
<tr><td></td><td>Verzendkosten</td><td align="right">€ 2,99</td></tr><tr><td></td><td><b>Totaal, betaald met iDEAL</b></td><td align="right"><b>€ 9,97</b></td></tr></table>`,
        `Bezorging: dinsdag ${day} maart tussen 17:30 en 22:00 uur op Lijsterstraat ${random.whole(2, 90)}, 3514 TB Utrecht.`,
        'Niet thuis? De bezorger laat het pakket bij de buren achter op nummer 7.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'return',
      language: 'nl',
      subject: 'Zo stuur je je artikel terug',
      html: shop('Je retour is aangemeld', [
        `Retournummer ${random.digits(9)}. Je hoeft geen label te printen.`,
        `Schrijf de lettercode <b>${random.text('BCDFGHJKLMNPQRSTVWXZ', 5)}</b> duidelijk op de doos en geef die af bij een afhaalpunt, bijvoorbeeld Primera Nachtegaalstraat 40.`,
        'Binnen 14 dagen na ontvangst staat € 24,95 weer op je rekening.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekend deals',
      language: 'nl',
      subject: '⏰ Alleen dit weekend: tot 40% op tuinspullen',
      html: shop('Lente in de tuin', [
        `<a href="${link()}">Lukt het niet deze mail te lezen? Bekijk de webversie</a>`,
        'Met de actiecode <b>KRUIWAGEN</b> krijg je € 10 korting vanaf € 60. Vul hem in bij stap 3 van het bestellen.',
        `<table width="100%" cellpadding="8">${[
          ['Tuinslang Flex 25 m', '18,99', '12,99'],
          ['Houtskoolbarbecue 57 cm', '129,00', '79,00'],
          ['Parasol 300 cm, antraciet', '89,95', '62,50'],
          ['Kruiwagen 100 liter', '94,00', '71,00'],
          ['Plantenbak cortenstaal 80x40', '119,00', '99,00'],
          ['Heggenschaar 18V (zonder accu)', '109,00', '84,99'],
        ]
          .map(
            ([name, before, now]) =>
              `<tr><td class="stack" width="90"><a href="${link()}"><img src="https://media.bolderkast.example/p/${random.digits(13)}/90.jpg" width="90" alt=""></a></td><td class="stack"><a href="${link()}">${name}</a><br><span style="color:#404040">${random.whole(3, 5)},${random.digits(1)} ★ (${random.whole(20, 1900)} reviews)</span></td><td align="right"><s>€ ${before}</s><br><b style="color:#d00000">€ ${now}</b></td></tr>`,
          )
          .join('\n')}</table>`,
        `Onze tuinman Jelle beantwoordt zaterdag tussen 10 en 12 uur al je vragen, via de chat of op 0900 55 501 (€ 0,10 p/m). Zaai je mee? In week ${random.whole(14, 19)} is het tijd voor wortels, spinazie en radijs.`,
        `<span style="font-size:11px;line-height:15px;color:#666666">Geldig t/m zondag 23:59 uur of zolang de voorraad strekt, niet in combinatie met andere acties en niet bij externe verkopers. Adviesprijzen volgens opgave van de fabrikant d.d. 01-03-2026. Geen mails meer? <a href="https://www.bolderkast.example/afmelden?m=4471">Meld je af</a>.</span>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
