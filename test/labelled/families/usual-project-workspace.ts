/** A project planner for teams: white cards on grey with the code in a rounded box, in English, German, French and Spanish. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FOOT = {
  en: 'You are receiving this email because of your activity on Boardwell.',
  de: 'Diese Nachricht wurde automatisch versendet. Bitte antworten Sie nicht auf diese E-Mail.',
  fr: 'Cet e-mail vous a été envoyé automatiquement, merci de ne pas y répondre.',
  es: 'Este es un mensaje automático de Boardwell. Por favor, no respondas a este correo.',
};

function card(language: keyof typeof FOOT, title: string, inner: string): string {
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#f4f5f7;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#172b4d">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<div style="text-align:center;padding-bottom:20px"><a href="https://boardwell.example/"><img src="https://cdn.boardwell.example/mail/logo-2x.png" width="132" height="28" alt="Boardwell"></a></div>
<div style="background:#fff;border:1px solid #dfe1e6;border-radius:8px;padding:32px 40px;font-size:15px;line-height:24px">
<h1 style="font-size:22px;line-height:28px;margin:0 0 16px">${title}</h1>
${inner}
</div>
<div style="font-size:12px;line-height:18px;color:#6b778c;text-align:center;padding-top:24px">${FOOT[language]}<br>Boardwell GmbH, Hafenweg 12, 20457 Hamburg<br>HRB 148820 &middot; <a href="https://boardwell.example/help" style="color:#6b778c">Help Center</a> &middot; <a href="https://boardwell.example/legal/privacy" style="color:#6b778c">Privacy</a><br>&copy; 2026 Boardwell</div>
</div></body></html>`;
}

const box = (code: string) =>
  `<div style="background:#f4f5f7;border-radius:6px;padding:18px 0;margin:20px 0;text-align:center;font-size:32px;font-weight:700;letter-spacing:6px">${code}</div>`;
const button = (url: string, label: string) =>
  `<p style="margin:24px 0;text-align:center"><a href="${url.replaceAll('&', '&amp;')}" style="display:inline-block;background:#0c66e4;color:#fff;text-decoration:none;font-weight:600;border-radius:4px;padding:12px 28px">${label}</a></p>`;

export function mails(random: Random): FamilyMail[] {
  const [signUp, german, french, magic, spanish] = Array.from({ length: 5 }, () => random.digits(6)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const key = () => random.text('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 32);
  const invite = `https://app.boardwell.example/invite/${key()}?team=northpier&utm_source=email`;
  const plainReset = `https://id.boardwell.example/password/reset?token=${key()}`;
  const trackedReset = `https://click.boardwell.example/ls/click?upn=u001.${key()}${key()}`;
  const confirm = `https://id.boardwell.example/verify-email?token=${key()}&lang=de`;
  const magicLink = `https://id.boardwell.example/magic/${key()}?redirect=%2Fboards&lang=fr`;
  const spanishReset = `https://id.boardwell.example/password/reset?token=${key()}&lang=es`;
  return [
    {
      name: 'sign-up code',
      language: 'en',
      subject: `Your Boardwell verification code is ${signUp}`,
      html: card(
        'en',
        'Verify your email address',
        `<p>Hi Robin,</p><p>Thanks for signing up for Boardwell! To finish creating your account, enter this verification code:</p>
${box(signUp)}<p>The code is valid for 15 minutes.</p>
<p style="color:#6b778c">If you didn't create a Boardwell account, you can safely ignore this email.</p>`,
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'team invitation',
      language: 'en',
      subject: 'Marta Feld invited you to join Northpier on Boardwell',
      html: card(
        'en',
        'Join your team on Boardwell',
        `<p><b>Marta Feld</b> (marta.feld@northpier.example) has invited you to collaborate in the workspace <b>Northpier</b>. 14 people are already there.</p>
${button(invite, 'Accept invitation')}
<p>This invitation expires on December 1, 2026. New to Boardwell? <a href="https://boardwell.example/tour">See how it works</a> in 3 minutes.</p>`,
      ),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'password reset, button and plain address',
      language: 'en',
      subject: 'Reset your Boardwell password',
      html: card(
        'en',
        'Reset your password',
        `<p>Hi Robin,</p><p>We received a request to reset the password for your Boardwell account. Click the button below to choose a new one.</p>
${button(trackedReset, 'Reset password')}
<p style="font-size:13px">Or copy and paste this link into your browser:<br><a href="${plainReset}" style="word-break:break-all">${plainReset}</a></p>
<p style="font-size:13px">For security, this link will expire in 60 minutes. If you did not make this request, no action is needed and your password stays the same.</p>`,
      ),
      codes: [],
      links: [trackedReset, plainReset],
      best: { link: trackedReset },
    },
    {
      name: 'receipt',
      language: 'en',
      subject: `Your receipt from Boardwell #${random.digits(4)}-${random.digits(4)}`,
      html: card(
        'en',
        'Receipt from Boardwell',
        `<p style="font-size:28px;font-weight:700;margin:0">€108.00</p><p>Paid November 24, 2026</p>
<table style="width:100%;font-size:14px;border-collapse:collapse"><tr><td>Invoice number</td><td align="right">${random.text('ABCDEF0123456789', 8)}-0017</td></tr><tr><td>Payment method</td><td align="right">Visa – ${random.digits(4)}</td></tr><tr><td>Boardwell Standard (9 seats)</td><td align="right">€90.76</td></tr><tr><td>VAT 19%</td><td align="right">€17.24</td></tr></table>
${button('https://billing.boardwell.example/invoices/in_1QPx88200431/pdf', 'Download invoice')}
<p>Questions? Visit our support site or call us at +49 40 5550 1420.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'anmeldecode in zwei gruppen',
      language: 'de',
      subject: 'Ihr Anmeldecode für Boardwell',
      html: card(
        'de',
        'Ihr Anmeldecode',
        `<p>Hallo Robin,</p><p>bitte geben Sie den folgenden Code ein, um sich bei Boardwell anzumelden:</p>
${box(`${german.slice(0, 3)} ${german.slice(3)}`)}<p>Der Code ist 10 Minuten lang gültig und kann nur einmal verwendet werden.</p>
<p style="color:#6b778c">Angefordert am 24.11.2026 um 09:14 Uhr, Chrome 131 unter Windows, Hamburg. Geben Sie diesen Code niemals an Dritte weiter.</p>`,
      ),
      codes: [german],
      links: [],
      best: { code: german },
    },
    {
      name: 'adresse bestaetigen',
      language: 'de',
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      html: card(
        'de',
        'E-Mail-Adresse bestätigen',
        `<p>Hallo Robin,</p><p>Sie haben Ihre E-Mail-Adresse in Boardwell geändert. Bitte klicken Sie auf die Schaltfläche, um die neue Adresse zu bestätigen:</p>
${button(confirm, 'E-Mail-Adresse bestätigen')}
<p>Der Link ist 24 Stunden gültig. Bis dahin erhalten Sie Benachrichtigungen weiterhin an Ihre bisherige Adresse.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'neue anmeldung',
      language: 'de',
      subject: 'Neue Anmeldung bei Ihrem Boardwell-Konto',
      html: card(
        'de',
        'Neue Anmeldung erkannt',
        `<p>Hallo Robin,</p><p>bei Ihrem Konto gab es eine Anmeldung von einem neuen Gerät:</p>
<ul><li>Zeit: 24. November 2026, 08:02 (MEZ)</li><li>Gerät: Firefox 132, Ubuntu</li><li>IP-Adresse: 203.0.113.${random.whole(2, 250)}</li><li>Ort (ungefähr): Bremen, Deutschland</li></ul>
<p>Wenn Sie das waren, müssen Sie nichts weiter tun. Falls nicht, <a href="https://id.boardwell.example/security?lang=de">sichern Sie Ihr Konto</a> und ändern Sie umgehend Ihr Passwort.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'code de verification',
      language: 'fr',
      subject: `${french} est votre code de vérification Boardwell`,
      html: card(
        'fr',
        'Votre code de vérification',
        `<p>Bonjour Robin,</p><p>Pour vérifier votre adresse e-mail, saisissez le code ci-dessous dans la page d'inscription :</p>
${box(french)}<p>Ce code expire dans 15 minutes.</p><p style="color:#6b778c">Si vous n'avez pas créé de compte, ignorez simplement ce message.</p>`,
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'lien de connexion ou code',
      language: 'fr',
      subject: 'Connectez-vous à Boardwell',
      html: card(
        'fr',
        'Votre lien de connexion',
        `<p>Bonjour Robin,</p><p>Cliquez sur le bouton pour vous connecter. Le lien est valable 20 minutes et ne fonctionne qu'une seule fois.</p>
${button(magicLink, 'Se connecter')}<p>Vous pouvez aussi saisir ce code de connexion :</p>${box(magic)}
<p style="color:#6b778c">Demande effectuée le 24/11/2026 à 10:41 depuis l'adresse IP 198.51.100.${random.whole(2, 250)}.</p>`,
      ),
      codes: [magic],
      links: [magicLink],
      best: { code: magic },
    },
    {
      name: 'facture disponible',
      language: 'fr',
      subject: `Votre facture F-2026-${random.digits(5)} est disponible`,
      html: card(
        'fr',
        'Votre facture est disponible',
        `<p>Bonjour Robin,</p><p>La facture de votre abonnement pour novembre 2026 est disponible dans votre espace de facturation.</p>
<p>Montant : 129,60 € TTC<br>Date d'échéance : 08/12/2026<br>Numéro client : ${random.digits(7)}</p>
${button('https://billing.boardwell.example/fr/factures', 'Voir la facture')}
<p>Le montant sera prélevé sur votre carte se terminant par ${random.digits(4)}.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'codigo de acceso',
      language: 'es',
      subject: 'Tu código de acceso a Boardwell',
      html: card(
        'es',
        'Tu código de acceso',
        `<p>Hola, Robin:</p><p>Usa este código para iniciar sesión en Boardwell:</p>
${box(spanish)}<p>El código caduca en 10 minutos. No lo compartas con nadie.</p>
<p style="color:#6b778c">Si no has intentado iniciar sesión, puedes ignorar este mensaje.</p>`,
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'restablecer contrasena',
      language: 'es',
      subject: 'Restablece tu contraseña de Boardwell',
      html: card(
        'es',
        'Restablecer la contraseña',
        `<p>Hola, Robin:</p><p>Hemos recibido una solicitud para restablecer tu contraseña. Haz clic en el botón para crear una nueva.</p>
${button(spanishReset, 'Restablecer contraseña')}
<p>El enlace es válido durante 1 hora. Si no solicitaste el cambio, no tienes que hacer nada.</p>`,
      ),
      codes: [],
      links: [spanishReset],
      best: { link: spanishReset },
    },
    {
      name: 'fin de la prueba',
      language: 'es',
      subject: 'Tu prueba gratuita termina en 3 días',
      html: card(
        'es',
        'Tu prueba gratuita termina pronto',
        `<p>Hola, Robin:</p><p>Tu periodo de prueba de Boardwell Premium termina el 27 de noviembre de 2026. Para no perder los 12 tableros y 348 tareas de tu equipo, elige un plan.</p>
<p>Usa el cupón <b>EQUIPO20</b> al pagar y obtén un 20 % de descuento durante los primeros 12 meses (desde 7,99 € por usuario).</p>
${button('https://boardwell.example/es/precios?utm_campaign=trial_d27', 'Ver planes y precios')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
