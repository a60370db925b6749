/**
 * Cobalt Directory, a big firm's accounts for work and home (US, in Australia too): security codes, guests,
 * notices; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The plain table with grey small print that this firm has had for fifteen years. */
function notice(kicker: string, title: string, rows: string[]): string {
  return `<html lang="en-US"><head><META http-equiv="Content-Type" content="text/html; charset=utf-8"/></head><body><table dir="ltr">
<tr><td id="i1" style="padding:0; font-family:'Segoe UI Semibold', 'Segoe UI', Arial, sans-serif; font-size:17px; color:#707070;">${kicker}</td></tr>
<tr><td id="i2" style="padding:0; font-family:'Segoe UI Light', 'Segoe UI', Arial, sans-serif; font-size:41px; color:#2672ec;">${title}</td></tr>
${rows.map((row, at) => `<tr><td id="i${at + 3}" style="padding:0; padding-top:25px; font-family:'Segoe UI', Tahoma, Arial, sans-serif; font-size:14px; color:#2a2a2a;">${row}</td></tr>`).join('\n')}
<tr><td style="padding:0; padding-top:25px; font-family:'Segoe UI', Arial, sans-serif; font-size:14px; color:#2a2a2a;">Thanks,</td></tr>
<tr><td style="padding:0; font-family:'Segoe UI', Arial, sans-serif; font-size:14px; color:#2a2a2a;">The Cobalt account team</td></tr></table></body></html>`;
}

