/** What mail programs call the headers that they put above an older mail, in each language; alternatives of a regular expression. */

export type HeaderKind = 'from' | 'date' | 'to' | 'subject';

export const OLD_HEADERS: readonly (readonly [HeaderKind, string])[] = [
  [
    'from',
    'from|von|de|da|van|od|от|від|від кого|发件人|寄件者|寄件人|差出人|보낸 사람|보낸사람|발신|발신자|från|fra|lähettäjä|kimden|gönderen|من|از|feladó|de la|expeditor|από|מאת|מ|จาก|từ|dari|daripada|nuo|siuntėjas|no|saatja|pošiljatelj|šalje|प्रेषक',
  ],
  [
    'date',
    'message du|sent|date|gesendet|datum|envoyé(?: le)?|date d.envoi|fecha|enviado(?: el| em| a)?|enviada(?: em)?|enviat(?: el)?|inviato|data|verzonden|wysłano|дата|отправлено|发送时间|发送日期|日期|寄件日期|傳送時間|送信日時|日時|日付|보낸 날짜|보낸날짜|날짜|skickat|sendt|dato|lähetetty|päivämäärä|odesláno|odoslané|gönderilen|gönderildi|gönderme|tarih|تاريخ|تاريخ الإرسال|تم الإرسال|أرسلت|تاریخ|ارسال شده|küldve|elküldve|dátum|trimis|στάλθηκε|ημερομηνία|נשלח|תאריך|надіслано|изпратено|ส่ง|วันที่|đã gửi|ngày|gửi|dikirim|tanggal|poslano|poslato|išsiųsta|nosūtīts|saadetud|kuupäev|भेजा गया|दिनांक',
  ],
  [
    'to',
    'to|an|à|para|a|per|aan|do|кому|до|收件人|宛先|받는 사람|받는사람|수신|수신자|till|til|vastaanottaja|komu|kime|إلى|به|címzett|către|catre|προς|אל|ถึง|tới|đến|kepada|za|prima|kam|gavėjas|kellele|adresaat|प्राप्तकर्ता',
  ],
  [
    'subject',
    'subject|betreff|objet|sujet|asunto|oggetto|assunto|onderwerp|temat|тема|относно|主题|主旨|件名|제목|ämne|emne|aihe|předmět|predmet|konu|الموضوع|موضوع|tárgy|subiect|θέμα|נושא|เรื่อง|chủ đề|perihal|subjek|hal|zadeva|assumpte|tema|temats|teema|विषय',
  ],
];
