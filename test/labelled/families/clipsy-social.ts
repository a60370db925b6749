/** A short-video network in English and Hungarian: builder-made mails with conditional comments, prefixed codes and follower digests. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

function reel(language: 'en' | 'hu', body: string): string {
  const about =
    language === 'en'
      ? 'This message was sent to robin@postroom.localhost and is meant for @robin.loops. Clipsy Media Inc., 4400 Mission Pkwy, Suite 210, Austin, TX 78704'
      : 'A levelet @robin.loops kapja a robin@postroom.localhost címre. Clipsy Media Inc., 4400 Mission Pkwy, Suite 210, Austin, TX 78704, USA';
  return `<!doctype html><html lang="${language}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><style type="text/css">#outlook a{padding:0}.mj-column-per-100{width:100%!important;max-width:100%}@media only screen and (min-width:480px){.mj-column-per-50{width:50%!important}}</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head>
<body style="word-spacing:normal;background-color:#ffffff">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:420px" width="420"><tr><td style="line-height:0;mso-line-height-rule:exactly"><![endif]-->
<div style="margin:0 auto;max-width:420px"><div class="mj-column-per-100" style="font-size:0;text-align:left;display:inline-block;vertical-align:top">
<div style="font-family:Inter,Arial;font-size:30px;font-weight:900;padding:24px 24px 0;color:#111">clipsy<span style="color:#00c2a8">.</span></div>
${body}
<div style="font-family:Inter,Arial;font-size:11px;line-height:15px;color:#9a9a9a;padding:32px 24px">${about} <a href="https://clipsy.example/legal/unsub?e=c9e1" style="color:#9a9a9a">${language === 'en' ? 'Unsubscribe' : 'Leiratkozás'}</a></div>
</div></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</body></html>`;
}

const say = (html: string) =>
  `<div style="font-family:Inter,Arial;font-size:14px;line-height:21px;padding:10px 24px;color:#222">${html}</div>`;
const shout = (html: string) =>
  `<div style="font-family:Inter,Arial;font-size:38px;font-weight:700;line-height:46px;padding:14px 24px;color:#111">${html}</div>`;
const key = (href: string, label: string) =>
  `<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;margin:10px 24px"><tr><td bgcolor="#111111" role="presentation" style="border-radius:8px"><a href="${href}" style="display:inline-block;padding:12px 22px;color:#fff;font-family:Inter,Arial;font-size:14px;text-decoration:none" target="_blank">${label}</a></td></tr></table>`;

export function mails(random: Random): FamilyMail[] {
  const [signUp, signIn, mailbox] = [random.digits(6), random.digits(6), random.digits(8)];
  const [reset, phone, hidden] = [random.text('BCDFGHJKMPQRTVWXY2346789', 9), random.digits(5), random.digits(6)];
  const resetLink = `https://l.clipsy.example/pw/${random.text('ABCDEFabcdef0123456789', 18)}?loc=hu_HU&src=em`;
  return [
    {
      name: 'signing up with a prefix',
      language: 'en',
      subject: `CL-${signUp} finishes your Clipsy sign-up`,
      html: reel(
        'en',
        `${say('Hey robin.loops,')}${say('one more thing before you loop. The form shows “CL-” already; add the rest of')}${shout(`CL-${signUp}`)}${say('and hit Next. You have until 10:05 PM CDT. Under 13? Then Clipsy isn’t for you yet.')}`,
      ),
      codes: [signUp],
      links: [],
      best: { code: signUp },
    },
    {
      name: 'signing in',
      language: 'hu',
      subject: 'Bejelentkezési kódod a Clipsyhez',
      html: reel(
        'hu',
        `${say('Szia, @robin.loops!')}${say('Így jutsz be a következő 10 percben:')}${shout(signIn)}${say('Másnak ne mutasd meg, még annak se, aki azt írja, hogy a Clipsynél dolgozik. Hely: Győr környéke, 2026.02.11. 17:03.')}`,
      ),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'followers of the week',
      language: 'hu',
      subject: '27 új követőd van, köztük @pacsirta_92',
      html: reel(
        'hu',
        `${shout('27')}${say('új követő egy hét alatt, ez 12%-kal több az előzőnél. Legtöbbet nézett videód: „Palacsinta 40 másodpercben” (8214 lejátszás, 655 kedvelés).')}${key('https://clipsy.example/@robin.loops/stats?w=2026-06', 'Mutasd a részleteket')}${say('Ismerheted még: @pacsirta_92, @tolgyfa2019, @kis.kocka.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new login',
      language: 'en',
      subject: 'New login on Clipsy for web',
      html: reel(
        'en',
        `${say('We saw a login we hadn’t seen before:')}${say('Brave 1.88 on Windows<br>El Paso, Texas, 79901<br>Feb 12, 2026 · 6:40 AM CST<br>198.51.100.9')}${say('Was it you? Cool, carry on. It wasn’t? <a href="https://clipsy.example/secure/88c1" style="color:#00a08a">Take your account back</a> and we’ll sign everyone out.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new password',
      language: 'hu',
      subject: 'Új jelszó a Clipsyn',
      html: reel(
        'hu',
        `${say('Hallottuk, hogy elveszett a jelszavad. Nyomd meg:')}${key(resetLink.replace('&', '&amp;'), 'Új jelszót állítok be')}${say('Inkább telefonon intéznéd? Ott ezt a kilenc karaktert kell bepötyögnöd:')}${shout(`<span style="font-family:Consolas,monospace">${reset}</span>`)}${say('Mindkettő ma 23:30-ig jó. Utána kezdheted elölről.')}`,
      ),
      codes: [reset],
      links: [resetLink],
      best: { code: reset },
    },
    {
      name: 'another mail address',
      language: 'en',
      subject: 'Changing where we mail you',
      html: reel(
        'en',
        `${say(`You told us robin@postroom.localhost is the new place for mail about @robin.loops. Prove it: Settings › Account › Email, then <b>${mailbox.slice(0, 4)}-${mailbox.slice(4)}</b> (skip the dash).`)}${say('A heads-up went to the old inbox (r•••@old.example) as well. It can undo this for 72 hours, ref 4471-A.')}`,
      ),
      codes: [mailbox],
      links: [],
      best: { code: mailbox },
    },
    {
      name: 'adding a telephone',
      language: 'hu',
      subject: 'Telefonszám hozzáadása',
      html: reel(
        'hu',
        `${say(`A(z) +36 •• ••• 0143 végű számot szeretnéd a fiókodhoz kapcsolni. Az SMS-ünk elakadt, ezért e-mailben küldjük, amit be kell írnod: <b>${phone}</b>`)}${say('Ha közben az SMS is befut, azzal már ne foglalkozz.')}`,
      ),
      codes: [phone],
      links: [],
      best: { code: phone },
    },
    {
      name: 'the code is in the subject',
      language: 'en',
      subject: `${hidden} is your Clipsy login code`,
      html: reel(
        'en',
        `${say('Look up. ☝️ The subject line has what the app is asking for.')}${say('Clipsy 31.2.0 · Android 16 · Feb 14, 2026')}`,
      ),
      codes: [hidden],
      links: [],
      best: { code: hidden },
    },
    {
      name: 'a complaint about a sound',
      language: 'hu',
      subject: 'Elnémítottuk egy videódat',
      html: reel(
        'hu',
        `${say('A 7719203345 azonosítójú videódban (2026. január 30., 0:41) olyan zene szól, amelyhez nincs engedélyed. Hibakód: SND-409. A kép maradt, a hang nem.')}${say('Nem értesz egyet? 14 napod van rá, hogy szólj; hivatkozz a(z) <b>2026-HU-118204</b> ügyszámra.')}${key('https://clipsy.example/appeals', 'Kifogást emelek')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'coins bought',
      language: 'en',
      subject: 'You got 650 coins',
      html: reel(
        'en',
        `${shout('650 coins')}${say(`$8.99 + $0.74 tax = $9.73, charged to PayNook on Feb 15, 2026.<br>Transaction ${random.digits(12)}<br>Receipt CLP-${random.digits(6)}`)}${say('Coins never expire and can’t be cashed out. Questions go to coins@clipsy.example; keep the transaction number handy.')}`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
