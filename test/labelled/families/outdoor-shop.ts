/** A shop for the outdoors in the north: newsletters with product grids, orders and parcels, and the few mails about the account. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BASE = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const wrap = (
  lang: string,
  hidden: string,
  rows: string[],
  end: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html lang="${lang}"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><style>a.knapp{background:#2f5d3a;color:#fff!important;display:block;width:260px;margin:0 auto;padding:15px 0;text-align:center;text-decoration:none;text-transform:uppercase;letter-spacing:1px}
td.pris{font-weight:700;color:#c0392b}@media only screen and (max-width:600px){.kol{display:block!important;width:100%!important}}</style></head>
<body topmargin="0" leftmargin="0" bgcolor="#eceae4"><span style="display:none!important;visibility:hidden;mso-hide:all;font-size:1px;color:#eceae4">${hidden} &#8199;&#65279;&#8199;&#65279;&#8199;&#65279;</span>
<table width="100%" bgcolor="#eceae4" cellspacing="0" cellpadding="0"><tr><td align="center"><table class="kol" width="600" bgcolor="#ffffff" cellspacing="0" cellpadding="0" style="font-family:'Franklin Gothic',Arial,sans-serif">
<tr><td align="center" style="padding:18px"><img src="https://bilder.furuvik.example/e/logo_gran.png" alt="FURUVIK" width="170"></td></tr>
${rows.map((inner) => `<tr><td style="padding:12px 32px;font-size:15px;line-height:23px">${inner}</td></tr>`).join('\n')}
<tr><td align="center" bgcolor="#22332a" style="padding:20px;color:#c8d2c9;font-size:11px;line-height:18px">${end}</td></tr></table></td></tr></table></body></html>`;

const goods = (items: [string, string, string, string][]) =>
  `<table width="100%"><tr>${items.map(([href, picture, title, price]) => `<td class="kol" width="33%" align="center" style="padding:6px"><a href="${href}"><img src="https://bilder.furuvik.example/p/${picture}.jpg" width="160" alt="${title}"></a><br>${title}<table align="center"><tr><td class="pris">${price}</td></tr></table></td>`).join('')}</tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const t = () => `https://post.furuvik-mail.example/x/d?q=${random.text(BASE, 58)}~&amp;s=${random.digits(9)}`;
  const u = (url: string) => url.replaceAll('&amp;', '&');
  const knapp = (href: string, label: string) => `<a class="knapp" href="${href}">${label}</a>`;
  const nbEnd = `Furuvik AS, Storgata 112, 2615 Lillehammer, org.nr. 987 654 013 MVA<br><a href="${t()}" style="color:#fff">Butikker</a> | <a href="${t()}" style="color:#fff">Retur</a> | <a href="${t()}" style="color:#fff">Meld deg av</a>`;
  const svEnd = `Furuvik AB, Hantverkargatan 9, 831 30 Östersund, org.nr 556677-0142<br><a href="${t()}" style="color:#fff">Butiker</a> | <a href="${t()}" style="color:#fff">Returer</a> | <a href="${t()}" style="color:#fff">Avsluta utskick</a>`;
  const enEnd = `Furuvik AS, Storgata 112, 2615 Lillehammer, Norway<br><a href="${t()}" style="color:#fff">Stores</a> | <a href="${t()}" style="color:#fff">Returns</a> | <a href="${t()}" style="color:#fff">No more mails</a>`;
  const [klubb, passord, vekk, brev, losen, bort] = [t(), t(), t(), t(), t(), t()];
  const kode = random.digits(5);
  return [
    {
      name: 'medlem i kundeklubben',
      language: 'nb',
      subject: 'Ett tastetrykk til, så er du i klubben',
      html: wrap(
        'nb',
        'Bonus på alt, og turtips hver måned',
        [
          '<h1 style="font-size:28px;line-height:34px">Turklubben venter</h1>Du skrev deg på hos Ola i butikken på Lillehammer (kasse 3, 24.11.2026 kl. 16.20). Vi trenger bare å vite at han tastet riktig adresse.',
          knapp(klubb, 'Adressen stemmer'),
          `<small>Medlemsnummer ${random.digits(8)}. Ti prosent på første kjøp gis automatisk, uten rabattkode.</small>`,
        ],
        nbEnd,
      ),
      codes: [],
      links: [u(klubb)],
      best: { link: u(klubb) },
    },
    {
      name: 'glemt passord',
      language: 'nb',
      subject: 'Nytt passord til nettbutikken',
      html: wrap(
        'nb',
        'Lenken varer i to timer',
        [
          `Hei Robin,<br><br>noen har trykket på «Glemt passord?» for denne adressen. Hvis det var deg: <a href="${passord}">lag et nytt</a> innen kl. 15.10. Hvis ikke: ingenting er endret.`,
          `Mens du er her: <a href="${t()}">vinterens ullundertøy</a> er ferdig pakket ut.`,
        ],
        nbEnd,
      ),
      codes: [],
      links: [u(passord)],
      best: { link: u(passord) },
    },
    {
      name: 'svart helg',
      language: 'nb',
      subject: 'Opptil 50 % – bare til mandag',
      html: wrap(
        'nb',
        'Kode SKARE50 i kassen',
        [
          `<a href="${t()}"><img src="https://bilder.furuvik.example/k/svarthelg.jpg" width="536" alt="Svart helg. Kjøp nå"></a>`,
          goods([
            [t(), '304417', 'Skalljakke Rondane', '1 749,-'],
            [t(), '310022', 'Fjellski 2019-modell', '2 290,-'],
            [t(), '298810', 'Hodelykt 400 lm', '349,-'],
          ]),
          'Bruk koden <b>SKARE50</b> i kassen. Gjelder til 30.11. kl. 23.59.',
          knapp(t(), 'Til tilbudene'),
        ],
        nbEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'pakken er levert i boks',
      language: 'nb',
      subject: 'Pakken ligger klar i pakkeboks 14',
      html: wrap(
        'nb',
        'Hentes innen 1. desember',
        [
          `Ordre <b>F-${random.digits(7)}</b> ligger i pakkeboks 14 ved Kiosken, Storgata 60. Hentekode: <b>${random.digits(4)}</b>. Sporing: 70700${random.digits(12)}.`,
          knapp(t(), 'Se ordren'),
        ],
        nbEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'kontoen er låst',
      language: 'nb',
      subject: 'Kontoen din er satt på pause',
      html: wrap(
        'nb',
        'Du kan åpne den selv',
        [
          'Fem gale passord på rad, kl. 02.13 til 02.16 i natt. Da setter vi kontoen på pause, for sikkerhets skyld. Bonusen din (214 poeng) er i behold.',
          knapp(vekk, 'Åpne kontoen igjen'),
          'Ringer du heller? Kundeservice svarer på 61 55 01 20, hverdager 9–17.',
        ],
        nbEnd,
      ),
      codes: [],
      links: [u(vekk)],
      best: { link: u(vekk) },
    },
    {
      name: 'nyhetsbrev att bekräfta',
      language: 'sv',
      subject: 'Vill du ha fjällbrevet?',
      html: wrap(
        'sv',
        'Svara innan snön kommer',
        [
          `<h1 style="font-size:28px;line-height:34px">Fjällbrevet, en gång i månaden</h1>Någon, troligen du, fyllde i <b>robin@postroom.localhost</b> på vår sida 23 november.`,
          `<a href="${brev}"><img src="https://bilder.furuvik.example/e/sv/ja-tack.png" width="240" height="58" alt="Ja tack" border="0"></a>`,
          `<small>Tidigare brev: <a href="${t()}">september</a>, <a href="${t()}">oktober</a>.</small>`,
        ],
        svEnd,
      ),
      codes: [],
      links: [u(brev)],
      best: { link: u(brev) },
    },
    {
      name: 'konto utan lösenord',
      language: 'sv',
      subject: 'Vi flyttade ditt konto till nya butiken',
      html: wrap(
        'sv',
        'Välj ett lösenord',
        [
          'Hej Robin! Den 16 november bytte vi butikssystem. Dina 9 ordrar sedan 2021 följde med, men lösenordet gjorde det inte. Därför behöver du bestämma ett nytt innan du handlar nästa gång.',
          knapp(losen, 'Fortsätt'),
          `<small>Kundnummer ${random.digits(6)}. Frågor: 063-55 01 77.</small>`,
        ],
        svEnd,
      ),
      codes: [],
      links: [u(losen)],
      best: { link: u(losen) },
    },
    {
      name: 'kvitto',
      language: 'sv',
      subject: 'Tack för ditt köp!',
      html: wrap(
        'sv',
        'Order S-4471902',
        [
          '<table width="100%"><tr><td>Vandringskänga Helags, 43</td><td align="right">1 899 kr</td></tr><tr><td>Vax 2 x 125 ml</td><td align="right">198 kr</td></tr><tr><td>Frakt</td><td align="right">49 kr</td></tr><tr><td><b>Summa, varav moms 429,20 kr</b></td><td align="right"><b>2 146 kr</b></td></tr></table>',
          `Kort **** 7781, köp-id ${random.digits(10)}. Levereras 27–30 november till 831 30 Östersund.`,
          knapp(t(), 'Visa order'),
        ],
        svEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'adressbyte att godkänna',
      language: 'sv',
      subject: 'Ska ordern skickas till en annan adress?',
      html: wrap(
        'sv',
        'Order S-4471902 väntar',
        [
          'På order S-4471902 har leveransadressen ändrats till <b>Strandgatan 30 B, 830 13 Åre</b>. Eftersom beloppet är över 2 000 kr skickar vi inget förrän du har godkänt bytet.',
          knapp(bort, 'Godkänn adressen'),
          `Annars <a href="${t()}">behåller vi den gamla</a>.`,
        ],
        svEnd,
      ),
      codes: [],
      links: [u(bort)],
      best: { link: u(bort) },
    },
    {
      name: 'sign-in digits at the till',
      language: 'en',
      subject: 'Furuvik: digits for the screen',
      html: wrap(
        'en',
        'Key them in at the self-service till',
        [
          `To see your bonus at the self-service till, key in<br><br><span style="font-size:34px;font-weight:700;color:#2f5d3a">${kode}</span><br><br>within three minutes. Till 7, Lillehammer, 24 Nov 2026, 12:44. You have 214 points, worth NOK 107.`,
        ],
        enEnd,
      ),
      codes: [kode],
      links: [],
      best: { code: kode },
    },
    {
      name: 'back in stock',
      language: 'en',
      subject: 'Size 43 is back',
      html: wrap(
        'en',
        'Twelve pairs, first come, first served',
        [
          `<h1 style="font-size:28px;line-height:34px">You asked, it came</h1>The hiking boot Helags in size 43 (article 298-4417) is in stock again: 12 pairs, NOK 1,899.00 each.`,
          knapp(t(), 'Yes, I want it'),
          `<small>Free returns for 60 days, also from abroad. <a href="${t()}">Read how</a></small>`,
        ],
        enEnd,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
