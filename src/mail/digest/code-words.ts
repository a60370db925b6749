/** The words that tell a one-time code from any other number, in thirteen languages and some more. */

/** Names of a code that proves the identity of its reader. */
export const CODE_NAMES = words(
  // English
  '(?:verification|verify|security|authentication|authenticator|authorization|one[- ]?time|single[- ]use|log[- ]?in|sign[- ]?in|sign[- ]?up|two[- ]factor|two[- ]step|2fa|mfa|2-step|otp|activation|validation|temporary|magic|account recovery|password reset|reset) (?:log[- ]?in |sign[- ]?in |security |verification |access )?(?:pass ?code|code|pin|token)s?',
  'one[- ]?time pass(?:word|phrase|key)?',
  'verification (?:number|key)',
  'code to (?:sign|log|verify|confirm|reset|finish|complete|continue|activate|authenticate|prove)',
  'code for (?:signing|logging|verifying|confirming)',
  '(?:otp|totp)',
  // German
  '(?:bestätigungs|verifizierungs|verifikations|sicherheits|einmal|anmelde|login|zugangs|zugriffs|freischalt|aktivierungs|prüf|authentifizierungs|authentisierungs|registrierungs|einrichtungs)-?(?:code|kode|pin|schlüssel|kennwort|passwort)s?',
  '(?:mobile|sms|e|mail)?-?tan',
  'einmalig\\p{L}{0,2} (?:code|passwort|kennwort|pin)',
  'code (?:zur|für die) (?:anmeldung|bestätigung|verifizierung)',
  // French
  "code (?:de |d[’'])(?:vérification|sécurité|validation|connexion|activation|authentification|identification)",
  'code (?:à usage unique|temporaire|secret|unique)',
  'mot de passe (?:à usage unique|unique|temporaire)',
  // Spanish and Portuguese
  '(?:código|clave|codigo|pin) (?:de )?(?:verificación|seguridad|autenticación|activación|inicio de sesión|validación|un solo uso|uso único|verificação|segurança|autenticação|ativação|login|validação|verificacion|seguridad|verificacao|seguranca|temporal|temporário)',
  '(?:contraseña|senha) (?:de un solo uso|de uso único|temporal|única)',
  // Italian
  'codice (?:di )?(?:verifica|sicurezza|autenticazione|attivazione|autorizzazione|monouso|temporaneo|otp|login)',
  'password monouso',
  // Dutch
  '(?:verificatie|beveiligings|inlog|eenmalige|activatie|activerings|aanmeld|controle|authenticatie)[- ]?(?:code|pincode|wachtwoord)',
  // Polish
  '(?:kod|hasło)u? (?:weryfikacyjn|jednorazow|bezpieczeństwa|aktywacyjn|logowania|uwierzytelniając|autoryzacyjn)\\p{L}*',
  '(?:jednorazow|weryfikacyjn)\\p{L}{1,3} (?:kod|hasł)\\p{L}{0,2}',
  // Russian and Ukrainian
  '(?:код|пароль|пин-код)\\p{L}{0,2} (?:подтверждени|проверки|безопасности|верификации|активации|авторизации|для входа|входа|доступа|підтвердження|перевірки)\\p{L}{0,3}',
  '(?:проверочн|одноразов|верификационн|секретн)\\p{L}{2,3} (?:код|пароль|пин-код)\\p{L}{0,2}',
  // Scandinavian, Finnish, Turkish, Czech, Indonesian, Vietnamese, Greek
  '(?:verifierings|verifikations|verifiserings|bekræftelses|bekreftelses|bekräftelse|engångs|engangs|säkerhets|sikkerheds|sikkerhets|inloggnings|logg?ind?|påloggings)-?(?:kod|kode|koden|lösenord)',
  '(?:vahvistus|kertakäyttö|todennus|turva)(?:koodi|tunnus)\\p{L}{0,3}',
  '(?:doğrulama|onay|güvenlik|tek kullanımlık|giriş) (?:kod|şifre|parola)\\p{L}{0,4}',
  '(?:ověřovací|bezpečnostní|jednorázov\\p{L}|potvrzovací|overovací) k[oó]d\\p{L}{0,2}',
  'kode (?:verifikasi|otp|keamanan|masuk)',
  'mã (?:xác minh|xác thực|xác nhận|otp|bảo mật)',
  'κωδικ\\p{L}{1,2} (?:επαλήθευσης|επιβεβαίωσης|ασφαλείας|μίας χρήσης)',
);
/** The same in scripts that write no spaces between words, or join articles to them. */
export const CODE_NAMES_UNSPACED =
  /(?:認証|確認|検証|セキュリティ|ログイン|ワンタイム|本人確認|二段階認証|アクティベーション)(?:用)?(?:コード|番号|パスワード|パスコード|キー)|(?:验证|驗證|校验|校驗|动态|動態|安全|登录|登入|激活|确认|確認|一次性)(?:代)?(?:码|碼|密码|密碼)|(?:動態|动态)口令|(?:인증|확인|보안|일회용|로그인|본인 ?확인|2단계 인증)\s?(?:번호|코드|비밀번호|암호)|(?:رمز|كود|الرمز|الكود|رقم)\s(?:ال)?(?:تحقق|تأكيد|أمان|دخول|تفعيل|مصادقة|مؤقت|توثيق)\p{L}{0,2}|رمز\s(?:تسجيل الدخول|لمرة واحدة)|كلمة\s(?:ال)?(?:مرور|سر)\s(?:لمرة واحدة|مؤقتة)|קוד\s(?:ה)?(?:אימות|אבטחה|כניסה)|ओटीपी/gu;

