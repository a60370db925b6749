/** A Nordic clinic's patient portal: calm paragraphs in a bordered table, codes in input fields, letters of consent and proxies. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function letter(lang: string, heading: string, content: string, signature: string): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="${lang}" xml:lang="${lang}">
<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><title>${heading}</title></head>
<body bgcolor="#ffffff">
<table border="0" width="100%" cellspacing="0" cellpadding="0" style="border:1px solid #cfdce6">
<tr><td bgcolor="#e4f0f7" style="padding:12px 20px"><font face="Verdana" size="4" color="#1d4f73">Havnklinikken</font></td></tr>
<tr><td style="padding:20px"><font face="Verdana" size="2"><h1 style="font-size:18px">${heading}</h1>
${content}
<p>${signature}</p></font></td></tr>
</table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const [field, signup, renewal, finnish, norwegian] = Array.from({ length: 5 }, () => random.digits(6)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const hash = random.text('0123456789abcdef', 32);
  const reset = `https://u8841.ct.havnklinikken.example/wf/click?upn=${hash}-2Fsv-2Flosenord-2B`;
  const opened = `https://portal.havnklinikken.example/da/opret/bekraeft?e=robin%40fyrtaarn.example&h=${hash.slice(0, 16)}`;
  const consent = `https://portal.havnklinikken.example/no/samtykke/${random.digits(7)}/godkjenn?n=${hash.slice(16)}`;
  return [
    {
      name: 'sv code in an input value',
      language: 'sv',
      subject: 'Logga in på Mina vårdsidor',
      html: letter(
        'sv',
        'Hej Ingegerd!',
        `<p>Markera siffrorna, kopiera dem och klistra in dem på inloggningssidan.</p>
<p><input type="text" readonly="readonly" value="${field}" size="8" style="font-size:22px;text-align:center" /></p>
<p>De gäller till kl. 11.20 den 4 mars 2026.</p>`,
        'Havnklinikken Malmö<br />Norra Vallgatan 90, 211 22 Malmö<br />Växel 040-555 01 90',
      ),
      codes: [field],
      links: [],
      best: { code: field },
    },
    {
      name: 'sv appointment reminder',
      language: 'sv',
      subject: 'Påminnelse: tid hos sjuksköterska',
      text: `Hej Ingegerd!

Du har en tid hos oss:

Torsdag 12 mars 2026 kl. 09.40
Mottagning 3, plan 2, rum 214
Bokningsnummer: 558 201

Ta med legitimation. Patientavgift 275 kr. Avbokar du senare än 24 timmar innan tar vi ut 400 kr.
Vid ankomst: anmäl dig i automaten med de fyra sista siffrorna i ditt personnummer.

Havnklinikken Malmö, 040-555 01 90`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sv password link behind a tracker',
      language: 'sv',
      subject: 'Välj ett nytt lösenord',
      html: letter(
        'sv',
        'Nytt lösenord till Mina vårdsidor',
        `<p>Vi fick en begäran om nytt lösenord för användare <b>ingegerd.a</b> (ärende 20260304-17).</p>
<p><a href="${reset}"><img src="https://portal.havnklinikken.example/img/knapp-losenord.png" alt="Skapa nytt lösenord" width="200" height="44" border="0" /></a></p>
<p>Länken slutar fungera efter två timmar.</p>`,
        'Vänliga hälsningar,<br />Havnklinikkens e-tjänster',
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'da sign-up by code or link',
      language: 'da',
      subject: 'Opret dig som patient',
      html: letter(
        'da',
        'Velkommen, Torben',
        `<p>Din e-mail skal bekræftes, før vi kan vise dig prøvesvar og recepter. Skriv tallet <b>${signup}</b> på siden, eller <a href="${opened.replace('&', '&amp;')}">bekræft e-mailen her</a>.</p>
<p>Har du brug for hjælp, så ring på 70 55 50 12 mellem kl. 8 og 14.</p>`,
        'Havnklinikken Aarhus · Mindebrogade 31 · 8000 Aarhus C · CVR 55501288',
      ),
      codes: [signup],
      links: [opened],
      best: { code: signup },
    },
    {
      name: 'da prescription to sign for',
      language: 'da',
      subject: 'Receptfornyelse afventer dig',
      text: `Hej Torben

Du har bedt om at få fornyet Metoprolol 50 mg, 100 stk. (recept nr. 4418-2093).
Bestillingen er først sendt, når du har kvitteret for den. Engangskoden til feltet "Kvittér" er ${renewal}.

Apoteket har normalt varen klar efter kl. 15. Pris med tilskud: 38,45 kr.

Havnklinikken Aarhus, Mindebrogade 31, 8000 Aarhus C
Tlf. 70 55 50 12`,
      codes: [renewal],
      links: [],
      best: { code: renewal },
    },
    {
      name: 'da video consultation',
      language: 'da',
      subject: 'Videokonsultation fredag kl. 10.15',
      html: letter(
        'da',
        'Sådan møder du lægen på skærmen',
        `<p>Fredag den 13. februar 2026 kl. 10.15 venter læge Birgit Holmgaard på dig i det virtuelle venteværelse.</p>
<table border="1" cellpadding="6"><tr><td>Møde-id</td><td>733 018 4420</td></tr><tr><td>Adgangskode til mødet</td><td>295518</td></tr></table>
<p><a href="https://video.havnklinikken.example/m/7330184420">Gå til venteværelset</a> fem minutter før. Test kamera og lyd i god tid.</p>`,
        'Havnklinikken Aarhus',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'da proxy for a relative',
      language: 'da',
      subject: 'Din mor har givet dig fuldmagt',
      html: letter(
        'da',
        'Fuldmagt fra Lisbeth Kjær',
        `<p>Lisbeth Kjær (f. 1948) ønsker, at du kan se hendes aftaler og medicin frem til 31. december 2026.</p>
<p>Sådan siger du ja:</p><ol><li>Log ind i appen, version 5.3 eller nyere.</li><li>Vælg <i>Pårørende</i> og derefter <i>Modtag fuldmagt</i>.</li><li>Tast <b>K4P-92M</b>.</li></ol>
<p>Fuldmagt nr. 10-2026-0337.</p>`,
        'Havnklinikken Aarhus',
      ),
      codes: ['K4P-92M'],
      links: [],
      best: { code: 'K4P-92M' },
    },
    {
      name: 'da digits that look like a year',
      language: 'da',
      subject: 'Ny e-mailadresse i din journal',
      html: letter(
        'da',
        'Er adressen skrevet rigtigt?',
        `<p>Ved skranken gav du os i dag, den 2. marts 2026, denne adresse. Sig bekræftelsestallet til sekretæren eller tast det på skærmen i venteværelset:</p>
<blockquote style="font-size:26px">2031</blockquote><p>Patientnr. 88 41 07.</p>`,
        'Med venlig hilsen<br />Receptionen, Havnklinikken Aarhus',
      ),
      codes: ['2031'],
      links: [],
      best: { code: '2031' },
    },
    {
      name: 'nb sign-in in a sentence',
      language: 'nb',
      subject: 'Innlogging på Min helse',
      text: `Hei Åshild,

for å komme inn på Min helse må du i tillegg til passordet oppgi ${norwegian.slice(0, 3)} ${norwegian.slice(3)}. Du har seks minutter på deg.

Vi spør aldri om dette på telefon.

Havnklinikken Bergen
Strandgaten 207, 5004 Bergen
Org.nr. 955 501 220, tlf. 55 55 01 77`,
      codes: [norwegian],
      links: [],
      best: { code: norwegian },
    },
    {
      name: 'nb advice on safe passwords',
      language: 'nb',
      subject: 'Slik holder du helsedataene dine for deg selv',
      html: letter(
        'nb',
        'Helsebrevet nr. 2/2026',
        `<p>Visste du at 1234 og 0000 fortsatt er de vanligste firesifrede kodene her i landet? I dette brevet forklarer vi hvorfor en engangskode er tryggere enn et passord som «Sommer2025».</p>
<ul><li>Bruk ulike passord på ulike steder.</li><li>Del aldri en kode du har fått på e-post.</li><li>Slå på varsling ved ny innlogging.</li></ul>
<p><a href="https://havnklinikken.example/no/helsebrevet/2-2026">Les mer om sikker innlogging</a></p>`,
        'Havnklinikken Bergen · <a href="https://havnklinikken.example/no/avmeld?id=20418">Meld deg av</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nb alert about another device',
      language: 'nb',
      subject: 'Ny innlogging fra Tromsø',
      html: letter(
        'nb',
        'Var det deg?',
        `<p>Kl. 06.52 den 9. januar 2026 ble kontoen din åpnet fra en iPad i Tromsø (198.51.100.88, hendelse 41-7703).</p>
<p>Kjenner du ikke igjen dette, <a href="https://portal.havnklinikken.example/no/steng?h=41-7703&amp;s=${hash.slice(4, 20)}">steng kontoen med en gang</a> og ring oss.</p>`,
        'Havnklinikken Bergen, 55 55 01 77',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'nb consent to approve',
      language: 'nb',
      subject: 'Samtykke til deling med fysioterapeut',
      html: letter(
        'nb',
        'Fjordfysio ber om innsyn',
        `<p>Fjordfysio AS vil se røntgenbildene dine fra november 2025 (henvisning 2025-91840). De får ikke se noe før du sier ja.</p>
<p align="center"><a href="${consent}" style="border:2px solid #1d4f73;padding:10px 24px;color:#1d4f73"><b>Godkjenn deling</b></a></p>
<p>Vil du ikke dele, trenger du ikke gjøre noe.</p>`,
        'Havnklinikken Bergen',
      ),
      codes: [],
      links: [consent],
      best: { link: consent },
    },
    {
      name: 'fi sign-in',
      language: 'fi',
      subject: 'Kirjautumisesi Omaterveyteen',
      html: letter(
        'fi',
        'Hei Taisto',
        `<p>Näppäile kertakäyttöinen tunnusluku kirjautumissivulle:</p><p><font size="6">${finnish}</font></p><p>Luku vanhenee klo 13.05. Päätelaite: Windows 11, Turku.</p>`,
        'Havnklinikken Turku, Linnankatu 88, 20100 Turku, p. 02 555 0144',
      ),
      codes: [finnish],
      links: [],
      best: { code: finnish },
    },
    {
      name: 'fi invoice',
      language: 'fi',
      subject: 'Lasku 770213 käynnistä 15.1.2026',
      text: `Hei,

ohessa lasku lääkärikäynnistäsi.

Laskun numero: 770213
Viitenumero: 10 07702 13005
Tilinumero: FI21 1234 5600 0007 85
Summa: 89,50 €
Eräpäivä: 29.1.2026

Kela-korvaus 8,00 € on jo vähennetty. Asiakasnumerosi on 30551.

Havnklinikken Turku, Y-tunnus 5550122-8`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
