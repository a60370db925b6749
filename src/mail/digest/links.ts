/** What a link in a mail is for: told by its own words first, then by its URL, then by the words before it. */
import type { DigestLink } from '../../core/ports/mail-reader.ts';

/** `text` as the link shows it. */
export type FoundLink = { text: string; url: string; host: string };

type Kind = DigestLink['kind'];

const WORDS: [Exclude<Kind, 'other'>, RegExp][] = [
  [
    'unsubscribe',
    /unsubscri|opt[- ]?out|(?:manage|update|change|edit|email|mail|notification|communication|subscription) (?:your )?(?:email |mail |notification |communication |subscription )?(?:preferences|settings|subscriptions?)|stop (?:receiving|getting) (?:these|this|our)|turn off (?:these|email|notification)|remove (?:me|yourself)|abbestell|abmelden|austragen|newsletter.einstellungen|désabonn|desabonn|désinscri|se désinscrire|gérer (?:mes|vos) préférences|darse de baja|dar de baja|cancelar (?:la )?(?:suscripción|a? ?inscrição|assinatura)|desuscrib|descadastr|disiscriv|annulla(?: l.)? ?iscrizione|cancella(?:ti| l.)? ?iscrizione|uitschrijven|afmelden|wypisz|zrezygnuj|rezygnacj|отписаться|отпис|配信停止|購読解除|退会|登録解除|退订|退訂|取消订阅|取消訂閱|수신거부|수신 거부|구독 취소|إلغاء الاشتراك|avregistrera|avsluta prenumeration|avprenumerera|frameld|afmeld|avmeld|peruuta tilaus|abonelikten|odhlásit/iu,
  ],
  [
    'reset',
    /(?:reset|change|choose|set|recover|forgot\p{L}*|new|create)(?: (?:up|a|an|your|my|the|new|account))* pass ?(?:word|code)|password (?:reset|recovery)|(?:passwort|kennwort)\p{L}* (?:zurücksetzen|ändern|neu|vergeben|festlegen|wiederherstellen)|(?:neues|neuen) (?:passwort|kennwort)|réinitialis\p{L}*(?: \p{L}+)? (?:le |mon |votre )?mot de passe|(?:nouveau|changer(?: de| le| mon| votre)?|modifier(?: le| mon| votre)?) mot de passe|(?:restablec\p{L}*|cambia\p{L}*|recuper\p{L}*|nueva) (?:la |tu |su |mi )?contraseña|(?:redefin\p{L}*|alter\p{L}*|recuper\p{L}*|nova) (?:a |sua |minha |de )?(?:senha|palavra-passe)|(?:reimposta\p{L}*|cambia\p{L}*|recuper\p{L}*|nuova|modifica) (?:la |tua |la tua )?password|wachtwoord (?:opnieuw instellen|wijzigen|resetten|herstellen)|nieuw wachtwoord|(?:zresetuj|zmień|ustaw|odzyskaj|nowe) (?:nowe )?hasło|(?:сброс\p{L}*|смен\p{L}*|восстанов\p{L}*|измен\p{L}*|новый) парол|パスワード(?:を|の)?(?:再設定|リセット|変更)|(?:重置|重設|重设|修改|找回)(?:您的|你的)?(?:密码|密碼)|비밀번호 ?(?:를 ?)?(?:재설정|변경|초기화|찾기)|إعادة تعيين كلمة|تغيير كلمة|(?:återställ|ändra|byt) (?:ditt )?lösenord|nulstil|(?:tilbakestill|endre) passord|vaihda salasana|şifre\p{L}* (?:sıfırla|değiştir)/iu,
  ],
  [
    'verify',
    /verif(?:y|ied|ication|ica|iera|izier|ië)|confirm (?:my|your|the|this|email|e-mail|address|account|subscription|registration|sign|log|it.s|that)|^confirm(?: now)?$|confirm email|activate (?:my|your|the|account)|^activate(?: now)?$|validate (?:my|your|email)|(?:sign|log) ?in (?:to|now|with|here|securely)|^(?:sign|log) ?in$|magic link|complete (?:your )?(?:registration|sign.?up|signup)|finish (?:signing|your registration|creating|setting)|accept (?:the |your )?invit|bestätig|aktivier|freischalt|anmeldung abschließen|jetzt anmelden|^(?:anmelden|einloggen)$|confirmer|vérifi|activer (?:mon|votre|le)|valider (?:mon|votre|l)|se connecter|confirmar|confirma (?:tu|su|il|l)|activar (?:mi|tu|su|la)|activa (?:tu|su)|iniciar sesión|ativar|valide|validar|entrar na|conferma|attiva (?:il|l|account)|accedi|bevestig|activeer|inloggen|potwierd|aktywuj|zweryfikuj|zaloguj|подтверд|активир|войти|認証|確認(?:する|リンク|はこちら)|有効(?:化|にする)|本登録|ログイン(?:する|$)|验证|驗證|激活|确认(?:邮箱|您的|电子邮件)|確認(?:電子郵件|信箱|您的)|인증|이메일 확인|계정 활성화|로그인하기|تأكيد|تحقق|تفعيل|bekräfta|aktivera|bekræft|bekreft|vahvista|doğrula|etkinleştir|potvrdit|ověřit/iu,
  ],
];