/** Names that a hotel, an airline or a meeting uses too; the topics of the mail decide. */
export const AMBIGUOUS_NAMES = words(
  '(?:confirmation|access|entry) (?:code|pin|number)',
  'pass ?code',
  'pin(?:-?code)?',
  'bestätigungsnummer',
  'geheimzahl',
  "code (?:de |d[’'])(?:confirmation|accès)",
  '(?:código|clave|codigo) de (?:confirmación|confirmação|acceso|acesso|confirmacion|confirmacao)',
  'codice di (?:conferma|accesso)',
  '(?:bevestigings|toegangs|pin)code',
  'kod (?:potwierdzając\\p{L}|dostępu|pin)',
);

/** A bare word for a code: it needs more than itself. */
export const BARE_NAMES = words(
  '(?:codes?|código|codigo|codice|kode?|koden|koodi|koodin|kodu|kodunuz|kód|κωδικός|код|кодом|кода)',
);
export const BARE_NAMES_UNSPACED =
  /コード|代码|代碼|(?<![\p{Script=Han}])[码碼]|코드|(?:ال)?رمز\p{L}{0,3}|(?:ال)?كود\p{L}{0,3}|קוד|कोड/gu;

/**
 * The words that may stand before a bare name: none, a word that makes the code the reader's, or one that only points. After any
 * other word it is the code of some thing.
 */
