/** A Nordic parcel carrier: pick-up codes, customs fees and return codes in a yellow table layout, seldom a code for its app. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function sheet(language: string, rows: string, foot: string): string {
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><title>Lodpost</title>
<style>
body{margin:0;background:#f4f1e6;font-family:Verdana,Geneva,sans-serif;color:#222}
.lp-top{background:#f7c600;padding:14px 24px;font-size:20px;font-weight:bold}
.lp-cell{padding:16px 24px;font-size:14px;line-height:21px}
.lp-kod{font-size:30px;letter-spacing:6px;text-align:center;border:2px dashed #b08d00;padding:12px}
.lp-btn{background:#222;color:#fff;padding:12px 26px;text-decoration:none;display:inline-block}
.lp-foot{font-size:11px;color:#777;padding:16px 24px}
@media only screen and (max-width:600px){.lp-wrap{width:100%!important}}
</style></head><body>
<table role="presentation" class="lp-wrap" width="600" align="center" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
<tr><td class="lp-top">lodpost</td></tr>
${rows}
<tr><td class="lp-foot">${foot}</td></tr>
</table></body></html>`;
}

const cell = (content: string) => `<tr><td class="lp-cell">${content}</td></tr>`;

const SV_FOOT =
  'Lodpost AB, Hamngatan 41, 211 18 Malmö · Org.nr 559041-2276 · Kundtjänst 010-555 01 40 (vardagar 8–19) · <a href="https://lodpost.example/se/hjalp">Hjälp</a>';
const DA_FOOT =
  'Lodpost Danmark A/S · Havnegade 12, 5000 Odense C · CVR 40 11 82 37 · Tlf. 70 55 01 22 · <a href="https://lodpost.example/dk/kontakt">Kontakt</a>';
const NB_FOOT =
  'Lodpost Norge AS | Bryggegata 3, 0250 Oslo | Org.nr. 921 445 080 | Telefon 22 55 01 90 | <a href="https://lodpost.example/no/personvern">Personvern</a>';
const FI_FOOT =
  'Lodpost Oy, Satamakatu 8, 00160 Helsinki · Y-tunnus 2955014-7 · Asiakaspalvelu 0200 55014 (0,08 €/min) · <a href="https://lodpost.example/fi/asetukset">Viestiasetukset</a>';

export function mails(random: Random): FamilyMail[] {
  const [pickup, appCode, phoneCode] = [random.digits(6), random.digits(6), `2${random.digits(5)}`];
  const approve = `https://lodpost.example/dk/omdirigering/godkend?sag=${random.digits(7)}&t=${random.text('abcdef0123456789', 24)}`;
  const parcel = (country: string) => `${random.digits(9)}${country}`;
  return [
    {
      name: 'sv pick-up code in a box',
      language: 'sv',
      subject: `Hämtkod ${pickup}: paketet ligger i skåp 14`,
      html: sheet(
        'sv',
        cell(
          '<h2>Nu finns paketet i boxen!</h2><p>Skåpet står vid entrén till Torgets Livs, Storgatan 22. Skriv koden på skärmen så öppnas luckan.</p>',
        ) +
          cell(`<div class="lp-kod">${pickup}</div>`) +
          cell(
            `Avsändare: Garnboden i Ystad<br>Kollinummer: ${parcel('SE')}<br>Vikt: 1,35 kg<br>Ligger kvar till och med 9 mars, sedan går det i retur.<br><br><a class="lp-btn" href="https://lodpost.example/se/karta?skap=14">Visa på kartan</a>`,
          ),
        SV_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'sv code for the app amid parcels',
      language: 'sv',
      subject: 'Koppla Lodpost-appen till din adress',
      html: sheet(
        'sv',
        cell(
          `<p>Hej Robin! Du lägger just till den här mejladressen i appen (version 7.14.2, iPhone). Appen väntar på siffrorna <b>${appCode}</b> och de gäller i en kvart.</p>`,
        ) +
          cell(
            `<p>När det är klart ser du dina två pågående försändelser direkt:</p><ul><li>${parcel('SE')} – beräknad leverans tisdag 12.00–15.00</li><li>${parcel('SE')} – på väg från Nässjö, postnummer 571 31</li></ul>`,
          ) +
          cell('Vet du inte vad det här handlar om? Då har någon stavat fel, och inget händer.'),
        SV_FOOT,
      ),
      codes: [appCode],
      links: [],
      best: { code: appCode },
    },
    {
      name: 'sv rate the delivery',
      language: 'sv',
      subject: 'Hur gick det med bud 20771?',
      html: sheet(
        'sv',
        cell(
          `<p>I går kl. 17.48 lämnade chaufför 208 ditt kolli ${parcel('SE')}. Fem sekunder av din tid: vilket betyg får vi?</p>`,
        ) +
          cell(
            [1, 2, 3, 4, 5]
              .map(
                (grade) =>
                  `<a href="https://lodpost.example/se/betyg?n=${grade}&amp;id=20771" style="font-size:26px;padding:0 12px">${grade}</a>`,
              )
              .join(''),
          ) +
          cell('Bland alla som svarar före 31 mars lottar vi ut 10 presentkort på 500 kr.'),
        SV_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'da customs fee to pay',
      language: 'da',
      subject: `Told og moms: 184,50 kr. for pakke ${parcel('DK')}`,
      html: sheet(
        'da',
        cell(
          '<h2>Din pakke holdes tilbage hos tolden</h2><p>Vi har lagt ud for dig. Betal, så kører vi videre med pakken samme dag.</p>',
        ) +
          cell(
            `<table width="100%"><tr><td>Varens værdi</td><td align="right">612,00 kr.</td></tr><tr><td>Moms 25 %</td><td align="right">153,00 kr.</td></tr><tr><td>Gebyr</td><td align="right">31,50 kr.</td></tr><tr><td>Betalings-id</td><td align="right">+71&lt;${random.digits(15)}+${random.digits(8)}&lt;</td></tr><tr><td>Sagsnummer</td><td align="right">T-2026-${random.digits(6)}</td></tr></table>`,
          ) +
          cell('<a class="lp-btn" href="https://lodpost.example/dk/told/betal">Betal 184,50 kr.</a>'),
        DA_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'da approve another address',
      language: 'da',
      subject: 'Skal pakken køres et andet sted hen?',
      html: sheet(
        'da',
        cell(
          `<p>Der er bedt om, at ${parcel('DK')} bliver sendt til <b>Pakkeboks 318, Nørregade 77, 8000 Aarhus C</b> i stedet for hjem til dig.</p><p>Vi flytter den først, når du siger ja med knappen her:</p>`,
        ) +
          cell(`<a class="lp-btn" href="${approve.replaceAll('&', '&amp;')}">Godkend den nye adresse</a>`) +
          cell(
            'Siger du ikke noget inden kl. 20.00, kommer pakken som planlagt fredag d. 13. mellem 9.15 og 11.15. Hentekode får du senere på sms.',
          ),
        DA_FOOT,
      ),
      codes: [],
      links: [approve],
      best: { link: approve },
    },
    {
      name: 'da pick-up code was used',
      language: 'da',
      subject: 'Pakken er hentet',
      html: sheet(
        'da',
        cell(
          `<p>Boks 06 på Lodpost Valby blev åbnet d. 4. marts kl. 14.32 med hentekoden <b>${random.digits(4)}</b>. Koden virker ikke mere.</p>`,
        ) +
          cell(`Pakke: ${parcel('DK')}<br>Hentet af: ukendt (kode indtastet på skærm)<br>Kvittering: ${random.digits(8)}`) +
          cell('Var det en anden end dig selv eller familien? Ring på 70 55 01 22 inden 14 dage.'),
        DA_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'nb number to tell the driver',
      language: 'nb',
      subject: 'Hjemlevering i dag mellem 17 og 19',
      html: sheet(
        'nb',
        cell(
          `<p>Sofaen er lastet på bil 52. Når sjåføren ringer på, sier du bare <b>${random.digits(4)}</b>, så vet han at det er riktig dør.</p><div class="lp-kod">Stopp nr. 11 av 16</div>`,
        ) +
          cell(
            `Sendingsnummer ${parcel('NO')}<br>3 kolli, 84 kg, båret inn til 2. etasje<br>Bestilling 55-10937 hos Fjellmøbler`,
          ),
        NB_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'nb warning of fake messages',
      language: 'nb',
      subject: 'Falske meldinger i vårt navn – slik kjenner du dem igjen',
      html: sheet(
        'nb',
        cell(
          '<p>Siden februar har 3 400 kunder fått svindelmeldinger. De ser gjerne slik ut:</p><blockquote>«LODPOST: 551208 er koden din. Tast den på lodpost-pakke.example/no for å frigi pakken (29,90 kr)»</blockquote>',
        ) +
          cell(
            '<p>Vi ber aldri om kortnummer på sms, og hentekoder tastes bare på selve skapet. Har du gitt fra deg BankID, ring banken først og politiet på 02800 etterpå.</p><a href="https://lodpost.example/no/svindel">Les mer om svindel</a>',
          ),
        NB_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'nb code for a mobile number beside a pick-up code',
      language: 'nb',
      subject: 'Nytt mobilnummer på profilen',
      html: sheet(
        'nb',
        cell(
          `<p>Du vil få varsler på 4xx xx 817. Tast dette i profilen innen 10 minutter:</p><div class="lp-kod">${phoneCode.slice(0, 3)} ${phoneCode.slice(3)}</div>`,
        ) +
          cell(
            `<p style="color:#777">Til orientering: pakken ${parcel('NO')} venter fortsatt i skap 9 på Storo. Den hentes med ${random.digits(4)} på tastaturet, senest 18.03.</p>`,
          ),
        NB_FOOT,
      ),
      codes: [phoneCode],
      links: [],
      best: { code: phoneCode },
    },
    {
      name: 'fi return code',
      language: 'fi',
      subject: 'Palautuskoodisi on valmis',
      html: sheet(
        'fi',
        cell(
          `<h2>Palauta paketti ilman tarraa</h2><p>Kirjoita koodi tussilla paketin päälle ja jätä se mihin tahansa automaattiin.</p><div class="lp-kod">${random.text('ACDEFHJKLMNPRTUVWXY379', 8)}</div>`,
        ) +
          cell(
            'Koodi on voimassa 14 päivää. Vastaanottaja: Kaarnan Kenkä Oy, tilaus 8841207. Palautus maksaa 5,90 €, ja summa vähennetään hyvityksestä.',
          ),
        FI_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'fi bill for a parcel',
      language: 'fi',
      subject: 'Lasku 4400192 erääntyy 21.3.2026',
      html: sheet(
        'fi',
        cell(
          `<table width="100%"><tr><td>Yrityspaketti XL</td><td>2 × 18,40 €</td></tr><tr><td>Nouto</td><td>9,00 €</td></tr><tr><td><b>Yhteensä</b></td><td><b>45,80 €</b></td></tr><tr><td>Tilinumero</td><td>FI00 1234 5600 0007 85</td></tr><tr><td>Viite</td><td>${random.digits(5)} ${random.digits(5)}</td></tr></table>`,
        ) +
          cell(
            '<a class="lp-btn" href="https://lodpost.example/fi/laskut/4400192.pdf">Avaa lasku</a><p>Viivästyskorko 11,5 %. Asiakasnumero 300718.</p>',
          ),
        FI_FOOT,
      ),
      ...NEITHER,
    },
    {
      name: 'fi pick-up code replaced',
      language: 'fi',
      subject: 'Pakettisi siirrettiin toiseen automaattiin',
      html: sheet(
        'fi',
        cell(
          `<p>Automaatti 1107 oli täynnä, joten löydät paketin nyt Prikan kioskilta, Mannerheimintie 210. Aiempi noutokoodi ${random.digits(5)} ei kelpaa enää.</p>`,
        ) +
          cell(
            `<p>Uusi noutokoodi:</p><div class="lp-kod">${random.digits(5)}</div><p>Lokero 23, noudettava ennen 16.3. klo 21. Seurantatunnus ${parcel('FI')}.</p><a class="lp-btn" href="https://lodpost.example/fi/seuranta">Seuraa lähetystä</a>`,
          ),
        FI_FOOT,
      ),
      ...NEITHER,
    },
  ];
}
