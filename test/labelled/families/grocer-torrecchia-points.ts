/** A grocer's points card in three countries: vouchers, gift cards, receipts and draws, and the odd code for the card account. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };

function leaflet(rows: string[], legal: string): string {
  return `<table border="0" width="100%" bgcolor="#eaf4e2"><tbody><tr><td align="center">
<table border="0" width="560" cellpadding="18" bgcolor="#ffffff" style="border:3px solid #3f7d20"><tbody>
<tr><td align="center" bgcolor="#3f7d20"><font face="Arial" color="#ffffff" size="5"><b>TORRECCHIA</b></font></td></tr>
${rows.map((row) => `<tr><td><font face="Arial" size="3">${row}</font></td></tr>`).join('\n')}
<tr><td align="center"><font face="Arial" size="1" color="#777777">${legal}</font></td></tr>
</tbody></table></td></tr></tbody></table>`;
}

const NL =
  'Torrecchia Nederland B.V., Postbus 5514, 3500 HA Utrecht. Actie geldig zolang de voorraad strekt. Klantenservice 030 555 0188.';
const IT =
  'Torrecchia Italia S.p.A., via dei Mulini 14, 43121 Parma, P.IVA 01955014002. Numero verde 800 555 018. Regolamento in negozio.';
const FR =
  "Torrecchia France SAS au capital de 4 500 000 €, ZA des Peupliers, 59000 Lille. L'abus d'alcool est dangereux pour la santé.";

export function mails(random: Random): FamilyMail[] {
  const card = () => `2640 ${random.digits(4)} ${random.digits(4)} ${random.digits(1)}`;
  const spend = random.digits(4);
  const confirm = `https://carta.torrecchia.example/it/attiva/${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 28)}`;
  const login = random.digits(6);
  return [
    {
      name: 'nl weekly voucher',
      language: 'nl',
      subject: 'Jouw code van deze week: BES15',
      html: leaflet(
        [
          '<h2>15 % KORTING OP ALLE BESSEN</h2>Noem de code aan de kassa of vul hem in bij je online bestelling.',
          '<div align="center" style="border:2px dotted #3f7d20;font-size:28px">BES15</div>',
          `Geldig ma 4 t/m zo 10 mei, filiaal 117 (Neude). Bonnummer van je laatste bezoek: ${random.digits(8)}. Blauwe bessen 125 g <s>2,99</s> 2,54.`,
        ],
        NL,
      ),
      ...NEITHER,
    },
    {
      name: 'nl gift card',
      language: 'nl',
      subject: 'Opa Wim stuurt je een cadeaukaart van €25',
      html: leaflet(
        [
          '<h2>GEFELICITEERD!</h2><i>"Koop er iets lekkers van, jongen. Opa"</i>',
          `Kaartnummer: <b>${random.digits(19)}</b><br>Pincode: <b>${random.digits(4)}</b><br>Saldo: € 25,00`,
          'Laat de kaart scannen bij de kassa of gebruik nummer en pin bij het afrekenen in de webwinkel. Twee jaar geldig, tot 02-05-2028.',
        ],
        NL,
      ),
      ...NEITHER,
    },
    {
      name: 'nl points statement',
      language: 'nl',
      subject: 'Puntenstand april: 3.285',
      html: leaflet(
        [
          `<h2>DAG ROBIN</h2>Kaart ${card()}`,
          '<table width="100%"><tr><td>Gespaard</td><td>412</td></tr><tr><td>Ingewisseld</td><td>-1.000</td></tr><tr><td>Vervalt 31 mei</td><td>140</td></tr><tr><td><b>Stand</b></td><td><b>3.285</b></td></tr></table>',
          '1.000 punten zijn € 5 waard. <a href="https://kaart.torrecchia.example/nl/punten">Bekijk je punten</a>',
        ],
        NL,
      ),
      ...NEITHER,
    },
    {
      name: 'nl code to spend points',
      language: 'nl',
      subject: `${spend} - punten inwisselen`,
      html: leaflet(
        [
          `Je staat op het punt om <b>2.000 punten</b> (€ 10,00) te besteden bij filiaal 117, kassa 4.`,
          `Toets <b>${spend}</b> op het pinapparaat om dat goed te keuren. Na 3 minuten stopt het apparaat.`,
          `Kaart ${card()}, bon ${random.digits(8)}. Volgende week: 20 % op kaas met code KAAS20.`,
        ],
        NL,
      ),
      codes: [spend],
      links: [],
      best: { code: spend },
    },
    {
      name: 'nl digital receipt',
      language: 'nl',
      subject: 'Je kassabon van 2 mei, € 41,87',
      html: leaflet(
        [
          `<pre>FILIAAL 117  KASSA 4   02-05-2026 18:21
2 X 0,89  KOMKOMMER        1,78
WIJN ROOD 0,75L            6,49
DIV. (14 ART)             33,60
TOTAAL                    41,87
PIN  AUTORISATIECODE     ${random.text('0123456789ABCDEF', 6)}
TERMINAL                ${random.digits(8)}</pre>`,
          'Iets niet in orde? Ruilen kan 14 dagen met deze bon.',
        ],
        NL,
      ),
      ...NEITHER,
    },
    {
      name: 'it order ready',
      language: 'it',
      subject: `La tua spesa è pronta: codice di ritiro ${random.digits(5)}`,
      html: leaflet(
        [
          `<h2>TI ASPETTIAMO!</h2>Ordine 7-204418, 23 articoli, 3 sacchetti (uno nel banco freezer).`,
          `Mostra alla cassa rapida o digita sul totem:<div align="center" style="font-size:32px;border:2px dotted #3f7d20">${random.digits(5)}</div>`,
          'Ritiro oggi dalle 17:00 alle 19:30, parcheggio 2, via Emilia 88. Totale 96,40 €.',
        ],
        IT,
      ),
      ...NEITHER,
    },
    {
      name: 'it discount',
      language: 'it',
      subject: 'Buono da 8 € fino a domenica',
      html: leaflet(
        [
          '<h2>8 € DI SCONTO SU 60 € DI SPESA</h2>',
          `Codice buono: <b>${random.text('ABCDEFGHLMNPRSTUVZ23456789', 10)}</b>`,
          'Un solo utilizzo, non cumulabile, escluse ricariche telefoniche. <a href="https://www.torrecchia.example/it/volantino">Sfoglia il volantino</a>',
        ],
        IT,
      ),
      ...NEITHER,
    },
    {
      name: 'it activate the card',
      language: 'it',
      subject: 'La tua Carta Torrecchia è quasi tua',
      html: leaflet(
        [
          `Ciao Robin, abbiamo preparato la carta ${card()} con 100 punti di benvenuto.`,
          `<table align="center" cellpadding="12"><tr><td bgcolor="#d9480f"><a href="${confirm}"><font color="#ffffff"><b>ATTIVA LA CARTA</b></font></a></td></tr></table>`,
          'Premendo il pulsante confermi che questa è la tua email. Poi in negozio: caffè a 0,50 € col codice CAFFE50 entro il 15/05/2026.',
        ],
        IT,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'it draw of prizes',
      language: 'it',
      subject: 'Concorso "Vinci la dispensa": i numeri estratti',
      html: leaflet(
        [
          `<h2>ESTRAZIONE DEL 30 APRILE</h2>Primo premio: ${random.digits(7)}<br>Secondo premio: ${random.digits(7)}<br>Dal terzo al decimo: ${random.digits(7)}, ${random.digits(7)}, ${random.digits(7)}`,
          `Le tue giocate: 0 vincenti su 6 (l'ultima: scontrino 0418 delle 10:52, codice ${random.digits(6)}).`,
          'Montepremi 12.000 €. Aut. min. 2026/0771.',
        ],
        IT,
      ),
      ...NEITHER,
    },
    {
      name: 'fr gift card bought',
      language: 'fr',
      subject: 'Votre carte cadeau de 50 € à imprimer',
      html: leaflet(
        [
          '<h2>MERCI DE VOTRE ACHAT</h2>Commande CF-2026-33108, réglée par carte **** 6610.',
          `N° de carte ${random.digits(16)}<br>Code à gratter ${random.digits(6)}<br>Valable jusqu'au 04/05/2027`,
          'À présenter en caisse, en une ou plusieurs fois.',
        ],
        FR,
      ),
      ...NEITHER,
    },
    {
      name: 'fr opinion asked',
      language: 'fr',
      subject: 'Votre passage du 3 mai : 4 questions',
      html: leaflet(
        [
          `Magasin n° 59014, caisse 7, ticket ${random.digits(9)}. Avez-vous trouvé tout ce que vous cherchiez ?`,
          `<a href="https://avis.torrecchia.example/fr/${random.digits(7)}">Je réponds</a> (2 minutes, et 150 points à la clé)`,
        ],
        FR,
      ),
      ...NEITHER,
    },
    {
      name: 'fr code for the account',
      language: 'fr',
      subject: 'Espace fidélité, nouvel appareil',
      html: leaflet(
        [
          `Bonjour Robin, pour ouvrir votre espace depuis cet ordinateur, recopiez : <b>${login.slice(0, 2)} ${login.slice(2, 4)} ${login.slice(4)}</b>`,
          `À utiliser avant 21 h 05. Carte ${card()}, 1 870 points, bon d'achat de 5 € (n° ${random.digits(8)}) disponible.`,
          `Besoin d'aide ? 09 55 50 18 80, choix 3.`,
        ],
        FR,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'fr referral',
      language: 'fr',
      subject: 'Parrainez : 10 € pour vous, 10 € pour elle ou lui',
      html: leaflet(
        [
          '<h2>VOTRE CODE DE PARRAINAGE</h2>',
          `<div align="center" style="font-size:26px">ROBIN-${random.digits(4)}</div>`,
          `Votre filleul l'indique à l'inscription, dès 30 € d'achat vous recevez tous deux 10 €. Déjà 2 filleuls, plafond 15. <a href="https://www.torrecchia.example/fr/parrainage?r=ROBIN">Partager</a>`,
        ],
        FR,
      ),
      ...NEITHER,
    },
  ];
}
