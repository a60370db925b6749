/** Words around codes in further languages of Asia and Africa of which the other lists know few, by language and kind. */
import type { FurtherWords } from './cues.ts';

export const OF_ASIA_AND_AFRICA: FurtherWords = {
  ms: {
    code: 'kod sms | kod otp | nombor pengesahan | kod pendaftaran | kod keizinan | pin sekali guna | kod daftar masuk | kod semakan | kod pengesah* | kata laluan sekali | kod sekali | kod pemulihan | nombor pin sementara',
    plain: 'kod ini | kod berikut | kod di bawah | kod tersebut | kata laluan | digit ini | gabungan',
    other:
      'nombor akaun | nombor pelanggan | nombor rujukan | nombor kontrak | nombor penjejakan | no pesanan | no rujukan | no akaun | no kad | kad pengenalan | polisi | tiket | bungkusan | kontrak | aduan | versi | penerbangan | kenderaan',
    offer: 'kod promo* | kod diskaun | diskaun | baucar* | kupon* | kad hadiah | tawaran | kod rujukan',
    pass: 'kod pintu | kod pagar | kod ambil* | kod kutipan | loker | kod loker | kod mesyuarat | kata laluan wifi | kata laluan wi fi | pas masuk',
    enter: 'memasukkan | sila masukkan | isi | isikan | menaip | berikan | tunjukkan | nyatakan | sebutkan | menggunakan',
    field:
      'skrin | halaman | laman | aplikasi | borang | ruangan | tetingkap | portal | laman web | apabila diminta | terminal | mesin atm',
    asked:
      'untuk meneruskan | untuk melengkapkan | untuk log masuk | untuk mengaktifkan | untuk selesaikan | anda meminta | anda telah meminta | permintaan anda | anda sedang | anda cuba',
    done: 'telah berjaya | telah ditukar | telah ditambah | anda telah log masuk | telah selesai | telah diluluskan',
    proof:
      'identiti | pendaftaran | daftar | peranti baharu | peranti baru | tetapkan semula | set semula kata laluan | menetapkan semula | kebenaran | log masuk ke | e mel anda | keselamatan',
    lifetime: 'sah selama | sah sehingga | tempoh | sekali sahaja | saat | akan tamat | luput',
    disregard: 'jika ini bukan | jika anda tidak meminta | sila abaikan | tidak perlu berbuat apa | bukan anda',
    secrecy: 'jangan beri | jangan berkongsi | rahsia | pihak ketiga | kami tidak akan | dengan sesiapa',
    premises: 'pintu | pagar | tetamu | bilik | kunci | tempat letak kereta | ketibaan | wifi',
    meetings: 'mesyuarat | panggilan video | webinar | peserta | temu janji',
    purchases: 'troli | belian | pembelian | jualan | mata ganjaran | hadiah | baki | kedai',
  },
  fil: {
    code: 'verification code | code ng kumpirmasyon | code sa kumpirmasyon | confirmation code mo | security code mo | login code mo | otp mo | otp code | isang beses na code | isang beses na password | one time password mo | pang isahang code | kodigo | kodigong',
    plain: 'code mo | ang code | code na ito | ang pin | pin mo | numerong | kodigo | password mo',
    other:
      'order number | numero ng account | numero ng resibo | numero ng tracking | reference number | kontrata | booking | padala | telepono | polisiya | kaso | biyahe | halagang | kabuuan',
    offer: 'promo code | diskwento | voucher | kupon | gift card | alok',
    pass: 'code ng pinto | code sa pinto | locker | code sa pagkuha | pickup code | meeting code | password ng wifi',
    enter: 'i input | maglagay | isulat | i paste | ipakita | sabihin | ibigay ang | ilagay mo | pakilagay | gamitin ang',
    field: 'sa website | sa form | sa portal | sa browser | sa window | sa atm | screen | pahina | kapag hiningi',
    asked:
      'para magpatuloy | para matapos | upang makumpirma | upang magpatuloy | para ma verify | para mag log in | hiniling mo | humiling ka | sinusubukan',
    done: 'napalitan na | naidagdag na | na verify na | nag log in ka | naaprubahan | kumpleto na',
    proof:
      'pagpaparehistro | magparehistro | bagong device | pagkakakilanlan | beripikasyon | i reset | pag verify | kumpirmasyon | ikaw nga ito | account mo',
    lifetime: 'minuto lang | valid ng | valid sa loob | isang beses lang | mag expire | segundo',
    disregard: 'kung hindi ka | kung hindi mo | huwag nang pansinin | wala kang kailangang gawin',
    secrecy: 'huwag sabihin | sa iba | sa sinuman | hindi namin hihingin | sikreto | lihim',
  },
  az: {
    code: 'təsdiqləmə kod* | təsdiqlənmə kod* | birdəfəlik şifrə* | birdəfəlik pin* | aktivləşdirmə kod* | qeydiyyat kod* | giriş şifrə* | sms kod* | müvəqqəti şifrə* | müvəqqəti parol* | bərpa kod* | imza kod*',
    plain: 'kodun | kodla | bu kod | bu kodu | aşağıdakı kod | parol | parolunuz | şifrəniz | rəqəm',
    other:
      'sifariş nömrə* | müştəri* | hesab nömrə* | hesab faktura* | göndəriş* | bilet* | müraciət* | ödəniş* | reys* | istinad* | fin kod* | vöen | kartınız | kartın | bronlama',
    offer: 'endirim kod* | promo kod* | promokod* | kupon* | hədiyyə kart* | endirim* | vauçer*',
    pass: 'qapı kod* | giriş qapı* | poçtamat* | təhvil kod* | götürmə kod* | görüş kod* | wifi parol* | wi fi parol* | minik talon*',
    enter:
      'daxil etməklə | daxil edərək | daxil etmək | yazmaq | yaz | yapışdırın | göstərin | deyin | təqdim edin | yığın | kopyala',
    field:
      'ekran | ekranına | səhifə* | tətbiq* | saytda | saytında | formada | formaya | xanaya | pəncərə* | brauzer* | portal* | terminal* | bankomat* | soruşulduqda',
    asked:
      'davam etmək üçün | tamamlamaq üçün | daxil olmaq üçün | təsdiqləmək üçün | dəyişmək üçün | aktivləşdirmək üçün | istədiniz | sorğu göndər* | istəyirsiniz | tələb olunur | lazımdır',
    done: 'uğurla | dəyişdirildi | əlavə edildi | təsdiq edildi | tamamlandı | istifadə olundu',
    proof:
      'təsdiq* | doğrula* | şəxsiyyət* | qeydiyyat* | yeni cihaz* | hesabınız* | şifrəni yenilə* | şifrənin bərpa* | parolu bərpa* | autentifik* | siz olduğunuzu',
    lifetime: 'etibarlı | etibarlılıq | dəqiqə* | saat ərzində | yalnız bir dəfə | bir dəfə | saniyə* | qüvvədədir',
    disregard: 'bu siz deyilsinizsə | əgər siz | siz etmədinizsə | nəzərə almayın | diqqətə almayın | heç nə etmə*',
    secrecy: 'heç kəsə | heç kəslə | deməyin | verməyin | bölüşməyin | paylaşma | üçüncü şəxs*',
    premises: 'qapı | darvaza | mənzil* | qonaq* | parkinq | dayanacaq | açar* | wifi',
    meetings: 'iclas* | görüş* | video zəng* | vebinar* | iştirakçı*',
    purchases: 'səbət* | alış* | kassa* | satış* | ballar | hədiyyə* | balans* | mağaza*',
  },
  kk: {
    code: 'растау код* | тексеру код* | қауіпсіздік код* | бір реттік код* | бір реттік пароль* | бір реттік құпия сөз* | кіру код* | белсендіру код* | тіркеу код* | sms код* | уақытша пароль* | уақытша құпия*',
    plain: 'кодты | кодыңыз | кодын | бұл код | осы код* | келесі код* | пин код* | құпия сөз | сан',
    other:
      'тапсырыс нөмір* | шот нөмір* | шарт* | жөнелтілім* | сәлемдеме* | билет* | клиент* | өтінім* | өтініш* | төлем* | карта* | жсн | бсн | рейс* | полис* | брон*',
    offer: 'жеңілдік код* | промокод* | жеңілдік* | купон* | сыйлық карта*',
    pass: 'есік код* | почтамат* | пошта жәшіг* | алу код* | жиналыс код* | wi fi құпия* | wifi құпия*',
    enter: 'енгізу | енгізіп | енгіз | теру | көшіріңіз | қойыңыз | айтыңыз | көрсетіңіз | пайдаланыңыз | жазыңыз',
    field:
      'экран* | қосымша* | өріске | сайтта | сайтында | порталда | форма* | браузер* | терезе* | терминал* | банкомат* | бетте | бетке',
    asked:
      'жалғастыру үшін | аяқтау үшін | кіру үшін | растау үшін | өзгерту үшін | сұрадыңыз | сұраныс | қажет | керек | сіз сұра*',
    done: 'сәтті | өзгертілді | қосылды | кірдіңіз | аяқталды | пайдаланылды',
    proof:
      'растау* | растаң* | тексер* | тіркел* | тіркеу* | жаңа құрылғы* | аккаунтыңыз* | тіркелгі* | құпия сөзді қалпына | парольді қалпына | жеке басы* | сіз екен*',
    lifetime: 'жарамды | жарамдылық | минут* | сағат* | бір рет | секунд* | мерзімі',
    disregard: 'егер бұл сіз | егер сіз | мән бермеңіз | назар аудармаңыз | елемеңіз',
    secrecy: 'ешкімге айтпаңыз | бермеңіз | бөліспеңіз | ешкімге көрсет* | үшінші тұлға*',
  },
  uz: {
    code: 'tasdiqlash kod* | tekshirish kod* | xavfsizlik kod* | bir martalik kod* | bir martalik parol* | kirish kod* | faollashtirish kod* | sms kod* | vaqtinchalik parol* | тасдиқлаш код* | бир марталик код* | бир марталик парол*',
    plain: 'kod | kodni | kodi | kodingiz | ushbu kod* | bu kod | raqamlar | pin kod | parol',
    other: 'buyurtma* | hisob raqam* | shartnoma* | jo‘natma* | chipta* | telefon* | summa* | to‘lov* | mijoz* | karta* | reys*',
    enter: 'kiriting | kiritish | kirgizing | yozing | tering | foydalaning | nusxa oling | ayting | ko‘rsating',
    field: 'ekran* | sahifa* | ilova* | saytda | maydon* | oyna* | brauzer* | bankomat*',
    asked: 'davom etish uchun | yakunlash uchun | kirish uchun | tasdiqlash uchun | o‘zgartirish uchun | siz so‘ra* | kerak',
    done: 'muvaffaqiyatli | o‘zgartirildi | qo‘shildi | tasdiqlandi | qabul qilindi',
    proof: 'tasdiqla* | kirish | ro‘yxatdan o‘t* | yangi qurilma* | hisobingiz* | shaxsingiz* | parolni tikla*',
    lifetime: 'amal qiladi | yaroqli | daqiqa* | soat* | bir marta | soniya*',
    disregard: 'agar bu siz | agar siz | e’tibor bermang',
    secrecy: 'hech kimga | bermang | aytmang | ulashmang',
  },
  ka: {
    code: 'დამადასტურებელი კოდ* | ერთჯერადი პინ* | ავტორიზაციის კოდ* | რეგისტრაციის კოდ* | დროებითი პაროლ* | სმს კოდ* | აღდგენის კოდ* | ხელმოწერის კოდ* | დასადასტურებელი კოდ* | წვდომის კოდ*',
    plain: 'თქვენი კოდი | ეს კოდი | შემდეგი კოდი | კოდით | რიცხვი | პაროლი | კომბინაცი*',
    other:
      'შეკვეთ* | ანგარიშ* | ინვოისი* | ამანათ* | ჯავშ* | ჯავშნის | ბილეთ* | ტელეფონ* | თანხა | თანხის | გადახდ* | ხელშეკრულებ* | კლიენტ* | პოლის* | განაცხად* | საქმე | ბარათ* | რეის* | პირადი ნომერ* | ნომრით',
    offer: 'ფასდაკლებ* | პრომო კოდ* | პრომოკოდ* | ვაუჩერ* | კუპონ* | სასაჩუქრე',
    pass: 'კარის კოდ* | შესასვლელი კოდ* | ამანათის კოდ* | გატანის კოდ* | ლოკერ* | შეხვედრის კოდ* | wi fi პაროლ* | wifi პაროლ*',
    enter: 'შეყვანა | ჩაწერა | მიუთითეთ | უთხარით | აჩვენეთ | დააკოპირეთ | ჩაწერეთ ეს | გამოიყენე | შეიტანეთ | აკრიფე',
    field:
      'გვერდზე | ეკრანზე | აპლიკაცია* | აპში | ველში | ველ* | ფორმა* | საიტზე | ვებგვერდ* | ბრაუზერ* | ფანჯარა* | ტერმინალ* | ბანკომატ*',
    asked:
      'გასაგრძელებლად | დასასრულებლად | შესასვლელად | დასადასტურებლად | შესაცვლელად | მოითხოვეთ | გსურთ | დაგჭირდებათ | საჭიროა | აპირებთ',
    done: 'წარმატებით | დადასტურდა | შეიცვალა | დაემატა | შეხვედით | დასრულდა',
    proof:
      'დადასტურ* | დაადასტურ* | ავტორიზაცი* | იდენტ* | ახალი მოწყობილობ* | პაროლის აღდგენ* | პაროლის შეცვლ* | თქვენს ანგარიშ* | ვინაობ* | ელფოსტის',
    lifetime: 'მოქმედია | ვადა | წუთ* | საათ* | ერთხელ | მხოლოდ ერთხელ | წამ*',
    disregard: 'თუ ეს თქვენ არ | თუ თქვენ არ მოგ* | უგულებელ* | არაფრის გაკეთება',
    secrecy: 'არავის უთხრათ | არავის გაუ* | არ გაუმხილოთ | მესამე პირ*',
    premises: 'კარი | კარის | ჭიშკარ* | ბინა | სტუმ* | პარკინგ* | გასაღებ* | wifi',
    meetings: 'შეხვედრ* | ვიდეოზარ* | ვებინარ* | მონაწილე*',
    purchases: 'კალათ* | ყიდვ* | შესყიდვ* | სალარო* | ქულ* | საჩუქ* | ბალანს* | მაღაზი*',
  },
  hy: {
    code: 'հաստատման ծածկագիր* | ստուգման կոդ* | նույնականացման կոդ* | միանվագ կոդ* | գրանցման կոդ* | ժամանակավոր գաղտնաբառ* | sms կոդ* | վերականգնման կոդ* | միանգամյա օգտագործման կոդ*',
    plain: 'ձեր կոդը | այս կոդը | հետևյալ կոդը | ծածկագիր* | թվերը | գաղտնաբառ* | պին կոդ*',
    other:
      'պատվեր* | հաշիվ* | պայմանագիր* | առաքում* | ծանրոց* | տոմս* | հեռախոս* | գումար* | վճար* | հաճախորդ* | ամրագր* | քարտ* | չվերթ* | հայտ | գործ | համարը',
    offer: 'զեղչ* | կտրոն* | նվեր քարտ* | պրոմո կոդ*',
    pass: 'դռան կոդ* | պահարան* | ստացման կոդ* | հանդիպման կոդ* | wifi գաղտնաբառ*',
    enter: 'ներմուծեք | մուտքագրելով | լրացրեք | հավաքեք | պատճենեք | տեղադրեք | ասեք | ցույց տվեք | նշեք',
    field: 'էկրանին | էջում | հավելված* | դաշտում | կայքում | պատուհան* | ձևում | բրաուզեր* | տերմինալ* | բանկոմատ*',
    asked:
      'շարունակելու համար | ավարտելու համար | մուտք գործելու համար | հաստատելու համար | փոխելու համար | խնդրել եք | պահանջվում է | անհրաժեշտ է | ցանկանում եք',
    done: 'հաջողությամբ | հաստատվել է | փոխվել է | ավելացվել է | ընդունվել է',
    proof:
      'հաստատե* | հաստատում* | գրանցում* | գրանցվել* | նույնականաց* | նոր սարք* | ձեր հաշվ* | գաղտնաբառի վերականգն* | մուտք գործ* | ինքնություն*',
    lifetime: 'վավեր | գործում է | րոպե* | ժամ | ժամվա | մեկ անգամ | վայրկյան*',
    disregard: 'եթե դա դուք | եթե դուք | անտեսեք | ուշադրություն մի դարձրեք',
    secrecy: 'ոչ ոքի | ոչ մեկի | մի հայտնեք | մի տրամադրեք | մի կիսվեք',
  },
  my: {
    code: 'အတည်ပြုကုဒ် | အတည်ပြု ကုဒ် | လုံခြုံရေးကုဒ် | တစ်ခါသုံး စကားဝှက် | တစ်ခါသုံးကုဒ်',
    plain: 'ကုဒ် | သင့်ကုဒ် | ဂဏန်း',
    enter: 'ထည့်ပါ | ရိုက်ထည့်ပါ | အသုံးပြုပါ | ထည့်သွင်းပါ',
    proof: 'အတည်ပြု | ဝင်ရောက် | အကောင့်',
    lifetime: 'မိနစ် | သက်တမ်း | နာရီ',
    disregard: 'သင်မဟုတ်ပါက | လျစ်လျူရှု',
    secrecy: 'မည်သူ့ကိုမျှ | မမျှဝေပါနှင့်',
  },
  km: {
    code: 'លេខកូដផ្ទៀងផ្ទាត់ | កូដផ្ទៀងផ្ទាត់ | កូដសុវត្ថិភាព | លេខកូដសម្ងាត់ | ពាក្យសម្ងាត់ប្រើម្តង',
    plain: 'លេខកូដ | កូដ | លេខ',
    enter: 'បញ្ចូល | វាយ | ប្រើ',
    proof: 'ផ្ទៀងផ្ទាត់ | បញ្ជាក់ | ចូលគណនី | គណនី',
    lifetime: 'នាទី | ផុតកំណត់ | ម៉ោង',
    disregard: 'មិនមែនអ្នក | មិនអើពើ',
    secrecy: 'កុំចែករំលែក | នរណាម្នាក់',
  },
  lo: {
    code: 'ລະຫັດຢືນຢັນ | ລະຫັດຄວາມປອດໄພ | ລະຫັດຜ່ານຄັ້ງດຽວ | ລະຫັດ otp',
    plain: 'ລະຫັດ | ຕົວເລກ',
    enter: 'ປ້ອນ | ໃສ່ | ພິມ | ໃຊ້',
    proof: 'ຢືນຢັນ | ເຂົ້າສູ່ລະບົບ | ບັນຊີ',
    lifetime: 'ນາທີ | ໝົດອາຍຸ | ຊົ່ວໂມງ',
    disregard: 'ບໍ່ແມ່ນທ່ານ',
    secrecy: 'ຢ່າແບ່ງປັນ | ຢ່າບອກ',
  },
  mn: {
    code: 'баталгаажуулах код* | баталгаажуулалтын код* | нэг удаагийн код* | нэг удаагийн нууц үг* | аюулгүй байдлын код* | нэвтрэх код* | идэвхжүүлэх код*',
    plain: 'код | кодыг | таны код | энэ код* | тоо | пин код',
    other: 'захиалга* | данс* | нэхэмжлэх* | гэрээ* | утас | дүн | илгээмж* | тасалбар* | лавлагаа | төлбөр*',
    enter: 'оруулна уу | оруул | бичнэ үү | ашиглана уу | хуулна уу',
    field: 'дэлгэц* | хуудас* | апп* | талбар* | вэб*',
    asked: 'үргэлжлүүлэхийн тулд | нэвтрэхийн тулд | баталгаажуулахын тулд | хүсэлт*',
    proof: 'баталгааж* | нэвтрэ* | бүртгэл* | шинэ төхөөрөмж* | таны бүртгэл*',
    lifetime: 'минут* | хүчинтэй | цаг | нэг удаа',
    disregard: 'хэрэв та | үл тоомсорло*',
    secrecy: 'хэнд ч | бусадтай бүү | бүү хуваалц*',
  },
  af: {
    code: 'bevestigingsnommer* | verifikasienommer* | eenmalige kode* | eenmalige pin* | eenmalige wagwoord* | toegangskode* | aanmeldingskode* | veiligheidskode* | tydelike wagwoord* | registrasiekode* | otp',
    plain: 'die kode | jou kode | u kode | hierdie kode | volgende kode | syfers | nommers | wagwoord is | pinnommer*',
    other:
      'bestelling* | bestelnommer* | faktuur* | rekeningnommer* | verwysing* | verwysingsnommer* | bespreking* | kontrak* | polis* | telefoon* | bedrag | saldo | eisnommer* | saaknommer* | kliëntnommer* | kaart | id nommer | belastingnommer* | pakkie* | spoornommer* | vlug',
    offer: 'afslagkode* | afslag | koepon* | geskenkbewys* | geskenkkaart* | promosiekode*',
    pass: 'deurkode* | hekkode* | afhaalkode* | afleweringskode* | vergaderingkode* | wi fi wagwoord | instapkaart* | sluitkas*',
    enter: 'tik die | tik in | sleutel | kopieer | voer | vul in | vul die | gee | verskaf | wys | skryf | invoer',
    field:
      'skerm* | bladsy* | toep | toepassing* | vorm | vorms | webwerf* | venster* | blokkie* | blaaier* | kitsbank* | betaalpunt | wanneer gevra',
    asked:
      'om voort te gaan | om te voltooi | om aan te meld | om te bevestig | om te verander | jy het gevra | u het gevra | versoek | benodig | jy probeer',
    done: 'suksesvol | is bevestig | is verander | is bygevoeg | jy het aangemeld | aanvaar | voltooi | goedgekeur',
    proof:
      'bevestig* | verifi* | aanmeld* | identiteit* | nuwe toestel | nuwe foon | jou rekening | u rekening | herstel | wagwoord verander | magtig* | dat dit jy is | registrasie | registreer',
    lifetime: 'geldig vir | geldig tot | verval oor | verval na | minute | uur | ure | een keer | net een keer | sekondes',
    disregard: 'as jy nie | as u nie | as dit nie u | ignoreer | verontagsaam | hoef niks te doen',
    secrecy: 'moet nie deel | moenie vir | deel nie | met enigiemand | aan enigiemand | ons sal nooit | vertroulik',
    premises: 'deur | hek | woonstel* | gaste | parkeer* | sleutel* | aankoms | wifi',
    meetings: 'vergadering* | video oproep* | webinaar* | deelnemers | afspraak*',
    purchases: 'mandjie* | aankoop* | kasse | uitverkoping | punte | geskenk* | winkel*',
  },
  sw: {
    code: 'msimbo wa kuthibitisha | msimbo wa uthibitisho | namba ya uthibitisho | namba ya uthibitishaji | namba ya siri ya mara moja | msimbo wa mara moja | msimbo wa usajili | msimbo wa kuwezesha | nenosiri la kutumia mara moja | neno la siri la muda | otp | pin ya mara moja | namba ya mara moja',
    plain: 'msimbo wako | msimbo huu | namba | namba hii | namba yako | nambari yako | nenosiri | pin yako',
    other:
      'nambari ya agizo | nambari ya akaunti | namba ya akaunti | kifurushi | mkataba | tiketi | malipo | ombi | mteja | kiasi cha | stakabadhi | kadi | rejea | kumb',
    offer: 'punguzo | kuponi | vocha | ofa | kadi ya zawadi',
    pass: 'msimbo wa mlango | kabati | msimbo wa kuchukua | mkutano wenye | nenosiri la wifi',
    enter: 'iandike | uandike | ingiza namba | chapa | bandika | nakili | taja | onyesha | jaza | tumia namba | utumie | kuweka',
    field:
      'tovuti | programu | app | fomu | dirisha | skrini | kwenye ukurasa | kisanduku | ukiombwa | kivinjari | mashine ya atm',
    asked:
      'ili kuendelea | ili kukamilisha | kuendelea | umeomba | uliomba | ombi lako | ili kubadili | ili kuwezesha | kukamilisha | unajaribu',
    done: 'imethibitishwa | imebadilishwa | imeongezwa | umeingia | kwa mafanikio | limekamilika | imepokelewa',
    proof:
      'uthibitish* | uthibitisho | usajili | jisajili | kujisajili | kifaa kipya | utambulisho | weka upya nenosiri | kubadilisha nenosiri | akaunti',
    lifetime: 'dakika* | mara moja tu | utaisha | itakwisha | muda wa | sekunde',
    disregard: 'kama si wewe | ikiwa si wewe | kama hukufanya | ikiwa hukuomba | upuuze | usifanye chochote',
    secrecy: 'usimwambie | usimpe | mtu yeyote | usishirikishe',
  },
  am: {
    code: 'ማረጋገጫ ኮድ* | የማረጋገጫ ኮድዎ | የመግቢያ ኮድ* | የይለፍ ኮድ | የአንድ ጊዜ የይለፍ ኮድ | የማግበሪያ ኮድ* | ኦቲፒ | የአንድ ጊዜ ቁጥር',
    plain: 'ኮድዎ | ይህ ኮድ | ይህን ኮድ | ቁጥር | ቁጥሩን | የይለፍ ቃል | ፒን ኮድ',
    other: 'ትዕዛዝ* | የትዕዛዝ ቁጥር | የሂሳብ ቁጥር | ደረሰኝ* | ስልክ | መጠን | ብር | ውል | ቲኬት* | ማጣቀሻ* | ክፍያ | በረራ | ካርድ* | ደንበኛ*',
    enter: 'አስገባ | ያስገቡት | በማስገባት | ይፃፉ | ያስገቡ | ይንገሩ | ያሳዩ | ይቅዱ',
    field: 'ገጹ | ገጽ ላይ | ስክሪን | መተግበሪያ* | ድረ ገጽ | ቅጽ | ሳጥን | ሲጠየቁ',
    asked: 'ለመቀጠል | ለማጠናቀቅ | ለመግባት | ለመቀየር | ጠይቀዋል | የጠየቁት | ያስፈልጋል | ለማጽደቅ',
    done: 'በተሳካ ሁኔታ | ተረጋግጧል | ተቀይሯል | ተጨምሯል | ተጠናቋል',
    proof: 'ማረጋገጥ | ያረጋግጡ | መግባት | ምዝገባ* | አዲስ መሣሪያ | መለያ* | ማንነት* | የይለፍ ቃል መቀየር',
    lifetime: 'ደቂቃዎች | ሰዓት | አንድ ጊዜ ብቻ | ጊዜው ያበቃል | የሚያገለግል',
    disregard: 'እርስዎ ካልጠየቁ | ካልጠየቁ | እርስዎ ካልሆኑ | ችላ',
    secrecy: 'ለማንም አይስጡ | ለሌላ ሰው | አይንገሩ | አያጋሩ | ሚስጥር*',
  },
  so: {
    code: 'koodka xaqiijinta | koodka amniga | furaha hal mar | lambarka xaqiijinta | koodka gelitaanka',
    plain: 'koodka | koodkaaga | lambarkan',
    enter: 'geli | ku qor | isticmaal',
    proof: 'xaqiiji | xaqiijin* | gal akoonkaaga | akoonkaaga',
    lifetime: 'daqiiqo* | dhacaya | saac*',
    disregard: 'haddii aanad | iska indhatir',
    secrecy: 'ha la wadaagin | cidna',
  },
  zu: {
    code: 'ikhodi yokuqinisekisa | ikhodi yokuphepha | iphasiwedi yesikhathi esisodwa | inombolo yokuqinisekisa | ikhowudi yokuqinisekisa',
    plain: 'ikhodi | ikhodi yakho | le khodi | inombolo | ikhowudi',
    enter: 'faka | thayipha | bhala | sebenzisa',
    proof: 'qinisekisa | ukungena | i akhawunti yakho | ukuqinisekisa',
    lifetime: 'imizuzu | iphelelwa | amahora',
    disregard: 'uma kungeyona wena | ungakunaki | uma ungacelanga',
    secrecy: 'ungabelani | ungatsheli muntu',
  },
  ha: {
    code: 'lambar tabbatarwa | lambar sirri | lambar tsaro | kalmar sirri ta lokaci guda',
    plain: 'lambar | lambobin | lambarka',
    enter: 'shigar da | rubuta | yi amfani da | saka',
    proof: 'tabbatar da | tabbatarwa | shiga asusunka | asusunka | asusunki',
    lifetime: 'mintuna | minti | zai ƙare | awa',
    disregard: 'idan ba kai ba | yi watsi',
    secrecy: 'kada ka ba | kada ka raba | kowa',
  },
};
