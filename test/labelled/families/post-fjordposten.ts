/** A Norwegian newspaper with an account for all of its group's papers: codes, links, subscription, daily letter; Norwegian Bokmål. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const account = ({ body }: Draft) => ({
  html: `<!doctype html><html lang="nb"><head><meta charset="utf-8"><style>a{color:#0b5fff}.code{font-size:38px;font-weight:300;letter-spacing:6px}</style></head>
<body><table role="presentation" align="center" style="width:100%;max-width:540px;font-family:Helvetica Neue,Helvetica,sans-serif;font-size:16px;line-height:1.45">
<tr><td style="padding:32px 16px;text-align:center;font:italic 700 26px Georgia,serif">Fjordposten</td></tr><tr><td style="padding:0 16px">${body}</td></tr>
<tr><td style="padding:32px 16px;color:#767676;font-size:13px;text-align:center">Kontoen din gjelder Fjordposten, Sunnavind og Bybladet.<br>Vestmedia AS, Postboks 1044, 6001 Ålesund<br><a href="https://konto.vestmedia.example/personvern">Personvern</a></td></tr></table></body></html>`,
});

const daily = ({ body }: Draft) => ({
  html: `<html><body style="margin:0;background:#fff"><div style="max-width:640px;margin:0 auto;font-family:Georgia,serif;color:#111">${body}
<p style="font:12px Arial;color:#666">Du mottar dette fordi du abonnerer på Fjordposten. <a href="https://nyhetsbrev.fjordposten.example/u/9f31/stopp">Stopp nyhetsbrevet</a></p></div></body></html>`,
});

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const merge = random.digits(6);
  const gift = `${random.text('ABCDEFGHKMNPRSTUVWXYZ', 4)}-${random.text('ABCDEFGHKMNPRSTUVWXYZ', 4)}-${random.text('ABCDEFGHKMNPRSTUVWXYZ', 4)}`;
  const confirm = `https://konto.vestmedia.example/bekreft?token=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 44)}&client=fjordposten`;
  const household = `https://konto.vestmedia.example/husstand/${random.text('ABCDEF0123456789', 18)}`;
  const story = (label: string) =>
    `<a style="color:#111" href="https://nyhetsbrev.fjordposten.example/k/${random.text('abcdefghijkmnp23456789', 10)}">${label}</a>`;
  const day = random.whole(3, 27);
  return [
    ...laidOut(
      [
        {
          name: 'sign-in code',
          language: 'nb',
          subject: `Engangskode: ${login}`,
          body: `<p>Hei!</p><p>Skriv inn denne koden for å logge inn:</p><p class="code">${login}</p><p>Den varer i 15 minutter. Ba du ikke om noen kode, har trolig noen tastet feil e-postadresse.</p>`,
          codes: [login],
        },
        {
          name: 'account merge',
          language: 'nb',
          subject: 'Slå sammen kontoene dine',
          body: `<p>Vi fant to kontoer med samme mobilnummer (+47 *** ** ${random.digits(3)}). For å samle abonnementene på denne adressen må du oppgi <b>${merge}</b> i vinduet der du startet.</p><p>Lar du være, beholder du begge.</p>`,
          codes: [merge],
        },
        {
          name: 'gift subscription',
          language: 'nb',
          subject: 'Du har fått tre måneder med Fjordposten i gave 🎁',
          body: `<p>Gratulerer, Robin!</p><p>Tante Gro spanderer digital tilgang på deg. Logg inn på konto.vestmedia.example, velg «Aktiver gave» og tast inn:</p><p style="font:22px monospace;border:1px dotted #999;padding:12px;text-align:center">${gift}</p><p>Aktiver før ${day}. desember 2026. Gaven stopper av seg selv.</p>`,
          codes: [gift],
        },
        {
          name: 'confirm address',
          language: 'nb',
          subject: 'Bekreft e-postadressen',
          body: `<p>Velkommen som leser!</p><p>Før du kan kommentere saker og lagre artikler, må vi vite at vi når deg.</p><p style="text-align:center"><a href="${confirm.replace('&', '&amp;')}" style="background:#0b5fff;color:#fff;padding:13px 26px;text-decoration:none;border-radius:3px">Ja, dette er min adresse</a></p>`,
          links: [confirm],
        },
        {
          name: 'household',
          language: 'nb',
          subject: 'Odd Falk deler abonnementet sitt med deg',
          body: `<p>Odd har lagt deg til som familiemedlem, og da kan du lese alt bak betalingsmuren uten å betale noe.</p><p><a href="${household}">Ta imot tilgangen</a></p><p>Tilbudet ligger klart i 10 dager.</p>`,
          links: [household],
        },
        {
          name: 'price',
          language: 'nb',
          subject: 'Abonnementet ditt blir 20 kroner dyrere',
          body: `<p>Fra ${day}. juni koster Digital Pluss 269 kr i måneden (i dag 249 kr). Neste trekk på kort **** ${random.digits(4)} skjer samme dag.</p><p>Kundenummer: ${random.digits(8)}. Vil du si opp eller snakke med oss, ring 70 55 01 90 mellom 8 og 16.</p>`,
        },
      ] satisfies Draft[],
      account,
    ),
    ...laidOut(
      [
        {
          name: 'morning letter',
          language: 'nb',
          subject: `God morgen! Her er nyhetene ${day}. mars`,
          body: `<h1 style="font-size:30px">Morgenbrevet</h1><p>2 grader og sludd i Ålesund, ${random.whole(8, 19)} m/s på Svinøy fyr. Sola går opp 06.41. Laget av vaktsjef Turid Moldskred.</p>
<h2>${story('Kommunen mangler 48 millioner')}</h2><p>Rådmannen vil stenge to skoler innen 2028. I går møtte 340 foreldre fram på Moa, og ordføreren måtte svare i halvannen time. «Vi får kjeft uansett», sier han.</p>
<h2>${story('Ferga sto i 6 timer')}</h2><p>MF «Sulafjord» fikk motorstopp kl. 14.10 med 112 passasjerer om bord. Rederiet deler ut reisekort for 500 kroner til alle som var med.</p>
<h2>${story('Hackere tok over 1 200 kontoer')}</h2><p>Kunder av et lokalt regnskapsbyrå ble bedt om å oppgi engangskoden sin på telefon. Politiet: Legg på. Banken ber aldri om den.</p>
<table width="100%" cellpadding="6" style="border-top:2px solid #111111;border-bottom:2px solid #111111"><tr><td>Hovedindeksen</td><td align="right">1 ${random.digits(3)},44</td><td align="right" style="color:#990000">−0,8 %</td></tr><tr><td>Nordsjøolje</td><td align="right">71,${random.digits(2)} dollar</td><td align="right">+1,2 %</td></tr><tr><td>Euro</td><td align="right">11,${random.digits(2)} kr</td><td align="right">+0,1 %</td></tr><tr><td>Strøm, NO3</td><td align="right">${random.whole(20, 90)} øre/kWh</td><td></td></tr></table>
<h3>Sport</h3><p>${story('Hødd–Brattvåg 3–1 (1–1)')}: 1 846 tilskuere, gule kort til nr. 4, 8 og 17. ${story('Se alle målene')}.</p>
<h3>Dødsfall</h3><p>Kåre Nedregård, f. 1931. Bisettes i Volsdalen kirke torsdag kl. 13.00. Solveig Ytterland, f. 1944.</p>
<h3>Lotto, uke 12</h3><p>${random.whole(1, 9)} – 12 – 14 – 21 – 26 – 30 – 33. Tilleggstall: ${random.whole(15, 20)}. To vinnere fikk 4 870 215 kroner hver.</p>
<h3>${story('Quiz: Klarer du 10 av 10?')}</h3><p>1. Hvilket år ble veien til Aksla åpnet? 2. Hva heter fjorden? 3. Hvor mange trapper er det?</p><p>Tips oss: 70 55 01 91 eller tips@fjordposten.example</p>`,
        },
        {
          name: 'readers’ offer',
          language: 'nb',
          subject: 'Abonnentfordel: 25 % på Hurtigruta',
          body: `<h1 style="font-size:26px">Reis nordover i vår</h1><p>Bestill før ${day}. april og oppgi fordelskoden <b>FJORD25</b> i kassa hos Kystturer AS. Fra 4 990 kr per person i delt lugar, ordinær pris 6 650 kr.</p><p>Gjelder avganger til og med 31.05.2026.</p>`,
        },
      ] satisfies Draft[],
      daily,
    ),
  ];
}
