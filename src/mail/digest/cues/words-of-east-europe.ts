/** Words around codes in languages of eastern Europe of which the other lists know few, by language and kind. */
import type { FurtherWords } from './cues.ts';

export const OF_EAST_EUROPE: FurtherWords = {
  et: {
    code: 'kinnituskoodi* | turvakoodi* | ühekordse kood* | ühekordset kood* | ühekordse parool* | sisselogimise kood* | kinnituse kood* | sisselogimiskoodi* | juurdepääsukood* | kontrollkood* | kinnitamise kood* | aktiveerimiskoodi* | turvanumber* | sms kood* | 2fa kood*',
    plain: 'koodid | koodi on | koodiks | kombinatsioon | järgmist koodi | allolev kood | alloleva koodi | pin koodi*',
    other:
      'tellimuse number* | kliendinumber* | arvenumber* | lepingunumber* | saatekood* | jälgimisnumber* | pileti* | kviitung* | isikukood* | registrikood* | taotlus* | poliis* | kontonumber* | mudel* | värav* | tuba | juhtum* | pöördumis* | makse | maksekorraldus*',
    offer:
      'sooduskood* | kampaaniakood* | allahindlus* | kinkekaart* | kinkekaardi* | kupong* | vautšer* | sooduspakkum* | boonuskood*',
    pass: 'uksekood* | väravakood* | pakiautomaadi* | pakiautomaat* | kapi kood* | avamiskood kapi* | kättesaamiskood* | koosoleku kood* | wifi parool* | wi fi parool* | pardakaart* | väljastuskood*',
    enter:
      'sisestada | sisestades | sisestamiseks | tippige | trüki | trükkige | kirjutada | kasutada | ütle | öelge | näita | näidake | edasta | esitage | kopeerige | kleepige',
    field:
      'lehele | ekraanile | äpis | äppi | rakenduses | rakendusse | veebilehel | veebilehele | väljale | aknas | brauseris | makselehel* | terminal* | iseteenindus* | kui küsitakse | e poes | vorm | vormi | vormis',
    asked:
      'jätkamiseks | jätkake | jätkata | palusite | palusid | soovisite | taotlesite | lõpetamiseks | lõpule viimiseks | sisselogimiseks | registreerumiseks | et jätkata | et sisse logida | et kinnitada',
    done: 'kinnitatud | on kinnitatud | edukalt | on muudetud | lisati | on lisatud | logisite sisse | logisid sisse | sisse logitud | vastu võetud | on valmis | tehtud',
    proof:
      'kinnitus* | kinnita* | tuvastami* | isikusamasus* | registreeri* | sisselogimis* | logimiseks | kontole | konto kinnitami* | turvalisus* | uus seade | uuest seadmest | parooli vahet* | parooli lähtesta* | salasõna* | ülekan* | makse kinnitami*',
    lifetime:
      'kehtiv | kehtib kuni | aegub | minuti pärast | minutit | tunni jooksul | tundi | ühe korra | ainult ühe korra | ühekordselt | sekundi*',
    disregard:
      'kui te seda ei | kui sina seda ei | kui see ei olnud | kui see polnud | eirake | eira | ei pea midagi tegema | ei algatanud | ei taotlenud | ei tellinud | ära tee midagi',
    secrecy:
      'ära jaga | ärge andke | ära anna | ära ütle | ärge öelge | teistele | kolmandatele isikutele | salajas | ei küsi kunagi | mitte kunagi ei küsi',
    premises: 'uks | ukse | värav | korter* | saabumi* | külali* | parkimi* | parkla* | võti | võtmed | ruuter* | wifi | majut*',
    meetings: 'koosolek* | kohtumi* | videokõne* | veebinar* | osaleja* | vastuvõtu* | visiit*',
    purchases: 'ostukorv* | ostu | ostud | kassas | kassa | soodustus* | punktid | punkti | kingitus* | saldo | jääk',
  },
  lv: {
    code: 'apstiprinājuma kod* | apstiprināšanas kod* | verifikācijas kod* | drošības kod* | vienreiz* kod* | vienreizējais kod* | vienreizēju kodu | vienreizējā kod* | vienreizējo parol* | vienreizējās parol* | pieteikšanās kod* | pieslēgšanās kod* | aktivizācijas kod* | aktivizēšanas kod* | piekļuves kod* | autentifikācijas kod* | autorizācijas kod* | reģistrācijas kod* | paraksta kod* | pagaidu parol* | sms kod* | ielogošanās kod* | pārbaudes kod* | identifikācijas kod*',
    plain:
      'koda | kodā | jūsu kods | tavs kods | šis kods | šo kodu | šādu kodu | kodu zemāk | pin kod* | ciparu kod* | zīmes | kombinācij* | paroli | parole ir',
    other:
      'pasūtījuma numur* | klienta numur* | līguma numur* | rēķina numur* | sūtījuma numur* | izsekošanas | biļet* | kvīt* | kvīts | lieta | lietas | pieteikum* | maksājum* | konta numur* | personas kod* | reģistrācijas numur* | atsauces numur* | reiss | reisa | modeli* | versij* | karte | kartes | tālr | polise | polises',
    offer: 'atlaižu kod* | atlaides kod* | atlaid* | akcijas kod* | promo kod* | kupon* | dāvanu kart* | vaučer*',
    pass: 'durvju kod* | vārtu kod* | pakomāta | pakomāt* | saņemšanas kod* | izņemšanas kod* | piegādes kod* | skapīša kod* | sapulces kod* | wi fi parol* | wifi parol* | iekāpšanas kart* | ieejas kod* | atslēgu seif*',
    enter:
      'ievadot | ievadīt | ievadi | ierakstīt | ierakstot | ievadiet šo | izmantot | lietojiet | lieto | kopējiet | iekopējiet | ielīmē | uzrādiet | parādiet | nosauciet | pasakiet | norādiet | norādi | nosūtiet',
    field:
      'lapā | lapas | mājaslap* | mājas lap* | ekrān* | lietotn* | laukā | formā | veidlap* | portālā | pārlūkā | logā | bankomāt* | maksājuma lap* | kad prasīs | kad tiek prasīts | internetbank* | vietnē',
    asked:
      'lai pabeigtu | lai turpinātu | lai pieslēgtos | lai pieteiktos | lai aktivizētu | lai atjaunotu | lai pārbaudītu | lai reģistrētos | lai veiktu | jūs pieprasījāt | pieprasījāt | pieprasīj* | lūdzāt | vēlies | gribat | nepieciešam* | jums vajadzēs | jāievada',
    done: 'apstiprināts | apstiprināta | veiksmīgi | ir mainīt* | ir nomainīt* | pievienot* | jūs pieslēdzāties | pieņemts | pieņemta | izpildīts | pabeigts | izmantots',
    proof:
      'apstiprin* | pieslēg* | pieteikš* | pieslēdzaties | identitāt* | verifik* | autoriz* | reģistrāc* | reģistrēt* | jauna ierīce | jaunu ierīci | jaunas ierīces | paroles maiņ* | paroles atjaun* | atjaunot parol* | jūsu kont* | pārliecināt* | tas esat jūs | e pasta adres*',
    lifetime:
      'derīgs | derīgums | derīguma | derīgs līdz | stundas | stundu | minūti | minūtēm | minūtes laikā | vienu reizi | tikai vienu reizi | zaudē spēku | sekund*',
    disregard:
      'ja jūs to ne* | ja tas nebij* | ja neesat | ja to nedarījāt | ja nepieprasījāt | ja nepieslēdzaties | ignorē | dzēsiet | nekas nav jādara | neesat to',
    secrecy:
      'nevienam citam | neizpaudi | nedalies | neatklājiet | nesūtiet tālāk | trešajām person* | nekad neprasīs | nekad neprasām | slepenībā',
    premises:
      'durvis | durvju | vārti | dzīvok* | ierašan* | viesi | viesu | stāvviet* | autostāvv* | atslēg* | maršrutētāj* | wi fi | wifi',
    meetings: 'sapulc* | tikšan* | videozvan* | vebinār* | dalībniek* | konferenc* | vizīt* | pieraksts',
    purchases: 'grozs | grozā | pirkum* | kase | kasē | izpārdoš* | dāvan* | atlikums | bilanc* | veikal* | punkti | punktus',
  },
  lt: {
    code: 'patvirtinimo kod* | tvirtinimo kod* | saugumo kod* | saugos kod* | vienkartin* kod* | vienkartinį kod* | vienkartinio kod* | vienkartinį slaptažod* | prisijungimo kod* | aktyvinimo kod* | registracijos kod* | tapatybės kod* | autorizavimo kod* | laikinas slaptažod* | laikiną slaptažod* | sms kod* | tikrinimo kod* | atkūrimo kod* | identifikavimo kod*',
    plain:
      'kodu | kode | kodai | jūsu kodas | jūsų kodas | jūsų kodą | šis kodas | šį kodą | pin kod* | kombinacij* | skaičių | slaptažodis yra | žemiau esan*',
    other:
      'užsakymo numer* | užsakymo nr | kliento numer* | kliento kod* | sutarties numer* | sąskaitos numer* | siuntos numer* | sekimo numer* | bilet* | polis* | kvit* | byla | bylos | prašym* | mokėjim* | asmens kod* | įmonės kod* | registracijos numer* | reisas | reiso | modelis | versija | kortel* | tel',
    offer: 'nuolaidos kod* | nuolaidų kod* | nuolaid* | akcijos kod* | kupon* | dovanų kupon* | dovanų kortel* | čeki*',
    pass: 'durų kod* | vartų kod* | paštomat* | atsiėmimo kod* | pristatymo kod* | spintelės kod* | susitikimo kod* | wi fi slaptažod* | wifi slaptažod* | įlaipinimo | įėjimo kod*',
    enter:
      'įvesti | įvedę | įveskite šį | įrašyti | suveskite | suvesti | surink | naudoti | panaudokite | nukopijuok | įklijuok | parodykite | pasakykite | nurodykite | pateikite | įvesdami',
    field:
      'lange | laukel* | lauke | puslapyje | puslapį | svetain* | programėl* | formoje | formą | portale | naršyklėje | ekran* | kai paprašys | kai būsite paprašyt* | mokėjimo lang* | terminal*',
    asked:
      'norėdami tęsti | kad tęstumėte | kad patvirtintumėte | kad užbaigtumėte | norėdami užbaigti | norėdami prisijungti | norėdami patvirtinti | prašėte | paprašėte | pageidavote | jums reikės | tęsti | užbaigti | prisijungiate | bandote | bandoma',
    done: 'patvirtinta | patvirtintas | sėkmingai | pakeistas | pakeista | pridėtas | pridėta | prisijungėte | priimta | įvykdyta | panaudotas | baigta',
    proof:
      'patvirtin* | prisijung* | tapatyb* | registracij* | registruot* | naujas įrengin* | naujo įrengin* | naujame įrengin* | slaptažodžio keit* | slaptažodžio atkūr* | atkurti slaptažod* | jūsų paskyr* | paskyra | paskyros | autentif* | autoriz* | įsitikin* | kad tai jūs | el. pašto adres*',
    lifetime:
      'galioja iki | galiojimo | galios | minučių | minutes | minutę | valand* | vieną kartą | tik vieną kartą | nustos galioti | sekund*',
    disregard:
      'jei to nepraš* | jei neprašėte | jei tai ne jūs | jeigu tai ne jūs | jeigu neprašėte | jei nesijungiate | ignoruokite | nieko daryti nereikia | ištrinkite',
    secrecy:
      'niekam nesakykite | niekam neatskleiskite | nesidalinkite | nepersiųskite | neduokite | tretiesiems asmen* | niekada neprašo* | slaptai',
    premises: 'durys | durų | vartai | butas | buto | atvykim* | svečia* | stovėjim* | rakt* | maršrutizatori* | wifi | wi fi',
    meetings: 'susitikim* | posėd* | vaizdo skambut* | vebinar* | dalyvi* | konferencij* | vizit*',
    purchases:
      'krepšel* | pirkim* | pirkin* | kasa | kasoje | išpardav* | dovan* | likutis | parduotuv* | taškai | taškų | taškus',
  },
  sl: {
    code: 'potrditven* kod* | varnostn* kod* | enkratn* kod* | enkratn* gesl* | enkratnega gesla | prijavn* kod* | overitven* kod* | aktivacijsk* kod* | kodo za prijavo | kodo za potrditev | kodo za preverjanje | koda za preverjanje | koda za aktivacijo | pristopna koda | dostopna koda | dostopno kodo | začasnim geslom | sms koda | sms kodo | verifikacijska koda | verifikacijsko kodo | avtorizacijska koda',
    plain:
      'vaša koda | tvoja koda | vašo kodo | s kodo | to kodo | ta koda | naslednjo kodo | spodnjo kodo | pin koda | pin kodo | geslo | številko | šifra | šifro',
    other:
      'številka naročila | številka računa | številka pogodbe | številka stranke | številka pošiljke | sledilna številka | naročilu | naročil* | predračun* | vozovnic* | vstopnic* | zadeva | zahtevek | zahtevk* | polica | davčna številka | emšo | referenca | referenčna | plačil* | kartica | model | različica',
    offer: 'koda za popust | kodo za popust | promocijsk* kod* | kupon* | popust* | darilni bon | darilno kartic* | vavčer*',
    pass: 'koda za vrata | koda za vstop | koda za prevzem | kodo za prevzem | prevzemna koda | paketnik* | paketomat* | koda ključavnice | koda sestanka | geslo za wi fi | geslo wifi | vstopna koda | vkrcn*',
    enter:
      'vnesti | vnosom | vpisati | vpišeš | vtipkati | prepišite | prepiši | kopiraj | prilepi | navedite | povejte | pokažite | posredujte | uporabiti | vstavite',
    field:
      'zaslon | zaslonu | obrazec | obrazcu | aplikacij* | spletni strani | spletno stran | portalu | oknu | okno | brskalniku | terminal* | ko vas vpraša | bankomat*',
    asked:
      'za nadaljevanje | za dokončanje | za prijavo | če želite | zahtevali ste | zahtevali | prosili ste | potrebujete | zaključite | nadaljujte | poskušate | da potrdite | da nadaljujete | da dokončate',
    done: 'potrjeno | potrjena | uspešno | je spremenjen* | smo spremenili | dodan* | prijavili ste se | sprejet* | uporabljen* | zaključeno | končano',
    proof:
      'potrdit* | prijav* | identitet* | registracij* | preverjanj* | overit* | nova naprava | nove naprave | novo napravo | ponastavit* | vaš račun | vašega računa | vaš e naslov | avtentik* | avtoriz* | da ste to vi | sprememb* gesla',
    lifetime:
      'veljavno | velja do | veljala | poteče čez | poteče v | minute | minuti | ure | uri | enkrat | samo enkrat | sekund*',
    disregard:
      'če tega niste | če niste vi | če ne | če to niste bili | prezrite | ignorirajte | ni treba storiti ničesar | izbrišite | niste zahtevali',
    secrecy:
      'ne posredujte | ne razkrijte | ne zaupajte | ne delite z | drugim osebam | tretjim osebam | nikoli ne bomo | nikoli vas ne bomo',
    premises:
      'vrata | vrat | garaž* | stanovanj* | apartma* | prihod* | gostje | gostov | parkir* | ključ | ključi | ključavnic* | usmerjevalnik* | wifi',
    meetings: 'sestanek | sestanka | srečanj* | videoklic* | spletni seminar* | udeležen* | konferenc* | termin',
    purchases: 'košaric* | nakup* | blagajn* | razprodaj* | točk* | darilo | stanje | trgovin*',
  },
  mk: {
    code: 'кодот за верификација | верификациски код* | код за верификација | безбедносен код* | безбедносниот код | еднократен код* | еднократниот код | еднократна лозинка* | код за пристап | код за активација | код за регистрација | код за најавување | привремена лозинка | авторизациски код* | сигурносен код* | потврден код | смс код | код за потпис*',
    plain: 'вашиот код | твојот код | следниот код | овој код | кодови | пин | пинот | лозинка | комбинација | бројот',
    other:
      'број на нарачка | број на сметка | број на фактура | број на договор | број на пратка | нарачката | нарачки | клиент* | билет* | предмет* | барање* | полиса* | матичен | даночен | сметката | плаќање* | картичка* | модел | верзија',
    offer: 'код за попуст | промо код | попуст* | купон* | ваучер* | подарок картичка*',
    pass: 'код за врата | код за влез | код за подигање | код за преземање | пакетомат* | код за состанок | лозинка за wi fi | лозинка за wifi | код на портата',
    enter:
      'внесување | внесете го | внеси го | впиши | напиши | користете | користи | копирајте | залепете | покажете | кажете | наведете | прочитајте | отчукајте',
    field:
      'екранот | страницата | апликацијата | полето | формулар* | порталот | прелистувач* | терминал* | прозорец* | веб страница* | банкомат* | кога ќе ве праша',
    asked:
      'за да продолжите | за да завршите | за да се најавите | за да потврдите | за да го | за да ја | побаравте | баравте | сакате | потребно е | ви треба | се обидувате',
    done: 'успешно | е променета | е додаден | се најавивте | прифатено | завршено | искористен',
    proof:
      'најав* | потврд* | верифик* | идентитет* | регистрац* | нов уред | нови уреди | вашата сметка | ресетира* | промена на лозинка | автентик* | авториз* | дека сте вие',
    lifetime: 'важи до | валиден | валидност | истекува за | минути | час | часа | еднаш | само еднаш | секунд*',
    disregard: 'ако не бевте | ако вие не | ако не го | ако не ја | занемарете | игнорирајте | не сте побарале',
    secrecy: 'не споделувајте | не го давајте | со никого | на никого | никогаш нема да | трети лица',
    premises: 'врата | порта | гости | паркинг* | клуч* | пристигнување | wifi',
    meetings: 'состанок* | видео повик* | вебинар* | учесни* | термин',
    purchases: 'кошничка* | купува* | каса | распродажба | поени | подарок* | состојба | продавниц*',
  },
  sr: {
    code: 'верификациони* код* | кôд за верификацију | код за верификацију | једнократну шифру | једнократна шифра | једнократни пин | приступни код* | код за активацију | код за регистрацију | код за приступ | привремена лозинка | привремену лозинку | ауторизациони код* | смс код* | безбедносни број | код за потпис*',
    plain: 'ваш код | твој код | следећи код | овај код | кôд | пин код | пина | бројеви | комбинација | лозинка је',
    other:
      'поруџбин* | наруџбин* | број рачуна | рачуна | број уговора | уговор* | број пошиљке | пошиљк* | број фактуре | фактур* | резервациј* | карта | карте | предмет* | захтев* | полис* | јмбг | пиб | телефон* | износ* | клијент* | картиц* | позив на број | модел | верзија',
    offer: 'код за попуст | промо код | попуст* | купон* | ваучер* | поклон картиц*',
    pass: 'код за врата | код за улаз | код за преузимање | пакетомат* | код за састанак | лозинка за wi fi | лозинка за wifi | код капије',
    enter:
      'уношењем | унети | унесите га | упиши | укуцај | откуцајте | копирајте | копирај | налепи | покажите | саопштите | наведите | користи | препишите',
    field:
      'екран* | страниц* | апликациј* | поље | пољу | образац | обрасцу | формулар* | портал* | прегледач* | прозор* | терминал* | сајту | банкомат*',
    asked:
      'да бисте наставили | да бисте завршили | да бисте се пријавили | да бисте потврдили | да бисте | затражили сте | тражили сте | желите | потребно је | потребан | покушавате | за наставак',
    done: 'успешно | потврђена | потврђен | је промењен* | је додат* | прихваћен* | завршен* | искоришћен*',
    proof:
      'пријав* | потврд* | верифик* | идентитет* | регистрац* | нови уређај | новог уређаја | ваш налог | ресет* | промен* лозинк* | аутентик* | аутор* | да сте то ви',
    lifetime: 'важи до | важи још | валидан | истиче за | минут* | сат | сати | сата | једном | само једном | секунд*',
    disregard: 'ако ви нисте | ако ово | ако то нисте | занемари | игноришите | нисте тражили | нисте затражили',
    secrecy: 'не делите га | никоме га не | не откривајте | не саопштавајте | са другима | никада нећемо | трећим лицима',
    premises: 'врата | капија | гости | паркинг* | кључ* | долазак | wifi',
    meetings: 'састан* | видео позив* | вебинар* | учесни* | термин',
    purchases: 'корп* | куповин* | каса | распродај* | поен* | поклон* | стање | продавниц*',
  },
  sq: {
    code: 'kodi i verifikimit | kodin e verifikimit | kod verifikimi | kodi i konfirmimit | kodin e konfirmimit | kodi i sigurisë | kodin e sigurisë | kod njëpërdorimësh | kodi njëpërdorimësh | fjalëkalim njëpërdorimësh | kodi i hyrjes | kodi i aktivizimit | kodi i aksesit | fjalëkalimi i përkohshëm',
    plain: 'kodi | kodin | kodi juaj | kodi yt | ky kod | këtë kod | shifra | shifrat | numrat | pin | pini',
    other:
      'porosi* | faturë* | numri i llogarisë | numri i porosisë | kontrat* | dërges* | rezervim* | biletë* | telefon* | shuma | referenc* | polic* | klient* | kartë* | nr',
    enter: 'shkruani | shkruaj | vendosni | vendos | futni | përdorni | përdor | kopjoni | ngjitni | jepni | tregoni',
    field: 'në ekran | në faqe* | faqen | në aplikacion* | formular* | fusha | fushën | dritare* | shfletues* | terminal*',
    asked:
      'për të vazhduar | për të përfunduar | për të hyrë | për të konfirmuar | për të verifikuar | kërkuat | keni kërkuar | ju duhet | dëshironi',
    done: 'me sukses | u konfirmua | u ndryshua | u shtua | u pranua | përfundoi',
    proof:
      'verifik* | konfirm* | hyrje* | hyni | identitet* | regjistr* | pajisje e re | llogaria juaj | llogarinë tuaj | rivendos* | autentif* | autoriz*',
    lifetime: 'i vlefshëm | vlen | skadon | minuta | minutash | orë | vetëm një herë | sekonda',
    disregard: 'nëse nuk | nëse ju nuk | nëse nuk jeni ju | injoroni | shpërfillni',
    secrecy: 'mos e ndani | mos ia jepni | askujt | me askënd',
    offer: 'kod zbritjeje | zbritje* | kupon* | ofert*',
  },
  be: {
    code: 'код пацвярджэння | код пацверджання | код бяспекі | аднаразовы код* | аднаразовы пароль | код уваходу | код для ўваходу | код доступу | код актывацыі | праверачны код',
    plain: 'код | кода | кодам | ваш код | гэты код | лічбы | пін',
    other: 'заказ* | рахунк* | рахунак | дагавор* | пасылк* | нумар | браніраванн* | квіт* | тэлефон | сума | зварот*',
    enter: 'увядзіце | увядзі | набярыце | напішыце | выкарыстайце | скапіруйце | устаўце | назавіце',
    field: 'на экране | на старонцы | у дадатку | у праграме | поле | браўзер* | акно | форме | форму',
    asked: 'каб працягнуць | каб завяршыць | каб увайсці | каб пацвердзіць | вы запыталі | вам спатрэбіцца',
    done: 'паспяхова | пацверджан* | зменен* | дададзен* | прынят*',
    proof:
      'увайсці | уваход* | пацвердз* | пацвярджэнн* | рэгістрац* | асоб* | новая прылада | ваш уліковы запіс | аднавіць пароль',
    lifetime: 'дзейнічае | сапраўдны | хвілін* | гадзін* | адзін раз | мінае',
    disregard: 'калі гэта не вы | калі вы не | праігнаруйце | ігнаруйце',
    secrecy: 'нікому | не паведамляйце | не дзяліцеся',
  },
};
