/** An airline of Turkey with flights to the Caucasus, HTML in Turkish, Azerbaijani and Georgian: codes, links, tickets, miles, delays. */
import { type Draft, laidOut } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';
import type { Random } from '../random.ts';

const FOOT: Record<string, string> = {
  tr: 'Anka Hava Taşımacılığı A.Ş. Yeşilköy Mah. Havaalanı Cad. No: 3/1, Bakırköy İstanbul. Mersis No: 0876054',
  az: 'Anka Hava Yolları, Bakı nümayəndəliyi: Nizami küç. 88, AZ1010. Tel: +994 12 598 28',
  ka: 'ანკა ჰავა, თბილისის ოფისი: რუსთაველის გამზ. 18, 0108. ტელ: +995 32 2 10 45',
};

export function mails(random: Random): FamilyMail[] {
  const turkish = random.digits(6);
  const miles = random.digits(6);
  const azeri = random.digits(6);
  const georgian = random.digits(5);
  const link = () =>
    `https://e.ankahava.example/pub/cc?_ri_=${random.text('ABCDEFGHJKLMNOPQRSTUVWXYZabcdefghijkmnpq0123456789', 60)}`;
  const member = link();
  const password = link();
  const consent = link();
  const pnr = random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6);
  const ticket = `235${random.digits(10)}`;
  const drafts: Draft[] = [
    {
      name: 'Turkish sign-in',
      language: 'tr',
      subject: 'Anka Kanat girişiniz için tek kullanımlık şifre',
      body: `<p>Sayın Robin,</p><p>AK${random.digits(9)} numaralı üyeliğinizle giriş yapmak üzere istediğiniz tek kullanımlık şifre: <b>${turkish}</b></p><p>Şifrenin geçerlilik süresi 3 dakikadır. Bu işlem size ait değilse +90 850 333 0${random.digits(3)} numarasından bize ulaşın.</p>`,
      codes: [turkish],
    },
    {
      name: 'Turkish miles to give',
      language: 'tr',
      subject: 'Mil transferi onayı',
      body: `<p>${random.whole(5, 40)}.000 Mil'i <b>E*** YILMAZ</b> adlı üyeye aktarmak istediniz.</p><table width="100%" bgcolor="#f6f6f6" cellpadding="14"><tr><td>Onay kodunuz</td><td align="right" style="font-size:24px;color:#b3122a">${miles.slice(0, 3)} ${miles.slice(3)}</td></tr><tr><td>Transfer ücreti</td><td align="right">${random.whole(300, 900)},00 TL</td></tr></table><p>Kodu yazmadığınız sürece milleriniz hesabınızda kalır.</p>`,
      codes: [miles],
    },
    {
      name: 'Azerbaijani payment',
      language: 'az',
      subject: 'Ödənişi təsdiqləyin',
      body: `<p>Hörmətli sərnişin,</p><p>Bakı – İstanbul bileti üçün ${random.whole(180, 420)},00 AZN məbləğində ödəniş gözləyir (kart •• ${random.digits(4)}).</p><p>Təsdiq kodunu ödəniş səhifəsinə daxil edin: <b>${azeri}</b>. Kodu heç kimə deməyin.</p>`,
      codes: [azeri],
    },
    {
      name: 'Georgian address',
      language: 'ka',
      subject: 'ელფოსტის დადასტურება',
      body: `<p>გამარჯობა, რობინ!</p><p>რეგისტრაციის გასაგრძელებლად საიტზე ჩაწერეთ კოდი:</p><p style="font-size:32px;text-align:center">${georgian}</p><p>კოდი მოქმედებს 15 წუთის განმავლობაში.</p>`,
      codes: [georgian],
    },
    {
      name: 'Turkish membership',
      language: 'tr',
      subject: "Anka Kanat'a hoş geldiniz, üyeliğinizi etkinleştirin",
      body: `<p>Üyelik numaranız: <b>AK${random.digits(9)}</b></p><p>Mil kazanmaya başlamak için e-posta adresinizi onaylamanız yeterli.</p><p><a href="${member}" style="background:#b3122a;color:#fff;padding:12px 30px;text-decoration:none">ÜYELİĞİMİ ETKİNLEŞTİR</a></p>`,
      links: [member],
    },
    {
      name: 'Azerbaijani password',
      language: 'az',
      subject: 'Şifrənin yenilənməsi',
      body: `<p>Şifrənizi unutmusunuzsa, narahat olmayın: <a href="${password}">yeni şifrə təyin edin</a>. Keçid 2 saat ərzində işləyir.</p><p>Müraciət sizdən gəlməyibsə, bu məktubu silin.</p>`,
      links: [password],
    },
    {
      name: 'Georgian ticket',
      language: 'ka',
      subject: `თქვენი ელექტრონული ბილეთი, ჯავშანი ${pnr}`,
      body: `<table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;font-size:13px"><tr><td>ჯავშნის ნომერი</td><td><b>${pnr}</b></td></tr><tr><td>ბილეთი</td><td>${ticket}</td></tr><tr><td>რეისი</td><td>AK ${random.digits(3)} თბილისი (TBS) 04:${random.whole(10, 59)} – სტამბოლი (IST) 06:${random.whole(10, 59)}</td></tr><tr><td>ადგილი</td><td>${random.whole(5, 30)}C</td></tr><tr><td>ბარგი</td><td>1 x 23 კგ</td></tr><tr><td>თანხა</td><td>₾${random.whole(300, 700)}.40</td></tr></table><p>ონლაინ რეგისტრაცია იხსნება გაფრენამდე 24 საათით ადრე.</p>`,
    },
    {
      name: 'Turkish delay',
      language: 'tr',
      subject: `AK2${random.digits(3)} sefer sayılı uçuşunuzda saat değişikliği`,
      body: `<p>Değerli yolcumuz,</p><p>Rezervasyon kodu ${pnr} olan İzmir – Trabzon uçuşunuz operasyonel nedenlerle ertelenmiştir.</p><p>Eski kalkış: 09:${random.whole(10, 59)}<br>Yeni kalkış: <b>12:${random.whole(10, 59)}</b><br>Kapı: 2${random.digits(2)}</p><p>2 saati aşan rötarlarda içecek kuponu verilir (kupon no ${random.digits(7)}). Uçuşunuzu ücretsiz değiştirmek isterseniz <a href="${consent}">Rezervasyonumu yönet</a> sayfasını kullanın.</p>`,
    },
  ];
  return laidOut(drafts, ({ language, body, subject }) => ({
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${subject}</title></head><body bgcolor="#e8e8e8"><div style="display:none;max-height:0;overflow:hidden">${subject}&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div><table width="650" align="center" bgcolor="#ffffff" cellpadding="0" cellspacing="0" style="font-family:Arial,Sylfaen,sans-serif;font-size:15px;line-height:23px"><tr><td align="right" style="padding:18px 30px;background:#b3122a"><img src="https://e.ankahava.example/assets/anka_${language}.png" width="150" alt="ANKA" /></td></tr><tr><td style="padding:26px 30px">${body}</td></tr><tr><td style="padding:16px 30px;font-size:11px;color:#666;border-top:4px solid #b3122a"><a href="https://www.ankahava.example/${language}/">ankahava.example</a><br />${FOOT[language] ?? ''}52</td></tr></table><img src="https://e.ankahava.example/pub/as?_ri_=${random.digits(20)}" width="1" height="1" alt="" /></body></html>`,
  }));
}
