/** An error monitor: an address to confirm, an invitation, alerts, a weekly report, a recovery; English and French. */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

const frame = (inner: string) => `<!DOCTYPE html><html><head><style>
body{font-family:'Lato','Helvetica Neue',helvetica,sans-serif;font-size:16px;color:#2b2233;background:#fff}
.btn{background:#5a3fc0;border-radius:4px;color:#fff;padding:8px 20px;text-decoration:none}.container{max-width:600px;margin:20px auto}
.footer{border-top:1px solid #e7ebee;color:#9386a0;font-size:13px}code{background:#f4f2f7;padding:2px 4px}</style></head>
<body class=" "><div class="preheader" style="display:none">Faultline</div><div class="container">
<div class="header"><img src="https://static.faultline.example/mail/wordmark.png" width="125" alt="Faultline"></div>
${inner}
<div class="footer"><a href="https://faultline.example">Home</a> &nbsp; <a href="https://faultline.example/settings/account/notifications/">
Notification Settings</a></div></div></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const confirm = `https://faultline.example/account/confirm-email/${random.digits(7)}/${random.text(HEX, 32)}/`;
  const invite = `https://quarrystack.faultline.example/accept/${random.digits(6)}/${random.text(HEX, 64)}/`;
  const recover = `https://faultline.example/account/recover/confirm/${random.digits(7)}/${random.text(HEX, 32)}/`;
  const french = `https://faultline.example/account/confirm-email/${random.digits(7)}/${random.text(HEX, 32)}/`;
  const sudo = random.digits(6);
  return [
    {
      name: 'address to confirm',
      language: 'en',
      subject: 'Confirm Email',
      html: frame(`<h3>Confirm Email</h3><p>Please confirm your email (robin@postroom.localhost) by clicking the link below. It stays good
      for 48 hours.</p><p><a class="btn" href="${confirm}">Confirm</a></p>`),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'invited to an organisation',
      language: 'en',
      ...bothParts({
        from: 'Faultline <noreply@md.faultline.example>',
        subject: 'Join Quarrystack in using Faultline',
        encoding: 'base64',
        text: `# Teamwork makes bugs work

Quarrystack is using Faultline to keep an eye on its code, and Bea Okonjo
(bea@quarrystack.example) would like you on the team "checkout-${random.digits(2)}".

Join: ${invite}

## What's next
You'll be asked for a name and a password, and then you can see the
${random.whole(120, 900)} unresolved issues. Have fun.

Unsubscribe: https://faultline.example/out/?k=${random.text(HEX, 12)}
`,
        html: frame(`<h3>Teamwork makes bugs work</h3><p><strong>Quarrystack</strong> is using Faultline to keep an eye on its code, and Bea
Okonjo (bea@quarrystack.example) would like you on the team <code>checkout</code>.</p><p><a class="btn" href="${invite}">Join your
team</a></p>`),
      }),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'alert of a new issue',
      language: 'en',
      subject: `QS-CHECKOUT-${random.text('ABCDEFGHJK', 2)}${random.digits(1)} - TypeError: Cannot read properties of undefined (reading 'total')`,
      html: frame(`<h2>New issue from <a href="https://quarrystack.faultline.example/projects/checkout/">checkout</a></h2>
      <p><a class="btn" href="https://quarrystack.faultline.example/issues/${random.digits(10)}/?alert_rule_id=${random.digits(7)}&amp;alert_type=email">
      View on Faultline</a></p><table><tr><th>ID</th><td>${random.text(HEX, 32)}</td></tr><tr><th>Release</th><td>checkout@4.${random.whole(1, 40)}.2
      </td></tr><tr><th>environment</th><td>production</td></tr><tr><th>http.status_code</th><td>500</td></tr>
      <tr><th>browser</th><td>Chrome 14${random.digits(1)}.0.0</td></tr><tr><th>trace</th><td>${random.text(HEX, 16)}</td></tr></table>
      <pre>  File "cart/summary.ts", line ${random.whole(40, 400)}, in renderTotal
  const code = voucher.code ?? order.total</pre>
      <p>You got this because the rule <em>Send a notification for new issues</em> fired.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly report',
      language: 'en',
      subject: 'Weekly Report for Quarrystack: May 4 - May 10',
      html: frame(`<h4>Total Project Errors</h4><h1>${random.whole(10, 90)}.${random.digits(1)}k</h1><table width="100%">
      <tr><th align="left">Project</th><th>Errors</th><th>Dropped</th></tr><tr><td>checkout</td><td>${random.digits(5)}</td><td>0</td></tr>
      <tr><td>warehouse-sync</td><td>${random.digits(4)}</td><td>${random.digits(3)}</td></tr></table><h4>Issues with the most errors</h4>
      <ol><li>${random.digits(4)} ConnectionResetError: [Errno 104]</li><li>${random.digits(3)} SessionExpired: reset token invalid</li></ol>
      <p>Issue breakdown: 14 new, 3 reopened, ${random.whole(100, 300)} existing.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'recovery of the password',
      language: 'en',
      subject: 'Password Recovery',
      text: `Password Recovery

We received a request to change the password for your Faultline account
(username: rvale). It came from the IP address 192.0.2.${random.whole(3, 240)}.

Reset your password:

${recover}

Ignore the above if you never asked; this URL is dead after 24 hours either way.
`,
      codes: [],
      links: [recover],
      best: { link: recover },
    },
    {
      name: 'code before a dangerous change',
      language: 'en',
      subject: `${sudo} is your Faultline confirmation code`,
      html: frame(`<h3>Confirm it's you</h3><p>You (bea-laptop, Chrome) are about to delete the project <code>legacy-api</code> with its
      ${random.digits(6)} events. Enter <strong>${sudo}</strong> in the dialog to carry on.</p><p>Otherwise, just close the dialog: nothing
      gets deleted until the code is in.</p>`),
      codes: [sudo],
      links: [],
      best: { code: sudo },
    },
    {
      name: 'french confirmation',
      language: 'fr',
      subject: 'Confirmez votre adresse e-mail',
      html: frame(`<h3>Confirmez votre adresse</h3><p>Vous avez ajouté robin@postroom.localhost à votre compte Faultline. Avant que nous y
      envoyions des alertes, <a href="${french}">confirmez cette adresse</a>, s'il vous plaît. Le lien expire dans 48 heures.</p>
      <p>Cet ajout ne vient pas de vous ? Écrivez à aide@faultline.example.</p>`),
      codes: [],
      links: [french],
      best: { link: french },
    },
  ];
}
