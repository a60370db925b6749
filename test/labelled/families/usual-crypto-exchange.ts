/** A coin exchange: narrow cards with each digit of a code in a cell of its own, in English, French, Italian and Dutch. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const RISK = {
  en: 'Crypto assets are volatile and your capital is at risk. Coinhaven Europe UAB, Upelio g. 91, 08128 Vilnius.',
  fr: 'Les cryptoactifs sont volatils : risque de perte en capital. Coinhaven Europe UAB, PSAN E2026-041, Vilnius.',
  it: 'Le criptoattività sono volatili e comportano il rischio di perdita del capitale. Coinhaven Europe UAB, Vilnius.',
  nl: 'Beleggen in crypto brengt risico’s met zich mee. Coinhaven Europe UAB, Vilnius, DNB-registratie R184417.',
};

function slip(language: keyof typeof RISK, phishing: string, title: string, rest: string): string {
  return `<div style="background:#fafbfc;padding:24px 0;font-family:Inter,Arial,sans-serif"><div style="width:420px;margin:auto;background:#ffffff;border-top:4px solid #12b981;padding:28px">
<div style="font-size:12px;color:#94a3b8">COINHAVEN <span style="float:right">Anti-phishing: ${phishing}</span></div>
<div style="font-size:19px;font-weight:600;color:#0f172a;margin:20px 0 12px">${title}</div>
<div style="font-size:14px;line-height:21px;color:#334155">${rest}</div>
<div style="margin-top:28px;font-size:10px;line-height:14px;color:#94a3b8">${RISK[language]}<br>© 2017–2026 Coinhaven</div></div></div>`;
}

const cells = (code: string) =>
  `<table cellspacing="6" style="margin:14px auto"><tr>${[...code]
    .map(
      (char) =>
        `<td style="width:36px;height:46px;border:1px solid #cbd5e1;border-radius:4px;text-align:center;font-size:24px">${char}</td>`,
    )
    .join('')}</tr></table>`;
const facts = (...items: string[]) =>
  `<ul style="padding-left:18px;font-size:13px">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const go = (url: string, label: string) =>
  `<a href="${url.replaceAll('&', '&amp;')}" style="display:block;margin:18px 0;padding:13px;background:#12b981;color:#ffffff;text-align:center;font-weight:600;text-decoration:none">${label}</a>`;

export function mails(random: Random): FamilyMail[] {
  const [withdrawal, french, italian, disable] = [random.digits(6), random.digits(6), random.digits(6), random.digits(6)];
  const [dutch, both] = [random.digits(6), random.digits(6)];
  const phishing = `MEERKAT${random.digits(2)}`;
  const wallet = `bc1q${random.text('023456789acdefghjklmnpqrstuvwxyz', 38)}`;
  const jwt = () => `eyJhbGciOiJIUzI1NiJ9.${random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 64)}`;
  const ip = `203.0.113.${random.whole(2, 250)}`;
  const device = `https://accounts.coinhaven.example/device/authorize?token=${jwt()}`;
  const payout = `https://accounts.coinhaven.example/fr/retrait/confirmer?id=${random.digits(8)}&jwt=${jwt()}`;
  const mailUrl = `https://accounts.coinhaven.example/nl/verify?jwt=${jwt()}`;
  return [
    {
      name: 'withdrawal code',
      language: 'en',
      subject: '[Coinhaven] Confirm Your Withdrawal Request',
      html: slip(
        'en',
        phishing,
        'Confirm your withdrawal',
        `You have requested a withdrawal of <b>0.0425 BTC</b> (≈ €2,611.30) to this address:<br><span style="font-size:12px">${wallet}</span><br><br>Your verification code:${cells(withdrawal)}It expires in 30 minutes. Check the address carefully: withdrawals cannot be reversed.`,
      ),
      codes: [withdrawal],
      links: [],
      best: { code: withdrawal },
    },
    {
      name: 'authorize device',
      language: 'en',
      subject: '[Coinhaven] Authorize New Device',
      html: slip(
        'en',
        phishing,
        'New device or location',
        `You recently tried to log in from a new device. To continue, please authorize it.${facts(`IP address: ${ip}`, 'Device: Chrome V131.0.0.0 (Windows)', 'Time: 2026-11-24 09:18:33 (UTC)')}${go(device, 'Authorize device')}The link expires in one hour. Wasn't you? <a href="https://accounts.coinhaven.example/freeze">Disable your account</a>.`,
      ),
      codes: [],
      links: [device],
      best: { link: device },
    },
    {
      name: 'new log-in',
      language: 'en',
      subject: '[Coinhaven] Successful Login From New IP',
      html: slip(
        'en',
        phishing,
        'Successful login',
        `Hi Robin,<br>Your account was accessed from a new IP address.${facts(`IP address: ${ip}`, 'Location: Ghent, Belgium', 'Time: 2026-11-24 10:02:11 (UTC)')}If this wasn't you, reset your password and contact support right away (ticket prefix CH-2026).`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'deposit',
      language: 'en',
      subject: '[Coinhaven] Deposit Confirmed: 1.5 ETH',
      html: slip(
        'en',
        phishing,
        'Deposit confirmed',
        `Your deposit of <b>1.5 ETH</b> is now available in your account.${facts(`TxID: 0x${random.text('0123456789abcdef', 64)}`, 'Confirmations: 64/64', 'Fee: 0.00021 ETH')}${go('https://www.coinhaven.example/en/my/wallet/history', 'View history')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code de verification',
      language: 'fr',
      subject: '[Coinhaven] Code de vérification',
      html: slip(
        'fr',
        phishing,
        'Code de vérification',
        `Bonjour Robin,<br>Saisissez ce code de vérification pour vous connecter :${cells(french)}Il est valable 10 minutes. Ne le transmettez à personne, même pas à notre équipe d'assistance.`,
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'confirmer le retrait',
      language: 'fr',
      subject: '[Coinhaven] Confirmez votre retrait',
      html: slip(
        'fr',
        phishing,
        'Confirmez votre retrait',
        `Vous avez demandé un retrait de 850,00 € vers le compte FR76 •••• •••• 0147.${go(payout, 'Confirmer le retrait')}Le lien expire dans 30 minutes. Référence : W${random.digits(10)}. Ce n'était pas vous ? Bloquez votre compte immédiatement.`,
      ),
      codes: [],
      links: [payout],
      best: { link: payout },
    },
    {
      name: 'ordre execute',
      language: 'fr',
      subject: '[Coinhaven] Votre ordre a été exécuté',
      html: slip(
        'fr',
        phishing,
        'Ordre exécuté',
        `Votre ordre d'achat récurrent a été exécuté le 24/11/2026 à 08:00.${facts('Quantité : 0,0016 BTC', 'Prix : 61 442,10 €', 'Frais : 0,49 €', `N° d'ordre : ${random.digits(12)}`)}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'codice di accesso',
      language: 'it',
      subject: `[Coinhaven] ${italian} è il tuo codice di verifica`,
      html: slip(
        'it',
        phishing,
        'Codice di verifica',
        `Ciao Robin,<br>ecco il codice per completare l'accesso:${cells(italian)}Scade tra 10 minuti. Non condividerlo con nessuno.${facts(`Indirizzo IP: ${ip}`, 'Ora: 24/11/2026 11:20 (UTC)')}`,
      ),
      codes: [italian],
      links: [],
      best: { code: italian },
    },
    {
      name: 'disattivare la verifica in due passaggi',
      language: 'it',
      subject: '[Coinhaven] Disattivazione autenticazione a due fattori',
      html: slip(
        'it',
        phishing,
        'Disattiva la 2FA',
        `Hai richiesto di disattivare l'autenticazione a due fattori. Inserisci il codice qui sotto per confermare l'operazione:${cells(disable)}Per motivi di sicurezza i prelievi saranno sospesi per 48 ore.`,
      ),
      codes: [disable],
      links: [],
      best: { code: disable },
    },
    {
      name: 'password modificata',
      language: 'it',
      subject: '[Coinhaven] Password modificata',
      html: slip(
        'it',
        phishing,
        'La tua password è stata modificata',
        `Ciao Robin,<br>la password del tuo account è stata modificata il 24/11/2026 alle 12:41 (UTC). Se non sei stato tu, <a href="https://accounts.coinhaven.example/it/blocca">blocca subito l'account</a>.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'verificatiecode',
      language: 'nl',
      subject: `[Coinhaven] Verificatiecode: ${dutch}`,
      html: slip(
        'nl',
        phishing,
        'Verificatiecode',
        `Hallo Robin,<br>Vul deze code in om je telefoonnummer (+31 6 ••••••18) toe te voegen:${cells(dutch)}De code verloopt over 10 minuten.`,
      ),
      codes: [dutch],
      links: [],
      best: { code: dutch },
    },
    {
      name: 'bevestig je adres',
      language: 'nl',
      subject: '[Coinhaven] Bevestig je e-mailadres',
      html: slip(
        'nl',
        phishing,
        'Bevestig je e-mailadres',
        `Welkom bij Coinhaven! Bevestig je e-mailadres om je registratie af te ronden.${go(mailUrl, 'E-mailadres bevestigen')}Of vul deze bevestigingscode in de app in:${cells(both)}Code en link zijn 24 uur geldig.`,
      ),
      codes: [both],
      links: [mailUrl],
      best: { code: both },
    },
    {
      name: 'jaaroverzicht',
      language: 'nl',
      subject: '[Coinhaven] Je jaaroverzicht 2025 staat klaar',
      html: slip(
        'nl',
        phishing,
        'Je jaaroverzicht 2025',
        `Hallo Robin,<br>Je fiscaal jaaroverzicht 2025 staat klaar in je account. Waarde op 1 januari 2025: € 4.218,07.${go('https://www.coinhaven.example/nl/my/tax/2025', 'Jaaroverzicht bekijken')}Vragen over de belastingaangifte? Lees artikel 360041 in ons Helpcentrum.`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
