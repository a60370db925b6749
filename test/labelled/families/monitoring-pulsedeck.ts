/** A monitoring and build service: alerts, failed builds, release notes, error codes and tickets, and at times its own sign-in. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const NEITHER = { codes: [], links: [], best: null };
const HEX = '0123456789abcdef';

function card(colour: string, heading: string, inner: string): string {
  return `<html><body style="margin:0;padding:24px;background:#0e1116">
<table width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td width="6" bgcolor="${colour}"></td>
<td style="background:#ffffff;padding:18px 22px;font:14px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif;color:#1c2330">
<div style="font-weight:600;font-size:17px">${heading}</div>
${inner}
</td></tr></table>
<p style="color:#6b7686;font:11px sans-serif">Pulsedeck Inc., 500 Foundry St, Suite 1210, Tulsa, OK 74103. You get this because you are on the <i>payments-oncall</i> rota. <a style="color:#6b7686" href="https://app.pulsedeck.example/settings/notifications">Tune notifications</a></p>
</body></html>`;
}

const pre = (lines: string) =>
  `<pre style="background:#f2f4f7;padding:10px;font:12px/1.6 Menlo,Consolas,monospace;overflow:auto">${lines}</pre>`;

export function mails(random: Random): FamilyMail[] {
  const incident = random.digits(6);
  const cli = `${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}-${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}`;
  const contact = random.digits(6);
  const join = `https://app.pulsedeck.example/join/halyard-freight?ticket=${random.text(HEX, 40)}&utm_source=mail`;
  const sha = () => random.text(HEX, 7);
  return [
    {
      name: 'alert triggered',
      language: 'en',
      subject: `[P1] #${incident} checkout-api: 5xx rate 12.4 % > 2 %`,
      html: card(
        '#d92d20',
        `Incident ${incident} triggered`,
        `${pre(`monitor   4471 "5xx by route"\nhost      web-07.fra1 (203.0.113.47:8443)\nvalue     12.4 %   threshold 2 %   window 300 s\ntrace     ${random.text(HEX, 32)}\nsince     2026-03-11T04:12:33Z`)}
<p><a href="https://app.pulsedeck.example/incidents/${incident}/ack">Acknowledge</a> &nbsp; <a href="https://app.pulsedeck.example/incidents/${incident}">Open incident</a></p><p>Escalates to tier 2 in 15 minutes.</p>`,
      ),
      ...NEITHER,
    },
    {
      name: 'alert recovered',
      language: 'en',
      subject: `[OK] #${incident} checkout-api recovered after 18 min`,
      html: card(
        '#12b76a',
        'Back to normal',
        `${pre(`04:12:33  5xx 12.4 %  TRIGGERED\n04:15:02  ack by r.okafor (code 0, note: "pool exhausted")\n04:30:40  5xx 0.3 %   RECOVERED`)}<p>1,204 requests failed; SLO budget left 71.8 %. Post-mortem due 18 March.</p>`,
      ),
      ...NEITHER,
    },
    {
      name: 'build failed',
      language: 'en',
      subject: 'Build 20931 failed on main (exit code 137)',
      text: `halyard/checkout  main  ${sha()}  "bump retry to 5"

  1 lint        ok      41s
  2 unit        ok      3m12s   (1877 passed, 4 skipped)
  3 e2e         FAILED  9m58s   exit code 137 (out of memory)

Last lines:
  [e2e] POST /session/verify -> 422 {"code":"OTP_MISMATCH","expected":"482913","got":"482931"}
  [e2e] Killed

Log: https://ci.pulsedeck.example/halyard/checkout/20931#step-3
Rerun with SSH: https://ci.pulsedeck.example/halyard/checkout/20931/debug

-- pulsedeck ci, runner lin-x64-114, agent 3.9.1`,
      ...NEITHER,
    },
    {
      name: 'release notes',
      language: 'en',
      subject: 'Agent 4.0.0-rc.2 and 3.9.2 are out',
      html: card(
        '#475467',
        'What changed this fortnight',
        `<ul><li><b>4.0.0-rc.2</b> (build 26031): drops glibc 2.17, default port moves from 8125 to 18125.</li><li><b>3.9.2</b>: sign-in codes now last 15 instead of 5 minutes (#8817); fixes PD-20714, PD-20733, CVE-2026-01188.</li><li>Terraform provider 1.22.0.</li></ul>
${pre(`curl -sSL https://get.pulsedeck.example/agent.sh | sh -s -- --version 3.9.2\nsha256  ${random.text(HEX, 64)}`)}`,
      ),
      ...NEITHER,
    },
    {
      name: 'support reply on an error code',
      language: 'en',
      subject: 'Re: [Ticket 118204] E4012 after moving to the EU region',
      text: `Hi Robin,

E4012 is what the ingest endpoint says when the key belongs to another region; E4013 would mean
a clock more than 300 seconds off. So your theory about NTP is out, sorry.

Could you send me the output of "pulsedeck diag --code 4012" from 198.51.100.20 and the
request id (starts with 7f)? We raised limit 2500 to 5000 for you until the 31st.

Cheers,
Devika, support engineer, UTC+5:30

> On Tue, Mar 10, 2026 at 11:02, Robin wrote:
> Since the move all 14 hosts log E4012. Confirmation code of the migration was MIG-55-2093, if that helps.`,
      ...NEITHER,
    },
    {
      name: 'weekly digest',
      language: 'en',
      subject: 'Halyard Freight, week 11: 99.982 %',
      html: card(
        '#2e90fa',
        'Your week in numbers',
        `<table cellpadding="6" style="font-size:13px"><tr><td>Uptime</td><td><b>99.982 %</b></td><td>-0.011</td></tr><tr><td>Incidents</td><td><b>7</b></td><td>+2</td></tr><tr><td>Median ack</td><td><b>2 m 29 s</b></td><td>-0 m 40 s</td></tr><tr><td>Spans</td><td><b>1,482,907</b></td><td>of 2,000,000</td></tr></table><p><a href="https://app.pulsedeck.example/reports/2026-w11">Full report</a></p>`,
      ),
      ...NEITHER,
    },
    {
      name: 'receipt',
      language: 'en',
      subject: `Receipt PDK-${random.digits(7)} for $348.00`,
      html: card(
        '#475467',
        'Thanks, we charged your card',
        `${pre(`Team plan, 12 seats      $324.00\nExtra spans 0.5 M         $24.00\nTotal                    $348.00\nCard                     **** 2019\nAuth code                ${random.digits(6)}\nVAT ID                   EU372000188`)}<p>Next charge: April 14, 2026.</p>`,
      ),
      ...NEITHER,
    },
    {
      name: 'recovery code spent',
      language: 'en',
      subject: 'One of your recovery codes was used',
      html: card(
        '#f79009',
        'Recovery code spent',
        `<p>On March 12 at 22:07 UTC you got into Pulsedeck from 192.0.2.161 (Chrome 134, Lagos) with the recovery code <code>${random.text(HEX, 5)}-${random.text(HEX, 5)}</code>. It is dead now; 7 of 10 remain.</p><p>Doesn't ring a bell? <a href="https://app.pulsedeck.example/security/lockdown">Lock the account</a> and call +1 918 555 0171.</p>`,
      ),
      ...NEITHER,
    },
    {
      name: 'bug tracker comment',
      language: 'en',
      subject: '[PD-20733] Login code mail arrives after 6 min (was: 20714)',
      text: `Tomasz Wren changed PD-20733

  Status    Triage -> Needs repro
  Priority  3 -> 2
  Version   3.9.1

Comment 9:
  Can't reproduce with 2 accounts. My code (604417) came in 8 seconds both times, yours seems stuck in
  your provider's greylist: look for "451 4.7.1" in the mail log. Reassigning to Robin.

View: https://bugs.pulsedeck.example/PD-20733#c9`,
      ...NEITHER,
    },
    {
      name: 'planned maintenance',
      language: 'en',
      subject: 'Maintenance window 2026-03-22 01:00-03:30 UTC',
      text: `Scheduled work CHG0041187

Regions    eu-central-1, eu-west-2
Impact     sign-in codes by mail may be late by up to 10 minutes; ingest is unaffected
Contact    +1 918 555 0170, PIN for the bridge 77120#

Subscribe to updates as RSS: https://status.pulsedeck.example/history.rss
Status page subscriber no. 30882. To stop these: https://status.pulsedeck.example/unsubscribe/30882`,
      ...NEITHER,
    },
    {
      name: 'code for the command line',
      language: 'en',
      subject: 'pulsedeck login on build-box-3',
      text: `A terminal on build-box-3 (203.0.113.9, agent 3.9.2) is waiting at "pulsedeck login".

Paste this at its prompt:

  ${cli}

The prompt gives up at 14:41 UTC. Session request ${random.digits(8)}.

Nothing waiting on your side? Then don't paste it anywhere, and tell security@pulsedeck.example.
-- pulsedeck, 500 Foundry St, Tulsa`,
      codes: [cli],
      links: [],
      best: { code: cli },
    },
    {
      name: 'invited to the rota',
      language: 'en',
      subject: 'R. Okafor added you to Halyard Freight',
      html: card(
        '#7f56d9',
        'You are on call from Monday',
        `<p>Rotation <b>payments-oncall</b>, week 12, 08:00&ndash;20:00 (17 open monitors, 2 muted). You have no account yet, so take your seat first:</p><p><a href="${join.replace('&', '&amp;')}" style="background:#7f56d9;color:#fff;padding:10px 18px;border-radius:4px;text-decoration:none">Join the team</a></p><p>Seat 12 of 12. Runbook: <a href="https://wiki.pulsedeck.example/p/3301">page 3301</a>.</p>`,
      ),
      codes: [],
      links: [join],
      best: { link: join },
    },
    {
      name: 'address for alerts to be verified',
      language: 'en',
      subject: 'Before we page robin@ at 3 a.m.',
      html: card(
        '#7f56d9',
        'New contact method #5',
        `<p>We only page addresses that somebody reads. Under Profile &rsaquo; Contact methods, type</p>${pre(`  ${contact}`)}<p>next to this address (good for 24 hours). Until then P1 alerts keep going to +1 918 555 01** and P2 to chat channel C04417.</p>`,
      ),
      codes: [contact],
      links: [],
      best: { code: contact },
    },
  ];
}
