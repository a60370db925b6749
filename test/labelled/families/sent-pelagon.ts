/** A federated social network's server: accounts, suspicious sign-ins, follows, a strike, a summary; English, German, Japanese, Spanish. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

const dark = (title: string, inner: string) => `<!DOCTYPE html><html lang="en"><body class="email" style="background:#191b22">
<div class="email-container"><table class="email-w-full" role="presentation"><tr><td class="email-header-td">
<a href="https://tidepool.example"><img alt="Pelagon" src="https://tidepool.example/packs/media/logo-h.png" height="27"></a>
<h1 style="color:#fff;font-family:Inter,'Lucida Grande',sans-serif">${title}</h1></td></tr></table>
<table class="email-w-full" style="background:#fff;border-radius:12px"><tr><td style="padding:24px">${inner}</td></tr></table>
<p style="color:#9baec8;font-size:12px">tidepool.example · <a href="https://tidepool.example/settings/preferences/notifications">Change email
preferences</a></p></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const confirm = `https://tidepool.example/auth/confirmation?confirmation_token=${random.text(ID, 20)}`;
  const german = `https://gezeiten.example/auth/password/edit?reset_password_token=${random.text(ID, 20)}`;
  const code = random.digits(6);
  const spanish = random.digits(6);
  const invited = `https://tidepool.example/invite/${random.text('abcdefghjkmnpqrstuvwxyzABCDEFGH23456789', 8)}`;
  return [
    {
      name: 'address to confirm',
      language: 'en',
      ...bothParts({
        from: 'Tidepool <notifications@tidepool.example>',
        subject: 'Pelagon: Confirmation instructions for tidepool.example',
        encoding: 'quoted-printable',
        text: `Welcome, robin@postroom.localhost!

An account was made on tidepool.example with this address, and it is one step away from working.
Visit this link to confirm the email:

* ${confirm}

Please read the rules (https://tidepool.example/about) and our terms of service while you are there.
`,
        html: dark(
          'Verify email address',
          `<p>An account was made on tidepool.example with this address, and it is one step away from working.</p><p><a href="${confirm}"
class="email-btn">Verify email address</a></p><p>Please read <a href="https://tidepool.example/about">the rules</a> and our terms of service
while you are there.</p>`,
        ),
      }),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'sign-in from an unknown place',
      language: 'en',
      subject: 'Please confirm attempted sign in',
      html: dark(
        'Sign-in attempt',
        `<p>We noticed somebody signing in as you from an IP address that is new to us.</p><table><tr><td>IP:</td><td>2001:db8:4${random.digits(2)}::1f</td>
        </tr><tr><td>Browser:</td><td>Firefox 14${random.digits(1)} on Android</td></tr><tr><td>Time:</td><td>Jun ${random.whole(2, 28)}, 2026, 21:${random.whole(10, 59)}</td></tr>
        </table><p>Was it you? Then enter the following security code on the sign in challenge page:</p>
        <p style="font-size:32px;font-weight:500;text-align:center">${code}</p><p>Otherwise change your password, and set up two-factor.</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'a new follower',
      language: 'en',
      subject: 'tern@skerry.example is now following you',
      text: `Arctic Tern (tern@skerry.example) is now following you!

> Ornithology, code, bad puns. 4,${random.digits(3)} posts since 2018. Verified link: https://tern.example

View: https://tidepool.example/@tern@skerry.example

---
Change email preferences: https://tidepool.example/settings/preferences/notifications
Unsubscribe: https://tidepool.example/unsubscribe?token=${random.text(ID, 40)}&type=follow
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a strike',
      language: 'en',
      subject: 'Your post on tidepool.example has been marked as sensitive',
      html: dark(
        'Media marked as sensitive',
        `<p>Some posts of @robinv were found to break rule ${random.whole(1, 8)}, and your moderators have put a warning over ${random.whole(1, 4)} pictures.</p>
        <p>Status #11${random.digits(16)}, 2 Jun 2026</p><p>If you believe this is an error, <a href="https://tidepool.example/disputes/strikes/${random.digits(4)}">
        you can submit an appeal</a> within 20 days.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'german password to reset',
      language: 'de',
      subject: 'Pelagon: Anleitung zum Zurücksetzen deines Passworts',
      text: `Jemand (vermutlich du) hat ein neues Passwort für dein Konto @robinv@gezeiten.example angefordert.

* Passwort ändern: ${german}

Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Dein Passwort ändert sich nicht,
solange du nicht den Link oben öffnest und ein neues erstellst.
`,
      codes: [],
      links: [german],
      best: { link: german },
    },
    {
      name: 'japanese moved server',
      language: 'ja',
      subject: 'サーバーメンテナンスのお知らせ(6月14日)',
      text: `tidepool.example をご利用のみなさま

6月14日(日)2:00〜5:${random.whole(10, 50)}に、バージョン4.${random.whole(2, 9)}.${random.whole(1, 9)}への更新を行います。
この間は投稿やログインができません。現在の利用者は${random.digits(4)}人、先月の寄付は${random.whole(20, 90)},400円でした。

管理人より
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'spanish code',
      language: 'es',
      subject: 'Confirma tu intento de inicio de sesión',
      html: dark(
        'Intento de inicio de sesión',
        `<p>Hemos visto un intento de acceso desde 198.51.100.${random.whole(3, 240)}. Para continuar, introduce este código de seguridad en la página:</p>
        <p style="font-size:32px">${spanish}</p><p>Si no eras tú, te conviene cambiar ya la contraseña.</p>`,
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'a friend asks one in',
      language: 'en',
      subject: 'Come over to tidepool.example?',
      text: `Hi Robin,

sign-ups are closed to strangers, but I've got a couple of invitations. This one is yours, make
yourself an account with it before it runs out on Sunday (it takes 1 use): ${invited} and then
look for me, I'm @wren. About ${random.whole(300, 900)} people, very calm, no ads.

Wren
`,
      codes: [],
      links: [invited],
      best: { link: invited },
    },
  ];
}
