/** A literary magazine in three languages: a style sheet with classes, links of one word in running text, and feet full of links. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const SLUG = 'abcdefghijkmnpqrstuvwxyz23456789';

const style = `<style type="text/css">
  @import url('https://static.nachtfalter.example/fonts/gazette.css');
  body { margin: 0; background: #fbf7ee; }
  .sheet { width: 100%; max-width: 620px; margin: 0 auto; font-family: 'Gazette', Georgia, 'Times New Roman', serif; color: #1e1b16; }
  .masthead { text-align: center; letter-spacing: .3em; font-size: 13px; border-bottom: 3px double #1e1b16; padding: 22px 0 10px; }
  .copy { padding: 24px 30px; font-size: 18px; line-height: 1.55; }
  .copy a { color: #9c2a1c; text-decoration: underline; }
  .stamp { border: 2px solid #9c2a1c; padding: 10px 22px; font-variant: small-caps; }
  .colophon { padding: 18px 30px; font-size: 12px; line-height: 1.6; color: #79705f; border-top: 1px solid #d9cfb8; }
  @media (max-width: 480px) { .copy { padding: 18px 16px !important; font-size: 17px !important; } }
</style>`;

const sheet = (lang: string, issue: string, copy: string, colophon: string) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>Nachtfalter</title>
${style}
</head>
<body>
<table class="sheet" role="presentation" align="center"><tbody>
<tr><td class="masthead">NACHTFALTER<br><small>${issue}</small></td></tr>
<tr><td class="copy">
${copy}
</td></tr>
<tr><td class="colophon">${colophon}</td></tr>
</tbody></table>
</body>
</html>`;

export function mails(random: Random): FamilyMail[] {
  const reader = random.digits(6);
  const at = (path: string) => `https://nachtfalter.example/${path}?r=${reader}&amp;x=${random.text(SLUG, 12)}`;
  const deed = () => `https://list.postmantel.example/o/${random.text(SLUG, 10)}/${random.text(SLUG, 26)}`;
  const en = `<a href="${at('en/current')}">Current issue</a> | <a href="${at('en/podcast')}">Podcast</a> | <a href="${at('en/shop')}">Shop</a> | <a href="https://pix.example/nachtfalter">Pictures</a> | <a href="${at('en/submit')}">Submit a story</a><br>Nachtfalter Verlag GmbH, Rossgasse 8, 4051 Basel, UID CHE-114.228.903. <a href="${at('en/view')}">Read this in a browser</a>`;
  const fr = `<a href="${at('fr/numero')}">Le numéro</a> | <a href="${at('fr/balado')}">Le balado</a> | <a href="${at('fr/boutique')}">La boutique</a> | <a href="${at('fr/ecrire')}">Nous écrire</a><br>Nachtfalter Verlag GmbH, Rossgasse 8, 4051 Bâle, IDE CHE-114.228.903. <a href="${at('fr/quitter')}">Ne plus recevoir la lettre</a>`;
  const de = `<a href="${at('heft')}">Zum Heft</a> | <a href="${at('podcast')}">Hören</a> | <a href="${at('laden')}">Laden</a> | <a href="${at('einsenden')}">Einsenden</a> | <a href="${at('datenschutz')}">Datenschutz</a><br>Nachtfalter Verlag GmbH, Rossgasse 8, 4051 Basel, Tel. +41 61 555 04 12, UID CHE-114.228.903`;
  const [here, stay, go, image, entrer, ja, adresse, klick] = [deed(), deed(), deed(), deed(), deed(), deed(), deed(), deed()];
  const motDePasse = random.text('ACDEFGHJKLMNPQRTUVWXY34679', 6);
  return [
    {
      name: 'opt-in behind the word here',
      language: 'en',
      subject: 'A moth at your window',
      html: sheet(
        'en',
        'Letters after dark',
        `<p>Dear reader,</p>
<p>somebody left robin@postroom.localhost on our page on 24 November at 11:58 pm and ticked <em>The Thursday Letter</em>. We write only to people who mean it, so please say so <a href="${here}">here</a>.</p>
<p>Should the letter not be for you, do nothing; the address fades from our list in 7 days. All <a href="${at('en/archive')}">312 earlier letters</a> stay open to everyone.</p>
<p>Good night from the editors</p>`,
        en,
      ),
      codes: [],
      links: [here],
      best: { link: here },
    },
    {
      name: 'welcome after the opt-in',
      language: 'en',
      subject: 'You are in. Have a story',
      html: sheet(
        'en',
        'Letters after dark',
        `<p>Thank you for confirming. Your first Thursday Letter goes out on 26 November at 9 pm.</p>
<p>Until then: <a href="${at('en/the-lamp-seller')}">The Lamp Seller</a> by Ottla Vries, 2,400 words, about 11 minutes. Subscribers of the print edition save 15% with <b>MOTH15</b> <a href="${at('en/shop')}">in the shop</a> until 31 December 2026.</p>`,
        `${en} | <a href="${at('en/leave')}">Leave</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'still wanted, yes or no',
      language: 'en',
      subject: 'Shall we keep writing to you?',
      html: sheet(
        'en',
        'Housekeeping, autumn 2026',
        `<p>Robin, you have had 104 letters from us since 2024, and of the last 40 you opened none. We are tidying the list before the year ends.</p>
<p><a href="${stay}">Yes, go on</a>, I want to stay subscribed.<br><a href="${go}">No, that was enough</a>, thank you and goodbye.</p>
<p>Without an answer by 10 December we take it for a no.</p>`,
        en,
      ),
      codes: [],
      links: [stay],
      best: { link: stay },
    },
    {
      name: 'inscription, bouton en image',
      language: 'fr',
      subject: 'Plus qu’un geste avant la première lettre',
      html: sheet(
        'fr',
        'Lettres de la nuit',
        `<p>Bonsoir,</p>
<p>vous avez demandé <em>La Lettre du jeudi</em> le 24/11/2026 à 22 h 31 depuis notre page d’accueil. Afin que personne ne vous inscrive à votre place, il nous faut votre accord.</p>
<p style="text-align:center"><a href="${image}"><img src="https://static.nachtfalter.example/fr/oui-2x.png" width="260" height="64" border="0" alt="Oui, je m’inscris"></a></p>
<p style="text-align:center"><a href="${at('fr/apercu')}"><img src="https://static.nachtfalter.example/fr/couv-88.jpg" width="200" alt="Couverture du n° 88"></a></p>`,
        fr,
      ),
      codes: [],
      links: [image],
      best: { link: image },
    },
    {
      name: 'lettre ordinaire',
      language: 'fr',
      subject: 'N° 88 : les gardiens de phare',
      html: sheet(
        'fr',
        'Lettre du jeudi, n° 88',
        `<h2>Les gardiens de phare</h2>
<p>En 1911, quatre hommes vivaient sur le rocher de Tévennec. Iseult Kermadec est partie à leur recherche. <a href="${at('fr/phares')}">Lire la suite</a></p>
<h2>Trois poèmes de Jan Orel</h2>
<p>Traduits du tchèque par nos soins, 6 minutes. <a href="${at('fr/orel')}">Ici</a></p>
<p class="stamp">Abonnez-vous : 4 numéros, 48 € au lieu de 60 €. <a href="${at('fr/abo')}">J’en profite</a></p>`,
        fr,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'entrer sans mot de passe',
      language: 'fr',
      subject: 'Pour entrer dans votre bibliothèque',
      html: sheet(
        'fr',
        'Espace des abonnés',
        `<p>Abonné n° ${reader}, bonsoir. Sur la tablette ou le téléphone où vous lisez, recopiez ces six signes :</p>
<p style="text-align:center"><span class="stamp" style="font-family:monospace;font-size:30px">${motDePasse}</span></p>
<p>Vous êtes déjà devant le bon écran ? Alors <a href="${entrer}">entrez directement</a>. Les deux s’éteignent au bout de dix minutes. Votre abonnement court jusqu’au 30/06/2027.</p>`,
        fr,
      ),
      codes: [motDePasse],
      links: [entrer],
      best: { code: motDePasse },
    },
    {
      name: 'abonnement offert',
      language: 'fr',
      subject: 'Votre cadeau pour Mireille est parti',
      html: sheet(
        'fr',
        'Boutique',
        `<p>La carte cadeau <b>NF-${random.text('ACEFHKLMNPRTWXY', 4)}-88</b> (un an, 4 numéros, 48,00 €) a été envoyée à mireille.oudin@lavoie.example le 24/11/2026. Commande ${random.digits(8)}, carte bancaire finissant par 0917.</p>
<p>Vous pouvez <a href="${at('fr/commande')}">revoir la commande</a> ou <a href="${at('fr/facture')}">télécharger la facture</a>.</p>`,
        fr,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Eintrag bestätigen',
      language: 'de',
      subject: 'Donnerstagspost vom Nachtfalter?',
      html: sheet(
        'de',
        'Briefe nach Einbruch der Dunkelheit',
        `<p>Guten Abend,</p>
<p>Ihre Adresse wurde am 24. November 2026 um 20:14 Uhr (IP 203.0.113.150) für den Donnerstagsbrief eingetragen. Rechtlich brauchen wir dazu noch Ihr ausdrückliches Einverständnis:</p>
<p><a class="stamp" href="${ja}">Ja, ich will</a></p>
<p>Kein Interesse? Lassen Sie diesen Brief einfach liegen. Was wir speichern, steht <a href="${at('datenschutz')}">hier</a>.</p>`,
        de,
      ),
      codes: [],
      links: [ja],
      best: { link: ja },
    },
    {
      name: 'neue Adresse im Konto',
      language: 'de',
      subject: 'Künftig an diese Adresse?',
      html: sheet(
        'de',
        'Leserservice',
        `<p>Sehr geehrte Leserin, sehr geehrter Leser,</p>
<p>im Konto ${reader} soll robin@postroom.localhost die bisherige Adresse r.p***@altepost.example ablösen. Geändert wird erst, wenn Sie <a href="${adresse}">dieser Seite</a> einen Besuch abstatten, spätestens in 48 Stunden. Heft 89 erscheint am 4. Dezember und geht weiterhin an die Lindenstrasse 27, 4102 Binningen.</p>
<p>Fragen beantwortet Frau Aebi unter +41 61 555 04 12 oder über das <a href="${at('kontakt')}">Formular</a>.</p>`,
        de,
      ),
      codes: [],
      links: [adresse],
      best: { link: adresse },
    },
    {
      name: 'Rechnung',
      language: 'de',
      subject: 'Rechnung 2026-11843 zu Ihrem Jahresabo',
      html: sheet(
        'de',
        'Leserservice',
        `<p>Abonnement ${reader}, 4 Hefte, 1.1.2027 bis 31.12.2027: CHF 72.00, inkl. 2.6 % MWST. Zahlbar bis 20. Dezember 2026, Referenz 21 00000 00003 13947 14300 09017.</p>
<p><a href="${at('rechnung/2026-11843.pdf')}">Rechnung öffnen</a> oder <a href="${at('zahlen')}">gleich online zahlen</a></p>`,
        de,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Erinnerung an den Eintrag',
      language: 'de',
      subject: 'Da fehlt noch ein Klick',
      html: sheet(
        'de',
        'Briefe nach Einbruch der Dunkelheit',
        `<p>Vor vier Tagen haben Sie sich für unseren Donnerstagsbrief interessiert, und seither wartet Ihr Eintrag. Morgen löschen wir ihn.</p>
<p>Wenn Sie den Brief noch wollen: <a href="${klick}">klick</a>.</p>
<p>Der letzte handelte von <a href="${at('brief/311')}">Glühwürmchen</a>, der nächste von <a href="${at('brief/313')}">Bahnhöfen um 3 Uhr früh</a>.</p>`,
        de,
      ),
      codes: [],
      links: [klick],
      best: { link: klick },
    },
  ];
}
