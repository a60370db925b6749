/** A British marketplace for second-hand things: codes, changed addresses, bank checks, offers, sales, disputes; English. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const KEY = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function mails(random: Random): FamilyMail[] {
  const item = random.digits(12);
  const skin = (inner: string, because: string) => `<html><head><style type="text/css">
.fj-body {font-family: "Market Sans", Arial, sans-serif; font-size:16px; color:#191919}
.fj-btn {border-radius:24px; background-color:#2d6a4f; color:#ffffff; padding:12px 40px; text-decoration:none}
</style></head><body class="fj-body" style="margin:0">
<table border="0" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:20px 0">
<table border="0" width="600" cellpadding="0" cellspacing="0"><tr><td><a href="https://rover.flapjar.example/rover/0/e${random.digits(5)}.m${random.digits(4)}.l${random.digits(4)}/7?euid=${random.text('0123456789abcdef', 32)}&amp;loc=https%3A%2F%2Fwww.flapjar.example"><img src="https://i.flapjar.example/aw/email/logo/v2.png" alt="flapjar" height="36" border="0"></a></td></tr>
<tr><td style="padding:24px 0">${inner}</td></tr>
<tr><td style="border-top:1px solid #e5e5e5;color:#767676;font-size:12px;padding:16px 0">${because}<br>Flapjar (UK) Limited, Bristol Exchange, 40 Corn Row, Bristol BS1 1ZZ. Company number 05881407, VAT GB 918 4420 63.</td></tr></table></td></tr></table></body></html>`;

  const signUp = random.digits(6);
  const safe = random.digits(6);
  const payout = random.text('ABCDEFGHJKLMNPRSTUVWXYZ23456789', 6);
  const newMail = `https://reg.flapjar.example/reg/ConfirmEmailChange?guid=${random.text(KEY, 32)}&siteid=3`;
  const bank = `https://payouts.flapjar.example/verify-bank/${random.text(KEY, 40)}`;
  const price = random.whole(25, 140);

  return [
    {
      name: 'sign-up',
      language: 'en',
      subject: `Use code ${signUp} to set up your Flapjar account`,
      html: skin(
        `<h1 style="font-size:24px">Just to make sure it's you</h1><p>Hi! Almost a Flapjarrer. Your code to finish signing up:</p><p style="font-size:32px;font-weight:bold">${signUp}</p><p>It'll run out in 20 minutes. Ran out already? Choose "Send again".</p>`,
        'Sent to robin@postroom.localhost because it was given at registration.',
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'sign-in from a new browser',
      language: 'en',
      subject: 'Your Flapjar security code',
      text: `Hello robin_p_${random.digits(2)},

Security code: ${safe}

Where it goes: the box on the Flapjar sign-in page.
Why: you're on a browser that we haven't met (Edge 140, Swindon, SN1).
How long: 15 minutes.

Buyers and sellers never need it. If a "buyer" wants it by text or WhatsApp, report them.

Flapjar (UK) Limited
`,
      codes: [safe],
      links: [],
      best: { code: safe },
    },
    {
      name: 'changed address',
      language: 'en',
      subject: 'Confirm your change of email address',
      html: skin(
        `<p>Dear robin_p,</p><p>Your request to swap <i>r•••n@oldpost.example</i> for this address is on hold till you press the button.</p><p><a class="fj-btn" href="${newMail.replaceAll('&', '&amp;')}">Confirm email change</a></p><p style="font-size:13px">Press it by 9 November or the old address stays. Fiddled with by someone else? Tell us at <a href="https://www.flapjar.example/help/hacked">Help</a>.</p>`,
        'A message about your account settings.',
      ),
      codes: [],
      links: [newMail],
      best: { link: newMail },
    },
    {
      name: 'bank account for what is sold',
      language: 'en',
      subject: 'Verify your bank details to get paid',
      html: skin(
        `<p>Robin, you've £${price}.00 waiting.</p><p>Before paying out to <b>sort code ••-••-${random.digits(2)}, account ••••${random.digits(4)}</b>, the law asks us to verify who you are. It's a selfie and five questions.</p><p><a class="fj-btn" href="${bank}">Start verification</a></p>`,
        'Seller payouts are run by Flapjar Payments S.à r.l.',
      ),
      codes: [],
      links: [bank],
      best: { link: bank },
    },
    {
      name: 'code for a changed payout',
      language: 'en',
      subject: 'Payout details: code inside',
      html: skin(
        `<p>A new bank account was added for payouts.</p><table cellpadding="10" style="background:#f2f7f4"><tr><td>Account</td><td>••••${random.digits(4)}</td></tr><tr><td>Added</td><td>30 Oct 2026, 21:${random.whole(10, 59)} GMT</td></tr><tr><td>Code to approve it</td><td style="font-family:Menlo,monospace;font-size:20px"><b>${payout}</b></td></tr></table><p>Until approved, payouts are paused. Ref PAY-${random.digits(8)}.</p>`,
        'A message about your seller account.',
      ),
      codes: [payout],
      links: [],
      best: { code: payout },
    },
    {
      name: 'sold',
      language: 'en',
      subject: `Ka-ching! Your item sold: Vintage Kenway mixer (${item})`,
      html: skin(
        `<h1 style="font-size:24px">You've sold it – pop it in the post by Monday</h1><p>Vintage Kenway mixer, cream, working<br>Item number ${item}<br>Sold for £${price}.00 + £6.${random.digits(2)} postage to <b>teapot_lady_52</b></p><p>Post to: Mrs J Entwistle, 7 Mill Brow, Todmorden OL14 ${random.digits(1)}XX</p><p><a class="fj-btn" href="https://rover.flapjar.example/rover/0/e${random.digits(5)}.m${random.digits(4)}.l${random.digits(4)}/7?euid=${random.text('0123456789abcdef', 32)}&amp;loc=label">Print your label</a></p><p>QR code drop-off no. ${random.digits(4)} ${random.digits(4)}</p>`,
        'Sent because you list things on Flapjar.',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'searches saved',
      language: 'en',
      subject: '14 new finds for "ercol chair"',
      html: skin(
        `<h2>ercol chair</h2><table cellpadding="8">${[
          'Ercol Windsor armchair 1960s',
          'Ercol stick back x4 blonde',
          'Ercol rocking chair, needs love',
          'Ercol Quaker model 365',
        ]
          .map(
            (title) =>
              `<tr><td><img src="https://i.flapjar.example/thumbs/${random.text(KEY, 16)}/s-l140.jpg" width="140" alt=""></td><td><a href="https://www.flapjar.example/itm/${random.digits(12)}?mkevt=1&amp;mkcid=11">${title}</a><br>£${random.whole(20, 300)}.00 &middot; ${random.whole(0, 9)} bids &middot; ${random.whole(1, 6)}d ${random.whole(1, 23)}h</td></tr>`,
          )
          .join('')}</table><p>This weekend: max £1 selling fee, code POUNDIE26 at listing.</p>`,
        'You saved this search. <a href="https://www.flapjar.example/mys/unsub">Stop these alerts</a>',
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'buyer wants her money back',
      language: 'en',
      subject: `A buyer opened a case (5${random.digits(9)})`,
      text: `Hi robin_p,

teapot_lady_52 says item ${item} isn't as described and would like £${price}.00 back.

"The whisk attachment is missing, photo 3 shows it. Serial no. on the base is A${random.digits(3)}-0${random.digits(5)}."

You have until 18 Nov 2026 to reply: accept the return, offer a part refund or send a message. Do so under My Flapjar > Sold > Cases.

If you do nothing we'll step in on 19 Nov.
`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
