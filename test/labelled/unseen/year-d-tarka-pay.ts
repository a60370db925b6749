/** A wallet of Bangladesh: codes, an address confirmed, a reset, receipts, a top-up, offers; in Bengali, some in English. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

export function mails(random: Random): FamilyMail[] {
  const bengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);
  const [open, device, merchant] = [random.digits(6), random.digits(6), random.digits(6)];
  const confirm = `https://my.tarkapay.example/e/${random.text('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789', 26)}`;
  const reset = `https://merchant.tarkapay.example/pin-reset/?s=${random.text('0123456789abcdef', 28)}`;
  const trx = () => random.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 10);
  const drafts: Draft[] = [
    {
      name: 'account',
      language: 'bn',
      subject: 'তারকা পে: অ্যাকাউন্ট খোলার ভেরিফিকেশন কোড',
      body: `প্রিয় গ্রাহক,

আপনার ইমেইল যাচাই করতে অ্যাপে এই ভেরিফিকেশন কোডটি লিখুন: ${bengali(open)}

কোডটির মেয়াদ ৫ মিনিট। পিন বা কোড কাউকে জানাবেন না, তারকা পে কখনো এগুলো জানতে চায় না।`,
      codes: [open],
    },
    {
      name: 'device',
      language: 'bn',
      subject: 'নতুন ফোন থেকে লগইনের অনুরোধ',
      body: `প্রিয় রবিন,

নতুন একটি ফোন (Walton Primo, Android 14) থেকে আপনার ০১৭******${bengali(random.digits(2))} নম্বরে লগইন করার চেষ্টা হয়েছে।
আপনিই লগইন করে থাকলে ওটিপি দিন: ${device}
সময়: ${bengali(`${random.whole(10, 28)}/০৫/২০২৬`)}, রাত ${bengali(`9:${random.whole(10, 59)}`)}

আপনি না হলে এখনই ১৬২৯৭ নম্বরে কল করে অ্যাকাউন্ট লক করুন।`,
      codes: [device],
    },
    {
      name: 'address',
      language: 'bn',
      subject: 'ইমেইল ঠিকানা নিশ্চিত করুন',
      body: `প্রিয় রবিন,

মাসিক স্টেটমেন্ট পাওয়ার জন্য আপনি এই ঠিকানাটি যোগ করেছেন। নিশ্চিত করতে লিংকে চাপুন:

${confirm}

২৪ ঘণ্টার মধ্যে নিশ্চিত না করলে ঠিকানাটি মুছে যাবে।`,
      links: [confirm],
    },
    {
      name: 'payment',
      language: 'en',
      subject: 'Tarka Pay payment request: Boi Bazar Online',
      body: `Dear Customer,

Boi Bazar Online is asking for Tk ${random.whole(300, 2400)}.00 from your Tarka account 017XXXXX${random.digits(3)}.

To approve, enter ${merchant} on the merchant's page, then your PIN.
Invoice: BB-${random.digits(6)}. Code expires in 2 min.`,
      codes: [merchant],
    },
    {
      name: 'money sent',
      language: 'bn',
      subject: 'সেন্ড মানি সফল হয়েছে',
      body: `আপনি ০১৮১২${bengali(random.digits(6))} নম্বরে ${bengali(String(random.whole(300, 4900)))}.০০ টাকা পাঠিয়েছেন।

ফি: ৫.০০ টাকা
ব্যালেন্স: ${bengali(String(random.whole(1000, 9000)))}.${bengali(random.digits(2))} টাকা
TrxID ${trx()}
তারিখ: ${bengali(String(random.whole(10, 28)))} জুন ২০২৬`,
    },
    {
      name: 'electricity',
      language: 'bn',
      subject: 'বিদ্যুৎ বিল (প্রিপেইড) - আপনার রিচার্জ টোকেন',
      body: `প্রিপেইড মিটার নম্বর ${random.digits(11)} এ ৫০০ টাকা রিচার্জ হয়েছে।

ডিমান্ড চার্জ ${bengali('42')} টাকা, ভ্যাট ৫%, এনার্জি কস্ট ${bengali(String(random.whole(380, 430)))} টাকা
TrxID ${trx()}

টাকা সরাসরি মিটারে যুক্ত হয়েছে, আলাদা কিছু করার দরকার নেই। রসিদ নম্বর ${random.digits(9)}।`,
    },
    {
      name: 'merchant PIN',
      language: 'en',
      subject: 'Reset the PIN of your merchant panel',
      body: `Assalamu Alaikum,

A PIN reset was asked for shop "Robin Stationery" (wallet 019XXXXX${random.digits(3)}).

Choose the new PIN here within 20 minutes:
${reset}

Helpline 16297 (24/7), or visit any Tarka Care point with your NID.`,
      links: [reset],
    },
    {
      name: 'offer',
      language: 'bn',
      subject: '🎁 ঈদ অফার: ১০০ টাকা ক্যাশব্যাক, শুধু আপনার জন্য',
      body: `ঈদের কেনাকাটায় বাড়তি আনন্দ!

✔ যেকোনো সুপারশপে ১,০০০ টাকা পেমেন্টে ১০০ টাকা ক্যাশব্যাক
✔ প্রোমো কোড EID${random.digits(2)}TARKA দিয়ে মোবাইল রিচার্জে ১০% ছাড়
✔ বন্ধুকে রেফার করলে দুজনেই পাবেন ৫০ টাকা, রেফার কোড ${random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}${random.digits(3)}

অফার চলবে ${bengali(String(random.whole(10, 28)))} মে পর্যন্ত। শর্ত প্রযোজ্য।`,
    },
  ];
  return laidOut(drafts, ({ name, language, body }) => {
    const end =
      language === 'bn'
        ? 'তারকা পে লিমিটেড, স্বাধীনতা টাওয়ার, বীর শ্রেষ্ঠ শহীদ জাহাঙ্গীর গেট, ঢাকা ১২০৬ | হেল্পলাইন ১৬২৯৭'
        : 'Tarka Pay Limited, Shadhinata Tower, Dhaka Cantonment, Dhaka 1206, Bangladesh';
    if (name === 'address' || name === 'merchant PIN') return { text: `${body}\n\n${end}` };
    const paragraphs = body
      .split('\n\n')
      .map((paragraph) => `<tr><td style="padding:6px 24px">${paragraph.replaceAll('\n', '<br/>')}</td></tr>`)
      .join('\n');
    return {
      html: `<html xmlns="http://www.w3.org/1999/xhtml"><body style="margin:0;background-color:#fce8ef"><table align="center" width="520" style="background-color:#ffffff;font-family:'Hind Siliguri',SolaimanLipi,Arial;font-size:16px" cellspacing="0"><tr><td style="background-color:#d1145a;padding:14px 24px;color:#ffffff;font-size:20px"><b>তারকা</b> Pay</td></tr>${paragraphs}<tr><td style="padding:14px 24px;font-size:11px;color:#888888">${end}</td></tr></table></body></html>`,
    };
  });
}