export function mails(random: Random): FamilyMail[] {
  const security = random.digits(6);
  const single = random.digits(6);
  const tenant = random.digits(8);
  const proof = random.digits(4);
  const masked = 'ro**n@postroom.localhost';
  const guid = () => [8, 4, 4, 4, 12].map((length) => random.text('0123456789abcdef', length)).join('-');
  const redeem = `https://invitations.cobalt.example/redeem/?tenant=${guid()}&user=${guid()}&ticket=${random.text(TOKEN, 43)}%3d&ver=2.0`;
  const family = `https://account.cobalt.example/family/accept?inviteId=${guid()}`;
  const month = random.pick(['March', 'May', 'June']);
  return [
    {
      name: 'security code',
      language: 'en-US',
      ...bothParts({
        from: 'Cobalt account team <account-security-noreply@accountprotection.cobalt.example>',
        subject: 'Cobalt account security code',
        encoding: 'base64',
        text: `Cobalt account

Security code

Please use the security code below for the Cobalt account ${masked}.

Security code: ${security}

If you don't recognize the Cobalt account ${masked}, you can take your email address off that account: https://account.cobalt.example/dla

Thanks,
The Cobalt account team
`,
        html: notice('Cobalt account', 'Security code', [
          `Please use the security code below for the Cobalt account <a dir="ltr" style="color:#2672ec;text-decoration:none" href="mailto:${masked}">${masked}</a>.`,
          `Security code: <span style="font-family:'Segoe UI Bold', Arial; font-size:14px; font-weight:bold;">${security}</span>`,
          `If you don't recognize the Cobalt account ${masked}, you can <a href="https://account.cobalt.example/dla?mkt=en-us&amp;p=${random.text(TOKEN, 60)}">click here</a> to take your email address off that account.`,
        ]),
      }),
      codes: [security],
      links: [],
      best: { code: security },
    },
    {
      name: 'single-use code',
      language: 'en-US',
      ...bothParts({
        from: 'Cobalt account team <account-security-noreply@accountprotection.cobalt.example>',
        subject: 'Your single-use code',
        encoding: 'quoted-printable',
        text: `Hi ${masked},

We received your request for a single-use code to use with your Cobalt account.

Your single-use code is: ${single}

Only enter this code on an official website or app. Don't share it with anyone. We'll never ask for it outside an official platform.

Thanks,
The Cobalt account team

Privacy Statement: https://privacy.cobalt.example/statement
Cobalt Corporation, 1 Cobalt Way, Bellevue, WA 98004`,
        html: `<html><body style="font-family:'Segoe UI',Arial;font-size:14px"><p>Hi ${masked},</p><p>We received your request for a single-use code to use with your Cobalt account.</p><p>Your single-use code is: <b>${single}</b></p><p>Only enter this code on an official website or app. Don't share it with anyone. We'll never ask for it outside an official platform.</p><p>Thanks,<br>The Cobalt account team</p><p style="font-size:11px"><a href="https://privacy.cobalt.example/statement">Privacy Statement</a><br>Cobalt Corporation, 1 Cobalt Way, Bellevue, WA 98004</p></body></html>`,
      }),
      codes: [single],
      links: [],
      best: { code: single },
    },
    {
      name: 'guest passcode',
      language: 'en-AU',
      subject: 'Your Wattle & Byrne Pty Ltd account verification code',
      html: `<html><body style="font-family:Segoe UI,sans-serif"><table width="100%" style="max-width:640px"><tr><td style="font-size:28px;padding-bottom:18px">Account verification code</td></tr><tr><td>To access <b>Wattle &amp; Byrne Pty Ltd's</b> apps and resources, please use the code below for account verification. The code will only work for 30 minutes.</td></tr><tr><td style="padding:22px 0 4px;font-size:14px">Account verification code:</td></tr><tr><td style="font-size:28px;font-weight:600">${tenant}</td></tr><tr><td style="padding-top:22px">If no code was requested by you, you can ignore this email.</td></tr><tr><td style="padding-top:40px;font-size:12px;color:#666">Privacy Statement<br>Cobalt Pty Limited, 1 Epping Quay, North Ryde NSW 2113, Australia. This mailbox isn't monitored.</td></tr></table></body></html>`,
      codes: [tenant],
      links: [],
      best: { code: tenant },
    },
    {
      name: 'security info',
      language: 'en-US',
      subject: 'Verify your email address',
      html: notice('Cobalt account', 'Verify your email address', [
        `To finish setting up this Cobalt account, we just need to make sure this email address is yours.`,
        `To verify your email address use this security code: <b>${proof}</b>`,
        `If this code wasn't requested by you, someone else might have typed your email address by mistake.`,
      ]),
      codes: [proof],
      links: [],
      best: { code: proof },
    },
    {
      name: 'guest invitation',
      language: 'en-AU',
      subject: 'Priya Raman invited you to access applications within their organisation',
      html: `<html><body style="font-family:'Segoe UI';color:#333"><p style="background:#fff4ce;padding:8px;font-size:12px">⚠ Please only act on this email if you trust the individual and organisation represented below. In rare cases, individuals may receive fraudulent invitations from bad actors posing as legitimate companies.</p><p><b>Sender:</b> Priya Raman (priya.raman@wattlebyrne.example)<br><b>Organisation:</b> Wattle &amp; Byrne Pty Ltd<br><b>Domain:</b> wattlebyrne.example</p><p>If you accept this invitation, you’ll be sent to https://myapplications.cobalt.example/?tenantid=${guid()}.</p><p><a href="${redeem.replaceAll('&', '&amp;')}" style="background:#0078d4;color:#fff;padding:10px 18px;text-decoration:none">Accept invitation</a></p><p style="font-size:12px"><a href="https://invitations.cobalt.example/block?x=${random.text(TOKEN, 24)}">Block future invitations</a> from this organisation.</p></body></html>`,
      codes: [],
      links: [redeem],
      best: { link: redeem },
    },
    {
      name: 'family group',
      language: 'en-US',
      subject: 'Marta invited you to a family group',
      text: `Hello,

Marta Westbrook (marta@tidewater.example) wants you to be in her family group, where you'd share 1 TB of storage and a calendar.

To join, go to ${family}

The invitation stays valid for 14 days. You can leave a group whenever you like.

The Cobalt family team, 1 Cobalt Way, Bellevue, WA 98004
`,
      codes: [],
      links: [family],
      best: { link: family },
    },
    {
      name: 'unusual activity',
      language: 'en-US',
      subject: 'Cobalt account unusual sign-in activity',
      html: notice('Cobalt account', 'Unusual sign-in activity', [
        `We detected something unusual about a recent sign-in to the Cobalt account ${masked}.`,
        `<b>Sign-in details</b><br>Country/region: Vietnam<br>IP address: 203.0.113.${random.whole(2, 250)}<br>Date: ${month} ${random.whole(2, 28)}, 2026 4:51 PM (PST)<br>Platform: Android<br>Browser: Chrome`,
        `Please go to your recent activity page to let us know whether or not this was you. <a href="https://account.cobalt.example/activity">Review recent activity</a>`,
        `To opt out or change where you receive security notifications, <a href="https://account.cobalt.example/SecurityNotifications/Update">click here</a>.`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'agreement',
      language: 'en-US',
      subject: 'Updates to our terms of use',
      html: notice('Your Cobalt account', 'Making our terms clearer', [
        `You’re receiving this email because we are updating the Cobalt Services Agreement, which applies to one or more products you use. The changes take effect on September 30, 2026.`,
        `In section 6(b) we tell how credits older than 365 days are handled; section 15 (binding arbitration, U.S. only) is now section 14. The FAQ answers 21 questions.`,
        `If you go on using our products, you agree to these terms. If you do not agree, you can close your account before that day.`,
        `<span style="font-size:11px">Cobalt Corporation, 1 Cobalt Way, Bellevue, WA 98004 USA. MID:${random.digits(8)}</span>`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