const PATHS: [Exclude<Kind, 'other'>, RegExp][] = [
  [
    'unsubscribe',
    /unsub(?:scribe)?|opt-?out|email-?preferences|(?:email|mail|notification|subscription)s?[-_/](?:preferences|settings|manage)|abbestell|abmeld|desabonn|desinscri|baja|descadastr|disiscri|uitschrijv|wypisz|list-manage/i,
  ],
  [
    'reset',
    /(?:reset|forgot|recover|change|new)[-_/]?(?:my[-_/]?)?(?:password|passwd|pwd|passcode)|(?:password|passwd|pwd)s?[-_/]?(?:reset|recover|forgot|edit|change|new)|passwort[-_]?(?:zurueck|reset|neu)|mot-de-passe|contrasena|reimposta/i,
  ],
  [
    'verify',
    /(?:^|[/?&=.#])(?:(?:e-?mail|account|address|user|sign-?up|registration|token)s?[-_]?)?verif(?:y|ication|ied|ica)|(?:e-?mail|account|address|registration|signup|subscription|user)s?[-_/]?(?:confirm|activat|validat)|confirm(?:ation)?(?:[-_/]?(?:e-?mail|account|address|registration|token|signup|subscription|user)|[/?=]|$)|activat(?:e|ion)|magic[-_/]?(?:link|login|sign)|(?:login|signin|sign-in|auth|session)[/_-](?:magic|token|email|link|callback|verify)|one[-_]?time|passwordless|double-?opt-?in|bestaetig|bestatig/i,
  ],
];

/** Link texts that say nothing of what the link is for, and texts that are URLs themselves. */
const EMPTY_WORDS =
  /^(?:(?:please )?(?:click|tap|press|go|follow|open|visit|see)?\s?(?:on )?(?:the |this )?(?:here|link|button|page|url|below|now|continue|weiter|hier(?: klicken)?|klicken sie hier|ici|cliquez ici|aquí|haz clic aquí|aqui|clique aqui|qui|clicca qui|klik hier|tutaj|kliknij tutaj|здесь|сюда|こちら|ここをクリック|点击这里|點擊這裡|여기|هنا|get started|let.s go|yes|ok|continue|start|accept|go)(?: now)?[.!→»> ]*|https?:\/\/\S+|[\w.-]+\.[a-z]{2,}(?:\/\S*)?)?$/iu;
const MAX_BEFORE = 160;

/** The kind of the link; `before` is the text of the mail up to it. */
export function linkKind(link: FoundLink, before: string): Kind {
  const own = kindIn(WORDS, link.text.slice(0, 300));
  if (own !== null) return own;
  const path = kindIn(PATHS, pathOf(link.url));
  if (path !== null) return path;
  if (!EMPTY_WORDS.test(link.text.trim().slice(0, 300))) return 'other';
  return kindIn(WORDS, lastSentence(before)) ?? 'other';
}

function kindIn(kinds: typeof WORDS, text: string): Kind | null {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The URL without its host, which names the sender and not the purpose; cut, because a long query holds another URL or noise. */
function pathOf(url: string): string {
  const match = /^[a-z][a-z0-9+.-]{0,20}:\/\/[^/?#]{0,300}([^#]{0,300})/i.exec(url);
  return match?.[1] ?? (/^mailto:/i.test(url) ? url.slice(0, 300) : '');
}

/**
 * The sentence before the link: it begins after the link before it, after an empty line, or after the last sentence that ended
 * earlier.
 */
function lastSentence(before: string): string {
  const near = before.slice(-MAX_BEFORE).trimEnd();
  const from = Math.max(near.lastIndexOf('['), near.lastIndexOf('\n\n'), near.search(/[.!?。！？]\s[^.!?。！？]*$/));
  return near.slice(from + 1);
}
