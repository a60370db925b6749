/**
 * Pulsetower, which watches sites and wakes people (US): contacts to verify, alerts, reports, an invitation;
 * English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A coloured strip at the top tells how bad it is. */
function dashboard(colour: string, headline: string, inner: string): string {
  return `<!DOCTYPE html>
<html>
  <head>
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
    <style type="text/css">
      .strip { height: 8px; }
      .kv td { padding: 6px 0; font-size: 14px; vertical-align: top }
      .kv td:first-child { color: #8190a5; width: 140px }
    </style>
  </head>
  <body style="font-family: 'Open Sans', Arial, sans-serif; background-color: #131a26; margin: 0; padding: 30px 0;">
    <table width="520" align="center" cellspacing="0" cellpadding="0" style="background: #ffffff;">
      <tr><td class="strip" style="background: ${colour};">&nbsp;</td></tr>
      <tr><td style="padding: 26px 30px 6px; font-size: 21px; font-weight: bold;">${headline}</td></tr>
      <tr><td style="padding: 6px 30px 30px; font-size: 15px; line-height: 23px;">${inner}</td></tr>
    </table>
    <p style="text-align: center; color: #6b7a90; font-size: 11px;">
      Pulsetower Inc. | 1 Signal Hill Road, Austin TX 78701 |
      <a href="https://dashboard.pulsetower.example/integrations" style="color: #6b7a90;">Who gets alerted</a>
    </p>
  </body>
</html>`;
}

