/** A maker of spectrometers answers support mails: what counts stands above, below or between quoted older mails with older numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const six = () => random.digits(6);
  const old = {
    panel: six(),
    bench: six(),
    host: six(),
    done: six(),
    lab: random.digits(4),
    wang: six(),
    mail: six(),
    one: six(),
    two: six(),
  };
  const [panel, bench, lab, wang, three] = [six(), six(), random.digits(4), six(), six()];
  const host = random.text('CDFHJKMNPRTVWXY4679', 7);
  const oldReset = `https://id.lumetra.example/r/${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22)}`;
  const reset = `https://id.lumetra.example/r/${random.text('abcdefghijkmnpqrstuvwxyz0123456789', 22)}`;
  return [
    {
      name: 'plain text above a plain quote',
      language: 'en',
      subject: 'Re: [LS-40881] LM-2207 refuses to link',
      text: `Morning Robin,

the clock inside that unit was two minutes off, which is why the server turned you away. I've corrected it from here. Hold the round button, then key in ${panel}.

Owen
Lumetra Instruments, bench support
+44 1632 960 184

On Tue, 3 Mar 2026 at 09:12, Lumetra Support <support@lumetra.example> wrote:
> Hello Robin,
>
> to link spectrometer LM-2207 (serial 0419-8837), enter the linking code
> ${old.panel} on its front panel.
>
> On Mon, 2 Mar 2026 at 17:40, Robin <robin@postroom.localhost> wrote:
>> It asks for a code and I have none. Firmware 3.18.
`,
      codes: [panel],
      links: [],
      best: { code: panel },
    },
    {
      name: 'Gmail quote',
      language: 'en',
      subject: 'Re: Bench software asks twice',
      html: `<div dir="ltr"><div>Hi,</div><div><br></div><div>yes, it does that when the second monitor wakes up. The new number for the second prompt: ${bench}</div><div><br></div><div>Still stuck? I'm in until 5.</div><div>-- <br><div dir="ltr" class="gmail_signature"><div>Aoife Brannigan</div><div>Lumetra, Unit 7, Dyehouse Lane, Leeds LS9 8AB</div></div></div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Wed, Mar 4, 2026 at 3:51 PM Lumetra Support &lt;<a href="mailto:support@lumetra.example">support@lumetra.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div>Your verification code for LumeBench 8 is <b>${old.bench}</b>. It works for 30 minutes.</div><div>Licence 88-1046-B</div></blockquote></div>`,
      codes: [bench],
      links: [],
      best: { code: bench },
    },
    {
      name: 'Outlook quote',
      language: 'en',
      subject: 'RE: Host change for LumeServer',
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="EN-GB" link="#0563C1" style="word-wrap:break-word"><div class="WordSection1"><p class="MsoNormal">Robin,<o:p></o:p></p><p class="MsoNormal">I moved the licence to the host you named (192.0.2.77). LumeServer wants this once at start-up, as proof that you asked for the move:<o:p></o:p></p><p class="MsoNormal" style="margin-left:36.0pt"><b><span style="font-size:14.0pt;font-family:Consolas">${host}</span></b><o:p></o:p></p><p class="MsoNormal">Please scrap the one from Monday.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Kind regards<br>Owen<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>From:</b> Lumetra Support &lt;support@lumetra.example&gt;<br><b>Sent:</b> 02 March 2026 08:15<br><b>To:</b> robin@postroom.localhost<br><b>Subject:</b> Host change for LumeServer<o:p></o:p></p></div></div><p class="MsoNormal">Start-up code for host 192.0.2.14: ${old.host}<o:p></o:p></p></div></body></html>`,
      codes: [host],
      links: [],
      best: { code: host },
    },
    {
      name: 'all went well, ticket closed',
      language: 'en',
      subject: 'Re: [LS-40902] calibration upload',
      text: `Glad it went through. I've closed LS-40902; the calibration from 27 February (certificate 7716-C) is in your archive.

Aoife

On Thu, 5 Mar 2026 at 11:03, Lumetra Support <support@lumetra.example> wrote:
> Robin,
>
> the upload page wants a security code, yours is ${old.done}.
>
> Aoife
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'answered between and below the quoted lines',
      language: 'en',
      subject: 'Re: Re: two-person unlock of the laser',
      text: `On Fri, 6 Mar 2026 at 10:30, Robin <robin@postroom.localhost> wrote:
> > First person's unlock code: ${old.lab}
> That one timed out before Jun came back from lunch.

Thought so, ten minutes is tight.

> Could we have another, and is the 532 nm line affected too?

No, only 1064. As for another: ${lab}, good until 13:00 today.

> Serial is LX-11870.

Noted.

Owen / Lumetra laser safety
`,
      codes: [lab],
      links: [],
      best: { code: lab },
    },
    {
      name: 'QQ style quote in GB18030',
      language: 'zh-Hans',
      subject: '回复：LM-2207 联网失败',
      raw: [
        'From: =?gb18030?B?ueKy4ry8yvXWp7PW?= <cn-support@lumetra.example>',
        'To: robin@postroom.localhost',
        'Subject: =?gb18030?B?u9i4tKO6TE0tMjIwNyDBqs34yqew3A==?=',
        'Mime-Version: 1.0',
        'Content-Type: text/plain; charset="gb18030"',
        'Content-Transfer-Encoding: base64',
        'X-Priority: 3',
        '',
        'wt6x9qOsxPq6w6OhDQoNCtLR1Nq688yosNHE+rXEyeixuCBMTS0yMjA3IL3isPOho8fr1NrD5rDl',
        'obDBqs34obHSs9bY0MLK5Mjro7o4MDczMTajrMrkzeqwtMi3yM+8/KOsMTW31tbT09DQp6GjDQoN',
        'Cs315PggILnisuLSx8b3o6jL1dbdo6m8vMr1t/7O8bK/DQq5pLWlusUgU1otMjAyNjAzMDMtMDQy',
        'DQoNCg0KLS0tLS0tLS0tLS0tLS0tLS0tINStyrzTyrz+IC0tLS0tLS0tLS0tLS0tLS0tLQ0Kt6K8',
        '/sjLOiAiueKy4ry8yvXWp7PWIiA8Y24tc3VwcG9ydEBsdW1ldHJhLmV4YW1wbGU+Ow0Kt6LLzcqx',
        'vOQ6IDIwMjbE6jPUwjPI1SjQx8batv4pIMnPzuc5OjI2DQrK1bz+yMs6ICJyb2JpbiI8cm9iaW5A',
        'cG9zdHJvb20ubG9jYWxob3N0PjsNCtb3zOI6IExNLTIyMDcgwarN+MqnsNwNCg0KxPq1xMGqzfjR',
        '6dakwuvOqiAyNDA5NzWjrMfr09oxNbfW1tPE2sq508Ohow0Kucy8/iAzLjE4o6zQ8sHQusUgMDQx',
        'OS04ODM3DQo=',
        '',
      ].join('\r\n'),
      codes: ['807316'],
      links: [],
      best: { code: '807316' },
    },
    {
      name: 'NetEase style quote',
      language: 'zh-Hans',
      subject: 'Re: 光谱库更新要求二次验证',
      html: `<div style="line-height:1.7;color:#000000;font-size:14px;font-family:Arial"><div>罗宾，您好：</div><div>光谱库服务器昨晚重启过，之前发的已经失效了。刚刚重新生成：${wang}，麻烦您在弹窗里填这个。</div><div>库版本 2026.02，大小 1.4 GB。</div><div>王澍</div><br><div style="position:relative;zoom:1">光测仪器（苏州）技术服务部<br>电话 0512-5550-8816</div><br><p>在 2026-03-05 10:22:31，"光测技术支持" &lt;cn-support@lumetra.example&gt; 写道：</p><blockquote id="isReplyContent" style="PADDING-LEFT: 1ex; MARGIN: 0px 0px 0px 0.8ex; BORDER-LEFT: #ccc 1px solid"><div>更新光谱库需要的验证码是 <b>${old.wang}</b>，30 分钟内输入。</div></blockquote></div>`,
      codes: [wang],
      links: [],
      best: { code: wang },
    },
    {
      name: 'nothing to type for now',
      language: 'zh-Hans',
      subject: '答复: 登录后台收不到短信',
      text: `罗宾您好，

短信通道正在维护，预计 3 月 9 日 18:00 恢复，届时请您重新获取。下面那封里的请不要再试，多次输错会锁定账号。

工单 SZ-20260306-117 我先挂起。

王澍

发件人: 光测技术支持 <cn-support@lumetra.example>
发送时间: 2026年3月6日 14:05
收件人: 罗宾
主题: 登录后台收不到短信

您的后台登录动态码：${old.mail}
`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a new reset link above the old one',
      language: 'zh-Hans',
      subject: 'Re: 密码链接打不开',
      html: `<p>罗宾：</p><p>旧链接被网关改写坏了，重新给您开了一个，48 小时内设好新密码即可：<a href="${reset}">${reset}</a></p><p>设完后仪器端用户名仍是 robin_lm，不必改。</p><p>赵可<br><span style="color:#888">光测仪器 · 苏州工业园区星湖街 218 号 · 215123</span></p><hr><blockquote><p>2026年3月7日 09:40，赵可 写：</p><p>请点这里重设密码：<a href="${oldReset}">${oldReset}</a></p></blockquote>`,
      codes: [],
      links: [reset],
      best: { link: reset },
    },
    {
      name: 'three in a row, the newest on top',
      language: 'zh-Hans',
      subject: 'Re: Re: Re: 远程协助配对码',
      text: `这次用 ${three} ，我已经在线等您了，连上后您会看到 LUM-RD 的蓝色边框。
赵可

> 2026/3/10 16:20 赵可：
> 上一个断线后作废，新的配对码 ${old.two}
>
>> 2026/3/10 15:58 罗宾：
>> 断了，屏幕编号 02，错误 10060
>>
>>> 2026/3/10 15:41 赵可：
>>> 打开远程协助，输入配对码 ${old.one}
`,
      codes: [three],
      links: [],
      best: { code: three },
    },
  ];
}
