/**
 * Dropharbor, a cloud of virtual servers (US): sign-in codes, a team's invitation, new servers, invoices,
 * maintenance; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Every link goes through the mailer's counter of clicks. */
function click(random: Random): string {
  return `https://click.dropharbor.example/ls/click?upn=u001.${random.text(BASE64, 92)}-2B${random.text(BASE64, 60)}-3D_${random.text(BASE64, 110)}`;
}

function frame(random: Random, preheader: string, inner: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="x-apple-disable-message-reformatting"><title></title></head>
<body style="margin:0;background:#f5f7fb"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${'&nbsp;&zwnj;'.repeat(40)}</div>
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 8px"><table role="presentation" width="580" style="background:#fff;border-radius:8px">
<tr><td style="padding:28px 36px 0"><a href="${click(random)}"><img src="https://images.dropharbor.example/email/wave-blue.png" width="44" height="44" alt="Dropharbor"></a></td></tr>
<tr><td style="padding:12px 36px 36px;font-family:Epilogue,Helvetica,sans-serif;font-size:16px;line-height:26px;color:#031b4e">${inner}</td></tr></table>
<p style="font:12px/18px Helvetica;color:#7c8aa5">Dropharbor LLC · 101 Pierhead Ave, 10th floor · New York, NY 10013<br><a href="${click(random)}">Community</a> · <a href="${click(random)}">Docs</a> · <a href="${click(random)}">Unsubscribe</a></p>
</td></tr></table><img src="https://click.dropharbor.example/wf/open?upn=${random.text(BASE64, 60)}" width="1" height="1" alt=""></body></html>`;
}

function cta(label: string, url: string): string {
  return `<p style="text-align:center;margin:28px 0"><a href="${url}" style="background:#0069ff;color:#fff;padding:14px 30px;border-radius:3px;text-decoration:none">${label}</a></p>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const destroy = random.digits(6);
  const confirm = click(random);
  const team = click(random);
  const magic = `https://cloud.dropharbor.example/sessions/passwordless/${random.text(BASE64.slice(0, 62), 43)}`;
  const address = `203.0.113.${random.whole(4, 250)}`;
  const ticket = random.digits(7);
  const due = `$${random.whole(24, 190)}.${random.digits(2)}`;
  return [
    {
      name: 'sign-in code',
      language: 'en-US',
      ...bothParts({
        from: 'Dropharbor Security <no-reply@dropharbor.example>',
        subject: `Your verification code: ${login}`,
        encoding: 'quoted-printable',
        header: ['X-SG-EID: u001.aGVsbG8=', 'X-Entity-ID: u001.3kq=='],
        text: `Hi there,

You're signing in to Dropharbor from a new browser. Enter this code on the sign-in screen:

${login}

Your code will expire in 15 minutes. If you're not signing in, change your password and contact support.

The Dropharbor team
`,
        html: frame(
          random,
          `Your verification code is ${login}`,
          `<p>Hi there,</p><p>You're signing in to Dropharbor from a new browser. Enter this code on the sign-in screen:</p><p style="font-size:40px;line-height:52px;text-align:center;font-weight:700">${login}</p><p>Your code will expire in 15 minutes. If you're not signing in, <a href="${click(random)}">change your password</a> and contact support.</p>`,
        ),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'destroy a database',
      language: 'en-US',
      subject: 'Confirm destroying db-postgresql-nyc3-18842',
      html: frame(
        random,
        'There is no way back after this',
        `<p>You (or a teammate) chose to destroy the database cluster <b>db-postgresql-nyc3-18842</b>, 2 vCPU, 4 GB, 61.3 GB of data, with 7 daily backups.</p><p>As this can't be undone, please enter this confirmation code to continue:</p><div style="border:2px solid #0069ff;border-radius:6px;padding:10px;text-align:center;font:600 30px monospace"><span>${[...destroy].join('</span> <span>')}</span></div><p>If you didn't start this, no action is needed.</p>`,
      ),
      codes: [destroy],
      links: [],
      best: { code: destroy },
    },
    {
      name: 'confirm sign-up',
      language: 'en-US',
      subject: 'Please confirm your email and claim your $200 credit',
      html: frame(
        random,
        'Your first server is a minute away',
        `<h1 style="font-size:26px">Welcome ashore, Robin</h1><p>One thing before you spin up your first server: please confirm your email address.</p>${cta('Confirm email', confirm)}<p>New accounts get <b>$200 to spend over 60 days</b> once a payment method is on file. No promo code required.</p><p>While you're here: <a href="${click(random)}">choosing a region</a>, <a href="${click(random)}">SSH keys in five minutes</a>, <a href="${click(random)}">what things cost</a>.</p>`,
      ),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'magic link',
      language: 'en-US',
      subject: 'Your one-click sign-in',
      text: `Hi,

click the link below and you'll be signed in. No password needed.

${magic}

The link opens once and expires in 15 minutes.

Requested from ${address} on Sep ${random.whole(2, 29)}, 2026 at 09:1${random.digits(1)} UTC. Ignore us if that wasn't you.

Dropharbor, 101 Pierhead Ave, New York, NY 10013
`,
      codes: [],
      links: [magic],
      best: { link: magic },
    },
    {
      name: 'team invitation',
      language: 'en-US',
      subject: 'Come work with Tidewater on Dropharbor',
      html: frame(
        random,
        'Marta added you as a Modifier',
        `<p><b>marta@tidewater.example</b> wants you on the team <b>Tidewater</b>, in the role of <b>Modifier</b>: you'd see and change servers, but not bills.</p>${cta('Join the team', team)}<p style="font-size:14px">No account yet? You'll make one along the way. We drop the offer on ${random.pick(['May 11', 'May 13', 'May 19'])}.</p>`,
      ),
      codes: [],
      links: [team],
      best: { link: team },
    },
    {
      name: 'server made',
      language: 'en-US',
      subject: 'ubuntu-s-2vcpu-4gb-fra1-01 is up',
      text: `Your new server is ready.

Name:    ubuntu-s-2vcpu-4gb-fra1-01
IPv4:    ${address}
IPv6:    2001:db8:a0:${random.digits(4)}::1
Image:   Ubuntu 24.04 (LTS) x64
Plan:    2 vCPU / 4 GB / 80 GB, $24.00/mo ($0.03571/hr)
ID:      ${random.digits(9)}

Connect with the key "robin-laptop" (SHA256:${random.text(BASE64, 43)}):

    ssh root@${address}

Happy coding!
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'invoice',
      language: 'en-US',
      ...bothParts({
        from: 'Dropharbor Billing <billing@dropharbor.example>',
        subject: '[Dropharbor] Your September 2026 invoice is available',
        encoding: 'quoted-printable',
        text: `Your September 2026 invoice is available.

Amount due: ${due}

We'll charge your card within a few days. A PDF is in the control panel under Billing.
`,
        html: frame(
          random,
          `Total ${due}`,
          `<p>Team <b>Tidewater</b></p><table width="100%" cellpadding="6" style="font-size:14px"><tr><td>Invoice number</td><td align="right">${random.digits(9)}</td></tr><tr><td>Servers (3)</td><td align="right">$${random.whole(10, 80)}.${random.digits(2)}</td></tr><tr><td>Object storage, 250 GiB</td><td align="right">$5.00</td></tr><tr><td>Amount due</td><td align="right"><b>${due}</b></td></tr></table><p>We'll charge the Mastercard ending in ${random.digits(4)} within a few days; you don't have to lift a finger. <a href="${click(random)}">Open billing</a> for a PDF.</p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'maintenance',
      language: 'en-US',
      subject: `[Ticket #${ticket}] Scheduled maintenance in FRA1 affecting 1 server`,
      text: `Hello,

Between 2026-11-04 22:00 UTC and 2026-11-05 02:00 UTC we will live-migrate the hypervisor that carries

  * ubuntu-s-2vcpu-4gb-fra1-01 (${random.digits(9)})

We expect a pause of less than 10 seconds. Should the migration fail, the server is powered off and on again, and you'd get another note under #${ticket}.

Reply above this line if the window is a bad one for you.

Platform Operations, Dropharbor
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
