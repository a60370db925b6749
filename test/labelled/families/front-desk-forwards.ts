/** The front desk of an architects' office in Taipei passes on what reached its shared mailbox, from several clients and as attached mails. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const wire = (lines: string) => lines.split('\n').join('\r\n');
const packed = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,72}/g) ?? []
  ).join('\n');

export function mails(random: Random): FamilyMail[] {
  const [plot, survey, model, land, expired, fresh] = [6, 6, 8, 6, 6, 6].map((length) => random.digits(length)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const filed = random.digits(6);
  const library = random.text('ACDEFGHJKLMNPQRTUVWXY3479', 5);
  const seat = `https://boards.pinwall.example/join/${random.text('abcdefghijkmnpqrstuvwxyz', 10)}?seat=14&by=frontdesk`;
  return [
    {
      name: 'Gmail, plain text',
      language: 'en',
      subject: 'Fwd: Sign-in check',
      text: `Robin,

the plotter people allow one mailbox per studio, so theirs landed with me. Here's what you asked for, it's good until 14:22.

Yi-Ting

---------- Forwarded message ---------
From: Meridian Plot Cloud <accounts@meridianplot.example>
Date: Wed, Mar 11, 2026 at 2:07 PM
Subject: Sign-in check
To: <frontdesk@tallowfinch.example>


Someone typed your mailbox at plot.meridianplot.example (203.0.113.61, Firefox, Taipei).

One-time sign-in code:

${plot}

Studio account 55-20931, plan A0 Monthly, USD 84.00.
Meridian Plot Cloud, 8 Lathe Row, Unit 1102
`,
      codes: [plot],
      links: [],
      best: { code: plot },
    },
    {
      name: 'attached as a mail',
      language: 'en',
      subject: 'for the survey portal',
      raw: wire(`From: "Front desk, Tallow & Finch" <frontdesk@tallowfinch.example>
To: robin@postroom.localhost
Date: Thu, 12 Mar 2026 09:31:40 +0800
Subject: for the survey portal
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="td-0312"

--td-0312
Content-Type: text/plain; charset=utf-8

Attached is the survey portal's mail from a minute ago, please finish the login with it. Ext. 204 if it refuses.

Yi-Ting
--td-0312
Content-Type: message/rfc822; name="Login.eml"
Content-Disposition: attachment; filename="Login.eml"

From: Cadastre Online <portal@cadastre-online.example>
To: frontdesk@tallowfinch.example
Date: Thu, 12 Mar 2026 09:30:02 +0800
Subject: Login
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<table cellpadding="6"><tr><td>Parcel licence</td><td>TPE-${random.digits(5)}</td></tr>
<tr><td>Login code</td><td><b>${survey}</b></td></tr><tr><td>Ends</td><td>09:45</td></tr></table>
<p>Cadastre Online will never phone you for it.</p>

--td-0312--
`),
      codes: [survey],
      links: [],
      best: { code: survey },
    },
    {
      name: 'Outlook, an invoice to look at',
      language: 'en',
      subject: 'FW: Invoice 2026-0418 from Kaolin Models',
      html: `<div style="font-family:Calibri,sans-serif;font-size:11pt"><p>Robin, can you tell me whether we ordered this? The project code on it (2214) isn't one of mine.</p><p>Yi-Ting</p>
<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>From:</b> Kaolin Models &lt;billing@kaolinmodels.example&gt;<br><b>Sent:</b> Friday, March 13, 2026 4:10 PM<br><b>To:</b> Front desk &lt;frontdesk@tallowfinch.example&gt;<br><b>Subject:</b> Invoice 2026-0418 from Kaolin Models</p></div>
<p>Dear Sir or Madam,</p><p>1 site model 1:200, basswood, project code 2214 &mdash; NT$ 38,500. Bank 004, account ${random.digits(12)}. Due April 12, 2026.</p></div>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Apple Mail, quoted as a whole',
      language: 'en',
      subject: 'Fwd: Model viewer on your tablet',
      html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space;">The viewer wrote to me rather than to you. Type the eight digits on the tablet.<div><br></div><div>Yi-Ting<br><div><br><blockquote type="cite"><div>Begin forwarded message:</div><br class="Apple-interchange-newline"><div style="margin: 0px;"><span style="color:rgba(0,0,0,1.0);"><b>From: </b></span><span>Voxelry &lt;hello@voxelry.example&gt;<br></span></div><div style="margin: 0px;"><b>Subject: </b><span><b>Model viewer on your tablet</b><br></span></div><div style="margin: 0px;"><b>Date: </b><span>16 March 2026 at 10:55:13 CST<br></span></div><br><div><p>Tablet "Site hut 2" (iPadOS 26.3) asks to open <i>Beitou baths, rev. 17</i>.</p><p style="letter-spacing:.3em;font:600 20px Menlo">${model.slice(0, 4)} ${model.slice(4)}</p><p>Voxelry BV, Keizerskade 90, 1016 Amsterdam</p></div></blockquote></div></div></body></html>`,
      codes: [model],
      links: [],
      best: { code: model },
    },
    {
      name: 'Thunderbird, for the file only',
      language: 'en',
      subject: 'Fwd: Your passcode for Monsoon Cloud Storage',
      html: `<p>For your records only: I already logged in with this one last Tuesday and switched the backup off, so there's nothing left for you to do.</p><p>Yi-Ting</p><div class="moz-forward-container"><br><br>-------- Forwarded Message --------<table class="moz-email-headers-table" cellspacing="0" cellpadding="0" border="0"><tbody><tr><th valign="BASELINE" nowrap="nowrap" align="RIGHT">Subject: </th><td>Your passcode for Monsoon Cloud Storage</td></tr><tr><th valign="BASELINE" nowrap="nowrap" align="RIGHT">Date: </th><td>Tue, 10 Mar 2026 11:20:45 +0800</td></tr><tr><th valign="BASELINE" nowrap="nowrap" align="RIGHT">From: </th><td>Monsoon &lt;no-reply@monsoon.example&gt;</td></tr></tbody></table><br><p>Your passcode is <b>${filed}</b>. Storage used: 812 GB of 1 TB.</p></div>`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'an attached invitation',
      language: 'en',
      subject: 'pinboard seat, please accept',
      raw: wire(`From: Front desk <frontdesk@tallowfinch.example>
To: robin@postroom.localhost
Subject: pinboard seat, please accept
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=seat14

--seat14
Content-Type: text/plain

Seat 14 of our pinboard is yours. Open the attached mail and accept before Friday, else it goes to the intern.
Yi-Ting
--seat14
Content-Type: message/rfc822
Content-Disposition: inline

From: Pinwall <team@pinwall.example>
To: frontdesk@tallowfinch.example
Subject: A seat for you at Tallow & Finch
Content-Type: text/plain; charset=utf-8

Tallow & Finch has 14 seats on Pinwall and kept one for you.

Take it: ${seat}

Pinwall, 2100 Geary Mews, Suite 9 - https://pinwall.example/terms
--seat14--
`),
      codes: [],
      links: [seat],
      best: { link: seat },
    },
    {
      name: 'Outlook in Chinese',
      language: 'zh-Hant',
      subject: '轉寄: 國土測繪資料申請－身分驗證',
      text: `羅賓：

你剛才要的在下面，我這邊不會用到，麻煩你自己填進去，三點前有效。

怡婷
塔芬建築師事務所　總機 02-5550-2178 分機 204

________________________________
寄件者: 測繪資料窗口 <service@mapdata.example>
寄件日期: 2026年3月17日 下午 02:48
收件者: frontdesk@tallowfinch.example
主旨: 國土測繪資料申請－身分驗證

申請案號：1150317-0${random.digits(4)}
圖幅：9723-III-042（1/5000）
身分驗證碼：${land}
規費：新臺幣 1,200 元
`,
      codes: [land],
      links: [],
      best: { code: land },
    },
    {
      name: 'an attached mail in Big5',
      language: 'zh-Hant',
      subject: '結構軟體的啟用信',
      raw: wire(`From: frontdesk@tallowfinch.example
To: robin@postroom.localhost
Subject: =?utf-8?B?57WQ5qeL6Luf6auU55qE5ZWf55So5L+h?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="----=_b5"

------=_b5
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

${packed('啟用信寄到總機信箱了，原信夾在附件，請照裡面的碼把授權開起來。\n\n怡婷（桌機 #204）\n')}
------=_b5
Content-Type: message/rfc822
Content-Disposition: attachment; filename="license.eml"

From: struct@steelcalc.example
To: frontdesk@tallowfinch.example
Subject: =?big5?B?v/u64rHSpc6zcaq+?=
MIME-Version: 1.0
Content-Type: text/plain; charset=big5
Content-Transfer-Encoding: base64

v8u3Uqq6pc6k4aFHDQoNCrZRqMawyKnSscLFdqfHuLkgU0MtMjAyNi0xMTg3IKR3tn2zcaFB
rbqmuKjPpc690Knzs27F6aF1u6Gp+qH3sdKlzqF2v+mkSg0KsdKlzr1YIDczMDU2Mg0KDQq5
TyAyMDI2LzAzLzI1IKW8sdKlzqrMoUG73a2rt3Ol073QoUMNCr/7uuK1srpjIKvIqkGxTb11
IDA4MDAtNTU1LTAxNw0K

------=_b5--
`),
      codes: ['730562'],
      links: [],
      best: { code: '730562' },
    },
    {
      name: 'Gmail, copied out above',
      language: 'zh-Hant',
      subject: 'Fwd: 電子圖書館登入',
      html: `<div dir="ltr"><div>圖書館那組碼是 <b>${library}</b>，原信附在下面給你對照。</div><div>怡婷</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>寄件者： <strong class="gmail_sendername" dir="auto">建築電子書庫</strong> <span dir="auto">&lt;<a href="mailto:desk@archibooks.example">desk@archibooks.example</a>&gt;</span><br>Date: 2026年3月18日 週三 上午11:06<br>Subject: 電子圖書館登入<br>To:  &lt;<a href="mailto:frontdesk@tallowfinch.example">frontdesk@tallowfinch.example</a>&gt;<br></div><br><br><p>機構會員 A-3390 您好：</p><p>請於館藏頁面輸入 <font size="5">${library}</font> 完成登入，共可借閱 25 冊，歸還日 2026/04/01。</p></div></div>`,
      codes: [library],
      links: [],
      best: { code: library },
    },
    {
      name: 'the water bill',
      language: 'zh-Hant',
      subject: 'Fwd: 115年3月水費電子帳單',
      text: `這張請掛在北投案的公帳，收據我再補。

怡婷

開始轉寄信件：

寄件人：台城自來水 <ebill@taiwater.example>
日期：2026年3月19日 上午8:00
標題：115年3月水費電子帳單

水號 5C-10-${random.digits(6)}-3，本期用水 41 度，應繳 486 元。
繳費期限 115/04/07，銷帳編號 ${random.digits(14)}。
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'two attached, the first too old',
      language: 'zh-Hant',
      subject: '雲端硬碟兩封都給你',
      raw: wire(`From: frontdesk@tallowfinch.example
To: robin@postroom.localhost
Subject: =?utf-8?B?${Buffer.from('雲端硬碟兩封都給你').toString('base64')}?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="two"

--two
Content-Type: text/plain; charset=utf-8

先來的那封已經逾時了，我按了重寄，你填後面 10:41 那封的數字就好。 怡婷
--two
Content-Type: message/rfc822

From: drive@cloudshelf.example
Date: Fri, 20 Mar 2026 10:12:00 +0800
Subject: cloudshelf
Content-Type: text/plain; charset=utf-8

登入代碼 ${expired}，十分鐘後作廢。裝置：Windows 11／台北。
--two
Content-Type: message/rfc822

From: drive@cloudshelf.example
Date: Fri, 20 Mar 2026 10:41:00 +0800
Subject: cloudshelf
Content-Type: text/plain; charset=utf-8

登入代碼 ${fresh}，十分鐘後作廢。裝置：Windows 11／台北。
--two--
`),
      codes: [fresh],
      links: [],
      best: { code: fresh },
    },
  ];
}
