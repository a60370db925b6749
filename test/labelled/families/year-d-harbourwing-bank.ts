/** A bank of Hong Kong: passcodes, an address, a mandate, statements and alerts; in English and traditional Chinese. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const [payee, online, activation, token] = [random.digits(6), random.digits(6), random.digits(8), random.digits(6)];
  const verify = `https://www.harbourwing.example/1/2/e-alert/verify?ref=${random.text('0123456789ABCDEF', 24)}`;
  const eStatement = `https://ebank.harbourwing.example/consent/${random.text('abcdefghijkmnopqrstuvwxyz0123456789', 32)}`;
  const card = random.digits(4);
  const reference = `HW${random.digits(9)}`;
  const hkd = (from: number, to: number) =>
    (random.whole(from * 100, to * 100) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const drafts: Draft[] = [
    {
      name: 'new payee',
      language: 'en',
      subject: 'Harbour Wing Bank: One-time passcode 一次性密碼',
      body: `Dear Customer,

To add SILVERMINE TRADING LTD (account ending ${random.digits(3)}) as a payee, enter passcode ${payee} (prefix KTRW-) in Internet Banking.
It is valid for 100 seconds. Nobody at the Bank needs to know it.

親愛的客戶：

閣下現正登記收款人 SILVERMINE TRADING LTD（賬戶尾號如上），請於網上理財輸入一次性密碼 ${payee}（字首 KTRW-）。
密碼於 100 秒內有效。本行職員絕不會向閣下查詢密碼。

Enquiries 查詢：(852) 2${random.digits(3)} ${random.digits(4)}`,
      codes: [payee],
    },
    {
      name: 'online payment',
      language: 'zh-Hant',
      subject: '海翼銀行網上付款驗證',
      body: `親愛的客戶：

閣下的海翼 Visa 卡（尾號 ${card}）正進行網上付款。

商戶：PEAK HIKING HK
金額：HKD ${hkd(200, 2900)}
驗證碼：${online}

請將驗證碼輸入商戶付款頁面，以完成交易。如有懷疑，請即致電卡背的熱線電話。
參考編號：${reference}`,
      codes: [online],
    },
    {
      name: 'address for alerts',
      language: 'en',
      subject: 'Please verify your email address for eAlerts',
      body: `Dear MR ROBIN,

Thank you for registering for eAlerts. We need to be certain that messages about account no. XXX-XXX${random.digits(3)}-${random.digits(3)} reach you.

Please follow this link before ${random.whole(10, 28)} June 2026:
${verify}

You will not be asked for your username, PIN or card number on that page.

Yours faithfully,
Harbour Wing Bank (Hong Kong) Limited`,
      links: [verify],
    },
    {
      name: 'app activation',
      language: 'zh-Hant',
      subject: '啟動「海翼流動理財」保安編碼器',
      body: `Robin 先生：

閣下已申請啟動流動保安編碼器。請開啟應用程式，於「輸入啟動碼」一頁鍵入：

        ${activation.slice(0, 4)} ${activation.slice(4)}

啟動碼有效至今日 23:59。完成後，閣下原有的實體編碼器（序號 ${random.digits(2)}-${random.digits(7)}-${random.digits(1)}）將即時失效，毋須交回。`,
      codes: [activation],
    },
    {
      name: 'statement',
      language: 'en',
      subject: `Your credit card eStatement is ready (card ending ${card})`,
      body: `Dear MR ROBIN,

Your eStatement for HARBOUR WING VISA PLATINUM is now available in Internet Banking.

Statement date        : 08 JUL 2026
Statement balance     : HKD ${hkd(3000, 9900)}
Minimum payment       : HKD 300.00
Payment due date      : 03 AUG 2026
RewardDollar balance  : ${random.whole(40, 900)}

To view it, log on by typing our address into your browser. For your protection this email contains no link.

Pay by FPS: FPS ID ${random.digits(7)}, or at convenience stores with bill type 02.`,
    },
    {
      name: 'consent',
      language: 'zh-Hant',
      subject: '邀請閣下聯名簽署電子授權書',
      body: `Robin 先生：

聯名賬戶持有人 LAM WAI YEE 已提交「更改通訊地址」申請（申請編號 ${reference}）。按賬戶條款，須由全體持有人同意。

請點擊以下連結，細閱並簽署電子授權書：
${eStatement}

連結於 5 個曆日後到期，逾期則申請作廢。`,
      links: [eStatement],
    },
    {
      name: 'large transfer',
      language: 'zh-Hant',
      subject: '大額轉賬提示',
      body: `閣下尾號 ${random.digits(3)} 的港元儲蓄賬戶於 2026 年 9 月 ${random.whole(10, 28)} 日 11:${random.whole(10, 59)} 經轉數快轉出 HKD ${hkd(20_000, 60_000)}。

收款人：C*** T** M**（流動電話 +852-6${random.digits(3)}XXXX）
交易編號：FRN${random.digits(14)}

如非閣下授權，請致電 24 小時熱線 (852) 2${random.digits(3)} ${random.digits(4)}，按 3 字再按 9 字。`,
    },
    {
      name: 'log on abroad',
      language: 'en',
      subject: `${token} is your log on passcode`,
      body: `Dear Customer

We could not reach your registered mobile number by SMS, so the passcode for logging on to Harbour Wing Internet Banking is sent here instead.

Passcode: ${token}
Reference on screen: ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${random.digits(2)}

Update your mobile number at any branch or on +852 3${random.digits(3)} ${random.digits(4)} to receive SMS abroad.`,
      codes: [token],
    },
  ];
  return laidOut(drafts, ({ name, language, body }) => {
    const footer = language === 'en' ? english : chinese;
    if (name !== 'statement' && name !== 'large transfer' && name !== 'online payment') return { text: `${body}\n\n${footer}\n` };
    return {
      html: `<html><body style="font-family:Arial,'Microsoft JhengHei';font-size:13px;color:#222222"><table width="580" cellpadding="0" cellspacing="0" style="border:1px solid #cccccc"><tr><td bgcolor="#003a5d" style="padding:12px"><img src="https://www.harbourwing.example/img/hw_white.png" height="28" alt="HARBOUR WING BANK 海翼銀行"></td></tr><tr><td style="padding:20px">${body.replaceAll('\n', '<br>\n')}</td></tr><tr><td style="padding:12px 20px;font-size:10px;color:#777777">${footer.replaceAll('\n', '<br>')}</td></tr></table></body></html>`,
    };
  });
}

const english = `This is a computer-generated message. Do not reply.
Harbour Wing Bank (Hong Kong) Limited, 18/F, 99 Connaught Road West, Hong Kong. To borrow or not to borrow? Borrow only if you can repay!`;
const chinese = `此乃電腦發出之訊息，請勿回覆。
海翼銀行（香港）有限公司　香港干諾道西 99 號 18 樓　借定唔借？還得到先好借！`;
