/** A platform of blogs with letters: double opt-in, sign-in links and codes, posts, gifts; English, French, Spanish, Japanese. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const post = (publication: string, inner: string, footer: string) => `<html style="scrollbar-width:thin"><body class="email-body"
style="font-kerning:auto;"><img src="https://eotrx.inkstack.example/o/p.gif" width="1" height="1" style="display:none">
<div class="post typography" style="max-width:550px;margin:0 auto;font-family:Spectral,serif,-apple-system">
<p style="font-size:13px;text-transform:uppercase;color:#868686">${publication}</p>${inner}</div>
<div style="text-align:center;font-size:12px;color:#999">${footer}</div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const optIn = `https://slowrivers.inkstack.example/api/v1/email-confirm?token=${random.text(ID, 120)}`;
  const magic = `https://inkstack.example/sign-in-with/${random.text(ID, 10)}.${random.text(ID, 60)}`;
  const code = random.digits(6);
  const ghost = `https://www.thebreadcolumn.example/members/?token=${random.text(ID, 32)}&action=subscribe&r=%2Fwelcome%2F`;
  const french = `https://lettres.inkstack.example/abonnement/confirmer/${random.text(ID, 30)}`;
  const spanish = random.digits(6);
  const japanese = `https://inkstack.example/ja/subscribe/confirm/${random.text(ID, 28)}`;
  const redirect = () => `https://inkstack.example/redirect/2/eyJ${random.text(ID, 90)}`;
  return [
    {
      name: 'double opt-in',
      language: 'en',
      subject: 'Confirm your subscription to Slow Rivers',
      html: post(
        'Slow Rivers',
        `<h2>One tap left</h2><p>Thanks for signing up to <b>Slow Rivers</b> by Hettie Munro. ${random.digits(1)},${random.digits(3)} people read it
        on Sundays. Tap to start getting it:</p><p><a href="${optIn}" style="background:#ff6719;color:#fff;border-radius:8px;padding:12px 20px">
        Confirm now</a></p><p>No tap, no letter.</p>`,
        `548 Marlin Street PMB 72${random.digits(3)}, San Rafael, CA 94901`,
      ),
      codes: [],
      links: [optIn],
      best: { link: optIn },
    },
    {
      name: 'link and code to sign in',
      language: 'en',
      ...bothParts({
        from: 'Inkstack <no-reply@inkstack.example>',
        subject: `${code} is your Inkstack verification code`,
        encoding: 'quoted-printable',
        text: `Here's your verification code to sign in to Inkstack:

${code}

It stays valid only for 10 minutes. Or sign in with a link, if that is handier:
${magic}
`,
        html: post(
          'Inkstack',
          `<h2>Sign in to Inkstack</h2><p>Here's your verification code to sign in to Inkstack:</p><p style="font-size:28px"><b>${code}</b></p>
<p>It stays valid only for 10 minutes. Or <a href="${magic}">sign in with a link</a>, if that is handier.</p>`,
          'Inkstack Inc.',
        ),
      }),
      codes: [code],
      links: [magic],
      best: { code },
    },
    {
      name: 'self-hosted blog sign-up',
      language: 'en',
      subject: '🙌 Complete your sign up to The Bread Column!',
      text: `Hey there,

Tap the link below to complete the signup process for The Bread Column, and be automatically signed in:

${ghost}

For your security, it will expire in 24 hours time.

All the best!

---

Sent to robin@postroom.localhost

If it wasn't you who signed up, simply delete this message. You will not be subscribed.
`,
      codes: [],
      links: [ghost],
      best: { link: ghost },
    },
    {
      name: 'a long post',
      language: 'en',
      subject: 'The year the Severn ran backwards',
      html: post(
        `Slow Rivers · Issue ${random.whole(40, 180)}`,
        `<h1>The year the Severn ran backwards</h1><h3>Bores, bridges, and a lock-keeper's diary</h3><p>HETTIE MUNRO</p><p>On the 14th of
        February 17${random.whole(10, 89)} the keeper at Lydden lock wrote down a number, ${random.digits(3)}, and next to it the word
        <em>inches</em>. For two centuries nobody asked what it meant.</p><p>I did what one does: I wrote to the archive, was sent a form,
        filled it in, confirmed my address twice (they are careful people), and waited. What arrived were
        <a href="${redirect()}">${random.whole(40, 300)} pages of scans</a> and an invoice over £${random.whole(20, 60)}.</p><p>The code of
        practice for lock-keepers, printed 1801, tells them to "enter the flood each day". So they did: 4'2", 4'6", then nothing for
        eleven days. <a href="${redirect()}">Verify it for yourself</a> on the microfilm, reel ${random.whole(10, 90)}.</p><blockquote>The river
        signs in when it pleases and out when it is done.</blockquote><p>Next Sunday: the ferrymen. Until then, there are maps in the
        <a href="${redirect()}">chat</a>.</p><p><a href="${redirect()}">Upgrade to paid</a></p>`,
        `© 2026 Hettie Munro<br><a href="${redirect()}">Unsubscribe</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'french double opt-in in a sentence',
      language: 'fr',
      subject: 'Plus qu’un geste pour recevoir « Les Lettres du lundi »',
      html: post(
        'Les Lettres du lundi',
        `<p>Bonjour,</p><p>vous venez de laisser votre adresse sur le site. Pour être sûre que c'était bien vous, je vous demande de
        <a href="${french}">valider votre inscription</a> ; la première lettre, le n° ${random.whole(30, 99)}, partira aussitôt.</p>
        <p>Sans validation sous 7 jours, votre adresse sera effacée.</p><p>Maud</p>`,
        'Vous recevez ce message une seule fois.',
      ),
      codes: [],
      links: [french],
      best: { link: french },
    },
    {
      name: 'spanish code',
      language: 'es',
      subject: 'Tu código para entrar en Inkstack',
      html: post(
        'Inkstack',
        `<p>Este es el código que has pedido para iniciar sesión:</p><p style="font-size:30px;letter-spacing:6px">${spanish}</p><p>Vale durante
        10 minutos. ¿No lo has pedido? Ignora este correo.</p>`,
        'Inkstack Inc.',
      ),
      codes: [spanish],
      links: [],
      best: { code: spanish },
    },
    {
      name: 'gift of a year',
      language: 'en',
      subject: 'Hettie gave you 12 months of Slow Rivers',
      html: post(
        'Slow Rivers',
        `<p>Nothing to do: we've added 12 months (worth $${random.whole(50, 90)}) to your subscription, which now runs to ${random.whole(10, 28)} May
        2027. You also have 3 guest passes for friends; they are under <a href="${redirect()}">your account</a>. Receipt
        ${random.digits(4)}-${random.digits(4)}.</p>`,
        `<a href="${redirect()}">Manage emails</a>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'japanese double opt-in',
      language: 'ja',
      subject: '【川と橋の手紙】メールマガジン登録の確認',
      text: `「川と橋の手紙」へのお申し込み、ありがとうございます。

登録はまだ終わっていません。
下記URLをクリックして、登録を完了してください。

${japanese}

※24時間を過ぎるとこのURLは使えなくなります。
※ご自身の操作でなければ破棄してください。

バックナンバー(全${random.whole(40, 99)}号):https://inkstack.example/ja/kawa/archive
`,
      codes: [],
      links: [japanese],
      best: { link: japanese },
    },
  ];
}
