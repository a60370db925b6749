/** A Finnish bank: terse text and simple HTML, confirmation numbers, contracts to accept, statements and fees; Finnish, Swedish and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const simple = (body: string) => `<html><body style="font-family:Arial;color:#002f5f"><table width="500"><tr><td>
<p style="font-size:19px;border-bottom:2px solid #00a9e0">Kuikka Pankki</p>${body}
<p style="font-size:11px;color:#667">Kuikka Pankki Oyj, Y-tunnus 01999208-5, Kauppakatu 7, 40100 Jyväskylä. Sulkupalvelu 24 h: 020 333.</p></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const number = random.digits(4);
  const app = random.digits(6);
  const swedish = random.digits(6);
  const contract = `https://asiointi.kuikkapankki.example/sopimus/hyvaksy?id=${random.digits(8)}&avain=${random.text('abcdef0123456789', 24)}`;
  const newcomer = `https://asiointi.kuikkapankki.example/aloita/${random.text('abcdefghijkmnpqrstuvwxyz23456789', 24)}`;
  return [
    {
      name: 'confirmation number',
      language: 'fi',
      subject: 'Vahvista verkko-ostos',
      text: `Hei,

vahvistusnumero ostolle ${random.whole(20, 290)},${random.digits(2)} EUR, Kirjakauppa Lumi Oy: ${number}

Syötä numero kaupan maksusivulle. Kortti päättyy ${random.digits(4)}.
Et ole ostamassa mitään? Soita sulkupalveluun 020 333.

Kuikka Pankki`,
      codes: [number],
      links: [],
      best: { code: number },
    },
    {
      name: 'taking the app into use',
      language: 'fi',
      subject: 'Kuikka-mobiilin käyttöönotto',
      html: simple(
        `<p>Hei Robin,</p><p>olet ottamassa tunnistussovellusta käyttöön puhelimella, jonka numero päättyy ${random.digits(2)}.</p><p>Aktivointitunnus: <b>${app.slice(0, 3)} ${app.slice(3)}</b></p><p>Tunnus vanhenee ${random.whole(15, 22)}.${random.whole(10, 59)}. Valitse lopuksi itse nelinumeroinen PIN, jota et kerro kellekään.</p>`,
      ),
      codes: [app],
      links: [],
      best: { code: app },
    },
    {
      name: 'code in Swedish',
      language: 'sv',
      subject: 'Din engångskod från Kuikka',
      text: `Hej Robin

Använd engångskoden ${swedish} för att slutföra inloggningen till nätbanken. Koden gäller i fyra minuter.

Ingen på banken behöver den, lämna den inte ut per telefon.

Kuikka Banken, tfn 0200 34 ${random.digits(3)} (lna/msa)`,
      codes: [swedish],
      links: [],
      best: { code: swedish },
    },
    {
      name: 'contract to be accepted',
      language: 'fi',
      subject: 'Sopimus odottaa hyväksyntääsi',
      html: simple(
        `<p>Hei Robin,</p><p>asuntolainan lyhennysvapaata koskeva muutossopimus ${random.digits(6)}-${random.digits(4)} on valmis. Lue se ja hyväksy viimeistään ${random.whole(10, 28)}.8.2026:</p><p><a href="${contract.replace('&', '&amp;')}">${contract.replace('&', '&amp;')}</a></p><p>Marginaali 0,${random.digits(2)} %, muutospalkkio 150 €.</p>`,
      ),
      codes: [],
      links: [contract],
      best: { link: contract },
    },
    {
      name: 'start for a new customer in English',
      language: 'en',
      subject: 'Become a customer: continue where you left off',
      text: `Hi Robin,

You began to fill in our form for new customers on ${random.whole(10, 28)} May, but the identification is still missing.

Continue and identify yourself: ${newcomer}

We keep your answers for 14 days. Application no. ${random.digits(8)}.

Kuikka Bank`,
      codes: [],
      links: [newcomer],
      best: { link: newcomer },
    },
    {
      name: 'bill from a company',
      language: 'fi',
      subject: 'Uusi e-lasku: Järvi-Suomen Sähkö',
      html: simple(
        `<p>E-lasku erääntyy ${random.whole(10, 28)}.4.2026.</p><table><tr><td>Summa</td><td>${random.whole(40, 160)},${random.digits(2)} €</td></tr><tr><td>Viite</td><td>${random.digits(5)} ${random.digits(5)} ${random.digits(5)}</td></tr><tr><td>Tili</td><td>FI** **** **** ${random.digits(4)} ${random.digits(2)}</td></tr></table><p>Laskun hyväksyt verkkopankissa. Emme lähetä linkkejä kirjautumiseen.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'meeting by video',
      language: 'fi',
      subject: 'Ajanvarauksesi: verkkotapaaminen 9.6. klo 13.00',
      text: `Kiitos varauksesta!

Asia: säästäminen ja sijoittaminen
Asiantuntija: Minna Koskela, p. 050 ${random.digits(3)} ${random.digits(4)}
Kokoustunnus: ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}
Tunnusluku: ${random.text('abcdefghkmnpqrstABCDEFG23456789', 6)}
Varausnumero: ${random.digits(7)}

Liity kokoukseen viisi minuuttia ennen alkua.`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
