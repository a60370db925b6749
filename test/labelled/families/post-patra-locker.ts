/** An Indian locker for official papers and the portals joined to it, in Hindi, Bengali and Tamil: codes, links, papers issued, trains. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const BENGALI = '০১২৩৪৫৬৭৮৯';

export function mails(random: Random): FamilyMail[] {
  const hindi = random.digits(6);
  const aadhaar = random.digits(6);
  const bengali = random.digits(6);
  const tamil = random.digits(6);
  const sign = `https://esign.patralocker.example/r?txn=${random.text('0123456789ABCDEF', 8)}${random.digits(10)}`;
  const reset = `https://accounts.patralocker.example/ta/mpin/reset?k=${random.text('abcdefghijklmnopqrstuvwxyz0123456789', 32)}`;
  const pnr = random.digits(10);
  const drafts: Draft[] = [
    {
      name: 'Hindi sign-up',
      language: 'hi',
      subject: 'पत्रलॉकर: ईमेल सत्यापन हेतु ओटीपी',
      body: `<p>प्रिय उपयोगकर्ता,</p><p>आपके पत्रलॉकर खाते से यह ईमेल जोड़ने के लिए ओटीपी <b>${hindi}</b> है। यह 10 मिनट के लिए वैध है।</p><p>कृपया इसे किसी भी व्यक्ति को न दें। कोई भी सरकारी कर्मचारी आपसे ओटीपी नहीं माँगता।</p>`,
      codes: [hindi],
    },
    {
      name: 'Hindi consent',
      language: 'hi',
      subject: 'दस्तावेज़ साझा करने की अनुमति दें',
      body: `<p>नमस्ते रॉबिन,</p><p><b>भारत ग्रामीण बैंक</b> ने आपका ड्राइविंग लाइसेंस (DL-**${random.digits(4)}) देखने का अनुरोध किया है।</p><table align="center" cellpadding="10" border="1" style="border-collapse:collapse"><tr><td>अनुरोध संख्या</td><td>${random.digits(9)}</td></tr><tr><td>सहमति कोड</td><td><b style="font-size:22px">${aadhaar}</b></td></tr></table><p>सहमत हों तो सहमति कोड पोर्टल पर दर्ज करें, अन्यथा अनुरोध 30 मिनट में स्वतः निरस्त हो जाएगा।</p>`,
      codes: [aadhaar],
    },
    {
      name: 'Bengali sign-in',
      language: 'bn',
      subject: 'পত্রলকারে প্রবেশের কোড',
      body: `<p>নমস্কার,</p><p>লগইন সম্পূর্ণ করতে নিচের সংখ্যাটি লিখুন:</p><p align="center" style="font-size:30px"><b>${[...bengali].map((digit) => BENGALI[Number(digit)]).join('')}</b></p><p>কোডটি ৫ মিনিট কার্যকর থাকবে। আপনি চেষ্টা না করে থাকলে এই মেল উপেক্ষা করুন।</p>`,
      codes: [bengali],
    },
    {
      name: 'Tamil nominee',
      language: 'ta',
      subject: 'வாரிசுதாரரை மாற்ற உறுதிப்படுத்தல் எண்',
      body: `<p>அன்புள்ள ராபின்,</p><p>உங்கள் கணக்கின் வாரிசுதாரரை மாற்றக் கோரியுள்ளீர்கள். தொடர, <b>${tamil.slice(0, 3)} ${tamil.slice(3)}</b> என்ற எண்ணை இணையதளத்தில் உள்ளிடவும்.</p><p>உதவிக்கு: 1800 ${random.digits(3)} ${random.digits(4)} (கட்டணமில்லா அழைப்பு)</p>`,
      codes: [tamil],
    },
    {
      name: 'Hindi paper to sign',
      language: 'hi',
      subject: 'ई-हस्ताक्षर लंबित: किरायानामा',
      body: `<p>श्री अनिल वर्मा ने आपको एक दस्तावेज़ पर हस्ताक्षर करने के लिए भेजा है।</p><ul><li>दस्तावेज़: किरायानामा_मकान_${random.whole(10, 90)}.pdf (4 पृष्ठ)</li><li>अंतिम तिथि: ${random.whole(10, 28)}/09/2026</li></ul><p><a href="${sign}" style="background:#5b2d90;color:#fff;padding:10px 20px">देखें और हस्ताक्षर करें</a></p>`,
      links: [sign],
    },
    {
      name: 'Tamil security PIN',
      language: 'ta',
      subject: 'பாதுகாப்பு PIN மறந்துவிட்டதா?',
      body: `<p>புதிய ஆறு இலக்க PIN அமைக்க கீழே உள்ள பொத்தானை அழுத்துங்கள்.</p><p><a href="${reset}" style="background:#5b2d90;color:#fff;padding:10px 20px">புதிய PIN அமை</a></p><p>நீங்கள் கேட்கவில்லை எனில் எதுவும் செய்ய வேண்டாம்.</p>`,
      links: [reset],
    },
    {
      name: 'Hindi train',
      language: 'hi',
      subject: `ई-टिकट की पुष्टि, PNR ${pnr}`,
      body: `<table width="100%" border="1" cellpadding="5" style="border-collapse:collapse;font-size:13px"><tr><td>PNR</td><td>${pnr}</td><td>गाड़ी</td><td>12${random.digits(3)} / पूर्वा सुपरफास्ट</td></tr><tr><td>यात्रा तिथि</td><td>05-11-2026</td><td>श्रेणी</td><td>3A</td></tr><tr><td>कहाँ से</td><td>कानपुर सेंट्रल (CNB) 21:${random.whole(10, 59)}</td><td>कहाँ तक</td><td>हावड़ा (HWH)</td></tr><tr><td>कोच/सीट</td><td>B4 / ${random.whole(1, 64)} UB</td><td>किराया</td><td>₹${random.whole(900, 1900)}.00</td></tr></table><p>लेनदेन आईडी: ${random.digits(15)}. यात्रा के समय मूल पहचान-पत्र साथ रखें। आपका टिकट पत्रलॉकर में सहेज दिया गया है।</p>`,
    },
    {
      name: 'Bengali certificate issued',
      language: 'bn',
      subject: 'নতুন নথি জমা হয়েছে: জন্ম শংসাপত্র',
      body: `<p>কলকাতা পৌরসংস্থা আপনার লকারে একটি নথি পাঠিয়েছে।</p><p>শংসাপত্র নং: KMC/B/২০২৬/${random.digits(6)}<br>নিবন্ধন তারিখ: ১২-০৮-২০২৬<br>নথির URI: in.gov.kmc-BRCER-${random.digits(10)}</p><p>দেখতে অ্যাপের "ইস্যু করা নথি" বিভাগে যান।</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body }) => ({
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body style="font-family:'Noto Sans',Mangal,Vrinda,Latha,sans-serif"><div style="border:1px solid #ccc;width:90%;max-width:640px;margin:auto"><div style="background:#f3eef9;padding:10px"><img src="https://img.patralocker.example/emblem.png" height="40" alt=""><img src="https://img.patralocker.example/logo_${language}.png" height="40" alt="PatraLocker" align="right"></div><div style="padding:16px;line-height:1.6">${body}</div><hr><div style="padding:10px 16px;font-size:11px;color:#555">PatraLocker, Digital Bhavan, 11 Institutional Area, Lodhi Road, New Delhi 110003<br>Toll free 1800 11 7865 | <a href="https://www.patralocker.example/about/faq">FAQ</a> | <a href="https://www.patralocker.example/about/tos">Terms</a></div></div></body></html>`,
  }));
}
