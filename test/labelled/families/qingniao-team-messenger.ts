/** A messenger for teams, in Simplified and Traditional Chinese: airy one-column mails of styled divs, and a help desk that answers in plain text. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FIT = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const hans = (
  inner: string,
) => `<div style="background:#f7f8fa;padding:40px 0;font-family:-apple-system,'PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:40px 44px;color:#1f2329;font-size:15px;line-height:26px">
<div style="font-size:18px;font-weight:600;color:#2b5fff;margin-bottom:28px">青鸟协作</div>
${inner}
</div>
<div style="max-width:520px;margin:16px auto 0;text-align:center;color:#8f959e;font-size:12px;line-height:20px">杭州青羽信息技术有限公司 · 浙ICP备20260000号-7<br><a style="color:#8f959e" href="https://qingniao.example/help">帮助中心</a> · <a style="color:#8f959e" href="https://qingniao.example/download">下载客户端</a></div>
</div>`;

const hant = (
  inner: string,
) => `<div style="background:#f7f8fa;padding:40px 0;font-family:-apple-system,'PingFang TC','Microsoft JhengHei',sans-serif">
<div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:40px 44px;color:#1f2329;font-size:15px;line-height:26px">
<div style="font-size:18px;font-weight:600;color:#2b5fff;margin-bottom:28px">青鳥協作</div>
${inner}
</div>
<div style="max-width:520px;margin:16px auto 0;text-align:center;color:#8f959e;font-size:12px;line-height:20px">青羽資訊股份有限公司 統一編號 00912345<br>台北市南港區青羽街 3 號 15 樓 · (02) 5550-0199 · <a style="color:#8f959e" href="https://tw.qingniao.example/unsubscribe?m=31">取消訂閱</a></div>
</div>`;

export function mails(random: Random): FamilyMail[] {
  const [signIn, subjectOnly, switchOff] = [random.digits(6), random.digits(6), random.digits(6)];
  const [join, forgot] = [random.text(FIT, 6), random.text(FIT, 8)];
  const token = random.text('abcdefghijkmnpqrstuvwxyz0123456789', 26);
  const tracked = `https://click.qingniao.example/t/1/${random.digits(6)}/?u=https%3A%2F%2Fqingniao.example%2Finvite%2F${token}`;
  const plain = `https://qingniao.example/invite/${token}`;
  return [
    {
      name: 'hans sign-in code',
      language: 'zh-Hans',
      subject: '【青鸟协作】登录验证码',
      html: hans(
        `<div>罗宾，你好：</div><div>你正在新设备上登录青鸟协作，本次登录的验证码为</div>
<div style="font-size:36px;line-height:48px;font-weight:600;letter-spacing:4px;margin:20px 0">${signIn}</div>
<div style="color:#646a73">10 分钟内有效，请尽快填写。<br>设备：MacBook Pro(macOS 27.1)，客户端 7.12.3<br>时间：2026-11-24 09:41:26 GMT+8</div>`,
      ),
      codes: [signIn],
      links: [],
      best: { code: signIn },
    },
    {
      name: 'hans invitation to a team by link',
      language: 'zh-Hans',
      subject: '林小满邀请你加入“禾木设计”',
      html: hans(
        `<div><b>林小满</b>(linxiaoman@hemu.example)邀请你加入团队 <b>禾木设计</b>，团队现有 ${random.whole(12, 96)} 位成员。</div>
<div style="margin:28px 0"><a href="${tracked}" style="display:inline-block;background:#2b5fff;color:#fff;border-radius:8px;padding:10px 32px;text-decoration:none">接受邀请</a></div>
<div style="color:#646a73;font-size:13px">按钮打不开？请访问：<br><a href="${plain}" style="word-break:break-all">${plain}</a><br>邀请 7 天内有效。</div>`,
      ),
      codes: [],
      links: [tracked, plain],
      best: { link: tracked },
    },
    {
      name: 'hans company code for joining',
      language: 'zh-Hans',
      subject: '你的企业邀请码（禾木设计）',
      html: hans(
        `<div>你好，</div><div>管理员已为你开通席位。下载并打开青鸟，注册时选择“加入已有企业”，填写邀请码：</div>
<div style="border-left:4px solid #2b5fff;background:#f0f4ff;padding:10px 18px;margin:18px 0;font:600 22px Menlo,monospace">${join}</div>
<div>席位类型：标准版 · 席位编号 ${random.digits(5)} · 到期日 2027-11-23</div><div style="color:#8f959e">邀请码仅供你本人注册使用，用过即失效。</div>`,
      ),
      codes: [join],
      links: [],
      best: { code: join },
    },
    {
      name: 'hans sign-in from another city',
      language: 'zh-Hans',
      subject: '异地登录提醒',
      html: hans(
        `<div>你的账号 <b>+86 139****${random.digits(4)}</b> 于 11 月 24 日 03:12 在“昆明”登录，与常用地“杭州”不同。</div>
<div style="margin:16px 0;padding:14px 18px;background:#fff7e8">登录方式：短信验证码<br>IP:198.51.100.${random.whole(1, 254)}<br>设备：Android 手机</div>
<div>是你本人？不用理会这封邮件。<br>不是你？<a href="https://qingniao.example/security/freeze">马上冻结账号</a>，并尽快修改密码。</div>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hans what is new',
      language: 'zh-Hans',
      subject: '青鸟 7.13 来了：会议纪要自己会写，文档能离线改',
      html: hans(
        `<div style="font-size:20px;font-weight:600">7.13 版本更新</div><div style="color:#8f959e">2026 年 11 月 24 日 · 构建号 713.${random.digits(4)}</div>
<ol style="padding-left:20px"><li>会议纪要：散会 3 分钟内生成，支持 12 种语言</li><li>离线文档：地铁里也能改，联网后合并</li><li>登录更省心：扫码之外，新增通行密钥，不再每次都等验证码</li></ol>
<div><a href="https://qingniao.example/blog/7-13" style="color:#2b5fff">阅读全文 ›</a></div>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hans meeting with number and password',
      language: 'zh-Hans',
      subject: '会议邀请：Q4 复盘（11月26日 14:00）',
      html: hans(
        `<div>周予安 邀请你参加青鸟会议</div><div style="margin:18px 0;line-height:30px">主题：Q4 复盘<br>时间：2026/11/26（周四）14:00–15:30<br>会议号：<b>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}</b><br>会议密码：<b>${random.digits(6)}</b><br>电话入会：+86 571 5550 ${random.digits(4)}</div>
<div>到点后在客户端“会议”页输入会议号即可入会。<a href="https://qingniao.example/help/meeting">会前设备自检</a></div>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hant code in the subject alone',
      language: 'zh-Hant',
      subject: `${subjectOnly}：請以此驗證您的電子郵件`,
      html: hant(
        `<div>Robin 您好，</div><div>歡迎註冊青鳥！六位數驗證碼寫在本信主旨，請回到註冊頁面輸入。</div><div style="color:#646a73;margin-top:18px">此組號碼於今日下午 4:20 前有效。如有疑問，請洽客服並告知案件編號 TW-${random.digits(7)}。</div>`,
      ),
      codes: [subjectOnly],
      links: [],
      best: { code: subjectOnly },
    },
    {
      name: 'hant second factor to be switched off',
      language: 'zh-Hant',
      subject: '您要關閉兩步驟驗證嗎？',
      html: hant(
        `<div>系統收到關閉兩步驟驗證的要求。關閉後，只憑密碼就能登入您的帳號。</div><div style="margin:18px 0">確定要關閉，請輸入 <span style="background:#ffe7ba;padding:2px 10px;font-weight:600">${switchOff.slice(0, 3)} ${switchOff.slice(3)}</span> 後按「確認」。</div>
<div style="color:#646a73">要求時間 2026/11/24 11:05|來源 192.0.2.${random.whole(2, 250)}|瀏覽器 Chrome 149</div><div style="margin-top:12px">沒有提出這項要求？<a href="https://tw.qingniao.example/security">檢查帳號活動</a></div>`,
      ),
      codes: [switchOff],
      links: [],
      best: { code: switchOff },
    },
    {
      name: 'hant electronic invoice with its random digits',
      language: 'zh-Hant',
      subject: '電子發票開立通知（青鳥協作 11 月份）',
      html: hant(
        `<div>親愛的客戶：貴公司 11 月份的電子發票已開立。</div>
<div style="border:1px dashed #bbbfc4;border-radius:8px;padding:16px 20px;margin:18px 0;line-height:28px">發票號碼 <b>QN-${random.digits(8)}</b><br>開立日期 115 年 11 月 24 日<br>隨機碼 <b>${random.digits(4)}</b><br>買方統編 ${random.digits(8)}<br>總計 NT$ 12,600（含稅 5%）</div>
<div>本發票將於中獎名單公布後主動通知，不寄送紙本。</div>`,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'hant code for a new password',
      language: 'zh-Hant',
      subject: '青鳥協作 重設密碼',
      html: hant(
        `<div>Robin 您好，</div><div>請在「忘記密碼」頁面依序填入：</div><ul style="padding-left:20px"><li>帳號：robin@postroom.localhost</li><li>重設代碼：<code style="background:#eff0f1;padding:2px 6px;border-radius:4px;font-size:16px">${forgot}</code>（英文字母請用大寫）</li><li>新密碼：至少 10 個字元</li></ul><div style="color:#646a73">一小時後代碼即作廢。</div>`,
      ),
      codes: [forgot],
      links: [],
      best: { code: forgot },
    },
    {
      name: 'hant help desk answers below an old code',
      language: 'zh-Hant',
      subject: 'Re: 收不到驗證信（案件 TW-4410927）',
      text: `Robin 您好：

感謝您耐心等候。經查，昨晚 21:00 至 22:10 信件伺服器壅塞，導致驗證信延遲送達，現已恢復正常。您轉來的那封信裡的號碼已經過期，請回登入頁重新取得一組即可。

造成不便，深感抱歉。

青鳥協作 客服 佩君
分機 8812|週一至週五 9:30–18:30

在 2026年11月23日 22:31，Robin <robin@postroom.localhost> 寫道：
> 等了快一小時才收到，貼上去卻說錯誤
>
> > 您的青鳥驗證碼是 ${random.digits(6)}
> > 有效時間 10 分鐘`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
