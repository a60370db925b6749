/** A cloud provider, in English and German: sign-up, root sign-in, a topic, a user, an invoice, the end of a runtime. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const HEX = '0123456789abcdef';

export function mails(random: Random): FamilyMail[] {
  const signUp = random.digits(6);
  const root = random.digits(6);
  const account = random.digits(12);
  const topic = `arn:cws:sns:eu-central-1:${account}:nightly-backups`;
  const token = random.text(HEX, 96);
  const confirm = `https://sns.eu-central-1.cumulon.example/confirmation.html?TopicArn=${topic}&Token=${token}&Endpoint=robin@postroom.localhost`;
  const invitation = `https://d-${random.text(HEX, 10)}.signin.cumulon.example/platform/invite?token=${random.text(HEX, 48)}`;
  const total = `${random.whole(31, 480)}.${random.digits(2)}`;
  return [
    {
      name: 'sign-up verification',
      language: 'en',
      subject: 'Cumulon Web Services Email Verification',
      html: shell(`<h1 style="font-size:20px;color:#333">Verify your email address</h1>
<p style="color:#444">Thanks for starting the new Cumulon account creation process. We want to make sure it's really you. Please enter the following
verification code when prompted. If you don't want to create an account, disregard this message.</p>
<table width="100%"><tr><td align="center"><div style="font-weight:bold;padding-top:10px">Verification code</div>
<div style="color:#000;font-size:36px;font-weight:bold;padding:5px 0">${signUp}</div>
<div style="font-size:12px;color:#777">(The code can be used for 10 minutes)</div></td></tr></table>
<hr style="border:0;border-top:1px solid #ddd">
<p style="font-size:13px;color:#444">Cumulon Web Services will never email you and ask you to disclose or verify your password, credit card, or banking account number.</p>`),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'root sign-in, German',
      language: 'de',
      subject: 'Bestätigen Sie Ihre Identität bei Cumulon',
      html: shell(
        `<h1 style="font-size:20px;color:#333">Identität bestätigen</h1>
<p style="color:#444">Für das Konto mit der ID ${account.slice(0, 4)}-${account.slice(4, 8)}-${account.slice(8)} wurde eine Anmeldung als Root-Benutzer begonnen.
Geben Sie den folgenden Code auf der Anmeldeseite ein, um fortzufahren:</p>
<p style="text-align:center;font-weight:bold;margin-bottom:0">Verifizierungscode:</p>
<p style="text-align:center;font-size:36px;font-weight:bold;margin-top:4px">${root}</p>
<p style="font-size:13px;color:#444">Der Code gilt für 10 Minuten. Falls Sie sich nicht angemeldet haben, ändern Sie bitte umgehend das Passwort des Root-Benutzers
und aktivieren Sie MFA. Weitere Informationen finden Sie unter <a href="https://docs.cumulon.example/de_de/iam/root-user">Root-Benutzer schützen</a>.</p>`,
        'Cumulon Web Services, Inc. ist eine Tochtergesellschaft von Cumulon Holdings. Diese Nachricht wurde versandt von',
      ),
      codes: [root],
      links: [],
      best: { code: root },
    },
    {
      name: 'topic subscription',
      language: 'en',
      subject: 'CWS Notification - Subscription Confirmation',
      html: `You have chosen to subscribe to the topic: <br /> <b>${topic}</b><br /><br />To confirm this subscription, click or visit the link below
(If this was in error no action is necessary): <br /><a href="${confirm.replaceAll('&', '&amp;')}">Confirm subscription</a><br /><br /><hr />
<small>Please do not reply directly to this email. If you wish to remove yourself from receiving all future SNS subscription confirmation requests please send
an email to <a href="mailto:sns-opt-out@cumulon.example">sns-opt-out</a></small>`,
      codes: [],
      links: [confirm],
      best: { link: confirm },
    },
    {
      name: 'user invitation',
      language: 'en',
      subject: 'Invitation to join CWS Identity Center',
      html: `<html><body style="margin:0;background:#fff;font-family:'Amazon Ember',Arial,sans-serif"><center>
<table width="600" cellspacing="0" border="0"><tr><td style="background:#232f3e;padding:20px 40px"><img src="https://images.cumulon.example/sso/cloud-white.png" height="36" alt="CWS"></td></tr>
<tr><td style="padding:40px;font-size:16px;color:#16191f;line-height:24px">Hello Robin Vale,<br><br>Your administrator at <b>Tidepool Labs</b> has granted you access to
CWS access portal. Accept the invitation to set your password and sign in:<br><br>
<a style="background:#ec7211;color:#fff;padding:12px 24px;text-decoration:none;font-weight:bold" href="${invitation}">Accept invitation</a><br><br>
You can accept this invitation for 7 days. <b>Your user name:</b> robin.vale<br><b>Your CWS access portal URL:</b>
https://tidepool-labs.cwsapps.example/start<br><br>Please bookmark the portal URL and keep your user name, you'll need both to sign in.</td></tr></table></center></body></html>`,
      codes: [],
      links: [invitation],
      best: { link: invitation },
    },
    {
      name: 'invoice',
      language: 'en',
      subject: `Cumulon Web Services Invoice Available [Account: ${account}] [Invoice ID: EUINDE25-${random.digits(6)}]`,
      text: `Greetings from Cumulon Web Services,

Your invoice for the billing period October 1 - October 31 is attached. We will charge the default payment method of the account within
the next 24 hours.

   Account number:   ${account}
   Total:            $${total}
   VAT number:       DE${random.digits(9)}
   Card:             Visa ending in ${random.digits(4)}

For a break-down by service, open the Billing and Cost Management console: https://console.cumulon.example/billing/home#/bills

Thank you for using Cumulon Web Services.

Sincerely,
The Cumulon Web Services Team

Cumulon Web Services EMEA SARL, 38 Avenue Kirchberg, L-1855 Luxembourg. R.C.S. Luxembourg: B${random.digits(6)}. Registered capital: EUR 1,860,000.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'end of a runtime',
      language: 'en',
      subject: `[Action Required] Functions: end of support for the Node 18 runtime [Cumulon Account: ${account}]`,
      text: `[This notice goes to accounts with Functions in eu-central-1 on the nodejs18.x runtime.]

Hello,

We are ending support for Node.js 18 in CWS Functions. This follows the release's End-Of-Life upstream, reached on April 30, 2025 [1].

From September 1 you can no longer create new functions on it, and from March 9, 2026 existing ones can no longer be updated. Invocations
go on as before. We recommend that you upgrade to nodejs22.x before then.

Affected resources are listed in the 'Affected resources' tab of your Health Dashboard:
arn:cws:functions:eu-central-1:${account}:function:resize-${random.text(HEX, 6)}:$LATEST
arn:cws:functions:eu-central-1:${account}:function:otp-mailer:14

The command below prints every function of a region on that runtime:

cws functions list --region eu-central-1 --query "Functions[?Runtime=='nodejs18.x'].FunctionArn"

Questions? Contact Support [2].

[1] https://docs.cumulon.example/functions/latest/dg/runtimes.html
[2] https://console.cumulon.example/support

Reference: https://health.cumulon.example/phd/home#/event-log?eventID=arn:cws:health:eu-central-1::event/FN/${random.text(HEX, 32)}
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}

function shell(
  body: string,
  foot = 'Cumulon Web Services, Inc. is a subsidiary of Cumulon Holdings. This message was produced and distributed by',
): string {
  return `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#fff;font-family:Arial,sans-serif">
<table style="width:420px" align="center"><tr><td style="background:#252f3d;padding:20px;text-align:center"><img src="https://images.cumulon.example/email/logo_75x45.png" width="75" height="45" alt="CWS logo"></td></tr>
<tr><td style="padding:25px 35px">${body}</td></tr>
<tr><td style="padding:20px;font-size:11px;color:#777">${foot} Cumulon Web Services, Inc., 410 Juniper Avenue North, Seattle, WA 98109. © All rights reserved.</td></tr></table></body></html>`;
}