export const POINTING_BEFORE =
  /(?:^|[.:;!?,(–—-]\s*|(?<!\p{L})(?:your|you|dein\p{L}{0,2}|ihr\p{L}{0,2}|votre|vos|ton|tes|tu|tus|su|sus|tuo|tuoi|suo|teu|seu|sua|je|jouw|uw|twój|tw\p{L}{2,3}|ваш\p{L}{0,3}|тво\p{L}{1,2}|din|ditt|dit|sinun|váš|vašeho|tvůj)(?:\s+[^\s.]+){0,3}\s+|(?<!\p{L})(?:the|this|that|a|following|it|use|enter|type|with|by|der|den|dieser|diesen|einen|folgenden|mit|le|ce|un|el|este|il|questo|o|de|deze|het|ten|kod|этот|den|det|eller|or|and|is|here)\s+)$/iu;

/** Verbs for what the reader does with a code. */
export const ENTER_VERBS = words(
  '(?:enter|type|input|key in|use|submit|paste|provide)',
  'geben sie|gib|eingeben|verwenden sie|nutze',
  'entrez|saisissez|saisir|utilisez|tapez',
  'introduce|introduzca|ingresa|ingrese|escribe|usa|utiliza|utilice|digite|insira|use o|introduza',
  'inserisci|inserire|digita|utilizza',
  'voer|gebruik|vul',
  'wpisz|wprowadź|podaj|użyj',
  'введите|укажите|используйте',
  'ange|indtast|skriv inn|girin|zadejte',
);
export const ENTER_VERBS_UNSPACED = /入力|输入|輸入|입력|أدخل|استخدم/gu;

/** Names of other numbers; also the names of codes that buy, ship or book something. */
export const OTHER_NAMES = words(
  // English
  '(?:order|purchase|invoice|receipt|bill|payment|transaction|transfer|shipment|shipping|tracking|parcel|package|ticket|case|incident|issue|claim|quote|quotation|booking|reservation|itinerary|flight|seat|gate|customer|client|membership|employee|student|patient|policy|contract|licen[cs]e|serial|model|product|part|item|sku|article|batch|lot|reference|record locator|pnr|e-?ticket|document|version|build|release|port|page|pull request|pr|commit|job|apt|building|p\\.? ?o\\.? box|floor|street|road|avenue|vat|tax|ein|registration|registered|iban|bic|swift|sort|routing|visa|mastercard|amex|telephone|tel|fax|hotline|ext|extension|zip|postal|postcode|country|area|dialing|dress|source|qr|bar|error|exit|status|http|response|rfc|iso|course|meeting|webinar|conference|dial-in|lottery|draw|prize|promo|promotion(?:al)?|discount|coupon|voucher|gift(?: card)?|referral|invite|invitation|offer|savings|checkout|reward|loyalty|partner|affiliate|campaign|train|table|postage|rma|return|warranty|subscription|imei|asin|isbn|doi|ean|upc|cve)s?(?: (?:id|no\\.?|nr\\.?|number|numbers|code|codes|reference|ref|pin|card|#))?',
  '(?:account|user|device|app|phone|mobile|event|company|unit|card|member|room|file|class|request|locker|plan|bus) (?:id|no\\.?|number|ref|reference|#)|(?:call|text \\p{L}{2,10} to|sms \\p{L}{2,10} to)',
  '(?:id|no\\.?|nr\\.?|number|ref\\.?|serial|score|balance|total|amount|price|quantity|points|year|since|until|copyright|born|edition)',
  '(?:ending|ends|end|finishing) (?:in|with)|last (?:four|4|two|2|three|3) digits(?: of)?',
  'save (?:up to|with)|off with|with code',
  // German
  '\\p{L}{0,20}(?:bestell|auftrags|rechnungs|kunden|sendungs|paket|vorgangs|ticket|artikel|buchungs|reservierungs|vertrags|konto|mitglieds|versicherungs|telefon|beleg|liefer|referenz|steuer|handelsregister|haus|zimmer|platz|identifikations|serien|fall|akten|antrags|transaktions|mandats|gläubiger)-?(?:nummer|nr\\.?|id|code|kennung|zeichen)',
  '(?:rabatt|gutschein|aktions|promo|buchungs|abhol|empfehlungs|einladungs|länder|bank|qr-|strich)-?code|plz|postleitzahl|bestellung|rechnung|aktenzeichen|tel\\.?|telefon|hotline|fax|hrb|blz|endet auf|endziffern|sendung|buchung|reservierung|vorgang|ausgabe|postfach|gutschein',
  // French
  '(?:numéro|n°|no|num\\.?|référence|réf\\.?|code|id)(?: client| promo| promotionnel| postal| barre| avantage| parrainage| réduction)| (?:numéro|n°|référence|réf\\.?)',
  "n°|numéro (?:de |d[’'])\\p{L}+|référence|réf\\.?|code (?:promo\\p{L}*|postal|barres?|de réduction|cadeau|de parrainage|avantage|de réservation|de suivi)|commande|facture|colis|dossier|réservation|siret|tél\\.?|téléphone|bp|cedex",
  // Spanish, Portuguese
  "(?:número|nº|n\\.º|num\\.?|numero) (?:de |do |da |d[’']\\s?)?\\p{L}+|(?:código|codigo|cupón|cupom) (?:promocional|postal|de descuento|de desconto|de reserva|da reserva|de seguimiento|de rastreio|de rastreamento|de barras|de cliente|de regalo|de invitación|de convite)|pedido|factura|fatura|envío|reserva|referencia|referência|expediente|tel[eé]fono|telefone|localizador|cep|cnpj|nif|nota fiscal|encomenda|protocolo",
  // Italian
  'codice (?:sconto|promo\\p{L}*|fiscale|prenotazione|cliente|postale|ordine|di prenotazione|di tracciamento|tracking|iban|articolo|regalo|invito|di spedizione)|ordine|fattura|spedizione|prenotazione|pratica|p\\.? ?iva|partita iva|telefono|cap|buono',
  // Dutch
  '(?:kortings|actie|boekings|reserverings|cadeau|vouchers?|promo|tracking|klant|order|qr-)-?code|(?:bestel|order|factuur|klant|ticket|zending|pakket|reserverings|boekings|dossier|telefoon|kvk|btw|zaak|rekening|lidmaatschaps)-?(?:nummer|nr\\.?)|postcode|bestelling|factuur|zending|t\\.n\\.v\\.',
  // Polish
  'kod(?:u|em)? (?:rabatow|promocyjn|pocztow|kreskow|zniżkow|rezerwacj|odbioru)\\p{L}*|(?:numer|nr)\\p{L}{0,3}(?: \\p{L}+)?|zamówieni\\p{L}{1,2}|faktur\\p{L}{1,2}|przesyłk\\p{L}{1,2}|zgłoszeni\\p{L}{1,2}|rezerwacj\\p{L}{1,2}|nip|regon|krs|tel\\.?',
  // Russian
  'промокод\\p{L}{0,2}|купон\\p{L}{0,2}|заказ\\p{L}{0,2}|сч[её]т\\p{L}{0,2}|накладн\\p{L}{1,3}|трек-(?:номер|код)\\p{L}{0,2}|индекс|бронировани\\p{L}{1,2}|брони|обращени\\p{L}{1,2}|заявк\\p{L}{1,2}|тел\\.?|телефон\\p{L}{0,2}|номер\\p{L}{0,2}|инн|огрн|кпп|посылк\\p{L}{1,2}|карт\\p{L}{1,2}',
  // Scandinavian, Turkish
  '(?:ordre|order|faktura|kund|kunde|sporings|pakke|paket|bokning|booking|sak)s?-?(?:nummer|nr\\.?|kod|kode)|rabattkod\\p{L}{0,2}|rabatkode|kampanjekode|postnummer|sipariş (?:no|numarası)|kargo|fatura|indirim kodu|kupon\\p{L}{0,2}',
);
export const OTHER_NAMES_UNSPACED =
  /(?:注文|予約|お客様|顧客|追跡|伝票|請求書|会員|問い?合わ?せ|お問い合わせ|受付|管理|商品|郵便|電話|口座|領収書|確認書|便名|登録)(?:番号|コード|No)|(?:クーポン|割引|プロモーション|優待|招待|紹介)(?:コード|番号)?|電話|〒|(?:订单|訂單|快递|运单|物流|单|发票|發票|客户|會員|会员|预订|預訂|工单|流水|电话|電話|交易|合同|航班|邮政|取件|商品|账|帳)(?:号码|號碼|编号|編號|编码|号|號|单号|單號)|(?:优惠|優惠|折扣|促销|兑换|邀请|推荐|取件|提货|邮|二维)(?:码|碼|编|券)|邮编|電話|电话|热线|尾号|(?:주문|송장|운송장|고객|예약|문의|접수|회원|우편|전화|계좌|영수증|배송|상품|사업자)\s?(?:등록)?\s?번호|(?:쿠폰|할인|프로모션|초대|추천)\s?(?:코드|번호)?|전화|(?:رقم|أرقام)\s(?:ال)?(?:طلب|تتبع|فاتورة|حجز|شحنة|تذكرة|هاتف|حساب|عميل|مرجع|معاملة)\p{L}{0,2}|(?:كود|رمز|قسيمة)\s(?:ال)?(?:خصم|ترويج\p{L}*|حجز|بريد\p{L}*)|هاتف|ال(?:طلب|فاتورة|شحنة)|©|№/gu;

/** Words of mail about signing in or confirming an address. */
export const PROOF_CONTEXT = words(
  "sign(?:ing)?[- ]?in|log(?:ging)?[- ]?in|sign(?:ing)?[- ]?up|verif(?:y|ying|ication)|authenticat\\p{L}+|two-factor|2fa|one[- ]?time|expires?|valid for|do(?:n[’']t| not) share|never share|did(?:n[’']t| not) (?:request|ask|try)|confirm your|identity|prove|recover(?:y|ing)?(?= (?:your|page|of|account))|(?:is|address is) yours|you (?:asked for|requested)|in \\p{L}+ minutes|account access",
  'anmeld\\p{L}+|einlogg\\p{L}+|registrier\\p{L}+|bestätig\\p{L}+|verifizier\\p{L}+|gültig|läuft ab|niemandem|nicht weiter|ablauf',
  'connexion|connecter|vérifi\\p{L}+|valable|expire\\p{L}*|ne partagez|ne le (?:partagez|communiquez)|identité|inscription',
  'iniciar sesión|inicio de sesión|verific\\p{L}+|válido|caduca|expira|no (?:lo )?compartas|identidad|registro|entrar|não compartilhe|confirmar|confirma',
  'accedere|accesso|verifica\\p{L}*|valido|scade|non condivider\\p{L}*|identità|registrazione',
  'inloggen|aan te melden|verifi\\p{L}+|bevestig\\p{L}*|geldig|verloopt|deel\\p{L}* .{0,12}niet',
  'zalogowa\\p{L}*|logowani\\p{L}+|weryfik\\p{L}+|potwierd\\p{L}+|ważny|wygaśnie|nie udostępniaj',
  'войти|входа?|вход|подтверд\\p{L}+|действителен|никому|истека\\p{L}+|регистраци\\p{L}+',
  'logga in|verifiera|giltig|log ind|logge inn|gyldig|kirjaud\\p{L}+|vahvista|giriş|doğrula\\p{L}*|geçerli|přihlá\\p{L}+|ověř\\p{L}+|masuk|đăng nhập',
);
export const PROOF_CONTEXT_UNSPACED =
  /認証|ログイン|本人確認|有効期限|有効です|验证|驗證|登录|登入|有效|泄露|洩露|인증|로그인|유효|공유하지|التحقق|تسجيل|صالح|تنتهي|مشاركة/u;

/** Words of mail about a sale, a journey or a meeting. */
export const OTHER_CONTEXT = words(
  'discount|coupon|promo\\p{L}*|voucher|% off|check-?out|sale|rabatt\\p{L}*|gutschein\\p{L}*|remise|réduction|soldes|descuento|desconto|sconto|saldi|korting\\p{L}*|zniżk\\p{L}+|rabat\\p{L}*|скидк\\p{L}+|промокод\\p{L}*|indirim',
  'flights?|airlines?|boarding|itinerary|hotel|check-in|reservation|booking|flug|buchung\\p{L}*|reservier\\p{L}+|reise|réservation|vol|vuelo|reserva|voo|prenotazione|volo|boeking|vlucht|rezerwacj\\p{L}+|lot|бронирован\\p{L}+|рейс',
  'orders?|ordered|shipped|invoice|receipt|bestellung|rechnung|lieferung|commande|facture|livraison|pedido|factura|envío|ordine|fattura|spedizione|bestelling|factuur|zamówieni\\p{L}+|faktur\\p{L}+|заказ\\p{L}*|sipariş',
  'meeting id|webinar|dial-in|join (?:zoom|the meeting|by phone|meeting)|conference|besprechung|réunion|reunión|one tap mobile',
);
export const OTHER_CONTEXT_UNSPACED =
  /注文|クーポン|割引|セール|予約|搭乗|ご宿泊|订单|优惠|折扣|航班|预订|酒店|주문|쿠폰|할인|예약|항공|خصم|حجز|رحلة/u;

/** Units that follow an amount, a time span or a count, never a code. */
export const UNIT_AFTER =
  /^\s?(?:[%‰€$£¥₹₩₽°]|(?:eur|usd|gbp|chf|jpy|cny|rmb|inr|brl|pln|sek|nok|dkk|kr|zł|zl|rub|руб|円|元|원|dollars?|euros?|points?|pts?|miles?|credits?|minutes?|mins?|hours?|days?|seconds?|weeks?|months?|years?|minuten|stunden|tagen?|heures?|jours?|minutos|horas|días|minuti|ore|giorni|minuten|uur|dagen|minut|godzin|dni|минут|час|分|秒|日|年|月|分钟|分鐘|小时|분|초|년|월|일|people|users|customers|items|pcs|kg|km|mb|gb|kb|px|kwh|am|pm|uhr)(?![\p{L}]))/iu;

/** A regular expression over whole words in any script that has them. */
function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'giu');
}
