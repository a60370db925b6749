/** A game store and launcher: dark panels with account codes of five characters, keys and sales, in English, German, Portuguese and Dutch. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const IMPRINT = {
  en: 'Pixelkeep Games Inc. | 2200 Foundry Ave, Austin, TX 78701 | Other names and logos belong to their owners. Prices include VAT where it applies.',
  de: 'Pixelkeep Games Inc. | 2200 Foundry Ave, Austin, TX 78701, USA | Alle Preise inkl. MwSt., sofern zutreffend.',
  'pt-BR': 'Pixelkeep Games Inc. | 2200 Foundry Ave, Austin, TX 78701, EUA | Impostos inclusos nos preços, quando aplicável.',
  nl: 'Pixelkeep Games Inc. | 2200 Foundry Ave, Austin, TX 78701, VS | Prijzen zijn inclusief btw, waar van toepassing.',
};

function panel(language: keyof typeof IMPRINT, hello: string, parts: string[]): string {
  return `<html><head><style>
.pk-body{background:#1b1d2a;margin:0}.pk-main{background:#262a3d;color:#c9d1e8;font-family:"Motiva Sans",Arial,sans-serif}
.pk-hello{font-size:24px;color:#fff;padding-bottom:20px}.pk-box{background:#171925;color:#6cf0c2;font-size:44px;text-align:center;padding:24px;letter-spacing:2px}
.pk-tip{border-left:3px solid #6cf0c2;padding-left:12px;font-size:13px}
</style></head><body class="pk-body"><center><table width="580" cellpadding="0" cellspacing="0" class="pk-main"><tr><td style="padding:36px">
<img src="https://store-media.pixelkeep.example/mail/header_nov.jpg" width="508" alt="Pixelkeep"><br><br>
<div class="pk-hello">${hello}</div>
${parts.join('\n<br><br>\n')}
<br><br><div>— Pixelkeep Support</div>
</td></tr><tr><td bgcolor="#12141f" style="padding:20px 36px;font-size:11px;color:#6c7490">&copy; 2026 ${IMPRINT[language]}</td></tr></table></center></body></html>`;
}

const guard = (code: string) => `<div class="pk-box">${code}</div>`;
const tip = (text: string) => `<div class="pk-tip">${text}</div>`;
const key = (url: string, label: string) =>
  `<a href="${url}"><span style="display:inline-block;background:#6cf0c2;color:#12141f;padding:14px 22px;border-radius:2px">${label}</span></a>`;

export function mails(random: Random): FamilyMail[] {
  const alphabet = '23456789BCDFGHJKMNPQRTVWXY';
  const [english, german, recovery] = [random.text(alphabet, 5), random.text(alphabet, 5), random.text(alphabet, 7)];
  const [brazil, dutch, brazilReset] = [random.text(alphabet, 5), random.digits(6), random.digits(6)];
  const stamp = () => random.text('abcdef0123456789', 40);
  const confirm = `https://login.pixelkeep.example/mail/bestaetigen/${stamp()}`;
  const child = `https://family.pixelkeep.example/nl/goedkeuren/${stamp()}`;
  const resetUrl = `https://login.pixelkeep.example/recover/${stamp()}`;
  const order = random.digits(19);
  return [
    {
      name: 'guard code',
      language: 'en',
      subject: 'Your Guard code for signing in on a new computer',
      html: panel('en', 'Hey robin_f,', [
        'Looks like you are signing in to the launcher on a new computer. Here is the Guard code you need:',
        guard(english),
        tip(`Requested from 192.0.2.${random.whole(2, 250)} (Rotterdam, NL) on Tue, Nov 24 at 9:41 PM.`),
        "If this wasn't you, someone may know your password. Please change it from your account settings.",
      ]),
      codes: [english],
      links: [],
      best: { code: english },
    },
    {
      name: 'purchase',
      language: 'en',
      subject: 'Thank you for your Pixelkeep purchase!',
      html: panel('en', 'Thanks for your purchase!', [
        'Lantern Deep – Deluxe Edition: 34,99€<br>Lantern Deep – Soundtrack: 7,99€<br>Total: <b>42,98€</b>',
        `Account name: robin_f<br>Invoice: ${order}<br>Date issued: 24 Nov 2026 @ 8:12pm CET<br>Payment method: PayPal`,
        'This email is your receipt. You can request a refund within 14 days if you have played for less than 2 hours.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'wishlist sale',
      language: 'en',
      subject: 'A game on your wishlist is now 60% off',
      html: panel('en', 'On sale: Harrow County 2077', [
        'A game on your wishlist is on sale until December 1 at 10:00 AM Pacific.',
        '<s>$39.99</s> <b>$15.99</b> – enter promo code <b>KEEP5</b> at checkout for another 5% off.',
        key('https://store.pixelkeep.example/app/448210?snr=1_wishlist_60', 'View on store'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'account recovery',
      language: 'en',
      subject: 'Pixelkeep account recovery code',
      html: panel('en', 'Dear robin_f,', [
        'We received a request to recover your account. To choose a new password, enter this recovery code in the launcher:',
        guard(recovery),
        `Using a browser instead? ${key(resetUrl, 'Reset my password')}`,
        tip('The code and the link stop working after 2 hours.'),
      ]),
      codes: [recovery],
      links: [resetUrl],
      best: { code: recovery },
    },
    {
      name: 'zugangscode',
      language: 'de',
      subject: 'Ihr Guard-Code für die Anmeldung an einem neuen Computer',
      html: panel('de', 'Hallo robin_f,', [
        'hier ist der Guard-Code, den Sie zur Anmeldung benötigen:',
        guard(german),
        tip('Diese E-Mail wurde aufgrund einer Anmeldung am 24.11.2026 um 21:41 Uhr aus Köln verschickt.'),
        'Sie waren das nicht? Ändern Sie bitte sofort Ihr Passwort.',
      ]),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'passwort geaendert',
      language: 'de',
      subject: 'Ihr Passwort wurde geändert',
      html: panel('de', 'Hallo robin_f,', [
        'das Passwort für Ihren Account wurde am 24.11.2026 um 22:03 Uhr erfolgreich geändert.',
        'Wenn Sie diese Änderung nicht vorgenommen haben, <a href="https://help.pixelkeep.example/de/wizard/HelpLostAccount">wenden Sie sich an den Support</a>.',
        tip(`Vorgangsnummer HT-${random.text('ABCDEFGHJKLMNPQRSTVWXYZ23456789', 4)}-${random.digits(4)}`),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'konto bestaetigen',
      language: 'de',
      subject: 'Pixelkeep: E-Mail-Adresse bestätigen',
      html: panel('de', 'Willkommen bei Pixelkeep!', [
        'Nur noch ein Schritt, dann ist Ihr Account fertig eingerichtet. Bestätigen Sie dazu einfach Ihre E-Mail-Adresse.',
        key(confirm, 'E-Mail bestätigen'),
        'Der Link läuft in 24 Stunden ab. Falls Sie keinen Account erstellt haben, ist keine Aktion erforderlich.',
      ]),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'codigo de acesso',
      language: 'pt-BR',
      subject: 'Código de acesso da sua conta Pixelkeep',
      html: panel('pt-BR', 'Olá, robin_f!', [
        'Este é o código Guard necessário para iniciar a sessão:',
        guard(brazil),
        tip('Tentativa de acesso em 24/11/2026 às 17:41, Belo Horizonte, MG.'),
        'Não reconhece este acesso? Altere já a sua senha.',
      ]),
      codes: [brazil],
      links: [],
      best: { code: brazil },
    },
    {
      name: 'compra de vale-presente',
      language: 'pt-BR',
      subject: `Seu pedido nº ${order.slice(0, 9)} foi concluído`,
      html: panel('pt-BR', 'Obrigado pela compra!', [
        'Vale-presente digital Pixelkeep – R$ 100,00',
        'Código do vale-presente: <b>X4KTP-9MQ2R-7WVDB</b><br>Resgate em Loja &gt; Resgatar código até 24/11/2031.',
        'Pago via Pix em 24/11/2026. Nota fiscal em até 5 dias úteis.',
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'trocar senha',
      language: 'pt-BR',
      subject: `${brazilReset} é o seu código para trocar a senha`,
      html: panel('pt-BR', 'Olá, robin_f!', [
        'Você solicitou a troca da sua senha. Insira o código de confirmação na janela do iniciador:',
        guard(brazilReset),
        'O código expira em 20 minutos. Se não foi você quem pediu, desconsidere esta mensagem.',
      ]),
      codes: [brazilReset],
      links: [],
      best: { code: brazilReset },
    },
    {
      name: 'inlogcode',
      language: 'nl',
      subject: 'Je inlogcode voor Pixelkeep',
      html: panel('nl', 'Hallo robin_f,', [
        'Met deze inlogcode kun je inloggen op je nieuwe computer:',
        guard(`${dutch.slice(0, 3)} ${dutch.slice(3)}`),
        tip('Aanvraag van 24 november 2026, 21.41 uur, omgeving Zwolle.'),
        'Ben jij dit niet? Wijzig dan zo snel mogelijk je wachtwoord.',
      ]),
      codes: [dutch],
      links: [],
      best: { code: dutch },
    },
    {
      name: 'terugbetaling',
      language: 'nl',
      subject: 'Je terugbetaling is goedgekeurd',
      html: panel('nl', 'Hallo robin_f,', [
        'We hebben € 19,99 teruggestort voor Turnip Tycoon 2024. Het kan tot 7 werkdagen duren voordat het bedrag op je rekening staat.',
        tip(`Referentienummer ${random.digits(12)}`),
        key('https://help.pixelkeep.example/nl/aankopen', 'Bekijk je aankopen'),
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'toestemming van een ouder',
      language: 'nl',
      subject: 'Je kind vraagt toestemming voor een Pixelkeep-account',
      html: panel('nl', 'Hallo Robin,', [
        'Je kind (gebruikersnaam: milo_2014) wil een account aanmaken en heeft daarvoor jouw toestemming nodig.',
        key(child, 'Toestemming geven'),
        'Geef je binnen 14 dagen geen toestemming, dan verwijderen we de aanvraag automatisch.',
      ]),
      codes: [],
      links: [child],
      best: { link: child },
    },
  ];
}
