/** A club administration for sports in the North: results, dues, raffles, door codes and tickets, in inline-styled boxes. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function box(club: string, content: string, sign: string): string {
  return `<div style="background:#e9eef2;padding:20px 8px;font-family:'Trebuchet MS',Tahoma,sans-serif">
<div style="max-width:520px;margin:0 auto;background:#fff;border-radius:10px;border-top:8px solid #00695c;padding:22px">
<div style="font-size:12px;color:#00695c;text-transform:uppercase">${club}</div>
${content}
</div>
<div style="max-width:520px;margin:10px auto 0;font-size:11px;color:#8595a1;text-align:center">${sign}<br>Vimpel 5.8 &copy; 2026</div>
</div>`;
}

export function mails(random: Random): FamilyMail[] {
  const tracked = (path: string) =>
    `https://klick.vimpel.example/c/${random.digits(9)}/${encodeURIComponent(`https://vimpel.example${path}`)}`;
  const guardian = tracked(`/se/inbjudan/${random.text('abcdefghjkmnpqrstuvwxyz', 16)}`);
  const door = random.digits(6);
  const magic = `https://vimpel.example/fi/sisaan#${random.text('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijk23456789', 40)}`;
  return [
    {
      name: 'sv results of the weekend',
      language: 'sv',
      subject: 'Helgens resultat: P12 vann med 7–3',
      html: box(
        'Ekängens IBK',
        `<h3>Omgång 14</h3><ul><li>P12 – Lövsta 7–3 (2–1, 3–1, 2–1)</li><li>F15 – Norrvik 2–2 (match 140214031)</li><li>Herrar div 3: 4–6, publik 118</li></ul>
<p>Skytteliga: nr 17 Alva 21 mål, nr 9 Nils 18, nr 4 Sam 15.</p><p>Nästa samling är onsdag 18.10 i B-hallen. Kom ihåg 40 kr till hamburgaren, Swish 123 555 01 84.</p>`,
        'Ekängens IBK, Skolvägen 6, 746 30 Bålsta',
      ),
      ...NEITHER,
    },
    {
      name: 'sv dues overdue',
      language: 'sv',
      subject: 'Påminnelse 2: medlemsavgift 1 450 kr',
      html: box(
        'Ekängens IBK',
        `<p>Avgiften för säsongen 2025/26 är ännu inte betald. Förfallodag var 31 januari och det har nu tillkommit 60 kr.</p>
<table style="width:100%;font-size:14px"><tr><td>OCR</td><td>${random.digits(12)}</td></tr><tr><td>Bankgiro</td><td>5550-0184</td></tr><tr><td>Att betala</td><td>1 510,00 kr</td></tr></table>
<p>Ange OCR-koden vid betalning. <a href="https://vimpel.example/se/faktura/${random.digits(6)}">Öppna fakturan</a></p>`,
        'Kassör Lena, 070-555 01 84',
      ),
      ...NEITHER,
    },
    {
      name: 'sv guardian invited',
      language: 'sv',
      subject: 'Alva vill ha dig som vårdnadshavare i laget',
      html: box(
        'Ekängens IBK',
        `<p>Hej! Tränare Jonas har lagt in din adress som kontakt till Alva, tröja 17, lag F15 (lag-id 22914).</p>
<p style="text-align:center;margin:26px 0"><a href="${guardian}" style="background:#00695c;color:#fff;border-radius:24px;padding:13px 30px;text-decoration:none">Tacka ja och gå med</a></p>
<p style="font-size:13px">Redan inlagt i kalendern: 3 matcher, 11 träningar. Kallelser före 20 april kräver svar.</p>`,
        'Ekängens IBK, Skolvägen 6, 746 30 Bålsta',
      ),
      codes: [],
      links: [guardian],
      best: { link: guardian },
    },
    {
      name: 'da door code of the hall',
      language: 'da',
      subject: 'Ny kode til hallen fra mandag',
      html: box(
        'Svømmeklubben Marsvinet',
        `<p>Kommunen har skiftet låsen. Fra mandag uge 11 er det</p><p style="font-size:32px;text-align:center;letter-spacing:8px;color:#00695c">${random.digits(4)}*</p>
<p>på tastaturet ved dør 2 (omklædning 5 og 6). Alarmen slår til kl. 22:15. Skriv den ikke i forældregruppen, tak!</p><p>Kl. 17-18: hold 31. Kl. 18-19: hold 44.</p>`,
        'Marsvinet, Badevej 9, 4600 Køge · tlf. 56 55 01 31',
      ),
      ...NEITHER,
    },
    {
      name: 'da code for the club app',
      language: 'da',
      subject: 'Svømmeklubben Marsvinet',
      html: box(
        'Svømmeklubben Marsvinet',
        `<p>Hej Robin, så er du næsten inde i klubbens app. Telefonen spørger om seks tal:</p>
<p style="text-align:center">${[...door].map((digit) => `<span style="display:inline-block;border:1px solid #b0bec5;border-radius:6px;padding:8px 11px;margin:2px;font-size:22px">${digit}</span>`).join('')}</p>
<p style="font-size:13px">Medlemsnr. 10442, hold 31, kontingent 875 kr. pr. halvår. Tallene dur indtil kl. 21:40.</p>`,
        'Marsvinet, Badevej 9, 4600 Køge · tlf. 56 55 01 31',
      ),
      codes: [door],
      links: [],
      best: { code: door },
    },
    {
      name: 'da raffle drawn',
      language: 'da',
      subject: 'Lotteriet er trukket – er det dit nummer?',
      html: box(
        'Svømmeklubben Marsvinet',
        `<p>1.830 solgte lodder, 27.450 kr. til nye startskamler. Vindertallene:</p><ol><li><b>0${random.digits(3)}</b> – weekend i Skagen</li><li><b>1${random.digits(3)}</b> – cykel, 21 gear</li><li><b>0${random.digits(3)}</b> – kurv fra Købmanden</li></ol>
<p>Tag loddet med og hent gevinsten ved kassen senest 30/4. Kontrolkoden står på bagsiden.</p>`,
        'Tilladelse 2026-0417 · Marsvinet',
      ),
      ...NEITHER,
    },
    {
      name: 'nb match tickets',
      language: 'nb',
      subject: '2 billetter til lørdagens kamp',
      html: box(
        'Tindelva Håndball',
        `<p>Takk for kjøpet, ordre 60-2281. Vis QR-kodene i døra, eller les opp nummeret:</p>
<div style="border:1px dashed #00695c;padding:10px;margin-bottom:8px">VOKSEN · felt C · rad 7 · sete 22<br><b>${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</b></div>
<div style="border:1px dashed #00695c;padding:10px">BARN · felt C · rad 7 · sete 23<br><b>${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</b></div>
<p>Kampstart 16:00, dørene åpner 15:15. Sum kr 270, MVA 0 %.</p>`,
        'Tindelva Håndball, Elvegata 40, 2615 Lillehammer',
      ),
      ...NEITHER,
    },
    {
      name: 'nb monthly digest',
      language: 'nb',
      subject: 'Klubbnytt nr. 3/2026',
      html: box(
        'Tindelva Håndball',
        `<h3>Ny innlogging i Vimpel</h3><p>Fra 1. april logger alle inn med engangskode på e-post i stedet for passord. Koden har seks sifre og varer i ti minutter. <a href="https://vimpel.example/no/hjelp/engangskode">Slik blir det</a></p>
<h3>Dugnad</h3><p>Lørdag 21.3. kl. 10–14, 34 påmeldte av 50.</p><h3>Tabell J14</h3><p>1. Tindelva 31 p · 2. Rudsbygd 28 p · 3. Øyer 22 p</p>
<p><a href="https://vimpel.example/no/avmeld?m=10442">Meld deg av klubbnytt</a></p>`,
        'Tindelva Håndball, Elvegata 40, 2615 Lillehammer',
      ),
      ...NEITHER,
    },
    {
      name: 'nb trainer writes of the locker room',
      language: 'nb',
      subject: 'Trening flyttet til bane 3',
      html: box(
        'Tindelva Håndball · J14',
        `<p>Hei alle sammen, hallen er opptatt av valg, så vi kjører ute kl. 17:45. Koden til garderoben er som før 2580, og Per har nøkkel til ballskapet. Ring 911 55 018 om dere står fast.</p><p>Ta med 50 kr til bussen.</p><p>Mvh Siri</p>`,
        'Sendt til 19 foresatte',
      ),
      ...NEITHER,
    },
    {
      name: 'fi link to get in',
      language: 'fi',
      subject: 'Pääset sisään yhdellä napautuksella',
      html: box(
        'Kuusiluodon Palloseura',
        `<p>Moi Robin! Seuran sivuilla ei tarvita salasanaa. Napauta puhelimella:</p><p><a href="${magic}" style="color:#00695c;font-weight:bold">Siirry seuran sivuille</a></p>
<p style="font-size:13px">Toimii kerran, klo 18.20 asti. Sinulla on 1 avoin lasku (86,00 €, nro 5518) ja 2 vastaamatonta kutsua.</p>`,
        'Kuusiluodon Palloseura ry, PL 12, 40101 Jyväskylä',
      ),
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'fi tournament programme',
      language: 'fi',
      subject: 'Turnausohjelma ja lohkot (T10)',
      html: box(
        'Kuusiluodon Palloseura',
        `<table style="width:100%;font-size:13px"><tr><td>9.00</td><td>Kallaranta–Vaajakoski</td><td>kenttä 1</td><td>ottelu 101</td></tr><tr><td>9.35</td><td>Kuusiluoto–Lahti</td><td>kenttä 4</td><td>ottelu 104</td></tr><tr><td>10.10</td><td>Muurame–Ähtäri</td><td>kenttä 2</td><td>ottelu 107</td></tr></table>
<p>Tulospalvelun turnauskoodi on <b>KLP-2026-T10</b>, sillä löydät ottelut myös puhelimella. Pysäköinti P3, 6 €/päivä, pukuhuoneet 11–14.</p>`,
        'Tiedustelut: Mika, 040 555 0112',
      ),
      ...NEITHER,
    },
    {
      name: 'fi season fee bill',
      language: 'fi',
      subject: 'Maksumuistutus, lasku 5518',
      html: box(
        'Kuusiluodon Palloseura',
        `<p>Hei, kausimaksun toinen erä on vielä avoinna.</p><p>Summa 86,00 € + muistutusmaksu 5,00 €<br>Eräpäivä 27.3.2026<br>Viitenumero ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}<br>Virtuaaliviivakoodi ${random.digits(26)}</p>
<p>Jos olet jo maksanut, kiitos! <a href="https://vimpel.example/fi/laskut">Omat laskut</a></p>`,
        'Kuusiluodon Palloseura ry, PL 12, 40101 Jyväskylä',
      ),
      ...NEITHER,
    },
  ];
}
