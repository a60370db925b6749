/** A streaming service, in English, French, Spanish and Portuguese: codes of four digits, links, a price, a payment. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_';

export function mails(random: Random): FamilyMail[] {
  const four = random.digits(4);
  const french = random.digits(4);
  const travel = `https://www.flickstream.example/account/travel/verify?nftoken=${random.text(TOKEN, 60)}&messageGuid=${random.text('0123456789abcdef', 32)}`;
  const reset = `https://www.flickstream.example/password?nftoken=${random.text(TOKEN, 60)}&g=${random.text('0123456789abcdef', 32)}`;
  const src = random.text('0123456789ABCDEF', 8);
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Flickstream: Your sign-in code',
      html: red(
        'Your sign-in code',
        `<p>Hi Robin,</p><p>Enter this code on the device you're signing in on. It will expire in 15 minutes.</p><p style="font-size:28px;letter-spacing:6px;font-weight:700">${four}</p><p>If you didn't request this, don't share the code with anyone. <a href="https://www.flickstream.example/password">Change your password</a> to keep your account secure.</p>`,
        src,
      ),
      codes: [four],
      links: [],
      best: { code: four },
    },
    {
      name: 'code for an extra member, French',
      language: 'fr',
      subject: 'Votre code de validation Flickstream',
      html: red(
        'Confirmez la modification de votre compte',
        `<p>Bonjour Robin,</p><p>Avant d'ajouter le profil supplémentaire à 5,99 € par mois, nous vérifions que la demande vient bien de vous. Saisissez ce code :</p><p style="font-size:28px;letter-spacing:6px;font-weight:700">${french}</p><p>Demande effectuée depuis un navigateur à Nantes le ${random.whole(2, 27)}/11 à 20 h 4${random.digits(1)}.</p>`,
        src,
        'fr',
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'temporary access, Spanish',
      language: 'es',
      subject: 'Tu código de acceso temporal de Flickstream',
      html: red(
        'Tu código de acceso temporal',
        `<p>Hola:</p><p>Recibimos una solicitud de código de acceso temporal desde el dispositivo de abajo.</p><p style="background:#f3f3f3;padding:12px">Solicitado por <b>Robin</b> desde un televisor LG, ${random.whole(2, 27)} de noviembre, 21:3${random.digits(1)} CET</p><p><a href="${travel.replaceAll('&', '&amp;')}" style="background:#e50914;color:#fff;display:block;padding:14px;text-align:center;text-decoration:none">Obtener código</a></p><p>* El enlace caduca a los 15 minutos. Si no reconoces este dispositivo, ignora este correo.</p>`,
        src,
        'es',
      ),
      codes: [],
      links: [travel],
      best: { link: travel },
    },
    {
      name: 'reset',
      language: 'en',
      subject: 'Complete your password reset request',
      html: red(
        'Reset your password',
        `<p>Hi Robin,</p><p>Let's reset your password so you can get back to watching.</p><p><a href="${reset.replaceAll('&', '&amp;')}" style="background:#e50914;color:#fff;display:block;padding:14px;text-align:center;text-decoration:none">Reset Password</a></p><p>If you didn't ask to reset your password, you can disregard this email. Questions? Call us at 1-844-505-${random.digits(4)}.</p>`,
        src,
      ),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'new device',
      language: 'en',
      subject: 'A new device is using your account',
      html: red(
        'New device',
        `<p>Hi Robin,</p><p>A new device signed in to your Flickstream account, robin@postroom.localhost.</p><table><tr><td>Device</td><td>Android TV (CH-${random.digits(4)})</td></tr><tr><td>Location*</td><td>Ghent, Belgium</td></tr><tr><td>Time</td><td>November ${random.whole(2, 27)}, 2026 at 7:4${random.digits(1)} PM CET</td></tr></table><p>If you or someone in your household signed in, enjoy watching! If not, we recommend that you <a href="https://www.flickstream.example/manageaccountaccess">sign that device out</a>.</p><p style="font-size:12px">*Location is approximate.</p>`,
        src,
      ),
      ...none,
    },
    {
      name: 'payment failed, Portuguese',
      language: 'pt-BR',
      subject: 'Atualize sua forma de pagamento',
      html: red(
        'Não conseguimos cobrar a mensalidade',
        `<p>Olá, Robin,</p><p>O banco recusou a cobrança de R$ 44,90 no cartão Visa final ${random.digits(4)} (código 51). Vamos tentar outra vez no dia ${random.whole(2, 27)}/12; até lá, tudo segue no ar.</p><p><a href="https://www.flickstream.example/YourAccountPayment?lnktrk=EVO">Ver formas de pagamento</a></p><p>Dúvidas? 0800 591 ${random.digits(4)}.</p>`,
        src,
        'pt',
      ),
      ...none,
    },
    {
      name: 'price',
      language: 'en',
      subject: 'We are updating your price',
      text: `Robin, your price goes from $15.49 to $17.99 a month

The new price will start with your next bill on or after December ${random.whole(3, 27)}, 2026 (Standard, 2 screens, 1080p). This update will allow us to deliver even more value for your membership.

Want to pay less? Standard with ads is $7.99. You can change your plan or cancel online anytime:
https://www.flickstream.example/changeplan?lkid=URL_PLAN

Your friends at Flickstream

SRC: ${src}_en_US
Flickstream, 121 Albright Crossing, Los Gatos, CA 95032, U.S.A.
`,
      ...none,
    },
  ];
}

const FEET = {
  en: ['Questions? Visit the Help Center', 'Terms of Use', 'Privacy'],
  fr: ['Des questions ? Consultez le Centre d’aide', 'Conditions d’utilisation', 'Confidentialité'],
  es: ['¿Preguntas? Visita el Centro de ayuda', 'Términos de uso', 'Privacidad'],
  pt: ['Dúvidas? Acesse a Central de Ajuda', 'Termos de Uso', 'Privacidade'],
} as const;

function red(title: string, body: string, src: string, language: keyof typeof FEET = 'en'): string {
  const [help, terms, privacy] = FEET[language];
  return `<html><body bgcolor="#FFFFFF" style="margin:0;padding:0"><table align="center" width="500" border="0" cellpadding="0" style="font-family:FlickSans,Helvetica,Roboto,sans-serif;color:#221f1f"><tr><td style="padding:20px 40px"><img alt="F" width="24" src="https://assets.flickstream.example/us/email/logo/logo_v2.png"></td></tr>
<tr><td style="padding:0 40px;font-size:28px;font-weight:700;line-height:34px">${title}</td></tr><tr><td style="padding:10px 40px;font-size:16px;line-height:24px">${body}</td></tr>
<tr><td style="padding:30px 40px;font-size:11px;color:#a4a4a4"><img src="https://assets.flickstream.example/us/email/gem/grey.png" width="16" alt=""> Flickstream, 121 Albright Crossing, Los Gatos, CA 95032, U.S.A.<br><a href="https://help.flickstream.example/${language}">${help}</a><br><a href="https://www.flickstream.example/TermsOfUse">${terms}</a> <a href="https://www.flickstream.example/PrivacyPolicy">${privacy}</a><br>SRC: ${src}_${random36(src)}</td></tr></table></body></html>`;
}

function random36(src: string): string {
  return Number.parseInt(src, 16).toString(36);
}
