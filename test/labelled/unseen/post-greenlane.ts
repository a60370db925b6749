/**
 * Greenlane, a service that builds and tests code (US): sign-in codes, builds that failed, invitations, use of
 * credits; English.
 */
import { bothParts } from '../both-parts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ALNUM = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** As MJML puts a mail out, with its comments for Outlook. */
function mjml(preview: string, sections: string[]): string {
  return `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]-->
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0; } table, td { border-collapse:collapse; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style></head>
<body style="background-color:#f3f3f3;"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${preview}</div>
<div style="background-color:#f3f3f3;">${sections
    .map(
      (section) => `
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 32px;text-align:left;">
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;display:inline-block;vertical-align:top;width:100%;"><div style="font-family:Inter,Arial;font-size:15px;line-height:24px;color:#343434;">${section}</div></div>
</td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->`,
    )
    .join('')}
<div style="text-align:center;font-family:Arial;font-size:11px;color:#8d8d8d;padding:18px">Greenlane Systems Inc., 88 Fifth Avenue, Floor 11, New York NY 10011<br>
<a href="https://app.greenlane.example/settings/user/notifications" style="color:#8d8d8d">Notification settings</a> | <a href="https://status.greenlane.example" style="color:#8d8d8d">Status</a></div></div></body></html>`;
}

