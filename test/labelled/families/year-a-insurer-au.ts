/** An Australian mutual for car and home insurance: online account, codes, renewals, claims, in Australian English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';
import { withTextParts } from '../text-of-html.ts';

export function mails(random: Random): FamilyMail[] {
  const licence = `2${random.digits(5)}`;
  const abn = `${random.digits(2)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const member = random.digits(8);
  const policy = `MOT ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`;
  const claim = `BNS-${random.digits(7)}`;
  const mj = (
    inner: string,
    re = '',
  ) => `<!doctype html><html lang="en-AU" xmlns="http://www.w3.org/1999/xhtml"><head><title></title>
<style type="text/css">#outlook a{padding:0}.mj-column-per-100{width:100%!important;max-width:100%}</style></head>
<body style="word-spacing:normal;background-color:#f4f1ea"><div style="background-color:#f4f1ea">
<div style="margin:0 auto;max-width:600px"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%"><tbody><tr><td style="direction:ltr;font-size:0;padding:20px 0;text-align:center">
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0;text-align:left;display:inline-block;width:100%"><table border="0" role="presentation" width="100%" bgcolor="#ffffff"><tbody>
<tr><td style="padding:10px 25px"><img alt="Banksia Mutual" height="auto" src="https://cdn.banksiamutual.example/edm/banksia-hz.png" width="180" style="border:0;display:block"></td></tr>
<tr><td align="left" style="padding:10px 25px"><div style="font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#333">${re}${inner}<p>Warm regards,<br>The team at Banksia</p></div></td></tr>
<tr><td style="padding:10px 25px"><p style="border-top:solid 1px #ddd;margin:0"></p><div style="font-family:Ubuntu,Helvetica,Arial,sans-serif;font-size:11px;color:#777">Banksia Mutual Insurance Limited ABN ${abn} AFSL ${licence}. GPO Box 244, Brisbane QLD 4001. Consider the Product Disclosure Statement and Target Market Determination before you buy. We acknowledge the Traditional Custodians of the lands on which we work.</div></td></tr>
</tbody></table></div></td></tr></tbody></table></div></div></body></html>`;
  const activate = `https://my.banksiamutual.example/register/activate?key=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 36)}`;
  const declaration = `https://sign.banksiamutual.example/claims/${claim}/declaration?s=${random.text('0123456789abcdef', 32)}`;
  const login = random.digits(6);
  const bank = random.digits(6);
  const none = { language: 'en', codes: [], links: [], best: null };
  const re = `<p style="font-size:13px;color:#777">Member number: ${member}<br>Policy: ${policy}</p>`;
  return withTextParts(
    {
      from: 'Banksia Mutual <noreply@banksiamutual.example>',
      encoding: 'quoted-printable',
      link: (label, url) => `${label} (${url})`,
    },
    [
      {
        name: 'activate account',
        language: 'en',
        subject: 'Activate your My Banksia account',
        html: mj(
          `<p>Hi Robin,</p><p>Thanks for insuring your Mazda with us. You're one click off managing it all online &ndash; pay, update your rego, print a certificate of currency, lodge a claim.</p>
<table align="center"><tr><td bgcolor="#a33b20" style="border-radius:3px"><a href="${activate}" style="display:inline-block;padding:12px 30px;color:#fff;text-decoration:none" target="_blank">Activate and set my password</a></td></tr></table>
<p>This will work till 11.59pm AEST on 14 February 2026. You'll need your date of birth.</p>`,
          re,
        ),
        codes: [],
        links: [activate],
        best: { link: activate },
      },
      {
        name: 'login code',
        language: 'en',
        subject: 'Your Banksia verification code',
        html: mj(
          `<p>Hi Robin,</p><p>Your one-off verification code is <strong style="font-size:20px">${login}</strong></p><p>Pop it in within 5 minutes to log in to My Banksia. If you reckon someone else is trying to get in, give us a call on 13 24 ${random.digits(2)}.</p>`,
        ),
        codes: [login],
        links: [],
        best: { code: login },
      },
      {
        name: 'renewal',
        ...none,
        subject: `Your car insurance renewal - ${policy} - due 21 March 2026`,
        html: mj(
          `<p>Dear Robin,</p><p>Your Comprehensive Car Insurance expires at 11:59pm on <b>21 March 2026</b>. Your renewal documents are attached.</p>
<table width="100%" cellpadding="6" style="font-size:14px;border:1px solid #ddd"><tr><td>Vehicle</td><td>2019 Mazda CX-5 Maxx Sport</td></tr><tr><td>Rego</td><td>${random.digits(3)} ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2)}${random.digits(1)}</td></tr><tr><td>Agreed value</td><td>$24,300</td></tr><tr><td>Basic excess</td><td>$800</td></tr><tr><td>Last year's premium</td><td>$1,118.60</td></tr><tr><td><b>This year's premium</b></td><td><b>$1,204.35</b> incl. GST $104.90 and stamp duty $98.12</td></tr></table>
<p><b>BPAY</b> Biller code 6${random.digits(4)}, Ref ${random.digits(10)}<br>or pay monthly by direct debit: 12 x $110.40</p><p>Premiums have gone up across the state, as repairs cost 9% more than a year ago.</p>`,
          re,
        ),
      },
      {
        name: 'claim lodged',
        ...none,
        subject: `We've got your claim ${claim}`,
        html: mj(
          `<p>Hi Robin,</p><p>Sorry to hear about the hail. Your claim number is <b>${claim}</b>; quote it whenever you ring.</p>
<ul><li>Assessing centre: 4/18 Machinery St, Darra QLD 4076</li><li>Appointment: Tue 5 May, 10.20am (allow 45 mins)</li><li>Your excess: $800</li><li>Case manager: Jarrah T., 07 3${random.digits(3)} ${random.digits(4)}</li></ul>
<p>Please take out your valuables and your e-tag beforehand. If the car's not safe to drive, text TOW to 0480 ${random.digits(3)} ${random.digits(3)}.</p>`,
          re,
        ),
      },
      {
        name: 'declaration',
        language: 'en',
        subject: `Please sign: claim ${claim}`,
        html: mj(
          `<p>Hi Robin,</p><p>The assessor's done and your repair is approved at $3,962.00. Before the panel beater can start, we need your signature on the claim declaration (2 pages):</p>
<p><a href="${declaration}">Read and sign the declaration</a></p><p>It takes a couple of minutes on a phone. We can't book you in till it's signed.</p>`,
          re,
        ),
        codes: [],
        links: [declaration],
        best: { link: declaration },
      },
      {
        name: 'bank details',
        language: 'en',
        subject: 'Confirm your change of bank details',
        html: mj(
          `<p>Hi Robin,</p><p>You've asked us to pay refunds to BSB 06${random.digits(1)}-${random.digits(3)}, account ending ${random.digits(3)}. To confirm, key in this code in My Banksia under Payments:</p><h2 style="text-align:center;background:#f4f1ea;padding:14px">${bank}</h2><p>It lapses after 20 minutes. We're extra careful here because scammers love a refund.</p>`,
        ),
        codes: [bank],
        links: [],
        best: { code: bank },
      },
      {
        name: 'storm',
        ...none,
        subject: 'Severe storm warning for 4101 and surrounds',
        text: `Hi Robin,

The Bureau has issued a severe thunderstorm warning for postcodes 4000-4179 this arvo, from about 3.30pm to 7pm AEST: damaging winds (gusts to 95 km/h) and hail up to 4 cm.

If you can do it safely:
- park under cover, but not under trees
- bring in or tie down the trampoline and the outdoor furniture
- switch off solar at the inverter and unplug what matters

In a life-threatening emergency call 000. For SES help call 132 500.
To lodge a claim, log in to My Banksia or ring 13 24 ${random.digits(2)}, 24/7.

Stay safe,
Banksia Mutual

You get weather alerts because your policy is in an affected area. Reply STOP to opt out.
`,
      },
    ],
  );
}
