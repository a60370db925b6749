/** An Icelandic grocer who delivers: sign-in codes, club, orders, substitutions, recalls of goods; Icelandic. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const basket = (pre: string, body: string) => `<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="is">
  <head>
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
    <title>Hraunbúð</title>
    <style type="text/css">
      body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
      .kassi { background: #fff3d6; border: 2px solid #1b1b1b; font-size: 34px; font-weight: 900; padding: 14px 0; text-align: center; }
      @media (prefers-color-scheme: dark) { .kassi { color: #1b1b1b; } }
    </style>
  </head>
  <body>
    <div style="display: none; mso-hide: all">${pre}</div>
    <table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0">
      <tr><td style="padding: 20px 0"><img src="https://myndir.hraunbud.example/haus-2026.png" width="560" height="90" alt="Hraunbúð – nær en þú heldur" /></td></tr>
      <tr><td style="font-family: Arial, sans-serif; font-size: 16px; line-height: 25px">${body}</td></tr>
      <tr><td style="font-family: Arial, sans-serif; font-size: 12px; padding: 30px 0; color: #808080">Hraunbúð ehf. | kt. 550110-0480 | Skeifan 15, 108 Reykjavík | s. 555 0170</td></tr>
    </table>
  </body>
</html>`;

export function mails(random: Random): FamilyMail[] {
  const login = random.digits(5);
  const card = random.digits(6);
  const club = random.digits(7);
  const confirm = `https://minar.hraunbud.example/stadfesta/${random.text('abcdef0123456789', 32)}`;
  const reset = `https://minar.hraunbud.example/lykilord?t=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 40)}`;
  const order = random.digits(6);
  const inApp = random.digits(6);
  const day = random.whole(2, 27);
  return [
    {
      name: 'sign-in code',
      language: 'is',
      subject: `${login} er innskráningarkóðinn þinn`,
      html: basket(
        'Gildir í 10 mínútur',
        `<p>Hæ Robin,</p><p>sláðu inn þennan kóða á innskráningarsíðunni:</p><div class="kassi">${login}</div><p>Baðstu ekki um kóða? Þá máttu henda þessum pósti.</p>`,
      ),
      codes: [login],
      links: [],
      best: { code: login },
    },
    {
      name: 'saved card',
      language: 'is',
      subject: 'Staðfestu nýtt greiðslukort',
      html: basket(
        'Einu sinni og aldrei aftur',
        `<p>Sæl/l Robin,</p><p>þú skráðir kort sem endar á ${random.digits(4)}. Til að virkja það þarftu að gefa upp staðfestingarnúmerið <strong>${card}</strong> undir <em>Mínar síður › Greiðslur</em>.</p><p>Við drögum 1 kr. af kortinu og endurgreiðum hana strax.</p>`,
      ),
      codes: [card],
      links: [],
      best: { code: card },
    },
    {
      name: 'club',
      language: 'is',
      subject: 'Velkomin í Hraunklúbbinn',
      text: `Hæ Robin!

Takk fyrir að ganga í klúbbinn á kassanum í Skeifunni. Svona tengirðu aðganginn við appið:

- Sæktu appið og veldu "Ég er með virkjunarnúmer".
- Skrifaðu ${club.slice(0, 3)}-${club.slice(3)}.
- Þá birtast punktarnir þínir, nú þegar ${random.whole(20, 90)} talsins.

Númerið rennur út ${day}. apríl.

Kveðja,
fólkið í Hraunbúð
`,
      codes: [club],
      links: [],
      best: { code: club },
    },
    {
      name: 'confirm address',
      language: 'is',
      subject: 'Eitt eftir: staðfestu netfangið',
      html: basket(
        'Smelltu og þá er allt klárt',
        `<p>Góðan dag,</p><p>smelltu hér fyrir neðan til að staðfesta netfangið þitt. Svo geturðu pantað fyrir klukkan 14 og fengið heim samdægurs.</p><p><a href="${confirm}" style="background:#1b1b1b;color:#ffd166;padding:14px 28px;text-decoration:none;font-weight:bold">Staðfesta netfang</a></p>
<p>Ertu frekar í appinu? Skrifaðu þá <strong>${inApp}</strong> þar.</p>`,
      ),
      codes: [inApp],
      links: [confirm],
      best: { code: inApp },
    },
    {
      name: 'password',
      language: 'is',
      subject: 'Gleymt lykilorð',
      text: `Góðan dag.

Hér er hlekkur til að velja nýtt lykilorð hjá Hraunbúð. Hann virkar í 2 klukkustundir.

${reset}

Ef þú baðst ekki um hann helst gamla lykilorðið óbreytt.
`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'order',
      language: 'is',
      subject: `Pöntun ${order} er á leiðinni`,
      html: basket(
        'Bílstjórinn er lagður af stað',
        `<p>Pöntun <b>#${order}</b> kemur milli kl. 17:20 og 18:00 að Kleppsvegi ${random.whole(2, 150)}, 104 Reykjavík.</p>
<table width="100%" cellpadding="4"><tr><td>Skyr, óhrært 500 g</td><td>2 stk.</td><td align="right">1.198 kr.</td></tr><tr><td>Rúgbrauð</td><td>1 stk.</td><td align="right">649 kr.</td></tr><tr><td>Ýsuflök roðlaus</td><td>0,84 kg</td><td align="right">2.764 kr.</td></tr><tr><td>Heimsending</td><td></td><td align="right">990 kr.</td></tr><tr><td colspan="2"><b>Samtals (þar af vsk. 555 kr.)</b></td><td align="right"><b>5.601 kr.</b></td></tr></table>
<p>Vantaði: lárperur, 3 stk. Í staðinn settum við eina melónu á 0 kr.</p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'recall',
      language: 'is',
      subject: `Innköllun: Flatkökur með lotunúmeri ${random.digits(6)}`,
      text: `Samkvæmt kaupsögu þinni keyptir þú nýlega Flatkökur frá Bakaríi Norðlendinga.

Vörunúmer: ${random.digits(13)}
Best fyrir: ${day}.05.2026
Ástæða: aðskotahlutur (plast)

Ekki borða vöruna. Skilaðu henni í næstu verslun, þú færð 459 kr. endurgreiddar án kvittunar.
Nánar í síma 555 0170, alla daga 10-20.
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'weekly',
      language: 'is',
      subject: 'Helgartilboð: lambalæri 30% afsláttur 🐑',
      html: basket(
        'Aðeins til sunnudags',
        `<h2>Tilboð vikunnar</h2><ul><li>Lambalæri, 2.099 kr./kg</li><li>Gos 2 l, 3 fyrir 2</li><li>Kaffi 400 g, 1.099 kr.</li></ul><p>Notaðu afsláttarkóðann <b>HELGI26</b> ef þú verslar fyrir meira en 9.000 kr. og heimsendingin verður frí.</p><p><a href="https://minar.hraunbud.example/afskraning?n=${random.digits(6)}">Afskrá mig af póstlista</a></p>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
  ];
}
