/** A Danish shop of beauty and household goods: orders, a club, codes to sign in, an account, a reset; Danish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const mail = (
  preview: string,
  blocks: string[],
) => `<!DOCTYPE html><html><head><title>Hylden</title><style>.ExternalClass{width:100%}a{color:#a3195b}@media (max-width:600px){.wrapper{width:100%!important}}</style></head><body style="margin:0">
<span class="preheader" style="display:none;max-height:0;overflow:hidden">${preview}</span>
<table class="wrapper" width="600" align="center" cellspacing="0" cellpadding="0" border="0">
<tr><td align="center" style="padding:16px;border-bottom:1px solid #a3195b;font:bold 24px Georgia,serif;color:#a3195b">HYLDEN</td></tr>
<tr><td align="center" style="padding:8px;font:12px Arial"><a href="https://www.hylden.example/parfume">Parfume</a> &nbsp;|&nbsp; <a href="https://www.hylden.example/haar">Hår</a> &nbsp;|&nbsp; <a href="https://www.hylden.example/hjem">Hjem</a> &nbsp;|&nbsp; <a href="https://www.hylden.example/tilbud">Tilbud</a></td></tr>
${blocks.map((block) => `<tr><td style="padding:10px 30px;font:15px/23px Arial,sans-serif;color:#333">${block}</td></tr>`).join('\n')}
<tr><td align="center" style="padding:20px;background:#f9eef3;font:11px/17px Arial;color:#666">Hylden A/S · Rørmosevej 1 · 3450 Allerød · CVR 27 52 84 06<br>Kundeservice 48 16 55 55, hverdage 9-17</td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const code = random.digits(6);
  const card = random.digits(4);
  const parcel = `00${random.digits(18)}`;
  const order = `10${random.digits(7)}`;
  const created = `https://www.hylden.example/account/activate/${random.digits(13)}/${random.text('0123456789abcdef', 32)}-${random.digits(10)}`;
  const reset = `https://www.hylden.example/account/reset/${random.digits(13)}/${random.text('0123456789abcdef', 32)}-${random.digits(10)}`;
  return [
    {
      name: 'code to sign in',
      language: 'da',
      subject: `Engangskode: ${code}`,
      html: mail('Brug den til at logge ind', [
        'Hej Mette',
        `Her er din engangskode til hylden.example:`,
        `<div style="border:1px dashed #a3195b;text-align:center;font-size:28px;padding:14px">${code}</div>`,
        'Den virker én gang og kun de næste 10 minutter. Er det ikke dig, der har bestilt koden, kan du slette mailen uden at gøre mere.',
      ]),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'member card to be tied to the profile',
      language: 'da',
      subject: 'Tilknyt dit medlemskort til Club Hylden',
      html: mail('Bekræft med koden i butikken eller online', [
        'Kære Anders',
        `Du er ved at knytte medlemskort nr. 9208 ${random.digits(4)} ${random.digits(4)} til din profil. Indtast bekræftelseskoden <b>${card}</b> på siden »Min profil«, så er dine ${random.whole(120, 900)} point klar til brug.`,
        'Koden udløber ved midnat.',
      ]),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'account to be activated',
      language: 'da',
      subject: 'Velkommen! Aktivér din kundekonto',
      html: mail('Vælg en adgangskode', [
        'Hej Mette',
        `Tak fordi du handlede hos os. Vi har gjort en konto klar til dig, så du kan følge dine ordrer – du mangler bare at vælge en adgangskode.`,
        `<table cellspacing="0" cellpadding="0"><tr><td bgcolor="#a3195b" style="padding:12px 24px"><a href="${created}" style="color:#fff;text-decoration:none">Aktivér min konto</a></td><td style="padding:0 12px">eller <a href="https://www.hylden.example">gå til butikken</a></td></tr></table>`,
      ]),
      codes: [],
      links: [created],
      best: { link: created },
    },
    {
      name: 'new password',
      language: 'da',
      subject: 'Nulstil din adgangskode',
      html: mail('Det tager et øjeblik', [
        'Hej Anders',
        `Følg linket for at nulstille adgangskoden til din kundekonto: <a href="${reset}">Nulstil adgangskode</a>`,
        'Hvis det ikke var dig, der bad om det, sker der ikke noget, før linket bliver brugt.',
      ]),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'order',
      language: 'da',
      subject: `Tak for din ordre ${order}`,
      html: mail('Vi pakker den i dag', [
        `<h2>Tak for din bestilling, Mette</h2>Ordrenr. ${order} · 14. november 2026`,
        `<table width="100%"><tr><td>Ansigtscreme Nordlys 50 ml, varenr. ${random.digits(6)}</td><td align="right">189,00 kr.</td></tr><tr><td>Opvasketabs 60 stk., varenr. ${random.digits(6)}</td><td align="right">79,95 kr.</td></tr><tr><td>Rabat (HYLDEN10)</td><td align="right">-26,90 kr.</td></tr><tr><td>Fragt til pakkeshop</td><td align="right">29,00 kr.</td></tr><tr><td><b>I alt inkl. moms</b></td><td align="right"><b>271,05 kr.</b></td></tr></table>`,
        `Betalt med Dankort XXXX XXXX XXXX ${random.digits(4)}. Leveres til Pakkeshop Nærkøb, Søndergade 12, 8600 Silkeborg, senest tirsdag.`,
        `<small>Fortrydelsesret: Du har 60 dages returret fra den dag, du modtager varen. Brug returportalen og oplys ordrenummer og postnummer. Retur koster 35 kr., som trækkes fra beløbet. Plejeprodukter med brudt forsegling tages ikke retur. Klager kan sendes til Nævnenes Hus, Toldboden 2, 8800 Viborg.</small>`,
        `<small>Du har optjent ${random.whole(20, 40)} point. Ved 500 point får du en bonuscheck på 50 kr.</small>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'parcel handed over',
      language: 'da',
      subject: 'Din pakke er på vej 📦',
      html: mail('Følg den her', [
        `Så er ordre ${order} afsendt. Pakkenummer: <a href="https://track.hylden.example/t/${parcel}">${parcel}</a>`,
        `Når den er fremme, sender fragtfirmaet en sms med en afhentningskode på fire tal. Pakken ligger i 7 dage.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'black week for members',
      language: 'da',
      subject: 'KUN FOR MEDLEMMER: 25% på alt fra i dag kl. 18',
      html: mail('Koden er BLACK25', [
        '<div style="background:#111;color:#fff;text-align:center;padding:30px;font-size:30px">BLACK WEEK<br>÷25%</div>',
        'Skriv rabatkoden <b>BLACK25</b> i kurven. Gælder til søndag kl. 23.59 og kan ikke kombineres med andre tilbud.',
        `<a href="https://nyt.hylden.example/ls/click?upn=${random.text('ABCDEFabcdef0123456789', 50)}">SHOP NU</a>`,
        'Fri fragt over 299 kr. · 60 dages returret · 4,7 på Stjernevurdering (38.214 anmeldelser)',
        `<small>Vil du ikke have flere mails? <a href="https://nyt.hylden.example/asm/unsubscribe/?user_id=${random.digits(8)}">Afmeld</a></small>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
