/** A site of small ads: flats, used things and resold tickets, with messages between people, digests of searches and the site's own checks. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

const note = (accent: string, paragraphs: string[], tail: string) =>
  `<div dir="ltr" style="font:15px/1.55 system-ui,Arial;max-width:600px"><div style="width:44px;height:44px;border-radius:22px;background:${accent};color:#fff;text-align:center;line-height:44px;font-weight:bold">b!</div>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
<p style="color:#999;font-size:12px;border-left:2px solid ${accent};padding-left:8px">${tail}</p></div>`;

export function mails(random: Random): FamilyMail[] {
  const [phone, entry] = ['2031', `${random.text('ABCDEFGHKMNPRTUVWXYZ', 2)}${random.digits(4)}`];
  const publish = `https://www.bazarel.example/ro/anunt/${random.digits(8)}/publica?semn=${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 14)}`;
  const ad = random.digits(8);
  return [
    {
      name: 'cs message about a flat',
      language: 'cs',
      subject: 'Odpověď na inzerát „2+kk Žižkov“',
      html: note(
        '#e4572e',
        [
          'Pan Vondra vám píše:',
          '<i>„Dobrý den, prohlídka může být ve středu v 17:15. U vchodu naťukejte 0417 a zvonek Vondra, čtvrté patro, dveře 19. Nájem 18 900, kauce 37 800 a poplatky 4 250. Volejte na 605 550 141.“</i>',
          '<a href="https://www.bazarel.example/cs/zpravy/55017">Odepsat</a>',
        ],
        `Inzerát ${ad}, 56 m², 130 00 Praha 3. Nikdy neplaťte předem.`,
      ),
      ...NEITHER,
    },
    {
      name: 'cs ticket bought',
      language: 'cs',
      subject: 'Vaše vstupenky na Podzimní ozvěny',
      html: note(
        '#2e86ab',
        [
          'Koupě proběhla, prodejce dostane peníze den po koncertu.',
          `Vstupenka 1: sektor 104, řada 12, místo 8, QR ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}<br>Vstupenka 2: sektor 104, řada 12, místo 9, QR ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
          `Nepůjde-li QR kód přečíst, nadiktujte obsluze heslo akce: OZVENY26. Zaplaceno 2 × 1 190 Kč, objednávka ${random.digits(7)}.`,
        ],
        'Bazarel, Dlouhá 55, 602 00 Brno · podpora 9–17 h',
      ),
      ...NEITHER,
    },
    {
      name: 'cs code for an ad',
      language: 'cs',
      subject: 'Inzerát „Kolo 28, rám 54“ čeká na ověření',
      html: note(
        '#e4572e',
        [
          `Než inzerát ${ad} (cena 7 400 Kč, PSČ 602 00) ukážeme ostatním, potřebujeme vědět, že nejste robot.`,
          `Na stránce s náhledem zadejte <span style="background:#ffe9a8;padding:3px 8px">${phone}</span>. Stihněte to do půlnoci, jinak se inzerát smaže.`,
        ],
        'Bazarel, Dlouhá 55, 602 00 Brno · verze 3.41',
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'cs saved search',
      language: 'cs',
      subject: '7 nových: „gramofon“ do 3 000 Kč',
      text: `bazarel / hlídač č. 20417

1) Tonar NC 440, 2 400 Kč, Plzeň (301 00)    https://www.bazarel.example/i/${random.digits(8)}
2) Klárka L 75, 2 990 Kč, Zlín (760 01)       https://www.bazarel.example/i/${random.digits(8)}
3) Na díly, kód chyby E3, 450 Kč, Louny      https://www.bazarel.example/i/${random.digits(8)}
... a další 4

Vypnout hlídače: https://www.bazarel.example/cs/hlidac/20417/konec`,
      ...NEITHER,
    },
    {
      name: 'ro flats of the week',
      language: 'ro',
      subject: 'Apartamente noi în Iași: 12 rezultate',
      html: note(
        '#3a7d44',
        [
          'Căutarea „2 camere, Copou, sub 450 €” are 12 anunțuri proaspete.',
          `<b>430 €</b> · 54 mp, et. 3/4, an 1987 · ID ${random.digits(8)}<br><b>395 €</b> · 48 mp, et. 1/10, an 2019 · ID ${random.digits(8)}<br><b>450 €</b> · 61 mp, cod agenție 7714 · ID ${random.digits(8)}`,
          '<a href="https://www.bazarel.example/ro/cautari/3318">Vezi toate</a> · <a href="https://www.bazarel.example/ro/cautari/3318/stop">Nu mai trimite</a>',
        ],
        'Bazarel România, bd. Independenței 55, 700100 Iași',
      ),
      ...NEITHER,
    },
    {
      name: 'ro code asked by somebody else',
      language: 'ro',
      subject: 'Atenție la ce trimiteți pe chat',
      html: note(
        '#b00020',
        [
          `Utilizatorul <b>dan_auto_88</b> v-a cerut pe chat un cod primit prin SMS. L-am blocat. Codul ${random.digits(6)}, generat de el la 13:22 pentru contul dumneavoastră, a fost anulat.`,
          'Nu e nevoie să faceți altceva. Țineți minte: cumpărătorul plătește, nu vă cere nici coduri, nici datele cardului.',
        ],
        'Sesizarea 26-5501 · Bazarel România',
      ),
      ...NEITHER,
    },
    {
      name: 'ro message between people',
      language: 'ro',
      subject: 'Mesaj de la Ilinca: canapea extensibilă',
      text: `Ilinca a răspuns la anunțul ${ad}:

  Salut! O iau cu 650 lei dacă o pot ridica sâmbătă pe la 11. Vin cu o dubă, B 55 RBN.
  Interfonul tot 27C e? Data trecută mi-ai zis că ușa de jos merge cu 1204#, mai e valabil?
  Nr. meu: 0740 555 014

Răspundeți direct la acest e-mail sau din aplicație.
bazarel`,
      ...NEITHER,
    },
    {
      name: 'ro publish the ad',
      language: 'ro',
      subject: 'Mai e puțin până apare anunțul',
      html: note(
        '#3a7d44',
        [
          'Ați scris „Bicicletă copii 20 inch, 350 lei”, fără cont. Ca să fim siguri că adresa e a dumneavoastră, confirmați-o:',
          `<a href="${publish}">Confirm și public anunțul</a>`,
          `Anunțul va sta 30 de zile, cu 5 poze. Promovare 7 zile: 19,90 lei, cu codul START 9,90 lei.`,
        ],
        'Bazarel România, bd. Independenței 55, 700100 Iași',
      ),
      codes: [],
      links: [publish],
      best: { link: publish },
    },
    {
      name: 'en tickets resold to you',
      language: 'en',
      subject: '3 tickets: The Low Tides, Fri 9 Oct, Block 204',
      text: `You beat 41 other people to these. Order ${random.digits(7)}, paid GBP 142.50.

  Block 204, row K, seat 11    barcode ${random.digits(12)}
  Block 204, row K, seat 12    barcode ${random.digits(12)}
  Block 204, row K, seat 13    barcode ${random.digits(12)}

Entry gate 6 from 18:30. Under-14s with an adult. Presale code used by the seller: TIDES24.
Phone the venue on 0151 555 0114 for step-free access.

bazarel tickets`,
      ...NEITHER,
    },
    {
      name: 'en hand-over code',
      language: 'en',
      subject: 'Sold! Meet Prakash at 14:00',
      html: note(
        '#2e86ab',
        [
          `Prakash paid £85 for "Oak desk, 140 x 70". We hold the money until he has the desk.`,
          `He'll show you a four-figure hand-over code; ours on file ends in 7. Collection: 14:00, 31 Cope Street, L8 5TX. Listing ${ad}, payout 3 days later to account ****0141.`,
          '<a href="https://www.bazarel.example/en/sales">My sales</a>',
        ],
        'Bazarel UK, 5 Canning Row, Liverpool L8 7NN',
      ),
      ...NEITHER,
    },
    {
      name: 'en code in the subject',
      language: 'en',
      subject: `bazarel: ${entry} lets you in`,
      html: note(
        '#e4572e',
        [
          'Hiya Robin, what you need stands in the subject line; copy it into the tab that is waiting.',
          `Good for twelve minutes and one browser (yours says Safari 19.1, 203.0.113.40). Meanwhile 2 people watch your ad ${ad} and "Prakash" offers £80.`,
        ],
        'Bazarel UK, 5 Canning Row, Liverpool L8 7NN. VAT 355 0141 20.',
      ),
      codes: [entry],
      links: [],
      best: { code: entry },
    },
    {
      name: 'en rate the buyer',
      language: 'en',
      subject: 'How was Prakash? (sale 88-20417)',
      html: note(
        '#2e86ab',
        [
          'Your £85.00 is on its way, bank reference BZ20417P. Leave stars for Prakash so the next seller knows:',
          [1, 2, 3, 4, 5]
            .map((stars) => `<a href="https://www.bazarel.example/en/r/20417?s=${stars}">${stars}&#9733;</a>`)
            .join(' '),
          'He has 4.9 from 63 sales. Ratings close on 19 October.',
        ],
        'Bazarel UK, 5 Canning Row, Liverpool L8 7NN',
      ),
      ...NEITHER,
    },
  ];
}
