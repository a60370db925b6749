/** A self-hosted file cloud: welcomes, shares, codes by mail, activity, quota; English, German, French. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const themed = (
  heading: string,
  inner: string,
) => `<table style="background:#F0F0F0;border-collapse:collapse;width:100%;height:100%">
<tr><td align="center"><table style="width:150px;background:#0082c9"><tr><td><img class="logo" height="69"
src="https://cloud.harrowmoor.example/core/img/logo/logo.png" alt="Harrowmoor Cloud"></td></tr></table>
<table style="background:#fff;width:580px"><tr><td style="padding:30px"><h1 style="font-family:Lucida Grande,Geneva,Verdana,sans-serif;
font-size:24px;font-weight:400">${heading}</h1><div style="font-size:16px;color:#777;line-height:1.3">${inner}</div></td></tr></table>
<p style="font-size:12px;color:#C8C8C8">Harrowmoor Cloud - a place of our own<br>This is an automatically sent email, please do not reply.</p>
</td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const set = `https://cloud.harrowmoor.example/index.php/apps/user/set/${random.text(ID, 21)}/rvale`;
  const reset = `https://cloud.harrowmoor.example/index.php/lostpassword/reset/form/${random.text(ID, 21)}/rvale`;
  const share = `https://cloud.harrowmoor.example/index.php/s/${random.text(ID, 15)}`;
  const verify = `https://cloud.harrowmoor.example/index.php/apps/registration/verify/${random.digits(3)}/${random.text(ID, 16)}`;
  const code = random.digits(6);
  const german = random.digits(6);
  const french = `https://nuage.valdoie.example/index.php/apps/user/set/${random.text(ID, 21)}/robin.vale`;
  return [
    {
      name: 'welcome with a password to set',
      language: 'en',
      subject: 'Your Harrowmoor Cloud account was created',
      html: themed(
        'Welcome aboard',
        `<p>Welcome to your Harrowmoor Cloud account, you can add, protect, and share your data.</p><p>Your Login is: rvale</p><p>
        <a href="${set}" style="background:#0082c9;color:#fff;padding:10px 20px">Set your password</a>
        <a href="https://nimbusbox.example/install/#install-clients">Install Client</a></p><p>Quota: ${random.whole(5, 60)} GB</p>`,
      ),
      codes: [],
      links: [set],
      best: { link: set },
    },
    {
      name: 'password to reset',
      language: 'en',
      ...bothParts({
        from: 'Harrowmoor Cloud <cloud@harrowmoor.example>',
        subject: 'Harrowmoor Cloud password reset',
        encoding: 'quoted-printable',
        text: `Password reset

Click the following link to reset your password. If you have not wanted this, ignore the email.

Reset your password: ${reset}

-- 
Harrowmoor Cloud - a place of our own
`,
        html: themed(
          'Password reset',
          `<p>Click the following button to reset your password. If you have not wanted this, ignore the email.</p><p>
<a href="${reset}">Reset your password</a></p>`,
        ),
      }),
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'code as second factor',
      language: 'en',
      subject: 'Login attempt for Harrowmoor Cloud',
      html: themed(
        `Login attempt for Harrowmoor Cloud`,
        `<p>Your two-factor authentication code is: <strong>${code}</strong></p><p>If you tried to login, please enter that code on Harrowmoor Cloud. If
        you did not, somebody else did and knows your email address or username – and your password!</p>`,
      ),
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'folder shared',
      language: 'en',
      subject: '"Minutes 2026" has been shared with you by Greta Holm',
      html: themed(
        'Greta Holm shared »Minutes 2026« with you',
        `<p>${random.whole(4, 40)} files, ${random.whole(2, 90)}.${random.digits(1)} MB. Note from Greta: "No. 7 is still a draft."</p><p><a href="${share}">Open
        »Minutes 2026«</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'activity of a day',
      language: 'en',
      subject: 'Activity notification for Harrowmoor Cloud',
      text: `Hello Robin Vale,

There was some activity at Harrowmoor Cloud

* Greta Holm changed Minutes 2026/No-${random.whole(2, 9)}.odt - 09:${random.whole(10, 59)}
* You created IMG_2026${random.digits(4)}_${random.digits(6)}.jpg (and 41 others) - 12:03
* Security: a session from 2001:db8::${random.text('0123456789abcdef', 4)} logged in with an app password - 18:44
* Sum of your storage: 71% of 20 GB

-- 
Sent once a day. Settings: https://cloud.harrowmoor.example/settings/user/notifications
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'registration to go on with',
      language: 'en',
      subject: 'Verify your Harrowmoor Cloud registration request',
      html: themed(
        'Registration',
        `<p>To go on with the registration, follow the link or type the code below it:</p><p>
        <a href="${verify}">Continue registration</a></p><p>Verification code: ${german}</p>`,
      ),
      codes: [german],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'french welcome',
      language: 'fr',
      subject: 'Votre compte Nuage Valdoie a été créé',
      text: `Bienvenue à bord

Un compte vient d'être ouvert pour vous sur Nuage Valdoie, avec ${random.whole(5, 30)} Go d'espace.

Votre identifiant : robin.vale

Définir votre mot de passe : ${french}

--
Nuage Valdoie, la mairie et ses associations
`,
      codes: [],
      links: [french],
      best: { link: french },
    },
    {
      name: 'german space runs out',
      language: 'de',
      subject: 'Ihr Speicherplatz ist fast voll',
      html: themed(
        'Speicherplatz',
        `<p>Sie nutzen derzeit ${random.whole(91, 98)},${random.digits(1)} % von 20 GB. Ab 100 % können keine Dateien mehr hochgeladen werden; der Papierkorb
        (1,${random.digits(1)} GB) wird nach 30 Tagen geleert.</p><p><a href="https://cloud.harrowmoor.example/apps/files/trashbin">Papierkorb öffnen</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
