/** A video streaming service in French and English: responsive mails with a style sheet of classes, codes for televisions and travellers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function screen(language: string, hidden: string, inner: string, legal: string): string {
  return `<!doctype html>
<html lang="${language}" dir="auto">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="x-apple-disable-message-reformatting">
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
.pg{background:#f4f1fa;margin:0;padding:0;font-family:"Segoe UI",Roboto,Helvetica,sans-serif}
.wrap{max-width:560px;margin:0 auto;background:#fff}
.hd{background:#3d1a78;background-image:linear-gradient(100deg,#3d1a78,#b3246f);padding:20px 32px}
h1{font-size:26px;line-height:1.2;margin:32px 32px 12px;color:#21123d}
p{font-size:16px;line-height:1.5;margin:0 32px 16px;color:#42365c}
.big{font-size:44px;font-weight:800;letter-spacing:.18em;text-align:left;margin:8px 32px 20px;color:#b3246f}
.chip{background:#f4f1fa;border-left:4px solid #b3246f;margin:0 32px 20px;padding:12px 16px;font-size:14px;color:#42365c}
.cta{display:block;margin:0 32px 24px;padding:15px;background:#b3246f;color:#fff!important;text-align:center;text-decoration:none;border-radius:28px;font-weight:600}
.ft{padding:24px 32px;font-size:12px;color:#8a80a0}
.ft a{color:#8a80a0}.hid{display:none!important;visibility:hidden;mso-hide:all;max-height:0}
@media (max-width:480px){.big{font-size:34px}h1{font-size:22px}}
@media (prefers-color-scheme:dark){.wrap{background:#1b1329}h1,p{color:#eee}}
</style>
</head>
<body class="pg">
<span class="hid">${hidden}</span>
<div class="wrap">
<div class="hd"><img src="https://assets.lumiflux.example/em/wordmark@2x.png" alt="lumiflux" height="28"></div>
${inner}
<div class="ft">${legal}</div>
</div>
<img src="https://t.lumiflux.example/o/1.gif?m=7f0b2296" width="1" height="1" alt="">
</body>
</html>`;
}

const LOI =
  'Lumiflux SAS au capital de 37&nbsp;000&nbsp;€, 8 allée des Brumes, 44200 Nantes, RCS 814&nbsp;207&nbsp;553. <a href="https://www.lumiflux.example/fr/aide">Centre d’aide</a> · <a href="https://www.lumiflux.example/fr/compte/notifications">Gérer mes mails</a>';
const LAW =
  'Lumiflux UK Ltd, Unit 6, 21 Cutler Row, Bristol BS1 6ZZ. Company no. 09914402. <a href="https://www.lumiflux.example/gb/help">Help Centre</a> · <a href="https://www.lumiflux.example/gb/account/notifications">Mail preferences</a>';

export function mails(random: Random): FamilyMail[] {
  const consonants = 'BCDFGHJKLMNPQRSTVWXZ';
  const tv = `${random.text(consonants, 3)}-${random.text(consonants, 3)}`;
  const [first, second] = [random.digits(3), random.digits(3)];
  const [address, lock, home] = [random.digits(6), random.digits(4), random.digits(6)];
  const homeLink =
    'https://t.lumiflux.example/c/7f0b2296?to=https%3A%2F%2Fwww.lumiflux.example%2Fhousehold%2Fset%3Fn%3D4f81c0%26p%3Drobin&s=h2';
  return [
    {
      name: 'connecting a television',
      language: 'fr',
      subject: 'Reliez votre téléviseur à Lumiflux',
      html: screen(
        'fr',
        'Six lettres à saisir avec la télécommande',
        `<h1>Votre télé n’attend plus que vous</h1>
<p>Bonsoir Robin,<br>un téléviseur Orvane OLED 55 (modèle 2023) souhaite se relier à votre abonnement. Avec la télécommande, recopiez ces lettres à l’écran&nbsp;:</p>
<div class="big">${tv}</div>
<div class="chip">Elles s’effacent à 21&nbsp;h&nbsp;40. Le tiret s’affiche tout seul.</div>
<p>Vous n’avez pas de téléviseur Orvane&nbsp;? Laissez ce message de côté, rien ne sera relié.</p>`,
        LOI,
      ),
      codes: [tv],
      links: [],
      best: { code: tv },
    },
    {
      name: 'watching while travelling',
      language: 'en',
      subject: 'Your hotel-room pass for Lumiflux',
      html: screen(
        'en',
        'Good for 14 days on the telly in your room',
        `<h1>Watching from somewhere else?</h1>
<p>Hi Robin, we noticed profile <b>Kids</b> pressing Play in Lisbon on 12 April at 20:17, away from your usual sofa. If that is your family on holiday, enter the digits below on that TV and carry on for up to 14 days.</p>
<div class="big">1984</div>
<div class="chip">Device: VidStick 4K · Software 9.2.1 · IP 198.51.100.201<br>The digits last a quarter of an hour.</div>`,
        LAW,
      ),
      codes: ['1984'],
      links: [],
      best: { code: '1984' },
    },
    {
      name: 'signing in on the web',
      language: 'fr',
      subject: 'Connexion à Lumiflux',
      html: screen(
        'fr',
        'À recopier dans la page restée ouverte',
        `<h1>Voici de quoi entrer</h1>
<p>Pas besoin de mot de passe aujourd’hui. Recopiez ceci dans l’onglet resté ouvert&nbsp;:</p>
<div class="big">${first}&nbsp;${second}</div>
<p>Demande faite le 13/04/2026 à 19:05 depuis Chrome 146, près de Rennes (192.0.2.88). Nos conseillers, joignables au 09&nbsp;70&nbsp;55&nbsp;01&nbsp;23, ne vous réclameront jamais ces chiffres.</p>`,
        LOI,
      ),
      codes: [`${first}${second}`],
      links: [],
      best: { code: `${first}${second}` },
    },
    {
      name: 'subscription renewed',
      language: 'en',
      subject: 'Your Lumiflux receipt for April',
      html: screen(
        'en',
        'Another month of films, paid.',
        `<h1>Thanks for staying with us</h1>
<p>Your Duo plan renewed on 15 April 2026.</p>
<div class="chip"><b>Invoice</b> LFX-GB-${random.digits(9)}<br><b>Plan</b> Duo, 2 screens, 4K<br><b>Net</b> £9.99 &nbsp; <b>VAT 20%</b> £2.00<br><b>Total</b> £11.99<br><b>Card</b> •••• •••• •••• 6093<br><b>Next bill</b> 15 May 2026</div>
<a class="cta" href="https://www.lumiflux.example/gb/account/billing/2026-04">See billing history</a>
<p>Prices may alter; you would hear from us 30 days ahead.</p>`,
        LAW,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'new device noticed',
      language: 'fr',
      subject: 'Nouvel appareil sur votre compte',
      html: screen(
        'fr',
        'Une tablette vient d’ouvrir votre compte',
        `<h1>Une tablette a rejoint la maison</h1>
<p>Votre compte est désormais ouvert sur un quatrième appareil.</p>
<div class="chip">Tablette Kepla T10 (Android 15)<br>Saint-Nazaire 44600, 16 avril 2026, 08:31<br>Adresse IP&nbsp;: 203.0.113.9</div>
<p>Si c’est l’un des vôtres, tout va bien. Dans le cas contraire, <a href="https://www.lumiflux.example/fr/compte/deconnecter-tout">déconnectez tous les appareils</a> puis choisissez un autre mot de passe.</p>`,
        LOI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'films of the week',
      language: 'fr',
      subject: '1917, 2046, 1984 : trois films, trois chiffres',
      html: screen(
        'fr',
        'Notre sélection chiffrée, et 12 nouveautés',
        `<h1>Des chiffres plein les yeux</h1>
<p>Cette semaine, nos titres préférés se comptent&nbsp;: une tranchée, une chambre d’hôtel, un ministère.</p>
<div class="big">2046</div>
<p>Romance, 2004, 2&nbsp;h&nbsp;09, version restaurée. Note du public&nbsp;: 8,4 sur 10 (13&nbsp;207 avis).</p>
<a class="cta" href="https://www.lumiflux.example/fr/titre/80117455?src=hebdo16">Regarder</a>
<p>Et aussi&nbsp;: saison 3 des <i>Marées</i> (8 épisodes), et 12 courts métrages de moins de 15 minutes.</p>`,
        LOI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'setting the household',
      language: 'en',
      subject: 'Is this TV part of your household?',
      html: screen(
        'en',
        'One tap from your sofa, or six digits on the remote',
        `<h1>Tell us where home is</h1>
<p>The living-room set (Orvane 55, serial OV55-2231-887) asked to become the heart of your household. Stay on your home Wi-Fi and press here:</p>
<a class="cta" href="${homeLink.replaceAll('&', '&amp;')}">Yes, this is home</a>
<p>No luck with the button? Pick “Use the remote instead” on the set and enter</p>
<div class="big">${home}</div>
<p>You can move house 2 more times this year.</p>`,
        LAW,
      ),
      codes: [home],
      links: [homeLink],
      best: { code: home },
    },
    {
      name: 'profile lock forgotten',
      language: 'en',
      subject: 'Locked out of the profile “Grown-ups”?',
      html: screen(
        'en',
        'A spare key for the profile lock',
        `<h1>A spare key</h1>
<p>It happens. At the padlock screen of <b>Grown-ups</b>, use <b>${lock}</b> in place of the PIN you can’t recall; you will be asked to think up a fresh one straight after.</p>
<div class="chip">Rated 18+ titles stay hidden until that is done. Works once, before 23:00 BST.</div>`,
        LAW,
      ),
      codes: [lock],
      links: [],
      best: { code: lock },
    },
    {
      name: 'changing the address',
      language: 'fr',
      subject: `${address} pour valider votre nouvelle adresse mail`,
      html: screen(
        'fr',
        'Votre compte va changer d’adresse',
        `<h1>On déménage&nbsp;?</h1>
<p>À partir de maintenant, votre compte (client n°&nbsp;4&nbsp;410&nbsp;982) devrait utiliser cette boîte au lieu de r••••n@ancienne.example.</p>
<p>Saisissez <strong>${address}</strong> sous «&nbsp;Mes coordonnées&nbsp;» pour que le changement soit pris en compte.</p>
<div class="chip">Délai&nbsp;: 2 heures. Passé ce temps, l’ancienne adresse reste en place.</div>`,
        LOI,
      ),
      codes: [address],
      links: [],
      best: { code: address },
    },
    {
      name: 'welcome',
      language: 'fr',
      subject: 'Bienvenue, installez-vous',
      html: screen(
        'fr',
        '14 jours offerts, sans engagement',
        `<h1>Installez-vous confortablement</h1>
<p>Votre essai de 14 jours a commencé. Il prendra fin le 2 mai 2026&nbsp;; ensuite, la formule Solo coûte 7,99&nbsp;€ par mois.</p>
<div class="chip">1. Créez jusqu’à 5 profils.<br>2. Notez 3 films que vous aimez.<br>3. Téléchargez l’application (version 9.2 ou plus récente).</div>
<a class="cta" href="https://www.lumiflux.example/fr/parcourir">Trouver un film</a>
<p>Plus de 6&nbsp;400 titres vous attendent, dont 900 en audiodescription.</p>`,
        LOI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a gift card',
      language: 'en',
      subject: 'Ottoline sent you three months of Lumiflux',
      html: screen(
        'en',
        'A present with popcorn on top',
        `<h1>There’s a present on the doormat</h1>
<p>Ottoline wrote: “For your rainy evenings. No spoilers please!”</p>
<div class="big" style="font-size:26px">LUMI ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}</div>
<p>Gift number for 3 months of Duo, worth £35.97. Cash it in at lumiflux.example/gift before 31 December 2027; it adds to a running plan.</p>
<a class="cta" href="https://www.lumiflux.example/gb/gift">Use my gift</a>`,
        LAW,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