export function mails(random: Random): FamilyMail[] {
  const contact = random.digits(5);
  const login = random.digits(6);
  const maintenance = random.text('ACDEFGHJKMNPQRTUVWXY34679', 6);
  const activate = `https://dashboard.pulsetower.example/activate?e=robin%40postroom.localhost&h=${random.text('abcdef0123456789', 40)}`;
  const invite = `https://dashboard.pulsetower.example/team/join/${random.text(ALNUM, 26)}`;
  const incident = `Q${random.text(ALNUM, 13)}`;
  const monitor = random.digits(9);
  return [
    {
      name: 'contact to verify',
      language: 'en',
      subject: 'Verify this e-mail address as an alert contact',
      html: dashboard(
        '#3b82f6',
        'Verify your alert contact',
        `<p>robin-post has added <b>robin@postroom.localhost</b> as an alert contact.</p>
        <p>Your verification code is <b style="font-size: 19px;">${contact}</b>. Enter it on the <i>Integrations &amp; team</i> page to start receiving alerts.</p>`,
      ),
      codes: [contact],
      links: [],
      best: { code: contact },
    },
    {
      name: 'two-step',
      language: 'en',
      subject: 'Pulsetower 2FA code',
      text: `${login}

^ That's your 2FA code for dashboard.pulsetower.example. It expires in 3 minutes.

IP ${random.whole(11, 99)}.${random.whole(1, 250)}.113.${random.whole(1, 250)} (Rotterdam, NL)

Pulsetower Inc., 1 Signal Hill Road, Austin TX 78701
`,
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'status page owner',
      language: 'en',
      subject: 'Verify ownership of status.tidewater.example',
      html: dashboard(
        '#8b5cf6',
        'One more step for your status page',
        `<p>You are about to become the owner of this public page. Before you can publish updates, please verify your email.</p>
        <table class="kv" width="100%"><tr><td>Page</td><td>status.tidewater.example</td></tr><tr><td>Subscribers</td><td>1,${random.digits(3)}</td></tr><tr><td>Ownership code</td><td><b>${maintenance}</b></td></tr><tr><td>Valid until</td><td>2026-07-09 12:00 UTC</td></tr></table>
        <p>Put the ownership code into the wizard, last step. Upper or lower case makes no difference.</p>`,
      ),
      codes: [maintenance],
      links: [],
      best: { code: maintenance },
    },
    {
      name: 'activate account',
      language: 'en',
      subject: 'Activate your Pulsetower account',
      html: dashboard(
        '#3b82f6',
        'Hey robin-post, ready to go?',
        `<p>50 monitors, checked every 5 minutes, for free. Just one click activates your account:</p>
        <p><a href="${activate.replace('&', '&amp;')}" style="display: inline-block; background: #3bd671; color: #131a26; padding: 13px 24px; border-radius: 24px; text-decoration: none; font-weight: bold;">Activate account</a></p>
        <p style="font-size: 12px; color: #8190a5;">Accounts that aren't activated are deleted after 72 hours.</p>`,
      ),
      codes: [],
      links: [activate],
      best: { link: activate },
    },
    {
      name: 'invitation on call',
      language: 'en',
      subject: 'You have been added to the on-call rota "Backend"',
      text: `Hi Robin,

Dana Kovalenko put you down for the rota "Backend" at Tidewater (level 2, from Mon 6 July, 09:00 Europe/Lisbon).

You don't have a Pulsetower account yet, so please accept the invitation first:
${invite}

You'll be asked to choose a password and add a phone number. The invitation expires in 5 days.

Pulsetower
`,
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'down',
      language: 'en',
      ...bothParts({
        from: 'Pulsetower <alert@pulsetower.example>',
        subject: 'Monitor is DOWN: api.tidewater.example',
        encoding: 'quoted-printable',
        text: `Hello robin-post,

Your monitor api.tidewater.example is down (HTTP 503 - Service Unavailable).

Monitor ID ${monitor}
https://dashboard.pulsetower.example/monitors/${monitor}
`,
        html: dashboard(
          '#df484a',
          'api.tidewater.example is down.',
          `<p>Hello robin-post, we've just found an incident on your monitor. Your service is currently down. We will alert you when it's up again.</p>
        <table class="kv" width="100%"><tr><td>Checked URL</td><td>GET https://api.tidewater.example/healthz</td></tr><tr><td>Root cause</td><td>HTTP 503 - Service Unavailable</td></tr><tr><td>Incident started</td><td>2026-07-0${random.whole(1, 9)} 03:${random.whole(10, 59)}:22 UTC</td></tr><tr><td>Monitor ID</td><td>${monitor}</td></tr><tr><td>Error code</td><td>503002</td></tr></table>
        <p><a href="https://dashboard.pulsetower.example/monitors/${monitor}">View incident details</a></p>`,
        ),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'incident to acknowledge',
      language: 'en',
      subject: `[#${random.digits(5)}] TRIGGERED: error rate of checkout above 5 % (P1)`,
      text: `High-urgency incident in service "checkout"

Error rate 7.${random.digits(2)} % over 5 m (threshold 5 %), 482 of 6,120 requests.

Assigned to: Robin Post, level 2 escalation in 15 minutes
Opened: 03:41 UTC by Prometheus, alert key ${random.text('abcdef0123456789', 12)}

Details and acknowledging: https://tidewater.pulsetower.example/incidents/${incident}
Or answer this mail with "ack" as the first word.
Conference bridge: +1 512 555 0148, PIN ${random.digits(6)}#
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly report',
      language: 'en',
      subject: 'Your week in uptime: 99.94%',
      html: dashboard(
        '#3bd671',
        'June 29 – July 5, 2026',
        `<table width="100%" cellpadding="5" style="font-size: 13px;" border="0"><tr bgcolor="#f1f4f8"><th align="left">Monitor</th><th>Uptime</th><th>Down</th><th>Avg. response</th></tr>
        <tr><td>www.tidewater.example</td><td>100%</td><td>0</td><td>${random.whole(90, 300)} ms</td></tr><tr><td>api.tidewater.example</td><td>99.81%</td><td>3</td><td>${random.whole(90, 300)} ms</td></tr><tr><td>cron: nightly-export</td><td>100%</td><td>0</td><td>n/a</td></tr></table>
        <p>Total of ${random.whole(6000, 9000)} checks. Pro checks each 60 seconds, and until Sunday <b>UPTIME40</b> knocks 40% off the first year.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
