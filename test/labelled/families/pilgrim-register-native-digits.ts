/** A pilgrims' register of India, Bangladesh and Thailand that writes every number in the digits of the reader's script. */
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

/** Digits of the script whose zero is given. */
function written(zero: string, number: string): string {
  return Array.from(number, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('');
}
const hi = (number: string) => written('०', number);
const bn = (number: string) => written('০', number);
const th = (number: string) => written('๐', number);

const HI_END =
  '\n~ ~ ~\nबोधि परिक्रमा यात्री पंजी\nमहाबोधि मार्ग, बोधगया ८२४२३१, बिहार\nदूरभाष ०६३१-५५५०१४ (प्रातः ७ से सायं ६)\nhttps://bodhi-parikrama.example/hi';
const BN_END = '\n~ ~ ~\nবোধি পরিক্রমা যাত্রী নিবন্ধন\nপাহাড়পুর সড়ক, নওগাঁ ৬৫৭০\nফোন ০১৭০০-৫৫৫১৪২\nhttps://bodhi-parikrama.example/bn';
const TH_END =
  '\n~ ~ ~\nทะเบียนผู้จาริกโพธิปริกรมา สาขาเชียงใหม่\n๒๗ ถนนสุเทพ เชียงใหม่ ๕๐๒๐๐ โทร ๐๕๓-๕๕๕-๐๑๖\nhttps://bodhi-parikrama.example/th';

export function mails(random: Random): FamilyMail[] {
  const six = () => random.digits(6);
  const [gate, guide, hall] = [six(), random.digits(4), six()];
  const [ferry, stupa, group] = [six(), random.digits(5), six()];
  const [temple, robe] = [six(), six()];
  const open = `https://bodhi-parikrama.example/bn/khata/khulun/${random.text('abcdefghijkmnopqrstuvwxyz', 14)}`;
  return [
    {
      name: 'Devanagari digits on a line of their own',
      language: 'hi',
      subject: 'यात्री पंजी में प्रवेश',
      text: `नमस्कार रॉबिन जी,

आपने आज सायं ५:४० पर पंजी खोली। आगे बढ़ने के लिए पृष्ठ पर यह अंक भरें:

${hi(gate)}

यह अंक सायं ५:५५ तक मान्य रहेगा। आपकी यात्री संख्या बो-${hi(random.digits(5))} है।
${HI_END}`,
      codes: [gate],
      links: [],
      best: { code: gate },
    },
    {
      name: 'four Devanagari digits within a sentence',
      language: 'hi',
      subject: 'मार्गदर्शक से संपर्क चालू करें',
      html: `<p>प्रिय यात्री,</p><p>मार्गदर्शक श्री अनिरुद्ध से संदेश पाने के लिए अपना दूरभाष जोड़ें। ऐप में "जोड़ें" दबाकर ${hi(guide)} लिखें, फिर २५ रुपये का पंजी शुल्क स्वतः माफ़ हो जाएगा।</p><p>यात्रा: १४ से २१ अप्रैल २०२६, दल क्रमांक ७।</p><pre>${HI_END}</pre>`,
      codes: [guide],
      links: [],
      best: { code: guide },
    },
    {
      name: 'Devanagari digits in groups, large',
      language: 'hi',
      subject: 'भोजनशाला का दान: पुष्टि बाकी है',
      html: `<center><p>भोजनशाला के लिए ₹१,१०० के दान की पुष्टि अभी बाकी है।</p><h1 style="letter-spacing:4px">${hi(hall.slice(0, 3))} ${hi(hall.slice(3))}</h1><p>दान-पृष्ठ के अंतिम खाने में ऊपर का पुष्टि अंक डालिए।</p><p>रसीद संख्या २०२६/${hi(random.digits(4))}, धारा ८०जी</p></center><pre>${HI_END}</pre>`,
      codes: [hall],
      links: [],
      best: { code: hall },
    },
    {
      name: 'the timetable of a pilgrimage',
      language: 'hi',
      subject: 'आपकी परिक्रमा की समय-सारिणी',
      text: `रॉबिन जी,

दल ७ की सारिणी:
१४ अप्रैल, ०५:३०  बोधगया से प्रस्थान, बस बीआर-०१-पी-${hi(random.digits(4))}
१६ अप्रैल, ११:००  राजगीर, कक्ष ३१२
१९ अप्रैल, ०८:१५  कुशीनगर
कुल दूरी ६७४ कि.मी., शेष राशि ₹८,४५०। आरक्षण कोड ${hi(random.digits(6))} अपने पास रखें।
${HI_END}`,
      codes: [],
      links: [],
      best: null,
    },
    {
      name: 'Bengali digits after a colon',
      language: 'bn',
      subject: 'নিবন্ধন খাতায় প্রবেশ',
      text: `নমস্কার রবিন,

পাহাড়পুর কেন্দ্রের কম্পিউটার থেকে আপনার খাতা খোলা হচ্ছে।
যাচাই সংখ্যা: ${bn(ferry)}
সময়: ৯ মার্চ ২০২৬, সকাল ১০:০৫ (দশ মিনিট পর আর চলবে না)

আপনার যাত্রী নম্বর পা-${bn(random.digits(5))}।
${BN_END}`,
      codes: [ferry],
      links: [],
      best: { code: ferry },
    },
    {
      name: 'Bengali digits in bold',
      language: 'bn',
      subject: 'স্তূপ দর্শনের ই-অনুমতি',
      html: `<p>প্রিয় রবিন,</p><p>ই-অনুমতি ছাপার আগে পর্দায় চাওয়া পাঁচটি অঙ্ক বসান: <strong>${bn(stupa)}</strong></p><ul><li>দর্শনার্থী ২ জন</li><li>ফি ২০০ টাকা</li><li>তারিখ ১২ মার্চ ২০২৬</li></ul><pre>${BN_END}</pre>`,
      codes: [stupa],
      links: [],
      best: { code: stupa },
    },
    {
      name: 'Bengali digits in the subject as well',
      language: 'bn',
      subject: `${bn(group)} দলনেতা নিশ্চিতকরণ`,
      text: `রবিন,

আপনি দল ১৪-র নেতা হতে রাজি হয়েছেন। বিষয়ের ঘরে যে ছয় অঙ্ক আছে, অ্যাপে তা-ই লিখুন। মোট সদস্য ২৩, অগ্রিম জমা ১১,৫০০ টাকা।
${BN_END}`,
      codes: [group],
      links: [],
      best: { code: group },
    },
    {
      name: 'open the book with a link',
      language: 'bn',
      subject: 'খাতার জন্য নতুন পাসওয়ার্ড ঠিক করুন',
      html: `<p>রবিন, আপনার অনুরোধে নতুন পাসওয়ার্ড বসানোর পাতা তৈরি হয়েছে।</p><p><a href="${open}">এখানে বসান</a></p><p>পাতাটি ২৪ ঘণ্টা খোলা থাকবে। অনুরোধ নম্বর ${bn(random.digits(7))}।</p><pre>${BN_END}</pre>`,
      codes: [],
      links: [open],
      best: { link: open },
    },
    {
      name: 'Thai digits in a sentence',
      language: 'th',
      subject: 'เข้าสู่สมุดทะเบียนผู้จาริก',
      text: `กราบเรียนคุณโรบิน

ระบบได้รับคำขอเปิดสมุดทะเบียนจากโทรศัพท์เครื่องใหม่ เมื่อ ๙ มีนาคม ๒๕๖๙ เวลา ๑๙.๑๒ น. โปรดพิมพ์เลข ${th(temple)} ลงในช่องที่ปรากฏ ก่อนเวลา ๑๙.๒๗ น.

เลขผู้จาริก ช-${th(random.digits(5))}
${TH_END}`,
      codes: [temple],
      links: [],
      best: { code: temple },
    },
    {
      name: 'Thai digits in groups of two',
      language: 'th',
      subject: 'ยืนยันการถวายผ้าป่า ๙๙๙ บาท',
      html: `<p>สาธุ ยอดร่วมทำบุญ ๙๙๙ บาท รอท่านยืนยัน</p><p style="font-size:24px;color:#b8860b">${th(robe.slice(0, 2))} ${th(robe.slice(2, 4))} ${th(robe.slice(4))}</p><p>กรอกเลขข้างต้นในแอปธนาคารที่เปิดค้างไว้ อย่าบอกผู้ใด แม้อ้างว่าเป็นเจ้าหน้าที่ของทะเบียน</p><p>กองบุญที่ ๑๔/๒๕๖๙</p><pre>${TH_END}</pre>`,
      codes: [robe],
      links: [],
      best: { code: robe },
    },
    {
      name: 'dates of the next retreat',
      language: 'th',
      subject: 'กำหนดการปฏิบัติธรรม เดือนพฤษภาคม ๒๕๖๙',
      text: `เจริญธรรม

รุ่นที่ ๔๑: ๒-๘ พฤษภาคม ๒๕๖๙ รับ ๖๐ ท่าน
รุ่นที่ ๔๒: ๑๖-๒๒ พฤษภาคม ๒๕๖๙ รับ ๔๕ ท่าน
ค่าน้ำไฟ ๑,๒๐๐ บาท โอนเข้าบัญชี ${th(random.digits(10))} แล้วแจ้งเลขอ้างอิง ${th(random.digits(6))}
${TH_END}`,
      codes: [],
      links: [],
      best: null,
    },
  ];
}
