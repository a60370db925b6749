/** A wallet that sends money between India and Bangladesh: often two codes of two kinds in one mail, beside coupons and collection numbers. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const bangla = (number: string) => number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));

function card(colour: string, inner: string, foot: string): string {
  return `<div style="background:#f4f1fa;padding:24px 0"><div style="max-width:440px;margin:0 auto;background:#fff;border-radius:14px;overflow:hidden;font-family:'Noto Sans',Arial,sans-serif;font-size:15px;line-height:1.6;color:#2b2440">
<div style="background:${colour};color:#fff;padding:14px 22px;font-weight:700">⛵ Dingi</div><div style="padding:20px 22px">${inner}</div>
<div style="padding:12px 22px;font-size:11px;color:#8b84a0;background:#faf8ff">${foot}</div></div></div>`;
}

const DELHI =
  'डिंगी पेमेंट्स प्रा. लि., 3रा तल, नेहरू प्लेस, नई दिल्ली 110019 · सहायता 1800-555-0164 · <a href="https://dingi.example/hi/niyam">नियम</a>';
const DHAKA =
  'ডিঙি পেমেন্টস লিমিটেড, বাড়ি ২১, সড়ক ৭, ধানমন্ডি, ঢাকা ১২০৫ · হটলাইন ১৬৫৫৫ · <a href="https://dingi.example/bn/niyom">শর্তাবলি</a>';

export function mails(random: Random): FamilyMail[] {
  const letters = 'CDFHJKMNPQRTVWXY';
  const [otp, send, here, bank, till] = [6, 6, 6, 4, 8].map((length) => random.digits(length)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const pair = `${random.text(letters, 3)}-${random.text(letters, 3)}`;
  const owner = random.digits(4);
  const [web, app, join, add, first] = [6, 5, 6, 6, 6].map((length) => random.digits(length)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const spare = random.text(`${letters}346789`, 9);
  const address = `https://dingi.example/bn/email/nishchit?k=${random.text('abcdef0123456789', 28)}`;
  return [
    {
      name: 'one-time number, then the code of the new phone',
      language: 'hi',
      subject: 'नए फ़ोन पर डिंगी चालू करें',
      html: card(
        '#5b3fa0',
        `<p>रॉबिन, नए फ़ोन (Android 16) पर दो पर्दे आएँगे।</p><p><b>पहला पर्दा</b> — ओटीपी<br><span style="font-size:26px;color:#5b3fa0">${otp}</span></p><p><b>दूसरा पर्दा</b> — फ़ोन जोड़ने का कोड<br><span style="font-size:20px">${pair}</span></p><p>दोनों 15 मिनट चलेंगे। ऐप संस्करण 7.3.0 या ऊपर होना चाहिए।</p>`,
        DELHI,
      ),
      codes: [otp, pair],
      links: [],
      best: { code: otp },
    },
    {
      name: 'an approval, and a number for the one who collects the cash',
      language: 'hi',
      subject: '₹7,500 भेजने की मंज़ूरी दें',
      html: card(
        '#5b3fa0',
        `<p>सिलहट में श्रीमती रेहाना को ₹7,500 (≈ ৳10,620) भेजने हैं। मंज़ूरी के लिए ऐप में यह लिखें: <b>${send}</b></p><p style="border-left:4px solid #ddd;padding-left:10px">नकद लेने का नंबर <b>${random.digits(10)}</b> रेहाना जी को बता दें, वे इसे काउंटर पर दिखाएँगी।</p><p>शुल्क ₹45, सौदा क्रमांक DG26-${random.digits(6)}</p>`,
        DELHI,
      ),
      codes: [send],
      links: [],
      best: { code: send },
    },
    {
      name: 'two places, two numbers',
      language: 'hi',
      subject: 'बैंक खाता जोड़ने के दो अंक',
      html: card(
        '#5b3fa0',
        `<p>खाता XX4409 जोड़ने के लिए:</p><table width="100%" style="border-collapse:collapse"><tr style="background:#f4f1fa"><td style="padding:8px">डिंगी के पेज पर</td><td style="padding:8px" align="right"><b>${here}</b></td></tr><tr><td style="padding:8px">बैंक के पेज पर</td><td style="padding:8px" align="right"><b>${bank}</b></td></tr></table><p>पहले डिंगी, उसके बाद बैंक। IFSC DNGB0001205 अपने आप भर जाएगा।</p>`,
        DELHI,
      ),
      codes: [here, bank],
      links: [],
      best: { code: here },
    },
    {
      name: 'a monthly account of the wallet',
      language: 'hi',
      subject: 'मार्च 2026 का ब्योरा',
      html: card(
        '#5b3fa0',
        `<p>आरंभिक शेष ₹2,310.50 · आया ₹14,000 · गया ₹12,845 · शेष ₹3,465.50</p><p>ग्राहक आईडी ${random.digits(8)}। सबसे बड़ा भुगतान: बिजली बिल, उपभोक्ता संख्या ${random.digits(9)}।</p><p><a href="https://dingi.example/hi/byora/2026-03">पूरा ब्योरा देखें</a></p>`,
        DELHI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a till of a shop, in two columns',
      language: 'hi',
      subject: 'दुकान की मशीन जोड़ना',
      html: card(
        '#0f7b6c',
        `<p>मशीन D-POS 4 (क्रमांक 2207-${random.digits(4)}) में भरें:</p><div style="display:flex;gap:10px"><div style="flex:1;border:1px dashed #0f7b6c;padding:8px;text-align:center">मशीन जोड़ने का कोड<br><b>${till.slice(0, 4)}-${till.slice(4)}</b></div><div style="flex:1;border:1px dashed #0f7b6c;padding:8px;text-align:center">मालिक का पिन<br><b>${owner}</b></div></div><p>पिन तभी माँगा जाएगा जब मशीन हरी बत्ती दिखाए। दैनिक सीमा ₹50,000।</p>`,
        DELHI,
      ),
      codes: [till, owner],
      links: [],
      best: { code: till },
    },
    {
      name: 'money sent back',
      language: 'hi',
      subject: '₹499 वापस आ गए',
      html: card(
        '#5b3fa0',
        `<p>रिफ़ंड RF-${random.digits(7)} आपके बटुए में जमा है। कारण कोड 014 (माल लौटाया गया)। 11 मार्च 2026, रात 9:26।</p>`,
        DELHI,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'web and app in one table',
      language: 'bn',
      subject: 'ওয়েব ও অ্যাপে একসঙ্গে প্রবেশ',
      html: card(
        '#b3261e',
        `<p>রবিন, আপনি দুই জায়গা থেকে একই সময়ে প্রবেশ করতে চেয়েছেন।</p><table cellpadding="7" border="1" style="border-color:#eee"><tr><th>ওয়েবসাইটে প্রবেশের কোড</th><td>${bangla(web)}</td></tr><tr><th>অ্যাপ খোলার পিন</th><td>${bangla(app)}</td></tr><tr><th>আইপি</th><td>203.0.113.90</td></tr></table><p>৯ মার্চ ২০২৬, রাত ৮:৪০ পর্যন্ত।</p>`,
        DHAKA,
      ),
      codes: [web, app],
      links: [],
      best: { code: web },
    },
    {
      name: 'a number for the sign-up and a link for the address',
      language: 'bn',
      subject: 'নিবন্ধন প্রায় শেষ',
      html: card(
        '#b3261e',
        `<p>ফোনের পর্দায় <b style="font-size:22px">${join}</b> লিখে নিবন্ধন শেষ করুন।</p><p>পরে সময় করে এই ইমেইল ঠিকানাটিও নিশ্চিত করে রাখুন, মাসিক হিসাব সেখানেই যাবে: <a href="${address}">ঠিকানা নিশ্চিত করি</a></p><p>গ্রাহক নং ${bangla(random.digits(8))}, রেফারেল ছাড় ৫০ টাকা।</p>`,
        DHAKA,
      ),
      codes: [join],
      links: [address],
      best: { code: join },
    },
    {
      name: 'a card to add, and a coupon',
      language: 'bn',
      subject: 'কার্ড যোগ করার ওটিপি, সঙ্গে ক্যাশব্যাক',
      html: card(
        '#b3261e',
        `<p>৮৮০৩ দিয়ে শেষ হওয়া কার্ডটি যোগ করতে ওটিপি: ${add}</p><div style="background:#fff4d6;padding:10px;margin-top:14px">প্রথম রিচার্জে ১০% ফেরত! কুপন কোড <b style="font-size:24px">NOUKA${random.digits(2)}</b>, ৩১ মার্চ পর্যন্ত, সর্বোচ্চ ১০০ টাকা।</div>`,
        DHAKA,
      ),
      codes: [add],
      links: [],
      best: { code: add },
    },
    {
      name: 'a receipt for a sum that came in',
      language: 'bn',
      subject: '১২,০০০ টাকা এসেছে',
      html: card(
        '#b3261e',
        `<p>প্রেরক: অরিজিৎ দত্ত, কলকাতা। লেনদেন নম্বর DG26-${random.digits(6)}, বিনিময় হার ১.৪১৬, ফি ০ টাকা। নতুন স্থিতি ১৮,৭৪০.২৫ টাকা।</p>`,
        DHAKA,
      ),
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'a spare code in case the number fails',
      language: 'bn',
      subject: 'পাসওয়ার্ড বদলানোর কোড',
      html: card(
        '#b3261e',
        `<p>পাসওয়ার্ড বদলাতে লিখুন <b>${first.slice(0, 3)} ${first.slice(3)}</b>।</p><p>সংখ্যায় কাজ না হলে "অন্য উপায়" চেপে এই অক্ষরগুলো দিন: <code>${spare}</code></p><p>তিনবার ভুল হলে হিসাব ২৪ ঘণ্টা বন্ধ থাকবে। অভিযোগ: ০২-৫৫৫০১৮৪।</p>`,
        DHAKA,
      ),
      codes: [first, spare],
      links: [],
      best: { code: first },
    },
  ];
}
