/** A crowdfunding site: an address to verify, pledges, updates, surveys of backers, a card that failed, codes; English, French, Japanese. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const ID = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const letter = (
  inner: string,
) => `<html><head><style type="text/css">.type-14{font-size:14px}.soft-black{color:#282828}</style></head>
<body bgcolor="#FBFBFA"><table class="page" width="100%"><tr><td align="center"><table width="580"><tr><td style="padding:30px 0">
<a href="https://www.stonesoup.example/?ref=email"><img width="140" src="https://d3.stonesoup.example/email/wordmark.gif"></a></td></tr>
<tr><td class="type-14 soft-black" style="background:#fff;border-top:6px solid #028858;padding:30px;font-family:Maison,Helvetica">${inner}</td></tr>
<tr><td style="font:11px Helvetica;color:#9b9e9e;padding:24px">Stonesoup, PBC · 58 Kent Street, Brooklyn, NY 11222<br><a href="https://help.stonesoup.example/hc">Help</a> ·
<a href="https://www.stonesoup.example/trust">Trust &amp; safety</a> · <a href="https://www.stonesoup.example/settings/notify">Email settings</a></td></tr></table></td></tr></table></body></html>`;

export function mails(random: Random): FamilyMail[] {
  const verify = `https://www.stonesoup.example/profile/verify_email/${random.text(ID, 20)}?ref=verify`;
  const code = random.digits(6);
  const french = random.digits(6);
  const pledge = random.whole(35, 180);
  const click = () => `https://click.e.stonesoup.example/?qs=${random.text('abcdef0123456789', 64)}`;
  const back = click();
  return [
    {
      name: 'address to verify',
      language: 'en',
      subject: 'Hello! Please verify your email',
      html: letter(
        `<p>Hey there, Robin —</p><p>so that creators can reach you about rewards, <a href="${verify}">tell us this inbox is yours</a>. Once.</p><p>Your pals at Stonesoup</p>`,
      ),
      codes: [],
      links: [verify],
      best: { link: verify },
    },
    {
      name: 'pledge',
      language: 'en',
      subject: `You're backer #${random.digits(4)} of The Pocket Orrery!`,
      html: letter(`<p>Nice. You backed <b>The Pocket Orrery</b> by Brassworks.</p><p>Pledge: $${pledge}.00<br>Reward: Early Brass (1 of ${random.whole(200, 500)})<br>Shipping: $${random.whole(8, 19)}.00<br>Card: ending in ${random.digits(4)}</p>
      <p>If it reaches $40,000 by ${random.whole(2, 28)} April, 11:59 PM EDT, your card will be charged. Estimated delivery: Nov 2026.</p><p><a href="${click()}">View pledge</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'update of a creator',
      language: 'en',
      subject: 'Project Update #7: Teeth, tolerances and a customs code',
      html: letter(`<h2>Teeth, tolerances and a customs code</h2><p>Dear backers (all ${random.whole(1, 4)},${random.digits(3)} of you),</p><p>batch 2 came back with 0.0${random.digits(1)} mm too much on the 59-tooth wheel. We confirmed it on three
      machines, reset the cutter and verified again. HS code 9023.00 is now settled, so no duty for the EU.</p><p>Boxes: 1,${random.digits(3)} done. Activate your patience, we ship on the ${random.whole(10, 28)}th.</p><p>— Ife &amp; Max</p>
      <p><a href="${click()}">Like</a> · <a href="${click()}">Comment</a> · <a href="${click()}">Stop updates</a></p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'sign-in code',
      language: 'en',
      subject: 'Your Stonesoup two-factor code',
      text: `Your code:

  ${code}

Type it where you were signing in. It was made for a session in Chrome at ${random.whole(1, 12)}:${random.whole(10, 59)} PM
and does nothing for anybody else's.

Stuck? Recovery codes are what you saved when you turned two-factor on.
`,
      codes: [code],
      links: [],
      best: { code },
    },
    {
      name: 'survey of a reward behind a tracker',
      language: 'en',
      subject: 'Action needed: confirm your shipping address for The Pocket Orrery',
      html: letter(`<p>Brassworks is getting ready to ship and wants to know where to. <a href="${back}">Confirm your address and color</a> before ${random.whole(2, 28)} September, or your reward goes into the second wave.</p>
      <p>Pledge ID ${random.digits(8)}</p>`),
      codes: [],
      links: [back],
      best: { link: back },
    },
    {
      name: 'card failed',
      language: 'en',
      subject: 'Action required: payment for The Pocket Orrery',
      html: letter(`<p>We tried to charge $${pledge}.00 to your card that ends in ${random.digits(4)}, and the bank said no (code 51). You have 7 days to fix it, with
      an attempt every 2 days; after that the pledge is dropped. It's all under Settings › Pledges.</p>`),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'french code',
      language: 'fr',
      subject: 'Votre code de vérification Stonesoup',
      html: letter(
        `<p>Bonjour,</p><p>Pour terminer votre connexion, entrez le code ci-dessous :</p><h1>${french.slice(0, 3)}-${french.slice(3)}</h1><p>Il n'est valable que pendant 10 minutes.</p>`,
      ),
      codes: [french],
      links: [],
      best: { code: french },
    },
    {
      name: 'japanese project reached its goal',
      language: 'ja',
      subject: '応援したプロジェクトが目標を達成しました',
      html: letter(
        `<p>「手のひら天球儀」が目標金額3,000,000円を達成しました(達成率${random.whole(101, 180)}%、支援者${random.digits(3)}人)。</p><p>${random.whole(2, 28)}日に、末尾${random.digits(4)}のカードから${random.whole(8, 22)},500円が引き落とされます。</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
