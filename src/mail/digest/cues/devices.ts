/** The words of the line that a mail program puts below a mail to tell the device or itself. */
import type { Cues } from './cues.ts';

/** A line begins with these, and names a device or a program. */
export const SENT_FROM: Cues = {
  en: 'sent from | sent via | sent with | sent using',
  de: 'gesendet von | gesendet mit | gesendet über',
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
