/** A device maker's account and mail, in English, Portuguese, French and German: codes, a family, alerts, an invoice. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const seven = random.digits(7);
  const portuguese = random.digits(6);
  const french = random.digits(6);
  const rescue = random.digits(6);
  const family = `https://setup.pomelo.example/family/messages?it=${random.text(TOKEN, 16)}&dsid=${random.digits(11)}`;
  const none = { codes: [], links: [], best: null };
  return [
    {
      name: 'security code',
      language: 'en',
      subject: 'Pomelo account security code',
      html: segoe(
        'Security code',
        `Please use the following security code for the Pomelo account <a href="mailto:ro**n@postroom.localhost">ro**n@postroom.localhost</a>.<br><br>Security code: <span style="font-weight:bold;font-size:14px">${seven}</span><br><br>If you don't recognize that account, you can <a href="https://account.pomelo.example/dme/${random.text(TOKEN, 90)}">click here</a> to remove your email address from that account.`,
      ),
      codes: [seven],
      links: [],
      best: { code: seven },
    },
    {
      name: 'rescue address',
      language: 'en',
      ...bothParts({
        from: 'Pomelo <noreply@id.pomelo.example>',
        subject: 'Verify your Pomelo ID email address.',
        encoding: 'base64',
        text: `Dear Robin Vale,

You've selected this email address as your new rescue email. To verify it belongs to you, enter this code on the email verification page:

${rescue}

The code will expire three hours after this message was sent.

Why you got this: Pomelo requires verification whenever an email address is selected for a Pomelo ID. It can't be used until you verify it. If this request was not yours, you can ignore this email.

Pomelo Support
`,
        html: `<html><body style="font-family:SF Pro Text,Helvetica,Arial;color:#333;font-size:15px"><div style="max-width:640px;margin:0 auto"><div style="text-align:right;font-size:22px;color:#999">Pomelo ID</div><p>Dear Robin Vale,</p><p>You've selected this email address as your new rescue email. To verify it belongs to you, enter this code on the email verification page:</p><p style="font-size:26px;font-weight:bold">${rescue}</p><p>The code will expire three hours after this message was sent.</p><p><b>Why you got this.</b><br>Pomelo requires verification whenever an email address is selected for a Pomelo ID. It can't be used until you verify it.</p><p>Pomelo Support</p></div></body></html>`,
      }),
      codes: [rescue],
      links: [],
      best: { code: rescue },
    },
    {
      name: 'verification code, Portuguese',
      language: 'pt-PT',
      subject: 'Código de verificação Pomelo',
      html: material(
        'Verifique o seu email de recuperação',
        `A Pomelo recebeu um pedido para utilizar <b>robin@postroom.localhost</b> como email de recuperação da Conta Pomelo <b>r.vale.porto@pmail.example</b>.<br><br>Utilize este código para concluir a configuração deste email de recuperação:<br><div style="text-align:center;font-size:36px;margin:20px 0;line-height:44px">${portuguese}</div>Este código expira dentro de 24 horas.<br><br>Se não reconhece r.vale.porto@pmail.example, pode ignorar este email em segurança.`,
      ),
      codes: [portuguese],
      links: [],
      best: { code: portuguese },
    },
    {
      name: 'code to erase, French',
      language: 'fr-CA',
      subject: `Code ${french} pour effacer un appareil`,
      text: `Bonjour Robin,

Vous avez demandé l'effacement à distance de « iPad de Robin » (n° de série DMP${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 8)}). Cette action est irréversible. Pour la confirmer, saisissez le code ${french} dans l'app Localiser.

Si le code n'est pas saisi d'ici une heure, la demande sera annulée.

Assistance Pomelo, 1 800 555-0${random.digits(3)}
Pomelo Canada Inc., 120, rue Bremner, bureau 1600, Toronto (Ontario) M5J 0A8
`,
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'family',
      language: 'en',
      subject: 'Marisol Quintero invited you to join a family group',
      html: material(
        'Join Marisol’s family group',
        `Family members can share purchases, 2 TB of storage, and their location.<br><br><div style="text-align:center"><a href="${family.replaceAll('&', '&amp;')}" style="background:#4184f3;border-radius:5px;color:#fff;font-size:14px;padding:10px 24px;text-decoration:none">Accept invitation</a></div><br>You can only be in one family group at a time, and switch once every 12 months. The invitation expires on Dec ${random.whole(2, 19)}.`,
      ),
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'new sign-in, German',
      language: 'de',
      subject: 'Sicherheitswarnung',
      html: material(
        'Neue Anmeldung auf Pixelphone 9',
        `<div style="text-align:center">robin@postroom.localhost</div><br>Wir haben am ${random.whole(2, 27)}. November um 06:4${random.digits(1)} Uhr eine neue Anmeldung in Ihrem Pomelo-Konto festgestellt. Waren Sie das, ist nichts zu tun. Falls nicht, helfen wir Ihnen, Ihr Konto zu schützen.<br><br><div style="text-align:center"><a href="https://accounts.pomelo.example/AccountChooser?Email=robin@postroom.localhost&amp;continue=https://myaccount.pomelo.example/alert/nt/${random.digits(13)}?rfn%3D325" style="background:#4184f3;border-radius:5px;color:#fff;padding:10px 24px;text-decoration:none">Aktivität prüfen</a></div>`,
      ),
      ...none,
    },
    {
      name: 'storage',
      language: 'en',
      subject: 'Your storage is almost full',
      html: segoe(
        'You have used 4.8 GB of 5 GB',
        `Robin, when you run out of storage, photos and backups will no longer upload and you won't receive new mail. For $0.99 a month you get 50 GB, for $2.99 200 GB, for $9.99 2 TB.<br><br><a href="https://setup.pomelo.example/storage?src=eml${random.digits(6)}">Upgrade storage</a> or delete some of ${random.whole(2, 9)},${random.digits(3)} photos.`,
      ),
      ...none,
    },
    {
      name: 'invoice',
      language: 'en',
      subject: 'Your invoice from Pomelo.',
      text: `Invoice

POMELO ID           robin@postroom.localhost
DATE                Nov ${random.whole(2, 27)}, 2026
ORDER ID            ML${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 8)}
DOCUMENT NO.        ${random.digits(12)}
BILLED TO           Visa .... ${random.digits(4)}, Robin Vale, 4 Alder Ct, Portland, OR 97214-${random.digits(4)}

App Store
  Authly: 2FA & OTP codes, Pro (monthly)    Renews Dec ${random.whole(2, 27)}, 2026     $2.99
  Tide Tables 3                             In-app purchase          $4.99

TOTAL                                                                $7.98

Report a problem: https://reportaproblem.pomelo.example/?a=${random.digits(9)}&p=${random.digits(14)}
`,
      ...none,
    },
  ];
}

function segoe(title: string, body: string): string {
  return `<html dir="ltr"><head></head><body><table dir="ltr"><tr><td id="i1" style="padding:0;font-family:'Segoe UI Semibold','Segoe UI Bold',Arial,sans-serif;font-size:17px;color:#707070">Pomelo account</td></tr><tr><td id="i2" style="padding:0;font-family:'Segoe UI Light',Arial;font-size:41px;color:#2672ec">${title}</td></tr>
<tr><td id="i3" style="padding:0;padding-top:25px;font-family:'Segoe UI',Tahoma,Verdana;font-size:14px;color:#2a2a2a">${body}</td></tr><tr><td id="i7" style="padding:0;padding-top:25px;font-size:14px">Thanks,</td></tr><tr><td id="i8" style="font-size:14px">The Pomelo account team</td></tr></table><p style="font-size:11px">Privacy Statement: <a href="https://go.pomelo.example/fwlink/?LinkId=521839">https://go.pomelo.example/fwlink/?LinkId=521839</a><br>Pomelo Corporation, One Pomelo Way, Redmond, WA 98052</p></body></html>`;
}

function material(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta name="format-detection" content="email=no"/><meta name="supported-color-schemes" content="light dark"/><style nonce="x7Qm">.awl a{color:#FFF;text-decoration:none}</style></head><body style="margin:0;padding:0" bgcolor="#FFFFFF"><table width="100%" height="100%" style="min-width:348px" border="0" cellspacing="0" cellpadding="0" lang="en"><tr height="32"><td></td></tr><tr align="center"><td>
<div style="border:thin solid #dadce0;border-radius:8px;max-width:516px;padding:40px 20px" align="center"><img src="https://www.gstat.pomelo.example/images/wordmark.png" width="74" height="24" alt="Pomelo"><div style="font-family:Roboto,Arial;border-bottom:thin solid #dadce0;color:rgba(0,0,0,.87);line-height:32px;padding:16px 0 24px;font-size:24px">${title}</div><div style="font-family:Roboto-Regular,Helvetica,Arial;font-size:14px;color:rgba(0,0,0,.87);line-height:20px;padding-top:20px;text-align:left">${body}</div></div>
<div style="font-family:Roboto;color:rgba(0,0,0,.54);font-size:11px;line-height:18px;padding-top:12px"><div style="direction:ltr">© 2026 Pomelo Ireland Ltd., <a>Gordon Row, Barrow Street, Dublin 4, Ireland</a></div></div></td></tr></table></body></html>`;
}
