/** The words of the line that a mail program puts below a mail to tell the device or itself. */
import type { Cues } from './cues.ts';

/** A line begins with these, and names a device or a program. */
export const SENT_FROM: Cues = {
  en: 'sent from | sent via | sent with | sent using',
  de: 'gesendet von | gesendet mit | gesendet über | gesendet aus der',
  fr: "envoyé depuis | envoyé de mon | envoyé de ma | envoyé à partir | envoyé avec | envoyé d'un | envoyé via | provenance",
  es: 'enviado desde | enviado con | enviado de mi | enviado vía | enviado a través',
  pt: 'enviado do | enviado de | enviado a partir | enviado pelo | enviado via | enviado através',
  it: "inviato da | inviato dal | inviato dall' | inviato con",
  nl: 'verzonden vanaf | verzonden met | verstuurd vanaf | verzonden via | verstuurd met',
  sv: 'skickat från | skickades från | skickat med',
  da: 'sendt fra | sendt med | sendt via',
  nb: 'sendt fra | sendt med | sendt via',
  fi: 'lähetetty',
  pl: 'wysłane z | wysłano z | wysłane przez | wysłano przy użyciu',
  cs: 'odesláno z | posláno z | odesláno pomocí | odesláno ze',
  sk: 'odoslané z | odoslané zo | poslané z',
  hu: 'küldve | elküldve',
  ro: 'trimis de pe | trimis din | trimis cu',
  hr: 'poslano s | poslano sa | poslano putem | poslato sa | poslato sa mog',
  sl: 'poslano iz | poslano z | poslano s',
  bg: 'изпратено от | изпратено с',
  uk: 'надіслано з | надіслано із | відправлено з',
  ru: 'отправлено с | отправлено из | отправлено со | отправлено через',
  sr: 'послато са | послато са мог',
  lt: 'išsiųsta iš',
  lv: 'nosūtīts no | sūtīts no',
  et: 'saadetud',
  ca: 'enviat des del | enviat des de | enviat amb',
  el: 'στάλθηκε από | εστάλη από',
  he: 'נשלח מ* | נשלח באמצעות',
  ar: 'ارسلت من | أُرسلت من | مرسل من | تم الارسال من | ارسل من',
  fa: 'ارسال شده از | فرستاده شده از',
  th: 'ส่งจาก',
  vi: 'được gửi từ | đã gửi từ | gửi từ',
  id: 'dikirim dari | terkirim dari | dihantar dari',
  zh: '发自 | 發自 | 從我的 | 从我的 | 寄件自 | 傳送自 | 通过我的',
};

/** A line begins with these, names a device and says nothing else: people write them too. */
export const MADE_ON: Cues = {
  en: 'powered by | connected by | secured with | sent by my | sent on my | written on | typed on | composed on | dictated on',
  de: 'geschrieben auf | geschrieben mit | getippt auf | verfasst auf | diktiert auf',
  fr: 'envoyé par mon | écrit sur | écrit depuis | rédigé sur | tapé sur | dicté sur',
  es: 'escrito desde | escrito en | redactado en | dictado en',
  pt: 'escrito no | escrito do | digitado no | ditado no',
  it: 'scritto da | scritto dal | scritto con | dettato',
  nl: 'geschreven op | getypt op | gedicteerd op',
  sv: 'skrivet på',
  da: 'skrevet på',
  nb: 'skrevet på',
  fi: 'kirjoitettu',
  pl: 'napisane na | napisano na | pisane na',
  cs: 'napsáno na | psáno na',
  ro: 'scris de pe | scris pe',
  ru: 'написано с | написано на | набрано на',
  uk: 'написано з | набрано на',
  el: 'γράφτηκε από | γράφτηκε σε',
  id: 'ditulis dari | ditulis di | diketik di',
  vi: 'viết từ',
};

/** What a virus scanner writes below the mails that it has seen. */
export const SCANNED: Cues = {
  en: 'virus free | checked for viruses | scanned for viruses',
  de: 'virenfrei | auf viren geprüft | auf viren überprüft',
  fr: 'sans virus | absence de virus | exempt de virus | recherche de virus | a été vérifié',
  es: 'libre de virus | sin virus | en busca de virus | comprobado la ausencia de virus',
  pt: 'livre de vírus | sem vírus | não contém vírus | verificado quanto a vírus | quanto à presença de vírus',
  it: 'privo di virus | senza virus | verificata la presenza di virus | controllata per individuare virus',
  nl: 'virusvrij | virus vrij | gecontroleerd op virussen',
  sv: 'virusfritt | virusfri | sökts igenom efter virus | kontrollerats efter virus',
  da: 'virusfri | kontrolleret for virus',
  nb: 'virusfri | kontrollert for virus',
  fi: 'virusvapaa | tarkistettu virusten varalta',
  pl: 'wolne od wirusów | wolny od wirusów | nie zawiera wirusów | pod kątem wirusów | obecności wirusów',
  cs: 'neobsahuje žádné viry | bez virů | na viry',
  hu: 'vírusmentes | víruskeresés',
  ro: 'fără viruși | nu conține viruși',
  ru: 'без вирусов | на вирусы | на наличие вирусов',
  uk: 'без вірусів | на віруси | на наявність вірусів',
  tr: 'virüs bulunmuyor | virüssüz | virüslere karşı',
  el: 'απαλλαγμένο από ιούς | χωρίς ιούς',
  ja: 'ウイルス フリー | ウイルスフリー | ウイルス チェック',
  zh: '无病毒 | 無病毒',
  ko: '바이러스가 없*',
};

