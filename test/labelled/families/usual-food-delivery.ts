/** A meal courier's app: rounded cards with emojis, log-in codes, receipts and vouchers in Finnish, Italian, French and English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TAIL = {
  fi: ['Lopeta tilaus', 'Bistrogo Oy, Kalevankatu 12, 00100 Helsinki'],
  it: ['Disiscriviti', 'Bistrogo Italia S.r.l., Via Tortona 33, 20144 Milano'],
  fr: ['Désinscription', 'Bistrogo France SAS, 5 rue de Cléry, 75002 Paris'],
  en: ['Manage preferences', 'Bistrogo Ireland Ltd, 8 Camden Row, Dublin D08 X2V6'],
} as const;

function plate(language: keyof typeof TAIL, emoji: string, heading: string, content: string): string {
  const [leave, office] = TAIL[language];
  return `<!DOCTYPE html><html><head><meta name="color-scheme" content="light dark"><style>
:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.plate{background:#222!important;color:#eee!important}}
</style></head><body style="margin:0;padding:20px;background:#fff4e6;font-family:'Nunito','Trebuchet MS',sans-serif">
<section class="plate" style="max-width:480px;margin:0 auto;background:#ffffff;border-radius:24px;padding:32px;color:#3b2a1a">
<div style="font-size:48px;line-height:1">${emoji}</div>
<h2 style="font-size:24px;margin:12px 0">${heading}</h2>
${content}
</section>
<footer style="max-width:480px;margin:16px auto;font-size:11px;color:#a08060;text-align:center">Bistrogo 🧡 ${office}<br><a href="https://bistrogo.example/${language}/email-settings?u=88120441">${leave}</a></footer>
</body></html>`;
}

const bubble = (code: string) =>
  `<div style="display:inline-block;background:#fff4e6;border-radius:16px;padding:12px 28px;font-size:36px;font-weight:800">${code}</div>`;
const pill = (url: string, label: string) =>
  `<p><a href="${url.replaceAll('&', '&amp;')}" style="background:#ff7a00;color:#fff;border-radius:999px;padding:14px 32px;font-weight:700;text-decoration:none">${label}</a></p>`;

export function mails(random: Random): FamilyMail[] {
  const [finnish, finnishPhone, italian, card] = [random.digits(4), random.digits(6), random.digits(6), random.digits(6)];
  const [french, english, phone] = [random.digits(6), random.digits(4), random.digits(6)];
  const order = `#${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6)}`;
  const blob = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 44);
  const loginLink = `https://auth.bistrogo.example/l/${blob()}?lang=fi&client=web`;
  const verify = `https://auth.bistrogo.example/verification?t=${blob()}&lang=fr`;
  const joinLink = `https://links.bistrogo.example/wf/click?upn=${blob()}${blob()}_${blob()}`;
  return [
    {
      name: 'kirjautumiskoodi',
      language: 'fi',
      subject: `${finnish} on kirjautumiskoodisi`,
      html: plate(
        'fi',
        '👋',
        'Hei Robin!',
        `<p>Kirjaudu sisään tällä koodilla:</p>${bubble(finnish)}<p>Koodi vanhenee 5 minuutissa. Etkö yrittänyt kirjautua? Voit jättää viestin huomioimatta.</p>`,
      ),
      codes: [finnish],
      links: [],
      best: { code: finnish },
    },
    {
      name: 'kirjautumislinkki',
      language: 'fi',
      subject: 'Kirjaudu Bistrogoon',
      html: plate(
        'fi',
        '🔑',
        'Kirjautumislinkkisi',
        `<p>Napauta painiketta, niin kirjaudut sisään ilman salasanaa.</p>${pill(loginLink, 'Kirjaudu sisään')}<p>Linkki toimii kerran ja on voimassa 15 minuuttia.</p>`,
      ),
      codes: [],
      links: [loginLink],
      best: { link: loginLink },
    },
    {
      name: 'kuitti',
      language: 'fi',
      subject: `Kuitti tilauksestasi ${order}`,
      html: plate(
        'fi',
        '🍜',
        'Kiitos tilauksestasi!',
        `<p>Nuudelibaari Susi, 24.11.2026 klo 18.22</p><p>1 × Ramen 13,90 €<br>2 × Gyoza 11,80 €<br>Toimitus 2,90 €<br><b>Yhteensä 28,60 €</b> (sis. ALV 13,5 %)</p><p>Maksettu kortilla •••• ${random.digits(4)}. Tilausnumero ${order}.</p>${pill('https://bistrogo.example/fi/tilaukset', 'Arvioi tilaus')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'puhelinnumeron vahvistus',
      language: 'fi',
      subject: 'Vahvista uusi puhelinnumerosi',
      html: plate(
        'fi',
        '📱',
        'Vahvista puhelinnumerosi',
        `<p>Olet vaihtamassa puhelinnumeroksesi +358 50 ••• ••42. Syötä vahvistuskoodi sovellukseen:</p>${bubble(`${finnishPhone.slice(0, 3)}-${finnishPhone.slice(3)}`)}<p>Koodi on voimassa 10 minuuttia. Apua saat numerosta 09 555 0142.</p>`,
      ),
      codes: [finnishPhone],
      links: [],
      best: { code: finnishPhone },
    },
    {
      name: 'codice di accesso',
      language: 'it',
      subject: 'Il tuo codice di accesso Bistrogo',
      html: plate(
        'it',
        '🔐',
        'Ecco il tuo codice',
        `<p>Ciao Robin, usa questo codice per accedere all'app:</p>${bubble(italian)}<p>Vale 10 minuti e può essere usato una sola volta. Non l'hai richiesto? Ignora pure questo messaggio.</p>`,
      ),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'ordine in arrivo',
      language: 'it',
      subject: `Il tuo ordine ${order} è in arrivo`,
      html: plate(
        'it',
        '🛵',
        'Il rider sta arrivando!',
        `<p>Consegna prevista alle 20:35 in Via Savona 18, citofono 204.</p><p>Alla consegna comunica al rider il PIN <b>${random.digits(4)}</b>.</p>${pill(`https://bistrogo.example/it/segui/${order.slice(1)}`, "Segui l'ordine")}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'conferma carta',
      language: 'it',
      subject: 'Conferma la tua nuova carta',
      html: plate(
        'it',
        '💳',
        'Conferma la carta',
        `<p>Per aggiungere la carta Mastercard •••• ${random.digits(4)} inserisci nell'app il codice di conferma:</p>${bubble(card)}<p>Sulla carta verrà bloccato temporaneamente 1,00 €. Non condividere il codice con nessuno.</p>`,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'code de connexion',
      language: 'fr',
      subject: `Bistrogo : ${french} est votre code`,
      html: plate(
        'fr',
        '👋',
        'Bonjour Robin,',
        `<p>Voici votre code de connexion :</p>${bubble(`${french.slice(0, 3)} ${french.slice(3)}`)}<p>Il expire dans 10 minutes. Personne chez Bistrogo ne vous le demandera.</p>`,
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'confirmer adresse',
      language: 'fr',
      subject: 'Confirmez votre adresse e-mail',
      html: plate(
        'fr',
        '🎉',
        'Bienvenue à table !',
        `<p>Confirmez votre adresse e-mail pour activer votre compte et profiter de la livraison offerte sur vos 3 premières commandes.</p>${pill(verify, 'Confirmer mon adresse')}<p>Lien valable jusqu'au 26/11/2026.</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'recu',
      language: 'fr',
      subject: 'Votre reçu du 24 novembre 2026',
      html: plate(
        'fr',
        '🥐',
        'Merci pour votre commande',
        `<p>Commande ${order} chez La Bonne Fournée, livrée à 8 h 47 par Samir.</p><p>Sous-total 14,60 €<br>Frais de service 1,49 €<br>Pourboire 2,00 €<br><b>Total 18,09 €</b></p><p>Facture n° FR-2026-${random.digits(7)}. Parrainez un ami avec le code ROBIN-8F2K et recevez 10 €.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'log-in code',
      language: 'en',
      subject: `${english} is your Bistrogo code`,
      html: plate(
        'en',
        '👋',
        'Hey Robin!',
        `<p>Your log-in code is:</p>${bubble(english)}<p>It's good for 5 minutes. Never share it, not even with your courier.</p>`,
      ),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'new number',
      language: 'en',
      subject: 'Verify your new phone number',
      html: plate(
        'en',
        '📱',
        'Verify your new number',
        `<p>You asked to change your number to +353 85 ••• 0142. Enter this code in the app to confirm the change:</p>${bubble(phone)}<p>Expires at 19:10. If you didn't ask for this, message us in the app (Help &gt; Account).</p>`,
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'company lunch plan',
      language: 'en',
      subject: 'Northpier has added you to its Bistrogo lunch plan',
      html: plate(
        'en',
        '🥗',
        'Lunch is on Northpier',
        `<p>Your employer has invited you to a company lunch plan with a budget of €11.50 per working day.</p>${pill(joinLink, 'Join the plan')}<p>Please accept by 30 November 2026. Questions? Ask Dana Quill in HR, ext. 4410.</p>`,
      ),
      codes: [],
      links: [joinLink],
      best: { link: joinLink },
    },
  ];
}