function button(label: string, url: string): string {
  return `<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;"><tr><td align="center" bgcolor="#0f8a5f" style="border-radius:4px;" valign="middle"><a href="${url}" style="display:inline-block;color:#ffffff;font-weight:bold;text-decoration:none;padding:12px 28px;" target="_blank">${label}</a></td></tr></table>`;
}

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(6);
  const approve = random.digits(6);
  const runner = `${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}-${random.text('BCDFGHJKLMNPQRSTVWXZ', 4)}`;
  const confirm = `https://app.greenlane.example/email/confirm?user=${random.text(ALNUM, 12)}&token=${random.text(ALNUM, 48)}`;
  const invite = `https://go.greenlane.example/c/eJx${random.text(`${ALNUM}ABCDEFGHIJKLMNOPQRSTUVWXYZ_-`, 140)}`;
  const build = random.whole(11_000, 48_000);
  const pipeline = random.text('0123456789abcdef', 8);
  return [
    {
      name: 'sign-in',
      language: 'en',
      ...bothParts({
        from: 'Greenlane <login@mail.greenlane.example>',
        subject: `${login} is your Greenlane login code`,
        encoding: 'quoted-printable',
        text: `Log in to Greenlane

Type this code in the window where you began:

${login}

It expires in 10 minutes. If you didn't try to log in, please ignore this email.

Greenlane Systems Inc., 88 Fifth Avenue, Floor 11, New York NY 10011
`,
        html: mjml(`Use ${login} to log in. Expires in ten minutes.`, [
          `<img alt="Greenlane" height="28" src="https://static.greenlane.example/mail/logo@2x.png">`,
          `<h1 style="font-size:22px">Log in to Greenlane</h1><p>Type this code in the window where you began:</p><p style="font-size:34px;font-weight:700;letter-spacing:.2em;background:#eef7f3;padding:16px;text-align:center">${login}</p><p>It expires in 10 minutes. If you didn't try to log in, please ignore this email.</p>`,
        ]),
      }),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'confirm address',
      language: 'en',
      subject: 'Confirm your email to start building',
      html: mjml('One click and your first pipeline can run.', [
        `<p>Hey Robin 👋</p><p>Thanks for connecting your repositories. Before we run anything for you, please confirm that this is your email address.</p>${button('Confirm my email', confirm.replace('&', '&amp;'))}`,
        `<p><b>What happens next</b></p><ol><li>Pick a repository</li><li>We suggest a <code>.greenlane/config.yml</code></li><li>Push, and watch it go green</li></ol><p>Your free plan brings 30,000 credits a month, about 6,000 minutes on our medium machines.</p>`,
      ]),
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'deploy approval',
      language: 'en',
      subject: `Approval code for deploy-production (tide-api #${build + 412})`,
      html: mjml('A production deploy waits for you.', [
        `<p><b>tidewater-labs / tide-api</b><br>Workflow <i>release</i>, build ${build + 412}, branch <code>main</code>, commit <code>${random.text('0123456789abcdef', 7)}</code></p>`,
        `<p>The job <b>deploy-production</b> is on hold. Your organization requires approvers to verify by email. Enter this code</p><table width="100%" style="border:1px dashed #0f8a5f"><tr><td align="center" style="padding:14px;font:700 26px monospace">${approve.slice(0, 3)} ${approve.slice(3)}</td></tr></table><p>in the approval dialog. After 30 minutes the hold is cancelled and the workflow counts as failed.</p>`,
      ]),
      codes: [approve],
      links: [],
      best: { code: approve },
    },
    {
      name: 'runner activation',
      language: 'en',
      subject: 'Activate your self-hosted runner',
      text: `Hello,

someone at tidewater-labs (mwestbrook) is adding the runner "basement-arm64-02" and named you as its owner.

On the machine, run

    greenlane-runner activate

and when asked for the activation code, type

    ${runner}

The code can be used once, until 18:00 UTC today. How runners are kept apart from each other is told in
https://docs.greenlane.example/runners/security/

-- Greenlane
`,
      codes: [runner],
      links: [],
      best: { code: runner },
    },
    {
      name: 'invitation',
      language: 'en',
      subject: 'Marta Westbrook wants you on tidewater-labs',
      html: mjml('Join your team on Greenlane', [
        `<p><b>Marta Westbrook</b> (marta@tidewater.example) has asked you to collaborate in the organization <b>tidewater-labs</b>, where 14 people run 63 pipelines.</p>${button('Accept and join', invite)}<p style="font-size:12px">The offer stands for 14 days. You will be able to read builds and rerun them; changing secrets is left to admins.</p>`,
      ]),
      codes: [],
      links: [invite],
      best: { link: invite },
    },
    {
      name: 'failed build',
      language: 'en',
      ...bothParts({
        from: 'Greenlane builds <builds@greenlane.example>',
        subject: `Failed: tidewater-labs/tide-api #${build} (main – ${pipeline.slice(0, 7)})`,
        encoding: 'quoted-printable',
        header: ['X-Greenlane-Pipeline: tidewater-labs/tide-api', 'Auto-Submitted: auto-generated'],
        text: `FAILED: test-node-22

tidewater-labs/tide-api #${build}
https://app.greenlane.example/pipelines/gitfjord/tidewater-labs/tide-api/${build}

Duration 4 min 12 sec, exit code 137
`,
        html: mjml(`Build #${build} failed after 4 min 12 sec`, [
          `<p style="color:#b3261e;font-size:18px"><b>✗ test-node-22 failed</b></p><table width="100%" cellpadding="4"><tr><td>Pipeline</td><td>${pipeline}</td></tr><tr><td>Build</td><td>#${build}</td></tr><tr><td>Duration</td><td>4 min 12 sec</td></tr><tr><td>Exit code</td><td>137</td></tr><tr><td>Author</td><td>dkovalenko</td></tr></table>`,
          `<pre style="background:#161616;color:#e8e8e8;padding:12px;font-size:12px">  ✓ 1184 passed
  ✗ 2 failed
    retry.test.ts:88  expected 504, got ${random.digits(3)}
    queue.test.ts:241 timed out after 30000 ms</pre>${button('See the log', `https://app.greenlane.example/pipelines/gitfjord/tidewater-labs/tide-api/${build}`)}`,
        ]),
      }),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'credits',
      language: 'en',
      subject: 'You have used 75% of your credits for October',
      html: mjml('7,412 of 30,000 credits left', [
        `<p>Hi robin-post,</p><p>tidewater-labs has gone through <b>22,588 of 30,000 credits</b> in the period that ends on October 31, 2026.</p><table width="100%" border="1" cellpadding="6" style="border-color:#ddd"><tr><th align="left">Machine</th><th align="right">Minutes</th><th align="right">Credits</th></tr><tr><td>docker.medium</td><td align="right">1,204</td><td align="right">12,040</td></tr><tr><td>arm.large</td><td align="right">510</td><td align="right">10,200</td></tr><tr><td>storage</td><td align="right">&ndash;</td><td align="right">348</td></tr></table><p>When none are left, builds wait until November 1. Save 15% on a yearly plan with <b>GREEN15</b> at checkout through October 20.</p>${button('Compare plans', 'https://greenlane.example/pricing?utm_source=lifecycle&amp;utm_campaign=credits75')}`,
      ]),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