/** What some put behind the device. */
export const EXCUSES: Cues = {
  en: 'excuse my brevity | excuse brevity | excuse the brevity | excuse typos | excuse any typos | excuse my typos | excuse the typos | excuse any errors | excuse any mistakes | forgive brevity | forgive typos | forgive any typos | forgive the brevity | pardon my brevity | pardon the brevity | pardon typos | pardon any typos | pardon the typos | sorry for typos | sorry for any typos | sorry for the typos | sorry for the brevity | sorry for my brevity | apologies for typos | apologies for any typos | apologies for brevity',
  de: 'entschuldigen sie die kürze | entschuldigen sie meine kürze | entschuldige die kürze | entschuldigen sie tippfehler | tippfehler bitte* | kürze bitte* | tippfehler zu entschuldigen | tippfehler vorbehalten | bitte entschuldigen',
  fr: 'excuser ma brièveté | excusez ma brièveté | excuser la brièveté | excusez la brièveté | excuser les fautes | excusez les fautes | désolé pour les fautes',
  es: 'disculpe mi brevedad | disculpa mi brevedad | disculpe la brevedad | disculpa la brevedad | perdón por la brevedad | disculpe los errores | disculpa los errores | disculpe las erratas',
  pt: 'desculpe a brevidade | desculpe minha brevidade | perdoe a brevidade | desculpe os erros | desculpe eventuais erros',
  it: 'scusa la brevità | scusi la brevità | perdona la brevità | perdonate la brevità | scusate la brevità | scusa gli errori | scusate gli errori | mi scuso per la brevità',
  nl: 'excuses voor de beknoptheid | excuseer de beknoptheid | excuses voor typefouten | excuses voor typfouten | excuses voor eventuele',
  sv: 'ursäkta min fåordighet | ursäkta stavfel | ursäkta kortfattat*',
  da: 'undskyld min korthed | undskyld kortfattet* | undskyld stavefejl | undskyld eventuelle',
  nb: 'beklager kortfattet* | unnskyld kortfattet* | beklager skrivefeil | unnskyld skrivefeil',
  fi: 'pahoittelen lyhyyttä | pahoittelut lyhyydestä | anteeksi lyhyt* | anteeksi kirjoitusvirhe*',
  pl: 'przepraszam za zwięzłość | proszę wybaczyć zwięzłość | przepraszam za literówki | proszę wybaczyć literówki',
  cs: 'omluvte stručnost | omluvte prosím stručnost | omluvte překlepy | prosím omluvte',
  ru: 'извините за краткость | простите за краткость | извините за опечатки | простите за опечатки | извините за ошибки',
  uk: 'вибачте за стислість | вибачте за помилки | вибачте за одруки',
  tr: 'kısa yazdığım için | yazım hataları için',
};

/** A line ends with these, and has little else than the device before. */
export const SENT_AT_END: Cues = {
  tr: '*dan gönderildi | *den gönderildi | *tan gönderildi | *ten gönderildi',
  hu: '*ról küldve | *ről küldve | *ról elküldve | *ből küldve',
  ja: 'から送信 | から送信されました',
  ko: '*에서 보냄 | *에서 보냈습니다',
  hi: 'से भेजा गया | से भेजा गया है',
};

/** A line begins with the first and ends with the second. */
export const SENT_AROUND: [opening: Cues, end: Cues] = [
  { de: 'von meinem | von meiner | diese nachricht wurde | diese mail wurde | diese e mail wurde' },
  { de: 'gesendet | verschickt | versendet' },
];

/** What leads to the program itself; a line begins with these. */
export const GET_PROGRAM: Cues = {
  en: 'get outlook for | download outlook for',
  de: 'outlook für | outlook herunterladen',
  fr: 'télécharger outlook | obtenir outlook | outlook pour',
  es: 'obtener outlook | obtén outlook | outlook para | descargar outlook',
  pt: 'obter o outlook | obtenha o outlook | baixe o outlook | baixar o outlook | outlook para | obter outlook',
  it: 'scarica outlook | ottieni outlook | outlook per',
  nl: 'outlook voor | download outlook voor',
  sv: 'hämta outlook | skaffa outlook | outlook för',
  da: 'hent outlook | download outlook | outlook til',
  nb: 'skaff deg outlook | få outlook | last ned outlook',
  fi: 'hanki outlook | lataa outlook',
  pl: 'pobierz program outlook | pobierz aplikację outlook | pobierz outlook | uzyskaj aplikację outlook',
  cs: 'získat outlook | získejte outlook | stáhnout outlook',
  hu: 'az outlook beszerzése | outlook beszerzése | outlook letöltése',
  ro: 'descărcați outlook | obțineți outlook',
  tr: "outlook'u edinin | ios için outlook'u | android için outlook'u",
  ru: 'получить outlook | скачать outlook | загрузить outlook',
  uk: 'отримати outlook | завантажити outlook | отримайте outlook',
  el: 'λήψη του outlook | αποκτήστε το outlook',
  he: 'הורד את outlook | קבל את outlook',
  ar: 'احصل على outlook | الحصول على outlook',
  ja: 'outlook for ios を入手 | outlook for android を入手 | ios 版 outlook | android 版 outlook',
  ko: 'ios용 outlook | android용 outlook | outlook for ios | outlook for android',
  zh: '获取 outlook | 下载 outlook | 取得 outlook | 下載 outlook | 获取适用于',
  vi: 'tải outlook | nhận outlook',
  id: 'dapatkan outlook | unduh outlook',
};
